"""The zombies' rolls and the end phase against every roll counted (Zombie Attacks, End Phase)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from tests.games.hjarnor.test_rolls import exact, mean, with_settings
from tests.oracles import HJARNOR, exploding_totals, hjarnor_test
from toolkit.odds.dice import Die
from toolkit.odds.pools import pool

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CROSSES = (*map(str, range(10)), "zombie")


@pytest.mark.parametrize("zombies", range(5))
def test_a_bite_h26(zombies: int) -> None:
    counted = hjarnor_test(zombies, 3)
    bitten = exact("bite", zombies=zombies)
    assert list(bitten.values()) == [counted[-1] + counted[0], counted[1], counted[2], counted[3]]
    assert mean("bite", zombies=zombies) == counted[2] + 2 * counted[3]


def spread(crosses: int) -> Iterator[tuple[int, Fraction]]:
    for total, chance in hjarnor_test(3, 1).items():
        yield crosses + (2 if total < 0 else 1 if total == 0 else 0), chance


@pytest.mark.parametrize(
    ("crosses", "bites", "rounds"), [(1, 0, 1), (0, 1, 3), (7, 1, 2), (0, 0, 4), (10, 0, 2), (8, 3, 1)]
)
def test_infection_spreads_from_the_first_cross_h27_h28(crosses: int, bites: int, rounds: int) -> None:
    """The bites come one a round here, which ends the same as all before the first end phase."""
    found = dict.fromkeys(CROSSES, Fraction(0))

    def live(now: int, left: int, coming: int, chance: Fraction) -> None:
        if now < 10 and coming:
            now, coming = now + 1, coming - 1
        if now >= 10 or (not left and not coming):
            found["zombie" if now >= 10 else str(now)] += chance
        elif not left:
            live(now, 0, coming, chance)
        elif now == 0:
            live(now, left - 1, coming, chance)
        else:
            for after, part in spread(now):
                live(after, left - 1, coming, chance * part)

    live(crosses, rounds, bites, Fraction(1))
    assert exact("infection", crosses=crosses, bites=bites, rounds=rounds) == found


def test_only_the_first_bite_may_mark_a_cross_h27(tmp_path: Path) -> None:
    once = with_settings(tmp_path, infection_each_attack="false")
    assert exact("infection", once, crosses=0, bites=4, rounds=0)["1"] == 1
    assert exact("infection", once, crosses=2, bites=4, rounds=0)["2"] == 1
    assert exact("infection", crosses=2, bites=4, rounds=0)["6"] == 1


@pytest.mark.parametrize(("heroes", "sounds"), [(1, 0), (1, 1), (2, 1), (0, 0)])
def test_attraction_counts_zombies_h28(heroes: int, sounds: int) -> None:
    counted = dict.fromkeys([*map(str, range(8)), "8+"], Fraction(0))
    for total, chance in exploding_totals(HJARNOR, heroes + sounds, 8).items():
        counted["8+" if total == "more" else str(max(total, 0))] += chance
    assert exact("attraction", heroes=heroes, sounds=sounds) == counted


def test_mean_of_five_attraction_dice_h28() -> None:
    assert mean("attraction", heroes=4, sounds=1) == Fraction(10824461, 5038848)


def test_attraction_takes_different_doors_h28() -> None:
    """Bounded by the zombies that can be counted: what lies beyond six is added to either end of the bounds."""
    zombies = {max(n, 0): Fraction(0) for n in range(-1, 6)}
    for total, chance in exploding_totals(HJARNOR, 1, 6).items():
        if total != "more":
            zombies[max(total, 0)] += chance
    rest = 1 - sum(zombies.values())
    low = dict.fromkeys(map(str, range(9)), Fraction(0))
    for count, chance in zombies.items():
        rolls = [len(set(doors)) for doors in product(range(8), repeat=count)]
        for doors in set(rolls):
            low[str(doors)] += chance * Fraction(rolls.count(doors), len(rolls))
    found = exact("attraction-doors", heroes=1, sounds=0)
    assert all(low[doors] <= chance <= low[doors] + rest for doors, chance in found.items())
    assert rest < Fraction(1, 10_000)
    assert sum(found.values()) == 1


@pytest.mark.parametrize("dice", [1, 5])
def test_doors_of_a_long_count_agree_to_the_last_digit(dice: int) -> None:
    """The doors of z zombies one after another, for every z that matters."""
    doors = {0: Fraction(1)}
    total = dict.fromkeys(range(9), Fraction(0))
    chances = pool(Die.parsed("-1,0,0,1,1,1!"), dice, 45)
    none = chances.chance(lambda n: n <= 0)
    for z in range(45):
        for used, chance in doors.items():
            total[used] += chance * (none if z == 0 else chances[z])
        following: dict[int, Fraction] = {}
        for used, chance in doors.items():
            following[used] = following.get(used, Fraction(0)) + chance * Fraction(used, 8)
            following[used + 1] = following.get(used + 1, Fraction(0)) + chance * Fraction(8 - used, 8)
        doors = {used: chance for used, chance in following.items() if chance}
    found = exact("attraction-doors", heroes=dice, sounds=0)
    assert all(0 <= found[str(used)] - chance < Fraction(1, 10**18) for used, chance in total.items())
    assert abs(mean("attraction-doors", heroes=dice, sounds=0) - sum(d * p for d, p in total.items())) < 1e-15


def lived(zombies: int, rounds: int, each_attack: bool = True) -> dict[str, Fraction]:
    """A hero's rounds, roll by roll: wounds first, then the cross, then the end phase (H28)."""
    found = dict.fromkeys(("dead", "zombie", "alive"), Fraction(0))

    def live(left: int, wounds: int, crosses: int, chance: Fraction) -> None:
        if not left:
            found["alive"] += chance
            return
        for total, part in hjarnor_test(zombies, 3).items():
            hurt, marked = wounds, crosses
            if total >= 1:
                hurt += total - 1
                marked += 1 if each_attack or not crosses else 0
            if hurt >= 6:
                found["dead"] += chance * part
            elif marked >= 10:
                found["zombie"] += chance * part
            elif not marked:
                live(left - 1, hurt, marked, chance * part)
            else:
                for after, share in spread(marked):
                    if after >= 10:
                        found["zombie"] += chance * part * share
                    else:
                        live(left - 1, hurt, after, chance * part * share)

    live(rounds, 0, 0, Fraction(1))
    return found


@pytest.mark.parametrize(("zombies", "rounds"), [(0, 3), (1, 2), (3, 3), (2, 4)])
def test_survival_round_by_round_h26_h27_h28(zombies: int, rounds: int) -> None:
    assert exact("survival", zombies=zombies, rounds=rounds) == lived(zombies, rounds)


def test_survival_with_one_cross_for_all_bites_h27(tmp_path: Path) -> None:
    once = with_settings(tmp_path, infection_each_attack="false")
    assert exact("survival", once, zombies=3, rounds=3) == lived(3, 3, each_attack=False)


def test_the_last_round_is_what_survival_loses_in_it() -> None:
    alive = [exact("survival", zombies=4, rounds=rounds)["alive"] for rounds in range(10)]
    last: dict[str, Any] = exact("survival-rounds", zombies=4)
    assert [last[str(n)] for n in range(1, 10)] == [alive[n - 1] - alive[n] for n in range(1, 10)]
    assert last["10+"] == alive[9]


def test_the_mean_last_round_is_the_sum_of_all_survivals() -> None:
    sums = sum(exact("survival", zombies=12, rounds=rounds)["alive"] for rounds in range(17))
    rest = exact("survival", zombies=12, rounds=16)["alive"]
    assert 0 < mean("survival-rounds", zombies=12) - sums < 200 * rest


def test_without_zombies_no_round_is_the_last() -> None:
    assert exact("survival-rounds", zombies=0)["10+"] == 1
