"""The games that can be printed: one without any product is still being built."""

from __future__ import annotations

import pytest

from toolkit.games import all_games

GAMES = tuple(game for game in all_games() if game.products)
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
