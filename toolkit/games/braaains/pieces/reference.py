"""What stands on the reference page: the whole game, every figure from the rules, every choice from the settings."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from toolkit.games.braaains import rules
from toolkit.games.braaains.pieces.ammo import ORDER, short_name
from toolkit.games.braaains.pieces.sheet import ICONS, signed
from toolkit.games.braaains.pieces.turn import ICONS as PHASE_ICONS
from toolkit.games.braaains.pieces.turn import INCHES as PHASE_INCHES
from toolkit.games.braaains.settings import load_rules
from toolkit.model.pieces import Cell, Chances, Reference, Row

if TYPE_CHECKING:
    from toolkit.games.braaains.settings import Rules
    from toolkit.model.game import Play
    from toolkit.words import Words

GROUND = (("windows", "window"), ("ladder", "ladder"), ("woods", "tree"), ("river", "river"), ("ruins", "ruins"))
OTHER_DIE = {6: 8, 8: 6}
MOST = 5  # columns of a row: charging zombies, or hits from none up
# The soldiers of the assault odds: how many, and how many of them use a pistol (B6).
SIDES = ((1, 0), (1, 1), (2, 0), (2, 1), (3, 1))


def make_reference(play: Play) -> Reference:
    """The reference page for this scenario's settings."""
    words = play.words
    found = load_rules(play.templates, play.scenario)
    rows = (
        _turn(words),
        _ground(words, found),
        _shooting(words, found),
        _assault(words, found),
        _notes(words, found),
        _gap(words, found),
        _fights(words, found),
        _hits(words, found),
    )
    lead = words.fill("reference.lead", turns=rules.TURNS)
    return Reference(words["reference.title"], words["reference.headline"], lead, (rows,))


def _inches(words: Words, value: float) -> str:
    return words.number(value, 1 if value % 1 else 0)


def _turn(words: Words) -> Row:
    """The five phases in their order (The Rules, B3, B4, B5)."""
    cells = tuple(
        Cell(
            words[f"phase.{key}"],
            (PHASE_ICONS[key],),
            text=words.fill(f"reference.turn.{key}_text", n=PHASE_INCHES.get(key, 0)),
            arrow=key != rules.PHASES[-1],
        )
        for key in rules.PHASES
    )
    text = words.fill("reference.turn.text", turns=rules.TURNS)
    return Row(words["reference.turn.title"], text, "", cells, "thick")


def _ground(words: Words, found: Rules) -> Row:
    """What is difficult, and what that costs (Soldier movement, B2)."""
    height = found.settings.building_height_in
    values = {"height": _inches(words, height), "cost": _inches(words, height * rules.DIFFICULT)}
    cells = tuple(
        Cell(words[f"reference.ground.{key}"], (icon,), text=words.fill(f"reference.ground.{key}_text", **values))
        for key, icon in GROUND
    )
    text = words.fill("reference.ground.text", factor=rules.DIFFICULT)
    return Row(words["reference.ground.title"], text, "", cells, "thin")


def _shooting(words: Words, found: Rules) -> Row:
    """The weapons in figures, and what a round is (Soldier Shooting, B5, B8)."""
    cells = []
    for key in [key for key in ORDER if key in found.weapons][: MOST - 1]:
        weapon = found.weapons[key]
        text = words.fill(
            "reference.shoot.cell",
            short=_inches(words, weapon.short_in),
            long=_inches(words, weapon.long_in),
            sign=signed(weapon.modifier),
            shots=weapon.shots,
            ammo=weapon.ammo,
        )
        cells.append(Cell(short_name(key, weapon, words), (ICONS.get(key, "ranged"),), text=text))
    cells.append(Cell(words["reference.spend.title"], ("ammo",), text=words["reference.spend.text"]))
    text = words.fill("reference.shoot.text", hit=rules.HIT, die=found.settings.die)
    return Row(words["reference.shoot.title"], text, "", tuple(cells), "thick")


def _assault(words: Words, found: Rules) -> Row:
    """How a fight is fought (Assault, B6)."""
    rows: tuple[tuple[str, str, dict[str, int]], ...] = (
        ("roll", "die", {}),
        ("charge", "sprint", {"n": rules.CHARGED}),
        ("pistol", "pistol", {"n": rules.PISTOL, "ammo": rules.AMMO_DIE}),
        ("tie", "soldier", {}),
        ("result", "skull", {}),
    )
    cells = tuple(
        Cell(
            words.fill(f"reference.assault.{key}", **values),
            (icon,),
            text=words.fill(f"reference.assault.{key}_text", **values),
        )
        for key, icon, values in rows
    )
    text = words.fill("reference.assault.text", die=found.settings.die)
    return Row(words["reference.assault.title"], text, "", cells, "hazard")


def _notes(words: Words, found: Rules) -> Row:
    """What the rulebook repeats, and what follows from it (Important Notes, Assault, B3)."""
    rows = (("risen", "zombie"), ("climb", "ladder"), ("door", "door"), ("window", "window"), ("supply", "tombstone"))
    cells = tuple(
        Cell(
            words[f"reference.notes.{key}"],
            (icon,),
            text=words.fill(f"reference.notes.{key}_text", n=found.settings.supply),
        )
        for key, icon in rows
    )
    return Row(words["reference.notes.title"], words["reference.notes.text"], "", cells, "thick")


def _gap(words: Words, found: Rules) -> Row:
    """Readings that tables argue about (B1, B5, B7, B9)."""
    die = found.settings.die
    values = {
        "die": die,
        "other": OTHER_DIE[die],
        "ammo": rules.AMMO_DIE,
        "height": _inches(words, found.settings.building_height_in),
    }
    rows = (("declared", "ranged"), ("one", "rifle"), ("long", "ruler"), ("die", "die-8"), ("roof", "helicopter"))
    cells = tuple(
        Cell(words[f"reference.gap.{key}"], (icon,), text=words.fill(f"reference.gap.{key}_text", **values))
        for key, icon in rows
    )
    return Row(words["reference.gap.title"], words["reference.gap.text"], "", cells, "thin")


def _fights(words: Words, found: Rules) -> Row:
    """The soldiers' chance in an assault against one to five zombies that charged (B6)."""
    from toolkit.games.braaains.rolls import assault

    lines = []
    for soldiers, pistol in SIDES:
        chances = tuple(
            assault(
                found,
                soldiers=soldiers,
                zombies=zombies,
                soldiers_charged=0,
                zombies_charged=zombies,
                pistol=pistol,
                die=found.settings.die,
            ).odds()["soldiers"]
            for zombies in range(1, MOST + 1)
        )
        label = words.fill("reference.fights.pistol", n=soldiers) if pistol else str(soldiers)
        lines.append(Chances(label, chances))
    cells = tuple(Cell(number=str(zombies), icons=("zombie",)) for zombies in range(1, MOST + 1))
    return Row(
        words["reference.fights.title"],
        words["reference.fights.text"],
        "",
        cells,
        "thick",
        tuple(lines),
        words["reference.fights.unit"],
    )


def _shorter(name: str, most: int = 9) -> str:
    """A name of two words with only the first letter of the first, where it is long."""
    first, _, last = name.rpartition(" ")
    return f"{first[0]}. {last}" if first and len(name) > most else name


def _hits(words: Words, found: Rules) -> Row:
    """How many zombies all shots of a turn hit, for each weapon at short and at long range (B1, B5)."""
    from toolkit.games.braaains.rolls import shoot

    lines = []
    for key in [key for key in ORDER if key in found.weapons]:
        weapon = found.weapons[key]
        for reach, inches in (("short", weapon.short_in), ("long", weapon.long_in)):
            odds = shoot(found, weapon=key, range=reach, shots=weapon.shots, die=found.settings.die).odds()
            values = [odds[hits] for hits in range(MOST - 1)]
            name = words.fill(
                "reference.hits.short", weapon=_shorter(short_name(key, weapon, words)), n=_inches(words, inches)
            )
            lines.append(Chances(name, (*values, Fraction(1) - sum(values))))
    cells = tuple(Cell(number=f"{hits}+" if hits == MOST - 1 else str(hits)) for hits in range(MOST))
    return Row(
        words["reference.hits.title"],
        words["reference.hits.text"],
        "",
        cells,
        "thin",
        tuple(lines),
        words["reference.hits.unit"],
    )
