"""The rows of a roster: a table of models with their figures, or a grid of models that are all alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from toolkit.drawing.fonts import FLOOR_PT, width, wrap
from toolkit.drawing.scene import Circle, Line, Style, Text
from toolkit.printables.desk import PANEL_WIDTH
from toolkit.printables.marks import tick_box
from toolkit.printables.text import centred

if TYPE_CHECKING:
    from toolkit.drawing.scene import Item
    from toolkit.model.rosters import RosterGrid, RosterList, RosterRow
    from toolkit.printables.desk import Desk

TICK = 7.0  # a box to tick
TICK_PITCH = 14.5
NAME_X, GEAR_X = 9.5, 45.0
FIGURES_X = 87.0  # where the figures begin
LIST_HEADING = 13.0
GRID_HEADING = 13.4
GRID_COLUMNS = 6

Row = Callable[[float], "list[Item]"]


@dataclass(frozen=True, slots=True)
class Section:
    """Rows under a heading: its height, what draws it, and what draws each row at a given height."""

    heading: float
    head: Callable[[], list[Item]]
    rows: tuple[Row, ...]


def list_sections(models: RosterList, desk: Desk) -> list[Section]:
    """The table: number, name, gear, figures, boxes."""
    rows = tuple(_list_row(row, models, desk) for row in models.rows)
    return [Section(LIST_HEADING, lambda: _list_head(models, desk), rows)]


def _ticks_x(models: RosterList) -> list[float]:
    """The middles of the columns of boxes, at the right."""
    count = len(models.ticks)
    return [PANEL_WIDTH - TICK_PITCH * (count - index - 0.5) for index in range(count)]


def _figures_x(models: RosterList) -> list[float]:
    """The middles of the columns of figures, the last one broader."""
    count = len(models.heads) - 2
    end = PANEL_WIDTH - len(models.ticks) * TICK_PITCH - 1.0
    each = (end - FIGURES_X) / (count + 0.7)
    return [FIGURES_X + each * (index + 0.5) for index in range(count - 1)] + [end - each * 0.85]


def _list_head(models: RosterList, desk: Desk) -> list[Item]:
    theme = desk.theme
    base = LIST_HEADING - 2.2
    items: list[Item] = [Text(NAME_X, base, models.heads[0], "bold", theme.size.small, theme.ink)]
    items.append(Text(GEAR_X, base, models.heads[1], "bold", theme.size.small, theme.ink))
    columns = _figures_x(models)
    room = columns[1] - columns[0] - 1.2 if len(columns) > 1 else 16.0
    for index, (x, head) in enumerate(zip(columns, models.heads[2:], strict=True)):
        items += _over(head, x, base, room * (1.6 if index == len(columns) - 1 else 1.0), desk)
    for x, (icon, word) in zip(_ticks_x(models), models.ticks, strict=True):
        items.append(desk.shelf.icon(icon, x, 4.0, 6.2))
        items += _over(word, x, base, TICK_PITCH - 0.8, desk)
    items.append(Line(0, LIST_HEADING, PANEL_WIDTH, LIST_HEADING, Style(stroke=theme.ink, width=theme.line.row)))
    return items


def _over(text: str, x: float, base: float, room: float, desk: Desk) -> list[Item]:
    """A head in one or two lines, centred, its last line on ``base``."""
    size = desk.theme.size.small
    while size > FLOOR_PT and (len(wrap(text, "bold", size, room)) > 2 or _widest(text, size) > room):
        size -= 0.25
    lines = wrap(text, "bold", size, room)[:2]
    return [
        Text(x, base - (len(lines) - 1 - index) * 3.2, line, "bold", size, desk.theme.ink, anchor="middle")
        for index, line in enumerate(lines)
    ]


def _widest(text: str, size: float) -> float:
    return max(width(word, "bold", size) for word in text.split())


def _list_row(row: RosterRow, models: RosterList, desk: Desk) -> Row:
    def draw(tall: float) -> list[Item]:
        theme = desk.theme
        middle = tall / 2
        items: list[Item] = [Line(0, tall, PANEL_WIDTH, tall, theme.row_rule())]
        items.append(Circle(3.6, middle, 3.3, theme.solid(theme.ink, 0.4)))
        items.append(centred(row.number, 3.6, middle, "bold", 9.5, theme.on_solid(theme.ink)))
        base = centred("0", 0, middle, "bold", theme.size.medium, theme.ink).y
        if row.name:
            name, size = _fitting(row.name, "bold", theme.size.medium, GEAR_X - NAME_X - 2)
            items.append(Text(NAME_X, base, name, "bold", size, theme.ink))
        else:
            items.append(Line(NAME_X, base + 0.6, GEAR_X - 4, base + 0.6, Style(stroke=theme.dark, width=0.2)))
        if row.icon:
            items.append(desk.shelf.icon(row.icon, GEAR_X + 3.4, middle, 6.8))
        if row.gear:
            gear, size = _fitting(row.gear, "body", theme.size.text, FIGURES_X - GEAR_X - 9.5)
            items.append(Text(GEAR_X + 8.5, base, gear, "body", size, theme.ink))
        for x, figure in zip(_figures_x(models), row.figures, strict=False):
            accent = figure.startswith("^")
            face, fill = ("bold", theme.accent) if accent else ("body", theme.ink)
            items.append(centred(figure.removeprefix("^"), x, middle, face, 11.0 if len(figure) < 4 else 9.5, fill))
        items += [tick_box(theme, x - TICK / 2, middle - TICK / 2, TICK) for x in _ticks_x(models)]
        return items

    return draw


def _fitting(text: str, face: str, size: float, room: float) -> tuple[str, float]:
    """The text as large as fits, shortened where even the smallest size is too wide."""
    text = " ".join(text.split())
    wide = width(text, face, size)
    if wide <= room:
        return text, size
    size = max(size * room / wide, FLOOR_PT)
    while len(text) > 1 and width(text, face, size) > room:
        text = text.rstrip("…")[:-1].rstrip() + "…"
    return text, size


def grid_sections(models: RosterGrid, desk: Desk) -> list[Section]:
    """Each part as rows of numbered cells."""
    sections: list[Section] = []
    for heading, first, last in models.parts:
        numbers = list(range(first, last + 1))
        rows = tuple(
            _grid_row(numbers[start : start + GRID_COLUMNS], models, desk)
            for start in range(0, len(numbers), GRID_COLUMNS)
        )
        used = min(GRID_COLUMNS, len(numbers))
        head = _grid_head(heading, used, models, desk, first=not sections)
        sections.append(Section(GRID_HEADING, head, rows))
    return sections


def _cell_x(column: int) -> float:
    pitch = (PANEL_WIDTH + 4.0) / GRID_COLUMNS
    return column * pitch


def _tick_x(column: int, index: int) -> float:
    """The left edge of a cell's box."""
    return _cell_x(column) + 11.0 + index * 9.4


def _grid_head(heading: str, used: int, models: RosterGrid, desk: Desk, *, first: bool) -> Callable[[], list[Item]]:
    def draw() -> list[Item]:
        theme = desk.theme
        items: list[Item] = [Text(0, 4.6, heading, "typewriter", theme.size.text, theme.ink)]
        x = PANEL_WIDTH
        for icon, word in reversed(models.ticks if first else ()):
            x -= width(word, "body", theme.size.small)
            items.append(Text(x, 4.6, word, "body", theme.size.small, theme.ink))
            items.append(desk.shelf.icon(icon, x - 3.6, 3.6, 5.0))
            x -= 12.0
        for column in range(used):
            for index, (icon, _) in enumerate(models.ticks):
                items.append(desk.shelf.icon(icon, _tick_x(column, index) + TICK / 2, GRID_HEADING - 3.4, 4.6))
        return items

    return draw


def _grid_row(numbers: list[int], models: RosterGrid, desk: Desk) -> Row:
    def draw(tall: float) -> list[Item]:
        theme = desk.theme
        middle = tall / 2
        items: list[Item] = []
        for column, number in enumerate(numbers):
            x = _cell_x(column) + 4.4
            items.append(Circle(x, middle, 3.6, Style(fill=theme.paper, stroke=theme.ink, width=0.7)))
            items.append(centred(str(number), x, middle, "bold", 9.5 if number < 100 else 7.5, theme.ink))
            items += [
                tick_box(theme, _tick_x(column, index), middle - TICK / 2, TICK) for index in range(len(models.ticks))
            ]
        return items

    return draw
