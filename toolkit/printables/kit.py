"""The kit: every product's sheets behind a cover that counts them, in one file with bookmarks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from toolkit.model import pieces
from toolkit.model.counters import Counters
from toolkit.model.floors import FloorPlans
from toolkit.printables.frame import framed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.drawing.pdf import About
    from toolkit.drawing.scene import Scene
    from toolkit.model.cover import Cover
    from toolkit.model.game import Play, Product
    from toolkit.printables.desk import Desk, Page

Drawn = tuple["Product", object, "list[Page]"]  # a product, what stands on it, its sheets not yet numbered


class Press(Protocol):
    """What a kit is made with: the scenario's words and templates, the desk, what the file says of itself."""

    found: Any
    play: Play
    desk: Desk

    def about(self, title: str) -> About:
        """Title, subject and language of a file."""


@dataclass(frozen=True, slots=True)
class Counted:
    """A product in the kit: its first and last sheet, how many pieces it gives, on which paper."""

    product: str
    title: str
    first: int
    last: int
    pieces: int
    stock: str


@dataclass(frozen=True, slots=True)
class Kit:
    """All sheets of a kit as drawings, and a bookmark a product: its title and the index of its first sheet."""

    scenes: tuple[Scene, ...]
    outline: tuple[tuple[str, int], ...]


def kit_pdf(drawn: Sequence[Drawn], press: Press) -> bytes:
    """The bytes of ``kit.pdf``: the cover, where the game has one, then every product's sheets."""
    from toolkit.drawing.pdf import pdf_bytes

    make = press.found.game.cover
    kit = assembled(make(press.play) if make else None, drawn, press.desk)
    title = kit.scenes[0].title if kit.scenes else ""
    return pdf_bytes(kit.scenes, press.about(title), kit.outline)


def assembled(cover: Cover | None, drawn: Sequence[Drawn], desk: Desk) -> Kit:
    """The sheets in their order, numbered through; the pages themselves were drawn once, by their products."""
    from toolkit.printables.cover import pages as cover_pages

    contents = counted(drawn, desk, 1 if cover is not None else 0)
    pages: list[Page] = cover_pages(cover, desk, contents) if cover is not None else []
    outline = [(page.title, index) for index, page in enumerate(pages)]
    outline += [(part.title, part.first - 1) for part in contents]
    for _, _, sheets in drawn:
        pages += sheets
    scenes = tuple(framed(page, desk, number, len(pages)) for number, page in enumerate(pages, 1))
    return Kit(scenes, tuple(outline))


def counted(drawn: Sequence[Drawn], desk: Desk, before: int) -> tuple[Counted, ...]:
    """Which sheets each product fills when ``before`` sheets lie on top, and what it gives."""
    contents = []
    first = before + 1
    for product, content, sheets in drawn:
        if not sheets:
            continue
        last = first + len(sheets) - 1
        count = pieces_of(content, sheets, desk)
        contents.append(Counted(product.name, sheets[0].title, first, last, count, product.stock))
        first = last + 1
    return tuple(contents)


def pieces_of(content: object, sheets: Sequence[Page], desk: Desk) -> int:
    """How many pieces to hand out or cut a product gives: tokens, rulers, character sheets, tiles; else its sheets."""
    match content:
        case pieces.Tokens():
            groups = (*content.models, *content.markers)
            return sum(token.count for group in groups for token in group.tokens) + (content.car is not None)
        case pieces.Sheets():
            from toolkit.printables.sheets import filled

            return len(filled(content, desk))
        case pieces.Reference():
            from toolkit.printables.references import copies

            return copies(content, desk)
        case pieces.Rulers():
            return len(content.rulers)
        case Counters():
            return sum(counter.count for group in content.groups for counter in group.counters)
        case FloorPlans():
            return len(content.floors) + len(content.walls)
        case pieces.BoardMap():
            from toolkit.printables.maps.board_map import tiling_of

            return len(tiling_of(content.scenario, desk).tiles)
    return len(sheets)
