"""Places the car, the heroes at its doors, its sound and the first zombies; draws the streets (H7, H8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.boards.plane import rectangle, rounded, to_ring
from toolkit.errors import NoBoardError
from toolkit.games.hjarnor.measures import ARMS, SIGNS, STATIONS
from toolkit.model.board import Car, Model, Spot, Street

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.boards.chance import Chance
    from toolkit.games.hjarnor.measures import Measures
    from toolkit.model.board import Point, Ring

HEADINGS = (0.0, 90.0, 180.0, 270.0)
FORWARD = ((1, 0), (0, 1), (-1, 0), (0, -1))
KERB = 1.6  # inches from a wall to a start zombie's centre: doors' spots and a passing base fit between


def inner_corner(ring: Ring) -> Point:
    """How far a building's nearest side lies from each axis: its inner corner, were it a rectangle."""
    return min(abs(x) for x, _ in ring), min(abs(y) for _, y in ring)


def streets(measures: Measures, corners: Sequence[Point]) -> tuple[Street, ...]:
    """The four arms, clockwise from the west, and the crossing between the buildings' inner corners."""
    half = measures.half
    inner = [rounded(a * sx, b * sy) for (a, b), (sx, sy) in zip(corners, SIGNS, strict=True)]
    west_north, north_east, east_south, south_west = inner
    arms = (
        (rounded(-half, south_west[1]), south_west, west_north, rounded(-half, west_north[1])),
        (west_north, north_east, rounded(north_east[0], half), rounded(west_north[0], half)),
        (east_south, rounded(half, east_south[1]), rounded(half, north_east[1]), north_east),
        (rounded(south_west[0], -half), rounded(east_south[0], -half), east_south, south_west),
    )
    found = [
        Street(f"street-{number}", ring, {"part": "arm", "side": side})
        for number, (ring, side) in enumerate(zip(arms, ARMS, strict=True), 1)
    ]
    return (*found, Street("street-5", tuple(reversed(inner)), {"part": "crossing"}))


def start(
    measures: Measures, corners: Sequence[Point], rings: Sequence[Ring], chance: Chance
) -> tuple[Car, tuple[Model, ...], tuple[Spot, ...]]:
    """The car, the four heroes and four zombies, and the car's sound."""
    quarter = chance.whole(0, 3)
    fx, fy = FORWARD[quarter]
    length, width = measures.car
    along, across = (length, width) if fx else (width, length)
    ring = rectangle(-along / 2, -across / 2, along / 2, across / 2)
    far, aside = measures.station
    heroes = []
    for number, station in enumerate(STATIONS, 1):
        ahead = far if station.startswith("front") else -far
        left = aside if station.endswith("left") else -aside
        at = rounded(fx * ahead - fy * left, fy * ahead + fx * left)
        heroes.append(Model(f"hero-{number}", "hero", at, measures.base, station=station))
    zombies = _zombies(measures, corners, bool(fx), chance)
    _passable(measures, ring, heroes, rings, length)
    sound = Spot("sound-1", "sound", (0.0, 0.0), extra={"source": "car"})
    return Car("car", ring, HEADINGS[quarter]), (*heroes, *zombies), (sound,)


def _ends(corners: Sequence[Point], *, east_west: bool) -> tuple[tuple[int, float, float], ...]:
    """Both ends of a street: their direction, and where the buildings on either side begin."""
    nw, ne, se, sw = corners
    if east_west:
        return (-1, -sw[1], nw[1]), (1, -se[1], ne[1])
    return (-1, -sw[0], se[0]), (1, -nw[0], ne[0])


def stands_between(measures: Measures, corners: Sequence[Point], at: Point) -> bool:
    """Whether a start zombie at this place has room to the kerbs of the street it stands in."""
    east_west = abs(at[0]) >= abs(at[1])
    along, across = at if east_west else (at[1], at[0])
    _, low, high = _ends(corners, east_west=east_west)[along > 0]
    kerb = KERB * measures.inch
    return low + kerb <= across <= high - kerb


def _zombies(measures: Measures, corners: Sequence[Point], east_west: bool, chance: Chance) -> list[Model]:
    """Two at each end of one street, four inches from the board's edge, side by side somewhere between the kerbs."""
    away = measures.half - measures.edge - measures.base / 2
    kerb = KERB * measures.inch
    zombies: list[Model] = []
    for end, low, high in _ends(corners, east_west=east_west):
        first, second = low + kerb, high - kerb
        room = max(0.0, second - first - 1.02 * measures.base)
        gap = chance.parts(room, 3)[0]
        between = chance.uniform(0.0, min(room - gap, 2 * measures.base))
        for place in (first + gap, first + gap + 1.02 * measures.base + between):
            at = rounded(end * away, place) if east_west else rounded(place, end * away)
            zombies.append(Model(f"zombie-{len(zombies) + 1}", "zombie", at, measures.base))
    return zombies


def _passable(measures: Measures, car: Ring, heroes: Sequence[Model], rings: Sequence[Ring], length: float) -> None:
    """NoBoardError when the player's car is so large that nobody passes between it and a building or the zombies."""
    room = measures.half - measures.edge - 2 * measures.base - length / 2
    if room < 0:
        raise NoBoardError(
            f"H8: a car of {length:g} mm leaves the start zombies {room:.2f} mm too little room in its street",
            where="car_mm",
            cure=f"A car of {length + 2 * room:.0f} mm or less has room",
        )
    for number, ring in enumerate(rings, 1):
        near = min([to_ring(hero.at, ring) - hero.base / 2 for hero in heroes])
        near = min(near, *(to_ring(corner, ring) for corner in car))
        if near < measures.base + 0.02:
            raise NoBoardError(
                f"H9: between building {number} and the car with its heroes {near:.2f} mm are left, "
                f"{measures.base:g} mm are needed for a base to pass",
                where="car_mm",
                cure="Use a smaller car",
            )
