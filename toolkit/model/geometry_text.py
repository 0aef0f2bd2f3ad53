"""Reads one GeoJSON geometry into tuples, and says by name what is wrong with it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, NoReturn

from toolkit.errors import ScenarioError

if TYPE_CHECKING:
    from toolkit.model.board import Point, Ring

FURTHEST = 20_000.0  # millimetres from the board's centre: no table is that large
NANOMETRE = 6  # decimals of a millimetre that are kept
MOST_CORNERS = 200  # in one ring or line

# How deep the positions of each geometry lie.
DEPTHS = {"Point": 0, "MultiPoint": 1, "LineString": 1, "MultiLineString": 2, "Polygon": 2, "MultiPolygon": 3}


def refuse(what: str, where: str, cure: str = "") -> NoReturn:
    """Raise a ScenarioError."""
    raise ScenarioError(what, where=where, cure=cure)


def position(value: object, where: str) -> Point:
    """Two finite numbers to a nanometre (less than that no geometry can tell); a third, the height, is dropped."""
    if not isinstance(value, list) or len(value) not in {2, 3}:
        refuse(f"{shown(value)} is no position", where, "Write two numbers in millimetres: [x, y]")
    x, y = (number(part, where) for part in value[:2])
    if max(abs(x), abs(y)) > FURTHEST:
        refuse(f"the position {shown(value)} lies further than 20 m from the centre", where, "Write millimetres")
    return (round(x, NANOMETRE), round(y, NANOMETRE))


def number(value: object, where: str) -> float:
    """A finite number; true and false are none."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        refuse(f"{shown(value)} is no number", where, "Write a number in millimetres")
    try:
        return float(value)
    except OverflowError:
        refuse(f"{shown(value)} is too large", where, "Write a number in millimetres")


def geometry(value: object, where: str) -> tuple[str, Any]:
    """The type and the coordinates as nested tuples; polygons are closed, of some area and cross themselves nowhere."""
    if not isinstance(value, dict):
        refuse(f"the geometry is {shown(value)}", where, "Write a GeoJSON geometry with type and coordinates")
    kind = value.get("type")
    if not isinstance(kind, str) or kind not in DEPTHS:
        refuse(f"the geometry type is {shown(kind)}", where, f"Use one of {', '.join(DEPTHS)}")
    coordinates = _nested(value.get("coordinates"), DEPTHS[kind], where)
    if kind.startswith("Multi") and not coordinates:
        refuse(f"the {kind} is empty", where, "Write its positions, or leave the feature out")
    for polygon in {"Polygon": (coordinates,), "MultiPolygon": coordinates}.get(kind, ()):
        if not polygon:
            refuse("the polygon has no ring", where, "Write its corners, the first one again at the end")
        for ring in polygon:
            _sound(ring, where)
    for line in {"LineString": (coordinates,), "MultiLineString": coordinates}.get(kind, ()):
        if len(line) < 2:
            refuse("the line has fewer than two points", where, "Write at least two positions")
    return kind, coordinates


def polygon_ring(value: object, where: str) -> Ring:
    """The outline of a polygon without holes, the first corner not repeated."""
    kind, coordinates = geometry(value, where)
    if kind != "Polygon":
        refuse(f"the geometry is a {kind}", where, "A Polygon is needed here")
    if len(coordinates) != 1:
        refuse("the polygon has holes", where, "Write its outline only")
    ring: Ring = coordinates[0][:-1]
    return tuple(corner for corner, before in zip(ring, (ring[-1], *ring[:-1]), strict=True) if corner != before)


def point(value: object, where: str) -> Point:
    """The position of a Point."""
    kind, coordinates = geometry(value, where)
    if kind != "Point":
        refuse(f"the geometry is a {kind}", where, "A Point is needed here")
    found: Point = coordinates
    return found


def stretch(value: object, where: str) -> tuple[Point, Point]:
    """The two ends of a LineString of two points."""
    kind, coordinates = geometry(value, where)
    if kind != "LineString" or len(coordinates) != 2:
        found = f"a LineString of {len(coordinates)} points" if kind == "LineString" else f"a {kind}"
        refuse(f"the geometry is {found}", where, "A LineString of two points is needed here")
    return coordinates[0], coordinates[1]


def shown(value: object) -> str:
    """A value as a message shows it: at most 40 letters, nothing that a terminal would obey."""
    if value is None or isinstance(value, bool):
        return "null" if value is None else str(value).lower()
    if isinstance(value, int) and abs(value) >= 10**15:
        text = str(value)
        return f"{text[:6]}... ({len(text)} digits)"
    text = ascii(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def _nested(value: object, depth: int, where: str) -> Any:
    if depth == 0:
        return position(value, where)
    if not isinstance(value, list):
        refuse(f"the coordinates are {shown(value)}", where, "Write a list of positions")
    if len(value) > MOST_CORNERS + 1:
        refuse(f"{len(value)} positions in one line", where, f"At most {MOST_CORNERS} are read; simplify the shape")
    return tuple(_nested(part, depth - 1, where) for part in value)


def _sound(ring: tuple[Point, ...], where: str) -> None:
    """Refuse a ring that is open, flat or crosses or touches itself."""
    if len(ring) < 4 or ring[0] != ring[-1]:
        refuse("the polygon's ring is not closed", where, "Write at least three corners and the first one again")
    corners = [a for a, b in pairwise(ring) if a != b]
    count = len(corners)
    if count < 3 or not any(_turn(corners[0], corners[1], corner) for corner in corners):
        refuse("the polygon has no area", where, "Write at least three corners that are not on one line")
    crossing = _crossing([(corners[i], corners[(i + 1) % count]) for i in range(count)])
    if crossing is not None:
        x, y = crossing
        refuse(f"the outline crosses itself near ({x:.2f}, {y:.2f})", where, "Put its corners in order round the shape")
    if abs(_doubled_area(corners)) < 0.02:
        refuse("the polygon has no area", where, "Write at least three corners that are not on one line")


def _doubled_area(corners: list[Point]) -> float:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True))


def _crossing(sides: list[tuple[Point, Point]]) -> Point | None:
    """A point where two sides meet that are not neighbours, or neighbours that run back on themselves."""
    count = len(sides)
    for i, (a, b) in enumerate(sides):
        low_x, high_x = min(a[0], b[0]), max(a[0], b[0])
        low_y, high_y = min(a[1], b[1]), max(a[1], b[1])
        after = sides[(i + 1) % count][1]
        if _turn(a, b, after) == 0 and (after[0] - b[0]) * (b[0] - a[0]) + (after[1] - b[1]) * (b[1] - a[1]) < 0:
            return b
        for j in range(i + 2, count - (i == 0)):
            c, d = sides[j]
            if (c[0] < low_x and d[0] < low_x) or (c[0] > high_x and d[0] > high_x):
                continue
            if (c[1] < low_y and d[1] < low_y) or (c[1] > high_y and d[1] > high_y):
                continue
            if _turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0:
                return c
    return None


def _turn(a: Point, b: Point, c: Point) -> int:
    """1 when c lies to the left of the line from a to b, -1 to the right, 0 on it."""
    cross = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (cross > 0) - (cross < 0)
