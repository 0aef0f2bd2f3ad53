"""What stands on the range sticks: every distance the rules measure, at the scenario's inch (Measuring, H13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.hjarnor import rules
from toolkit.model.pieces import Ruler, Rulers

if TYPE_CHECKING:
    from toolkit.model.game import Play

# Inches, phrase, icon, and how many: of the shortest one for each player, of the zombies' two.
STICKS: tuple[tuple[int, str, str, int], ...] = (
    (1, "walk", "walk", 4),
    (rules.KNOCKBACK_INCHES, "knockback", "knockback", 4),
    (rules.ZOMBIE_INCHES, "zombie", "zombie", 2),
    (rules.SIGHT_INCHES, "see", "see", 1),
    (rules.SOUND_INCHES, "hear", "hear", 1),
)


def make_rulers(play: Play) -> Rulers:
    """The sticks of every distance, shortest first, with what each is for."""
    words = play.words
    sticks = [
        Ruler(inches, words[f"range_sticks.{key}"], icon) for inches, key, icon, count in STICKS for _ in range(count)
    ]
    return Rulers(words["range_sticks.title"], words["range_sticks.note"], play.scenario.inch, tuple(sticks))
