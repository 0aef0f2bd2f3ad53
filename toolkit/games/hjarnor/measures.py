"""The figures a Hjärnor board must keep, in millimetres, for one inch (readings H1-H8)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from toolkit.games.hjarnor.settings import shipped

if TYPE_CHECKING:
    from toolkit.games.hjarnor.settings import Settings

QUADRANTS = ("north-west", "north-east", "south-east", "south-west")  # buildings 1 to 4, clockwise from the west
SIGNS = ((-1, 1), (1, 1), (1, -1), (-1, -1))
# The quadrant that faces each of QUADRANTS across the street that runs north-south, and across the other one.
ACROSS_X = (1, 0, 3, 2)
ACROSS_Y = (3, 2, 1, 0)
ARMS = ("west", "north", "east", "south")
STATIONS = ("front-left", "front-right", "rear-left", "rear-right")  # the driver first (H7)
DOORS = 8
HEROES = 4
START_ZOMBIES = 4


@dataclass(frozen=True, slots=True)
class Measures:
    """``half`` is half the board's side, ``reach`` the six inches from the centre, ``street`` the clear widths."""

    inch: float
    scale: float
    half: float
    reach: float
    street: tuple[float, float]
    block: float
    car: tuple[float, float]
    door: tuple[float, float]  # narrowest and widest opening (H6)
    corner: float  # from a door to its wall's corner, half a base
    wall: float  # the shortest wall with a door
    spawn: float  # radius of a spawn spot
    base: float
    edge: float  # from a start zombie's base to the board's edge

    @property
    def station(self) -> tuple[float, float]:
        """Where the heroes stand beside the car: along it and across it, from the car's middle to a base's centre."""
        along = max(0.15 * self.car[0], self.base / 2)
        return round(along + 0.0049, 2), round(self.car[1] / 2 + self.base / 2, 2)


@lru_cache(maxsize=64)
def measures(settings: Settings) -> Measures:
    """The figures for these settings: streets, blocks and the default car scale with the inch (H1)."""
    inch = settings.inch_mm
    scale = inch / 25.4
    own_car = not settings.car_scaled or settings.car_mm != shipped().car_mm
    length, width = settings.car_mm
    factor = 1.0 if own_car else scale
    return Measures(
        inch=inch,
        scale=scale,
        half=300.0 if inch >= 25 else 12 * inch,
        reach=6 * inch,
        street=(settings.street_mm[0] * scale, settings.street_mm[1] * scale),
        block=settings.block_mm * scale,
        car=(round(length * factor, 2), round(width * factor, 2)),
        door=(inch, 1.5 * inch),
        corner=inch / 2,
        wall=2 * inch,
        spawn=inch / 2,
        base=inch,
        edge=4 * inch,
    )
