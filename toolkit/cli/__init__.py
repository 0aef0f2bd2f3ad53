"""The command line: one command a file, and the one place where an error becomes a message."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

import click

from toolkit import __version__
from toolkit.errors import ToolkitError

if TYPE_CHECKING:
    from collections.abc import Sequence

# Name: the module that holds its ``command``, and what it does. Kept here so that --help imports none of them.
COMMANDS = {
    "kit": ("kit", "Everything needed to play, ready to print."),
    "print": ("play_aids", "Single play aids, or lost pieces again."),
    "board": ("board", "The map as SVG, PDF or PNG."),
    "scenario": ("scenario", "A scenario file, or many, or one part drawn anew."),
    "check": ("check", "Every broken rule of a scenario file."),
    "odds": ("odds", "Exact tables of chances."),
    "roll": ("roll", "Roll one of those tables, dice shown."),
    "games": ("games", "The games and what each can do."),
    "init": ("init", "A copy of the templates to edit."),
    "settings": ("settings", "Your printer settings."),
}
FAULTY, WRONG, STOPPED = 1, 2, 130
LONGEST = 700  # letters of a message


class PipeClosed(Exception):  # noqa: N818 - nothing went wrong: head or less has seen enough
    """The reader of our output went away."""


class Commands(click.Group):
    """The commands, each imported when it is called."""

    def invoke(self, ctx: click.Context) -> Any:
        """The command's own result; a closed pipe by a name of ours, because click would end with 1 (faults)."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise PipeClosed from None

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names in the order in which people meet them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name, or None."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"toolkit.cli.{COMMANDS[cmd_name][0]}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Name and short help of each, without importing any."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, text) for name, (_, text) in COMMANDS.items()])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """As click does it, with the nearest names offered for an unknown one."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            import difflib

            near = difflib.get_close_matches(args[0].lower()[:40], COMMANDS, n=2, cutoff=0.5)
            cure = f"Did you mean {' or '.join(near)}?" if near else f"Commands: {', '.join(COMMANDS)}"
            raise ToolkitError(f"there is no command {args[0][:60]!r}", cure=cure)
        return super().resolve_command(ctx, args)


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="\b\nExample:\n  brains kit hjarnor --seed 7",
)
@click.version_option(__version__, prog_name="brains-toolkit", message="%(prog)s %(version)s")
@click.pass_context
def brains(ctx: click.Context) -> None:
    """Random boards, true-scale play aids and exact odds for four "brains" tabletop games."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; gives its exit code: 0 done, 1 faults found, 2 the call or the file is wrong."""
    _forgiving_streams()
    try:
        code = brains.main(list(sys.argv[1:] if arguments is None else arguments), "brains", standalone_mode=False)
        _flush()
    except ToolkitError as error:
        return _refused(str(error))
    except click.ClickException as error:
        return _refused(_usage(error))
    except (KeyboardInterrupt, click.Abort):
        return _refused("stopped. Nothing was left half written.", STOPPED)
    except (PipeClosed, BrokenPipeError):
        _silence()
        return 0
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        return _refused(f"{place}{(error.strerror or str(error)).lower()}. Look at the file, its folder and the disk.")
    except MemoryError:
        return _refused("this needs more memory than there is. Ask for less: a lower --dpi, --count or --copies.")
    except RecursionError:
        return _refused("something in the input is nested too deeply. Make it simpler.")
    return code if isinstance(code, int) else 0


def shown(text: str) -> str:
    """Text from outside on one line of a terminal: control characters as escapes, not obeyed."""
    return "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in text)


def _refused(message: str, code: int = WRONG) -> int:
    line = shown(" ".join(message.split()))
    if len(line) > LONGEST:
        line = f"{line[: LONGEST // 2]} ... {line[-LONGEST // 2 :]}"
    try:
        click.echo(f"brains: {line}", err=True)
    except OSError:
        _silence()
    return code


def _usage(error: click.ClickException) -> str:
    """Click's own message with the way to the help of the command."""
    message = error.format_message().rstrip(".")
    context = getattr(error, "ctx", None)
    path = context.command_path if context else "brains"
    return f"{message}. See: {path} --help"


def _forgiving_streams() -> None:
    """A console that lacks a letter (cp1252 and Polish) shows a stand-in; it never ends in a traceback."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure: Any = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")


def _flush() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()


def _silence() -> None:
    """Keep Python from complaining about the closed pipe at its end."""
    try:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, sys.stdout.fileno())
    except (OSError, ValueError, AttributeError):
        return
