"""Plane geometry in plain Python, for drawing boards quickly: distances, walls, inside. Millimetres.

Only ``+ - * /`` and ``sqrt`` are used, which give the same bits on every machine.
"""

from __future__ import annotations

from math import ceil, floor, sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from toolkit.model.board import Point, Ring

# A regular dozen of directions and eight of the 3-4-5 and 5-12-13 triangles: fixed numbers instead of sin and cos,
# whose last bit differs between machines.
DOZEN: tuple[Point, ...] = (
    (1.0, 0.0),
    (0.8660254, 0.5),
    (0.5, 0.8660254),
    (0.0, 1.0),
    (-0.5, 0.8660254),
    (-0.8660254, 0.5),
    (-1.0, 0.0),
    (-0.8660254, -0.5),
    (-0.5, -0.8660254),
    (0.0, -1.0),
    (0.5, -0.8660254),
    (0.8660254, -0.5),
)
_DIAGONAL = 0.7071067811865476
EIGHTHS: tuple[Point, ...] = (
    (1.0, 0.0),
    (_DIAGONAL, _DIAGONAL),
    (0.0, 1.0),
    (-_DIAGONAL, _DIAGONAL),
    (-1.0, 0.0),
    (-_DIAGONAL, -_DIAGONAL),
    (0.0, -1.0),
    (_DIAGONAL, -_DIAGONAL),
)
TURNS: tuple[Point, ...] = (
    (1.0, 0.0),
    (0.8, 0.6),
    (0.6, 0.8),
    (12 / 13, 5 / 13),
    (5 / 13, 12 / 13),
    (0.8, -0.6),
    (12 / 13, -5 / 13),
)


def rounded(x: float, y: float) -> Point:
    """The point as it stands in a file: rounded to 0.01 mm (without minus zero, and faster than ``round``)."""
    return floor(x * 100 + 0.5) / 100, floor(y * 100 + 0.5) / 100


def rounded_up(value: float) -> float:
    """Rounded to 0.01 mm, never down (but for what is no more than the float's own error)."""
    return ceil(round(value * 100, 4)) / 100


def rounded_down(value: float) -> float:
    """Rounded to 0.01 mm, never up (but for what is no more than the float's own error)."""
    return floor(round(value * 100, 4)) / 100


def direction(turns: float) -> Point:
    """The unit vector at a part of a full turn, counter-clockwise from the right: 0.25 is up.

    The sine and cosine of at most an eighth of a turn by their series, the same bits on every machine.

    >>> direction(0.25)
    (0.0, 1.0)
    """
    eighths = floor(turns * 8 + 0.5)
    angle = (turns - eighths / 8) * 6.283185307179586
    square = angle * angle
    sine = angle * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72))))
    cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56 * (1 - square / 90))))
    x, y = EIGHTHS[eighths % 8]
    return x * cosine - y * sine + 0.0, x * sine + y * cosine + 0.0


def apart(p: Point, q: Point) -> float:
    """The distance of two points."""
    x, y = p[0] - q[0], p[1] - q[1]
    return sqrt(x * x + y * y)


def to_segment(p: Point, a: Point, b: Point) -> float:
    """The distance of a point from the stretch from ``a`` to ``b``.

    >>> to_segment((0.0, 5.0), (-3.0, 1.0), (3.0, 1.0))
    4.0
    """
    px, py = p
    ax, ay = a
    dx, dy = b[0] - ax, b[1] - ay
    square = dx * dx + dy * dy
    t = ((px - ax) * dx + (py - ay) * dy) / square if square else 0.0
    t = 0.0 if t < 0.0 else min(t, 1.0)
    x, y = ax + t * dx - px, ay + t * dy - py
    return sqrt(x * x + y * y)


def edges(ring: Ring) -> Iterator[tuple[Point, Point]]:
    """The walls of a ring, one after the other."""
    return zip(ring, (*ring[1:], ring[0]), strict=True)


def inside(p: Point, ring: Ring) -> bool:
    """Whether the point lies in the ring (on its line: either)."""
    px, py = p
    result = False
    for (ax, ay), (bx, by) in edges(ring):
        if (ay > py) != (by > py) and px < (bx - ax) * (py - ay) / (by - ay) + ax:
            result = not result
    return result


def to_ring(p: Point, ring: Ring) -> float:
    """The distance of a point from the area of a ring; 0 inside.

    >>> to_ring((0.0, 0.0), ((1.0, 1.0), (2.0, 1.0), (2.0, 2.0)))
    1.4142135623730951
    """
    if inside(p, ring):
        return 0.0
    return min([to_segment(p, a, b) for a, b in edges(ring)])


def area(ring: Ring) -> float:
    """The signed area of a ring: positive when it runs counter-clockwise."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in edges(ring)) / 2


def counterclockwise(ring: Ring) -> Ring:
    """The ring running counter-clockwise, so that the outside lies to the right of every wall."""
    return ring if area(ring) > 0 else ring[::-1]


def box(points: Iterable[Point]) -> tuple[float, float, float, float]:
    """Left, bottom, right and top of the points."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def rectangle(left: float, bottom: float, right: float, top: float) -> Ring:
    """A rectangle, counter-clockwise from its lower left corner."""
    return (rounded(left, bottom), rounded(right, bottom), rounded(right, top), rounded(left, top))
