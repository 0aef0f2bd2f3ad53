"""Heroes and weapons as players write them down: ``heroes.toml`` and ``weapons.toml`` (H17).

Everything in them is data: what ships is **house**, four example heroes. Attributes, heroes and weapons may be added
in any number.
"""

from __future__ import annotations

import difflib
import unicodedata
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import msgspec

from toolkit.data import decoded
from toolkit.errors import TemplateError
from toolkit.games.hjarnor import rules

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from toolkit.data import Templates

HEROES_FILE = "hjarnor/heroes.toml"
WEAPONS_FILE = "hjarnor/weapons.toml"
MOST_DICE = 20  # an attribute is 0 to 20
LONGEST_NAME = 120
LONGEST_NOTES = 20_000

Dice = Annotated[int, msgspec.Meta(ge=0, le=MOST_DICE)]
Effect = Literal["knockback", "sweep", "sound"]


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in several languages; one that is missing is taken from another."""

    en: str = ""
    sv: str = ""
    pl: str = ""


Saying = str | Said
Entry = TypeVar("Entry")


class AttributeKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An attribute that heroes may have: what it is called, and its icon."""

    name: Saying
    icon: str | None = None


class Hero(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One hero: name, a line under it, dice of every attribute, keys of weapons, portrait in ``art/heroes``."""

    name: Saying
    attributes: dict[str, int]
    weapons: tuple[str, ...] = ()
    line: Saying = ""
    notes: Saying = ""
    portrait: str | None = None
    example: bool = False


class Weapon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One weapon: its cost in TP, the attribute whose dice it rolls, bonus dice, range in inches or ``melee``."""

    name: Saying
    tp: Annotated[int, msgspec.Meta(ge=0, le=rules.TIME_POINTS)]
    attribute: str
    bonus: Dice
    range: Literal["melee"] | Annotated[int, msgspec.Meta(ge=1, le=99)]
    effects: tuple[Effect, ...] = ()
    icon: str | None = None

    def dice(self, hero: Hero) -> int:
        """How many dice this hero rolls: the attribute and the bonus."""
        return hero.attributes[self.attribute] + self.bonus


class HeroesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ``heroes.toml`` holds; its entries are decoded one by one, so that an error names the hero."""

    attributes: dict[str, object]
    heroes: dict[str, object] = {}


class Company(msgspec.Struct, frozen=True):
    """All heroes with their weapons, checked: every key leads somewhere, every name can be printed."""

    attributes: dict[str, AttributeKind]
    heroes: dict[str, Hero]
    weapons: dict[str, Weapon]


def said(text: Saying, language: str) -> str:
    """The text in a language; a text in one language only serves for all.

    >>> said(Said(en="axe", sv="yxa"), "pl")
    'axe'
    """
    if isinstance(text, str):
        return text
    return str(getattr(text, language)) or text.en or text.sv or text.pl


def attribute_kinds(templates: Templates) -> dict[str, AttributeKind]:
    """The attributes that heroes may have; TemplateError when one that the rules roll is missing."""
    where = str(templates.find(HEROES_FILE))
    kinds = _entries(templates.decode(HEROES_FILE, HeroesFile).attributes, AttributeKind, where, "attributes.")
    for needed in (rules.AGILITY, rules.INTELLIGENCE):
        if needed not in kinds:
            raise TemplateError(f"[attributes] lacks {needed!r}, which the rules roll", where=where, cure="Add it")
    for key, kind in kinds.items():
        _check_text(kind.name, f"attributes.{key}.name", where, LONGEST_NAME, needed=True)
        _check_picture(templates, "icons", kind.icon, f"attributes.{key}.icon", where)
    return kinds


def load_company(templates: Templates) -> Company:
    """Heroes and weapons from the templates in force; TemplateError names file, key, value and cure."""
    where, weapons_at = (str(templates.find(name)) for name in (HEROES_FILE, WEAPONS_FILE))
    kinds = attribute_kinds(templates)
    heroes = _entries(templates.decode(HEROES_FILE, HeroesFile).heroes, Hero, where, "heroes.")
    weapons = _entries(templates.table(WEAPONS_FILE), Weapon, weapons_at, "")
    for key, weapon in weapons.items():
        _check_text(weapon.name, f"{key}.name", weapons_at, LONGEST_NAME, needed=True)
        _check_known("attribute", weapon.attribute, kinds, f"{key}.attribute", weapons_at)
        _check_picture(templates, "icons", weapon.icon, f"{key}.icon", weapons_at)
    company = Company(kinds, heroes, weapons)
    for key, hero in heroes.items():
        _check_hero(key, hero, company, where)
        _check_picture(templates, "heroes", hero.portrait, f"heroes.{key}.portrait", where)
    return company


def _entries(table: Mapping[str, object], kind: type[Entry], where: str, before: str) -> dict[str, Entry]:
    """Each table of a file as a value of ``kind``; an error names the entry."""
    for key in table:
        if not key.isprintable():
            raise TemplateError(f"the key {key[:60]!r} holds a control character", where=where, cure="Remove it")
    return {key: decoded(entry, kind, where=f"{where}: {before}{key[:60]}") for key, entry in table.items()}


def _check_hero(key: str, hero: Hero, company: Company, where: str) -> None:
    place = f"heroes.{key}"
    for part, text, longest in (
        ("name", hero.name, LONGEST_NAME),
        ("line", hero.line, 2 * LONGEST_NAME),
        ("notes", hero.notes, LONGEST_NOTES),
    ):
        _check_text(text, f"{place}.{part}", where, longest, needed=part == "name")
    for attribute, value in hero.attributes.items():
        _check_known("attribute", attribute, company.attributes, f"{place}.attributes", where)
        if not 0 <= value <= MOST_DICE:
            raise TemplateError(
                f"{place}.attributes: {attribute} = {value} is out of range", where=where, cure=f"Use 0 to {MOST_DICE}"
            )
    for needed in (rules.AGILITY, rules.INTELLIGENCE):
        if needed not in hero.attributes:
            raise TemplateError(f"{place}.attributes lacks {needed!r}", where=where, cure=f"Add {needed} = 2")
    for weapon in hero.weapons:
        _check_known("weapon", weapon, company.weapons, f"{place}.weapons", where)
        rolled = company.weapons[weapon].attribute
        if rolled not in hero.attributes:
            raise TemplateError(
                f"{place} carries {weapon!r}, which rolls {rolled!r}, but has no such attribute",
                where=where,
                cure=f"Add {rolled} = 2 to its attributes",
            )


def _check_known(what: str, key: str, known: Mapping[str, object], place: str, where: str) -> None:
    if key not in known:
        raise TemplateError(f"{place}: there is no {what} {key[:60]!r}", where=where, cure=_nearest(key, known))


def _nearest(key: str, known: Iterable[str]) -> str:
    names = sorted(known)
    near = difflib.get_close_matches(key, names, n=1, cutoff=0.5)
    return f"Did you mean {near[0]!r}?" if near else f"Known: {', '.join(names)}"


def _check_text(text: Saying, place: str, where: str, longest: int, *, needed: bool) -> None:
    texts = [text] if isinstance(text, str) else [text.en, text.sv, text.pl]
    if needed and not any(one.strip() for one in texts):
        raise TemplateError(f"{place} is empty", where=where, cure="Write a name")
    for one in texts:
        for letter in one:
            if unicodedata.category(letter) in {"Cc", "Cs"} and letter not in "\n\t":
                raise TemplateError(
                    f"{place}: {one[:40]!r} holds the control character U+{ord(letter):04X}",
                    where=where,
                    cure="Remove it",
                )
        if needed and ("\n" in one or "\t" in one):
            raise TemplateError(f"{place}: {one[:40]!r} is not one line", where=where, cure="Write it on one line")
        if len(one) > longest:
            raise TemplateError(
                f"{place}: {one[:30]!r}... has {len(one)} letters, at most {longest} can be printed",
                where=where,
                cure="Shorten it",
            )


def _check_picture(templates: Templates, folder: str, name: str | None, place: str, where: str) -> None:
    if name is None:
        return
    could_be = len(name) <= 60 and name.replace("-", "").replace("_", "").isalnum()  # no path, no drive
    if could_be and templates.has(f"art/{folder}/{name}.svg"):
        return
    known = templates.names(f"art/{folder}", ".svg")
    raise TemplateError(
        f"{place}: there is no picture {name[:60]!r} in art/{folder}", where=where, cure=_nearest(name, known)
    )
