"""Plain tables of figures: columns as wide as they must be, the rest shared out between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from toolkit.drawing.fonts import FLOOR_PT, width
from toolkit.drawing.scene import Line, Style, Text
from toolkit.errors import DrawingError

if TYPE_CHECKING:
    from toolkit.drawing.scene import Item
    from toolkit.printables.theme import Theme

ROW = 4.0  # mm from line to line
HEAD = 7.0  # a table's title and its rule
SIZE = 7.8
LEAST_GAP = 1.8
MARKS = ("#", "^", "~")


@dataclass(frozen=True, slots=True)
class Table:
    """A title, column heads and rows of text; all cells aligned at their left.

    A cell that begins with ``#`` is a name (stencil), one with ``^`` stands in the accent, one with ``~`` is grey.
    A head spans the empty heads behind it. ``note`` stands at the right of the title.
    """

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""

    def height(self, rows: int | None = None) -> float:
        """Millimetres of this table, or of its first ``rows`` rows."""
        return HEAD + ROW * (1 + (len(self.rows) if rows is None else rows)) + 1.0

    def part(self, start: int, count: int) -> Table:
        """Some of its rows under the same heads."""
        return Table(self.title, self.heads, self.rows[start : start + count], self.note)


def drawn_table(table: Table, theme: Theme, x: float, y: float, wide: float) -> list[Item]:
    """The table from its upper left corner; DrawingError when it cannot be set at 7 pt."""
    size, columns = _columns(table, wide)
    items: list[Item] = [
        Text(x, y + 3.4, table.title, "typewriter", 11.0, theme.ink),
        Line(x, y + 5.2, x + wide, y + 5.2, Style(stroke=theme.ink, width=theme.line.row)),
    ]
    if table.note:
        items.append(Text(x + wide, y + 3.4, table.note, "body", FLOOR_PT, theme.dark, anchor="end"))
    y += HEAD + 1.4
    for index, row in enumerate((table.heads, *table.rows)):
        for column, cell in enumerate(row):
            face, fill, text = _cell(cell, theme, head=index == 0)
            if text:
                items.append(Text(x + columns[column], y, text, face, size, fill))
        if index:
            items.append(Line(x, y + 1.2, x + wide, y + 1.2, Style(stroke=theme.pale, width=0.25)))
        y += ROW
    return items


def _cell(cell: str, theme: Theme, *, head: bool) -> tuple[str, str, str]:
    if head:
        return "body", theme.dark, cell
    if cell.startswith("#"):
        return "stencil", theme.ink, cell[1:]
    if cell.startswith("^"):
        return "bold", theme.accent, cell[1:]
    if cell.startswith("~"):
        return "body", theme.dark, cell[1:]
    return "body", theme.ink, cell


def _columns(table: Table, wide: float) -> tuple[float, list[float]]:
    """The size of type and the left edge of every column."""
    size = SIZE
    while size >= FLOOR_PT - 1e-9:
        needed = [
            max((width(cell[1:], "bold", size) if cell[:1] in MARKS else width(cell, "body", size)) for cell in cells)
            for cells in zip(*table.rows, strict=True)
        ]
        for column, head in enumerate(table.heads):
            span = 1
            while column + span < len(table.heads) and not table.heads[column + span]:
                span += 1
            lacking = width(head, "body", size) - sum(needed[column : column + span]) - (span - 1) * LEAST_GAP
            if head and lacking > 0:
                needed[column + span - 1] += lacking
        gap = (wide - sum(needed)) / max(1, len(needed) - 1)
        if gap >= LEAST_GAP or len(needed) == 1:
            gap = min(gap, 9.0)
            return size, [sum(needed[:column]) + gap * column for column in range(len(needed))]
        size -= 0.1
    raise DrawingError(f"the table {table.title!r} does not fit into {wide:.0f} mm", cure="Shorten its words")
