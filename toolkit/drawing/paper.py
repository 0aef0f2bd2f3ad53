"""Sheets of paper, and how a drawing larger than one is spread over several."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import msgspec

from toolkit.data import Templates, parsed_size
from toolkit.drawing.scene import Box, Group, Item, Rect, Scene, Style, bounds
from toolkit.errors import SettingError

if TYPE_CHECKING:
    from collections.abc import Iterable

SMALLEST = (205.0, 270.0)  # what the bands and a panel of 194 mm need
LARGEST = 5000.0


class PaperFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ``paper.toml`` says; millimetres and grams a square metre."""

    margin: float
    overlap: float
    plain: int
    card: int
    sizes: dict[str, tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet, portrait unless its name says a size; ``margin`` stays white on all sides."""

    name: str
    width: float
    height: float
    margin: float = 8.0
    overlap: float = 10.0

    def landscape(self) -> Paper:
        """The same sheet lying down."""
        return replace(self, width=self.height, height=self.width)


def find_paper(templates: Templates, name: str, margin: float | None = None) -> Paper:
    """The paper called ``name`` (``a4``, ``letter``, ... or ``620x620`` mm); SettingError offers the known ones."""
    file = templates.decode("paper.toml", PaperFile)
    key = name.strip().lower()
    if key in file.sizes:
        width, height = file.sizes[key]
    elif "x" in key or "×" in key:
        try:
            width, height = parsed_size(key)
        except SettingError as error:
            raise SettingError(error.what, where="--paper", cure=error.cure) from None
    else:
        raise SettingError(
            f"there is no paper {name!r}", where="--paper", cure=f"Use {', '.join(file.sizes)} or WIDTHxHEIGHT in mm"
        )
    if min(width, height) < SMALLEST[0] or max(width, height) < SMALLEST[1] or max(width, height) > LARGEST:
        raise SettingError(
            f"paper of {width:g} x {height:g} mm is too {'large' if max(width, height) > LARGEST else 'small'}",
            where="--paper",
            cure=f"Use at least {SMALLEST[0]:g} x {SMALLEST[1]:g} mm, at most {LARGEST:g}",
        )
    chosen = file.margin if margin is None else margin
    if not 3 <= chosen <= 30:
        raise SettingError(f"a margin of {chosen:g} mm cannot be printed", where="--margin", cure="Use 3 to 30 mm")
    shown = key.upper() if key[0] == "a" else key.replace("x", " x ") if key[0].isdigit() else key.capitalize()
    return Paper(shown, width, height, chosen, file.overlap)


@dataclass(frozen=True, slots=True)
class Tile:
    """One sheet's part of a drawing: its place in the grid and the box of the drawing that it shows."""

    row: int
    column: int
    box: Box

    @property
    def name(self) -> str:
        """Row letter and column number: A1 is top left; after row Z comes row AA."""
        return tile_name(self.row, self.column)


def tile_name(row: int, column: int) -> str:
    """What the sheet in a row and column is called, both counted from 0.

    >>> tile_name(0, 0), tile_name(2, 3), tile_name(26, 0)
    ('A1', 'C4', 'AA1')
    """
    letters = ""
    row += 1
    while row:
        row, place = divmod(row - 1, 26)
        letters = chr(ord("A") + place) + letters
    return f"{letters}{column + 1}"


@dataclass(frozen=True, slots=True)
class Tiling:
    """A drawing cut into tiles of ``width`` x ``height`` mm, equal but for the last ones.

    Neighbours share ``overlap`` mm on the right and at the bottom.
    """

    paper: Paper
    columns: int
    rows: int
    width: float
    height: float
    overlap: float
    tiles: tuple[Tile, ...]

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the whole drawing."""
        return self.tiles[-1].box[2], self.tiles[-1].box[3]


def tiling(width: float, height: float, paper: Paper, *, above: float, below: float) -> Tiling:
    """The fewest sheets that hold ``width`` x ``height`` mm, either way up; ``above`` and ``below`` are the bands.

    Where a smaller overlap than the paper's saves sheets on a tight margin, the largest that does is taken,
    down to none: then the sheets are butted and taped from behind.
    """
    best: Tiling | None = None
    for sheet in (paper, paper.landscape()):
        room = (sheet.width - 2 * sheet.margin, sheet.height - above - below)
        if min(room) < 40:
            continue
        for overlap in (sheet.overlap, sheet.overlap / 2, 0.0) if sheet.margin < 8 else (sheet.overlap,):
            columns, rows = (_count(total, space, overlap) for total, space in zip((width, height), room, strict=True))
            if best is None or columns * rows < best.columns * best.rows:
                steps = (_step(width, columns, room[0], overlap), _step(height, rows, room[1], overlap))
                best = _cut((width, height), sheet, (columns, rows), steps, overlap)
    if best is None:
        raise SettingError(f"{paper.name} is too small for a part of the board", where="--paper", cure="Use a4")
    return best


def _count(total: float, room: float, overlap: float) -> int:
    return 1 if total <= room + 1e-6 else math.ceil((total - overlap - 1e-6) / (room - overlap))


def _step(total: float, count: int, room: float, overlap: float) -> float:
    """From tile to tile: equal parts, as far as a tile with its overlap has room; the last one takes the rest."""
    return total if count == 1 else min(total / count, room - overlap)


def _cut(
    size: tuple[float, float],
    paper: Paper,
    counts: tuple[int, int],
    steps: tuple[float, float],
    overlap: float,
) -> Tiling:
    def ends(axis: int, index: int) -> tuple[float, float]:
        last = index == counts[axis] - 1
        return steps[axis] * index, size[axis] if last else steps[axis] * (index + 1) + overlap

    tiles = []
    for row in range(counts[1]):
        top, bottom = ends(1, row)
        for column in range(counts[0]):
            left, right = ends(0, column)
            tiles.append(Tile(row, column, (left, top, right, bottom)))
    return Tiling(paper, *counts, *steps, overlap, tuple(tiles))


def tiled(scene: Scene, plan: Tiling) -> list[Group]:
    """The part of the scene that each tile shows, clipped, its top left corner moved to the origin.

    What lies wholly outside a tile is left out of it, so that a tile costs what it shows.
    """
    boxed = _boxed(scene.items)
    parts = []
    for tile in plan.tiles:
        left, top, right, bottom = tile.box
        window = Rect(0, 0, right - left, bottom - top, Style())
        parts.append(Group(tuple(_kept(boxed, tile.box)), move=(-left, -top), clip=window))
    return parts


def _boxed(items: Iterable[Item]) -> list[tuple[Box, Item, list[object] | None]]:
    """Every item with its bounds; groups that neither move nor turn are opened, so that their parts can be left out."""
    boxed: list[tuple[Box, Item, list[object] | None]] = []
    for item in items:
        opened = isinstance(item, Group) and item.move == (0.0, 0.0) and not item.turn_degrees and item.scale == 1.0
        inner: list[object] | None = list(_boxed(item.items)) if opened and isinstance(item, Group) else None
        boxed.append((bounds(item), item, inner))
    return boxed


def _kept(boxed: list[tuple[Box, Item, list[object] | None]], window: Box) -> Iterable[Item]:
    for box, item, inner in boxed:
        if box[2] < window[0] or box[0] > window[2] or box[3] < window[1] or box[1] > window[3]:
            continue
        if inner is not None and isinstance(item, Group):
            kept = tuple(_kept(inner, window))  # type: ignore[arg-type]
            if kept:
                yield replace(item, items=kept)
        else:
            yield item
