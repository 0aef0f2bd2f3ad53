"""A square chart of the numbers needed on a die, those that come up in the game in the accent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.drawing.fonts import cap_height, fitting_size
from toolkit.drawing.scene import Circle, Group, Line, Rect, Style, Text
from toolkit.printables.desk import PANEL_WIDTH
from toolkit.printables.text import centred, flow, marked

if TYPE_CHECKING:
    from toolkit.drawing.scene import Item
    from toolkit.model.rosters import NeedChart
    from toolkit.printables.desk import Desk

LEAST_CELL, MOST_CELL = 6.8, 14.0  # mm
LINE = 8.0  # mm between lines to write on
TITLE = 7.6
AXIS = 5.4
LIST_GAP = 9.0


def chart_height(cell: float, rows: int = 8) -> float:
    """Millimetres of a chart with cells of this size: title, axis, heads and rows."""
    return TITLE + AXIS + cell * (rows + 1)


def chart_items(chart: NeedChart, room: float, desk: Desk) -> list[Item]:
    """The chart as large as ``room`` mm of height allow, and beside it what its numbers are for."""
    theme = desk.theme
    count = len(chart.numbers)
    cell = min(MOST_CELL, (room - TITLE - AXIS) / (count + 1))
    items: list[Item] = [Text(0, 4.2, chart.title, "stencil", theme.size.medium, theme.ink)]
    left, top = AXIS, TITLE + AXIS
    side = cell * (count + 1)
    items += _axes(chart, left, top, side, desk)
    marked_cells = {(need.row, need.column) for need in chart.needs}
    line = Style(stroke=theme.pale, width=theme.line.row)
    for index in range(1, count + 2):
        at = index * cell
        strong = Style(stroke=theme.ink, width=theme.line.row) if index == 1 else line
        items += [
            Line(left + at, top, left + at, top + side, strong),
            Line(left, top + at, left + side, top + at, strong),
        ]
    size = min(14.0, cell * 1.45)
    for index in range(1, count + 1):
        at = (index + 0.5) * cell
        items.append(centred(str(index), left + at, top + cell / 2, "stencil", size, theme.ink))
        items.append(centred(str(index), left + cell / 2, top + at, "stencil", size, theme.ink))
    for row, numbers in enumerate(chart.numbers, 1):
        for column, number in enumerate(numbers, 1):
            x, y = left + (column + 0.5) * cell, top + (row + 0.5) * cell
            hit = (row, column) in marked_cells
            if hit:
                items.append(Circle(x, y, cell * 0.43, theme.solid(theme.accent, 0.7)))
            fill = theme.on_solid(theme.accent) if hit else theme.ink
            items.append(centred(str(number), x, y, "bold" if hit else "body", size, fill))
    items += _needs(chart, left + side + LIST_GAP, room, desk)
    return items


def _axes(chart: NeedChart, left: float, top: float, side: float, desk: Desk) -> list[Item]:
    """What runs down and what runs across."""
    theme = desk.theme
    across = fitting_size(chart.columns, "bold", theme.size.small, side)
    down = fitting_size(chart.rows, "bold", theme.size.small, side)
    upright = Text(0, 0, chart.rows, "bold", down, theme.ink, anchor="middle")
    corner = Rect(left, top, side, side, Style(stroke=theme.ink, width=theme.line.row))
    return [
        Text(left + side / 2, top - 1.7, chart.columns, "bold", across, theme.ink, anchor="middle"),
        Group((upright,), move=(left - 1.7, top + side / 2), turn_degrees=-90.0),
        corner,
    ]


def _needs(chart: NeedChart, x: float, bottom: float, desk: Desk) -> list[Item]:
    """The numbers in the accent one under the other, with what they are for; the note and lines to write on below."""
    theme = desk.theme
    room = PANEL_WIDTH - x
    items: list[Item] = []
    y = TITLE
    pitch = min(12.6, max(9.6, (bottom - 22.0) / max(len(chart.needs), 1)))
    for need in chart.needs:
        number = f"{chart.numbers[need.row - 1][need.column - 1]}+"
        items.append(desk.shelf.icon(need.icon, x + 4.0, y + 4.2, 8.0))
        items.append(
            Text(x + 11.0, y + 4.2 + cap_height("stencil", 18) / 2, number, "stencil", theme.size.large, theme.accent)
        )
        text, after = flow(marked(need.text, theme), x + 23.0, 0.0, room - 23.0, theme.size.small)
        lift = 4.2 - (after - theme.size.small * 0.44) / 2 + cap_height("body", theme.size.small) / 2
        items.append(Group(tuple(text), move=(0.0, y + lift)))
        y += pitch
    note, y = flow(marked(chart.note, theme, theme.dark), x, y + 4.0, room, theme.size.small)
    items += note
    y += 4.0
    if chart.writing and y + 2 * LINE < bottom:
        items.append(Text(x, y, chart.writing, "typewriter", theme.size.text, theme.ink))
        y += LINE
        while y <= bottom - 0.5:
            items.append(Line(x, y, PANEL_WIDTH, y, Style(stroke=theme.dark, width=0.2)))
            y += LINE
    return items
