"""One table of every command's smallest call drives these tests: a new command fails until it stands in it."""

from __future__ import annotations

import io
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import pytest

from toolkit.cli import COMMANDS, brains, run

if TYPE_CHECKING:
    from collections.abc import Callable

SMALLEST: dict[str, list[str]] = {
    "kit": ["kit", "hjarnor", "--seed", "7"],
    "print": ["print", "hjarnor", "rulers", "--seed", "7"],
    "board": ["board", "hjarnor", "--seed", "7"],
    "scenario": ["scenario", "hjarnor", "--seed", "7"],
    "check": ["check", "town.geojson"],
    "odds": ["odds", "hjarnor", "test", "--dice", "4"],
    "roll": ["roll", "hjarnor", "attack", "--dice", "4", "--seed", "7"],
    "games": ["games"],
    "init": ["init", "mine"],
    "settings": ["settings"],
}
WRITERS = ("kit", "print", "board", "scenario")
names = pytest.mark.parametrize("name", COMMANDS)


def command(name: str) -> click.Command:
    with click.Context(brains) as context:
        found = brains.get_command(context, name)
    assert found is not None
    return found


def example_lines(name: str) -> list[str]:
    epilog = command(name).epilog or ""
    return [line.strip() for line in epilog.splitlines() if line.strip().startswith("brains ")]


@pytest.fixture
def town(own_place: Path) -> Path:
    """A scenario file called town.geojson in the working folder."""
    assert run(["scenario", "hjarnor", "--seed", "7", "-o", "town.geojson"]) == 0
    return own_place / "town.geojson"


def written(place: Path) -> dict[str, bytes]:
    return {str(path.relative_to(place)): path.read_bytes() for path in sorted(place.rglob("*")) if path.is_file()}


def test_every_command_has_a_smallest_call() -> None:
    assert set(SMALLEST) == set(COMMANDS)


@names
def test_the_smallest_call_ends_well(name: str, town: Path, brains: Callable[..., Any]) -> None:
    ran = brains(*SMALLEST[name])
    assert ran.code == 0, ran.err
    assert ran.out
    assert "Traceback" not in ran.err
    if name in WRITERS:
        place = Path("output") / "hjarnor-7"
        assert str(place) in ran.out
        assert any(place.iterdir())


@names
def test_the_same_call_gives_the_same_output(name: str, town: Path, brains: Callable[..., Any]) -> None:
    first = brains(*SMALLEST[name]), written(town.parent)
    if name == "init":
        return  # the second call keeps what the first one copied, and says so
    second = brains(*SMALLEST[name]), written(town.parent)
    assert first == second


@names
def test_the_list_of_commands_says_what_their_own_help_says(name: str) -> None:
    assert command(name).short_help == COMMANDS[name][1]
    assert command(name).name == name


@names
def test_help_ends_with_an_example(name: str, brains: Callable[..., Any]) -> None:
    ran = brains(name, "--help")
    assert ran.code == 0
    assert ran.out.rstrip().splitlines()[-1].strip().startswith("brains ")
    assert ran.err == ""


@names
def test_the_examples_run_one_after_another(name: str, brains: Callable[..., Any]) -> None:
    lines = example_lines(name)
    assert any(line.startswith(f"brains {name}") for line in lines)
    for line in lines:
        ran = brains(*shlex.split(line)[1:])
        assert ran.code == 0, (line, ran.err)


@names
def test_an_unknown_option_is_one_message_and_exit_2(
    name: str, town: Path, brains: Callable[..., Any], own_place: Path
) -> None:
    before = written(own_place)
    ran = brains(*SMALLEST[name], "--nonsense")
    assert ran.code == 2
    assert 0 < len(ran.err.splitlines()) <= 2
    assert "nonsense" in ran.err
    assert written(own_place) == before


@names
def test_a_console_without_our_letters_gets_stand_ins(name: str, town: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="cp1252") for _ in range(2))
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    polish = ["--lang", "pl"] if any("--lang" in option.opts for option in command(name).params) else []
    code = run([*SMALLEST[name], *polish])
    out.flush()
    assert code == 0, err.buffer.getvalue()  # type: ignore[attr-defined]
    assert out.buffer.getvalue()  # type: ignore[attr-defined]


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys; from toolkit.cli import run; run(['--help']); "
        "heavy = {'msgspec', 'shapely', 'reportlab', 'scipy', 'numpy', 'fontTools', 'rich', 'PIL', 'svgwrite'}; "
        "print(sorted(heavy & set(sys.modules)), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603
    assert done.stderr.strip() == "[]"
    assert "kit" in done.stdout


def test_without_a_command_help_is_shown(brains: Callable[..., Any]) -> None:
    ran = brains()
    assert ran.code == 0
    assert all(name in ran.out for name in COMMANDS)


def test_the_version_is_shown(brains: Callable[..., Any]) -> None:
    from toolkit import __version__

    assert brains("--version").out.strip() == f"brains-toolkit {__version__}"


def test_an_unknown_command_gets_the_nearest_names(brains: Callable[..., Any]) -> None:
    ran = brains("scenarios", "hjarnor")
    assert ran.code == 2
    assert "scenario" in ran.err


def test_the_installed_command_runs() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "toolkit", "games"], capture_output=True, text=True, check=True, encoding="utf-8"
    )
    assert "hjarnor" in done.stdout


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    call = [sys.executable, "-m", "toolkit", "scenario", "hjarnor", "--seed", "1", "--count", "200", "-o", "-"]
    with subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:  # noqa: S603
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        err = process.stderr.read()
        assert process.wait() == 0
    assert err == b""


def test_shell_completion_offers_commands_and_games() -> None:
    for words, offered in (
        ("brains ", "scenario"),
        ("brains kit hj", "hjarnor"),
        ("brains kit x --paper le", "letter"),
    ):
        environment = {"_BRAINS_COMPLETE": "bash_complete", "COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))}
        done = subprocess.run(
            [sys.executable, "-c", "from toolkit.__main__ import main; main()"],
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, **environment},
        )
        assert offered in done.stdout, (words, done.stderr)
