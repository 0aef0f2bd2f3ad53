"""Every product of every game can be printed, in every language and ink, on A4 and Letter, at true scale."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.contract.finished import GAMES, games
from toolkit.cli.opening import Opened
from toolkit.cli.options import Look
from toolkit.cli.printing import Press, press
from toolkit.data import Templates
from toolkit.drawing.scene import Group, Line
from toolkit.printables.frame import framed
from toolkit.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from toolkit.drawing.scene import Item, Scene
    from toolkit.model.game import Game

SIZES = {"a4": (210, 297), "letter": (215.9, 279.4)}
PRODUCTS = [(game, product.name) for game in GAMES for product in game.products]
products = pytest.mark.parametrize(
    ("game", "name"), PRODUCTS, ids=[f"{game.slug}-{product}" for game, product in PRODUCTS]
)


def ready(game: Game, look: Look, seed: int = 7) -> Press:
    templates = Templates.shipped()
    settings = templates.decode(f"{game.slug}/game.toml", game.settings)
    return press(Opened(game, game.make_scenario(settings, seed)), look, templates)


def scenes(at: Press, name: str) -> list[Scene]:
    [product] = [one for one in at.found.game.products if one.name == name]
    pages = at.pages(at.content(product))
    return [framed(page, at.desk, number, len(pages)) for number, page in enumerate(pages, 1)]


def leaves(items: tuple[Item, ...]) -> Iterator[Item]:
    for item in items:
        if isinstance(item, Group):
            yield from leaves(item.items)
        else:
            yield item


@products
@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sheet_is_the_paper_asked_for_and_carries_both_bars(
    game: Game, name: str, paper: str, language: str, own_place: object
) -> None:
    sheets = scenes(ready(game, Look(paper, language)), name)
    assert sheets
    for sheet in sheets:
        assert sorted((sheet.width, sheet.height)) == sorted(SIZES[paper])
        lengths = [abs(item.x2 - item.x1) for item in sheet.items if isinstance(item, Line) and item.y1 == item.y2]
        assert any(abs(length - 100) < 1e-9 for length in lengths)
        assert any(abs(length - 101.6) < 1e-9 for length in lengths)


@products
def test_grey_ink_is_grey_throughout(game: Game, name: str, own_place: object) -> None:
    for sheet in scenes(ready(game, Look("a4", "en", "grey")), name):
        for item in leaves(sheet.items):
            style = getattr(item, "style", None)
            colours = [style.fill, style.stroke] if style else [getattr(item, "fill", None)]
            for colour in filter(None, colours):
                assert colour[1:3] == colour[3:5] == colour[5:7], item


@products
def test_saver_ink_needs_less(game: Game, name: str, own_place: object) -> None:
    def ink(kind: str) -> float:
        import io

        import numpy as np
        from PIL import Image

        from toolkit.drawing.pdf import About
        from toolkit.drawing.png import png_bytes

        total = 0.0
        for sheet in scenes(ready(game, Look("a4", "en", kind)), name)[:2]:
            picture = Image.open(io.BytesIO(png_bytes(sheet, About(name), dpi=40))).convert("L")
            total += float((255 - np.asarray(picture, dtype=float)).sum())
        return total

    assert ink("saver") <= ink("full") * 1.02


@games
@pytest.mark.parametrize("seed", [0, 1, 123456, 2**53 - 1])
def test_any_seed_can_be_printed(game: Game, seed: int, own_place: object) -> None:
    at = ready(game, Look("a4", "pl"), seed)
    for product in game.products:
        assert scenes(at, product.name)
