"""The settings of Hjärnor: what ``templates/hjarnor/game.toml`` may say, and the figures that follow from it."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from toolkit.data import Templates, overridden
from toolkit.errors import SettingError

if TYPE_CHECKING:
    from toolkit.model.scenario import Scenario

FILE = "hjarnor/game.toml"

Length = Annotated[float, msgspec.Meta(gt=0, le=1000)]
Size = tuple[Length, Length]
Count = Annotated[int, msgspec.Meta(ge=0, le=60)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One game's choices; every key stands in ``game.toml`` with its default and its meaning."""

    inch_mm: float
    car_mm: tuple[float, float]
    car_scaled: bool
    door_split: str
    buildings: tuple[tuple[float, float], ...]
    street_mm: tuple[float, float]
    block_mm: Annotated[float, msgspec.Meta(ge=60, le=150)]
    height_in: tuple[float, float]
    trees: Count
    fences: Count
    bushes: Count
    bins: Count
    scenery_blocks: bool
    zombies: Annotated[int, msgspec.Meta(ge=4, le=500)]
    crawlers: Annotated[int, msgspec.Meta(ge=0, le=500)]
    crawler_one_success: Literal["nothing", "prone"]
    sweep: Literal["even", "floor"]
    infection_each_attack: bool
    win: Literal["all", "escapees"]

    def __post_init__(self) -> None:
        """Values that only make sense together; msgspec names the key when one of these raises ValueError."""
        if self.inch_mm not in INCHES:
            raise ValueError(f"inch_mm = {self.inch_mm:g} is no inch of this game: 25.4, 25 or 16")
        _ordered("street_mm", self.street_mm, 120, 280, least=5)
        _ordered("height_in", self.height_in, 0.5, 8, least=0)
        if not all(25 <= side <= 250 for side in self.car_mm):
            raise ValueError(f"car_mm = {_shown(self.car_mm)}: each side must be 25 to 250 mm")
        if self.car_mm[0] < self.car_mm[1]:
            raise ValueError(f"car_mm = {_shown(self.car_mm)}: the length comes first")
        if not re.fullmatch(r"random|even|[1-5](\+[1-5]){3}", self.door_split):
            raise ValueError(f"door_split = {self.door_split!r} must be random, even or four numbers like 1+1+1+5")
        if self.split and sum(self.split) != 8:
            raise ValueError(f"door_split = {self.door_split!r} makes {sum(self.split)} doors, eight are needed (H5)")
        if self.buildings and len(self.buildings) != 4:
            raise ValueError(f"buildings names {len(self.buildings)}: four are needed, one a quadrant (H4)")
        if not all(10 <= side <= 600 for size in self.buildings for side in size):
            raise ValueError("buildings: each side must be 10 to 600 mm")

    @property
    def split(self) -> tuple[int, ...]:
        """The doors of each building that ``door_split`` asks for; empty when the seed decides."""
        if self.door_split == "random":
            return ()
        return (2, 2, 2, 2) if self.door_split == "even" else tuple(map(int, self.door_split.split("+")))

    @staticmethod
    def implied(given: dict[str, Any]) -> dict[str, Any]:
        """What a player's own values say besides: a car whose size is given is never scaled (H1)."""
        return {"car_scaled": False, **given} if "car_mm" in given else given


INCHES = (25.4, 25.0, 16.0)


def shipped() -> Settings:
    """The settings as they come with the program."""
    return _shipped()


def settings_of(scenario: Scenario) -> Settings:
    """The settings a scenario was made with: the shipped ones, and what the file says differently.

    The file's ``inch_mm`` counts, wherever it stands. SettingError names a key that is unknown or out of range.
    """
    given = dict(scenario.settings)
    stated = given.setdefault("inch_mm", scenario.inch)
    if stated != scenario.inch:
        raise SettingError(
            f"inch_mm is {scenario.inch:g} in the file's head and {stated!r} in its settings",
            where="brains",
            cure="Make them the same",
        )
    return overridden(shipped(), given, where="settings of the scenario")


def differing(settings: Settings) -> dict[str, Any]:
    """The keys, as plain values, in which these settings differ from the shipped ones."""
    theirs, ours = msgspec.to_builtins(settings), msgspec.to_builtins(shipped())
    return {key: value for key, value in theirs.items() if value != ours[key]}


@lru_cache(maxsize=1)
def _shipped() -> Settings:
    return Templates.shipped().decode(FILE, Settings)


def _ordered(key: str, pair: tuple[float, float], low: float, high: float, *, least: float) -> None:
    if not (low <= pair[0] and pair[1] - pair[0] >= least and pair[1] <= high):
        wider = f", at least {least:g} apart" if least else ""
        raise ValueError(f"{key} = {_shown(pair)}: two values from {low:g} to {high:g}, the smaller first{wider}")


def _shown(pair: tuple[float, float]) -> str:
    return f"{pair[0]:g}x{pair[1]:g}"
