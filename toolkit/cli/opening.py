"""FILE-or-GAME: the scenario a player means, read from a file or drawn by a seed."""

from __future__ import annotations

import difflib
import os
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from toolkit.cli.console import note
from toolkit.cli.options import DRAWN_SEEDS
from toolkit.data import Templates, overridden, parsed_assignments
from toolkit.errors import ScenarioError, SettingError
from toolkit.games import find_game, slugs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.model.board import Fault
    from toolkit.model.game import Game
    from toolkit.model.scenario import Scenario


@dataclass(frozen=True, slots=True)
class Opened:
    """A scenario with its game, and the file it came from (None when it was drawn).

    ``chosen`` is False when nobody asked for its seed.
    """

    game: Game
    scenario: Scenario
    file: Path | None = None
    chosen: bool = True

    @property
    def folder_name(self) -> str:
        """``GAME-SEED``, under which its files are kept."""
        return f"{self.game.slug}-{self.scenario.seed}"


def is_game(target: str) -> bool:
    """Whether FILE-or-GAME names a game."""
    return target in slugs()


def opened(target: str, seed: int | None, assignments: Sequence[str], templates: Templates) -> Opened:
    """The scenario of FILE-or-GAME."""
    if is_game(target):
        game = find_game(target)
        settings = settings_for(game, assignments, templates)
        scenario = game.make_scenario(settings, seed_or_drawn(seed, quiet=True))
        return Opened(game, scenario, chosen=seed is not None)
    if assignments:
        raise SettingError("--set changes what is drawn, a file is drawn already", cure="Leave it out, or name a game")
    found = read(target)
    if seed is not None and seed != found.scenario.seed:
        note(f"Note: the file brings its own seed, {found.scenario.seed}; --seed {seed} changes nothing.")
    return found


def settings_for(game: Game, assignments: Sequence[str], templates: Templates) -> Any:
    """The game's settings from its ``game.toml``, with those of the command line over them."""
    settings = templates.decode(f"{game.slug}/game.toml", game.settings)
    return (
        overridden(settings, parsed_assignments(assignments, game.settings), where="--set") if assignments else settings
    )


def seed_or_drawn(seed: int | None, *, quiet: bool = False) -> int:
    """The seed asked for, or one drawn now and shown on standard error."""
    if seed is not None:
        return seed
    drawn = secrets.randbelow(DRAWN_SEEDS)
    if not quiet:
        seed_noted(None, drawn)
    return drawn


def seed_noted(asked: int | None, drawn: int) -> None:
    """Show the seed that was drawn, where none was asked for."""
    if asked is None:
        note(f"Seed {drawn} was drawn. Repeat with: --seed {drawn}")


def read(target: str) -> Opened:
    """The scenario in a file; ScenarioError names what makes it none."""
    from toolkit.model.reading import read_scenario

    if target not in slugs() and not os.path.lexists(target):
        _no_such(target)
    scenario = read_scenario(target, slugs())
    game = find_game(scenario.game)
    _settings_sound(game, scenario, f"{target}, brains.settings")
    return Opened(game, scenario, Path(target))


def _settings_sound(game: Game, scenario: Scenario, where: str) -> None:
    """SettingError for a setting in the file that is unknown or out of range; later nobody knows the file's name."""
    from msgspec.structs import fields

    given = dict(scenario.settings)
    if any(field.name == "inch_mm" for field in fields(game.settings)):
        given.setdefault("inch_mm", scenario.inch)
    overridden(Templates.shipped().decode(f"{game.slug}/game.toml", game.settings), given, where=where)


def noted(found: Opened) -> tuple[Fault, ...]:
    """All faults of a scenario that came from a file, with a note about them; a drawn one keeps every rule.

    A seed that was drawn is shown.
    """
    if not found.chosen:
        seed_noted(None, found.scenario.seed)
    if found.file is None:
        return ()
    faults = found.game.checks(found.scenario)
    if faults:
        rules = ", ".join(sorted({fault.rule for fault in faults}))
        count = "a fault" if len(faults) == 1 else f"{len(faults)} faults"
        note(f"Note: this scenario has {count} ({rules}), marked on the map. See: brains check {found.file}")
    return faults


def _no_such(target: str) -> None:
    near = difflib.get_close_matches(target.lower()[:60], slugs(), n=1, cutoff=0.5)
    cure = f"Did you mean {near[0]}?" if near else f"Games: {', '.join(slugs())}"
    raise ScenarioError(f"there is no file or game {target[:120]!r}", cure=cure)
