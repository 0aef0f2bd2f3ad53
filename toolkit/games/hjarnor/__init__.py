"""Hjärnor: four heroes, eight doors and a car with its engine running."""

from __future__ import annotations

from toolkit.games.hjarnor.products import PRODUCTS
from toolkit.games.hjarnor.settings import Settings
from toolkit.model.game import Game, later

GAME = Game(
    slug="hjarnor",
    settings=Settings,
    make_scenario=later("toolkit.games.hjarnor.scenario", "make_scenario"),
    checks=later("toolkit.games.hjarnor.checks", "checks"),
    products=PRODUCTS,
    parts=("doors", "scenery", "models", "buildings"),
    reroll=later("toolkit.games.hjarnor.reroll", "reroll"),
    cover=later("toolkit.games.hjarnor.pieces.cover", "make_cover"),
)
