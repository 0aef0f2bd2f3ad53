"""Plane geometry of drawings: hatching cut to an outline, insets, hips, clouds; page millimetres."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from toolkit.boards.plane import area, edges, inside, to_segment
from toolkit.drawing.scene import Path, Style

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from toolkit.boards.chance import Chance
    from toolkit.drawing.scene import Point, Segment

Outline = tuple["Point", ...]
Stroke = tuple[float, float, float, float]

GRID = 10  # how finely a place for a label is sought
MAX_LINES = 400  # of one hatch: a coarser pitch is taken beyond


def hatch(outline: Outline, angle_degrees: float, pitch: float, start: float = 0.5) -> list[Stroke]:
    """Parallel strokes inside an outline of any shape, ``pitch`` apart, cut off at its sides."""
    cos, sin = math.cos(math.radians(angle_degrees)), math.sin(math.radians(angle_degrees))
    turned = [(x * cos + y * sin, y * cos - x * sin) for x, y in outline]
    low, high = min(y for _, y in turned), max(y for _, y in turned)
    pitch = max(pitch, (high - low) / MAX_LINES, 1e-6)
    strokes: list[Stroke] = []
    level = low + pitch * start
    while level < high:
        cuts = sorted(
            ax + (level - ay) * (bx - ax) / (by - ay)
            for (ax, ay), (bx, by) in edges(tuple(turned))
            if (ay > level) != (by > level)
        )
        for a, b in zip(cuts[::2], cuts[1::2], strict=False):
            if b - a > 0.05:
                strokes.append(
                    (a * cos - level * sin, a * sin + level * cos, b * cos - level * sin, b * sin + level * cos)
                )
        level += pitch
    return strokes


def stroked(strokes: Iterable[Stroke], style: Style) -> list[Path]:
    """Strokes as one path (an empty list when there are none)."""
    segments: list[Segment] = []
    for x1, y1, x2, y2 in strokes:
        segments += [("M", (x1, y1)), ("L", (x2, y2))]
    return [Path(tuple(segments), style)] if segments else []


def polyline(points: Sequence[Point], style: Style, *, closed: bool = False) -> Path:
    """Straight lines from point to point."""
    segments: list[Segment] = [("L" if index else "M", point) for index, point in enumerate(points)]
    return Path((*segments, ("Z", ())) if closed else tuple(segments), style)


def inset(outline: Outline, depth: float) -> Outline:
    """The outline moved inward by ``depth`` at every side; the outline itself where that leaves nothing."""
    sign = 1.0 if area(outline) > 0 else -1.0
    sides = []
    for (ax, ay), (bx, by) in edges(outline):
        length = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / length * sign, (bx - ax) / length * sign
        sides.append((nx, ny, nx * ax + ny * ay + depth))
    moved = []
    for (ax, ay, a), (bx, by, b) in zip((sides[-1], *sides[:-1]), sides, strict=True):
        cross = ax * by - ay * bx
        if abs(cross) < 1e-6:
            return outline
        moved.append(((a * by - b * ay) / cross, (ax * b - bx * a) / cross))
    ring = tuple(moved)
    kept = all(
        (q[0] - p[0]) * (d[0] - c[0]) + (q[1] - p[1]) * (d[1] - c[1]) > 0
        for (p, q), (c, d) in zip(edges(outline), edges(ring), strict=True)
    )
    return ring if kept else outline


def convex(outline: Outline) -> bool:
    """Whether all corners turn the same way."""
    turns = []
    for (ax, ay), (bx, by), (cx, cy) in zip(
        outline, (*outline[1:], outline[0]), (*outline[2:], *outline[:2]), strict=True
    ):
        turns.append((bx - ax) * (cy - by) - (by - ay) * (cx - bx))
    return all(turn > -1e-9 for turn in turns) or all(turn < 1e-9 for turn in turns)


def hip_faces(outline: Outline) -> list[tuple[Outline, Point, Point]]:
    """The faces of a hipped roof over a convex outline, each with its eaves: where that side is the nearest."""
    sign = 1.0 if area(outline) > 0 else -1.0
    planes = []
    for (ax, ay), (bx, by) in edges(outline):
        length = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / length * sign, (bx - ax) / length * sign
        planes.append((nx, ny, nx * ax + ny * ay))
    faces = []
    for index, (a, b) in enumerate(edges(outline)):
        face = outline
        nx, ny, d = planes[index]
        for other, (ox, oy, od) in enumerate(planes):
            if other != index and face:
                face = _half(face, ox - nx, oy - ny, od - d)
        if len(face) >= 3:
            faces.append((face, a, b))
    return faces


def _half(outline: Outline, nx: float, ny: float, d: float) -> Outline:
    """The part of a convex outline where ``nx * x + ny * y >= d``."""
    kept: list[Point] = []
    for (ax, ay), (bx, by) in edges(outline):
        first, second = nx * ax + ny * ay - d, nx * bx + ny * by - d
        if first >= -1e-9:
            kept.append((ax, ay))
        if (first > 1e-9 and second < -1e-9) or (first < -1e-9 and second > 1e-9):
            t = first / (first - second)
            kept.append((ax + t * (bx - ax), ay + t * (by - ay)))
    return tuple(kept)


def room_at(point: Point, outline: Outline) -> float:
    """How far a point lies inside an outline; below 0 outside it."""
    away = min(to_segment(point, a, b) for a, b in edges(outline))
    return away if inside(point, outline) else -away


def calm_spot(outline: Outline, wanted: float, taken: Sequence[tuple[Point, float]] = ()) -> Point:
    """Where a label of radius ``wanted`` stands best: near the middle, away from the sides and from what is taken."""
    xs, ys = zip(*outline, strict=True)
    left, top, right, bottom = min(xs), min(ys), max(xs), max(ys)
    middle = ((left + right) / 2, (top + bottom) / 2)
    size = max(right - left, bottom - top) or 1.0
    best, best_value = middle, -math.inf
    for row in range(1, GRID):
        for column in range(1, GRID):
            spot = (left + (right - left) * column / GRID, top + (bottom - top) * row / GRID)
            pull = 0.6 * wanted * math.dist(spot, middle) / size
            if wanted * 1.3 - pull <= best_value:
                continue
            room = min([room_at(spot, outline), *(math.dist(spot, at) - radius for at, radius in taken)])
            value = min(room, wanted * 1.3) - pull
            if value > best_value:
                best, best_value = spot, value
    return best


def cloud(at: Point, radius: float, lobes: int, chance: Chance, style: Style) -> Path:
    """A leafy outline of ``lobes`` bulges within ``radius``."""
    turn = chance.random() * math.tau
    corners = []
    for index in range(lobes):
        angle = turn + (index + 0.24 * (chance.random() - 0.5)) * math.tau / lobes
        reach = radius * (0.78 + 0.08 * chance.random())
        corners.append((at[0] + reach * math.cos(angle), at[1] + reach * math.sin(angle)))
    segments: list[Segment] = [("M", corners[0])]
    bulge = 1 + 2.2 / lobes
    for (ax, ay), (bx, by) in edges(tuple(corners)):
        first = (at[0] + (ax - at[0]) * bulge, at[1] + (ay - at[1]) * bulge)
        second = (at[0] + (bx - at[0]) * bulge, at[1] + (by - at[1]) * bulge)
        push = 0.12
        first = (first[0] + (bx - ax) * push, first[1] + (by - ay) * push)
        second = (second[0] - (bx - ax) * push, second[1] - (by - ay) * push)
        segments.append(("C", (*first, *second, bx, by)))
    return Path((*segments, ("Z", ())), style)
