"""Draws a whole scenario of BRAAAAAAAINS!, or one part of it anew, by a seed (B1-B9).

Each part has a stream of chance of its own (``7/doors``, ``7/models``, ``7/scenery``), so that a new roll of one part
leaves the others as they were.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from toolkit import __version__
from toolkit.boards.chance import Chance
from toolkit.boards.plane import rectangle
from toolkit.errors import NoBoardError, SettingError
from toolkit.games.braaains.building import NAME, draw_building, draw_openings
from toolkit.games.braaains.rules import EDGES, INCH, KINDS
from toolkit.games.braaains.settings import differing, settings_of
from toolkit.games.braaains.start import HALF, draw_soldiers, edge_of, fresh_meat
from toolkit.games.braaains.terrain import draw_terrain
from toolkit.model.board import Board
from toolkit.model.scenario import Scenario

if TYPE_CHECKING:
    from toolkit.games.braaains.settings import Settings

SLUG = "braaains"
PARTS = ("doors", "models", "scenery")


def make_scenario(settings: Settings, seed: int) -> Scenario:
    """A valid table for these settings, the same for the same seed everywhere.

    NoBoardError when the player's own pieces of terrain find no place.
    """
    building, ladder = draw_building(settings)
    doors, windows = draw_openings(Chance(seed, "doors"))
    soldiers = draw_soldiers(Chance(seed, "models"))
    board = Board(
        ring=rectangle(-HALF, -HALF, HALF, HALF),
        buildings=(building,),
        doors=doors,
        windows=windows,
        models=soldiers,
        spots=(ladder, *fresh_meat()),
        scenery=draw_terrain(settings, Chance(seed, "scenery"), edge_of(soldiers)),
    )
    return Scenario(SLUG, seed, INCH, differing(settings), board)


def reroll(scenario: Scenario, part: str, seed: int) -> Scenario:
    """The same scenario with one of ``doors`` (windows too), ``models``, ``scenery`` drawn by this seed.

    Ids, names and unknown properties stay with what keeps its id; terrain of kinds of the player's own stays, and
    so do models that are no soldiers. ``notes`` remember it under ``rerolled``. SettingError for another part.
    """
    if part not in PARTS:
        raise SettingError(f"{part!r} cannot be rerolled", where="--reroll", cure=f"Use one of {', '.join(PARTS)}")
    board = scenario.board
    if board is None:
        raise NoBoardError("there is no board in this scenario", cure="Make one with: brains scenario braaains")
    settings = settings_of(scenario)
    chance = Chance(seed, part)
    if part == "doors":
        board = _doors(board, chance)
    elif part == "models":
        board = _models(board, chance)
    else:
        ours = {*KINDS.values(), "crossing"}
        kept = tuple(piece for piece in board.scenery if piece.kind not in ours)
        names = {piece.id for piece in kept}
        drawn = (
            piece
            for piece in draw_terrain(settings, chance, edge_of(board.models_of("soldier")))
            if piece.id not in names
        )
        board = replace(board, scenery=(*kept, *drawn))
    rerolled = scenario.notes.get("rerolled")
    known = rerolled if isinstance(rerolled, dict) else {}
    notes = {**scenario.notes, "rerolled": {**known, part: seed}}
    return replace(scenario, board=board, notes=notes, version=__version__)


def _doors(board: Board, chance: Chance) -> Board:
    names = [building.id for building in board.buildings]
    doors, windows = draw_openings(chance, names[0] if names else NAME)
    old = {opening.id: opening.extra for opening in (*board.doors, *board.windows)}
    fresh = [replace(opening, extra=old.get(opening.id, {})) for opening in (*doors, *windows)]
    return replace(
        board,
        doors=tuple(opening for opening in fresh if opening.kind == "door"),
        windows=tuple(opening for opening in fresh if opening.kind == "window"),
    )


def _models(board: Board, chance: Chance) -> Board:
    """The soldiers at an edge whose middle is free of terrain, where there is one."""
    from toolkit.games.braaains.laid_out import free_edges

    soldiers = draw_soldiers(chance, free_edges(board) or EDGES)
    old = dict(zip((model.id for model in soldiers), board.models_of("soldier"), strict=False))
    fresh = [
        replace(model, id=old[model.id].id, name=old[model.id].name, extra=old[model.id].extra)
        if model.id in old
        else model
        for model in soldiers
    ]
    return replace(board, models=(*fresh, *(model for model in board.models if model.kind != "soldier")))
