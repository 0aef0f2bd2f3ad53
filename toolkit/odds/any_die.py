"""The table of any die: its faces, how many are rolled, how many of the highest are kept."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from toolkit.errors import SettingError
from toolkit.odds.contests import keep_highest
from toolkit.odds.dice import Die
from toolkit.odds.parameters import Number, Text
from toolkit.odds.pools import MOST_EXACT, far_enough, pool
from toolkit.odds.rules import Rule, Sum, Thrown
from toolkit.odds.tables import Table

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction
    from random import Random

    from toolkit.data import Templates
    from toolkit.odds.distribution import Distribution
    from toolkit.odds.floats import Approximation

MOST_FLOAT = 1_000_000
MOST_KEPT = 5_000_000  # steps of counting kept dice; more take too long


class Kept(Struct, frozen=True):
    """The sum of the highest of some equal dice."""

    what: str
    die: Die
    dice: int
    keep: int

    def odds(self) -> Distribution:
        """The exact sum of the dice kept."""
        return keep_highest(_one(self.die, self.dice), self.dice, self.keep)

    def throw(self, random: Random) -> Thrown:
        """All dice, the sum of those kept."""
        shown = tuple(self.die.throw(random) for _ in range(self.dice))
        totals = sorted(map(self.die.total, shown), reverse=True)
        return Thrown(self.what, sum(totals[: self.keep]), self.die, shown)


def any_dice(_: Any, *, faces: str, dice: int, keep: int) -> Rule:
    """The sum of the dice, or of the highest."""
    die = Die.parsed(faces)
    return Rule.once(Sum("dice", die, dice) if keep == dice else Kept("dice", die, dice, keep), lambda total: total)


def any_odds(_: Any, *, faces: str, dice: int, keep: int) -> Distribution | Approximation:
    """The same: exact up to 2,000 dice where the totals are not too many, floats beyond."""
    exact = any_dice(None, faces=faces, dice=dice, keep=keep)
    if keep < dice:
        return exact.odds()
    if dice <= MOST_EXACT:
        with suppress(SettingError):
            return exact.odds()
    from toolkit.odds.floats import large_pool

    return large_pool(Die.parsed(faces), dice)


def any_mean(_: Any, *, faces: str, dice: int, keep: int) -> Fraction | None:
    """The exact mean of all dice; None where some are left out and they explode."""
    die = Die.parsed(faces)
    if keep == dice:
        return dice * die.mean
    return None if die.explodes else Kept("dice", die, dice, keep).odds().mean


def cannot(_: Any, *, faces: str, dice: int, keep: int) -> str | None:
    """Why so many dice cannot be kept."""
    die = Die.parsed(faces)
    if keep == dice:
        return None
    if keep > dice:
        return f"{keep} dice are kept of {dice}"
    if min(die.again, default=0) < 0:
        return "dice that explode below 0 are only added up, none left out"
    if dice > 100 or dice**2 * len(_one(die, dice)) ** 2 * keep > MOST_KEPT:
        return f"keeping {keep} of {dice} of these dice would take too long"
    return None


def _one(die: Die, dice: int) -> Distribution:
    return pool(die, 1, far_enough(die, dice)) if die.explodes else pool(die, 1)


def _all(_: Any, situation: Mapping[str, int | str]) -> tuple[int | str, ...]:
    return (situation["dice"],)


def _nothing(_: Templates) -> None:
    return None


DICE = Table(
    name="dice",
    parameters=(
        Text("faces", ("1,2,3,4,5,6",), Die.parsed),
        Number("dice", (1,), 0, MOST_FLOAT),
        Number("keep", _all, 0, MOST_FLOAT),
    ),
    load=_nothing,
    rule=any_dice,
    odds=any_odds,
    mean=any_mean,
    refuse=cannot,
    readings=(),
)
