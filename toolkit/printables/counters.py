"""Sheets of counters: butted, with shared cut lines, fives as wide as two singles and a picture of every round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.drawing.fonts import cap_height, width
from toolkit.drawing.scene import Group, Item, Line, Path, Style, Text
from toolkit.errors import DrawingError
from toolkit.printables.desk import PANEL_WIDTH, composed
from toolkit.printables.text import LEADING, fitted, flow, marked, stacked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.drawing.scene import Segment
    from toolkit.model.counters import Counter, CounterGroup, Counters
    from toolkit.printables.desk import Desk, Page

SINGLE = 12.7  # mm: half an inch
FIVE = 25.4
TALL = (20.0, 25.4)  # as tall as the sheet allows
HEADING = 7.6
GAP = 3.0
MOST = 12  # pictures of rounds on one counter


def pages(piece: Counters, desk: Desk) -> list[Page]:
    """The groups one under the other, each in rows of its own; a heading stays with its first row."""
    lead, y = _lead(piece.lead, desk)
    tall = _tall(piece, desk.panel_height - y)
    panels: list[list[Item]] = [lead]
    for group in piece.groups:
        rows = _rows(group)
        for index, row in enumerate(rows):
            head = HEADING if index == 0 else 0.0
            if y + head + tall > desk.panel_height + 1e-6:
                panels.append([])
                y, head = 0.0, HEADING
            if head:
                panels[-1] += _heading(group, y, desk)
                y += head
            panels[-1] += _row(row, y, tall, desk, first=bool(head))
            y += tall
        y += GAP
    return composed([tuple(panel) for panel in panels], desk, piece.title)


def _lead(text: str, desk: Desk) -> tuple[list[Item], float]:
    if not text:
        return [], 0.0
    theme = desk.theme
    icon = desk.shelf.icon("ammo", 6, 6.0, 11)
    lines, after = flow(marked(text, theme), 15, 3.6, PANEL_WIDTH - 15, theme.size.text)
    return [icon, *lines], max(after - theme.size.text * LEADING, 11.5) + 2.0


def _tall(piece: Counters, room: float) -> float:
    """How tall the counters are: as much as lets all of them stand on one sheet, within bounds."""
    rows = sum(len(_rows(group)) for group in piece.groups)
    free = room - len(piece.groups) * (HEADING + GAP) + GAP
    return min(max(free / max(rows, 1), TALL[0]), TALL[1])


def _wide(counter: Counter) -> float:
    return FIVE if counter.worth > 1 else SINGLE


def _rows(group: CounterGroup) -> list[list[Counter]]:
    """The counters in their order, as many a row as the panel is wide."""
    rows: list[list[Counter]] = [[]]
    used = 0.0
    for counter in (one for one in group.counters for _ in range(one.count)):
        if used + _wide(counter) > PANEL_WIDTH + 1e-6:
            rows.append([])
            used = 0.0
        rows[-1].append(counter)
        used += _wide(counter)
    return [row for row in rows if row]


def _heading(group: CounterGroup, y: float, desk: Desk) -> list[Item]:
    theme = desk.theme
    title = Text(0, y + 4.4, group.title, "typewriter", theme.size.medium, theme.ink)
    start = width(group.title, "typewriter", theme.size.medium) + 3
    return [title, Text(start, y + 4.4, group.note, "body", theme.size.small, theme.dark)]


def _row(row: Sequence[Counter], y: float, tall: float, desk: Desk, *, first: bool) -> list[Item]:
    """One row, with its cut lines; the first has one above it as well."""
    theme = desk.theme
    hair = Style(stroke=theme.ink, width=min(theme.line.hair, 0.088))
    items: list[Item] = []
    cuts: list[Item] = []
    x = 0.0
    for counter in row:
        items += _counter(counter, x, y, tall, desk)
        cuts.append(Line(x, y, x, y + tall, hair))
        x += _wide(counter)
    cuts.append(Line(x, y, x, y + tall, hair))
    if first:
        cuts.append(Line(0, y, x, y, hair))
    cuts.append(Line(0, y + tall, x, y + tall, hair))
    return [*items, Group(tuple(cuts), name="cut")]


def _counter(counter: Counter, x: float, y: float, tall: float, desk: Desk) -> list[Item]:
    """Its rounds, and below what they are for: icon, word and, on more than one, the number."""
    theme, wide = desk.theme, _wide(counter)
    if counter.worth > MOST:
        raise DrawingError(f"a counter for {counter.worth} rounds has no room for them", cure=f"Use {MOST} at most")
    pitch = (wide - 4.0) / max(counter.worth, 1)
    items: list[Item] = []
    for index in range(counter.worth):
        middle = x + wide / 2 + (index - (counter.worth - 1) / 2) * min(pitch, 4.3)
        items += cartridge(middle, y + 2.2, tall * 0.53, min(pitch - 0.7, 3.3), desk)
    base = y + tall - 2.2
    if counter.worth == 1:
        items.append(desk.shelf.icon(counter.icon, x + wide / 2, y + tall - 4.1, 5.6))
        return items
    number = str(counter.worth)
    items.append(Text(x + 2.0, base, number, "stencil", 14.0, theme.accent))
    start = x + 2.0 + width(number, "stencil", 14.0) + 1.2
    items.append(desk.shelf.icon(counter.icon, start + 2.6, base - cap_height("stencil", 14.0) / 2, 5.2))
    room = x + wide - 1.2 - start - 5.8
    middle = base - cap_height("stencil", 14.0) / 2
    if _short(counter.label, room):
        lines, size = fitted(counter.label, "bold", theme.size.small, room, 2)
        first = middle - (len(lines) - 1) * size * LEADING / 2 + cap_height("bold", size) / 2
        items += stacked(lines, start + 5.8 + room / 2, first, "bold", size, theme.ink, anchor="middle")
    return items


def _short(label: str, room: float) -> bool:
    """Whether the word can be read on two lines in so little room; the icon says it alone where it cannot."""
    words = label.split()
    return 0 < len(words) <= 2 and all(width(word, "bold", 7.0) <= room for word in words)


def cartridge(x: float, y: float, tall: float, wide: float, desk: Desk) -> list[Item]:
    """A round standing on its rim around ``x``: bullet in the accent, case in ink."""
    theme = desk.theme
    half, neck = wide / 2, wide * 0.36
    tip, shoulder, rim = y + tall * 0.36, y + tall * 0.46, y + tall * 0.9
    bullet: list[Segment] = [
        ("M", (x - neck, tip)),
        ("C", (x - neck, y + tall * 0.16, x - neck * 0.45, y + tall * 0.04, x, y)),
        ("C", (x + neck * 0.45, y + tall * 0.04, x + neck, y + tall * 0.16, x + neck, tip)),
        ("Z", ()),
    ]
    case: list[Segment] = [
        ("M", (x - neck, tip + 0.35)),
        ("L", (x + neck, tip + 0.35)),
        ("L", (x + half, shoulder + 0.35)),
        ("L", (x + half, rim)),
        ("L", (x - half, rim)),
        ("L", (x - half, shoulder + 0.35)),
        ("Z", ()),
    ]
    foot: list[Segment] = [
        ("M", (x - half, rim + 0.3)),
        ("L", (x + half, rim + 0.3)),
        ("L", (x + half, y + tall)),
        ("L", (x - half, y + tall)),
        ("Z", ()),
    ]
    return [
        Path(tuple(bullet), theme.solid(theme.accent, 0.3)),
        Path(tuple(case), theme.solid(theme.ink, 0.3)),
        Path(tuple(foot), theme.solid(theme.ink, 0.3)),
    ]
