"""Hjärnor's play aids, in the order in which they lie in the kit; each is made by a module imported when asked for."""

from __future__ import annotations

from toolkit.model.game import Product, later

HERE = "toolkit.games.hjarnor"

PRODUCTS = (
    Product("heroes", later(f"{HERE}.pieces.sheet", "make_heroes")),
    Product("reference", later(f"{HERE}.pieces.reference", "make_reference")),
    Product("odds", later(f"{HERE}.pieces.odds", "make_odds")),
    Product("tokens", later(f"{HERE}.pieces.token", "make_tokens"), stock="card"),
    Product("rulers", later(f"{HERE}.pieces.ruler", "make_rulers"), stock="card"),
    Product("overview", later(f"{HERE}.pieces.maps", "make_overview")),
    Product("plan", later(f"{HERE}.pieces.maps", "make_plan")),
    Product("board", later(f"{HERE}.pieces.maps", "make_board")),
)
