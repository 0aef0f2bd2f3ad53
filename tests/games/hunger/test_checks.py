"""Every rule broken by hand: check names the rule, the piece, and both figures."""

# ruff: noqa: E501 - one spoilt table is one row of the table

from dataclasses import replace

import pytest

from tests.games.hunger import hand_made as hand
from toolkit.errors import SettingError
from toolkit.games.hunger.checks import checks
from toolkit.model.reading import parsed_scenario
from toolkit.model.writing import scenario_text

SCENE = hand.scenario()


def change(name, **facts):
    return hand.changed(SCENE, name, **facts)


def board(**facts):
    return replace(SCENE, board=replace(SCENE.board, **facts))


def settings(**given):
    return replace(SCENE, settings=given)


def ring_of_walls(left, bottom, right, top):
    corners = hand.rectangle(left, bottom, right, top)
    return hand.with_piece(SCENE, "wall", "LineString", (*corners, corners[0]), impassable=True)


def pen_of_fences(gap):
    """Four straight fences around human-1, ``gap`` apart at each corner."""
    x, y, reach = 60, 0, 30
    spots = (
        ((x - reach, y - reach), (x + reach - gap, y - reach)),
        ((x + reach, y - reach), (x + reach, y + reach - gap)),
        ((x + reach, y + reach), (x - reach + gap, y + reach)),
        ((x - reach, y + reach), (x - reach, y - reach + gap)),
    )
    return hand.with_piece(SCENE, "fence", "MultiLineString", spots, impassable=True)


# name, spoilt table, rule, piece, measured, wanted, house
TABLE = [
    ("no outline", board(drawn=False), "N8", "board outlines", "0", "1", True),
    ("two outlines", hand.with_piece(SCENE, "board", "Polygon", hand.area(-9, -9, 9, 9)), "N8", "board outlines", "2", "1", True),
    ("another size", board(ring=hand.rectangle(-600, -600, 600, 600)), "N8", "board", "1200.00 x 1200.00 mm", "1219.20 x 1219.20 mm (48 in)", True),
    ("a size that the settings do not say", settings(board_in=36), "N8", "board", "1219.20 x 1219.20 mm", "914.40 x 914.40 mm (36 in)", True),
    ("a cut corner", board(ring=((-609.6, -609.6), (609.6, -609.6), (609.6, 609.6), (0, 609.6), (-609.6, 0))), "N8", "board", "1300643 mm2", "a square of 1486449 mm2", True),
    ("off the origin", board(ring=hand.rectangle(-600, -609.6, 619.2, 609.6)), "N8", "board", "9.60 mm (0.38 in) off the origin", "its middle at the origin", True),
    ("a human too few", hand.without(SCENE, "human-4"), "N2", "humans", "3", "4", False),
    ("a human too many", hand.with_model(SCENE, "human", (100, 0), weapon="hand"), "N2", "humans", "5", "4", False),
    ("a zombie too few", hand.without(SCENE, "zombie-1"), "N2", "zombies", "5", "6 (1.5 x 4 humans, rounded up)", False),
    ("three humans, four zombies as Python rounds", replace(hand.without(SCENE, "human-4", "zombie-1", "zombie-2"), settings={"humans": 3}), "N2", "zombies", "4", "5 (1.5 x 3 humans, rounded up)", False),
    ("three humans, five zombies, rounded down", replace(hand.without(SCENE, "human-4", "zombie-1"), settings={"humans": 3, "round": "down"}), "N2", "zombies", "5", "4 (1.5 x 3 humans, rounded down)", False),
    ("a soldier", hand.with_model(SCENE, "soldier", (100, 0)), "N2", "new-1", "a soldier", "humans and zombies only", False),
    ("shotguns beyond the cap", change("human-4", weapon="shotgun"), "N2", "shotguns", "2", "<= 1 of 4 humans (20 %, rounded up)", False),
    ("tools beyond the cap", change("human-4", weapon="tool"), "N2", "tools", "3", "<= 2 of 4 humans (50 %, rounded down)", False),
    ("no weapon", change("human-4", weapon=None), "N2", "human-4", "no weapon", "one of shotgun, tool, hand", False),
    ("a weapon there is none of", change("human-4", weapon="laser"), "N2", "human-4", "weapon 'laser'", "one of shotgun, tool, hand", False),
    ("a zombie with a shotgun", change("zombie-1", weapon="shotgun"), "N3", "zombie-1", "weapon 'shotgun'", "no weapon", False),
    ("a base too large", change("human-1", base=30.0), "N8", "human-1", "base 30.00 mm (1.18 in)", "25.40 mm (1.00 in)", True),
    ("off the board", change("zombie-2", at=(605.0, 0.0)), "N8", "zombie-2", "8.10 mm (0.32 in) off the board", "wholly on the board", True),
    ("a human far from the middle", change("human-1", at=(140.0, 0.0)), "N8", "human-1", "reaches 152.70 mm (6.01 in) from the middle", "<= 152.40 mm (6.00 in)", True),
    ("a zombie far from the edges", change("zombie-1", at=(-571.0, 0.0)), "N8", "zombie-1", "reaches 51.30 mm (2.02 in) from the nearest edge", "<= 50.80 mm (2.00 in)", True),
    ("two over each other", change("human-2", at=(60.0, 25.0)), "N8", "human-1, human-2", "overlap by 0.40 mm (0.02 in)", "no overlap", True),
    ("a human in a wall", hand.with_piece(SCENE, "wall", "LineString", ((70, -100), (70, 100)), impassable=True), "N4", "human-1, new-1", "overlap by 2.70 mm (0.11 in)", "no overlap", False),
    ("a human in a house", hand.with_building(SCENE, hand.rectangle(50, -10, 80, 10)), "N4", "human-1, shed", "overlap by 12.70 mm (0.50 in)", "no overlap", False),
    ("a zombie in a fence", hand.with_piece(SCENE, "fence", "LineString", ((560, 0), (580, 0)), impassable=True), "N4", "zombie-2, new-1", "overlap by 2.70 mm (0.11 in)", "no overlap", False),
    ("a house over the barn", hand.with_building(SCENE, hand.rectangle(450, 350, 520, 420)), "N4", "building-1, shed", "overlap by 2500.00 mm2", "no overlap", False),
    ("a barn off the board", change("building-1", ring=hand.rectangle(500, 200, 610, 400)), "N4", "building-1", "0.40 mm (0.02 in) off the board", "wholly on the board", False),
    ("woods off the board", change("woods-1", coordinates=hand.area(-612, -500, -300, -300)), "N4", "woods-1", "2.40 mm (0.09 in) off the board", "wholly on the board", False),
    ("woods one sees through", change("woods-1", blocks_sight=False), "N4", "woods-1", "blocks_sight left out", "blocks_sight: true for a woods", False),
    ("woods nobody passes", change("woods-1", impassable=True), "N4", "woods-1", "impassable: true", "a woods that models pass", False),
    ("a tree one sees through", change("tree-1", blocks_sight=False), "N4", "tree-1", "blocks_sight left out", "blocks_sight: true for a tree", False),
    ("a wall one walks through", change("wall-1", impassable=False), "N4", "wall-1", "impassable left out", "impassable: true for a wall", False),
    ("a locked gate", change("gate-1", impassable=True), "N4", "gate-1", "impassable: true", "a gate that models pass", False),
    ("difficult woods", change("woods-1", difficult=True), "N4", "woods-1", "difficult: true", "terrain that slows nobody", False),
    ("a wall around somebody", ring_of_walls(30, -30, 90, 30), "N4", "human-1", "walled in, a base of at most 0.00 mm (0.00 in) gets out", "a way to the others for a base of 25.40 mm (1.00 in)", False),
    ("a pen with gaps of 20 mm", pen_of_fences(20), "N4", "human-1", "walled in, a base of at most 20.00 mm (0.79 in) gets out", "a base of 25.40 mm", False),
    ("a corner closed by a wall", hand.with_piece(change("zombie-1", at=(-590.0, 590.0)), "wall", "LineString", ((-609, 540), (-540, 609)), impassable=True), "N4", "zombie-1", "walled in", "a way to the others", False),
    ("a gap of 20 mm between wall and edge", hand.with_piece(change("zombie-1", at=(-590.0, 590.0)), "wall", "LineString", ((-609, 520), (-540, 520), (-540, 589.6)), impassable=True), "N4", "zombie-1", "a base of at most 20.00 mm", "a way to the others", False),
]  # fmt: skip


def test_the_hand_made_table_keeps_every_rule():
    assert checks(SCENE) == ()


@pytest.mark.parametrize(
    ("scene", "rule", "piece", "measured", "wanted", "house"), [row[1:] for row in TABLE], ids=[row[0] for row in TABLE]
)
def test_a_broken_rule_is_named_with_both_figures(scene, rule, piece, measured, wanted, house):
    faults = checks(scene)
    found = [fault for fault in faults if fault.rule == rule and fault.piece == piece and measured in fault.measured]
    assert found, faults
    assert wanted in found[0].wanted
    assert found[0].house is house


@pytest.mark.parametrize("scene", [row[1] for row in TABLE], ids=[row[0] for row in TABLE])
def test_a_spoilt_table_is_found_again_in_its_file(scene):
    again = parsed_scenario(scenario_text(scene), ("hunger",), where="table")
    assert [(fault.rule, fault.piece) for fault in checks(again)] == [
        (fault.rule, fault.piece) for fault in checks(scene)
    ]


def test_one_broken_rule_is_one_fault():
    assert len(checks(hand.with_building(SCENE, hand.rectangle(45, -15, 75, 15)))) == 1  # inside it, and in it walled
    assert len(checks(change("human-4", weapon="tool"))) == 1
    assert len(checks(hand.without(SCENE, "zombie-1"))) == 1


def test_all_faults_are_told_at_once():
    scene = hand.changed(hand.without(SCENE, "zombie-1"), "human-1", weapon=None, base=30.0)
    assert {(fault.rule, fault.piece) for fault in checks(scene)} == {
        ("N2", "zombies"),
        ("N2", "human-1"),
        ("N8", "human-1"),
    }


def test_a_gate_as_wide_as_a_base_lets_everybody_through():
    scene = hand.with_piece(
        SCENE, "wall", "LineString", ((85, -30), (90, -30), (90, 30), (30, 30), (30, -30), (59.6, -30)), impassable=True
    )
    assert checks(scene) == ()


def test_gravestones_and_low_fences_hinder_nobody():
    scene = hand.with_piece(SCENE, "fence", "LineString", ((40, 0), (80, 0)))
    scene = replace(
        scene,
        board=replace(
            scene.board, scenery=(*scene.board.scenery, replace(SCENE.board.scenery[-1], id="g", coordinates=(60, 0)))
        ),
    )
    assert checks(scene) == ()


def test_settings_of_the_file_out_of_range_are_refused_by_name():
    with pytest.raises(SettingError, match="humans"):
        checks(settings(humans=31))
    with pytest.raises(SettingError, match="shotguns = 2: 4 humans may have 0 to 1"):
        checks(settings(shotguns=2))


def test_a_file_without_a_board_has_one_fault():
    assert [fault.piece for fault in checks(replace(SCENE, board=None))] == ["board"]
