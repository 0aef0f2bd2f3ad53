"""What is no scenario is refused by name, in one message, with exit code 2, and nothing is written."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.contract.finished import games
from toolkit.cli import run
from toolkit.cli.opening import settings_for
from toolkit.data import Templates
from toolkit.model.writing import scenario_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolkit.model.game import Game


def valid(game: Game) -> str:
    return scenario_text(game.make_scenario(settings_for(game, (), Templates.shipped()), 7))


def head(**values: object) -> Callable[[str], str]:
    def change(text: str) -> str:
        whole = json.loads(text)
        whole["brains"].update(values)
        return json.dumps(whole)

    return change


def first_feature(change: Callable[[dict[str, Any]], object]) -> Callable[[str], str]:
    def changed(text: str) -> str:
        whole = json.loads(text)
        change(whole["features"][0])
        return json.dumps(whole)

    return changed


def ring(*corners: object) -> Callable[[str], str]:
    def change(feature: dict[str, Any]) -> None:
        feature["geometry"] = {"type": "Polygon", "coordinates": [list(corners)]}

    return first_feature(change)


BAD: dict[str, Callable[[str], str | bytes]] = {
    "empty": lambda _: "",
    "not JSON": lambda _: "a town with four houses",
    "broken JSON": lambda text: text.replace(":", "=", 3),
    "truncated": lambda text: text[: len(text) // 2],
    "a list": lambda _: "[]",
    "a number": lambda _: "7",
    "not UTF-8": lambda text: text.encode().replace(b"FeatureCollection", b"Feature\xff\xfeCollection"),
    "UTF-16": lambda text: text.encode("utf-16"),
    "nested without end": lambda _: "[" * 100_000,
    "no collection": lambda text: text.replace("FeatureCollection", "Feature", 1),
    "no head": lambda _: '{"type": "FeatureCollection", "features": []}',
    "unknown game": head(game="hjarnar"),
    "no game": head(game=None),
    "newer format": head(format=2),
    "format as text": head(format="1"),
    "seed as text": head(seed="seven"),
    "seed without end": head(seed=10**40),
    "inch as text": head(inch_mm="25.4"),
    "inch of nothing": head(inch_mm=0),
    "settings as list": head(settings=[1]),
    "an unknown setting": head(settings={"nonsense": 1}),
    "a setting of a wrong type": head(settings={"inch_mm": "x"}),
    "NaN": lambda text: text.replace('"seed": 7', '"seed": NaN'),
    "infinite": lambda text: text.replace('"seed": 7', '"seed": -Infinity'),
    "too large a number": lambda text: text.replace('"seed": 7', '"seed": 1e999'),
    "features as text": lambda text: json.dumps({**json.loads(text), "features": "none"}),
}
BAD_BOARDS: dict[str, Callable[[str], str | bytes]] = {
    "NaN coordinate": lambda text: re.sub(r"\[\[\[-?[\d.]+", "[[[NaN", text, count=1),
    "infinite coordinate": lambda text: re.sub(r"\[\[\[-?[\d.]+", "[[[1e999", text, count=1),
    "bow tie": ring([-300, -300], [300, 300], [300, -300], [-300, 300], [-300, -300]),
    "two corners": ring([0, 0], [1, 1], [0, 0]),
    "coordinates as text": ring("here", "there", "nowhere", "here"),
    "a feature that is none": lambda text: json.dumps({**json.loads(text), "features": [7]}),
    "geometry missing": first_feature(lambda feature: feature.pop("geometry")),
    "an empty geometry": lambda text: text.replace(
        '"features": [',
        '"features": [{"type": "Feature", "geometry": {"type": "MultiPoint", "coordinates": []},'
        ' "properties": {"kind": "tree"}},',
    ),
    "wrong geometry": first_feature(lambda feature: feature["geometry"].update(type="Point")),
    "control characters": first_feature(lambda feature: feature.update(id="bo\x07ard\x1b[31m")),
    "kind as number": first_feature(lambda feature: feature["properties"].update(kind=7)),
}


@games
@pytest.mark.parametrize("case", [*BAD, *BAD_BOARDS])
def test_it_is_refused_by_every_command(game: Game, case: str, brains: Callable[..., Any]) -> None:
    if case in BAD_BOARDS and game.make_scenario(settings_for(game, (), Templates.shipped()), 7).board is None:
        pytest.skip("this game has no board")
    bad = {**BAD, **BAD_BOARDS}[case](valid(game))
    Path("bad.geojson").write_bytes(bad if isinstance(bad, bytes) else bad.encode())
    part = game.parts[0] if game.parts else "deal"
    calls = (
        ["check", "bad.geojson"],
        ["check", "bad.geojson", "--format", "json"],
        ["board", "bad.geojson"],
        ["kit", "bad.geojson", "-o", "here"],
        ["print", "bad.geojson", game.products[0].name],
        ["scenario", "bad.geojson", "--reroll", part, "--seed", "1", "-o", "new.geojson"],
    )
    for call in calls:
        ran = brains(*call)
        assert ran.code == 2, (call, ran)
        assert ran.out == ""
        assert 0 < len(ran.err.splitlines()) <= 2
        assert "bad.geojson" in ran.err
        assert "Traceback" not in ran.err
        assert ran.err.isprintable() or ran.err.replace("\n", "").isprintable()
        assert [path.name for path in Path().iterdir()] == ["bad.geojson"]


def _mutated(value: Any, draw: Callable[[st.SearchStrategy[Any]], Any], depth: int = 0) -> Any:
    """The value with one place in it replaced, left out or doubled."""
    anything = st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-(10**20), 10**20),
        st.floats(allow_nan=True),
        st.text(max_size=8),
        st.just([]),
        st.just({}),
    )
    if isinstance(value, dict) and value and (depth == 0 or draw(st.integers(0, 3))):
        key = draw(st.sampled_from(sorted(value)))
        if depth and not draw(st.integers(0, 4)):
            return {name: part for name, part in value.items() if name != key}
        return {**value, key: _mutated(value[key], draw, depth + 1)}
    if isinstance(value, list) and value and draw(st.integers(0, 3)):
        index = draw(st.integers(0, len(value) - 1))
        if not draw(st.integers(0, 4)):
            return [*value[:index], *value[index + 1 :]]
        if not draw(st.integers(0, 4)):
            return [*value, value[index]]
        return [*value[:index], _mutated(value[index], draw, depth + 1), *value[index + 1 :]]
    return draw(anything)


@games
@given(data=st.data())
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_mutated_file_never_ends_in_a_traceback(
    game: Game, own_place: Path, capsysbinary: pytest.CaptureFixture[bytes], data: st.DataObject
) -> None:
    whole = json.loads(valid(game))
    for _ in range(data.draw(st.integers(1, 3))):
        whole = _mutated(whole, data.draw)
    (own_place / "maybe.geojson").write_text(json.dumps(whole), encoding="utf-8", errors="surrogatepass")
    codes = {
        name: run([name, "maybe.geojson", "-o", "-"] if name == "board" else [name, "maybe.geojson"])
        for name in ("check", "board")
    }
    err = capsysbinary.readouterr().err
    assert b"Traceback" not in err
    assert codes["check"] in {0, 1, 2}
    assert codes["board"] in {0, 2}
    if codes["check"] == 2:
        assert codes["board"] == 2
    assert [path.name for path in own_place.iterdir()] == ["maybe.geojson"]
