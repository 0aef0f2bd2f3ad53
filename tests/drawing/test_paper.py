"""Paper and tiling: how a drawing larger than a sheet is spread, and that nothing of it is lost."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from toolkit.data import Templates
from toolkit.drawing.paper import Paper, find_paper, tile_name, tiled, tiling
from toolkit.drawing.scene import Circle, Group, Line, Rect, Scene, Style
from toolkit.errors import SettingError

ABOVE, BELOW = 29.5, 23.0
sizes = st.floats(50, 2500)
sheets = st.builds(
    Paper,
    st.just("own"),
    st.floats(205, 900),
    st.floats(270, 1200),
    st.sampled_from([3.0, 5.0, 8.0, 12.0]),
    st.sampled_from([5.0, 10.0]),
)


@given(width=sizes, height=sizes, paper=sheets)
def test_every_part_of_the_drawing_is_on_a_sheet_and_no_sheet_is_empty(
    width: float, height: float, paper: Paper
) -> None:
    plan = tiling(width, height, paper, above=ABOVE, below=BELOW)
    assert len(plan.tiles) == plan.columns * plan.rows
    for tile in plan.tiles:
        left, top, right, bottom = tile.box
        assert right - left > 1
        assert bottom - top > 1
        last_column, last_row = tile.column == plan.columns - 1, tile.row == plan.rows - 1
        assert right == pytest.approx(width if last_column else plan.width * (tile.column + 1) + plan.overlap)
        assert bottom == pytest.approx(height if last_row else plan.height * (tile.row + 1) + plan.overlap)
        assert left == pytest.approx(plan.width * tile.column)
        assert top == pytest.approx(plan.height * tile.row)


@given(width=sizes, height=sizes, paper=sheets)
def test_every_tile_fits_between_the_margins_of_its_sheet(width: float, height: float, paper: Paper) -> None:
    plan = tiling(width, height, paper, above=ABOVE, below=BELOW)
    for left, top, right, bottom in (tile.box for tile in plan.tiles):
        assert right - left <= plan.paper.width - 2 * paper.margin + 1e-6
        assert bottom - top <= plan.paper.height - ABOVE - BELOW + 1e-6


@given(width=sizes, height=sizes, paper=sheets)
def test_turning_the_paper_never_saves_a_sheet(width: float, height: float, paper: Paper) -> None:
    assume(paper.height > paper.width)
    upright = tiling(width, height, paper, above=ABOVE, below=BELOW)
    lying = tiling(width, height, paper.landscape(), above=ABOVE, below=BELOW)
    assert len(upright.tiles) == len(lying.tiles)


def test_a_tight_margin_saves_sheets_with_the_largest_overlap_that_does() -> None:
    files = Templates.shipped()
    a4 = tiling(600, 600, find_paper(files, "a4", 5.0), above=ABOVE, below=BELOW)
    letter = tiling(600, 600, find_paper(files, "letter", 5.0), above=ABOVE, below=BELOW)
    assert (len(a4.tiles), a4.overlap) == (9, 0.0)
    assert (len(letter.tiles), letter.overlap) == (9, 5.0)


def test_tiles_are_named_by_row_letter_and_column_number() -> None:
    plan = tiling(600, 600, find_paper(Templates.shipped(), "a4"), above=ABOVE, below=BELOW)
    assert [tile.name for tile in plan.tiles[:5]] == ["A1", "A2", "A3", "A4", "B1"]
    assert tile_name(25, 8) == "Z9"
    assert tile_name(27, 0) == "AB1"


def test_a_tile_holds_only_what_it_shows_and_keeps_the_layers() -> None:
    line = Style(stroke="#1a1a1a")
    here, there = Circle(10, 10, 5, line), Circle(590, 590, 5, line)
    across = Line(0, 100, 600, 100, line)
    scene = Scene(600, 600, (Group((here, there), name="marks"), Group((across,), name="lines")))
    plan = tiling(600, 600, find_paper(Templates.shipped(), "a4"), above=ABOVE, below=BELOW)
    first, *_, last = tiled(scene, plan)
    assert [(item.name, item.items) for item in first.items if isinstance(item, Group)] == [
        ("marks", (here,)),
        ("lines", (across,)),
    ]
    assert [(item.name, item.items) for item in last.items if isinstance(item, Group)] == [("marks", (there,))]
    left, top, right, bottom = plan.tiles[-1].box
    assert last.move == (-left, -top)
    assert last.clip == Rect(0, 0, right - left, bottom - top, Style())


@pytest.mark.parametrize(
    ("name", "width", "height"),
    [("a4", 210, 297), ("Letter", 215.9, 279.4), ("620x620", 620, 620), ("25x25in", 635, 635), (" A0 ", 841, 1189)],
)
def test_paper_is_found_by_name_or_size(name: str, width: float, height: float) -> None:
    paper = find_paper(Templates.shipped(), name)
    assert (paper.width, paper.height) == (width, height)


@pytest.mark.parametrize(
    ("name", "margin", "said"),
    [
        ("b5", None, "no paper 'b5'"),
        ("100x100", None, "too small"),
        ("6000x600", None, "too large"),
        ("a4", 1.0, "margin of 1 mm"),
        ("a4", 90.0, "margin of 90 mm"),
        ("axb", None, "is no size"),
    ],
)
def test_paper_that_cannot_be_is_refused_with_the_cure(name: str, margin: float | None, said: str) -> None:
    with pytest.raises(SettingError, match=said) as caught:
        find_paper(Templates.shipped(), name, margin)
    assert caught.value.cure
