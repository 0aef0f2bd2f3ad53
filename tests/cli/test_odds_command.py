"""``brains odds`` and ``brains roll``: forms, languages, parameters, messages."""

from __future__ import annotations

import csv
import io
import json
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pytest

from toolkit.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

GAMES = ("hjarnor", "hunger", "braaains", "mozg")
ANY_DIE = ("odds", "dice", "--faces", "-1,0,0,1,1,1!", "--dice")


def given(brains: Callable[..., Any], *words: str) -> Any:
    ran = brains(*words)
    assert ran.code == 0, ran.err
    return ran.out


def test_json_has_the_form_others_rely_on(brains: Callable[..., Any]) -> None:
    read = json.loads(given(brains, "odds", "hjarnor", "test", "--dice", "3", "--format", "json"))
    assert read["game"] == "hjarnor"
    test, mean = read["tables"]
    assert (test["name"], test["parameters"], test["assumes"]) == ("test", {"dice": [3]}, [])
    assert [row["outcome"] for row in test["rows"]] == ["fumble", "0", "1", "2", "3+"]
    assert [row["exact"] for row in test["rows"]] == [
        "43/324",
        "4541/23328",
        "23885/93312",
        "125035/559872",
        "108239/559872",
    ]
    assert (mean["name"], mean["rows"][0]["outcome"], mean["rows"][0]["value"]) == ("test-mean", "mean", 1.2)


def test_a_single_die_h12(brains: Callable[..., Any]) -> None:
    read = json.loads(given(brains, "odds", "hjarnor", "test", "--dice", "1", "--format", "json"))
    assert [row["exact"] for row in read["tables"][0]["rows"]] == ["1/6", "13/36", "85/216", "85/1296", "17/1296"]


@pytest.mark.parametrize("game", GAMES)
def test_json_is_the_same_in_every_language(game: str, brains: Callable[..., Any]) -> None:
    first, *others = (given(brains, "odds", game, "--format", "json", "--lang", lang) for lang in LANGUAGES)
    assert all(other == first for other in others)
    assert len(json.loads(first)["tables"]) >= 4


@pytest.mark.parametrize("game", GAMES)
def test_csv_has_the_same_rows_as_json_with_whole_fractions(game: str, brains: Callable[..., Any]) -> None:
    tables = json.loads(given(brains, "odds", game, "--format", "json"))["tables"]
    read = list(csv.DictReader(io.StringIO(given(brains, "odds", game, "--format", "csv"))))
    expected = [{"table": table["name"], **row} for table in tables for row in table["rows"]]
    assert [{key: value for key, value in row.items() if value} for row in read] == [
        {key: str(value) for key, value in row.items()} for row in expected
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_fits_80_columns(game: str, lang: str, brains: Callable[..., Any]) -> None:
    page = given(brains, "odds", game, "--lang", lang)
    assert max(map(len, page.splitlines())) <= 80
    assert "odds." not in page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_table_alone_fits_80_columns_and_explains_itself(
    game: str, lang: str, brains: Callable[..., Any]
) -> None:
    names = [table["name"] for table in json.loads(given(brains, "odds", game, "--format", "json"))["tables"]]
    for name in names:
        if not name.endswith("-mean"):
            page = given(brains, "odds", game, name, "--lang", lang, "--explain")
            assert max(map(len, page.splitlines())) <= 80
            assert f"brains odds {game} {name}" in page


def test_the_call_in_an_explanation_gives_the_same_numbers(brains: Callable[..., Any]) -> None:
    call = ("odds", "hjarnor", "attack", "--dice", "2", "4", "--target", "crawler", "--format", "json")
    explained = json.loads(given(brains, *call, "--explain"))["tables"][0]
    assert explained["explain"]["readings"] == ["H12", "H18"]
    again = explained["explain"]["command"].split()[1:]
    assert given(brains, *again, "--format", "json") == given(brains, *call)


def test_a_single_situation_shows_exactly_at_least_and_the_fraction(brains: Callable[..., Any]) -> None:
    lines = given(brains, "odds", "hjarnor", "test", "--dice", "4").splitlines()
    assert lines[1].split() == ["outcome", "exactly", "at", "least", "fraction"]
    assert lines[3].split() == ["fumble", "11.6", "100", "4075/34992"]
    assert lines[-1] == "Per cent: dice 4; mean total 1.60 (8/5)."


def test_fractions_longer_than_24_characters_are_left_to_csv_and_json(brains: Callable[..., Any]) -> None:
    page = given(brains, "odds", "hjarnor", "test", "--dice", "40")
    assert "24 characters" in page
    assert "/" not in page.partition("Per cent")[0]


def test_per_cent_are_written_to_a_tenth_and_never_hide_a_chance(brains: Callable[..., Any]) -> None:
    call = ("odds", "hjarnor", "survival", "--zombies", "1", "--rounds", "2,3,6")
    lines = [line.split() for line in given(brains, *call).splitlines()]
    assert lines[3:6] == [["2", "-", "-", "100"], ["3", "<0.1", "-", ">99.9"], ["6", "<0.1", "3.3", "96.7"]]
    swedish = [line.split() for line in given(brains, *call, "--lang", "sv").splitlines()]
    assert swedish[4:6] == [["3", "<0,1", "-", ">99,9"], ["6", "<0,1", "3,3", "96,7"]]


def test_a_table_brings_those_that_belong_to_it(brains: Callable[..., Any]) -> None:
    call = ("odds", "hjarnor", "attraction", "--heroes", "4", "--sounds", "1", "--format", "json")
    names = [table["name"] for table in json.loads(given(brains, *call))["tables"]]
    assert names == ["attraction", "attraction-mean", "attraction-doors", "attraction-doors-mean"]


def test_a_parameter_of_only_one_of_the_tables_is_taken_by_that_one(brains: Callable[..., Any]) -> None:
    call = ("odds", "hjarnor", "survival", "--zombies", "2", "--rounds", "3", "--format", "json")
    parameters = [table["parameters"] for table in json.loads(given(brains, *call))["tables"]]
    assert parameters[0] == {"zombies": [2], "rounds": [3]}
    assert parameters[1] == {"zombies": [2]}


def test_values_may_be_written_in_every_way(brains: Callable[..., Any]) -> None:
    ways = (["1", "2", "3"], ["1-3"], ["1,2,3"], ["1", "--dice=2", "--dice", "3"])
    pages = {given(brains, "odds", "hjarnor", "sprint", "--dice", *way) for way in ways}
    assert len(pages) == 1


def test_counts_list_every_total(brains: Callable[..., Any]) -> None:
    page = json.loads(given(brains, "odds", "hjarnor", "test", "--dice", "3", "--counts", "--format", "json"))
    rows = page["tables"][0]["rows"]
    assert rows[0]["outcome"] == "-3"
    assert sum(Fraction(row["exact"]) for row in rows) == 1


def test_markdown_is_a_table_that_markdown_reads(brains: Callable[..., Any]) -> None:
    page = given(
        brains, "odds", "braaains", "assault", "--soldiers", "1", "--pistol", "1", "--format", "md", "--lang", "pl"
    )
    assert page.startswith("## Kto wygrywa starcie\n")
    grid = [line for line in page.splitlines() if line.startswith("|")]
    assert len({line.count("|") for line in grid}) == 1
    assert set(grid[1]) <= set("|-: ")


def test_any_die_is_rolled_by_its_faces(brains: Callable[..., Any]) -> None:
    read = json.loads(given(brains, *ANY_DIE, "4", "--format", "json"))
    assert read["game"] == "dice"
    assert read["tables"][0]["rows"][0]["exact"] == "1/1296"
    assert "4 dice with faces -1,0,0,1,1,1!" in given(brains, *ANY_DIE, "4")


def test_large_pools_are_floats_and_say_so(brains: Callable[..., Any]) -> None:
    page = given(brains, *ANY_DIE, "5000", "--format", "json")
    read = json.loads(page)["tables"][0]
    assert read["assumes"] == ["floats"]
    assert "exact" not in read["rows"][0]
    assert "Floats with an error below 1e-12" in given(brains, "odds", "hjarnor", "test", "--dice", "5000")


def test_a_result_goes_into_a_file_and_nothing_is_overwritten(brains: Callable[..., Any], own_place: Path) -> None:
    call = ("odds", "hjarnor", "test", "--format", "csv", "-o", "test.csv")
    assert "test.csv" in given(brains, *call)
    assert (own_place / "test.csv").read_bytes() == given(brains, *call[:-2]).encode()
    assert brains(*call).code == 2
    assert brains(*call, "--force").code == 0


@pytest.mark.parametrize(
    ("call", "parts"),
    [
        (("odds",), ("See: brains odds --help",)),
        (("odds", "hjarner"), ("no game called 'hjarner'", "Did you mean hjarnor")),
        (("odds", "hjarnor", "atack"), ("no table 'atack'", "Did you mean attack")),
        (("odds", "hjarnor", "zzzz"), ("no table 'zzzz'", "Known: test, attack")),
        (("odds", "hjarnor", "test", "extra"), ("one word too many",)),
        (("odds", "hjarnor", "test", "--dise", "3"), ("--dise", "Did you mean --dice")),
        (("odds", "hjarnor", "test", "--dice"), ("a value is missing", "--dice")),
        (("odds", "hjarnor", "test", "--dice", "-3"), ("-3 is below 0",)),
        (("odds", "hjarnor", "test", "--dice", "2.5"), ("'2.5' is no whole number",)),
        (("odds", "hjarnor", "test", "--dice", "1000000000"), ("above 1000000", "too long")),
        (("odds", "hjarnor", "attack", "--target", "hero"), ("no target 'hero'", "zombie, crawler")),
        (("odds", "hjarnor", "test", "--format", "csv", "--explain"), ("csv has no room for it",)),
        (("odds", "dice", "--faces", "1!,2!"), ("never ends",)),
        (("odds", "dice", "--faces", "1,,2"), ("'' is no face", "-1,0,0,1,1,1!")),
        (("odds", "dice", "--faces", "1,2", "--dice", "1000000000"), ("above 1000000",)),
        (("odds", "braaains", "shoot", "--weapon", "m-20", "--shots", "9"), ("at most 3 shots",)),
        (("roll", "hjarnor"), ("a table is missing", "test, attack")),
        (("roll", "hjarnor", "nonsense"), ("no table 'nonsense'",)),
    ],
)
def test_a_wrong_call_is_one_message_and_exit_2(
    call: tuple[str, ...], parts: tuple[str, ...], brains: Callable[..., Any]
) -> None:
    ran = brains(*call)
    assert ran.code == 2
    assert ran.out == ""
    assert 0 < len(ran.err.splitlines()) <= 2
    for part in parts:
        assert part in ran.err


def test_no_dice_are_a_valid_roll_h12(brains: Callable[..., Any]) -> None:
    lines = given(brains, "odds", "hjarnor", "test", "--dice", "0").splitlines()
    assert lines[4].split() == ["0", "100", "100", "1"]
    assert "no dice (total 0)" in given(brains, "roll", "hjarnor", "test", "--dice", "0", "--seed", "1")


def test_a_roll_shows_every_die_and_says_what_it_means(brains: Callable[..., Any]) -> None:
    said = given(brains, "roll", "hjarnor", "attack", "--dice", "4", "--seed", "3")
    assert said.splitlines() == [
        "An attack: dice 4, target zombie",
        "  Attack: 1 botch, 6 star > 1 botch, 2 blank, 3 blank (total -1)",
        "Fumble: the weapon misfires or is stuck; its next use costs 1 TP more.",
    ]


def test_a_roll_of_the_end_phase_names_the_doors_h28(brains: Callable[..., Any]) -> None:
    said = given(brains, "roll", "hjarnor", "attraction", "--heroes", "4", "--sounds", "1", "--seed", "7").splitlines()
    assert said[2] == "  Doors, one for each zombie: 4"
    assert said[3] == "1 zombie appears, as near its door as there is room."


def test_a_roll_without_a_seed_shows_the_one_that_repeats_it(brains: Callable[..., Any]) -> None:
    first = brains("roll", "braaains", "stand", "--zombies", "2")
    seed = first.err.split("--seed ")[1].strip()
    assert given(brains, "roll", "braaains", "stand", "--zombies", "2", "--seed", seed) == first.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_table_can_be_rolled_in_every_language(game: str, lang: str, brains: Callable[..., Any]) -> None:
    names = [table["name"] for table in json.loads(given(brains, "odds", game, "--format", "json"))["tables"]]
    for name in names:
        if not name.endswith("-mean"):
            lines = given(brains, "roll", game, name, "--seed", "5", "--lang", lang).splitlines()
            assert lines[-1][-1] in ".!"
            assert len(lines) >= 3
