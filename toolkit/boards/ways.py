"""Whether a base can pass: by the clearances between pieces, without growing or cutting any shape.

A round base passes between two pieces when their distance is its diameter or more. So the way along a street is
blocked exactly when a chain of pieces, each nearer than that to the next, joins the street's one side to the other:
in a rectangle either a way leads from left to right or a chain from top to bottom, never both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import shapely

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.boards.shapes import Numbers, Shapes


class Gap(NamedTuple):
    """A gap too narrow: its width, and the two pieces beside it by their places in the list."""

    width: float
    one: int
    other: int


def gaps(shapes: Shapes, radii: Numbers, below: float) -> list[Gap]:
    """All gaps between two pieces narrower than ``below``, the narrowest first.

    A piece reaches ``radii`` beyond its shape, so that a point with a radius is a disc.
    """
    if len(shapes) < 2:
        return []
    reach = below + radii + radii.max()
    one, other = shapely.STRtree(shapes).query(shapes, predicate="dwithin", distance=reach)
    once = one < other
    one, other = one[once], other[once]
    widths = shapely.distance(shapes[one], shapes[other]) - radii[one] - radii[other]
    order = np.argsort(widths, kind="stable")
    found = zip(widths[order].tolist(), one[order].tolist(), other[order].tolist(), strict=True)
    return [Gap(max(0.0, width), a, b) for width, a, b in found if width < below]


def closed_by(narrow: Sequence[Gap], count: int, one_side: Sequence[int], other_side: Sequence[int]) -> Gap | None:
    """The gap that closes the way between two sides of a street; None when a base passes.

    ``narrow`` are the gaps too narrow for it, the narrowest first; a side is the places of its pieces. The gap's
    width is the diameter of the widest base that does pass.
    """
    leader = list(range(count))

    def find(piece: int) -> int:
        while leader[piece] != piece:
            leader[piece] = leader[leader[piece]]
            piece = leader[piece]
        return piece

    for side in (one_side, other_side):
        for piece in side[1:]:
            leader[find(piece)] = find(side[0])
    if not one_side or not other_side:
        return None
    for gap in narrow:
        leader[find(gap.one)] = find(gap.other)
        if find(one_side[0]) == find(other_side[0]):
            return gap
    return None
