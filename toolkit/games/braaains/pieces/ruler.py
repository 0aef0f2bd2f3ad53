"""What stands on the range sticks: both moves, and both ranges of every weapon (B2, Soldier Shooting)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.braaains import rules
from toolkit.games.braaains.pieces.ammo import short_name
from toolkit.games.braaains.settings import load_rules
from toolkit.model.pieces import Ruler, Rulers

if TYPE_CHECKING:
    from toolkit.games.braaains.settings import Weapon
    from toolkit.model.game import Play
    from toolkit.words import Words


def make_rulers(play: Play) -> Rulers:
    """A stick for every distance that is measured, shortest first, with all it is for."""
    words = play.words
    weapons = load_rules(play.templates, play.scenario).weapons
    sticks = tuple(Ruler(inches, _uses(inches, weapons, words), _icon(inches)) for inches in lengths(weapons))
    return Rulers(words["range_sticks.title"], words["range_sticks.note"], play.scenario.inch, sticks)


def lengths(weapons: dict[str, Weapon]) -> list[float]:
    """All distances in inches: 5, 6, 8, 10, 12, 15, 20 and 30 with the rulebook's weapons."""
    ranges = [inches for weapon in weapons.values() for inches in (weapon.short_in, weapon.long_in)]
    return sorted({float(rules.SOLDIER_INCHES), float(rules.ZOMBIE_INCHES), *ranges})


def _uses(inches: float, weapons: dict[str, Weapon], words: Words) -> str:
    found = []
    if inches == rules.SOLDIER_INCHES:
        found.append(words["range_sticks.soldier"])
    if inches == rules.ZOMBIE_INCHES:
        found.append(words["range_sticks.zombie"])
    for key, reach in (("short", "short_in"), ("long", "long_in")):
        names = [
            short_name(name, weapon, words) for name, weapon in weapons.items() if getattr(weapon, reach) == inches
        ]
        if names:
            found.append(words.fill(f"range_sticks.{key}", weapons=", ".join(names)))
    return " ".join(found)


def _icon(inches: float) -> str:
    return {float(rules.SOLDIER_INCHES): "soldier", float(rules.ZOMBIE_INCHES): "zombie"}.get(inches, "ranged")
