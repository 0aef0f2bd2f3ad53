"""Line of sight between two bases on a board (H13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import shapely

from toolkit.boards.figures import TOLERANCE
from toolkit.boards.shapes import lines, polygons, scenery

if TYPE_CHECKING:
    from toolkit.boards.shapes import Shapes
    from toolkit.model.board import Board, Point

RAYS = 24  # points on the rim of each base


def can_see(board: Board, a: Point, b: Point, *, bases: tuple[float, float] = (25.4, 25.4)) -> bool:
    """Whether a straight line leads from some point of one base to some point of the other (Line of Sight).

    Walls block it, except where it passes through a door or window; models do not block; scenery does when it says
    so. ``a`` and ``b`` are the centres of the bases, ``bases`` their diameters. The lines tried go from the centre
    and 24 points of each rim, so a gap of less than about a thirtieth of a base can be missed.
    """
    starts, ends = _rim(a, bases[0] / 2), _rim(b, bases[1] / 2)
    count = len(starts)
    rays = shapely.linestrings(np.stack([np.repeat(starts, count, axis=0), np.tile(ends, (count, 1))], axis=1))
    blocking = scenery([piece for piece in board.scenery if piece.blocks_sight])
    for shape in (*_walls(board), *blocking):
        shapely.prepare(shape)
        rays = rays[~shapely.intersects(shape, rays)]
        if not len(rays):
            return False
    return True


def _rim(centre: Point, radius: float) -> Shapes:
    angles = np.linspace(0.0, 2 * np.pi, RAYS, endpoint=False)
    rim = np.stack([np.cos(angles), np.sin(angles)], axis=1) * radius + np.array(centre)
    return np.vstack([np.array([centre], dtype=float), rim])


def _walls(board: Board) -> Shapes:
    """The outlines of the buildings without their doors and windows."""
    outlines = shapely.boundary(polygons([building.ring for building in board.buildings]))
    openings = [*board.doors, *board.windows]
    holes = shapely.buffer(lines([(o.a, o.b) for o in openings]), TOLERANCE, cap_style="square")
    places = {building.id: i for i, building in enumerate(board.buildings)}
    for opening, hole in zip(openings, holes, strict=True):
        if opening.building in places:
            i = places[opening.building]
            outlines[i] = shapely.difference(outlines[i], hole)
    return outlines
