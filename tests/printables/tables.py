"""Scenarios for the tests of maps: generated ones, and an open field with every kind of scenery."""

from __future__ import annotations

import math
from functools import cache

from toolkit.games.hjarnor.scenario import make_scenario
from toolkit.games.hjarnor.settings import shipped
from toolkit.model.board import Board, Building, Model, Opening, Point, Scenery, Spot
from toolkit.model.scenario import Scenario

FIELD = 609.6
AREAS = ("woods", "river", "crossing", "bushes", "rubble", "ruin", "wall", "swamp <b>&\"'")
LINES = ("wall", "fence", "hedge")
POINTS = ("gravestone", "tree", "bush", "bin", "post")


@cache
def hjarnor(seed: int) -> Scenario:
    """A generated Hjärnor board."""
    return make_scenario(shipped(), seed)


def square(x: float, y: float, wide: float, tall: float) -> tuple[Point, ...]:
    """A rectangle from its lower left corner."""
    return ((x, y), (x + wide, y), (x + wide, y + tall), (x, y + tall))


def blob(x: float, y: float, radius: float) -> tuple[Point, ...]:
    """A closed uneven ring."""
    ring = tuple(
        (x + radius * (1 + 0.1 * (i % 3)) * math.cos(i * 0.7), y + radius * math.sin(i * 0.7)) for i in range(9)
    )
    return (*ring, ring[0])


@cache
def open_field() -> Scenario:
    """A table without streets: one building with windows, ladder and roof, soldiers, spawn points, all scenery."""
    house = Building("house", square(-63.5, -63.5, 127, 127), 76.2, roof=True)
    door = Opening("door-1", "door", "house", (-15, -63.5), (15, -63.5))
    windows = (Opening("window-1", "window", "house", (-63.5, -15), (-63.5, 15)),)
    scenery = [
        Scenery(f"{kind.split()[0]}-area", kind, "Polygon", (blob(-500 + 140 * i, 400, 50),), impassable=True)
        for i, kind in enumerate(AREAS)
    ]
    scenery += [
        Scenery(f"{kind}-line", kind, "LineString", ((-500, -200 - 40 * i), (-300, -220 - 40 * i)))
        for i, kind in enumerate(LINES)
    ]
    scenery += [Scenery(f"{kind}-point", kind, "Point", (300 + 40 * i, -300)) for i, kind in enumerate(POINTS)]
    models = tuple(Model(f"soldier-{i}", "soldier", (30.0 * i - 60, -590), name="<i>Bo & Co</i>") for i in range(5))
    spots = (Spot("ladder-1", "ladder", (0, 0), "house"), Spot("spawn-1", "spawn", (0, 596.9), number=1))
    table = square(-FIELD, -FIELD, 2 * FIELD, 2 * FIELD)
    board = Board(table, (house,), (door,), windows, models=models, spots=spots, scenery=tuple(scenery))
    return Scenario("braaains", 5, board=board)
