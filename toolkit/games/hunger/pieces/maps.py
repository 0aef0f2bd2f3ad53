"""What stands on the maps of Brains: The Hunger: the board, its overview with legend and figures, the set-up plan."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from toolkit.boards.letters import building_letter
from toolkit.boards.plane import box, to_ring
from toolkit.games.hunger.settings import settings_of
from toolkit.model.pieces import BoardMap, Fact, LegendEntry, Overview, Plan

if TYPE_CHECKING:
    from toolkit.model.board import Board
    from toolkit.model.game import Play

# What a legend may show, in its order; a mark stands for all kinds behind it.
LEGEND = (
    ("human", ()),
    ("zombie", ()),
    ("building", ()),
    ("wall", ("wall",)),
    ("gate", ("gate",)),
    ("fence", ("fence",)),
    ("woods", ("woods",)),
    ("tree", ("tree", "bush")),
    ("gravestone", ("gravestone",)),
    ("bale", ("bale",)),
    ("log", ("log",)),
    ("fire", ("fire",)),
)
NAMES = ("barn", "hut", "chapel", "vault")
MOST_BUILDINGS = 4  # of the facts


def make_board(play: Play) -> BoardMap:
    """The board at true scale."""
    return BoardMap(play.words["map.board_title"], play.scenario)


def make_overview(play: Play) -> Overview:
    """The whole board on one sheet, with what was measured on it (N8)."""
    words, place = play.words, settings_of(play.scenario).place
    settings, inch = settings_of(play.scenario), play.scenario.inch
    note = words.fill(
        "map.wanted", deploy=words.number(settings.deploy_in * inch, 1), edge=words.number(settings.edge_in * inch, 1)
    )
    return Overview(
        words["map.overview_title"],
        words[f"map.headline_{place}"],
        words[f"map.line_{place}"],
        play.scenario,
        legend=_legend(play),
        facts=_facts(play),
        facts_note=note,
        facts_heads=(words["map.facts_what"], words["map.facts_figure"]),
    )


def make_plan(play: Play) -> Plan:
    """How to set the table up with one's own terrain."""
    words, settings, board = play.words, settings_of(play.scenario), _board(play)
    values = {
        "board": settings.board_in,
        "deploy": settings.deploy_in,
        "edge": settings.edge_in,
        "humans": words.plural("counts.humans", len(board.models_of("human"))),
        "zombies": words.plural("counts.zombies", len(board.models_of("zombie"))),
    }
    steps = tuple(words.fill(f"plan.step_{number}", **values) for number in range(1, 6))
    return Plan(words["plan.title"], words[f"plan.headline_{settings.place}"], words["plan.line"], play.scenario, steps)


def _board(play: Play) -> Board:
    board = play.scenario.board
    assert board is not None  # noqa: S101 - the reader refuses a file of this game without a table
    return board


def _legend(play: Play) -> tuple[LegendEntry, ...]:
    """A row for every kind of mark that this board shows."""
    words, board, settings = play.words, _board(play), settings_of(play.scenario)
    kinds = {piece.kind for piece in board.scenery}
    shown = {model.kind for model in board.models} | ({"building"} if board.buildings else set())
    inches = {"human": settings.deploy_in, "zombie": settings.edge_in}
    return tuple(
        LegendEntry(mark, words.fill(f"map.legend_{mark}", n=inches.get(mark, 0)))
        for mark, those in LEGEND
        if mark in shown or kinds.intersection(those)
    )


def _facts(play: Play) -> tuple[Fact, ...]:
    """Each building's distance from the middle, and the people's and zombies' places as far out as they go."""
    words, board = play.words, _board(play)

    def figure(length: float) -> str:
        return f"{words.number(length, 1)} mm"

    left, bottom, right, top = box(board.ring)
    facts = []
    for index, building in enumerate(board.buildings[:MOST_BUILDINGS]):
        kind = building.extra.get("name")
        name = words[f"map.name_{kind if kind in NAMES else 'other'}"]
        away = figure(to_ring((0.0, 0.0), building.ring))
        facts.append(Fact(building_letter(index), f"{name}, {words['map.facts_middle'].lower()}", away))
    humans, zombies = board.models_of("human"), board.models_of("zombie")
    if humans:
        far = max(hypot(*human.at) + human.base / 2 for human in humans)
        facts.append(Fact("", words["map.farthest_human"], figure(far)))
    if zombies:
        deep = max(
            min(x - left, right - x, y - bottom, top - y) + base / 2
            for (x, y), base in ((zombie.at, zombie.base) for zombie in zombies)
        )
        facts.append(Fact("", words["map.farthest_zombie"], figure(deep)))
    if humans and zombies:
        near = min(hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) - (a.base + b.base) / 2 for a in humans for b in zombies)
        facts.append(Fact("", words["map.nearest_pair"], figure(max(near, 0.0))))
    return tuple(facts)
