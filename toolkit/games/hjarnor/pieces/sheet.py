"""What stands on the hero sheets: the heroes of ``heroes.toml``, and always a blank one (H17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.hjarnor import rules
from toolkit.games.hjarnor.heroes import load_company, said
from toolkit.model.pieces import Attribute, Sheet, SheetLabels, Sheets, Tick, Track, WeaponRow

if TYPE_CHECKING:
    from toolkit.games.hjarnor.heroes import Company, Hero, Weapon
    from toolkit.model.game import Play
    from toolkit.words import Words

EFFECT_ICONS = {"knockback": "knockback", "sweep": "sweep", "sound": "sound"}
BLANK_ROWS = 3  # weapons and attributes of a blank sheet


def make_heroes(play: Play) -> Sheets:
    """A sheet a hero in the order of ``heroes.toml``, and a blank one."""
    company = load_company(play.templates)
    words = play.words
    sheets = [_sheet(hero, company, words) for hero in company.heroes.values()]
    return Sheets(words["sheets.title"], (*sheets, _blank(company, words)))


def _sheet(hero: Hero, company: Company, words: Words) -> Sheet:
    language = words.language
    attributes = tuple(
        Attribute(company.attributes[key].icon, said(company.attributes[key].name, language), value)
        for key, value in hero.attributes.items()
    )
    return Sheet(
        said(hero.name, language),
        _labels(words),
        line=said(hero.line, language),
        portrait=hero.portrait or "blank",
        stamp=words["sheets.stamp"] if hero.example else "",
        attributes=attributes,
        weapons=tuple(_weapon(company.weapons[key], hero, company, words) for key in hero.weapons),
        points=_points(words),
        tracks=_tracks(words),
        objectives=_objectives(words),
        conditions=_conditions(words),
        notes=said(hero.notes, language),
    )


def _blank(company: Company, words: Words) -> Sheet:
    """A sheet to fill in: agility and intelligence stand on it, the other attributes and the weapons do not."""
    known = [rules.AGILITY, rules.INTELLIGENCE]
    attributes = [
        Attribute(company.attributes[key].icon, said(company.attributes[key].name, words.language)) for key in known
    ]
    attributes += [Attribute(None, "")] * (BLANK_ROWS - len(attributes))
    effects = tuple((EFFECT_ICONS[effect], words[f"weapons.{effect}"]) for effect in rules.EFFECTS)
    return Sheet(
        "",
        _labels(words),
        portrait="blank",
        attributes=tuple(attributes),
        weapons=(WeaponRow(None, "", effects=effects),) * BLANK_ROWS,
        points=_points(words),
        tracks=_tracks(words),
        objectives=_objectives(words),
        conditions=_conditions(words),
    )


def _weapon(weapon: Weapon, hero: Hero, company: Company, words: Words) -> WeaponRow:
    attribute = said(company.attributes[weapon.attribute].name, words.language)
    value = hero.attributes[weapon.attribute]
    return WeaponRow(
        weapon.icon,
        said(weapon.name, words.language),
        note=words.fill("weapons.made_of", attribute=attribute, value=value, bonus=weapon.bonus),
        effects=tuple((EFFECT_ICONS[effect], words[f"weapons.{effect}"]) for effect in weapon.effects),
        cost=str(weapon.tp),
        dice=str(weapon.dice(hero)),
        reach=words["weapons.melee"] if weapon.range == "melee" else words.fill("weapons.range", n=weapon.range),
    )


def _labels(words: Words) -> SheetLabels:
    return SheetLabels(
        player=words["sheets.player"],
        notes=words["sheets.notes"],
        continued=words["sheets.continued"],
        weapons=words["sheets.weapons"],
        effects=words["sheets.effects"],
        cost=words["sheets.cost"],
        dice=words["sheets.dice"],
        reach=words["sheets.range"],
        stuck=words.fill("sheets.stuck", n=rules.STUCK_COST),
    )


def _points(words: Words) -> Track:
    note = words.fill("sheets.points_note", n=rules.TIME_POINTS)
    return Track("time", words["sheets.points"], note, rules.TIME_POINTS)


def _tracks(words: Words) -> tuple[Track, ...]:
    wounds = words.fill("sheets.wounds_note", n=rules.WOUNDS)
    infection = words.fill("sheets.infection_note", n=rules.INFECTION)
    return (
        Track("wound", words["sheets.wounds"], wounds, rules.WOUNDS, "skull"),
        Track("infection", words["sheets.infection"], infection, rules.INFECTION, "zombie"),
    )


def _objectives(words: Words) -> tuple[Tick, ...]:
    return (Tick("zombie", words["sheets.zombie"]), Tick("trinket", words["sheets.trinket"]))


def _conditions(words: Words) -> tuple[Tick, ...]:
    return (Tick("prone", words["sheets.prone"]), Tick("infected", words["sheets.infected"]))
