"""``brains init`` and ``brains settings``: a player's own templates and printer."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from toolkit.cli.printer import Printer, printer_file, printer_text
from toolkit.data import decoded, shipped_folder

if TYPE_CHECKING:
    from collections.abc import Callable


def test_init_copies_every_template_and_keeps_what_is_there(brains: Callable[..., Any]) -> None:
    Path("templates").mkdir()
    Path("templates/theme.toml").write_text("mine", encoding="utf-8")
    assert brains("init").code == 0
    shipped = {path.relative_to(shipped_folder()) for path in shipped_folder().rglob("*.toml")}
    copied = {path.relative_to("templates") for path in Path("templates").rglob("*.toml")}
    assert copied == shipped
    assert Path("templates/theme.toml").read_text(encoding="utf-8") == "mine"


def test_the_players_own_templates_win_file_by_file(brains: Callable[..., Any]) -> None:
    Path("templates/hjarnor").mkdir(parents=True)
    text = (shipped_folder() / "hjarnor/game.toml").read_text(encoding="utf-8")
    Path("templates/hjarnor/game.toml").write_text(re.sub(r"trees = \d+", "trees = 0", text), encoding="utf-8")
    ran = brains("scenario", "hjarnor", "--seed", 7, "-o", "-")
    assert '"trees": 0' in ran.out
    Path("templates").rename("elsewhere")
    assert '"trees"' not in brains("scenario", "hjarnor", "--seed", 7, "-o", "-").out
    assert '"trees": 0' in brains("scenario", "hjarnor", "--seed", 7, "--templates", "elsewhere", "-o", "-").out


def test_settings_are_kept_and_used(brains: Callable[..., Any]) -> None:
    assert "paper" in brains("settings").out
    assert not printer_file().exists()
    assert brains("settings", "paper=letter", "lang=sv", "back_right_mm=-1.5").code == 0
    shown = brains("settings").out
    assert 'paper = "letter"' in shown
    assert "back_right_mm = -1.5" in shown
    assert "Räck" in brains("print", "hjarnor").out or "Mätstickor" in brains("print", "hjarnor").out
    assert brains("settings", "ink=saver").code == 0
    assert 'paper = "letter"' in brains("settings").out
    assert 'paper = "a4"' in brains("settings", "--reset").out


@pytest.mark.parametrize(
    ("pair", "said"),
    [
        ("papper=a4", "paper"),
        ("paper=nope", "'nope'"),
        ('paper=a4"\nlang="sv', "no paper"),
        ("paper=1x1", "too small"),
        ("lang=de", "lang"),
        ("ink=blue", "ink"),
        ("margin=1", "margin"),
        ("margin", "="),
        ("back_down_mm=99", "back_down_mm"),
        ("back_turn_degrees=much", "back_turn_degrees"),
    ],
)
def test_a_wrong_setting_is_refused_by_name(pair: str, said: str, brains: Callable[..., Any]) -> None:
    ran = brains("settings", pair)
    assert ran.code == 2
    assert said in ran.err
    assert not printer_file().exists()


def test_whatever_is_kept_can_be_read_again() -> None:
    strange = Printer(paper='C:\\a "b"\n')
    assert decoded(tomllib.loads(printer_text(strange)), Printer, where="") == strange


@pytest.mark.parametrize("text", ["paper = ", "papper = 'a4'", "margin = 'wide'", "\udcff", "lang = 'de'"])
def test_a_damaged_settings_file_is_one_message(text: str, brains: Callable[..., Any]) -> None:
    printer_file().parent.mkdir(parents=True)
    printer_file().write_bytes(text.encode("utf-8", "surrogateescape"))
    ran = brains("print", "hjarnor", "rulers", "--seed", 7, "-o", "here")
    assert ran.code == 2
    assert "printer.toml" in ran.err
    assert len(ran.err.splitlines()) <= 2
    assert not Path("here").exists()
