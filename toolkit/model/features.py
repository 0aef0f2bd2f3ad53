"""Reads the features of a scenario file into a board: each with what is known of it, the rest kept as it is."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any

from toolkit.model import geometry_text
from toolkit.model.board import MODEL_KINDS, SPOT_KINDS, Board, Building, Car, Model, Opening, Scenery, Spot, Street
from toolkit.model.geometry_text import number, position, refuse, shown

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from toolkit.model.board import Point, Ring

MOST_FEATURES = 2_000
MOST_POSITIONS = 20_000


def board_of(features: list[Any], inch: float, where: str) -> Board:
    """The board; an inch is the diameter of a base that has none. ScenarioError names the feature that is wrong."""
    if len(features) > MOST_FEATURES:
        refuse(f"there are {len(features)} features", where, f"A board has at most {MOST_FEATURES}")
    found = _Found()
    named = _named(features, where)
    for name, feature in named:
        _take(found, name, feature, inch, f"{where}, feature {shown(name)[1:-1]}")
        if found.positions > MOST_POSITIONS:
            refuse("there are too many positions", where, f"A board has at most {MOST_POSITIONS:,}")
    outline = found.outlines[0] if found.outlines else ("board", _around(found.seen, inch), {})
    return Board(
        ring=outline[1],
        buildings=tuple(found.buildings),
        doors=tuple(opening for opening in found.openings if opening.kind == "door"),
        windows=tuple(opening for opening in found.openings if opening.kind == "window"),
        cars=tuple(found.cars),
        streets=tuple(found.streets),
        models=tuple(found.models),
        spots=tuple(found.spots),
        scenery=tuple(found.scenery),
        id=outline[0],
        drawn=bool(found.outlines),
        order=tuple(name for name, _ in named),
        extra=outline[2],
    )


class _Found:
    """What has been read so far."""

    def __init__(self) -> None:
        self.outlines: list[tuple[str, Ring, dict[str, Any]]] = []
        self.buildings: list[Building] = []
        self.openings: list[Opening] = []
        self.cars: list[Car] = []
        self.streets: list[Street] = []
        self.models: list[Model] = []
        self.spots: list[Spot] = []
        self.scenery: list[Scenery] = []
        self.seen: list[Point] = []
        self.positions = 0

    def count(self, points: Collection[Point]) -> None:
        self.positions += len(points)
        self.seen += points


def _named(features: list[Any], where: str) -> list[tuple[str, dict[str, Any]]]:
    """Each feature with its id; one without gets the next free number of its kind. Two with the same are refused."""
    stated: dict[str, int] = {}
    for place, feature in enumerate(features, 1):
        if not isinstance(feature, dict) or feature.get("type") != "Feature":
            refuse(f"{shown(feature)} is no feature", f"{where}, feature {place}", 'Write {"type": "Feature", ...}')
        name = feature.get("id")
        if isinstance(name, bool) or not isinstance(name, str | int | float | None):
            refuse(f"the id is {shown(name)}", f"{where}, feature {place}", "Write a text")
        if name is None or name == "":
            continue
        name = _clean(name if isinstance(name, str) else shown(name), f"{where}, feature {place}, id")
        if name in stated:
            refuse(f"features {stated[name]} and {place} have the same id {shown(name)}", where, "Give each its own id")
        stated[name] = place
    by_place = {place: name for name, place in stated.items()}
    taken = set(stated)
    named = []
    for place, feature in enumerate(features, 1):
        name = by_place.get(place)
        if name is None:
            properties = feature.get("properties")
            kind = properties.get("kind") if isinstance(properties, dict) else None
            kind = kind if isinstance(kind, str) and kind.isalpha() else "feature"
            name = next(free for n in range(1, len(features) + 2) if (free := f"{kind}-{n}") not in taken)
            taken.add(name)
        named.append((name, feature))
    return named


def _take(found: _Found, name: str, feature: dict[str, Any], inch: float, where: str) -> None:
    properties = feature.get("properties")
    if not isinstance(properties, dict):
        refuse(f"the properties are {shown(properties)}", where, 'Write at least {"kind": ...}')
    rest = dict(properties)
    kind = text(rest, "kind", where)
    rest.pop("kind", None)
    if not kind:
        refuse("it has no kind", where, 'Add "kind" to its properties: building, door, hero ...')
    shape = feature.get("geometry")
    if kind in {"board", "building", "car", "street"} and not (kind == "board" and found.outlines):
        ring = geometry_text.polygon_ring(shape, where)
        found.count(ring)
        if kind == "board":
            found.outlines.append((name, ring, rest))
        elif kind == "building":
            height = _number(rest, "height_mm", where, 0, 5000)
            found.buildings.append(Building(name, ring, height, _flag(rest, "roof", where), rest))
        elif kind == "car":
            heading = _number(rest, "heading_degrees", where, -3600, 3600) or 0.0
            found.cars.append(Car(name, ring, heading, rest))
        else:
            found.streets.append(Street(name, ring, rest))
    elif kind in {"door", "window"}:
        a, b = geometry_text.stretch(shape, where)
        spawn = rest.pop("spawn", None)
        spot = None if spawn is None else position(spawn, f"{where}, spawn")
        found.count((a, b))
        building = _taken_text(rest, "building", where) or ""
        found.openings.append(Opening(name, kind, building, a, b, _whole(rest, "number", where), spot, rest))
    elif kind in SPOT_KINDS:
        at = geometry_text.point(shape, where)
        found.count((at,))
        house = _taken_text(rest, "building", where)
        found.spots.append(Spot(name, kind, at, house, _whole(rest, "number", where), rest))
    elif kind in MODEL_KINDS:
        at = geometry_text.point(shape, where)
        found.count((at,))
        base = _number(rest, "base_mm", where, 1, 500) or inch
        called, weapon, station = (_taken_text(rest, key, where) for key in ("name", "weapon", "station"))
        found.models.append(Model(name, kind, at, base, called, weapon, station, rest))
    else:
        form, coordinates = geometry_text.geometry(shape, where)
        found.count(tuple(_points(coordinates)))
        difficult, impassable, blocks = (_flag(rest, key, where) for key in ("difficult", "impassable", "blocks_sight"))
        found.scenery.append(Scenery(name, kind, form, coordinates, difficult, impassable, blocks, rest))


def _points(coordinates: Any) -> Iterator[Point]:
    if coordinates and not isinstance(coordinates[0], tuple):
        yield coordinates
    else:
        for part in coordinates:
            yield from _points(part)


def _around(points: list[Point], inch: float) -> Ring:
    """The outline of a board that has none: the box around everything, at least a foot each way."""
    least = 12 * inch
    right = max([abs(x) for x, _ in points] + [least])
    top = max([abs(y) for _, y in points] + [least])
    return ((-right, -top), (right, -top), (right, top), (-right, top))


def text(table: Mapping[str, Any], key: str, where: str) -> str | None:
    """The text under a key, None when there is none."""
    value = table.get(key)
    if value is None:
        return None
    if not isinstance(value, str):
        refuse(f"{key} is {shown(value)}", where, "Write a text in quotes")
    return _clean(value, f"{where}, {key}")


def _taken_text(table: dict[str, Any], key: str, where: str) -> str | None:
    value = text(table, key, where)
    table.pop(key, None)
    return value


def _clean(value: str, where: str) -> str:
    """The text itself; refused when it holds control characters or what XML cannot hold."""
    for letter in value if not value.isprintable() else "":
        if unicodedata.category(letter) in {"Cc", "Zl", "Zp"} or letter in "\ufffe\uffff":
            refuse(f"{shown(value)} holds the control character U+{ord(letter):04X}", where, "Leave it out")
    return value


def _number(table: dict[str, Any], key: str, where: str, low: float, high: float) -> float | None:
    value = table.pop(key, None)
    if value is None:
        return None
    found = number(value, f"{where}, {key}")
    if not low <= found <= high:
        refuse(f"{key} is {shown(value)}", where, f"Write a number from {low:g} to {high:g}")
    return found


def _whole(table: dict[str, Any], key: str, where: str) -> int | None:
    value = table.pop(key, None)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or value != int(value) or abs(value) > 10**6:
        refuse(f"{key} is {shown(value)}", where, "Write a whole number")
    return int(value)


def _flag(table: dict[str, Any], key: str, where: str) -> bool:
    value = table.pop(key, None)
    if value is not None and not isinstance(value, bool):
        refuse(f"{key} is {shown(value)}", where, "Write true or false, or leave it out")
    return bool(value)
