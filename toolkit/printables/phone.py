"""A game's odds as one page for a phone at the table: it shows what the tables say and computes nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from toolkit.drawing.svg import font_faces
from toolkit.model import table_words
from toolkit.odds.parameters import Models
from toolkit.odds.tables import Result
from toolkit.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.data import Templates
    from toolkit.odds.parameters import Value
    from toolkit.odds.tables import Table
    from toolkit.printables.theme import Theme

PAGE = Path(__file__).with_name("phone.html")
WIDER: dict[str, tuple[Value, ...]] = {
    "dice": tuple(range(13))
}  # parameters offered over more than a printed page's range
TINT = 0.5  # how far the accent goes towards white on a dark ground
LETTERS = "".join(map(chr, range(32, 127))) + "−·–—“”„’…×″≤≥ÅÄÖåäöĄĆĘŁŃÓŚŹŻąćęłńóśźż"


def page(game: str, tables: Sequence[Table], templates: Templates, theme: Theme, *, start: str, version: str) -> str:
    """The page's text (HTML) with every table of the game in every language; ``start`` is the language shown first."""
    own = game if templates.has(f"{game}/words/{start}.toml") else None  # any dice have no words of their own
    spoken = {language: Words.load(templates, language, own) for language in LANGUAGES}
    shown = [(table, *_table(table, templates, spoken["en"])) for table in tables]
    data = {
        "game": game,
        "start": start,
        "tables": [plain for _, plain, _ in shown],
        "words": {language: _phrases(words, shown, version) for language, words in spoken.items()},
    }
    # A script element ends at "</": escaped, no word of a template can close it.
    script = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    fonts = font_faces({"body": set(LETTERS), "bold": set(LETTERS), "stencil": set(LETTERS)})
    text = PAGE.read_text(encoding="utf-8")
    for mark, value in (
        ("/*FONTS*/", fonts),
        ("/*ACCENT*/", theme.accent),
        ("/*TINT*/", _tinted(theme.accent)),
        ("/*DATA*/", script),
    ):
        text = text.replace(mark, value, 1)
    return text


def _table(table: Table, templates: Templates, plain: Words) -> tuple[dict[str, Any], Result]:
    """What the page needs of one table; per cent with a decimal point (``plain`` English), which the page exchanges."""
    found = [table.results(templates, given) for given in _offered(table, templates)]
    result = _joined([results[0] for results in found])
    names = list(result.parameters)
    entries: dict[str, dict[str, Any]] = {}
    for row in result.rows:
        key = "|".join(str(row[name]) for name in names)
        least = table_words.percent(plain, row, "at_least_exact", "at_least") if result.ordered else None
        cells = [row["outcome"], table_words.percent(plain, row), least, round(float(row["probability"]), 4)]
        entries.setdefault(key, {"rows": []})["rows"].append(cells)
    for mean in (row for results in found for means in results[1:] for row in means.rows):
        entries["|".join(str(mean[name]) for name in names)]["mean"] = f"{mean['value']:.2f}"
    usual = table.situations(table.load(templates), {})
    first = usual[len(usual) // 2]  # what a player asks lies in the middle of the usual situations
    parameters = [
        {"name": name, "values": _ordered(values), "start": _ordered(values).index(first[name])}
        for name, values in result.parameters.items()
    ]
    shown = {
        "name": table.name,
        "ordered": result.ordered,
        "assumes": list(result.assumes),
        "parameters": parameters,
        "entries": entries,
    }
    return shown, result


def _offered(table: Table, templates: Templates) -> list[dict[str, tuple[Value, ...]]]:
    """What the page asks the table: usual situations, wider ranges, every number of models that do something."""
    given: dict[str, tuple[Value, ...]] = {p.name: WIDER[p.name] for p in table.parameters if p.name in WIDER}
    part = {p.name: p.side for p in table.parameters if isinstance(p, Models)}
    if not part:
        return [given]
    usual = table.situations(table.load(templates), {})
    sides = dict.fromkeys(tuple((side, int(each[side])) for side in dict.fromkeys(part.values())) for each in usual)
    return [
        given
        | {side: (number,) for side, number in models}
        | {name: tuple(range(dict(models)[side] + 1)) for name, side in part.items()}
        for models in sides
    ]


def _joined(results: list[Result]) -> Result:
    """The rows of several results of one table as one, every parameter with all its values."""
    first = results[0]
    parameters = {
        name: tuple(dict.fromkeys(value for result in results for value in result.parameters[name]))
        for name in first.parameters
    }
    rows = tuple(row for result in results for row in result.rows)
    return Result(first.name, parameters, first.assumes, first.ordered, rows)


def _ordered(values: Sequence[Value]) -> list[Value]:
    """Numbers ascending, words in the order of the table."""
    return sorted(values, key=lambda value: value if isinstance(value, int) else 0)


def _phrases(words: Words, shown: Sequence[tuple[Table, dict[str, Any], Result]], version: str) -> dict[str, str]:
    """Every phrase the page says in one language, by the keys that its script asks for."""
    phrases = {
        "title": words["cover.name"] if "cover.name" in words else words["charts.dice"],
        "decimal": words.number(0.5, 1)[1],
        "foot": words.fill("phone.foot", version=version),
        "outcome": words["odds.outcome"],
        "exactly": words["odds.exactly"],
        "at_least": words["odds.at_least"],
    }
    phrases |= {key: words[f"phone.{key}"] for key in ("table", "language", "how", "less", "more")}
    for table, plain, result in shown:
        name = plain["name"]
        first = {parameter: values[0] for parameter, values in result.parameters.items()}
        phrases[f"table.{name}"] = table_words.title(words, name, first)
        rule = words.fill("odds.rule", what=", ".join(table.readings))
        phrases[f"explain.{name}"] = f"{rule} {table_words.formula(words, name)}"
        if any("mean" in entry for entry in plain["entries"].values()):
            phrases[f"mean.{name}"] = table_words.mean(words, name)
        for key in result.assumes:
            phrases[f"assumes.{key}"] = table_words.assumption(words, key)
        for parameter, values in result.parameters.items():
            phrases[f"parameter.{parameter}"] = table_words.parameter(words, parameter)
            phrases |= {f"value.{v}": table_words.value(words, v) for v in values if isinstance(v, str)}
        for row in result.rows:
            key = row["outcome"]
            phrases[f"outcome.{name}.{key}"] = table_words.outcome(words, name, key)
    return phrases


def _tinted(colour: str) -> str:
    parts = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "#" + "".join(f"{round(part + (255 - part) * TINT):02x}" for part in parts)
