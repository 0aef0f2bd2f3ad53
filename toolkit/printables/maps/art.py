"""Pictures of the templates on a map: at their size on the table, with strokes that stay visible when small."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from toolkit.drawing.art import stretched
from toolkit.drawing.scene import Circle, Group, Line, Path, Polygon, Rect

if TYPE_CHECKING:
    from toolkit.drawing.scene import Item, Point
    from toolkit.printables.maps.view import View

THINNEST = 0.45  # strokes are thinned at most to this part of what the picture says


def drawn_art(view: View, name: str, at: Point, wide: float, tall: float, turn_degrees: float = 0.0) -> Group:
    """The picture ``name`` stretched to ``wide`` x ``tall`` page mm, centred on a point, turned clockwise."""
    assert view.shelf is not None  # noqa: S101 - asked has_art first
    key = f"{name} at {wide:.2f} x {tall:.2f}"
    if key not in view.shelf.known:
        art = view.shelf.art(name)
        factor = min(1.0, max(THINNEST, min(wide / art.width, tall / art.height)))
        fitted = stretched(art, wide, tall)
        view.shelf.known[key] = replace(fitted, items=tuple(_thinned(item, factor) for item in fitted.items))
    inner = Group(view.shelf.known[key].items, move=(-wide / 2, -tall / 2))
    return Group((inner,), move=at, turn_degrees=turn_degrees)


def _thinned(item: Item, factor: float) -> Item:
    if isinstance(item, Line | Rect | Circle | Polygon | Path) and item.style.stroke:
        return replace(item, style=replace(item.style, width=round(item.style.width * factor, 3)))
    return item
