"""Line of sight between bases: walls block it, doorways and models do not (H13)."""

from toolkit.boards.sight import can_see
from toolkit.model.board import Board, Building, Model, Opening, Scenery

TABLE = ((-300.0, -300.0), (300.0, -300.0), (300.0, 300.0), (-300.0, 300.0))
HOUSE = Building("house", ((-50.0, -50.0), (50.0, -50.0), (50.0, 50.0), (-50.0, 50.0)))
SOUTH = Opening("door-1", "door", "house", (-15.0, -50.0), (15.0, -50.0))
NORTH = Opening("window-1", "window", "house", (-15.0, 50.0), (15.0, 50.0))


def board(*, doors=(), windows=(), scenery=(), models=()):
    return Board(TABLE, buildings=(HOUSE,), doors=doors, windows=windows, scenery=scenery, models=models)


def test_open_ground_is_seen_across():
    assert can_see(board(), (-200, 0), (-200, 250))
    assert can_see(board(), (-200, -200), (200, -200))


def test_a_building_blocks():
    assert not can_see(board(), (-200, 0), (200, 0))
    assert not can_see(board(), (0, -200), (0, 200))


def test_some_point_of_the_base_is_enough():
    assert can_see(board(), (-200, 45), (200, 45))
    assert not can_see(board(), (-200, 30), (200, 30))
    assert can_see(board(), (-200, 30), (200, 30), bases=(50.0, 50.0))


def test_indoors_is_seen_through_the_door_only():
    inside = (0.0, 0.0)
    assert not can_see(board(), inside, (0, -200))
    assert can_see(board(doors=(SOUTH,)), inside, (0, -200))
    assert not can_see(board(doors=(SOUTH,)), inside, (0, 200))
    assert not can_see(board(doors=(SOUTH,)), inside, (-250, -60))


def test_a_line_passes_through_a_door_and_a_window_behind_it():
    assert can_see(board(doors=(SOUTH,), windows=(NORTH,)), (0, -200), (0, 200))
    assert not can_see(board(doors=(SOUTH,), windows=(NORTH,)), (0, -200), (90, 200))


def test_two_models_inside_see_each_other():
    assert can_see(board(), (-30, -30), (30, 30))


def test_models_do_not_block_and_scenery_only_when_it_says_so():
    between = Model("m", "zombie", (-200.0, 100.0))
    hedge = (((-300.0, 95.0), (-100.0, 95.0), (-100.0, 105.0), (-300.0, 105.0), (-300.0, 95.0)),)
    a, b = (-200.0, 0.0), (-200.0, 200.0)
    assert can_see(board(models=(between,)), a, b)
    assert can_see(board(scenery=(Scenery("h", "bush", "Polygon", hedge),)), a, b)
    assert not can_see(board(scenery=(Scenery("h", "bush", "Polygon", hedge, blocks_sight=True),)), a, b)


def test_sight_is_mutual():
    scene = board(doors=(SOUTH,), windows=(NORTH,))
    places = [(0.0, 0.0), (0.0, -200.0), (60.0, -120.0), (200.0, 30.0), (-40.0, 90.0)]
    for a in places:
        for b in places:
            assert can_see(scene, a, b) == can_see(scene, b, a)
