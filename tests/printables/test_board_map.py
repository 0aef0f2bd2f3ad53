"""The map: layers, true places and sizes, nothing asked for is missing and nothing else is drawn."""

from __future__ import annotations

import itertools
import xml.etree.ElementTree as ET
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tests.printables.desks import desk_for
from tests.printables.tables import AREAS, LINES, POINTS, hjarnor, open_field, square
from toolkit.boards.plane import inside
from toolkit.drawing.scene import Circle, Group, Line, Polygon, Rect, Scene, Text
from toolkit.drawing.svg import svg_text
from toolkit.model.board import Fault, Scenery
from toolkit.printables.maps.board_map import LAYERS, board_scene, map_scene
from toolkit.printables.maps.roofs import STYLES
from toolkit.printables.maps.scenery import scenery_items
from toolkit.printables.maps.view import View

if TYPE_CHECKING:
    from collections.abc import Iterator

    from toolkit.drawing.scene import Box, Item
    from toolkit.model.board import Board

SEEDS = (0, 1, 2, 7, 19)
SVG = "{http://www.w3.org/2000/svg}"


def layer(scene: Scene, name: str) -> Group:
    return next(item for item in scene.items if isinstance(item, Group) and item.name == name)


def leaves(item: Item) -> Iterator[Item]:
    if isinstance(item, Group):
        for inner in item.items:
            yield from leaves(inner)
    else:
        yield item


@pytest.mark.parametrize("seed", SEEDS)
def test_the_map_has_its_layers_in_painting_order(seed: int) -> None:
    scene = map_scene(hjarnor(seed), desk_for())
    assert [item.name for item in scene.items if isinstance(item, Group)] == list(LAYERS)
    assert all(layer(scene, name).items for name in LAYERS)


def test_a_map_of_some_layers_has_only_these() -> None:
    scene = map_scene(hjarnor(7), desk_for(), layers=("ground", "doors"))
    assert [item.name for item in scene.items if isinstance(item, Group)] == ["ground", "doors"]


@pytest.mark.parametrize("scenario", [hjarnor(7), open_field()], ids=["town", "field"])
def test_h10_no_grid_unless_asked_for(scenario: object) -> None:
    desk = desk_for()
    names = [item.name for item in map_scene(scenario, desk).items if isinstance(item, Group)]  # type: ignore[arg-type]
    assert "grid" not in names
    grid = layer(map_scene(scenario, desk, grid=True), "grid")  # type: ignore[arg-type]
    across = sorted(line.x1 for line in grid.items if isinstance(line, Line) and line.x1 == line.x2)
    assert all(b - a == pytest.approx(25.4) for a, b in itertools.pairwise(across))


@pytest.mark.parametrize("scale", [1.0, 0.32, 0.1])
def test_the_drawing_is_as_large_as_the_table_times_the_scale(scale: float) -> None:
    scene = map_scene(hjarnor(7), desk_for(), scale)
    assert (scene.width, scene.height) == (pytest.approx(600 * scale), pytest.approx(600 * scale))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("scale", [1.0, 0.3])
def test_h6_a_numbered_disc_lies_on_every_spawn_spot(seed: int, scale: float) -> None:
    scenario = hjarnor(seed)
    assert scenario.board
    scene = map_scene(scenario, desk_for(), scale)
    discs = [item for item in leaves(layer(scene, "doors")) if isinstance(item, Circle)]
    numbers = [item for item in leaves(layer(scene, "doors")) if isinstance(item, Text)]
    for door in scenario.board.doors:
        assert door.spawn
        x, y = (300 + door.spawn[0]) * scale, (300 - door.spawn[1]) * scale
        near = [disc for disc in discs if abs(disc.x - x) < 0.01 and abs(disc.y - y) < 0.01]
        assert [disc.radius for disc in near] == [pytest.approx(12.7 * scale)]
        shown = [text for text in numbers if text.text == str(door.number)]
        assert [text.x for text in shown] == [pytest.approx(x)]
        assert shown[0].size >= 14


@pytest.mark.parametrize("ink", ["full", "grey", "saver"])
def test_a_door_is_a_bar_inside_its_wall(ink: str) -> None:
    desk, scenario = desk_for(ink=ink), hjarnor(7)
    assert scenario.board
    view = View.of(scenario, desk.theme)
    bars = [item for item in leaves(layer(map_scene(scenario, desk), "doors")) if isinstance(item, Polygon)]
    for door in scenario.board.doors:
        ring = view.ring(next(one.ring for one in scenario.board.buildings if one.id == door.building))
        a, b = view.at(door.a), view.at(door.b)
        own = [bar for bar in bars if bar.points[:2] == (a, b)]
        assert len(own) == 1
        deep = ((own[0].points[2][0] + own[0].points[3][0]) / 2, (own[0].points[2][1] + own[0].points[3][1]) / 2)
        assert inside(deep, ring)


def test_model_bases_keep_their_size_and_place() -> None:
    scenario = hjarnor(7)
    assert scenario.board
    scene = map_scene(scenario, desk_for(), 1.0)
    circles = [item for item in leaves(layer(scene, "models")) if isinstance(item, Circle)]
    for model in scenario.board.models:
        x, y = 300 + model.at[0], 300 - model.at[1]
        rings = [c for c in circles if abs(c.x - x) < 0.01 and abs(c.y - y) < 0.01]
        assert any(c.radius + c.style.width / 2 == pytest.approx(model.base / 2, abs=0.01) for c in rings)


def test_the_frame_lies_on_the_board_s_edge() -> None:
    frame = layer(map_scene(hjarnor(7), desk_for()), "labels").items[-1]
    assert isinstance(frame, Rect)
    half = frame.style.width / 2
    assert (frame.x - half, frame.y - half) == (0, 0)
    assert (frame.x + frame.width + half, frame.y + frame.height + half) == (600, 600)


@pytest.mark.parametrize("seed", SEEDS)
def test_labels_cross_no_door_model_or_car(seed: int) -> None:
    from toolkit.drawing.scene import bounds
    from toolkit.printables.maps.ground import roads_of
    from toolkit.printables.maps.labels import obstacles
    from toolkit.printables.maps.view import meets

    scenario, desk = hjarnor(seed), desk_for()
    view = View.of(scenario, desk.theme, 0.32)
    roads = roads_of(view)
    assert roads
    names = desk.words["map.streets"].split("|")
    scene = map_scene(scenario, desk, 0.32, distances=True)
    labels = [text for text in leaves(layer(scene, "labels")) if isinstance(text, Text) and text.text in names]
    assert len(labels) == 2
    for text in labels:
        assert not meets(bounds(text), obstacles(view, roads))


def test_faults_are_drawn_only_when_there_are_some_and_lie_inside_the_board() -> None:
    desk, scenario = desk_for(), hjarnor(7)
    fault = Fault("H2", "building-1", "141.4 mm", ">= 152.4 mm", at=(-900, 900))
    plain = [item.name for item in map_scene(scenario, desk).items if isinstance(item, Group)]
    assert "faults" not in plain
    marks = list(leaves(layer(map_scene(scenario, desk, faults=[fault]), "faults")))
    circles = [item for item in marks if isinstance(item, Circle)]
    assert len(circles) == 1
    assert all(c.x - c.radius >= 0 and c.x + c.radius <= 600 and c.y - c.radius >= 0 for c in circles)
    assert any(isinstance(item, Text) and item.text == "1: H2" for item in marks)


def test_a_thousand_faults_still_make_a_map() -> None:
    faults = [Fault("H9", f"tree-{n}", "x", "y", at=(0, 0)) for n in range(1000)]
    assert len(layer(map_scene(hjarnor(7), desk_for(), faults=faults), "faults").items) < 500


def test_the_svg_is_in_millimetres_with_named_layers() -> None:
    root = ET.fromstring(svg_text(board_scene(hjarnor(7), desk_for(), grid=True, title="Board")))  # noqa: S314 - our own
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("600mm", "600mm", "0 0 600 600")
    ids = [group.get("id") for group in root.findall(f"{SVG}g") if group.get("id")]
    assert ids == [*LAYERS, "grid"]


def test_text_from_a_file_is_never_markup() -> None:
    fault = Fault("<b>&\"'", "house", "1", "2", at=(0, 0))
    text = svg_text(board_scene(open_field(), desk_for(), faults=[fault]))
    assert "<b>" not in text
    assert "&lt;b&gt;&amp;" in text
    ET.fromstring(text)  # noqa: S314 - our own


@pytest.mark.parametrize("ink", ["full", "grey", "saver"])
def test_every_kind_of_scenery_is_drawn_in_every_ink(ink: str) -> None:
    scenario, desk = open_field(), desk_for(ink=ink)
    assert scenario.board
    assert len(scenario.board.scenery) == len(AREAS) + len(LINES) + len(POINTS)
    view = View.of(scenario, desk.theme, 0.15, desk.shelf)
    for piece in scenario.board.scenery:
        assert scenery_items(view, piece), piece.kind


def test_grey_ink_prints_no_colour() -> None:
    scene = map_scene(hjarnor(7), desk_for(ink="grey"), 0.32, distances=True)
    for item in (leaf for group in scene.items for leaf in leaves(group)):
        colours = [item.fill] if isinstance(item, Text) else [item.style.fill, item.style.stroke]  # type: ignore[union-attr]
        assert all(c is None or c[1:3] == c[3:5] == c[5:7] for c in colours)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(
    "ring",
    [
        square(-300, 110, 190, 190),
        ((-300, 300), (-300, 150), (-200, 150), (-200, 110), (-110, 110), (-110, 300)),
        ((-300, 300), (-300, 110), (-160, 110), (-110, 160), (-110, 300)),
        ((-300, 200), (-280, 200), (-280, 220), (-300, 220)),
        ((-200, 200), (-150, 220), (-120, 280), (-230, 260)),
    ],
    ids=["square", "l-shape", "chamfer", "tiny", "crooked"],
)
def test_every_roof_covers_every_outline(style: str, ring: tuple[tuple[float, float], ...]) -> None:
    scenario = hjarnor(7)
    assert scenario.board
    first = replace(scenario.board.buildings[0], ring=ring, extra={"roof_style": style})
    board = replace(scenario.board, buildings=(first, *scenario.board.buildings[1:]))
    scene = map_scene(replace(scenario, board=board), desk_for(), 0.32)
    roof = layer(scene, "buildings").items[0]
    assert isinstance(roof, Group)
    view = View.of(scenario, desk_for().theme, 0.32)
    xs, ys = zip(*view.ring(ring), strict=True)
    for item in roof.items:
        from toolkit.drawing.scene import bounds

        left, top, right, bottom = bounds(item)
        assert left >= min(xs) - 0.7
        assert top >= min(ys) - 0.7
        assert right <= max(xs) + 0.7
        assert bottom <= max(ys) + 0.7


def test_a_board_of_a_hand_made_file_may_lack_almost_everything() -> None:
    scenario = hjarnor(7)
    assert scenario.board
    bare = replace(scenario.board, streets=(), scenery=(), spots=(), models=(), doors=(), buildings=(), cars=())
    scene = map_scene(replace(scenario, board=bare), desk_for())
    assert isinstance(layer(scene, "labels").items[-1], Rect)
    no_streets = replace(scenario.board, streets=())
    assert layer(map_scene(replace(scenario, board=no_streets), desk_for()), "streets").items


def test_same_seed_same_drawing() -> None:
    assert map_scene(hjarnor(3), desk_for(), 0.32) == map_scene(hjarnor(3), desk_for(), 0.32)


def test_a_street_s_name_gives_way_to_what_stands_there() -> None:
    from toolkit.drawing.scene import bounds
    from toolkit.printables.maps.view import meets

    scenario, desk = hjarnor(7), desk_for()
    assert scenario.board
    names = desk.words["map.streets"].split("|")

    def boxes(board: Board) -> dict[str, Box]:
        labels = layer(map_scene(replace(scenario, board=board), desk, 0.32), "labels")
        return {text.text: bounds(text) for text in leaves(labels) if isinstance(text, Text) and text.text in names}

    for name, (left, top, right, bottom) in boxes(scenario.board).items():
        x, y = (left + right) / 2 / 0.32 - 300, 300 - (top + bottom) / 2 / 0.32
        tree = Scenery("tree-99", "tree", "Polygon", ((*square(x - 5, y - 5, 10, 10), (x - 5, y - 5)),))
        moved = boxes(replace(scenario.board, scenery=(*scenario.board.scenery, tree)))
        assert name in moved
        assert not meets(moved[name], [(left + 2, top + 2, right - 2, bottom - 2)])
