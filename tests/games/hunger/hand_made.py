"""A table laid by hand, with every number readable, and ways to spoil it."""

from dataclasses import replace

from toolkit.model.board import Board, Building, Model, Scenery
from toolkit.model.scenario import Scenario

INCH = 25.4
HALF = 24 * INCH
BOARD = ((-HALF, -HALF), (HALF, -HALF), (HALF, HALF), (-HALF, HALF))


def rectangle(left, bottom, right, top):
    return ((left, bottom), (right, bottom), (right, top), (left, top))


def area(left, bottom, right, top):
    ring = rectangle(left, bottom, right, top)
    return ((*ring, ring[0]),)


def scenario():
    """Four people around a fire, six zombies at the edges, a barn, a yard with a gate, a fence, woods."""
    people = tuple(
        Model(f"human-{n}", "human", at, INCH, name, weapon)
        for n, (at, name, weapon) in enumerate(
            (
                ((60, 0), "Ada", "shotgun"),
                ((0, 60), "Bo", "tool"),
                ((-60, 0), "Cleo", "tool"),
                ((0, -60), "Dani", "hand"),
            ),
            1,
        )
    )
    places = ((-590, 0), (590, 0), (0, 590), (0, -590), (-590, 300), (590, -300))
    zombies = tuple(Model(f"zombie-{n}", "zombie", at, INCH) for n, at in enumerate(places, 1))
    scenery = (
        Scenery(
            "wall-1",
            "wall",
            "LineString",
            ((-400, 300), (-300, 300), (-300, 400), (-500, 400), (-500, 300), (-450, 300)),
            impassable=True,
        ),
        Scenery("gate-1", "gate", "LineString", ((-450, 300), (-400, 300))),
        Scenery("fence-1", "fence", "LineString", ((300, -400), (500, -400)), impassable=True),
        Scenery("woods-1", "woods", "Polygon", area(-500, -500, -300, -300), blocks_sight=True),
        Scenery("tree-1", "tree", "Polygon", area(200, -200, 230, -170), blocks_sight=True),
        Scenery("gravestone-1", "gravestone", "Point", (-400, 350)),
    )
    barn = Building("building-1", rectangle(300, 200, 500, 400))
    board = Board(ring=BOARD, buildings=(barn,), models=(*people, *zombies), scenery=scenery)
    return Scenario("hunger", 1, INCH, {}, board)


def changed(scene, name, **facts):
    """The scene with other facts of the piece of this id."""
    board = scene.board
    groups = {
        key: tuple(replace(piece, **facts) if piece.id == name else piece for piece in getattr(board, key))
        for key in ("buildings", "models", "scenery")
    }
    return replace(scene, board=replace(board, **groups))


def without(scene, *names):
    board = scene.board
    groups = {
        key: tuple(piece for piece in getattr(board, key) if piece.id not in names)
        for key in ("buildings", "models", "scenery")
    }
    return replace(scene, board=replace(board, **groups))


def with_model(scene, kind, at, **facts):
    model = Model("new-1", kind, at, INCH, **facts)
    return replace(scene, board=replace(scene.board, models=(*scene.board.models, model)))


def with_piece(scene, kind, shape, coordinates, **facts):
    piece = Scenery("new-1", kind, shape, coordinates, **facts)
    return replace(scene, board=replace(scene.board, scenery=(*scene.board.scenery, piece)))


def with_building(scene, ring):
    building = Building("shed", ring)
    return replace(scene, board=replace(scene.board, buildings=(*scene.board.buildings, building)))
