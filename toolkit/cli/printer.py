"""This user's printer: the paper, language and ink wanted unless a command says otherwise, and the back offset."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

import click
import msgspec

from toolkit.data import decoded, overridden, parsed_assignments
from toolkit.errors import SettingError, TemplateError

FILE = "printer.toml"
Offset = Annotated[float, msgspec.Meta(ge=-10, le=10)]


class Printer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a user's file may say; lengths in millimetres. Without ``margin`` the one of ``paper.toml`` counts.

    ``back_right_mm`` and ``back_down_mm`` say how far this printer puts the back off the front, seen from behind,
    ``back_turn_degrees`` how far it turns it, clockwise.
    """

    paper: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] = "a4"
    lang: Literal["en", "sv", "pl"] = "en"
    ink: Literal["full", "grey", "saver"] = "full"
    margin: float | None = None
    back_right_mm: Offset = 0.0
    back_down_mm: Offset = 0.0
    back_turn_degrees: Annotated[float, msgspec.Meta(ge=-5, le=5)] = 0.0

    def __post_init__(self) -> None:
        """The margin's limits, which are those of ``--margin``."""
        if self.margin is not None and not 3 <= self.margin <= 30:
            raise ValueError(f"margin = {self.margin:g}: 3 to 30 mm can be printed")


def printer_file() -> Path:
    """Where the settings lie: the folder that this system keeps for such files."""
    return Path(click.get_app_dir("brains-toolkit")) / FILE


def printer() -> Printer:
    """The user's printer; the shipped values when there is no file. TemplateError names a wrong key."""
    path = printer_file()
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        return Printer()
    except (OSError, UnicodeDecodeError) as error:
        raise TemplateError(f"cannot be read ({error})", where=str(path), cure=f"Mend or delete {path}") from None
    try:
        table = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise TemplateError(f"not TOML: {error}", where=str(path), cure="Mend that line, or delete the file") from None
    return decoded(table, Printer, where=str(path))


def changed(current: Printer, pairs: tuple[str, ...]) -> Printer:
    """The printer with some values replaced, as ``paper=letter``; SettingError for what is no setting or value."""
    for pair in pairs:
        if "=" not in pair:
            raise SettingError(f"{pair!r} has no '='", cure="Write KEY=VALUE, such as paper=letter")
    new: Printer = overridden(current, parsed_assignments(pairs, Printer), where="settings")
    return new


def printer_text(values: Printer) -> str:
    """The file's text: every key with its value, as TOML."""
    fields: dict[str, Any] = msgspec.to_builtins(values)
    lines = [
        f"{key} = {json.dumps(value)}" if isinstance(value, str) else f"{key} = {value:g}"
        for key, value in fields.items()
        if value is not None
    ]
    return "# Printer settings of brains-toolkit, written by: brains settings\n" + "\n".join(lines) + "\n"
