"""Places the soldiers at the middle of an edge, and the points where fresh meat appears (B3, B7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.boards.plane import rounded
from toolkit.games.braaains.rules import BASE_INCHES, EDGES, INCH, OUTWARD, SQUAD, TABLE_INCHES
from toolkit.model.board import Model, Spot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.boards.chance import Chance

HALF = TABLE_INCHES * INCH / 2
BASE = BASE_INCHES * INCH
SWAY = 0.07  # inches a soldier may stand off the place in the formation
DEEPEST = 1.49  # inches from the edge that a base may stand and lie wholly within two
# Formations as (inches along the edge, inches from it): the leader first, the machine-gunner last; no base
# lies on the fresh-meat point, half an inch from the edge.
FORMATIONS = (
    ((0.45, 1.5), (-1.35, 0.9), (1.5, 0.9), (-2.55, 0.7), (2.65, 0.7)),  # an arrowhead
    ((-1.25, 0.6), (-2.4, 0.6), (1.25, 0.6), (2.4, 0.6), (0.45, 1.5)),  # a line, the machine gun before it
    ((1.3, 0.65), (-1.15, 0.65), (-2.3, 1.2), (2.4, 1.2), (0.45, 1.5)),  # two ranks
)


def fresh_meat() -> tuple[Spot, ...]:
    """Four points, each half a base inside the middle of its edge, numbered clockwise from the west (house)."""
    away = HALF - BASE / 2
    return tuple(
        Spot(f"spawn-{number}", "spawn", rounded(x * away, y * away), number=number, extra={"edge": edge})
        for number, edge in enumerate(EDGES, 1)
        for x, y in (OUTWARD[edge],)
    )


def edge_of(soldiers: Sequence[Model]) -> str:
    """The edge that the soldiers stand nearest to, taken together."""
    return max(EDGES, key=lambda edge: sum(m.at[0] * OUTWARD[edge][0] + m.at[1] * OUTWARD[edge][1] for m in soldiers))


def draw_soldiers(chance: Chance, edges: Sequence[str] = EDGES) -> tuple[Model, ...]:
    """The five soldiers in one of the formations, at the middle of one of the edges."""
    x, y = OUTWARD[chance.choice(edges)]
    mirror = 1 if chance.happens(0.5) else -1
    models = []
    for number, (weapon, (along, away)) in enumerate(zip(SQUAD, chance.choice(FORMATIONS), strict=True), 1):
        aside = (mirror * along + chance.uniform(-SWAY, SWAY)) * INCH
        out = HALF - min(away + chance.uniform(-SWAY, SWAY), DEEPEST) * INCH
        at = rounded(x * out - y * aside, y * out + x * aside)
        models.append(Model(f"soldier-{number}", "soldier", at, BASE, weapon=weapon))
    return tuple(models)
