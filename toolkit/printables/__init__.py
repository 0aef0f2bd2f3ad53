"""Pieces of content as sheets, one product a file."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from toolkit.model import pieces
from toolkit.model.charts import Charts
from toolkit.model.counters import Counters
from toolkit.model.floors import FloorPlans
from toolkit.model.rosters import Rosters
from toolkit.model.scatter import Scatter
from toolkit.model.tracks import TurnTrack

if TYPE_CHECKING:
    from toolkit.printables.desk import Desk, Page

# Which module draws which piece of content; each has ``pages(piece, desk) -> list[Page]``.
DRAWN_BY: dict[type, str] = {
    pieces.BoardMap: "maps.board_map",
    pieces.Overview: "maps.overview",
    pieces.Plan: "maps.plan",
    pieces.Sheets: "sheets",
    pieces.Tokens: "tokens",
    pieces.Reference: "references",
    pieces.Rulers: "rulers",
    Charts: "charts",
    Counters: "counters",
    FloorPlans: "floors",
    TurnTrack: "turn_tracks",
    Rosters: "rosters",
    Scatter: "scatters",
}


def drawn(piece: object, desk: Desk) -> list[Page]:
    """The sheets of one piece of content, not yet stamped and numbered."""
    module = import_module(f"toolkit.printables.{DRAWN_BY[type(piece)]}")
    sheets: list[Page] = module.pages(piece, desk)
    return sheets
