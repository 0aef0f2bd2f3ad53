"""What stands on the soldier sheets: weapons with their ranges, and a box for every round (Soldier Shooting, B8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.braaains import rules
from toolkit.games.braaains.settings import load_rules
from toolkit.games.braaains.squad import squad
from toolkit.model.pieces import Attribute, Sheet, SheetLabels, Sheets, Tick, WeaponRow

if TYPE_CHECKING:
    from toolkit.games.braaains.settings import Weapon
    from toolkit.games.braaains.squad import Soldier
    from toolkit.model.game import Play
    from toolkit.words import Words

ICONS = {"m-20": "assault-rifle", "m-70": "machine-gun", "desert-eagle": "revolver", "beretta": "pistol"}
BLANK_ROUNDS = (30, 10)  # boxes on a sheet for a soldier of the players' own


def make_soldiers(play: Play) -> Sheets:
    """A sheet a soldier, and a blank one for soldiers of the players' own."""
    words = play.words
    weapons = load_rules(play.templates, play.scenario).weapons
    sheets = [_sheet(soldier, weapons, words) for soldier in squad(play.scenario)]
    return Sheets(words["soldiers.title"], (*sheets, _blank(words)))


def _sheet(soldier: Soldier, weapons: dict[str, Weapon], words: Words) -> Sheet:
    carried = [key for key in (soldier.weapon, rules.SIDEARM) if key in weapons]
    return Sheet(
        soldier.title(words),
        _labels(words),
        line=words[f"soldiers.line_{soldier.role}"],
        portrait=f"soldiers/{soldier.look}",
        attributes=_attributes(words),
        weapons=tuple(_weapon(key, weapons[key], words) for key in carried),
        objectives=(Tick("helicopter", words.fill("soldiers.roof", n=rules.TURNS)),),
        conditions=_conditions(words),
    )


def _blank(words: Words) -> Sheet:
    return Sheet(
        "",
        _labels(words),
        portrait="blank",
        attributes=_attributes(words),
        weapons=tuple(WeaponRow(None, "", ammunition=rounds) for rounds in BLANK_ROUNDS),
        objectives=(Tick("helicopter", words.fill("soldiers.roof", n=rules.TURNS)),),
        conditions=_conditions(words),
    )


def _weapon(key: str, weapon: Weapon, words: Words) -> WeaponRow:
    """A line of the weapon table: both ranges with what they add, shots, what hits, and the rounds."""
    short = max(rules.HIT - weapon.modifier, 1)
    hit = words.fill("soldiers.hit" if weapon.modifier else "soldiers.hit_same", short=short, long=rules.HIT)
    if weapon.pistol:
        note = words.fill("soldiers.assault", n=rules.PISTOL, die=rules.AMMO_DIE)
    else:
        note = words["soldiers.no_assault"]
    ranges = ((weapon.short_in, weapon.modifier), (weapon.long_in, 0))
    return WeaponRow(
        ICONS.get(key, "ranged"),
        weapon.name,
        note=note,
        effects=tuple(
            ("ranged", words.fill("soldiers.to", n=words.number(inches, 1 if inches % 1 else 0), sign=signed(bonus)))
            for inches, bonus in ranges
        ),
        dice=str(weapon.shots),
        reach=hit,
        ammunition=weapon.ammo,
    )


def signed(bonus: int) -> str:
    """A modifier as it is added: +1, +0, −1."""
    return f"−{-bonus}" if bonus < 0 else f"+{bonus}"


def _attributes(words: Words) -> tuple[Attribute, ...]:
    return (
        Attribute("walk", words["soldiers.move"], rules.SOLDIER_INCHES),
        Attribute("tree", words["soldiers.slow"], rules.SOLDIER_INCHES // rules.DIFFICULT),
    )


def _conditions(words: Words) -> tuple[Tick, ...]:
    return (Tick("skull", words["soldiers.down"]), Tick("zombie", words["soldiers.risen"]))


def _labels(words: Words) -> SheetLabels:
    return SheetLabels(
        player=words["soldiers.player"],
        notes=words["soldiers.notes"],
        continued=words["soldiers.continued"],
        weapons=words["soldiers.weapons"],
        effects=words["soldiers.range"],
        dice=words["soldiers.shots"],
        reach=words["soldiers.hits"],
    )
