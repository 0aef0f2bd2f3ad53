"""A million rolls by code that shares nothing with the program: chances above 1e-4 within five standard errors.

The dice here are looked up in a table of a million numbers 1 to 6, read by the rulebook's own words.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import pytest

from toolkit.data import Templates

ROLLS = 1_000_000
SHIPPED = Templates.shipped()
READ = np.array([0, -1, 0, 0, 1, 1, 1])

Ints = np.ndarray[Any, np.dtype[np.int64]]


def dice() -> np.random.Generator:
    return np.random.default_rng(20_200_229)


def one_die(rng: np.random.Generator, size: int) -> Ints:
    """A Hjärnor die: 1 botch, 2 and 3 blank, 4 and 5 hit, 6 star, which rolls a new die."""
    shown = rng.integers(1, 7, size)
    total: Ints = READ[shown].astype(np.int64)
    stars = np.flatnonzero(shown == 6)
    while stars.size:
        more = rng.integers(1, 7, stars.size)
        total[stars] += READ[more]
        stars = stars[more == 6]
    return total


def successes(rng: np.random.Generator, number: int, size: int = ROLLS) -> Ints:
    return sum((one_die(rng, size) for _ in range(number)), np.zeros(size, np.int64))


def compare(game: str, name: str, counted: dict[str, int], **situation: Any) -> None:
    tables = import_module(f"toolkit.games.{game}.rolls").TABLES
    table = next(table for table in tables if table.name == name)
    rows = table.results(SHIPPED, {key: (value,) for key, value in situation.items()})[0].rows
    assert sum(counted.values()) == ROLLS
    assert set(counted) <= {row["outcome"] for row in rows}
    for row in rows:
        chance = row["probability"]
        if chance > 1e-4:
            error = (chance * (1 - chance) / ROLLS) ** 0.5
            assert abs(counted.get(row["outcome"], 0) / ROLLS - chance) <= 5 * error, row


def tally(values: Ints, keys: Any) -> dict[str, int]:
    numbers, counts = np.unique(values, return_counts=True)
    found: dict[str, int] = {}
    for number, count in zip(numbers, counts, strict=True):
        found[keys(int(number))] = found.get(keys(int(number)), 0) + int(count)
    return found


@pytest.mark.parametrize("number", [1, 4])
def test_hjarnor_tests(number: int) -> None:
    total = successes(dice(), number)
    compare("hjarnor", "test", tally(total, lambda n: "fumble" if n < 0 else "3+" if n >= 3 else str(n)), dice=number)


def test_hjarnor_attacks_on_a_crawler() -> None:
    total = successes(dice(), 3)
    read = tally(total, lambda n: "fumble" if n < 0 else "destroyed" if n >= 2 else "nothing")
    compare("hjarnor", "attack", read, dice=3, target="crawler")


def test_hjarnor_rounds() -> None:
    """Six time points, two an attack, three after a fumble."""
    rng = dice()
    left, stuck, state = np.full(ROLLS, 6), np.zeros(ROLLS, bool), np.zeros(ROLLS, np.int64)
    while True:
        cost = 2 + stuck
        acts = (state < 2) & (left >= cost)
        if not acts.any():
            break
        total = successes(rng, 3)
        left = np.where(acts, left - cost, left)
        stuck = np.where(acts, total < 0, stuck)
        hit = np.where(total >= 3, 2, np.where(total == 2, state + 1, state))
        state = np.where(acts, np.minimum(hit, 2), state)
    compare("hjarnor", "round", tally(state, ["zombie", "crawler", "destroyed"].__getitem__), dice=3, tp_cost=2, tp=6)


def test_hjarnor_searches() -> None:
    rng = dice()
    found, goes = np.zeros(ROLLS, np.int64), np.ones(ROLLS, bool)
    for _ in range(3):
        total = successes(rng, 2)
        found += np.where(goes & (total > 0), total, 0)
        goes &= total >= 0
    compare("hjarnor", "search", tally(found, lambda n: "3+" if n >= 3 else str(n)), dice=2, tries=3)


def test_hjarnor_doors() -> None:
    rng = dice()
    zombies = np.maximum(successes(rng, 6), 0)
    used = np.zeros((ROLLS, 8), bool)
    for turn in range(int(zombies.max())):
        here = np.flatnonzero(zombies > turn)
        used[here, rng.integers(0, 8, here.size)] = True
    compare("hjarnor", "attraction", tally(zombies, lambda n: "8+" if n >= 8 else str(n)), heroes=4, sounds=2)
    compare("hjarnor", "attraction-doors", tally(used.sum(axis=1), str), heroes=4, sounds=2)


def test_hjarnor_survival_and_infection() -> None:
    rng = dice()
    wounds, crosses = np.zeros(ROLLS, np.int64), np.zeros(ROLLS, np.int64)
    fell = np.zeros(ROLLS, np.int64)
    for turn in range(1, 8):
        lives = (wounds < 6) & (crosses < 10)
        bite = np.where(lives, successes(rng, 3), 0)
        wounds += np.where(bite >= 3, 2, np.where(bite == 2, 1, 0))
        crosses += bite >= 1
        tests = (wounds < 6) & (crosses < 10) & (crosses > 0)
        resisted = successes(rng, 3)
        crosses += np.where(tests, np.where(resisted < 0, 2, np.where(resisted == 0, 1, 0)), 0)
        fell = np.where(lives & ((wounds >= 6) | (crosses >= 10)), turn, fell)
    fate = np.where(wounds >= 6, 0, np.where(crosses >= 10, 1, 2))
    compare("hjarnor", "survival", tally(fate, ["dead", "zombie", "alive"].__getitem__), zombies=3, rounds=7)


def test_hunger_duels() -> None:
    rng = dice()
    zombies, alive = np.full(ROLLS, 2), np.ones(ROLLS, bool)
    while ((zombies > 0) & alive).any():
        fights = (zombies > 0) & alive
        killed = (rng.integers(1, 9, ROLLS) >= 6) & (rng.integers(1, 9, ROLLS) >= 5)
        zombies = np.where(fights & killed, zombies - 1, zombies)
        for number in range(2):
            bitten = (rng.integers(1, 9, ROLLS) >= 7) & (rng.integers(1, 9, ROLLS) >= 5)
            alive &= ~(fights & (zombies > number) & bitten)
    compare("hunger", "duel", tally(zombies, lambda n: f"{n}-zombie" if n else "human"), weapon="tool", zombies=2)


def test_braaains_assaults_and_stands() -> None:
    rng = dice()
    mine = np.maximum(rng.integers(1, 7, ROLLS) + 3, rng.integers(1, 7, ROLLS))  # charged with a pistol, and neither
    theirs = np.maximum.reduce([rng.integers(1, 7, ROLLS) + 1, rng.integers(1, 7, ROLLS), rng.integers(1, 7, ROLLS)])
    situation = {"soldiers": 2, "zombies": 3, "soldiers_charged": 1, "zombies_charged": 1, "pistol": 1, "die": 6}
    compare("braaains", "assault", tally((mine >= theirs) * 1, ["zombies", "soldiers"].__getitem__), **situation)
    won, rounds, stands = np.zeros(ROLLS, np.int64), np.full(ROLLS, 10), np.ones(ROLLS, bool)
    for _ in range(6):
        mine = rng.integers(1, 7, ROLLS) + np.where(rounds > 0, 2, 0)
        stands &= mine >= np.maximum(rng.integers(1, 7, ROLLS), rng.integers(1, 7, ROLLS)) + 1
        won += stands
        rounds = np.maximum(rounds - rng.integers(1, 7, ROLLS), 0)
    read = tally(won, lambda n: "6+" if n >= 6 else str(n))
    compare("braaains", "stand", read, zombies=2, zombies_charged=2, rounds=10, die=6)


def test_mozg_hands() -> None:
    """Five cards from the 49 that are not on top: the five smallest of random numbers, card by card."""
    rng = dice()
    deck = [value for value in range(20) for _ in range(3 if value < 10 else 2)]
    deck.remove(12)
    values = np.array(deck)
    parts = []
    for _ in range(10):
        order = np.argpartition(rng.random((ROLLS // 10, 49), dtype=np.float32), 5, axis=1)[:, :5]
        hands = values[order]
        parts.append(((hands > 12) | (hands == 0)).any(axis=1))
    compare("mozg", "play", tally(np.concatenate(parts) * 1, ["cannot", "can"].__getitem__), cards=5, top=12)
