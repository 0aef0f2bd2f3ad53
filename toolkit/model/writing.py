"""Writes a scenario as its file's text (``.geojson``, format 1): the same bytes for the same scenario everywhere."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from toolkit.model.scenario import FORMAT

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from toolkit.model.board import Board, Point, Ring
    from toolkit.model.scenario import Scenario

READABLE = (", ", ": ")
COMPACT = (",", ":")


def scenario_text(scenario: Scenario) -> str:
    """The file: one feature a line, a line break at the end."""
    head, features, tail = _members(scenario)
    lines = ",\n  ".join(_json(feature, READABLE) for feature in features)
    shown = f"[\n  {lines}]" if lines else "[]"
    rest = "".join(f",\n {_json(key, READABLE)}: {_json(value, READABLE)}" for key, value in tail.items())
    return f'{{"type": "FeatureCollection",\n "brains": {_json(head, READABLE)},\n "features": {shown}{rest}}}\n'


def scenario_line(scenario: Scenario) -> str:
    """The same scenario on one line, without a line break at the end."""
    head, features, tail = _members(scenario)
    return _json({"type": "FeatureCollection", "brains": head, "features": features, **tail}, COMPACT)


def _json(value: object, separators: tuple[str, str]) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=separators)


def _members(scenario: Scenario) -> tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any]]:
    head: dict[str, Any] = {"format": FORMAT, "game": scenario.game, "seed": scenario.seed}
    head |= {"inch_mm": _number(scenario.inch), "settings": _plain(scenario.settings)}
    if scenario.version:
        head["version"] = scenario.version
    head |= scenario.notes
    tail = {} if scenario.deal is None else {"deal": scenario.deal}
    return head, _features(scenario.board), {**tail, **scenario.extra}


def _features(board: Board | None) -> list[dict[str, Any]]:
    """In the order of the file the board was read from, new pieces behind; else kind by kind."""
    if board is None:
        return []
    features = list(_by_kind(board))
    _told_apart(features)
    if board.order:
        places = {name: place for place, name in enumerate(board.order)}
        features.sort(key=lambda feature: places.get(feature["id"], len(places)))
    return features


def _told_apart(features: list[dict[str, Any]]) -> None:
    """A new id for a feature whose own one is taken by another: a reader would refuse the two."""
    taken: set[str] = set()
    for feature in features:
        name, number = feature["id"], 2
        while feature["id"] in taken:
            feature["id"] = f"{name}-{number}"
            number += 1
        taken.add(feature["id"])


def _by_kind(board: Board) -> Iterator[dict[str, Any]]:
    known: dict[str, Any]
    if board.drawn:
        yield _feature(board.id, "board", "Polygon", _closed(board.ring), {}, board.extra)
    for street in board.streets:
        yield _feature(street.id, "street", "Polygon", _closed(street.ring), {}, street.extra)
    for building in board.buildings:
        height = None if building.height is None else _number(building.height)
        known = {"height_mm": height, "roof": building.roof or None}
        yield _feature(building.id, "building", "Polygon", _closed(building.ring), known, building.extra)
    for opening in (*board.doors, *board.windows):
        spawn = None if opening.spawn is None else _position(opening.spawn)
        known = {"building": opening.building or None, "number": opening.number, "spawn": spawn}
        line = [_position(opening.a), _position(opening.b)]
        yield _feature(opening.id, opening.kind, "LineString", line, known, opening.extra)
    for car in board.cars:
        heading = {"heading_degrees": _number(car.heading_degrees)}
        yield _feature(car.id, "car", "Polygon", _closed(car.ring), heading, car.extra)
    for spot in board.spots:
        known = {"building": spot.building, "number": spot.number}
        yield _feature(spot.id, spot.kind, "Point", _position(spot.at), known, spot.extra)
    for model in board.models:
        known = {"base_mm": _number(model.base), "name": model.name, "weapon": model.weapon, "station": model.station}
        yield _feature(model.id, model.kind, "Point", _position(model.at), known, model.extra)
    for piece in board.scenery:
        flags = {key: getattr(piece, key) or None for key in ("difficult", "impassable", "blocks_sight")}
        yield _feature(piece.id, piece.kind, piece.shape, _nested(piece.coordinates), flags, piece.extra)


def _feature(
    name: str, kind: str, shape: str, coordinates: Any, known: Mapping[str, Any], extra: Mapping[str, Any]
) -> dict[str, Any]:
    """A feature whose properties are the known ones, without those that are None, and then the unknown ones."""
    properties = {"kind": kind, **{key: value for key, value in known.items() if value is not None}, **extra}
    geometry = {"type": shape, "coordinates": coordinates}
    return {"type": "Feature", "id": name, "geometry": geometry, "properties": properties}


def _closed(ring: Ring) -> list[list[list[float]]]:
    return [[_position(corner) for corner in (*ring, ring[0])]]


def _position(point: Point) -> list[float]:
    return [_number(point[0]), _number(point[1])]


def _nested(coordinates: Any) -> Any:
    """Positions rounded, however deep they lie."""
    if isinstance(coordinates, int | float):
        return _number(coordinates)
    return [_nested(part) for part in coordinates]


def _number(value: float) -> float:
    """Rounded to 0.01, whole numbers without a point, no minus zero."""
    rounded = round(value, 2)
    return int(rounded) if rounded == int(rounded) else rounded


def _plain(value: Any) -> Any:
    """Settings as JSON writes them: whole numbers without a point, tuples as lists."""
    if isinstance(value, float):
        return int(value) if value.is_integer() else value
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return {key: _plain(part) for key, part in value.items()} if isinstance(value, dict) else value
