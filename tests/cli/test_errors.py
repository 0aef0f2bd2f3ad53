"""Whatever goes wrong becomes one or two lines, an exit code, and no half-written file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from toolkit.errors import ToolkitError

if TYPE_CHECKING:
    from collections.abc import Callable

CALL = ("scenario", "hjarnor", "--seed", 7, "-o", "here/town.geojson")


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (ToolkitError("no hero", where="heroes.toml", cure="Add one"), 2, "heroes.toml: no hero. Add one."),
        (KeyboardInterrupt(), 130, "stopped"),
        (MemoryError(), 2, "memory"),
        (RecursionError(), 2, "nested"),
        (OSError(28, "No space left on device", "disk"), 2, "disk: no space left"),
        (BrokenPipeError(), 0, ""),
    ],
)
def test_an_error_becomes_a_message_and_a_code(
    error: BaseException, code: int, said: str, brains: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr("toolkit.games.hjarnor.scenario.make_scenario", fails)
    ran = brains(*CALL)
    assert ran.code == code
    assert said in ran.err
    assert len(ran.err.strip().splitlines()) == (1 if said else 0)
    assert not list(Path().iterdir())


def test_control_characters_of_others_are_not_obeyed(brains: Callable[..., Any]) -> None:
    ran = brains("check", "\x1b[31mred\x07.geojson")
    assert ran.code == 2
    assert "\x1b" not in ran.err
    assert "\x07" not in ran.err
    ran = brains("scenario", "hjarnor", "--seed", 7, "-o", "a\nb\x00")
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1


def test_a_long_message_stays_short(brains: Callable[..., Any]) -> None:
    ran = brains("check", "x" * 5000)
    assert ran.code == 2
    assert len(ran.err) < 800


@pytest.mark.parametrize("target", ["", ".", "-", "..", "hjarnor.geojson", "https://example.org/a"])
def test_what_is_no_scenario_file_is_one_message(target: str, brains: Callable[..., Any]) -> None:
    for call in (["check", target], ["board", target], ["kit", target], ["print", target, "tokens"]):
        ran = brains(*call)
        assert ran.code == 2
        assert len(ran.err.splitlines()) == 1
        assert not list(Path().iterdir())


def test_an_unwritable_target_is_one_message(brains: Callable[..., Any]) -> None:
    Path("plain").write_bytes(b"")
    for call in (CALL[:4], ("board", "hjarnor", "--seed", 7), ("print", "hjarnor", "rulers", "--seed", 7)):
        ran = brains(*call, "-o", "plain/deeper/x")
        assert ran.code == 2
        assert len(ran.err.splitlines()) == 1
        assert "plain" in ran.err
        assert [path.name for path in Path().iterdir()] == ["plain"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_target_is_one_message(brains: Callable[..., Any]) -> None:
    for call in (CALL[:4], (*CALL[:4], "--count", 3000), ("board", "hjarnor", "--seed", 7)):
        ran = brains(*call, "-o", "/dev/full")
        assert ran.code == 2
        assert "no space" in ran.err
        assert Path("/dev/full").is_char_device()
