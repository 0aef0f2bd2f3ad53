"""The map: one drawing of the table at any scale, in layers; the board tiled over sheets, or on one large one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.drawing.scene import Group, Line, Rect, Scene, Style
from toolkit.printables import ground as land
from toolkit.printables.map_faults import fault_items
from toolkit.printables.map_labels import edge_distances, letters, obstacles, street_labels
from toolkit.printables.map_marks import car_items, door_box, door_items, model_items, spot_items, window_items
from toolkit.printables.map_scenery import scenery_items
from toolkit.printables.roofs import building_items, letter_spot
from toolkit.printables.view import View

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from toolkit.drawing.scene import Item
    from toolkit.model.board import Fault
    from toolkit.model.scenario import Scenario
    from toolkit.printables.desk import Desk

LAYERS = ("ground", "streets", "buildings", "doors", "scenery", "models", "labels")
FRAME = 0.7  # the board's edge, drawn inside it


def map_scene(
    scenario: Scenario,
    desk: Desk,
    scale: float = 1.0,
    *,
    grid: bool = False,
    faults: Sequence[Fault] = (),
    distances: bool = False,
    layers: Collection[str] = LAYERS,
) -> Scene:
    """The table of a scenario as a drawing of its size times ``scale``, each layer a named group.

    ``grid`` adds inch lines (only when asked for: H10), ``faults`` a layer of marks in the accent, ``distances`` the
    start zombies' way to the edge. Strokes and letters have page sizes; everything else scales.
    """
    view = View.of(scenario, desk.theme, scale)
    return Scene(view.width, view.height, tuple(_layers(view, desk, grid, faults, distances, layers)))


def _layers(
    view: View, desk: Desk, grid: bool, faults: Sequence[Fault], distances: bool, wanted: Collection[str]
) -> list[Group]:
    board = view.board
    roads = land.roads_of(view)
    doors = {
        building.id: [door_box(view, door) for door in board.doors if door.building == building.id]
        for building in board.buildings
    }
    spots = [
        (letter_spot(view, building, doors[building.id]), view.ring(building.ring)) for building in board.buildings
    ]
    drawn: dict[str, list[Item]] = {"ground": land.ground(view), "streets": land.streets(view, roads)}
    drawn["buildings"] = [
        Group(tuple(building_items(view, building, doors[building.id], spot[0])))
        for building, spot in zip(board.buildings, spots, strict=True)
    ]
    drawn["doors"] = [item for window in board.windows for item in window_items(view, window)]
    drawn["doors"] += [item for door in board.doors for item in door_items(view, door)]
    drawn["scenery"] = [Group(tuple(scenery_items(view, piece))) for piece in board.scenery]
    drawn["models"] = [item for car in board.cars for item in car_items(view, desk, car)]
    drawn["models"] += [item for spot in board.spots for item in spot_items(view, spot, board.cars)]
    drawn["models"] += [item for model in board.models for item in model_items(view, model)]
    drawn["labels"] = letters(view, spots)
    if roads:
        taken = obstacles(view, roads)
        if distances:
            drawn["labels"] += edge_distances(view, desk, roads, taken)
        drawn["labels"] += street_labels(view, desk, roads, taken)
    drawn["labels"].append(_frame(view))
    found = [Group(tuple(drawn[name]), name=name) for name in LAYERS if name in wanted]
    if grid:
        found.append(Group(tuple(_grid(view)), name="grid"))
    if faults:
        found.append(Group(tuple(fault_items(view, desk, faults)), name="faults"))
    return found


def _frame(view: View) -> Item:
    half = FRAME / 2
    return Rect(half, half, view.width - FRAME, view.height - FRAME, Style(stroke=view.theme.ink, width=FRAME))


def _grid(view: View) -> list[Item]:
    """Inch lines from the centre, every sixth a little stronger."""
    step = view.base(view.scenario.inch)
    mx, my = view.width / 2, view.height / 2
    items: list[Item] = []
    for axis, middle, far in (("x", mx, view.width), ("y", my, view.height)):
        for index in range(-int(middle / step), int((far - middle) / step) + 1):
            at = middle + index * step
            pen = view.pen(0.3 if index % 6 == 0 else 0.14, view.theme.dark)
            items.append(Line(at, 0, at, view.height, pen) if axis == "x" else Line(0, at, view.width, at, pen))
    return items
