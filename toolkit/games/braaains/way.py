"""What the terrain means: the soldiers' shortest way to the door and to the roof, in inches and turns (B2, B7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import shapely

from toolkit.boards.figures import TOLERANCE
from toolkit.boards.routes import moves, open_ground, shortest_way
from toolkit.games.braaains.laid_out import BASE, LaidOut, front_of
from toolkit.games.braaains.rules import DIFFICULT, INCH, SOLDIER_INCHES

if TYPE_CHECKING:
    from toolkit.boards.routes import Way
    from toolkit.model.board import Point
    from toolkit.model.scenario import Scenario

EMPTY = shapely.Polygon()


@dataclass(frozen=True, slots=True)
class Journey:
    """The way of the nearest soldier until the base stands in the doorway; lengths in inches.

    ``difficult`` is how much of ``length`` counts double, ``counted`` what the way costs, ``turns`` that at eight
    inches a turn. ``roof`` and ``roof_turns`` are the same until the base stands on the roof: to the ladder in the
    building's middle, and the climb, which is difficult ground. ``terrain`` is what the terrain adds to ``counted``.
    """

    points: tuple[Point, ...]
    length: float
    difficult: float
    counted: float
    turns: int
    roof: float
    roof_turns: int
    terrain: float


def journey(scenario: Scenario) -> Journey | None:
    """The shortest way that costs least; None when there is no door, no soldier or no way."""
    board = scenario.board
    if board is None or not board.doors or not board.models_of("soldier"):
        return None
    laid = LaidOut.of(scenario, board)
    door = board.doors[0]
    soldiers = [soldier.at for soldier in board.models_of("soldier")]

    def cheapest(solids: Any, difficult: Any) -> Way | None:
        ground = open_ground(laid.outline, solids, BASE / 2 - TOLERANCE)
        return shortest_way(ground, difficult, soldiers, front_of(door), factor=DIFFICULT)

    way = cheapest(laid.solids, laid.difficult)
    if way is None:
        return None
    bare = cheapest(laid.buildings, EMPTY) if laid.pieces else way
    length = (way.length + BASE / 2) / INCH
    counted = (way.cost(DIFFICULT) + BASE / 2) / INCH
    ladders = [spot.at for spot in board.spots if spot.kind == "ladder"]
    (x, y), (lx, ly) = door.middle, ladders[0] if ladders else (0.0, 0.0)
    inside = ((x - lx) ** 2 + (y - ly) ** 2) ** 0.5 / INCH
    roof = counted + inside + DIFFICULT * laid.settings.building_height_in
    return Journey(
        (*way.points, door.middle),
        length,
        way.difficult / INCH,
        counted,
        moves(counted, SOLDIER_INCHES),
        roof,
        moves(roof, SOLDIER_INCHES),
        max(0.0, (way.cost(DIFFICULT) - bare.cost(DIFFICULT)) / INCH) if bare else 0.0,
    )


def report(scenario: Scenario) -> tuple[str, ...]:
    """What the terrain means, in two sentences for ``brains check``."""
    found = journey(scenario)
    if found is None:
        return ("Way to the door: none.",)
    terrain = f"{found.terrain:.1f} in more than without terrain"
    slow = f"{found.difficult:.1f} in of it difficult, counted double"
    return (
        f"Way to the door: {found.counted:.1f} in, {_turns(found.turns)} at {SOLDIER_INCHES} in ({slow}; {terrain}).",
        f"Way to the roof: {found.roof:.1f} in, {_turns(found.roof_turns)}.",
    )


def _turns(count: int) -> str:
    return f"{count} turn{'' if count == 1 else 's'}"
