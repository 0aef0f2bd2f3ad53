"""Free ground in square cells: where a piece of so many cells fits is counted, then one place is drawn.

A place is chosen among those that are free and never tried in vain, so the time does not hang on luck. Columns run
from the left, rows from the bottom; a row is a whole number with a bit for each free cell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.boards.chance import Chance

Place = tuple[int, int]  # column and row of a piece's lower left cell


class Plots:
    """A field of cells, all free at first.

    >>> field = Plots(4, 3)
    >>> field.take(0, 0, 3, 3)
    >>> field.places(1, 3)
    [8]
    """

    __slots__ = ("columns", "rows")

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = [(1 << columns) - 1] * rows

    def copy(self) -> Plots:
        """Another field with the same cells free."""
        twin = Plots(self.columns, 0)
        twin.rows = list(self.rows)
        return twin

    def take(self, left: int, bottom: int, right: int, top: int) -> None:
        """The cells from ``left`` and ``bottom`` up to, not including, ``right`` and ``top`` are free no more."""
        left, bottom = max(left, 0), max(bottom, 0)
        right, top = min(right, self.columns), min(top, len(self.rows))
        if left >= right:
            return
        keep = ~(((1 << (right - left)) - 1) << left)
        for row in range(bottom, top):
            self.rows[row] &= keep

    def keep(self, other: Plots) -> Plots:
        """The cells that are free here and there."""
        both = Plots(self.columns, 0)
        both.rows = [one & two for one, two in zip(self.rows, other.rows, strict=True)]
        return both

    def places(self, wide: int, high: int) -> list[int]:
        """For each row the columns, as bits, where the lower left cell of a free rectangle of that size may be."""
        runs = self.rows
        have = 1
        while have < wide:  # runs of twice as many cells, and the rest at last
            step = min(have, wide - have)
            runs = [row & (row >> step) for row in runs]
            have += step
        high_runs = runs
        have = 1
        while have < high:
            step = min(have, high - have)
            lower, upper = high_runs[: len(high_runs) - step], high_runs[step:]
            high_runs = [one & two for one, two in zip(lower, upper, strict=True)]
            have += step
        return high_runs

    def draw(self, wide: int, high: int, chance: Chance) -> Place | None:
        """One of the places for a piece of that size, each as likely; None when there is none."""
        return drawn(self.places(wide, high), chance)


def drawn(places: Sequence[int], chance: Chance) -> Place | None:
    """One of the places given as bits in rows, each as likely; None when there is none."""
    counts = [row.bit_count() for row in places]
    total = sum(counts)
    if not total:
        return None
    left = chance.whole(0, total - 1)
    for row, count in enumerate(counts):
        if left < count:
            bits = places[row]
            for _ in range(left):
                bits &= bits - 1
            return (bits & -bits).bit_length() - 1, row
        left -= count
    raise AssertionError  # the counts add up
