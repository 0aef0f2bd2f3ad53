"""The shape code of every sheet: filled circle = TP, rounded square = dice, square = tick; strips, cuts and stamps."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from toolkit.drawing.fonts import width
from toolkit.drawing.scene import Circle, Group, Item, Line, Path, Polygon, Rect, Segment, Style, Text
from toolkit.printables.text import centred

if TYPE_CHECKING:
    from toolkit.printables.desk import Desk
    from toolkit.printables.theme import Theme


def cost_circle(theme: Theme, x: float, y: float, radius: float, text: str) -> list[Item]:
    """A cost in time points: a filled accent circle around (x, y)."""
    size = radius * 3.4
    return [
        Circle(x, y, radius, theme.solid(theme.accent, theme.line.key)),
        centred(text, x, y, "stencil", size, theme.on_solid(theme.ink)),
    ]


def dice_square(theme: Theme, x: float, y: float, side: float, text: str) -> list[Item]:
    """A number of dice: a rounded square around (x, y); empty text leaves it to fill in."""
    half = side / 2
    inset = theme.line.box / 2
    box = Rect(x - half + inset, y - half + inset, side - 2 * inset, side - 2 * inset, theme.box(), radius=side / 5)
    return [box, centred(text, x, y, "stencil", side * 1.9, theme.ink)] if text else [box]


def tick_box(theme: Theme, x: float, y: float, side: float, *, key: bool = False) -> Item:
    """A square to tick, its outside edge at (x, y) top left; ``key`` for the one that decides."""
    style = theme.key_box() if key else theme.box()
    inset = style.width / 2
    return Rect(x + inset, y + inset, side - 2 * inset, side - 2 * inset, style)


def hazard_strip(theme: Theme, x: float, y: float, length: float, height: float = 1.8) -> Group:
    """A strip of slanted bars, once a page."""
    pitch = height * 1.5
    bars: list[Item] = []
    for index in range(math.ceil(length / pitch) + 1):
        left = x + index * pitch - height
        corners = (
            (left, y + height),
            (left + pitch / 2, y + height),
            (left + pitch / 2 + height, y),
            (left + height, y),
        )
        bars.append(Polygon(corners, Style(fill=theme.ink)))
    return Group(tuple(bars), clip=Rect(x, y, length, height, Style()))


def cut_line(desk: Desk, x1: float, y: float, x2: float) -> list[Item]:
    """A dashed line to cut along, with scissors at its left end."""
    stroke = Style(stroke=desk.theme.ink, width=0.25, dash=(2.4, 1.6))
    return [desk.shelf.icon("scissors", x1 + 2.4, y, 5.0), Line(x1 + 6.4, y, x2, y, stroke)]


def stamp(theme: Theme, x: float, y: float, text: str, size: float = 9.5, turn_degrees: float = -4.0) -> Group:
    """A stamped label in a double-cornered frame, centred on (x, y), slightly askew."""
    length = width(text, "stencil", size, 0.35) + 6
    height = size * 0.62
    frame = Rect(
        -length / 2, -height / 2, length, height, Style(fill=theme.paper, stroke=theme.accent, width=0.6), radius=1
    )
    word = Text(0.17, size * 0.121, text, "stencil", size, theme.accent, anchor="middle", spacing=0.35)
    return Group((frame, word), move=(x, y), turn_degrees=turn_degrees)


def arrow(
    theme: Theme, x1: float, y1: float, x2: float, y2: float, *, both: bool = False, size: float = 2.0
) -> list[Item]:
    """A thin arrow; ``both`` gives it a head at each end, as in a dimension line."""
    angle = math.atan2(y2 - y1, x2 - x1)
    items: list[Item] = [Line(x1, y1, x2, y2, Style(stroke=theme.ink, width=0.25))]
    ends = [(x2, y2, angle)] + ([(x1, y1, angle + math.pi)] if both else [])
    for x, y, way in ends:
        back = [(x - size * math.cos(way + turn), y - size * math.sin(way + turn)) for turn in (0.35, -0.35)]
        items.append(Polygon(((x, y), *back), Style(fill=theme.ink)))
    return items


def pips(theme: Theme, x: float, y: float, side: float, value: int) -> list[Item]:
    """A die's face with its pips, centred on (x, y)."""
    items = dice_square(theme, x, y, side, "")
    step, radius = side * 0.25, side * 0.085
    spots = {
        1: [(0, 0)],
        2: [(-1, -1), (1, 1)],
        3: [(-1, -1), (0, 0), (1, 1)],
        4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
        5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    }
    items += [Circle(x + a * step, y + b * step, radius, Style(fill=theme.ink)) for a, b in spots[value]]
    return items


def arc(x: float, y: float, radius: float, start_degrees: float, end_degrees: float, style: Style) -> Path:
    """A stroke along a circle, clockwise on the sheet from ``start_degrees`` (0 = right) to ``end_degrees``."""
    span = math.radians(end_degrees - start_degrees)
    parts = max(1, math.ceil(abs(span) / (math.pi / 2)))
    step = span / parts
    k = 4 / 3 * math.tan(step / 4)
    angle = math.radians(start_degrees)
    segments: list[Segment] = [("M", (x + radius * math.cos(angle), y + radius * math.sin(angle)))]
    for _ in range(parts):
        after = angle + step
        x1, y1 = x + radius * math.cos(angle), y + radius * math.sin(angle)
        x2, y2 = x + radius * math.cos(after), y + radius * math.sin(after)
        first = (x1 - k * radius * math.sin(angle), y1 + k * radius * math.cos(angle))
        second = (x2 + k * radius * math.sin(after), y2 - k * radius * math.cos(after))
        segments.append(("C", (*first, *second, x2, y2)))
        angle = after
    return Path(tuple(segments), style)
