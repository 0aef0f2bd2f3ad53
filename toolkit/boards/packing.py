"""Arranges boxes of given sizes on a table: turned by 90 degrees where that helps, never cut, never left out.

A box that has a place at all has one that touches something on two sides, so trying those places is complete for one
box at a time; several orders are tried for all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from toolkit.boards.plane import rounded_down, rounded_up

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.boards.chance import Chance
    from toolkit.model.board import Ring

DARTS = 24  # places drawn by chance before the tight ones are tried
SLACK = 0.006  # places are rounded to 0.01 mm
ORDERS = 12  # orders in which the boxes are tried, the largest first in the first of them


class Rect(NamedTuple):
    """A rectangle along the axes."""

    left: float
    bottom: float
    right: float
    top: float

    def grown(self, by: float) -> Rect:
        """The same with so much more on every side."""
        return Rect(self.left - by, self.bottom - by, self.right + by, self.top + by)

    def ring(self) -> Ring:
        """Its corners, counter-clockwise."""
        return ((self.left, self.bottom), (self.right, self.bottom), (self.right, self.top), (self.left, self.top))


class Misfit(NamedTuple):
    """The box that found no place (where it stands in the list), and the largest of its shape that would have."""

    which: int
    room: tuple[float, float]


def arranged(
    sizes: Sequence[tuple[float, float]], table: Rect, taken: Sequence[Rect], gap: float, chance: Chance
) -> list[Rect] | Misfit:
    """A place for every box, in the order of the sizes; or the box for which there is none.

    Each keeps ``gap`` from the others and from what is taken, and lies wholly on the table.
    """
    order = sorted(range(len(sizes)), key=lambda i: (-sizes[i][0] * sizes[i][1], i))
    first = Misfit(0, (0.0, 0.0))
    for attempt in range(ORDERS):
        closed = [rect.grown(gap) for rect in taken]
        found = _tried(sizes, order, table, closed, gap, chance, loose=attempt < 2)
        if not isinstance(found, int):
            return found
        if attempt == 0:
            first = Misfit(found, _most(sizes[found], table, closed, chance))
        order = [found, *(i for i in order if i != found)] if attempt % 2 == 0 else chance.shuffled(order)
    return first


def _tried(
    sizes: Sequence[tuple[float, float]],
    order: Sequence[int],
    table: Rect,
    closed: list[Rect],
    gap: float,
    chance: Chance,
    *,
    loose: bool,
) -> list[Rect] | int:
    """A place for every box in this order, added to what is closed; or the one that has none."""
    placed: dict[int, Rect] = {}
    for i in order:
        spot = _drawn(sizes[i], table, closed, chance) if loose else None
        spot = spot or _tight(sizes[i], table, closed, chance)
        if spot is None:
            return i
        placed[i] = spot
        closed.append(spot.grown(gap))
    return [placed[i] for i in range(len(sizes))]


def _ways(size: tuple[float, float], chance: Chance) -> list[tuple[float, float]]:
    wide, deep = size
    return [(wide, deep)] if wide == deep else chance.shuffled([(wide, deep), (deep, wide)])


def _drawn(size: tuple[float, float], table: Rect, closed: list[Rect], chance: Chance) -> Rect | None:
    for _ in range(DARTS):
        wide, high = chance.choice((size, size[::-1]))
        room_x, room_y = table.right - table.left - wide, table.top - table.bottom - high
        if room_x >= 0 and room_y >= 0:
            left = round(table.left + chance.random() * room_x, 2)
            bottom = round(table.bottom + chance.random() * room_y, 2)
            spot = _at(left, bottom, wide, high)
            if _fits(spot, table, closed):
                return spot
    return None


def _tight(size: tuple[float, float], table: Rect, closed: list[Rect], chance: Chance) -> Rect | None:
    """A place whose left or right, and whose bottom or top, touches something; by chance one of them."""
    for wide, high in _ways(size, chance):
        xs = {rounded_up(table.left), rounded_down(table.right - wide)}
        for rect in closed:
            xs |= {rounded_up(rect.right), rounded_down(rect.left - wide)}
        for x in chance.shuffled(sorted(xs)):
            beside = [rect for rect in closed if x < rect.right - SLACK and x + wide > rect.left + SLACK]
            ys = {rounded_up(table.bottom), rounded_down(table.top - high)}
            for rect in beside:
                ys |= {rounded_up(rect.top), rounded_down(rect.bottom - high)}
            free = [spot for y in sorted(ys) if _fits(spot := _at(x, y, wide, high), table, beside)]
            if free:
                return chance.choice(free)
    return None


def _at(left: float, bottom: float, wide: float, high: float) -> Rect:
    return Rect(left, bottom, round(left + wide, 2), round(bottom + high, 2))


def _fits(spot: Rect, table: Rect, closed: list[Rect]) -> bool:
    left, bottom, right, top = spot
    if left < table.left - SLACK or bottom < table.bottom - SLACK:
        return False
    if right > table.right + SLACK or top > table.top + SLACK:
        return False
    return not any(
        left < r - SLACK and right > x + SLACK and bottom < t - SLACK and top > y + SLACK for x, y, r, t in closed
    )


def _most(size: tuple[float, float], table: Rect, closed: list[Rect], chance: Chance) -> tuple[float, float]:
    """The sides of the largest box of this shape that still finds a place."""
    low, high = 0.0, 1.0
    for _ in range(12):
        middle = (low + high) / 2
        if _tight((size[0] * middle, size[1] * middle), table, closed, chance):
            low = middle
        else:
            high = middle
    return rounded_down(size[0] * low), rounded_down(size[1] * low)
