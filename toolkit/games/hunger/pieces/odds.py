"""Which tables of Brains: The Hunger stand on its page of odds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.hunger.rolls import TABLES
from toolkit.model.charts import Charts, Wanted, page_of

if TYPE_CHECKING:
    from toolkit.model.game import Play

WANTED = (
    Wanted("shoot"),
    Wanted("fight", {"cv": (6,), "s": (2, 3), "r": (3,)}),
    Wanted("fight", {"cv": (7,), "s": (2,), "r": (2,)}),
    Wanted("stumble"),
    Wanted("crossfire"),
    Wanted("crossfire", {"humans": (2,)}),
    Wanted("duel", {"zombies": (1, 2, 3)}),
    Wanted("duel-rounds", {"zombies": (1, 2, 3)}),
)


def make_odds(play: Play) -> Charts:
    """The page of odds, by the scenario's settings."""
    return page_of(play, TABLES, WANTED)
