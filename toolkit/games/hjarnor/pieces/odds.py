"""Which of Hjärnor's tables stand on its page of odds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.hjarnor.rolls import TABLES
from toolkit.model.charts import Charts, Wanted, page_of

if TYPE_CHECKING:
    from toolkit.model.game import Play

WANTED = (
    Wanted("test", {"dice": (1, 2, 3, 4, 5, 6)}),
    Wanted("attack", {"target": ("zombie",)}),
    Wanted("round", outcome="destroyed"),
    Wanted("attack", {"target": ("crawler",)}),
    Wanted("search", {"dice": (2, 3, 4), "tries": (1, 2)}),
    Wanted("bite"),
    Wanted("attraction"),
)


def make_odds(play: Play) -> Charts:
    """The page of odds, by the scenario's settings."""
    return page_of(play, TABLES, WANTED)
