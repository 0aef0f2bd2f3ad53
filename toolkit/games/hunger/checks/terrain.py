"""Checks the terrain: on the board, what it blocks, and that nobody is walled in (N4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import shapely

from toolkit.boards import shapes
from toolkit.boards.figures import TOLERANCE
from toolkit.boards.reach import walled_in
from toolkit.model.board import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from toolkit.games.hunger.table import Table

# What N4 says of each kind: what must be true of it, and what must not.
BLOCKS = {
    "woods": (("blocks_sight",), ("impassable",)),
    "tree": (("blocks_sight",), ("impassable",)),
    "wall": (("impassable",), ()),
    "gate": ((), ("impassable",)),
}


def terrain_faults(table: Table) -> Iterator[Fault]:
    """Everything wholly on the board, buildings apart, each kind hindering what it should; nothing is difficult."""
    yield from _on_board(table)
    buildings = table.solid[: len(table.board.buildings)]
    for i, j in _pairs(shapely.STRtree(buildings).query(buildings, predicate="intersects")):
        if i < j and (area := float(shapely.area(shapely.intersection(buildings[i], buildings[j])))) > TOLERANCE:
            pair = f"{table.solid_ids[i]}, {table.solid_ids[j]}"
            at = shapes.middle_between(buildings[i], buildings[j])
            yield Fault("N4", pair, f"overlap by {area:.2f} mm2", "no overlap", at=at)
    for piece, shape in zip(table.pieces, table.scenery, strict=True):
        needed, banned = BLOCKS.get(piece.kind, ((), ()))
        point = shapely.point_on_surface(shape)
        at = (float(point.x), float(point.y))
        for flag in needed:
            if not getattr(piece, flag):
                yield Fault("N4", piece.id, f"{flag} left out", f"{flag}: true for a {piece.kind}", at=at)
        for flag in banned:
            if getattr(piece, flag):
                yield Fault("N4", piece.id, f"{flag}: true", f"a {piece.kind} that models pass", at=at)
        if piece.difficult:
            yield Fault("N4", piece.id, "difficult: true", "terrain that slows nobody", at=at)


def _on_board(table: Table) -> Iterator[Fault]:
    left, bottom, right, top = table.edges
    board = table.board
    names = [piece.id for piece in (*board.buildings, *table.pieces)]
    everything = np.concatenate([table.solid[: len(board.buildings)], table.scenery])
    for name, (x, y, x2, y2) in zip(names, shapely.bounds(everything).tolist(), strict=True):
        off = max(left - x, bottom - y, x2 - right, y2 - top)
        if off > TOLERANCE:
            middle = ((x + x2) / 2, (y + y2) / 2)
            yield Fault("N4", name, f"{table.length(off)} off the board", "wholly on the board", at=middle)


def reach_faults(table: Table) -> Iterator[Fault]:
    """N4: buildings, walls and large fences leave every model a way to every other, for a base of an inch."""
    models = table.board.models
    lost = walled_in(table.solid, table.edges, [model.at for model in models], table.inch - TOLERANCE)
    for place, width in sorted(lost.items()):
        if shapely.distance(table.solid, table.centres[place]).min() < table.radii[place] - TOLERANCE:
            continue  # in a wall: said already
        shown = f"walled in, a base of at most {table.length(width)} gets out"
        wanted = f"a way to the others for a base of {table.length(table.inch)}"
        yield Fault("N4", models[place].id, shown, wanted, at=models[place].at)


def _pairs(found: shapes.Numbers) -> list[tuple[int, int]]:
    """The pairs of an STRtree's query, in order."""
    return sorted((int(i), int(j)) for i, j in zip(*found, strict=True))
