"""Brains: The Hunger: young people at a party, and the hungry ones who come uninvited."""

from __future__ import annotations

from toolkit.games.hunger.products import PRODUCTS
from toolkit.games.hunger.settings import Settings
from toolkit.model.game import Game, later

GAME = Game(
    slug="hunger",
    settings=Settings,
    make_scenario=later("toolkit.games.hunger.scenario", "make_scenario"),
    checks=later("toolkit.games.hunger.checks", "checks"),
    products=PRODUCTS,
    parts=("terrain", "humans", "zombies", "weapons"),
    reroll=later("toolkit.games.hunger.scenario", "reroll"),
    cover=later("toolkit.games.hunger.pieces.cover", "make_cover"),
)
