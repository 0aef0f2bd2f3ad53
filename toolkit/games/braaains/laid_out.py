"""A table as the checks look at it: Shapely shapes beside the facts, measured once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import shapely

from toolkit.boards import shapes
from toolkit.boards.figures import TOLERANCE, length
from toolkit.boards.measured import Measured
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
class LaidOut(Measured):
    """One table, measured once."""

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
    def solids(self) -> Any:
        """What no base can cross: buildings and impassable pieces."""
        solid = [i for i, piece in enumerate(self.pieces) if piece.impassable]
        return np.concatenate([self.buildings, self.scenery[solid]])

    @cached_property
    def difficult(self) -> Any:
        """All difficult ground as one area, crossings cut out (B2)."""
        hard = [i for i, piece in enumerate(self.pieces) if piece.difficult]
        dry = [i for i, piece in enumerate(self.pieces) if piece.kind in CROSSINGS and not piece.difficult]
        return shapely.difference(shapely.union_all(self.scenery[hard]), shapely.union_all(self.scenery[dry]))
