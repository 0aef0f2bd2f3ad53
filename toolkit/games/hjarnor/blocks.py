"""Draws four buildings of our own, one a quadrant: square blocks, pinwheels, L-shapes, chamfers, houses (H2-H4).

A building is drawn as if its quadrant were x > 0, y > 0 and then mirrored. Its inner corner (a, b) is drawn along
the arc that the six inches allow, between limits that the street widths leave; nothing is drawn and thrown away.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from toolkit.boards.plane import rounded, rounded_down, rounded_up
from toolkit.games.hjarnor.measures import ACROSS_X, ACROSS_Y, SIGNS

if TYPE_CHECKING:
    from toolkit.boards.chance import Chance
    from toolkit.games.hjarnor.measures import Measures
    from toolkit.model.board import Point, Ring

PLANS = ("mixed", "mixed", "mixed", "mixed", "pinwheel", "square")
SHAPES = ("block", "block", "turned", "house", "house", "l-shape", "l-shape", "chamfer", "chamfer")
CUT = ("l-shape", "chamfer")
ROOFS = {
    "block": ("ridge", "flat", "skylights", "hip"),
    "house": ("ridge", "hip", "hip", "ridge", "flat"),
    "l-shape": ("flat", "flat", "hip"),
    "chamfer": ("skylights", "flat", "hip"),
}
THIN = 0.45  # a notch or chamfer takes at most this much of a side


class Footprint(NamedTuple):
    """A building's outline and what the map draws on it: ``shape`` and ``roof`` are words of ours."""

    ring: Ring
    shape: str
    roof: str


class Limits(NamedTuple):
    """From where to where the inner corner may lie: ``a`` across, ``b`` up."""

    a: tuple[float, float]
    b: tuple[float, float]


def blocks(measures: Measures, chance: Chance) -> tuple[Footprint, ...]:
    """Four footprints in the order of the quadrants, as varied as the rules let them be."""
    plan = chance.choice(PLANS)
    first, hand = chance.whole(0, 3), chance.whole(0, 1)
    second, third = (ACROSS_X[first], ACROSS_Y[first]) if hand else (ACROSS_Y[first], ACROSS_X[first])
    corners: dict[int, Point] = {}
    drawn: dict[int, Footprint] = {}
    for quadrant in (first, second, third, ACROSS_X[ACROSS_Y[first]]):
        shape = {"pinwheel": "turned", "square": "block"}.get(plan) or chance.choice(SHAPES)
        limits = _limits(measures, corners.get(ACROSS_X[quadrant]), corners.get(ACROSS_Y[quadrant]))
        tall = (quadrant % 2 == hand) if plan == "pinwheel" else chance.happens(0.5)
        if shape in CUT or not _roomy(limits, measures.reach):
            shape = shape if shape in CUT else "l-shape"
            corner = (_drawn(chance, *limits.a), _drawn(chance, *limits.b))
        else:
            corner = _corner(shape, limits, measures.reach, tall=tall, chance=chance)
        corners[quadrant] = corner
        drawn[quadrant] = _footprint(shape, corner, SIGNS[quadrant], measures, chance)
    return tuple(drawn[quadrant] for quadrant in range(4))


def _limits(measures: Measures, across_x: Point | None, across_y: Point | None) -> Limits:
    """What the widths of the two streets beside it, and the buildings across them, leave for an inner corner.

    A corner beyond the upper limit would leave the building across no place outside the six inches.
    """
    low, high = measures.street
    least = 0.47 * low
    most = high - max(least, min(measures.reach * sqrt(0.5), 0.5 * high)) - 0.01
    sides: list[tuple[float, float]] = []
    for other in (across_x and across_x[0], across_y and across_y[1]):
        if other is None:
            sides.append((rounded_up(least), rounded_down(most)))
        else:
            sides.append((rounded_up(max(least, low - other)), rounded_down(min(most, high - other))))
    return Limits(*sides)


def _roomy(limits: Limits, reach: float) -> bool:
    """Whether a whole rectangle can stand within the limits, outside the six inches."""
    return limits.a[1] ** 2 + limits.b[1] ** 2 >= reach * reach + 1.0


def _corner(shape: str, limits: Limits, reach: float, *, tall: bool, chance: Chance) -> Point:
    """An inner corner on the arc (a little outside for a house), within the limits."""
    (a_low, a_high), (b_low, b_high) = limits
    if tall:  # draw b first: the same arc from its other end
        b, a = _corner(shape, Limits(limits.b, limits.a), reach, tall=False, chance=chance)
        return a, b
    a_low = max(a_low, on_arc(reach, b_high))
    if shape == "turned":  # one side near 100, the other beyond it (H3)
        a_high = max(a_low, min(a_high, rounded_down(0.7 * reach)))
    elif shape == "block":  # a = b as far as the limits let it
        even = rounded_up(reach * sqrt(0.5))
        a_low, a_high = max(a_low, min(a_high, even - 1)), min(a_high, max(a_low, even + 3))
    a = _drawn(chance, a_low, a_high)
    nearest = max(b_low, on_arc(reach, a))
    back = chance.random() ** (1 if shape == "house" else 3)  # a house is set back, a block keeps to the arc
    return a, rounded_down(nearest + 0.004 + back * (b_high - nearest))


def _footprint(shape: str, corner: Point, sign: tuple[int, int], measures: Measures, chance: Chance) -> Footprint:
    a, b = corner
    small = shape == "house"
    shape = "block" if shape == "turned" else shape
    least = measures.block
    need_x = need_y = chamfer = 0.0
    if shape == "l-shape":
        deep = 0.6 * measures.inch
        need_x = max(deep, on_arc(measures.reach, b) - a)
        need_y = max(deep, on_arc(measures.reach, a) - b)
    elif shape == "chamfer":  # x + y >= reach * sqrt(2): the cut's middle is its nearest point
        chamfer = max(0.5 * measures.inch, measures.reach * sqrt(2) - a - b)
        need_x = need_y = chamfer
    width = _side(a, max(least, need_x / THIN), measures, chance, small=small)
    depth = _side(b, max(least, need_y / THIN), measures, chance, small=small)
    right, top = _sum(a, width), _sum(b, depth)
    ring: tuple[Point, ...] = ((a, b), (right, b), (right, top), (a, top))
    if shape == "l-shape":
        x = rounded_up(a + chance.uniform(need_x, max(need_x, THIN * width)))
        y = rounded_up(b + chance.uniform(need_y, max(need_y, THIN * depth)))
        ring = ((x, b), (right, b), (right, top), (a, top), (a, y), (x, y))
    elif shape == "chamfer":
        cut = chance.uniform(chamfer, max(chamfer, THIN * min(width, depth)))
        ring = ((rounded_up(a + cut), b), (right, b), (right, top), (a, top), (a, rounded_up(b + cut)))
    return Footprint(mirrored(ring, sign), shape, chance.choice(ROOFS[shape]))


def _side(start: float, least: float, measures: Measures, chance: Chance, *, small: bool) -> float:
    """A side's length: as far as the board's edge, or leaving at least one base behind it (H4)."""
    whole = rounded_down(measures.half - start)
    free = rounded_down(whole - measures.base - 0.01)
    if free < least or (not small and chance.happens(0.6)):
        return whole
    most = min(free, max(least, 0.7 * whole)) if small else free
    return max(rounded_up(least), rounded_down(chance.uniform(least, most)))


def mirrored(ring: Ring, sign: tuple[int, int]) -> Ring:
    """The ring drawn for x > 0, y > 0 in the quadrant with these signs, still counter-clockwise."""
    turned = tuple(rounded(x * sign[0], y * sign[1]) for x, y in ring)
    return turned if sign[0] * sign[1] > 0 else turned[::-1]


def on_arc(reach: float, side: float) -> float:
    """The other coordinate of a point just outside the arc; 0 when this one is enough by itself."""
    return rounded_up(sqrt(reach * reach - side * side)) if side < reach else 0.0


def _drawn(chance: Chance, low: float, high: float) -> float:
    return min(max(round(chance.uniform(low, high), 2), low), high)


def _sum(start: float, length: float) -> float:
    return round(start + length, 2)
