"""A table of BRAAAAAAAINS! written by hand, and ways to spoil it."""

from __future__ import annotations

from dataclasses import replace

from toolkit.model.board import Board, Building, Model, Opening, Scenery, Spot
from toolkit.model.scenario import Scenario

INCH = 25.4
HALF = 609.6
WEAPONS = ("desert-eagle", "m-20", "m-20", "m-20", "m-70")
XS = (0.0, -33.0, 33.0, -63.0, 63.0)
YS = (36.0, 22.0, 22.0, 15.0, 15.0)


def rectangle(left: float, bottom: float, right: float, top: float) -> tuple[tuple[float, float], ...]:
    return ((left, bottom), (right, bottom), (right, top), (left, top))


def piece(name: str, kind: str, left: float, bottom: float, right: float, top: float, **facts: object) -> Scenery:
    ring = rectangle(left, bottom, right, top)
    return Scenery(name, kind, "Polygon", ((*ring, ring[0]),), **{"difficult": True, **facts})  # type: ignore[arg-type]


def scenario() -> Scenario:
    """Soldiers at the south edge, the door to the north, woods, a river with a crossing."""
    board = Board(
        ring=rectangle(-HALF, -HALF, HALF, HALF),
        buildings=(Building("house", rectangle(-63.5, -63.5, 63.5, 63.5), 76.2, roof=True),),
        doors=(Opening("door", "door", "house", (-20.0, 63.5), (20.0, 63.5)),),
        windows=(
            Opening("window-n", "window", "house", (30.0, 63.5), (60.0, 63.5)),
            Opening("window-e", "window", "house", (63.5, -20.0), (63.5, 20.0)),
            Opening("window-s", "window", "house", (-20.0, -63.5), (20.0, -63.5)),
            Opening("window-w", "window", "house", (-63.5, -20.0), (-63.5, 20.0)),
        ),
        models=tuple(
            Model(f"soldier-{i}", "soldier", (XS[i - 1], YS[i - 1] - HALF), weapon=WEAPONS[i - 1]) for i in range(1, 6)
        ),
        spots=(
            Spot("ladder", "ladder", (0.0, 0.0), "house"),
            Spot("spawn-w", "spawn", (-596.9, 0.0), number=1),
            Spot("spawn-n", "spawn", (0.0, 596.9), number=2),
            Spot("spawn-e", "spawn", (596.9, 0.0), number=3),
            Spot("spawn-s", "spawn", (0.0, -596.9), number=4),
        ),
        scenery=(
            piece("woods-1", "woods", 200, -300, 400, -100, blocks_sight=True),
            piece("river-1", "river", -HALF, 300, HALF, 380),
            piece("crossing-1", "crossing", 100, 290, 160, 390, difficult=False),
        ),
    )
    return Scenario("braaains", 1, INCH, {}, board)


GROUPS = ("buildings", "doors", "windows", "models", "spots", "scenery")


def changed(scene: Scenario, name: str, **facts: object) -> Scenario:
    """The same with other facts of the piece of this name."""
    board = scene.board
    assert board is not None
    for group in GROUPS:
        pieces = getattr(board, group)
        if any(one.id == name for one in pieces):
            fresh = tuple(replace(one, **facts) if one.id == name else one for one in pieces)
            return replace(scene, board=replace(board, **{group: fresh}))
    raise KeyError(name)


def without(scene: Scenario, *names: str) -> Scenario:
    """The same without these pieces."""
    board = scene.board
    assert board is not None
    kept = {group: tuple(one for one in getattr(board, group) if one.id not in names) for group in GROUPS}
    return replace(scene, board=replace(board, **kept))


def with_pieces(scene: Scenario, group: str, *more: object) -> Scenario:
    """The same with more pieces."""
    board = scene.board
    assert board is not None
    return replace(scene, board=replace(board, **{group: (*getattr(board, group), *more)}))
