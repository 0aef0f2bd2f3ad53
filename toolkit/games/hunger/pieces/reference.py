"""What stands on the reference page: the whole game, every figure from the data, every choice from the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.hunger.rolls import duel, hit_then_hurt
from toolkit.games.hunger.settings import SCALE, Rules, settings_of
from toolkit.model.pieces import Cell, Chances, Reference, Row

if TYPE_CHECKING:
    from fractions import Fraction

    from toolkit.games.hunger.settings import Settings
    from toolkit.model.game import Play
    from toolkit.words import Words

AT_ONCE = (1, 2, 3, 4, 5)  # zombies of the duels in the odds strip


def make_reference(play: Play) -> Reference:
    """The reference page for this scenario's settings."""
    words, settings, rules = play.words, settings_of(play.scenario), Rules.load(play.templates)
    rows = (
        _round(words),
        _move(words, rules, settings),
        _shoot(words, rules),
        _fight(words, rules),
        _contagion(words),
        _tricky(words, settings),
        _blows(words, rules),
        _duels(words, rules),
    )
    return Reference(words["reference.title"], words["reference.headline"], words["reference.lead"], (rows,))


def _or_more(number: int) -> str:
    """A number needed on the die; a die cannot show more than its sides."""
    return f"{number}+" if number < SCALE else str(number)


def _round(words: Words) -> Row:
    """The order of a round (Turn sequence)."""
    steps = (("humans", "walk"), ("zombies", "zombie"), ("shots", "shotgun"), ("blows", "attack"), ("bites", "bite"))
    cells = tuple(
        Cell(words[f"reference.round.{key}"], (icon,), text=words[f"reference.round.{key}_text"], arrow=key != "bites")
        for key, icon in steps
    )
    return Row(words["reference.round.title"], words["reference.round.text"], "", cells, "thick")


def _move(words: Words, rules: Rules, settings: Settings) -> Row:
    """Moving, contact, and what is in the way (Terrain, Combatants, N3, N4, N6)."""
    values = {
        "human": words.number(rules.models.human.move_in),
        "zombie": words.number(rules.models.zombie.move_in),
        "stumble": words.number(rules.models.zombie.stumble_in),
    }
    leave = "leave" if settings.leave_fight else "stay"
    steps = (("humans", "walk"), ("zombies", "compass"), ("contact", "group"), (leave, "stuck"), ("walls", "fence"))
    cells = tuple(
        Cell(words[f"reference.move.{key}"], (icon,), text=words.fill(f"reference.move.{key}_text", **values))
        for key, icon in steps
    )
    return Row(words["reference.move.title"], words["reference.move.text"], "1", cells, "thick")


def _shoot(words: Words, rules: Rules) -> Row:
    """Shooting, into a fight as well (Shooting, N5)."""
    human, zombie, shotgun = rules.models.human, rules.models.zombie, rules.weapons["shotgun"]
    at_zombie = rules.chart.number(shotgun.shoot_s, zombie.r)
    at_human = rules.chart.number(shotgun.shoot_s, human.r)
    values = {
        "range": words.number(shotgun.range_in),
        "s": shotgun.shoot_s,
        "r": zombie.r,
        "human": _or_more(at_human),
        "zombie": _or_more(at_zombie),
    }

    def cell(key: str, icon: str, number: str = "") -> Cell:
        text = words.fill(f"reference.shoot.{key}_text", **values)
        return Cell("" if number else words[f"reference.shoot.{key}"], (icon,), number=number, text=text)

    cells = (
        cell("who", "shotgun"),
        cell("sight", "see"),
        cell("hit", "die-8", _or_more(human.cv)),
        cell("hurt", "skull", _or_more(at_zombie)),
        cell("fight", "group"),
    )
    return Row(words["reference.shoot.title"], words["reference.shoot.text"], "2", cells, "thick")


def _fight(words: Words, rules: Rules) -> Row:
    """Close combat: what each side needs (Close combat, N3, N6)."""
    human, zombie = rules.models.human, rules.models.zombie
    hand, tool = rules.weapons["hand"].fight_s, rules.weapons["tool"].fight_s
    needs: tuple[tuple[str, str, int, dict[str, int]], ...] = (
        ("hit", "attack", human.cv, {}),
        ("hand", "bat", rules.chart.number(hand, zombie.r), {"s": hand, "r": zombie.r}),
        ("tool", "pitchfork", rules.chart.number(tool, zombie.r), {"s": tool, "r": zombie.r}),
        ("zombie", "zombie", zombie.cv, {}),
        ("bite", "bite", rules.chart.number(zombie.s, human.r), {"s": zombie.s, "r": human.r}),
    )
    cells = tuple(
        Cell("", (icon,), number=_or_more(number), text=words.fill(f"reference.fight.{key}_text", **values))
        for key, icon, number, values in needs
    )
    return Row(words["reference.fight.title"], words["reference.fight.text"], "3", cells, "thick")


def _contagion(words: Words) -> Row:
    """What becomes of the killed (Contagious, N7)."""
    steps = (("killed", "bite"), ("eating", "brain"), ("rises", "stand-up"), ("shot", "tombstone"), ("end", "hazard"))
    cells = tuple(
        Cell(
            words[f"reference.contagion.{key}"],
            (icon,),
            text=words[f"reference.contagion.{key}_text"],
            accent=key == "rises",
            arrow=key in {"killed", "eating"},
        )
        for key, icon in steps
    )
    return Row(words["reference.contagion.title"], words["reference.contagion.text"], "", cells, "hazard")


def _tricky(words: Words, settings: Settings) -> Row:
    """Where tables argue: how this is read, and which figures are ours (N2, N3, N5, N6, N8)."""
    values = {
        "per": words.number(settings.zombies_per_human, 0 if settings.zombies_per_human.is_integer() else 1),
        "board": settings.board_in,
        "deploy": settings.deploy_in,
        "edge": settings.edge_in,
    }
    keys = (f"zombies_{settings.round}", "weapons", "compass", "random", "table")
    cells = tuple(
        Cell(words[f"reference.tricky.{key}"], text=words.fill(f"reference.tricky.{key}_text", **values))
        for key in keys
    )
    return Row(words["reference.tricky.title"], words["reference.tricky.text"], "", cells, "thick")


def _blows(words: Words, rules: Rules) -> Row:
    """The chance that one roll to hit and one to hurt remove a model."""
    human, zombie = rules.models.human, rules.models.zombie
    shotgun, tool, hand = (rules.weapons[key] for key in ("shotgun", "tool", "hand"))
    blows = (
        ("shotgun", "shotgun", human.cv, shotgun.shoot_s, zombie.r),
        ("tool", "pitchfork", human.cv, tool.fight_s, zombie.r),
        ("hand", "bat", human.cv, hand.fight_s, zombie.r),
        ("bite", "bite", zombie.cv, zombie.s, human.r),
        ("friend", "shotgun", human.cv, shotgun.shoot_s, human.r),
    )
    cells = tuple(Cell(words[f"reference.blows.{key}"], (icon,)) for key, icon, *_ in blows)
    chances = Chances("", tuple(_removes(rules, cv, s, r) for _, _, cv, s, r in blows))
    return Row(words["reference.blows.title"], words["reference.blows.text"], "", cells, "thick", (chances,))


def _duels(words: Words, rules: Rules) -> Row:
    """The chance of one human, by weapon, to be left of a fight against so many zombies at once."""
    cells = tuple(Cell(words.plural("reference.duels.zombies", count)) for count in AT_ONCE)
    lines = tuple(
        Chances(words[f"reference.duels.{weapon}"], tuple(_left(rules, weapon, count) for count in AT_ONCE))
        for weapon in ("tool", "hand")
    )
    return Row(words["reference.duels.title"], words["reference.duels.text"], "", cells, "thin", lines)


def _removes(rules: Rules, cv: int, s: int, r: int) -> Fraction:
    return hit_then_hurt(rules, cv=cv, s=s, r=r).odds().chance(lambda end: end == "removed")


def _left(rules: Rules, weapon: str, zombies: int) -> Fraction:
    return duel(rules, weapon=weapon, zombies=zombies).odds().chance(lambda end: end[0] == 0)
