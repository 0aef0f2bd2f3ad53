"""BRAAAAAAAINS!: five soldiers, ten turns and one roof."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.braaains.products import PRODUCTS
from toolkit.games.braaains.settings import Settings
from toolkit.model.game import Game

if TYPE_CHECKING:
    from toolkit.model.board import Fault
    from toolkit.model.cover import Cover
    from toolkit.model.game import Play
    from toolkit.model.scenario import Scenario

# What is imported inside the functions is only needed when a table is drawn or checked.


def _make_scenario(settings: Settings, seed: int) -> Scenario:
    from toolkit.games.braaains.scenario import make_scenario

    return make_scenario(settings, seed)


def _reroll(scenario: Scenario, part: str, seed: int) -> Scenario:
    from toolkit.games.braaains.scenario import reroll

    return reroll(scenario, part, seed)


def _checks(scenario: Scenario) -> tuple[Fault, ...]:
    from toolkit.games.braaains.checks import checks

    return checks(scenario)


def _cover(play: Play) -> Cover:
    from toolkit.games.braaains.cover_pieces import make_cover

    return make_cover(play)


GAME = Game(
    slug="braaains",
    settings=Settings,
    make_scenario=_make_scenario,
    checks=_checks,
    products=PRODUCTS,
    parts=("doors", "models", "scenery"),
    reroll=_reroll,
    cover=_cover,
)
