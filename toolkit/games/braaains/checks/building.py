"""Checks the table and the building in its middle: size, place, door, windows, ladder, roof (B7)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
import shapely

from toolkit.boards.figures import TOLERANCE, counted
from toolkit.games.braaains.laid_out import BASE, HALF, shown
from toolkit.games.braaains.rules import BUILDING_INCHES, INCH, TABLE_INCHES
from toolkit.model.board import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from toolkit.boards.shapes import Shapes
    from toolkit.games.braaains.laid_out import LaidOut
    from toolkit.model.board import Building, Opening
    from toolkit.model.scenario import Scenario

SIDE = BUILDING_INCHES * INCH


def table_faults(scenario: Scenario, laid: LaidOut) -> Iterator[Fault]:
    """B7: four by four feet, its middle at the origin; inches of 25.4 mm."""
    if abs(scenario.inch - INCH) > 1e-6:
        yield Fault("B7", "inch_mm", f"{scenario.inch:g} mm", f"{INCH:g} mm")
    if not laid.board.drawn:
        yield Fault("B7", laid.board.id, "no outline", _square(TABLE_INCHES * INCH))
        return
    for piece in laid.board.scenery:
        if piece.kind == "board":
            yield Fault("B7", piece.id, "another outline", "one outline of the board")
    left, bottom, right, top = shapely.bounds(laid.outline).tolist()
    side = 2 * HALF
    full = float(shapely.area(laid.outline)) >= (right - left) * (top - bottom) - 2 * side * TOLERANCE
    if max(abs(right - left - side), abs(top - bottom - side)) > TOLERANCE or not full:
        found = f"{right - left:.2f} x {top - bottom:.2f} mm" + ("" if full else ", not rectangular")
        yield Fault("B7", laid.board.id, found, _square(side))
    off = float(np.hypot(left + right, bottom + top)) / 2
    if off > TOLERANCE:
        yield Fault("B7", laid.board.id, f"its middle {shown(off)} off the origin", "its middle at the origin")


def building_faults(laid: LaidOut) -> Iterator[Fault]:
    """B7: one building five inches square in the exact middle, with all that belongs to it."""
    buildings = laid.board.buildings
    yield from counted("B7", "buildings", len(buildings), 1)
    yield from counted("B7", "doors", len(laid.board.doors), 1)
    names = {building.id for building in buildings}
    for opening in (*laid.board.doors, *laid.board.windows):
        if opening.building and opening.building not in names:
            where = f"on building {opening.building[:40]!r}"
            yield Fault("B7", opening.id, where, "on a building of this board", at=opening.middle)
    for building, shape in zip(buildings, laid.buildings, strict=True):
        yield from _footprint(laid, building, shape)
        sides = _sides(shape)
        openings = [
            opening
            for opening in (*laid.board.doors, *laid.board.windows)
            if opening.building == building.id or (not opening.building and len(buildings) == 1)
        ]
        yield from _openings(building, sides, openings)
    yield from _ladders(laid)


def _footprint(laid: LaidOut, building: Building, shape: Shapes) -> Iterator[Fault]:
    around = shapely.get_coordinates(shapely.minimum_rotated_rectangle(shape))
    long, wide = sorted((float(np.hypot(*(around[i + 1] - around[i]))) for i in (0, 1)), reverse=True)
    full = float(shapely.area(shape)) >= long * wide - 4 * SIDE * TOLERANCE
    at = shapely.get_coordinates(shapely.centroid(shape))[0].tolist()
    where = (float(at[0]), float(at[1]))
    if max(abs(long - SIDE), abs(wide - SIDE)) > TOLERANCE or not full:
        found = f"{long:.2f} x {wide:.2f} mm" + ("" if full else ", not rectangular")
        yield Fault("B7", building.id, found, _square(SIDE), at=where)
    off = float(np.hypot(*where))
    if off > TOLERANCE:
        yield Fault("B7", building.id, f"{shown(off)} off the middle", "exactly in the middle", at=where)
    if not building.roof:
        yield Fault("B7", building.id, "no roof", "a roof that models can stand on", at=where)
    height = laid.settings.building_height_in * INCH
    if building.height is not None and abs(building.height - height) > TOLERANCE:
        yield Fault("B7", building.id, f"{shown(building.height)} high", shown(height), True, where)


def _sides(shape: Shapes) -> Shapes:
    """The four sides of the building: those of the rectangle round it."""
    corners = shapely.get_coordinates(shapely.minimum_rotated_rectangle(shape))
    return shapely.linestrings(np.stack([corners[:-1], corners[1:]], axis=1))


def _openings(building: Building, sides: Shapes, openings: Sequence[Opening]) -> Iterator[Fault]:
    """B7: every opening on one wall; a door and windows on all four sides; house: a base wide, not overlapping."""
    ends = shapely.points(np.array([(o.a, o.b) for o in openings], dtype=float).reshape(-1, 2))
    away = shapely.distance(ends[:, None], sides[None, :]).reshape(-1, 2, len(sides)).max(axis=1)
    where = [int(side) for side in np.argmin(away, axis=1)] if len(openings) else []
    windows = set()
    stretches: dict[int, list[tuple[float, float, Opening]]] = {}
    for i, opening in enumerate(openings):
        side, off = where[i], float(away[i, where[i]])
        width = float(np.hypot(opening.b[0] - opening.a[0], opening.b[1] - opening.a[1]))
        if width < BASE - TOLERANCE:
            yield Fault("B7", opening.id, f"{shown(width)} wide", f">= {shown(BASE)}", True, opening.middle)
        if off > TOLERANCE:
            yield Fault(
                "B7", opening.id, f"{shown(off)} off the wall", f"on a wall of {building.id}", at=opening.middle
            )
            continue
        if opening.kind == "window":
            windows.add(side)
        along = shapely.line_locate_point(sides[side], ends[2 * i : 2 * i + 2]).tolist()
        stretches.setdefault(side, []).append((min(along), max(along), opening))
    for row in stretches.values():
        row.sort(key=lambda stretch: stretch[:2])
        for (_, end, one), (start, _, other) in pairwise(row):
            if end - start > TOLERANCE:
                pair = f"{one.id}, {other.id}"
                yield Fault("B7", pair, f"overlap by {shown(end - start)}", "no overlap", True, other.middle)
    if len(windows) < len(sides):
        yield Fault("B7", building.id, f"windows on {len(windows)} sides", "windows on all four sides")


def _ladders(laid: LaidOut) -> Iterator[Fault]:
    """B7: one ladder, in the middle of the building."""
    ladders = [spot for spot in laid.board.spots if spot.kind == "ladder"]
    yield from counted("B7", "ladders", len(ladders), 1)
    by_name = dict(zip((building.id for building in laid.board.buildings), laid.buildings, strict=True))
    for ladder in ladders:
        if ladder.building and ladder.building not in by_name:
            where = f"in building {ladder.building[:40]!r}"
            yield Fault("B7", ladder.id, where, "in a building of this board", at=ladder.at)
        house = by_name.get(ladder.building or "") or (laid.buildings[0] if len(laid.buildings) == 1 else None)
        if house is None:
            continue
        off = float(shapely.distance(shapely.Point(ladder.at), shapely.centroid(house)))
        if off > TOLERANCE:
            found = f"{shown(off)} from the middle of the building"
            yield Fault("B7", ladder.id, found, "in the middle of the building", at=ladder.at)


def _square(side: float) -> str:
    return f"{side:.2f} x {side:.2f} mm ({side / INCH:g} x {side / INCH:g} in)"
