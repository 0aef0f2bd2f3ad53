"""The play aids of Brains: The Hunger, in the order in which they lie in the kit; each made by a module of its own."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from toolkit.model.game import Product

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolkit.model.game import Play


def _made_by(module: str, name: str) -> Callable[[Play], Any]:
    """The function ``name`` of a module of this folder, imported with its first call."""

    def make(play: Play) -> Any:
        return getattr(import_module(f"toolkit.games.hunger.{module}"), name)(play)

    return make


PRODUCTS = (
    Product("rosters", _made_by("roster_pieces", "make_rosters")),
    Product("reference", _made_by("reference_pieces", "make_reference")),
    Product("odds", _made_by("odds_page", "make_odds")),
    Product("tokens", _made_by("token_pieces", "make_tokens"), stock="card"),
    Product("scatter", _made_by("scatter_pieces", "make_scatter"), stock="card"),
    Product("rulers", _made_by("ruler_pieces", "make_rulers"), stock="card"),
    Product("overview", _made_by("maps", "make_overview")),
    Product("plan", _made_by("maps", "make_plan")),
    Product("board", _made_by("maps", "make_board"), in_kit=False),
)
