"""Hjärnor's play aids, in the order in which they lie in the kit; each is made by a module imported when asked for."""

from __future__ import annotations

from toolkit.model.game import Product, later

HERE = "toolkit.games.hjarnor"

PRODUCTS = (
    Product("heroes", later(f"{HERE}.sheet_pieces", "make_heroes")),
    Product("reference", later(f"{HERE}.reference_pieces", "make_reference")),
    Product("odds", later(f"{HERE}.odds_page", "make_odds")),
    Product("tokens", later(f"{HERE}.token_pieces", "make_tokens"), stock="card"),
    Product("rulers", later(f"{HERE}.ruler_pieces", "make_rulers"), stock="card"),
    Product("overview", later(f"{HERE}.maps", "make_overview")),
    Product("plan", later(f"{HERE}.maps", "make_plan")),
    Product("board", later(f"{HERE}.maps", "make_board")),
)
