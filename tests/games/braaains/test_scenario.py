"""What the generator promises: B2, B3, B7, B8 and the terrain, by the seed and with the player's own pieces."""

from collections import Counter
from dataclasses import replace

import pytest
import shapely

from toolkit.boards.routes import open_ground, parts_of
from toolkit.data import overridden, parsed_assignments
from toolkit.errors import NoBoardError, SettingError
from toolkit.games.braaains.checks import checks
from toolkit.games.braaains.laid_out import BASE, LaidOut, front_of
from toolkit.games.braaains.scenario import PARTS, make_scenario, reroll
from toolkit.games.braaains.settings import Settings, shipped
from toolkit.games.braaains.start import edge_of
from toolkit.model.reading import parsed_scenario
from toolkit.model.writing import scenario_text

SETTINGS = shipped()


def given(*assignments):
    return overridden(SETTINGS, parsed_assignments(assignments, Settings), where="--set")


def over_open_ground(scenario):
    """Whether every soldier gets to the door without a step on difficult ground."""
    laid = LaidOut.of(scenario, scenario.board)
    solids = [*laid.buildings, laid.difficult]
    ground = open_ground(laid.outline, solids, BASE / 2 - 0.05)
    found = parts_of(ground, [front_of(scenario.board.doors[0]), *(m.at for m in scenario.board.models)])
    return len(set(found)) == 1 and found[0] >= 0


@pytest.mark.parametrize("block", range(10))
def test_a_thousand_tables_keep_every_rule(block):
    for seed in range(100 * block, 100 * block + 100):
        assert checks(make_scenario(SETTINGS, seed)) == (), seed


@pytest.mark.parametrize("density", ["none", "light", "medium", "dense"])
def test_a_way_over_open_ground_is_always_left(density):
    settings = given(f"density={density}", "river_percent=100", "crossings=1")
    for seed in range(60):
        scenario = make_scenario(settings, seed)
        assert checks(scenario) == ()
        assert over_open_ground(scenario), seed


def test_more_density_is_more_terrain():
    counts = [len(make_scenario(given(f"density={name}", "kinds=woods"), 4).board.scenery) for name in SETTINGS.pieces]
    assert counts == sorted(set(counts))
    assert counts[:3] == [0, 6, 11]


def test_every_edge_door_side_and_kind_of_terrain_occurs():
    tables = [make_scenario(SETTINGS, seed) for seed in range(200)]
    assert Counter(edge_of(table.board.models) for table in tables).keys() == {"west", "north", "east", "south"}
    assert len({front_of(table.board.doors[0]) for table in tables}) >= 12
    kinds = {piece.kind for table in tables for piece in table.board.scenery}
    assert kinds == {"woods", "river", "bush", "rubble", "ruin", "crossing"}
    rivers = sum(any(piece.kind == "river" for piece in table.board.scenery) for table in tables)
    assert 50 < rivers < 110  # 40 of a hundred


def test_kinds_left_out_do_not_occur():
    settings = given("kinds=woods,bush")
    kinds = {piece.kind for seed in range(30) for piece in make_scenario(settings, seed).board.scenery}
    assert kinds == {"woods", "bush"}


def test_agreed_difficult_ground_is_marked_so():
    settings = given("difficult=river,ruins")
    for seed in range(20):
        scenario = make_scenario(settings, seed)
        assert {p.kind for p in scenario.board.scenery if p.difficult} <= {"river", "ruin"}
        assert checks(scenario) == ()


def test_the_same_seed_gives_the_same_bytes():
    assert scenario_text(make_scenario(SETTINGS, 7)) == scenario_text(make_scenario(SETTINGS, 7))
    assert scenario_text(make_scenario(SETTINGS, 7)) != scenario_text(make_scenario(SETTINGS, 8))


def test_a_file_read_again_is_written_the_same():
    text = scenario_text(make_scenario(SETTINGS, 12))
    assert scenario_text(parsed_scenario(text)) == text


def test_own_pieces_are_arranged_as_they_are():
    scenario = make_scenario(given("terrain=woods:8x6in,rubble:4x4in,ruins:120x150,bush:3x9in"), 3)
    assert checks(scenario) == ()
    sizes = {}
    for piece in scenario.board.scenery:
        left, bottom, right, top = shapely.Polygon(piece.coordinates[0]).bounds
        sizes[piece.id] = sorted((round(right - left, 2), round(top - bottom, 2)))
    wanted = {"woods-1": [152.4, 203.2], "rubble-1": [101.6, 101.6], "ruin-1": [120, 150], "bush-1": [76.2, 228.6]}
    assert sizes == wanted


@pytest.mark.parametrize(
    "pieces",
    [
        "woods:20x20in",
        "river:48x3in",
        "woods:20x20in,woods:20x20in,ruins:20x18in,rubble:18x18in",
        ",".join(["rubble:4x4in"] * 40),
    ],
)
def test_large_and_many_own_pieces_find_their_places(pieces):
    for seed in range(5):
        scenario = make_scenario(given(f"terrain={pieces}"), seed)
        assert checks(scenario) == ()
        assert over_open_ground(scenario)


@pytest.mark.parametrize(
    ("pieces", "said"),
    [
        ("woods:30x30in", "B7: woods of 30.00 x 30.00 in find no place .* in would"),
        ("woods:50x3in", "B7: woods of 50.00 x 3.00 in find no place"),
        (",".join(["ruins:20x20in"] * 5), "B7: ruins of 20.00 x 20.00 in find no place beside the other 4 pieces"),
    ],
)
def test_pieces_without_a_place_are_refused_with_figures(pieces, said):
    with pytest.raises(NoBoardError, match=said):
        make_scenario(given(f"terrain={pieces}"), 1)


@pytest.mark.parametrize(
    ("assignment", "said"),
    [
        ("density=thick", "none of none, light, medium, dense"),
        ("kinds=woods,lava", "'lava', which is no kind of terrain"),
        ("kinds=wood", "did you mean 'woods'"),
        ("terrain=woods", "'woods' has no size: write woods:8x6in"),
        ("terrain=woods:big", "'big' is no size"),
        ("terrain=woods:1x1", "sides of 10 to 2000 mm"),
        ("crossings=0", "crossings"),
        ("river_percent=101", "river_percent"),
        ("dice=6", "there is no setting 'dice'"),
    ],
)
def test_wrong_settings_are_refused_by_name(assignment, said):
    with pytest.raises(SettingError, match=said):
        given(assignment)


@pytest.mark.parametrize("part", PARTS)
def test_reroll_changes_its_part_only(part):
    before = make_scenario(SETTINGS, 5)
    for seed in range(20):
        after = reroll(before, part, seed)
        assert checks(after) == ()
        kept = {"doors": ("models", "scenery"), "models": ("doors", "scenery"), "scenery": ("doors", "models")}[part]
        assert all(getattr(after.board, group) == getattr(before.board, group) for group in kept)
        assert after.notes["rerolled"] == {part: seed}
    assert any(getattr(reroll(before, part, seed).board, part) != getattr(before.board, part) for seed in range(3))


def test_reroll_keeps_names_and_terrain_of_the_players_own():
    before = make_scenario(SETTINGS, 5)
    named = replace(before.board.models[0], name="Tord", extra={"note": "x"})
    hill = replace(before.board.scenery[0], id="hill", kind="hill", difficult=False)
    board = replace(before.board, models=(named, *before.board.models[1:]), scenery=(hill,))
    after = reroll(replace(before, board=board), "models", 3)
    assert after.board.models[0].name == "Tord"
    assert after.board.models[0].extra == {"note": "x"}
    assert reroll(after, "scenery", 3).board.scenery[0].id == "hill"


def test_another_part_is_refused():
    with pytest.raises(SettingError, match="'roof' cannot be rerolled"):
        reroll(make_scenario(SETTINGS, 5), "roof", 1)
