"""Every phrase stands in every language, with the same places to fill in, in letters that our fonts have."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.contract.finished import games
from toolkit.data import Templates
from toolkit.drawing.fonts import FACES, face
from toolkit.games import slugs
from toolkit.words import LANGUAGES, Words

if TYPE_CHECKING:
    from toolkit.model.game import Game

FILES = ("", *slugs())  # the shared words, and each game's own
files = pytest.mark.parametrize("game", FILES, ids=lambda game: game or "shared")
languages = pytest.mark.parametrize("language", LANGUAGES)


def phrases(game: str, language: str) -> dict[str, str]:
    templates = Templates.shipped()
    name = f"{game}/words/{language}.toml" if game else f"words/{language}.toml"
    if not templates.has(name):
        pytest.skip(f"{game} is not finished")
    flat: dict[str, str] = {}
    tables = [("", templates.table(name))]
    while tables:
        prefix, table = tables.pop()
        for key, value in table.items():
            if isinstance(value, dict):
                tables.append((f"{prefix}{key}.", value))
            else:
                assert isinstance(value, str), f"{name}: {prefix}{key} is no text"
                flat[prefix + key] = value
    return flat


def filled_in(phrase: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", phrase))


@files
@languages
def test_all_languages_have_the_same_phrases(game: str, language: str) -> None:
    english = {key for key in phrases(game, "en") if not key.endswith(".few")}
    here = {key for key in phrases(game, language) if not key.endswith(".few")}
    assert here == english


@files
@languages
def test_all_languages_fill_in_the_same_values(game: str, language: str) -> None:
    english, here = phrases(game, "en"), phrases(game, language)
    different = {key for key, phrase in english.items() if filled_in(phrase) != filled_in(here[key])}
    assert different == set()


@files
def test_polish_has_three_plurals_where_english_has_two(game: str) -> None:
    english, polish = phrases(game, "en"), phrases(game, "pl")
    plurals = {key.removesuffix(".many") for key in english if key.endswith(".many")}
    assert {key.removesuffix(".one") for key in english if key.endswith(".one")} >= plurals
    assert {key.removesuffix(".few") for key in polish if key.endswith(".few")} == plurals


@files
@languages
def test_no_phrase_is_empty_or_left_in_english(game: str, language: str) -> None:
    here = phrases(game, language)
    assert [key for key, phrase in here.items() if not phrase.strip()] == []
    if language != "en":
        english = phrases(game, "en")
        long = [key for key, phrase in english.items() if len(phrase.split()) > 4]
        same = [key for key in long if here[key] == english[key]]
        assert same == []


@files
@languages
def test_every_letter_is_in_a_font_that_prints_it(game: str, language: str) -> None:
    known = set(face("body").advances)
    assert len(FACES) == 4
    for key, phrase in phrases(game, language).items():
        missing = set(phrase) - known - set("\n→✓★″")
        assert not missing, (key, missing)


@games
@languages
def test_a_game_says_its_name_and_names_its_products(game: Game, language: str) -> None:
    words = Words.load(Templates.shipped(), language, game.slug)
    assert words["cover.name"]
    assert words["cover.line"]
    for product in game.products:
        assert words[f"cover.parts.{product.name}"], product.name
