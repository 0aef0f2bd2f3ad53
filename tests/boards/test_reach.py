"""Whether everybody reaches everybody: the quick answer by clearances agrees with the slow one by grown shapes."""

from random import Random

import numpy as np
import pytest
import shapely

from toolkit.boards import reach

BOX = (-300.0, -300.0, 300.0, 300.0)
BASE = 25.4


def lines(*corners):
    return np.array([shapely.LineString(line) for line in corners], dtype=object)


def yard(gap):
    return lines(((-50, -50), (50, -50), (50, 50), (-50, 50), (-50, -50 + gap)))


def test_a_closed_yard_shuts_in_who_stands_there():
    assert set(reach.walled_in(yard(0), BOX, [(0, 0), (200, 0), (-200, 0)], BASE)) == {0}


@pytest.mark.parametrize(("gap", "shut"), [(25.3, True), (25.5, False), (40, False)])
def test_a_gap_lets_through_a_base_as_wide_as_itself(gap, shut):
    found = reach.walled_in(yard(gap), BOX, [(0, 0), (200, 0), (-200, 0)], BASE)
    assert bool(found) is shut
    if shut:
        assert found[0] == pytest.approx(gap, abs=0.1)


def test_the_fewer_are_the_ones_shut_in():
    assert set(reach.walled_in(yard(0), BOX, [(0, 0), (20, 0), (-20, 0), (200, 0)], BASE)) == {3}


def test_a_wall_across_the_board_parts_it():
    wall = lines(((-300, 0), (280, 0)))
    found = reach.walled_in(wall, BOX, [(0, 100), (50, 100), (0, -100)], BASE)
    assert found == {2: pytest.approx(20, abs=0.1)}


def test_a_hollow_area_is_no_obstacle_to_the_answer():
    mug = np.array([shapely.Polygon(((-50, -50), (50, -50), (50, 50), (40, 50), (40, -40), (-50, -40)))], dtype=object)
    assert reach.convex_parts(mug) is None
    assert reach.walled_in(mug, BOX, [(0, 0), (200, 0)], BASE) == {}


def test_nobody_is_shut_in_where_nothing_stands_or_nobody_else_is():
    assert reach.walled_in(np.empty(0, dtype=object), BOX, [(0, 0), (9, 9)], BASE) == {}
    assert reach.walled_in(yard(0), BOX, [(0, 0)], BASE) == {}


@pytest.mark.parametrize("seed", range(12))
def test_the_quick_answer_is_never_more_hopeful_than_the_slow_one(seed):
    random = Random(seed)
    quick = 0
    for _ in range(25):
        solid = []
        for _piece in range(random.randint(2, 9)):
            x, y = random.uniform(-280, 280), random.uniform(-280, 280)
            if random.random() < 0.5:
                solid.append(shapely.box(x, y, x + random.uniform(10, 90), y + random.uniform(10, 90)))
            else:
                ends = [(x, y), *((x + random.uniform(-200, 200), y + random.uniform(-200, 200)) for _ in range(2))]
                solid.append(shapely.LineString(ends))
        shapes = np.array(solid, dtype=object)
        ground = shapely.difference(
            shapely.box(-300, -300, 300, 300).buffer(-BASE / 2, join_style="mitre"),
            shapely.union_all(shapely.buffer(shapes, BASE / 2, quad_segs=32)),
        )
        parts = [part for part in shapely.get_parts(ground) if part.area > 4]
        if reach._open(shapes, BOX, BASE):
            quick += 1
            assert len(parts) == 1
        else:
            places = [(part.representative_point().x, part.representative_point().y) for part in parts]
            assert len(reach.walled_in(shapes, BOX, places, BASE)) == len(places) - 1
    assert quick < 25
