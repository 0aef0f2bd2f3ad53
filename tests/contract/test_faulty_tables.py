"""A table with pieces missing or in the wrong place is checked (exit 1) and printed all the same (exit 0)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.contract.finished import GAMES
from toolkit.cli.opening import read, settings_for
from toolkit.cli.options import Look
from toolkit.cli.printing import press
from toolkit.data import Templates
from toolkit.model.writing import scenario_text
from toolkit.printables.frame import framed

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolkit.model.game import Game


def drawn(game: Game) -> dict[str, Any]:
    whole: dict[str, Any] = json.loads(
        scenario_text(game.make_scenario(settings_for(game, (), Templates.shipped()), 7))
    )
    return whole


def kinds(game: Game) -> list[str]:
    return sorted({feature["properties"]["kind"] for feature in drawn(game)["features"]})


CASES = [(game, kind) for game in GAMES for kind in kinds(game)]
ids = [f"{game.slug}-{kind}" for game, kind in CASES]


def printed(brains: Callable[..., Any], whole: dict[str, Any]) -> int:
    """Checks the table and draws every sheet of it; the exit code of the check."""
    Path("table.geojson").write_text(json.dumps(whole), encoding="utf-8")
    checked = brains("check", "table.geojson")
    assert checked.code in {0, 1}, checked.err
    ready = press(read("table.geojson"), Look("a4", "en", "full", 8.0), Templates.shipped())
    assert bool(ready.faults) == (checked.code == 1)
    for product in ready.found.game.products:
        content = ready.content(product)
        if content is not None:
            pages = ready.pages(content)
            assert [framed(page, ready.desk, number, len(pages)) for number, page in enumerate(pages, 1)]
    code: int = checked.code
    return code


@pytest.mark.parametrize(("game", "kind"), CASES, ids=ids)
def test_a_kind_of_piece_is_missing(game: Game, kind: str, brains: Callable[..., Any]) -> None:
    whole = drawn(game)
    whole["features"] = [feature for feature in whole["features"] if feature["properties"]["kind"] != kind]
    printed(brains, whole)


@pytest.mark.parametrize(("game", "kind"), CASES, ids=ids)
def test_a_piece_is_doubled_and_one_has_left_the_table(game: Game, kind: str, brains: Callable[..., Any]) -> None:
    whole = drawn(game)
    first = next(feature for feature in whole["features"] if feature["properties"]["kind"] == kind)

    def moved(coordinates: Any) -> Any:
        if isinstance(coordinates[0], list):
            return [moved(part) for part in coordinates]
        return [coordinates[0] + 450, coordinates[1] - 380]

    geometry = {**first["geometry"], "coordinates": moved(first["geometry"]["coordinates"])}
    whole["features"].append({**first, "id": f"{first['id']}-again", "geometry": geometry})
    printed(brains, whole)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_an_empty_table(game: Game, brains: Callable[..., Any]) -> None:
    whole = drawn(game)
    if not whole["features"]:
        pytest.skip("this game is played without a table")
    whole["features"] = []
    assert printed(brains, whole) == 1
    assert brains("kit", "table.geojson", "-o", "here").code == 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_one_piece_stands_there_sixty_times(game: Game, brains: Callable[..., Any]) -> None:
    whole = drawn(game)
    solid = [feature for feature in whole["features"] if feature["geometry"]["type"] == "Polygon"]
    piece = next((feature for feature in solid if feature["properties"]["kind"] == "building"), solid[-1])
    whole["features"] += [{**piece, "id": f"another-{number}"} for number in range(60)]
    printed(brains, whole)
