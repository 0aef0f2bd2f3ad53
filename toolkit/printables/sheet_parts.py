"""The blocks of a character sheet beside its weapon table: head, portrait, attributes, tracks, notes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.drawing.fonts import cap_height, fitting_size, width, wrap
from toolkit.drawing.scene import Circle, Group, Item, Line, Rect, Style, Text
from toolkit.errors import DrawingError
from toolkit.printables.marks import dice_square, stamp, tick_box
from toolkit.printables.text import LEADING, centred, fitted, stacked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.model.pieces import Attribute, Sheet, Tick, Track
    from toolkit.printables.desk import Desk

WIDTH = 194.0
PORTRAIT = (45.5, 72.0)
HEADROOM = 7.5  # mm that a stamp takes of the portrait
LEFT = 49.5  # where the right-hand column begins
HEAD = 24.0
SHORT_HEAD = 10.0
PITCH = 12.0  # attributes and tracks share it
BOX, BOX_PITCH, FIVES, BOX_X = 7.0, 8.5, 3.5, 82.5
SIDE_ICON, SIDE_TEXT = 153.0, 159.5  # the column of what is ticked
NOTE_LINE = 8.0


def head(sheet: Sheet, desk: Desk) -> list[Item]:
    """Name, line and player in 24 mm, with the objectives on the right."""
    theme = desk.theme
    room = (SIDE_ICON - 6 if sheet.objectives else WIDTH) - LEFT
    writing = Style(stroke=theme.ink, width=theme.line.hair)
    items: list[Item] = []
    if sheet.name:
        items += _name(sheet.name, room, desk)
    else:
        items.append(Line(LEFT, 11.5, LEFT + room, 11.5, writing))
    if sheet.line:
        lines, size = fitted(sheet.line, "typewriter", theme.size.text, room, 2)
        items += stacked(lines, LEFT, 12.6 if len(lines) == 1 else 11.6, "typewriter", size, theme.ink)
    label = sheet.labels.player
    items.append(Text(LEFT, 20.4, label, "bold", theme.size.small, theme.ink))
    items.append(Line(LEFT + width(label, "bold", theme.size.small) + 3, 20.4, LEFT + room, 20.4, writing))
    for index, tick in enumerate(sheet.objectives):
        y = index * 11.2
        items.append(tick_box(theme, WIDTH - 9.5, y, 9.5, key=True))
        items += _side(tick, y + 4.75, WIDTH - 9.5, desk)
    return items


def short_head(sheet: Sheet, desk: Desk) -> list[Item]:
    """The head of a second sheet, 10 mm: the name again, and that it goes on."""
    theme = desk.theme
    word = sheet.labels.continued
    taken = width(word, "typewriter", theme.size.text)
    room = WIDTH - taken - 6
    lines, size = _lines_of_name(sheet.name or sheet.labels.player, theme.size.large, room)
    items = stacked(lines, 0, 6.4 if len(lines) == 1 else 4.0, "stencil", size, theme.ink)
    return [*items, Text(WIDTH, 6.4, word, "typewriter", theme.size.text, theme.ink, anchor="end")]


def _name(name: str, room: float, desk: Desk) -> list[Item]:
    lines, size = _lines_of_name(name, desk.theme.size.huge, room)
    first = 7.6 if len(lines) == 1 else 3.2
    return stacked(lines, LEFT, first, "stencil", size, desk.theme.ink)


def _lines_of_name(name: str, size: float, room: float) -> tuple[list[str], float]:
    try:
        return (
            fitted(name, "stencil", size, room, 1, 12.0) if width(name, "stencil", 12.0) <= room else _two(name, room)
        )
    except DrawingError:
        return _two(name, room)


def _two(name: str, room: float) -> tuple[list[str], float]:
    return fitted(name, "stencil", 11.0, room, 2)


def portrait(sheet: Sheet, desk: Desk) -> list[Item]:
    """The picture in its frame of 45.5 x 72 mm, and the stamp over it; a name without a folder is one of a hero."""
    theme = desk.theme
    across, down = PORTRAIT
    items: list[Item] = []
    name = sheet.portrait or ""
    name = name if "/" in name else f"heroes/{name}"
    if sheet.portrait and desk.shelf.has(name):
        lowered = HEADROOM if sheet.stamp else 0.0  # a stamp stands above the head, not on it
        picture = desk.shelf.place(name, 0, lowered, width=across)
        items.append(Group((picture,), clip=Rect(0, 0, across, down, Style())))
    inset = theme.line.box / 2
    items.append(Rect(inset, inset, across - 2 * inset, down - 2 * inset, theme.box()))
    if sheet.stamp:
        size = theme.size.text
        while width(sheet.stamp, "stencil", size, 0.35) + 6 > across - 4 and size > 7:
            size -= 0.25
        items.append(stamp(theme, across / 2, 5.6, sheet.stamp, size, -3.0))
    return items


def attribute_rows(attributes: Sequence[Attribute], y: float, desk: Desk) -> list[Item]:
    """Attributes one under the other from ``y`` on, PITCH apart."""
    theme = desk.theme
    items: list[Item] = []
    for index, attribute in enumerate(attributes):
        middle = y + (index + 0.5) * PITCH + 2
        if attribute.icon:
            items.append(desk.shelf.icon(attribute.icon, 4, middle, 8.0))
        start = 10.5 if attribute.icon else 0.0
        if attribute.label:
            items += _middled(attribute.label, start, middle, 34 - start, 3, desk)
        else:
            line = Style(stroke=theme.ink, width=theme.line.hair)
            items.append(Line(start, middle + 3.4, 32, middle + 3.4, line))
        items += dice_square(theme, 40.25, middle, 10.5, "" if attribute.value is None else str(attribute.value))
    return items


def tracks_height(sheet: Sheet) -> float:
    """Millimetres of the tracks and what is ticked beside them."""
    return len(_placed_conditions(sheet)) * PITCH + 2 if _placed_conditions(sheet) else 0.0


def tracks(sheet: Sheet, y: float, desk: Desk) -> list[Item]:
    """Time points, boxes to cross off, and what is ticked in the right-hand column."""
    items: list[Item] = []
    for index, (track, tick) in enumerate(_placed_conditions(sheet)):
        middle = y + (index + 0.5) * PITCH + 2
        if track is not None:
            items += _track(track, middle, desk, numbered=track is sheet.points)
        if tick is not None:
            items.append(tick_box(desk.theme, WIDTH - BOX, middle - BOX / 2, BOX))
            items += _side(tick, middle, WIDTH - BOX, desk)
    return items


def _placed_conditions(sheet: Sheet) -> list[tuple[Track | None, Tick | None]]:
    """Each row's track and condition: a long track leaves no room for a condition beside it."""
    waiting = list(sheet.conditions)
    rows: list[tuple[Track | None, Tick | None]] = []
    for track in (*((sheet.points,) if sheet.points else ()), *sheet.tracks):
        short = track is sheet.points or track.boxes <= 6
        rows.append((track, waiting.pop(0) if short and waiting else None))
    return rows + [(None, tick) for tick in waiting]


def _track(track: Track, middle: float, desk: Desk, *, numbered: bool) -> list[Item]:
    theme = desk.theme
    room = BOX_X - 2 - (LEFT + 10)
    points = fitting_size(track.label, "bold", theme.size.text, room)
    small = fitting_size(track.note, "body", theme.size.small, room)
    items: list[Item] = [
        desk.shelf.icon(track.icon, LEFT + 4, middle, 8.0),
        Text(LEFT + 10, middle - 0.4, track.label, "bold", points, theme.ink),
        Text(LEFT + 10, middle + 3.4, track.note, "body", small, theme.dark),
    ]
    if numbered:
        for index in range(track.boxes):
            x = BOX_X + 4.2 + index * 10.0
            items.append(Circle(x, middle, 4.2 - theme.line.box / 2, theme.box()))
            items.append(centred(str(index + 1), x, middle, "stencil", theme.size.medium, theme.ink))
        return items
    for index in range(track.boxes):
        x = BOX_X + index * BOX_PITCH + index // 5 * FIVES
        items.append(tick_box(theme, x, middle - BOX / 2, BOX, key=index == track.boxes - 1))
    if track.end_icon:
        x = BOX_X + (track.boxes - 1) * BOX_PITCH + (track.boxes - 1) // 5 * FIVES + BOX
        items.append(desk.shelf.icon(track.end_icon, x + 5.6, middle, 8.4))
    return items


def _side(tick: Tick, middle: float, right: float, desk: Desk) -> list[Item]:
    return [
        desk.shelf.icon(tick.icon, SIDE_ICON, middle, 8.0),
        *_middled(tick.label, SIDE_TEXT, middle, right - SIDE_TEXT - 1.5, 2, desk),
    ]


def _middled(text: str, x: float, middle: float, room: float, most: int, desk: Desk) -> list[Item]:
    """A bold label in up to ``most`` lines, centred on ``middle``."""
    lines, size = fitted(text, "bold", desk.theme.size.text, room, most)
    top = middle - (len(lines) - 1) * size * LEADING / 2 + cap_height("bold", size) / 2
    return stacked(lines, x, top, "bold", size, desk.theme.ink)


def note_lines(sheet: Sheet, desk: Desk) -> list[str]:
    """A player's notes in lines of the notes block; paragraphs stay apart."""
    room = WIDTH - _indent(sheet, desk)
    size = desk.theme.size.text
    return [line for part in sheet.notes.splitlines() for line in wrap(part, "body", size, room) or [""]]


def notes(
    sheet: Sheet, lines: Sequence[str], top: float, bottom: float, desk: Desk, beside_from: float = 0.0
) -> tuple[list[Item], int]:
    """Writing lines 8 mm apart, the last at ``bottom``, filled with as many ``lines`` as there is room for.

    From ``beside_from`` on, where that is given, lines to write on stand beside attributes and conditions as well.
    """
    theme = desk.theme
    count = note_room(top, bottom)
    if not count:
        return lines_beside(sheet, bottom + NOTE_LINE - 1.8, beside_from, desk) if beside_from else [], 0
    first = bottom - (count - 1) * NOTE_LINE
    if count == 1:  # a single line keeps off the line to cut along
        first -= min(bottom - top - 6.0, 1.8)
    beside = lines_beside(sheet, first, beside_from, desk) if beside_from else []
    items = [*beside] or [Text(0, first - 1.2, sheet.labels.notes, "bold", theme.size.small, theme.ink)]
    indent = _indent(sheet, desk)
    for index in range(count):
        y = first + index * NOTE_LINE
        items.append(Line(0, y, WIDTH, y, Style(stroke=theme.ink, width=theme.line.hair)))
        if index < len(lines) and lines[index]:
            items.append(Text(indent, y - 1.4, lines[index], "body", theme.size.text, theme.ink))
    return items, min(count, len(lines))


def lines_beside(sheet: Sheet, first: float, top: float, desk: Desk) -> list[Item]:
    """Further writing lines over the ``first``, under a table that ends at ``top`` with no track below it."""
    theme = desk.theme
    count = max(0, int((first - top - 8.6) // NOTE_LINE))
    pen = Style(stroke=theme.ink, width=theme.line.hair)
    right = (SIDE_ICON if sheet.conditions else WIDTH) - 6
    items: list[Item] = [Line(LEFT, y, right, y, pen) for y in (first - n * NOTE_LINE for n in range(1, count + 1))]
    if items:
        y = first - count * NOTE_LINE
        items.append(Text(LEFT, y - 1.2, sheet.labels.notes, "bold", theme.size.small, theme.ink))
    return items


def note_room(top: float, bottom: float) -> int:
    """How many writing lines there is room for: the first stands 6 mm or more under ``top``."""
    return max(0, int((bottom - top - 6.0 + 1e-9) // NOTE_LINE) + 1) if bottom - top >= 6.0 else 0


def _indent(sheet: Sheet, desk: Desk) -> float:
    return width(sheet.labels.notes, "bold", desk.theme.size.small) + 3
