"""Tables of odds as JSON, CSV, Markdown and terminal tables of at most 80 columns."""

from __future__ import annotations

import io
import textwrap
from typing import TYPE_CHECKING, Any

from toolkit.cli.odds_layout import layouts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.cli.odds_layout import Block
    from toolkit.odds.tables import Result
    from toolkit.words import Words

WIDTH = 80
LAST = ("outcome", "exact", "probability", "at_least_exact", "at_least", "value")


def as_json(game: str, results: Sequence[Result], explained: dict[str, dict[str, Any]] | None = None) -> str:
    """The JSON form, one row a line; ``explained`` adds a member to the tables it names."""
    import json

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
    import csv

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


def as_text(results: Sequence[Result], words: Words, *, brief: bool, notes: dict[str, list[str]]) -> str:
    """The tables as plain text of at most 80 columns, the same letters on every system."""
    parts = []
    for layout in layouts(results, words, WIDTH, brief=brief):
        lines = [layout.title]
        for block in layout.blocks:
            lines += [block.title] if block.title else []
            lines += _plain(block)
        for note in (*layout.notes, *notes.get(layout.table, ())):
            lines += textwrap.wrap(note, WIDTH, break_on_hyphens=False)
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


def show(results: Sequence[Result], words: Words, *, brief: bool, notes: dict[str, list[str]]) -> None:
    """The same on a terminal, drawn by Rich, which a pipe or a file would pay for with a third of the time."""
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console(highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDTH)
    for number, layout in enumerate(layouts(results, words, WIDTH, brief=brief)):
        if number:
            console.print()
        console.print(layout.title, style="bold")
        for block in layout.blocks:
            if block.title:
                console.print(block.title, style="italic")
            grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
            for place, head in enumerate(block.head):
                grid.add_column(Text(head), justify="left" if place in block.left else "right", overflow="fold")
            for row in block.rows:
                grid.add_row(*map(Text, row))
            console.print(grid)
        for note in (*layout.notes, *notes.get(layout.table, ())):
            console.print(note, style="dim")


def _plain(block: Block) -> list[str]:
    widths = [max(map(len, column)) for column in zip(block.head, *block.rows, strict=True)]
    lines = []
    for row in (block.head, *block.rows):
        cells = (
            cell.ljust(width) if place in block.left else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        lines.append("  ".join(cells).rstrip())
    lines.insert(1, "  ".join("-" * width for width in widths))
    return lines
