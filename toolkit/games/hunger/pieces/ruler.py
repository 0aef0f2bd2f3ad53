"""What stands on the range sticks: how far people walk, zombies shamble and a shotgun reaches (N3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.hunger.settings import Rules
from toolkit.model.pieces import Ruler, Rulers

if TYPE_CHECKING:
    from toolkit.model.game import Play

WALKS = 2  # sticks for people: two players measure at once


def make_rulers(play: Play) -> Rulers:
    """The people's move twice, the zombies' two parts, and the range of every weapon that shoots."""
    words, rules = play.words, Rules.load(play.templates)
    human, zombie = rules.models.human, rules.models.zombie
    sticks = [Ruler(human.move_in, words["range_sticks.human"], "walk")] * WALKS
    sticks += [Ruler(zombie.move_in, words["range_sticks.zombie"], "zombie")]
    sticks += [Ruler(zombie.stumble_in, words["range_sticks.stumble"], "compass")]
    ranges = sorted({weapon.range_in for weapon in rules.weapons.values() if weapon.range_in})
    sticks += [Ruler(inches, words["range_sticks.shotgun"], "shotgun") for inches in ranges]
    title, note = words["range_sticks.title"], words["range_sticks.note"]
    return Rulers(
        title, note, play.scenario.inch, tuple(sorted((s for s in sticks if s.inches), key=lambda s: s.inches))
    )
