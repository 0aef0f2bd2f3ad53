from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.printables.desks import desk_for
from tests.printables.overlaps import faults
from toolkit.drawing.scene import Group, Rect, Scene, Text
from toolkit.errors import DrawingError
from toolkit.games.hjarnor.pieces.reference import make_reference
from toolkit.model.game import Play
from toolkit.model.pieces import Cell, Chances, Reference, Row
from toolkit.model.scenario import Scenario
from toolkit.printables.frame import framed
from toolkit.printables.references import pages

VARIANTS = (
    {},
    {
        "crawler_one_success": "prone",
        "sweep": "floor",
        "infection_each_attack": False,
        "win": "escapees",
        "scenery_blocks": True,
    },
)


def reference(desk, **settings) -> Reference:
    return make_reference(Play(Scenario("hjarnor", 7, settings=settings), desk.words, desk.shelf.templates))


def scenes(piece: Reference, desk) -> list[Scene]:
    drawn = pages(piece, desk)
    return [framed(page, desk, number, len(drawn)) for number, page in enumerate(drawn, 1)]


def leaves(items):
    for item in items:
        if isinstance(item, Group):
            yield from leaves(item.items)
        else:
            yield item


@pytest.mark.parametrize("settings", VARIANTS, ids=["default", "all others"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("language", ["en", "sv", "pl"])
def test_the_whole_game_stands_on_one_sheet_and_nothing_overlaps(language, paper, settings):
    desk = desk_for(language, paper)
    (scene,) = scenes(reference(desk, **settings), desk)
    assert faults(scene) == []
    assert min(item.size for item in leaves(scene.items) if isinstance(item, Text)) >= 6
    inner = [item for item in leaves(pages(reference(desk, **settings), desk)[0].items) if isinstance(item, Text)]
    assert min(item.size for item in inner) >= 7


def test_larger_paper_holds_one_for_each_player():
    desk = desk_for(paper="a3")
    (scene,) = scenes(reference(desk), desk)
    headline = desk.words["reference.headline"]
    assert [item.text for item in leaves(scene.items) if isinstance(item, Text)].count(headline) == 2
    assert faults(scene) == []


def test_every_row_of_results_hangs_on_the_same_five_columns():
    rows = reference(desk_for()).pages[0]
    headed = [row for row in rows if [cell.number for cell in row.cells[1:]] == ["0", "1", "2", "3+"]]
    assert [bool(row.chances) for row in headed] == [False, False, True]  # attack, zombie attack, odds
    assert all(row.cells[0].accent and row.cells[0].title == "Fumble" for row in headed)
    assert all(len(row.cells) == 5 for row in rows)


def test_the_odds_strip_prints_what_the_chances_are():
    desk = desk_for("sv")
    row = Row(
        "Odds", cells=(Cell("F"),) * 5, chances=(Chances("9", (Fraction(1, 8),) * 4 + (Fraction(1, 2),)),), unit="Dice"
    )
    (scene,) = scenes(Reference("R", "H", "", ((row,),)), desk)
    seen = [item.text for item in leaves(scene.items) if isinstance(item, Text)]
    assert seen.count("12,5") == 4
    assert "50,0" in seen
    bars = sorted(
        item.width for item in leaves(scene.items) if isinstance(item, Rect) and item.height <= 2.2 and item.width < 20
    )
    assert bars[-1] == pytest.approx(4 * bars[-2], rel=0.05)


def test_a_page_that_holds_too_much_is_refused_with_how_much():
    desk = desk_for()
    piece = reference(desk)
    with pytest.raises(DrawingError, match="mm too long"):
        pages(replace(piece, pages=(piece.pages[0] * 2,)), desk)


@pytest.mark.parametrize("ink", ["grey", "saver"])
def test_no_colour_is_left_in_grey_and_no_large_fill_in_saver(ink):
    desk = desk_for(ink=ink)
    (scene,) = scenes(reference(desk), desk)
    fills = {item.fill if isinstance(item, Text) else item.style.fill for item in leaves(scene.items)}
    if ink == "grey":
        assert desk_for().theme.accent not in fills
        assert desk.theme.accent == desk.theme.ink
    else:
        circles = [item for item in leaves(scene.items) if type(item).__name__ == "Circle" and item.radius > 4]
        assert {item.style.fill for item in circles} == {desk.theme.paper}
