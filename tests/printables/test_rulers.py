"""Range sticks: the joined length is what counts (H13)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from tests.printables.overlaps import faults
from toolkit import __version__
from toolkit.data import Templates
from toolkit.drawing.paper import find_paper
from toolkit.drawing.scene import Group, Rect
from toolkit.errors import DrawingError
from toolkit.games.hjarnor import rules
from toolkit.games.hjarnor.pieces.ruler import make_rulers
from toolkit.model.game import Play
from toolkit.model.pieces import Ruler, Rulers
from toolkit.model.scenario import Scenario
from toolkit.printables import drawn
from toolkit.printables.desk import Desk, Shelf, Stamp
from toolkit.printables.frame import framed
from toolkit.printables.rulers import LEAST_PART, TAB, _equal_parts, _full_parts
from toolkit.printables.selection import names_of, selected
from toolkit.printables.theme import Theme
from toolkit.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolkit.printables.rulers import Part

TEMPLATES = Templates.shipped()
INCHES = (25.4, 25.0, 16.0)


def desk(paper: str = "a4", language: str = "en", ink: str = "full") -> Desk:
    theme = Theme.load(TEMPLATES, "hjarnor", ink)
    words = Words.load(TEMPLATES, language, "hjarnor")
    stamp = Stamp("Hjärnor", "7", "", __version__)
    return Desk(find_paper(TEMPLATES, paper), theme, words, Shelf(TEMPLATES, theme), stamp)


def rulers(inch: float = 25.4, language: str = "en") -> Rulers:
    return make_rulers(Play(Scenario("hjarnor", 7, inch), Words.load(TEMPLATES, language, "hjarnor"), TEMPLATES))


def cut_lengths(piece: Rulers, at: Desk) -> list[float]:
    lengths = []
    for page in drawn(piece, at):
        for panel in page.items:
            assert isinstance(panel, Group)
            for group in panel.items:
                if isinstance(group, Group) and group.name == "cut":
                    lengths += [item.height for item in group.items if isinstance(item, Rect)]
    return lengths


def test_there_is_a_stick_for_every_distance_of_the_rules() -> None:
    distances = {1, rules.KNOCKBACK_INCHES, rules.ZOMBIE_INCHES, rules.SIGHT_INCHES, rules.SOUND_INCHES}
    assert {ruler.inches for ruler in rulers().rulers} == distances == {1, 2, 4, 11, 18}


@pytest.mark.parametrize("inch", INCHES)
@pytest.mark.parametrize("room", [241.7, 259.3])
@pytest.mark.parametrize("inches", [1, 2, 4, 8, 11, 18, 20, 30, 48])
@pytest.mark.parametrize("cut", [_equal_parts, _full_parts])
def test_parts_join_to_the_length_and_each_fits_its_sheet(
    inch: float, room: float, inches: float, cut: Callable[[Ruler, float, float], list[Part]]
) -> None:
    parts = cut(Ruler(inches, "x"), inch, room)
    assert TAB == 15
    assert parts[0].start == 0
    assert parts[-1].end == pytest.approx(inches * inch, abs=1e-9)
    assert all(before.end == after.start for before, after in pairwise(parts))
    assert all(part.length <= room for part in parts)
    assert [part.tab for part in parts] == [TAB] * (len(parts) - 1) + [0]
    shorter = inches * inch <= room
    assert (len(parts) == 1) == shorter
    assert shorter or all(part.end - part.start >= LEAST_PART * inch - 1e-9 for part in parts)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_all_sticks_of_a_game_with_long_ranges_stand_on_two_sheets(paper: str) -> None:
    sticks = tuple(Ruler(inches, "A long range.", "ranged") for inches in (5, 6, 8, 10, 12, 15, 20, 30))
    piece = Rulers("Sticks", "Cut out, glue to card.", 25.4, sticks)
    at = desk(paper)
    found = drawn(piece, at)
    assert len(found) == 2
    for page in found:
        assert faults(framed(page, at, 1, 2)) == []


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("inch", INCHES)
def test_what_is_cut_out_adds_up_to_all_sticks(paper: str, inch: float) -> None:
    piece = rulers(inch)
    at = desk(paper)
    joints = sum(len(_equal_parts(ruler, inch, at.panel_height - 0.2)) - 1 for ruler in piece.rulers)
    total = sum(ruler.inches for ruler in piece.rulers) * inch
    assert sum(cut_lengths(piece, at)) == pytest.approx(total + joints * TAB, abs=1e-6)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_longest_stick_comes_in_halves_and_all_fit_one_sheet(paper: str) -> None:
    at = desk(paper)
    assert len(_equal_parts(Ruler(18, "x"), 25.4, at.panel_height - 0.2)) == 2
    assert len(drawn(rulers(), at)) == 1


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("inch", INCHES)
def test_nothing_overlaps(paper: str, language: str, inch: float) -> None:
    for ink in ("full", "saver"):
        at = desk(paper, language, ink)
        for page in drawn(rulers(inch, language), at):
            assert faults(framed(page, at, 1, 1)) == []


def test_a_lost_stick_is_selected_by_its_inches() -> None:
    assert names_of(rulers()) == ("1", "2", "4", "11", "18")
    one = selected(rulers(), ['11"'])
    assert one is not None
    assert [ruler.inches for ruler in one.rulers] == [11]
    assert selected(rulers(), ["11in"]) == one


def test_a_stick_of_no_length_is_refused() -> None:
    with pytest.raises(DrawingError, match="cannot be printed"):
        drawn(Rulers("Sticks", "", 25.4, (Ruler(0, "none"),)), desk())
