"""What stands on the play aids of BRAAAAAAAINS!: every figure the rulebook's, every sheet free of overlaps."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from fractions import Fraction
from itertools import product

import pytest

from tests.printables.desks import desk_for
from tests.printables.overlaps import faults
from toolkit.data import Templates, overridden
from toolkit.games import find_game
from toolkit.games.braaains import rules
from toolkit.games.braaains.pieces.ammo import make_ammo
from toolkit.games.braaains.pieces.building import make_building
from toolkit.games.braaains.pieces.cover import make_cover
from toolkit.games.braaains.pieces.maps import make_overview, make_plan
from toolkit.games.braaains.pieces.reference import make_reference
from toolkit.games.braaains.pieces.ruler import make_rulers
from toolkit.games.braaains.pieces.sheet import make_soldiers
from toolkit.games.braaains.pieces.token import make_tokens
from toolkit.games.braaains.pieces.turn import make_turns
from toolkit.games.braaains.scenario import make_scenario
from toolkit.games.braaains.settings import shipped
from toolkit.games.braaains.way import journey
from toolkit.model.game import Play
from toolkit.model.scenario import Scenario
from toolkit.printables import drawn
from toolkit.printables.frame import framed
from toolkit.words import LANGUAGES, Words

TEMPLATES = Templates.shipped()
GAME = find_game("braaains")


def play(language="en", seed=7, **settings):
    scenario = make_scenario(overridden(shipped(), settings, where="test"), seed)
    return Play(scenario, Words.load(TEMPLATES, language, "braaains"), TEMPLATES)


def named(scenario, name):
    first, *others = scenario.board.models
    return replace(scenario, board=replace(scenario.board, models=(replace(first, name=name), *others)))


@pytest.mark.parametrize(
    ("product", "language", "paper"),
    [
        (one, language, paper)
        for one in GAME.products
        if one.name not in {"board", "overview", "plan"}
        for language, paper in (("en", "a4"), ("sv", "letter"), ("pl", "letter"), ("pl", "a4"))
    ],
    ids=lambda value: getattr(value, "name", value),
)
def test_nothing_on_a_sheet_overlaps_or_leaves_it(product, language, paper):
    desk = desk_for(language, paper, game="braaains")
    sheets = drawn(product.make(play(language)), desk)
    for number, page in enumerate(sheets, 1):
        assert faults(framed(page, desk, number, len(sheets)), lines=product.name != "rulers") == []


# --- soldier sheets (Soldier Shooting, B8) ---


def test_five_soldiers_and_a_blank_sheet():
    sheets = make_soldiers(play()).sheets
    assert [sheet.name for sheet in sheets] == [
        "Leader",
        "Rifleman 1",
        "Rifleman 2",
        "Rifleman 3",
        "Machine-gunner",
        "",
    ]
    assert all(TEMPLATES.has(f"art/{sheet.portrait}.svg") for sheet in sheets[:5])


def test_every_sheet_has_a_box_for_every_round():
    sheets = make_soldiers(play()).sheets[:5]
    boxes = [[row.ammunition for row in sheet.weapons] for sheet in sheets]
    assert boxes == [[20, 10], [15, 10], [15, 10], [15, 10], [30, 10]]
    assert sum(map(sum, boxes)) == 145


@pytest.mark.parametrize(
    ("place", "weapon", "shots", "hits", "ranges"),
    [
        (0, "Desert Eagle", "2", "3+ / 6+", ('to 6"  +3', 'to 12"  +0')),
        (1, "M-20 Assault Rifle", "3", "5+ / 6+", ('to 10"  +1', 'to 20"  +0')),
        (4, "M-70 Machine Gun", "5", "5+ / 6+", ('to 15"  +1', 'to 30"  +0')),
    ],
)
def test_the_weapon_table_is_the_rulebooks(place, weapon, shots, hits, ranges):
    row = make_soldiers(play()).sheets[place].weapons[0]
    assert (row.name, row.dice, row.reach) == (weapon, shots, hits)
    assert tuple(text for _, text in row.effects) == ranges


def test_a_soldier_named_in_the_file_has_the_name_on_sheet_and_token():
    scene = named(play().scenario, "Tord")
    here = Play(scene, play().words, TEMPLATES)
    assert make_soldiers(here).sheets[0].name == "Tord"
    assert make_tokens(here).models[0].tokens[0].label == "Tord"


# --- ammo tokens (You need, B8) ---


def test_the_ammo_tokens_are_145_rounds_singly_and_in_fives():
    groups = make_ammo(play()).groups
    counters = [counter for group in groups for counter in group.counters]
    assert sum(counter.worth * counter.count for counter in counters) == 145
    assert {counter.worth for counter in counters} == {1, 5}
    of = {group.only: [(c.worth, c.count) for c in group.counters] for group in groups}
    assert of == {
        "m-20": [(5, 6), (1, 15)],
        "m-70": [(5, 5), (1, 5)],
        "desert-eagle": [(5, 3), (1, 5)],
        "beretta": [(5, 5), (1, 25)],
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ammo_sheet_says_how_many(language):
    assert "*145 " in make_ammo(play(language)).lead or "145 nabojów" in make_ammo(play(language)).lead


# --- tokens (You need, B3) ---


def test_tokens_are_the_squad_the_supply_and_markers():
    piece = make_tokens(play())
    count = {group.title: sum(token.count for token in group.tokens) for group in (*piece.models, *piece.markers)}
    assert count["Soldiers"] == 5
    assert count["Zombies"] == 24
    assert count["Fresh meat"] == 4
    assert count["Casualties"] == count["Risen"] == 5
    assert count["Charges"] >= 10


def test_a_larger_supply_has_more_zombies():
    piece = make_tokens(play(supply=50))
    zombies = [token for group in piece.models for token in group.tokens if token.look == "zombie"]
    assert [token.text for token in zombies] == [str(number) for number in range(1, 51)]


# --- sticks, track, building ---


def test_there_is_a_stick_for_every_range_and_move():
    sticks = make_rulers(play()).rulers
    assert [stick.inches for stick in sticks] == [5, 6, 8, 10, 12, 15, 20, 30]
    assert "M-20" in sticks[3].label
    assert "Beretta" in sticks[3].label


def test_ten_turns_of_five_phases():
    track = make_turns(play())
    assert (track.turns, len(track.phases)) == (10, 5)
    titles = [phase.title for phase in track.phases]
    assert titles == ["Soldiers move", "Fresh meat", "Zombies move", "Shooting", "Assault"]


def test_the_building_has_all_its_openings_and_room_for_five_on_the_roof():
    here = play()
    plan = make_building(here)
    ground, roof = plan.floors
    board = here.scenario.board
    assert len(ground.openings) == 1 + len(board.windows)
    assert len(roof.rings) == 5
    for index, (x, y) in enumerate(roof.rings):
        assert max(abs(x), abs(y)) + 12.7 < 63.5
        assert all(((x - a) ** 2 + (y - b) ** 2) ** 0.5 >= 25.4 for a, b in roof.rings[index + 1 :])
        assert (x**2 + y**2) ** 0.5 > 25.4
    assert len(plan.walls) == 4
    assert [kind for kind, _, _ in plan.walls[0].openings].count("door") == 1
    assert sum(len(wall.openings) for wall in plan.walls) == len(ground.openings)
    assert plan.height == 76.2


def test_the_wall_from_outside_is_not_mirrored():
    """Seen from the south, what lies west is on the left; seen from the north, what lies east."""
    here = play()
    board = here.scenario.board
    window = board.windows[0]
    for side, y, sign in (("South wall", -63.5, 1), ("North wall", 63.5, -1)):
        ends = (-50.0 * sign, -20.0 * sign)
        moved = replace(window, a=(ends[0], y), b=(ends[1], y))
        scene = replace(here.scenario, board=replace(board, windows=(moved,), doors=()))
        walls = {wall.title: wall for wall in make_building(Play(scene, here.words, TEMPLATES)).walls}
        assert walls[side].openings == (("window", pytest.approx(13.5), pytest.approx(43.5)),)


def test_no_building_no_plan():
    here = play()
    scene = replace(here.scenario, board=replace(here.scenario.board, buildings=()))
    assert make_building(Play(scene, here.words, TEMPLATES)) is None


# --- reference (The Rules, Assault, B1, B6) ---


def rows(**settings):
    return {row.title: row for row in make_reference(play(**settings)).pages[0]}


def test_the_worked_odds_of_the_rulebook_stand_on_the_reference():
    """One soldier with a pistol against two charging zombies: 7/12."""
    fights = rows()["Assault odds"]
    line = next(line for line in fights.chances if line.label == "1 + pistol")
    assert line.values[1] == Fraction(7, 12)


def test_the_chances_of_one_fight_by_enumeration():
    won = sum(mine >= max(a, b) + 1 for mine, a, b in product(range(1, 7), repeat=3))
    line = next(line for line in rows()["Assault odds"].chances if line.label == "1")
    assert line.values[1] == Fraction(won, 6**3)


def test_each_line_of_shooting_odds_is_everything_that_can_happen():
    hits = rows()["Shooting odds"]
    assert len(hits.chances) == 8
    assert all(sum(line.values) == 1 for line in hits.chances)


def test_the_die_of_the_settings_stands_on_the_reference():
    assert "d8" in rows(die=8)["Shooting"].text
    assert "(d6 by the parts list)" in rows(die=8)["Mind the gap"].cells[3].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_of_the_turn_is_said(language):
    piece = make_reference(play(language))
    turn = piece.pages[0][0]
    assert '8"' in turn.cells[0].text
    assert turn.cells[1].text.startswith("3 ")
    assert '6"' in turn.cells[2].text
    assert str(rules.TURNS) in piece.lead


# --- maps and cover ---


def test_the_overview_says_what_the_terrain_means():
    here = play(seed=3)
    found = journey(here.scenario)
    overview = make_overview(here)
    assert overview.facts[0].figure == f"{found.counted:.1f}"
    assert overview.facts[0].doors == str(found.turns)
    assert overview.facts[-1].doors == str(found.roof_turns)
    assert overview.ways == (found.points,)
    assert {entry.mark for entry in overview.legend} >= {"door", "soldier", "spawn", "way"}


def test_a_table_without_a_way_says_so():
    here = play()
    scene = replace(here.scenario, board=replace(here.scenario.board, doors=()))
    overview = make_overview(Play(scene, here.words, TEMPLATES))
    assert overview.facts == ()
    assert "No way" in overview.facts_note
    assert "No way" in make_plan(Play(scene, here.words, TEMPLATES)).steps[-1]


def test_open_kinds_are_called_open_in_the_legend():
    overview = make_overview(play(difficult=["river"], kinds=["woods"]))
    assert next(entry.text for entry in overview.legend if entry.mark == "woods") == "Woods. Open ground."


def test_the_cover_lists_every_product_and_skips_the_terrain_of_an_empty_table():
    names = {part.product for part in make_cover(play()).parts}
    assert names >= {product.name for product in GAME.products}
    assert [step.adds for step in make_cover(play(density="none")).steps] == ["buildings", "doors", "spawn", "soldier"]


def texts(content):
    """Every text of a piece, the scenario's own left out."""
    if isinstance(content, str):
        yield content
    elif isinstance(content, tuple):
        for part in content:
            yield from texts(part)
    elif is_dataclass(content) and not isinstance(content, Scenario):
        for one in fields(content):
            yield from texts(getattr(content, one.name))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_filled(language):
    """No {name} is left over on any piece."""
    here = play(language)
    left = [text for aid in GAME.products for text in texts(aid.make(here)) if "{" in text]
    assert left == []
