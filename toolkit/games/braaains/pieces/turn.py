"""What stands on the turn track: ten turns of five phases (The Rules, The goal)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.braaains import rules
from toolkit.model.tracks import Phase, TurnTrack

if TYPE_CHECKING:
    from toolkit.model.game import Play

ICONS = {"soldiers": "soldier", "fresh_meat": "zombie", "zombies": "bite", "shooting": "ranged", "assault": "melee"}
INCHES = {"soldiers": rules.SOLDIER_INCHES, "zombies": rules.ZOMBIE_INCHES, "fresh_meat": rules.FRESH_MEAT}


def make_turns(play: Play) -> TurnTrack:
    """The track for the whole game."""
    words = play.words
    phases = tuple(
        Phase(ICONS[key], words[f"phase.{key}"], words.fill(f"phase.{key}_text", n=INCHES.get(key, 0)))
        for key in rules.PHASES
    )
    return TurnTrack(
        words["turns.title"],
        words["turns.headline"],
        words["turns.lead"],
        rules.TURNS,
        phases,
        end_text=words["turns.last"],
        end_icon="helicopter",
    )
