"""What stands on a turn track: a box for each turn, the phases of a turn in their order."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Phase:
    """One phase of a turn: icon, name, what happens in it."""

    icon: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class TurnTrack:
    """A box for each turn with its phases to tick; the last turn is the one that decides and shows ``end_icon``."""

    title: str
    headline: str
    lead: str
    turns: int
    phases: tuple[Phase, ...]
    end_text: str = ""
    end_icon: str | None = None
