"""Ways over a map: from a model's base to where it wants to be."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

from toolkit.drawing.scene import Path, Polygon, Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.drawing.scene import Item, Point, Segment
    from toolkit.printables.maps.view import View
    from toolkit.printables.theme import Theme

LINE = 0.7  # mm on the page
HEAD = 2.4


def way_items(view: View, points: Sequence[Point], away: float = 0.0) -> list[Item]:
    """A dashed line in the accent with a head at its end, on a white ground; it begins ``away`` mm of the table on."""
    if len(points) < 2:
        return []
    return arrowed([view.at(point) for point in _from(points, away)], view.theme)


def arrowed(places: Sequence[Point], theme: Theme) -> list[Item]:
    """The same between places on the page."""
    (ax, ay), (bx, by) = places[-2], places[-1]
    angle = math.atan2(by - ay, bx - ax)
    neck = (bx - 0.8 * HEAD * math.cos(angle), by - 0.8 * HEAD * math.sin(angle))
    run: list[Segment] = [("M", places[0]), *(("L", place) for place in (*places[1:-1], neck))]
    corners = [(bx - HEAD * math.cos(angle + turn), by - HEAD * math.sin(angle + turn)) for turn in (0.42, -0.42)]
    head = ((bx, by), corners[0], corners[1])
    white = Style(stroke=theme.paper, width=LINE + 0.9, cap="butt", join="round")
    line = Style(stroke=theme.accent, width=LINE, dash=(2.2, 1.1), join="round")
    return [
        Path(tuple(run), white),
        Path(tuple(run), line),
        Polygon(head, Style(fill=theme.accent, stroke=theme.paper, width=0.3)),
    ]


def _from(points: Sequence[Point], away: float) -> list[Point]:
    """The way without its first ``away`` mm."""
    for index, (a, b) in enumerate(pairwise(points)):
        step = math.dist(a, b)
        if step > away:
            t = away / step
            return [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t), *points[index + 1 :]]
        away -= step
    return list(points)
