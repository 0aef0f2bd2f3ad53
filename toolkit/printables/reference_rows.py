"""One row of a reference page, measured and drawn from its own top: a label column and five cells."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from toolkit.drawing.fonts import cap_height, fitting_size, width
from toolkit.drawing.scene import MM_PER_PT, Item, Polygon, Rect, Style, Text
from toolkit.errors import DrawingError
from toolkit.printables.marks import cost_circle, pips
from toolkit.printables.text import LEADING, fitted, flow, marked, stacked

if TYPE_CHECKING:
    from toolkit.model.pieces import Cell, Chances, Row
    from toolkit.printables.desk import Desk

LABEL = 34.0
CELL = 28.0
CELLS_X = (38.0, 70.0, 102.0, 134.0, 166.0)
ICON = 7.0
SMALL_ICON, ICON_PITCH = 5.6, 6.0  # of several side by side
FACE, FACE_PITCH = 8.6, 9.2
BAR_X, BAR_HEIGHT = 11.0, 2.2


@dataclass(frozen=True, slots=True)
class Setting:
    """How tightly a page is set: points of its text, millimetres of an odds line and between a head and its text."""

    points: float
    odds_line: float
    air: float


@dataclass(frozen=True, slots=True)
class Block:
    """What was drawn, and how high it is."""

    items: list[Item]
    height: float


def drawn_row(row: Row, setting: Setting, desk: Desk) -> Block:
    """The row from y = 0 down, without rules and without white above or below."""
    head = 7.0
    if any(cell.cost for cell in row.cells):
        head = 13.6
    elif any(cell.faces for cell in row.cells):
        head = FACE + 0.4
    if row.chances:
        return _odds(row, setting, desk)
    blocks = [_label(row, 7.0, setting, desk)]
    for x, cell in zip(CELLS_X, row.cells, strict=False):
        blocks.append(_cell(cell, x, head, setting, desk))
    return Block([item for block in blocks for item in block.items], max(block.height for block in blocks))


def _label(row: Row, head: float, setting: Setting, desk: Desk, room: float = LABEL) -> Block:
    theme = desk.theme
    items: list[Item] = []
    if row.number:
        size = theme.size.huge
        items.append(Text(0, cap_height("stencil", size), row.number, "stencil", size, theme.accent))
        start = width(row.number, "stencil", size) + 2.4
        points = fitting_size(row.title, "stencil", theme.size.large, LABEL - start, 10.0)
        items.append(Text(start, cap_height("stencil", size), row.title, "stencil", points, theme.ink))
        head = 8.4
        if not row.text:
            return Block(items, head)
    else:
        lines, size = _title(row.title, room, desk)
        base = 3.5 + cap_height("stencil", size) / 2
        items += stacked(lines, 0, base, "stencil", size, theme.ink)
        head = max(head, base + (len(lines) - 1) * size * LEADING + 1.2)
    return _texted(row.text, 0, head, room, items, setting, desk)


def _title(text: str, room: float, desk: Desk) -> tuple[list[str], float]:
    try:
        return [text], fitting_size(text, "stencil", desk.theme.size.medium, room, 10.5)
    except DrawingError:
        return fitted(text, "stencil", desk.theme.size.medium, room, 3)


def _texted(text: str, x: float, head: float, room: float, items: list[Item], setting: Setting, desk: Desk) -> Block:
    """The items with a marked text set under them."""
    if not text:
        return Block(items, head)
    points = setting.points
    first = head + cap_height("body", points) + setting.air
    lines, after = flow(marked(text, desk.theme), x, first, room, points)
    return Block([*items, *lines], after - points * LEADING + 0.2 * points * MM_PER_PT)


def _cell(cell: Cell, x: float, head: float, setting: Setting, desk: Desk) -> Block:
    theme = desk.theme
    colour = theme.accent if cell.accent else theme.ink
    middle = 3.5
    items: list[Item] = []
    if cell.pairs:
        return _pairs(cell, x, desk)
    if cell.arrow:
        tip = x + CELL + 2.8
        corners = ((tip, middle), (tip - 1.7, middle - 1.6), (tip - 1.7, middle + 1.6))
        items.append(Polygon(corners, Style(fill=theme.accent)))
    if cell.cost:
        items += [desk.shelf.icon(icon, x + 4, 4.2, 8.0) for icon in cell.icons[:1]]
        items += cost_circle(theme, x + CELL - 4.1, 4.2, 4.1, cell.cost)
        points = fitting_size(cell.title, "bold", theme.size.medium, CELL)
        items.append(Text(x, 12.6, cell.title, "bold", points, theme.ink))
    elif cell.faces:
        for index, face in enumerate(cell.faces):
            items += pips(theme, x + FACE / 2 + index * FACE_PITCH, FACE / 2, FACE, face)
        size = theme.size.large
        y = FACE / 2 + cap_height("stencil", size) / 2
        items.append(Text(x + CELL, y, cell.number, "stencil", size, colour, anchor="end"))
    else:
        right = x + CELL
        each = ICON if len(cell.icons) == 1 else SMALL_ICON
        for index, icon in enumerate(reversed(cell.icons)):
            items.append(desk.shelf.icon(icon, right - each / 2 - index * ICON_PITCH, middle, each))
        taken = (len(cell.icons) - 1) * ICON_PITCH + each + 1 if cell.icons else 0
        if cell.number:
            size = theme.size.large
            y = middle + cap_height("stencil", size) / 2
            items.append(Text(x, y, cell.number, "stencil", size, colour))
        if cell.title:
            size = fitting_size(cell.title, "bold", theme.size.text, CELL - taken)
            items.append(Text(x, middle + cap_height("bold", size) / 2, cell.title, "bold", size, colour))
    return _texted(cell.text, x, head, CELL, items, setting, desk)


def _pairs(cell: Cell, x: float, desk: Desk) -> Block:
    theme = desk.theme
    size = theme.size.small
    items: list[Item] = []
    for index, (left, right) in enumerate(cell.pairs):
        y = 3.0 + index * 5.0
        right_size = fitting_size(right, "bold", theme.size.text, CELL - width(left, "body", size) - 1.5)
        items.append(Text(x, y, left, "body", size, theme.ink))
        fill = theme.accent if index == 0 else theme.ink
        items.append(Text(x + CELL, y, right, "bold", right_size, fill, anchor="end"))
    return Block(items, 3.6 + (len(cell.pairs) - 1) * 5.0)


def _odds(row: Row, setting: Setting, desk: Desk) -> Block:
    """An odds strip: a line for each number of dice, the chance in per cent and a bar under each head."""
    theme = desk.theme
    unit = max(width(text, "bold", theme.size.small) for text in (row.unit, *(line.label for line in row.chances)))
    blocks = [_label(row, 7.0, setting, desk, LABEL - unit - 1.5)]
    blocks += [_cell(cell, x, 7.0, setting, desk) for x, cell in zip(CELLS_X, row.cells, strict=False)]
    items = [item for block in blocks for item in block.items]
    size = theme.size.small
    top = 6.8
    longest = max(float(value) for line in row.chances for value in line.values)
    for index, line in enumerate(row.chances):
        middle = top + (index + 0.5) * setting.odds_line
        items += _odds_line(line, middle, (CELL - BAR_X) / longest, desk)
    items.append(Text(LABEL, 3.5 + cap_height("bold", size) / 2, row.unit, "bold", size, theme.ink, anchor="end"))
    height = top + len(row.chances) * setting.odds_line
    return Block(items, max(height, *(block.height for block in blocks)))


def _odds_line(line: Chances, middle: float, scale: float, desk: Desk) -> list[Item]:
    theme = desk.theme
    size = theme.size.small
    base = middle + cap_height("body", size) / 2
    items: list[Item] = [Text(LABEL, base, line.label, "bold", size, theme.ink, anchor="end")]
    for index, (x, value) in enumerate(zip(CELLS_X, line.values, strict=True)):
        if not value:
            items.append(Text(x + 9.2, base, "–", "body", size, theme.dark, anchor="end"))
            continue
        style = _bar_style(index, desk)
        inset = style.width / 2 if style.stroke else 0.0
        length = max(float(value) * scale, 2 * inset + 0.05)
        bar = Rect(
            x + BAR_X + inset, middle - BAR_HEIGHT / 2 + inset, length - 2 * inset, BAR_HEIGHT - 2 * inset, style
        )
        items.append(Text(x + 9.2, base, desk.words.percent(value), "body", size, theme.ink, anchor="end"))
        items.append(bar)
    return items


def _bar_style(index: int, desk: Desk) -> Style:
    """Five fills that stay apart in grey and in sparing ink."""
    theme = desk.theme
    if theme.saver and index in {0, 4}:
        return Style(fill=theme.paper, stroke=theme.accent if index == 0 else theme.ink, width=0.5)
    styles = (
        Style(fill=theme.accent),
        Style(fill=theme.paper, stroke=theme.ink, width=0.25),
        Style(fill=theme.pale, stroke=theme.ink, width=0.25),
        Style(fill=theme.dark),
        Style(fill=theme.ink),
    )
    return styles[index % len(styles)]
