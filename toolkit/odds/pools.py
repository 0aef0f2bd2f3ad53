"""Pools of equal dice: exact, however often the dice explode.

One die's generating function is a fraction N(t) / D(t), with the plain faces in N and the number of faces less the
exploding ones in D. A pool's, f = (N / D)**n, therefore obeys N D f' = n f (N' D - N D'): its coefficients follow from
the few before them, and times one power of the number of faces they stay whole numbers throughout.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil, log, sqrt
from typing import TYPE_CHECKING

from msgspec import Struct

from toolkit.errors import SettingError
from toolkit.odds.dice import Die, Face, whole_dice
from toolkit.odds.distribution import Distribution
from toolkit.odds.ends import AtLeast

if TYPE_CHECKING:
    from collections.abc import Mapping

MOST_EXACT = 2000  # dice; beyond them the floats of toolkit.odds.floats
MOST_BITS = 100_000_000  # of all ways together; writing them down takes seconds


def pool(die: Die, dice: int, up_to: int | None = None) -> Distribution:
    """The exact total of ``dice`` dice: 0 for no dice.

    ``up_to``: totals from this one on are put together as ``AtLeast(up_to)``, exactly; without it, a die that explodes
    is followed until the rest is below about 1e-15. SettingError above 2,000 dice or when the totals are too many.

    >>> pool(Die.parsed("-1,0,0,1,1,1!"), 1, 3)[AtLeast(3)]
    Fraction(17, 1296)
    """
    whole_dice(dice, most=MOST_EXACT)
    if min(die.again, default=0) < 0:
        if up_to is not None:
            raise ValueError("this die's totals have no lower end: no up_to")
        return -pool(Die(tuple(Face(-face.value, face.again) for face in die.faces)), dice)
    lowest = min(die.plain) * dice
    highest = lowest if not dice else None if die.explodes else max(die.plain) * dice
    cap = far_enough(die, dice) if up_to is None and highest is None else up_to
    if cap is None or (highest is not None and cap > highest):
        cap = None
        count = (highest or 0) - lowest + 1
    else:
        count = max(cap - lowest, 0)
    ways, total = _ways(die, dice, count)
    outcomes: list[int | AtLeast] = list(range(lowest, lowest + count))
    if cap is not None:
        outcomes.append(AtLeast(min(cap, lowest) if count == 0 else cap))
        ways.append(total - sum(ways))
    return Distribution(tuple(outcomes), tuple(ways), total)


def far_enough(die: Die, dice: int, nines: int = 15) -> int:
    """A total so high that an exploding pool reaches it with a chance of about 10 ** -nines or less."""
    chance = sum(die.again.values()) / len(die.faces)
    tail = ceil(nines * log(10) / -log(chance)) * max(die.again)
    spread = sqrt(2 * nines * log(10) * dice * float(die.variance))
    return ceil(float(dice * die.mean) + spread) + tail + max(*die.plain, 0)


def mean_above_zero(die: Die, dice: int) -> Fraction:
    """The exact mean of the total where a total below 0 counts as 0."""
    below = pool(die, dice, 0)
    deficit = sum(
        -n * ways for n, ways in zip(below.outcomes, below.ways, strict=True) if not isinstance(n, AtLeast) and n < 0
    )
    return dice * die.mean + Fraction(deficit, below.total)


def power_above_zero(die: Die, dice: int, point: Fraction) -> Fraction:
    """The exact E[point ** total] where a total below 0 counts as 0; at 0, the chance of a total of 0 or less."""
    below = pool(die, dice, 1)
    if point == 0:
        return below.chance(lambda n: n < 1)
    # what the totals below 0 have too much, over the common bottom total * top ** dice, the lowest total first
    top, bottom = point.numerator, point.denominator
    surplus = sum(
        ways * (top**dice - bottom**-n * top ** (dice + n))
        for n, ways in zip(below.outcomes, below.ways, strict=True)
        if n < 0
    )
    return die.at(point) ** dice + Fraction(surplus, below.total * top**dice)


class Series(Struct, frozen=True):
    """The polynomials of one die, lowest power first: ``top`` N without its lowest power, ``bottom`` D."""

    top: tuple[int, ...]
    bottom: tuple[int, ...]

    @classmethod
    def of(cls, die: Die) -> Series:
        """The die's; a 0 that rolls again only takes faces away from the bottom."""
        low = min(die.plain)
        top = _dense({value - low: count for value, count in die.plain.items()})
        bottom = [len(die.faces)]
        again = _dense(die.again)
        width = max(len(bottom), len(again))
        return cls(tuple(top), tuple(_term(bottom, i) - _term(again, i) for i in range(width)))


def _ways(die: Die, dice: int, count: int) -> tuple[list[int], int]:
    """The ways of the lowest ``count`` totals, and the ways of all."""
    series = Series.of(die)
    top, bottom = series.top, series.bottom
    faces = bottom[0]
    exponent = dice + (count if len(bottom) > 1 else 0)
    if count == 0:
        return [], faces**exponent
    product = _times(top, bottom)
    slope = _minus(_times(_derived(top), bottom), _times(top, _derived(bottom)))
    width = max(len(slope), len(product) - 1)
    if count * exponent * faces.bit_length() > MOST_BITS:
        raise SettingError(
            f"{dice} of these dice have {count} totals, too many to list exactly",
            where="dice",
            cure="Roll fewer or smaller dice",
        )
    total = faces**exponent
    fixed = [dice * _term(slope, i) for i in range(width)]
    falling = [_term(product, i + 1) for i in range(width)]
    first = product[0]
    found = [top[0] ** dice * faces ** (exponent - dice)]
    terms = [(i, fixed[i], falling[i]) for i in range(width) if fixed[i] or falling[i]]
    for k in range(count - 1):
        value = 0
        for i, steady, fall in terms:
            if i > k:
                break
            value += (steady - fall * (k - i)) * found[k - i]
        found.append(value // (first * (k + 1)))
    return found, total


def _dense(terms: Mapping[int, int]) -> list[int]:
    dense = [0] * (max(terms, default=-1) + 1)
    for power, count in terms.items():
        dense[power] = count
    return dense


def _term(terms: tuple[int, ...] | list[int], place: int) -> int:
    return terms[place] if place < len(terms) else 0


def _times(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    if not a or not b:
        return ()
    product = [0] * (len(a) + len(b) - 1)
    for i, left in enumerate(a):
        for j, right in enumerate(b):
            product[i + j] += left * right
    return tuple(product)


def _minus(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(_term(a, i) - _term(b, i) for i in range(max(len(a), len(b))))


def _derived(a: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(i * term for i, term in enumerate(a))[1:]
