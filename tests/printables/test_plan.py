"""The set-up plan: every figure is the board's, every table fits."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import pytest

from tests.printables.desks import desk_for
from tests.printables.overlaps import faults
from tests.printables.tables import hjarnor, open_field, square
from tests.printables.test_tiles import _texts
from toolkit.boards.plane import box
from toolkit.data import overridden
from toolkit.drawing.scene import Circle, Rect
from toolkit.games.hjarnor.pieces.maps import make_plan
from toolkit.games.hunger.scenario import make_scenario as hunger
from toolkit.games.hunger.settings import shipped as hunger_shipped
from toolkit.model.board import Building, Model, Opening
from toolkit.model.game import Play
from toolkit.model.pieces import Plan
from toolkit.printables.frame import framed
from toolkit.printables.maps.plan import _in_columns, _numbers, pages
from toolkit.printables.maps.plan_lines import chain_items, chains_of
from toolkit.printables.maps.plan_tables import cut_of, on_wall, tables_of, terrain_of
from toolkit.printables.maps.view import View, meets
from toolkit.printables.tables import Table

if TYPE_CHECKING:
    from toolkit.printables.desk import Desk


def plan(desk: Desk, seed: int = 7) -> Plan:
    return make_plan(Play(hjarnor(seed), desk.words, desk.shelf.templates))


@pytest.mark.parametrize("language", ["en", "sv", "pl"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("seed", [0, 9, 12])
def test_the_plan_is_one_sheet_without_overlaps(language: str, paper: str, seed: int) -> None:
    desk = desk_for(language, paper)
    sheets = pages(plan(desk, seed), desk)
    assert len(sheets) == 1
    assert faults(framed(sheets[0], desk, 1, 1)) == []


@pytest.mark.parametrize("seed", range(6))
def test_every_building_stands_in_the_table_with_size_and_place(seed: int) -> None:
    desk, board = desk_for(), hjarnor(seed).board
    assert board
    table = tables_of(board, desk)[0]
    for row, building in zip(table.rows, board.buildings, strict=True):
        x0, y0, x1, y1 = box(building.ring)
        assert row[1] == f"{(x1 - x0) / 10:.1f} × {(y1 - y0) / 10:.1f}"
        assert row[2] == f"~{(x1 - x0) / 25.4:.1f} × {(y1 - y0) / 25.4:.1f}"
        assert (row[3], row[5]) == (f"{(x0 + 300) / 10:.1f}", f"{(y0 + 300) / 10:.1f}")


@pytest.mark.parametrize("seed", range(6))
def test_every_building_is_dimensioned_from_edge_to_edge_both_ways(seed: int) -> None:
    desk, scenario = desk_for(), hjarnor(seed)
    assert scenario.board
    view = View.of(scenario, desk.theme, 0.25)
    chains = {chain.side: chain.cuts for chain in chains_of(view)}
    for cuts in chains.values():
        assert cuts[0] == 0
        assert cuts[-1] == pytest.approx(150)
    for building in scenario.board.buildings:
        x0, y0, x1, y1 = box(building.ring)
        across = chains["top" if y0 > 0 else "bottom"]
        down = chains["left" if x1 < 0 else "right"]
        for place, cuts in ((x0 + 300, across), (x1 + 300, across), (300 - y0, down), (300 - y1, down)):
            assert min(abs(place / 4 - cut) for cut in cuts) < 0.06


@pytest.mark.parametrize("seed", [1, 6, 9, 12, 21])
def test_a_label_without_room_stands_outside_its_line_and_none_covers_another(seed: int) -> None:
    desk = desk_for()
    view = View.of(hjarnor(seed), desk.theme, 0.22)
    outside = 0
    for chain in chains_of(view):
        items = chain_items(view, desk, chain)
        labels = [item for item in items if isinstance(item, Rect)]
        stretches = list(pairwise(chain.cuts))
        assert len(labels) == len(stretches)
        upright = chain.side in {"left", "right"}
        for label, (low, high) in zip(labels, stretches, strict=True):
            start, long = (label.y, label.height) if upright else (label.x, label.width)
            if start < low or start + long > high or high - low < long:
                outside += 1
                away = label.x + label.width / 2 if upright else label.y + label.height / 2
                far = {"top": 0.0, "left": 0.0, "bottom": view.height, "right": view.width}[chain.side]
                assert abs(away - far) > 13
        boxes = [(one.x, one.y, one.x + one.width, one.y + one.height) for one in labels]
        assert not any(meets(one, boxes[index + 1 :]) for index, one in enumerate(boxes))
    assert outside


@pytest.mark.parametrize(
    ("a", "b", "side", "corner", "away"),
    [
        ((10, 0), (40, 0), "south", "west", 10),
        ((70, 0), (95, 0), "south", "east", 5),
        ((100, 60), (100, 90), "east", "north", 10),
        ((0, 20), (0, 50), "west", "south", 20),
        ((30, 100), (55, 100), "north", "west", 30),
    ],
)
def test_a_door_is_measured_from_the_nearer_corner_of_its_wall(
    a: tuple[float, float], b: tuple[float, float], side: str, corner: str, away: float
) -> None:
    building = Building("b", square(0, 0, 100, 100))
    assert on_wall(building, Opening("d", "door", "b", a, b)) == (side, corner, away)
    turned = Building("b", building.ring[::-1])
    assert on_wall(turned, Opening("d", "door", "b", b, a)) == (side, corner, away)


def test_the_cut_of_a_chamfer_and_of_an_l_shape_is_found() -> None:
    assert cut_of(((30, 0), (100, 0), (100, 100), (0, 100), (0, 40))) == (30, 40)
    assert cut_of(((30, 0), (100, 0), (100, 100), (0, 100), (0, 40), (30, 40))) == (30, 40)
    assert cut_of(square(0, 0, 100, 100)) is None
    assert cut_of(((0, 0), (100, 20), (80, 100))) is None


def test_models_of_a_station_are_left_to_the_steps() -> None:
    board = hjarnor(7).board
    assert board
    desk = desk_for()
    names = [row[0] for row in tables_of(board, desk)[2].rows]
    assert names[1:] == ["Zombie 1", "Zombie 2", "Zombie 3", "Zombie 4"]
    assert names[0].startswith("Car, nose ")


def test_long_tables_run_on_to_further_panels() -> None:
    scenario = open_field()
    assert scenario.board
    crowd = tuple(Model(f"zombie-{n}", "zombie", (n * 3.0, n * 2.0)) for n in range(200))
    piece = Plan("Plan", "Plan", "Line", replace(scenario, board=replace(scenario.board, models=crowd)), ("One",))
    desk = desk_for()
    sheets = pages(piece, desk)
    assert len(sheets) > 1
    texts = set().union(*(_texts(page.items) for page in sheets))
    assert {f"Zombie {n}" for n in range(1, 201)} <= texts
    for number, page in enumerate(sheets, 1):
        assert faults(framed(page, desk, number, len(sheets)), lines=False) == [] or number == 1


def test_text_from_a_file_is_shown_as_it_is() -> None:
    desk = desk_for()
    texts = set().union(*(_texts(page.items) for page in pages(Plan("P", "P", "L", open_field()), desk)))
    assert "<i>Bo & Co</i>" in texts
    assert "swamp <b>&\"'" in texts


def test_a_long_table_is_cut_where_that_leaves_the_drawing_more_room() -> None:
    long = Table("Terrain", ("", "Piece"), tuple((str(number), "Tree") for number in range(30)))
    short = Table("Buildings", ("", "Size"), (("A", "1 × 1"),))
    columns = _in_columns([short, long])
    shown = [row for column in columns for table in column for row in table.rows if table.title == "Terrain"]
    assert shown == list(long.rows)
    left, right = (sum(table.height() for table in column) for column in columns)
    assert abs(left - right) <= 8.0


@pytest.mark.parametrize("seed", range(6))
def test_numbers_of_terrain_do_not_cover_one_another(seed: int) -> None:
    settings = overridden(hunger_shipped(), {"place": "cemetery", "terrain": "some", "humans": 6}, where="test")
    view = View.of(hunger(settings, seed), desk_for(game="hunger").theme, 0.09)
    discs = [item for item in _numbers(view, terrain_of(view.board)) if isinstance(item, Circle)]
    assert len(discs) == len(terrain_of(view.board))
    apart = [math.dist((a.x, a.y), (b.x, b.y)) for a, b in combinations(discs, 2)]
    assert min(apart) >= 2 * discs[0].radius
