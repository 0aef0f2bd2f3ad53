from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

# A busy machine is no fault of the code. Where CI is set the same cases come every time: a change is judged by what it
# changed; new cases are found on the machines of those who write.
settings.register_profile("here", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("here"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds --update-goldens, for files that somebody then reads."""
    parser.addoption("--update-goldens", action="store_true", help="write the goldens anew")


@dataclass(frozen=True)
class Ran:
    """What a call of the command line left behind."""

    code: int
    out: str
    err: str
    raw: bytes


@pytest.fixture
def own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working folder, and nobody's printer settings."""
    place = tmp_path / "place"
    place.mkdir()
    monkeypatch.chdir(place)
    for name in ("XDG_CONFIG_HOME", "HOME", "APPDATA", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    return place


@pytest.fixture
def brains(own_place: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> Callable[..., Ran]:
    """The command line, in this process and an empty working folder."""

    from toolkit.cli import run

    def call(*arguments: object) -> Ran:
        code = run([str(argument) for argument in arguments])
        out, err = capsysbinary.readouterr()
        return Ran(code, out.decode(), err.decode(), out)

    return call
