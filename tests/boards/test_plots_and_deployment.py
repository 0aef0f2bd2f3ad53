"""Free ground in cells, and places for models at the start: against slow and obvious answers."""

from math import cos, dist, pi, sin
from random import Random

import pytest

from toolkit.boards.chance import Chance
from toolkit.boards.deployment import edge_places, ring_holds, ring_places, rings, some_of
from toolkit.boards.plane import direction
from toolkit.boards.plots import Plots

BASE = 25.4


def cells(field):
    return {(x, y) for y, row in enumerate(field.rows) for x in range(field.columns) if row >> x & 1}


@pytest.mark.parametrize("seed", range(8))
def test_all_free_places_are_found_and_no_other(seed):
    random = Random(seed)
    field = Plots(random.randint(3, 20), random.randint(3, 20))
    for _ in range(random.randint(0, 6)):
        x, y = random.randint(-2, 18), random.randint(-2, 18)
        field.take(x, y, x + random.randint(1, 5), y + random.randint(1, 5))
    free = cells(field)
    for wide in range(1, 7):
        for high in range(1, 7):
            found = {
                (x, y) for y, row in enumerate(field.places(wide, high)) for x in range(field.columns) if row >> x & 1
            }
            wanted = {
                (x, y)
                for x in range(field.columns)
                for y in range(len(field.rows))
                if all((x + i, y + j) in free for i in range(wide) for j in range(high))
            }
            assert found == wanted, (wide, high)


def test_a_place_is_drawn_among_all_and_none_where_there_is_none():
    field = Plots(5, 4)
    field.take(0, 0, 3, 4)
    drawn = {field.draw(2, 2, Chance(seed, "test")) for seed in range(60)}
    assert drawn == {(3, 0), (3, 1), (3, 2)}
    assert field.draw(3, 1, Chance(1, "test")) is None
    both = field.keep(Plots(5, 4))
    field.take(0, 0, 5, 4)
    assert both.draw(2, 4, Chance(1, "test")) == (3, 0)
    assert field.copy().draw(1, 1, Chance(1, "test")) is None


def test_directions_are_those_of_sine_and_cosine():
    for step in range(-50, 150):
        assert direction(step / 64) == pytest.approx((cos(step / 32 * pi), sin(step / 32 * pi)), abs=1e-11)
    assert [direction(step / 4) for step in range(4)] == [(1, 0), (0, 1), (-1, 0), (0, -1)]


@pytest.mark.parametrize("radius", [25.4, 50.8, 63.5, 76.2, 152.4, 300])
@pytest.mark.parametrize("inner", [0, 19.05])
def test_bases_in_rings_keep_apart_and_within(radius, inner):
    places = ring_places(radius, BASE, inner, Chance(3, "test"))
    assert len(places) == sum(count for _, count in rings(radius, BASE, inner))
    assert all(dist(p, q) >= BASE - 0.01 for i, p in enumerate(places) for q in places[:i])
    assert all(dist(p, (0, 0)) <= radius - BASE / 2 + 0.01 for p in places)
    assert not inner or all(dist(p, (0, 0)) >= inner + BASE / 2 - 0.01 for p in places)


def test_thirty_bases_fit_within_six_inches_and_eleven_within_two():
    assert len(ring_places(152.4, BASE, 19.05, Chance(3, "test"))) >= 90
    assert len(ring_places(50.8, BASE, 0, Chance(3, "test"))) >= 10
    assert (ring_holds(0, BASE), ring_holds(BASE, BASE)) == (1, 5)


@pytest.mark.parametrize(
    ("half", "deep", "lanes"), [(609.6, 50.8, 2), (304.8, 25.4, 1), (304.8, 152.4, 6), (609.6, 20, 0)]
)
def test_bases_along_the_edges_keep_apart_and_within_the_strip(half, deep, lanes):
    sides = edge_places(half, deep, BASE)
    assert [len(side) for side in sides] == [lanes] * 4
    places = [at for side in sides for lane in side for at in lane]
    assert len(set(places)) == len(places)
    assert all(dist(p, q) >= BASE - 0.02 for i, p in enumerate(places) for q in places[:i])
    for x, y in places:
        away = half - max(abs(x), abs(y))
        assert BASE / 2 - 0.01 <= away <= deep - BASE / 2 + 0.01


def test_places_are_taken_from_all_groups_alike_and_only_clear_ones():
    groups = [[(group, place) for place in range(9)] for group in range(4)]
    found = some_of(groups, 10, lambda at: at[1] != 3, Chance(5, "test"))
    assert sorted(sum(at[0] == group for at in found) for group in range(4)) == [2, 2, 3, 3]
    assert len(set(found)) == 10
    assert all(place != 3 for _, place in found)
    assert len(some_of(groups, 99, lambda at: at[1] != 3, Chance(5, "test"))) == 32
