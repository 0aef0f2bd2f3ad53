"""Arranges the player's own four boxes, turned by 90 degrees where that helps, or says why they cannot stand (H2-H4).

A box stands at its quadrant's outer edge or leaves a base's way behind it, so the place of its inner corner (a, b)
is, in each direction, one point or a stretch. The four corners are tied in a ring by the street widths and each to
the arc of the six inches. With three of these ties taken at their best the fourth decides, so a search over the
ways to place and turn the boxes, and over one coordinate, finds an arrangement whenever there is one.
"""

from __future__ import annotations

from itertools import product
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from toolkit.boards.plane import rounded_down, rounded_up
from toolkit.errors import NoBoardError
from toolkit.games.hjarnor.blocks import Footprint, mirrored, on_arc
from toolkit.games.hjarnor.measures import ACROSS_X, ACROSS_Y, SIGNS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from toolkit.boards.chance import Chance
    from toolkit.games.hjarnor.measures import Measures

Span = tuple[float, float]
Size = tuple[float, float]
STEPS = 40  # how finely the one free coordinate is searched


class Stand(NamedTuple):
    """One way for a box to stand in its quadrant: its sides as turned, and where its inner corner may lie."""

    width: float
    depth: float
    a: Span
    b: Span


def boxes(
    measures: Measures, sizes: Sequence[Size], chance: Chance, holds: Callable[[Sequence[Footprint]], bool]
) -> tuple[Footprint, ...]:
    """The boxes as footprints in the order of the quadrants.

    ``holds`` says whether an arrangement has room for the doors. NoBoardError names the rule and the box.
    """
    if len(sizes) != 4:
        raise NoBoardError(f"H4: {len(sizes)} boxes, four are needed, one a quadrant", where="buildings")
    sizes = [(round(width, 2), round(depth, 2)) for width, depth in sizes]
    for number, size in enumerate(sizes, 1):
        _alone(measures, size, number)
    stood = False
    for found in _arrangements(measures, sizes, chance):
        stood = True
        if holds(found):
            return found
    if stood:
        raise NoBoardError(
            "H6: the boxes can be arranged, but never with walls enough for the doors asked for",
            where="buildings",
            cure="Use larger boxes, or door_split=random",
        )
    raise _apart(measures, sizes, chance)


def stands(measures: Measures, size: Size) -> list[Stand]:
    """All the ways one box can stand, outside the six inches and within the widths of its streets."""
    high = _streets(measures)[1]
    found = []
    for width, depth in dict.fromkeys((size, size[::-1])):
        for a, b in product(_spans(measures, width), _spans(measures, depth)):
            across, up = (a[0], min(a[1], high)), (b[0], min(b[1], high))
            if across[0] <= across[1] and up[0] <= up[1] and on_arc(measures.reach, across[1]) <= up[1]:
                found.append(Stand(width, depth, across, up))
    return found


def _spans(measures: Measures, side: float) -> Iterator[Span]:
    """Where a side may begin: so that it ends at the board's edge, or a base before it (H4)."""
    whole = round(measures.half - side, 2)
    if whole >= 0:
        yield whole, whole
    if whole >= measures.base:
        yield 0.0, rounded_down(whole - measures.base)


def _streets(measures: Measures) -> Span:
    return rounded_up(measures.street[0]), rounded_down(measures.street[1])


def _arrangements(measures: Measures, sizes: Sequence[Size], chance: Chance) -> Iterator[tuple[Footprint, ...]]:
    """Arrangements in an order by chance; which box faces which across the corner makes three, the rest is turning."""
    for opposite in chance.shuffled((1, 2, 3)):
        first, second = (box for box in (1, 2, 3) if box != opposite)
        home = chance.whole(0, 3)
        beside, above = (ACROSS_X[home], ACROSS_Y[home]) if chance.happens(0.5) else (ACROSS_Y[home], ACROSS_X[home])
        places = {home: 0, beside: first, above: second, ACROSS_X[ACROSS_Y[home]]: opposite}
        options = [chance.shuffled(stands(measures, sizes[places[quadrant]])) for quadrant in range(4)]
        for ways in _ways(measures, options):
            corners = _corners(measures, ways, chance)
            if corners is not None:
                yield tuple(
                    _footprint(way, corner, SIGNS[quadrant])
                    for quadrant, (way, corner) in enumerate(zip(ways, corners, strict=True))
                )


def _ways(measures: Measures, options: Sequence[Sequence[Stand]]) -> Iterator[tuple[Stand, Stand, Stand, Stand]]:
    """The combinations in which no street by itself is too narrow or too wide."""
    low, high = _streets(measures)
    for nw, ne in product(options[0], options[1]):
        if not (nw.a[0] + ne.a[0] <= high and nw.a[1] + ne.a[1] >= low):
            continue
        for se in options[2]:
            if not (ne.b[0] + se.b[0] <= high and ne.b[1] + se.b[1] >= low):
                continue
            for sw in options[3]:
                south = se.a[0] + sw.a[0] <= high and se.a[1] + sw.a[1] >= low
                if south and nw.b[0] + sw.b[0] <= high and nw.b[1] + sw.b[1] >= low:
                    yield nw, ne, se, sw


def _corners(measures: Measures, ways: Sequence[Stand], chance: Chance) -> list[list[float]] | None:
    """Inner corners that keep every rule; None when these ways to stand allow none.

    The north-western a is tried along its stretch; with it, the north-eastern a as large as the street lets it
    gives both northern buildings the smallest b, which gives the southern ones the largest b and so the smallest a.
    """
    low, high = _streets(measures)
    nw, ne, se, sw = ways
    start, end = max(nw.a[0], low - ne.a[1]), min(nw.a[1], high - ne.a[0])
    if start > end:
        return None
    steps = 1 if start == end else STEPS
    tries = chance.shuffled([round(start + (end - start) * step / steps, 2) for step in range(steps + 1)])
    for a in tries[: 1 if start == end else None]:
        a_ne = round(min(ne.a[1], high - a), 2)
        b_nw, b_ne = max(nw.b[0], on_arc(measures.reach, a)), max(ne.b[0], on_arc(measures.reach, a_ne))
        b_se, b_sw = round(min(se.b[1], high - b_ne), 2), round(min(sw.b[1], high - b_nw), 2)
        if b_nw > nw.b[1] or b_ne > ne.b[1] or b_se < se.b[0] or b_sw < sw.b[0]:
            continue
        a_se, a_sw = max(se.a[0], on_arc(measures.reach, b_se)), max(sw.a[0], on_arc(measures.reach, b_sw))
        if a_se > se.a[1] or a_sw > sw.a[1] or a_se + a_sw > high + 1e-9:
            continue
        corners = [[a, b_nw], [a_ne, b_ne], [a_se, b_se], [a_sw, b_sw]]
        if _widened(corners, ways, low):
            return _shaken(measures, corners, ways, chance)
    return None


def _widened(corners: list[list[float]], ways: Sequence[Stand], low: float) -> bool:
    """Move corners outwards until no street is too narrow; False when they cannot."""
    for one, other, axis in ((0, 1, 0), (2, 3, 0), (1, 2, 1), (3, 0, 1)):
        for quadrant in (one, other):
            missing = low - corners[one][axis] - corners[other][axis]
            if missing > 0:
                furthest = (ways[quadrant].a, ways[quadrant].b)[axis][1]
                corners[quadrant][axis] = round(min(furthest, rounded_up(corners[quadrant][axis] + missing)), 2)
        if corners[one][axis] + corners[other][axis] < low - 1e-9:
            return False
    return True


def _shaken(measures: Measures, corners: list[list[float]], ways: Sequence[Stand], chance: Chance) -> list[list[float]]:
    """The corners drawn anew one after the other, each from all that the others leave it."""
    low, high = _streets(measures)
    for quadrant, axis in chance.shuffled([(quadrant, axis) for quadrant in range(4) for axis in (0, 1)]):
        other = corners[(ACROSS_X, ACROSS_Y)[axis][quadrant]][axis]
        least, most = (ways[quadrant].a, ways[quadrant].b)[axis]
        least = max(least, rounded_up(low - other), on_arc(measures.reach, corners[quadrant][1 - axis]))
        most = min(most, rounded_down(high - other))
        if least < most:
            corners[quadrant][axis] = min(max(round(chance.uniform(least, most), 2), least), most)
    return corners


def _footprint(way: Stand, corner: Sequence[float], sign: tuple[int, int]) -> Footprint:
    a, b = corner
    ring = ((a, b), (a + way.width, b), (a + way.width, b + way.depth), (a, b + way.depth))
    return Footprint(mirrored(ring, sign), "box", "flat")


def _alone(measures: Measures, size: Size, number: int) -> None:
    """NoBoardError when this box could not stand even by itself."""
    width, depth = max(size), min(size)
    name = f"box {number} ({size[0]:g} x {size[1]:g} mm)"
    if width > measures.half:
        raise NoBoardError(
            f"H4: {name} is longer than a quadrant of the board, {measures.half:g} mm",
            where="buildings",
            cure=f"Use boxes of at most {_square(measures):g} x {_square(measures):g} mm",
        )
    if width < measures.wall:
        raise NoBoardError(
            f"H6: {name} has no wall of {measures.wall:g} mm (2 in), so it can have no door",
            where="buildings",
            cure=f"Use a box with a side of at least {measures.wall:g} mm",
        )
    if stands(measures, size):
        return
    far = sqrt((measures.half - width) ** 2 + (measures.half - depth) ** 2)
    slim = rounded_down(measures.half - on_arc(measures.reach, measures.half - width))
    raise NoBoardError(
        f"H2: {name} pushed into its corner comes to {far:.3f} mm from the centre, "
        f"{measures.reach:g} mm (6 in) are needed",
        where="buildings",
        cure=f"At most {width:g} x {int(slim)} mm or {_square(measures):g} x {_square(measures):g} mm fits",
    )


def _square(measures: Measures) -> float:
    """The largest whole square box that stands clear of the six inches."""
    return int(measures.half - rounded_up(measures.reach * sqrt(0.5)))


def _apart(measures: Measures, sizes: Sequence[Size], chance: Chance) -> NoBoardError:
    """Why four boxes that could each stand do not stand together: names the box without which they could."""
    low, high = _streets(measures)
    small = (rounded_up(measures.block), rounded_up(measures.block))
    for number, size in enumerate(sizes, 1):
        others = [small if i == number else other for i, other in enumerate(sizes, 1)]
        if next(_arrangements(measures, others, chance), None):
            return NoBoardError(
                f"H2: with box {number} ({size[0]:g} x {size[1]:g} mm) the streets cannot all be "
                f"{low:g} to {high:g} mm wide and the boxes {measures.reach:g} mm (6 in) from the centre",
                where="buildings",
                cure=f"Instead of box {number}, one of {small[0]:g} x {small[1]:g} mm would fit with the others",
            )
    return NoBoardError(
        f"H2: these boxes cannot all stand {measures.reach:g} mm (6 in) from the centre with streets of "
        f"{low:g} to {high:g} mm",
        where="buildings",
        cure=f"Four boxes of {small[0]:g} to {_square(measures):g} mm a side fit",
    )
