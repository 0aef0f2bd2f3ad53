"""Checks the doors, their numbers and their spawn spots (H5, H6)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from toolkit.boards import shapes
from toolkit.boards.figures import TOLERANCE, counted
from toolkit.games.hjarnor.measures import DOORS
from toolkit.model.board import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from toolkit.games.hjarnor.laid_out import LaidOut
    from toolkit.model.board import Opening, Point, Ring


class OnWall(NamedTuple):
    """Where a door lies on a wall: which building and wall, from where to where, and the wall's length."""

    building: str
    wall: int
    low: float
    high: float
    length: float


def door_faults(laid: LaidOut) -> Iterator[Fault]:
    """H5 and H6, all of them."""
    doors = laid.board.doors
    yield from counted("H5", "doors", len(doors), DOORS)
    numbers = Counter(door.number for door in doors)
    for number in range(1, DOORS + 1):
        if numbers[number] != 1:
            here = [door.id for door in doors if door.number == number]
            piece = ", ".join(here) or f"door number {number}"
            yield Fault("H5", piece, f"number {number} {_times(numbers[number])}", "each number 1 to 8 once")
    for door in doors:
        if door.number is None or not 1 <= door.number <= DOORS:
            shown = "no number" if door.number is None else f"number {door.number}"
            yield Fault("H5", door.id, shown, "a number from 1 to 8", at=door.middle)
    rings = {building.id: building.ring for building in laid.board.buildings}
    for name in rings:
        if not any(door.building == name for door in doors):
            yield Fault("H5", name, "no door", "at least one door")
    placed: list[tuple[Opening, OnWall]] = []
    for door in doors:
        if door.building not in rings:
            shown = f"of {door.building[:60]!r}" if door.building else "of no building"
            yield Fault("H5", door.id, shown, "a door of one of the buildings", at=door.middle)
            continue
        place = _on_wall(door, rings[door.building])
        if place is None:
            yield Fault("H6", door.id, "off the wall", f"on one wall of {door.building}", True, door.middle)
        else:
            placed.append((door, place))
    yield from _openings(laid, placed)
    yield from _spots(laid)


def _openings(laid: LaidOut, placed: Sequence[tuple[Opening, OnWall]]) -> Iterator[Fault]:
    """H6: width, distance from the corners, no overlap."""
    narrow, wide = laid.figures.door
    corner = laid.figures.corner
    for i, (door, place) in enumerate(placed):
        width = place.high - place.low
        if not narrow - TOLERANCE <= width <= wide + TOLERANCE:
            wanted = f"{laid.length(narrow)} to {laid.length(wide)} wide"
            yield Fault("H6", door.id, laid.length(width), wanted, True, door.middle)
        near = min(place.low, place.length - place.high)
        if near < corner - TOLERANCE:
            wanted = f"{laid.at_least(corner)} from the wall's corner"
            yield Fault("H6", door.id, laid.length(near), wanted, True, door.middle)
        for other, there in placed[i + 1 :]:
            if (place.building, place.wall) == (there.building, there.wall):
                over = min(place.high, there.high) - max(place.low, there.low)
                if over > TOLERANCE:
                    pair = f"{door.id}, {other.id}"
                    yield Fault("H6", pair, f"overlap by {laid.length(over)}", "no overlap", True, door.middle)


def _spots(laid: LaidOut) -> Iterator[Fault]:
    """H6: the spawn spot touches the wall at the door's middle, on the board, clear of everything."""
    radius = laid.figures.spawn
    doors = []
    for door in laid.board.doors:
        if door.spawn is None:
            yield Fault("H6", door.id, "no spawn spot", "a spawn spot outside the door", True, door.middle)
            continue
        doors.append(door)
        far = float(np.hypot(door.spawn[0] - door.middle[0], door.spawn[1] - door.middle[1]))
        if abs(far - radius) > TOLERANCE:
            wanted = f"{laid.length(radius)} from the door's middle"
            yield Fault("H6", f"{door.id} spawn", laid.length(far), wanted, True, door.spawn)
        room = laid.to_edge(*door.spawn)
        if room < radius - TOLERANCE:
            wanted = f"{laid.at_least(radius)}: wholly on the board"
            yield Fault("H6", f"{door.id} spawn", f"{laid.length(room)} to the board's edge", wanted, True, door.spawn)
    if not doors:
        return
    names = [f"{door.id} spawn" for door in doors]
    spots = laid.spots
    for others, shapes_of, reach in (
        ([building.id for building in laid.board.buildings], laid.buildings, radius),
        ([car.id for car in laid.board.cars], laid.cars, radius),
        ([piece.id for piece in laid.pieces], laid.scenery, radius),
        ([model.id for model in laid.board.models], laid.centres, radius + laid.radii),
    ):
        apart = shapes.distances(spots, shapes_of)
        for i, j in zip(*np.nonzero(apart < reach - TOLERANCE), strict=True):
            wanted = laid.at_least(float(np.broadcast_to(reach, (len(others),))[j]))
            yield Fault(
                "H6",
                f"{names[i]}, {others[j]}",
                laid.length(float(apart[i, j])),
                f"{wanted} clear",
                True,
                doors[i].spawn,
            )
    apart = shapes.distances(spots, spots)
    for i, j in zip(*np.nonzero(np.triu(apart < laid.figures.base - TOLERANCE, 1)), strict=True):
        wanted = f"{laid.at_least(laid.figures.base)} between the spots' middles"
        yield Fault("H6", f"{names[i]}, {names[j]}", laid.length(float(apart[i, j])), wanted, True, doors[i].spawn)


def _on_wall(door: Opening, ring: Ring) -> OnWall | None:
    """The wall that both ends of a door lie on, the nearest one; None when they lie on none."""
    best: tuple[float, OnWall] | None = None
    for number, (a, b) in enumerate(walls(ring)):
        length = float(np.hypot(b[0] - a[0], b[1] - a[1]))
        along = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
        seen = [(_dot(end, a, along), abs(_cross(end, a, along))) for end in (door.a, door.b)]
        off = max(away for _, away in seen)
        low, high = sorted(t for t, _ in seen)
        off = max(off, -low, high - length)
        if off <= TOLERANCE and (best is None or off < best[0]):
            best = (off, OnWall(door.building, number, low, high, length))
    return best[1] if best else None


def walls(ring: Ring) -> list[tuple[Point, Point]]:
    """The walls of a footprint; a corner that bends nothing does not end one."""
    kept = [corner for i, corner in enumerate(ring) if not _straight(ring[i - 1], corner, ring[(i + 1) % len(ring)])]
    return [(kept[i - 1], corner) for i, corner in enumerate(kept)]


def _straight(before: Point, corner: Point, after: Point) -> bool:
    length = float(np.hypot(after[0] - before[0], after[1] - before[1]))
    if length == 0:
        return False
    along = ((after[0] - before[0]) / length, (after[1] - before[1]) / length)
    return abs(_cross(corner, before, along)) < 1e-6


def _dot(p: Point, a: Point, along: Point) -> float:
    return (p[0] - a[0]) * along[0] + (p[1] - a[1]) * along[1]


def _cross(p: Point, a: Point, along: Point) -> float:
    return (p[0] - a[0]) * along[1] - (p[1] - a[1]) * along[0]


def _times(count: int) -> str:
    return {0: "missing", 1: "once", 2: "twice"}.get(count, f"{count} times")
