"""Checks where the models stand: bases, start places, nobody in a wall or over another (N4, N8)."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

import numpy as np
import shapely

from toolkit.boards import shapes
from toolkit.boards.figures import TOLERANCE
from toolkit.model.board import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from toolkit.games.hunger.table import Table


def model_faults(table: Table) -> Iterator[Fault]:
    """Bases (N8), people near the middle, zombies near an edge, nobody over another or in a wall (N4)."""
    yield from _bases(table)
    yield from _starts(table)
    yield from _overlaps(table)
    yield from _in_walls(table)


def _bases(table: Table) -> Iterator[Fault]:
    left, bottom, right, top = table.edges
    for model in table.board.models:
        if abs(model.base - table.inch) > TOLERANCE:
            yield Fault(
                "N8", model.id, f"base {table.length(model.base)}", table.length(table.inch), house=True, at=model.at
            )
        x, y = model.at
        room = min(x - left, right - x, y - bottom, top - y) - model.base / 2
        if room < -TOLERANCE:
            yield Fault("N8", model.id, f"{table.length(-room)} off the board", "wholly on the board", True, model.at)


def _starts(table: Table) -> Iterator[Fault]:
    left, bottom, right, top = table.edges
    most = table.inches(table.settings.deploy_in)
    for human in table.humans:
        far = hypot(*human.at) + human.base / 2
        if far > most + TOLERANCE:
            shown = f"reaches {table.length(far)} from the middle"
            yield Fault("N8", human.id, shown, f"<= {table.length(most)}", house=True, at=human.at)
    most = table.inches(table.settings.edge_in)
    for zombie in table.zombies:
        x, y = zombie.at
        far = min(x - left, right - x, y - bottom, top - y) + zombie.base / 2
        if far > most + TOLERANCE:
            shown = f"reaches {table.length(far)} from the nearest edge"
            yield Fault("N8", zombie.id, shown, f"<= {table.length(most)}", house=True, at=zombie.at)


def _overlaps(table: Table) -> Iterator[Fault]:
    models = table.board.models
    if len(models) < 2:
        return
    places = np.array([model.at for model in models])
    apart = np.hypot(*(places[:, None, :] - places[None, :, :]).transpose(2, 0, 1))
    apart -= table.radii[:, None] + table.radii[None, :]
    for i, j in zip(*np.nonzero(np.triu(apart < -TOLERANCE, 1)), strict=True):
        shown = f"overlap by {table.length(-float(apart[i, j]))}"
        yield Fault("N8", f"{models[i].id}, {models[j].id}", shown, "no overlap", house=True, at=models[i].at)


def _in_walls(table: Table) -> Iterator[Fault]:
    """N4: no base stands on a building, a wall, a large fence."""
    if not len(table.solid) or not table.board.models:
        return
    models = table.board.models
    tree = shapely.STRtree(table.solid)
    near = tree.query(table.centres, predicate="dwithin", distance=table.radii - TOLERANCE)
    for i, j in sorted(zip(*near.tolist(), strict=True)):
        overlap = models[i].base / 2 - float(shapely.distance(table.centres[i], table.solid[j]))
        pair = f"{models[i].id}, {table.solid_ids[j]}"
        at = shapes.middle_between(table.centres[i], table.solid[j])
        yield Fault("N4", pair, f"overlap by {table.length(overlap)}", "no overlap", at=at)
