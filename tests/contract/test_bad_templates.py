"""A template that is wrong is refused with file, key and the nearest valid one; nothing is printed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.contract.finished import games
from toolkit.data import shipped_folder

if TYPE_CHECKING:
    from collections.abc import Callable

SHIPPED = shipped_folder()


def own(name: str, text: str) -> None:
    path = Path("templates") / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def shipped(name: str) -> str:
    return (SHIPPED / name).read_text(encoding="utf-8")


# File, what is replaced in it by what, what the message must name, and the call that reads the file.
KIT = ("kit", "hjarnor", "--seed", "7")
WRONG = {
    "unknown setting": ("hjarnor/game.toml", "trees = ", "treess = ", ("treess", "trees"), KIT),
    "setting of a wrong type": ("hjarnor/game.toml", "zombies = 25", 'zombies = "many"', ("zombies",), KIT),
    "setting out of range": ("hjarnor/game.toml", "inch_mm = 25.4", "inch_mm = 30", ("inch_mm",), KIT),
    "not TOML": ("hjarnor/game.toml", "inch_mm = 25.4", "inch_mm = = 25.4", ("game.toml", "line"), KIT),
    "unknown key of a hero": ("hjarnor/heroes.toml", "portrait =", "portrai =", ("portrai", "portrait"), KIT),
    "negative attribute": ("hjarnor/heroes.toml", "agility = 2", "agility = -1", ("agility",), KIT),
    "too large an attribute": ("hjarnor/heroes.toml", "agility = 2", "agility = 21", ("agility",), KIT),
    "half an attribute": ("hjarnor/heroes.toml", "agility = 2", "agility = 2.5", ("agility",), KIT),
    "unknown key of a weapon": ("hjarnor/weapons.toml", "bonus = ", "bonuss = ", ("bonuss", "bonus"), KIT),
    "a missing weapon": ("hunger/weapons.toml", "[hand]", "[fist]", ("hand",), ("kit", "hunger", "--seed", "7")),
    "no weapon of a soldier": (
        "braaains/weapons.toml",
        "[m-20]",
        "[m-21]",
        ("m-20",),
        ("kit", "braaains", "--seed", "7"),
    ),
    "unknown key of the theme": ("theme.toml", "pale = ", "pail = ", ("pail", "pale"), KIT),
    "a colour that is none": ("theme.toml", '"#dadada"', '"grey"', ("pale",), KIT),
    "unknown key of the paper": ("paper.toml", "overlap = ", "overlapp = ", ("overlapp", "overlap"), KIT),
    "unknown phrase": ("words/en.toml", "bar_mm = ", "bar_nm = ", ("bar_nm", "bar_mm"), KIT),
    "a missing phrase": ("hjarnor/words/en.toml", "doors_note = ", "# ", ("tokens.doors_note",), KIT),
}


@pytest.mark.parametrize("case", WRONG)
def test_it_is_one_message_that_names_file_and_key(case: str, brains: Callable[..., Any]) -> None:
    name, old, new, named, call = WRONG[case]
    text = shipped(name)
    assert old in text
    own(name, text.replace(old, new) if case == "a missing phrase" else text.replace(old, new, 1))
    ran = brains(*call)
    assert ran.code == 2, ran
    assert ran.out == ""
    assert 0 < len(ran.err.splitlines()) <= 2
    assert Path(name).name in ran.err
    for word in named:
        assert word in ran.err
    assert [path.name for path in Path().iterdir()] == ["templates"]


NAMES = {
    "markup": "<b>Ek & *Son* ^x^</b>",
    "path parts": "../../etc/passwd",
    "a device": "CON",
    "composed and decomposed accents": "A\u030asa Å",
    "80 letters": "Ö" * 80,
    "quotes": 'Bo "the : / ? * | axe" Ek',
}


@pytest.mark.parametrize("case", NAMES)
def test_a_strange_name_of_a_hero_is_printed_as_it_is(case: str, brains: Callable[..., Any]) -> None:
    text = re.sub(r'(?m)^name = "[^"]*"$', lambda _: f"name = '{NAMES[case]}'", shipped("hjarnor/heroes.toml"), count=1)
    own("hjarnor/heroes.toml", text)
    for product in ("heroes", "tokens"):
        ran = brains("print", "hjarnor", product, "--seed", 7)
        assert ran.code == 0, ran.err
    assert sorted(path.name for path in Path("output").iterdir()) == ["hjarnor-7"]


@pytest.mark.parametrize("name", ["🧟", "Bo\\u0007", "Bo\\u001b[31m", "B" * 300, "", "   "])
def test_a_name_that_cannot_be_printed_is_refused(name: str, brains: Callable[..., Any]) -> None:
    text = re.sub(r'(?m)^name = "[^"]*"$', lambda _: f'name = "{name}"', shipped("hjarnor/heroes.toml"), count=1)
    own("hjarnor/heroes.toml", text)
    ran = brains("print", "hjarnor", "heroes", "tokens", "--seed", 7)
    assert ran.code == 2
    assert 0 < len(ran.err.splitlines()) <= 2
    assert "\x1b" not in ran.err
    assert not Path("output").exists()


@games
def test_every_setting_of_a_game_is_explained_in_its_file(game: Any) -> None:
    import msgspec

    text = shipped(f"{game.slug}/game.toml")
    for field in msgspec.structs.fields(game.settings):
        assert re.search(rf"(?m)^({field.name} = |\[{field.name}\])", text), field.name
