"""Everything a drawer of sheets needs at hand: paper, theme, words, pictures, and what is stamped on each sheet."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from toolkit.drawing.scene import Group

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.data import Templates
    from toolkit.drawing.art import Art
    from toolkit.drawing.paper import Paper
    from toolkit.drawing.scene import Item
    from toolkit.printables.theme import Theme
    from toolkit.words import Words

PANEL_WIDTH = 194.0  # mm: A4 less 8 mm on either side; every sheet but the board is made of panels this wide
PANEL_GAP = 8.0
BAND_ABOVE = 19.5  # mm from the sheet's top to its content
BAND_BELOW = 18.0  # mm from the content to the sheet's bottom


@dataclass(frozen=True, slots=True)
class Stamp:
    """What explains an old print: the game's title, the seed, the settings that differ, the program's version."""

    game: str
    seed: str
    settings: str
    version: str


@dataclass(slots=True)
class Shelf:
    """The pictures of ``templates/art`` in the theme's colours, each read once."""

    templates: Templates
    theme: Theme
    known: dict[str, Art] = field(default_factory=dict)
    credited: str = ""

    def art(self, name: str) -> Art:
        """The picture ``name``, such as ``icons/skull``; TemplateError names the file when it is missing or wrong."""
        if name not in self.known:
            from toolkit.drawing.art import load

            file = f"art/{name}.svg"
            where = str(self.templates.find(file))
            colours, saver = self.theme.art_colours(), self.theme.saver
            self.known[name] = load(self.templates.text(file), where=where, colours=colours, saver=saver)
        return self.known[name]

    def has(self, name: str) -> bool:
        """Whether there is such a picture."""
        return self.templates.has(f"art/{name}.svg")

    def place(self, name: str, x: float, y: float, *, width: float | None = None, height: float | None = None) -> Group:
        """The picture with its top left corner at (x, y), its shape kept; what sticks out of its artboard is cut."""
        from toolkit.drawing.art import placed

        return placed(self.art(name), x, y, width=width, height=height)

    def icon(self, name: str, x: float, y: float, size: float) -> Group:
        """A square icon centred on (x, y)."""
        return self.place(f"icons/{name}", x - size / 2, y - size / 2, width=size)

    def credits(self) -> str:
        """The authors of the icons that ship, in alphabetical order."""
        if not self.credited:
            icons: dict[str, Credit] = self.templates.decode("art/icons/CREDITS.toml", dict[str, Credit])
            self.credited = ", ".join(sorted({icon.author for icon in icons.values()}, key=str.lower))
        return self.credited


class Credit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose icon it is and what it was called there: one table of ``art/icons/CREDITS.toml``."""

    author: str
    original: str


@dataclass(frozen=True, slots=True)
class Desk:
    """What every drawer takes: where it is to be printed, how it looks and what it says."""

    paper: Paper
    theme: Theme
    words: Words
    shelf: Shelf
    stamp: Stamp

    @property
    def panel_height(self) -> float:
        """Millimetres of a panel: what one sheet holds between its bands; on large paper what A4 holds."""
        upright = max(self.paper.width, self.paper.height)
        return min(upright, 297.0) - BAND_ABOVE - BAND_BELOW


@dataclass(frozen=True, slots=True)
class Page:
    """A sheet before it is stamped and numbered: content in sheet coordinates, ``left`` where its bands begin.

    ``part`` names the product's part (a tile's name, or nothing) and becomes the page label. ``narrow``
    puts the bands into margins of 10 mm, for a board that fills its sheet.
    """

    title: str
    paper: Paper
    items: tuple[Item, ...]
    left: float
    right: float
    part: str = ""
    bank_card: bool = False
    narrow: bool = False


def composed(panels: Sequence[tuple[Item, ...]], desk: Desk, title: str, **extra: Any) -> list[Page]:
    """Panels of PANEL_WIDTH x desk.panel_height on as few sheets as possible, in reading order, centred."""
    paper, columns, rows = _grid(desk)
    block = columns * PANEL_WIDTH + (columns - 1) * PANEL_GAP
    left = (paper.width - block) / 2
    each = columns * rows
    pages = []
    for start in range(0, len(panels), each):
        placed = []
        for index, items in enumerate(panels[start : start + each]):
            x = left + index % columns * (PANEL_WIDTH + PANEL_GAP)
            y = BAND_ABOVE + index // columns * (desk.panel_height + PANEL_GAP)
            placed.append(Group(items, move=(x, y)))
        pages.append(Page(title, paper, tuple(placed), left, paper.width - left, **extra))
    return pages


def panels_a_sheet(desk: Desk) -> int:
    """How many panels one sheet of this paper takes."""
    _, columns, rows = _grid(desk)
    return columns * rows


def _grid(desk: Desk) -> tuple[Paper, int, int]:
    def fits(paper: Paper) -> tuple[int, int]:
        columns = math.floor((paper.width - 2 * 5.0 + PANEL_GAP) / (PANEL_WIDTH + PANEL_GAP) + 1e-9)
        room = paper.height - BAND_ABOVE - BAND_BELOW
        return columns, math.floor((room + PANEL_GAP) / (desk.panel_height + PANEL_GAP) + 1e-9)

    upright = desk.paper if desk.paper.height >= desk.paper.width else desk.paper.landscape()
    papers = [upright, upright.landscape()]
    best = max(papers, key=lambda paper: math.prod(fits(paper)))  # the first of equals: upright
    return (best, *fits(best))
