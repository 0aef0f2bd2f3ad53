"""Scenarios drawn by a seed: counts, weapons, places, deployment, and every rule kept over the settings' range."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tests.games.hunger import hand_made as hand
from toolkit.boards.reach import convex_parts, impassable
from toolkit.data import overridden
from toolkit.errors import NoBoardError, SettingError
from toolkit.games.hunger import GAME
from toolkit.games.hunger.checks import checks
from toolkit.games.hunger.scenario import PARTS, make_scenario, reroll
from toolkit.games.hunger.settings import settings_of, shipped
from toolkit.games.hunger.start import room_for_people
from toolkit.model.reading import parsed_scenario
from toolkit.model.writing import scenario_text

CHUNKS = 10
SEEDS = 100


def settings(**given):
    return overridden(shipped(), given, where="test")


def any_settings(random):
    """Settings from the whole of their range that a table can hold."""
    board_in = random.choice([24, 25, 30, 36, 48, 48, 48, 60, 96])
    humans = random.randint(1, 30)
    return settings(
        humans=humans,
        zombies_per_human=random.choice([0.5, 1.0, 1.1, 1.5, 1.5, 2.0]),
        round=random.choice(["up", "down"]),
        shotguns=random.choice(["random", "most", 0, -(-humans // 5)]),
        tools=random.choice(["random", "most", 0, humans // 2]),
        names=random.choice([(), ("Kim",), shipped().names]),
        place=random.choice(["field", "woods", "cemetery"]),
        terrain=random.choice(["none", "little", "some", "some", "much"]),
        board_in=board_in,
        deploy_in=random.choice([4, 5, 6, 6, 9, 24]),
        edge_in=random.choice([1, 2, 2, 3, 6]),
    )


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_drawn_table_keeps_every_rule_over_the_settings_range(chunk):
    for seed in range(chunk * SEEDS, (chunk + 1) * SEEDS):
        random = Random(seed)
        chosen = settings() if seed % 4 == 0 else any_settings(random)
        if room_for_people(chosen) < chosen.humans:
            continue
        scenario = make_scenario(chosen, seed)
        assert checks(scenario) == (), (seed, chosen)


@pytest.mark.parametrize(("humans", "zombies"), [(1, 2), (3, 5), (4, 6), (7, 11), (10, 15), (30, 45)])
def test_zombies_are_one_and_a_half_times_the_humans_rounded_up(humans, zombies):
    board = make_scenario(settings(humans=humans), 5).board
    assert (len(board.models_of("human")), len(board.models_of("zombie"))) == (humans, zombies)


def test_zombies_are_rounded_down_where_the_setting_says_so():
    assert settings(humans=3, round="down").zombies == 4
    assert settings(humans=10, zombies_per_human=1.1).zombies == 11  # 11.000000000000002 in floats


@pytest.mark.parametrize("humans", range(1, 31))
def test_weapons_keep_within_their_caps(humans):
    for seed in range(6):
        carried = Counter(one.weapon for one in make_scenario(settings(humans=humans), seed).board.models_of("human"))
        assert carried["shotgun"] <= -(-humans // 5)
        assert carried["tool"] <= humans // 2
        assert sum(carried[weapon] for weapon in ("shotgun", "tool", "hand")) == humans


def test_the_player_chooses_the_weapons_or_the_seed_does():
    chosen = make_scenario(settings(humans=10, shotguns=1, tools=4), 3).board
    assert Counter(one.weapon for one in chosen.models_of("human")) == {"shotgun": 1, "tool": 4, "hand": 5}
    most = make_scenario(settings(humans=10, shotguns="most", tools="most"), 3).board
    assert Counter(one.weapon for one in most.models_of("human")) == {"shotgun": 2, "tool": 5, "hand": 3}
    dealt = {
        tuple(one.weapon for one in make_scenario(settings(), seed).board.models_of("human")) for seed in range(60)
    }
    assert len(dealt) > 12


def test_more_weapons_than_the_cap_are_refused_with_the_figures():
    with pytest.raises(SettingError, match=r"shotguns = 3: 10 humans may have 0 to 2 \(20 %, rounded up, N2\)"):
        settings(humans=10, shotguns=3)
    with pytest.raises(SettingError, match=r"tools = 6: 10 humans may have 0 to 5 \(50 %, rounded down, N2\)"):
        settings(humans=10, tools=6)
    with pytest.raises(SettingError, match="tools"):
        settings(tools="many")


def test_thirty_bases_find_room_and_too_many_are_refused_with_figures():
    assert room_for_people(settings(humans=30)) >= 100
    with pytest.raises(NoBoardError, match=r'within 2" of the middle there is room for 1\d bases of 1", 30 are needed'):
        make_scenario(settings(humans=30, deploy_in=2), 1)
    with pytest.raises(NoBoardError, match=r'within 1" of the edges there is room for \d+ bases of 1", 300 are needed'):
        make_scenario(settings(humans=30, zombies_per_human=10, board_in=24, edge_in=1), 1)
    crowded = make_scenario(settings(humans=30, zombies_per_human=10, edge_in=2), 1)
    assert checks(crowded) == ()


def test_zombies_come_from_all_edges_alike():
    for seed in range(20):
        sides = Counter()
        for zombie in make_scenario(settings(humans=8), seed).board.models_of("zombie"):
            x, y = zombie.at
            sides["x" if abs(x) > abs(y) else "y", (x if abs(x) > abs(y) else y) > 0] += 1
        assert set(sides.values()) == {3}


@pytest.mark.parametrize(
    ("place", "kinds"),
    [
        ("field", {"fence", "tree", "bush", "bale", "woods"}),
        ("woods", {"woods", "tree", "log", "bush", "fence"}),
        ("cemetery", {"wall", "gate", "gravestone", "tree", "fence", "bush"}),
    ],
)
def test_each_place_has_its_terrain(place, kinds):
    found = Counter()
    for seed in range(40):
        board = make_scenario(settings(place=place), seed).board
        found.update({piece.kind for piece in board.scenery})
        found.update({building.extra["name"] for building in board.buildings})
        for piece in board.scenery:
            assert piece.impassable == (piece.kind in {"wall", "fence"})
            assert piece.blocks_sight == (piece.kind in {"woods", "tree"})
    assert kinds <= set(found)
    landmark = {"field": "barn", "woods": "hut", "cemetery": "chapel"}[place]
    assert found[landmark] >= (20 if place == "woods" else 40)


def test_boards_differ_by_the_seed_and_are_the_same_for_the_same_one():
    texts = [scenario_text(make_scenario(settings(place="cemetery"), seed)) for seed in range(30)]
    assert len(set(texts)) == 30
    assert texts[7] == scenario_text(make_scenario(settings(place="cemetery"), 7))


def test_a_file_says_what_the_settings_were():
    scenario = make_scenario(settings(humans=10, place="woods", shotguns="most"), 3)
    again = parsed_scenario(scenario_text(scenario), ("hunger",))
    assert dict(again.settings) == {"humans": 10, "place": "woods", "shotguns": "most"}
    assert settings_of(again) == settings(humans=10, place="woods", shotguns="most")
    assert checks(again) == ()


@pytest.mark.parametrize("part", PARTS)
def test_one_part_drawn_anew_keeps_the_rest(part):
    for seed in range(12):
        before = make_scenario(settings(humans=12, place=("field", "woods", "cemetery")[seed % 3]), seed)
        after = reroll(before, part, seed + 1000)
        assert checks(after) == ()
        kept = {
            "terrain": (before.board.buildings, before.board.scenery) == (after.board.buildings, after.board.scenery),
            "humans": [one.at for one in before.board.models_of("human")]
            == [one.at for one in after.board.models_of("human")],
            "zombies": before.board.models_of("zombie") == after.board.models_of("zombie"),
            "weapons": [one.weapon for one in before.board.models_of("human")]
            == [one.weapon for one in after.board.models_of("human")],
        }
        assert [name for name, same in kept.items() if not same and name != "weapons"] in ([part], [])
        assert kept["weapons"] or part == "weapons"
        assert after.notes["rerolled"] == {part: seed + 1000}


def test_models_drawn_anew_stand_clear_of_what_a_hand_has_laid():
    scene = hand.with_piece(hand.scenario(), "wall", "LineString", ((-80, 0), (80, 0)), impassable=True)
    scene = hand.with_piece(hand.with_building(scene, hand.rectangle(0, 30, 60, 90)), "wall", "Point", (0, -50))
    scene = replace(scene, board=replace(scene.board, models=tuple(m for m in scene.board.models if m.kind != "human")))
    for seed in range(40):
        drawn = reroll(scene, "humans", seed)
        assert [fault for fault in checks(drawn) if "human" in fault.piece] == []


def test_terrain_drawn_anew_stays_clear_of_models_wherever_they_stand():
    scene = hand.scenario()
    moved = hand.changed(hand.changed(scene, "zombie-1", at=(250.0, 250.0)), "zombie-2", at=(-200.0, 270.0))
    for seed in range(40):
        drawn = reroll(moved, "terrain", seed)
        assert {fault.rule for fault in checks(drawn)} == {"N8"}


@pytest.mark.parametrize("part", PARTS)
def test_parts_of_a_file_with_another_inch_are_drawn_at_that_inch(part):
    def small(points):
        return tuple((x * 25 / 25.4, y * 25 / 25.4) for x, y in points)

    scene = hand.scenario()
    board = replace(
        scene.board,
        ring=small(scene.board.ring),
        models=tuple(replace(model, at=small([model.at])[0], base=25.0) for model in scene.board.models),
    )
    drawn = reroll(replace(scene, inch=25.0, board=board), part, 3)
    assert checks(drawn) == ()


def test_a_part_there_is_none_of_is_refused():
    with pytest.raises(SettingError, match="terrain, humans, zombies, weapons"):
        reroll(make_scenario(settings(), 1), "doors", 1)


def test_impassable_pieces_are_convex_so_that_ways_are_told_by_clearances():
    for seed in range(30):
        solid, names = impassable(make_scenario(settings(place="cemetery"), seed).board)
        assert convex_parts(solid) is not None, names


def test_the_game_is_found_with_its_parts():
    assert GAME.parts == PARTS
