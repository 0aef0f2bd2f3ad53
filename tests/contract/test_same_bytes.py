"""The same seed gives the same bytes, whatever the process, its hash seed, time zone, locale and working folder."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

from tests.contract.finished import games

if TYPE_CHECKING:
    from pathlib import Path

    from toolkit.model.game import Game

WORLDS = (
    {"PYTHONHASHSEED": "1", "TZ": "Europe/Warsaw", "LC_ALL": "C", "PYTHONUTF8": "0"},
    {"PYTHONHASHSEED": "2", "TZ": "Pacific/Auckland", "LC_ALL": "sv_SE.UTF-8", "PYTHONUTF8": "1"},
)
SCRIPT = """
import sys
from toolkit.cli import run
game, place = sys.argv[1:]
calls = [
    ["kit", game, "--seed", "11", "--lang", "pl", "-o", f"{place}/kit"],
    ["board", game, "--seed", "11", "--format", "png", "--dpi", "30", "-o", f"{place}/board.png"],
    ["scenario", game, "--seed", "11", "--count", "5", "-o", f"{place}/many.ndjson"],
    ["odds", game, "--format", "json", "-o", f"{place}/odds.json"],
]
for call in calls:
    code = run(call)
    assert code == 0 or call[0] == "board", (call, code)
"""


def made(game: str, world: dict[str, str], place: Path) -> dict[str, bytes]:
    folder = place / "elsewhere" / world["PYTHONHASHSEED"]
    folder.mkdir(parents=True)
    output = place / world["PYTHONHASHSEED"]
    environment = {**os.environ, **world, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-W", "error", "-c", SCRIPT, game, str(output)],
        cwd=folder,
        env=environment,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode(errors="replace")
    return {str(path.relative_to(output)): path.read_bytes() for path in output.rglob("*") if path.is_file()}


@games
def test_same_seed_same_bytes_in_every_file(game: Game, tmp_path: Path) -> None:
    first, second = (made(game.slug, world, tmp_path) for world in WORLDS)
    assert "kit/kit.pdf" in {name.replace(os.sep, "/") for name in first}
    assert set(first) == set(second)
    different = [name for name in first if first[name] != second[name]]
    assert different == []
