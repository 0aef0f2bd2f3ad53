"""Draws the building in the middle of the table: one open door, windows on all sides, a ladder, a roof (B7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.boards.plane import rectangle, rounded
from toolkit.games.braaains.rules import BUILDING_INCHES, EDGES, INCH, OUTWARD
from toolkit.model.board import Building, Opening, Spot

if TYPE_CHECKING:
    from toolkit.boards.chance import Chance
    from toolkit.games.braaains.settings import Settings
    from toolkit.model.board import Point

HALF = BUILDING_INCHES * INCH / 2
NAME = "building-1"
# Openings as (middle along the wall from its own middle, width), in inches; the first of a front is the door (house).
FRONTS = (((0.0, 1.5), (-1.6, 1.0), (1.6, 1.0)), ((-0.9, 1.5), (1.2, 1.2)), ((0.9, 1.5), (-1.2, 1.2)))
WALLS = (((0.0, 1.5),), ((-1.1, 1.1), (1.1, 1.1)), ((0.0, 2.0),))


def draw_building(settings: Settings) -> tuple[Building, Spot]:
    """The building five inches square in the exact middle, and the ladder in its middle."""
    ring = rectangle(-HALF, -HALF, HALF, HALF)
    building = Building(NAME, ring, round(settings.building_height_in * INCH, 2), roof=True)
    return building, Spot("ladder-1", "ladder", (0.0, 0.0), building=NAME)


def draw_openings(chance: Chance, building: str = NAME) -> tuple[tuple[Opening, ...], tuple[Opening, ...]]:
    """The door, on one side by chance, and the windows on all four, the door's side too."""
    front = chance.choice(EDGES)
    doors: list[Opening] = []
    windows: list[Opening] = []
    for side in EDGES:
        layout = chance.choice(FRONTS if side == front else WALLS)
        for index, (middle, width) in enumerate(layout):
            a, b = on_wall(side, middle, width)
            if side == front and index == 0:
                doors.append(Opening("door-1", "door", building, a, b))
            else:
                windows.append(Opening(f"window-{len(windows) + 1}", "window", building, a, b))
    return tuple(doors), tuple(windows)


def on_wall(side: str, middle: float, width: float) -> tuple[Point, Point]:
    """The ends of an opening on a side of the building; ``middle`` and ``width`` in inches along the wall."""
    x, y = OUTWARD[side]
    ends = ((middle - width / 2) * INCH, (middle + width / 2) * INCH)
    low, high = (rounded(x * HALF - y * end, y * HALF + x * end) for end in ends)
    return low, high
