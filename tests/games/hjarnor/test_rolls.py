"""The heroes' rolls against every roll counted (Tests, Actions, Attacks)."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from tests.oracles import HJARNOR, exploding_totals, hjarnor_test
from toolkit.data import Templates
from toolkit.games.hjarnor import results
from toolkit.games.hjarnor.rolls import TABLES
from toolkit.odds.dice import Die
from toolkit.odds.pools import pool

if TYPE_CHECKING:
    from pathlib import Path

SHIPPED = Templates.shipped()
NAMES = ("nothing", "falls", "crawler", "destroyed")


def exact(name: str, templates: Templates = SHIPPED, **situation: Any) -> dict[str, Fraction]:
    table = next(table for table in TABLES if table.name == name)
    result = table.results(templates, {key: (value,) for key, value in situation.items()})[0]
    return {row["outcome"]: Fraction(row["exact"]) for row in result.rows}


def mean(name: str, **situation: Any) -> Fraction:
    table = next(table for table in TABLES if table.name == name)
    result = table.results(SHIPPED, {key: (value,) for key, value in situation.items()})[1]
    return Fraction(result.rows[0]["exact"])


def with_settings(folder: Path, **changed: str) -> Templates:
    text = SHIPPED.text("hjarnor/game.toml")
    for key, value in changed.items():
        line = next(line for line in text.splitlines() if line.startswith(f"{key} ="))
        text = text.replace(line, f"{key} = {value}")
    (folder / "hjarnor").mkdir(exist_ok=True)
    (folder / "hjarnor" / "game.toml").write_text(text, encoding="utf-8")
    return Templates.of(folder)


@pytest.mark.parametrize("dice", range(5))
def test_a_test_h12(dice: int) -> None:
    counted = hjarnor_test(dice, 3)
    assert list(exact("test", dice=dice).values()) == list(counted.values())
    assert mean("test", dice=dice) == Fraction(2 * dice, 5)


def test_the_rulebooks_example_blank_hit_star_then_botch_is_one_success_h12() -> None:
    die = results.DIE
    shown = ((1,), (3,), (5, 0))
    assert [die.names[place] for throw in shown for place in throw] == ["blank", "hit", "star", "botch"]
    assert results.read_test(sum(map(die.total, shown))) == "1"


def test_no_dice_total_0_h12() -> None:
    assert exact("test", dice=0) == {"fumble": 0, "0": 1, "1": 0, "2": 0, "3+": 0}


@pytest.mark.parametrize("dice", range(5))
@pytest.mark.parametrize("prone", [False, True])
def test_an_attack_on_a_zombie_and_on_a_crawler_h18(dice: int, prone: bool, tmp_path: Path) -> None:
    templates = with_settings(tmp_path, crawler_one_success='"prone"') if prone else SHIPPED
    counted = hjarnor_test(dice, 3)
    zombie = exact("attack", templates, dice=dice, target="zombie")
    assert zombie == dict(zip(("fumble", *NAMES), counted.values(), strict=True))
    assert exact("attack", templates, dice=dice, target="crawler") == {
        "fumble": counted[-1],
        "nothing": counted[0] + (0 if prone else counted[1]),
        "falls": counted[1] if prone else 0,
        "crawler": 0,
        "destroyed": counted[2] + counted[3],
    }


@cache
def played(dice: int, cost: int, tp: int, target: str, stuck: bool) -> tuple[Fraction, Fraction, Fraction]:
    """The chances that the target ends as zombie, crawler, destroyed: attack as long as the time points last."""
    price = cost + (1 if stuck else 0)
    stop = tuple(Fraction(target == name) for name in ("zombie", "crawler", "destroyed"))
    if target == "destroyed" or price > tp:
        return stop  # type: ignore[return-value]
    ends = [Fraction(0)] * 3
    for total, chance in hjarnor_test(dice, 3).items():
        after = target
        if total == 3 or (total == 2 and target == "crawler"):
            after = "destroyed"
        elif total == 2:
            after = "crawler"
        for place, part in enumerate(played(dice, cost, tp - price, after, total < 0)):
            ends[place] += chance * part
    return tuple(max(ends, stop, key=lambda end: end[2]) if ends[2] != stop[2] else ends)  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("dice", "cost", "tp"), [(1, 1, 4), (2, 2, 6), (3, 2, 6), (3, 3, 6), (4, 1, 3), (2, 7, 6), (0, 1, 6)]
)
def test_a_round_by_best_play_with_stuck_weapons_and_crawlers_h18(dice: int, cost: int, tp: int) -> None:
    assert tuple(exact("round", dice=dice, tp_cost=cost, tp=tp).values()) == played(dice, cost, tp, "zombie", False)


@pytest.mark.parametrize("zombies", [1, 2, 3])
@pytest.mark.parametrize("mode", ["even", "floor"])
def test_a_sweep_is_divided_as_evenly_as_possible_h19(zombies: int, mode: str, tmp_path: Path) -> None:
    templates = with_settings(tmp_path, sweep=f'"{mode}"')
    counted: dict[str, Fraction] = {}
    destroyed = Fraction(0)
    for total, chance in hjarnor_test(2, 3 * zombies).items():
        shares = [0] * zombies
        for success in range(max(total, 0)):  # deal the successes out, one after another
            shares[success % zombies] += 1
        if mode == "floor":
            shares = [min(shares)] * zombies
        kinds = [NAMES[min(share, 3)] for share in shares]
        parts = [f"{kinds.count(kind)}-{kind}" for kind in reversed(NAMES[1:]) if kind in kinds]
        key = "fumble" if total < 0 else "-".join(parts) or "nothing"
        counted[key] = counted.get(key, Fraction(0)) + chance
        destroyed += chance * kinds.count("destroyed")
    assert exact("sweep", templates, dice=2, zombies=zombies) == counted
    if mode == "even":
        assert mean("sweep", dice=2, zombies=zombies) == destroyed


def test_a_sprint_in_inches() -> None:
    counted = {
        "6+" if total == "more" else str(total): chance for total, chance in exploding_totals(HJARNOR, 2, 6).items()
    }
    fumble = counted.pop("-1") + counted.pop("-2")
    assert exact("sprint", dice=2) == {"fumble": fumble, **counted}
    # E[max(0, total)] of two dice: 4/5 and what the fumbles would have taken away
    assert mean("sprint", dice=2) == Fraction(4, 5) + exploding_totals(HJARNOR, 2, 6)[-1] + Fraction(2, 36)


@pytest.mark.parametrize(("dice", "tries"), [(1, 1), (2, 3), (3, 2), (1, 0), (0, 2)])
def test_a_search_stops_at_the_first_fumble(dice: int, tries: int) -> None:
    found = dict.fromkeys(range(4), Fraction(0))

    def look(left: int, trinkets: int, chance: Fraction) -> None:
        if not left:
            found[min(trinkets, 3)] += chance
            return
        for total, part in hjarnor_test(dice, 3).items():
            look(0 if total < 0 else left - 1, trinkets + max(total, 0), chance * part)

    look(tries, 0, Fraction(1))
    assert list(exact("search", dice=dice, tries=tries).values()) == list(found.values())


def test_the_mean_of_a_search_counts_only_tries_that_are_made() -> None:
    one = mean("sprint", dice=2)
    fumble = hjarnor_test(2, 3)[-1]
    assert mean("search", dice=2, tries=3) == one * (1 + (1 - fumble) + (1 - fumble) ** 2)


def test_every_total_of_a_large_test_is_listed() -> None:
    table = next(table for table in TABLES if table.name == "test")
    (counts, _) = table.results(SHIPPED, {"dice": (12,)}, counts=True)
    listed = {row["outcome"]: Fraction(row["exact"]) for row in counts.rows}
    faces = Die.parsed("-1,0,0,1,1,1!")
    assert listed == {str(total): chance for total, chance in pool(faces, 12).items()}
    assert sum(chance for key, chance in listed.items() if key.startswith("-")) == exact("test", dice=12)["fumble"]
