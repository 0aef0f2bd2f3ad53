"""What lies about outside a town, from above: gates in walls, bales, logs, a fire."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from toolkit.drawing.scene import Circle, Line, Path, Polygon, Style
from toolkit.printables.maps.outlines import hatch, stroked
from toolkit.printables.maps.view import unit_vector

if TYPE_CHECKING:
    from toolkit.boards.chance import Chance
    from toolkit.drawing.scene import Item, Point, Segment
    from toolkit.printables.maps.outlines import Outline
    from toolkit.printables.maps.view import View


def gate(view: View, line: Outline, chance: Chance) -> list[Item]:
    """A way through a wall: posts in the accent, a bar between them that stands open."""
    del chance
    a, b = line[0], line[-1]
    (ux, uy), length = unit_vector(a, b), math.dist(a, b)
    half = max(view.mm(7), 1.1)
    leaf = length * 0.46
    pen = Style(stroke=view.theme.accent, width=max(view.pen(0.5).width, 0.35))
    items: list[Item] = []
    for at, along in ((a, 1), (b, -1)):
        turn = (ux * along * 0.866 - uy * 0.5, uy * along * 0.866 + ux * 0.5)
        items.append(Line(*at, at[0] + turn[0] * leaf, at[1] + turn[1] * leaf, pen))
        corners = tuple((at[0] + half * u / 2, at[1] + half * v / 2) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1)))
        items.append(Polygon(corners, view.theme.solid(view.theme.accent, 0.4)))
    return items


def bale(view: View, ring: Outline, chance: Chance) -> list[Item]:
    """A bale of straw: two strings round it."""
    del chance
    a, b, _, d = (*ring, *ring)[:4]
    if math.dist(a, b) < math.dist(a, d):
        b, d = d, b
    across = (d[0] - a[0], d[1] - a[1])
    strings = []
    for part in (0.3, 0.7):
        x, y = a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
        strings.append((x, y, x + across[0], y + across[1]))
    straw = hatch(ring, 20, max(view.mm(6), 1.0))
    return [
        Polygon(ring, Style(fill=view.theme.paper)),
        *stroked(straw, view.pen(0.12, view.theme.dark)),
        Polygon(ring, view.edged_line(0.3)),
        *stroked(strings, view.pen(0.34)),
    ]


def log(view: View, ring: Outline, chance: Chance) -> list[Item]:
    """A felled trunk: bark along it, rings at the cut end."""
    del chance
    xs, ys = zip(*ring, strict=True)
    x0, y0, x1, y1 = min(xs), min(ys), max(xs), max(ys)
    flat = x1 - x0 >= y1 - y0
    thick = (y1 - y0) if flat else (x1 - x0)
    fine = view.pen(0.16, view.theme.dark)
    bark = []
    for part, low, far in ((0.3, 0.16, 0.9), (0.55, 0.3, 0.96), (0.78, 0.14, 0.7)):
        if flat:
            y = y0 + thick * part
            bark.append((x0 + (x1 - x0) * low, y, x0 + (x1 - x0) * far, y))
        else:
            x = x0 + thick * part
            bark.append((x, y0 + (y1 - y0) * low, x, y0 + (y1 - y0) * far))
    end = (x0 + thick / 2, (y0 + y1) / 2) if flat else ((x0 + x1) / 2, y0 + thick / 2)
    return [
        Polygon(ring, view.edged(view.mass(), 0.26)),
        *stroked(bark, fine),
        Circle(*end, thick * 0.5, view.edged(view.theme.paper, 0.22)),
        Circle(*end, thick * 0.24, fine),
    ]


def fire(view: View, at: Point, radius: float, chance: Chance) -> list[Item]:
    """A fire in a ring of stones, its flame in the accent."""
    x, y = at
    count = 9
    turn = chance.random()
    stone = radius * 0.24
    items: list[Item] = []
    for index in range(count):
        angle = math.tau * (index + turn) / count
        spot = (x + radius * 0.76 * math.cos(angle), y + radius * 0.76 * math.sin(angle))
        items.append(Circle(*spot, stone, view.edged(view.mass(), 0.18, view.theme.dark)))
    r = radius * 0.5
    flame: tuple[Segment, ...] = (
        ("M", (x, y - r)),
        ("C", (x + r * 0.2, y - r * 0.5, x + r * 0.75, y - r * 0.2, x + r * 0.62, y + r * 0.4)),
        ("C", (x + r * 0.5, y + r * 0.9, x - r * 0.5, y + r * 0.9, x - r * 0.62, y + r * 0.4)),
        ("C", (x - r * 0.7, y, x - r * 0.35, y - r * 0.1, x - r * 0.3, y - r * 0.45)),
        ("C", (x - r * 0.1, y - r * 0.3, x - r * 0.05, y - r * 0.6, x, y - r)),
        ("Z", ()),
    )
    items.append(Path(flame, view.theme.solid(view.theme.accent, 0.3)))
    return items
