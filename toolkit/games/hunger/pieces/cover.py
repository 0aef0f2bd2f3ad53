"""What stands on the cover of a kit of Brains: The Hunger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.hunger.settings import SCALE, Rules, settings_of
from toolkit.model.cover import Cover, CoverPart, Step

if TYPE_CHECKING:
    from toolkit.model.game import Play

# The parts a kit may have, each with its icon; those that a kit lacks are not listed.
ICONS = {
    "cover": "cover",
    "rosters": "sheet",
    "reference": "search",
    "tokens": "zombie",
    "scatter": "compass",
    "rulers": "ruler",
    "odds": "die",
    "overview": "map",
    "plan": "tape",
    "board": "board",
}
STEPS = (("table", "board"), ("blocks", "obstacles"), ("hides", "hides"), ("humans", "human"), ("zombies", "zombie"))


def make_cover(play: Play) -> Cover:
    """The cover for this scenario."""
    words, scenario, settings = play.words, play.scenario, settings_of(play.scenario)
    board = scenario.board
    rules = Rules.load(play.templates)
    humans, zombies = (len(board.models_of(kind)) if board else 0 for kind in ("human", "zombie"))
    side = settings.board_in * scenario.inch / 10
    values = {
        "humans": words.plural("counts.humans", humans),
        "zombies": words.plural("counts.zombies", zombies),
        "board": settings.board_in,
        "side": words.number(side, 0 if side.is_integer() else 1),
        "deploy": settings.deploy_in,
        "edge": settings.edge_in,
        "sides": SCALE,
        "walk": words.number(rules.models.human.move_in),
        "range": words.number(rules.weapons["shotgun"].range_in),
    }
    parts = tuple(
        CoverPart(key, icon, words[f"cover.parts.{key}"], words.fill(f"cover.parts.{key}_note", **values))
        for key, icon in ICONS.items()
    )
    steps = tuple(
        Step(words[f"cover.steps.{key}"], words.fill(f"cover.steps.{key}_text", **values), adds) for key, adds in STEPS
    )
    return Cover(
        words["cover.kicker"],
        words["cover.name"],
        words["cover.headline"],
        words[f"cover.line_{settings.place}"],
        "cover-hunger",
        parts,
        words.fill("cover.needed", **values),
        scenario,
        words["cover.setup"],
        steps,
    )
