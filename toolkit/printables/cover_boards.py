"""The small boards of a set-up: each shows what stands already in grey, and what comes now in the accent."""

from __future__ import annotations

import math
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from toolkit.drawing.fonts import cap_height, width
from toolkit.drawing.scene import Circle, Item, Line, Polygon, Rect, Style, Text, bounds
from toolkit.printables.maps.outlines import hatch, stroked
from toolkit.printables.maps.scenery import parts
from toolkit.printables.maps.view import View

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.drawing.scene import Box, Point
    from toolkit.model.board import Opening
    from toolkit.model.scenario import Scenario
    from toolkit.printables.desk import Desk

FRAME = 0.4
NUMBER_PT = 7.0
# Where a number may stand: millimetres from the door and radians off straight outside, the best first.
AROUND = sorted(
    ((away / 10, turn * math.pi / 12) for away in range(22, 82, 4) for turn in range(-11, 13)),
    key=lambda place: (place[0] + 2.5 * abs(place[1]), place),
)
RING, SMALLEST_RING = 1.15, 0.7  # mm: a model's radius, larger than true to be seen; less beside a neighbour


def small_board(scenario: Scenario, adds: str, before: Sequence[str], across: float, desk: Desk) -> list[Item]:
    """The board ``across`` mm wide with the layers ``before`` in grey and ``adds`` in the accent.

    The tiles' borders show only in their own step.
    """
    assert scenario.board is not None  # noqa: S101 - only games with a table have such boards
    theme = desk.theme
    view = View.of(scenario, theme, across / scenario.board.size()[0])
    items: list[Item] = []
    for layer in before:
        if layer != "tiles":
            items += _layer(view, layer, desk, now=False)
    items += _layer(view, adds, desk, now=True)
    inset = FRAME / 2
    frame = Style(stroke=theme.ink, width=FRAME)
    items.append(Rect(inset, inset, view.width - FRAME, view.height - FRAME, frame))
    return items


def _layer(view: View, layer: str, desk: Desk, *, now: bool) -> list[Item]:
    board, theme = view.board, view.theme
    pen = Style(stroke=theme.accent, width=0.5) if now else Style(stroke=theme.dark, width=0.2)
    if layer == "tiles":
        return _tiles(view, desk, pen)
    if layer == "buildings":
        items: list[Item] = []
        for building in board.buildings:
            ring = view.ring(building.ring)
            if now:
                items += stroked(hatch(ring, -45.0, 1.3), Style(stroke=theme.accent, width=0.18))
            items.append(Polygon(ring, pen))
        return items
    if layer == "doors":
        return _doors(view, now=now)
    if layer == "cars":
        return _cars(view, pen, desk, now=now)
    if layer == "board":
        return _outline(view) if now else []
    if layer in {"scenery", "obstacles", "hides"}:
        buildings = _layer(view, "buildings", desk, now=now) if layer == "obstacles" else []
        return [*buildings, *_scenery(view, layer, now=now)]
    return [*_spots(view, layer, now=now), *_models(view, layer, now=now)]


def _tiles(view: View, desk: Desk, pen: Style) -> list[Item]:
    from toolkit.printables.maps.board_map import tiling_of

    plan = tiling_of(view.scenario, desk)
    across, down = view.width / plan.columns, view.height / plan.rows
    lines: list[Item] = [Line(across * i, 0, across * i, view.height, pen) for i in range(1, plan.columns)]
    return lines + [Line(0, down * i, view.width, down * i, pen) for i in range(1, plan.rows)]


def _doors(view: View, *, now: bool) -> list[Item]:
    theme = view.theme
    bar = Style(stroke=theme.accent, width=1.1) if now else Style(stroke=theme.dark, width=0.7)
    items: list[Item] = [Line(*view.at(door.a), *view.at(door.b), bar) for door in view.board.doors]
    if now:
        taken = [bounds(item) for item in items]
        walls = _wall_points(view)
        items += [label for door in view.board.doors for label in _number(view, door, taken, walls)]
    return items


def _wall_points(view: View) -> list[Point]:
    """Points along all walls, close enough that no number can stand between two."""
    points: list[Point] = []
    for building in view.board.buildings:
        ring = view.ring(building.ring)
        for (x1, y1), (x2, y2) in zip(ring, (*ring[1:], ring[0]), strict=True):
            steps = math.ceil(math.dist((x1, y1), (x2, y2)) / 0.7) or 1
            points += [(x1 + (x2 - x1) * i / steps, y1 + (y2 - y1) * i / steps) for i in range(steps)]
    return points


def _number(view: View, door: Opening, taken: list[Box], walls: list[Point]) -> list[Text]:
    """The door's number clear of doors, walls and other numbers: just outside, else as near as there is room."""
    if door.number is None:
        return []
    text = str(door.number)
    x, y = view.at(door.middle)
    far = view.at(door.spawn) if door.spawn else (x, y - 1.0)
    outward = math.atan2(far[1] - y, far[0] - x)
    half, tall = width(text, "bold", NUMBER_PT) / 2 + 0.2, cap_height("bold", NUMBER_PT) / 2 + 0.25
    for clear, (away, turn) in ((clear, place) for clear in (True, False) for place in AROUND):
        at: Point = (x + away * math.cos(outward + turn), y + away * math.sin(outward + turn))
        box = (at[0] - half, at[1] - tall, at[0] + half, at[1] + tall)
        inside = box[0] > FRAME and box[1] > FRAME and box[2] < view.width - FRAME and box[3] < view.height - FRAME
        if not inside or any(_meet(box, other) for other in taken) or (clear and any(_in(box, wall) for wall in walls)):
            continue
        taken.append(box)
        base = at[1] + cap_height("bold", NUMBER_PT) / 2
        return [Text(at[0], base, text, "bold", NUMBER_PT, view.theme.ink, anchor="middle")]
    return []


def _meet(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def _in(box: Box, point: Point) -> bool:
    return box[0] < point[0] < box[2] and box[1] < point[1] < box[3]


def _cars(view: View, pen: Style, desk: Desk, *, now: bool) -> list[Item]:
    items: list[Item] = []
    for car in view.board.cars:
        ring = view.ring(car.ring)
        items.append(Polygon(ring, Style(stroke=pen.stroke, width=0.8 if now else 0.25, join="round")))
        if now and desk.shelf.has("icons/sound"):
            right = max(x for x, _ in ring)
            middle = sum(y for _, y in ring) / len(ring)
            items.append(desk.shelf.icon("sound", right + 3.2, middle, 4.4))
    return items


def _outline(view: View) -> list[Item]:
    """The bare table with its sides in inches of a tape."""
    theme = view.theme
    inset = FRAME + 0.7
    across, down = (round(side / 25.4) for side in view.board.size())
    x, y = view.width / 2, view.height / 2
    label = f'{across}" × {down}"'
    return [
        Rect(inset, inset, view.width - 2 * inset, view.height - 2 * inset, Style(stroke=theme.accent, width=0.8)),
        Text(x, y + cap_height("stencil", 12) / 2, label, "stencil", 12, theme.accent, anchor="middle"),
    ]


def _scenery(view: View, layer: str, *, now: bool) -> list[Item]:
    """The terrain that plays a part, or only what nobody passes, or what hides: lines and outlines."""
    theme = view.theme
    colour = theme.accent if now else theme.dark
    pen = Style(stroke=colour, width=0.45 if now else 0.2, join="round")
    items: list[Item] = []
    for piece in view.board.scenery:
        obstacle = piece.impassable
        plays = {"obstacles": obstacle, "hides": piece.blocks_sight and not obstacle}
        if not plays.get(layer, obstacle or piece.difficult or piece.blocks_sight):
            continue
        for shape, points in parts(piece):
            if shape == "LineString":
                items += [Line(*view.at(a), *view.at(b), pen) for a, b in pairwise(points)]
            elif shape == "Polygon":
                items.append(Polygon(view.ring(points), pen))
    return items


def _spots(view: View, kind: str, *, now: bool) -> list[Item]:
    """Marked points of a kind: rings, and in their own step their numbers inside the board."""
    theme = view.theme
    colour = theme.accent if now else theme.dark
    spots = [spot for spot in view.board.spots if spot.kind == kind]
    radius = 1.6 if now else 0.9
    ring = Style(fill=theme.paper, stroke=colour, width=0.7 if now else 0.25)
    items: list[Item] = []
    for spot in spots:
        x, y = _within(view, view.at(spot.at), radius + 0.8)
        items.append(Circle(x, y, radius, ring))
        if now and spot.number is not None:
            inwards = (view.width / 2 - x, view.height / 2 - y)
            far = math.hypot(*inwards) or 1.0
            x, y = x + inwards[0] / far * 4.4, y + inwards[1] / far * 4.4
            base = y + cap_height("bold", NUMBER_PT) / 2
            items.append(Circle(x, y, 1.7, Style(fill=theme.paper)))
            items.append(Text(x, base, str(spot.number)[:3], "bold", NUMBER_PT, theme.ink, anchor="middle"))
    return items


def _models(view: View, kind: str, *, now: bool) -> list[Item]:
    """Models as rings; those who stand against the heroes as discs."""
    theme = view.theme
    colour = theme.accent if now else theme.dark
    width_mm = 0.55 if now else 0.3
    ring = Style(fill=theme.paper, stroke=colour, width=width_mm)
    style = Style(fill=colour, stroke=theme.paper, width=0.25) if kind == "zombie" else ring
    places = [view.at(model.at) for model in view.board.models_of(kind)]
    near = min((math.dist(a, b) for a, b in combinations(places, 2)), default=2 * RING)
    if near < 2 * SMALLEST_RING:  # too close for rings: discs, each with a white edge over its neighbour
        radius, style = SMALLEST_RING, Style(fill=colour, stroke=theme.paper, width=0.25)
    else:
        radius = min(RING, near / 2) - (0 if kind == "zombie" else width_mm / 2)
    return [Circle(*_within(view, place, radius + FRAME + 0.3), radius, style) for place in places]


def _within(view: View, at: Point, margin: float) -> Point:
    """The point, or the nearest one that far inside the frame: nothing lies on it."""
    return (min(max(at[0], margin), view.width - margin), min(max(at[1], margin), view.height - margin))
