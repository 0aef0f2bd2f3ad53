"""A table as the checks look at it: Shapely shapes beside the facts, measured once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import shapely

from toolkit.boards import shapes
from toolkit.boards.figures import TOLERANCE, length
from toolkit.games.braaains.rules import BASE_INCHES, CROSSINGS, EDGES, INCH, MODELS_WIDE_INCHES, OUTWARD, TABLE_INCHES
from toolkit.games.braaains.settings import settings_of

if TYPE_CHECKING:
    from toolkit.games.braaains.settings import Settings
    from toolkit.model.board import Board, Opening, Point
    from toolkit.model.scenario import Scenario

HALF = TABLE_INCHES * INCH / 2
BASE = BASE_INCHES * INCH
MIDDLES: dict[str, Point] = {edge: (x * HALF, y * HALF) for edge, (x, y) in OUTWARD.items()}


def shown(millimetres: float) -> str:
    """A length in millimetres and inches."""
    return length(millimetres, INCH)


def to_edge(edge: str, at: Point) -> float:
    """How far inside an edge of a table of the right size a point lies."""
    x, y = OUTWARD[edge]
    return HALF - (at[0] * x + at[1] * y)


def front_of(door: Opening, radius: float = BASE / 2) -> Point:
    """The middle of a base that stands outside the door, touching it at its middle.

    Outside is the side away from the table's centre.
    """
    (ax, ay), (bx, by) = door.a, door.b
    x, y = door.middle
    wide = float(np.hypot(bx - ax, by - ay)) or 1.0
    nx, ny = (by - ay) / wide, (ax - bx) / wide
    if nx * x + ny * y < 0:
        nx, ny = -nx, -ny
    return x + nx * radius, y + ny * radius


def free_edges(board: Board) -> list[str]:
    """The edges whose middle, where soldiers start, no terrain covers."""
    pieces = [piece for piece in board.scenery if piece.kind != "board"]
    if not pieces:
        return list(EDGES)
    apart = shapes.distances(shapes.points(list(MIDDLES.values())), shapes.scenery(pieces)).min(axis=1)
    return [edge for edge, room in zip(MIDDLES, apart, strict=True) if room >= MODELS_WIDE_INCHES * INCH - TOLERANCE]


@dataclass(frozen=True)
class LaidOut:
    """One table, measured once."""

    board: Board
    settings: Settings

    @classmethod
    def of(cls, scenario: Scenario, board: Board) -> LaidOut:
        """The table of a scenario with the settings it was made with."""
        return cls(board, settings_of(scenario))

    @cached_property
    def outline(self) -> Any:
        """The table's own area."""
        return shapes.polygons([self.board.ring])[0]

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
        """The terrain (a second outline of the table is none)."""
        return [piece for piece in self.board.scenery if piece.kind != "board"]

    @cached_property
    def terrain(self) -> Any:
        """The terrain's shapes."""
        return shapes.scenery(self.pieces)

    @cached_property
    def solids(self) -> Any:
        """What no base can cross: buildings and impassable pieces."""
        solid = [i for i, piece in enumerate(self.pieces) if piece.impassable]
        return np.concatenate([self.buildings, self.terrain[solid]])

    @cached_property
    def difficult(self) -> Any:
        """All difficult ground as one area, crossings cut out (B2)."""
        hard = [i for i, piece in enumerate(self.pieces) if piece.difficult]
        dry = [i for i, piece in enumerate(self.pieces) if piece.kind in CROSSINGS and not piece.difficult]
        return shapely.difference(shapely.union_all(self.terrain[hard]), shapely.union_all(self.terrain[dry]))
