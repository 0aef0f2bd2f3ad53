"""Shooting, close combat, duels and stumbling against every roll counted (N1-N7)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.oracles import every_roll, walked
from toolkit.data import Templates
from toolkit.games.hunger.rolls import TABLES
from toolkit.games.hunger.settings import Rules, Settings

SHIPPED = Templates.shipped()
RULES = Rules.load(SHIPPED)
D8 = tuple(range(1, 9))


def rows(name: str, place: int = 0, **situation: Any) -> list[Any]:
    table = next(table for table in TABLES if table.name == name)
    return list(table.results(SHIPPED, {key: (value,) for key, value in situation.items()})[place].rows)


def exact(name: str, **situation: Any) -> dict[str, Fraction]:
    return {row["outcome"]: Fraction(row["exact"]) for row in rows(name, **situation)}


def mean(name: str, **situation: Any) -> Fraction:
    return Fraction(rows(name, 1, **situation)[0]["exact"])


def shown(of: dict[str, Fraction]) -> dict[str, Fraction]:
    return {outcome: chance for outcome, chance in of.items() if chance}


def test_all_64_cells_of_the_chart_follow_the_formula_n1() -> None:
    for s in D8:
        for r in D8:
            assert RULES.chart.number(s, r) == min(8, max(2, 5 + r - s))


def test_the_rulebooks_examples_of_the_chart_n1() -> None:
    assert RULES.chart.number(2, 3) == 6
    assert RULES.chart.number(3, 3) == 5


def test_settings_decode_with_their_defaults_n2_n8() -> None:
    settings = SHIPPED.decode("hunger/game.toml", Settings)
    assert (settings.humans, settings.zombies_per_human, settings.round) == (4, 1.5, "up")
    assert (settings.place, settings.leave_fight, settings.board_in, settings.deploy_in) == ("field", False, 48, 6)


def test_stat_lines_n3() -> None:
    human, zombie = RULES.models.human, RULES.models.zombie
    assert (human.cv, human.s, human.r, human.move_in) == (6, 2, 2, 5)
    assert (zombie.cv, zombie.s, zombie.r, zombie.move_in, zombie.stumble_in) == (7, 2, 3, 3, 2)
    assert (RULES.weapons["tool"].fight_s, RULES.weapons["shotgun"].shoot_s, RULES.weapons["shotgun"].range_in) == (
        3,
        3,
        18,
    )


@pytest.mark.parametrize("name", ["shoot", "fight"])
@pytest.mark.parametrize(("cv", "s", "r"), [(6, 3, 3), (7, 2, 2), (1, 8, 1), (8, 1, 8), (9, 1, 1)])
def test_a_hit_then_the_chart_n1(name: str, cv: int, s: int, r: int) -> None:
    needed = min(8, max(2, 5 + r - s))

    def read(roll: tuple[int, ...]) -> str:
        return "missed" if roll[0] < cv else "removed" if roll[1] >= needed else "unhurt"

    assert shown(exact(name, cv=cv, s=s, r=r)) == every_roll([D8, D8], read)


def test_a_hand_weapon_kills_a_zombie_in_9_of_64_n3() -> None:
    assert exact("fight", cv=6, s=2, r=3)["removed"] == Fraction(9, 64)


def test_the_rulebooks_example_of_crossfire_n5() -> None:
    """Two zombies and a human, a d6: the human on 1 and 2, the zombies on 3 to 6."""

    def read(roll: tuple[int, ...]) -> str:
        hit, who, hurt = roll
        if hit < 6:
            return "missed"
        model, needed = ("human", 4) if who <= 2 else ("zombie", 5)
        return f"{model}-{'removed' if hurt >= needed else 'unhurt'}"

    assert exact("crossfire", humans=1, zombies=2, cv=6, s=3) == every_roll([D8, range(1, 7), D8], read)


def struck(strength: int) -> tuple[Fraction, Fraction]:
    """The chance that the human removes a zombie, and that one zombie's attack removes the human."""
    kill = Fraction(3, 8) * Fraction(9 - (5 + 3 - strength), 8)
    return kill, Fraction(2, 8) * Fraction(4, 8)


@pytest.mark.parametrize(("weapon", "strength"), [("hand", 2), ("tool", 3), ("shotgun", 2)])
@pytest.mark.parametrize("zombies", [1, 2, 3, 5])
def test_who_is_left_of_a_duel_n6(weapon: str, strength: int, zombies: int) -> None:
    """From the last zombie up: a round is a kill or none, then whoever of the zombies is left strikes."""
    kill, bite = struck(strength)
    reach = {zombies: Fraction(1)}  # the chance that a round begins with so many, first time
    left: dict[str, Fraction] = {}
    for z in range(zombies, 0, -1):
        lives, lives_less = (1 - bite) ** z, (1 - bite) ** (z - 1)
        rounds = reach[z] / (1 - (1 - kill) * lives)  # rounds begun with z zombies
        left[f"{z}-zombie"] = left.get(f"{z}-zombie", Fraction(0)) + rounds * (1 - kill) * (1 - lives)
        if z > 1:
            left[f"{z - 1}-zombie"] = rounds * kill * (1 - lives_less)
            reach[z - 1] = rounds * kill * lives_less
        else:
            left["human"] = rounds * kill
    assert exact("duel", weapon=weapon, zombies=zombies) == left


def test_a_duels_rounds_walked_one_after_another_n6() -> None:
    kill, bite = struck(2)

    def round_of(state: int) -> list[tuple[int, Fraction]] | None:
        if state == 0:
            return None
        less, same = (1 - bite) ** (state - 1), (1 - bite) ** state
        return [(0, kill * (1 - less) + (1 - kill) * (1 - same)), (state - 1, kill * less), (state, (1 - kill) * same)]

    over = [walked(2, round_of, n).get(0, Fraction(0)) for n in range(8)]
    found = exact("duel-rounds", weapon="hand", zombies=2)
    assert [found[str(n)] for n in range(1, 8)] == [over[n] - over[n - 1] for n in range(1, 8)]


def test_the_mean_of_a_duels_rounds_with_one_zombie_n6() -> None:
    kill, bite = struck(2)
    assert mean("duel-rounds", weapon="hand", zombies=1) == 1 / (1 - (1 - kill) * (1 - bite))


def test_a_stumble_leads_evenly_round_the_compass_n3() -> None:
    found = rows("stumble")
    assert [(row["outcome"], row["exact"]) for row in found] == [
        ("back", "1/8"),
        ("half-back", "1/4"),
        ("sideways", "1/4"),
        ("half-ahead", "1/4"),
        ("ahead", "1/8"),
    ]
    assert [(row["ahead_in"], row["aside_in"]) for row in found] == [(1, 0), (1.59, 1.41), (3, 2), (4.41, 1.41), (5, 0)]
    assert sum(Fraction(row["exact"]) * Fraction(str(row["ahead_in"])) for row in found) == mean("stumble") == 3
