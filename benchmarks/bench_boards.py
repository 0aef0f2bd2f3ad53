"""How long a Hjärnor board takes to draw, check, write and read: ``pytest benchmarks --benchmark-enable``."""

from itertools import count

from toolkit.games.hjarnor.checks import checks
from toolkit.games.hjarnor.reroll import reroll
from toolkit.games.hjarnor.scenario import make_scenario
from toolkit.games.hjarnor.settings import shipped
from toolkit.model.reading import parsed_scenario
from toolkit.model.writing import scenario_line, scenario_text

SETTINGS = shipped()


def test_draw_a_board(benchmark):
    seeds = count()
    benchmark(lambda: make_scenario(SETTINGS, next(seeds)))


def test_check_a_board_passability_included(benchmark):
    boards = [make_scenario(SETTINGS, seed) for seed in range(200)]
    places = count()
    assert benchmark(lambda: checks(boards[next(places) % 200])) == ()


def test_write_a_board(benchmark):
    benchmark(scenario_text, make_scenario(SETTINGS, 7))


def test_write_a_board_on_a_line(benchmark):
    benchmark(scenario_line, make_scenario(SETTINGS, 7))


def test_read_a_board(benchmark):
    benchmark(parsed_scenario, scenario_text(make_scenario(SETTINGS, 7)))


def test_reroll_the_doors(benchmark):
    scenario = make_scenario(SETTINGS, 7)
    seeds = count()
    benchmark(lambda: reroll(scenario, "doors", next(seeds)))
