"""Draws a whole scenario of Brains: The Hunger, or one part of it anew, by a seed.

Each part has a stream of chance of its own (``7/terrain``, ``7/humans``, ``7/zombies``, ``7/weapons``), so that a new
roll of one part leaves the others as they were.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from toolkit import __version__
from toolkit.boards.chance import Chance
from toolkit.boards.plane import rectangle
from toolkit.errors import NoBoardError, SettingError
from toolkit.games.hunger.ground import Ground
from toolkit.games.hunger.places import lay
from toolkit.games.hunger.settings import INCH, differing, settings_of
from toolkit.games.hunger.start import deal, fire_fits, middle_in, people, place_people, place_zombies, zombies
from toolkit.model.board import Board
from toolkit.model.scenario import Scenario

if TYPE_CHECKING:
    from toolkit.games.hunger.settings import Settings
    from toolkit.model.board import Model

SLUG = "hunger"
PARTS = ("terrain", "humans", "zombies", "weapons")


def make_scenario(settings: Settings, seed: int) -> Scenario:
    """A valid table for these settings, the same for the same seed everywhere.

    NoBoardError when it has no room for so many models.
    """
    half = settings.board_in * INCH / 2
    board = Board(ring=rectangle(-half, -half, half, half))
    board = _terrain(settings, board, Chance(seed, "terrain"), INCH)
    weapons = deal(settings, Chance(seed, "weapons"))
    crowd = people(settings, place_people(settings, board, Chance(seed, "humans")), weapons)
    board = replace(board, models=crowd)
    shamblers = zombies(place_zombies(settings, board, Chance(seed, "zombies")))
    return Scenario(SLUG, seed, INCH, differing(settings), replace(board, models=(*crowd, *shamblers)))


def reroll(scenario: Scenario, part: str, seed: int) -> Scenario:
    """The same scenario with one part drawn by this seed; the rest of the file stays, names and unknown members too.

    SettingError for a part there is none of, NoBoardError when what stands there leaves no room.
    """
    if part not in PARTS:
        raise SettingError(f"there is no part {part[:60]!r}", where="--reroll", cure=f"Parts: {', '.join(PARTS)}")
    if scenario.board is None:
        raise NoBoardError("there is no board to draw on", cure="Make one with: brains scenario hunger")
    settings, board, chance = settings_of(scenario), scenario.board, Chance(seed, part)
    if part == "terrain":
        board = _terrain(settings, board, chance, scenario.inch)
    elif part == "weapons":
        armed = iter(deal(settings, chance))
        board = _models(board, "human", [replace(one, weapon=next(armed, "hand")) for one in board.models_of("human")])
    else:
        kind = part.removesuffix("s")
        without = _models(board, kind, [])
        if kind == "human":
            old = {one.id: one for one in board.models_of(kind)}
            places = place_people(settings, without, chance, scenario.inch)
            fresh = people(settings, places, deal(settings, Chance(scenario.seed, "weapons")), scenario.inch)
        else:
            old = {one.id: one for one in board.models_of(kind)}
            fresh = zombies(place_zombies(settings, without, chance, scenario.inch), scenario.inch)
        board = _models(board, kind, [replace(old.get(one.id, one), at=one.at) for one in fresh])
    rerolled = scenario.notes.get("rerolled")
    notes = {**scenario.notes, "rerolled": {**(rerolled if isinstance(rerolled, dict) else {}), part: seed}}
    return replace(scenario, board=board, notes=notes, version=__version__)


def _terrain(settings: Settings, board: Board, chance: Chance, inch: float) -> Board:
    """The board with new terrain, clear of the models on it."""
    ground = Ground(settings.board_in, middle_in(settings), settings.edge_in, board.models, inch)
    lay(ground, settings.place, settings.terrain, middle_in(settings), chance)
    if settings.terrain != "none" and fire_fits(settings):
        ground.piece("fire", "Point", (0.0, 0.0), radius_mm=18)
    taken = {model.id for model in board.models} | {board.id}
    scenery = tuple(piece for piece in ground.scenery if piece.id not in taken)
    buildings = tuple(one for one in ground.buildings if one.id not in taken)
    return replace(board, buildings=buildings, scenery=scenery, doors=(), windows=(), spots=())


def _models(board: Board, kind: str, fresh: list[Model]) -> Board:
    """The board with these models in the place of all of their kind."""
    others = [model for model in board.models if model.kind != kind]
    return replace(board, models=(*fresh, *others) if kind == "human" else (*others, *fresh))
