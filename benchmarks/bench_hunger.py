"""How long a table of Brains: The Hunger takes to draw and to check, at the default size and at the largest party."""

import pytest

from toolkit.data import overridden
from toolkit.games.hunger.checks import checks
from toolkit.games.hunger.scenario import make_scenario
from toolkit.games.hunger.settings import shipped

TABLES = {
    "field": {},
    "woods": {"place": "woods"},
    "cemetery": {"place": "cemetery"},
    "cemetery-30": {"place": "cemetery", "humans": 30, "terrain": "much"},
}


@pytest.mark.parametrize("name", TABLES)
def test_drawing(benchmark, name):
    settings = overridden(shipped(), TABLES[name], where="benchmark")
    seeds = iter(range(10**9))
    benchmark(lambda: make_scenario(settings, next(seeds)))


@pytest.mark.parametrize("name", TABLES)
def test_checking(benchmark, name):
    settings = overridden(shipped(), TABLES[name], where="benchmark")
    scenarios = [make_scenario(settings, seed) for seed in range(50)]
    turn = iter(range(10**9))
    benchmark(lambda: checks(scenarios[next(turn) % 50]))
