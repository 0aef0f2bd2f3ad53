"""Charts of odds: a number over a bar in every cell, five fills that survive grey; two charts side by side."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product, takewhile
from typing import TYPE_CHECKING

from toolkit.drawing.fonts import width
from toolkit.drawing.scene import Group, Item, Line, Rect, Scene, Style, Text
from toolkit.printables.desk import PANEL_WIDTH, Page, composed, panels_a_sheet
from toolkit.printables.text import flow, marked, plain

if TYPE_CHECKING:
    from toolkit.model.charts import Chart, ChartLine, Charts
    from toolkit.printables.desk import Desk
    from toolkit.printables.theme import Theme

HALF = 95.0  # mm: two charts and a gutter of 4 make a panel
LINES = (6.6, 6.0, 5.6)  # mm a situation, from loose to tight
GUTTER = 4.0
MOST_IN_BAND = 10
BAR = 1.7
LABEL = 13.0  # mm of a column that heads lines
MEAN = 12.0
NARROWEST, WIDEST = 11.0, 24.0  # mm of an outcome's column
HEAD_PT, NUMBER_PT = 8.0, 9.5
BELOW = 6.0  # mm of air under a chart


@dataclass(frozen=True, slots=True)
class Drawn:
    """A chart drawn from its own top left corner."""

    items: tuple[Item, ...]
    width: float
    height: float


def pages(piece: Charts, desk: Desk) -> list[Page]:
    """The charts on as few panels as can be, set as loosely as that allows; headline and lead on the first.

    A single panel stands on larger paper as often as there is room, like the reference.
    """
    settings = [_panels(piece, desk, line) for line in LINES]
    fewest = min(len(panels) for panels in settings)
    panels = next(panels for panels in settings if len(panels) == fewest)
    return composed(panels * panels_a_sheet(desk) if fewest == 1 else panels, desk, piece.title)


def _panels(piece: Charts, desk: Desk, line: float) -> list[tuple[Item, ...]]:
    top, y = _headline(piece, desk)
    panels = [top]
    waiting = [_drawn(chart, desk, line) for chart in _fitting(piece.charts, desk, line)]
    while waiting:
        band = _band(waiting, desk.panel_height - y + BELOW)
        if not band:
            panels.append([])
            y = 2.0
            continue
        bottom = y
        for drawn, x, down in band:
            panels[-1].append(Group(drawn.items, move=(x, y + down)))
            bottom = max(bottom, y + down + drawn.height)
        y = bottom
        del waiting[: len(band)]
    return [tuple(items) for items in panels]


def _band(waiting: list[Drawn], room: float) -> list[tuple[Drawn, float, float]]:
    """The next charts that go below one another's bottom: a wide one, or narrow ones in two columns of like height."""
    if waiting[0].width > HALF:
        return [(waiting[0], 0.0, 0.0)] if waiting[0].height <= room else []
    run = list(takewhile(lambda drawn: drawn.width <= HALF, waiting))[:MOST_IN_BAND]
    while run:
        left = min(product((0,), *[(0, 1)] * (len(run) - 1)), key=lambda sides: (max(_heights(run, sides)), sides))
        if max(_heights(run, left)) <= room:
            return _abreast(run, left, room) or _stacked(run, left)
        run.pop()
    return []


def _stacked(run: list[Drawn], sides: tuple[int, ...]) -> list[tuple[Drawn, float, float]]:
    down = [0.0, 0.0]
    placed = []
    for drawn, side in zip(run, sides, strict=True):
        placed.append((drawn, side * (HALF + GUTTER), down[side]))
        down[side] += drawn.height
    return placed


def _abreast(run: list[Drawn], sides: tuple[int, ...], room: float) -> list[tuple[Drawn, float, float]]:
    """The same, pair by pair on one line, where both columns hold as many and there is room for it."""
    columns = [[drawn for drawn, side in zip(run, sides, strict=True) if side == wanted] for wanted in (0, 1)]
    if len(columns[0]) != len(columns[1]):
        return []
    placed = []
    y = 0.0
    for pair in zip(*columns, strict=True):
        placed += [(drawn, side * (HALF + GUTTER), y) for side, drawn in enumerate(pair)]
        y += max(drawn.height for drawn in pair)
    return placed if y <= room else []


def _heights(run: list[Drawn], sides: tuple[int, ...]) -> tuple[float, float]:
    left = sum(drawn.height for drawn, side in zip(run, sides, strict=True) if not side)
    return left, sum(drawn.height for drawn in run) - left


def scene(piece: Charts, desk: Desk) -> Scene:
    """All charts under one another on one drawing, for a screen."""
    items, y = _headline(piece, desk)
    for chart in (part for whole in piece.charts for part in _narrow_enough(whole)):
        drawn = _drawn(chart, desk, LINES[0])
        items.append(Group(drawn.items, move=(0, y)))
        y += drawn.height
    ground = Rect(0, 0, PANEL_WIDTH + 16, y + 10, Style(fill=desk.theme.paper))
    return Scene(PANEL_WIDTH + 16, y + 10, (ground, Group(tuple(items), move=(8, 8))), title=piece.title)


def _headline(piece: Charts, desk: Desk) -> tuple[list[Item], float]:
    theme = desk.theme
    items: list[Item] = [Text(0, 10, piece.headline, "stencil", theme.size.huge, theme.ink)]
    lead, y = flow(marked(piece.lead, theme), 0, 17.5, PANEL_WIDTH, theme.size.text)
    return [*items, *lead], y + 3


def _fitting(charts: tuple[Chart, ...], desk: Desk, line: float) -> list[Chart]:
    """The same charts, those larger than a panel cut into parts: fewer columns, then fewer lines."""
    room = int((desk.panel_height - 60) / line)
    return [
        replace(part, lines=part.lines[start : start + room])
        for chart in charts
        for part in _narrow_enough(chart)
        for start in range(0, len(part.lines), room)
    ]


def _narrow_enough(chart: Chart) -> list[Chart]:
    """The chart, its columns shared out among several where a panel is too narrow for all."""
    free = PANEL_WIDTH - sum(_label_width(chart, index) for index in range(len(chart.line_heads)))
    free -= MEAN if chart.mean_head else 0.0
    groups: list[list[int]] = [[]]
    used = 0.0
    for index in range(len(chart.column_heads)):
        least = _least(chart, index)
        if groups[-1] and used + least > free:
            groups.append([])
            used = 0.0
        groups[-1].append(index)
        used += least
    if len(groups) == 1:
        return [chart]
    return [
        replace(
            chart,
            column_heads=tuple(chart.column_heads[index] for index in group),
            lines=tuple(replace(line, cells=tuple(line.cells[index] for index in group)) for line in chart.lines),
        )
        for group in groups
    ]


def _drawn(chart: Chart, desk: Desk, pitch: float) -> Drawn:
    theme = desk.theme
    labels = [_label_width(chart, index) for index in range(len(chart.line_heads))]
    mean = MEAN if chart.mean_head else 0.0
    least = [_least(chart, index) for index in range(len(chart.column_heads))]
    taken = sum(labels) + mean
    whole = HALF if sum(least) + taken <= HALF else PANEL_WIDTH
    cells = _spread(least, whole - taken)
    items: list[Item] = [Line(0, 0, whole, 0, theme.rule())]
    title, y = flow(plain(chart.title, theme.ink, "stencil"), 0, 5.6, whole, theme.size.medium, 4.8)
    items += title
    if chart.note:
        note, y = flow(plain(chart.note, theme.dark), 0, y - 0.4, whole, theme.size.small)
        items += note
    heads, y = _heads(chart, labels, cells, y + 0.2, theme)
    items += heads
    scale = min(
        (cell - 2.5) / max(*(line.cells[index].share for line in chart.lines), 0.01) for index, cell in enumerate(cells)
    )
    before: tuple[str, ...] = ()
    for line in chart.lines:
        starts = line.heads[:1] != before[:1]
        if starts and before and len(line.heads) > 1:
            items.append(Line(0, y, whole, y, theme.row_rule()))
            y += 0.8
        items += _line(chart, line, labels, cells, y, scale, theme, whole_head=starts)
        before = line.heads
        y += pitch
    return Drawn(tuple(items), whole, y + BELOW)


def _label_width(chart: Chart, index: int) -> float:
    values = (width(line.heads[index], "bold", NUMBER_PT) for line in chart.lines)
    words = (width(word, "body", HEAD_PT) for word in chart.line_heads[index].split())
    return max(LABEL, *(needed + 3 for needed in (*values, *words)))


def _least(chart: Chart, index: int) -> float:
    """The narrowest this column of outcomes may be: the longest word of its head, its widest number."""
    words = (width(word, "bold", HEAD_PT) for word in chart.column_heads[index].split())
    numbers = (width(line.cells[index].text, "body", NUMBER_PT) for line in chart.lines)
    return max(NARROWEST, *(needed + 2.2 for needed in (*words, *numbers)))


def _spread(least: list[float], room: float) -> list[float]:
    """The columns widened evenly to fill the room, none beyond WIDEST unless its head needs it."""
    more = max(room - sum(least), 0.0) / len(least)
    return [max(narrow, min(narrow + more, WIDEST)) for narrow in least]


def _heads(chart: Chart, labels: list[float], cells: list[float], y: float, theme: Theme) -> tuple[list[Item], float]:
    """The heads of all columns, standing on one line whatever their number of lines."""
    blocks = []
    x = 0.0
    for text, room in zip(chart.line_heads, labels, strict=True):
        blocks.append(flow(plain(text, theme.dark), x, 0, room - 2, HEAD_PT, 3.1))
        x += room
    for text, cell in zip(chart.column_heads, cells, strict=True):
        blocks.append(flow(plain(text, theme.ink, "bold"), x, 0, cell - 1, HEAD_PT, 3.1))
        x += cell
    if chart.mean_head:
        blocks.append(flow(plain(chart.mean_head, theme.dark), x, 0, MEAN, HEAD_PT, 3.1))
    deepest = max(bottom for _, bottom in blocks)
    items: list[Item] = [
        Group(tuple(part), move=(0, y + 3.1 + deepest - bottom)) if part else Group(()) for part, bottom in blocks
    ]
    return items, y + deepest + 1.6


def _line(
    chart: Chart,
    line: ChartLine,
    labels: list[float],
    cells: list[float],
    y: float,
    scale: float,
    theme: Theme,
    *,
    whole_head: bool,
) -> list[Item]:
    """One situation; ``whole_head`` says the first parameter too, which the lines below it leave out."""
    items: list[Item] = []
    x = 0.0
    base = y + 3.5
    for place, (text, room) in enumerate(zip(line.heads, labels, strict=True)):
        if place or whole_head or len(line.heads) == 1:
            items.append(Text(x, base, text, "bold", NUMBER_PT, theme.ink))
        x += room
    for index, (found, cell) in enumerate(zip(line.cells, cells, strict=True)):
        items.append(Text(x, base, found.text, "body", NUMBER_PT, theme.ink))
        if found.share:
            long = max(found.share * scale, 0.25)
            items.append(_bar(x, base + 0.8, long, _fill(chart, index, theme)))
        x += cell
    if line.mean:
        items.append(Text(x, base, line.mean, "bold", NUMBER_PT, theme.ink))
    return items


def _bar(x: float, y: float, long: float, style: Style) -> Rect:
    inset = style.width / 2 if style.stroke else 0.0
    return Rect(x + inset, y + inset, max(long - 2 * inset, 0.05), BAR - 2 * inset, style)


def _fill(chart: Chart, index: int, theme: Theme) -> Style:
    """One column in the accent, the others hollow, pale and dark, the last one ink."""
    if chart.grid or index == chart.accent:
        return Style(fill=theme.accent)
    if index == len(chart.column_heads) - 1:
        return Style(fill=theme.ink)
    if chart.accent is not None and chart.accent < index:
        index -= 1
    fills = [
        Style(fill=theme.paper, stroke=theme.ink, width=0.25),
        Style(fill=theme.pale, stroke=theme.ink, width=0.25),
    ]
    return fills[index] if index < len(fills) else Style(fill=theme.dark)
