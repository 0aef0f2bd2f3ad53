"""The data of BRAAAAAAAINS!: settings and weapons."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple

import msgspec

from toolkit.data import Templates, overridden, parsed_size
from toolkit.errors import SettingError
from toolkit.games.braaains.rules import KINDS, SQUAD

if TYPE_CHECKING:
    from toolkit.model.scenario import Scenario

FOLDER = "braaains"
FILE = f"{FOLDER}/game.toml"
MOST_PIECES = 60

Inches = Annotated[float, msgspec.Meta(gt=0, le=120)]
Count = Annotated[int, msgspec.Meta(ge=0, le=200)]


class Own(NamedTuple):
    """A piece of terrain of the player's own: its kind as the settings name it, and its sides in mm."""

    kind: str
    size: tuple[float, float]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One game's choices (B1, B3, B7); every key stands in ``game.toml`` with its default and its meaning."""

    die: Literal[6, 8]
    supply: Annotated[int, msgspec.Meta(ge=12, le=500)]
    building_height_in: Annotated[float, msgspec.Meta(ge=1, le=12)]
    density: str
    pieces: dict[str, Annotated[int, msgspec.Meta(ge=0, le=MOST_PIECES)]]
    kinds: tuple[str, ...]
    river_percent: Annotated[int, msgspec.Meta(ge=0, le=100)]
    crossings: Annotated[int, msgspec.Meta(ge=1, le=4)]
    terrain: tuple[str, ...]
    difficult: tuple[str, ...]

    def __post_init__(self) -> None:
        """Values that only make sense together; msgspec names the key when one of these raises ValueError."""
        if self.density not in self.pieces:
            raise ValueError(f"density = {self.density[:40]!r} is none of {', '.join(self.pieces) or 'no pieces'}")
        for key in ("kinds", "difficult"):
            for kind in getattr(self, key):
                _known(key, kind)
        if len(self.terrain) > MOST_PIECES:
            raise ValueError(f"terrain names {len(self.terrain)} pieces: a table takes at most {MOST_PIECES}")
        _ = self.own_terrain

    @property
    def terrain_kinds(self) -> tuple[str, ...]:
        """The kinds that may be drawn, by their names in the settings, each once."""
        return tuple(dict.fromkeys(_known("kinds", kind) for kind in self.kinds))

    @property
    def difficult_kinds(self) -> tuple[str, ...]:
        """The kinds agreed to be difficult ground (B2)."""
        return tuple(dict.fromkeys(_known("difficult", kind) for kind in self.difficult))

    @property
    def own_terrain(self) -> tuple[Own, ...]:
        """The player's own pieces, in their order; empty when the seed draws the terrain."""
        return tuple(map(_own, self.terrain))


class Weapon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the weapon table; ``pistol``: may be used in an assault (B6)."""

    name: str
    short_in: Inches
    long_in: Inches
    modifier: Annotated[int, msgspec.Meta(ge=-5, le=5)]
    shots: Annotated[int, msgspec.Meta(ge=1, le=20)]
    ammo: Count
    pistol: bool


@dataclass(frozen=True, slots=True)
class Rules:
    """All that the rolls need."""

    settings: Settings
    weapons: dict[str, Weapon]

    @classmethod
    def load(cls, templates: Templates) -> Rules:
        """The files in force."""
        return cls(
            templates.decode(f"{FOLDER}/game.toml", Settings),
            templates.decode_each(f"{FOLDER}/weapons.toml", Weapon, SQUAD),
        )


def load_rules(templates: Templates, scenario: Scenario) -> Rules:
    """The scenario's own settings, and the weapons in force."""
    return Rules(settings_of(scenario), templates.decode_each(f"{FOLDER}/weapons.toml", Weapon, SQUAD))


def shipped() -> Settings:
    """The settings as they come with the program."""
    return _shipped()


def settings_of(scenario: Scenario) -> Settings:
    """The settings a scenario was made with; SettingError names a key that is unknown or out of range."""
    return overridden(shipped(), dict(scenario.settings), where="settings of the scenario")


def differing(settings: Settings) -> dict[str, Any]:
    """The keys, as plain values, in which these settings differ from the shipped ones."""
    if settings == shipped():
        return {}
    theirs, ours = msgspec.to_builtins(settings), msgspec.to_builtins(shipped())
    return {key: value for key, value in theirs.items() if value != ours[key]}


@lru_cache(maxsize=1)
def _shipped() -> Settings:
    return Templates.shipped().decode(FILE, Settings)


def _known(key: str, kind: str) -> str:
    """The kind as the settings name it, when it is one ("bush" is taken for "bushes")."""
    for name, feature in KINDS.items():
        if kind in {name, feature}:
            return name
    near = difflib.get_close_matches(kind[:40], KINDS, n=1, cutoff=0.5)
    hint = f"did you mean {near[0]!r}?" if near else f"known: {', '.join(KINDS)}"
    raise ValueError(f"{key} names {kind[:40]!r}, which is no kind of terrain: {hint}")


def _own(text: str) -> Own:
    kind, colon, size = text.partition(":")
    if not colon:
        raise ValueError(f"terrain: {text[:40]!r} has no size: write woods:8x6in")
    name = _known("terrain", kind.strip())
    try:
        wide, deep = parsed_size(size)
    except SettingError as error:
        raise ValueError(f"terrain: {error.what}: write woods:8x6in") from None
    if not (10 <= wide <= 2000 and 10 <= deep <= 2000):
        raise ValueError(f"terrain: {text[:40]!r} must have sides of 10 to 2000 mm")
    return Own(name, (wide, deep))
