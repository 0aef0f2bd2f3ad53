"""A Hjärnor board made by hand, with round figures, that keeps every rule; and ways to spoil it."""

import json
from dataclasses import replace

from toolkit.model.board import Scenery
from toolkit.model.reading import parsed_scenario


def _feature(name, kind, geometry, coordinates, **properties):
    shape = {"type": geometry, "coordinates": coordinates}
    return {"type": "Feature", "id": name, "geometry": shape, "properties": {"kind": kind, **properties}}


def _rectangle(left, bottom, right, top):
    return [[[left, bottom], [right, bottom], [right, top], [left, top], [left, bottom]]]


def text(features=None, **head):
    """The board as a file: four blocks of 192 mm, streets of 216 mm, the zombies in the west and east."""
    head = {"format": 1, "game": "hjarnor", "seed": 0, "inch_mm": 25.4, "settings": {}, **head}
    whole = {"type": "FeatureCollection", "brains": head, "features": made() if features is None else features}
    return json.dumps(whole)


def made():
    """The features of the board."""
    features = [_feature("board", "board", "Polygon", _rectangle(-300, -300, 300, 300))]
    corners = ((-300, 108, -108, 300), (108, 108, 300, 300), (108, -300, 300, -108), (-300, -300, -108, -108))
    for number, box in enumerate(corners, 1):
        features.append(_feature(f"building-{number}", "building", "Polygon", _rectangle(*box), roof=True))
    number = 0
    for building, (sx, sy) in enumerate(((-1, 1), (1, 1), (1, -1), (-1, -1)), 1):
        for line, spawn in (
            ([[170 * sx, 108 * sy], [200 * sx, 108 * sy]], [185 * sx, 95.3 * sy]),
            ([[108 * sx, 200 * sy], [108 * sx, 230 * sy]], [95.3 * sx, 215 * sy]),
        ):
            number += 1
            facts = {"building": f"building-{building}", "number": number, "spawn": spawn}
            features.append(_feature(f"door-{number}", "door", "LineString", line, **facts))
    features.append(_feature("car", "car", "Polygon", _rectangle(-50, -22.5, 50, 22.5), heading_degrees=0))
    stations = {
        "front-left": (15, 35.2),
        "front-right": (15, -35.2),
        "rear-left": (-15, 35.2),
        "rear-right": (-15, -35.2),
    }
    for number, (station, at) in enumerate(stations.items(), 1):
        features.append(_feature(f"hero-{number}", "hero", "Point", at, base_mm=25.4, station=station))
    for number, at in enumerate(((-185.7, 20), (-185.7, -20), (185.7, 20), (185.7, -20)), 1):
        features.append(_feature(f"zombie-{number}", "zombie", "Point", at, base_mm=25.4))
    features.append(_feature("tree-1", "tree", "Polygon", _rectangle(-260, 85, -245, 100)))
    return features


def scenario(**head):
    """The board as a scenario."""
    return parsed_scenario(text(**head))


GROUPS = ("buildings", "doors", "cars", "models", "scenery")


def changed(scene, name, **facts):
    """The scenario with facts of one piece changed."""
    board = scene.board
    for group in GROUPS:
        pieces = tuple(replace(piece, **facts) if piece.id == name else piece for piece in getattr(board, group))
        board = replace(board, **{group: pieces})
    return replace(scene, board=board)


def without(scene, *names):
    """The scenario without these pieces."""
    board = scene.board
    for group in GROUPS:
        board = replace(board, **{group: tuple(p for p in getattr(board, group) if p.id not in names)})
    return replace(scene, board=board)


def doubled(scene, name, new):
    """The scenario with a piece twice."""
    board = scene.board
    for group in GROUPS:
        more = tuple(replace(piece, id=new) for piece in getattr(board, group) if piece.id == name)
        board = replace(board, **{group: getattr(board, group) + more})
    return replace(scene, board=board)


def with_piece(scene, kind, shape, coordinates, name="new-1"):
    """The scenario with one more piece of scenery."""
    board = scene.board
    return replace(scene, board=replace(board, scenery=(*board.scenery, Scenery(name, kind, shape, coordinates))))


def rectangle(left, bottom, right, top):
    """The corners of a rectangle."""
    return ((left, bottom), (right, bottom), (right, top), (left, top))


def block(left, bottom, right, top):
    """A rectangle as a scenery polygon's coordinates."""
    ring = rectangle(left, bottom, right, top)
    return ((*ring, ring[0]),)
