"""How the table becomes a drawing: board millimetres, y up, to page millimetres, y down, at any scale."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from toolkit.drawing.scene import Style

if TYPE_CHECKING:
    from collections.abc import Iterable

    from toolkit.drawing.scene import Box, Point
    from toolkit.model.board import Board
    from toolkit.model.scenario import Scenario
    from toolkit.printables.desk import Shelf
    from toolkit.printables.theme import Theme

SEEN_AT = 0.32  # the scale of an overview, at which strokes are as wide as they are named


@dataclass(frozen=True, slots=True)
class View:
    """A scenario's board seen at a scale: ``left`` and ``top`` are the board's upper left corner in its own mm.

    ``unit`` scales what belongs to the town (pavements, lane marks) with the inch; bases and spots do not need it.
    """

    scenario: Scenario
    theme: Theme
    scale: float
    left: float
    top: float
    width: float
    height: float
    unit: float
    shelf: Shelf | None = None

    @classmethod
    def of(cls, scenario: Scenario, theme: Theme, scale: float = 1.0, shelf: Shelf | None = None) -> View:
        """The view of a scenario's whole board; the page is as large as the board times ``scale``."""
        assert scenario.board is not None  # noqa: S101 - games without a table have no map
        xs, ys = zip(*scenario.board.ring, strict=True)
        width, height = max(xs) - min(xs), max(ys) - min(ys)
        return cls(scenario, theme, scale, min(xs), max(ys), width * scale, height * scale, scenario.inch / 25.4, shelf)

    @property
    def board(self) -> Board:
        """The table itself."""
        assert self.scenario.board is not None  # noqa: S101
        return self.scenario.board

    def has_art(self, name: str) -> bool:
        """Whether there is a picture of this name to draw with."""
        return self.shelf is not None and self.shelf.has(name)

    def at(self, point: Point) -> Point:
        """A point of the board on the page."""
        return ((point[0] - self.left) * self.scale, (self.top - point[1]) * self.scale)

    def ring(self, points: Iterable[Point]) -> tuple[Point, ...]:
        """Points of the board on the page, without a closing point."""
        ring = tuple(self.at(point) for point in points)
        return ring[:-1] if len(ring) > 1 and ring[0] == ring[-1] else ring

    def mm(self, board_mm: float) -> float:
        """A length of the town on the page."""
        return board_mm * self.unit * self.scale

    def base(self, board_mm: float) -> float:
        """A length that does not scale with the inch: a base, a box, a car."""
        return board_mm * self.scale

    def pen(self, width: float, colour: str | None = None, **more: object) -> Style:
        """A stroke of ``width`` page mm on an overview, a little stronger at true scale."""
        grown = width * max(1.0, (self.scale / SEEN_AT) ** 0.4)
        return Style(stroke=colour or self.theme.ink, width=round(grown, 3), **more)  # type: ignore[arg-type]

    def edged(self, fill: str, width: float, colour: str | None = None) -> Style:
        """A filled area with an outline."""
        pen = self.pen(width, colour)
        return Style(fill=fill, stroke=pen.stroke, width=pen.width, join="round")

    def edged_line(self, width: float) -> Style:
        """A closed outline that meets in sharp corners."""
        pen = self.pen(width)
        return Style(stroke=pen.stroke, width=pen.width, join="miter")

    def ink_fill(self) -> Style:
        """A small area filled with ink."""
        return Style(fill=self.theme.ink)

    def mass(self) -> str:
        """What buildings are filled with: pale, paper in saver ink."""
        return self.theme.paper if self.theme.saver else self.theme.pale

    def paint(self, board_mm: float, colour: str, least: float = 0.35, **more: object) -> Style:
        """A painted line on the road, as wide as on the table."""
        width = max(least, self.mm(board_mm))
        return Style(stroke=colour, width=round(width, 3), **more)  # type: ignore[arg-type]


def box_around(points: Iterable[Point], margin: float = 0.0) -> Box:
    """Left, top, right, bottom of points, grown by ``margin``."""
    xs, ys = zip(*points, strict=True)
    return (min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin)


def disc_box(at: Point, radius: float) -> Box:
    """The box around a disc."""
    return (at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius)


def meets(box: Box, others: Iterable[Box]) -> bool:
    """Whether a box overlaps any of the others."""
    left, top, right, bottom = box
    return any(left < r and right > x and top < b and bottom > y for x, y, r, b in others)


def unit_vector(a: Point, b: Point) -> Point:
    """The direction from ``a`` to ``b``; (1, 0) when they are the same point."""
    length = math.dist(a, b)
    return ((b[0] - a[0]) / length, (b[1] - a[1]) / length) if length else (1.0, 0.0)
