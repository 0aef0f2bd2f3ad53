"""Rolls against a number or against each other: hits, wounds, highest dice, opposed rolls."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from toolkit.odds.distribution import Distribution
from toolkit.odds.ends import AtLeast

if TYPE_CHECKING:
    from collections.abc import Sequence


def needing(sides: int, needed: int) -> Fraction:
    """The chance of rolling ``needed`` or more on one die with faces 1 to ``sides``.

    >>> needing(8, 6)
    Fraction(3, 8)
    """
    return Fraction(min(max(sides - needed + 1, 0), sides), sides)


def successes(chance: Fraction, tries: int) -> Distribution:
    """How many of ``tries`` independent tries succeed."""
    win, lose = chance.numerator, chance.denominator - chance.numerator
    if not win:
        return Distribution.sure(0)
    if not lose:
        return Distribution.sure(tries)
    ways = [lose**tries]
    for k in range(tries):
        ways.append(ways[-1] * win * (tries - k) // (lose * (k + 1)))
    return Distribution(tuple(range(tries + 1)), tuple(ways), chance.denominator**tries)


def hit_then_wound(hit: Fraction, wound: Fraction) -> Distribution:
    """``missed``, ``unhurt`` (a hit that does not hurt) or ``removed``."""
    return Distribution.weighed({"missed": 1 - hit, "unhurt": hit * (1 - wound), "removed": hit * wound})


def highest(of: Sequence[Distribution]) -> Distribution:
    """The highest of independent rolls that need not be alike (one or more, all with ends)."""
    values = sorted({value for roll in of for value in roll})
    total = 1
    for roll in of:
        total *= roll.total
    ways: dict[int, int] = {}
    before = 0
    for value in values:
        upto = 1
        for roll in of:
            upto *= sum(count for outcome, count in zip(roll.outcomes, roll.ways, strict=True) if outcome <= value)
        if upto > before:
            ways[value] = upto - before
        before = upto
    return Distribution(tuple(ways), tuple(ways.values()), total)


def opposed(mine: Distribution, theirs: Distribution, *, ties_mine: bool = True) -> Fraction:
    """The chance that my roll beats theirs; a tie goes to one side.

    >>> d6 = Distribution.uniform(range(1, 7))
    >>> opposed(d6, d6.best(2))
    Fraction(91, 216)
    """
    ways = 0
    for my, count in zip(mine.outcomes, mine.ways, strict=True):
        for their, times in zip(theirs.outcomes, theirs.ways, strict=True):
            if my > their or (ties_mine and my == their):
                ways += count * times
    return Fraction(ways, mine.total * theirs.total)


def keep_highest(one: Distribution, dice: int, keep: int) -> Distribution:
    """The sum of the ``keep`` highest of ``dice`` equal rolls, exact.

    A roll with an open end counts from its ``AtLeast``: sums that a roll beyond it could reach are put together.

    >>> keep_highest(Distribution.uniform(range(1, 7)), 4, 3)[18]
    Fraction(7, 432)
    """
    if not 0 <= keep <= dice:
        raise ValueError("keep from 0 to all of the dice")
    # from the highest face down: how many dice are placed, the sum kept so far, whether a kept roll was open
    states: dict[tuple[int, int, bool], int] = {(0, 0, False): 1}
    ordered = sorted(zip(one.outcomes, one.ways, strict=True), key=lambda pair: _value(pair[0]), reverse=True)
    for place, (outcome, ways) in enumerate(ordered):
        value, is_open = _value(outcome), isinstance(outcome, AtLeast)
        last = place == len(ordered) - 1
        following: dict[tuple[int, int, bool], int] = {}
        for (placed, total, opened), count in states.items():
            choose = 1  # ways to choose which of the dice left show this face
            left = dice - placed
            for here in range(left + 1):
                if here == left or not last:
                    kept = max(min(keep - placed, here), 0)
                    key = (placed + here, total + kept * value, opened or (is_open and kept > 0))
                    following[key] = following.get(key, 0) + count * choose * ways**here
                choose = choose * (left - here) // (here + 1)
        states = following
    opens = [total for (_, total, opened) in states if opened]
    cap = min(opens) if opens else None
    sums: dict[Any, int] = {}
    rest = 0
    for (_, total, opened), count in sorted(states.items()):
        if cap is not None and (opened or total >= cap):
            rest += count
        else:
            sums[total] = sums.get(total, 0) + count
    if cap is not None:
        sums[AtLeast(cap)] = rest
    return Distribution(tuple(sums), tuple(sums.values()), one.total**dice)


def _value(outcome: Any) -> int:
    return int(outcome.value) if isinstance(outcome, AtLeast) else int(outcome)
