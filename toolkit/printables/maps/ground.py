"""The ground of a map: grass, pavements with kerbs and joints, carriageways with everything that is painted on them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from toolkit.boards.chance import Chance
from toolkit.boards.plane import box, edges
from toolkit.drawing.scene import Circle, Line, Path, Polygon, Rect, Style
from toolkit.printables.maps.outlines import hatch, polyline, stroked
from toolkit.printables.maps.view import box_around, disc_box, meets

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.drawing.scene import Item, Point, Segment
    from toolkit.printables.maps.outlines import Outline
    from toolkit.printables.maps.view import View

PAVEMENT = 29.0  # mm of the town: a base and a little
CORNER = 29.0  # radius of the kerb at a crossing
JOINT = 14.5
ZEBRA = (26.0, 8.0)  # length and width of one bar
SMALLEST_ROAD = 50.0
MOST_TUFTS = 60  # in a row


@dataclass(frozen=True, slots=True)
class Roads:
    """The two carriageways on the page: from ``x0`` to ``x1`` north-south, from ``y0`` to ``y1`` east-west."""

    x0: float
    x1: float
    y0: float
    y1: float
    corner: float

    @property
    def middle(self) -> Point:
        """Where the lane marks would cross."""
        return ((self.x0 + self.x1) / 2, (self.y0 + self.y1) / 2)

    def zebras(self, view: View) -> dict[str, float]:
        """How far from the page's left or top the inner edge of each arm's zebra crossing lies."""
        gap = self.corner + view.mm(4)
        return {"west": self.x0 - gap, "north": self.y0 - gap, "east": self.x1 + gap, "south": self.y1 + gap}


def roads_of(view: View) -> Roads | None:
    """The carriageways between the buildings of a board with streets or a car; None in the open field."""
    board = view.board
    if not (board.streets or board.cars) or len(board.buildings) < 2:
        return None
    middle = ((box(board.ring)[0] + box(board.ring)[2]) / 2, (box(board.ring)[1] + box(board.ring)[3]) / 2)
    spans: list[tuple[float, float]] = []
    for axis in (0, 1):
        low, high = [], []
        for building in board.buildings:
            coords = [corner[axis] for corner in building.ring]
            mean = sum(coords) / len(coords)
            if mean < middle[axis]:
                low.append(max(coords))
            else:
                high.append(min(coords))
        pave = PAVEMENT * view.unit
        if not low or not high or min(high) - max(low) - 2 * pave < SMALLEST_ROAD * view.unit:
            return None
        spans.append((max(low) + pave, min(high) - pave))
    (x0, y1), (x1, y0) = view.at((spans[0][0], spans[1][0])), view.at((spans[0][1], spans[1][1]))
    return Roads(x0, x1, y0, y1, view.mm(CORNER))


def ground(view: View) -> list[Item]:
    """What lies under everything: paper, tufts of grass where nothing is built or paved."""
    items: list[Item] = [Rect(0, 0, view.width, view.height, Style(fill=view.theme.paper))]
    items += _grass(view)
    return items


def streets(view: View, roads: Roads | None) -> list[Item]:
    """Pavements with their joints, the carriageways, kerbs and paint."""
    board = view.board
    items: list[Item] = []
    joint = view.pen(0.2, view.theme.pale)
    pitch = max(view.mm(JOINT), 2.0)
    for ring in _paved(view):
        for angle in (0, 90):
            lines = hatch(ring, angle, pitch, start=_phase(ring, angle, pitch))
            items += stroked(lines, joint)
    if roads is None:
        edge = view.pen(0.25, view.theme.dark)
        return items + [Polygon(view.ring(street.ring), edge) for street in board.streets]
    items += _garden_edges(view)
    items.append(_surface(view, roads))
    items += _kerbs(view, roads)
    items += _paint(view, roads)
    items += _ironwork(view, roads)
    return items


def _phase(ring: Sequence[Point], angle: int, pitch: float) -> float:
    """Where the first joint lies, so that the joints of all streets form one grid from the page's corner."""
    low = min(y for _, y in ring) if angle == 0 else min(-x for x, _ in ring)
    return math.ceil(low / pitch + 1e-9) - low / pitch


def _paved(view: View) -> list[Outline]:
    """The streets, and the corners that an L-shape or a chamfer leaves open to them."""
    board = view.board
    paved = [view.ring(street.ring) for street in board.streets]
    for building in board.buildings if paved else ():
        left, bottom, right, top = box(building.ring)
        if len(building.ring) > 4:
            paved.append(view.ring(((left, bottom), (right, bottom), (right, top), (left, top))))
    return paved


def _garden_edges(view: View) -> list[Item]:
    """Where the pavement ends: the sides of the streets that are neither the crossing's nor the board's."""
    board = view.board
    pen = view.pen(0.2, view.theme.pale)
    shared = {
        frozenset(side)
        for street in board.streets
        if street.extra.get("part") == "crossing"
        for side in edges(street.ring)
    }
    return [
        Line(*view.at(a), *view.at(b), pen)
        for street in board.streets
        for a, b in edges(street.ring)
        if frozenset((a, b)) not in shared and street.extra.get("part") != "crossing"
    ]


def _surface(view: View, roads: Roads) -> Path:
    """Both carriageways as one white area with its corners rounded outward."""
    w, h = view.width, view.height
    segments: list[Segment] = [("M", (roads.x0, 0.0)), ("L", (roads.x1, 0.0))]
    for corner in _corners(roads, w, h):
        segments += [("L", corner[0][1]), *corner[1:]]
    return Path((*segments, ("Z", ())), Style(fill=view.theme.paper))


def _corners(roads: Roads, w: float, h: float, out: float = 0.0) -> list[tuple[Segment, Segment, Segment, Segment]]:
    """The four kerbs, clockwise from the north-east, each from the page's edge round the corner to the edge.

    ``out`` moves them away from the carriageway.
    """
    x0, x1, y0, y1 = roads.x0 - out, roads.x1 + out, roads.y0 - out, roads.y1 + out
    r = max(roads.corner - out, 0.1)
    k = 0.4477 * r
    kerbs: list[tuple[Segment, Segment, Segment, Segment]] = []
    for x, y, sx, sy, first in ((x1, y0, 1, -1, "x"), (x1, y1, 1, 1, "y"), (x0, y1, -1, 1, "x"), (x0, y0, -1, -1, "y")):
        far_x, far_y = (w if sx > 0 else 0.0), (h if sy > 0 else 0.0)
        along_x: tuple[Point, Point, Point] = ((far_x, y), (x + sx * r, y), (x + sx * k, y))
        along_y: tuple[Point, Point, Point] = ((x, far_y), (x, y + sy * r), (x, y + sy * k))
        one, two = (along_y, along_x) if first == "x" else (along_x, along_y)
        kerbs.append((("M", one[0]), ("L", one[1]), ("C", (*one[2], *two[2], *two[1])), ("L", two[0])))
    return kerbs


def _kerbs(view: View, roads: Roads) -> list[Item]:
    thick, thin = view.pen(0.32, view.theme.dark), view.pen(0.12, view.theme.dark)
    items: list[Item] = [Path(kerb, thick) for kerb in _corners(roads, view.width, view.height)]
    out = max(view.mm(3.2), 0.8)
    return items + [Path(kerb, thin) for kerb in _corners(roads, view.width, view.height, out)]


def _paint(view: View, roads: Roads) -> list[Item]:
    """Lane marks, zebra crossings and stop lines (traffic keeps to the right)."""
    theme, w, h = view.theme, view.width, view.height
    mx, my = roads.middle
    deep, bar = view.mm(ZEBRA[0]), view.mm(ZEBRA[1])
    lane = view.paint(1.3, theme.dark, least=0.4, dash=(view.mm(18), view.mm(14)))
    stop = max(view.mm(3.2), 0.7)
    fill = theme.solid(theme.pale, 0.2)
    items: list[Item] = []
    near = roads.zebras(view)
    for side, sign in (("west", -1), ("east", 1)):
        x = near[side]
        x = x - deep if sign < 0 else x
        items += [Rect(x, y, deep, bar, fill) for y in _bars(roads.y0, roads.y1, bar)]
        line = x - view.mm(9) if sign < 0 else x + deep + view.mm(9)
        top, bottom = (my + view.mm(2), roads.y1 - view.mm(4)) if sign < 0 else (roads.y0 + view.mm(4), my - view.mm(2))
        edge = 0.0 if sign < 0 else w
        if abs(edge - line) > view.mm(20):
            items.append(Rect(line - stop / 2, top, stop, bottom - top, fill))
            items.append(Line(line, my, edge, my, lane))
    for side, sign in (("north", -1), ("south", 1)):
        y = near[side]
        y = y - deep if sign < 0 else y
        items += [Rect(x, y, bar, deep, fill) for x in _bars(roads.x0, roads.x1, bar)]
        line = y - view.mm(9) if sign < 0 else y + deep + view.mm(9)
        left, right = (roads.x0 + view.mm(4), mx - view.mm(2)) if sign < 0 else (mx + view.mm(2), roads.x1 - view.mm(4))
        edge = 0.0 if sign < 0 else h
        if abs(edge - line) > view.mm(20):
            items.append(Rect(left, line - stop / 2, right - left, stop, fill))
            items.append(Line(mx, line, mx, edge, lane))
    return items


def _bars(low: float, high: float, bar: float) -> list[float]:
    """Where the bars of a zebra crossing begin: evenly from kerb to kerb."""
    count = max(2, int((high - low + bar * 0.6) / (bar * 2)))
    pitch = (high - low) / count
    return [low + pitch * (index + 0.5) - bar / 2 for index in range(count)]


def _ironwork(view: View, roads: Roads) -> list[Item]:
    """A manhole cover in two arms, a drain at the kerb of each, where the seed puts them."""
    chance = Chance(view.scenario.seed, "map/ironwork")
    pen, fine = view.pen(0.2, view.theme.dark), view.pen(0.12, view.theme.dark)
    items: list[Item] = []
    near = roads.zebras(view)
    radius = max(view.mm(6.5), 1.2)
    models = [disc_box(view.at(model.at), view.base(model.base * 0.6)) for model in view.board.models]
    for side in ("north", "south"):
        room = near[side] - view.mm(58) if side == "north" else near[side] + view.mm(58)
        x = roads.x0 + (roads.x1 - roads.x0) * chance.choice((0.25, 0.75))
        if meets(disc_box((x, room), radius), models):
            continue
        if radius * 2 < room < view.height - radius * 2:
            items += [Circle(x, room, radius, pen), Circle(x, room, radius * 0.78, fine)]
            disc = tuple(
                (
                    x + radius * 0.7 * math.cos(step * math.tau / 16),
                    room + radius * 0.7 * math.sin(step * math.tau / 16),
                )
                for step in range(16)
            )
            items += stroked(hatch(disc, 0, radius * 0.36), fine)
    long, deep = view.mm(12), max(view.mm(4), 1.0)
    for x, y, across in (
        (roads.x0 - roads.corner - view.mm(80), roads.y0 + view.mm(1), True),
        (roads.x1 + roads.corner + view.mm(70), roads.y1 - view.mm(1) - deep, True),
        (roads.x0 + view.mm(1), roads.y1 + roads.corner + view.mm(62), False),
        (roads.x1 - view.mm(1) - deep, roads.y0 - roads.corner - view.mm(62), False),
    ):
        wide, tall = (long, deep) if across else (deep, long)
        if 0 < x < view.width - wide and 0 < y < view.height - tall:
            ring = ((x, y), (x + wide, y), (x + wide, y + tall), (x, y + tall))
            items.append(Polygon(ring, view.edged(view.theme.paper, 0.2, view.theme.dark)))
            items += stroked(hatch(ring, 90 if across else 0, long / 6), fine)
    return items


def _grass(view: View) -> list[Item]:
    """Tufts, where there is neither a building nor a street nor anything else."""
    board = view.board
    chance = Chance(view.scenario.seed, "map/grass")
    size = max(view.mm(5), 1.1)
    taken = [box_around(view.ring(building.ring), size * 1.4) for building in board.buildings]
    taken += [box_around(ring, size) for ring in _paved(view)]
    taken += [disc_box(view.at(door.spawn), view.base(22) + size) for door in board.doors if door.spawn]
    taken += [disc_box(view.at(model.at), view.base(model.base) + size) for model in board.models]
    from toolkit.printables.maps.scenery import parts

    taken += [box_around(view.ring(points), view.mm(5)) for piece in board.scenery for _, points in parts(piece)]
    pitch = max(view.mm(26), 5.5, max(view.width, view.height) / MOST_TUFTS)
    tufts: list[Item] = []
    pen = view.pen(0.14, view.theme.dark)
    for row in range(int(view.height / pitch)):
        for column in range(int(view.width / pitch)):
            x, y = (column + 0.15 + 0.7 * chance.random()) * pitch, (row + 0.15 + 0.7 * chance.random()) * pitch
            if not chance.happens(0.55 if board.streets else 0.3):
                continue
            if meets(disc_box((x, y), size), taken):
                continue
            if not (size * 1.5 < x < view.width - size * 1.5 and size * 1.5 < y < view.height - size * 1.5):
                continue
            tufts += _tuft(x, y, size, pen)
    return tufts


def _tuft(x: float, y: float, size: float, pen: Style) -> list[Item]:
    blades = ((-0.55, -0.55, -0.2), (0.0, -0.9, 0.0), (0.55, -0.6, 0.2))
    return [polyline(((x + foot * size, y), (x + lean * size, y + up * size)), pen) for lean, up, foot in blades]
