"""Draws a whole Hjärnor scenario, or one part of it anew, by a seed.

Each part has a stream of chance of its own (``7/buildings``, ``7/models``, ``7/doors``, ``7/scenery``), so that a new
roll of one part leaves the others as they were.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from toolkit.boards.chance import Chance
from toolkit.boards.plane import rectangle
from toolkit.errors import NoBoardError
from toolkit.games.hjarnor.blocks import blocks
from toolkit.games.hjarnor.boxes import boxes
from toolkit.games.hjarnor.doors import draw_doors, splits_that_fit, walls
from toolkit.games.hjarnor.measures import QUADRANTS, measures
from toolkit.games.hjarnor.scenery import draw_scenery, wanted_pieces
from toolkit.games.hjarnor.settings import differing
from toolkit.games.hjarnor.start import inner_corner, start, streets
from toolkit.model.board import Board, Building
from toolkit.model.scenario import Scenario

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from toolkit.games.hjarnor.blocks import Footprint
    from toolkit.games.hjarnor.doors import Place
    from toolkit.games.hjarnor.measures import Measures
    from toolkit.games.hjarnor.settings import Settings
    from toolkit.model.board import Opening, Ring

SLUG = "hjarnor"
TRIES = 100
PARTS = ("doors", "scenery", "models", "buildings")


def make_scenario(settings: Settings, seed: int) -> Scenario:
    """A valid board for these settings, the same for the same seed everywhere.

    NoBoardError when the player's own boxes, car or doors allow none.
    """
    figures = measures(settings)
    half = figures.half
    table = rectangle(-half, -half, half, half)
    buildings = draw_buildings(figures, settings, table, Chance(seed, "buildings"))
    rings = [building.ring for building in buildings]
    corners = [inner_corner(ring) for ring in rings]
    car, models, spots = start(figures, corners, rings, Chance(seed, "models"))
    doors = doors_for(figures, settings, buildings, table, Chance(seed, "doors"))
    board = Board(
        ring=table,
        buildings=buildings,
        doors=doors,
        cars=(car,),
        streets=streets(figures, corners),
        models=models,
        spots=spots,
    )
    scenery = draw_scenery(figures, settings, board, wanted_pieces(settings), Chance(seed, "scenery"))
    return Scenario(SLUG, seed, settings.inch_mm, differing(settings), replace(board, scenery=scenery))


def draw_buildings(figures: Measures, settings: Settings, table: Ring, chance: Chance) -> tuple[Building, ...]:
    """Four buildings, one a quadrant, clockwise from the north-west: the player's own boxes, or blocks of ours."""
    if settings.buildings:
        found = boxes(
            figures, settings.buildings, chance, lambda placed: _hold(figures, settings, placed, table, chance)
        )
        return tuple(
            Building(f"building-{number}", box.ring, roof=True, extra={"shape": box.shape, "roof_style": box.roof})
            for number, box in enumerate(found, 1)
        )
    low, high = (round(4 * inches) for inches in settings.height_in)
    found = blocks(figures, chance)
    for _ in range(TRIES if settings.split else 0):  # only very small blocks can miss a split asked for
        if _hold(figures, settings, found, table, chance):
            break
        found = blocks(figures, chance)
    return tuple(
        Building(
            f"building-{number}",
            drawn.ring,
            round(chance.whole(low, high) * figures.inch / 4, 2),
            roof=True,
            extra={"shape": drawn.shape, "roof_style": drawn.roof},
        )
        for number, drawn in enumerate(found, 1)
    )


def _hold(figures: Measures, settings: Settings, placed: Sequence[Footprint], table: Ring, chance: Chance) -> bool:
    """Whether these buildings have walls enough for the doors asked for."""
    rings = [box.ring for box in placed]
    options = [walls(figures, ring, [r for r in rings if r is not ring], table, chance) for ring in rings]
    fitting = splits_that_fit([sum(wall.holds(figures) for wall in free) for free in options])
    return settings.split in fitting if settings.split else bool(fitting)


def doors_for(
    figures: Measures,
    settings: Settings,
    buildings: Sequence[Building],
    table: Ring,
    chance: Chance,
    clear: Callable[[Place], bool] | None = None,
) -> tuple[Opening, ...]:
    """Eight doors; NoBoardError when the split asked for, or any at all, does not fit these buildings."""
    rings = [building.ring for building in buildings]
    if len(rings) != len(QUADRANTS):
        raise NoBoardError(
            f"H4: {len(rings)} buildings cannot share eight doors as the rules say, four are needed", where="buildings"
        )
    options = [walls(figures, ring, [r for r in rings if r is not ring], table, chance) for ring in rings]
    capacity = [sum(wall.holds(figures) for wall in free) for free in options]
    fitting = splits_that_fit(capacity)
    wanted = settings.split
    if wanted and wanted in fitting:
        return draw_doors(figures, buildings, wanted, options, chance, clear)
    if wanted or not fitting:
        asked = f"the split {'+'.join(map(str, wanted))}" if wanted else "eight doors, one or more a building,"
        raise NoBoardError(
            f"H6: {asked} does not fit: buildings 1 to 4 hold at most {', '.join(map(str, capacity))} doors",
            where="door_split",
            cure="Use door_split=random or larger boxes" if wanted else "Use larger boxes",
        )
    return draw_doors(figures, buildings, chance.choice(fitting), options, chance, clear)
