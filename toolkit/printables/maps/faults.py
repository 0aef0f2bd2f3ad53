"""Broken rules on a map: the place hatched and ringed in the accent, with the rule's name beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.drawing.fonts import width
from toolkit.drawing.scene import Circle, Polygon, Rect, Style
from toolkit.printables.maps.outlines import hatch, stroked
from toolkit.printables.maps.view import meets
from toolkit.printables.text import centred

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.drawing.scene import Box, Item, Point
    from toolkit.model.board import Fault
    from toolkit.printables.desk import Desk
    from toolkit.printables.maps.view import View

MOST_MARKS = 60


def fault_items(view: View, desk: Desk, faults: Sequence[Fault]) -> list[Item]:
    """Every fault at its place: the building hatched, a ring around the spot, its number in the list and its rule."""
    del desk
    board = view.board
    theme = view.theme
    red = Style(stroke=theme.accent, width=view.pen(0.3).width)
    thick = Style(stroke=theme.accent, width=view.pen(0.8).width, join="round")
    items: list[Item] = []
    rings = {building.id: view.ring(building.ring) for building in board.buildings}
    named = {fault.piece for fault in faults}
    for piece, ring in rings.items():
        if any(name == piece or name.startswith(f"{piece} ") for name in named) and len(ring) >= 3:
            items += stroked(hatch(ring, 45, max(view.mm(9), 2.0)), red)
            items.append(Polygon(ring, thick))
    taken: list[Box] = []
    for number, fault in enumerate(faults[:MOST_MARKS], 1):
        at = place_of(view, fault)
        if at is None:
            continue
        items.append(Circle(*at, max(view.mm(9), 2.4), thick))
        items += _flag(view, at, f"{number}: {fault.rule[:14]}", taken)
    return items


def place_of(view: View, fault: Fault) -> Point | None:
    """Where a fault is marked, on the page and inside it; None when it has no place."""
    board = view.board
    at = fault.at
    if at is None:
        for door in (*board.doors, *board.windows):
            if door.id == fault.piece:
                at = door.middle
        for model in board.models:
            if model.id == fault.piece:
                at = model.at
        for building in board.buildings:
            if building.id == fault.piece:
                at = (
                    sum(x for x, _ in building.ring) / len(building.ring),
                    sum(y for _, y in building.ring) / len(building.ring),
                )
    if at is None:
        return None
    x, y = view.at(at)
    edge = max(view.mm(9), 2.4) + 0.6
    return (min(max(x, edge), view.width - edge), min(max(y, edge), view.height - edge))


def _flag(view: View, at: Point, text: str, taken: list[Box]) -> list[Item]:
    """The rule's name on white beside its place, moved until it covers no other."""
    size = max(7.0, view.mm(8) * 2.4)
    wide, tall = width(text, "bold", size) + 2.0, size * 0.3528 + 1.4
    away = max(view.mm(9), 2.4) + 0.8
    best = None
    for step in range(8):
        for dx, dy in ((1, 0), (-1, 0), (0, -1), (0, 1)):
            x = at[0] + dx * (away + wide / 2) - wide / 2
            y = at[1] + dy * (away + tall / 2 + step * tall) - tall / 2 + (step * tall if dx else 0)
            x, y = min(max(x, 1), view.width - wide - 1), min(max(y, 1), view.height - tall - 1)
            around = (x, y, x + wide, y + tall)
            best = best or around
            if not meets(around, taken):
                best = around
                break
        else:
            continue
        break
    assert best is not None  # noqa: S101
    taken.append(best)
    x, y = best[0], best[1]
    frame = Style(fill=view.theme.paper, stroke=view.theme.accent, width=0.3)
    return [Rect(x, y, wide, tall, frame), centred(text, x + wide / 2, y + tall / 2, "bold", size, view.theme.accent)]
