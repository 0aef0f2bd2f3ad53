"""The map: one drawing of the table at any scale, in layers; the board tiled over sheets, or on one large one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from toolkit.drawing.paper import Tile
from toolkit.drawing.scene import Group, Line, Rect, Scene, Style
from toolkit.printables.maps import ground as land
from toolkit.printables.maps.assembly import assembly_pages
from toolkit.printables.maps.faults import fault_items
from toolkit.printables.maps.labels import edge_distances, letters, obstacles, street_labels
from toolkit.printables.maps.marks import door_items, kept_free, spot_items, window_items
from toolkit.printables.maps.models import car_items, model_items
from toolkit.printables.maps.poster import poster_page, poster_paper
from toolkit.printables.maps.roofs import building_items, letter_spot
from toolkit.printables.maps.scenery import scenery_items
from toolkit.printables.maps.tiles import board_tiling, tile_pages
from toolkit.printables.maps.view import View

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from toolkit.drawing.paper import Tiling
    from toolkit.drawing.scene import Item
    from toolkit.model.board import Fault
    from toolkit.model.pieces import BoardMap
    from toolkit.model.scenario import Scenario
    from toolkit.printables.desk import Desk, Page

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
    view = View.of(scenario, desk.theme, scale, desk.shelf)
    return Scene(view.width, view.height, tuple(_layers(view, desk, grid, faults, distances, layers)))


def board_scene(
    scenario: Scenario, desk: Desk, *, grid: bool = False, faults: Sequence[Fault] = (), title: str = ""
) -> Scene:
    """The board at true scale as one drawing: ``board.svg``, as wide and high in mm as the table."""
    return replace(map_scene(scenario, desk, grid=grid, faults=faults), title=title)


def pages(piece: BoardMap, desk: Desk, *, joining: bool = True) -> list[Page]:
    """The board at true scale: on one sheet where the paper holds it, else its tiles.

    ``joining`` puts a sheet before the tiles that shows how they join; a kit's cover shows it already.
    """
    scene = _scene_of(piece, desk)
    if poster_paper((scene.width, scene.height), desk.paper):
        return [poster_page(scene, desk, piece.title)]
    plan = board_tiling((scene.width, scene.height), desk)
    first = assembly_pages(piece.scenario, plan, desk, piece.title) if joining else []
    return [*first, *tile_pages(scene, plan, desk, piece.title)]


def poster(piece: BoardMap, desk: Desk) -> list[Page]:
    """The board on one large sheet; SettingError names sheets that hold it when the paper does not."""
    return [poster_page(_scene_of(piece, desk), desk, piece.title)]


def tiling_of(scenario: Scenario, desk: Desk) -> Tiling:
    """How the board is spread over the desk's paper; one tile where a single sheet holds it."""
    assert scenario.board is not None  # noqa: S101
    size = scenario.board.size()
    plan = board_tiling(size, desk)
    if len(plan.tiles) > 1 and poster_paper(size, desk.paper):
        box = (0.0, 0.0, *size)
        return replace(plan, columns=1, rows=1, width=size[0], height=size[1], tiles=(Tile(0, 0, box),))
    return plan


def _scene_of(piece: BoardMap, desk: Desk) -> Scene:
    return map_scene(piece.scenario, desk, grid=piece.grid, faults=piece.faults)


def _layers(
    view: View, desk: Desk, grid: bool, faults: Sequence[Fault], distances: bool, wanted: Collection[str]
) -> list[Group]:
    board = view.board
    roads = land.roads_of(view)
    taken = {building.id: kept_free(view, building) for building in board.buildings}
    spots = [(letter_spot(view, one, taken[one.id]), view.ring(one.ring)) for one in board.buildings]
    drawn: dict[str, list[Item]] = {"ground": land.ground(view), "streets": land.streets(view, roads)}
    drawn["buildings"] = [
        Group(tuple(building_items(view, building, taken[building.id], spot[0])))
        for building, spot in zip(board.buildings, spots, strict=True)
    ]
    drawn["doors"] = [item for window in board.windows for item in window_items(view, window)]
    drawn["doors"] += [item for door in board.doors for item in door_items(view, door)]
    drawn["scenery"] = [Group(tuple(scenery_items(view, piece))) for piece in board.scenery]
    drawn["models"] = [item for car in board.cars for item in car_items(view, car)]
    drawn["models"] += [item for spot in board.spots for item in spot_items(view, spot, board.cars)]
    drawn["models"] += [item for model in board.models for item in model_items(view, model)]
    drawn["labels"] = letters(view, spots)
    if roads:
        crossed = obstacles(view, roads)
        if distances:
            drawn["labels"] += edge_distances(view, desk, roads, crossed)
        drawn["labels"] += street_labels(view, desk, roads, crossed)
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
