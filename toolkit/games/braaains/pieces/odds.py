"""Which of the tables of BRAAAAAAAINS! stand on its page of odds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.braaains.rolls import TABLES
from toolkit.games.braaains.settings import settings_of
from toolkit.model.charts import Charts, Wanted, page_of

if TYPE_CHECKING:
    from toolkit.model.game import Play


def make_odds(play: Play) -> Charts:
    """The page of odds, by the scenario's own die (B1)."""
    die = (settings_of(play.scenario).die,)
    wanted = (
        Wanted("shoot", {"die": die}),
        *(Wanted("assault", {"soldiers": (n,), "zombies": (1, 2, 3), "die": die}) for n in (1, 2)),
        Wanted("ammo", {"rounds": (10,), "fights": (1, 2, 3)}),
        Wanted("stand", {"rounds": (10,), "die": die}),
    )
    return page_of(play, TABLES, wanted)
