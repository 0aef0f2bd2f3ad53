"""Checks that the scenery covers nothing and leaves every street passable by a base (H9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import shapely

from toolkit.boards import shapes
from toolkit.boards.figures import TOLERANCE
from toolkit.boards.ways import Gap, closed_by, gaps
from toolkit.model.board import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from toolkit.games.hjarnor.laid_out import LaidOut

SOUTH, EAST, NORTH, WEST = range(4)
# Each street: the edge of the board and the quadrants on its one side and on its other.
STREETS = (
    ("west-east street", (NORTH, (0, 1)), (SOUTH, (3, 2))),
    ("north-south street", (WEST, (0, 3)), (EAST, (1, 2))),
)


def scenery_faults(laid: LaidOut) -> Iterator[Fault]:
    """H9: clear of buildings, doors, stations and start positions, the car; on the board. Spawn spots: see H6."""
    if not laid.pieces:
        return
    yield from _off_board(laid)
    tree = shapely.STRtree(laid.scenery)
    for others, solid in ((laid.board.buildings, laid.buildings), (laid.board.cars, laid.cars)):
        for i, j in _pairs(tree.query(solid, predicate="intersects")):
            if shapely.intersects(laid.scenery[j], shapely.buffer(solid[i], -TOLERANCE)):
                yield _covers(laid, j, others[i].id, solid[i])
    if laid.board.doors:
        openings = shapes.lines([(door.a, door.b) for door in laid.board.doors])
        for i, j in _pairs(tree.query(openings, predicate="intersects")):
            yield _covers(laid, j, laid.board.doors[i].id, openings[i])
    if laid.board.models:
        near = _pairs(tree.query(laid.centres, predicate="dwithin", distance=laid.radii - TOLERANCE))
        for i, j in near:
            yield _covers(laid, j, laid.board.models[i].id, laid.centres[i])


def _off_board(laid: LaidOut) -> Iterator[Fault]:
    left, bottom, right, top = laid.edges
    for piece, (x, y, x2, y2) in zip(laid.pieces, shapely.bounds(laid.scenery).tolist(), strict=True):
        off = max(left - x, bottom - y, x2 - right, y2 - top)
        if off > TOLERANCE:
            middle = ((x + x2) / 2, (y + y2) / 2)
            yield Fault("H9", piece.id, f"{laid.length(off)} off the board", "wholly on the board", at=middle)


def street_faults(laid: LaidOut) -> Iterator[Fault]:
    """H9: after the last piece a base passes along both streets, from edge to edge of the board.

    The buildings and the board's edges on either side of a street are its two sides; scenery, the car and the models
    stand between them.
    """
    base = laid.figures.base
    count = len(laid.buildings)
    solid = np.concatenate([laid.buildings, laid.cars, laid.scenery, laid.centres])
    radii = np.zeros(len(solid))
    radii[len(solid) - len(laid.radii) :] = laid.radii
    left, bottom, right, top = laid.edges
    corners = ((left, bottom), (right, bottom), (right, top), (left, top))
    edges = shapes.lines([(corners[i], corners[(i + 1) % 4]) for i in range(4)])
    narrow = gaps(solid, radii, base - TOLERANCE)
    bounds = shapely.bounds(solid)
    rooms = (bounds[:, 1] - bottom, right - bounds[:, 2], top - bounds[:, 3], bounds[:, 0] - left)
    to_edges = [room - radii for room in rooms]
    for name, *both in STREETS:
        found = list(narrow)
        for edge, _ in both:
            near = np.nonzero(to_edges[edge] < base - TOLERANCE)[0]
            found += [Gap(max(0.0, float(to_edges[edge][i])), int(i), len(solid) + edge) for i in near]
        found.sort()
        sides = [
            [len(solid) + border, *(i for i in range(count) if laid.quadrants[i] in quadrants)]
            for border, quadrants in both
        ]
        gap = closed_by(found, len(solid) + 4, *sides)
        if gap is not None:
            yield _blocked(laid, name, gap, np.concatenate([solid, edges]))


def _blocked(laid: LaidOut, street: str, gap: Gap, everything: shapes.Shapes) -> Fault:
    board = laid.board
    names = [piece.id for piece in (*board.buildings, *board.cars, *laid.pieces, *board.models)]
    names += ["the south edge", "the east edge", "the north edge", "the west edge"]
    between = f"{names[gap.one]} and {names[gap.other]}"
    return Fault(
        "H9",
        f"{street}, {between}",
        f"a base of at most {laid.length(gap.width)} passes",
        f"a base of {laid.length(laid.figures.base)} passes",
        at=shapes.middle_between(everything[gap.one], everything[gap.other]),
    )


def _covers(laid: LaidOut, piece: int, other: str, shape: object) -> Fault:
    at = shapes.middle_between(laid.scenery[piece], shape)
    return Fault("H9", f"{laid.pieces[piece].id}, {other}", f"covers {other}", f"clear of {other}", at=at)


def _pairs(found: shapes.Numbers) -> list[tuple[int, int]]:
    """The pairs of an STRtree's query, in order."""
    return sorted((int(i), int(j)) for i, j in zip(*found, strict=True))
