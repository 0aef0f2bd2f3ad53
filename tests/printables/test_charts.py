"""Charts of odds say what the tables say, and fit their sheets in every language."""

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.printables.desks import desk_for
from tests.printables.overlaps import faults
from toolkit.cli.odds_call import tables_of
from toolkit.data import Templates
from toolkit.drawing.scene import Group, Rect, Text
from toolkit.games.hjarnor import GAME
from toolkit.games.hjarnor.pieces.odds import WANTED, make_odds
from toolkit.games.hjarnor.rolls import TABLES
from toolkit.model.charts import Charts, Wanted, charts, wanted_charts
from toolkit.model.game import Play
from toolkit.model.scenario import Scenario
from toolkit.printables.charts import pages, scene
from toolkit.printables.frame import framed
from toolkit.words import Words

SHIPPED = Templates.shipped()


def words(language="en", game="hjarnor"):
    return Words.load(SHIPPED, language, game)


def all_charts(game, language):
    spoken = words(language, game)
    results = [result for table in tables_of(game) for result in table.results(SHIPPED)]
    return Charts("Odds", "Odds", "*Per cent*", tuple(charts(results, spoken)))


def test_a_chart_says_the_per_cent_of_its_table():
    (chart,) = wanted_charts(TABLES, [Wanted("test", {"dice": (3,)})], SHIPPED, words())
    (line,) = chart.lines
    assert [cell.text for cell in line.cells] == ["13.3", "19.5", "25.6", "22.3", "19.3"]
    assert [cell.share for cell in line.cells][:2] == pytest.approx([43 / 324, 4541 / 23328])
    assert line.mean == "1.20"


def test_the_shares_of_a_line_are_the_whole():
    for chart in all_charts("hjarnor", "en").charts:
        if not chart.grid:
            assert all(sum(cell.share for cell in line.cells) == pytest.approx(1) for line in chart.lines)


def test_a_grid_holds_the_chance_of_one_outcome_for_two_parameters():
    (grid,) = wanted_charts(
        TABLES, [Wanted("round", {"dice": (2, 3), "tp_cost": (1, 2)}, "destroyed")], SHIPPED, words()
    )
    table = next(table for table in TABLES if table.name == "round")
    rows = table.results(SHIPPED, {"dice": (3,), "tp_cost": (2,)})[0].rows
    exact = next(Fraction(row["exact"]) for row in rows if row["outcome"] == "destroyed")
    assert grid.lines[1].heads == ("3",)
    assert grid.lines[1].cells[1].share == pytest.approx(float(exact))


def test_the_page_of_odds_follows_the_settings_of_the_scenario():
    scenario = GAME.make_scenario(SHIPPED.decode("hjarnor/game.toml", GAME.settings), 7)
    plain = make_odds(Play(scenario, words(), SHIPPED))
    prone = make_odds(Play(replace(scenario, settings={"crawler_one_success": "prone"}), words(), SHIPPED))
    at = [want.name for want in WANTED].index("attack")
    crawler = next(i for i, want in enumerate(WANTED) if want.given.get("target") == ("crawler",))
    assert plain.charts[at] == prone.charts[at]
    assert plain.charts[crawler] != prone.charts[crawler]


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("language", ["en", "sv", "pl"])
def test_hjarnors_odds_are_one_sheet_without_overlaps(language, paper):
    desk = desk_for(language, paper)
    found = pages(make_odds(Play(Scenario("hjarnor", 7), words(language), SHIPPED)), desk)
    assert len(found) == 1
    assert faults(framed(found[0], desk, 1, 1)) == []


@pytest.mark.parametrize("game", ["hjarnor", "hunger", "braaains", "mozg"])
@pytest.mark.parametrize("language", ["en", "sv", "pl"])
def test_every_table_of_every_game_can_be_drawn(game, language):
    desk = desk_for(language, game=game)
    content = all_charts(game, language)
    for page in pages(content, desk):
        assert faults(framed(page, desk, 1, 1)) == []
    assert faults(scene(content, desk)) == []


def shapes(items, kind):
    for item in items:
        if isinstance(item, Group):
            yield from shapes(item.items, kind)
        elif isinstance(item, kind):
            yield item


def test_bars_are_as_long_as_their_chances_and_survive_grey():
    desk = desk_for(ink="grey")
    content = Charts("Odds", "Odds", "x", wanted_charts(TABLES, [Wanted("test", {"dice": (1, 2)})], SHIPPED, words()))
    bars = [bar for bar in shapes(scene(content, desk).items, Rect) if 1 < bar.height < 2]
    first, second = bars[0], bars[5]
    assert first.width / second.width == pytest.approx((1 / 6) / content.charts[0].lines[1].cells[0].share, rel=0.01)
    assert len({(bar.style.fill, bar.style.stroke) for bar in bars[:5]}) >= 4
    texts = [text.text for text in shapes(scene(content, desk).items, Text)]
    assert "16.7" in texts
