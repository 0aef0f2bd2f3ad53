"""The player's own boxes: exactly those are arranged, or the reason is said with figures (H2 to H4)."""

import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from toolkit.boards.chance import Chance
from toolkit.data import overridden, parsed_assignments
from toolkit.errors import NoBoardError, SettingError
from toolkit.games.hjarnor.boxes import boxes
from toolkit.games.hjarnor.checks import checks
from toolkit.games.hjarnor.measures import measures
from toolkit.games.hjarnor.scenario import make_scenario
from toolkit.games.hjarnor.settings import Settings, shipped


def own(text, *pairs):
    return overridden(shipped(), parsed_assignments([f"buildings={text}", *pairs], Settings), where="--set")


def sizes(board):
    found = []
    for building in board.buildings:
        xs, ys = zip(*building.ring, strict=True)
        found.append(tuple(sorted((round(max(xs) - min(xs), 2), round(max(ys) - min(ys), 2)))))
    return sorted(found)


GOOD = {
    "190x190,190x190,190x190,190x190": None,
    "120x150,100x100,180x140,190x190": None,
    "5x6in,5x6in,4x4in,6x6in": [(101.6, 101.6), (127, 152.4), (127, 152.4), (152.4, 152.4)],
    "192x192,192x192,192x192,192x192": None,
    "184x200,184x200,184x200,184x200": None,
    "60x60,60x60,60x60,60x60": None,
    "290x100,290x100,290x100,290x100": None,
    "52x10,52x10,52x10,52x10": None,
}


@pytest.mark.parametrize("text", GOOD)
def test_exactly_those_boxes_are_arranged(text):
    wanted = own(text)
    expected = GOOD[text] or sorted(tuple(sorted(map(float, size.split("x")))) for size in text.split(","))
    for seed in range(25):
        scenario = make_scenario(wanted, seed)
        assert sizes(scenario.board) == expected
        assert not checks(scenario)


def test_the_seed_arranges_them_differently():
    wanted = own("120x150,100x100,180x140,190x190")
    assert len({tuple(b.ring for b in make_scenario(wanted, seed).board.buildings) for seed in range(20)}) == 20
    first = {sizes_in_order(make_scenario(wanted, seed).board)[0] for seed in range(40)}
    assert len(first) == 4


def sizes_in_order(board):
    found = []
    for building in board.buildings:
        xs, ys = zip(*building.ring, strict=True)
        found.append(round((max(xs) - min(xs)) * (max(ys) - min(ys))))
    return found


def test_a_box_is_turned_where_that_helps():
    seen = set()
    for seed in range(12):
        board = make_scenario(own("290x100,290x100,290x100,290x100"), seed).board
        seen.add(tuple(round(max(x for x, _ in b.ring) - min(x for x, _ in b.ring)) for b in board.buildings))
    assert seen == {(290, 100, 290, 100), (100, 290, 100, 290)}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("200x200,200x200,200x200,200x200", r"H2: box 1 \(200 x 200 mm\).* 141\.421 mm from the centre, 152\.4 mm"),
        ("100x100,193x193,100x100,100x100", r"H2: box 2 \(193 x 193 mm\).*At most 193 x 191 mm or 192 x 192 mm fits"),
        ("100x100,100x100,310x20,100x100", r"H4: box 3 \(310 x 20 mm\) is longer than a quadrant of the board, 300 mm"),
        ("100x100,100x100,100x100,40x30", r"H6: box 4 \(40 x 30 mm\) has no wall of 50\.8 mm"),
        ("51x10,51x10,51x10,290x190", r"H2: box 4"),
        ("150x150,150x150,290x100,290x100", r"H2: with box 1 .*180 to 235 mm"),
    ],
)
def test_a_box_that_cannot_stand_is_named_with_the_rule_and_what_would(text, message):
    with pytest.raises(NoBoardError, match=message) as caught:
        make_scenario(own(text), 1)
    assert caught.value.cure


def test_too_few_or_too_many_boxes_are_refused():
    with pytest.raises(SettingError, match="buildings names 3: four are needed"):
        own("100x100,100x100,100x100")
    with pytest.raises(SettingError, match="buildings names 5"):
        own("100x100,100x100,100x100,100x100,100x100")
    with pytest.raises(NoBoardError, match="3 boxes, four are needed"):
        boxes(measures(shipped()), [(100, 100)] * 3, Chance(1, "boxes"), lambda _: True)


def test_boxes_with_too_few_walls_for_eight_doors_are_refused():
    with pytest.raises(NoBoardError, match="H6: the boxes can be arranged, but never with walls enough"):
        make_scenario(own("51x10,51x10,51x10,51x10", "door_split=5+1+1+1"), 1)


def test_what_the_refusal_says_would_fit_does_fit():
    make_scenario(own("200x184,200x184,192x192,192x192"), 3)
    make_scenario(own("193x191,100x100,100x100,100x100"), 3)


def _stands(figures, sizes, rng):
    """A slow and simple oracle: throw the boxes at random and see whether any throw keeps H2 and H4."""
    low, high = figures.street
    for _ in range(4000):
        order = rng.sample(sizes, 4)
        corners = []
        for size in order:
            width, depth = size if rng.random() < 0.5 else size[::-1]
            corner = []
            for side in (width, depth):
                whole = figures.half - side
                free = whole - figures.base
                corner.append(whole if free < 0 or rng.random() < 0.6 else rng.uniform(0, free))
            corners.append(corner)
        nw, ne, se, sw = corners
        widths = (nw[0] + ne[0], se[0] + sw[0], ne[1] + se[1], nw[1] + sw[1])
        if all(low <= width <= high for width in widths) and all(a * a + b * b >= figures.reach**2 for a, b in corners):
            return True
    return False


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(60, 299), st.integers(60, 299)), min_size=4, max_size=4), st.integers(0, 999))
def test_whatever_a_random_search_can_arrange_is_arranged(sizes, seed):
    figures = measures(shipped())
    try:
        found = boxes(figures, [(float(w), float(d)) for w, d in sizes], Chance(seed, "boxes"), lambda _: True)
    except NoBoardError:
        assert not _stands(figures, sizes, random.Random(seed))
        return
    placed = []
    for box in found:
        xs, ys = zip(*box.ring, strict=True)
        placed.append(tuple(sorted((round(max(xs) - min(xs)), round(max(ys) - min(ys))))))
        assert min(abs(x) for x in xs) ** 2 + min(abs(y) for y in ys) ** 2 >= 152.4**2 - 1e-6
    assert sorted(placed) == sorted(tuple(sorted(size)) for size in sizes)
    corners = [(min(abs(x) for x, _ in b.ring), min(abs(y) for _, y in b.ring)) for b in found]
    nw, ne, se, sw = corners
    for width in (nw[0] + ne[0], se[0] + sw[0], ne[1] + se[1], nw[1] + sw[1]):
        assert 180 - 1e-6 <= width <= 235 + 1e-6


def test_hard_but_possible_boxes_are_found_for_every_order():
    for order in itertools.permutations([(200.0, 184.0), (192.0, 192.0), (150.0, 200.0), (190.0, 180.0)]):
        assert boxes(measures(shipped()), order, Chance(1, "boxes"), lambda _: True)
