"""What stands on the rosters: a sheet a side with its models, stat lines and the chart of S against R (Combatants)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.hunger.settings import SCALE, Rules
from toolkit.model.rosters import Need, NeedChart, Roster, RosterGrid, RosterList, RosterRow, Rosters, StatLine

if TYPE_CHECKING:
    from toolkit.model.board import Model
    from toolkit.model.game import Play
    from toolkit.words import Words

ICONS = {"shotgun": "shotgun", "tool": "pitchfork", "hand": "bat"}


def make_rosters(play: Play) -> Rosters:
    """The people's sheet and the zombies'."""
    return Rosters(play.words["rosters.title"], (_people(play), _zombies(play)))


def _people(play: Play) -> Roster:
    words, rules = play.words, Rules.load(play.templates)
    human = rules.models.human
    board = play.scenario.board
    humans = board.models_of("human") if board else ()
    heads = tuple(words[f"rosters.{key}"] for key in ("name", "weapon", "cv", "s", "r", "s_close", "shoots"))
    ticks = (("bite", words["rosters.killed"]), ("brain", words["rosters.eaten"]), ("zombie", words["rosters.risen"]))
    rows = tuple(_row(rules, words, number, model) for number, model in enumerate(humans, 1))
    line = words.fill("rosters.humans_line", n=words.plural("counts.humans", len(humans)))
    stats = StatLine(
        "walk",
        words["rosters.human"],
        _figures(words, human.cv, human.s, human.r, words.fill("rosters.inches", n=words.number(human.move_in))),
        words["rosters.human_note"],
    )
    zombie = rules.models.zombie
    needs = tuple(
        Need(s, zombie.r, ICONS[weapon], words[f"rosters.need_{weapon}"])
        for weapon, s in (
            ("hand", rules.weapons["hand"].fight_s),
            ("tool", rules.weapons["tool"].fight_s),
            ("shotgun", rules.weapons["shotgun"].shoot_s),
        )
    )
    friend = Need(rules.weapons["shotgun"].shoot_s, human.r, "shotgun", words["rosters.need_friend"])
    chart = _chart(rules, words, (*needs, friend))
    return Roster(words["rosters.humans"], line, (stats,), RosterList(heads, ticks, rows), chart)


def _row(rules: Rules, words: Words, number: int, model: Model) -> RosterRow:
    human = rules.models.human
    weapon = rules.weapons.get(model.weapon or "")
    close = weapon.fight_s if weapon else human.s
    shoots = "–"
    if weapon and weapon.shoot_s:
        shoots = words.fill("rosters.shot", s=weapon.shoot_s, n=words.number(weapon.range_in))
    figures = (
        f"{human.cv}+",
        str(human.s),
        str(human.r),
        f"^{close}" if close != human.s else str(close),
        f"^{shoots}" if shoots != "–" else shoots,
    )
    known = model.weapon in ICONS
    gear = words[f"rosters.{model.weapon}"] if known else (model.weapon or "")
    return RosterRow(str(number), model.name or "", ICONS[model.weapon or ""] if known else None, gear, figures)


def _zombies(play: Play) -> Roster:
    words, rules = play.words, Rules.load(play.templates)
    zombie, human = rules.models.zombie, rules.models.human
    board = play.scenario.board
    count = len(board.models_of("zombie")) if board else 0
    risen = len(board.models_of("human")) if board else 0
    moves = words.fill("rosters.stumbles", n=words.number(zombie.move_in), more=words.number(zombie.stumble_in))
    stats = StatLine(
        "zombie",
        words["rosters.zombie"],
        _figures(words, zombie.cv, zombie.s, zombie.r, moves),
        words["rosters.zombie_note"],
    )
    parts = [(words["rosters.at_start"], 1, count)] if count else []
    parts += [(words["rosters.may_rise"], count + 1, count + risen)] if risen else []
    ticks = (("brain", words["rosters.eating"]), ("skull", words["rosters.gone"]))
    line = words.fill("rosters.zombies_line", n=words.plural("counts.zombies", count))
    need = Need(zombie.s, human.r, "bite", words["rosters.need_bite"])
    return Roster(
        words["rosters.zombies"], line, (stats,), RosterGrid(ticks, tuple(parts)), _chart(rules, words, (need,))
    )


def _figures(words: Words, cv: int, s: int, r: int, moves: str) -> tuple[tuple[str, str], ...]:
    heads = (words["rosters.cv"], words["rosters.s"], words["rosters.r"], words["rosters.moves"])
    return tuple(zip(heads, (f"{cv}+", str(s), str(r), moves), strict=True))


def _chart(rules: Rules, words: Words, needs: tuple[Need, ...]) -> NeedChart:
    """The whole chart (N1), and the numbers this side looks for."""
    return NeedChart(
        words["rosters.chart"],
        words.fill("rosters.chart_note", sides=SCALE),
        words["rosters.chart_rows"],
        words["rosters.chart_columns"],
        rules.chart.needed,
        needs,
        words["rosters.notes"],
    )
