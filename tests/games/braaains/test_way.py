"""What the terrain means: the shortest way to the door, difficult ground counted double (B2, B7)."""

import json
from dataclasses import replace
from math import hypot

import pytest

from tests.games.braaains import hand_made as hand
from toolkit.games.braaains.way import journey
from toolkit.model.writing import scenario_text

SCENE = hand.without(hand.scenario(), "woods-1", "river-1", "crossing-1")
SOUTH = {"a": (-20.0, -63.5), "b": (20.0, -63.5)}
# The door to the south, straight before the leader: 36 mm from the edge to the wall, and into the doorway.
AHEAD = hand.changed(hand.changed(SCENE, "door", **SOUTH), "window-s", a=(-60.0, -63.5), b=(-30.0, -63.5))
STRAIGHT = (hand.HALF - 36.0 - 63.5) / 25.4


def test_straight_ahead():
    found = journey(AHEAD)
    assert found.length == pytest.approx(STRAIGHT, abs=0.01)
    assert found.counted == found.length
    assert (found.difficult, found.terrain, found.turns) == (0, 0, 3)


def test_round_the_building_to_the_far_side():
    found = journey(SCENE)
    corner = hypot(76.2 - 33.0, hand.HALF - 22.0 - 63.5)  # to a base's breadth off the corner, at the least
    assert found.length * 25.4 > corner + 127 + 40
    assert found.length == pytest.approx(28.6, abs=0.5)
    assert found.turns == 4


def test_a_wide_strip_counts_double():
    across = hand.piece("w", "woods", -hand.HALF, -400, hand.HALF, -300)
    found = journey(hand.with_pieces(AHEAD, "scenery", across))
    assert found.difficult == pytest.approx(100 / 25.4, abs=0.01)
    assert found.counted == pytest.approx(STRAIGHT + 100 / 25.4, abs=0.01)
    assert found.terrain == pytest.approx(100 / 25.4, abs=0.01)


def test_going_round_is_chosen_where_it_is_cheaper():
    block = hand.piece("w", "woods", -80, -400, 80, -200)
    found = journey(hand.with_pieces(AHEAD, "scenery", block))
    assert found.difficult == pytest.approx(0, abs=0.2)
    assert STRAIGHT < found.counted < STRAIGHT + 200 / 25.4


def test_a_crossing_saves_the_difference():
    river = hand.piece("r", "river", -hand.HALF, -400, hand.HALF, -300)
    ford = hand.piece("c", "crossing", -30, -410, 30, -290, difficult=False)
    found = journey(hand.with_pieces(AHEAD, "scenery", river, ford))
    assert found.counted == pytest.approx(STRAIGHT, abs=0.01)
    assert found.difficult == 0


def test_impassable_pieces_are_walked_round():
    wall = hand.piece("w", "wall", -300, -350, 300, -340, difficult=False, impassable=True)
    found = journey(hand.with_pieces(AHEAD, "scenery", wall))
    assert found.counted > STRAIGHT + 5
    assert found.terrain == pytest.approx(found.counted - STRAIGHT, abs=0.01)


def test_the_roof_is_the_ladder_and_a_climb_that_counts_double():
    found = journey(AHEAD)
    assert found.roof == pytest.approx(found.counted + 2.5 + 2 * 3, abs=0.01)
    assert found.roof_turns == 4


def test_no_way_and_no_door():
    assert journey(hand.without(SCENE, "door")) is None
    assert journey(replace(SCENE, board=None)) is None
    walls = [
        hand.piece("s", "wall", -200, -200, 200, -190, impassable=True),
        hand.piece("n", "wall", -200, 190, 200, 200, impassable=True),
        hand.piece("w", "wall", -200, -190, -190, 190, impassable=True),
        hand.piece("e", "wall", 190, -190, 200, 190, impassable=True),
    ]
    assert journey(hand.with_pieces(SCENE, "scenery", *walls)) is None


def test_check_reports_the_way_and_the_turns(brains, tmp_path):
    file = tmp_path / "table.geojson"
    file.write_text(scenario_text(AHEAD), encoding="utf-8")
    ran = brains("check", file)
    assert ran.code == 0
    assert "Way to the door: 20.1 in, 3 turns at 8 in (0.0 in of it difficult, counted double; 0.0 in more" in ran.out
    assert "Way to the roof: 28.6 in, 4 turns." in ran.out
    ran = brains("check", file, "--format", "json")
    assert json.loads(ran.out)["report"][1] == "Way to the roof: 28.6 in, 4 turns."


def test_check_reports_that_there_is_no_way(brains, tmp_path):
    file = tmp_path / "table.geojson"
    file.write_text(scenario_text(hand.without(SCENE, "door")), encoding="utf-8")
    ran = brains("check", file)
    assert ran.code == 1
    assert "Way to the door: none." in ran.out
