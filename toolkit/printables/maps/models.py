"""Models and cars on a map: where they start, seen from above."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

from toolkit.drawing.scene import Circle, Group, Polygon, Rect, Style
from toolkit.printables.maps.art import drawn_art
from toolkit.printables.maps.outlines import stroked

if TYPE_CHECKING:
    from toolkit.drawing.scene import Item, Point
    from toolkit.model.board import Car, Model
    from toolkit.printables.maps.view import View


MARKER_FILLS = 0.95  # how much of a marker's artboard its disc fills


def car_items(view: View, car: Car) -> list[Item]:
    """The car from above in its true size and heading; its outline alone where no picture ships."""
    xs, ys = zip(*view.ring(car.ring), strict=True)
    at = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    sideways = round(car.heading_degrees / 90) % 2 == 1
    long, wide = max(xs) - min(xs), max(ys) - min(ys)
    if sideways:
        long, wide = wide, long
    if len(car.ring) != 4 or car.heading_degrees % 90:
        sides = sorted((math.dist(a, b) for a, b in pairwise(view.ring(car.ring))))
        long, wide = sides[-1], sides[0]
    if view.has_art("car"):
        return [drawn_art(view, "car", at, long, wide, -car.heading_degrees)]
    return [Group(_plain_car(view, long, wide), move=at, turn_degrees=-car.heading_degrees)]


def _plain_car(view: View, long: float, wide: float) -> tuple[Item, ...]:
    """Body, roof, glass and lights, heading right, around the origin."""
    body, glass = view.edged(view.theme.paper, 0.4), Style(fill=view.theme.ink)
    half, side = long / 2, wide / 2
    lamp = view.theme.solid(view.theme.accent, 0.2)
    return (
        Rect(-half, -side, long, wide, body, radius=wide * 0.2),
        Polygon(
            (
                (half * 0.32, -side * 0.8),
                (half * 0.5, -side * 0.7),
                (half * 0.5, side * 0.7),
                (half * 0.32, side * 0.8),
            ),
            glass,
        ),
        Polygon(
            (
                (-half * 0.62, -side * 0.7),
                (-half * 0.5, -side * 0.8),
                (-half * 0.5, side * 0.8),
                (-half * 0.62, side * 0.7),
            ),
            glass,
        ),
        Rect(
            -half * 0.46, -side * 0.78, half * 0.74, side * 1.56, view.edged(view.theme.paper, 0.25), radius=wide * 0.06
        ),
        Rect(half * 0.9, -side * 0.8, half * 0.08, side * 0.35, lamp),
        Rect(half * 0.9, side * 0.45, half * 0.08, side * 0.35, lamp),
    )


def model_items(view: View, model: Model) -> list[Item]:
    """A start position: hero, human and soldier a filled disc, zombie a ring; the driver ringed in the accent.

    On the board itself they are rings to put the models on, on smaller maps full marks.
    """
    theme = view.theme
    at, radius = view.at(model.at), view.base(model.base / 2)
    ring = min(view.pen(0.9).width, radius * 0.22)
    dark = model.kind != "zombie"
    driver = model.station == "front-left"
    quiet = view.scale > 0.6
    items: list[Item] = []
    if driver:
        rim = min(view.pen(0.6).width, radius * 0.16)
        items.append(Circle(*at, radius - rim / 2, Style(fill=theme.paper, stroke=theme.accent, width=rim)))
    if quiet:
        if not driver:
            thin = min(ring * 0.5, 0.8)
            pen = Style(fill=theme.paper, stroke=theme.dark, width=thin, dash=(2.6, 1.6) if dark else ())
            items.append(Circle(*at, radius - thin / 2, pen))
        return items + marker(view, model.kind, at, radius * 0.46)
    return items + marker(view, model.kind, at, radius * 0.8 if driver else radius)


def marker(view: View, kind: str, at: Point, radius: float) -> list[Item]:
    """The sign of a kind of model in its disc: the picture that ships for it, else head and shoulders or a face."""
    theme = view.theme
    if view.has_art(f"map/marker-{kind}"):
        side = 2 * radius / MARKER_FILLS
        return [drawn_art(view, f"map/marker-{kind}", at, side, side)]
    if kind == "zombie":
        ring = min(view.pen(0.9).width, radius * 0.22)
        rim = Circle(*at, radius - ring / 2, Style(fill=theme.paper, stroke=theme.ink, width=ring))
        return [rim, *face_items(kind, at, radius - ring, theme.ink, theme.paper)]
    edge = 0.3 if theme.saver else 0.0
    disc = Circle(*at, radius - edge / 2, theme.solid(theme.ink, edge))
    ground = theme.paper if theme.saver else theme.ink
    return [disc, *face_items(kind, at, radius, theme.on_solid(theme.ink), ground)]


def face_items(kind: str, at: Point, radius: float, colour: str, ground: str) -> list[Item]:
    """The sign inside a start position: head and shoulders, or a face with two unequal eyes."""
    x, y = at
    fill = Style(fill=colour)
    if kind != "zombie":
        r = radius
        shoulders = Polygon(
            (
                (x - r * 0.52, y + r * 0.52),
                (x - r * 0.5, y + r * 0.3),
                (x - r * 0.36, y + r * 0.12),
                (x + r * 0.36, y + r * 0.12),
                (x + r * 0.5, y + r * 0.3),
                (x + r * 0.52, y + r * 0.52),
            ),
            fill,
        )
        head: list[Item] = [Circle(x, y - r * 0.24, r * 0.29, fill), shoulders]
        if kind == "soldier":
            head.append(Rect(x - r * 0.4, y - r * 0.34, r * 0.8, r * 0.12, fill))
        return head
    r = radius * 0.8
    hole = Style(fill=ground)
    skull = Rect(x - r * 0.72, y - r * 0.85, r * 1.44, r * 1.3, fill, radius=r * 0.6)
    jaw = Rect(x - r * 0.42, y + r * 0.1, r * 0.84, r * 0.75, fill, radius=r * 0.16)
    teeth = stroked(
        [
            (x - r * 0.2, y + r * 0.48, x - r * 0.2, y + r * 0.8),
            (x + r * 0.14, y + r * 0.42, x + r * 0.14, y + r * 0.72),
        ],
        Style(stroke=ground, width=max(r * 0.13, 0.05)),
    )
    nose = Polygon(((x, y + r * 0.02), (x - r * 0.1, y + r * 0.24), (x + r * 0.1, y + r * 0.24)), hole)
    return [
        skull,
        jaw,
        Circle(x - r * 0.32, y - r * 0.16, r * 0.25, hole),
        Circle(x + r * 0.34, y - r * 0.2, r * 0.16, hole),
        nose,
        *teeth,
    ]
