"""The generator: every rule kept for every seed and setting, real variety, the same bytes everywhere."""

import os
import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import given, settings

from tests.strategies import hjarnor_scenarios
from toolkit.boards.plane import apart, to_ring
from toolkit.data import overridden, parsed_assignments
from toolkit.errors import NoBoardError, SettingError
from toolkit.games import find_game
from toolkit.games.hjarnor.checks import checks
from toolkit.games.hjarnor.doors import SPLITS, bearing
from toolkit.games.hjarnor.measures import measures
from toolkit.games.hjarnor.scenario import make_scenario
from toolkit.games.hjarnor.settings import Settings, differing, settings_of, shipped
from toolkit.games.hjarnor.start import inner_corner
from toolkit.model.reading import parsed_scenario
from toolkit.model.writing import scenario_line, scenario_text


def with_settings(*pairs):
    return overridden(shipped(), parsed_assignments(pairs, Settings), where="--set")


def split(board):
    return tuple(sum(door.building == building.id for door in board.doors) for building in board.buildings)


@pytest.mark.parametrize("block", range(8))
def test_two_thousand_seeds_have_no_fault(block):
    for seed in range(250 * block, 250 * (block + 1)):
        faults = checks(make_scenario(shipped(), seed))
        assert not faults, (seed, faults)


@pytest.mark.parametrize(
    "pairs",
    [
        ("inch_mm=25",),
        ("inch_mm=16",),
        ("door_split=even",),
        ("inch_mm=16", "street_mm=120x140", "block_mm=60"),
        ("street_mm=120x280",),
        ("street_mm=270x280",),
        ("car_mm=200x80",),
        ("car_mm=30x25",),
        ("trees=60", "fences=60", "bushes=60", "bins=60"),
        ("trees=0", "fences=0", "bushes=0", "bins=0"),
        ("buildings=190x190,190x190,190x190,190x190",),
        ("buildings=60x60,290x60,60x100,100x100", "door_split=even"),
    ],
    ids=" ".join,
)
def test_other_settings_have_no_fault(pairs):
    wanted = with_settings(*pairs)
    for seed in range(120):
        scenario = make_scenario(wanted, seed)
        assert not checks(scenario), seed
        assert settings_of(scenario) == wanted


@settings(max_examples=60, deadline=None)
@given(hjarnor_scenarios)
def test_any_scenario_is_without_fault_before_and_after_its_file(scenario):
    text = scenario_text(scenario)
    again = parsed_scenario(text)
    assert not checks(again)
    assert scenario_text(again) == text
    assert parsed_scenario(scenario_line(scenario)) == again


def test_the_same_seed_gives_the_same_bytes_in_every_process():
    code = (
        "from toolkit.games import find_game; from toolkit.games.hjarnor.settings import shipped;"
        "from toolkit.model.writing import scenario_text; import hashlib;"
        "texts = [scenario_text(find_game('hjarnor').make_scenario(shipped(), seed)) for seed in range(20)];"
        "print(hashlib.sha256(''.join(texts).encode()).hexdigest())"
    )
    found = set()
    for seed, zone, locale in (("0", "UTC", "C"), ("12345", "Asia/Tokyo", "C.UTF-8")):
        place = {**os.environ, "PYTHONHASHSEED": seed, "TZ": zone, "LC_ALL": locale}
        run = subprocess.run([sys.executable, "-c", code], env=place, capture_output=True, text=True, check=True)  # noqa: S603
        found.add(run.stdout)
    assert len(found) == 1


def test_a_known_seed_stays_as_it_is():
    board = make_scenario(shipped(), 7).board
    assert board == make_scenario(shipped(), 7).board
    assert board != make_scenario(shipped(), 8).board


# --- H2 to H4 -------------------------------------------------------------------------------------------------------


def test_h2_every_footprint_is_six_inches_from_the_centre_after_rounding():
    for seed in range(400):
        for building in make_scenario(shipped(), seed).board.buildings:
            assert to_ring((0.0, 0.0), building.ring) >= 152.4 - 1e-9


def test_h2_every_street_is_as_wide_as_wanted():
    for seed in range(400):
        nw, ne, se, sw = (inner_corner(building.ring) for building in make_scenario(shipped(), seed).board.buildings)
        for width in (nw[0] + ne[0], se[0] + sw[0], ne[1] + se[1], nw[1] + sw[1]):
            assert 180 - 1e-9 <= width <= 235 + 1e-9


def test_h3_all_shapes_and_roofs_occur_mixed_on_one_board():
    shapes, roofs, mixed, corners = Counter(), Counter(), 0, Counter()
    for seed in range(300):
        buildings = make_scenario(shipped(), seed).board.buildings
        shapes.update(building.extra["shape"] for building in buildings)
        roofs.update(building.extra["roof_style"] for building in buildings)
        corners.update(len(building.ring) for building in buildings)
        mixed += len({building.extra["shape"] for building in buildings}) >= 3
    assert set(shapes) == {"block", "house", "l-shape", "chamfer"}
    assert set(roofs) == {"ridge", "flat", "hip", "skylights"}
    assert set(corners) == {4, 5, 6}
    assert min(shapes.values()) > 100
    assert mixed > 60


def test_h3_pinwheels_and_set_back_houses_occur():
    pinwheels = set_back = flush = 0
    for seed in range(300):
        board = make_scenario(shipped(), seed).board
        corners = [inner_corner(building.ring) for building in board.buildings]
        wide = [a > b for a, b in corners]
        steep = all(abs(a - b) > 4 for a, b in corners)
        pinwheels += steep and wide in ([True, False, True, False], [False, True, False, True])
        for building, (a, b) in zip(board.buildings, corners, strict=True):
            set_back += building.extra["shape"] == "house" and a * a + b * b > 160**2
            flush += any(abs(x) == 300 for x, _ in building.ring) and any(abs(y) == 300 for _, y in building.ring)
    assert pinwheels > 15
    assert set_back > 50
    assert flush > 200


def test_h4_a_building_stands_in_each_quadrant_clockwise_from_the_north_west():
    for seed in range(100):
        signs = []
        for building in make_scenario(shipped(), seed).board.buildings:
            assert len({(x > 0, y > 0) for x, y in building.ring}) == 1
            signs.append((building.ring[0][0] > 0, building.ring[0][1] > 0))
        assert signs == [(False, True), (True, True), (True, False), (False, False)]


def test_h4_behind_a_building_is_nothing_or_a_bases_way():
    gaps = Counter()
    for seed in range(300):
        for building in make_scenario(shipped(), seed).board.buildings:
            for axis in (0, 1):
                gap = 300 - max(abs(corner[axis]) for corner in building.ring)
                assert gap == 0 or gap >= 25.4 - 1e-9
                gaps[gap == 0] += 1
    assert min(gaps.values()) > 300


# --- H5, H6 ---------------------------------------------------------------------------------------------------------


def test_h5_all_thirty_five_splits_occur():
    assert len(SPLITS) == len(set(SPLITS)) == 35
    seen = Counter(split(make_scenario(shipped(), seed).board) for seed in range(600))
    assert set(seen) == set(SPLITS)


def test_h5_an_even_split_or_one_of_the_players_own_is_kept():
    assert {split(make_scenario(with_settings("door_split=even"), seed).board) for seed in range(30)} == {(2, 2, 2, 2)}
    own = with_settings("door_split=4+1+2+1")
    assert {split(make_scenario(own, seed).board) for seed in range(30)} == {(4, 1, 2, 1)}


def test_h5_doors_are_numbered_clockwise_from_due_west():
    from math import atan2, degrees

    for seed in range(200):
        doors = make_scenario(shipped(), seed).board.doors
        assert [door.number for door in doors] == list(range(1, 9))
        assert [door.id for door in doors] == [f"door-{n}" for n in range(1, 9)]
        angles = [degrees(atan2(door.middle[1], -door.middle[0])) % 360 for door in doors]
        assert angles == sorted(angles)


def test_h5_the_nearer_door_comes_first_on_a_tie():
    west_near, west_far = ((-200.0, 10.0), (-200.0, -10.0)), ((-250.0, 10.0), (-250.0, -10.0))
    north, east, south = ((-1.0, 9.0), (1.0, 9.0)), ((9.0, 1.0), (9.0, -1.0)), ((-1.0, -9.0), (1.0, -9.0))
    doors = [south, west_far, east, north, west_near]
    assert sorted(doors, key=lambda door: bearing(*door)) == [west_near, west_far, north, east, south]


def test_h6_doors_stand_on_walls_to_the_street_to_the_back_on_chamfers_and_in_notches():
    where = Counter()
    for seed in range(300):
        board = make_scenario(shipped(), seed).board
        rings = {building.id: building.ring for building in board.buildings}
        for door in board.doors:
            (ax, ay), (bx, by) = door.a, door.b
            ring = rings[door.building]
            if ax != bx and ay != by:
                where["chamfer"] += 1
            elif abs(door.middle[0]) in map(abs, (x for x, _ in ring)) and ax == bx:
                outer = max(abs(x) for x, _ in ring)
                inner = min(abs(x) for x, _ in ring)
                where["back" if abs(ax) == outer else "street" if abs(ax) == inner else "notch"] += 1
    assert min(where[place] for place in ("chamfer", "back", "street", "notch")) > 10, where


def test_h6_spawn_spots_keep_a_base_apart():
    for seed in range(200):
        doors = make_scenario(shipped(), seed).board.doors
        spots = [door.spawn for door in doors]
        assert min(apart(p, q) for i, p in enumerate(spots) for q in spots[:i]) >= 25.4 - 0.02


def test_h6_a_split_that_does_not_fit_is_refused_by_name():
    boxes = "buildings=55x10,55x10,55x10,190x190"
    make_scenario(with_settings(boxes, "door_split=even"), 1)
    with pytest.raises(NoBoardError, match=r"H6.*doors"):
        make_scenario(with_settings(boxes, "door_split=3+3+1+1"), 1)


@pytest.mark.parametrize("pairs", [(), ("inch_mm=16",), ("block_mm=60",), ("block_mm=60", "street_mm=120x140")])
def test_h5_blocks_of_our_own_always_hold_the_split_asked_for(pairs):
    for seed in range(60):
        board = make_scenario(with_settings("door_split=5+1+1+1", *pairs), seed).board
        assert split(board) == (5, 1, 1, 1)


# --- H7, H8 ---------------------------------------------------------------------------------------------------------


def test_h7_h8_both_streets_and_all_headings_occur():
    seen = Counter()
    for seed in range(200):
        board = make_scenario(shipped(), seed).board
        zombies = board.models_of("zombie")
        east_west = abs(zombies[0].at[0]) > abs(zombies[0].at[1])
        seen[east_west, board.cars[0].heading_degrees] += 1
        assert board.cars[0].heading_degrees % 180 == (0 if east_west else 90)
        assert [hero.station for hero in board.models_of("hero")] == [
            "front-left", "front-right", "rear-left", "rear-right",
        ]  # fmt: skip
    assert len(seen) == 4
    assert min(seen.values()) > 20


def test_h7_a_car_of_the_players_own_is_never_scaled_with_the_inch():
    def car(*pairs):
        xs, ys = zip(*make_scenario(with_settings(*pairs), 1).board.cars[0].ring, strict=True)
        return sorted([round(max(xs) - min(xs), 2), round(max(ys) - min(ys), 2)])

    assert car() == [45.0, 100.0]
    assert car("inch_mm=16") == [28.35, 62.99] or car("inch_mm=16") == [28.34, 63.0]
    assert car("inch_mm=16", "car_mm=100x45") == [45.0, 100.0]
    assert car("inch_mm=25", "car_mm=4x2in") == [50.8, 101.6]


def test_h7_a_car_too_large_is_refused_with_figures():
    with pytest.raises(NoBoardError, match=r"H9: between building \d and the car .* mm are left, 25.4 mm"):
        make_scenario(with_settings("car_mm=250x200"), 1)


# --- H9 -------------------------------------------------------------------------------------------------------------


def test_h9_as_much_scenery_stands_there_as_asked_for():
    asked = shipped()
    wanted = {"tree": asked.trees, "fence": asked.fences, "bush": asked.bushes, "bin": asked.bins}
    found = [Counter(piece.kind for piece in make_scenario(shipped(), seed).board.scenery) for seed in range(100)]
    assert sum(counts == wanted for counts in found) > 95
    assert all(counts <= Counter(wanted) for counts in found)


def test_h9_scenery_blocks_only_when_asked_to():
    blocked = make_scenario(with_settings("scenery_blocks=true"), 3).board.scenery
    assert all(piece.impassable and piece.blocks_sight for piece in blocked)
    assert not any(piece.impassable or piece.blocks_sight for piece in make_scenario(shipped(), 3).board.scenery)


# --- streams, settings ----------------------------------------------------------------------------------------------


def test_more_scenery_changes_nothing_else():
    plain, green = make_scenario(shipped(), 5).board, make_scenario(with_settings("trees=20"), 5).board
    assert (plain.buildings, plain.doors, plain.models) == (green.buildings, green.doors, green.models)


def test_the_scenario_says_only_what_differs_from_the_shipped_settings():
    assert make_scenario(shipped(), 1).settings == {}
    assert make_scenario(with_settings("trees=3", "zombies=25"), 1).settings == {"trees": 3}
    assert differing(with_settings("inch_mm=25")) == {"inch_mm": 25.0}


@pytest.mark.parametrize(
    ("pair", "message"),
    [
        ("inch_mm=20", "25.4, 25 or 16"),
        ("street_mm=235x180", "the smaller first"),
        ("street_mm=180x181", "at least 5 apart"),
        ("height_in=0x3", "0.5 to 8"),
        ("car_mm=45x100", "the length comes first"),
        ("car_mm=10x5", "25 to 250 mm"),
        ("door_split=odd", "random, even or four numbers"),
        ("door_split=1+1+1+1", "makes 4 doors, eight are needed"),
        ("buildings=100x100", "four are needed"),
        ("buildings=5x100,100x100,100x100,100x100", "10 to 600 mm"),
        ("trees=-1", ">= 0"),
        ("trees=2.5", "expected `int`"),
        ("zombies=3", ">= 4"),
        ("win=never", "win"),
        ("block_mm=500", "<= 150"),
    ],
)
def test_settings_out_of_range_are_refused_by_name(pair, message):
    with pytest.raises(SettingError, match="--set") as caught:
        with_settings(pair)
    assert message in str(caught.value)


def test_the_figures_scale_with_the_inch_as_h1_says():
    small, full = measures(with_settings("inch_mm=16")), measures(shipped())
    assert (full.half, small.half, measures(with_settings("inch_mm=25")).half) == (300, 192, 300)
    assert small.reach == 96
    assert small.street == pytest.approx((180 * 16 / 25.4, 235 * 16 / 25.4))
    assert (small.base, small.edge, small.wall) == (16, 64, 32)


def test_the_game_is_found_and_says_what_it_can_do():
    game = find_game("hjarnor")
    assert game.parts == ("doors", "scenery", "models", "buildings")
    assert not game.checks(game.make_scenario(shipped(), 11))
