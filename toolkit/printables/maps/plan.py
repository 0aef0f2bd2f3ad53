"""The set-up plan: the table in plain outline with every size and distance, for people with terrain of their own."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

from toolkit.boards.letters import building_letter
from toolkit.drawing.fonts import cap_height, fitting_size, width
from toolkit.drawing.scene import Circle, Group, Line, Polygon, Rect, Style, Text
from toolkit.printables.desk import PANEL_WIDTH, composed
from toolkit.printables.maps import ground as land
from toolkit.printables.maps.labels import edge_distances
from toolkit.printables.maps.marks import door_items, kept_free, letter_items, spot_items
from toolkit.printables.maps.models import car_items, model_items
from toolkit.printables.maps.plan_lines import chain_items, chains_of, cut_labels, rooms
from toolkit.printables.maps.plan_tables import tables_of, terrain_of
from toolkit.printables.maps.roofs import letter_radius, letter_spot
from toolkit.printables.maps.scenery import parts, scenery_items
from toolkit.printables.maps.view import View, disc_box
from toolkit.printables.maps.ways import way_items
from toolkit.printables.tables import Table, drawn_table
from toolkit.printables.text import centred, flow, plain

if TYPE_CHECKING:
    from toolkit.drawing.scene import Item, Point
    from toolkit.model.board import Scenery
    from toolkit.model.pieces import Plan
    from toolkit.printables.desk import Desk, Page

HEAD = 18.0
COLUMN_GAP = 8.0
COLUMN = (PANEL_WIDTH - COLUMN_GAP) / 2
NUMBER_DISC = 2.2  # mm: the radius of the disc that a piece's number stands in
LEAST_ROWS = 4  # of a table that is cut, on either side
CUT_GAIN = 4.0  # mm that cutting a table must save
LEAST_DRAWING = 105.0  # mm: below that the tables go on a panel of their own


def pages(piece: Plan, desk: Desk) -> list[Page]:
    """Drawing, tables and steps on one panel; long tables run on to further panels."""
    board = piece.scenario.board
    assert board is not None  # noqa: S101
    tables = tables_of(board, desk)
    steps, steps_tall = _steps(piece, desk)
    columns = _in_columns(tables)
    tall = _tallest(columns)
    room = desk.panel_height - HEAD - steps_tall - 3
    together = room - tall - 3 >= LEAST_DRAWING
    drawing, drawn_tall = _drawing(piece, desk, room - (tall + 3 if together else 0))
    items = [*_head(piece, desk), Group(tuple(drawing), move=(0, HEAD))]
    y = HEAD + drawn_tall + 3
    panels: list[tuple[Item, ...]] = []
    if together:
        items += _columns(columns, desk, y)
        items.append(Group(tuple(steps), move=(0, y + tall + 2)))
        panels.append(tuple(items))
    else:
        items.append(Group(tuple(steps), move=(0, y)))
        panels += [tuple(items), *_table_panels(tables, desk)]
    return composed(panels, desk, piece.title)


def _head(piece: Plan, desk: Desk) -> list[Item]:
    theme = desk.theme
    size = fitting_size(piece.headline, "stencil", theme.size.huge, PANEL_WIDTH)
    line = fitting_size(piece.line, "typewriter", theme.size.medium, PANEL_WIDTH)
    return [
        Text(0, 9.0, piece.headline, "stencil", size, theme.ink),
        Text(0, 15.2, piece.line, "typewriter", line, theme.ink),
    ]


def _drawing(piece: Plan, desk: Desk, room: float) -> tuple[list[Item], float]:
    """The plan with its dimension lines in the panel's width and ``room`` mm; gives its height too."""
    board = piece.scenario.board
    assert board is not None  # noqa: S101
    across, down = board.size()
    scale = min(PANEL_WIDTH / across, room / down)
    for _ in range(6):  # the chains' labels need room that depends on the scale
        view = View.of(piece.scenario, desk.theme, scale, desk.shelf)
        chains = chains_of(view)
        taken = rooms(view, desk, chains)
        fitting = min(
            (PANEL_WIDTH - taken["left"] - taken["right"]) / across,
            (room - taken["top"] - taken["bottom"]) / down,
        )
        if abs(fitting - scale) < 1e-6:
            break
        scale = min(fitting, scale) if fitting < scale else scale
    view = View.of(piece.scenario, desk.theme, scale, desk.shelf)
    chains = chains_of(view)
    inner = _outline(view, desk)
    inner += [item for way in piece.ways for item in way_items(view, way, piece.scenario.inch / 2)]
    for chain in chains:
        inner += chain_items(view, desk, chain)
    left = taken["left"] + (PANEL_WIDTH - taken["left"] - taken["right"] - view.width) / 2
    return [Group(tuple(inner), move=(left, taken["top"]))], taken["top"] + view.height + taken["bottom"]


def _outline(view: View, desk: Desk) -> list[Item]:
    """The table itself: outlines, doors with numbers, car, start positions, terrain that plays a part."""
    theme, board = view.theme, view.board
    items: list[Item] = [Rect(0, 0, view.width, view.height, Style(fill=theme.paper))]
    items += _reference_lines(view)
    roads = land.roads_of(view)
    marked = terrain_of(board)
    for piece in marked:
        items += scenery_items(view, piece)
    for building in board.buildings:
        items.append(Polygon(view.ring(building.ring), Style(fill=theme.paper)))
        items.append(Polygon(view.ring(building.ring), view.edged_line(0.62)))
    letters = [
        (at, letter_radius(view, view.ring(building.ring), at))
        for building in board.buildings
        for at in (letter_spot(view, building, kept_free(view, building)),)
    ]
    items += cut_labels(view, desk, [disc_box(at, radius * 0.8) for at, radius in letters])
    items += [item for car in board.cars for item in car_items(view, car)]
    items += [item for model in board.models for item in model_items(view, model)]
    items += [item for spot in board.spots if spot.kind != "sound" for item in spot_items(view, spot, board.cars)]
    items += [item for door in board.doors for item in door_items(view, door)]
    for index, (at, radius) in enumerate(letters):
        items += letter_items(view, at, radius, building_letter(index))
    items += _numbers(view, marked)
    if roads:
        items += edge_distances(view, desk, roads, [])
    half = theme.line.rule / 2
    frame = Style(stroke=theme.ink, width=theme.line.rule)
    items.append(Rect(half, half, view.width - 2 * half, view.height - 2 * half, frame))
    return [Group(tuple(items), clip=Rect(0, 0, view.width, view.height, Style()))]


def _reference_lines(view: View) -> list[Item]:
    """Faint lines from every building's sides to the edges where its chains run, and the board's middle."""
    theme = view.theme
    hair = Style(stroke=theme.dark, width=0.1, dash=(1.2, 1.2))
    items: list[Item] = []
    for building in view.board.buildings:
        ring = view.ring(building.ring)
        xs, ys = zip(*ring, strict=True)
        middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
        edge_y = 0.0 if middle[1] <= view.height / 2 else view.height
        edge_x = 0.0 if middle[0] < view.width / 2 else view.width
        near_y = min(ys) if edge_y == 0.0 else max(ys)
        near_x = min(xs) if edge_x == 0.0 else max(xs)
        # None along the frame, where it would show beside it.
        across = [x for x in (min(xs), max(xs)) if 0.5 < x < view.width - 0.5]
        down = [y for y in (min(ys), max(ys)) if 0.5 < y < view.height - 0.5]
        items += [Line(x, near_y, x, edge_y, hair) for x in across if abs(near_y - edge_y) > 0.5]
        items += [Line(near_x, y, edge_x, y, hair) for y in down if abs(near_x - edge_x) > 0.5]
    return items


def _numbers(view: View, pieces: list[Scenery]) -> list[Item]:
    """The numbers by which pieces of terrain stand in the table, each on its piece and clear of the others."""
    taken: list[Point] = []
    found: dict[int, Point] = {}
    places = {number: _number_places(view, piece) for number, piece in enumerate(pieces, 1)}
    for number, spots in sorted(places.items(), key=lambda one: (len(one[1]), one[0])):  # who has least choice first
        near = [spot for spot in spots if all(math.dist(spot, other) > 2 * NUMBER_DISC + 0.2 for other in taken)]
        found[number] = (near or spots)[0]
        taken.append(found[number])
    ring = Style(fill=view.theme.paper, stroke=view.theme.ink, width=0.25)
    items: list[Item] = []
    for number, (x, y) in sorted(found.items()):
        items.append(Circle(x, y, NUMBER_DISC, ring))
        items.append(centred(str(number), x, y, "bold", 8.0 if number < 100 else 7.0, view.theme.ink))
    return items


def _number_places(view: View, piece: Scenery) -> list[Point]:
    """Where a piece's number may stand, the best first: along a line, else in its middle or just beside that."""
    shapes = parts(piece)
    lines = [pair for shape, ring in shapes if shape == "LineString" for pair in pairwise(map(view.at, ring))]
    if lines:
        lines.sort(key=lambda pair: -math.dist(*pair))
        return [
            (ax + (bx - ax) * t, ay + (by - ay) * t)
            for (ax, ay), (bx, by) in lines
            for t in (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8)
        ]
    points = [view.at(point) for _, ring in shapes for point in ring]
    x, y = sum(px for px, _ in points) / len(points), sum(py for _, py in points) / len(points)
    around = [
        (x + NUMBER_DISC * math.cos(n * math.tau / 8), y + NUMBER_DISC * math.sin(n * math.tau / 8)) for n in range(8)
    ]
    return [(x, y), *((ax, ay) for ax, ay in around if 2.6 < ax < view.width - 2.6 and 2.6 < ay < view.height - 2.6)]


def _in_columns(tables: list[Table]) -> list[list[Table]]:
    """Tables shared between two columns, so that the longer one is as short as it can be; a long one may be cut."""
    best = _shared(tables)
    longest = max(range(len(tables)), key=lambda index: len(tables[index].rows), default=0)
    rows = len(tables[longest].rows) if tables else 0
    for count in range(LEAST_ROWS, rows - LEAST_ROWS + 1):
        parts = [tables[longest].part(0, count), tables[longest].part(count, rows - count)]
        columns = _shared([*tables[:longest], *tables[longest + 1 :], *parts])
        if _tallest(columns) < _tallest(best) - CUT_GAIN and parts[0] in columns[0] and parts[1] in columns[1]:
            best = columns
    return best


def _tallest(columns: list[list[Table]]) -> float:
    return max(sum(table.height() + 2 for table in column) for column in columns)


def _shared(tables: list[Table]) -> list[list[Table]]:
    """Whole tables in two columns of like height, the first of them on the left."""
    best: list[list[Table]] = [tables, []]
    for choice in range(1 << len(tables)):
        left = [table for index, table in enumerate(tables) if choice >> index & 1]
        right = [table for index, table in enumerate(tables) if not choice >> index & 1]
        if _tallest([left, right]) < _tallest(best) - 1e-9:
            best = [left, right]
    if best[0] and tables and best[0][0] is not tables[0]:
        best.reverse()
    return best


def _columns(columns: list[list[Table]], desk: Desk, y: float) -> list[Item]:
    items: list[Item] = []
    for index, column in enumerate(columns):
        x, top = index * (COLUMN + COLUMN_GAP), y
        for table in column:
            items += drawn_table(table, desk.theme, x, top, COLUMN)
            top += table.height() + 2
    return items


def _table_panels(tables: list[Table], desk: Desk) -> list[tuple[Item, ...]]:
    """All tables in two columns a panel, cut between rows where a column is full; of like height on a single one."""
    balanced = _in_columns(tables)
    if _tallest(balanced) <= desk.panel_height:
        return [tuple(_columns(balanced, desk, 0.0))]
    panels: list[list[Item]] = [[]]
    column, y = 0, 0.0
    for table in tables:
        start = 0
        while start < len(table.rows):
            fitting = int((desk.panel_height - y - table.height(0)) / 4.0)
            if fitting < min(3, len(table.rows) - start):
                column, y = column + 1, 0.0
                if column == 2:
                    panels.append([])
                    column = 0
                continue
            part = table.part(start, fitting)
            panels[-1] += drawn_table(part, desk.theme, column * (COLUMN + COLUMN_GAP), y, COLUMN)
            y += part.height() + 3
            start += len(part.rows)
    return [tuple(panel) for panel in panels if panel]


def _steps(piece: Plan, desk: Desk) -> tuple[list[Item], float]:
    """The steps side by side under a rule, and how high they are."""
    if not piece.steps:
        return [], 0.0
    theme = desk.theme
    gap = 5.0
    wide = (PANEL_WIDTH - gap * (len(piece.steps) - 1)) / len(piece.steps)
    items: list[Item] = [Line(0, 0.4, PANEL_WIDTH, 0.4, theme.rule())]
    lowest = 0.0
    for index, step in enumerate(piece.steps):
        x, number = index * (wide + gap), str(index + 1)
        lead = width(number, "stencil", 16) + 2
        items.append(Text(x, 2.6 + cap_height("stencil", 16), number, "stencil", 16, theme.accent))
        text, end = flow(plain(step, theme.ink), x + lead, 5.2, wide - lead, 7.5, 3.1)
        items += text
        lowest = max(lowest, end - 3.1 + 1)
    return items, lowest
