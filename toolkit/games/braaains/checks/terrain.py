"""Checks the terrain: on the table, over nothing that must stay free, and a way for a base to the door (B2, B7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import shapely

from toolkit.boards import shapes
from toolkit.boards.figures import TOLERANCE
from toolkit.boards.routes import open_ground, parts_of
from toolkit.games.braaains.laid_out import BASE, front_of, shown
from toolkit.games.braaains.rules import CROSSINGS, KINDS
from toolkit.model.board import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from toolkit.games.braaains.laid_out import LaidOut


def terrain_faults(laid: LaidOut) -> Iterator[Fault]:
    """B2 and B7, all of them."""
    if laid.pieces:
        yield from _kinds(laid)
        yield from _on_table(laid)
        yield from _covers(laid)
        yield from _crossings(laid)
    yield from _way(laid)


def _kinds(laid: LaidOut) -> Iterator[Fault]:
    """B2: what was agreed to be difficult is marked so, and nothing else of those kinds is."""
    names = {feature: name for name, feature in KINDS.items()} | {"bushes": "bushes", "ruins": "ruins"}
    agreed = laid.settings.difficult_kinds
    for piece in laid.pieces:
        wanted = names[piece.kind] in agreed if piece.kind in names else piece.difficult
        if piece.difficult != wanted and piece.kind not in CROSSINGS:
            found, asked = ("difficult", "open ground") if piece.difficult else ("not difficult", "difficult ground")
            yield Fault("B2", piece.id, found, f"{asked}, as agreed in the settings")


def _on_table(laid: LaidOut) -> Iterator[Fault]:
    left, bottom, right, top = shapely.bounds(laid.outline).tolist()
    for piece, (x, y, x2, y2) in zip(laid.pieces, shapely.bounds(laid.scenery).tolist(), strict=True):
        off = max(left - x, bottom - y, x2 - right, y2 - top)
        if off > TOLERANCE:
            middle = ((x + x2) / 2, (y + y2) / 2)
            yield Fault("B7", piece.id, f"{shown(off)} off the table", "wholly on the table", at=middle)


def _covers(laid: LaidOut) -> Iterator[Fault]:
    """B7: clear of the building, its door, the soldiers and the fresh-meat points; house: a base before the door."""
    board = laid.board
    spots = [spot for spot in board.spots if spot.kind == "spawn"]
    soldiers = board.models_of("soldier")
    fronts = [front_of(door) for door in board.doors]
    places = [*(spot.at for spot in spots), *(model.at for model in soldiers), *fronts]
    radii = np.array([BASE / 2] * len(spots) + [model.base / 2 for model in soldiers] + [BASE / 2] * len(fronts))
    names = [spot.id for spot in spots] + [model.id for model in soldiers] + [f"{o.id}'s front" for o in board.doors]
    apart = shapes.distances(laid.scenery, shapes.points(places)) - radii[None, :]
    for i, j in zip(*np.nonzero(apart < -TOLERANCE), strict=True):
        pair = f"{laid.pieces[i].id}, {names[j]}"
        found = f"covers {names[j]} by {shown(-float(apart[i, j]))}"
        yield Fault("B7", pair, found, f"clear of {names[j]}", bool(j >= len(spots) + len(soldiers)), places[j])
    inner = shapely.buffer(laid.buildings, -TOLERANCE)
    for i, j in zip(*np.nonzero(shapely.intersects(laid.scenery[:, None], inner[None, :])), strict=True):
        over = float(shapely.area(shapely.intersection(laid.scenery[i], laid.buildings[j])))
        pair = f"{laid.pieces[i].id}, {board.buildings[j].id}"
        at = shapes.nearest_point(laid.scenery[i], shapely.centroid(laid.buildings[j]))
        yield Fault("B7", pair, f"covers {over / 100:.2f} cm2 of it", "clear of the building", at=at)
    if board.doors:
        openings = shapes.lines([(door.a, door.b) for door in board.doors])
        for i, j in zip(*np.nonzero(shapely.intersects(laid.scenery[:, None], openings[None, :])), strict=True):
            door = board.doors[j]
            over = float(shapely.length(shapely.intersection(laid.scenery[i], openings[j])))
            found = f"covers {shown(over)} of the door"
            yield Fault("B7", f"{laid.pieces[i].id}, {door.id}", found, "clear of the door", at=door.middle)


def _crossings(laid: LaidOut) -> Iterator[Fault]:
    """B2, house: a difficult river is crossed by something from bank to bank."""
    dry = shapely.buffer(
        shapely.union_all(laid.scenery[[i for i, p in enumerate(laid.pieces) if p.kind in CROSSINGS]]), TOLERANCE
    )
    for piece, shape in zip(laid.pieces, laid.scenery, strict=True):
        if piece.kind == "river" and piece.difficult:
            apart = shapely.difference(shape, dry)
            if shapely.get_num_geometries(apart) <= shapely.get_num_geometries(shape):
                at = shapely.get_coordinates(shapely.point_on_surface(shape))[0].tolist()
                found = "0 crossings from bank to bank"
                yield Fault("B2", piece.id, found, ">= 1 crossing", True, (float(at[0]), float(at[1])))


def _way(laid: LaidOut) -> Iterator[Fault]:
    """B7: a base gets from every soldier to the door, past all that is impassable."""
    soldiers, doors = laid.board.models_of("soldier"), laid.board.doors
    if not soldiers or not doors or not any(piece.impassable for piece in laid.pieces):
        return
    places = [front_of(doors[0]), *(model.at for model in soldiers)]
    if not _cut_off(laid, places, BASE):
        return
    least, most = 0.0, BASE
    for _ in range(12):
        middle = (least + most) / 2
        if _cut_off(laid, places, middle):
            most = middle
        else:
            least = middle
    cut = ", ".join(soldiers[i].id for i in _cut_off(laid, places, BASE))
    least -= 2 * TOLERANCE  # what the tolerance gives away
    found = f"a base of at most {shown(least)} gets there" if least > TOLERANCE else "no way at all"
    yield Fault("B7", f"{doors[0].id}, {cut}", found, f"a way for a base of {shown(BASE)}", at=doors[0].middle)


def _cut_off(laid: LaidOut, places: list[tuple[float, float]], base: float) -> list[int]:
    """The soldiers that a base of this diameter cannot reach from the door."""
    ground = open_ground(laid.outline, laid.solids, max(base / 2 - TOLERANCE, 0.0))
    door, *theirs = parts_of(ground, places)
    return [i for i, part in enumerate(theirs) if part != door or part < 0]
