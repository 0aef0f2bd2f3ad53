"""Drawings as frozen values: millimetres, origin at the top left, x to the right, y down.

A Scene does not know how it is drawn: an SVG file is a Scene, a PDF page is a Scene, a tile is a Scene.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TypeAlias

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, right, bottom
Segment = tuple[str, tuple[float, ...]]  # ("M" | "L", (x, y)), ("C", (x1, y1, x2, y2, x, y)), ("Z", ())

MM_PER_PT = 25.4 / 72


@dataclass(frozen=True, slots=True)
class Style:
    """How a shape is filled and stroked: colours ``#rrggbb`` or None, width and dashes in millimetres."""

    fill: str | None = None
    stroke: str | None = None
    width: float = 0.25
    dash: tuple[float, ...] = ()
    cap: str = "butt"
    join: str = "miter"
    even_odd: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """A straight stroke."""

    x1: float
    y1: float
    x2: float
    y2: float
    style: Style


@dataclass(frozen=True, slots=True)
class Rect:
    """An upright rectangle from its top left corner, its corners rounded by ``radius``."""

    x: float
    y: float
    width: float
    height: float
    style: Style
    radius: float = 0.0


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle by its centre."""

    x: float
    y: float
    radius: float
    style: Style


@dataclass(frozen=True, slots=True)
class Polygon:
    """Corners joined by straight lines; ``closed=False`` leaves the last side open."""

    points: tuple[Point, ...]
    style: Style
    closed: bool = True


@dataclass(frozen=True, slots=True)
class Path:
    """Straight lines and cubic curves."""

    segments: tuple[Segment, ...]
    style: Style


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text on its baseline; ``face`` is a key of fonts.FACES, ``size`` in points.

    ``anchor`` start, middle or end; ``turn_degrees`` clockwise about the anchor; ``spacing`` between letters in mm.
    """

    x: float
    y: float
    text: str
    face: str
    size: float
    fill: str
    anchor: str = "start"
    turn_degrees: float = 0.0
    spacing: float = 0.0


@dataclass(frozen=True, slots=True)
class Group:
    """Items drawn together: scaled, turned clockwise about the origin, then moved; ``clip`` cuts in outer coordinates.

    A ``name`` makes the group a layer in the SVG and in the PDF.
    """

    items: tuple[Item, ...]
    move: Point = (0.0, 0.0)
    turn_degrees: float = 0.0
    scale: float = 1.0
    clip: Rect | Circle | Polygon | None = None
    name: str | None = None


Item: TypeAlias = Line | Rect | Circle | Polygon | Path | Text | Group


@dataclass(frozen=True, slots=True)
class Scene:
    """A sheet: width, height and what stands on it. ``title`` names it in outlines and file metadata."""

    width: float
    height: float
    items: tuple[Item, ...]
    title: str = ""
    label: str = ""


def bounds(item: Item) -> Box:
    """The box an item fills, stroke included, in its parent's coordinates; text by its measured width."""
    match item:
        case Line(x1, y1, x2, y2, style):
            box = (min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2))
            return _grown(box, style)
        case Rect(x, y, width, height, style):
            return _grown((x, y, x + width, y + height), style)
        case Circle(x, y, radius, style):
            return _grown((x - radius, y - radius, x + radius, y + radius), style)
        case Polygon(points, style):
            return _grown(_hull(points), style)
        case Path(segments, style):
            points = tuple(pair for _, numbers in segments for pair in zip(numbers[::2], numbers[1::2], strict=True))
            return _grown(_hull(points), style)
        case Text():
            return _text_bounds(item)
        case Group():
            return _group_bounds(item)


def union(boxes: list[Box]) -> Box:
    """The box around boxes; an empty list gives an empty box at the origin."""
    if not boxes:
        return (0.0, 0.0, 0.0, 0.0)
    left, top, right, bottom = zip(*boxes, strict=True)
    return (min(left), min(top), max(right), max(bottom))


def placed(group: Group, x: float, y: float) -> Point:
    """Where a point inside a group lies outside it."""
    angle = math.radians(group.turn_degrees)
    cos, sin = math.cos(angle), math.sin(angle)
    x, y = x * group.scale, y * group.scale
    return (x * cos - y * sin + group.move[0], x * sin + y * cos + group.move[1])


def _group_bounds(group: Group) -> Box:
    inner = [bounds(item) for item in group.items]
    if not inner:
        return (*group.move, *group.move)
    left, top, right, bottom = union(inner)
    box = _hull(tuple(placed(group, x, y) for x in (left, right) for y in (top, bottom)))
    if group.clip is None:
        return box
    cut = bounds(group.clip)
    return (max(box[0], cut[0]), max(box[1], cut[1]), min(box[2], cut[2]), min(box[3], cut[3]))


def _text_bounds(text: Text) -> Box:
    from toolkit.drawing.fonts import face

    measured = face(text.face)
    width = measured.width(text.text, text.size, text.spacing)
    left = text.x - width * {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor]
    size = text.size * MM_PER_PT
    box = (left, text.y - measured.ascent * size, left + width, text.y + measured.descent * size)
    if not text.turn_degrees:
        return box
    turned = Group((), move=(text.x, text.y), turn_degrees=text.turn_degrees)
    corners = [(x - text.x, y - text.y) for x in (box[0], box[2]) for y in (box[1], box[3])]
    return _hull(tuple(placed(turned, *corner) for corner in corners))


def _hull(points: tuple[Point, ...]) -> Box:
    if not points:
        return (0.0, 0.0, 0.0, 0.0)
    xs, ys = zip(*points, strict=True)
    return (min(xs), min(ys), max(xs), max(ys))


def _grown(box: Box, style: Style) -> Box:
    if style.stroke is None:
        return box
    half = style.width / 2
    return (box[0] - half, box[1] - half, box[2] + half, box[3] + half)
