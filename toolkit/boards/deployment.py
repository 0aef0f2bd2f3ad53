"""Places for models at the start: in rings around a point, or along the edges of a square board. Millimetres.

Places are laid out so that bases never overlap; which of them are taken is drawn.
"""

from __future__ import annotations

from math import asin, pi
from typing import TYPE_CHECKING

from toolkit.boards.plane import direction, rounded

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from toolkit.boards.chance import Chance
    from toolkit.model.board import Point

    Clear = Callable[[Point], bool]

SLACK = 0.04  # more than a base from centre to centre, so that rounding to 0.01 brings no overlap


def rings(radius: float, base: float, inner: float) -> list[tuple[float, int]]:
    """Rings of bases wholly within ``radius`` and wholly outside ``inner``: how far out, and how many each holds."""
    found = []
    far = radius - base / 2 - SLACK / 2
    while far >= inner + base / 2:
        found.append((far, ring_holds(far, base)))
        far -= base + SLACK
    if not inner and far >= 0:
        found.append((0.0, 1))
    return found


def ring_places(radius: float, base: float, inner: float, chance: Chance) -> list[Point]:
    """Places for bases around the origin, wholly within ``radius`` and wholly outside ``inner``, outermost first."""
    places = []
    for far, count in rings(radius, base, inner):
        start = chance.random()
        for place in range(count):
            x, y = direction(start + place / count)
            places.append(rounded(far * x, far * y))
    return places


def ring_holds(far: float, base: float) -> int:
    """How many bases stand in a ring with their centres ``far`` from its middle."""
    pitch = base + SLACK
    return 1 if pitch > 2 * far else int(pi / asin(pitch / (2 * far)))


def edge_places(half: float, deep: float, base: float) -> list[list[list[Point]]]:
    """Places for bases wholly within ``deep`` of an edge of a board of 2 x ``half``.

    Four sides, west, north, east, south; each with its lanes, the outermost first. A side ends where the next one's
    strip begins, so that no base meets another's.
    """
    lanes = int(deep / base + 1e-6)
    length = 2 * half - deep
    count = int(length / (base + SLACK))
    if not lanes or not count:
        return [[], [], [], []]
    pitch = length / count
    west = []
    for lane in range(lanes):
        x = -half + base / 2 + lane * base
        west.append([(x, -half + pitch * (place + 0.5)) for place in range(count)])
    sides = [west]
    for _ in range(3):
        sides.append([[(y, -x) for x, y in lane] for lane in sides[-1]])  # a quarter turn clockwise
    return [[[rounded(x, y) for x, y in lane] for lane in side] for side in sides]


def some_of(groups: Sequence[Sequence[Point]], count: int, clear: Clear, chance: Chance) -> list[Point]:
    """``count`` clear places from groups, taken from all evenly and from each at random; fewer when there are no more.

    Only the places that are drawn are asked whether they are clear.
    """
    mixed = [chance.shuffled(group) for group in chance.shuffled(groups)]
    found: list[Point] = []
    while len(found) < count and any(mixed):
        for group in mixed:
            while group and len(found) < count:
                at = group.pop()
                if clear(at):
                    found.append(at)
                    break
    return found
