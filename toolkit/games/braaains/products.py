"""The play aids of BRAAAAAAAINS!, in the order in which they lie in the kit; each is made by a module of its own."""

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
        return getattr(import_module(f"toolkit.games.braaains.{module}"), name)(play)

    return make


PRODUCTS = (
    Product("soldiers", _made_by("sheet_pieces", "make_soldiers")),
    Product("reference", _made_by("reference_pieces", "make_reference")),
    Product("odds", _made_by("odds_page", "make_odds")),
    Product("turns", _made_by("turn_pieces", "make_turns")),
    Product("tokens", _made_by("token_pieces", "make_tokens"), stock="card"),
    Product("ammo", _made_by("ammo_pieces", "make_ammo"), stock="card"),
    Product("rulers", _made_by("ruler_pieces", "make_rulers"), stock="card"),
    Product("building", _made_by("building_pieces", "make_building"), stock="card"),
    Product("overview", _made_by("maps", "make_overview")),
    Product("plan", _made_by("maps", "make_plan")),
    Product("board", _made_by("maps", "make_board"), in_kit=False),
)
