"""One part drawn anew: the rest of the file stays, and no rule is broken that was kept."""

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.hjarnor import hand_made as hand
from tests.strategies import handled_files, hjarnor_scenarios
from toolkit.errors import NoBoardError, SettingError, ToolkitError
from toolkit.games.hjarnor.checks import checks
from toolkit.games.hjarnor.reroll import reroll
from toolkit.games.hjarnor.scenario import PARTS, make_scenario
from toolkit.games.hjarnor.settings import shipped
from toolkit.model.reading import parsed_scenario
from toolkit.model.writing import scenario_text

KEPT = {
    "doors": ("ring", "buildings", "cars", "streets", "models", "spots", "scenery", "order"),
    "scenery": ("ring", "buildings", "doors", "cars", "streets", "models", "spots"),
    "models": ("ring", "buildings", "doors", "streets", "spots", "scenery", "order"),
    "buildings": ("ring", "spots", "order"),
}


@pytest.mark.parametrize("part", PARTS)
def test_the_rest_of_the_file_stays(part):
    for seed in range(12):
        before = parsed_scenario(scenario_text(make_scenario(shipped(), seed)))
        after = reroll(before, part, seed + 1000)
        assert not checks(after)
        for name in KEPT[part]:
            assert getattr(after.board, name) == getattr(before.board, name), name
        changed = {"doors": "doors", "scenery": "scenery", "models": "models", "buildings": "buildings"}[part]
        assert getattr(after.board, changed) != getattr(before.board, changed)
        assert (after.seed, after.settings, after.inch) == (before.seed, before.settings, before.inch)
        assert after.notes["rerolled"] == {part: seed + 1000}


@pytest.mark.parametrize("part", PARTS)
def test_the_same_seed_rerolls_the_same(part):
    before = make_scenario(shipped(), 3)
    assert scenario_text(reroll(before, part, 9)) == scenario_text(reroll(before, part, 9))
    assert scenario_text(reroll(before, part, 9)) != scenario_text(reroll(before, part, 10))


def test_new_buildings_bring_new_doors_and_keep_models_that_still_may_stand_there():
    stayed = 0
    for seed in range(20):
        before = make_scenario(shipped(), seed)
        after = reroll(before, "buildings", seed + 1)
        assert after.board.doors != before.board.doors
        assert after.board.streets != before.board.streets
        assert [b.id for b in after.board.buildings] == [b.id for b in before.board.buildings]
        stayed += after.board.models == before.board.models
    assert stayed > 5


def test_ids_names_weapons_and_unknown_properties_stay():
    whole = json.loads(hand.text())
    for feature in whole["features"]:
        feature["properties"]["colour"] = f"of {feature['id']}"
        if feature["id"].startswith("hero"):
            feature["properties"] |= {"name": "Berit 🧟", "weapon": "crowbar"}
        feature["id"] = f"my {feature['id']}"
        if "building" in feature["properties"]:
            feature["properties"]["building"] = f"my {feature['properties']['building']}"
    whole["features"].append(
        {"type": "Feature", "id": "statue", "geometry": {"type": "Point", "coordinates": [250, 60]},
         "properties": {"kind": "statue", "of": "the mayor"}}
    )  # fmt: skip
    whole["brains"]["club"] = "Uppsala"
    whole["title"] = "Ours"
    scene = parsed_scenario(json.dumps(whole))
    assert not checks(scene)
    for part in PARTS:
        after = json.loads(scenario_text(reroll(scene, part, 5)))
        assert (after["brains"]["club"], after["title"]) == ("Uppsala", "Ours")
        found = {feature["id"]: feature["properties"] for feature in after["features"]}
        for feature in whole["features"]:
            if feature["id"] == "my tree-1" and part == "scenery":
                continue
            assert found[feature["id"]]["colour" if "of" not in feature["properties"] else "of"], feature["id"]
        assert found["my hero-2"]["name"] == "Berit 🧟"
        assert found["my hero-2"]["weapon"] == "crowbar"


def test_new_scenery_keeps_other_kinds_and_stays_clear_of_them():
    wall = ((-300.0, 90.0), (-240.0, 90.0))
    scene = hand.with_piece(hand.without(hand.scenario(), "tree-1"), "wall", "LineString", wall)
    assert not checks(scene)
    for seed in range(10):
        after = reroll(scene, "scenery", seed)
        assert not checks(after)
        assert "wall" in {piece.kind for piece in after.board.scenery}
        assert len(after.board.scenery) > 20


def test_scenery_in_the_way_gets_a_new_place():
    scene = make_scenario(shipped(), 1)
    fences = [((x, 105.0), (x, 100.0)) for x in range(-290, -110, 8)]
    for number, fence in enumerate(fences):
        scene = hand.with_piece(scene, "fence", "LineString", fence, name=f"post-{number}")
    board = replace(scene.board, scenery=tuple(p for p in scene.board.scenery if p.id.startswith("post")))
    scene = replace(scene, board=board)
    after = reroll(scene, "buildings", 2)
    assert not checks(after)


def test_a_faulty_board_gets_no_further_faults():
    scene = hand.changed(hand.scenario(), "building-2", ring=hand.rectangle(100, 100, 300, 300))
    for part in ("scenery", "models"):
        faults = checks(scene)
        assert {(f.rule, f.piece) for f in checks(reroll(scene, part, 4))} <= {(f.rule, f.piece) for f in faults}
    assert not [fault for fault in checks(reroll(scene, "doors", 4)) if fault.rule in {"H5", "H6"}]


def test_missing_models_and_doors_come_back():
    scene = hand.without(hand.scenario(), "hero-1", "hero-2", "zombie-3", "car")
    after = reroll(scene, "models", 1)
    assert not checks(after)
    assert len({model.id for model in after.board.models}) == 8
    assert not checks(reroll(hand.without(hand.scenario(), "door-1", "door-8"), "doors", 1))
    assert not checks(reroll(hand.without(hand.scenario(), "building-1", "door-1", "door-2"), "buildings", 1))


def test_what_cannot_be_rerolled_is_said():
    scene = hand.scenario()
    with pytest.raises(SettingError, match="'roofs' cannot be rerolled"):
        reroll(scene, "roofs", 1)
    with pytest.raises(NoBoardError, match="no board"):
        reroll(replace(scene, board=None), "doors", 1)
    with pytest.raises(NoBoardError, match="H4: the north-west quadrant holds 0 buildings"):
        reroll(hand.without(scene, "building-1"), "doors", 1)
    with pytest.raises(NoBoardError, match=r"there is no place beside what is kept|cannot|H6"):
        reroll(hand.changed(scene, "building-1", ring=hand.rectangle(-300, 150, -270, 160)), "doors", 1)


@settings(max_examples=25, deadline=None)
@given(hjarnor_scenarios, st.sampled_from(PARTS), st.integers(0, 10**6))
def test_any_part_of_any_board_can_be_rerolled(scenario, part, seed):
    assert not checks(reroll(scenario, part, seed))


@settings(max_examples=40, deadline=None)
@given(handled_files(), st.sampled_from(PARTS), st.integers(0, 10**6))
def test_a_handled_board_is_rerolled_without_further_faults_or_refused(text, part, seed):
    try:
        scene = parsed_scenario(text)
        before = {(fault.rule, fault.piece, fault.measured) for fault in checks(scene)}
        after = reroll(scene, part, seed)
    except ToolkitError:
        return
    assert {(fault.rule, fault.piece, fault.measured) for fault in checks(after)} <= before
    parsed_scenario(scenario_text(after))
