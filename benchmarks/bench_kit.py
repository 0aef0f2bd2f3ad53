"""A kit beside a bare reportlab script that writes the same shapes and pages; the promise is twice its time.

Run by hand: pytest benchmarks/bench_kit.py --benchmark-enable -p no:randomly
"""

from __future__ import annotations

import marshal
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from toolkit.cli import kit as kit_command
from toolkit.cli.opening import Opened
from toolkit.cli.options import Look
from toolkit.cli.printing import press
from toolkit.data import Templates
from toolkit.drawing.fonts import FACES, FOLDER
from toolkit.drawing.scene import MM_PER_PT, Circle, Group, Item, Line, Polygon, Rect, Scene, Style, Text
from toolkit.drawing.scene import Path as Curve
from toolkit.games import find_game
from toolkit.printables.frame import framed
from toolkit.printables.kit import assembled

CAPS = {"butt": 0, "round": 1, "square": 2}
JOINS = {"miter": 0, "round": 1, "bevel": 2}


def style(of: Style) -> tuple[Any, ...]:
    return (of.fill, of.stroke, of.width, of.dash, CAPS[of.cap], JOINS[of.join])


def corners(points: Any) -> list[tuple[str, Any]]:
    return [("L" if index else "M", point) for index, point in enumerate(points)] + [("Z", ())]


def plain(item: Item) -> tuple[Any, ...]:  # noqa: C901 - a case a shape
    """A shape as a tuple that marshal knows."""
    match item:
        case Line(x1, y1, x2, y2, look):
            return ("line", x1, y1, x2, y2, style(look))
        case Rect(x, y, width, height, look, radius):
            return ("rect", x, y, width, height, radius, style(look))
        case Circle(x, y, radius, look):
            return ("circle", x, y, radius, style(look))
        case Polygon(points, look, closed):
            return ("path", corners(points)[: None if closed else -1], style(look))
        case Curve(segments, look):
            return ("path", list(segments), style(look))
        case Text():
            size = item.size * MM_PER_PT
            return ("text", item.x, item.y, item.text, item.face, size, item.fill, item.anchor, item.turn_degrees)
        case Group():
            clip = None
            if isinstance(item.clip, Rect):
                x, y, right, bottom = item.clip.x, item.clip.y, item.clip.width, item.clip.height
                clip = corners([(x, y), (x + right, y), (x + right, y + bottom), (x, y + bottom)])
            elif isinstance(item.clip, Polygon):
                clip = corners(item.clip.points)
            elif isinstance(item.clip, Circle):
                x, y, r = item.clip.x, item.clip.y, item.clip.radius
                clip = [
                    ("M", (x + r, y)),
                    *(("C", (a, b, c, d, e, f)) for a, b, c, d, e, f in _round(x, y, r)),
                    ("Z", ()),
                ]
            return ("group", item.move, item.turn_degrees, item.scale, clip, [plain(one) for one in item.items])


def _round(x: float, y: float, r: float) -> list[tuple[float, ...]]:
    k = r * 0.5523
    return [
        (x + r, y + k, x + k, y + r, x, y + r),
        (x - k, y + r, x - r, y + k, x - r, y),
        (x - r, y - k, x - k, y - r, x, y - r),
        (x + k, y - r, x + r, y - k, x + r, y),
    ]


@pytest.fixture(scope="module")
def shapes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every sheet of every PDF of a kit, as plain tuples in a file."""
    game, templates = find_game("hjarnor"), Templates.shipped()
    settings = templates.decode("hjarnor/game.toml", game.settings)
    ready = press(Opened(game, game.make_scenario(settings, 7)), Look("a4", "en", "full", 8.0), templates)
    files: list[tuple[str, list[Scene]]] = []
    parts = []
    for product in game.products:
        content = ready.content(product)
        pages = ready.pages(content)
        parts.append((product, content, kit_command._in_kit(pages)))  # noqa: SLF001
        sheets = [framed(page, ready.desk, number, len(pages)) for number, page in enumerate(pages, 1)]
        files.append((f"{product.name}.pdf", sheets))
    assert game.cover is not None
    files.append(("kit.pdf", list(assembled(game.cover(ready.play), parts, ready.desk).scenes)))
    marshalled = [
        (name, [(sheet.width, sheet.height, [plain(item) for item in sheet.items]) for sheet in sheets])
        for name, sheets in files
    ]
    path = tmp_path_factory.mktemp("shapes") / "shapes.bin"
    path.write_bytes(marshal.dumps((marshalled, {key: str(FOLDER / name) for key, name in FACES.items()})))
    return path


@pytest.fixture
def surroundings(tmp_path: Path) -> dict[str, str]:
    """The environment of an installed program: compiled modules are kept, nobody's settings count."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    home = {"HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    return {**kept, **home, "PYTHONPYCACHEPREFIX": str(tmp_path / "pyc")}


def test_bare_reportlab(benchmark: Any, shapes: Path, tmp_path: Path, surroundings: dict[str, str]) -> None:
    call = [sys.executable, str(Path(__file__).with_name("bare_reportlab.py")), str(shapes), str(tmp_path)]
    benchmark.pedantic(subprocess.run, (call,), {"check": True, "env": surroundings}, rounds=7, warmup_rounds=1)
    assert (tmp_path / "kit.pdf").stat().st_size > 100_000


def test_our_kit(benchmark: Any, tmp_path: Path, surroundings: dict[str, str]) -> None:
    call = [sys.executable, "-m", "toolkit", "kit", "hjarnor", "--seed", "7"]
    kwargs = {"check": True, "cwd": tmp_path, "capture_output": True, "env": surroundings}
    benchmark.pedantic(subprocess.run, (call,), kwargs, rounds=7, warmup_rounds=1)
