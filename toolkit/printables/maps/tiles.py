"""The board spread over sheets: tiles with trim lines, glue strips and neighbours, and how they are joined."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.drawing.fonts import cap_height, width, wrap
from toolkit.drawing.paper import tile_name, tiled, tiling
from toolkit.drawing.scene import Group, Line, Polygon, Rect, Style, Text, bounds
from toolkit.printables.desk import BAND_ABOVE, BAND_BELOW, Page
from toolkit.printables.maps.outlines import hatch, stroked
from toolkit.printables.maps.view import meets
from toolkit.printables.text import centred

if TYPE_CHECKING:
    from toolkit.drawing.paper import Tile, Tiling
    from toolkit.drawing.scene import Box, Item, Point, Scene
    from toolkit.printables.desk import Desk

STRIP_ABOVE, STRIP_BELOW = 10.0, 5.0  # beyond the bands: the sheet's name above its tile, an arrow below
ABOVE, BELOW = BAND_ABOVE + STRIP_ABOVE, BAND_BELOW + STRIP_BELOW
CROP = 4.5  # length of a crop mark, and its distance from the corner
CROP_GAP = 1.5
PLACES = (0.3, 0.62, 0.16, 0.8, 0.45)  # along a glue strip, where its label may stand
SIDE_ROOM = 15.0  # a margin this wide takes a neighbour's name beside the tile


def board_tiling(board_size: tuple[float, float], desk: Desk) -> Tiling:
    """How a board of ``board_size`` mm is spread over the desk's paper."""
    return tiling(*board_size, desk.paper, above=ABOVE, below=BELOW)


def tile_pages(scene: Scene, plan: Tiling, desk: Desk, title: str) -> list[Page]:
    """A sheet for every tile of a true-scale scene, row by row."""
    pages = []
    texts = _texts(scene.items)
    edge = max(8.0, min(plan.paper.margin, 12.0))
    for tile, part in zip(plan.tiles, tiled(scene, plan), strict=True):
        wide, tall = tile.box[2] - tile.box[0], tile.box[3] - tile.box[1]
        x = (plan.paper.width - wide) / 2
        y = ABOVE + (plan.paper.height - ABOVE - BELOW - tall) / 2
        shown = Group((part,), move=(x, y))
        items = (shown, *_marks(plan, tile, desk, x, y, texts))
        pages.append(Page(title, plan.paper, items, edge, plan.paper.width - edge, part=tile.name))
    return pages


def _marks(plan: Tiling, tile: Tile, desk: Desk, x: float, y: float, texts: list[Box]) -> list[Item]:
    """Everything around one tile whose upper left corner lies at (x, y) on the sheet."""
    wide, tall = tile.box[2] - tile.box[0], tile.box[3] - tile.box[1]
    items = _glue(plan, tile, desk, x, y, texts)
    items += _crop_marks(plan, desk, x, y, wide, tall)
    size = 26.0
    items.append(Text(x + 2.5, y - 3.0, tile.name, "stencil", size, desk.theme.ink))
    items += _note(plan, tile, desk, x + width(tile.name, "stencil", size) + 7, y, wide)
    items += _neighbours(plan, tile, desk, (x, y, x + wide, y + tall))
    return items


def _glue(plan: Tiling, tile: Tile, desk: Desk, x: float, y: float, texts: list[Box]) -> list[Item]:
    """The strips on the right and below that go under the neighbours, hatched, with the line these are laid on."""
    wide, tall = tile.box[2] - tile.box[0], tile.box[3] - tile.box[1]
    lap = plan.overlap
    if not lap:
        return []
    theme = desk.theme
    pale = Style(stroke=theme.dark, width=0.12)
    dashed = Style(stroke=theme.ink, width=0.25, dash=(2.4, 1.6))
    size = min(8.0, lap * 1.5)
    near = [
        (a + x - tile.box[0], b + y - tile.box[1], c + x - tile.box[0], d + y - tile.box[1]) for a, b, c, d in texts
    ]
    items: list[Item] = []
    if tile.column < plan.columns - 1:
        left = x + wide - lap
        items += stroked(hatch(((left, y), (x + wide, y), (x + wide, y + tall), (left, y + tall)), 45, 5), pale)
        items.append(Line(left, y, left, y + tall, dashed))
        text = desk.words.fill("map.glue", tile=tile_name(tile.row, tile.column + 1))
        places = [(left + lap / 2, y + tall * part) for part in PLACES]
        items += _strip_label(desk, text, _free(places, text, size, near, turn=-90), size, turn=-90)
    if tile.row < plan.rows - 1:
        top = y + tall - lap
        items += stroked(hatch(((x, top), (x + wide, top), (x + wide, y + tall), (x, y + tall)), 45, 5), pale)
        items.append(Line(x, top, x + wide, top, dashed))
        text = desk.words.fill("map.glue", tile=tile_name(tile.row + 1, tile.column))
        places = [(x + wide * part, top + lap / 2) for part in PLACES]
        items += _strip_label(desk, text, _free(places, text, size, near, turn=0), size, turn=0)
    return items


def _free(places: list[Point], text: str, size: float, near: list[Box], turn: int) -> Point:
    """The first place where the label covers no text of the map; the first of all when there is none."""
    return next((at for at in places if not meets(_label_box(text, at, size, turn), near)), places[0])


def _label_box(text: str, at: Point, size: float, turn: int) -> Box:
    half, tall = width(text, "body", size) / 2 + 1.2, size * 0.3528 * 0.62
    half, tall = (tall, half) if turn else (half, tall)
    return (at[0] - half, at[1] - tall, at[0] + half, at[1] + tall)


def _strip_label(desk: Desk, text: str, at: Point, size: float, turn: int) -> list[Item]:
    left, top, right, bottom = _label_box(text, at, size, turn)
    drop = cap_height("body", size) / 2
    x, y = (at[0] + drop, at[1]) if turn else (at[0], at[1] + drop)
    return [
        Rect(left, top, right - left, bottom - top, Style(fill=desk.theme.paper)),
        Text(x, y, text, "body", size, desk.theme.ink, anchor="middle", turn_degrees=float(turn)),
    ]


def _texts(items: tuple[Item, ...]) -> list[Box]:
    """The boxes of all texts of a map, but for those inside moved groups (roofs and pictures have none)."""
    found: list[Box] = []
    for item in items:
        if isinstance(item, Text):
            found.append(bounds(item))
        elif isinstance(item, Group) and item.move == (0.0, 0.0):
            found += _texts(item.items)
    return found


def _crop_marks(plan: Tiling, desk: Desk, x: float, y: float, wide: float, tall: float) -> list[Item]:
    """Corner marks outside the tile, inside what a printer reaches; scissors where the cut begins."""
    hair = Style(stroke=desk.theme.ink, width=desk.theme.line.hair)
    side = min(CROP, x - 3.0 - CROP_GAP)
    items: list[Item] = []
    for cx, sx in ((x, -1), (x + wide, 1)):
        for cy, sy in ((y, -1), (y + tall, 1)):
            if side > 0.3:
                items.append(Line(cx + sx * CROP_GAP, cy, cx + sx * (CROP_GAP + side), cy, hair))
            items.append(Line(cx, cy + sy * CROP_GAP, cx, cy + sy * (CROP_GAP + min(CROP, 3.2)), hair))
    if x > 14 and plan.overlap:
        items.append(desk.shelf.icon("scissors", x - CROP_GAP - CROP - 2.6, y, 4.6))
    return items


def _note(plan: Tiling, tile: Tile, desk: Desk, x: float, y: float, wide: float) -> list[Item]:
    """What to do with this sheet, in two or three short lines beside its name."""
    words = desk.words
    right = tile_name(tile.row, tile.column + 1) if tile.column < plan.columns - 1 else ""
    below = tile_name(tile.row + 1, tile.column) if tile.row < plan.rows - 1 else ""
    under = words.fill("map.and", first=right, second=below) if right and below else right or below
    if not plan.overlap:
        text = words["map.trim_all"]
    elif under:
        text = f"{words['map.trim_two']} {words.fill('map.lay_under', tiles=under)}"
    else:
        text = words["map.trim_two"]
    lines = wrap(text, "body", 7.0, max(wide * 0.5 - 16, 44))[:3]
    return [
        Text(x, y - 3.2 - 2.9 * (len(lines) - 1 - index), line, "body", 7.0, desk.theme.ink)
        for index, line in enumerate(lines)
    ]


def _neighbours(plan: Tiling, tile: Tile, desk: Desk, box: tuple[float, float, float, float]) -> list[Item]:
    """An arrow and the name of the sheet on every side that has one: beside the tile, or above it where it is tight."""
    left, top, right, bottom = box
    row, column = tile.row, tile.column
    beside = left >= SIDE_ROOM
    middle, centre = (top + bottom) / 2, (left + right) / 2
    items: list[Item] = []
    if row > 0:
        items += _arrow(desk, tile_name(row - 1, column), centre + (right - left) * 0.14, top - 4.2, 0, -1)
    if row < plan.rows - 1:
        items += _arrow(desk, tile_name(row + 1, column), centre, bottom + 4.2, 0, 1)
    if column < plan.columns - 1:
        name = tile_name(row, column + 1)
        at = (right + min(left / 2, 12.0), middle) if beside else (right - 10, top - 4.2)
        items += _arrow(desk, name, *at, 1, 0)
    if column > 0:
        name = tile_name(row, column - 1)
        at = (left - min(left / 2, 12.0), middle) if beside else (left + 10, bottom + 4.2)
        items += _arrow(desk, name, *at, -1, 0)
    return items


def _arrow(desk: Desk, name: str, x: float, y: float, dx: int, dy: int) -> list[Item]:
    """A tile's name and a triangle that points to it, together centred on a point."""
    size = 11.0
    wide = width(name, "bold", size)
    tip, half = 2.2, 1.5
    total = wide + 1.4 + (tip if dx else 2 * half)
    start = x - total / 2
    if dx < 0:
        at, text = start + tip / 2, start + tip + 1.4 + wide / 2
    else:
        text, at = start + wide / 2, start + wide + 1.4 + (tip if dx else 2 * half) / 2
    if dx:
        points = ((at + dx * tip / 2, y), (at - dx * tip / 2, y - half), (at - dx * tip / 2, y + half))
    else:
        points = ((at, y + dy * tip / 2), (at - half, y - dy * tip / 2), (at + half, y - dy * tip / 2))
    fill = Style(fill=desk.theme.ink)
    return [centred(name, text, y, "bold", size, desk.theme.ink), Polygon(points, fill)]
