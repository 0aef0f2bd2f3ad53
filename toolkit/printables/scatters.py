"""The scatter template at true scale: a compass that slips over a base, a stick for both parts of the move."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from toolkit.drawing.fonts import cap_height, fitting_size, width
from toolkit.drawing.scene import Circle, Group, Line, Rect, Style, Text
from toolkit.errors import DrawingError
from toolkit.printables.desk import PANEL_WIDTH, composed
from toolkit.printables.marks import arrow
from toolkit.printables.text import centred, flow, marked, plain

if TYPE_CHECKING:
    from toolkit.drawing.scene import Item, Point
    from toolkit.model.scatter import Scatter
    from toolkit.printables.desk import Desk, Page

HEAD = 21.0  # mm of headline and line
RIM = 3.5  # mm of paper outside the bases
GAP = 7.0
COLUMN = 8.0  # mm between the template and the steps
LEAST_STEPS = 44.0
TABLE_ROW = 5.0


def pages(piece: Scatter, desk: Desk) -> list[Page]:
    """One panel: the template beside its steps, sticks and what to expect below it."""
    radius = piece.stumble + piece.base / 2 + RIM
    if 2 * radius > PANEL_WIDTH - COLUMN - LEAST_STEPS:
        raise DrawingError(
            f"a template of {2 * radius:.0f} mm leaves no room for its steps", cure="Use a shorter random move"
        )
    items = _head(piece, desk)
    items.append(Group(tuple(_template(piece, desk, radius)), move=(radius, HEAD + radius)))
    steps, below = _steps(piece, desk, 2 * radius + COLUMN, HEAD)
    items += steps
    items += _example(piece, desk, (2 * radius + COLUMN, below + 2.0, PANEL_WIDTH, HEAD + 2 * radius))
    y = HEAD + 2 * radius + GAP
    stick = piece.move + piece.stumble
    room = desk.panel_height - y
    count = max(1, min(3, int((room + GAP) // (piece.base + GAP))))
    pitch = piece.base + min(GAP, (room - count * piece.base) / max(count - 1, 1))
    for index in range(count):
        items.append(Group(tuple(_stick(piece, desk)), move=(0.0, y + index * pitch)))
    beside = max(stick, 2 * radius) + COLUMN
    table, below = _table(piece, desk, beside, y)
    items += table
    items += _cutting(piece, desk, beside, max(below + 3.0, y + (count - 1) * pitch))
    return composed([tuple(items)], desk, piece.title)


def _head(piece: Scatter, desk: Desk) -> list[Item]:
    theme = desk.theme
    size = fitting_size(piece.headline, "stencil", theme.size.huge, PANEL_WIDTH)
    line = fitting_size(piece.line, "typewriter", theme.size.medium, PANEL_WIDTH)
    return [
        Text(0, 9.0, piece.headline, "stencil", size, theme.ink),
        Text(0, 15.6, piece.line, "typewriter", line, theme.ink),
    ]


def _template(piece: Scatter, desk: Desk, radius: float) -> list[Item]:
    """The compass around (0, 0): the hole for the base, and where it ends in each direction."""
    theme = desk.theme
    base = piece.base / 2
    items: list[Item] = []
    hair = Style(stroke=theme.ink, width=min(theme.line.hair, 0.088))
    for face in range(1, piece.directions + 1):
        x, y = _spot(piece, face)
        ahead = face == 1
        ux, uy = x / piece.stumble, y / piece.stumble
        colour = theme.accent if ahead else theme.ink
        near, far = base + 2.0, piece.stumble - base - 1.6
        items += arrow(theme, ux * near, uy * near, ux * far, uy * far, size=2.4)
        if ahead:
            items.append(Circle(x, y, base - 0.4, theme.solid(theme.accent, 0.8)))
            items.append(centred(str(face), x, y, "stencil", 34.0, theme.on_solid(theme.accent)))
        else:
            items.append(Circle(x, y, base - 0.2, Style(fill=theme.paper, stroke=colour, width=0.4)))
            items.append(centred(str(face), x, y, "stencil", 26.0, theme.ink))
    word = desk.words.number(piece.stumble / piece.inch, 0 if (piece.stumble / piece.inch).is_integer() else 1)
    for index, line in enumerate(_broken(piece.labels.hole, 7.5, piece.base - 5)):
        items.append(Text(0, -1.2 + index * 3.3, line, "body", 7.5, theme.dark, anchor="middle"))
    items += _beside_ahead(piece, desk, f'{word}"')
    cuts = [Circle(0, 0, radius, hair), Circle(0, 0, base, hair)]
    return [*items, Group(tuple(cuts), name="cut")]


def _beside_ahead(piece: Scatter, desk: Desk, inches: str) -> list[Item]:
    """Beside the way ahead: what it is, and how far."""
    theme = desk.theme
    y = -(piece.stumble - piece.base / 2) + 1.0
    label = piece.labels.ahead
    size = fitting_size(label, "bold", theme.size.small, 22.0)
    return [
        Text(-2.2, -piece.base / 2 - 5.6, inches, "bold", theme.size.small, theme.ink, anchor="end"),
        Text(2.2, y + (piece.stumble - piece.base) / 2, label, "bold", size, theme.accent),
    ]


def _spot(piece: Scatter, face: int) -> Point:
    """Where the base's middle ends with this face, y down."""
    angle = math.tau * (face - 1) / piece.directions
    return piece.stumble * math.sin(angle), -piece.stumble * math.cos(angle)


def _broken(text: str, size: float, room: float) -> list[str]:
    from toolkit.drawing.fonts import wrap

    return wrap(text, "body", size, room)


def _steps(piece: Scatter, desk: Desk, x: float, y: float) -> tuple[list[Item], float]:
    """How to use it, numbered, what of it is ours, and where the text ends."""
    theme = desk.theme
    room = PANEL_WIDTH - x
    items: list[Item] = []
    for number, step in enumerate(piece.steps, 1):
        shown = str(number)
        lead = width("4", "stencil", theme.size.large) + 2.2
        items.append(
            Text(x, y + cap_height("stencil", theme.size.large), shown, "stencil", theme.size.large, theme.accent)
        )
        text, after = flow(marked(step, theme), x + lead, y + 3.6, room - lead, theme.size.text)
        items += text
        y = max(after, y + 8.0) + 0.6
    lines, y = flow(marked(piece.labels.house, theme, theme.dark), x, y + 1.4, room, theme.size.small)
    return [*items, *lines], y


def _example(piece: Scatter, desk: Desk, box: tuple[float, float, float, float]) -> list[Item]:
    """A small picture of one move: as told, the template over the base, and where a 3 leads."""
    theme = desk.theme
    left, top, right, bottom = box
    tall = piece.move + piece.stumble + piece.base
    across = 2 * piece.stumble + piece.base
    scale = min((bottom - top) / tall, (right - left) / across)
    if scale < 0.15:
        return []
    base, move, stumble = piece.base / 2 * scale, piece.move * scale, piece.stumble * scale
    x = left + stumble + base
    y = bottom - base
    middle = y - move
    thin, dashed = Style(stroke=theme.dark, width=0.2), Style(stroke=theme.dark, width=0.25, dash=(1.2, 0.9))
    items: list[Item] = [Circle(x, y, base, dashed), *arrow(theme, x, y - base - 0.6, x, middle + base + 0.6, size=1.8)]
    for face in range(1, piece.directions + 1):
        dx, dy = _spot(piece, face)
        items.append(Circle(x + dx * scale, middle + dy * scale, base, thin))
    items.append(Circle(x, middle, base, dashed))
    rolled = min(3, piece.directions)
    dx, dy = _spot(piece, rolled)
    end = (x + dx * scale, middle + dy * scale)
    near, far = base / stumble * 1.15, 1 - base / stumble * 1.15
    items += arrow(
        theme,
        x + dx * scale * near,
        middle + dy * scale * near,
        x + dx * scale * far,
        middle + dy * scale * far,
        size=1.6,
    )
    items.append(Circle(*end, base - 0.2, theme.solid(theme.accent, 0.6)))
    items.append(centred(str(rolled), *end, "stencil", base * 3.4, theme.on_solid(theme.accent)))
    inches = f'{piece.move / piece.inch:g}"'
    size = theme.size.small  # in the free ground behind the middle, beside the way
    items.append(Text(x + 1.0, middle + stumble / 2 + cap_height("bold", size) / 2, inches, "bold", size, theme.ink))
    return items


def _stick(piece: Scatter, desk: Desk) -> list[Item]:
    """A stick as broad as a base: the move as told, then the random one, inches marked along its edge."""
    theme = desk.theme
    tall, long = piece.base, piece.move + piece.stumble
    items: list[Item] = []
    band = Rect(piece.move, 0, piece.stumble, tall, Style(fill=theme.paper))
    hatch: list[Item] = []
    for step in range(int((piece.stumble + tall) / 3.2) + 1):
        start = piece.move - tall + step * 3.2
        hatch.append(Line(start, tall, start + tall, 0, Style(stroke=theme.pale, width=0.5)))
    items.append(Group(tuple(hatch), clip=band))
    count = round(long / piece.inch * 4)
    for quarter in range(count + 1):
        x = quarter * piece.inch / 4
        deep = 4.4 if quarter % 4 == 0 else 2.8 if quarter % 2 == 0 else 1.8
        items += [
            Line(x, 0, x, deep, Style(stroke=theme.ink, width=0.25)),
            Line(x, tall - deep, x, tall, Style(stroke=theme.ink, width=0.25)),
        ]
    items.append(Line(piece.move, 0, piece.move, tall, Style(stroke=theme.accent, width=1.0)))
    for start, length, label, colour in (
        (0.0, piece.move, piece.labels.move, theme.ink),
        (piece.move, piece.stumble, piece.labels.stumble, theme.accent),
    ):
        inches = f'{length / piece.inch:g}"'
        size = 26.0
        lead = width(inches, "stencil", size)
        middle = tall / 2
        room = length - lead - 9.0
        text, after = flow(plain(label, theme.ink, "bold"), 0, 0, room, 7.5)
        top = middle - (after - 7.5 * 0.44) / 2 + cap_height("bold", 7.5) / 2
        back = Rect(start + 2.4, middle - 5.6, length - 4.8, 11.2, Style(fill=theme.paper))
        items.append(back)
        items.append(Text(start + 4.0, middle + cap_height("stencil", size) / 2, inches, "stencil", size, colour))
        items.append(Group(tuple(text), move=(start + 6.4 + lead, top)))
    hair = Style(stroke=theme.ink, width=min(theme.line.hair, 0.088))
    return [*items, Group((Rect(0, 0, long, tall, hair),), name="cut")]


def _cutting(piece: Scatter, desk: Desk, x: float, y: float) -> list[Item]:
    """What to do with scissors, beside the last stick where there is room."""
    theme = desk.theme
    if y + 12.0 > desk.panel_height:
        return []
    picture = desk.shelf.icon("scissors", x + 4.0, y + 5.0, 9.0)
    text, _ = flow(plain(piece.labels.cut, theme.ink), x + 11.5, y + 3.4, PANEL_WIDTH - x - 11.5, theme.size.text)
    return [picture, *text]


def _table(piece: Scatter, desk: Desk, x: float, y: float) -> tuple[list[Item], float]:
    """Where each result leads in inches, ahead and aside of where the base began; and where that text ends."""
    theme, words = desk.theme, desk.words
    right = PANEL_WIDTH
    room = right - x
    title = fitting_size(piece.labels.ends, "stencil", theme.size.medium, room)
    items: list[Item] = [Text(x, y + 3.6, piece.labels.ends, "stencil", title, theme.ink)]
    y += 9.4
    small = theme.size.small
    items += [
        Text(x, y, piece.labels.faces, "body", small, theme.dark),
        Text(right - 13.0, y, piece.labels.ahead_head, "body", small, theme.dark, anchor="end"),
        Text(right, y, piece.labels.aside_head, "body", small, theme.dark, anchor="end"),
        Line(x, y + 1.5, right, y + 1.5, theme.row_rule()),
    ]
    for end in piece.ends:
        y += TABLE_ROW
        faces = ", ".join(map(str, end.faces))
        name = fitting_size(end.name, "body", small, room - 28.5)
        items += [
            Text(x, y, faces, "bold", small, theme.accent),
            Text(x + 9.0, y, end.name, "body", name, theme.ink),
            Text(right - 13.0, y, words.number(end.ahead, 1), "bold", small, theme.ink, anchor="end"),
            Text(right, y, words.number(end.aside, 1), "body", small, theme.ink, anchor="end"),
        ]
    text, below = flow(marked(piece.labels.mean, theme, theme.dark), x, y + TABLE_ROW + 1.0, room, small)
    return [*items, *text], below
