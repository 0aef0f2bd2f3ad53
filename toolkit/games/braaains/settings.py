"""The data of BRAAAAAAAINS!: settings and weapons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

if TYPE_CHECKING:
    from toolkit.data import Templates

FOLDER = "braaains"

Inches = Annotated[float, msgspec.Meta(gt=0, le=120)]
Count = Annotated[int, msgspec.Meta(ge=0, le=200)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One game's choices (B1, B3, B7); every key stands in ``game.toml`` with its default and its meaning."""

    die: Literal[6, 8]
    supply: Annotated[int, msgspec.Meta(ge=12, le=500)]
    building_height_in: Annotated[float, msgspec.Meta(ge=1, le=12)]


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
            templates.decode(f"{FOLDER}/weapons.toml", dict[str, Weapon]),
        )
