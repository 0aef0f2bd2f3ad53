"""The play aids of BRAAAAAAAINS!, in the order in which they lie in the kit; each is made by a module of its own."""

from __future__ import annotations

from toolkit.model.game import Product, later

HERE = "toolkit.games.braaains"

PRODUCTS = (
    Product("soldiers", later(f"{HERE}.sheet_pieces", "make_soldiers")),
    Product("reference", later(f"{HERE}.reference_pieces", "make_reference")),
    Product("odds", later(f"{HERE}.odds_page", "make_odds")),
    Product("turns", later(f"{HERE}.turn_pieces", "make_turns")),
    Product("tokens", later(f"{HERE}.token_pieces", "make_tokens"), stock="card"),
    Product("ammo", later(f"{HERE}.ammo_pieces", "make_ammo"), stock="card"),
    Product("rulers", later(f"{HERE}.ruler_pieces", "make_rulers"), stock="card"),
    Product("building", later(f"{HERE}.building_pieces", "make_building"), stock="card"),
    Product("overview", later(f"{HERE}.maps", "make_overview")),
    Product("plan", later(f"{HERE}.maps", "make_plan")),
    Product("board", later(f"{HERE}.maps", "make_board"), in_kit=False),
)
