"""Dimension lines around a plan: chains from the board's edge over every building, in cm and inches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from toolkit.boards.plane import box, edges, inside
from toolkit.drawing.fonts import width
from toolkit.drawing.scene import Line, Rect, Style, Text
from toolkit.printables.maps.plan_tables import both_units
from toolkit.printables.maps.view import meets
from toolkit.printables.marks import arrow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.drawing.scene import Box, Item
    from toolkit.printables.desk import Desk
    from toolkit.printables.maps.view import View

LINE_AT = {"top": 6.0, "bottom": 6.0, "left": 9.0, "right": 9.0}  # mm from the board's edge to a chain
NEXT = {"top": 8.0, "bottom": 8.0, "left": 15.0, "right": 15.0}  # from there to a label that had no room in it
CM_PT, INCH_PT = 7.5, 7.0
LABEL_HEIGHT = 6.4


@dataclass(frozen=True, slots=True)
class Chain:
    """One side's chain: where it is cut, along the side from the left or from the top, in page mm."""

    side: str
    cuts: tuple[float, ...]


def chains_of(view: View) -> list[Chain]:
    """A chain on every side of the board that has buildings; every building stands in two of them."""
    left, bottom, right, top = box(view.board.ring)
    middle = ((left + right) / 2, (bottom + top) / 2)
    cuts: dict[str, set[float]] = {}
    for building in view.board.buildings:
        x0, y0, x1, y1 = box(building.ring)
        across, down = (
            ("top" if (y0 + y1) / 2 >= middle[1] else "bottom"),
            ("left" if (x0 + x1) / 2 < middle[0] else "right"),
        )
        cuts.setdefault(across, {0.0, view.width}).update((view.at((x0, 0))[0], view.at((x1, 0))[0]))
        cuts.setdefault(down, {0.0, view.height}).update((view.at((0, y1))[1], view.at((0, y0))[1]))
    found = []
    for side, places in cuts.items():
        ordered = sorted(places)
        kept = [ordered[0]]
        kept += [place for place in ordered[1:] if place - kept[-1] > 0.05]
        found.append(Chain(side, tuple(kept)))
    return found


def chain_items(view: View, desk: Desk, chain: Chain) -> list[Item]:
    """The chain with its ticks, arrows and labels; a label wider than its stretch stands outside it on a leader."""
    upright = chain.side in {"left", "right"}
    far = {"top": 0.0, "left": 0.0, "bottom": view.height, "right": view.width}[chain.side]
    sign = -1 if chain.side in {"top", "left"} else 1
    at = far + sign * LINE_AT[chain.side]
    hair = Style(stroke=desk.theme.dark, width=0.12)
    items: list[Item] = [_line(place, far + sign * 0.8, at + sign * 1.2, hair, upright=upright) for place in chain.cuts]
    last = -1e9
    for low, high in zip(chain.cuts, chain.cuts[1:], strict=False):
        labels = both_units(desk.words, (high - low) / view.scale)
        wide = max(width(labels[0], "bold", CM_PT), width(labels[1], "body", INCH_PT))
        needed = (LABEL_HEIGHT if upright else wide) + 3.0
        middle = (low + high) / 2
        ends = (at, low, at, high) if upright else (low, at, high, at)
        items += arrow(desk.theme, *ends, both=True, size=min(1.6, (high - low) * 0.4))
        inside = needed <= high - low
        place, away = middle, at
        if not inside:
            away = at + sign * NEXT[chain.side]
            half = (LABEL_HEIGHT if upright else wide) / 2 + 0.6
            limit = view.height if upright else view.width
            place = min(max(middle, last + half, half - 10), limit - half + 10)
            last = place + half
            start, end = at + sign * 0.6, away - sign * ((wide / 2 if upright else LABEL_HEIGHT / 2) + 0.4)
            items.append(Line(start, middle, end, place, hair) if upright else Line(middle, start, place, end, hair))
        items += _label(desk, labels, *((away, place) if upright else (place, away)), wide)
    return items


def _line(place: float, start: float, end: float, style: Style, *, upright: bool) -> Line:
    return Line(start, place, end, place, style) if upright else Line(place, start, place, end, style)


def _label(desk: Desk, labels: tuple[str, str], x: float, y: float, wide: float) -> list[Item]:
    theme = desk.theme
    half = wide / 2 + 0.6
    return [
        Rect(x - half, y - LABEL_HEIGHT / 2, 2 * half, LABEL_HEIGHT, Style(fill=theme.paper)),
        Text(x, y - 0.4, labels[0], "bold", CM_PT, theme.ink, anchor="middle"),
        Text(x, y + 2.6, labels[1], "body", INCH_PT, theme.dark, anchor="middle"),
    ]


def rooms(view: View, desk: Desk, chains: list[Chain]) -> dict[str, float]:
    """Millimetres that each side's chain takes outside the board."""
    taken = {"top": 1.0, "bottom": 1.0, "left": 1.0, "right": 1.0}
    for chain in chains:
        upright = chain.side in {"left", "right"}
        crowded = False
        for low, high in zip(chain.cuts, chain.cuts[1:], strict=False):
            labels = both_units(desk.words, (high - low) / view.scale)
            wide = max(width(labels[0], "bold", CM_PT), width(labels[1], "body", INCH_PT))
            crowded = crowded or (LABEL_HEIGHT if upright else wide) + 3.0 > high - low
        half = 7.5 if upright else LABEL_HEIGHT / 2
        taken[chain.side] = LINE_AT[chain.side] + half + (NEXT[chain.side] if crowded else 0.0)
    return taken


def cut_labels(view: View, desk: Desk, taken: Sequence[Box] = ()) -> list[Item]:
    """The sides of a cut or missing corner, labelled inside the building where nothing else is said."""
    items: list[Item] = []
    taken = list(taken)
    for building in view.board.buildings:
        x0, y0, x1, y1 = box(building.ring)
        ring = view.ring(building.ring)
        for (a, b), (p, q) in zip(edges(building.ring), edges(ring), strict=False):
            on_side = any(
                abs(a[axis] - b[axis]) < 0.01 and abs(a[axis] - limit) < 0.01
                for axis, limit in ((0, x0), (0, x1), (1, y0), (1, y1))
            )
            if on_side or len(building.ring) > 8:
                continue
            length = ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5
            text = desk.words.number(length / 10, 1)
            run = ((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2) ** 0.5 or 1.0
            nx, ny = -(q[1] - p[1]) / run, (q[0] - p[0]) / run
            away = 4.6
            middle = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
            if not inside((middle[0] + nx * away, middle[1] + ny * away), ring):
                nx, ny = -nx, -ny
            x, y = middle[0] + nx * away, middle[1] + ny * away
            half = width(text, "body", 7.0) / 2 + 0.4
            around = (x - half, y - 1.6, x + half, y + 1.6)
            if inside((x, y), ring) and not meets(around, taken):
                taken.append(around)
                items.append(Text(x, y + 0.9, text, "body", 7.0, desk.theme.dark, anchor="middle"))
    return items
