"""A wall of a building as it looks from outside, at true scale: bricks here and there, doors, windows."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from toolkit.drawing.scene import Circle, Group, Item, Line, Polygon, Rect, Style

if TYPE_CHECKING:
    from toolkit.model.floors import Wall
    from toolkit.printables.desk import Desk


def wall_front(wall: Wall, height: float, desk: Desk) -> list[Item]:
    """One wall in bricks here and there, with doors down to the ground and windows at half height."""
    theme = desk.theme
    area = Rect(0, 0, wall.width, height, Style())
    bricks = Group(tuple(_bricks(wall, height, desk)), clip=area)
    items: list[Item] = [Rect(0, 0, wall.width, height, Style(fill=theme.paper)), bricks]
    coping = 4.0
    items.append(Rect(0, 0, wall.width, coping, theme.solid(theme.ink, 0.4)))
    for kind, low, high in wall.openings:
        if kind == "door":
            items += _door(low, high, height, desk)
        else:
            items += _window(low, high, height, desk)
    hair = Style(stroke=theme.ink, width=min(theme.line.hair, 0.088))
    items.append(Group((Rect(0, 0, wall.width, height, hair),), name="cut"))
    return items


def _bricks(wall: Wall, height: float, desk: Desk) -> list[Item]:
    """Courses along the foot and up the corners, so that the wall looks built and costs little ink."""
    thin = Style(stroke=desk.theme.dark, width=0.2)
    course, brick = 4.2, 9.0
    items: list[Item] = []
    rows = int(height / course)
    for row in range(rows):
        y = height - row * course
        shift = brick / 2 if row % 2 else 0.0
        count = math.ceil(wall.width / brick) + 1
        for column in range(count):
            x = column * brick - shift
            edge = min(x + brick / 2, wall.width - x - brick / 2)
            if row < 2 or edge < brick * (1.1 + (row * 7 + column * 3) % 3 * 0.5):
                items.append(Rect(x, y - course, brick, course, thin))
    return items


def _door(low: float, high: float, height: float, desk: Desk) -> list[Item]:
    """A dark doorway down to the ground, its leaf swung in on the left, as on the plan."""
    theme = desk.theme
    wide, top = high - low, height * 0.34
    hinge, leaf = low, wide * 0.3
    return [
        Rect(low - 2, top - 2, wide + 4, height - top + 2, Style(fill=theme.paper, stroke=theme.ink, width=0.5)),
        Rect(low, top, wide, height - top, theme.solid(theme.ink, 0.5)),
        Polygon(
            ((hinge, top), (hinge + leaf, top + 3.4), (hinge + leaf, height - 2.6), (hinge, height)),
            replace(theme.solid(theme.accent, 0.8), stroke=theme.accent if theme.saver else theme.paper, width=0.8),
        ),
        Circle(hinge + leaf * 0.78, (top + height) / 2 + 2, 1.0, Style(fill=theme.paper)),
    ]


def _window(low: float, high: float, height: float, desk: Desk) -> list[Item]:
    """Four panes and a sill at half height."""
    theme = desk.theme
    wide, top, tall = high - low, height * 0.34, height * 0.32
    pane = Style(fill=theme.paper, stroke=theme.ink, width=0.5)
    return [
        Rect(low - 1.6, top - 1.6, wide + 3.2, tall + 3.2, pane),
        Rect(low, top, wide, tall, theme.solid(theme.ink, 0.4)),
        Line(low + wide / 2, top, low + wide / 2, top + tall, Style(stroke=theme.on_solid(theme.ink), width=0.9)),
        Line(low, top + tall / 2, low + wide, top + tall / 2, Style(stroke=theme.on_solid(theme.ink), width=0.9)),
        Rect(low - 2.6, top + tall + 1.2, wide + 5.2, 1.8, pane),
    ]
