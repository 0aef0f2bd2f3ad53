"""Draws the terrain: by the seed from a density, or the player's own pieces, arranged (The Game, B2).

Everything stays clear of the building and its door, of the middles of all four edges (where soldiers start and fresh
meat appears), and farther apart than a base: so a way over open ground is always left, through a river by its
crossings.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from toolkit.boards.packing import Misfit, Rect, arranged
from toolkit.boards.plane import apart
from toolkit.boards.rivers import reach, river
from toolkit.boards.terrain import Ground, blob, oblong
from toolkit.errors import NoBoardError
from toolkit.games.braaains.building import HALF as HOUSE
from toolkit.games.braaains.rules import EDGES, INCH, KINDS, MODELS_DEEP_INCHES, MODELS_WIDE_INCHES, OUTWARD
from toolkit.games.braaains.start import BASE, HALF
from toolkit.model.board import Scenery

if TYPE_CHECKING:
    from toolkit.boards.chance import Chance
    from toolkit.boards.rivers import River
    from toolkit.games.braaains.settings import Settings
    from toolkit.model.board import Ring

GAP = BASE + 0.5  # mm from any piece to the next, the building and the places kept free
NEAR, FAR = 7 * INCH, 17 * INCH  # from the middle of a river to the table's middle line, or to its corner
RIVER = (1.2 * INCH, 1.6 * INCH)  # half its width
CROSSING = (2.0 * INCH, 3.0 * INCH)  # along the river; over the banks by ...
OVER = 0.75 * INCH
SPACING = 3.4 * INCH  # of crossings, at least
STATIONS = (4, 12)  # where on its course a river may be crossed, well inside the table
# Kind of the settings: smallest and largest radius in inches, and width over length.
SIZES: dict[str, tuple[float, float, tuple[float, float]]] = {
    "woods": (3.2, 5.4, (0.6, 0.95)),
    "bushes": (1.4, 3.0, (0.45, 0.8)),
    "rubble": (1.8, 3.4, (0.65, 0.95)),
    "ruins": (2.4, 4.2, (0.55, 0.85)),
}
SHRUNK = 0.7  # of the smallest radius, where room is short


def draw_terrain(settings: Settings, chance: Chance, edge: str) -> tuple[Scenery, ...]:
    """The pieces in the order of their placing; ``edge`` is where the soldiers start.

    NoBoardError when the player's own find no place.
    """
    if settings.own_terrain:
        return _own_pieces(settings, chance, edge)
    kinds = settings.terrain_kinds
    ground = Ground((-HALF, -HALF, HALF, HALF), GAP)
    ground.take((0.0, 0.0), HOUSE * 1.4143)
    for x, y in OUTWARD.values():
        ground.take((x * HALF, y * HALF), MODELS_WIDE_INCHES * INCH)
    pieces: list[Scenery] = []
    amount = settings.pieces[settings.density]
    if amount and "river" in kinds and 100 * chance.random() < settings.river_percent:
        water = river(HALF, NEAR, FAR, chance.uniform(*RIVER), chance)
        for at in water.course:
            ground.take(at, reach(4 * INCH, water.half))
        pieces += _river(settings, water, chance)
    drawable = [kind for kind in kinds if kind in SIZES]
    count = dict.fromkeys(drawable, 0)
    for _ in range(amount if drawable else 0):
        kind = chance.choice(drawable)
        low, high, (narrow, wide) = SIZES[kind]
        disc = ground.place(chance.uniform(low, high) * INCH, chance, least=SHRUNK * low * INCH)
        if disc is None:
            continue
        slender = chance.uniform(narrow, wide)
        ring = oblong(disc, chance, slender=slender) if kind == "ruins" else blob(disc, chance, slender=slender)
        count[kind] += 1
        pieces.append(_piece(settings, kind, count[kind], ring))
    return tuple(pieces)


def _piece(settings: Settings, kind: str, number: int, ring: Ring) -> Scenery:
    name = KINDS[kind]
    return Scenery(
        f"{name}-{number}",
        name,
        "Polygon",
        ((*ring, ring[0]),),
        difficult=kind in settings.difficult_kinds,
        blocks_sight=kind in {"woods", "ruins"},
    )


def _river(settings: Settings, water: River, chance: Chance) -> list[Scenery]:
    """The river and its crossings, as far apart as chance has it but never touching."""
    pieces = [_piece(settings, "river", 1, water.ring)]
    first, last = STATIONS
    course = water.course[first : last + 1]
    length = sum(apart(a, b) for a, b in pairwise(course))
    count = max(1, min(settings.crossings, int(length / SPACING)))
    each = (last - first) / count
    for number in range(count):
        station = round(first + (number + chance.uniform(0.3, 0.7)) * each)
        wide = min(chance.uniform(*CROSSING), length / count / 2)
        pieces.append(_crossing(number + 1, water.crossing(station, wide, OVER)))
    return pieces


def _crossing(number: int, ring: Ring) -> Scenery:
    return Scenery(f"crossing-{number}", "crossing", "Polygon", ((*ring, ring[0]),))


def _own_pieces(settings: Settings, chance: Chance, edge: str) -> tuple[Scenery, ...]:
    """The player's own pieces, each as the rectangle it is; one of water is crossed in its middle.

    They leave as much room at every edge as the soldiers need, or where that is too much, only what must be free.
    """
    own = settings.own_terrain
    sizes = [piece.size for piece in own]
    table = Rect(-HALF, -HALF, HALF, HALF)
    house = Rect(-HOUSE, -HOUSE, HOUSE, HOUSE)
    wide, deep = MODELS_WIDE_INCHES * INCH, MODELS_DEEP_INCHES * INCH
    found = arranged(sizes, table, [house, *(_strip(side, wide, wide) for side in EDGES)], GAP, chance)
    if isinstance(found, Misfit):
        taken = [house, _strip(edge, wide, deep), *(_strip(side, BASE / 2, BASE) for side in EDGES)]
        found = arranged(sizes, table, taken, GAP, chance)
    if isinstance(found, Misfit):
        raise NoBoardError(_misfit(settings, found), where="terrain", cure="Leave a piece out, or take smaller ones")
    pieces: list[Scenery] = []
    count = dict.fromkeys(KINDS, 0)
    crossings = 0
    for (kind, _), rect in zip(own, found, strict=True):
        count[kind] += 1
        pieces.append(_piece(settings, kind, count[kind], rect.ring()))
        if kind == "river":
            crossings += 1
            pieces.append(_crossing(crossings, _over(rect)))
    return tuple(pieces)


def _strip(edge: str, wide: float, deep: float) -> Rect:
    """The ground at the middle of an edge, ``wide`` mm to either side and ``deep`` mm into the table."""
    x, y = OUTWARD[edge]
    xs = (x * HALF - abs(y) * wide, x * (HALF - deep) + abs(y) * wide)
    ys = (y * HALF - abs(x) * wide, y * (HALF - deep) + abs(x) * wide)
    return Rect(min(xs), min(ys), max(xs), max(ys))


def _over(rect: Rect) -> Ring:
    """A crossing over the middle of a rectangle of water, from bank to bank of its long sides."""
    wide, high = rect.right - rect.left, rect.top - rect.bottom
    x, y = (rect.left + rect.right) / 2, (rect.bottom + rect.top) / 2
    half = min(CROSSING[0], max(wide, high)) / 2
    if wide >= high:
        return Rect(round(x - half, 2), rect.bottom, round(x + half, 2), rect.top).ring()
    return Rect(rect.left, round(y - half, 2), rect.right, round(y + half, 2)).ring()


def _misfit(settings: Settings, misfit: Misfit) -> str:
    own = settings.own_terrain
    kind, size = own[misfit.which]
    others = len(own) - 1
    beside = f"the other {others} pieces, " if others > 1 else "the other piece, " if others else ""
    wanted, most = _inches(size), _inches(misfit.room)
    return (
        f"B7: {kind} of {wanted} find no place beside {beside}the building, the start and the fresh-meat "
        f"points, {GAP / INCH:.2f} in clear of each: {most} would"
    )


def _inches(size: tuple[float, float]) -> str:
    return f"{size[0] / INCH:.2f} x {size[1] / INCH:.2f} in"
