"""The data of Brains: The Hunger: settings, stat lines, weapons and the chart of S against R."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

if TYPE_CHECKING:
    from toolkit.data import Templates

FOLDER = "hunger"
SCALE = 8  # S and R run from 1 to 8, and so does the die

Stat = Annotated[int, msgspec.Meta(ge=1, le=SCALE)]
Inches = Annotated[float, msgspec.Meta(ge=0, le=120)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One game's choices (N2, N4, N6, N8); every key stands in ``game.toml`` with its default and its meaning."""

    humans: Annotated[int, msgspec.Meta(ge=1, le=30)]
    zombies_per_human: Annotated[float, msgspec.Meta(gt=0, le=10)]
    round: Literal["up", "down"]
    place: Literal["field", "woods", "cemetery"]
    leave_fight: bool
    board_in: Annotated[int, msgspec.Meta(ge=24, le=96)]
    deploy_in: Annotated[int, msgspec.Meta(ge=2, le=24)]


class StatLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CV, S and R of a model with its moves in inches (N3)."""

    cv: Stat
    s: Stat
    r: Stat
    move_in: Inches
    stumble_in: Inches = 0


class Models(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The two stat lines."""

    human: StatLine
    zombie: StatLine


class Weapon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Strength in close combat and, for one that shoots, strength and range in inches (N3)."""

    fight_s: Stat
    shoot_s: Annotated[int, msgspec.Meta(ge=0, le=SCALE)] = 0
    range_in: Inches = 0


Number = Annotated[int, msgspec.Meta(ge=1, le=SCALE)]
Line = tuple[Number, Number, Number, Number, Number, Number, Number, Number]


class Chart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number needed on a d8 by strength (row) and resilience (column) (N1)."""

    needed: tuple[Line, Line, Line, Line, Line, Line, Line, Line]

    def number(self, s: int, r: int) -> int:
        """The number or more that hurts: S 2 against R 3 needs 6."""
        return self.needed[s - 1][r - 1]


@dataclass(frozen=True, slots=True)
class Rules:
    """All that the rolls need."""

    models: Models
    weapons: dict[str, Weapon]
    chart: Chart

    @classmethod
    def load(cls, templates: Templates) -> Rules:
        """The files in force."""
        return cls(
            templates.decode(f"{FOLDER}/models.toml", Models),
            templates.decode(f"{FOLDER}/weapons.toml", dict[str, Weapon]),
            templates.decode(f"{FOLDER}/chart.toml", Chart),
        )
