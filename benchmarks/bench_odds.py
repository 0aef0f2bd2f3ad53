"""How long odds take: ``pytest benchmarks/bench_odds.py --benchmark-enable``; whole processes: run this file itself."""

from __future__ import annotations

import subprocess
import sys
import time
from typing import Any

import pytest

from toolkit.data import Templates
from toolkit.games.hjarnor.rolls import TABLES
from toolkit.odds.dice import Die
from toolkit.odds.floats import large_pool
from toolkit.odds.pools import pool

HJARNOR = Die.parsed("-1,0,0,1,1,1!")
REPEATS = 15

ICEPOOL = """
from icepool import Again, Die
die = Die([-1, 0, 0, 1, 1, 1 + Again], again_depth=20)
pool = {dice} @ die
print(float(pool.probability('>=', 3)))
"""
OURS = """
from toolkit.odds.dice import Die
from toolkit.odds.pools import pool
print(float(pool(Die.parsed("-1,0,0,1,1,1!"), {dice}).chance(lambda n: n >= 3)))
"""


@pytest.mark.parametrize("dice", [100, 1000, 2000])
def test_exact_pool(benchmark: Any, dice: int) -> None:
    found = benchmark(pool, HJARNOR, dice)
    assert sum(found.ways) == found.total


@pytest.mark.parametrize("dice", [10_000, 100_000])
def test_float_pool(benchmark: Any, dice: int) -> None:
    large_pool(HJARNOR, 10)  # NumPy is imported
    found = benchmark(large_pool, HJARNOR, dice)
    assert abs(sum(found.floats().values()) - 1) < 1e-12


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_table(benchmark: Any, table: Any) -> None:
    templates = Templates.shipped()
    assert benchmark(table.results, templates)


def whole_process(*call: str) -> float:
    """The quickest of some runs of a whole process, in milliseconds."""
    times = []
    for _ in range(REPEATS):
        begun = time.perf_counter()
        subprocess.run(call, check=True, stdout=subprocess.DEVNULL)  # noqa: S603
        times.append(time.perf_counter() - begun)
    return min(times) * 1000


def main() -> None:
    python = sys.executable
    bare = whole_process(python, "-c", "import click, rich.table")
    ours = whole_process(python, "-m", "toolkit", "odds", "hjarnor", "test", "--dice", "4")
    print(f"import click, rich.table {bare:.0f} ms; brains odds hjarnor test --dice 4 {ours:.0f} ms: {ours / bare:.2f}")
    for dice in (4, 100):  # theirs ends in a RecursionError at 1,000
        theirs = whole_process(python, "-c", ICEPOOL.format(dice=dice))
        mine = whole_process(python, "-c", OURS.format(dice=dice))
        print(f"{dice} dice: icepool (again_depth=20) {theirs:.0f} ms, ours {mine:.0f} ms: {theirs / mine:.1f} times")


if __name__ == "__main__":
    main()
