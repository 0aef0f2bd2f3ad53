"""The play aids of Brains: The Hunger, in the order in which they lie in the kit; each made by a module of its own."""

from __future__ import annotations

from toolkit.model.game import Product, later

HERE = "toolkit.games.hunger"

PRODUCTS = (
    Product("rosters", later(f"{HERE}.roster_pieces", "make_rosters")),
    Product("reference", later(f"{HERE}.reference_pieces", "make_reference")),
    Product("odds", later(f"{HERE}.odds_page", "make_odds")),
    Product("tokens", later(f"{HERE}.token_pieces", "make_tokens"), stock="card"),
    Product("scatter", later(f"{HERE}.scatter_pieces", "make_scatter"), stock="card"),
    Product("rulers", later(f"{HERE}.ruler_pieces", "make_rulers"), stock="card"),
    Product("overview", later(f"{HERE}.maps", "make_overview")),
    Product("plan", later(f"{HERE}.maps", "make_plan")),
    Product("board", later(f"{HERE}.maps", "make_board"), in_kit=False),
)
