"""The whole board on one sheet: the map, what its marks mean, what was measured, or what is wrong."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from toolkit.drawing.fonts import fitting_size, width, wrap
from toolkit.drawing.scene import Group, Line, Rect, Style, Text
from toolkit.printables.desk import PANEL_WIDTH, composed
from toolkit.printables.maps.board_map import map_scene
from toolkit.printables.maps.legend import FIELD, legend_mark
from toolkit.printables.maps.view import View
from toolkit.printables.maps.ways import way_items
from toolkit.printables.text import flow, plain

if TYPE_CHECKING:
    from toolkit.drawing.scene import Item
    from toolkit.model.board import Fault
    from toolkit.model.pieces import Fact, Overview
    from toolkit.printables.desk import Desk, Page

HEAD = 19.0  # mm: headline and line
GAP = 5.0
LEGEND_WIDTH = 111.5  # seven of the twelve columns
FACTS_LEFT = 119.5
LEGEND_ROW = 7.6
ROW = 4.5
MOST_NOTE = 5  # lines under the facts
MOST_FACTS = 12  # rows for which room is kept; a board with more houses has faults, which stand there instead


def pages(piece: Overview, desk: Desk) -> list[Page]:
    """One panel: headline, map as wide as the sheet allows, legend beside the figures; more when many faults."""
    board = piece.scenario.board
    assert board is not None  # noqa: S101
    across, down = board.size()
    foot = _foot_height(piece)
    room = desk.panel_height - HEAD - GAP - foot
    scale = min(PANEL_WIDTH / across, room / down)
    scene = map_scene(piece.scenario, desk, scale, grid=piece.grid, faults=piece.faults, distances=True)
    left = (PANEL_WIDTH - scene.width) / 2
    items: list[Item] = _head(piece, desk)
    window = Rect(left, HEAD, scene.width, scene.height, Style())
    items.append(Group(scene.items, move=(left, HEAD), clip=window))
    items += _ways(piece, desk, scale, (left, HEAD))
    y = HEAD + scene.height + GAP
    items += _legend(piece, desk, y)
    right, more = _faults(piece.faults, desk, y, foot) if piece.faults else (_facts(piece, desk, y, scale), ())
    items += right
    panels = [tuple(items)]
    while more:
        page_items, more = _fault_panel(more, len(piece.faults) - len(more), desk)
        panels.append(tuple(page_items))
    return composed(panels, desk, piece.title)


def _ways(piece: Overview, desk: Desk, scale: float, corner: tuple[float, float]) -> list[Item]:
    """The ways over the map, each from the rim of the base that takes it."""
    view = View.of(piece.scenario, desk.theme, scale)
    half = piece.scenario.inch / 2
    return [Group(tuple(way_items(view, way, half)), move=corner) for way in piece.ways]


def _foot_height(piece: Overview) -> float:
    legend = 8.5 + LEGEND_ROW * math.ceil(len(piece.legend) / 2)
    facts = (
        8.5 + ROW * (min(len(piece.facts), MOST_FACTS) + 1) + 4.7 + 2.9 * max(2, len(_note(piece)[0]))
        if piece.facts
        else 14
    )
    return max(legend, facts, 28.0 if piece.faults else 0.0)


def _head(piece: Overview, desk: Desk) -> list[Item]:
    theme = desk.theme
    stamp = _stamp(piece, desk)
    room = PANEL_WIDTH - stamp[1] - 6
    size = fitting_size(piece.headline, "stencil", theme.size.huge, room)
    line_size = fitting_size(piece.line, "typewriter", theme.size.medium, room)
    return [
        Text(0, 9.0, piece.headline, "stencil", size, theme.ink),
        Text(0, 15.6, piece.line, "typewriter", line_size, theme.ink),
        stamp[0],
    ]


def _stamp(piece: Overview, desk: Desk) -> tuple[Group, float]:
    """The inspector's stamp, slightly askew at the right, and its width."""
    theme, words = desk.theme, desk.words
    first = words["map.refused" if piece.faults else "map.inspected"]
    second = words.plural("map.faults", len(piece.faults))
    wide = max(width(first, "stencil", 12, 0.5), width(second, "typewriter", 8.5)) + 8
    tall = 12.0
    frame = Style(fill=theme.paper, stroke=theme.accent, width=0.8)
    inner = Style(stroke=theme.accent, width=0.25)
    items: tuple[Item, ...] = (
        Rect(-wide / 2, -tall / 2, wide, tall, frame, radius=1.4),
        Rect(-wide / 2 + 1.1, -tall / 2 + 1.1, wide - 2.2, tall - 2.2, inner, radius=0.8),
        Text(0.25, 0.2, first, "stencil", 12, theme.accent, anchor="middle", spacing=0.5),
        Text(0, 4.0, second, "typewriter", 8.5, theme.accent, anchor="middle"),
    )
    return Group(items, move=(PANEL_WIDTH - wide / 2 - 1.0, 8.4), turn_degrees=-4.0), wide + 2


def _heading(desk: Desk, text: str, x: float, y: float, wide: float) -> list[Item]:
    theme = desk.theme
    return [
        Text(x, y + 4.2, text, "typewriter", theme.size.medium, theme.ink),
        Line(x, y + 6.2, x + wide, y + 6.2, Style(stroke=theme.ink, width=theme.line.row)),
    ]


def _legend(piece: Overview, desk: Desk, y: float) -> list[Item]:
    theme = desk.theme
    items = _heading(desk, desk.words["map.you_see"], 0, y, LEGEND_WIDTH)
    column = LEGEND_WIDTH / 2
    room = column - FIELD - 3
    for index, entry in enumerate(piece.legend):
        x, top = index % 2 * column, y + 8.5 + index // 2 * LEGEND_ROW
        items += legend_mark(entry.mark, piece.scenario, desk, x + FIELD / 2, top + 2.6)
        size = theme.size.small
        while len(wrap(entry.text, "body", size, room)) > 2 and size > 7:
            size -= 0.25
        count = len(wrap(entry.text, "body", size, room))
        text, _ = flow(plain(entry.text, theme.ink), x + FIELD + 1, top + (3.6 if count == 1 else 2.0), room, size, 3.2)
        items += text
    return items


def _facts(piece: Overview, desk: Desk, y: float, scale: float) -> list[Item]:
    theme, words = desk.theme, desk.words
    x, right = FACTS_LEFT, PANEL_WIDTH
    wide = right - x
    items = _heading(desk, words["map.measured"], x, y, wide)
    size = theme.size.small
    y += 10.3
    heads = piece.facts_heads or (words["map.building"], words["map.to_centre"], words["map.doors"])
    doors_at, figure_at = right, right - (20.0 if len(heads) > 2 else 0.0)
    if piece.facts:
        items.append(Text(x, y, heads[0], "body", size, theme.dark))
        items += [
            Text(at, y, head, "body", size, theme.dark, anchor="end")
            for at, head in zip((figure_at, doors_at), heads[1:], strict=False)
        ]
    for fact in piece.facts:
        y += ROW
        items += _fact(fact, desk, x, y, figure_at, doors_at)
    if piece.facts:
        items.append(Line(x, y + 1.4, right, y + 1.4, theme.row_rule()))
    lines, note_size = _note(piece)
    for line in lines:
        y += 4.4 if line is lines[0] else 2.9
        items.append(Text(x, y, line, "body", note_size, theme.dark))
    items += _bar(piece, desk, x, y + 3.6, scale)
    return items


def _note(piece: Overview) -> tuple[list[str], float]:
    """The note under the facts in lines, and its size: a little smaller where one line then holds it."""
    if not piece.facts_note:
        return [], 7.0
    wide = PANEL_WIDTH - FACTS_LEFT
    size = min(7.5, 7.5 * wide / width(piece.facts_note, "body", 7.5))
    size = size if size >= 7.0 else 7.0
    return wrap(piece.facts_note, "body", size, wide)[:MOST_NOTE], size


def _fact(fact: Fact, desk: Desk, x: float, y: float, figure_at: float, doors_at: float) -> list[Item]:
    theme = desk.theme
    size = theme.size.small
    room = figure_at - width(fact.figure, "body", size) - 2 - x - 5
    name_size = fitting_size(fact.name, "body", size, room)
    items: list[Item] = [
        Text(x, y, fact.letter, "stencil", 9.5, theme.ink),
        Text(x + 5, y, fact.name, "body", name_size, theme.ink),
        Text(figure_at, y, fact.figure, "body", size, theme.ink, anchor="end"),
    ]
    if fact.doors:
        doors_size = fitting_size(fact.doors, "bold", size, doors_at - figure_at - 2, floor=5.0)
        items.append(Text(doors_at, y, fact.doors, "bold", doors_size, theme.accent, anchor="end"))
    return items


def _bar(piece: Overview, desk: Desk, x: float, y: float, scale: float) -> list[Item]:
    """Six inches of the table at the map's scale, in alternating bars, and that scale."""
    theme, words = desk.theme, desk.words
    inch = piece.scenario.inch * scale
    count = 6 if inch * 6 < 52 else 3
    frame = Style(stroke=theme.ink, width=0.25)
    items: list[Item] = [
        Rect(x + index * inch, y, inch, 1.1, Style(fill=theme.ink if index % 2 == 0 else theme.paper))
        for index in range(count)
    ]
    items.append(Rect(x, y, inch * count, 1.1, frame))
    text = words.plural("map.bar", count)
    at = words.fill("map.drawn_at", scale=words.number(1 / scale, 2))
    size = 7.0
    start = x + inch * count + 2
    label = f"{text}. {at}" if width(f"{text}. {at}", "body", size) < PANEL_WIDTH - start else text
    items.append(Text(start, y + 1.3, label, "body", size, theme.ink))
    return items


def _fault_lines(fault: Fault, number: int, desk: Desk, wide: float) -> tuple[str, list[str]]:
    words = desk.words
    rule = f"{fault.rule} ({words['map.house']})" if fault.house else fault.rule
    title = f"{number}: {rule}, {fault.piece}"
    text = words.fill("map.fault_line", measured=fault.measured, wanted=fault.wanted)
    return wrap(title, "bold", 7.5, wide)[0], wrap(text, "body", 7.0, wide)[:2]


def _fault_rows(
    faults: tuple[Fault, ...], start: int, desk: Desk, box: tuple[float, float, float, float]
) -> tuple[list[Item], int]:
    """Faults one under the other inside a box (left, top, right, bottom); gives how many had room."""
    theme = desk.theme
    x, y, right, bottom = box
    items: list[Item] = []
    shown = 0
    for fault in faults:
        title, lines = _fault_lines(fault, start + shown + 1, desk, right - x)
        tall = 3.4 + 3.0 * len(lines) + 1.0
        if y + tall > bottom:
            break
        items.append(Text(x, y + 2.6, title, "bold", 7.5, theme.accent))
        items += [Text(x, y + 5.6 + 3.0 * index, line, "body", 7.0, theme.ink) for index, line in enumerate(lines)]
        y += tall
        shown += 1
    return items, shown


def _faults(faults: tuple[Fault, ...], desk: Desk, y: float, tall: float) -> tuple[list[Item], tuple[Fault, ...]]:
    """What is wrong, as far as it has room beside the legend; the rest goes on a panel of its own."""
    theme, words = desk.theme, desk.words
    x, right = FACTS_LEFT, PANEL_WIDTH
    items = _heading(desk, words["map.faults_title"], x, y, right - x)
    rows, shown = _fault_rows(faults, 0, desk, (x, y + 7.4, right, y + tall - 4.0))
    items += rows
    rest = faults[shown:]
    if rest:
        items.append(Text(x, y + tall - 1.0, words.plural("map.more", len(rest)), "bold", 7.5, theme.ink))
    return items, rest


def _fault_panel(faults: tuple[Fault, ...], start: int, desk: Desk) -> tuple[list[Item], tuple[Fault, ...]]:
    """Two columns of faults on a panel of their own; gives what is still left."""
    items = _heading(desk, desk.words["map.faults_title"], 0, 0, PANEL_WIDTH)
    rest, column = faults, (PANEL_WIDTH - 8) / 2
    for index in range(2):
        x = index * (column + 8)
        rows, shown = _fault_rows(rest, start, desk, (x, 8.0, x + column, desk.panel_height))
        items += rows
        rest = rest[shown:]
        start += shown
    return items, rest
