"""A table as facts: millimetres, origin at the board's centre, x to the right, y up (reading H1).

Nothing here checks a rule: a board may be faulty or half finished, so most facts may be missing (None).
``extra`` keeps the properties that the program does not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Point = tuple[float, float]
Ring = tuple[Point, ...]  # the corners in order, the first not repeated at the end
Extra = Mapping[str, Any]

MODEL_KINDS = ("hero", "human", "soldier", "zombie")
SPOT_KINDS = ("ladder", "spawn", "sound")


@dataclass(frozen=True, slots=True)
class Building:
    """A building's footprint; ``height`` in millimetres, ``roof`` where models can stand on it."""

    id: str
    ring: Ring
    height: float | None = None
    roof: bool = False
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Opening:
    """A door or window (``kind``): the stretch of a wall from ``a`` to ``b``; doors may have number and spawn spot."""

    id: str
    kind: str
    building: str
    a: Point
    b: Point
    number: int | None = None
    spawn: Point | None = None
    extra: Extra = field(default_factory=dict)

    @property
    def middle(self) -> Point:
        """The opening's middle."""
        return ((self.a[0] + self.b[0]) / 2, (self.a[1] + self.b[1]) / 2)


@dataclass(frozen=True, slots=True)
class Car:
    """The car's outline; ``heading_degrees`` 0 = +x, counter-clockwise."""

    id: str
    ring: Ring
    heading_degrees: float = 0.0
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Street:
    """A stretch of street as a polygon."""

    id: str
    ring: Ring
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Model:
    """A model on the table: centre and diameter of its round base, what it is called and carries."""

    id: str
    kind: str
    at: Point
    base: float = 25.4
    name: str | None = None
    weapon: str | None = None
    station: str | None = None
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Spot:
    """A marked point: a ladder, a spawn point, a sound."""

    id: str
    kind: str
    at: Point
    building: str | None = None
    number: int | None = None
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Scenery:
    """Anything else on the table: ``shape`` is the GeoJSON geometry type, ``coordinates`` its nested tuples."""

    id: str
    kind: str
    shape: str
    coordinates: Any
    difficult: bool = False
    impassable: bool = False
    blocks_sight: bool = False
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Board:
    """Everything on one table. ``ring`` is the board's own outline.

    ``drawn`` is False when a file has no outline and ``ring`` is only the box around everything else.
    ``order`` holds the ids in the order of the file, so that it is written back in that order.
    """

    ring: Ring
    buildings: tuple[Building, ...] = ()
    doors: tuple[Opening, ...] = ()
    windows: tuple[Opening, ...] = ()
    cars: tuple[Car, ...] = ()
    streets: tuple[Street, ...] = ()
    models: tuple[Model, ...] = ()
    spots: tuple[Spot, ...] = ()
    scenery: tuple[Scenery, ...] = ()
    id: str = "board"
    drawn: bool = True
    order: tuple[str, ...] = ()
    extra: Extra = field(default_factory=dict)

    def models_of(self, kind: str) -> tuple[Model, ...]:
        """The models of one kind, in their order."""
        return tuple(model for model in self.models if model.kind == kind)

    def size(self) -> tuple[float, float]:
        """Width and height of the board's bounding box."""
        xs, ys = zip(*self.ring, strict=True)
        return max(xs) - min(xs), max(ys) - min(ys)


@dataclass(frozen=True, slots=True)
class Fault:
    """One broken rule: which (``H2``, ``house`` beside it for our own figures), which piece, measured, wanted.

    ``at`` is where the map marks it.
    """

    rule: str
    piece: str
    measured: str
    wanted: str
    house: bool = False
    at: Point | None = None
