"""``brains roll``: one roll of a table, dice shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from toolkit.cli import options

if TYPE_CHECKING:
    from toolkit.data import Templates
    from toolkit.odds.rules import Thrown
    from toolkit.odds.tables import Rolled
    from toolkit.words import Words


@click.command(
    "roll",
    short_help="Roll one of those tables, dice shown.",
    context_settings={"ignore_unknown_options": True},
    epilog=options.examples(
        "brains roll hjarnor attack --dice 4 --target zombie",
        "brains roll hjarnor attraction --heroes 4 --sounds 1 --seed 7",
        'brains roll dice --faces "-1,0,0,1,1,1!" --dice 4',
    ),
)
@click.argument("words", nargs=-1, type=click.UNPROCESSED, required=True, metavar="GAME TABLE [--PARAM VALUE...]")
@options.seed_option
@options.lang_option
@options.templates_option
def command(words: tuple[str, ...], seed: int | None, lang: str | None, templates: Templates) -> None:
    """One roll of a table, its dice one by one, and what it means.

    Several values of a parameter make a roll for each; a parameter that is not given takes its first usual value.
    """
    from random import Random

    from toolkit.cli.console import result
    from toolkit.cli.odds_call import DICE, asked_tables, given_for, split
    from toolkit.cli.opening import seed_or_drawn
    from toolkit.cli.printer import printer
    from toolkit.errors import SettingError
    from toolkit.model import table_words
    from toolkit.words import Words

    game, name, given = split(words)
    if name is None and game != DICE:
        names = ", ".join(table.name for table in asked_tables(game, None))
        raise SettingError("a table is missing", where=game, cure=f"Roll one of: {names}")
    table = asked_tables(game, name)[0]
    asked = given_for(table, given, (table,))
    spoken = Words.load(templates, lang or printer().lang, None if game == DICE else game)
    random = Random(f"{seed_or_drawn(seed)}/dice")
    for number, rolled in enumerate(table.rolls(templates, random, asked)):
        if number:
            result("")
        head = table_words.title(spoken, table.name, rolled.situation)
        setting = "" if game == DICE else table_words.setting(spoken, rolled.situation)
        result(f"{head}: {setting}" if setting else head)
        for line in _lines(rolled, spoken):
            result(f"  {line}")
        result(table_words.sentence(spoken, table.name, rolled.outcome))


def _lines(rolled: Rolled, words: Words) -> list[str]:
    return [
        words.fill("odds.rolled", what=words[f"odds.thrown.{thrown.what}"], dice=_dice(thrown, words))
        for thrown in rolled.thrown
    ]


def _dice(thrown: Thrown, words: Words) -> str:
    """Every die: its face (the number on a common d6 before the face's name), an exploding one followed by the next."""
    if thrown.die is None:
        return ", ".join(map(str, thrown.cards)) or "-"
    shown = []
    for place, die in enumerate(thrown.shown):
        faces = " > ".join(_face(thrown, face, words) for face in die)
        bonus = thrown.bonuses[place] if thrown.bonuses else 0
        shown.append(f"{faces} {bonus:+d} = {thrown.die.total(die) + bonus}" if bonus else faces)
    text = ", ".join(shown) or words["odds.none"]
    return f"{text} ({words.fill(f'odds.{thrown.read_as}', n=thrown.value)})" if _adds_up(thrown) else text


def _face(thrown: Thrown, place: int, words: Words) -> str:
    die = thrown.die
    if die is None:
        return ""
    return f"{place + 1} {words[f'odds.face.{die.names[place]}']}" if die.names else str(die.faces[place])


def _adds_up(thrown: Thrown) -> bool:
    """Whether the value is a sum that is not plain to see."""
    return isinstance(thrown.value, int) and bool((thrown.die and thrown.die.names) or sum(map(len, thrown.shown)) > 1)
