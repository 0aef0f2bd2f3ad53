"""What stands on a play aid: content only, words already chosen, no place, size or colour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fractions import Fraction

    from toolkit.model.board import Fault, Point
    from toolkit.model.scenario import Scenario


@dataclass(frozen=True, slots=True)
class BoardMap:
    """The board at true scale, to be tiled or printed on one large sheet."""

    title: str
    scenario: Scenario
    faults: tuple[Fault, ...] = ()
    grid: bool = False


@dataclass(frozen=True, slots=True)
class Fact:
    """One row of what was measured on a board: a building's letter and name, the figure, the door numbers."""

    letter: str
    name: str
    figure: str
    doors: str = ""


@dataclass(frozen=True, slots=True)
class LegendEntry:
    """One row of a map's legend: which mark (a key that the map drawer knows) and what it means."""

    mark: str
    text: str


@dataclass(frozen=True, slots=True)
class Overview:
    """The whole board on one sheet, with its legend and what was measured.

    ``ways`` are drawn over the map, each from a model's middle to where it wants to be.
    ``facts_heads`` head the facts' names, figures and doors; without them it is buildings, their way to the centre,
    and doors.
    """

    title: str
    headline: str
    line: str
    scenario: Scenario
    legend: tuple[LegendEntry, ...] = ()
    facts: tuple[Fact, ...] = ()
    facts_note: str = ""
    facts_heads: tuple[str, ...] = ()
    faults: tuple[Fault, ...] = ()
    grid: bool = False
    ways: tuple[tuple[Point, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """How to set the table up with one's own terrain: every piece with its size and place, in cm and inches."""

    title: str
    headline: str
    line: str
    scenario: Scenario
    steps: tuple[str, ...] = ()
    ways: tuple[tuple[Point, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Attribute:
    """A basic attribute: icon, name (empty: a line to write it on), number of dice (None leaves it to fill in)."""

    icon: str | None
    label: str
    value: int | None = None


@dataclass(frozen=True, slots=True)
class WeaponRow:
    """One weapon: icon, name, what the dice are made of, effects (icon, name), cost, dice, range in words.

    With an empty name it is a row to fill in, and the effects are there to be ticked. ``ammunition`` gives boxes to
    cross off.
    """

    icon: str | None
    name: str
    note: str = ""
    effects: tuple[tuple[str, str], ...] = ()
    cost: str = ""
    dice: str = ""
    reach: str = ""
    ammunition: int | None = None


@dataclass(frozen=True, slots=True)
class Track:
    """Boxes to cross off: the last is the one that decides and shows ``end_icon``."""

    icon: str
    label: str
    note: str
    boxes: int
    end_icon: str | None = None


@dataclass(frozen=True, slots=True)
class Tick:
    """One thing to tick: an objective or a condition."""

    icon: str
    label: str


@dataclass(frozen=True, slots=True)
class SheetLabels:
    """The fixed words of a character sheet; a column of the weapon table without a word is left out."""

    player: str
    notes: str
    continued: str
    weapons: str
    effects: str = ""
    cost: str = ""
    dice: str = ""
    reach: str = ""
    stuck: str = ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A character sheet; with an empty name it is blank, to be filled in by hand.

    ``points`` are circles with numbers, ``tracks`` boxes to cross off; ``notes`` is a player's own text.
    """

    name: str
    labels: SheetLabels
    line: str = ""
    portrait: str | None = None
    stamp: str = ""
    attributes: tuple[Attribute, ...] = ()
    weapons: tuple[WeaponRow, ...] = ()
    points: Track | None = None
    tracks: tuple[Track, ...] = ()
    objectives: tuple[Tick, ...] = ()
    conditions: tuple[Tick, ...] = ()
    notes: str = ""


@dataclass(frozen=True, slots=True)
class Sheets:
    """Character sheets, two to a page where they fit."""

    title: str
    sheets: tuple[Sheet, ...]


@dataclass(frozen=True, slots=True)
class Token:
    """A round piece of card. ``look`` is hero, zombie, crawler, marker or door (figure and ground are the code).

    ``art`` is a picture of ``templates/art``, ``text`` a big number or letter, ``label`` a word under the picture.
    ``only`` is what ``--only`` selects it by; ``accent`` marks what must be found in a second.
    """

    look: str
    only: str
    art: str | None = None
    text: str = ""
    label: str = ""
    count: int = 1
    accent: bool = False


@dataclass(frozen=True, slots=True)
class TokenGroup:
    """Tokens under one heading."""

    title: str
    note: str
    tokens: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Tokens:
    """Sheets of tokens; ``models`` have the scenario's base, ``markers`` are 25.4 mm; ``car`` is its size in mm.

    ``spares`` are markers that fill what would stay empty of the last sheet, in turn; they count as no pieces.
    """

    title: str
    models: tuple[TokenGroup, ...]
    markers: tuple[TokenGroup, ...]
    base: float = 25.4
    car: tuple[float, float] | None = None
    car_title: str = ""
    car_note: str = ""
    spares: TokenGroup | None = None


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a reference row: what heads it (title, cost, number, faces of a die, icons), and a text below.

    ``title`` and ``text`` are our own phrases; the text may be marked. ``pairs`` is a small table instead of a text,
    its first pair in the accent. ``arrow`` points on to the next cell.
    """

    title: str = ""
    icons: tuple[str, ...] = ()
    cost: str = ""
    number: str = ""
    faces: tuple[int, ...] = ()
    text: str = ""
    pairs: tuple[tuple[str, str], ...] = ()
    accent: bool = False
    arrow: bool = False


@dataclass(frozen=True, slots=True)
class Chances:
    """One line of an odds strip: how many dice, and the exact chance of what each of the five columns is headed."""

    label: str
    values: tuple[Fraction, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a reference page: label column and five cells; ``rule`` is none, thin, thick or hazard (above it).

    ``number`` is a phase's large number. With ``chances`` the row is an odds strip under its cells, ``unit`` the head
    of the labels.
    """

    title: str
    text: str = ""
    number: str = ""
    cells: tuple[Cell, ...] = ()
    rule: str = "thin"
    chances: tuple[Chances, ...] = ()
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Reference:
    """The whole game on one sheet or more: headline, how to win, rows."""

    title: str
    headline: str
    lead: str
    pages: tuple[tuple[Row, ...], ...]


@dataclass(frozen=True, slots=True)
class Ruler:
    """A range stick: length in inches, what it is for."""

    inches: float
    label: str
    icon: str | None = None


@dataclass(frozen=True, slots=True)
class Rulers:
    """Range sticks at the scenario's inch."""

    title: str
    note: str
    inch: float
    rulers: tuple[Ruler, ...]
