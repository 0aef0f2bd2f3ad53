"""What stands on the maps of Hjärnor: the board, its overview with legend and figures, the set-up plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.boards.letters import building_letter
from toolkit.boards.plane import box, to_ring
from toolkit.games.hjarnor.measures import measures
from toolkit.games.hjarnor.settings import settings_of
from toolkit.model.pieces import BoardMap, Fact, LegendEntry, Overview, Plan

if TYPE_CHECKING:
    from toolkit.model.board import Board, Building
    from toolkit.model.game import Play
    from toolkit.words import Words

ROUND_NUMBERS = ("block", "l-shape", "chamfer", "house")
ROOFS = ("ridge", "flat", "hip", "skylights")


def make_board(play: Play) -> BoardMap:
    """The board at true scale."""
    return BoardMap(play.words["map.board_title"], play.scenario)


def make_overview(play: Play) -> Overview:
    """The whole board on one sheet, with what was measured on it (H2)."""
    words, board = play.words, _board(play)
    return Overview(
        words["map.overview_title"],
        words["map.headline"],
        words["map.line"],
        play.scenario,
        legend=_legend(play, board),
        facts=tuple(_fact(board, building, index, words) for index, building in enumerate(board.buildings)),
        facts_note=_note(play, board),
    )


def make_plan(play: Play) -> Plan:
    """How to set the table up with one's own terrain."""
    words = play.words
    figures = measures(settings_of(play.scenario))
    steps = tuple(
        words.fill(f"plan.step_{number}", inches=words.number(figures.edge / figures.inch)) for number in range(1, 6)
    )
    return Plan(words["plan.title"], words["plan.headline"], words["plan.line"], play.scenario, steps)


def _board(play: Play) -> Board:
    board = play.scenario.board
    assert board is not None  # noqa: S101 - the reader refuses a Hjärnor file without a table
    return board


def _legend(play: Play, board: Board) -> tuple[LegendEntry, ...]:
    """A row for every kind of mark that this board shows."""
    words = play.words
    blocks = "_blocks" if settings_of(play.scenario).scenery_blocks else ""
    figures = measures(settings_of(play.scenario))
    kinds = {piece.kind for piece in board.scenery}
    rows = [
        ("door", "door", bool(board.doors)),
        ("building", "building", bool(board.buildings)),
        ("hero", "hero", bool(board.models_of("hero"))),
        ("tree", f"tree{blocks}", bool(kinds & {"tree", "bush"})),
        ("zombie", "zombie", bool(board.models_of("zombie"))),
        ("fence", f"fence{blocks}", "fence" in kinds),
        ("sound", "sound", bool(board.spots)),
        ("bin", "bin", "bin" in kinds),
    ]
    inches = words.number(figures.edge / figures.inch)
    return tuple(LegendEntry(mark, words.fill(f"map.legend_{key}", n=inches)) for mark, key, shown in rows if shown)


def _fact(board: Board, building: Building, index: int, words: Words) -> Fact:
    shape = building.extra.get("shape")
    if shape not in ROUND_NUMBERS:
        shape = {4: "block", 5: "chamfer", 6: "l-shape"}.get(len(building.ring), "other")
    name = words[f"map.shape_{shape}"]
    roof = building.extra.get("roof_style")
    if roof in ROOFS:
        name = f"{name}, {words[f'map.roof_{roof}']}"
    numbers = sorted(door.number for door in board.doors if door.building == building.id and door.number is not None)
    away = to_ring(_centre(board), building.ring)
    return Fact(building_letter(index), name, f"{words.number(away, 1)} mm", " ".join(map(str, numbers)))


def _centre(board: Board) -> tuple[float, float]:
    left, bottom, right, top = box(board.ring)
    return (left + right) / 2, (bottom + top) / 2


def _note(play: Play, board: Board) -> str:
    """What was wanted, and how wide the four arms of the streets are between the buildings facing each other."""
    words = play.words
    figures = measures(settings_of(play.scenario))
    wanted = words.fill("map.wanted", mm=words.number(figures.reach, 1), n=words.number(figures.reach / figures.inch))
    widths = _street_widths(board)
    if not widths:
        return wanted
    low, high = words.number(min(widths)), words.number(max(widths))
    return f"{wanted} {words.fill('map.streets_measured', low=low, high=high)}"


def _street_widths(board: Board) -> list[float]:
    """The clear width of each arm; empty when the buildings do not stand one a quadrant."""
    x, y = _centre(board)
    found: dict[tuple[bool, bool], Building] = {}
    for building in board.buildings:
        left, bottom, right, top = box(building.ring)
        found[(left + right) / 2 < x, (bottom + top) / 2 < y] = building
    if len(found) != 4 or len(board.buildings) != 4:
        return []

    def near(west: bool, south: bool, axis: int) -> float:
        middle = (x, y)[axis]
        return min(abs(corner[axis] - middle) for corner in found[west, south].ring)

    return [
        *(near(west, south=False, axis=1) + near(west, south=True, axis=1) for west in (True, False)),
        *(near(west=True, south=south, axis=0) + near(west=False, south=south, axis=0) for south in (True, False)),
    ]
