"""The games: one folder each, found by looking."""

from __future__ import annotations

import difflib
import pkgutil
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING

from toolkit.errors import SettingError

if TYPE_CHECKING:
    from toolkit.model.game import Game


@lru_cache(maxsize=1)
def slugs() -> tuple[str, ...]:
    """The folders beside this file, sorted: the games' names on the command line. Imports none of them."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg))


def all_games() -> tuple[Game, ...]:
    """Every game, sorted by its name."""
    return tuple(game for slug in slugs() if (game := getattr(import_module(f"{__name__}.{slug}"), "GAME", None)))


def find_game(slug: str) -> Game:
    """The game with this name; SettingError offers the nearest ones, and says so when a game has odds only."""
    if slug in slugs():
        game: Game | None = getattr(import_module(f"{__name__}.{slug}"), "GAME", None)
        if game is None:
            raise SettingError(f"{slug} has tables of odds only", cure=f"Use: brains odds {slug}")
        return game
    near = difflib.get_close_matches(slug.lower()[:60], slugs(), n=2, cutoff=0.4)
    cure = f"Did you mean {' or '.join(near)}?" if near else f"Known: {', '.join(slugs())}"
    raise SettingError(f"there is no game called {slug[:60]!r}", cure=cure)
