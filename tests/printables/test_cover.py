from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

import pytest

from tests.printables.desks import desk_for
from tests.printables.overlaps import faults
from toolkit.drawing.scene import Circle, Group, Scene, Text
from toolkit.errors import DrawingError
from toolkit.games.hjarnor import GAME
from toolkit.games.hjarnor.settings import shipped
from toolkit.model.game import Play, Product
from toolkit.model.pieces import BoardMap
from toolkit.printables import drawn
from toolkit.printables.cover import pages
from toolkit.printables.cover_boards import small_board
from toolkit.printables.desk import Page
from toolkit.printables.frame import framed
from toolkit.printables.kit import Counted, assembled, counted

if TYPE_CHECKING:
    from toolkit.model.cover import Cover

CONTENTS = (
    Counted("heroes", "Hero sheets", 2, 4, 6, "plain"),
    Counted("reference", "Reference", 5, 5, 1, "plain"),
    Counted("tokens", "Tokens", 6, 7, 75, "card"),
    Counted("rulers", "Rulers", 8, 8, 8, "card"),
    Counted("odds", "Odds", 9, 9, 1, "plain"),
    Counted("overview", "Overview", 10, 10, 1, "plain"),
    Counted("plan", "Plan", 11, 11, 1, "plain"),
    Counted("board", "Board", 12, 23, 12, "plain"),
)


@lru_cache
def scenario(seed: int = 7):
    return GAME.make_scenario(shipped(), seed)


def play(desk, seed: int = 7) -> Play:
    return Play(scenario(seed), desk.words, desk.shelf.templates)


def cover(desk, seed: int = 7) -> Cover:
    assert GAME.cover is not None
    return GAME.cover(play(desk, seed))


def leaves(items):
    for item in items:
        if isinstance(item, Group):
            yield from leaves(item.items)
        else:
            yield item


def texts(scene) -> list[str]:
    return [item.text for item in leaves(scene.items) if isinstance(item, Text)]


def sheets(count: int, title: str, desk) -> list[Page]:
    return [Page(title, desk.paper, (), 8.0, desk.paper.width - 8.0) for _ in range(count)]


@pytest.mark.parametrize("count", [3, 8])
@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
@pytest.mark.parametrize("language", ["en", "sv", "pl"])
def test_nothing_overlaps_on_the_cover(language, paper, count):
    desk = desk_for(language, paper)
    (page,) = pages(cover(desk), desk, CONTENTS[-count:])
    assert faults(framed(page, desk, 1, 23)) == []


@pytest.mark.parametrize("seed", range(12))
def test_every_door_has_its_number_on_the_small_board_whatever_the_split(seed):
    desk = desk_for()
    items = small_board(scenario(seed), "doors", ("tiles", "buildings"), 29.0, desk)
    assert sorted(item.text for item in items if isinstance(item, Text)) == list("12345678")
    assert faults(Scene(29.0, 29.0, tuple(items))) == []


def test_each_small_board_adds_one_thing_in_the_accent():
    desk = desk_for()
    layers = [step.adds for step in cover(desk).steps]
    assert layers == ["tiles", "buildings", "doors", "cars", "hero", "zombie"]
    for index, layer in enumerate(layers):
        items = small_board(scenario(), layer, layers[:index], 29.0, desk)
        accented = [
            item
            for item in items
            if not isinstance(item, Text | Group) and desk.theme.accent in {item.style.fill, item.style.stroke}
        ]
        assert accented or layer == "tiles"
        if layer == "zombie":
            assert len(accented) == 4
            assert all(isinstance(item, Circle) for item in accented)


def test_the_parts_list_counts_sheets_pieces_and_paper():
    desk = desk_for()
    (page,) = pages(cover(desk), desk, CONTENTS)
    seen = texts(page)
    for text in ("2–4", "5", "6–7", "12–23", "75", "Plain 80 g", "Card 200 g"):
        assert text in seen
    assert any(text.startswith("23 sheets in all: 20 plain, 3 card.") for text in [" ".join(seen), *seen])


def test_a_product_the_cover_does_not_know_is_listed_by_its_title():
    desk = desk_for()
    (page,) = pages(cover(desk), desk, (*CONTENTS, Counted("poster", "Poster", 24, 24, 1, "plain")))
    assert "Poster" in texts(page)


def test_more_products_than_the_list_holds_are_refused():
    desk = desk_for()
    many = tuple(Counted(f"p{n}", "P", n + 2, n + 2, 1, "plain") for n in range(40))
    with pytest.raises(DrawingError, match="41 products"):
        pages(cover(desk), desk, many)


def test_a_kit_without_a_tiled_board_has_a_list_over_both_columns():
    desk = desk_for()
    (page,) = pages(cover(desk), desk, CONTENTS[:-1])
    assert desk.words["kit.assembly"] not in texts(page)
    assert faults(framed(page, desk, 1, 11)) == []


def test_a_game_without_a_table_has_a_cover_too():
    desk = desk_for()
    bare = replace(cover(desk), scenario=replace(scenario(), board=None), emblem="no-such-picture")
    (page,) = pages(bare, desk, CONTENTS[:3])
    assert faults(framed(page, desk, 1, 7)) == []


def test_the_cover_carries_the_bank_card_mark_and_the_scale_of_its_paper():
    desk = desk_for(paper="letter")
    (page,) = pages(cover(desk), desk, CONTENTS)
    scene = framed(page, desk, 1, 23)
    assert page.bank_card
    assert desk.words["frame.bank_card"] in texts(scene)
    assert any("Letter" in text for text in texts(page))


def test_a_kit_numbers_its_sheets_through_and_marks_where_each_product_begins():
    desk = desk_for()
    heroes, board = (next(one for one in GAME.products if one.name == name) for name in ("heroes", "board"))
    content = heroes.make(play(desk))
    parts = [
        (heroes, content, drawn(content, desk)),
        (board, BoardMap("Board", scenario()), sheets(12, "Board", desk)),
    ]
    kit = assembled(cover(desk), parts, desk)
    assert len(kit.scenes) == 1 + 3 + 12
    numbered = [desk.words.fill("frame.sheet", n=n, total=16) for n in range(1, 17)]
    assert [next(text for text in texts(scene) if text in numbered) for scene in kit.scenes] == numbered
    assert kit.outline == ((desk.words["kit.title"], 0), (desk.words["sheets.title"], 1), ("Board", 4))
    assert "2–4" in texts(kit.scenes[0])
    assert "5–16" in texts(kit.scenes[0])


def test_without_a_cover_the_products_stand_alone():
    desk = desk_for()
    product = Product("notes", lambda _: None)
    kit = assembled(None, [(product, object(), sheets(2, "Notes", desk))], desk)
    assert [scene.label for scene in kit.scenes] == ["1", "2"]
    assert kit.outline == (("Notes", 0),)


def test_pieces_are_counted_as_players_count_them():
    desk = desk_for()
    made = {product.name: product for product in GAME.products}
    parts = []
    for name in ("heroes", "tokens", "board"):
        content = made[name].make(play(desk))
        parts.append((made[name], content, sheets(1, name, desk)))
    pieces = {one.product: one.pieces for one in counted(parts, desk, 1)}
    assert pieces["heroes"] == 6  # four examples and two blank ones
    assert pieces["board"] == 12
    assert pieces["tokens"] > 4 + 25 + 5


@pytest.mark.parametrize("ink", ["grey", "saver"])
def test_the_cover_prints_in_grey_and_with_little_ink(ink):
    desk = desk_for(ink=ink)
    (page,) = pages(cover(desk), desk, CONTENTS)
    assert faults(framed(page, desk, 1, 23)) == []
    if ink == "grey":
        fills = {item.fill if isinstance(item, Text) else item.style.fill for item in leaves(page.items)}
        assert desk_for().theme.accent not in fills
