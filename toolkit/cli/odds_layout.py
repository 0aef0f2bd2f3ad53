"""How tables of odds are laid out for reading: which situations and outcomes stand in rows, which in columns."""

from __future__ import annotations

from itertools import groupby
from math import floor, prod
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from toolkit.model import table_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from toolkit.odds.tables import Result
    from toolkit.words import Words

LONGEST_FRACTION = 24  # characters; longer ones stand in csv and json only
GAP = 2


class Block(Struct, frozen=True):
    """One grid of cells under its head; ``left`` are the columns that hold words."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    title: str = ""
    left: tuple[int, ...] = (0,)

    def width(self) -> int:
        """Characters side by side."""
        return sum(max(map(len, column)) + GAP for column in zip(self.head, *self.rows, strict=True))


class Layout(Struct, frozen=True):
    """A table as it is read: its title, blocks of cells and notes under them."""

    table: str
    title: str
    blocks: tuple[Block, ...]
    notes: tuple[str, ...]


def fraction(row: Mapping[str, Any], key: str = "exact") -> str:
    """The fraction where it is short enough to be read."""
    text = str(row.get(key, ""))
    return text if len(text) <= LONGEST_FRACTION else ""


def layouts(results: Sequence[Result], words: Words, width: int, *, brief: bool) -> list[Layout]:
    """Every table laid out within so many columns, its means beside it.

    ``brief`` leaves out the "at least" of tables with many situations.
    """
    means = {result.name.removesuffix("-mean"): result for result in results if result.name.endswith("-mean")}
    tables = [result for result in results if not result.name.endswith("-mean")]
    return [_laid_out(result, means.get(result.name), words, width, brief=brief) for result in tables]


def _laid_out(result: Result, mean: Result | None, words: Words, width: int, *, brief: bool) -> Layout:
    parameters = list(result.parameters)
    groups = [(key, list(rows)) for key, rows in groupby(result.rows, lambda row: tuple(row[p] for p in parameters))]
    means = {tuple(row[p] for p in parameters): row for row in mean.rows} if mean else {}
    varying = [p for p in parameters if len(result.parameters[p]) > 1]
    fixed = {p: result.parameters[p][0] for p in parameters if p not in varying}
    notes = [table_words.setting(words, fixed)] if fixed and result.name != "dice" else []
    if len(groups) == 1:
        blocks = [_single(result, groups[0][1], words)]
        notes += [_mean_note(result, row, words) for row in means.values()]
    else:
        blocks = _many(result, groups, means, varying, words, width, brief=brief)
    notes = [words.fill("odds.percent_of" if notes else "odds.percent", what="; ".join(notes))]
    if len(groups) == 1 and any(len(str(row.get("exact", ""))) > LONGEST_FRACTION for row in result.rows):
        notes.append(words.fill("odds.too_long", n=LONGEST_FRACTION))
    notes += [table_words.assumption(words, key) for key in result.assumes]
    situation = {p: values[0] for p, values in result.parameters.items()}
    return Layout(result.name, table_words.title(words, result.name, situation), tuple(blocks), tuple(notes))


def _single(result: Result, rows: list[Mapping[str, Any]], words: Words) -> Block:
    """One situation: an outcome a row, exactly, at least, and the fraction."""
    head = [words["odds.outcome"], words["odds.exactly"]]
    if result.ordered:
        head.append(words["odds.at_least"])
    exact = any(fraction(row) for row in rows)
    if exact:
        head.append(words["odds.fraction"])
    cells = []
    for row in rows:
        line = [table_words.outcome(words, result.name, row["outcome"]), table_words.percent(words, row)]
        if result.ordered:
            line.append(table_words.percent(words, row, "at_least_exact", "at_least"))
        cells.append((*line, fraction(row)) if exact else tuple(line))
    return Block(tuple(head), tuple(cells))


def _mean_note(result: Result, row: Mapping[str, Any], words: Words) -> str:
    """``mean total 1.2 (6/5)``, the fraction where it is short and no whole number."""
    value = f"{table_words.mean(words, result.name)} {_rounded(row['value'], words)}"
    exact = fraction(row)
    return f"{value} ({exact})" if "/" in exact else value


def _many(
    result: Result,
    groups: list[tuple[tuple[Any, ...], list[Mapping[str, Any]]]],
    means: dict[tuple[Any, ...], Mapping[str, Any]],
    varying: list[str],
    words: Words,
    width: int,
    *,
    brief: bool,
) -> list[Block]:
    """Many situations: the first of the ways to lay them out that is narrow enough."""
    outcomes = [key for key, _ in _by_outcome(result.rows, result.parameters)]
    whole = prod(len(result.parameters[p]) for p in varying) == len(groups)
    if len(outcomes) == 2 and len(varying) == 2 and whole:
        return [_grid(result, varying, outcomes[1], words)]
    kinds = [("exact", "probability", words["odds.exactly"])]
    if result.ordered and len(outcomes) > 2 and not brief:
        kinds.append(("at_least_exact", "at_least", words["odds.at_least"]))
    wide = [_wide(result, groups, means if i == 0 else {}, varying, kind, words) for i, kind in enumerate(kinds)]
    if max(block.width() for block in wide) <= width:
        return wide if len(wide) > 1 else [_untitled(wide[0])]
    across = max(reversed(varying), key=lambda p: len(result.parameters[p]))
    return [
        block
        for i, kind in enumerate(kinds)
        for block in _tall(result, means if i == 0 else {}, varying, across, kind, words, width)
    ]


def _wide(
    result: Result,
    groups: list[tuple[tuple[Any, ...], list[Mapping[str, Any]]]],
    means: dict[tuple[Any, ...], Mapping[str, Any]],
    varying: list[str],
    kind: tuple[str, str, str],
    words: Words,
) -> Block:
    """A situation a row, an outcome a column (those that can happen), the mean at the end."""
    exact, near, name = kind
    shown = [key for key, rows in _by_outcome(result.rows, result.parameters) if any(row[near] for row in rows)]
    head = [table_words.parameter(words, p) for p in varying]
    head += [table_words.outcome(words, result.name, key) for key in shown]
    head += [words["odds.mean"]] if means else []
    cells = []
    for situation, rows in groups:
        found = {row["outcome"]: row for row in rows}
        line = [table_words.value(words, rows[0][p]) for p in varying]
        line += [table_words.percent(words, found[key], exact, near) if key in found else "" for key in shown]
        line += [_rounded(means[situation]["value"], words)] if means else []
        cells.append(tuple(line))
    left = tuple(i for i, p in enumerate(varying) if isinstance(result.parameters[p][0], str))
    return Block(tuple(head), tuple(cells), name, left)


def _tall(
    result: Result,
    means: dict[tuple[Any, ...], Mapping[str, Any]],
    varying: list[str],
    across: str,
    kind: tuple[str, str, str],
    words: Words,
    width: int,
) -> list[Block]:
    """An outcome a row, one parameter's values in columns, a block for every value of the others."""
    exact, near, name = kind
    others = [p for p in varying if p != across]
    parameters = list(result.parameters)
    blocks = []
    combined = sorted(result.rows, key=lambda row: [result.parameters[p].index(row[p]) for p in others])
    for key, part in groupby(combined, lambda row: tuple(row[p] for p in others)):
        rows = list(part)
        values = list(dict.fromkeys(row[across] for row in rows))
        cells = {(row["outcome"], row[across]): table_words.percent(words, row, exact, near) for row in rows}
        lines = []
        for outcome, found in _by_outcome(rows, parameters):
            if any(row[near] for row in found):
                said = table_words.outcome(words, result.name, outcome)
                lines.append((said, *(cells.get((outcome, v), "") for v in values)))
        if means:
            values_of = {row[across]: means[tuple(row[p] for p in parameters)]["value"] for row in rows}
            lines.append((words["odds.mean"], *(_rounded(values_of[v], words) for v in values)))
        said = "; ".join([name, *([table_words.setting(words, dict(zip(others, key, strict=True)))] if others else [])])
        heads = [table_words.value(words, v) for v in values]
        for start in range(0, len(values), _fitting(lines, heads, width)):
            end = start + _fitting(lines, heads, width)
            head = (f"{table_words.parameter(words, across)}", *heads[start:end])
            blocks.append(Block(head, tuple((line[0], *line[1 + start : 1 + end]) for line in lines), said))
    return blocks


def _fitting(lines: Sequence[tuple[str, ...]], heads: list[str], width: int) -> int:
    """How many of the columns stand side by side."""
    first = max(len(line[0]) for line in lines) + GAP
    widest = max(len(cell) for row in (heads, *(line[1:] for line in lines)) for cell in row) + GAP
    return max((width - max(first, 16)) // widest, 1)


def _grid(result: Result, varying: list[str], outcome: str, words: Words) -> Block:
    """Two outcomes and two parameters: the chance of the better one, the longer parameter downwards."""
    down, across = sorted(varying, key=lambda p: -len(result.parameters[p]))
    cells = {
        (row[down], row[across]): table_words.percent(words, row) for row in result.rows if row["outcome"] == outcome
    }
    head = (
        f"{table_words.parameter(words, down)} \\ {table_words.parameter(words, across)}",
        *(table_words.value(words, v) for v in result.parameters[across]),
    )
    rows = tuple(
        (table_words.value(words, d), *(cells[d, a] for a in result.parameters[across]))
        for d in result.parameters[down]
    )
    return Block(head, rows, table_words.outcome(words, result.name, outcome))


def _untitled(block: Block) -> Block:
    return Block(block.head, block.rows, "", block.left)


def _by_outcome(
    rows: Iterable[Mapping[str, Any]], parameters: Iterable[str]
) -> list[tuple[str, list[Mapping[str, Any]]]]:
    """The rows of each outcome; outcomes in the order of the situation that has most of them."""
    found: dict[str, list[Mapping[str, Any]]] = {}
    situations: dict[tuple[Any, ...], list[str]] = {}
    for row in rows:
        found.setdefault(row["outcome"], []).append(row)
        place = tuple(row[p] for p in parameters)
        situations.setdefault(place, []).append(row["outcome"])
    fullest = max(situations.values(), key=len)
    return [(key, found[key]) for key in dict.fromkeys([*fullest, *found])]


def _rounded(value: float, words: Words) -> str:
    """A mean to 0.01, half up."""
    return words.number(floor(value * 100 + 0.5) / 100, 2)
