"""Range sticks at the scenario's inch: standing side by side; one longer than the sheet comes in parts to be glued."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from toolkit.drawing.fonts import width
from toolkit.drawing.scene import Group, Item, Line, Polygon, Rect, Style, Text
from toolkit.errors import DrawingError
from toolkit.printables.desk import PANEL_WIDTH, composed
from toolkit.printables.text import centred, flow, plain

if TYPE_CHECKING:
    from collections.abc import Iterable

    from toolkit.model.pieces import Ruler, Rulers
    from toolkit.printables.desk import Desk, Page

STICK = 25.4  # mm across: a base lies on it
GAP = 8.0  # between sticks, for scissors
NARROW_GAP = 2.4  # where that saves a sheet
LEAST_PART = 2.0  # inches of a part: room for its number and the stick's length
TAB = 15.0  # the glued overlap of a stick in parts; what counts is the joined length
NOTE_HEIGHT = 47.0  # what the note may take in one column
SCALE_HEIGHT = 2.4  # the row of black and white inches along one edge
QUARTER_TURN = 90.0


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of a stick from ``start`` to ``end`` mm; ``tab`` is what another part is glued on to."""

    ruler: Ruler
    inch: float
    number: int
    parts: int
    start: float
    end: float

    @property
    def tab(self) -> float:
        """Millimetres of the glued overlap behind the end; the last part has none."""
        return TAB if self.number < self.parts else 0.0

    @property
    def length(self) -> float:
        """What is cut out, overlap included."""
        return self.end - self.start + self.tab


def pages(piece: Rulers, desk: Desk) -> list[Page]:
    """The sheets of all sticks, the long ones first: as few as will do, with room for scissors where that is free."""
    room = desk.panel_height - 0.2
    layouts = [
        (gap, _columns([part for ruler in piece.rulers for part in cut(ruler, piece.inch, room)], room))
        for cut in (_equal_parts, _full_parts)
        for gap in (GAP, NARROW_GAP)
    ]
    gap, columns = min(layouts, key=lambda layout: math.ceil(len(layout[1]) / _across(layout[0])))
    each = _across(gap)
    panels = [_panel(columns[start : start + each], gap, desk) for start in range(0, len(columns), each)]
    if len(columns) % each:  # beside the last stick there is room
        panels[-1] += _note(piece.note, len(columns) % each, gap, 0.0, desk)
    elif columns:  # or below it
        used = sum(part.length + GAP for part in columns[-1])
        if room - used >= NOTE_HEIGHT:
            panels[-1] += _note(piece.note, each - 1, gap, used + GAP, desk)
    return composed(panels, desk, piece.title)


def _across(gap: float) -> int:
    """How many sticks stand side by side."""
    return int((PANEL_WIDTH + gap) // (STICK + gap))


def _equal_parts(ruler: Ruler, inch: float, room: float) -> list[Part]:
    """The stick whole, or in as few parts as fit, about equally long and parted at a quarter of an inch."""
    length = _length(ruler, inch)
    count = 1
    while True:
        each = (length + (count - 1) * TAB) / count  # what is cut out of paper, overlaps included
        ends = [round(n * (each - TAB) / inch * 4) * inch / 4 for n in range(count)] + [length]
        parts = [Part(ruler, inch, n + 1, count, ends[n], ends[n + 1]) for n in range(count)]
        if all(part.length <= room for part in parts):
            return parts
        count += 1


def _full_parts(ruler: Ruler, inch: float, room: float) -> list[Part]:
    """The stick whole, or in parts as long as the sheet, and one for the rest that fits beside other short ones."""
    length = _length(ruler, inch)
    if length <= room:
        return [Part(ruler, inch, 1, 1, 0.0, length)]
    longest = math.floor((room - TAB) / inch * 4) * inch / 4
    ends = [0.0]
    while length - ends[-1] > room:
        ends.append(ends[-1] + longest)
    least = LEAST_PART * inch
    if length - ends[-1] < least:
        ends[-1] = math.floor((length - least) / inch * 4) * inch / 4
    ends.append(length)
    return [Part(ruler, inch, n + 1, len(ends) - 1, *ends[n : n + 2]) for n in range(len(ends) - 1)]


def _length(ruler: Ruler, inch: float) -> float:
    length = ruler.inches * inch
    if not 1 <= length <= 4000:
        raise DrawingError(f"a stick of {length:g} mm cannot be printed", cure="Use 1 to 4000 mm")
    return length


def _columns(parts: Iterable[Part], room: float) -> list[list[Part]]:
    """Parts stacked where one fits above another: the longest first, each into the first column that has room."""
    columns: list[list[Part]] = []
    for part in sorted(parts, key=lambda part: (-part.length, -part.ruler.inches, part.number)):
        for column in columns:
            if sum(other.length + GAP for other in column) + part.length <= room:
                column.append(part)
                break
        else:
            columns.append([part])
    return sorted(columns, key=lambda column: (-column[0].ruler.inches, column[0].number))


def _note(note: str, column: int, gap: float, top: float, desk: Desk) -> tuple[Item, ...]:
    """What to do with the sticks, in the columns that are free, or below ``top`` in the last one."""
    theme = desk.theme
    x = column * (STICK + gap)
    room = _across(gap) * (STICK + gap) - gap - x
    picture = desk.shelf.icon("ruler", x + 6, top + 6.2, 12)
    lines, _ = flow(plain(note, theme.ink), x, top + 17.0, room, theme.size.text)
    return (picture, *lines)


def _panel(columns: list[list[Part]], gap: float, desk: Desk) -> tuple[Item, ...]:
    theme = desk.theme
    items: list[Item] = []
    cuts: list[Item] = []
    for index, column in enumerate(columns):
        y = 0.1
        for part in column:
            # Drawn lying, its start to the left; turned so that the start is below.
            place = (index * (STICK + gap), y + part.length)
            items.append(Group(tuple(_stick(part, desk)), move=place, turn_degrees=-QUARTER_TURN))
            hair = Style(stroke=theme.ink, width=min(theme.line.hair, 0.088))
            cuts.append(Rect(place[0], y, STICK, part.length, hair))
            y += part.length + GAP
    return (*items, Group(tuple(cuts), name="cut"))


def _stick(part: Part, desk: Desk) -> list[Item]:
    """One part lying from (0, 0) to the right: the scale along both edges, numbers, and what the stick is for."""
    reach = part.end - part.start
    items = [*_scale(part, reach, desk), *_ticks(part, reach, desk)]
    head = _head(part, desk) if part.number == 1 else _joint(part, desk)
    items += head
    if part.tab:
        items += _glue_here(part, reach, desk)
    return items


def _scale(part: Part, reach: float, desk: Desk) -> list[Item]:
    """Black and white inches along the upper edge, counted from the stick's beginning."""
    theme = desk.theme
    items: list[Item] = []
    first = math.floor(part.start / part.inch + 1e-6)
    for number in range(first, math.ceil(part.end / part.inch - 1e-6)):
        left = max(number * part.inch - part.start, 0.0)
        right = min((number + 1) * part.inch - part.start, reach)
        items.append(Rect(left, 0, right - left, SCALE_HEIGHT, Style(stroke=theme.ink, width=0.3)))
        if number % 2 == 0:  # in sparing ink a thin bar tells them apart
            height = SCALE_HEIGHT / 4 if theme.saver else SCALE_HEIGHT
            items.append(Rect(left, (SCALE_HEIGHT - height) / 2, right - left, height, Style(fill=theme.ink)))
    return items


def _ticks(part: Part, reach: float, desk: Desk) -> list[Item]:
    """Inches, halves and quarters along the lower edge, the inches with their number."""
    theme = desk.theme
    items: list[Item] = []
    first = round(part.start / part.inch * 4)
    for quarter in range(first + 1, math.floor(part.end / part.inch * 4 + 1e-6) + 1):
        x = (quarter - first) * part.inch / 4
        if x > reach - 0.2 and not part.tab:
            continue  # the stick's own end
        whole, half = quarter % 4 == 0, quarter % 2 == 0
        height = 4.4 if whole else 3.0 if half else 1.8
        items.append(Line(x, STICK, x, STICK - height, Style(stroke=theme.ink, width=0.35 if whole else 0.2)))
        if whole and part.ruler.inches > 1:
            number = str(quarter // 4)
            if x - 1 > width(number, "bold", theme.size.small):
                items.append(Text(x - 0.8, STICK - 1.2, number, "bold", theme.size.small, theme.ink, anchor="end"))
    return items


def _head(part: Part, desk: Desk) -> list[Item]:
    """The stick's length as a large numeral, its icon and what it is for."""
    theme, ruler = desk.theme, part.ruler
    middle = SCALE_HEIGHT + (STICK - SCALE_HEIGHT - 4.4) / 2
    numeral = f'{ruler.inches:g}"'
    reach = part.end - part.start
    if reach < 2.5 * STICK:
        return _small_head(part, numeral, reach, desk)
    size = 30.0
    taken = width(numeral, "stencil", size)
    items: list[Item] = [Text(3, middle + 3.8, numeral, "stencil", size, theme.accent)]
    x = 3 + taken + 3
    if ruler.icon:
        items.append(desk.shelf.icon(ruler.icon, x + 5.5, middle, 11))
        x += 14
    lines, end = flow(plain(ruler.label, theme.ink, "bold"), x, 0, reach - x - 3, theme.size.text)
    height = end - theme.size.text * 0.44
    items.append(Group(tuple(lines), move=(0, middle + 1.2 - height / 2)))
    return items


def _small_head(part: Part, numeral: str, reach: float, desk: Desk) -> list[Item]:
    """The same on a stick hardly longer than broad: numeral and icon above, the words below."""
    theme, ruler = desk.theme, part.ruler
    size = theme.size.large
    items: list[Item] = [Text(1.6, 9.6, numeral, "stencil", size, theme.accent)]
    if ruler.icon:
        items.append(desk.shelf.icon(ruler.icon, min(reach - 5, 1.6 + width(numeral, "stencil", size) + 6), 7.2, 7))
    lines, end = flow(plain(ruler.label, theme.ink, "bold"), 1.6, 13.6, reach - 2.4, 7.0)
    if end - 3 > STICK - 1.6:
        lines, _ = flow(plain(ruler.label.partition(".")[0], theme.ink, "bold"), 1.6, 13.6, reach - 2.4, 7.0)
    return [*items, *lines]


def _joint(part: Part, desk: Desk) -> list[Item]:
    """What stands on a further part: which it is, and the stick's length again."""
    theme = desk.theme
    middle = SCALE_HEIGHT + (STICK - SCALE_HEIGHT - 4.4) / 2
    numeral = f'{part.ruler.inches:g}"'
    text = desk.words.fill("rulers.part", n=part.number, total=part.parts)
    reach = part.end - part.start
    items: list[Item] = [Text(4, middle + 1.2, text, "body", theme.size.small, theme.dark)]
    items.append(Text(reach - 4, middle + 3.8, numeral, "stencil", 30.0, theme.accent, anchor="end"))
    x = reach - 4 - width(numeral, "stencil", 30.0) - 9
    if part.ruler.icon and x - 5.5 > 6 + width(text, "body", theme.size.small):
        items.append(desk.shelf.icon(part.ruler.icon, x, middle, 11))
    return items


def _glue_here(part: Part, reach: float, desk: Desk) -> list[Item]:
    """The hatched overlap on to which the next part is glued, its edge on the line."""
    theme = desk.theme
    hatch = Style(stroke=theme.pale, width=0.5)
    bars: list[Item] = [
        Line(reach + x, STICK, reach + x + STICK, 0, hatch) for x in (n * 3.0 - STICK for n in range(14))
    ]
    area = Rect(reach, 0, part.tab, STICK, Style())
    edge = Line(reach, 0, reach, STICK, Style(stroke=theme.ink, width=0.35, dash=(1.6, 1.2)))
    text = desk.words.fill("rulers.glue", n=part.number + 1)
    label = centred(text, 0, 0, "bold", 7.5, theme.ink)
    half = width(text, "bold", 7.5) / 2 + 0.8
    ground = Polygon(((-half, -1.8), (half, -1.8), (half, 1.8), (-half, 1.8)), Style(fill=theme.paper))
    upright = Group((ground, label), move=(reach + part.tab / 2, STICK / 2), turn_degrees=QUARTER_TURN)
    return [Group(tuple(bars), clip=area), edge, upright]
