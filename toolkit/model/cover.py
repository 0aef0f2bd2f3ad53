"""What stands on a kit's first sheet: content only, words already chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from toolkit.model.scenario import Scenario


@dataclass(frozen=True, slots=True)
class CoverPart:
    """One line of the cover's parts list; sheets, pieces and paper are counted when the kit is put together."""

    product: str
    icon: str
    name: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """One step: a short word, a sentence, and for a set-up step which layer of the small board it adds.

    Layers: tiles, buildings, doors, car, heroes, zombies; without one there is no small board.
    """

    word: str
    text: str
    adds: str = ""


@dataclass(frozen=True, slots=True)
class CoverLabels:
    """The fixed words of a cover. ``total`` takes {sheets}, {plain} and {card}; ``tiles`` {across} and {down}."""

    printing: str
    parts: str
    sheets: str
    pieces: str
    paper: str
    plain: str
    card: str
    total: str
    assembly: str
    tiles: str
    north: str
    setup: str


@dataclass(frozen=True, slots=True)
class Cover:
    """The kit's first sheet: title, how to print, what is in it and what is not, how sheets join, how to set up."""

    title: str
    kicker: str
    name: str
    headline: str
    line: str
    emblem: str
    labels: CoverLabels
    printing: tuple[Step, ...]
    parts: tuple[CoverPart, ...]
    needed: str
    scenario: Scenario
    steps: tuple[Step, ...]
