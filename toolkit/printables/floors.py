"""A building at true scale: a sheet a floor with remarks beside it, and its walls to cut out and glue on a box."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from toolkit.drawing.fonts import fitting_size, width
from toolkit.drawing.scene import Circle, Group, Item, Line, Polygon, Rect, Style, Text
from toolkit.errors import DrawingError
from toolkit.printables.desk import PANEL_WIDTH, composed
from toolkit.printables.maps.outlines import hatch, stroked
from toolkit.printables.marks import arrow
from toolkit.printables.text import LEADING, centred, flow, marked
from toolkit.printables.wall_fronts import wall_front

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from toolkit.drawing.scene import Point
    from toolkit.model.board import Opening
    from toolkit.model.floors import Floor, FloorNote, FloorPlans, Wall
    from toolkit.printables.desk import Desk, Page

HEAD = 20.0
COLUMN_GAP = 8.0
LEAST_COLUMN = 44.0  # mm beside the plan that its remarks need; narrower, they stand under it
WALL = 3.2  # mm: how thick the walls are drawn, inside the outline
TILE = 12.7  # mm of the floor's pattern
BELOW = 9.4  # mm under a plan for its measure
LABEL = 5.4  # mm over a wall for its name
ICON = 9.0


def pages(piece: FloorPlans, desk: Desk) -> list[Page]:
    """A panel a floor, with a wall under it where there is room; the other walls on panels of their own."""
    _refuse_large(piece, desk)
    walls = list(piece.walls) if piece.height > 0 else []
    panels: list[tuple[Item, ...]] = []
    for floor in piece.floors:
        items, notes, y = _floor(floor, desk)
        if y > desk.panel_height:  # a wide building under which the remarks have no room
            panels.append(tuple(items))
            items, y = _notes(floor.notes, 0.0, 0.0, desk)
        else:
            items += notes
        if walls and y + LABEL + piece.height <= desk.panel_height + 1e-6:
            items += _labelled(walls.pop(0), piece.height, y, desk)
        panels.append(tuple(items))
    return composed([*panels, *_walls(piece, walls, desk)], desk, piece.title)


def _refuse_large(piece: FloorPlans, desk: Desk) -> None:
    """DrawingError when a floor or a wall is larger than a panel."""
    sizes = [(wall.width, piece.height) for wall in piece.walls]
    for floor in piece.floors:
        xs, ys = zip(*floor.ring, strict=True)
        sizes.append((max(xs) - min(xs), max(ys) - min(ys) + BELOW))
    for wide, tall in sizes:
        if wide > PANEL_WIDTH or HEAD + tall > desk.panel_height:
            raise DrawingError(
                f"a floor or wall of {wide:.0f} x {tall:.0f} mm is larger than a sheet of {desk.paper.name}",
                cure="Print on larger paper, or leave the plan out",
            )


def _head(headline: str, line: str, desk: Desk) -> list[Item]:
    theme = desk.theme
    size = fitting_size(headline, "stencil", theme.size.huge, PANEL_WIDTH)
    points = fitting_size(line, "typewriter", theme.size.medium, PANEL_WIDTH)
    return [
        Text(0, 9.0, headline, "stencil", size, theme.ink),
        Text(0, 15.4, line, "typewriter", points, theme.ink),
    ]


def _floor(floor: Floor, desk: Desk) -> tuple[list[Item], list[Item], float]:
    """The plan, its remarks beside or under it, and where both end."""
    xs, ys = zip(*floor.ring, strict=True)
    wide, tall = max(xs) - min(xs), max(ys) - min(ys)
    left, top = min(xs), max(ys)

    def at(point: Point) -> Point:
        return point[0] - left, top - point[1]

    plan = Group(tuple(_plan(floor, at, desk)), move=(0.0, HEAD))
    items = [*_head(floor.headline, floor.line, desk), plan, *_measure(wide, HEAD + tall + 5.0, desk)]
    beside = PANEL_WIDTH - wide - COLUMN_GAP >= LEAST_COLUMN
    x, y = (wide + COLUMN_GAP, HEAD) if beside else (0.0, HEAD + tall + BELOW)
    notes, end = _notes(floor.notes, x, y, desk)
    if beside:
        items += _north(x + ICON / 2, HEAD + tall - 8.0, desk)
    return items, notes, max(HEAD + tall + BELOW, end)


def _north(x: float, y: float, desk: Desk) -> list[Item]:
    """A needle that points up, as the plan does."""
    theme = desk.theme
    return [
        Polygon(((x, y - 8.0), (x + 3.2, y + 1.0), (x, y - 1.0), (x - 3.2, y + 1.0)), Style(fill=theme.ink)),
        Text(x, y + 7.4, desk.words["map.north"], "stencil", theme.size.medium, theme.ink, anchor="middle"),
    ]


def _plan(floor: Floor, place: Callable[[Point], Point], desk: Desk) -> list[Item]:
    """The floor from its upper left corner: pattern, walls with their openings, ladder or hatch, rings."""
    theme = desk.theme
    ring = tuple(place(point) for point in floor.ring)
    items: list[Item] = [Polygon(ring, Style(fill=theme.paper)), *_pattern(floor, ring, desk)]
    items.append(Group((Polygon(ring, Style(stroke=theme.ink, width=2 * WALL)),), clip=Polygon(ring, Style())))
    for opening in floor.openings:
        items += _opening(opening, place(opening.a), place(opening.b), ring, desk)
    if floor.ladder is not None:
        items += _ladder(place(floor.ladder), floor, desk)
    for point in floor.rings:
        x, y = place(point)
        dashed = Style(fill=theme.paper, stroke=theme.accent, width=0.5, dash=(2.0, 1.4))
        items.append(Circle(x, y, floor.base / 2, dashed))
        items.append(desk.shelf.icon("soldier", x, y, floor.base * 0.42))
    return items


def _pattern(floor: Floor, ring: tuple[Point, ...], desk: Desk) -> list[Item]:
    """Floor tiles indoors, hatching on a roof."""
    theme = desk.theme
    thin = Style(stroke=theme.pale, width=0.25)
    inner: list[Item] = []
    if floor.hatch:
        inner += stroked(hatch(ring, 45, 4.0), thin)
    else:
        xs, ys = zip(*ring, strict=True)
        across, down = max(xs) - min(xs), max(ys) - min(ys)
        inner += [Line(TILE * n, 0, TILE * n, down, thin) for n in range(1, math.ceil(across / TILE))]
        inner += [Line(0, TILE * n, across, TILE * n, thin) for n in range(1, math.ceil(down / TILE))]
    return [Group(tuple(inner), clip=Polygon(ring, Style()))]


def _opening(opening: Opening, a: Point, b: Point, ring: tuple[Point, ...], desk: Desk) -> list[Item]:
    """A gap in the wall: a door with its leaf swung in and an arrow, a window with its pane.

    Doors hang on the left, seen from outside, as on the walls.
    """
    theme = desk.theme
    long = math.dist(a, b) or 1.0
    ux, uy = (b[0] - a[0]) / long, (b[1] - a[1]) / long
    mx = sum(x for x, _ in ring) / len(ring)
    my = sum(y for _, y in ring) / len(ring)
    nx, ny = -uy, ux
    if (mx - a[0]) * nx + (my - a[1]) * ny < 0:
        nx, ny = -nx, -ny
    if ux * ny - uy * nx > 0:
        a, b, ux, uy = b, a, -ux, -uy
    hole = (a, b, (b[0] + nx * WALL, b[1] + ny * WALL), (a[0] + nx * WALL, a[1] + ny * WALL))
    items: list[Item] = [Polygon(hole, Style(fill=theme.paper))]
    if opening.kind == "window":
        for t in (0.28, 0.72):
            p = (a[0] + nx * WALL * t, a[1] + ny * WALL * t)
            items.append(Line(*p, p[0] + ux * long, p[1] + uy * long, Style(stroke=theme.ink, width=0.3)))
        items.append(Polygon(hole, Style(stroke=theme.ink, width=0.4)))
        return items
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    sill = ((a, b), (hole[3], hole[2]))
    items += [Line(*p, *q, Style(stroke=theme.accent, width=0.8)) for p, q in sill]
    leaf = (a[0] + nx * (WALL + long * 0.94), a[1] + ny * (WALL + long * 0.94))
    items.append(Line(a[0] + nx * WALL, a[1] + ny * WALL, *leaf, Style(stroke=theme.accent, width=1.4)))
    head = 5.5
    tip = (middle[0] + nx * (WALL + 12.0), middle[1] + ny * (WALL + 12.0))
    tail = (middle[0] + nx * (WALL + 1.0), middle[1] + ny * (WALL + 1.0))
    corners = (
        tip,
        (tip[0] - nx * head + ux * head * 0.62, tip[1] - ny * head + uy * head * 0.62),
        (tip[0] - nx * head - ux * head * 0.62, tip[1] - ny * head - uy * head * 0.62),
    )
    neck = (tip[0] - nx * head, tip[1] - ny * head)
    items.append(Line(*tail, *neck, Style(stroke=theme.accent, width=2.0)))
    items.append(Polygon(corners, Style(fill=theme.accent)))
    return items


def _ladder(at: Point, floor: Floor, desk: Desk) -> list[Item]:
    """The ladder from above, or on the roof the hatch where it comes out."""
    theme = desk.theme
    x, y = at
    half = floor.base * 0.5
    frame = Rect(x - half, y - half, 2 * half, 2 * half, Style(fill=theme.paper, stroke=theme.ink, width=0.6), radius=1)
    items: list[Item] = [frame, desk.shelf.icon("ladder", x, y - (2.0 if floor.hatch else 0), half * 1.25)]
    if floor.hatch:
        size = fitting_size(floor.hatch, "bold", theme.size.small, 2 * half - 1.5, 6.0)
        items.append(centred(floor.hatch, x, y + half - 2.8, "bold", size, theme.ink))
    return items


def _measure(wide: float, y: float, desk: Desk) -> list[Item]:
    """The width in inches and millimetres under a plan."""
    theme, words = desk.theme, desk.words
    text = words.fill(
        "floors.size", inches=words.number(wide / 25.4, 2).rstrip("0").rstrip(".,"), mm=words.number(wide)
    )
    half = width(text, "body", theme.size.small) / 2 + 1.5
    middle = wide / 2
    return [
        *arrow(theme, middle - half, y, 0, y),
        *arrow(theme, middle + half, y, wide, y),
        centred(text, middle, y, "body", theme.size.small, theme.ink),
    ]


def _notes(notes: Sequence[FloorNote], x: float, y: float, desk: Desk) -> tuple[list[Item], float]:
    """Remarks one under the other from (x, y) on, and where they end."""
    theme = desk.theme
    room = PANEL_WIDTH - x
    items: list[Item] = []
    for index, note in enumerate(notes):
        if index:
            items.append(Line(x, y, PANEL_WIDTH, y, theme.row_rule()))
            y += 3.4
        items.append(desk.shelf.icon(note.icon, x + ICON / 2, y + ICON / 2, ICON))
        text, after = flow(marked(note.text, theme), x + ICON + 3, y + 3.2, room - ICON - 3, theme.size.text)
        items += text
        y = max(after - theme.size.text * LEADING + 4.0, y + ICON + 3.0)
    return items, y


def _walls(piece: FloorPlans, walls: Sequence[Wall], desk: Desk) -> list[tuple[Item, ...]]:
    """The walls that stand under no floor, as many under each other as a panel holds, and how to build with them."""
    panels: list[list[Item]] = []
    y = desk.panel_height + 1
    for wall in walls:
        if y + LABEL + piece.height > desk.panel_height + 1e-6:
            panels.append(_head(piece.walls_headline, piece.walls_line, desk) if not panels else [])
            y = HEAD if len(panels) == 1 else 0.0
        panels[-1] += _labelled(wall, piece.height, y, desk)
        y += LABEL + piece.height + 3.0
    if panels and piece.steps:
        steps, end = _steps(piece.steps, y, desk)
        if end <= desk.panel_height:
            panels[-1] += steps
    return [tuple(panel) for panel in panels]


def _steps(steps: Sequence[FloorNote], y: float, desk: Desk) -> tuple[list[Item], float]:
    """Steps side by side under a rule."""
    theme = desk.theme
    gap = 6.0
    wide = (PANEL_WIDTH - gap * (len(steps) - 1)) / len(steps)
    items: list[Item] = [Line(0, y, PANEL_WIDTH, y, theme.rule())]
    lowest = y
    for index, step in enumerate(steps):
        x = index * (wide + gap)
        items.append(desk.shelf.icon(step.icon, x + ICON / 2, y + 4.0 + ICON / 2, ICON))
        items.append(Text(x + ICON + 2.4, y + 11.0, str(index + 1), "stencil", theme.size.large, theme.accent))
        text, after = flow(marked(step.text, theme), x, y + ICON + 9.0, wide, theme.size.text)
        items += text
        lowest = max(lowest, after - theme.size.text * LEADING)
    return items, lowest


def _labelled(wall: Wall, height: float, y: float, desk: Desk) -> list[Item]:
    """A wall under its name."""
    theme = desk.theme
    return [
        Text(0, y + 3.6, wall.title, "typewriter", theme.size.text, theme.ink),
        Group(tuple(wall_front(wall, height, desk)), move=(0.0, y + LABEL)),
    ]
