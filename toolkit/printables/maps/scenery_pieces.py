"""Single pieces of scenery from above: trees, bushes, bins, gravestones, fences, walls."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

from toolkit.drawing.scene import Circle, Line, Path, Polygon, Style
from toolkit.printables.maps.art import drawn_art
from toolkit.printables.maps.outlines import cloud, hatch, polyline, stroked
from toolkit.printables.maps.view import unit_vector

if TYPE_CHECKING:
    from toolkit.boards.chance import Chance
    from toolkit.drawing.scene import Item, Point, Segment
    from toolkit.printables.maps.outlines import Outline
    from toolkit.printables.maps.view import View


def round_(ring: Outline) -> tuple[Point, float]:
    """Middle and radius of a roundish outline."""
    middle = (sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring))
    return middle, max(math.dist(middle, corner) for corner in ring)


def _picture(view: View, start: str, at: Point, radius: float, chance: Chance, *, turned: bool) -> list[Item]:
    """One of the pictures ``start-1``, ``start-2`` ... chosen by the seed, within ``radius``; empty without any."""
    count = 1
    while view.has_art(f"{start}-{count}"):
        count += 1
    if count == 1:
        return []
    name = f"{start}-{chance.whole(1, count - 1)}"
    turn = chance.uniform(0, 360) if turned else chance.uniform(-25, 25)
    return [drawn_art(view, name, at, 2 * radius, 2 * radius, turn)]


def tree(view: View, at: Point, radius: float, chance: Chance) -> list[Item]:
    """A tree that ships as a picture, or a crown with a lighter heart."""
    picture = _picture(view, "map/tree", at, radius, chance, turned=True)
    if picture:
        return picture
    pen, fine = view.edged(view.theme.paper, 0.2, view.theme.dark), view.pen(0.15, view.theme.dark)
    spot = (at[0] + radius * 0.1 * (chance.random() - 0.5), at[1] + radius * 0.1 * (chance.random() - 0.5))
    inner = cloud(spot, radius * 0.5, 5, chance, fine)
    return [cloud(at, radius, 8, chance, pen), inner, Circle(*spot, radius * 0.07, Style(fill=view.theme.dark))]


def bush(view: View, at: Point, radius: float, chance: Chance) -> list[Item]:
    """A bush that ships as a picture, or a low dense crown."""
    picture = _picture(view, "map/bush", at, radius, chance, turned=False)
    if picture:
        return picture
    style = view.edged(view.mass(), 0.2, view.theme.dark)
    return [
        cloud(at, radius, 6, chance, style),
        cloud(at, radius * 0.4, 4, chance, view.pen(0.15, view.theme.dark)),
    ]


def bin_(view: View, at: Point, radius: float, chance: Chance) -> list[Item]:
    """A litter bin at a point."""
    del chance
    half = radius * 0.8
    ring = tuple((at[0] + half * u, at[1] + half * v) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1)))
    return bin_area(view, ring, None)


def bin_area(view: View, ring: Outline, chance: Chance | None) -> list[Item]:
    """A litter bin by its outline."""
    del chance
    at, radius = round_(ring)
    along = unit_vector(ring[0], ring[1])
    if view.has_art("map/bin") and len(ring) == 4:
        side = radius * math.sqrt(2)
        return [drawn_art(view, "map/bin", at, side, side, math.degrees(math.atan2(along[1], along[0])) % 90)]
    lid, slot = radius * 0.45, radius * 0.24
    return [
        Polygon(ring, view.edged(view.theme.paper, 0.26)),
        Circle(*at, lid, view.pen(0.18)),
        Line(
            at[0] - along[0] * slot,
            at[1] - along[1] * slot,
            at[0] + along[0] * slot,
            at[1] + along[1] * slot,
            view.pen(0.26),
        ),
    ]


def stone(view: View, at: Point, radius: float, chance: Chance) -> list[Item]:
    """A round stone or post."""
    del chance
    return [Circle(*at, radius, view.edged(view.theme.paper, 0.24))]


def grave(view: View, at: Point, radius: float, chance: Chance) -> list[Item]:
    """A gravestone, laid flat to be seen."""
    del chance
    half, k = radius * 0.55, radius * 0.55 * 0.5523
    x, y = at
    top = y - radius * 0.4
    stone: tuple[Segment, ...] = (
        ("M", (x - half, y + radius * 0.8)),
        ("L", (x - half, top)),
        ("C", (x - half, top - k, x - k, top - half, x, top - half)),
        ("C", (x + k, top - half, x + half, top - k, x + half, top)),
        ("L", (x + half, y + radius * 0.8)),
        ("Z", ()),
    )
    pen = view.pen(0.24)
    cross = [(x, top - half * 0.4, x, y + radius * 0.4), (x - half * 0.5, top, x + half * 0.5, top)]
    return [
        Path(stone, view.edged(view.mass(), 0.26)),
        *stroked(cross, pen),
        Line(x - radius * 0.8, y + radius * 0.8, x + radius * 0.8, y + radius * 0.8, view.pen(0.32)),
    ]


def grave_area(view: View, ring: Outline, chance: Chance) -> list[Item]:
    """A gravestone by its outline."""
    at, radius = round_(ring)
    return grave(view, at, radius, chance)


def fence(view: View, line: Outline, chance: Chance) -> list[Item]:
    """A rail and posts at even distances."""
    del chance
    items: list[Item] = [polyline(line, view.pen(0.24))]
    post = max(view.mm(2.0), 0.5)
    for a, b in pairwise(line):
        length = math.dist(a, b)
        count = max(1, round(length / max(view.mm(12), 2.6)))
        for index in range(count + 1):
            x, y = a[0] + (b[0] - a[0]) * index / count, a[1] + (b[1] - a[1]) * index / count
            items.append(Circle(x, y, post, view.edged(view.theme.paper, 0.24)))
    return items


def wall(view: View, line: Outline, chance: Chance) -> list[Item]:
    """A wall seen from above: a thick band with joints."""
    del chance
    wide = max(view.mm(6), 1.2)
    outer = Style(stroke=view.theme.ink, width=round(wide, 3), cap="square", join="miter")
    core = Style(stroke=view.mass(), width=round(wide - 2 * view.pen(0.3).width, 3), cap="square", join="miter")
    items: list[Item] = [polyline(line, outer), polyline(line, core)]
    ticks = []
    for a, b in pairwise(line):
        (ux, uy), length = unit_vector(a, b), math.dist(a, b)
        count = max(1, round(length / max(view.mm(13), 2.4)))
        for index in range(1, count):
            x, y = a[0] + ux * length * index / count, a[1] + uy * length * index / count
            ticks.append((x - uy * wide * 0.4, y + ux * wide * 0.4, x + uy * wide * 0.4, y - ux * wide * 0.4))
    return items + list(stroked(ticks, view.pen(0.16)))


def wall_area(view: View, ring: Outline, chance: Chance) -> list[Item]:
    """A thick wall by its outline."""
    del chance
    xs, ys = zip(*ring, strict=True)
    angle = 90 if max(xs) - min(xs) > max(ys) - min(ys) else 0
    return [
        Polygon(ring, Style(fill=view.mass())),
        *stroked(hatch(ring, angle, max(view.mm(13), 2.4)), view.pen(0.16)),
        Polygon(ring, view.edged_line(0.4)),
    ]


def plain_line(view: View, line: Outline, chance: Chance) -> list[Item]:
    """A line of a kind without a drawing of its own."""
    del chance
    return [polyline(line, view.pen(0.4))]


def plain_area(view: View, ring: Outline, chance: Chance) -> list[Item]:
    """An area of a kind without a drawing of its own."""
    del chance
    return [
        Polygon(ring, Style(fill=view.theme.paper)),
        *stroked(hatch(ring, 135, max(view.mm(9), 2.0)), view.pen(0.15, view.theme.dark)),
        Polygon(ring, view.edged_line(0.4)),
    ]
