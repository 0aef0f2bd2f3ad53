"""What stands on the play aids: figures from the data, every model, true scale, no text over another."""

from fractions import Fraction
from math import dist

import pytest

from tests.games.hunger import hand_made as hand
from tests.printables.overlaps import faults
from toolkit.cli.opening import Opened
from toolkit.cli.options import Look
from toolkit.cli.printing import press
from toolkit.data import Templates, overridden
from toolkit.drawing.scene import Circle, Group
from toolkit.games.hunger import GAME
from toolkit.games.hunger.pieces.cover import make_cover
from toolkit.games.hunger.pieces.maps import make_overview, make_plan
from toolkit.games.hunger.pieces.odds import make_odds
from toolkit.games.hunger.pieces.reference import make_reference
from toolkit.games.hunger.pieces.roster import make_rosters
from toolkit.games.hunger.pieces.ruler import make_rulers
from toolkit.games.hunger.pieces.scatter import make_scatter
from toolkit.games.hunger.pieces.token import make_tokens
from toolkit.games.hunger.scenario import make_scenario
from toolkit.games.hunger.settings import shipped
from toolkit.model.game import Play
from toolkit.printables.frame import framed
from toolkit.printables.scatters import pages as scatter_pages
from toolkit.words import LANGUAGES, Words

TABLES = {
    "small": {},
    "alone": {"humans": 1, "zombies_per_human": 0.5, "round": "down", "terrain": "none", "names": []},
    "large": {"humans": 10, "place": "woods", "terrain": "much", "shotguns": "most", "tools": "most"},
    "full": {"humans": 30, "place": "cemetery", "leave_fight": True, "round": "down"},
    "other": {"humans": 7, "place": "cemetery", "board_in": 24, "deploy_in": 5, "edge_in": 1},
}


def scenario(**given):
    return make_scenario(overridden(shipped(), given, where="test"), 3)


def play(language="en", **given):
    return Play(scenario(**given), Words.load(Templates.shipped(), language, "hunger"), Templates.shipped())


def by_hand():
    return Play(hand.scenario(), Words.load(Templates.shipped(), "en", "hunger"), Templates.shipped())


PAPERS = ("a4", "letter", "a3")
COMBINED = [
    (table, language, PAPERS[(row + column) % 3])  # every pair of two of the three occurs
    for row, table in enumerate(TABLES)
    for column, language in enumerate(LANGUAGES)
]


@pytest.mark.parametrize(("table", "language", "paper"), COMBINED)
def test_nothing_stands_over_another_or_beyond_the_sheet(table, language, paper):
    found = scenario(**TABLES[table])
    ready = press(Opened(GAME, found), Look(paper, language, "full"), Templates.shipped())
    for product in GAME.products:
        if product.name == "board":
            continue
        pages = ready.pages(product.make(ready.play))
        for number, page in enumerate(pages, 1):
            scene = framed(page, ready.desk, number, len(pages))
            lines = product.name not in {"overview", "plan", "scatter"}
            assert faults(scene, lines=lines) == [], (product.name, number)


# --- rosters ---


def test_all_64_cells_of_the_chart_keep_the_formula():
    for roster in make_rosters(play()).rosters:
        numbers = roster.chart.numbers
        assert [len(row) for row in numbers] == [8] * 8
        for s, row in enumerate(numbers, 1):
            assert row == tuple(min(8, max(2, 5 + r - s)) for r in range(1, 9))


def test_the_numbers_that_come_up_are_marked():
    people, zombies = make_rosters(play()).rosters
    numbers = [people.chart.numbers[need.row - 1][need.column - 1] for need in people.chart.needs]
    assert numbers == [6, 5, 5, 4]  # at hand, tool and shotgun against a zombie; shotgun against a human
    assert [zombies.chart.numbers[need.row - 1][need.column - 1] for need in zombies.chart.needs] == [5]


def test_a_roster_says_what_everybody_has_and_needs():
    people, zombies = make_rosters(by_hand()).rosters
    assert [(row.name, row.gear, row.figures) for row in people.models.rows] == [
        ("Ada", "Shotgun", ("6+", "2", "2", "2", '^S 3, 18"')),
        ("Bo", "Large tool", ("6+", "2", "2", "^3", "–")),
        ("Cleo", "Large tool", ("6+", "2", "2", "^3", "–")),
        ("Dani", "Weapon at hand", ("6+", "2", "2", "2", "–")),
    ]
    assert [value for _, value in people.lines[0].figures] == ["6+", "2", "2", '5"']
    assert [value for _, value in zombies.lines[0].figures] == ["7+", "2", "3", '3" + 2"']
    assert [part[1:] for part in zombies.models.parts] == [(1, 6), (7, 10)]


def test_everybody_of_the_largest_party_has_a_row_with_three_boxes():
    people, zombies = make_rosters(play(humans=30)).rosters
    assert len(people.models.rows) == 30
    assert len(people.models.ticks) == 3
    assert [part[1:] for part in zombies.models.parts] == [(1, 45), (46, 75)]


# --- tokens and sticks ---


def test_there_is_a_token_for_everybody_with_the_weapon_in_hand():
    tokens = make_tokens(by_hand())
    humans, spare, zombies, risen = tokens.models
    assert [(token.label, token.only) for token in humans.tokens] == [
        ("Ada", "shotguns"),
        ("Bo", "tools"),
        ("Cleo", "tools"),
        ("Dani", "hand-weapons"),
    ]
    assert all(
        f"human-{kind}-" in token.art
        for token, kind in zip(humans.tokens, ("shotgun", "tool", "tool", "hand"), strict=True)
    )
    assert humans.tokens[1].art != humans.tokens[2].art
    assert [token.text for token in zombies.tokens] == list("123456")
    assert [token.text for token in risen.tokens] == ["7", "8", "9", "10"]
    assert {token.label for token in spare.tokens} == {""}
    assert [group.tokens[0].only for group in tokens.markers] == ["eating", "rises"]
    assert tokens.base == 25.4


def test_sticks_are_as_long_as_the_rules_measure():
    assert [stick.inches for stick in make_rulers(play()).rulers] == [2, 3, 5, 5, 18]


# --- the scatter template ---


def circles(items, at=(0.0, 0.0), scale=1.0):
    for item in items:
        if isinstance(item, Group):
            moved = (at[0] + item.move[0] * scale, at[1] + item.move[1] * scale)
            yield from circles(item.items, moved, scale * item.scale)
        elif isinstance(item, Circle):
            yield (at[0] + item.x * scale, at[1] + item.y * scale), item.radius * scale


def test_the_template_shows_at_true_scale_where_a_base_ends():
    ready = press(Opened(GAME, scenario()), Look("a4", "en", "full"), Templates.shipped())
    [page] = scatter_pages(make_scatter(ready.play), ready.desk)
    found = list(circles(page.items))
    holes = [at for at, radius in found if abs(radius - 12.7) < 1e-9]
    assert len(holes) == 1  # cut out, to slip over a base
    ends = [at for at, radius in found if 12.2 < radius < 12.7 and abs(dist(at, holes[0]) - 50.8) < 1e-6]
    assert len(ends) == 8
    north = min(ends, key=lambda at: at[1])
    assert north == pytest.approx((holes[0][0], holes[0][1] - 50.8))


def test_the_compass_goes_on_clockwise_by_an_eighth_and_cancels_out():
    scatter = make_scatter(play())
    assert [(end.faces, end.ahead, end.aside) for end in scatter.ends] == [
        ((1,), 5.0, 0.0),
        ((2, 8), 4.41, 1.41),
        ((3, 7), 3.0, 2.0),
        ((4, 6), 1.59, 1.41),
        ((5,), 1.0, 0.0),
    ]
    assert sum(end.ahead * len(end.faces) for end in scatter.ends) / 8 == pytest.approx(3.0)
    assert (scatter.move, scatter.stumble) == (pytest.approx(76.2), pytest.approx(50.8))


# --- reference ---


def row(reference, title):
    [found] = [one for one in reference.pages[0] if one.title == title]
    return found


def test_the_reference_has_the_numbers_of_the_rulebook():
    reference = make_reference(play())
    assert [cell.number for cell in row(reference, "Shoot").cells] == ["", "", "6+", "5+", ""]
    assert "human 4+, a zombie 5+" in row(reference, "Shoot").cells[4].text
    assert [cell.number for cell in row(reference, "Fight").cells] == ["6+", "6+", "5+", "7+", "5+"]


def test_the_reference_gives_exact_chances():
    reference = make_reference(play())
    [blows] = row(reference, "One blow").chances
    assert blows.values == (Fraction(3, 16), Fraction(3, 16), Fraction(9, 64), Fraction(1, 8), Fraction(15, 64))
    tool, hand_weapon = row(reference, "One human left").chances
    assert (tool.values[0], hand_weapon.values[0]) == (Fraction(24, 37), Fraction(72, 127))
    assert all(a > b for a, b in zip(tool.values, hand_weapon.values, strict=True))


def test_the_reference_follows_the_settings():
    stays, leaves = make_reference(play()), make_reference(play(leave_fight=True, round="down", board_in=36))
    assert row(stays, "Move").cells[3].title == "No leaving"
    assert row(leaves, "Move").cells[3].title == "Leaving"
    assert "5 zombies at 1.5" in row(stays, "Mind the gap").cells[0].text
    assert "4 zombies at 1.5" in row(leaves, "Mind the gap").cells[0].text
    assert '36" square' in row(leaves, "Mind the gap").cells[4].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_house_figures_are_marked(language):
    house = {"en": "(house)", "sv": "(husregel)", "pl": "(zasada własna)"}[language]
    reference = make_reference(play(language))
    texts = [cell.text for one in reference.pages[0] for cell in one.cells if house in cell.text]
    assert len(texts) == 4  # not leaving a fight, who wins, the compass, the table
    assert house in reference.lead
    assert sum(house in step for step in make_plan(play(language)).steps) == 2


# --- maps and cover ---


def test_the_legend_says_what_the_map_shows():
    marks = [entry.mark for entry in make_overview(by_hand()).legend]
    assert marks == ["human", "zombie", "building", "wall", "gate", "fence", "woods", "tree", "gravestone"]


def test_the_overview_tells_what_was_measured():
    facts = {fact.name: fact.figure for fact in make_overview(by_hand()).facts}
    assert facts["Building, to the middle"] == "360.6 mm"
    assert facts["Human farthest out"] == "72.7 mm"
    assert facts["Zombie farthest in"] == "32.3 mm"
    assert facts["Human to zombie, nearest"] == "504.6 mm"


def test_the_cover_adds_one_thing_a_step():
    assert [step.adds for step in make_cover(play()).steps] == ["board", "obstacles", "hides", "human", "zombie"]


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds_stand_on_one_sheet(language, paper):
    ready = press(Opened(GAME, scenario()), Look(paper, language, "full"), Templates.shipped())
    assert len(ready.pages(make_odds(ready.play))) == 1
