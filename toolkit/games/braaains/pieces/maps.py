"""What stands on the maps of BRAAAAAAAINS!: the table, its overview and what its terrain means, the set-up plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.braaains import rules
from toolkit.games.braaains.settings import settings_of
from toolkit.games.braaains.way import journey
from toolkit.model.pieces import BoardMap, Fact, LegendEntry, Overview, Plan

if TYPE_CHECKING:
    from toolkit.games.braaains.way import Journey
    from toolkit.model.board import Board
    from toolkit.model.game import Play
    from toolkit.words import Words

# The marks of the legend in its order, and the kinds of terrain that show each.
TERRAIN = (
    ("woods", {"woods"}),
    ("river", {"river"}),
    ("crossing", set(rules.CROSSINGS)),
    ("bushes", {"bush", "bushes"}),
    ("rubble", {"rubble"}),
    ("ruin", {"ruin", "ruins"}),
)


def make_board(play: Play) -> BoardMap:
    """The table at true scale."""
    return BoardMap(play.words["map.board_title"], play.scenario)


def make_overview(play: Play) -> Overview:
    """The whole table on one sheet, and what its terrain means for the soldiers (B2)."""
    words, found = play.words, journey(play.scenario)
    return Overview(
        words["map.overview_title"],
        words["map.headline"],
        words["map.line"],
        play.scenario,
        legend=_legend(play, _board(play)),
        facts=_facts(found, words) if found else (),
        facts_note=_note(play, found),
        facts_heads=(words["map.fact_way"], words["map.fact_inches"], words["map.fact_turns"]),
        ways=(found.points,) if found else (),
    )


def make_plan(play: Play) -> Plan:
    """How to set the table up with one's own terrain, and the way to the door (B7)."""
    words, found = play.words, journey(play.scenario)
    values = {
        "table": rules.TABLE_INCHES,
        "side": rules.BUILDING_INCHES,
        "deep": rules.MODELS_DEEP_INCHES,
        "wide": rules.MODELS_WIDE_INCHES,
        "meat": rules.FRESH_MEAT,
    }
    steps = [words.fill(f"plan.step_{number}", **values) for number in range(1, 5)]
    steps.append(_way_line(words, found))
    return Plan(
        words["plan.title"],
        words["plan.headline"],
        words["plan.line"],
        play.scenario,
        tuple(steps),
        ways=(found.points,) if found else (),
    )


def _board(play: Play) -> Board:
    board = play.scenario.board
    assert board is not None  # noqa: S101 - the reader refuses a file without a table
    return board


def _legend(play: Play, board: Board) -> tuple[LegendEntry, ...]:
    """A row for every kind of mark that this table shows."""
    words = play.words
    agreed = settings_of(play.scenario).difficult_kinds
    names = {feature: name for name, feature in rules.KINDS.items()}
    values = {"meat": rules.FRESH_MEAT, "n": rules.SOLDIERS}
    rows = [
        ("door", bool(board.doors)),
        ("soldier", bool(board.models_of("soldier"))),
        ("spawn", any(spot.kind == "spawn" for spot in board.spots)),
        ("way", journey(play.scenario) is not None),
    ]
    entries = [LegendEntry(key, words.fill(f"map.legend_{key}", **values)) for key, shown in rows if shown]
    kinds = {piece.kind for piece in board.scenery}
    for key, features in TERRAIN:
        if kinds & features:
            name = names.get(min(features), "")
            text = words[f"map.legend_{key}"]
            if name:
                text = f"{text} {words['map.difficult' if name in agreed else 'map.open']}"
            entries.append(LegendEntry(key, text))
    return tuple(entries)


def _facts(found: Journey, words: Words) -> tuple[Fact, ...]:
    def inches(value: float) -> str:
        return words.number(value, 1)

    return (
        Fact("1", words["map.to_door"], inches(found.counted), str(found.turns)),
        Fact("", words["map.walked"], inches(found.length)),
        Fact("", words["map.slow"], inches(found.difficult)),
        Fact("", words["map.added"], inches(found.terrain)),
        Fact("2", words["map.to_roof"], inches(found.roof), str(found.roof_turns)),
    )


def _note(play: Play, found: Journey | None) -> str:
    if found is None:
        return play.words["map.no_way"]
    height = play.words.number(settings_of(play.scenario).building_height_in, 0)
    return play.words.fill("map.way_note", n=rules.SOLDIER_INCHES, height=height)


def _way_line(words: Words, found: Journey | None) -> str:
    if found is None:
        return words["map.no_way"]
    return words.fill(
        "plan.way",
        door=words.number(found.counted, 1),
        turns=words.plural("plan.turns", found.turns),
        roof=words.plural("plan.turns", found.roof_turns),
        n=rules.SOLDIER_INCHES,
    )
