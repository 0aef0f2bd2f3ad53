"""What stands on a building's plan at true scale: its floors from above, its walls from outside."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from toolkit.model.board import Opening, Point, Ring


@dataclass(frozen=True, slots=True)
class FloorNote:
    """A remark beside a plan: icon, and a marked text of our own."""

    icon: str
    text: str


@dataclass(frozen=True, slots=True)
class Floor:
    """One floor from above: its outline in mm of the table, openings, where the ladder stands, rings for bases.

    ``hatch`` is the word on the roof where the ladder comes out, instead of the ladder.
    """

    headline: str
    line: str
    ring: Ring
    openings: tuple[Opening, ...] = ()
    ladder: Point | None = None
    hatch: str = ""
    rings: tuple[Point, ...] = ()
    base: float = 25.4
    notes: tuple[FloorNote, ...] = ()


@dataclass(frozen=True, slots=True)
class Wall:
    """One wall from outside, standing on the ground: name, width, and openings as (kind, left, right) in mm."""

    title: str
    width: float
    openings: tuple[tuple[str, float, float], ...]


@dataclass(frozen=True, slots=True)
class FloorPlans:
    """A building at true scale: its floors, and walls ``height`` mm high to stand up around them.

    ``steps`` say how a building is made of them.
    """

    title: str
    floors: tuple[Floor, ...]
    walls_headline: str = ""
    walls_line: str = ""
    walls: tuple[Wall, ...] = ()
    height: float = 0.0
    steps: tuple[FloorNote, ...] = ()
