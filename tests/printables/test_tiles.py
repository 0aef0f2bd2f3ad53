"""The board on sheets: how many, nothing lost, true scale in the render, marks inside the paper."""

from __future__ import annotations

from dataclasses import replace
from math import ceil, floor
from typing import TYPE_CHECKING

import numpy as np
import pytest

from tests.printables.desks import desk_for
from tests.printables.overlaps import faults
from tests.printables.tables import hjarnor, open_field
from toolkit.data import Templates
from toolkit.drawing.paper import find_paper
from toolkit.drawing.pdf import About
from toolkit.drawing.png import png_bytes
from toolkit.drawing.scene import Group, Rect, Scene, Text
from toolkit.errors import SettingError
from toolkit.model.pieces import BoardMap
from toolkit.printables.frame import framed
from toolkit.printables.maps.board_map import map_scene, pages, poster, tiling_of
from toolkit.printables.maps.tiles import ABOVE, BELOW

if TYPE_CHECKING:
    from toolkit.model.scenario import Scenario
    from toolkit.printables.desk import Desk

BOARD = BoardMap("Board", hjarnor(7))


def desk_on(paper: str, margin: float | None = None, language: str = "en") -> Desk:
    return replace(desk_for(language), paper=find_paper(Templates.shipped(), paper, margin))


@pytest.mark.parametrize(
    ("paper", "margin", "count", "overlap"),
    [
        ("a4", None, 12, 10),
        ("letter", None, 12, 10),
        ("a4", 5.0, 9, 0),
        ("letter", 5.0, 9, 5),
        ("a3", None, 6, 10),
        ("a2", None, 4, 10),
        ("a1", None, 2, 10),
        ("legal", None, 8, 10),
        ("tabloid", None, 6, 10),
    ],
)
def test_a_600_mm_board_takes_as_many_sheets_as_promised(
    paper: str, margin: float | None, count: int, overlap: float
) -> None:
    desk = desk_on(paper, margin)
    plan = tiling_of(BOARD.scenario, desk)
    assert (len(plan.tiles), plan.overlap) == (count, overlap)
    sheets = pages(BOARD, desk, joining=False)
    assert [page.part for page in sheets] == [tile.name for tile in plan.tiles]
    assert len(pages(BOARD, desk)) == count + 1


@pytest.mark.parametrize("paper", ["a0", "620x620", "700x900"])
def test_a_sheet_that_holds_the_board_is_one_sheet(paper: str) -> None:
    desk = desk_on(paper)
    assert len(pages(BOARD, desk)) == len(poster(BOARD, desk)) == len(tiling_of(BOARD.scenario, desk).tiles) == 1


def test_a1_does_not_hold_the_board_and_the_cure_names_what_does() -> None:
    with pytest.raises(SettingError, match="A1") as caught:
        poster(BOARD, desk_on("a1"))
    assert "a0" in caught.value.cure
    assert "620x620" in caught.value.cure
    assert "2 sheets" in caught.value.cure


@pytest.mark.parametrize(("paper", "margin"), [("a4", None), ("a4", 5.0), ("letter", 5.0), ("a3", None), ("a1", None)])
def test_every_square_millimetre_of_the_board_is_on_a_sheet(paper: str, margin: float | None) -> None:
    seen = np.zeros((600, 600), dtype=bool)
    plan = tiling_of(BOARD.scenario, desk_on(paper, margin))
    for page, tile in zip(pages(BOARD, desk_on(paper, margin), joining=False), plan.tiles, strict=True):
        shown = page.items[0]
        assert isinstance(shown, Group)
        window = shown.items[0]
        assert isinstance(window, Group)
        assert isinstance(window.clip, Rect)
        left, top = -window.move[0], -window.move[1]
        assert (left, top) == tile.box[:2]
        assert shown.move[0] >= page.paper.margin - 1e-6
        assert shown.move[0] + window.clip.width <= page.paper.width - page.paper.margin + 1e-6
        assert shown.move[1] >= ABOVE - 1e-6
        assert shown.move[1] + window.clip.height <= page.paper.height - BELOW + 1e-6
        right, bottom = left + window.clip.width, top + window.clip.height
        seen[ceil(top - 1e-6) : floor(bottom + 1e-6), ceil(left - 1e-6) : floor(right + 1e-6)] = True
    assert seen.all()


def test_a_spawn_disc_measures_one_inch_in_the_render() -> None:
    desk, dpi = desk_on("a4"), 300
    scenario, index, x, y = _whole_disc(desk)
    plan = tiling_of(scenario, desk)
    page = pages(BoardMap("Board", scenario), desk, joining=False)[index]
    scene = framed(page, desk, 1, 1)
    shown = page.items[0]
    assert isinstance(shown, Group)
    left, top = shown.move[0] - plan.tiles[index].box[0], shown.move[1] - plan.tiles[index].box[1]
    window = Scene(40, 40, (Group(scene.items, move=(20 - x - left, 20 - y - top)),))
    import io

    from PIL import Image

    picture = Image.open(io.BytesIO(png_bytes(window, About("x"), dpi=dpi))).convert("RGB")
    row = [picture.getpixel((column, picture.height // 2)) for column in range(picture.width)]
    accent = [column for column, (red, _, blue) in enumerate(row) if red - blue > 110]  # type: ignore[misc]
    measured = (accent[-1] - accent[0] + 1) / dpi * 25.4
    assert measured == pytest.approx(25.4, abs=0.1)
    assert (accent[-1] + accent[0] + 1) / 2 / dpi * 25.4 == pytest.approx(20, abs=0.1)


@pytest.mark.parametrize("language", ["en", "sv", "pl"])
@pytest.mark.parametrize(("paper", "margin"), [("a4", None), ("letter", 5.0), ("a2", None), ("620x620", None)])
def test_nothing_lies_outside_a_sheet_or_on_another_text(paper: str, margin: float | None, language: str) -> None:
    desk = desk_on(paper, margin, language)
    sheets = pages(replace(BOARD, grid=True), desk)
    for number, page in enumerate(sheets, 1):
        assert faults(framed(page, desk, number, len(sheets)), lines=False) == []


def test_every_sheet_names_its_neighbours() -> None:
    desk = desk_on("a4")
    sheets = {page.part: page for page in pages(BOARD, desk, joining=False)}
    middle = {item.text for item in sheets["B2"].items if isinstance(item, Text)}
    assert {"A2", "B1", "B2", "B3", "C2"} <= middle
    corner = {item.text for item in sheets["A1"].items if isinstance(item, Text)}
    assert {"A1", "A2", "B1"} <= corner
    assert not corner & {"A0", "A3", "B2", "@1"}


def test_glue_strips_lie_on_the_right_and_below_only_where_there_is_a_neighbour() -> None:
    desk = desk_on("a4")
    said = {
        page.part: [item.text for item in page.items if isinstance(item, Text) and item.text.startswith("Glue")]
        for page in pages(BOARD, desk, joining=False)
    }
    assert said["A1"] == ["Glue, then lay A2 on here", "Glue, then lay B1 on here"]
    assert said["A4"] == ["Glue, then lay B4 on here"]
    assert said["C4"] == []
    taped = pages(BOARD, desk_on("a4", 5.0), joining=False)
    assert not [item for page in taped for item in page.items if isinstance(item, Text) and "Glue" in item.text]


def test_the_sheet_on_joining_names_every_tile_and_the_board_s_size() -> None:
    first = pages(BOARD, desk_on("a4"))[0]
    texts = _texts(first.items)
    assert {"A1", "C4", "600 mm", "12 sheets, one board"} <= texts
    assert not first.part


def test_a_large_table_is_tiled_as_well() -> None:
    desk = desk_on("a3")
    sheets = pages(BoardMap("Table", open_field()), desk)
    assert len(sheets) == 1 + len(tiling_of(open_field(), desk).tiles)


def test_tiles_cost_what_they_show() -> None:
    desk = desk_on("a4")
    whole = _count(map_scene(BOARD.scenario, desk).items)
    tiles = sum(_count(page.items[:1]) for page in pages(BOARD, desk, joining=False))
    assert tiles < 2.2 * whole


def _whole_disc(desk: Desk) -> tuple[Scenario, int, float, float]:
    """A board whose spawn disc before a wall from west to east lies wholly on one tile, and where."""
    for seed in range(30):
        scenario = hjarnor(seed)
        assert scenario.board
        for door in scenario.board.doors:
            assert door.spawn
            x, y = 300 + door.spawn[0], 300 - door.spawn[1]
            for index, tile in enumerate(tiling_of(scenario, desk).tiles):
                left, top, right, bottom = tile.box
                whole = left + 13 < x < right - 23 and top + 13 < y < bottom - 23
                if whole and door.a[1] == door.b[1]:
                    return scenario, index, x, y
    raise AssertionError("no such disc")


def _count(items: tuple[object, ...]) -> int:
    return sum(_count(item.items) if isinstance(item, Group) else 1 for item in items)


def _texts(items: tuple[object, ...]) -> set[str]:
    found: set[str] = set()
    for item in items:
        if isinstance(item, Group):
            found |= _texts(item.items)
        elif isinstance(item, Text):
            found.add(item.text)
    return found
