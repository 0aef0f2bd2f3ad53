"""The play aids of BRAAAAAAAINS!, in the order in which they lie in the kit; each is made by a module of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from toolkit.model.game import Product

PRODUCTS: tuple[Product, ...] = ()
