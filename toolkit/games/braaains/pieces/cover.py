"""What stands on the cover of the kit: title, parts, what is missing, how to set up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.braaains import rules
from toolkit.games.braaains.pieces.ammo import rounds
from toolkit.games.braaains.pieces.ruler import lengths
from toolkit.games.braaains.settings import load_rules
from toolkit.model.cover import Cover, CoverPart, Step

if TYPE_CHECKING:
    from toolkit.model.game import Play

# The parts a kit may have, each with its icon; those that a kit lacks are not listed.
ICONS = {
    "cover": "cover",
    "soldiers": "sheet",
    "reference": "search",
    "odds": "die",
    "turns": "time",
    "tokens": "zombie",
    "ammo": "ammo",
    "rulers": "ruler",
    "building": "building",
    "overview": "map",
    "plan": "tape",
    "board": "board",
}
STEPS = (
    ("buildings", "buildings"),
    ("doors", "doors"),
    ("scenery", "scenery"),
    ("spawn", "spawn"),
    ("soldier", "soldier"),
)


def make_cover(play: Play) -> Cover:
    """The cover for this scenario."""
    words, scenario = play.words, play.scenario
    found = load_rules(play.templates, scenario)
    reaches = [words.number(inches, 1 if inches % 1 else 0) for inches in lengths(found.weapons)]
    values = {
        "table": rules.TABLE_INCHES,
        "side": rules.BUILDING_INCHES,
        "die": found.settings.die,
        "soldiers": rules.SOLDIERS,
        "zombies": found.settings.supply,
        "rounds": rounds(found.weapons),
        "turns": rules.TURNS,
        "meat": rules.FRESH_MEAT,
        "first": reaches[0],
        "last": reaches[-1],
    }
    parts = tuple(
        CoverPart(key, icon, words[f"cover.parts.{key}"], words.fill(f"cover.parts.{key}_note", **values))
        for key, icon in ICONS.items()
    )
    steps = [
        Step(words[f"cover.steps.{key}"], words.fill(f"cover.steps.{key}_text", **values), adds) for key, adds in STEPS
    ]
    board = scenario.board
    if board is not None and not any(piece.difficult or piece.impassable for piece in board.scenery):
        del steps[2]  # a table without terrain
    return Cover(
        words["cover.kicker"],
        words["cover.name"],
        words["cover.headline"],
        words["cover.line"],
        "cover-braaains",
        parts,
        words.fill("cover.needed", **values),
        scenario,
        words["cover.setup"],
        tuple(steps),
    )
