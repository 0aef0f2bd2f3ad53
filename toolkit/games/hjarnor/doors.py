"""Draws the eight doors: how many each building has, on which walls, where, and their numbers (H5, H6)."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from toolkit.boards.plane import apart, area, box, edges, rounded, to_ring
from toolkit.games.hjarnor.measures import DOORS
from toolkit.model.board import Opening

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from toolkit.boards.chance import Chance
    from toolkit.games.hjarnor.measures import Measures
    from toolkit.model.board import Building, Point, Ring

SPLITS = tuple(
    (a, b, c, 8 - a - b - c) for a in range(1, 6) for b in range(1, 6) for c in range(1, 6) if 1 <= 8 - a - b - c <= 5
)
SLACK = 1e-6
TRIES = 80  # for the doors of a building where something stands in the way
Place = tuple["Point", "Point", "Point"]  # a door's two ends and its spawn spot


@dataclass(frozen=True, slots=True)
class Wall:
    """A wall that can hold doors: from ``a`` along ``along``, ``out`` points away from the building.

    Openings may lie from ``low`` to ``high`` along it.
    """

    a: Point
    along: Point
    out: Point
    length: float
    low: float
    high: float

    def point(self, t: float, away: float = 0.0) -> Point:
        """The point ``t`` along the wall and ``away`` from it."""
        (ax, ay), (ux, uy), (nx, ny) = self.a, self.along, self.out
        return ax + ux * t + nx * away, ay + uy * t + ny * away

    def holds(self, measures: Measures) -> int:
        """The most doors that fit side by side."""
        return int((self.high - self.low) / measures.door[0] + SLACK)


def sides(ring: Ring) -> list[tuple[Point, Point, Point, float]]:
    """Each side of a building: start, direction, outward direction, length."""
    around = 1.0 if area(ring) > 0 else -1.0
    found = []
    for a, b in edges(ring):
        length = apart(a, b)
        if length > 0:
            x, y = (b[0] - a[0]) / length, (b[1] - a[1]) / length
            found.append((a, (x, y), (y * around, -x * around), length))
    return found


def walls(measures: Measures, ring: Ring, others: Sequence[Ring], table: Ring, chance: Chance) -> list[Wall]:
    """The walls of a building that can hold a door: long enough, with room for a zombie in front (H6).

    At an inner corner one of the two walls, by chance, keeps its doors half an inch further away, so that the
    spawn spots of both stay one base apart.
    """
    around = 1.0 if area(ring) > 0 else -1.0
    pieces = sides(ring)
    count = len(pieces)
    turns = [
        around * (pieces[i - 1][1][0] * pieces[i][1][1] - pieces[i - 1][1][1] * pieces[i][1][0]) for i in range(count)
    ]
    shy = [turn < 0 and chance.happens(0.5) for turn in turns]  # at the start of this wall; else at the end of the last
    left, bottom, right, top = box(table)
    near = measures.spawn - 0.02
    boxed = [(other, *box(other)) for other in others]
    found = []
    for i, (a, along, out, length) in enumerate(pieces):
        if length < measures.wall - SLACK:
            continue
        after = (i + 1) % count
        low = measures.corner * (2 if shy[i] else 1)
        high = length - measures.corner * (2 if turns[after] < 0 and not shy[after] else 1)
        wall = Wall(a, along, out, length, low, high)
        if wall.holds(measures) < 1:
            continue
        half = measures.door[0] / 2
        for t in (low + half, high - half):
            x, y = wall.point(t, measures.spawn)
            if min(x - left, right - x, y - bottom, top - y) < near:
                break
            if any(
                x0 - near < x < x1 + near and y0 - near < y < y1 + near and to_ring((x, y), other) < near
                for other, x0, y0, x1, y1 in boxed
            ):
                break
        else:
            found.append(wall)
    return found


def splits_that_fit(capacity: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The ways to share eight doors among four buildings that hold at most so many each."""
    return tuple(split for split in SPLITS if all(n <= most for n, most in zip(split, capacity, strict=True)))


def spread(measures: Measures, wall: Wall, count: int, chance: Chance) -> list[Place]:
    """``count`` doors on one wall, in order: both ends and the spawn spot of each."""
    narrow, wide = measures.door
    slack = wall.high - wall.low - count * narrow
    widths = [narrow + max(0.0, min(wide - narrow, slack / count)) * chance.random() for _ in range(count)]
    gaps = chance.parts(max(0.0, wall.high - wall.low - sum(widths)), count + 1)
    doors = []
    t = wall.low
    for gap, width in zip(gaps, widths, strict=False):
        start, end = t + gap, t + gap + width
        a, b = rounded(*wall.point(start)), rounded(*wall.point(end))
        middle, (nx, ny) = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), wall.out
        doors.append((a, b, rounded(middle[0] + nx * measures.spawn, middle[1] + ny * measures.spawn)))
        t = end
    return doors


def draw_doors(
    measures: Measures,
    buildings: Sequence[Building],
    split: Sequence[int],
    options: Sequence[list[Wall]],
    chance: Chance,
    clear: Callable[[Place], bool] | None = None,
) -> tuple[Opening, ...]:
    """The doors of all buildings, numbered and in the order of their numbers.

    Where ``clear`` says that something stands in a door's way, its building's doors are drawn again, some times.
    """
    doors = []
    for building, count, free in zip(buildings, split, options, strict=True):
        places = [i for i, wall in enumerate(free) for _ in range(wall.holds(measures))]
        found = _drawn(measures, free, places, count, chance)
        for _ in range(TRIES if clear else 0):
            if clear is None or all(map(clear, found)):
                break
            found = _drawn(measures, free, places, count, chance)
        doors += [(building.id, *door) for door in found]
    doors.sort(key=lambda door: bearing(door[1], door[2]))
    return tuple(
        Opening(f"door-{number}", "door", building, a, b, number, spawn)
        for number, (building, a, b, spawn) in enumerate(doors[:DOORS], 1)
    )


def _drawn(measures: Measures, free: Sequence[Wall], places: Sequence[int], count: int, chance: Chance) -> list[Place]:
    """The doors of one building: on which walls, by chance, and where."""
    taken = chance.shuffled(places)[:count]
    found: list[Place] = []
    for i, wall in enumerate(free):
        if wanted := taken.count(i):
            found += spread(measures, wall, wanted, chance)
    return found


def bearing(a: Point, b: Point) -> tuple[int, float, float]:
    """What doors are numbered by: clockwise bearing of the middle from due west, then the distance (H5)."""
    x, y = round((a[0] + b[0]) / 2, 4), round((a[1] + b[1]) / 2, 4)
    away = sqrt(x * x + y * y)
    if x < 0 <= y:
        return 0, y / -x, away
    if y > 0:
        return 1, x / y, away
    if x > 0:
        return 2, -y / x, away
    return 3, (-x / -y if y else 0.0), away
