"""Whether everybody can reach everybody: a base's ways among impassable pieces, by their clearances.

Grown by half a base, convex pieces that meet no other in more than one place shut nothing in: where the pieces and
the board's edges, joined wherever a base does not pass between them, form no loop, all that is left is one ground
(the nerve of convex sets). Only where there is a loop are the shapes really grown, cut and compared.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
import shapely

from toolkit.boards import shapes
from toolkit.boards.ways import gaps

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.boards.shapes import Shapes
    from toolkit.model.board import Board, Point

ARCS = 16  # sides of a quarter circle where shapes are grown: its error is under 0.5 % of half a base
HALVINGS = 12  # of the base, in the search for the one that does get through
BUDGET = 120  # grounds cut in all those searches


def walled_in(
    solid: Shapes, box: tuple[float, float, float, float], centres: Sequence[Point], base: float
) -> dict[int, float]:
    """The places in ``centres`` that most of the others cannot reach, each with the widest base that could.

    ``solid`` are the impassable shapes, ``box`` the board's left, bottom, right and top; a base of the diameter
    ``base`` passes a gap as wide as itself. A place inside a piece counts as shut in, with 0.
    """
    if len(centres) < 2 or not len(solid):
        return {}
    if _open(solid, box, base):
        return {}
    homes, main = _homes(solid, box, centres, base)
    lost = [place for place, home in enumerate(homes) if home != main]
    if not lost:
        return {}
    there = homes.index(main)  # one of those who are not shut in
    widths = _Widths(solid, box, centres, base)
    found: dict[int, float] = {}
    known: dict[int, float] = {-1: 0.0}
    for place in lost:
        home = homes[place]
        if home not in known:
            known[home] = widths.between(place, there)
        found[place] = known[home]
    return found


class _Widths:
    """The widest base that gets from one place to another, by halving; grounds once cut are kept.

    After BUDGET cuts the halving stops where it is, so that a board of a thousand pens does not take for ever.
    """

    def __init__(self, solid: Shapes, box: tuple[float, float, float, float], centres: Sequence[Point], base: float):
        self.solid, self.box, self.centres, self.base = solid, box, centres, base
        self.cut: dict[int, list[int]] = {}

    def between(self, one: int, other: int) -> float:
        """Millimetres, too small by at most a part of HALVINGS of the base."""
        low, high = 0, 1 << HALVINGS
        while high - low > 1:
            middle = (low + high) // 2
            if middle not in self.cut:
                if len(self.cut) >= BUDGET:
                    break
                self.cut[middle] = _homes(self.solid, self.box, self.centres, self.base * middle / (1 << HALVINGS))[0]
            homes = self.cut[middle]
            if homes[one] == homes[other] >= 0:
                low = middle
            else:
                high = middle
        return self.base * low / (1 << HALVINGS)


def impassable(board: Board) -> tuple[Shapes, list[str]]:
    """What no base passes, and the ids: the buildings, walls, and all scenery that says so."""
    pieces = [piece for piece in board.scenery if piece.impassable or piece.kind == "wall"]
    solid = np.concatenate([shapes.polygons([one.ring for one in board.buildings]), shapes.scenery(pieces)])
    return solid, [*(building.id for building in board.buildings), *(piece.id for piece in pieces)]


def convex_parts(solid: Shapes) -> Shapes | None:
    """The shapes as convex ones: lines by their stretches, areas as they are; None where an area is not convex."""
    kinds = shapely.get_type_id(solid)
    if not np.isin(kinds, (0, 1, 3)).all():
        return None
    areas = solid[kinds == 3]
    hollow = shapely.area(shapely.convex_hull(areas)) - shapely.area(areas)
    if (hollow > 1e-6 * shapely.area(areas) + 1e-9).any():
        return None
    stretches = []
    for line in solid[kinds == 1]:
        corners = shapely.get_coordinates(line)
        stretches += list(pairwise(corners))
    return np.concatenate([areas, solid[kinds == 0], shapes.lines(stretches)])


def _open(solid: Shapes, box: tuple[float, float, float, float], base: float) -> bool:
    """Whether pieces and edges, joined where no base passes, form no loop; False when that cannot be told so."""
    parts = convex_parts(solid)
    if parts is None:
        return False
    left, bottom, right, top = box
    count = len(parts)
    leader = list(range(count + 1))  # the last one is the board's edge

    def find(piece: int) -> int:
        while leader[piece] != piece:
            leader[piece] = leader[leader[piece]]
            piece = leader[piece]
        return piece

    bounds = shapely.bounds(parts)
    rooms = (bounds[:, 0] - left, bounds[:, 1] - bottom, right - bounds[:, 2], top - bounds[:, 3])
    pairs = [(int(piece), count) for room in rooms for piece in np.nonzero(room < base)[0]]
    pairs += [(gap.one, gap.other) for gap in gaps(parts, np.zeros(count), base)]
    for one, other in pairs:
        a, b = find(one), find(other)
        if a == b:
            return False
        leader[a] = b
    return True


def _homes(
    solid: Shapes, box: tuple[float, float, float, float], centres: Sequence[Point], base: float
) -> tuple[list[int], int]:
    """For each place the ground it lies on, -1 for none; and the ground where most of them are."""
    left, bottom, right, top = box
    half = base / 2
    ground = shapely.box(left + half, bottom + half, right - half, top - half)
    grown = shapely.union_all(shapely.buffer(solid, half, quad_segs=ARCS))
    grounds = shapely.get_parts(shapely.difference(ground, grown))
    if not len(grounds):
        return [-1] * len(centres), -1
    away = shapes.distances(shapes.points(centres), grounds)
    nearest = np.argmin(away, axis=1)
    # A base that stands against a piece, or a little in it, is on the ground beside it.
    homes = np.where(away[np.arange(len(centres)), nearest] <= half, nearest, -1)
    at_home = homes[homes >= 0]
    main = int(np.argmax(np.bincount(at_home))) if len(at_home) else -1
    return homes.tolist(), main
