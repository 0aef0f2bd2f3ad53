"""What stands on the scatter template: the d8 compass of a zombie's random move, and its stick (N3, house)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.hunger.rolls import COMPASS, STUMBLE, stumble_mean, stumble_more
from toolkit.games.hunger.settings import SCALE, Rules
from toolkit.model.scatter import Scatter, ScatterEnd, ScatterLabels

if TYPE_CHECKING:
    from toolkit.model.game import Play

STEPS = 5


def make_scatter(play: Play) -> Scatter | None:
    """The template at the scenario's inch; None where zombies do not stumble."""
    words, rules, inch = play.words, Rules.load(play.templates), play.scenario.inch
    zombie = rules.models.zombie
    if not zombie.stumble_in:
        return None
    values = {"move": words.number(zombie.move_in), "stumble": words.number(zombie.stumble_in), "sides": SCALE}
    ends = []
    for key in reversed(STUMBLE):
        more = stumble_more(rules, key)
        faces = tuple(face for face, name in enumerate(COMPASS, 1) if name == key)
        ends.append(ScatterEnd(faces, words[f"odds.stumble.outcome.{key}"], more["ahead_in"], more["aside_in"]))
    labels = ScatterLabels(
        ahead=words["scatter.ahead"],
        hole=words["scatter.hole"],
        move=words["scatter.move"],
        stumble=words["scatter.stumble"],
        ends=words["scatter.ends"],
        faces=words.fill("scatter.faces", **values),
        ahead_head=words["scatter.ahead_head"],
        aside_head=words["scatter.aside_head"],
        mean=words.fill("scatter.mean", n=words.number(float(stumble_mean(rules)))),
        cut=words["scatter.cut"],
        house=words.fill("scatter.house", **values),
    )
    return Scatter(
        words["scatter.title"],
        words["scatter.headline"],
        words["scatter.line"],
        inch,
        inch,
        zombie.move_in * inch,
        zombie.stumble_in * inch,
        SCALE,
        tuple(words.fill(f"scatter.step_{number}", **values) for number in range(1, STEPS + 1)),
        tuple(ends),
        labels,
    )
