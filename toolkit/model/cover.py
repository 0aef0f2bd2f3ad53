"""What stands on a kit's first sheet: content only, words already chosen.

What all games' covers say alike (how to print, the heads of the parts list) is not here but in the shared words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from toolkit.model.scenario import Scenario


@dataclass(frozen=True, slots=True)
class CoverPart:
    """One line of the cover's parts list; sheets, pieces and paper are counted when the kit is put together.

    ``product`` is a product's name, or ``cover`` for this sheet itself.
    """

    product: str
    icon: str
    name: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """One set-up step: a short word, a sentence, and what it adds to the small board beside it.

    ``adds`` is board, tiles, buildings, doors, scenery (or of it only obstacles, buildings included, or hides), cars or
    a kind of model (hero, zombie, ...); nothing: no small board.
    """

    word: str
    text: str
    adds: str = ""


@dataclass(frozen=True, slots=True)
class Cover:
    """The kit's first sheet: title, what is in it and what is not, and how to set up; ``emblem`` is a picture."""

    kicker: str
    name: str
    headline: str
    line: str
    emblem: str
    parts: tuple[CoverPart, ...]
    needed: str
    scenario: Scenario
    setup: str
    steps: tuple[Step, ...]
