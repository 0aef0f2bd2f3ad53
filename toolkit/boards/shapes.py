"""Pieces of a board as Shapely geometries, many at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import shapely

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.model.board import Point, Ring, Scenery

Shapes = Any  # a numpy array of Shapely geometries
Numbers = Any  # a numpy array of floats


def polygons(rings: Sequence[Ring]) -> Shapes:
    """The areas of the rings."""
    if not rings:
        return np.empty(0, dtype=object)
    corners = np.array([corner for ring in rings for corner in (*ring, ring[0])], dtype=float)
    which = np.repeat(np.arange(len(rings)), [len(ring) + 1 for ring in rings])
    return shapely.polygons(shapely.linearrings(corners, indices=which))


def points(places: Sequence[Point]) -> Shapes:
    """The places as points."""
    return shapely.points(np.array(places, dtype=float).reshape(-1, 2))


def lines(ends: Sequence[tuple[Point, Point]]) -> Shapes:
    """The stretches between two ends."""
    return shapely.linestrings(np.array(ends, dtype=float).reshape(-1, 2, 2))


def scenery(pieces: Sequence[Scenery]) -> Shapes:
    """Each piece of scenery in its own geometry, in the order of the pieces."""
    found = np.empty(len(pieces), dtype=object)
    simple = [i for i, piece in enumerate(pieces) if piece.shape == "Polygon" and len(piece.coordinates) == 1]
    found[simple] = polygons([pieces[i].coordinates[0][:-1] for i in simple])
    straight = [i for i, piece in enumerate(pieces) if piece.shape == "LineString" and len(piece.coordinates) == 2]
    found[straight] = lines([pieces[i].coordinates for i in straight])
    for i in sorted(set(range(len(pieces))) - set(simple) - set(straight)):
        found[i] = shape(pieces[i].shape, pieces[i].coordinates)
    return found


def shape(kind: str, coordinates: Any) -> Any:
    """One geometry of any GeoJSON type."""
    single = {"Point": shapely.Point, "LineString": shapely.LineString, "MultiPoint": shapely.MultiPoint}
    if kind in single:
        return single[kind](coordinates)
    if kind == "MultiLineString":
        return shapely.MultiLineString(coordinates)
    parts = [coordinates] if kind == "Polygon" else coordinates
    areas = [shapely.Polygon(part[0], part[1:]) for part in parts]
    return areas[0] if kind == "Polygon" else shapely.union_all(areas)


def distances(these: Shapes, those: Shapes) -> Numbers:
    """The distance of each of these from each of those: a row for each of these."""
    return shapely.distance(these[:, None], those[None, :])


def nearest_point(of: Any, to: Any) -> Point:
    """The point of one geometry that lies nearest to another."""
    x, y = shapely.get_coordinates(shapely.shortest_line(of, to))[0]
    return float(x), float(y)


def middle_between(one: Any, other: Any) -> Point:
    """The middle of the gap between two geometries."""
    (ax, ay), (bx, by) = shapely.get_coordinates(shapely.shortest_line(one, other))
    return float(ax + bx) / 2, float(ay + by) / 2
