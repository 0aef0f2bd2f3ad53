"""Finds what no sheet may show: texts over one another, lines through texts, anything outside the sheet.

``faults(scene)`` gives a sentence a fault; a test says ``assert faults(scene) == []``.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING

from toolkit.drawing.fonts import cap_height
from toolkit.drawing.scene import MM_PER_PT, Circle, Group, Line, Path, Polygon, Rect, Text, bounds, placed, union

if TYPE_CHECKING:
    from collections.abc import Iterator

    from toolkit.drawing.scene import Box, Item, Point, Scene

SLACK = 0.15  # mm that boxes may share: side bearings and rounding
DESCENT = 0.2  # of the size, what hangs below the baseline of these letters
HANGING = frozenset("gjpqyąęşţ,;()[]{}|Q@§/_")


@dataclass(frozen=True)
class Found:
    """An item as it lies on the sheet: its box, cut to the clips around it."""

    item: Item
    box: Box
    order: int  # what is painted later lies on top
    ends: tuple[Point, ...]  # of a line: its two ends


def faults(scene: Scene, *, lines: bool = True) -> list[str]:
    """Everything wrong with a sheet. ``lines=False`` leaves out lines through texts (maps have reason for some)."""
    found = list(_leaves(scene.items, (), count()))
    texts = [one for one in found if isinstance(one.item, Text)]
    return [
        *_outside(scene, found),
        *_overlapping(texts),
        *(_crossed(found) if lines else ()),
    ]


def _outside(scene: Scene, found: list[Found]) -> Iterator[str]:
    for one in found:
        left, top, right, bottom = one.box
        if left < -SLACK or top < -SLACK or right > scene.width + SLACK or bottom > scene.height + SLACK:
            yield f"outside the sheet: {_shown(one)}"


def _overlapping(texts: list[Found]) -> Iterator[str]:
    ordered = sorted(texts, key=lambda one: one.box[1])
    for index, first in enumerate(ordered):
        for second in ordered[index + 1 :]:
            if second.box[1] > first.box[3]:
                break
            if _shared(first.box, second.box):
                yield f"overlapping: {_shown(first)} and {_shown(second)}"


def _crossed(found: list[Found]) -> Iterator[str]:
    texts = [one for one in found if isinstance(one.item, Text)]
    masks = [one for one in found if not isinstance(one.item, Text | Line) and one.item.style.fill]
    for line in (one for one in found if isinstance(one.item, Line)):
        for text in texts:
            if not _runs_through(line, text.box):
                continue
            if not any(line.order < mask.order < text.order and _holds(mask.box, text.box) for mask in masks):
                yield f"a line through {_shown(text)}: {_shown(line)}"


def _runs_through(line: Found, box: Box) -> bool:
    """Whether the line's middle, where its clips leave it, comes inside the box and not only along its edge."""
    seen = line.box
    left, top = max(box[0] + SLACK, seen[0]), max(box[1] + SLACK, seen[1])
    right, bottom = min(box[2] - SLACK, seen[2]), min(box[3] - SLACK, seen[3])
    if left >= right or top >= bottom:
        return False
    (x1, y1), (x2, y2) = line.ends
    steps = max(2, int(max(abs(x2 - x1), abs(y2 - y1)) / 0.1))
    points = ((x1 + (x2 - x1) * i / steps, y1 + (y2 - y1) * i / steps) for i in range(steps + 1))
    return any(left <= x <= right and top <= y <= bottom for x, y in points)


def _holds(outer: Box, inner: Box) -> bool:
    return (
        outer[0] <= inner[0] + SLACK
        and outer[1] <= inner[1] + SLACK
        and outer[2] >= inner[2] - SLACK
        and outer[3] >= inner[3] - SLACK
    )


def _shared(a: Box, b: Box) -> bool:
    """Whether two boxes share more than their edges."""
    return min(a[2], b[2]) - max(a[0], b[0]) > SLACK and min(a[3], b[3]) - max(a[1], b[1]) > SLACK


def _leaves(items: tuple[Item, ...], groups: tuple[Group, ...], order: count[int]) -> Iterator[Found]:
    for item in items:
        if isinstance(item, Group):
            yield from _leaves(item.items, (*groups, item), order)
            continue
        box = _moved(_ink(item), groups)
        if box is not None:
            ends = [(item.x1, item.y1), (item.x2, item.y2)] if isinstance(item, Line) else []
            for group in reversed(groups):
                ends = [placed(group, *end) for end in ends]
            yield Found(item, box, next(order), tuple(ends))


def _ink(item: Line | Rect | Circle | Polygon | Path | Text) -> tuple[Point, ...]:
    """The corners of what is seen: for a text from its capitals' top to its descenders."""
    if not isinstance(item, Text):
        left, top, right, bottom = bounds(item)
        return ((left, top), (right, top), (right, bottom), (left, bottom))
    flat = bounds(Text(0, 0, item.text, item.face, item.size, item.fill, item.anchor, 0.0, item.spacing))
    hanging = DESCENT if HANGING.intersection(item.text) else 0.02
    top, bottom = -cap_height(item.face, item.size), hanging * item.size * MM_PER_PT
    turned = Group((), move=(item.x, item.y), turn_degrees=item.turn_degrees)
    return tuple(
        placed(turned, x, y) for x, y in ((flat[0], top), (flat[2], top), (flat[2], bottom), (flat[0], bottom))
    )


def _moved(corners: tuple[Point, ...], groups: tuple[Group, ...]) -> Box | None:
    """The corners' box on the sheet, or None where a clip leaves nothing of it."""
    for index in range(len(groups) - 1, -1, -1):
        group = groups[index]
        corners = tuple(placed(group, *corner) for corner in corners)
        if group.clip is not None:
            box = union([(x, y, x, y) for x, y in corners])
            cut = bounds(group.clip)
            left, top, right, bottom = (
                max(box[0], cut[0]),
                max(box[1], cut[1]),
                min(box[2], cut[2]),
                min(box[3], cut[3]),
            )
            if left >= right or top >= bottom:
                return None
            corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return union([(x, y, x, y) for x, y in corners])


def _shown(found: Found) -> str:
    name = repr(found.item.text) if isinstance(found.item, Text) else type(found.item).__name__
    return f"{name} at ({found.box[0]:.1f}, {found.box[1]:.1f}) to ({found.box[2]:.1f}, {found.box[3]:.1f})"
