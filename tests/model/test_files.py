"""Scenario files: what is taken, what is refused by name, and that a file comes back as it was."""

# ruff: noqa: E501 - one wrong file is one row of the table

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.games.hjarnor import hand_made as hand
from tests.strategies import odd_values, spoilt_files
from toolkit.errors import ScenarioError, ToolkitError
from toolkit.games import find_game, slugs
from toolkit.games.hjarnor.scenario import make_scenario
from toolkit.games.hjarnor.settings import shipped
from toolkit.model.board import Board, Car, Scenery
from toolkit.model.reading import MAX_BYTES, parsed_scenario, read_scenario
from toolkit.model.scenario import Scenario
from toolkit.model.writing import scenario_line, scenario_text


def spoilt(**changes):
    """The hand-made file as text, with members of it, of its head or of one feature changed."""
    whole = json.loads(hand.text())
    for key, value in changes.items():
        if key == "head":
            whole["brains"] |= value
        elif key == "feature":
            name, facts = value
            feature = next(feature for feature in whole["features"] if feature["id"] == name)
            for part, new in facts.items():
                feature[part] = feature[part] | new if isinstance(feature.get(part), dict) and new else new
        else:
            whole[key] = value
    return json.dumps(whole)


def feature(name, **facts):
    return spoilt(feature=(name, facts))


def ring(*corners):
    return {"type": "Polygon", "coordinates": [[*corners, corners[0]]]}


REFUSED = [
    ("empty", "", "this is not JSON", "damaged or cut off"),
    ("cut off", hand.text()[:500], "this is not JSON", "damaged or cut off"),
    ("not a scenario", "[1, 2]", "no GeoJSON FeatureCollection", "brains scenario"),
    ("another GeoJSON", '{"type": "Feature"}', "no GeoJSON FeatureCollection", "brains scenario"),
    ("two in one file", hand.text() + "\n" + hand.text(), "extra data (line 2, column 1)", "its own file"),
    ("not a number", hand.text().replace("-300", "NaN", 1), "NaN is no number", "finite"),
    ("endless", hand.text().replace("-300", "-Infinity", 1), "-Infinity is no number", "finite"),
    ("overflowing", hand.text().replace("-300", "1e999", 1), "1e999", "finite"),
    ("thousands of digits", hand.text().replace("-300", "9" * 5000, 1), "thousands of digits", "millimetres"),
    ("nested too deeply", "[" * 100_000, "nested too deeply", "ten levels"),
    ("deep inside", spoilt(notes=json.loads("[" * 200 + "]" * 200)), "nested too deeply", "ten levels"),
    ("half a surrogate pair", spoilt(title="\ud83e"), "half a surrogate pair", "UTF-8"),
    ("half a pair as a key", spoilt(**{"\udc00": 1}), "half a surrogate pair", "UTF-8"),
    ("too long", " " * (MAX_BYTES + 1), "letters", "5,000,000"),
    ("no head", json.dumps({"type": "FeatureCollection", "features": []}), "no member 'brains'", '"format": 1'),
    ("a newer format", spoilt(head={"format": 2}), "format 2 is newer", "Update brains-toolkit"),
    ("no format", spoilt(head={"format": "1"}), "the format is '1'", "reads format 1"),
    ("true as format", spoilt(head={"format": True}), "the format is true", "reads format 1"),
    ("no game", spoilt(head={"game": None}), "there is no game", "hjarnor"),
    ("an unknown game", spoilt(head={"game": "hjarnar"}), "no game 'hjarnar'", "Did you mean 'hjarnor'?"),
    ("a game that is a number", spoilt(head={"game": 7}), "game is 7", "text in quotes"),
    ("a seed that is none", spoilt(head={"seed": 1.5}), "the seed is 1.5", "whole number"),
    ("an endless seed", spoilt(head={"seed": 10**30}), "(31 digits)", "18 digits"),
    ("an inch that is none", spoilt(head={"inch_mm": 0}), "an inch of 0 mm", "25.4, 25 or 16"),
    ("settings that are none", spoilt(head={"settings": [1]}), "settings is [1]", "object"),
    ("features that are none", spoilt(features="all"), "the features are 'all'", "list of features"),
    ("a feature that is none", spoilt(features=[3]), "3 is no feature", "Feature"),
    ("a deal that is none", spoilt(deal=[]), "the deal is []", "players"),
    ("too many features", spoilt(features=[{}] * 2001), "2001 features", "2000"),
    ("an id twice", feature("hero-1", id="hero-2"), "same id 'hero-2'", "its own id"),
    ("an id that is none", feature("hero-1", id=[1]), "the id is [1]", "text"),
    ("no properties", feature("hero-1", properties=None), "the properties are null", "kind"),
    ("no kind", feature("hero-1", properties={"kind": ""}), "it has no kind", "building, door, hero"),
    ("a kind that is none", feature("hero-1", properties={"kind": 5}), "kind is 5", "text"),
    ("no geometry", feature("hero-1", geometry=None), "the geometry is null", "GeoJSON geometry"),
    ("an unknown geometry", feature("tree-1", geometry={"type": "Circle"}), "type is 'Circle'", "MultiPolygon"),
    ("a wrong geometry", feature("car", geometry={"type": "Point", "coordinates": [0, 0]}), "is a Point", "Polygon"),
    ("a hero with an area", feature("hero-1", geometry=ring([0, 0], [1, 0], [0, 1])), "is a Polygon", "A Point"),
    ("a door of three points", feature("door-1", geometry={"coordinates": [[0, 0], [1, 0], [2, 0]]}), "LineString of 3", "two points"),
    ("coordinates that are none", feature("car", geometry={"coordinates": 5}), "the coordinates are 5", "list"),
    ("a position too short", feature("hero-1", geometry={"coordinates": [1]}), "[1] is no position", "[x, y]"),
    ("a position of texts", feature("hero-1", geometry={"coordinates": ["1", 2]}), "'1' is no number", "number"),
    ("true as a coordinate", feature("hero-1", geometry={"coordinates": [True, 2]}), "true is no number", "number"),
    ("a place too far away", feature("hero-1", geometry={"coordinates": [1e9, 2]}), "further than 20 m", "millimetres"),
    ("a huge whole number", feature("hero-1", geometry={"coordinates": [10**400, 2]}), "is too large", "number"),
    ("an open ring", feature("car", geometry={"coordinates": [[[0, 0], [9, 0], [9, 9]]]}), "not closed", "first one again"),
    ("a bow tie", feature("building-1", geometry=ring([0, 0], [9, 9], [9, 0], [0, 9])), "crosses itself", "in order"),
    ("a footprint without area", feature("building-1", geometry=ring([0, 0], [9, 9], [18, 18])), "no area", "one line"),
    ("a spike", feature("building-1", geometry=ring([0, 0], [9, 0], [9, 9], [9, 30], [9, 9], [0, 9])), "crosses itself", "in order"),
    ("a footprint with a hole", feature("car", geometry={"coordinates": [ring([0, 0], [9, 0], [0, 9])["coordinates"][0]] * 2}), "has holes", "outline only"),
    ("a polygon of nothing", feature("tree-1", geometry={"coordinates": []}), "has no ring", "corners"),
    ("a line of one point", feature("tree-1", geometry={"type": "LineString", "coordinates": [[1, 2]]}), "fewer than two", "two positions"),
    ("too many corners", feature("tree-1", geometry={"type": "LineString", "coordinates": [[1, 2]] * 300}), "300 positions", "simplify"),
    ("a number that is none", feature("door-1", properties={"number": "1"}), "number is '1'", "whole number"),
    ("half a number", feature("door-1", properties={"number": 1.5}), "number is 1.5", "whole number"),
    ("a spawn that is none", feature("door-1", properties={"spawn": 3}), "3 is no position", "[x, y]"),
    ("a building that is none", feature("door-1", properties={"building": 1}), "building is 1", "text"),
    ("a roof that is none", feature("building-1", properties={"roof": "yes"}), "roof is 'yes'", "true or false"),
    ("a height below", feature("building-1", properties={"height_mm": -1}), "height_mm is -1", "0 to 5000"),
    ("a heading that is none", feature("car", properties={"heading_degrees": "n"}), "'n' is no number", "number"),
    ("no base", feature("hero-1", properties={"base_mm": 0}), "base_mm is 0", "1 to 500"),
    ("a control character", feature("hero-1", properties={"name": "a\x1b[2J"}), "U+001B", "Leave it out"),
    ("a line break in an id", feature("hero-1", id="a\nb"), "U+000A", "Leave it out"),
    ("what XML cannot hold", feature("hero-1", properties={"name": "\ufffe"}), "U+FFFE", "Leave it out"),
]  # fmt: skip


@pytest.mark.parametrize("case", REFUSED, ids=[case[0].replace(" ", "-") for case in REFUSED])
def test_what_is_no_scenario_is_refused_with_what_where_and_cure(case):
    _, text, what, cure = case
    with pytest.raises(ScenarioError) as caught:
        parsed_scenario(text, slugs(), where="my.geojson")
    assert what in caught.value.what
    assert cure in caught.value.cure
    assert caught.value.where.startswith("my.geojson")
    assert str(caught.value).count("\n") == 0
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 300


def test_the_feature_that_is_wrong_is_named():
    with pytest.raises(ScenarioError) as caught:
        parsed_scenario(feature("door-3", properties={"spawn": [1, "x"]}))
    assert caught.value.where == "scenario, feature door-3, spawn"


NAMES = ["<b>&amp;</b>", "🧟‍♀️ Ä ö å Ł", "x" * 300, "../../etc/passwd", "CON", 'a"b\\c', "\u202eabc", "  "]


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
def test_names_are_data_whatever_letters_they_have(name):
    text = feature("hero-1", properties={"name": name, "note": name + "\n\t"})
    scenario = parsed_scenario(text)
    hero = scenario.board.models[0]
    assert (hero.name, hero.extra["note"]) == (name, name + "\n\t")
    assert parsed_scenario(scenario_text(scenario)) == scenario


def test_a_file_comes_back_as_it_was_byte_for_byte():
    text = scenario_text(make_scenario(shipped(), 7))
    assert scenario_text(parsed_scenario(text)) == text
    assert text.startswith('{"type": "FeatureCollection",\n "brains": {"format": 1, "game": "hjarnor", "seed": 7, ')
    assert '"coordinates": [[[-300, -300], [300, -300], [300, 300], [-300, 300], [-300, -300]]]' in text
    assert text.endswith("}]}\n")
    assert "\r" not in text


def test_a_line_is_the_same_scenario_on_one_line():
    scenario = make_scenario(shipped(), 7)
    line = scenario_line(scenario)
    assert "\n" not in line
    assert parsed_scenario(line) == parsed_scenario(scenario_text(scenario))
    assert json.loads(line) == json.loads(scenario_text(scenario))


def test_the_contracts_features_are_written():
    whole = json.loads(scenario_text(make_scenario(shipped(), 7)))
    found = {feature["id"]: feature for feature in whole["features"]}
    assert {"board", "building-1", "door-1", "hero-1", "zombie-4", "car", "street-1"} <= set(found)
    assert set(found["door-1"]["properties"]) == {"kind", "building", "number", "spawn"}
    assert found["building-1"]["properties"]["roof"] is True
    assert found["building-1"]["properties"]["height_mm"] > 0
    assert found["hero-1"]["properties"] == {"kind": "hero", "base_mm": 25.4, "station": "front-left"}
    assert found["car"]["properties"]["heading_degrees"] in {0, 90, 180, 270}
    for feature in whole["features"]:
        assert feature["type"] == "Feature"
        for x in _numbers(feature["geometry"]["coordinates"]):
            assert x == round(x, 2)


def _numbers(value):
    if isinstance(value, list):
        for part in value:
            yield from _numbers(part)
    else:
        yield value


def test_unknown_members_properties_and_the_order_of_a_file_are_kept():
    whole = json.loads(hand.text())
    whole["features"].reverse()
    whole["brains"] |= {"club": "Uppsala", "settings": {"trees": 3}}
    whole["bbox"] = [1, 2, 3, 4]
    whole["features"][0]["properties"]["mood"] = {"wet": [1, None, "ö"]}
    scenario = parsed_scenario(json.dumps(whole))
    again = json.loads(scenario_text(scenario))
    assert [feature["id"] for feature in again["features"]] == [feature["id"] for feature in whole["features"]]
    assert again["brains"]["club"] == "Uppsala"
    assert again["brains"]["settings"] == {"trees": 3}
    assert again["bbox"] == [1, 2, 3, 4]
    assert again["features"][0]["properties"]["mood"] == {"wet": [1, None, "ö"]}


def test_a_deal_has_no_board():
    deal = {"players": [{"hand": [1], "graveyard": [], "brains": 9}], "reserve": [2], "starter": 1, "deck": "x"}
    scenario = Scenario("mozg", 3, deal=deal)
    text = scenario_text(scenario)
    assert json.loads(text)["deal"] == deal
    assert json.loads(text)["features"] == []
    assert parsed_scenario(text) == scenario


def test_a_file_without_outline_gets_the_box_around_everything():
    features = [feature for feature in hand.made() if feature["id"] != "board"]
    scenario = parsed_scenario(hand.text(features))
    assert not scenario.board.drawn
    assert scenario.board.size() == pytest.approx((609.6, 609.6))
    assert '"kind": "board"' not in scenario_text(scenario)
    assert parsed_scenario(hand.text([])).board.size() == pytest.approx((609.6, 609.6))


def test_features_without_id_get_one_of_their_own():
    features = hand.made()
    for feature in features:
        if feature["properties"]["kind"] == "hero":
            del feature["id"]
    features.append(
        {"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 2, 3]}, "properties": {"kind": "ufo"}}
    )
    board = parsed_scenario(hand.text(features)).board
    assert [hero.id for hero in board.models_of("hero")] == ["hero-1", "hero-2", "hero-3", "hero-4"]
    assert board.scenery[-1] == Scenery("ufo-1", "ufo", "Point", (1.0, 2.0))


def test_two_pieces_with_one_id_are_told_apart_when_they_are_written():
    first = Scenery("tree-1", "tree", "Point", (1.0, 2.0))
    board = Board(ring=((-9.0, -9.0), (9.0, -9.0), (9.0, 9.0)), scenery=(first, first, first))
    read = parsed_scenario(scenario_text(Scenario("hjarnor", 7, board=board)))
    assert [piece.id for piece in read.board.scenery] == ["tree-1", "tree-1-2", "tree-1-3"]


def test_a_second_outline_is_kept_as_it_is():
    features = hand.made()
    features.append({**features[0], "id": "board-2"})
    board = parsed_scenario(hand.text(features)).board
    assert [piece.kind for piece in board.scenery] == ["tree", "board"]
    assert scenario_text(parsed_scenario(hand.text(features))).count('"kind": "board"') == 2


def test_coordinates_are_rounded_to_a_hundredth_without_minus_zero():
    car = Car("car", ((-0.001, 0.0), (10.006, 0.0), (0.0, 7.125)))
    text = scenario_text(Scenario("hjarnor", 1, board=Board(((0, 0), (1, 0), (0, 1)), cars=(car,))))
    assert "[[0, 0], [10.01, 0], [0, 7.12], [0, 0]]" in text


def test_files_that_cannot_be_read_are_named(tmp_path):
    with pytest.raises(ScenarioError, match=r"no such file"):
        read_scenario(tmp_path / "none.geojson")
    with pytest.raises(ScenarioError, match=r"cannot be read"):
        read_scenario(tmp_path)
    with pytest.raises(ScenarioError, match=r"cannot be read|no such file"):
        read_scenario("a\0b")
    latin = tmp_path / "latin.geojson"
    latin.write_bytes(hand.text().replace("hjarnor", "hj\xe4rnor").encode() + b"\xe4")
    with pytest.raises(ScenarioError, match=r"is not UTF-8"):
        read_scenario(latin)
    large = tmp_path / "large.geojson"
    with large.open("wb") as stream:
        stream.truncate(MAX_BYTES + 1)
    with pytest.raises(ScenarioError, match=r"5,000,001 bytes"):
        read_scenario(large)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no /dev/zero")
def test_a_device_that_never_ends_is_refused():
    with pytest.raises(ScenarioError, match=r"does not end"):
        read_scenario("/dev/zero")


def test_a_file_with_a_byte_order_mark_is_read(tmp_path):
    path = tmp_path / "mark.geojson"
    path.write_text(hand.text(), encoding="utf-8-sig")
    assert read_scenario(path, slugs()) == hand.scenario()


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(spoilt_files())
def test_a_spoilt_file_loads_and_is_checked_or_is_refused(text):
    """Never a traceback: the file is read, written and checked, or one ToolkitError says what is wrong."""
    try:
        scenario = parsed_scenario(text, slugs())
        assert parsed_scenario(scenario_text(scenario)).board is not None or scenario.deal is not None
        if scenario.game == "hjarnor":
            faults = find_game("hjarnor").checks(scenario)
            assert all(fault.rule and fault.piece and fault.measured and fault.wanted for fault in faults)
    except ToolkitError as error:
        message, cure = str(error), error.cure
    else:
        return
    assert message.isprintable()
    assert cure


@settings(max_examples=150, deadline=None)
@given(odd_values | st.dictionaries(st.sampled_from(["type", "brains", "features"]), odd_values))
def test_anything_else_is_refused(value):
    with pytest.raises(ScenarioError):
        parsed_scenario(json.dumps(value))


def test_lengths_of_next_to_nothing_are_read_as_nothing():
    from toolkit.model.geometry_text import position

    assert position([8.5e-186, -1e-9], "a corner") == (0.0, 0.0)
    assert position([12.3456789, 5], "a corner") == (12.345679, 5.0)
