"""Chance is the same everywhere and each stream its own; plane geometry agrees with Shapely."""

from collections import Counter

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from toolkit.boards import plane
from toolkit.boards.chance import Chance

coordinates = st.floats(-300, 300).map(lambda x: round(x, 2))
places = st.tuples(coordinates, coordinates)


def test_a_stream_never_changes():
    chance = Chance(7, "doors")
    assert [chance.whole(1, 6) for _ in range(12)] == [2, 1, 2, 4, 2, 2, 5, 1, 6, 3, 4, 3]
    assert Chance(7, "doors").shuffled("abcdef") == list("cedfab")


def test_streams_of_other_names_and_seeds_are_others():
    firsts = {Chance(seed, name).random() for seed in (1, 2, -1) for name in ("doors", "scenery", "models")}
    assert len(firsts) == 9


def test_whole_numbers_and_choices_are_even():
    chance = Chance(1, "even")
    counts = Counter(chance.whole(3, 5) for _ in range(3000))
    assert set(counts) == {3, 4, 5}
    assert min(counts.values()) > 900
    orders = Counter("".join(chance.shuffled("abc")) for _ in range(3000))
    assert len(orders) == 6
    assert min(orders.values()) > 400


@given(st.integers(), st.integers(1, 9), st.floats(0, 1000))
def test_parts_add_up(seed, count, total):
    parts = Chance(seed, "parts").parts(total, count)
    assert len(parts) == count
    assert all(part >= 0 for part in parts)
    assert sum(parts) == pytest.approx(total)


@given(places, places, places)
def test_the_distance_to_a_stretch_is_shapelys(p, a, b):
    expected = shapely.distance(shapely.Point(p), shapely.LineString([a, b]))
    assert plane.to_segment(p, a, b) == pytest.approx(expected, abs=1e-9)


@given(places, st.lists(places, min_size=3, max_size=8, unique=True))
def test_the_distance_to_a_ring_is_shapelys(p, corners):
    polygon = shapely.MultiPoint(corners).convex_hull
    if polygon.geom_type != "Polygon" or polygon.area < 1:
        return
    ring = tuple(polygon.exterior.coords[:-1])
    assert plane.to_ring(p, ring) == pytest.approx(polygon.distance(shapely.Point(p)), abs=1e-9)
    assert abs(plane.area(ring)) == pytest.approx(polygon.area)
    assert plane.area(plane.counterclockwise(ring)) > 0


@given(st.floats(-1e4, 1e4))
def test_rounding_goes_the_way_it_says(value):
    assert plane.rounded_down(value) <= value + 1e-6
    assert plane.rounded_up(value) >= value - 1e-6
    x, y = plane.rounded(value, -value)
    assert x == round(x, 2) == pytest.approx(value, abs=0.00501)
    assert str(plane.rounded(-0.001, -0.0)) == "(0.0, 0.0)"
    assert y == round(y, 2)


def test_directions_have_length_one():
    for x, y in (*plane.DOZEN, *plane.TURNS):
        assert x * x + y * y == pytest.approx(1)
