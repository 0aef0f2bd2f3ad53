"""A base's way by clearances agrees with a slow search over the ground it can stand on (H9)."""

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from toolkit.boards.ways import closed_by, gaps

WIDTH, HEIGHT = 120.0, 60.0
BASE = 10.0
STEP = 1.0


def sides(shapes):
    south = shapely.LineString([(0, 0), (WIDTH, 0)])
    north = shapely.LineString([(0, HEIGHT), (WIDTH, HEIGHT)])
    return np.array([south, north, *shapes], dtype=object)


def closing(shapes, radii, base=BASE):
    everything = sides(shapes)
    reach = np.array([0.0, 0.0, *radii])
    return closed_by(gaps(everything, reach, base), len(everything), [0], [1])


def flooded(shapes, radii, base):
    """Whether a base gets from the west edge to the east edge, by filling a grid of the places it can stand on."""
    xs, ys = np.meshgrid(np.arange(0, WIDTH + STEP, STEP), np.arange(0, HEIGHT + STEP, STEP))
    grid = shapely.points(xs, ys)
    free = (ys >= base / 2) & (ys <= HEIGHT - base / 2)
    for shape, radius in zip(shapes, radii, strict=True):
        free &= shapely.distance(grid, shape) - radius >= base / 2
    reached = np.zeros_like(free)
    reached[:, 0] = free[:, 0]
    while True:
        spread = reached.copy()
        spread[1:] |= reached[:-1]
        spread[:-1] |= reached[1:]
        spread[:, 1:] |= reached[:, :-1]
        spread[:, :-1] |= reached[:, 1:]
        spread &= free
        if (spread == reached).all():
            return bool(reached[:, -1].any())
        reached = spread


# To a nanometre, as every file is read: beyond that lengths of next to nothing divide by zero.
places = st.tuples(*(st.floats(0, most).map(lambda value: round(value, 6)) for most in (WIDTH, HEIGHT)))
pieces = st.one_of(
    st.tuples(places.map(shapely.Point), st.floats(0.5, 14)),
    st.tuples(st.lists(places, min_size=2, max_size=3, unique=True).map(shapely.LineString), st.just(0.0)),
    st.tuples(
        st.tuples(places, st.floats(1, 25), st.floats(1, 25)).map(
            lambda t: shapely.box(t[0][0], t[0][1], t[0][0] + t[1], t[0][1] + t[2])
        ),
        st.just(0.0),
    ),
)


@settings(max_examples=150, deadline=None)
@given(st.lists(pieces, max_size=9))
def test_the_way_is_closed_exactly_when_no_ground_leads_through(found):
    shapes, radii = [shape for shape, _ in found], [radius for _, radius in found]
    gap = closing(shapes, radii)
    narrowest = closing(shapes, radii, base=HEIGHT + 1)
    assert narrowest is not None
    if abs(narrowest.width - BASE) < 2 * STEP:
        return  # too near for the grid to decide
    assert (gap is None) == flooded(shapes, radii, BASE)


def test_the_widest_base_that_passes_is_named_with_the_two_pieces_beside_it():
    fence = shapely.LineString([(50, 4), (50, 40)])
    gap = closing([fence], [0.0], base=25.4)
    assert gap is not None
    assert gap.width == pytest.approx(20)
    assert {gap.one, gap.other} == {1, 2}
    assert closing([fence], [0.0], base=20.0) is None


def test_discs_are_points_with_a_radius():
    discs = [shapely.Point(30, 15), shapely.Point(30, 45)]
    assert closing(discs, [6.0, 6.0], base=19) is not None
    assert closing(discs, [6.0, 6.0], base=18) is None


def test_nothing_in_the_way_or_no_sides():
    assert closing([], []) is None
    assert gaps(np.empty(0, dtype=object), np.empty(0), 5.0) == []
    assert closed_by([], 0, [], []) is None
