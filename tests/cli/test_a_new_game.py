"""A game that has little yet: what it lacks is said in a sentence, and its table has a map all the same."""

import sys

import pytest

import toolkit.games
from toolkit.cli.maps import map_content
from toolkit.cli.odds_call import asked_tables, tables_of
from toolkit.cli.opening import Opened
from toolkit.cli.options import Look
from toolkit.cli.printing import press
from toolkit.data import Templates
from toolkit.errors import SettingError
from toolkit.games import find_game, slugs
from toolkit.model.game import Game


@pytest.fixture
def newcomer(tmp_path, monkeypatch):
    """A folder beside the other games with nothing in it but its name."""
    (tmp_path / "tag").mkdir()
    (tmp_path / "tag" / "__init__.py").write_text('"""Tag."""\n')
    monkeypatch.setattr(toolkit.games, "__path__", [*toolkit.games.__path__, str(tmp_path)])
    slugs.cache_clear()
    yield "tag"
    slugs.cache_clear()
    sys.modules.pop("toolkit.games.tag", None)


def test_a_game_without_odds_says_so(newcomer):
    assert newcomer in slugs()
    assert tables_of(newcomer) == ()
    with pytest.raises(SettingError, match="tag has no tables of odds"):
        asked_tables(newcomer, None)


def test_a_table_has_a_map_even_where_the_game_prints_no_board():
    hunger = find_game("hunger")
    templates = Templates.shipped()
    settings = templates.decode("hunger/game.toml", hunger.settings)
    without = Game("hunger", hunger.settings, hunger.make_scenario, hunger.checks, hunger.products[:1])
    ready = press(Opened(without, hunger.make_scenario(settings, 7)), Look("a4", "en", "full"), templates)
    content = map_content(ready, "board", grid=True)
    assert content.scenario == ready.found.scenario
    assert content.grid is True
    with pytest.raises(SettingError, match="overview"):
        map_content(ready, "overview", grid=False)
