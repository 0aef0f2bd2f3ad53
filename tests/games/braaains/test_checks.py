"""Every rule broken by hand: check names the rule, the piece, and both figures."""

# ruff: noqa: E501 - one spoilt table is one row

from dataclasses import replace

import pytest

from tests.games.braaains import hand_made as hand
from toolkit.errors import SettingError
from toolkit.games.braaains.checks import checks
from toolkit.model.board import Building, Model, Opening, Scenery, Spot
from toolkit.model.reading import parsed_scenario
from toolkit.model.writing import scenario_text

SCENE = hand.scenario()
HALF = hand.HALF


def change(name, **facts):
    return hand.changed(SCENE, name, **facts)


def board(**facts):
    return replace(SCENE, board=replace(SCENE.board, **facts))


def terrain(*pieces):
    return hand.with_pieces(SCENE, "scenery", *pieces)


RING = (
    hand.piece("wall-s", "wall", -200, -200, 200, -190, impassable=True),
    hand.piece("wall-n", "wall", -200, 190, 200, 200, impassable=True),
    hand.piece("wall-w", "wall", -200, -190, -190, 190, impassable=True),
)
CLOSED = (*RING, hand.piece("wall-e", "wall", 190, -190, 200, 190, impassable=True))
NARROW = (*RING, hand.piece("wall-e", "wall", 190, -190, 200, 169, impassable=True))
TURNED = ((0.0, -89.8), (89.8, 0.0), (0.0, 89.8), (-89.8, 0.0))

# name, spoilt table, rule, piece, measured, wanted, house
TABLE = [
    ("another inch", replace(SCENE, inch=25.0), "B7", "inch_mm", "25 mm", "25.4 mm", False),
    ("no outline", board(drawn=False), "B7", "board", "no outline", "1219.20 x 1219.20 mm (48 x 48 in)", False),
    ("two outlines", terrain(hand.piece("board-2", "board", -9, -9, 9, 9)), "B7", "board-2", "another outline", "one outline", False),
    ("a smaller table", board(ring=hand.rectangle(-HALF, -HALF, HALF, 600)), "B7", "board", "1219.20 x 1209.60 mm", "1219.20 x 1219.20 mm", False),
    ("a table off its middle", board(ring=hand.rectangle(10 - HALF, -HALF, 10 + HALF, HALF)), "B7", "board", "10.00 mm (0.39 in) off the origin", "at the origin", False),
    ("no building", hand.without(SCENE, "house"), "B7", "buildings", "0", "1", False),
    ("two buildings", hand.with_pieces(SCENE, "buildings", Building("shed", hand.rectangle(-400, 0, -300, 100), roof=True)), "B7", "buildings", "2", "1", False),
    ("building too large", change("house", ring=hand.rectangle(-70, -63.5, 70, 63.5)), "B7", "house", "140.00 x 127.00 mm", "127.00 x 127.00 mm (5 x 5 in)", False),
    ("building off the middle", change("house", ring=hand.rectangle(-60.5, -63.5, 66.5, 63.5)), "B7", "house", "3.00 mm (0.12 in) off the middle", "exactly in the middle", False),
    ("building with a corner cut", change("house", ring=((-63.5, -63.5), (63.5, -63.5), (63.5, 40), (40, 63.5), (-63.5, 63.5))), "B7", "house", "not rectangular", "127.00 x 127.00", False),
    ("no roof", change("house", roof=False), "B7", "house", "no roof", "a roof that models can stand on", False),
    ("another height", change("house", height=50.8), "B7", "house", "50.80 mm (2.00 in) high", "76.20 mm (3.00 in)", True),
    ("no door", hand.without(SCENE, "door"), "B7", "doors", "0", "1", False),
    ("two doors", hand.with_pieces(SCENE, "doors", Opening("back", "door", "house", (22.0, -63.5), (50.0, -63.5))), "B7", "doors", "2", "1", False),
    ("door off the wall", change("door", a=(-20.0, 80.0), b=(20.0, 80.0)), "B7", "door", "16.50 mm (0.65 in) off the wall", "on a wall of house", False),
    ("door round a corner", change("door", a=(-43.5, 63.5), b=(-63.5, 30.0)), "B7", "door", "off the wall", "on a wall of house", False),
    ("door narrow", change("door", a=(-10.0, 63.5), b=(10.0, 63.5)), "B7", "door", "20.00 mm (0.79 in) wide", ">= 25.40 mm", True),
    ("door of another building", change("door", building="shed"), "B7", "door", "'shed'", "on a building of this board", False),
    ("no window beside the door", hand.without(SCENE, "window-n"), "B7", "house", "windows on 3 sides", "windows on all four sides", False),
    ("window narrow", change("window-e", a=(63.5, -5.0), b=(63.5, 5.0)), "B7", "window-e", "10.00 mm (0.39 in) wide", ">= 25.40 mm", True),
    ("window over the door", change("window-n", a=(10.0, 63.5), b=(50.0, 63.5)), "B7", "door, window-n", "overlap by 10.00 mm", "no overlap", True),
    ("no ladder", hand.without(SCENE, "ladder"), "B7", "ladders", "0", "1", False),
    ("ladder aside", change("ladder", at=(30.0, 0.0)), "B7", "ladder", "30.00 mm (1.18 in) from the middle", "in the middle of the building", False),
    ("ladder elsewhere", change("ladder", building="shed"), "B7", "ladder", "'shed'", "in a building of this board", False),
    ("four soldiers", hand.without(SCENE, "soldier-5"), "B7", "soldiers", "4", "5", False),
    ("a soldier too deep", change("soldier-1", at=(0.0, 45.0 - HALF)), "B7", "soldier-1", "reaches 57.70 mm (2.27 in) from the south edge", "wholly within 50.80 mm (2.00 in)", True),
    ("a soldier too far aside", change("soldier-5", at=(95.0, 15.0 - HALF)), "B7", "soldier-5", "reaches 108.88 mm (4.29 in) from the middle of the south edge", "wholly within 101.60 mm (4.00 in)", True),
    ("a soldier at another edge", change("soldier-5", at=(0.0, HALF - 15.0)), "B7", "soldier-5", "from the south edge", "wholly within", True),
    ("soldiers overlap", change("soldier-2", at=(-23.0, 30.0 - HALF)), "B7", "soldier-1, soldier-2", "overlap by 1.63 mm", "no overlap", False),
    ("a soldier off the table", change("soldier-4", at=(-63.0, 10.0 - HALF)), "B7", "soldier-4", "2.70 mm (0.11 in) off the table", "wholly on the table", False),
    ("a soldier in the building", change("soldier-4", at=(0.0, 30.0)), "B7", "soldier-4, house", "overlap by", "outside at the start", False),
    ("a larger base", change("soldier-4", base=32.0), "B7", "soldier-4", "base 32.00 mm", "25.40 mm (1.00 in)", False),
    ("a hero", hand.with_pieces(SCENE, "models", Model("berit", "hero", (300.0, 0.0))), "B7", "berit", "a hero", "soldiers and zombies only", False),
    ("two machine-gunners", change("soldier-2", weapon="m-70"), "B8", "soldiers with m-70", "2", "1", False),
    ("a rifle too few", change("soldier-2", weapon="m-70"), "B8", "soldiers with m-20", "2", "3", False),
    ("a shotgun", change("soldier-2", weapon="shotgun"), "B8", "soldier-2", "weapon 'shotgun'", "one of desert-eagle, m-20, m-70", False),
    ("unarmed", change("soldier-2", weapon=None), "B8", "soldier-2", "no weapon", "one of", False),
    ("three fresh-meat points", hand.without(SCENE, "spawn-e"), "B7", "fresh-meat points", "3", "4", False),
    ("a fresh-meat point aside", change("spawn-e", at=(596.9, 20.0)), "B7", "spawn-e", "20.00 mm (0.79 in) off its place", "half a base inside the middle of the east edge", False),
    ("two at one edge", change("spawn-e", at=(0.0, 596.9)), "B3", "fresh-meat points at the north edge", "2", "1", False),
    ("a number twice", change("spawn-e", number=1), "B7", "spawn-w", "number 1", "1 to 4, each once", True),
    ("number five", change("spawn-e", number=5), "B7", "spawn-e", "number 5", "1 to 4", True),
    ("more zombies than there are", hand.with_pieces(SCENE, "models", *(Model(f"z{i}", "zombie", (-500.0 + 30 * (i % 12), 200.0 + 30 * (i // 12))) for i in range(25))), "B3", "zombies", "25", "<= 24, the supply", False),
    ("woods over the building", terrain(hand.piece("w", "woods", 40, -20, 140, 20)), "B7", "w, house", "covers 9.40 cm2 of it", "clear of the building", False),
    ("rubble in the door", terrain(hand.piece("r", "rubble", 0, 60, 100, 120)), "B7", "r, door", "covers 20.00 mm (0.79 in) of the door", "clear of the door", False),
    ("bushes before the door", terrain(hand.piece("b", "bush", -50, 80, 50, 120)), "B7", "b, door's front", "covers door's front by", "clear of door's front", True),
    ("woods over a soldier", terrain(hand.piece("w", "woods", 60, 15 - HALF, 120, 60 - HALF)), "B7", "w, soldier-5", "covers soldier-5 by", "clear of soldier-5", False),
    ("ruins over fresh meat", terrain(hand.piece("ruin", "ruin", 500, -50, 600, 50)), "B7", "ruin, spawn-e", "covers spawn-e by 12.70 mm", "clear of spawn-e", False),
    ("terrain off the table", terrain(hand.piece("w", "woods", 500, 400, 620, 500)), "B7", "w", "10.40 mm (0.41 in) off the table", "wholly on the table", False),
    ("woods that cost nothing", change("woods-1", difficult=False), "B2", "woods-1", "not difficult", "difficult ground, as agreed", False),
    ("woods agreed to be open", replace(SCENE, settings={"difficult": ["river"]}), "B2", "woods-1", "difficult", "open ground, as agreed", False),
    ("a river without a crossing", hand.without(SCENE, "crossing-1"), "B2", "river-1", "0 crossings from bank to bank", ">= 1 crossing", True),
    ("a crossing that ends in the water", change("crossing-1", coordinates=((*hand.rectangle(100, 290, 160, 350), (100, 290)),)), "B2", "river-1", "0 crossings", ">= 1", True),
    ("walled in", terrain(*CLOSED), "B7", "door, soldier-1, soldier-2, soldier-3, soldier-4, soldier-5", "no way at all", "a way for a base of 25.40 mm", False),
    ("a gap too narrow", terrain(*NARROW), "B7", "door, soldier-1, soldier-2, soldier-3, soldier-4, soldier-5", "a base of at most 21.0", "a way for a base of 25.40 mm", False),
]  # fmt: skip


@pytest.mark.parametrize(
    ("scene", "rule", "piece", "measured", "wanted", "house"), [row[1:] for row in TABLE], ids=[row[0] for row in TABLE]
)
def test_a_broken_rule_is_named_with_both_figures(scene, rule, piece, measured, wanted, house):
    faults = checks(scene)
    assert any(
        (fault.rule, fault.piece, fault.house) == (rule, piece, house)
        and measured in fault.measured
        and wanted in fault.wanted
        for fault in faults
    ), faults


def test_a_table_written_by_hand_is_as_good_as_a_drawn_one():
    assert checks(SCENE) == ()


def test_it_is_the_same_read_from_its_file():
    assert checks(parsed_scenario(scenario_text(SCENE))) == ()


def test_all_faults_are_told_at_once():
    spoilt = hand.without(SCENE, "ladder", "soldier-5", "crossing-1")
    assert {fault.piece for fault in checks(spoilt)} >= {"ladders", "soldiers", "river-1"}


def test_a_file_without_a_table_is_a_fault():
    assert [fault.measured for fault in checks(replace(SCENE, board=None))] == ["no board"]


def test_a_building_may_stand_askew_in_the_middle():
    """B7 asks for its size and its place, not for how it is turned."""
    turned = change("house", ring=TURNED)
    assert not [fault for fault in checks(turned) if fault.piece == "house" and "mm" in fault.measured]


def test_fresh_meat_points_need_no_numbers():
    scene = SCENE
    for side in "wnes":
        scene = hand.changed(scene, f"spawn-{side}", number=None)
    assert checks(scene) == ()


@pytest.mark.parametrize(
    ("shape", "coordinates"),
    [
        ("Point", (300.0, 300.0)),
        ("LineString", ((300.0, 300.0), (340.0, 310.0))),
        ("MultiPoint", ((300.0, 300.0), (340.0, 310.0))),
        ("MultiPolygon", ((((300.0, 300.0), (340.0, 300.0), (340.0, 340.0), (300.0, 300.0)),),)),
    ],
)
def test_terrain_may_have_any_geometry(shape, coordinates):
    assert checks(terrain(Scenery("x", "woods", shape, coordinates, difficult=True))) == ()


def test_an_unknown_setting_of_the_file_is_refused_by_name():
    with pytest.raises(SettingError, match="unknown key 'denisty'"):
        checks(replace(SCENE, settings={"denisty": "light"}))


def test_fifty_thousandths_of_a_millimetre_are_allowed():
    assert checks(change("ladder", at=(0.04, 0.0))) == ()
    assert checks(hand.changed(SCENE, "spawn-e", at=(596.86, 0.0))) == ()


def test_a_second_ladder_is_surplus():
    twice = hand.with_pieces(SCENE, "spots", Spot("ladder-2", "ladder", (0.0, 0.0)))
    assert [(fault.piece, fault.measured) for fault in checks(twice)] == [("ladders", "2")]
