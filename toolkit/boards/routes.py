"""Where a base can stand, whether it can get from one place to another, and the shortest way over difficult ground."""

from __future__ import annotations

import heapq
from dataclasses import dataclass
from itertools import pairwise
from math import ceil
from typing import TYPE_CHECKING, Any

import numpy as np
import shapely

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.boards.shapes import Numbers, Shapes
    from toolkit.model.board import Point

SLACK = 0.02  # mm: a way may touch what it passes
STEP = 20.0  # mm between the places on the rim of difficult ground where a way may bend
ROUND = 4  # corners of a quarter of a circle round an obstacle


@dataclass(frozen=True, slots=True)
class Way:
    """A way from place to place: where it bends, its length, and how much of it is difficult ground (mm)."""

    points: tuple[Point, ...]
    length: float
    difficult: float

    def cost(self, factor: float = 2.0) -> float:
        """Movement that the way costs, difficult ground counted ``factor`` times."""
        return self.length + (factor - 1) * self.difficult


def open_ground(outline: Any, solids: Shapes, radius: float) -> Any:
    """Where the middle of a base with this radius can be: inside the outline, clear of everything solid."""
    inside = shapely.buffer(outline, -radius, join_style="mitre")
    if not len(solids):
        return inside
    return shapely.difference(inside, shapely.union_all(shapely.buffer(solids, radius, quad_segs=ROUND)))


def parts_of(ground: Any, places: Sequence[Point]) -> list[int]:
    """For each place the number of the part of the ground that it lies on or at; -1 where it lies on none.

    Two places with the same number can be reached from each other.
    """
    parts = shapely.get_parts(ground)
    if not len(parts) or not len(places):
        return [-1] * len(places)
    apart = shapely.distance(shapely.points(np.array(places, dtype=float))[:, None], parts[None, :])
    nearest = np.argmin(apart, axis=1)
    return [int(part) if apart[i, part] <= 2 * SLACK else -1 for i, part in enumerate(nearest)]


def shortest_way(
    ground: Any, difficult: Any, starts: Sequence[Point], goal: Point, *, factor: float = 2.0
) -> Way | None:
    """The cheapest way from any of the starts to the goal, difficult ground counted ``factor`` times; None if none.

    ``ground`` is where a base's middle can be (``open_ground``). The way bends at obstacles and on the rim of
    difficult ground, there at places STEP mm apart: it is at most about a hundredth dearer than the best.
    """
    allowed = shapely.buffer(ground, SLACK)
    shapely.prepare(allowed)
    rim, difficult = difficult, shapely.buffer(difficult, -SLACK)  # along the rim is not through
    found = _search(allowed, difficult, _places(starts, goal, _bends(ground), None, factor), len(starts), factor)
    if found is None or found.difficult == 0:
        return found
    bends = [*_bends(ground), *_rim(rim)]
    limit = found.cost(factor)
    return _search(allowed, difficult, _places(starts, goal, bends, limit, factor), len(starts), factor)


def _bends(ground: Any) -> list[Point]:
    """The corners of the ground that a way may bend round."""
    return [(x, y) for x, y in shapely.get_coordinates(ground).tolist()]


def _rim(difficult: Any) -> list[Point]:
    """Places on the rim of difficult ground, not farther apart than STEP."""
    rim = shapely.segmentize(shapely.boundary(difficult), STEP)
    return [(x, y) for x, y in shapely.get_coordinates(rim).tolist()]


def _places(
    starts: Sequence[Point], goal: Point, bends: Sequence[Point], limit: float | None, factor: float
) -> Numbers:
    """The goal, the starts, and the bends that a way no dearer than ``limit`` can reach."""
    del factor
    fixed = np.array([goal, *starts], dtype=float)
    if not bends:
        return fixed
    places = np.unique(np.array(bends, dtype=float), axis=0)
    if limit is not None:
        to_goal = np.hypot(*(places - fixed[0]).T)
        to_start = np.min(np.hypot(*(places[:, None, :] - fixed[None, 1:, :]).transpose(2, 0, 1)), axis=1)
        places = places[to_goal + to_start <= limit]
    return np.vstack([fixed, places])


def _search(allowed: Any, difficult: Any, places: Numbers, starts: int, factor: float) -> Way | None:
    """From the goal (the first place) to the nearest of the starts (those after it), by A*."""
    count = len(places)
    left = np.min(np.hypot(*(places[:, None, :] - places[None, 1 : starts + 1, :]).transpose(2, 0, 1)), axis=1)
    best = np.full(count, np.inf)
    best[0] = 0.0
    hard = np.zeros(count)
    before = [-1] * count
    done = np.zeros(count, dtype=bool)
    queue = [(float(left[0]), 0)]
    while queue:
        _, here = heapq.heappop(queue)
        if done[here]:
            continue
        done[here] = True
        if 1 <= here <= starts:
            return _way(places, before, here, float(hard[here]))
        lengths = np.hypot(*(places - places[here]).T)
        near = np.nonzero(~done & (best[here] + lengths < best - 1e-9))[0]
        lines = shapely.linestrings(np.stack([np.broadcast_to(places[here], (len(near), 2)), places[near]], axis=1))
        free = shapely.covers(allowed, lines)
        near, lines = near[free], lines[free]
        through = shapely.length(shapely.intersection(lines, difficult))
        costs = best[here] + lengths[near] + (factor - 1) * through
        for place, cost, slow in zip(near.tolist(), costs.tolist(), through.tolist(), strict=True):
            if cost < best[place] - 1e-9:
                best[place], before[place], hard[place] = cost, here, hard[here] + slow
                heapq.heappush(queue, (cost + float(left[place]), place))
    return None


def _way(places: Numbers, before: list[int], end: int, difficult: float) -> Way:
    """The way from a start to the goal, as it was found from the goal."""
    points = []
    while end >= 0:
        points.append((float(places[end][0]), float(places[end][1])))
        end = before[end]
    length = sum(float(np.hypot(b[0] - a[0], b[1] - a[1])) for a, b in pairwise(points))
    return Way(tuple(points), length, difficult if difficult > SLACK else 0.0)


def moves(cost: float, each: float) -> int:
    """The turns that a way takes when a model moves ``each`` a turn.

    >>> moves(16.0, 8.0), moves(16.1, 8.0)
    (2, 3)
    """
    return ceil(cost / each - 1e-6)
