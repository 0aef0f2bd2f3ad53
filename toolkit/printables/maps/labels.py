"""Names, letters and measures on a map, each where it crosses nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.boards.letters import building_letter
from toolkit.drawing.fonts import width
from toolkit.drawing.scene import Rect, Style, Text
from toolkit.printables.maps.marks import letter_items, name_box, north_box, north_items
from toolkit.printables.maps.roofs import letter_radius
from toolkit.printables.maps.view import box_around, disc_box, meets
from toolkit.printables.marks import arrow
from toolkit.printables.text import centred

if TYPE_CHECKING:
    from collections.abc import Iterable

    from toolkit.drawing.scene import Box, Item, Point
    from toolkit.model.board import Model
    from toolkit.printables.desk import Desk
    from toolkit.printables.maps.ground import Roads
    from toolkit.printables.maps.view import View


def letters(view: View, spots: Iterable[tuple[Point, tuple[Point, ...]]]) -> list[Item]:
    """Every building's letter in its disc; ``spots`` are where it stands, and the building's outline."""
    items: list[Item] = []
    for index, (at, outline) in enumerate(spots):
        items += letter_items(view, at, letter_radius(view, outline, at), building_letter(index))
    return items


def street_labels(view: View, desk: Desk, roads: Roads, taken: list[Box]) -> list[Item]:
    """Both streets' names and the north arrow, each in the first place where nothing else is."""
    size = max(8.0, view.mm(11) * 2.5)
    items: list[Item] = []
    colour = view.theme.dark
    spot = next((at for at in _north_spots(view, roads) if not meets(north_box(view, at), taken)), None)
    if spot:
        items += north_items(view, spot, desk.words["map.north"])
        taken.append(north_box(view, spot))
    for name, turn in zip(street_names(view, desk), (0.0, -90.0), strict=True):
        for at in _name_spots(view, roads, name, size, turn):
            around = name_box(name, size, at, turn)
            if meets(around, taken):
                continue
            taken.append(around)
            shift = size * 0.12
            x, y = (at[0] + shift, at[1]) if turn else (at[0], at[1] + shift)
            items.append(Text(x, y, name, "typewriter", size, colour, anchor="middle", turn_degrees=turn))
            break
    return items


def street_names(view: View, desk: Desk) -> tuple[str, str]:
    """The names of the street from west to east and the one from north to south; the main one is the zombies'."""
    main, *others = desk.words["map.streets"].split("|")
    other = others[view.scenario.seed % len(others)] if others else main
    zombies = view.board.models_of("zombie")
    east_west = all(abs(zombie.at[0]) >= abs(zombie.at[1]) for zombie in zombies)
    return (main, other) if east_west else (other, main)


def _north_spots(view: View, roads: Roads) -> Iterable[Point]:
    quarter_x, quarter_y = (roads.x1 - roads.x0) / 4, (roads.y1 - roads.y0) / 4
    for y in (view.mm(46), view.height - view.mm(50), view.mm(90)):
        for x in (roads.x1 - quarter_x, roads.x0 + quarter_x):
            yield (x, y)
    for x in (view.mm(40), view.width - view.mm(40)):
        for y in (roads.y0 + quarter_y, roads.y1 - quarter_y):
            yield (x, y)


def _name_spots(view: View, roads: Roads, name: str, size: float, turn: float) -> Iterable[Point]:
    """Places in a lane, from the page's edges towards the crossing."""
    half = width(name, "typewriter", size) / 2 + view.mm(8)
    low, high, across = (roads.y0, roads.y1, view.width) if not turn else (roads.x0, roads.x1, view.height)
    lanes = [high - (high - low) / 4, low + (high - low) / 4, high - (high - low) / 8, low + (high - low) / 8]
    for step in range(5):
        for lane in lanes:
            for place in (across - half - step * view.mm(18), half + step * view.mm(18)):
                yield (place, lane) if not turn else (lane, place)


def edge_distances(view: View, desk: Desk, roads: Roads, taken: list[Box]) -> list[Item]:
    """How far the start zombies stand from the board's edge, measured from their bases: one a side."""
    zombies = view.board.models_of("zombie")
    nearest: dict[str, tuple[float, Model]] = {}
    mx, my = roads.middle
    for zombie in zombies:
        x, y = view.at(zombie.at)
        beside = min(abs(x - mx), x - roads.x0, roads.x1 - x), min(abs(y - my), y - roads.y0, roads.y1 - y)
        side, away = min(
            (("west", x), ("east", view.width - x), ("north", y), ("south", view.height - y)), key=lambda pair: pair[1]
        )
        inches = (away / view.scale - zombie.base / 2) / view.scenario.inch
        room = beside[1] if side in {"west", "east"} else beside[0]
        if 1.0 <= inches <= 12 and (side not in nearest or room > nearest[side][0]):
            nearest[side] = (room, zombie)
    items: list[Item] = []
    for side, (_, zombie) in nearest.items():
        (x, y), radius = view.at(zombie.at), view.base(zombie.base / 2)
        end = {"west": (0.0, y), "east": (view.width, y), "north": (x, 0.0), "south": (x, view.height)}[side]
        sign = 1 if side in {"west", "north"} else -1
        start = (x - sign * radius, y) if side in {"west", "east"} else (x, y - sign * radius)
        away = abs(start[0] - end[0]) + abs(start[1] - end[1])
        inches = away / view.scale / view.scenario.inch
        label = _inches(desk, inches)
        size = 7.5
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        half = width(label, "body", size) / 2 + 1.0
        items += arrow(view.theme, *start, *end, both=True, size=1.6)
        items.append(Rect(middle[0] - half, middle[1] - 1.6, 2 * half, 3.2, Style(fill=view.theme.paper)))
        items.append(centred(label, *middle, "body", size, view.theme.ink))
        taken.append(box_around((start, end), 1.8))
    return items


def _inches(desk: Desk, inches: float) -> str:
    whole = round(inches)
    if abs(inches - whole) < 0.02:
        return desk.words.plural("map.inches", whole)
    return desk.words.fill("map.inches_part", n=desk.words.number(inches, 1))


def obstacles(view: View, roads: Roads) -> list[Box]:
    """What a name may not cross: models, spots, car, scenery, lane marks, zebra crossings and kerbs."""
    from toolkit.printables.maps.scenery import parts

    board = view.board
    boxes = [disc_box(view.at(model.at), view.base(model.base / 2) + 0.6) for model in board.models]
    boxes += [disc_box(view.at(door.spawn), view.base(view.scenario.inch / 2)) for door in board.doors if door.spawn]
    boxes += [box_around(view.ring(car.ring), view.mm(14)) for car in board.cars]
    boxes += [box_around(view.ring(building.ring)) for building in board.buildings]
    for piece in board.scenery:
        boxes += [box_around(view.ring(points), view.mm(4)) for _, points in parts(piece)]
    mx, my = roads.middle
    lane = view.mm(2.5)
    boxes += [(mx - lane, 0, mx + lane, view.height), (0, my - lane, view.width, my + lane)]
    near, deep = roads.zebras(view), view.mm(26 + 14)
    boxes += [
        (near["west"] - deep, roads.y0, near["west"], roads.y1),
        (near["east"], roads.y0, near["east"] + deep, roads.y1),
        (roads.x0, near["north"] - deep, roads.x1, near["north"]),
        (roads.x0, near["south"], roads.x1, near["south"] + deep),
    ]
    return boxes
