"""Checks the board itself, its buildings and its streets (H1-H4)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import numpy as np
import shapely

from toolkit.boards import shapes
from toolkit.boards.figures import TOLERANCE, counted
from toolkit.games.hjarnor.laid_out import ORIGIN
from toolkit.games.hjarnor.measures import ARMS, QUADRANTS, SIGNS
from toolkit.model.board import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from toolkit.games.hjarnor.laid_out import LaidOut


def board_faults(laid: LaidOut) -> Iterator[Fault]:
    """H1: one square board of the right size round the origin."""
    half = laid.figures.half
    outlines = laid.board.drawn + sum(piece.kind == "board" for piece in laid.board.scenery)
    yield from counted("H1", "board", outlines, 1)
    if not laid.board.drawn:
        return
    left, bottom, right, top = laid.edges
    if max(abs(left + half), abs(bottom + half), abs(right - half), abs(top - half)) > TOLERANCE:
        yield Fault(
            "H1",
            laid.board.id,
            f"x {left:.2f} to {right:.2f}, y {bottom:.2f} to {top:.2f} mm",
            f"x and y {-half:.2f} to {half:.2f} mm",
        )
    full = (right - left) * (top - bottom)
    area = float(shapely.area(shapes.polygons([laid.board.ring])[0]))
    if full - area > TOLERANCE * 4 * max(right - left, top - bottom):
        yield Fault("H1", laid.board.id, f"{area / full:.1%} of its square", "a square")


def building_faults(laid: LaidOut) -> Iterator[Fault]:
    """H2 to H4: distance from the centre, widths of the streets, one building a quadrant, sizes, gaps behind."""
    buildings = laid.board.buildings
    yield from counted("H4", "buildings", len(buildings), 4)
    if not buildings:
        return
    yield from _centre(laid)
    yield from _streets(laid)
    yield from _quadrants(laid)
    yield from _sizes(laid)
    yield from _behind(laid)
    if len(buildings) > 1:
        apart = shapes.distances(laid.buildings, laid.buildings)
        for one, other in zip(*np.nonzero(np.triu(apart <= 0.0, 1)), strict=True):
            yield Fault(
                "H4",
                f"{buildings[one].id}, {buildings[other].id}",
                laid.length(0.0),
                "buildings apart from each other",
                at=shapes.middle_between(laid.buildings[one], laid.buildings[other]),
            )


def _centre(laid: LaidOut) -> Iterator[Fault]:
    """H2: six inches from the centre to the nearest point of the footprint."""
    centre = shapely.Point(ORIGIN)
    for building, shape, far in zip(
        laid.board.buildings, laid.buildings, shapely.distance(laid.buildings, centre), strict=True
    ):
        if far < laid.figures.reach - TOLERANCE:
            yield Fault(
                "H2",
                building.id,
                laid.length(float(far)),
                f"{laid.at_least(laid.figures.reach)} from the centre",
                at=shapes.nearest_point(shape, centre),
            )


def _streets(laid: LaidOut) -> Iterator[Fault]:
    """H2: the clear width of each arm, between the buildings facing each other."""
    low, high = laid.figures.street
    half = laid.figures.half
    for arm, (one, other, axis) in zip(ARMS, ((0, 3, 1), (0, 1, 0), (1, 2, 1), (2, 3, 0)), strict=True):
        if one not in laid.inner or other not in laid.inner:
            continue
        width = laid.inner[one][axis] + laid.inner[other][axis]
        if not low - TOLERANCE <= width <= high + TOLERANCE:
            at = {
                "west": (-half / 2, 0.0),
                "north": (0.0, half / 2),
                "east": (half / 2, 0.0),
                "south": (0.0, -half / 2),
            }
            yield Fault(
                "H2", f"{arm} street", laid.length(width), f"{laid.length(low)} to {laid.length(high)}", True, at[arm]
            )


def _quadrants(laid: LaidOut) -> Iterator[Fault]:
    """H4: one building a quadrant, wholly in it and on the board."""
    for quadrant, name in enumerate(QUADRANTS):
        here = [b.id for b, q in zip(laid.board.buildings, laid.quadrants, strict=True) if q == quadrant]
        if len(here) != 1:
            yield Fault("H4", f"{name} quadrant", ", ".join(here) or "no building", "one building")
    left, bottom, right, top = laid.edges
    for building, quadrant, box in zip(laid.board.buildings, laid.quadrants, laid.bounds, strict=True):
        sx, sy = SIGNS[quadrant]
        over = max(box[2] if sx < 0 else -box[0], box[3] if sy < 0 else -box[1])
        middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
        if over > TOLERANCE:
            wanted = f"wholly in the {QUADRANTS[quadrant]} quadrant"
            yield Fault("H4", building.id, f"{laid.length(over)} across the middle line", wanted, at=middle)
        off = max(left - box[0], bottom - box[1], box[2] - right, box[3] - top)
        if off > TOLERANCE:
            yield Fault("H4", building.id, f"{laid.length(off)} off the board", "wholly on the board", at=middle)


def _sizes(laid: LaidOut) -> Iterator[Fault]:
    """H4: blocks of ours are no smaller than the smallest; a player's boxes are those of the settings."""
    sizes = [(round(right - left, 2), round(top - bottom, 2)) for left, bottom, right, top in laid.bounds]
    wanted = Counter(tuple(sorted(round(side, 2) for side in size)) for size in laid.settings.buildings)
    for building, shape, size, box in zip(laid.board.buildings, laid.buildings, sizes, laid.bounds, strict=True):
        middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
        shown = f"{size[0]:.2f} x {size[1]:.2f} mm"
        if not laid.settings.buildings:
            if min(size) < laid.figures.block - TOLERANCE:
                least = laid.figures.block
                wanted_size = f">= {least:.2f} x {least:.2f} mm, or a box of yours (setting buildings)"
                yield Fault("H4", building.id, shown, wanted_size, True, middle)
            continue
        sides = sorted(size)
        match = next((b for b in wanted if max(abs(sides[0] - b[0]), abs(sides[1] - b[1])) <= TOLERANCE), None)
        whole = float(shapely.area(shape)) >= size[0] * size[1] - TOLERANCE * sum(size)
        if match is None or not whole:
            boxes = ", ".join(f"{width:g} x {depth:g}" for width, depth in laid.settings.buildings)
            yield Fault("H4", building.id, shown, f"one of your boxes: {boxes} mm", at=middle)
        else:
            wanted[match] -= 1
            wanted += Counter()


def _behind(laid: LaidOut) -> Iterator[Fault]:
    """H4: behind a building is nothing, or at least one base's way."""
    left, bottom, right, top = laid.edges
    for building, quadrant, box in zip(laid.board.buildings, laid.quadrants, laid.bounds, strict=True):
        sx, sy = SIGNS[quadrant]
        behind = (box[0] - left if sx < 0 else right - box[2], box[1] - bottom if sy < 0 else top - box[3])
        for gap, at in zip(
            behind,
            (
                (box[0] if sx < 0 else box[2], (box[1] + box[3]) / 2),
                ((box[0] + box[2]) / 2, box[1] if sy < 0 else box[3]),
            ),
            strict=True,
        ):
            if TOLERANCE < gap < laid.figures.base - TOLERANCE:
                yield Fault(
                    "H4",
                    building.id,
                    f"{laid.length(gap)} behind it",
                    f"0 or {laid.at_least(laid.figures.base)}",
                    True,
                    at,
                )
