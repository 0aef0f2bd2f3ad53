"""Token sheets: sizes that fit, cuts that scissors can follow, as many as the supply has (H1, H11)."""

from __future__ import annotations

import io
import math
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PIL import Image

from tests.printables.overlaps import faults
from toolkit import __version__
from toolkit.data import Templates, overridden
from toolkit.drawing.fonts import FLOOR_PT
from toolkit.drawing.paper import find_paper
from toolkit.drawing.pdf import About
from toolkit.drawing.png import png_bytes
from toolkit.drawing.scene import Circle, Group, Rect, Text, placed
from toolkit.errors import DrawingError
from toolkit.games.hjarnor.pieces.token import make_tokens
from toolkit.games.hjarnor.scenario import make_scenario
from toolkit.games.hjarnor.settings import shipped
from toolkit.model.game import Play
from toolkit.model.pieces import Token, TokenGroup, Tokens
from toolkit.printables import drawn
from toolkit.printables.desk import Desk, Shelf, Stamp
from toolkit.printables.frame import framed
from toolkit.printables.kit import pieces_of
from toolkit.printables.selection import copied, names_of, selected
from toolkit.printables.theme import Theme
from toolkit.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from toolkit.drawing.scene import Item, Point, Scene

TEMPLATES = Templates.shipped()


def desk(paper: str = "a4", language: str = "en", ink: str = "full") -> Desk:
    theme = Theme.load(TEMPLATES, "hjarnor", ink)
    words = Words.load(TEMPLATES, language, "hjarnor")
    stamp = Stamp("Hjärnor", "7", "", __version__)
    return Desk(find_paper(TEMPLATES, paper), theme, words, Shelf(TEMPLATES, theme), stamp)


def tokens(language: str = "en", **settings: object) -> Tokens:
    scenario = make_scenario(overridden(shipped(), settings, where="test"), 7)
    return make_tokens(Play(scenario, Words.load(TEMPLATES, language, "hjarnor"), TEMPLATES))


def sheets(piece: Tokens, at: Desk) -> list[Scene]:
    pages = drawn(piece, at)
    return [framed(page, at, number, len(pages)) for number, page in enumerate(pages, 1)]


def cuts(items: tuple[Item, ...], inside: bool = False, way: tuple[Group, ...] = ()) -> Iterator[tuple[Item, Point]]:
    """Everything in a layer called cut, and where its origin lies on the sheet."""
    for item in items:
        if isinstance(item, Group):
            yield from cuts(item.items, inside or item.name == "cut", (*way, item))
        elif inside:
            at = (0.0, 0.0)
            for group in reversed(way):
                at = placed(group, *at)
            yield item, at


def rounds(sheet: Scene) -> list[tuple[float, float, float]]:
    return [(at[0] + item.x, at[1] + item.y, item.radius) for item, at in cuts(sheet.items) if isinstance(item, Circle)]


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_every_piece_of_the_supply_is_there_once(paper: str) -> None:
    piece = replace(tokens(), spares=None)
    found = [one for sheet in sheets(piece, desk(paper)) for one in rounds(sheet)]
    assert len(found) == sum(token.count for group in (*piece.models, *piece.markers) for token in group.tokens)
    numbers = [token.text for group in piece.models for token in group.tokens if token.only == "zombies"]
    assert numbers == [str(number) for number in range(1, 26)]
    assert sum(token.look == "crawler" for group in piece.models for token in group.tokens) == 5
    assert [token.text for group in piece.models for token in group.tokens if token.look == "door"] == list("12345678")


def test_the_supply_follows_the_settings() -> None:
    piece = tokens(zombies=40, crawlers=0)
    kinds = [token.only for group in piece.models for token in group.tokens]
    assert kinds.count("zombies") == 40
    assert kinds.count("crawlers") == 0


def test_zombies_have_many_looks() -> None:
    arts = {token.art for group in tokens().models for token in group.tokens if token.look == "zombie"}
    assert len(arts) >= 8


@pytest.mark.parametrize(("inch", "base"), [(25.4, 25.4), (25.0, 25.0), (16.0, 16.0)])
def test_models_have_the_scenarios_base_and_markers_an_inch(inch: float, base: float) -> None:
    diameters = {round(2 * radius, 4) for sheet in sheets(tokens(inch_mm=inch), desk()) for *_, radius in rounds(sheet)}
    assert diameters == {base, 25.4}


@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
@pytest.mark.parametrize("base", [16.0, 25.0, 25.4, 32.0, 50.0])
def test_cuts_keep_their_distance_and_stay_on_the_sheet(paper: str, base: float) -> None:
    for sheet in sheets(replace(tokens(), base=base), desk(paper)):
        found = rounds(sheet)
        for index, (x, y, radius) in enumerate(found):
            assert radius + 3 <= x <= sheet.width - radius - 3
            assert radius + 15.6 <= y <= sheet.height - radius - 14
            for u, v, other in found[:index]:
                assert math.hypot(x - u, y - v) >= radius + other + 6


def test_cut_lines_are_hairlines_on_their_own_layer() -> None:
    styles = [item.style for sheet in sheets(tokens(), desk()) for item, _ in cuts(sheet.items)]  # type: ignore[union-attr]
    assert styles
    assert max(style.width for style in styles) <= 0.25 * 25.4 / 72 + 1e-4
    assert all(style.fill is None for style in styles)


def test_a_one_inch_token_measures_an_inch_in_the_render() -> None:
    piece = selected(tokens(), ["doors-1"])
    assert piece is not None
    [sheet] = sheets(piece, desk())
    x, y, _ = rounds(sheet)[0]
    dpi = 600
    pixels = np.asarray(Image.open(io.BytesIO(png_bytes(sheet, About("t"), dpi=dpi))).convert("L"))
    across = np.flatnonzero(pixels[round(y / 25.4 * dpi)] < 200) / dpi * 25.4
    down = np.flatnonzero(pixels[: round((y + 16) / 25.4 * dpi), round(x / 25.4 * dpi)] < 200) / dpi * 25.4
    assert across.max() - across.min() == pytest.approx(25.4, abs=0.1)
    down = down[down > y - 14]
    assert down.max() - down.min() == pytest.approx(25.4, abs=0.1)


def test_the_car_is_cut_at_its_size() -> None:
    for size in ([100, 45], [45, 45], [120, 60], [230, 90]):
        piece = tokens(car_mm=size) if size[0] <= 150 else replace(tokens(), car=tuple(size))
        boxes = [item for sheet in sheets(piece, desk()) for item, _ in cuts(sheet.items) if isinstance(item, Rect)]
        assert [sorted((box.width, box.height)) for box in boxes] == [sorted(size)]


def test_a_car_larger_than_the_sheet_is_refused_by_name() -> None:
    with pytest.raises(DrawingError, match="car of 250 x 220 mm"):
        sheets(replace(tokens(), car=(250.0, 220.0)), desk())


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ink", ["full", "saver"])
def test_nothing_overlaps(paper: str, language: str, ink: str) -> None:
    found = sheets(tokens(language), desk(paper, language, ink))
    assert len(found) == 2
    for sheet in found:
        assert faults(sheet) == []


@pytest.mark.parametrize("base", [16.0, 32.0, 60.0])
def test_nothing_overlaps_at_other_sizes(base: float) -> None:
    for sheet in sheets(replace(tokens("pl"), base=base), desk("letter", "pl")):
        assert faults(sheet) == []


def texts(items: tuple[Item, ...]) -> Iterator[Text]:
    for item in items:
        if isinstance(item, Group):
            yield from texts(item.items)
        elif isinstance(item, Text):
            yield item


NAMES = ("Bo", "Sixten", "Brunhilde the Magnificent", "Wolfeschlegelsteinhausenbergerdorff", "Ö" * 120, "a b c d e f")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("base", [16.0, 25.4])
def test_a_long_name_is_shortened_and_never_smaller_than_the_floor(name: str, base: float) -> None:
    group = TokenGroup("Heroes", "", (Token("hero", "heroes", "tokens/hero-coach", label=name),))
    [sheet] = sheets(Tokens("Tokens", (group,), (), base), desk())
    assert faults(sheet) == []
    shown = [text for text in texts(sheet.items) if text.face == "bold" and text.anchor == "middle"]
    assert all(name.startswith(text.text.rstrip("….")) and text.size >= FLOOR_PT for text in shown)
    if base > 20:
        assert shown


def test_lost_pieces_are_selected_by_kind_or_number() -> None:
    piece = tokens()
    assert {"heroes", "blank", "zombies", "crawlers", "doors", "sounds", "car"} <= set(names_of(piece))
    zombies = selected(piece, ["ZOMBIES"])
    assert zombies is not None
    assert [group.title for group in zombies.models] == ["Zombies"]
    assert not zombies.markers
    assert zombies.car is None
    one = selected(piece, ["zombies-7", "car"])
    assert one is not None
    assert [token.text for group in one.models for token in group.tokens] == ["7"]
    assert one.car
    assert selected(piece, ["houses"]) is None


def test_copies_are_packed_together() -> None:
    zombies = selected(tokens(), ["zombies"])
    assert zombies is not None
    twice, times = copied(zombies, 2)
    assert times == 1
    assert sum(len(rounds(sheet)) for sheet in sheets(twice, desk())) == 50
    assert copied(tokens(), 3)[1] == 3  # with the car, whole sheets are repeated


def test_spares_fill_the_last_sheet_and_are_no_pieces() -> None:
    piece = tokens()
    bare = replace(piece, spares=None)
    with_spares, without = (sheets(one, desk()) for one in (piece, bare))
    assert len(with_spares) == len(without)
    assert len(rounds(with_spares[-1])) == len(rounds(without[-1])) + 6
    assert pieces_of(piece, (), desk()) == pieces_of(bare, (), desk())
    zombies = selected(piece, ["zombies"])
    assert zombies is not None
    assert zombies.spares is None


def test_no_half_sheet_is_wasted() -> None:
    for paper in ("a4", "letter"):
        last = sheets(tokens(), desk(paper))[-1]
        lowest = max(y + radius for _, y, radius in rounds(last))
        assert lowest > last.height * 0.6
