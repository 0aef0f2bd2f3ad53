"""A scenario: one game's table or deal, with the seed and settings that made it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from toolkit import __version__

if TYPE_CHECKING:
    from collections.abc import Mapping

    from toolkit.model.board import Board

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Scenario:
    """``settings`` holds only what differs from the shipped ``game.toml``; ``board`` is None for a card game.

    ``deal`` is the card game's member of that name. ``version`` is the program that made it. ``notes`` keeps
    unknown members of the file's ``brains``, ``extra`` unknown members of the file itself.
    """

    game: str
    seed: int
    inch: float = 25.4
    settings: Mapping[str, Any] = field(default_factory=dict)
    board: Board | None = None
    deal: Mapping[str, Any] | None = None
    version: str = __version__
    notes: Mapping[str, Any] = field(default_factory=dict)
    extra: Mapping[str, Any] = field(default_factory=dict)
