"""How long a table takes to draw, check and measure: ``pytest benchmarks/bench_braaains.py --benchmark-enable``."""

from itertools import count

from toolkit.data import overridden
from toolkit.games.braaains.checks import checks
from toolkit.games.braaains.scenario import make_scenario
from toolkit.games.braaains.settings import shipped
from toolkit.games.braaains.way import journey

SETTINGS = shipped()


def test_draw_a_table(benchmark):
    seeds = count()
    benchmark(lambda: make_scenario(SETTINGS, next(seeds)))


def test_draw_a_table_with_own_terrain(benchmark):
    own = {"terrain": ["woods:8x6in", "woods:10x8in", "river:20x3in", "rubble:4x4in", "ruins:6x5in"]}
    settings = overridden(SETTINGS, own, where="benchmark")
    seeds = count()
    benchmark(lambda: make_scenario(settings, next(seeds)))


def test_check_a_table(benchmark):
    tables = [make_scenario(SETTINGS, seed) for seed in range(200)]
    places = count()
    assert benchmark(lambda: checks(tables[next(places) % 200])) == ()


def test_find_the_shortest_way(benchmark):
    tables = [make_scenario(SETTINGS, seed) for seed in range(200)]
    places = count()
    benchmark(lambda: journey(tables[next(places) % 200]))
