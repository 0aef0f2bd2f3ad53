"""Shooting, assaults and ammunition against every roll counted (B1, B5, B6)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.oracles import every_roll
from toolkit.data import Templates
from toolkit.errors import SettingError
from toolkit.games.braaains.rolls import TABLES
from toolkit.games.braaains.settings import Rules

SHIPPED = Templates.shipped()
RULES = Rules.load(SHIPPED)


def rows(name: str, place: int = 0, **situation: Any) -> list[Any]:
    table = next(table for table in TABLES if table.name == name)
    return list(table.results(SHIPPED, {key: (value,) for key, value in situation.items()})[place].rows)


def exact(name: str, **situation: Any) -> dict[str, Fraction]:
    return {row["outcome"]: Fraction(row["exact"]) for row in rows(name, **situation)}


def shown(of: dict[str, Fraction]) -> dict[str, Fraction]:
    return {outcome: chance for outcome, chance in of.items() if chance}


def test_the_weapon_table_b8() -> None:
    lines = {name: (w.short_in, w.long_in, w.modifier, w.shots, w.ammo, w.pistol) for name, w in RULES.weapons.items()}
    assert lines == {
        "m-20": (10, 20, 1, 3, 15, False),
        "m-70": (15, 30, 1, 5, 30, False),
        "desert-eagle": (6, 12, 3, 2, 20, True),
        "beretta": (5, 10, 2, 2, 10, True),
    }
    carried = 3 * ["m-20"] + ["m-70", "desert-eagle"] + 5 * ["beretta"]
    assert sum(RULES.weapons[name].ammo for name in carried) == 145


def test_settings_b1_b3_b7() -> None:
    assert (RULES.settings.die, RULES.settings.supply, RULES.settings.building_height_in) == (6, 24, 3)


@pytest.mark.parametrize("weapon", ["m-20", "m-70", "desert-eagle", "beretta"])
@pytest.mark.parametrize("where", ["short", "long"])
@pytest.mark.parametrize("die", [6, 8])
def test_shots_hit_on_6_after_the_modifier_b1_b5(weapon: str, where: str, die: int) -> None:
    line = RULES.weapons[weapon]
    shots = min(line.shots, 3)
    bonus = line.modifier if where == "short" else 0
    counted = every_roll([range(1, die + 1)] * shots, lambda roll: str(sum(n + bonus >= 6 for n in roll)))
    assert shown(exact("shoot", weapon=weapon, range=where, shots=shots, die=die)) == counted


def test_a_shot_without_a_number_is_every_shot_the_weapon_has_b5() -> None:
    assert {row["shots"] for row in rows("shoot", weapon="m-70")} == {5}


def test_no_weapon_fires_more_than_its_shots_b5() -> None:
    with pytest.raises(SettingError, match="m-20 fires at most 3 shots"):
        rows("shoot", weapon="m-20", shots=4)


@pytest.mark.parametrize(
    ("soldiers", "zombies", "charged", "theirs", "pistol"),
    [(1, 2, 0, 2, 1), (2, 2, 1, 0, 0), (2, 1, 2, 1, 1), (1, 3, 1, 2, 0), (2, 2, 1, 1, 2)],
)
@pytest.mark.parametrize("die", [6, 8])
def test_an_assault_b6(soldiers: int, zombies: int, charged: int, theirs: int, pistol: int, die: int) -> None:
    def read(roll: tuple[int, ...]) -> str:
        mine = [n + (1 if i < charged else 0) + (2 if i < pistol else 0) for i, n in enumerate(roll[:soldiers])]
        others = [n + (1 if i < theirs else 0) for i, n in enumerate(roll[soldiers:])]
        return "soldiers" if max(mine) >= max(others) else "zombies"

    counted = every_roll([range(1, die + 1)] * (soldiers + zombies), read)
    situation = {"soldiers_charged": charged, "zombies_charged": theirs, "pistol": pistol, "die": die}
    assert shown(exact("assault", soldiers=soldiers, zombies=zombies, **situation)) == counted


def test_one_soldier_with_a_pistol_against_two_charging_zombies_7_of_12_b6() -> None:
    found = exact("assault", soldiers=1, zombies=2, soldiers_charged=0, zombies_charged="all", pistol=1, die=6)
    assert found["soldiers"] == Fraction(7, 12)


def test_the_rulebooks_example_4_with_a_pistol_beats_charging_1_and_4_b6() -> None:
    table = next(table for table in TABLES if table.name == "assault")
    situation = {"soldiers": 1, "zombies": 2, "soldiers_charged": 0, "zombies_charged": 2, "pistol": 1, "die": 6}
    rule = table.rule(RULES, **situation)
    soldiers = rule.move(rule.start)
    assert soldiers.source.bonuses == (2,)
    state = soldiers.then(4 + 2)
    zombies = rule.move(state)
    assert zombies.source.bonuses == (1, 1)
    assert zombies.then(max(1 + 1, 4 + 1)) == "soldiers"
    assert zombies.then(7) == "zombies"


@pytest.mark.parametrize(("rounds", "fights"), [(10, 1), (10, 3), (0, 2), (20, 4)])
def test_a_pistol_loses_a_d6_of_rounds_a_fight_but_not_below_0_b6(rounds: int, fights: int) -> None:
    counted = every_roll([range(1, 7)] * fights, lambda roll: str(max(rounds - sum(roll), 0)))
    assert shown(exact("ammo", rounds=rounds, fights=fights)) == counted
    average = sum(int(left) * chance for left, chance in counted.items())
    assert Fraction(rows("ammo", 1, rounds=rounds, fights=fights)[0]["exact"]) == average


def wins(bonus: int, zombies: int, charged: int) -> Fraction:
    d6 = range(1, 7)
    return every_roll(
        [d6] * (1 + zombies),
        lambda roll: roll[0] + bonus >= max(n + (1 if i < charged else 0) for i, n in enumerate(roll[1:])),
    )[True]


@pytest.mark.parametrize("rounds", [0, 3, 10])
def test_fights_in_a_row_with_a_pistol_while_it_is_loaded_b6(rounds: int) -> None:
    counted = dict.fromkeys([*map(str, range(6)), "6+"], Fraction(0))
    loaded, empty = wins(2, 2, 2), wins(0, 2, 2)

    def fight(won: int, left: int, chance: Fraction) -> None:
        if won == 6:
            counted["6+"] += chance
            return
        win = loaded if left else empty
        counted[str(won)] += chance * (1 - win)
        for lost in range(1, 7):
            fight(won + 1, max(left - lost, 0), chance * win / 6)

    fight(0, rounds, Fraction(1))
    assert exact("stand", zombies=2, zombies_charged=2, rounds=rounds, die=6) == counted


def test_the_mean_of_fights_without_a_pistol_is_geometric_b6() -> None:
    win = wins(0, 1, 1)
    found = rows("stand", 1, zombies=1, zombies_charged=1, rounds=0, die=6)[0]["exact"]
    assert Fraction(found) == win / (1 - win)


def test_the_mean_of_fights_with_one_round_in_the_pistol_b6() -> None:
    first, then = wins(2, 1, 1), wins(0, 1, 1)
    found = rows("stand", 1, zombies=1, zombies_charged=1, rounds=1, die=6)[0]["exact"]
    assert Fraction(found) == first * (1 + then / (1 - then))
