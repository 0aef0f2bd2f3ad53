"""BRAAAAAAAINS!: five soldiers, ten turns and one roof."""

from __future__ import annotations

from toolkit.games.braaains.products import PRODUCTS
from toolkit.games.braaains.settings import Settings
from toolkit.model.game import Game, later

GAME = Game(
    slug="braaains",
    settings=Settings,
    make_scenario=later("toolkit.games.braaains.scenario", "make_scenario"),
    checks=later("toolkit.games.braaains.checks", "checks"),
    products=PRODUCTS,
    parts=("doors", "models", "scenery"),
    reroll=later("toolkit.games.braaains.scenario", "reroll"),
    cover=later("toolkit.games.braaains.pieces.cover", "make_cover"),
    report=later("toolkit.games.braaains.way", "report"),
)
