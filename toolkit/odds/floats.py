"""The floating side: pools too large for whole numbers. NumPy is imported only when one is asked for."""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from toolkit.errors import SettingError
from toolkit.odds.dice import Die, Face, whole_dice
from toolkit.odds.ends import AtLeast
from toolkit.odds.pools import far_enough, pool

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np

MOST_DICE = 1_000_000
WIDEST = 60_000  # totals side by side; more take many seconds
DROPPED = 1e-24  # the chance at either edge that may be left out at each doubling


class Approximation(Struct, frozen=True):
    """Chances as floats, the absolute error of each below 1e-12; the ways are too many to count.

    Outcomes run upwards; totals beyond either edge have a chance below 1e-20 together and are left out.
    """

    chances: dict[Any, float]

    def map(self, rule: Callable[[Any], Any]) -> Approximation:
        """The chances of ``rule(outcome)``."""
        parts: dict[Any, list[float]] = {}
        for outcome, chance in self.chances.items():
            parts.setdefault(rule(outcome), []).append(chance)
        return Approximation({outcome: fsum(chances) for outcome, chances in parts.items()})

    def floats(self) -> dict[Any, float]:
        """Every outcome with its chance."""
        return dict(self.chances)


def large_pool(die: Die, dice: int) -> Approximation:
    """The total of up to a million dice, as floats, by repeated doubling.

    Each doubling convolves term by term, so that small chances keep their digits (a Fourier transform would lose them),
    drops what is negligible at either edge and sets the sum back to 1.
    """
    whole_dice(dice, most=MOST_DICE)
    if min(die.again, default=0) < 0:
        mirrored = large_pool(Die(tuple(Face(-face.value, face.again) for face in die.faces)), dice)
        return Approximation({-n: chance for n, chance in reversed(mirrored.chances.items())})
    import numpy as np

    if dice == 0:
        return Approximation({0: 1.0})
    spread = 20 * (dice * float(die.variance)) ** 0.5
    if spread > WIDEST:
        raise SettingError(
            f"the totals of {dice} of these dice spread over {spread:.0f} numbers",
            where="dice",
            cure="Roll fewer or smaller dice",
        )
    one = pool(die, 1, far_enough(die, 1, nines=28) if die.explodes else None)
    start_one = one.outcomes[0]
    single = np.array([chance for outcome, chance in one.floats().items() if not isinstance(outcome, AtLeast)])
    start, chances = start_one, single
    for bit in bin(dice)[3:]:
        start, chances = _trimmed(2 * start, np.convolve(chances, chances))
        if bit == "1":
            start, chances = _trimmed(start + start_one, np.convolve(chances, single))
    return Approximation({start + i: float(chance) for i, chance in enumerate(chances)})


def _trimmed(start: int, chances: np.ndarray[Any, np.dtype[np.float64]]) -> tuple[int, Any]:
    import numpy as np

    kept = np.flatnonzero(np.cumsum(chances) > DROPPED)[0], np.flatnonzero(np.cumsum(chances[::-1]) > DROPPED)[0]
    chances = chances[kept[0] : len(chances) - kept[1]]
    return start + int(kept[0]), chances / chances.sum()
