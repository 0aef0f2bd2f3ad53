"""Draws the scenery: trees, fences, bushes and bins along the walls, clear of doors, spots and models (H9).

Every piece stands beside a wall, in a strip so narrow that the streets stay passable. Along each wall the free
stretches are known, so a place is drawn among them and never tried in vain.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from toolkit.boards.plane import DOZEN, TURNS, box, rounded, to_ring, to_segment
from toolkit.games.hjarnor.doors import sides
from toolkit.model.board import Scenery

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.boards.chance import Chance
    from toolkit.games.hjarnor.measures import Measures
    from toolkit.games.hjarnor.settings import Settings
    from toolkit.model.board import Board, Building, Model, Opening, Point, Ring

KINDS = (("tree", "trees"), ("fence", "fences"), ("bush", "bushes"), ("bin", "bins"))  # kind and its setting
GAP = 1.5  # millimetres between a piece and whatever it must not cover
STRIP = 30.0  # depth of the pavement that may be planted, before scaling
GARDEN = 70.0  # the same behind a building, away from the streets


class Verge(NamedTuple):
    """The ground before one wall: the wall, its depth, whether a street lies there, and its free stretches."""

    a: Point
    along: Point
    out: Point
    depth: float
    garden: bool
    free: list[tuple[float, float]]


def wanted_pieces(settings: Settings) -> list[tuple[str, str]]:
    """Id and kind of every piece that the settings ask for."""
    return [(f"{kind}-{n}", kind) for kind, key in KINDS for n in range(1, getattr(settings, key) + 1)]


def draw_scenery(
    measures: Measures, settings: Settings, board: Board, wanted: Sequence[tuple[str, str]], chance: Chance
) -> tuple[Scenery, ...]:
    """The wanted pieces (id and kind) beside the board's buildings, clear of all that stands there.

    A kind that finds no room any more is left out from there on.
    """
    verges = [verge for building in board.buildings for verge in _verges(measures, building, board)]
    blocks = settings.scenery_blocks
    pieces = []
    full: set[str] = set()
    for name, kind in wanted:
        shape = None if kind in full else _placed(kind, verges, measures.scale, chance)
        if shape is None:
            full.add(kind)
        else:
            pieces.append(Scenery(name, kind, *shape, impassable=blocks, blocks_sight=blocks))
    return tuple(pieces)


def _verges(measures: Measures, building: Building, board: Board) -> list[Verge]:
    left, bottom, right, top = box(board.ring)
    middle = ((left + right) / 2, (bottom + top) / 2)
    pieces = sides(building.ring)
    doors = [door for door in board.doors if door.building == building.id]
    models = _near(board.models, building.ring, GARDEN * measures.scale + 2 * measures.base)
    found = []
    for i, (a, along, out, length) in enumerate(pieces):
        b = pieces[(i + 1) % len(pieces)][0]
        to_edge = min(
            [
                room / abs(way)
                for x, y in (a, b)
                for room, way in (
                    ((right - x) if out[0] > 0 else (x - left), out[0]),
                    ((top - y) if out[1] > 0 else (y - bottom), out[1]),
                )
                if abs(way) > 1e-9
            ]
        )
        garden = (a[0] - middle[0]) * out[0] + (a[1] - middle[1]) * out[1] > 0
        depth = min(to_edge, (GARDEN if garden else STRIP) * measures.scale) - 0.5
        if depth < 8 * measures.scale:
            continue
        before, after = pieces[i - 1][1], pieces[(i + 1) % len(pieces)][1]
        strip = STRIP * measures.scale
        low = strip if _inner(before, along, out) else 0.0
        high = length - (strip if _inner(along, after, out) else 0.0)
        free = [(low, high)]
        for door in doors:
            _take_door(free, door, a, along, out, measures)
        for model in models:
            _take_model(free, model, a, along, out, depth)
        for piece in board.scenery:
            _take_piece(free, piece, a, along, out, depth)
        found.append(Verge(a, along, out, depth, garden, free))
    return found


def _near(models: Sequence[Model], ring: Ring, reach: float) -> list[Model]:
    """The models no further from a building's box than ``reach``."""
    left, bottom, right, top = box(ring)
    return [
        model
        for model in models
        if left - reach < model.at[0] < right + reach and bottom - reach < model.at[1] < top + reach
    ]


def _inner(before: Point, after: Point, out: Point) -> bool:
    """Whether two walls meet in an inner corner; ``out`` is the outward direction of one of them."""
    turn = before[0] * after[1] - before[1] * after[0]
    around = before[1] * out[0] - before[0] * out[1] or after[1] * out[0] - after[0] * out[1]
    return turn * around < -1e-9


def _take_door(
    free: list[tuple[float, float]], door: Opening, a: Point, along: Point, out: Point, measures: Measures
) -> None:
    """The stretch before a door on this wall is not free."""
    ts, aways = _seen(a, along, out, door.a, door.b, *([door.spawn] if door.spawn else []))
    if -measures.base < min(aways) and max(aways) < 2 * measures.base:
        middle = ts[2] if door.spawn else (ts[0] + ts[1]) / 2
        _take(free, min(*ts, middle - measures.spawn) - GAP, max(*ts, middle + measures.spawn) + GAP)


def _take_model(
    free: list[tuple[float, float]], model: Model, a: Point, along: Point, out: Point, depth: float
) -> None:
    """A piece leaves a base's way between itself and a model."""
    (t,), (away,) = _seen(a, along, out, model.at)
    reach = 1.5 * model.base + GAP
    if -reach < away < depth + reach:
        _take(free, t - reach, t + reach)


def _take_piece(
    free: list[tuple[float, float]], piece: Scenery, a: Point, along: Point, out: Point, depth: float
) -> None:
    """The stretch beside a piece that stands there already."""
    ts, aways = _seen(a, along, out, *corners(piece))
    if min(aways) < depth and max(aways) > 0.0:
        _take(free, min(ts) - GAP, max(ts) + GAP)


def corners(piece: Scenery) -> list[Point]:
    """All the points of a piece's geometry, in order."""
    layer = [piece.coordinates]
    while isinstance(layer[0][0], tuple):
        layer = [part for whole in layer for part in whole]
    return layer


def gap_to(piece: Scenery, place: Point) -> float:
    """The distance of a point from a piece, near enough: holes and separate parts count as filled."""
    points = corners(piece)
    if "Polygon" in piece.shape:
        return to_ring(place, tuple(points))
    return min([to_segment(place, a, b) for a, b in pairwise([points[0], *points])])


def _seen(a: Point, along: Point, out: Point, *points: Point) -> tuple[list[float], list[float]]:
    """How far along the wall and how far from it the points lie."""
    ts = [(x - a[0]) * along[0] + (y - a[1]) * along[1] for x, y in points]
    aways = [(x - a[0]) * out[0] + (y - a[1]) * out[1] for x, y in points]
    return ts, aways


def _take(free: list[tuple[float, float]], low: float, high: float) -> None:
    """The stretches that remain when one from ``low`` to ``high`` is taken."""
    kept = []
    for start, end in free:
        if end <= low or start >= high:
            kept.append((start, end))
        else:
            if start < low:
                kept.append((start, low))
            if high < end:
                kept.append((high, end))
    free[:] = kept


def _placed(kind: str, verges: list[Verge], scale: float, chance: Chance) -> tuple[str, object] | None:
    """The geometry of a piece in one of the free places, which it takes; None when there is none."""
    size, deep = _size(kind, scale, chance)
    wide = 2 * size + 2 * GAP
    stretches = [
        (verge, low, high) for verge in verges if verge.depth >= deep for low, high in verge.free if high - low >= wide
    ]
    if not stretches:
        return None
    shares = [high - low - wide + 20.0 for _, low, high in stretches]
    target = chance.random() * sum(shares)
    which = 0
    while which < len(shares) - 1 and target >= shares[which]:
        target -= shares[which]
        which += 1
    verge, low, high = stretches[which]
    if kind == "fence":
        size = chance.uniform(size, min(high - low - 2 * GAP, 5 * size) / 2) if high - low > wide else size
    t = chance.uniform(low + size + GAP, high - size - GAP)
    away = deep / 2 + chance.random() * (verge.depth - deep)
    _take(verge.free, t - size - GAP, t + size + GAP)
    (ax, ay), (ux, uy), (nx, ny) = verge.a, verge.along, verge.out
    x, y = ax + ux * t + nx * away, ay + uy * t + ny * away
    if kind == "fence":
        return "LineString", (rounded(x - ux * size, y - uy * size), rounded(x + ux * size, y + uy * size))
    return "Polygon", (_outline(kind, x, y, size, chance),)


def _size(kind: str, scale: float, chance: Chance) -> tuple[float, float]:
    """Half the length along the wall, and the depth a piece needs with room to the wall."""
    if kind == "fence":
        return 20.0 * scale, 6.0 * scale
    low, high = {"tree": (8.0, 12.0), "bush": (5.0, 7.5), "bin": (5.5, 5.5)}[kind]
    radius = chance.uniform(low, high) * scale
    return radius, 2 * (radius + GAP)


def _outline(kind: str, x: float, y: float, size: float, chance: Chance) -> Ring:
    """A round tree, an uneven bush, a square bin: closed like every ring in a file."""
    if kind == "bin":
        ux, uy = chance.choice(TURNS)
        side = size * 0.7
        corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ring = [rounded(x + side * (ux * p - uy * q), y + side * (uy * p + ux * q)) for p, q in corners]
    elif kind == "bush":
        random = chance.random
        ring = [rounded(x + size * (1 - 0.3 * random()) * ux, y + size * (1 - 0.3 * random()) * uy) for ux, uy in DOZEN]
    else:
        ring = [rounded(x + size * ux, y + size * uy) for ux, uy in DOZEN]
    return (*ring, ring[0])
