"""Scenery on a map: which drawing belongs to which kind, for points, lines and areas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.boards.chance import Chance
from toolkit.printables.maps import scenery_areas as areas
from toolkit.printables.maps import scenery_camp as camp
from toolkit.printables.maps import scenery_pieces as pieces

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolkit.drawing.scene import Item, Point
    from toolkit.model.board import Scenery
    from toolkit.printables.maps.outlines import Outline
    from toolkit.printables.maps.view import View


def scenery_items(view: View, piece: Scenery) -> list[Item]:
    """One piece of scenery as it looks from above; a kind without a drawing of its own becomes a plain shape."""
    chance = Chance(view.scenario.seed, f"map/{piece.id}")
    items: list[Item] = []
    for shape, points in parts(piece):
        ring = view.ring(points)
        if shape == "Point":
            items += POINTS.get(piece.kind, pieces.stone)(view, ring[0], _reach(view, piece), chance)
        elif shape == "LineString" or len(ring) < 3:
            line = tuple(view.at(point) for point in points)  # one that ends where it began is closed
            items += LINES.get(piece.kind, pieces.plain_line)(view, line, chance)
        else:
            items += AREAS.get(piece.kind, pieces.plain_area)(view, ring, chance)
    return items


def parts(piece: Scenery) -> list[tuple[str, tuple[Point, ...]]]:
    """The geometry as single points, lines and outer rings, whatever GeoJSON type it has."""
    found: list[tuple[str, tuple[Point, ...]]] = []
    c = piece.coordinates
    match piece.shape:
        case "Point":
            found = [("Point", (tuple(c[:2]),))]
        case "MultiPoint":
            found = [("Point", (tuple(point[:2]),)) for point in c]
        case "LineString":
            found = [("LineString", _pairs(c))]
        case "MultiLineString":
            found = [("LineString", _pairs(line)) for line in c]
        case "Polygon":
            found = [("Polygon", _pairs(c[0]))] if c else []
        case "MultiPolygon":
            found = [("Polygon", _pairs(polygon[0])) for polygon in c if polygon]
    return [(shape, points) for shape, points in found if points]


def _pairs(points: tuple[tuple[float, ...], ...]) -> tuple[Point, ...]:
    return tuple((point[0], point[1]) for point in points)


def _reach(view: View, piece: Scenery) -> float:
    """The radius of what is only a point: what the file says, or the kind's own."""
    stated = piece.extra.get("radius_mm")
    if isinstance(stated, int | float) and 0 < stated < 1000:
        return view.base(float(stated))
    return view.mm({"tree": 12.0, "bush": 7.0, "gravestone": 8.0, "bin": 6.0}.get(piece.kind, 6.0))


POINTS: dict[str, Callable[[View, Point, float, Chance], list[Item]]] = {
    "tree": pieces.tree,
    "bush": pieces.bush,
    "bushes": pieces.bush,
    "bin": pieces.bin_,
    "gravestone": pieces.grave,
    "fire": camp.fire,
}
LINES: dict[str, Callable[[View, Outline, Chance], list[Item]]] = {
    "fence": pieces.fence,
    "wall": pieces.wall,
    "gate": camp.gate,
}
AREAS: dict[str, Callable[[View, Outline, Chance], list[Item]]] = {
    "tree": areas.grove,
    "bush": areas.thicket,
    "bushes": areas.thicket,
    "bin": pieces.bin_area,
    "fence": pieces.wall_area,
    "wall": pieces.wall_area,
    "woods": areas.woods,
    "river": areas.river,
    "crossing": areas.bridge,
    "bridge": areas.bridge,
    "ford": areas.bridge,
    "rubble": areas.rubble,
    "ruin": areas.ruin,
    "gravestone": pieces.grave_area,
    "bale": camp.bale,
    "log": camp.log,
}
