"""What stands on a scatter template: where a base ends after a move in a random direction."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScatterEnd:
    """One result: the die's faces, what it is called, and how far ahead and aside the base ends, in inches."""

    faces: tuple[int, ...]
    name: str
    ahead: float
    aside: float


@dataclass(frozen=True, slots=True)
class ScatterLabels:
    """The fixed words of a scatter template."""

    ahead: str
    hole: str
    move: str
    stumble: str
    ends: str
    faces: str
    ahead_head: str
    aside_head: str
    mean: str
    cut: str
    house: str


@dataclass(frozen=True, slots=True)
class Scatter:
    """A compass of as many directions as the die has faces, clockwise from ahead, and a stick for both moves.

    Lengths are millimetres at true scale; ``move`` is the part that is directed, ``stumble`` the random one.
    """

    title: str
    headline: str
    line: str
    inch: float
    base: float
    move: float
    stumble: float
    directions: int
    steps: tuple[str, ...]
    ends: tuple[ScatterEnd, ...]
    labels: ScatterLabels
