"""``brains print``: the list, single play aids, lost pieces again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from pypdf import PdfReader

from toolkit.games import find_game

if TYPE_CHECKING:
    from collections.abc import Callable


def text_of(path: str) -> str:
    return "\n".join(page.extract_text() for page in PdfReader(path).pages)


def test_without_a_product_they_are_listed(brains: Callable[..., Any]) -> None:
    ran = brains("print", "hjarnor")
    assert ran.code == 0
    for product in find_game("hjarnor").products:
        assert any(line.startswith(product.name) for line in ran.out.splitlines())
    assert not Path("output").exists()


def test_each_product_is_its_own_file(brains: Callable[..., Any]) -> None:
    ran = brains("print", "hjarnor", "rulers", "heroes", "rulers", "--seed", 7, "-o", "here")
    assert ran.code == 0, ran.err
    assert sorted(path.name for path in Path("here").iterdir()) == ["heroes.pdf", "rulers.pdf"]


def test_a_pdf_says_what_it_is(brains: Callable[..., Any]) -> None:
    brains("print", "hjarnor", "rulers", "--seed", 7, "--lang", "sv", "--set", "trees=2", "-o", "here")
    reader = PdfReader("here/rulers.pdf")
    about = reader.metadata
    assert about is not None
    assert about.title == "Hjärnor: Mätstickor"
    assert about.subject is not None
    for part in ("seed 7", "brains-toolkit", "trees=2"):
        assert part in about.subject
    root: Any = reader.trailer["/Root"]
    assert root["/Lang"] == "sv"
    assert root["/ViewerPreferences"]["/PrintScaling"] == "/None"
    assert reader.page_labels


def test_lost_zombies_are_printed_twice(brains: Callable[..., Any]) -> None:
    ran = brains("print", "hjarnor", "--only", "zombies", "--copies", 2, "--seed", 7, "-o", "lost")
    assert ran.code == 0, ran.err
    assert [path.name for path in Path("lost").iterdir()] == ["tokens.pdf"]
    numbers = text_of("lost/tokens.pdf").split()
    assert numbers.count("25") >= 2
    assert "Crawlers" not in numbers


def test_one_numbered_piece_is_printed_alone(brains: Callable[..., Any]) -> None:
    ran = brains("print", "hjarnor", "tokens", "--only", "Zombies-7", "--only", "doors-3", "--seed", 7, "-o", "lost")
    assert ran.code == 0, ran.err
    words = text_of("lost/tokens.pdf").split()
    assert "Zombies" in words
    assert "Doors" in words
    assert "Sound" not in words


def test_copies_repeat_sheets(brains: Callable[..., Any]) -> None:
    brains("print", "hjarnor", "reference", "--seed", 7, "-o", "once")
    brains("print", "hjarnor", "reference", "--seed", 7, "--copies", 3, "-o", "thrice")
    once, thrice = (len(PdfReader(f"{folder}/reference.pdf").pages) for folder in ("once", "thrice"))
    assert thrice == 3 * once


def test_a_scenario_file_is_printed_as_it_is(brains: Callable[..., Any]) -> None:
    brains("scenario", "hjarnor", "--seed", 9, "--set", "inch_mm=16", "-o", "small.geojson")
    ran = brains("print", "small.geojson", "rulers", "--seed", 3, "-o", "here")
    assert ran.code == 0
    assert "its own seed, 9" in ran.err
    assert "Seed 9" in text_of("here/rulers.pdf")
    assert "inch_mm=16" in text_of("here/rulers.pdf")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["hjarnor", "tokns"], "tokens"),
        (["hjarnor", "--only", "zombiez"], "zombies"),
        (["hjarnor", "rulers", "--only", "zombies"], "18"),
        (["hjarnor", "tokens", "--base", "5mm"], "--base"),
        (["hjarnor", "tokens", "--base", "wide"], "--base"),
        (["hjarnor", "tokens", "--copies", "0"], "--copies"),
        (["hjarnor", "tokens", "--copies", "1000"], "--copies"),
        (["hjarnor", "tokens", "--paper", "b9"], "--paper"),
        (["hjarnor", "tokens", "--paper", "10x10"], "--paper"),
        (["hjarnor", "tokens", "--paper", "-5x9"], "--paper"),
        (["hjarnor", "tokens", "--margin", "1"], "--margin"),
        (["hjarnor", "tokens", "--lang", "de"], "--lang"),
        (["hjarnor", "tokens", "--ink", "blue"], "--ink"),
        (["hjarnor", "tokens", "--templates", "nowhere"], "--templates"),
        (["hjarnor", "tokens", "--templates", ""], "--templates"),
        (["nothing.geojson", "tokens"], "nothing.geojson"),
    ],
)
def test_a_wrong_call_is_one_message(arguments: list[str], said: str, brains: Callable[..., Any]) -> None:
    ran = brains("print", *arguments, *(["--seed", "1"] if "hjarnor" in arguments else []), "-o", "here")
    assert ran.code == 2, ran
    assert ran.out == ""
    assert 0 < len(ran.err.splitlines()) <= 2
    assert said in ran.err
    assert not list(Path().iterdir())


@pytest.mark.parametrize("command", ["kit", "print"])
def test_several_files_do_not_go_to_standard_output(command: str, brains: Callable[..., Any]) -> None:
    ran = brains(command, "hjarnor", *(["rulers"] if command == "print" else []), "--seed", 1, "-o", "-")
    assert ran.code == 2
    assert "need a folder" in ran.err
    assert not list(Path().iterdir())
