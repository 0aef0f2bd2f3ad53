"""Buildings from above: walls, and a roof with a character of its own over any outline."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from toolkit.boards.chance import Chance
from toolkit.boards.plane import edges
from toolkit.drawing.scene import Circle, Line, Polygon, Rect, Style
from toolkit.printables.maps.outlines import (
    calm_spot,
    convex,
    hatch,
    hip_faces,
    inset,
    polyline,
    room_at,
    stroked,
)
from toolkit.printables.maps.view import disc_box, meets, unit_vector

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolkit.drawing.scene import Box, Item, Point
    from toolkit.model.board import Building
    from toolkit.printables.maps.outlines import Outline
    from toolkit.printables.maps.view import View

STYLES = ("ridge", "flat", "hip", "skylights")
SKIRT = 17.0  # mm of the town: the slope around a flat top
TILES = 4.6  # pitch of the roof's hatching


class Roof:
    """One building being drawn: what is taken on its roof already, and what has been drawn."""

    def __init__(self, view: View, building: Building, taken: list[Box], letter_at: Point | None) -> None:
        self.view = view
        self.outline: Outline = view.ring(building.ring)
        self.chance = Chance(view.scenario.seed, f"map/{building.id}")
        self.taken = list(taken)
        self.items: list[Item] = []
        if letter_at:
            self.taken.append(disc_box(letter_at, letter_radius(view, self.outline) * 1.15))

    def free(self, around: Box, outline: Outline, margin: float) -> bool:
        """Whether a box lies on the roof with a margin and meets nothing that stands there; then it is taken."""
        left, top, right, bottom = around
        corners = ((left, top), (right, top), (right, bottom), (left, bottom))
        if any(room_at(corner, outline) < margin for corner in corners) or meets(around, self.taken):
            return False
        self.taken.append((left - margin, top - margin, right + margin, bottom + margin))
        return True


def building_items(view: View, building: Building, taken: list[Box], letter_at: Point | None) -> list[Item]:
    """Walls and roof of one building; ``taken`` are boxes on the page that stay free of roof furniture."""
    roof = Roof(view, building, taken, letter_at)
    outline = roof.outline
    if len(outline) < 3:
        return []
    style = style_of(building)
    roof.items.append(Polygon(outline, Style(fill=view.mass())))
    ROOFS[style](roof)
    roof.items.append(Polygon(outline, view.edged_line(0.62)))
    return roof.items


def style_of(building: Building) -> str:
    """The roof that the file names, or one that suits the outline."""
    named = building.extra.get("roof_style")
    if named in STYLES:
        rectangular = len(building.ring) == 4
        return "flat" if named == "ridge" and not rectangular else str(named)
    return "flat"


def letter_radius(view: View, outline: Outline, at: Point | None = None) -> float:
    """The radius of the disc that a building's letter stands in; at ``at`` it leaves the walls whole."""
    xs, ys = zip(*outline, strict=True)
    room: float = min(max(xs) - min(xs), max(ys) - min(ys))
    radius = min(max(view.mm(13.5), 3.6), 0.24 * room)
    return radius if at is None else min(radius, max(room_at(at, outline) - 0.5, 1.9))


def letter_spot(view: View, building: Building, taken: list[Box]) -> Point:
    """Where a building's letter stands, clear of the door bars in ``taken``."""
    outline = view.ring(building.ring)
    radius = letter_radius(view, outline)
    spots = [(((a + c) / 2, (b + d) / 2), max(c - a, d - b) / 2) for a, b, c, d in taken]
    return calm_spot(outline, radius * 1.5, spots)


def _ridge(roof: Roof) -> None:
    """Two slopes from a ridge along the longer side: one lit, with skylights, one in the shade, with dormers."""
    view, ring = roof.view, roof.outline
    if math.dist(ring[0], ring[1]) < math.dist(ring[1], ring[2]):
        ring = (*ring[1:], ring[0])
    a, b, c, d = ring  # the long sides are a-b and c-d
    if max(a[1], b[1]) > max(c[1], d[1]) or (a[1] == d[1] and a[0] > d[0]):
        a, b, c, d = c, d, a, b  # a-b is the upper or left one
    left, right = _mid(a, d), _mid(b, c)
    along, down = unit_vector(a, b), unit_vector(a, d)
    angle = math.degrees(math.atan2(down[1], down[0]))
    fine = view.pen(0.13, view.theme.dark)
    roof.items += stroked(hatch((a, b, right, left), angle, view.mm(TILES * 1.9)), fine)
    roof.items += stroked(hatch((left, right, c, d), angle, view.mm(TILES)), fine)
    for shift in (-0.9, 0.9):
        dx, dy = down[0] * view.mm(shift), down[1] * view.mm(shift)
        roof.items.append(Line(left[0] + dx, left[1] + dy, right[0] + dx, right[1] + dy, view.pen(0.24)))
    length, depth = math.dist(a, b), math.dist(a, left)
    size = min(view.mm(17), depth * 0.32)
    for count, start, slope, draw in (
        (max(1, int(length / view.mm(75))), a, 0.56, _skylight),
        (max(1, int(length / view.mm(52))), left, 0.52, _dormer),
    ):
        for index in range(count):
            t = length * (index + 0.5) / count
            at = (
                start[0] + along[0] * t + down[0] * depth * slope,
                start[1] + along[1] * t + down[1] * depth * slope,
            )
            if roof.free(disc_box(at, size * 0.62), ring, view.mm(2)):
                roof.items += draw(view, at, size, along, down)


def _skylight(view: View, at: Point, size: float, along: Point, down: Point) -> list[Item]:
    frame = _quad(at, along, down, size * 0.5, size * 0.5)
    items: list[Item] = [Polygon(frame, view.edged(view.theme.paper, 0.24))]
    for shift in (-0.2, 0.2):
        pane = (at[0] + along[0] * size * shift, at[1] + along[1] * size * shift)
        items.append(Polygon(_quad(pane, along, down, size * 0.14, size * 0.28), view.ink_fill()))
    return items


def _dormer(view: View, at: Point, size: float, along: Point, down: Point) -> list[Item]:
    def spot(u: float, v: float) -> Point:
        return (
            at[0] + along[0] * size * u + down[0] * size * v,
            at[1] + along[1] * size * u + down[1] * size * v,
        )

    face = (spot(-0.5, 0.45), spot(-0.5, -0.15), spot(0, -0.75), spot(0.5, -0.15), spot(0.5, 0.45))
    return [
        Polygon(face, view.edged(view.theme.paper, 0.24)),
        polyline((spot(0, -0.75), spot(0, 0.45)), view.pen(0.18)),
        Polygon((spot(-0.5, 0.45), spot(0.5, 0.45), spot(0.5, 0.62), spot(-0.5, 0.62)), view.ink_fill()),
    ]


def _hip(roof: Roof) -> None:
    """Slopes from every wall to hips and a ridge; around a flat top where the outline has an inner corner."""
    view = roof.view
    if not convex(roof.outline):
        top = _skirt(roof)
        roof.items.append(Polygon(top, Style(fill=view.mass(), stroke=view.theme.ink, width=view.pen(0.24).width)))
        _furnish(roof, top, (_vent, _vent, _chimney))
        return
    fine = view.pen(0.13, view.theme.dark)
    faces = hip_faces(roof.outline)
    for face, a, b in faces:
        along = unit_vector(a, b)
        angle = math.degrees(math.atan2(along[1], along[0]))
        pitch = view.mm(TILES) if along[0] >= abs(along[1]) - 1e-9 else view.mm(TILES * 1.5)
        roof.items += stroked(hatch(face, angle + (90 if abs(along[1]) < abs(along[0]) else 0), pitch), fine)
    for face, _, _ in faces:
        roof.items.append(Polygon(face, view.pen(0.24, join="round")))
    _furnish(roof, roof.outline, (_chimney,))


def _flat(roof: Roof) -> None:
    """A parapet, slanted hatching, and what stands on flat roofs."""
    view = roof.view
    inner = inset(roof.outline, view.mm(6))
    roof.items += stroked(hatch(inner, 135, view.mm(TILES * 2.2)), view.pen(0.15, view.theme.dark))
    roof.items.append(Polygon(inner, view.pen(0.2)))
    _furnish(roof, inner, (_hatchway, _fan, _vent, _vent, _vent, _fan, _vent))


def _skylights(roof: Roof) -> None:
    """A slope all round and rows of glass on the flat top."""
    view = roof.view
    top = _skirt(roof)
    roof.items.append(Polygon(top, Style(fill=view.mass(), stroke=view.theme.ink, width=view.pen(0.24).width)))
    xs, ys = zip(*top, strict=True)
    wide, tall = view.mm(22), view.mm(34)
    if max(xs) - min(xs) > max(ys) - min(ys):
        wide, tall = tall, wide
    gap = view.mm(9)
    columns = max(1, int((max(xs) - min(xs) - gap) / (wide + gap)))
    rows = max(1, int((max(ys) - min(ys) - gap) / (tall + gap)))
    step_x, step_y = (max(xs) - min(xs)) / columns, (max(ys) - min(ys)) / rows
    for row in range(rows):
        for column in range(columns):
            x, y = min(xs) + step_x * (column + 0.5), min(ys) + step_y * (row + 0.5)
            around = (x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2)
            if roof.free(around, top, view.mm(2.5)):
                roof.items += _glass(view, *around)


def _glass(view: View, left: float, top: float, right: float, bottom: float) -> list[Item]:
    pen = view.pen(0.18)
    items: list[Item] = [Rect(left, top, right - left, bottom - top, view.edged(view.theme.paper, 0.24))]
    mx, my, reach = (left + right) / 2, (top + bottom) / 2, min(right - left, bottom - top) / 2
    if right - left < bottom - top:
        one, two = (mx, top + reach), (mx, bottom - reach)
        ends = ((left, top, one), (right, top, one), (left, bottom, two), (right, bottom, two))
    else:
        one, two = (left + reach, my), (right - reach, my)
        ends = ((left, top, one), (left, bottom, one), (right, top, two), (right, bottom, two))
    return items + stroked([(x, y, *at) for x, y, at in ends] + [(*one, *two)], pen)


def _skirt(roof: Roof) -> Outline:
    """Sloping faces along every wall; gives the outline of the flat top."""
    view = roof.view
    xs, ys = zip(*roof.outline, strict=True)
    top = roof.outline
    depth = min(view.mm(SKIRT), 0.2 * min(max(xs) - min(xs), max(ys) - min(ys)))
    while top == roof.outline and depth > view.mm(2):
        top = inset(roof.outline, depth)
        depth *= 0.7
    fine = view.pen(0.13, view.theme.dark)
    for (a, b), (c, d) in zip(edges(roof.outline), edges(top), strict=True):
        along = unit_vector(a, b)
        angle = math.degrees(math.atan2(along[1], along[0]))
        roof.items += stroked(hatch((a, b, d, c), angle, view.mm(TILES * 0.75)), fine)
        roof.items.append(Line(*a, *c, view.pen(0.24)))
    return top


def _furnish(
    roof: Roof, outline: Outline, things: tuple[Callable[[View, Point], tuple[float, list[Item]]], ...]
) -> None:
    """Things on the roof, each at the roomiest of a few places drawn by the seed."""
    xs, ys = zip(*outline, strict=True)
    for thing in things:
        reach, _ = thing(roof.view, (0.0, 0.0))
        for _ in range(14):
            at = (
                min(xs) + (max(xs) - min(xs)) * roof.chance.random(),
                min(ys) + (max(ys) - min(ys)) * roof.chance.random(),
            )
            if roof.free(disc_box(at, reach), outline, roof.view.mm(4)):
                roof.items += thing(roof.view, at)[1]
                break


def _vent(view: View, at: Point) -> tuple[float, list[Item]]:
    radius = view.mm(5)
    return radius, [
        Circle(*at, radius, view.edged(view.theme.paper, 0.24)),
        Circle(*at, radius * 0.3, view.ink_fill()),
    ]


def _fan(view: View, at: Point) -> tuple[float, list[Item]]:
    half = view.mm(12)
    radius, pen = half * 0.7, view.pen(0.18)
    blades = [
        (*at, at[0] + radius * math.cos(turn), at[1] + radius * math.sin(turn))
        for turn in (index * math.tau / 6 + 0.3 for index in range(6))
    ]
    frame = Rect(at[0] - half, at[1] - half, 2 * half, 2 * half, view.edged(view.theme.paper, 0.24))
    return half, [frame, Circle(*at, radius, pen), *stroked(blades, pen)]


def _hatchway(view: View, at: Point) -> tuple[float, list[Item]]:
    half, low = view.mm(19), view.mm(15)
    left, top, right, bottom = at[0] - half, at[1] - low, at[0] + half, at[1] + low
    frame = Rect(left, top, 2 * half, 2 * low, view.edged(view.theme.paper, 0.24))
    sill = Rect(at[0] - half * 0.36, bottom, half * 0.72, view.mm(3), view.ink_fill())
    return half, [frame, *stroked([(left, top, right, bottom), (left, bottom, right, top)], view.pen(0.18)), sill]


def _chimney(view: View, at: Point) -> tuple[float, list[Item]]:
    half = view.mm(7)
    return half, [
        Rect(at[0] - half, at[1] - half, 2 * half, 2 * half, view.edged(view.theme.paper, 0.24)),
        Rect(at[0] - half * 0.5, at[1] - half * 0.5, half, half, view.ink_fill()),
    ]


def _mid(a: Point, b: Point) -> Point:
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def _quad(at: Point, along: Point, down: Point, half: float, deep: float) -> Outline:
    return tuple(
        (at[0] + along[0] * half * u + down[0] * deep * v, at[1] + along[1] * half * u + down[1] * deep * v)
        for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )


ROOFS: dict[str, Callable[[Roof], None]] = {"ridge": _ridge, "flat": _flat, "hip": _hip, "skylights": _skylights}
