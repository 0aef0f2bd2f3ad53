"""``brains scenario``: seeds, settings, many lines, one part drawn anew."""

from __future__ import annotations

import json
import tracemalloc
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from toolkit.cli import run
from toolkit.model.reading import parsed_scenario

if TYPE_CHECKING:
    from collections.abc import Callable


def features(path: str, *kinds: str) -> list[Any]:
    whole = json.loads(Path(path).read_text(encoding="utf-8"))
    return [feature for feature in whole["features"] if feature["properties"]["kind"] in kinds]


def test_standard_output_holds_the_file_and_nothing_else(brains: Callable[..., Any]) -> None:
    ran = brains("scenario", "hjarnor", "--seed", 7, "-o", "-")
    assert parsed_scenario(ran.out).seed == 7
    brains("scenario", "hjarnor", "--seed", 7, "-o", "town.geojson")
    assert Path("town.geojson").read_bytes() == ran.raw


def test_a_drawn_seed_is_shown_and_repeats(brains: Callable[..., Any]) -> None:
    first = brains("scenario", "hjarnor", "-o", "-")
    seed = parsed_scenario(first.out).seed
    assert f"--seed {seed}" in first.err
    assert brains("scenario", "hjarnor", "--seed", seed, "-o", "-").raw == first.raw


def test_count_gives_one_scenario_a_line_from_the_seed_on(brains: Callable[..., Any]) -> None:
    ran = brains("scenario", "hjarnor", "--seed", 5, "--count", 4, "-o", "-")
    lines = ran.out.splitlines()
    assert [parsed_scenario(line).seed for line in lines] == [5, 6, 7, 8]
    single = brains("scenario", "hjarnor", "--seed", 6, "-o", "-")
    assert json.loads(lines[1]) == json.loads(single.out)


def test_count_streams_and_memory_does_not_grow_with_it(brains: Callable[..., Any]) -> None:
    def peak(count: int) -> int:
        tracemalloc.start()
        assert run(["scenario", "hjarnor", "--seed", "1", "--count", str(count), "-o", f"{count}.ndjson"]) == 0
        used = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return used

    peak(3)  # whatever is imported and kept stays out of the figures
    assert peak(120) < peak(30) + 200_000
    assert len(Path("120.ndjson").read_text(encoding="utf-8").splitlines()) == 120


def test_settings_of_the_command_line_stand_in_the_file(brains: Callable[..., Any]) -> None:
    ran = brains("scenario", "hjarnor", "--seed", 1, "--set", "inch_mm=16", "--set", "door_split=even", "-o", "-")
    scenario = parsed_scenario(ran.out)
    assert scenario.inch == 16
    assert scenario.settings["door_split"] == "even"


def test_the_players_own_boxes_are_arranged_or_refused_with_the_reason(brains: Callable[..., Any]) -> None:
    fits = brains("scenario", "hjarnor", "--seed", 1, "--set", "buildings=" + ",".join(["190x190"] * 4), "-o", "-")
    assert fits.code == 0, fits.err
    large = brains("scenario", "hjarnor", "--seed", 1, "--set", "buildings=" + ",".join(["200x200"] * 4), "-o", "-")
    assert large.code == 2
    assert large.out == ""
    assert "152.4" in large.err or "H2" in large.err


@pytest.mark.parametrize("part", ["doors", "scenery", "models"])
def test_reroll_keeps_the_rest(part: str, brains: Callable[..., Any]) -> None:
    kinds = {
        "doors": ("door",),
        "scenery": ("tree", "fence", "bush", "bin"),
        "models": ("hero", "zombie", "car", "sound"),
    }
    brains("scenario", "hjarnor", "--seed", 7, "-o", "old.geojson")
    for seed in range(1, 6):
        ran = brains("scenario", "old.geojson", "--reroll", part, "--seed", seed, "-o", "new.geojson", "--force")
        assert ran.code == 0, ran.err
        for name in kinds.keys() - {part}:
            if (part, name) != ("models", "scenery"):
                assert features("old.geojson", *kinds[name]) == features("new.geojson", *kinds[name])
        assert features("old.geojson", "building") == features("new.geojson", "building")
        if features("old.geojson", *kinds[part]) != features("new.geojson", *kinds[part]):
            break
    else:
        pytest.fail("five seeds changed nothing")
    assert brains("check", "new.geojson").code == 0


def test_a_reroll_without_a_place_leaves_the_file_as_it_is(brains: Callable[..., Any]) -> None:
    brains("scenario", "hjarnor", "--seed", 7)
    source = Path("output/hjarnor-7/scenario.geojson")
    before = source.read_bytes()
    ran = brains("scenario", source, "--reroll", "buildings", "--seed", 3)
    assert ran.code == 0, ran.err
    assert source.read_bytes() == before
    assert Path("output/hjarnor-7/scenario-buildings-3.geojson").exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["scenario", "hjarnor", "--reroll", "doors"], "needs a file"),
        (["scenario", "town.geojson"], "--reroll"),
        (["scenario", "town.geojson", "--reroll", "rooves"], "doors"),
        (["scenario", "town.geojson", "--count", "3"], "--count"),
        (["scenario", "town.geojson", "--set", "trees=3"], "--set"),
        (["scenario", "hjarnor", "--seed", "-1"], "--seed"),
        (["scenario", "hjarnor", "--seed", "x"], "--seed"),
        (["scenario", "hjarnor", "--seed", "1e3"], "--seed"),
        (["scenario", "hjarnor", "--seed", "9007199254740991", "--count", "2"], "beyond"),
        (["scenario", "hjarnor", "--count", "0"], "--count"),
        (["scenario", "hjarnor", "--set", "trees"], "="),
        (["scenario", "hjarnor", "--set", "treees=3"], "trees"),
        (["scenario", "hjarnor", "--set", "trees=-3"], "trees"),
        (["scenario", "hjarnor", "--set", "inch_mm=20"], "inch_mm"),
        (["scenario", "hjarnor", "--set", "door_split=2+2+2+3"], "door_split"),
        (["scenario", "hjarnor", "--set", "buildings=100x100"], "buildings"),
        (["scenario", "hjarnor", "--set", "buildings=100xlong"], "size"),
        (["scenario", "hjarnr"], "hjarnor"),
    ],
)
def test_a_wrong_call_is_one_message(arguments: list[str], said: str, brains: Callable[..., Any]) -> None:
    brains("scenario", "hjarnor", "--seed", 7, "-o", "town.geojson")
    ran = brains(*arguments)
    assert ran.code == 2, ran
    assert ran.out == ""
    lines = ran.err.splitlines()
    assert 0 < len(lines) <= 2
    assert said in ran.err
    assert sorted(path.name for path in Path().iterdir()) == ["town.geojson"]
