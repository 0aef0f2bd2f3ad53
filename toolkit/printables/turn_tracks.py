"""The turn track: the phases once in words, then a box a turn with a ring for the marker and phases to tick."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from toolkit.drawing.fonts import cap_height, fitting_size
from toolkit.drawing.scene import Circle, Item, Polygon, Rect, Style, Text
from toolkit.printables.desk import PANEL_WIDTH, composed
from toolkit.printables.marks import hazard_strip, tick_box
from toolkit.printables.text import LEADING, centred, fitted, flow, marked, stacked

if TYPE_CHECKING:
    from toolkit.model.tracks import Phase, TurnTrack
    from toolkit.printables.desk import Desk, Page

COLUMNS = 5
GUTTER = 4.0
RING = 25.4  # mm: a marker lies on it
ICON = 9.0
TICK = 7.0
INSET = 2.6
LEAST_LINE = TICK + 0.8  # mm a phase to tick needs
STRIP = 1.8


def pages(piece: TurnTrack, desk: Desk) -> list[Page]:
    """One panel: headline, phases, boxes."""
    items, y = _head(piece, desk)
    phases, y = _phases(piece, y, desk)
    items += [*phases, hazard_strip(desk.theme, 0, y, PANEL_WIDTH, STRIP)]
    y += STRIP + GUTTER
    rows = math.ceil(piece.turns / COLUMNS)
    tall = (desk.panel_height - y - (rows - 1) * GUTTER) / rows
    wide = (PANEL_WIDTH - (COLUMNS - 1) * GUTTER) / COLUMNS
    for turn in range(1, piece.turns + 1):
        row, column = divmod(turn - 1, COLUMNS)
        box = (column * (wide + GUTTER), y + row * (tall + GUTTER), wide, tall)
        items += _box(piece, turn, box, desk)
    return composed([tuple(items)], desk, piece.title)


def _head(piece: TurnTrack, desk: Desk) -> tuple[list[Item], float]:
    theme = desk.theme
    size = fitting_size(piece.headline, "stencil", theme.size.huge, PANEL_WIDTH, 14.0)
    top = 1.4 + cap_height("stencil", size)
    items: list[Item] = [Text(0, top, piece.headline, "stencil", size, theme.ink)]
    lines, after = flow(marked(piece.lead, theme), 0, top + 6.0, PANEL_WIDTH, theme.size.text)
    return [*items, *lines], after - theme.size.text * LEADING + 4.0


def _phases(piece: TurnTrack, y: float, desk: Desk) -> tuple[list[Item], float]:
    """The phases in words, side by side, an arrow from each to the next."""
    theme, count = desk.theme, len(piece.phases)
    wide = (PANEL_WIDTH - (count - 1) * GUTTER) / count
    items: list[Item] = []
    lowest = y
    for index, phase in enumerate(piece.phases):
        x = index * (wide + GUTTER)
        items.append(desk.shelf.icon(phase.icon, x + ICON / 2, y + ICON / 2, ICON))
        items.append(_numeral(index + 1, x + ICON + 2.0, y + ICON / 2, desk))
        if index < count - 1:
            tip, middle = x + wide + 1.4, y + ICON / 2
            corners = ((tip, middle), (tip - 2.2, middle - 2.0), (tip - 2.2, middle + 2.0))
            items.append(Polygon(corners, Style(fill=theme.accent)))
        title, size = fitted(phase.title, "bold", theme.size.text, wide, 1)
        items += stacked(title, x, y + ICON + 4.6, "bold", size, theme.ink)
        text, after = flow(marked(phase.text, theme), x, y + ICON + 8.8, wide, theme.size.small)
        items += text
        lowest = max(lowest, after - theme.size.small * LEADING)
    return items, lowest + 3.4


def _numeral(number: int, x: float, y: float, desk: Desk) -> Item:
    size = desk.theme.size.large
    return Text(x, y + cap_height("stencil", size) / 2, str(number), "stencil", size, desk.theme.ink)


def _box(piece: TurnTrack, turn: int, box: tuple[float, float, float, float], desk: Desk) -> list[Item]:
    """One turn: its number, a ring for the marker, its phases to tick; the last one in the accent."""
    theme = desk.theme
    x, y, wide, tall = box
    last = turn == piece.turns
    frame = theme.key_box() if last else theme.box()
    inset = frame.width / 2
    items: list[Item] = [Rect(x + inset, y + inset, wide - 2 * inset, tall - 2 * inset, frame)]
    middle = x + wide / 2
    dashed = Style(stroke=theme.accent if last else theme.dark, width=0.35, dash=(1.6, 1.2))
    top = y + 3.0
    items.append(Circle(middle, top + RING / 2, RING / 2, dashed))
    colour = theme.accent if last else theme.ink
    if last and piece.end_icon:
        items.append(desk.shelf.icon(piece.end_icon, middle, top + RING * 0.24, 7.6))
        items.append(centred(str(turn), middle, top + RING * 0.64, "stencil", theme.size.huge, colour))
    else:
        items.append(centred(str(turn), middle, top + RING / 2, "stencil", theme.size.huge + 6, colour))
    room = y + tall - INSET - (top + RING + 3.0)
    if piece.end_text:  # the other boxes leave its room, too: their lines stand level
        lines, size = fitted(piece.end_text, "bold", theme.size.small, wide - 2 * INSET, 2)
        taken = len(lines) * size * LEADING + 1.4
        room -= taken
        if last:
            items += stacked(lines, middle, y + tall - taken + 1.2, "bold", size, colour, anchor="middle")
    pitch = max(LEAST_LINE, min(room / len(piece.phases), 14.0))
    for index, phase in enumerate(piece.phases):
        items += _line(phase, x + INSET, top + RING + 3.0 + (index + 0.5) * pitch, wide - 2 * INSET, desk)
    return items


def _line(phase: Phase, x: float, middle: float, wide: float, desk: Desk) -> list[Item]:
    theme = desk.theme
    room = wide - TICK - 7.2
    lines, size = fitted(phase.title, "body", theme.size.small, room, 2)
    first = middle - (len(lines) - 1) * size * LEADING / 2 + cap_height("body", size) / 2
    return [
        desk.shelf.icon(phase.icon, x + 2.6, middle, 5.2),
        *stacked(lines, x + 6.4, first, "body", size, theme.ink),
        tick_box(theme, x + wide - TICK, middle - TICK / 2, TICK),
    ]
