"""The data of Brains: The Hunger: settings, stat lines, weapons and the chart of S against R."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import ceil, floor
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from toolkit.data import Templates, overridden

if TYPE_CHECKING:
    from toolkit.model.scenario import Scenario

FOLDER = "hunger"
FILE = f"{FOLDER}/game.toml"
INCH = 25.4
SCALE = 8  # S and R run from 1 to 8, and so does the die

Stat = Annotated[int, msgspec.Meta(ge=1, le=SCALE)]
Inches = Annotated[float, msgspec.Meta(ge=0, le=120)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One game's choices (N2, N4, N6, N8); every key stands in ``game.toml`` with its default and its meaning."""

    humans: Annotated[int, msgspec.Meta(ge=1, le=30)]
    zombies_per_human: Annotated[float, msgspec.Meta(gt=0, le=10)]
    round: Literal["up", "down"]
    shotguns: int | Literal["random", "most"]
    tools: int | Literal["random", "most"]
    names: tuple[str, ...]
    place: Literal["field", "woods", "cemetery"]
    terrain: Literal["none", "little", "some", "much"]
    leave_fight: bool
    board_in: Annotated[int, msgspec.Meta(ge=24, le=96)]
    deploy_in: Annotated[int, msgspec.Meta(ge=2, le=24)]
    edge_in: Annotated[int, msgspec.Meta(ge=1, le=6)]

    def __post_init__(self) -> None:
        """Weapons within their caps (N2); msgspec shows the sentence when this raises ValueError."""
        for key, share, most in (
            ("shotguns", "20 %, rounded up", self.most_shotguns),
            ("tools", "50 %, rounded down", self.most_tools),
        ):
            asked = getattr(self, key)
            if isinstance(asked, int) and not 0 <= asked <= most:
                raise ValueError(f"{key} = {asked}: {self.humans} humans may have 0 to {most} ({share}, N2)")

    @property
    def zombies(self) -> int:
        """How many zombies come (N2), counted in fractions: 1.1 to each of 10 humans are 11."""
        exact = Fraction(str(self.zombies_per_human)) * self.humans
        return ceil(exact) if self.round == "up" else floor(exact)

    @property
    def most_shotguns(self) -> int:
        """A fifth of the humans, rounded up (N2)."""
        return -(-self.humans // SHARE_SHOTGUNS)

    @property
    def most_tools(self) -> int:
        """Half of the humans, rounded down (N2)."""
        return self.humans // SHARE_TOOLS


SHARE_SHOTGUNS = 5  # one in so many humans, the last group begun counts
SHARE_TOOLS = 2


def shipped() -> Settings:
    """The settings as they come with the program."""
    return _shipped()


def settings_of(scenario: Scenario) -> Settings:
    """The settings a scenario was made with: the shipped ones, and what the file says differently.

    SettingError names a key that is unknown or out of range.
    """
    return overridden(shipped(), dict(scenario.settings), where="settings of the scenario")


def differing(settings: Settings) -> dict[str, Any]:
    """The keys, as plain values, in which these settings differ from the shipped ones."""
    theirs, ours = msgspec.to_builtins(settings), msgspec.to_builtins(shipped())
    return {key: value for key, value in theirs.items() if value != ours[key]}


@lru_cache(maxsize=1)
def _shipped() -> Settings:
    return Templates.shipped().decode(FILE, Settings)


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
            templates.decode_each(f"{FOLDER}/weapons.toml", Weapon, ("hand", "tool", "shotgun")),
            templates.decode(f"{FOLDER}/chart.toml", Chart),
        )
