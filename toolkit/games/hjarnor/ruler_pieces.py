"""What stands on the range sticks: every distance the rules measure, at the scenario's inch (Measuring, H13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.hjarnor import rules
from toolkit.model.pieces import Ruler, Rulers

if TYPE_CHECKING:
    from toolkit.model.game import Play

STICKS: tuple[tuple[int, str, str], ...] = (
    (1, "walk", "walk"),
    (rules.KNOCKBACK_INCHES, "knockback", "knockback"),
    (rules.ZOMBIE_INCHES, "zombie", "zombie"),
    (rules.SIGHT_INCHES, "see", "see"),
    (rules.SOUND_INCHES, "hear", "hear"),
)


def make_rulers(play: Play) -> Rulers:
    """A stick a distance, shortest first, with what it is for."""
    words = play.words
    sticks = tuple(Ruler(inches, words[f"range_sticks.{key}"], icon) for inches, key, icon in STICKS)
    return Rulers(words["range_sticks.title"], words["range_sticks.note"], play.scenario.inch, sticks)
