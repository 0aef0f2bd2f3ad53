"""What a map says out loud: doors with their numbers, the car, models, spots, building letters, names."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from toolkit.boards.plane import inside
from toolkit.drawing.fonts import width
from toolkit.drawing.scene import Circle, Line, Polygon, Rect, Style
from toolkit.printables.maps.outlines import stroked
from toolkit.printables.maps.view import box_around, disc_box, unit_vector
from toolkit.printables.marks import arc
from toolkit.printables.text import centred

if TYPE_CHECKING:
    from toolkit.drawing.scene import Box, Item, Point
    from toolkit.model.board import Building, Car, Opening, Spot
    from toolkit.printables.maps.view import View

BAR = 8.0  # mm of the town: how deep a door's bar reaches into its building


def door_box(view: View, door: Opening) -> Box:
    """The box on the page around a door's bar and halo."""
    return box_around(_bar(view, door, view.mm(BAR)), view.mm(2))


def kept_free(view: View, building: Building) -> list[Box]:
    """The boxes on a building's roof that its letter and furniture stay clear of: door bars, ladders, models."""
    ring = building.ring
    boxes = [door_box(view, door) for door in view.board.doors if door.building == building.id]
    boxes += [disc_box(view.at(spot.at), view.mm(16)) for spot in view.board.spots if inside(spot.at, ring)]
    return boxes + [disc_box(view.at(one.at), view.base(one.base)) for one in view.board.models if inside(one.at, ring)]


def _bar(view: View, door: Opening, deep: float, halo: float = 0.0) -> tuple[Point, ...]:
    """The door's bar: from its opening ``deep`` into the building."""
    a, b = view.at(door.a), view.at(door.b)
    ux, uy = unit_vector(a, b)
    nx, ny = -uy, ux
    building = next((one for one in view.board.buildings if one.id == door.building), None)
    middle = view.at(door.middle)
    if door.spawn:
        sx, sy = view.at(door.spawn)
        outward = (sx - middle[0]) * nx + (sy - middle[1]) * ny > 0
    else:
        step = view.mm(2)
        ring = view.ring(building.ring) if building else ()
        outward = bool(ring) and not inside((middle[0] + nx * step, middle[1] + ny * step), ring)
    if outward:
        nx, ny = -nx, -ny
    a, b = (a[0] - ux * halo, a[1] - uy * halo), (b[0] + ux * halo, b[1] + uy * halo)
    out = (-nx * halo, -ny * halo)
    far = (nx * (deep + halo), ny * (deep + halo))
    return (
        (a[0] + out[0], a[1] + out[1]),
        (b[0] + out[0], b[1] + out[1]),
        (b[0] + far[0], b[1] + far[1]),
        (a[0] + far[0], a[1] + far[1]),
    )


def door_items(view: View, door: Opening) -> list[Item]:
    """An accent bar inside the wall, and the numbered disc on the very spot where the zombie appears."""
    theme = view.theme
    halo = max(view.mm(1.6), 0.35)
    items: list[Item] = [
        Polygon(_bar(view, door, view.mm(BAR), halo), Style(fill=theme.paper)),
        Polygon(_bar(view, door, view.mm(BAR)), theme.solid(theme.accent, 0.5)),
    ]
    if door.spawn is None:
        return items
    x, y = view.at(door.spawn)
    radius = view.base(view.scenario.inch / 2)
    edge = min(0.5, radius * 0.08) if theme.saver else 0.0
    items.append(Circle(x, y, radius - edge / 2, theme.solid(theme.accent, edge)))
    if door.number is not None:
        shown = str(door.number)
        size = radius * (3.9 if len(shown) == 1 else 3.0)
        items.append(centred(shown[:4], x, y, "bold", size, theme.on_solid(theme.accent)))
    return items


def window_items(view: View, window: Opening) -> list[Item]:
    """A glazed opening across the wall."""
    a, b = view.at(window.a), view.at(window.b)
    ux, uy = unit_vector(a, b)
    half = max(view.mm(2.2), 0.6)
    ring = tuple((p[0] - uy * half * side, p[1] + ux * half * side) for p, side in ((a, 1), (b, 1), (b, -1), (a, -1)))
    return [Polygon(ring, view.edged(view.theme.paper, 0.3)), Line(*a, *b, view.pen(0.2))]


def sound_items(view: View, spot: Spot, cars: tuple[Car, ...]) -> list[Item]:
    """Three arcs: before the nose of the car that idles, or around the spot."""
    x, y = view.at(spot.at)
    pen = Style(stroke=view.theme.accent, width=max(view.mm(1.6), 0.45), cap="round")
    turn, away = 0.0, 0.0
    for car in cars:
        ring = view.ring(car.ring)
        if inside((x, y), ring):
            turn = -car.heading_degrees
            cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
            away = max((px - x) * cos + (py - y) * sin for px, py in ring) - view.mm(5)
            x, y = x + cos * away, y + sin * away
    if not away:
        return [
            Circle(x, y, max(view.mm(3), 0.8), Style(fill=view.theme.accent)),
            *(arc(x, y, view.mm(6 * step), -45, 45, pen) for step in (1, 2, 3)),
        ]
    return [arc(x, y, view.mm(5 + 4.4 * step), turn - 42, turn + 42, pen) for step in (1, 2, 3)]


def spot_items(view: View, spot: Spot, cars: tuple[Car, ...]) -> list[Item]:
    """A ladder, a sound, or a spawn point with its number."""
    theme = view.theme
    x, y = view.at(spot.at)
    if spot.kind == "sound":
        return sound_items(view, spot, cars)
    if spot.kind == "ladder":
        half, tall = view.mm(8), view.mm(13)
        rungs = [(x - half, y + tall * t, x + half, y + tall * t) for t in (-0.75, -0.37, 0.0, 0.37, 0.75)]
        rails = [(x - half, y - tall, x - half, y + tall), (x + half, y - tall, x + half, y + tall)]
        back = Rect(x - half * 1.5, y - tall * 1.15, half * 3, tall * 2.3, Style(fill=theme.paper), radius=view.mm(2))
        return [back, *stroked([*rungs, *rails], view.pen(0.5))]
    radius = max(view.base(view.scenario.inch / 2), 1.6)
    wide = min(0.9, radius * 0.25)
    items: list[Item] = [
        Circle(x, y, radius - wide / 2, Style(fill=theme.paper, stroke=theme.accent, width=wide)),
    ]
    if spot.number is not None:
        items.append(centred(str(spot.number)[:3], x, y, "bold", radius * 3.2, theme.accent))
    return items


def letter_items(view: View, at: Point, radius: float, letter: str) -> list[Item]:
    """A building's letter in a white disc."""
    return [
        Circle(*at, radius, Style(fill=view.theme.paper)),
        centred(letter, *at, "stencil", radius * 3.5 / max(1, len(letter)) ** 0.6, view.theme.ink),
    ]


def north_items(view: View, at: Point, letter: str) -> list[Item]:
    """The arrow to the north edge, its middle at a point."""
    x, y = at
    tall = max(view.mm(38), 9.0)
    ink = view.theme.dark
    head = tall * 0.24
    size = max(8.0, view.mm(10) * 2.6)
    return [
        Line(x, y + tall * 0.32, x, y - tall * 0.3, view.pen(0.5, ink)),
        Polygon(
            ((x, y - tall * 0.5), (x - head * 0.5, y - tall * 0.5 + head), (x + head * 0.5, y - tall * 0.5 + head)),
            Style(fill=ink),
        ),
        centred(letter, x, y + tall * 0.5, "bold", size, ink),
    ]


def north_box(view: View, at: Point) -> Box:
    """The box around the north arrow."""
    tall = max(view.mm(38), 9.0)
    return (at[0] - tall * 0.24, at[1] - tall * 0.55, at[0] + tall * 0.24, at[1] + tall * 0.65)


def name_box(text: str, size: float, at: Point, turn: float) -> Box:
    """The box around a street's name centred on a point, upright or turned by a quarter."""
    half, tall = width(text, "typewriter", size) / 2 + 1.0, size * 0.2 + 0.8
    if turn:
        half, tall = tall, half
    return (at[0] - half, at[1] - tall, at[0] + half, at[1] + tall)
