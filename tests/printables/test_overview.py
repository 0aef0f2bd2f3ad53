"""The overview: one sheet with map, legend and figures, or with what is wrong."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from shapely.geometry import Point, Polygon

from tests.printables.desks import desk_for
from tests.printables.overlaps import faults
from tests.printables.tables import hjarnor
from tests.printables.test_tiles import _texts
from toolkit.drawing.scene import Group, Rect, Text, bounds
from toolkit.games.hjarnor.pieces.maps import make_overview
from toolkit.model.board import Fault
from toolkit.model.game import Play
from toolkit.printables.frame import framed
from toolkit.printables.maps.overview import pages

if TYPE_CHECKING:
    from toolkit.model.pieces import Overview
    from toolkit.printables.desk import Desk


def overview(desk: Desk, seed: int = 7) -> Overview:
    return make_overview(Play(hjarnor(seed), desk.words, desk.shelf.templates))


@pytest.mark.parametrize("language", ["en", "sv", "pl"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("seed", [0, 7, 12])
def test_the_overview_is_one_sheet_without_overlaps(language: str, paper: str, seed: int) -> None:
    desk = desk_for(language, paper)
    sheets = pages(overview(desk, seed), desk)
    assert len(sheets) == 1
    assert faults(framed(sheets[0], desk, 1, 1)) == []


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_map_lies_below_the_headline_and_above_the_legend(paper: str) -> None:
    desk = desk_for(paper=paper)
    panel = pages(overview(desk), desk)[0].items[0]
    assert isinstance(panel, Group)
    shown = next(item for item in panel.items if isinstance(item, Group) and isinstance(item.clip, Rect))
    assert isinstance(shown.clip, Rect)
    top, bottom = shown.clip.y, shown.clip.y + shown.clip.height
    texts = [bounds(item) for item in panel.items if isinstance(item, Text)]
    assert len(texts) > 20
    assert all(box[3] <= top or box[1] >= bottom for box in texts)
    assert max(box[3] for box in texts) <= desk.panel_height + 0.5


@pytest.mark.parametrize("seed", range(8))
def test_the_figures_are_the_real_geometry_s(seed: int) -> None:
    desk = desk_for()
    piece = overview(desk, seed)
    board = piece.scenario.board
    assert board
    assert [fact.letter for fact in piece.facts] == ["A", "B", "C", "D"]
    for fact, building in zip(piece.facts, board.buildings, strict=True):
        assert fact.figure == f"{Polygon(building.ring).distance(Point(0, 0)):.1f} mm"
        numbers = [str(door.number) for door in board.doors if door.building == building.id]
        assert fact.doors.split() == sorted(numbers)
    assert _texts(pages(piece, desk)[0].items) >= {fact.figure for fact in piece.facts}


def test_the_legend_explains_only_what_is_there() -> None:
    desk = desk_for()
    scenario = hjarnor(7)
    assert scenario.board
    bare = replace(scenario, board=replace(scenario.board, scenery=()))
    marks = [entry.mark for entry in make_overview(Play(bare, desk.words, desk.shelf.templates)).legend]
    assert "tree" not in marks
    assert {"door", "hero", "zombie", "building"} <= set(marks)


def test_a_board_without_faults_is_stamped_inspected() -> None:
    desk = desk_for()
    texts = _texts(pages(overview(desk), desk)[0].items)
    assert {"INSPECTED", "0 faults found"} <= texts
    assert "NOT PASSED" not in texts


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("count", [1, 3, 40, 300])
def test_faults_stand_in_place_of_the_figures_and_run_on(paper: str, count: int) -> None:
    desk = desk_for(paper=paper)
    wrong = tuple(
        Fault("H2", f"building-{n}", "141.4 mm", ">= 152.4 mm", house=n % 2 == 0, at=(n, n)) for n in range(count)
    )
    sheets = pages(replace(overview(desk), faults=wrong), desk)
    texts = set().union(*(_texts(page.items) for page in sheets))
    assert "NOT PASSED" in texts
    assert "INSPECTED" not in texts
    for number in range(1, count + 1):
        assert any(text.startswith(f"{number}: H2") for text in texts)
    assert len(sheets) == 1 if count < 3 else len(sheets) >= 1


def test_text_from_a_file_is_shown_as_it_is() -> None:
    desk = desk_for()
    wrong = (Fault("*H2*", "^b^", "<1>", "&2", at=(0, 0)),)
    texts = _texts(pages(replace(overview(desk), faults=wrong), desk)[0].items)
    assert "1: *H2*, ^b^" in texts
    assert "<1>, wanted &2" in texts
