"""Checks the car, the heroes, the start zombies and the supply (H7, H8, H11, Models)."""

from __future__ import annotations

from collections import Counter
from math import cos, radians, sin
from typing import TYPE_CHECKING

import numpy as np
import shapely

from toolkit.boards import shapes
from toolkit.boards.figures import TOLERANCE, counted
from toolkit.games.hjarnor.measures import ARMS, HEROES, START_ZOMBIES, STATIONS
from toolkit.model.board import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from toolkit.games.hjarnor.laid_out import LaidOut
    from toolkit.model.board import Car, Model, Point

# For each arm: the coordinate across it, and the quadrants on its lower and on its higher side.
ACROSS = {"west": (1, 3, 0), "north": (0, 0, 1), "east": (1, 2, 1), "south": (0, 3, 2)}


def start_faults(laid: LaidOut) -> Iterator[Fault]:
    """H7, H8, H11 and the heading Models, all of them."""
    yield from counted("H7", "cars", len(laid.board.cars), 1)
    heroes, zombies = laid.board.models_of("hero"), laid.board.models_of("zombie")
    yield from counted("H7", "heroes", len(heroes), HEROES)
    yield from counted("H8", "start zombies", len(zombies), START_ZOMBIES)
    if len(zombies) > laid.settings.zombies:
        yield Fault("H11", "zombies", str(len(zombies)), f"<= {laid.settings.zombies}, the supply")
    arms = [_arm(zombie) for zombie in zombies]
    yield from _zombies(laid, zombies, arms)
    for car in laid.board.cars:
        yield from _car(laid, car, arms)
    if len(laid.board.cars) == 1:
        yield from _heroes(laid, laid.board.cars[0], heroes)
    yield from _models(laid)
    yield from _overlaps(laid)


def _car(laid: LaidOut, car: Car, arms: list[str]) -> Iterator[Fault]:
    """H7: at the centre, of its size, along the zombies' street."""
    length, width = laid.figures.car
    xs, ys = zip(*car.ring, strict=True)
    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    off = float(np.hypot(*middle))
    if off > TOLERANCE:
        yield Fault("H7", car.id, f"{laid.length(off)} from the centre", "at the centre", at=middle)
    ahead, aside = zip(*(_turned(corner, car.heading_degrees) for corner in car.ring), strict=True)
    size = (max(ahead) - min(ahead), max(aside) - min(aside))
    if abs(size[0] - length) > TOLERANCE or abs(size[1] - width) > TOLERANCE:
        shown = f"{size[0]:.2f} x {size[1]:.2f} mm along its heading of {car.heading_degrees:g} degrees"
        yield Fault("H7", car.id, shown, f"{length:.2f} x {width:.2f} mm", True, middle)
    streets = {"west": 0, "east": 0, "north": 90, "south": 90}
    wanted = Counter(streets[arm] for arm in arms).most_common(1)
    turned = car.heading_degrees % 180
    if wanted and min(abs(turned - wanted[0][0]), abs(turned - wanted[0][0] - 180)) > TOLERANCE:
        street = f"{wanted[0][0]} or {wanted[0][0] + 180} degrees, along the zombies' street"
        yield Fault("H7", car.id, f"heading {car.heading_degrees:g} degrees", street, at=middle)


def _heroes(laid: LaidOut, car: Car, heroes: tuple[Model, ...]) -> Iterator[Fault]:
    """H7: each in contact with the car at a station of its own, two a side."""
    xs, ys = zip(*car.ring, strict=True)
    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    aside_most = max(_turned((x - middle[0], y - middle[1]), car.heading_degrees)[1] for x, y in car.ring)
    stations: list[str] = []
    for hero in heroes:
        gap = float(shapely.distance(laid.cars[0], shapely.Point(hero.at))) - hero.base / 2
        if abs(gap) > TOLERANCE:
            shown = f"{laid.length(gap)} from the car" if gap > 0 else f"{laid.length(-gap)} over the car"
            yield Fault("H7", hero.id, shown, "base contact with the car", at=hero.at)
        ahead, left = _turned((hero.at[0] - middle[0], hero.at[1] - middle[1]), car.heading_degrees)
        station = f"{'front' if ahead > 0 else 'rear'}-{'left' if left > 0 else 'right'}"
        stations.append(station)
        if abs(left) < aside_most - TOLERANCE:
            yield Fault("H7", hero.id, "before or behind the car", "at a car door, two a side", at=hero.at)
        elif hero.station is not None and hero.station != station:
            yield Fault("H7", hero.id, f"stands at {station}", f"its station {hero.station[:40]}", at=hero.at)
    for station, count in Counter(stations).items():
        if count > 1:
            here = [hero.id for hero, place in zip(heroes, stations, strict=True) if place == station]
            yield Fault("H7", ", ".join(here), f"{count} heroes at {station}", f"one each at {', '.join(STATIONS)}")


def _zombies(laid: LaidOut, zombies: tuple[Model, ...], arms: list[str]) -> Iterator[Fault]:
    """H8: two at each end of one street, four inches from the board's edge, inside the street."""
    left, bottom, right, top = laid.edges
    wanted = laid.figures.edge
    for zombie, arm in zip(zombies, arms, strict=True):
        x, y = zombie.at
        radius = zombie.base / 2
        edge = {"west": x - left, "east": right - x, "north": top - y, "south": y - bottom}[arm] - radius
        if abs(edge - wanted) > TOLERANCE:
            shown = f"{laid.length(edge)} from the {arm} edge"
            yield Fault("H8", zombie.id, shown, laid.length(wanted), at=zombie.at)
        axis, lower, higher = ACROSS[arm]
        low, high = laid.inner.get(lower), laid.inner.get(higher)
        room = min(
            zombie.at[axis] + low[axis] - radius if low else 0.0,
            high[axis] - zombie.at[axis] - radius if high else 0.0,
        )
        if room < -TOLERANCE:
            yield Fault("H8", zombie.id, f"{laid.length(-room)} outside", f"inside the {arm} street", at=zombie.at)
    ends = Counter(arms)
    shown = ", ".join(f"{arm} {ends[arm]}" for arm in ARMS if ends[arm])
    pairs = ({"west": 2, "east": 2}, {"north": 2, "south": 2})
    if len(zombies) == START_ZOMBIES and dict(ends) not in pairs:
        yield Fault("H8", "start zombies", shown, "two at each end of one street")


def _models(laid: LaidOut) -> Iterator[Fault]:
    """Models: one-inch bases, on the board."""
    for model in laid.board.models:
        if abs(model.base - laid.figures.base) > TOLERANCE:
            yield Fault(
                "Models", model.id, f"base {laid.length(model.base)}", laid.length(laid.figures.base), at=model.at
            )
        room = laid.to_edge(*model.at) - model.base / 2
        if room < -TOLERANCE:
            yield Fault("Models", model.id, f"{laid.length(-room)} off the board", "wholly on the board", at=model.at)


def _overlaps(laid: LaidOut) -> Iterator[Fault]:
    """Models: none over another, a building or the car; nor the car over a building."""
    models = laid.board.models
    apart = shapes.distances(laid.centres, laid.centres) - laid.radii[:, None] - laid.radii[None, :]
    for i, j in zip(*np.nonzero(np.triu(apart < -TOLERANCE, 1)), strict=True):
        pair = f"{models[i].id}, {models[j].id}"
        yield Fault("Models", pair, f"overlap by {laid.length(-float(apart[i, j]))}", "no overlap", at=models[i].at)
    for others, solid in ((laid.board.buildings, laid.buildings), (laid.board.cars, laid.cars)):
        apart = shapes.distances(laid.centres, solid) - laid.radii[:, None]
        for i, j in zip(*np.nonzero(apart < -TOLERANCE), strict=True):
            if models[i].kind == "hero" and others is laid.board.cars and len(others) == 1:
                continue  # H7 says it
            pair = f"{models[i].id}, {others[j].id}"
            shown = f"overlap by {laid.length(-float(apart[i, j]))}"
            yield Fault("Models", pair, shown, "no overlap", at=models[i].at)
    for i, car in enumerate(laid.board.cars):
        apart = shapes.distances(laid.cars[i : i + 1], laid.buildings)[0]
        for j in np.nonzero(apart <= 0.0)[0]:
            yield Fault("H7", f"{car.id}, {laid.board.buildings[j].id}", laid.length(0.0), "the car clear of buildings")


def _arm(model: Model) -> str:
    """The arm of the crossing that a model stands in."""
    x, y = model.at
    if abs(x) >= abs(y):
        return "east" if x > 0 else "west"
    return "north" if y > 0 else "south"


def _turned(p: Point, heading_degrees: float) -> Point:
    """A point as seen from the car: ahead, and to the left."""
    c, s = cos(radians(heading_degrees)), sin(radians(heading_degrees))
    return p[0] * c + p[1] * s, p[1] * c - p[0] * s
