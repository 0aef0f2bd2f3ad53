"""Areas of scenery from above: woods, thickets, rivers and their crossings, rubble, ruins."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from toolkit.boards.plane import area, edges
from toolkit.drawing.scene import Group, Path, Polygon, Style
from toolkit.printables.maps.outlines import hatch, inset, polyline, room_at, stroked
from toolkit.printables.maps.scenery_pieces import bush, round_, tree
from toolkit.printables.maps.view import unit_vector

if TYPE_CHECKING:
    from toolkit.boards.chance import Chance
    from toolkit.drawing.scene import Item, Point, Segment
    from toolkit.printables.maps.outlines import Outline
    from toolkit.printables.maps.view import View

MOST_DOTS = 400  # of one patterned area


def woods(view: View, ring: Outline, chance: Chance) -> list[Item]:
    """A scalloped edge with trees standing in it."""
    items: list[Item] = [scallops(view, ring)]
    radius = max(view.mm(13), 2.0)
    for at in _strewn(ring, radius * 2.1, radius * 1.25, chance):
        items += tree(view, at, radius * (0.8 + 0.3 * chance.random()), chance)
    return items


def scallops(view: View, ring: Outline) -> Path:
    """An outline of bulges, evenly along every side; they end where the piece ends."""
    pitch = max(view.mm(17), 2.4)
    inner = inset(ring, pitch * 0.3)
    sign = 1.0 if area(inner) > 0 else -1.0
    segments: list[Segment] = [("M", inner[0])]
    for a, b in edges(inner):
        length = math.dist(a, b)
        count = max(1, round(length / pitch))
        (ux, uy), step = unit_vector(a, b), length / count
        out_x, out_y = uy * sign * step * 0.4, -ux * sign * step * 0.4
        for index in range(count):
            x, y = a[0] + ux * step * index, a[1] + uy * step * index
            end = (x + ux * step, y + uy * step)
            segments.append(("C", (x + out_x, y + out_y, end[0] + out_x, end[1] + out_y, *end)))
    return Path((*segments, ("Z", ())), view.edged(view.theme.paper, 0.3, view.theme.dark))


def thicket(view: View, ring: Outline, chance: Chance) -> list[Item]:
    """One bush, or many where the outline is large."""
    at, radius = round_(ring)
    if radius < view.mm(16):
        return bush(view, at, radius, chance)
    items: list[Item] = [scallops(view, ring)]
    size = max(view.mm(7), 1.4)
    for spot in _strewn(ring, size * 2.3, size * 1.5, chance) or [at]:
        items += bush(view, spot, size * (0.8 + 0.4 * chance.random()), chance)
    return items


def grove(view: View, ring: Outline, chance: Chance) -> list[Item]:
    """One tree by its outline."""
    at, radius = round_(ring)
    return tree(view, at, radius, chance)


def river(view: View, ring: Outline, chance: Chance) -> list[Item]:
    """Banks and short waves along the water."""
    xs, ys = zip(*ring, strict=True)
    flat = max(xs) - min(xs) >= max(ys) - min(ys)
    pen = view.pen(0.18, view.theme.dark)
    items: list[Item] = [Polygon(ring, Style(fill=view.mass()))]
    wave = max(view.mm(16), 2.6)
    segments: list[Segment] = []
    for x, y in _strewn(ring, wave * 1.2, wave * 0.62, chance):
        half, lift = wave / 2, wave * 0.16
        for start in (-half, 0.0):
            turn = lift if start else -lift
            a, b, c = start, start + half / 2, start + half
            if flat:
                segments += [("M", (x + a, y)), ("C", (x + b, y + turn, x + b, y + turn, x + c, y))]
            else:
                segments += [("M", (x, y + a)), ("C", (x + turn, y + b, x + turn, y + b, x, y + c))]
    if segments:
        items.append(Path(tuple(segments), pen))
    return [*items, Polygon(ring, Style(stroke=view.theme.dark, width=view.pen(0.4).width, join="round"))]


def rubble(view: View, ring: Outline, chance: Chance) -> list[Item]:
    """Broken stones, densest in the middle."""
    items: list[Item] = [Polygon(ring, Style(fill=view.theme.paper, stroke=view.theme.dark, width=view.pen(0.2).width))]
    size = max(view.mm(5), 1.0)
    for x, y in _strewn(ring, size * 2.2, size, chance):
        corners = 4 + chance.whole(0, 2)
        turn, grow = chance.random() * 6, size * (0.5 + 0.5 * chance.random())
        stone = tuple(
            (
                x + grow * math.cos(turn + index * math.tau / corners),
                y + grow * math.sin(turn + index * math.tau / corners),
            )
            for index in range(corners)
        )
        items.append(Polygon(stone, view.edged(view.mass() if chance.happens(0.5) else view.theme.paper, 0.2)))
    return items


def ruin(view: View, ring: Outline, chance: Chance) -> list[Item]:
    """Broken walls around rubble."""
    items = rubble(view, inset(ring, max(view.mm(8), 1.2)), chance)
    wide = max(view.mm(6), 1.0)
    for a, b in edges(ring):
        length = math.dist(a, b)
        gap = 0.2 + 0.25 * chance.random()
        start = 0.2 + (0.6 - gap) * chance.random()
        (ux, uy) = unit_vector(a, b)
        for low, high in ((0.0, start), (start + gap, 1.0)):
            p = (a[0] + ux * length * low, a[1] + uy * length * low)
            q = (a[0] + ux * length * high, a[1] + uy * length * high)
            items.append(polyline((p, q), Style(stroke=view.theme.ink, width=round(wide, 3))))
    return [Group(tuple(items), clip=Polygon(ring, Style()))]


def bridge(view: View, ring: Outline, chance: Chance) -> list[Item]:
    """Planks across the water."""
    del chance
    xs, ys = zip(*ring, strict=True)
    return [
        Polygon(ring, Style(fill=view.theme.paper)),
        *stroked(hatch(ring, 90 if max(xs) - min(xs) > max(ys) - min(ys) else 0, max(view.mm(7), 1.2)), view.pen(0.18)),
        Polygon(ring, view.edged_line(0.3)),
    ]


def _strewn(ring: Outline, pitch: float, margin: float, chance: Chance) -> list[Point]:
    """Places at about ``pitch`` from each other, ``margin`` inside an outline."""
    xs, ys = zip(*ring, strict=True)
    area = (max(xs) - min(xs)) * (max(ys) - min(ys))
    pitch = max(pitch, math.sqrt(area / MOST_DOTS), 0.1)
    found = []
    row = 0
    y = min(ys) + margin
    while y <= max(ys) - margin + 1e-6:
        x = min(xs) + margin + (pitch / 2 if row % 2 else 0.0)
        while x <= max(xs) - margin + 1e-6:
            spot = (x + pitch * 0.3 * (chance.random() - 0.5), y + pitch * 0.3 * (chance.random() - 0.5))
            if room_at(spot, ring) >= margin * 0.8:
                found.append(spot)
            x += pitch
        y += pitch * 0.87
        row += 1
    return found
