"""What every table of every game promises, unasked."""

from __future__ import annotations

import pkgutil
from fractions import Fraction
from functools import cache
from importlib import import_module, util
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import toolkit.games
from toolkit.data import Templates
from toolkit.model import table_words
from toolkit.odds.any_die import DICE
from toolkit.words import LANGUAGES, Words

if TYPE_CHECKING:
    from toolkit.odds.tables import Result, Table

SHIPPED = Templates.shipped()
GAMES = [found.name for found in pkgutil.iter_modules(toolkit.games.__path__) if found.ispkg]
TABLES = [
    pytest.param(game, table, id=f"{game}-{table.name}")
    for game in GAMES
    if util.find_spec(f"toolkit.games.{game}.rolls")
    for table in import_module(f"toolkit.games.{game}.rolls").TABLES
]
EVERY = [*TABLES, pytest.param(None, DICE, id="dice")]
CONTRACT = {
    "hjarnor": "test attack round sweep sprint search bite infection attraction survival",
    "hunger": "shoot fight crossfire duel stumble",
    "braaains": "shoot assault ammo stand",
    "mozg": "play pair draw die",
}


@cache
def results_of(game: str | None, name: str) -> tuple[Result, ...]:
    table = (
        DICE if game is None else next(t for t in import_module(f"toolkit.games.{game}.rolls").TABLES if t.name == name)
    )
    return table.results(SHIPPED)


@cache
def words_of(game: str | None, language: str) -> Words:
    return Words.load(SHIPPED, language, game)


def by_situation(result: Result) -> dict[tuple[Any, ...], list[Any]]:
    found: dict[tuple[Any, ...], list[Any]] = {}
    for row in result.rows:
        found.setdefault(tuple(row[name] for name in result.parameters), []).append(row)
    return found


@pytest.mark.parametrize("game", CONTRACT)
def test_every_table_that_others_rely_on_is_there(game: str) -> None:
    names = [table.name for table in import_module(f"toolkit.games.{game}.rolls").TABLES]
    assert [name for name in names if "-" not in name] == CONTRACT[game].split()


@pytest.mark.parametrize(("game", "table"), EVERY)
def test_rows_sum_to_exactly_1(game: str | None, table: Table) -> None:
    for rows in by_situation(results_of(game, table.name)[0]).values():
        assert sum(Fraction(row["exact"]) for row in rows) == 1
        assert len({row["outcome"] for row in rows}) == len(rows)


@pytest.mark.parametrize(("game", "table"), EVERY)
def test_floats_are_the_nearest_to_the_fractions(game: str | None, table: Table) -> None:
    for result in results_of(game, table.name):
        for row in result.rows:
            assert row.get("value", row.get("probability")) == float(Fraction(row["exact"]))
            if result.ordered:
                assert row["at_least"] == float(Fraction(row["at_least_exact"]))


@pytest.mark.parametrize(("game", "table"), EVERY)
def test_at_least_is_what_follows_from_here_on(game: str | None, table: Table) -> None:
    result = results_of(game, table.name)[0]
    for rows in by_situation(result).values():
        for place, row in enumerate(rows):
            assert ("at_least" in row) == table.ordered
            if table.ordered:
                assert Fraction(row["at_least_exact"]) == sum(Fraction(r["exact"]) for r in rows[place:])


@pytest.mark.parametrize(("game", "table"), EVERY)
def test_the_odds_are_those_of_the_rule_that_is_rolled(game: str | None, table: Table) -> None:
    """Bounded by 400 rolls: each outcome that comes up has a row, and none of the likely ones stays away."""
    result = results_of(game, table.name)[0]
    rows = next(iter(by_situation(result).values()))
    chances = {row["outcome"]: row["probability"] for row in rows}
    rolls: dict[str, int] = {}
    random = Random(f"{table.name}/dice")
    for _ in range(400):
        outcome = next(table.rolls(SHIPPED, random)).outcome
        rolls[outcome] = rolls.get(outcome, 0) + 1
    for outcome in rolls:
        open_end = next((key for key in chances if key.endswith("+") and outcome.isdigit()), outcome)
        known = outcome if outcome in chances else open_end
        assert chances[known] > 0, outcome
    for outcome, chance in chances.items():
        spread = (400 * chance * (1 - chance)) ** 0.5
        if not outcome.endswith("+"):
            assert abs(rolls.get(outcome, 0) - 400 * chance) <= 5 * spread + 1, outcome


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "table"), EVERY)
def test_every_table_has_its_words(game: str | None, table: Table, language: str) -> None:
    words = words_of(game, language)
    results = results_of(game, table.name)
    situation = {name: values[0] for name, values in results[0].parameters.items()}
    said = [table_words.title(words, table.name, situation), table_words.formula(words, table.name)]
    if len(results) > 1:
        said.append(table_words.mean(words, table.name))
    said += [table_words.parameter(words, name) for name in results[0].parameters]
    said += [table_words.value(words, of) for values in results[0].parameters.values() for of in values]
    said += [table_words.assumption(words, key) for key in results[0].assumes]
    for outcome in {row["outcome"] for row in results[0].rows}:
        short = table_words.outcome(words, table.name, outcome)
        assert outcome.isdigit() or outcome.lstrip("-<=+0123456789").strip("+") == "" or " " in short or short.isalpha()
        sentence = table_words.sentence(words, table.name, outcome)
        assert sentence.endswith((".", "!"))
        assert len(short) <= 26, short
        said += [short, sentence]
    rolled = next(table.rolls(SHIPPED, Random(1)))
    for thrown in rolled.thrown:
        said.append(words[f"odds.thrown.{thrown.what}"])
        if thrown.die:
            said += [words[f"odds.face.{name}"] for name in thrown.die.names]
    assert all(text and "{" not in text for text in said)


@pytest.mark.parametrize(("game", "table"), TABLES)
def test_every_table_names_its_readings(game: str, table: Table) -> None:
    letter = {"hjarnor": "H", "hunger": "N", "braaains": "B", "mozg": "M"}.get(game)
    assert table.readings
    assert letter is None or all(reading[0] == letter and reading[1:].isdigit() for reading in table.readings)


@pytest.mark.parametrize("name", CONTRACT["mozg"].split())
def test_every_table_of_the_card_game_says_which_deck_it_assumes(name: str) -> None:
    assert all(result.assumes == ("deck assumed",) for result in results_of("mozg", name))
