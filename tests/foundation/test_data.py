"""Templates: the player's own file wins, and a wrong key is named with the nearest valid one."""

from typing import Literal

import msgspec
import pytest

from toolkit.data import Templates, overridden, parsed_assignments, parsed_length, parsed_size, shipped_folder
from toolkit.errors import SettingError, TemplateError


class Weapon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    dice: int


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    inch_mm: float
    weapons: list[Weapon]
    sizes: tuple[tuple[float, float], ...] = ()
    car: tuple[float, float] = (1.0, 2.0)
    even: bool = False
    kinds: tuple[str, ...] = ()
    counts: dict[str, int] = {}


def templates(tmp_path, text):
    (tmp_path / "book.toml").write_text(text, encoding="utf-8")
    return Templates((tmp_path,))


def test_a_players_own_file_wins_and_the_rest_stays_shipped(tmp_path):
    (tmp_path / "theme.toml").write_text("ink = 1", encoding="utf-8")
    mixed = Templates.of(tmp_path)
    assert mixed.find("theme.toml") == tmp_path / "theme.toml"
    assert mixed.find("paper.toml") == shipped_folder() / "paper.toml"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("inch_mn = 25.4\nweapons = []", ["inch_mn", "inch_mm", "book.toml"]),
        ('inch_mm = 25.4\n[[weapons]]\nname = "axe"\ndise = 2', ["weapons[0].dise", "'dice'"]),
        ("inch_mm = 'wide'\nweapons = []", ["inch_mm", "float"]),
        ("weapons = []", ["inch_mm", "missing"]),
        ("inch_mm = = 2", ["not TOML", "line 1"]),
    ],
)
def test_a_wrong_template_names_file_key_and_cure(tmp_path, text, named):
    with pytest.raises(TemplateError) as caught:
        templates(tmp_path, text).decode("book.toml", Book)
    for part in named:
        assert part in str(caught.value)


def test_bytes_that_are_no_text_are_refused(tmp_path):
    (tmp_path / "book.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(TemplateError, match="not UTF-8"):
        Templates((tmp_path,)).decode("book.toml", Book)


def test_set_options_become_typed_values():
    pairs = ["inch_mm=16", "sizes=120x150,5x6in", "car=4x2in", "even=yes", "kinds=tree, bin", "counts=tree:3,bin:1"]
    assert parsed_assignments(pairs, Book) == {
        "inch_mm": 16.0,
        "sizes": [[120.0, 150.0], [127.0, 152.4]],
        "car": [101.6, 50.8],
        "even": True,
        "kinds": ["tree", "bin"],
        "counts": {"tree": 3, "bin": 1},
    }


def test_a_choice_of_numbers_is_a_number():
    class Dice(msgspec.Struct):
        die: Literal[6, 8]
        more: int | Literal["most"]

    assert parsed_assignments(["die=8", "more=2"], Dice) == {"die": 8, "more": 2}
    assert parsed_assignments(["more=most"], Dice) == {"more": "most"}
    with pytest.raises(SettingError, match="die: 7 is none of 6, 8"):
        overridden(Dice(6, 1), {"die": 7}, where="--set")


def test_an_unknown_setting_is_named_with_the_nearest():
    with pytest.raises(SettingError, match="inch_mm"):
        parsed_assignments(["inchmm=3"], Book)


def test_overridden_settings_are_checked_like_the_file():
    book = Book(inch_mm=25.4, weapons=[])
    assert overridden(book, {"inch_mm": 16.0}, where="--set").inch_mm == 16.0
    with pytest.raises(SettingError, match="--set: inch_mm"):
        overridden(book, {"inch_mm": "wide"}, where="--set")


@pytest.mark.parametrize(("text", "mm"), [("120", 120.0), ("4in", 101.6), ('2"', 50.8), ("1.5cm", 15.0)])
def test_lengths_are_millimetres_or_inches(text, mm):
    assert parsed_length(text) == mm


@pytest.mark.parametrize("text", ["", "x", "12x", "-3x4", "1e9x2", "nanx2", "3x4ft"])
def test_what_is_no_size_is_refused(text):
    with pytest.raises(SettingError):
        parsed_size(text)
