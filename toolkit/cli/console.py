"""What the commands say: results on standard output, notes and progress on standard error."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from toolkit.cli import shown
from toolkit.files import size_words

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

BAR = 24  # letters of the progress bar


def note(text: str) -> None:
    """One line on standard error."""
    click.echo(shown(text), err=True)


def result(text: str) -> None:
    """Lines on standard output; what is unprintable in them is shown as an escape."""
    click.echo("\n".join(shown(line) for line in text.split("\n")))


def raw(data: bytes) -> None:
    """Bytes on standard output, as they are on every system."""
    click.echo(data, nl=False)


def written(files: Mapping[Path, int]) -> None:
    """The summary of what was written: each path with its size."""
    width = max((len(str(path)) for path in files), default=0)
    for path, size in files.items():
        result(f"{path!s:<{width}}  {size_words(size):>10}")
    if len(files) > 1:
        note(f"{len(files)} files, {size_words(sum(files.values()))}.")


class Progress:
    """A line that says how far long work has come; only on a terminal, and gone when the work is done."""

    def __init__(self, total: int) -> None:
        self.total = max(total, 1)
        self.done = 0
        self.shown = sys.stderr is not None and sys.stderr.isatty()

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        if self.shown:
            click.echo("\r" + " " * 78 + "\r", nl=False, err=True)

    def step(self, name: str, count: int = 1) -> None:
        """Say what is worked on now, and count it."""
        if self.shown:
            filled = BAR * min(self.done, self.total) // self.total
            bar = "#" * filled + "." * (BAR - filled)
            click.echo(f"\r[{bar}] {shown(name)[:48]:<48}", nl=False, err=True)
        self.done += count
