"""The play aids of Brains: The Hunger, in the order in which they lie in the kit; each made by a module of its own."""

from __future__ import annotations

from toolkit.model.game import Product, later

HERE = "toolkit.games.hunger"

PRODUCTS = (
    Product("rosters", later(f"{HERE}.pieces.roster", "make_rosters")),
    Product("reference", later(f"{HERE}.pieces.reference", "make_reference")),
    Product("odds", later(f"{HERE}.pieces.odds", "make_odds")),
    Product("tokens", later(f"{HERE}.pieces.token", "make_tokens"), stock="card"),
    Product("scatter", later(f"{HERE}.pieces.scatter", "make_scatter"), stock="card"),
    Product("rulers", later(f"{HERE}.pieces.ruler", "make_rulers"), stock="card"),
    Product("overview", later(f"{HERE}.pieces.maps", "make_overview")),
    Product("plan", later(f"{HERE}.pieces.maps", "make_plan")),
    Product("board", later(f"{HERE}.pieces.maps", "make_board"), in_kit=False),
)
