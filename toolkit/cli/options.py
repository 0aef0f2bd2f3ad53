"""What the commands share: parameter types, and the options for seed, settings, paper, language, ink, templates."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from toolkit.errors import SettingError

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolkit.data import Templates

    Parameter = click.ParamType[Any]
else:
    Parameter = click.ParamType  # older clicks have no type arguments

Command = TypeVar("Command", bound="Callable[..., Any]")
MAX_SEED = 2**53 - 1  # the largest whole number that every JSON reader keeps
DRAWN_SEEDS = 1_000_000  # few enough to be read out at the table
MAX_COPIES = 100


class Whole(Parameter):
    """A whole number within limits."""

    name = "whole number"

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number; a usage error names what is no number or beyond the limits."""
        text = str(value).strip()
        if not (text.removeprefix("-").isdecimal() and text.isascii() and len(text) < 20):
            self.fail(f"{text[:40]!r} is no whole number.", param, ctx)
        number = int(text)
        if not self.low <= number <= self.high:
            self.fail(f"{number} is not from {self.low} to {self.high}.", param, ctx)
        return number


class Figure(Parameter):
    """A number within limits; what is no number (nan) is in none."""

    name = "number"

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The number; a usage error names what is no number or beyond the limits."""
        try:
            number = float(value)
        except ValueError:
            self.fail(f"{str(value)[:40]!r} is no number.", param, ctx)
        if not self.low <= number <= self.high:
            self.fail(f"{str(value)[:40]} is not from {self.low:g} to {self.high:g}.", param, ctx)
        return number


class Length(Parameter):
    """Millimetres, or inches with ``in`` or a closing quotation mark behind the number."""

    name = "length"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The length in millimetres; SettingError names the option."""
        if isinstance(value, int | float):
            return float(value)
        from toolkit.data import parsed_length

        try:
            return parsed_length(value)
        except SettingError as error:
            raise SettingError(error.what, where=_option(param), cure=error.cure) from None


class Target(Parameter):
    """A path or ``-``; control characters are refused."""

    name = "path"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """The path as a Path."""
        from toolkit.files import output_path

        return value if isinstance(value, Path) else output_path(value, where=_option(param))


class Folder(Target):
    """A folder to write to; standard output is none."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """The path as a Path."""
        if value == "-":
            raise SettingError("several files need a folder", where=_option(param), cure="Name one, such as my-kit")
        return super().convert(value, param, ctx)


def _option(param: click.Parameter | None) -> str:
    """How an option or argument is called in messages."""
    return "" if param is None else param.opts[0] if param.opts[0].startswith("-") else param.human_readable_name


class PaperName(Parameter):
    """The name of a paper; the templates say which there are."""

    name = "paper"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The name as it was written."""
        return str(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[Any]:
        """The papers that ship."""
        from click.shell_completion import CompletionItem

        known = ("a4", "letter", "legal", "tabloid", "a3", "a2", "a1", "a0")
        return [CompletionItem(name) for name in known if name.startswith(incomplete.lower())]


class FileOrGame(Parameter):
    """A scenario file, or a game's name."""

    name = "file_or_game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The text as it was written."""
        return str(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[Any]:
        """The games, and files."""
        from click.shell_completion import CompletionItem

        from toolkit.games import slugs

        games = [CompletionItem(slug) for slug in slugs() if slug.startswith(incomplete)]
        return [*games, CompletionItem(incomplete, type="file")]


@dataclass(frozen=True, slots=True)
class Look:
    """How sheets are printed, as asked for; None leaves it to this user's printer settings."""

    paper: str | None = None
    lang: str | None = None
    ink: str | None = None
    margin: float | None = None


seed_option = click.option(
    "--seed",
    type=Whole(0, MAX_SEED),
    metavar="N",
    help="Draw by this seed.  [default: one is drawn and shown]",
)
set_option = click.option(
    "--set", "assignments", multiple=True, metavar="KEY=VALUE", help="A setting of game.toml for this run; repeatable."
)
force_option = click.option("--force", is_flag=True, help="Replace files that exist.")
folder_option = click.option(
    "-o", "--output", "folder", type=Folder(), metavar="DIR", help="Folder to write to.  [default: output/GAME-SEED]"
)
copies_option = click.option(
    "--copies", type=Whole(1, MAX_COPIES), default=1, metavar="N", help="Print everything N times."
)
grid_option = click.option("--grid", is_flag=True, help="Print the board with a grid of one inch.")


def lang_option(command: Command) -> Command:
    """Adds --lang."""
    return click.option("--lang", type=click.Choice(["en", "sv", "pl"]), help="Language.  [default: yours, else en]")(
        command
    )


def templates_option(command: Command) -> Command:
    """Adds --templates and hands the templates in force over as ``templates``."""

    @click.option(
        "--templates",
        "templates_folder",
        type=Target(),
        metavar="DIR",
        help="Your own templates, file by file before the shipped ones.  [default: ./templates]",
    )
    @functools.wraps(command)
    def with_templates(*args: Any, templates_folder: Path | None, **values: Any) -> Any:
        return command(*args, templates=templates_in_force(templates_folder), **values)

    return with_templates  # type: ignore[return-value]


def sheet_options(command: Command) -> Command:
    """Adds --paper, --lang, --ink and --margin and hands them over as one value, ``look``."""

    @click.option("--paper", type=PaperName(), help="a4, letter, a3, ... or WIDTHxHEIGHT.  [default: yours, else a4]")
    @lang_option
    @click.option("--ink", type=click.Choice(["full", "grey", "saver"]), help="Ink.  [default: yours, else full]")
    @click.option("--margin", type=Length(), help="White edge of board sheets, in mm.  [default: yours, else 8]")
    @functools.wraps(command)
    def with_look(
        *args: Any, paper: str | None, lang: str | None, ink: str | None, margin: float | None, **values: Any
    ) -> Any:
        return command(*args, look=Look(paper, lang, ink, margin), **values)

    return with_look  # type: ignore[return-value]


def templates_in_force(folder: Path | None) -> Templates:
    """The player's templates over the shipped ones; SettingError when the folder asked for is none."""
    from toolkit.data import Templates

    if folder is None:
        own = Path("templates")
        return Templates.of(own) if own.is_dir() else Templates.of()
    if not folder.is_dir():
        raise SettingError("there is no such folder", where=f"--templates {folder}", cure="Make one with: brains init")
    return Templates.of(folder)


def examples(*lines: str) -> str:
    """The end of a command's help: examples, each of which runs as it stands."""
    heading = "Example:" if len(lines) == 1 else "Examples:"
    return "\b\n" + "\n".join([heading, *(f"  {line}" for line in lines)])
