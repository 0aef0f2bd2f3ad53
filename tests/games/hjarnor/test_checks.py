"""Every rule broken by hand: check names the rule, the piece, and both figures."""

# ruff: noqa: E501 - one spoilt board is one row of the table

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings

from tests.games.hjarnor import hand_made as hand
from tests.strategies import handled_files
from toolkit.errors import ScenarioError, SettingError
from toolkit.games.hjarnor.checks import checks
from toolkit.model.reading import parsed_scenario

SCENE = hand.scenario()
FULL = ((100, 100), (300, 100), (300, 300), (100, 300))


def corner(*points, sx=1, sy=1):
    return tuple((x * sx, y * sy) for x, y in points)


def full_blocks():
    scene = SCENE
    for number, (sx, sy) in enumerate(((-1, 1), (1, 1), (1, -1), (-1, -1)), 1):
        scene = hand.changed(scene, f"building-{number}", ring=corner(*FULL, sx=sx, sy=sy))
    return scene


CHAMFER = ((115.1, 100), (300, 100), (300, 300), (100, 300), (100, 115.1))
BLOCK = hand.rectangle(108, 108, 300, 300)


def change(name, **facts):
    return hand.changed(SCENE, name, **facts)


def board(**facts):
    return replace(SCENE, board=replace(SCENE.board, **facts))


def said(**given):
    return replace(SCENE, settings=given)


# name, spoilt board, rule, piece, measured, wanted, house
TABLE = [
    ("no outline", board(drawn=False), "H1", "board", "0", "1", False),
    ("two outlines", hand.with_piece(SCENE, "board", "Polygon", hand.block(-9, -9, 9, 9)), "H1", "board", "2", "1", False),
    ("another size", board(ring=hand.rectangle(-310, -300, 300, 300)), "H1", "board", "x -310.00", "-300.00 to 300", False),
    ("not square", board(ring=((-300, -300), (300, -300), (300, 200), (300, 300), (200, 300), (-300, 300), (-300, 0), (-200, -99))),
     "H1", "board", "% of its square", "a square", False),
    ("full blocks", full_blocks(), "H2", "building-2", "141.42 mm (5.57 in)", ">= 152.40 mm (6.00 in) from the centre", False),
    ("naive chamfer", change("building-2", ring=CHAMFER), "H2", "building-2", "152.10 mm (5.99 in)", ">= 152.40 mm", False),
    ("street too narrow", change("building-2", ring=hand.rectangle(71, 135, 300, 300)), "H2", "north street", "179.00 mm", "180.00 mm (7.09 in) to 235.00", True),
    ("street too wide", change("building-2", ring=hand.rectangle(128, 108, 300, 300)), "H2", "north street", "236.00 mm", "to 235.00 mm", True),
    ("a building too few", hand.without(SCENE, "building-1", "door-1", "door-2"), "H4", "buildings", "3", "4", False),
    ("an empty quadrant", hand.without(SCENE, "building-1"), "H4", "north-west quadrant", "no building", "one building", False),
    ("two in a quadrant", hand.doubled(SCENE, "building-1", "shed"), "H4", "north-west quadrant", "building-1, shed", "one building", False),
    ("buildings overlap", hand.doubled(SCENE, "building-1", "shed"), "H4", "building-1, shed", "0.00 mm", "apart", False),
    ("across the middle", change("building-2", ring=hand.rectangle(-1, 160, 300, 300)), "H4", "building-2", "1.00 mm", "north-east quadrant", False),
    ("off the board", change("building-2", ring=hand.rectangle(108, 108, 302, 300)), "H4", "building-2", "2.00 mm (0.08 in) off the board", "wholly on the board", False),
    ("too small", change("building-2", ring=hand.rectangle(108, 108, 208, 207)), "H4", "building-2", "100.00 x 99.00 mm", ">= 100.00 x 100.00", True),
    ("a gap too narrow", change("building-2", ring=hand.rectangle(108, 108, 280, 300)), "H4", "building-2", "20.00 mm (0.79 in) behind it", "0 or >= 25.40 mm", True),
    ("none of your boxes", said(buildings=[[192, 192], [192, 192], [192, 192], [150, 192]]), "H4", "building-4", "192.00 x 192.00 mm", "one of your boxes", False),
    ("a door too few", hand.without(SCENE, "door-8"), "H5", "doors", "7", "8", False),
    ("a door too many", hand.doubled(SCENE, "door-8", "door-9"), "H5", "doors", "9", "8", False),
    ("a number missing", change("door-8", number=7), "H5", "door number 8", "number 8 missing", "each number 1 to 8 once", False),
    ("a number twice", change("door-8", number=7), "H5", "door-7, door-8", "number 7 twice", "each number", False),
    ("a number out of range", change("door-8", number=9), "H5", "door-8", "number 9", "from 1 to 8", False),
    ("no number", change("door-8", number=None), "H5", "door-8", "no number", "from 1 to 8", False),
    ("a building without door", hand.without(SCENE, "door-1", "door-2"), "H5", "building-1", "no door", "at least one door", False),
    ("a door of nothing", change("door-1", building="tower"), "H5", "door-1", "of 'tower'", "one of the buildings", False),
    ("a door off the wall", change("door-1", a=(-170.0, 109.0)), "H6", "door-1", "off the wall", "wall of building-1", True),
    ("a door too narrow", change("door-1", a=(-172.4, 108.0), b=(-197.6, 108.0)), "H6", "door-1", "25.20 mm", "25.40 mm (1.00 in) to 38.10 mm", True),
    ("a door too wide", change("door-1", a=(-165.0, 108.0), b=(-205.0, 108.0)), "H6", "door-1", "40.00 mm", "to 38.10 mm", True),
    ("a door at the corner", change("door-1", a=(-120.0, 108.0), b=(-150.0, 108.0), spawn=(-135.0, 95.3)), "H6", "door-1", "12.00 mm", ">= 12.70 mm", True),
    ("doors overlap", change("door-2", a=(-190.0, 108.0), b=(-220.0, 108.0), spawn=(-205.0, 95.3)), "H6", "door-1, door-2", "overlap by 10.00 mm", "no overlap", True),
    ("no spawn spot", change("door-1", spawn=None), "H6", "door-1", "no spawn spot", "spawn spot", True),
    ("a spot away", change("door-1", spawn=(-185.0, 90.0)), "H6", "door-1 spawn", "18.00 mm", "12.70 mm", True),
    ("a spot inside", change("door-1", spawn=(-185.0, 120.7)), "H6", "door-1 spawn, building-1", "0.00 mm", ">= 12.70 mm", True),
    ("a spot off the board", change("door-1", a=(-300.0, 170.0), b=(-300.0, 200.0), spawn=(-312.7, 185.0)), "H6", "door-1 spawn", "-12.70 mm", "wholly on the board", True),
    ("a spot on scenery", hand.with_piece(SCENE, "bin", "Polygon", hand.block(-190, 75, -180, 85)), "H6", "door-1 spawn, new-1", "10.30 mm", ">= 12.70 mm", True),
    ("a spot on a start position", change("zombie-1", at=(-185.7, 71.0)), "H6", "door-1 spawn, zombie-1", "24.31 mm", ">= 25.40 mm", True),
    ("a spot on the car", change("car", ring=hand.rectangle(-190, 80, 190, 84)), "H6", "door-1 spawn, car", "11.30 mm", ">= 12.70 mm", True),
    ("spots too near", change("door-2", a=(-157.0, 108.0), b=(-169.0, 108.0), spawn=(-163.0, 95.3)), "H6", "door-1 spawn, door-2 spawn", "22.00 mm", ">= 25.40 mm", True),
    ("no car", hand.without(SCENE, "car"), "H7", "cars", "0", "1", False),
    ("two cars", hand.doubled(SCENE, "car", "car-2"), "H7", "cars", "2", "1", False),
    ("a car off the centre", change("car", ring=hand.rectangle(-47, -22.5, 53, 22.5)), "H7", "car", "3.00 mm", "at the centre", False),
    ("a car of another size", change("car", ring=hand.rectangle(-55, -22.5, 55, 22.5)), "H7", "car", "110.00 x 45.00", "100.00 x 45.00", True),
    ("a car across the street", change("car", ring=hand.rectangle(-22.5, -50, 22.5, 50), heading_degrees=90), "H7", "car", "heading 90 degrees", "0 or 180 degrees", False),
    ("a car drawn across its heading", change("car", heading_degrees=270), "H7", "car", "45.00 x 100.00", "100.00 x 45.00", True),
    ("a hero too few", hand.without(SCENE, "hero-4"), "H7", "heroes", "3", "4", False),
    ("a hero away from the car", change("hero-1", at=(15.0, 36.0)), "H7", "hero-1", "0.80 mm (0.03 in) from the car", "base contact", False),
    ("a hero on the car", change("hero-1", at=(15.0, 34.0)), "H7", "hero-1", "1.20 mm (0.05 in) over the car", "base contact", False),
    ("a hero before the car", change("hero-1", at=(62.7, 10.0)), "H7", "hero-1", "before or behind", "at a car door", False),
    ("a hero at another's station", change("hero-1", at=(-15.0, 35.2)), "H7", "hero-1", "stands at rear-left", "front-left", False),
    ("two heroes at a station", change("hero-1", at=(-42.0, 35.2), station=None), "H7", "hero-1, hero-3", "2 heroes at rear-left", "one each", False),
    ("heroes overlap", change("hero-1", at=(8.0, 35.2)), "Models", "hero-1, hero-3", "overlap by 2.40 mm", "no overlap", False),
    ("a larger base", change("hero-1", base=30.0), "Models", "hero-1", "base 30.00 mm", "25.40 mm", False),
    ("a zombie too few", hand.without(SCENE, "zombie-4"), "H8", "start zombies", "3", "4", False),
    ("a zombie too near the edge", change("zombie-1", at=(-190.0, 20.0)), "H8", "zombie-1", "97.30 mm (3.83 in) from the west edge", "101.60 mm (4.00 in)", False),
    ("a zombie outside the street", change("zombie-1", at=(-185.7, 100.0)), "H8", "zombie-1", "4.70 mm (0.19 in) outside", "inside the west street", False),
    ("three zombies at an end", change("zombie-3", at=(-185.7, 60.0)), "H8", "start zombies", "west 3, east 1", "two at each end", False),
    ("zombies in both streets", change("zombie-3", at=(0.0, 185.7)), "H8", "start zombies", "west 2, north 1, east 1", "two at each end", False),
    ("zombies overlap", change("zombie-2", at=(-185.7, 0.0)), "Models", "zombie-1, zombie-2", "overlap by 5.40 mm", "no overlap", False),
    ("a model in a building", change("zombie-1", at=(-185.7, 150.0)), "Models", "zombie-1, building-1", "overlap by 12.70 mm", "no overlap", False),
    ("a model off the board", change("zombie-1", at=(-295.0, 20.0)), "Models", "zombie-1", "7.70 mm (0.30 in) off the board", "wholly on the board", False),
    ("a zombie on the car", change("zombie-1", at=(-55.0, 0.0)), "Models", "zombie-1, car", "overlap by 7.70 mm", "no overlap", False),
    ("more zombies than the supply", replace(hand.doubled(SCENE, "zombie-1", "zombie-5"), settings={"zombies": 4}), "H11", "zombies", "5", "<= 4", False),
    ("scenery on a building", hand.with_piece(SCENE, "tree", "Polygon", hand.block(-120, 150, -100, 170)), "H9", "new-1, building-1", "covers building-1", "clear", False),
    ("scenery in a door", hand.with_piece(SCENE, "fence", "LineString", ((-185.0, 107.0), (-185.0, 109.0))), "H9", "new-1, door-1", "covers door-1", "clear", False),
    ("scenery on a start position", hand.with_piece(SCENE, "bin", "Point", (-180.0, 20.0)), "H9", "new-1, zombie-1", "covers zombie-1", "clear", False),
    ("scenery on a station", hand.with_piece(SCENE, "bin", "MultiPoint", ((250.0, 0.0), (15.0, 40.0))), "H9", "new-1, hero-1", "covers hero-1", "clear", False),
    ("scenery on the car", hand.with_piece(SCENE, "bush", "MultiPolygon", (hand.block(0, 0, 5, 5),)), "H9", "new-1, car", "covers car", "clear", False),
    ("scenery off the board", hand.with_piece(SCENE, "bush", "Polygon", hand.block(-305, 0, -290, 9)), "H9", "new-1", "5.00 mm", "wholly on the board", False),
    ("a street closed by a fence", hand.with_piece(SCENE, "fence", "LineString", ((-260.0, -90.0), (-260.0, 80.0))), "H9", "west-east street, ", "a base of at most 18.00 mm (0.71 in) passes", "25.40 mm", False),
    ("a street closed by a row", hand.with_piece(SCENE, "bin", "MultiPoint", tuple((0.0 + x, 250.0) for x in range(-96, 97, 24))), "H9", "north-south street, ", "at most 12.00 mm", "25.40 mm", False),
]  # fmt: skip


def test_the_hand_made_board_keeps_every_rule():
    assert checks(SCENE) == ()


@pytest.mark.parametrize("case", TABLE, ids=[case[0].replace(" ", "-") for case in TABLE])
def test_a_broken_rule_is_named_with_piece_and_figures(case):
    _, scene, rule, piece, measured, wanted, house = case
    faults = checks(scene)
    fits = [
        fault
        for fault in faults
        if (fault.rule, fault.house) == (rule, house)
        and (fault.piece == piece or (piece.endswith(", ") and fault.piece.startswith(piece)))
        and measured in fault.measured
        and wanted in fault.wanted
    ]
    assert len(fits) == 1, "\n".join(map(str, faults))


def test_h3_full_blocks_are_refused_four_times_and_leave_streets_of_200():
    faults = checks(full_blocks())
    inner = [fault for fault in faults if fault.rule == "H2"]
    assert [fault.piece for fault in inner] == [f"building-{n}" for n in range(1, 5)]
    assert {fault.measured for fault in inner} == {"141.42 mm (5.57 in)"}
    assert {fault.at for fault in inner} == {(-100, 100), (100, 100), (100, -100), (-100, -100)}


@pytest.mark.parametrize(
    "ring",
    [
        ((115.01, 100), (300, 100), (300, 300), (115.01, 300)),
        ((115.2, 100), (300, 100), (300, 300), (100, 300), (100, 115.2), (115.2, 115.2)),
        ((115.53, 100), (300, 100), (300, 300), (100, 300), (100, 115.53)),
        ((107.8, 107.8), (300, 107.8), (300, 300), (107.8, 300)),
    ],
    ids=["turned", "l-shape", "chamfer", "square"],
)
def test_h3_the_valid_shapes_keep_the_six_inches(ring):
    ring = tuple((float(x), float(y)) for x, y in ring)
    assert not [fault for fault in checks(change("building-2", ring=ring)) if fault.rule == "H2"]


def test_all_faults_are_reported_at_once():
    scene = full_blocks()
    scene = hand.changed(scene, "door-3", number=4)
    scene = hand.changed(scene, "zombie-1", at=(-190.0, 20.0))
    scene = hand.without(scene, "hero-2")
    assert {"H2", "H5", "H6", "H7", "H8"} <= {fault.rule for fault in checks(scene)}


def test_h1_the_tolerance_is_a_twentieth_of_a_millimetre():
    near = hand.changed(SCENE, "zombie-1", at=(-185.74, 20.0))
    far = hand.changed(SCENE, "zombie-1", at=(-185.76, 20.0))
    assert checks(near) == ()
    assert [fault.rule for fault in checks(far)] == ["H8"]


def test_h4_a_small_box_of_the_players_own_is_no_fault():
    ring = hand.rectangle(128.0, 108.0, 208.0, 188.0)
    scene = hand.changed(SCENE, "building-1", ring=tuple((-x, y) for x, y in ring))
    own = replace(scene, settings={"buildings": [[192, 192], [192, 192], [192, 192], [80, 80]]})
    assert any(fault.rule == "H4" and fault.house for fault in checks(scene))
    assert not any(fault.rule == "H4" for fault in checks(own))


def test_h6_a_corner_that_bends_nothing_does_not_end_a_wall():
    ring = ((108.0, 108.0), (185.0, 108.0), (300.0, 108.0), (300.0, 300.0), (108.0, 300.0))
    assert checks(change("building-2", ring=ring)) == ()


def test_h9_a_base_passes_a_gap_of_just_its_size():
    fence = ((-260.0, -108.0 + 25.4), (-260.0, 60.0))
    assert checks(hand.with_piece(SCENE, "fence", "LineString", fence)) == ()


def test_h9_a_chain_through_the_crossing_closes_both_streets():
    scene = hand.with_piece(SCENE, "wall", "LineString", ((-108.0, 108.0), (-10.0, 50.0), (10.0, 23.0)))
    scene = hand.with_piece(scene, "wall", "LineString", ((108.0, -108.0), (20.0, -60.0), (0.0, -23.0)), name="new-2")
    blocked = [fault.piece.split(",")[0] for fault in checks(scene) if "passes" in fault.wanted]
    assert blocked == ["west-east street", "north-south street"]


def test_h7_the_heading_is_any_way_along_the_zombies_street():
    turned = change("car", heading_degrees=180)
    names = {"hero-1": "rear-right", "hero-2": "rear-left", "hero-3": "front-right", "hero-4": "front-left"}
    for name, station in names.items():
        turned = hand.changed(turned, name, station=station)
    assert checks(turned) == ()


def test_h1_small_boards_use_their_own_inch():
    found = checks(replace(SCENE, inch=16.0))
    assert any(fault.rule == "H1" and "192.00" in fault.wanted for fault in found)


def test_settings_that_are_none_are_named_with_the_nearest():
    with pytest.raises(SettingError, match=r"unknown key 'tree'.*Did you mean 'trees'"):
        checks(replace(SCENE, settings={"tree": 3}))
    with pytest.raises(SettingError, match="Make them the same"):
        checks(replace(SCENE, settings={"inch_mm": 16}))


def test_a_scenario_without_board_is_a_fault():
    assert [fault.rule for fault in checks(replace(SCENE, board=None))] == ["H1"]


@pytest.mark.parametrize("place", range(len(hand.made())))
def test_every_piece_left_out_is_a_fault_but_decoration(place):
    features = hand.made()
    left_out = features.pop(place)
    faults = checks(parsed_scenario(hand.text(features)))
    assert bool(faults) == (left_out["properties"]["kind"] != "tree"), json.dumps(left_out)


@pytest.mark.parametrize("place", range(len(hand.made())))
def test_every_piece_doubled_is_a_fault(place):
    features = hand.made()
    features.append({**features[place], "id": "again"})
    faults = checks(parsed_scenario(hand.text(features)))
    kind = features[place]["properties"]["kind"]
    assert bool(faults) == (kind != "tree")


@settings(max_examples=150, deadline=None)
@given(handled_files())
def test_any_board_that_loads_can_be_checked(text):
    try:
        scene = parsed_scenario(text)
    except ScenarioError:
        return  # an outline bent until it crosses itself
    for fault in checks(scene):
        assert fault.rule
        assert fault.piece
        assert fault.measured
        assert fault.wanted
        assert fault.at is None or all(abs(value) < 1e5 for value in fault.at)
