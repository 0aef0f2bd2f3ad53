"""The play aids of BRAAAAAAAINS!, in the order in which they lie in the kit; each is made by a module of its own."""

from __future__ import annotations

from toolkit.model.game import Product, later

HERE = "toolkit.games.braaains"

PRODUCTS = (
    Product("soldiers", later(f"{HERE}.pieces.sheet", "make_soldiers")),
    Product("reference", later(f"{HERE}.pieces.reference", "make_reference")),
    Product("odds", later(f"{HERE}.pieces.odds", "make_odds")),
    Product("turns", later(f"{HERE}.pieces.turn", "make_turns")),
    Product("tokens", later(f"{HERE}.pieces.token", "make_tokens"), stock="card"),
    Product("ammo", later(f"{HERE}.pieces.ammo", "make_ammo"), stock="card"),
    Product("rulers", later(f"{HERE}.pieces.ruler", "make_rulers"), stock="card"),
    Product("building", later(f"{HERE}.pieces.building", "make_building"), stock="card"),
    Product("overview", later(f"{HERE}.pieces.maps", "make_overview")),
    Product("plan", later(f"{HERE}.pieces.maps", "make_plan")),
    Product("board", later(f"{HERE}.pieces.maps", "make_board"), in_kit=False),
)
