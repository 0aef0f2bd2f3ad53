"""What stands on the sheet of ammo tokens: every round of the squad, singly and in fives (You need, B8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.braaains import rules
from toolkit.games.braaains.pieces.sheet import ICONS
from toolkit.games.braaains.settings import load_rules
from toolkit.model.counters import Counter, CounterGroup, Counters

if TYPE_CHECKING:
    from toolkit.games.braaains.settings import Weapon
    from toolkit.model.game import Play
    from toolkit.words import Words

FIVE = 5
ORDER = (rules.RIFLE, rules.GUN, rules.LEADER, rules.SIDEARM)


def make_ammo(play: Play) -> Counters:
    """As many rounds as the weapons hold, each soldier's last five singly, so that every shot can be paid."""
    words = play.words
    weapons = load_rules(play.templates, play.scenario).weapons
    groups = [_group(key, weapons[key], carriers(key), words) for key in ORDER if key in weapons and weapons[key].ammo]
    lead = words.fill("ammo.lead", n=rounds(weapons), die=rules.AMMO_DIE)
    return Counters(words["ammo.title"], lead, tuple(groups))


def carriers(key: str) -> int:
    """How many soldiers carry a weapon: all of them the sidearm (Soldier Shooting)."""
    return rules.SOLDIERS if key == rules.SIDEARM else rules.SQUAD.count(key)


def rounds(weapons: dict[str, Weapon]) -> int:
    """All rounds of the squad: 145 with the rulebook's weapons (B8)."""
    return sum(carriers(key) * weapons[key].ammo for key in ORDER if key in weapons)


def short_name(key: str, weapon: Weapon, words: Words) -> str:
    """What a weapon is called where room is short; one of the player's own by its whole name."""
    known = f"odds.value.{key}"
    return words[known] if known in words else weapon.name  # noqa: SIM401 - Words has no get


def _group(key: str, weapon: Weapon, soldiers: int, words: Words) -> CounterGroup:
    singles = weapon.ammo % FIVE or FIVE
    fives = (weapon.ammo - singles) // FIVE
    phrase = "ammo.note" if soldiers > 1 else "ammo.note_one"
    label = short_name(key, weapon, words)
    icon = ICONS.get(key, "ranged")
    counters = (
        Counter(FIVE, fives * soldiers, icon, label),
        Counter(1, min(singles, weapon.ammo) * soldiers, icon, label),
    )
    return CounterGroup(
        weapon.name,
        words.fill(phrase, n=soldiers, rounds=weapon.ammo),
        tuple(counter for counter in counters if counter.count > 0),
        key,
    )
