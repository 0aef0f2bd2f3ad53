"""A table as the checks look at it: Shapely shapes beside the facts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import shapely

from toolkit.boards.figures import length
from toolkit.boards.measured import Measured
from toolkit.boards.plane import box
from toolkit.boards.reach import impassable
from toolkit.games.hunger.settings import settings_of

if TYPE_CHECKING:
    from toolkit.games.hunger.settings import Settings
    from toolkit.model.board import Board, Model
    from toolkit.model.scenario import Scenario


@dataclass(frozen=True)
class Table(Measured):
    """One board, measured once. ``edges`` is left, bottom, right and top of it."""

    settings: Settings
    inch: float
    edges: tuple[float, float, float, float]

    @classmethod
    def of(cls, scenario: Scenario, board: Board) -> Table:
        """The board of a scenario with the settings it was made with."""
        settings = settings_of(scenario)
        half = settings.board_in * scenario.inch / 2
        edges = box(board.ring) if board.drawn else (-half, -half, half, half)
        return cls(board, settings, scenario.inch, edges)

    def inches(self, count: float) -> float:
        """Millimetres of inches of this table."""
        return count * self.inch

    def length(self, millimetres: float) -> str:
        """A length in millimetres and inches of this table."""
        return length(millimetres, self.inch)

    @cached_property
    def humans(self) -> tuple[Model, ...]:
        """The people."""
        return self.board.models_of("human")

    @cached_property
    def zombies(self) -> tuple[Model, ...]:
        """The zombies."""
        return self.board.models_of("zombie")

    @cached_property
    def outline(self) -> Any:
        """The board's own area."""
        return shapely.Polygon(self.board.ring)

    @cached_property
    def solid(self) -> Any:
        """What nobody passes."""
        return self._solid[0]

    @cached_property
    def solid_ids(self) -> list[str]:
        """The ids of what nobody passes, in the order of ``solid``."""
        return self._solid[1]

    @cached_property
    def _solid(self) -> tuple[Any, list[str]]:
        return impassable(self.board)
