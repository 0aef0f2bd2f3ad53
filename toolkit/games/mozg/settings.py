"""The data of Gra o mózg: settings and the deck, which is assumed (M8)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

FOLDER = "mozg"
VALUES = 20  # cards are numbered 0 to 19

Value = Annotated[int, msgspec.Meta(ge=0, lt=VALUES)]
Count = Annotated[int, msgspec.Meta(ge=0, le=20)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One game's choices (M1, M6); every key stands in ``game.toml`` with its default and its meaning."""

    players: Annotated[int, msgspec.Meta(ge=2, le=5)]
    ties: Literal["share"]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards: copies of each value, the values with the die symbol, the faces of the effect die (M7, M8)."""

    name: str
    copies: tuple[Count, ...]
    die_values: tuple[Value, ...]
    effects: tuple[str, ...]
    mosquito: Value
    spider: Value
    mouse: Value

    def __post_init__(self) -> None:
        """What must hold together; msgspec names the file when one of these raises ValueError."""
        if len(self.copies) != VALUES:
            raise ValueError(f"copies has {len(self.copies)} numbers, one for each value 0 to {VALUES - 1} is needed")
        if not 9 <= sum(self.copies) <= 200:
            raise ValueError(f"copies add up to {sum(self.copies)} cards, not 9 to 200")
        if not 1 <= len(self.effects) <= 20:
            raise ValueError("effects needs 1 to 20 faces")

    @property
    def cards(self) -> tuple[int, ...]:
        """Every card by its value, in order."""
        return tuple(value for value, copies in enumerate(self.copies) for _ in range(copies))
