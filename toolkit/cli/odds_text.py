"""Tables of odds as JSON, CSV, Markdown and terminal tables of at most 80 columns."""

from __future__ import annotations

import csv
import io
import json
from typing import TYPE_CHECKING, Any

from toolkit.cli.odds_layout import layouts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.cli.odds_layout import Layout
    from toolkit.odds.tables import Result
    from toolkit.words import Words

WIDTH = 80
LAST = ("outcome", "exact", "probability", "at_least_exact", "at_least", "value")


def as_json(game: str, results: Sequence[Result], explained: dict[str, dict[str, Any]] | None = None) -> str:
    """The JSON form, one row a line; ``explained`` adds a member to the tables it names."""
    tables = []
    for result in results:
        plain = result.plain()
        rows = ",\n    ".join(json.dumps(row, ensure_ascii=False) for row in plain.pop("rows"))
        if explained and result.name in explained:
            plain["explain"] = explained[result.name]
        head = json.dumps(plain, ensure_ascii=False)[:-1]
        tables.append(f'  {head}, "rows": [\n    {rows}\n  ]}}')
    listed = ",\n".join(tables)
    return f'{{"game": {json.dumps(game)}, "tables": [\n{listed}\n]}}\n'


def as_csv(results: Sequence[Result]) -> str:
    """All rows under one head: the table's name, every parameter, then the row's other members."""
    parameters = dict.fromkeys(name for result in results for name in result.parameters)
    further = dict.fromkeys(
        name for result in results for row in result.rows for name in row if name not in parameters and name not in LAST
    )
    out = io.StringIO()
    writer = csv.DictWriter(out, ["table", *parameters, *LAST, *further], restval="", lineterminator="\n")
    writer.writeheader()
    for result in results:
        writer.writerows({"table": result.name, **row} for row in result.rows)
    return out.getvalue()


def as_markdown(results: Sequence[Result], words: Words, *, brief: bool, notes: dict[str, list[str]]) -> str:
    """The tables as Markdown, a heading each."""
    parts = []
    for layout in layouts(results, words, WIDTH, brief=brief):
        parts.append(f"## {layout.title}")
        parts += [*layout.notes, *notes.get(layout.table, ())]
        for block in layout.blocks:
            rule = ["---", *["---:"] * (len(block.head) - 1)]
            lines = [f"| {' | '.join(cells)} |" for cells in (block.head, rule, *block.rows)]
            parts += ([f"**{block.title}**"] if block.title else []) + ["\n".join(lines)]
    return "\n\n".join(parts) + "\n"


def as_text(
    results: Sequence[Result], words: Words, *, brief: bool, notes: dict[str, list[str]], terminal: bool = False
) -> str:
    """The tables for a terminal, none wider than 80 columns; ``terminal`` adds weight to titles and heads."""
    from rich.console import Console

    out = io.StringIO()
    console = Console(
        file=out, width=WIDTH, force_terminal=terminal, color_system="standard" if terminal else None, highlight=False
    )
    for number, layout in enumerate(layouts(results, words, WIDTH, brief=brief)):
        if number:
            console.print()
        console.print(layout.title, style="bold", markup=False)
        _blocks(console, layout)
        for note in (*layout.notes, *notes.get(layout.table, ())):
            console.print(note, style="dim", markup=False)
    return "\n".join(line.rstrip() for line in out.getvalue().split("\n"))


def _blocks(console: Any, layout: Layout) -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    for block in layout.blocks:
        if block.title:
            console.print(block.title, style="italic", markup=False)
        grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False, expand=False)
        for place, head in enumerate(block.head):
            grid.add_column(Text(head), justify="left" if place in block.left else "right", overflow="fold")
        for row in block.rows:
            grid.add_row(*map(Text, row))
        console.print(grid)
