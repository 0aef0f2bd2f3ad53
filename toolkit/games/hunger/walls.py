"""Lays walls with gates and large fences, which nobody passes but through the gates (N4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from toolkit.games.hunger.ground import INSET

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.boards.chance import Chance
    from toolkit.games.hunger.ground import Ground

LEAST_SIDE = 5  # cells of a side with a gate: two of wall on either side of it, so that corners hold
GATE = (2, 3)  # inches of a gate: a base passes with room


class Gate(NamedTuple):
    """A gap in the side with this number (counter-clockwise from the south), from here to there along it."""

    side: int
    low: int
    high: int


def churchyard(ground: Ground, middle_in: float, chance: Chance) -> None:
    """A wall around the people's start, two to four gates in it; none where there is no room for it."""
    half = ground.side / 2
    nearest, farthest = middle_in + 1.5, half - ground.keep - 1.0
    if farthest < nearest:
        return
    widest = nearest + (farthest - nearest) * 0.8
    sides = [int(half - chance.uniform(nearest, widest)) for _ in range(4)]
    left, bottom, right, top = sides[0], sides[1], ground.side - sides[2], ground.side - sides[3]
    walled(ground, left, bottom, right, top, chance.whole(2, 4), chance)


def family_plot(ground: Ground, chance: Chance) -> None:
    """A walled plot of a family with one gate, graves in it."""
    wide, high = chance.whole(7, 9), chance.whole(6, 8)
    place = ground.room(wide, high, chance, solid=True)
    if place is None:
        return
    x, y = place
    walled(ground, x, y, x + wide, y + high, 1, chance)
    for column in range(x + 2, x + wide - 1, 2):
        for row in range(y + 2, y + high - 1, 2):
            ground.piece("gravestone", "Point", ground.at(column, row), radius_mm=10)


def walled(ground: Ground, left: int, bottom: int, right: int, top: int, gates: int, chance: Chance) -> None:
    """Walls along the border of these cells with gates in different sides; every cell beside them is kept clear."""
    lengths = (right - left, top - bottom, right - left, top - bottom)
    sides = chance.shuffled([side for side in range(4) if lengths[side] >= LEAST_SIDE])[:gates]
    if not sides:
        return
    found = []
    for side in sorted(sides):
        width = min(chance.whole(*GATE), lengths[side] - 3)
        low = chance.whole(1, lengths[side] - width - 1)
        found.append(Gate(side, low, low + width))
    corners = ((left, bottom), (right, bottom), (right, top), (left, top))
    for line in stretches(corners, found):
        ground.line("wall", line, impassable=True)
    for gate in found:
        (x, y), (x2, y2) = _along(corners, gate.side, gate.low), _along(corners, gate.side, gate.high)
        ground.line("gate", ((x, y), (x2, y2)))
        low_x, low_y, high_x, high_y = min(x, x2), min(y, y2), max(x, x2), max(y, y2)
        ground.free.take(int(low_x) - 1, int(low_y) - 1, int(high_x) + 1, int(high_y) + 1)
    for side in range(4):
        (x, y), (x2, y2) = corners[side], corners[(side + 1) % 4]
        ground.open.take(min(x, x2) - 1, min(y, y2) - 1, max(x, x2) + 1, max(y, y2) + 1)


def stretches(corners: Sequence[tuple[int, int]], gates: Sequence[Gate]) -> list[list[tuple[int, int]]]:
    """The wall from each gate round the corners to the next."""
    found = []
    for place, gate in enumerate(gates):
        following = gates[(place + 1) % len(gates)]
        line = [_along(corners, gate.side, gate.high)]
        side = gate.side
        while True:
            side = (side + 1) % 4
            line.append(corners[side])
            if side == following.side:
                break
        line.append(_along(corners, following.side, following.low))
        found.append(line)
    return found


def large_fence(ground: Ground, chance: Chance) -> None:
    """A tall fence, straight, slanting or with a corner."""
    wide, high = chance.whole(6, 11), chance.whole(1, 4)
    if chance.happens(0.5):
        wide, high = high, wide
    place = ground.room(wide, high, chance, solid=True)
    if place is None:
        wide, high = (4, 1) if wide > high else (1, 4)
        place = ground.room(wide, high, chance, solid=True)
    if place is None:
        return
    x, y = place
    left, bottom, right, top = x + INSET, y + INSET, x + wide - INSET, y + high - INSET
    corners = [(left, bottom), (right, bottom), (right, top), (left, top)]
    if wide == 1:
        corners = [((left + right) / 2, bottom), ((left + right) / 2, top)]
    elif high == 1:
        corners = [(left, (bottom + top) / 2), (right, (bottom + top) / 2)]
    else:
        first, slanting = chance.whole(0, 3), chance.happens(0.5)
        corners = [corners[(first + step) % 4] for step in ((0, 2) if slanting else (0, 1, 2))]
    ground.line("fence", corners, impassable=True)


def _along(corners: Sequence[tuple[int, int]], side: int, away: int) -> tuple[int, int]:
    """The place ``away`` cells from a side's first corner."""
    (x, y), (x2, y2) = corners[side], corners[(side + 1) % 4]
    length = abs(x2 - x) + abs(y2 - y)
    return x + (x2 - x) * away // length, y + (y2 - y) * away // length
