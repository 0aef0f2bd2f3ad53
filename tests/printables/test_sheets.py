from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tests.printables.desks import desk_for
from tests.printables.overlaps import faults
from toolkit.drawing.scene import Group, Line, Rect, Scene, Style, Text
from toolkit.errors import DrawingError
from toolkit.games.hjarnor.pieces.sheet import make_heroes
from toolkit.model.game import Play
from toolkit.model.pieces import Attribute, Sheet, Sheets, WeaponRow
from toolkit.model.scenario import Scenario
from toolkit.printables.frame import framed
from toolkit.printables.sheets import filled, pages

LANGUAGES = ("en", "sv", "pl")
PAPERS = ("a4", "letter", "a3")
LONG_WORD = "Żółć" * 20  # 80 letters
NOTES = ("Szła dzieweczka do laseczka. " * 180)[:5000]


def heroes(desk) -> Sheets:
    return make_heroes(Play(Scenario("hjarnor", 7), desk.words, desk.shelf.templates))


def scenes(piece: Sheets, desk) -> list[Scene]:
    drawn = pages(piece, desk)
    return [framed(page, desk, number, len(drawn)) for number, page in enumerate(drawn, 1)]


def leaves(items):
    for item in items:
        if isinstance(item, Group):
            yield from leaves(item.items)
        else:
            yield item


def texts(scene: Scene) -> list[str]:
    return [item.text for item in leaves(scene.items) if isinstance(item, Text)]


def example(desk, **changes) -> Sheet:
    return replace(heroes(desk).sheets[0], **changes)


def weapons(count: int) -> tuple[WeaponRow, ...]:
    return tuple(
        WeaponRow("axe", f"Axe {n}", "Strength 2", (("sound", "Sound"),), "2", "4", "Melee") for n in range(count)
    )


def attributes(count: int) -> tuple[Attribute, ...]:
    return tuple(Attribute("agility", f"Attribute {n}", n % 21) for n in range(count))


def only(desk, sheet: Sheet) -> Sheets:
    return Sheets("Hero sheets", (sheet,))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_overlaps_on_any_hero_sheet(language, paper):
    desk = desk_for(language, paper)
    for scene in scenes(heroes(desk), desk):
        assert faults(scene) == []


def test_a_hero_has_exactly_six_wounds_ten_infection_boxes_and_six_time_points():
    desk = desk_for()
    sheet = heroes(desk).sheets[0]
    assert {track.icon: track.boxes for track in sheet.tracks} == {"wound": 6, "infection": 10}
    assert sheet.points.boxes == 6
    (scene,) = scenes(only(desk, sheet), desk)
    boxes = [item for item in leaves(scene.items) if isinstance(item, Rect) and 6 < item.width < 7 and not item.radius]
    by_row = sorted(Counter(round(box.y + box.height / 2, 3) for box in boxes).values())
    # three weapons that may be stuck; prone beside the time points; six wounds and infected; ten crosses
    assert by_row == [1, 1, 1, 1, 7, 10]
    key = [box for box in boxes if box.style.width == desk.theme.line.key]
    assert len(key) == 2  # the last of each track


def test_four_example_heroes_are_stamped_and_a_blank_sheet_follows():
    sheets = heroes(desk_for()).sheets
    assert [bool(sheet.stamp) for sheet in sheets] == [True] * 4 + [False]
    assert sheets[-1].name == ""
    assert all(attribute.value is None for attribute in sheets[-1].attributes)


def test_half_a_page_that_would_be_empty_takes_another_blank_sheet():
    desk = desk_for()
    assert [sheet.name for sheet in filled(heroes(desk), desk)].count("") == 2
    assert len(pages(heroes(desk), desk)) == 3


def test_larger_paper_is_filled_with_blank_sheets():
    desk = desk_for(paper="a3")
    assert len(filled(heroes(desk), desk)) == 8
    assert len(pages(heroes(desk), desk)) == 2


def test_three_weapons_share_a_page_and_the_fourth_takes_a_whole_one():
    desk = desk_for()
    pair = Sheets("", (example(desk, weapons=weapons(3)), example(desk, weapons=weapons(3))))
    assert len(pages(pair, desk)) == 1
    grown = Sheets("", (example(desk, weapons=weapons(4)), example(desk, weapons=weapons(3))))
    assert len(pages(grown, desk)) == 2


def test_the_fourth_attribute_takes_a_whole_page():
    desk = desk_for()
    pair = Sheets("", (example(desk, attributes=attributes(4)), example(desk)))
    assert len(pages(pair, desk)) == 2


@pytest.mark.parametrize(("count", "sheets"), [(4, 1), (12, 1), (14, 2), (60, 4)])
def test_a_full_page_goes_on_on_a_second_sheet_with_nothing_lost(count, sheets):
    desk = desk_for()
    drawn = scenes(only(desk, example(desk, weapons=weapons(count), attributes=attributes(count))), desk)
    assert len(drawn) == sheets
    seen = [text for scene in drawn for text in texts(scene)]
    assert [text for text in seen if text.startswith("Axe ")] == [f"Axe {n}" for n in range(count)]
    assert [text for text in seen if text.startswith("Attribute ")] == [f"Attribute {n}" for n in range(count)]
    assert all(faults(scene) == [] for scene in drawn)
    assert all(sheet.labels.continued in texts(scene) for sheet in [example(desk)] for scene in drawn[1:])


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_five_thousand_letters_of_notes_are_printed_to_the_last(paper):
    desk = desk_for("pl", paper)
    drawn = scenes(only(desk, example(desk, notes=NOTES)), desk)
    written = " ".join(text for scene in drawn for text in texts(scene))
    assert written.count("dzieweczka") == NOTES.count("dzieweczka")
    assert all(faults(scene) == [] for scene in drawn)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_eighty_letter_words_are_broken_and_overlap_nothing(paper):
    desk = desk_for("pl", paper)
    effects = (("sound", "Hałas"), ("sweep", "Zamach"), ("knockback", "Odrzut"))
    long_weapon = WeaponRow("axe", LONG_WORD, "Siła 20, premia 20", effects, "6", "40", "Wręcz")
    sheet = example(
        desk,
        name=LONG_WORD,
        line=LONG_WORD,
        weapons=(long_weapon,) * 3,
        attributes=(Attribute("agility", LONG_WORD[:40], 20),) * 3,
        notes=LONG_WORD * 3,
    )
    for scene in scenes(only(desk, sheet), desk):
        assert faults(scene) == []


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"name": "Kim 🧟"}, "U\\+1F9DF"),
        ({"line": "生存者"}, "U\\+751F"),
        ({"name": "x" * 300}, "300 letters"),
        ({"line": "word " * 80}, "word word"),
        ({"attributes": (Attribute("agility", "y" * 200, 2),)}, "200 letters"),
        ({"weapons": (WeaponRow("axe", "z" * 400),)}, "400 letters"),
    ],
)
def test_what_cannot_be_printed_is_refused_by_name(changes, named):
    desk = desk_for()
    with pytest.raises(DrawingError, match=named):
        pages(only(desk, example(desk, **changes)), desk)


def test_ammunition_has_as_many_boxes_as_rounds():
    desk = desk_for()

    def boxes(rounds: int | None) -> int:
        armed = (WeaponRow("rifle", "Rifle", "", (), "2", "4", "24″", ammunition=rounds), *weapons(3))
        (scene,) = scenes(only(desk, example(desk, weapons=armed)), desk)
        assert faults(scene) == []
        return sum(isinstance(item, Rect) and not item.radius for item in leaves(scene.items))

    assert boxes(30) - boxes(None) == 30


@pytest.mark.parametrize("ink", ["full", "grey", "saver"])
def test_every_ink_draws_the_same_words(ink):
    desk, full = desk_for(ink=ink), desk_for()
    assert [texts(scene) for scene in scenes(heroes(desk), desk)] == [
        texts(scene) for scene in scenes(heroes(full), full)
    ]


def test_the_overlap_finder_finds_text_over_text_lines_through_text_and_what_sticks_out():
    one = Text(20, 20, "Brains", "body", 12, "#1a1a1a")
    assert faults(Scene(100, 100, (one, replace(one, x=24)))) != []
    assert faults(Scene(100, 100, (one, replace(one, y=26)))) == []
    assert faults(Scene(100, 100, (one, Line(0, 19, 90, 19, Style(stroke="#1a1a1a"))))) != []
    assert faults(Scene(100, 100, (one, Line(0, 21.5, 90, 21.5, Style(stroke="#1a1a1a"))))) == []
    assert faults(Scene(100, 100, (Group((one,), move=(70, 0)),))) != []
    clipped = Group((Group((one,), move=(70, 0)),), clip=Rect(0, 0, 100, 100, Style()))
    assert faults(Scene(100, 100, (clipped,))) == []
