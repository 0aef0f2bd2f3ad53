"""What stands on a roster: who is there, with what figures, and boxes to tick; a chart of numbers needed."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RosterRow:
    """One model: number, name (a player's own text), icon and name of what it carries, and its figures.

    A figure that begins with ``^`` stands in the accent.
    """

    number: str
    name: str
    icon: str | None = None
    gear: str = ""
    figures: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RosterList:
    """A table with a row for each model: heads of name, gear and figures, and of the boxes to tick in each row."""

    heads: tuple[str, ...]
    ticks: tuple[tuple[str, str], ...]  # icon and word
    rows: tuple[RosterRow, ...]


@dataclass(frozen=True, slots=True)
class RosterGrid:
    """Many models that are all alike: a number and boxes to tick for each.

    ``parts`` are runs of numbers under a heading of their own: heading, first and last number.
    """

    ticks: tuple[tuple[str, str], ...]
    parts: tuple[tuple[str, int, int], ...]


@dataclass(frozen=True, slots=True)
class StatLine:
    """One kind of model in figures: icon, name, each figure's head and value, a note."""

    icon: str
    name: str
    figures: tuple[tuple[str, str], ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Need:
    """A number of the chart that this side looks for: its row and column (from 1), an icon and what it is for."""

    row: int
    column: int
    icon: str
    text: str


@dataclass(frozen=True, slots=True)
class NeedChart:
    """A square of numbers needed, rows against columns, and those that come up in the game.

    ``writing`` heads the lines to write on beside it.
    """

    title: str
    note: str
    rows: str
    columns: str
    numbers: tuple[tuple[int, ...], ...]
    needs: tuple[Need, ...] = ()
    writing: str = ""


@dataclass(frozen=True, slots=True)
class Roster:
    """One side on a sheet (or more): headline, line, figures of its kinds, its models, the chart."""

    headline: str
    line: str
    lines: tuple[StatLine, ...]
    models: RosterList | RosterGrid
    chart: NeedChart | None = None


@dataclass(frozen=True, slots=True)
class Rosters:
    """A roster a side."""

    title: str
    rosters: tuple[Roster, ...]
