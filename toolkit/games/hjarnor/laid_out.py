"""A board as the checks look at it: Shapely shapes beside the facts, and each building in its quadrant."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import shapely

from toolkit.boards import shapes
from toolkit.boards.figures import at_least, length
from toolkit.boards.measured import Measured
from toolkit.games.hjarnor.measures import measures
from toolkit.games.hjarnor.settings import settings_of

if TYPE_CHECKING:
    from toolkit.games.hjarnor.measures import Measures
    from toolkit.games.hjarnor.settings import Settings
    from toolkit.model.board import Board, Point
    from toolkit.model.scenario import Scenario

ORIGIN: Point = (0.0, 0.0)


@dataclass(frozen=True)
class LaidOut(Measured):
    """One board, measured once. ``edges`` is left, bottom, right and top of the board."""

    settings: Settings
    figures: Measures
    edges: tuple[float, float, float, float]

    @classmethod
    def of(cls, scenario: Scenario, board: Board) -> LaidOut:
        """The board of a scenario with the settings it was made with."""
        settings = settings_of(scenario)
        xs, ys = zip(*board.ring, strict=True)
        return cls(board, settings, measures(settings), (min(xs), min(ys), max(xs), max(ys)))

    def length(self, millimetres: float) -> str:
        """A length in millimetres and inches of this board."""
        return length(millimetres, self.figures.inch)

    def at_least(self, millimetres: float) -> str:
        """A wanted length or more."""
        return at_least(millimetres, self.figures.inch)

    @cached_property
    def bounds(self) -> list[list[float]]:
        """Left, bottom, right and top of each building."""
        found: list[list[float]] = shapely.bounds(self.buildings).tolist()
        return found

    @cached_property
    def quadrants(self) -> list[int]:
        """The quadrant of each building, by its middle: 0 to 3 clockwise from the north-west."""
        found = []
        for left, bottom, right, top in self.bounds:
            east, north = left + right > 0, bottom + top > 0
            found.append({(False, True): 0, (True, True): 1, (True, False): 2, (False, False): 3}[east, north])
        return found

    @cached_property
    def inner(self) -> dict[int, Point]:
        """How far the building of each quadrant stays from the axes; of several, the nearest; missing if none."""
        found: dict[int, Point] = {}
        for quadrant, (left, bottom, right, top) in zip(self.quadrants, self.bounds, strict=True):
            a = -right if quadrant in {0, 3} else left
            b = bottom if quadrant in {0, 1} else -top
            known = found.get(quadrant, (a, b))
            found[quadrant] = (min(a, known[0]), min(b, known[1]))
        return found

    @cached_property
    def cars(self) -> Any:
        """The cars' outlines."""
        return shapes.polygons([car.ring for car in self.board.cars])

    @cached_property
    def spots(self) -> Any:
        """The spawn spots' middles, of the doors that have one."""
        return shapes.points([door.spawn for door in self.board.doors if door.spawn])

    def to_edge(self, x: float, y: float) -> float:
        """How far a point lies inside the board's nearest edge; negative outside."""
        left, bottom, right, top = self.edges
        return min(x - left, right - x, y - bottom, top - y)
