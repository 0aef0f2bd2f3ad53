"""Draws rivers across a square table, from one edge to another, and places to cross them."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from toolkit.boards.plane import apart, rounded

if TYPE_CHECKING:
    from toolkit.boards.chance import Chance
    from toolkit.model.board import Point, Ring

BENDS = 5  # places where the water's course is drawn; curves lead from each to the next
STEPS = 4  # stations from one bend to the next
# A quarter of a circle in sixteen steps, from (1, 0) to (0, 1): fixed numbers, the same on every machine.
QUARTER: tuple[Point, ...] = (
    (1.0, 0.0),
    (0.9951847, 0.0980171),
    (0.9807853, 0.1950903),
    (0.9569403, 0.2902847),
    (0.9238795, 0.3826834),
    (0.8819213, 0.4713967),
    (0.8314696, 0.5555702),
    (0.7730105, 0.6343933),
    (0.7071068, 0.7071068),
    (0.6343933, 0.7730105),
    (0.5555702, 0.8314696),
    (0.4713967, 0.8819213),
    (0.3826834, 0.9238795),
    (0.2902847, 0.9569403),
    (0.1950903, 0.9807853),
    (0.0980171, 0.9951847),
    (0.0, 1.0),
)


@dataclass(frozen=True, slots=True)
class River:
    """A river: its outline, and its course from edge to edge with half its width."""

    ring: Ring
    course: tuple[Point, ...]
    half: float

    def crossing(self, station: int, wide: float, over: float) -> Ring:
        """A stretch ``wide`` mm along the river at a station of the course, reaching ``over`` mm beyond both banks."""
        (ax, ay), (bx, by) = self.course[station - 1], self.course[station + 1]
        x, y = self.course[station]
        length = apart((ax, ay), (bx, by))
        ux, uy = (bx - ax) / length, (by - ay) / length
        a, b = wide / 2, self.half + over
        return tuple(
            rounded(x + p * a * ux - q * b * uy, y + p * a * uy + q * b * ux)
            for p, q in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        )


def river(half_table: float, near: float, far: float, half: float, chance: Chance) -> River:
    """A river on a square table around the origin: across it, or round one of its corners.

    Across: its middle stays ``near`` to ``far`` mm off the table's middle line. Round a corner: as far from the corner.
    ``half`` is half its width.
    """
    values = _curve([chance.uniform(near, far) for _ in range(BENDS)])
    if chance.happens(0.5):
        count = len(values) - 1
        side = 1 if chance.happens(0.5) else -1
        upright = chance.happens(0.5)
        stations = [-half_table + 2 * half_table * i / count for i in range(count + 1)]
        banks = [[(s, side * (v + bank)) for s, v in zip(stations, values, strict=True)] for bank in (-half, 0, half)]
        lines = [[(y, x) if upright else (x, y) for x, y in line] for line in banks]
    else:
        right, up = (1 if chance.happens(0.5) else -1), (1 if chance.happens(0.5) else -1)
        lines = [
            [
                (right * (half_table - (v + bank) * c), up * (half_table - (v + bank) * s))
                for v, (c, s) in zip(values, QUARTER, strict=True)
            ]
            for bank in (-half, 0, half)
        ]
    one, course, other = ([rounded(x, y) for x, y in line] for line in lines)
    return River((*one, *reversed(other)), tuple(course), half)


def _curve(values: list[float]) -> list[float]:
    """The values with a smooth run (Catmull-Rom) of STEPS steps from each to the next, kept between the extremes."""
    ends = [values[0], *values, values[-1]]
    low, high = min(values), max(values)
    found = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for step in range(STEPS):
            t = step / STEPS
            v = b + t * ((c - a) / 2 + t * (a - 2.5 * b + 2 * c - d / 2 + t * (1.5 * (b - c) + (d - a) / 2)))
            found.append(min(max(v, low), high))
    return [*found, values[-1]]


def reach(spacing: float, half: float) -> float:
    """The radius of discs round the stations of a course that cover the river, banks included."""
    return sqrt(half * half + spacing * spacing / 4)
