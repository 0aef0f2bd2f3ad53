"""Checks the soldiers, their weapons, the fresh-meat points and the supply (B3, B7, B8)."""

from __future__ import annotations

from collections import Counter
from math import hypot
from typing import TYPE_CHECKING

import numpy as np

from toolkit.boards import shapes
from toolkit.boards.figures import TOLERANCE, counted
from toolkit.games.braaains.laid_out import BASE, HALF, MIDDLES, shown, to_edge
from toolkit.games.braaains.rules import EDGES, INCH, MODELS_DEEP_INCHES, MODELS_WIDE_INCHES, OUTWARD, SOLDIERS, SQUAD
from toolkit.model.board import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from toolkit.games.braaains.laid_out import LaidOut
    from toolkit.model.board import Model, Point, Spot

DEEP, WIDE = MODELS_DEEP_INCHES * INCH, MODELS_WIDE_INCHES * INCH


def start_faults(laid: LaidOut) -> Iterator[Fault]:
    """B3, B7 and B8, all of them."""
    soldiers = laid.board.models_of("soldier")
    yield from counted("B7", "soldiers", len(soldiers), SOLDIERS)
    yield from _places(soldiers)
    yield from _weapons(soldiers)
    yield from _fresh_meat([spot for spot in laid.board.spots if spot.kind == "spawn"])
    zombies = len(laid.board.models_of("zombie"))
    if zombies > laid.settings.supply:
        yield Fault("B3", "zombies", str(zombies), f"<= {laid.settings.supply}, the supply")
    yield from _models(laid)


def start_edge(soldiers: Sequence[Model]) -> str:
    """The edge at whose middle most of the soldiers stand; of several, where they stand nearest."""
    near = Counter(min(EDGES, key=lambda edge: _from_middle(edge, model.at)) for model in soldiers)
    return min(EDGES, key=lambda edge: (-near[edge], sum(_from_middle(edge, model.at) for model in soldiers)))


def _from_middle(edge: str, at: Point) -> float:
    x, y = MIDDLES[edge]
    return hypot(at[0] - x, at[1] - y)


def _places(soldiers: Sequence[Model]) -> Iterator[Fault]:
    """B7: at the middle of one edge; house: wholly within two inches of it and four of its middle."""
    if not soldiers:
        return
    edge = start_edge(soldiers)
    for soldier in soldiers:
        deep = to_edge(edge, soldier.at) + soldier.base / 2
        away = _from_middle(edge, soldier.at) + soldier.base / 2
        if deep > DEEP + TOLERANCE:
            found = f"reaches {shown(deep)} from the {edge} edge"
            yield Fault("B7", soldier.id, found, f"wholly within {shown(DEEP)} of it", True, soldier.at)
        if away > WIDE + TOLERANCE:
            found = f"reaches {shown(away)} from the middle of the {edge} edge"
            yield Fault("B7", soldier.id, found, f"wholly within {shown(WIDE)} of it", True, soldier.at)


def _weapons(soldiers: Sequence[Model]) -> Iterator[Fault]:
    """B8: a leader with the Desert Eagle, three riflemen, one machine-gunner."""
    wanted, found = Counter(SQUAD), Counter(soldier.weapon or "" for soldier in soldiers)
    for weapon, count in wanted.items():
        if found[weapon] != count and len(soldiers) == SOLDIERS:
            yield Fault("B8", f"soldiers with {weapon}", str(found[weapon]), str(count))
    for soldier in soldiers:
        if (soldier.weapon or "") not in wanted:
            carried = f"weapon {soldier.weapon[:40]!r}" if soldier.weapon else "no weapon"
            yield Fault("B8", soldier.id, carried, f"one of {', '.join(wanted)}", at=soldier.at)


def _fresh_meat(spots: Sequence[Spot]) -> Iterator[Fault]:
    """B3, B7: one point inside the middle of each edge; house: numbers, where there are any, 1 to 4 once each."""
    yield from counted("B7", "fresh-meat points", len(spots), len(EDGES))
    away = HALF - BASE / 2
    places = {edge: (x * away, y * away) for edge, (x, y) in OUTWARD.items()}
    taken: Counter[str] = Counter()
    for spot in spots:
        off, edge = min((hypot(spot.at[0] - x, spot.at[1] - y), edge) for edge, (x, y) in places.items())
        taken[edge] += 1
        if off > TOLERANCE:
            wanted = f"half a base inside the middle of the {edge} edge"
            yield Fault("B7", spot.id, f"{shown(off)} off its place", wanted, at=spot.at)
    for edge in EDGES:
        if taken[edge] != 1 and len(spots) == len(EDGES):
            yield Fault("B3", f"fresh-meat points at the {edge} edge", str(taken[edge]), "1", at=places[edge])
    numbers = Counter(spot.number for spot in spots if spot.number is not None)
    for spot in spots:
        if spot.number is not None and (numbers[spot.number] > 1 or not 1 <= spot.number <= len(EDGES)):
            yield Fault("B7", spot.id, f"number {spot.number}", f"1 to {len(EDGES)}, each once", True, spot.at)


def _models(laid: LaidOut) -> Iterator[Fault]:
    """B7: one-inch bases, on the table, none over another or the building; only soldiers and zombies."""
    models = laid.board.models
    if not models:
        return
    for model in models:
        if model.kind not in {"soldier", "zombie"}:
            yield Fault("B7", model.id, f"a {model.kind}", "soldiers and zombies only", at=model.at)
        if abs(model.base - BASE) > TOLERANCE:
            yield Fault("B7", model.id, f"base {shown(model.base)}", shown(BASE), at=model.at)
        over = max(abs(model.at[0]), abs(model.at[1])) + model.base / 2 - HALF
        if over > TOLERANCE:
            yield Fault("B7", model.id, f"{shown(over)} off the table", "wholly on the table", at=model.at)
    apart = shapes.distances(laid.centres, laid.centres) - laid.radii[:, None] - laid.radii[None, :]
    for i, j in zip(*np.nonzero(np.triu(apart < -TOLERANCE, 1)), strict=True):
        pair = f"{models[i].id}, {models[j].id}"
        yield Fault("B7", pair, f"overlap by {shown(-float(apart[i, j]))}", "no overlap", at=models[i].at)
    apart = shapes.distances(laid.centres, laid.buildings) - laid.radii[:, None]
    for i, j in zip(*np.nonzero(apart < -TOLERANCE), strict=True):
        if models[i].kind == "soldier":
            pair = f"{models[i].id}, {laid.board.buildings[j].id}"
            yield Fault("B7", pair, f"overlap by {shown(-float(apart[i, j]))}", "outside at the start", at=models[i].at)
