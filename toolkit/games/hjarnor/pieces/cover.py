"""What stands on the cover of a Hjärnor kit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.hjarnor import rules
from toolkit.games.hjarnor.settings import settings_of
from toolkit.model.cover import Cover, CoverPart, Step

if TYPE_CHECKING:
    from toolkit.model.game import Play

# The parts a kit may have, each with its icon; those that a kit lacks are not listed.
ICONS = {
    "cover": "cover",
    "heroes": "sheet",
    "reference": "search",
    "tokens": "sound",
    "standees": "zombie",
    "rulers": "ruler",
    "houses": "house",
    "car": "car",
    "odds": "die",
    "overview": "map",
    "plan": "compass",
    "board": "board",
}
STEPS = (
    ("tiles", "tiles"),
    ("buildings", "buildings"),
    ("doors", "doors"),
    ("car", "cars"),
    ("heroes", "hero"),
    ("zombies", "zombie"),
)


def make_cover(play: Play) -> Cover:
    """The cover for this scenario."""
    words, scenario, settings = play.words, play.scenario, settings_of(play.scenario)
    across, down = scenario.board.size() if scenario.board else (0.0, 0.0)
    values = {
        "across": words.number(across / 10, 1 if across % 10 else 0),
        "down": words.number(down / 10, 1 if down % 10 else 0),
        "heroes": rules.HEROES,
        "zombies": settings.zombies,
        "crawlers": settings.crawlers,
        "sight": rules.SIGHT_INCHES,
        "sound": rules.SOUND_INCHES,
        "doors": rules.DOORS,
        "centre": rules.CENTRE_INCHES,
        "edge": rules.START_EDGE_INCHES,
    }
    parts = tuple(
        CoverPart(key, icon, words[f"cover.parts.{key}"], words.fill(f"cover.parts.{key}_note", **values))
        for key, icon in ICONS.items()
        if f"cover.parts.{key}" in words
    )
    steps = tuple(
        Step(words[f"cover.steps.{key}"], words.fill(f"cover.steps.{key}_text", **values), adds) for key, adds in STEPS
    )
    return Cover(
        words["cover.kicker"],
        words["cover.name"],
        words["cover.headline"],
        words["cover.line"],
        "cover-hjarnor",
        parts,
        words.fill("cover.needed", **values),
        scenario,
        words["cover.setup"],
        steps,
    )
