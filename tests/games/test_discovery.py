"""Games are found by looking; finding one is quick and imports nothing heavy."""

import subprocess
import sys

import pytest

from toolkit.errors import SettingError
from toolkit.games import all_games, find_game, slugs


def test_every_folder_with_a_game_is_found():
    assert "hjarnor" in slugs()
    games = all_games()
    assert [game.slug for game in games] == sorted(game.slug for game in games)
    assert {game.slug for game in games} <= set(slugs())
    assert find_game("hjarnor") in games


@pytest.mark.parametrize(("asked", "cure"), [("hjarna", "hjarnor"), ("Hjarnor", "hjarnor"), ("xyzzy", "Known: ")])
def test_an_unknown_game_is_answered_with_the_nearest(asked, cure):
    with pytest.raises(SettingError, match=f"no game called '{asked}'") as caught:
        find_game(asked)
    assert cure in caught.value.cure


def test_finding_games_imports_no_geometry():
    code = (
        "import sys; from toolkit.games import all_games; all_games();"
        "print(sorted(name for name in ('shapely', 'numpy', 'scipy', 'reportlab', 'svgwrite') if name in sys.modules))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603
    assert run.stdout.strip() == "[]"
