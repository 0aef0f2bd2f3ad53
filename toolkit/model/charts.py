"""Tables of odds as charts: which situations stand in lines, which outcomes in columns, words and chances chosen."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby
from math import floor, prod
from typing import TYPE_CHECKING, Any

from toolkit.data import Templates
from toolkit.model import table_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from toolkit.model.game import Play
    from toolkit.odds.tables import Given, Result, Table
    from toolkit.words import Words


@dataclass(frozen=True, slots=True)
class ChartCell:
    """A chance, its per cent as text, and how much of the whole it is (0 to 1); an empty text where none can be."""

    text: str
    share: float


@dataclass(frozen=True, slots=True)
class ChartLine:
    """One situation: what heads it, its chances column by column, its mean as text."""

    heads: tuple[str, ...]
    cells: tuple[ChartCell, ...]
    mean: str = ""


@dataclass(frozen=True, slots=True)
class Chart:
    """One table: lines are situations, columns outcomes; a ``grid`` has another parameter's values in its columns."""

    title: str
    note: str
    line_heads: tuple[str, ...]
    column_heads: tuple[str, ...]
    lines: tuple[ChartLine, ...]
    mean_head: str = ""
    grid: bool = False
    accent: int | None = 0  # the column in the accent: a fumble, else the first, unless that is nothing at all


@dataclass(frozen=True, slots=True)
class Charts:
    """Charts of one game on as few sheets as possible."""

    title: str
    headline: str
    lead: str
    charts: tuple[Chart, ...]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A table by name for the situations given (the usual ones where none are), or one outcome of it as a grid."""

    name: str
    given: Given = field(default_factory=dict)
    outcome: str = ""


def wanted_charts(
    tables: Sequence[Table], wanted: Iterable[Wanted], templates: Templates, words: Words
) -> tuple[Chart, ...]:
    """The charts of some of a game's tables, in the order wanted."""
    named = {table.name: table for table in tables}
    return tuple(
        chart
        for want in wanted
        for chart in charts(named[want.name].results(templates, want.given), words, want.outcome)
    )


def page_of(play: Play, tables: Sequence[Table], wanted: Iterable[Wanted]) -> Charts:
    """A game's page of odds by the scenario's own settings; what is on it is the game's to say."""
    name = f"{play.scenario.game}/game.toml"
    templates = play.templates.with_values(name, {**Templates.shipped().table(name), **play.scenario.settings})
    words = play.words
    drawn = wanted_charts(tables, wanted, templates, words)
    return Charts(words["charts.title"], words["charts.headline"], words["charts.lead"], drawn)


def charts(results: Sequence[Result], words: Words, outcome: str = "") -> list[Chart]:
    """A chart for every table among the results, its means beside it; with ``outcome`` the grid of that one."""
    means = {result.name.removesuffix("-mean"): result for result in results if result.name.endswith("-mean")}
    return [_chart(r, means.get(r.name), words, outcome) for r in results if not r.name.endswith("-mean")]


def _chart(result: Result, mean: Result | None, words: Words, outcome: str) -> Chart:
    varying = [name for name, values in result.parameters.items() if len(values) > 1]
    fixed = {name: values[0] for name, values in result.parameters.items() if name not in varying}
    title = table_words.title(words, result.name, {name: values[0] for name, values in result.parameters.items()})
    notes = [table_words.setting(words, fixed)] if fixed and result.name != "dice" else []
    notes += [table_words.assumption(words, key) for key in result.assumes]
    outcomes = list(dict.fromkeys(row["outcome"] for row in _fullest_first(result)))
    situations = [
        (key, {row["outcome"]: row for row in rows})
        for key, rows in groupby(result.rows, lambda row: tuple(row[name] for name in result.parameters))
    ]
    whole = prod(len(result.parameters[name]) for name in varying) == len(situations)
    if len(varying) == 2 and whole and (outcome or len(outcomes) == 2):
        return _grid(result, varying, outcome or outcomes[1], title, notes, words)
    shown = [key for key in outcomes if any(row["probability"] for row in result.rows if row["outcome"] == key)]
    averages = {tuple(row[name] for name in result.parameters): row["value"] for row in mean.rows} if mean else {}
    lines = tuple(
        ChartLine(
            tuple(table_words.value(words, next(iter(rows.values()))[name]) for name in varying),
            tuple(_cell(words, rows.get(key)) for key in shown),
            words.number(floor(averages[situation] * 100 + 0.5) / 100, 2) if situation in averages else "",
        )
        for situation, rows in situations
    )
    return Chart(
        title,
        "; ".join(notes),
        tuple(table_words.parameter(words, name) for name in varying),
        tuple(table_words.outcome(words, result.name, key) for key in shown),
        lines,
        words["odds.mean"] if averages else "",
        accent=_accent(shown),
    )


def _accent(outcomes: Sequence[str]) -> int | None:
    """Which outcome to find at a glance: the fumble, else the first, but never a miss."""
    if "fumble" in outcomes:
        return outcomes.index("fumble")
    return None if outcomes[0] in {"0", "nothing", "missed"} else 0


def _grid(result: Result, varying: list[str], outcome: str, title: str, notes: list[str], words: Words) -> Chart:
    """Two outcomes and two parameters: the chance of the better outcome, the longer parameter downwards."""
    down, across = sorted(varying, key=lambda name: -len(result.parameters[name]))
    found = {(row[down], row[across]): row for row in result.rows if row["outcome"] == outcome}
    lines = tuple(
        ChartLine(
            (table_words.value(words, value),),
            tuple(_cell(words, found[value, other]) for other in result.parameters[across]),
        )
        for value in result.parameters[down]
    )
    said = table_words.outcome(words, result.name, outcome)
    heads = tuple(
        f"{table_words.parameter(words, across)} {table_words.value(words, v)}" for v in result.parameters[across]
    )
    return Chart(title, "; ".join([said, *notes]), (table_words.parameter(words, down),), heads, lines, grid=True)


def _fullest_first(result: Result) -> list[Mapping[str, Any]]:
    """All rows, those of the situation with most outcomes first: it names the columns in their order."""
    names = tuple(result.parameters)
    groups = [list(rows) for _, rows in groupby(result.rows, lambda row: tuple(row[name] for name in names))]
    fullest = max(groups, key=len)
    return [*fullest, *(row for rows in groups for row in rows)]


def _cell(words: Words, row: Mapping[str, Any] | None) -> ChartCell:
    return ChartCell("", 0.0) if row is None else ChartCell(table_words.percent(words, row), float(row["probability"]))
