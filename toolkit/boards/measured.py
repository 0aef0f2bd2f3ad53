"""A board as checks look at it: Shapely shapes beside the facts, each measured once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from toolkit.boards import shapes

if TYPE_CHECKING:
    from toolkit.model.board import Board


@dataclass(frozen=True)
class Measured:
    """What every game's checks ask of a board; a game adds its own."""

    board: Board

    @cached_property
    def buildings(self) -> Any:
        """The footprints."""
        return shapes.polygons([building.ring for building in self.board.buildings])

    @cached_property
    def centres(self) -> Any:
        """The models' centres."""
        return shapes.points([model.at for model in self.board.models])

    @cached_property
    def radii(self) -> Any:
        """Half the diameter of each model's base."""
        return np.array([model.base / 2 for model in self.board.models], dtype=float)

    @cached_property
    def pieces(self) -> Any:
        """The scenery (a second outline of the board is none)."""
        return [piece for piece in self.board.scenery if piece.kind != "board"]

    @cached_property
    def scenery(self) -> Any:
        """The scenery's shapes."""
        return shapes.scenery(self.pieces)
