"""Ground that is still free on a table, and pieces of terrain placed on it by a seed (plain Python, quick).

Whatever is taken is kept as discs. Every new piece keeps one gap, wide enough for a base, from everything that is
taken, so a way between any two of them is always left: no board is ever thrown away.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from toolkit.boards.plane import DOZEN, TURNS, rounded

if TYPE_CHECKING:
    from toolkit.boards.chance import Chance
    from toolkit.model.board import Point, Ring

TRIES = 16  # places drawn for a piece of one size
SHRINK = 0.8  # and then it is drawn smaller


class Disc(NamedTuple):
    """A round stretch of ground: its middle and its radius."""

    x: float
    y: float
    radius: float


@dataclass(slots=True)
class Ground:
    """A table's free ground: left, bottom, right and top, the gap that new pieces keep, and what is taken."""

    box: tuple[float, float, float, float]
    gap: float
    taken: list[Disc] = field(default_factory=list)

    def take(self, at: Point, radius: float) -> None:
        """Nothing may come nearer to this disc than the gap."""
        self.taken.append(Disc(at[0], at[1], radius))

    def is_free(self, x: float, y: float, radius: float) -> bool:
        """Whether a disc keeps the gap from everything that is taken (the table's edges are not asked)."""
        reach = radius + self.gap
        for tx, ty, taken in self.taken:
            dx, dy, least = x - tx, y - ty, reach + taken
            if dx * dx + dy * dy < least * least:
                return False
        return True

    def place(self, radius: float, chance: Chance, *, least: float = 0.0) -> Disc | None:
        """A free disc wholly on the table, which is taken then; smaller down to ``least`` where room is short.

        None when chance finds no place for it. (A crowded table may have one: ask again, or leave the piece out.)
        """
        left, bottom, right, top = self.box
        while radius >= least and radius > 0:
            wide, high = right - left - 2 * radius, top - bottom - 2 * radius
            for _ in range(TRIES if min(wide, high) >= 0 else 0):
                x, y = left + radius + wide * chance.random(), bottom + radius + high * chance.random()
                if self.is_free(x, y, radius):
                    disc = Disc(x, y, radius)
                    self.taken.append(disc)
                    return disc
            radius *= SHRINK
        return None


def blob(disc: Disc, chance: Chance, *, slender: float = 1.0, uneven: float = 0.25) -> Ring:
    """An uneven outline inside a disc: ``slender`` is its width over its length, ``uneven`` how deep its dents are."""
    ux, uy = chance.choice(TURNS)
    ring = []
    for cx, cy in DOZEN:
        reach = disc.radius * (1 - uneven * chance.random())
        along, across = cx * reach, cy * reach * slender
        ring.append(rounded(disc.x + along * ux - across * uy, disc.y + along * uy + across * ux))
    return tuple(ring)


def oblong(disc: Disc, chance: Chance, *, slender: float = 1.0) -> Ring:
    """A rectangle whose corners lie on the disc's rim, turned by chance; ``slender`` is its width over its length."""
    ux, uy = chance.choice(TURNS)
    half = disc.radius / sqrt(1 + slender * slender)
    corners = ((-half, -half * slender), (half, -half * slender), (half, half * slender), (-half, half * slender))
    return tuple(rounded(disc.x + a * ux - b * uy, disc.y + a * uy + b * ux) for a, b in corners)
