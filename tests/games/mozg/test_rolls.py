"""Hands and the die against every hand counted (M2-M8)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pytest

from tests.oracles import every_hand
from toolkit.data import Templates
from toolkit.errors import SettingError, TemplateError
from toolkit.games.mozg.rolls import TABLES, may_follow
from toolkit.games.mozg.settings import Deck, Settings

if TYPE_CHECKING:
    from pathlib import Path

SHIPPED = Templates.shipped()
DECK = SHIPPED.decode("mozg/deck.toml", Deck)
SMALL = [2, 1, 2, 0, 0, 0, 0, 1, 2, 1, 0, 3, 0, 0, 0, 0, 0, 0, 0, 1]  # 13 cards


def exact(name: str, templates: Templates = SHIPPED, **situation: Any) -> dict[str, Fraction]:
    table = next(table for table in TABLES if table.name == name)
    result = table.results(templates, {key: (value,) for key, value in situation.items()})[0]
    return {row["outcome"]: Fraction(row["exact"]) for row in result.rows}


def shown(of: dict[str, Fraction]) -> dict[str, Fraction]:
    return {outcome: chance for outcome, chance in of.items() if chance}


def with_copies(folder: Path, copies: list[int]) -> Templates:
    text = SHIPPED.text("mozg/deck.toml")
    line = next(line for line in text.splitlines() if line.startswith("copies ="))
    (folder / "mozg").mkdir()
    changed = text.replace(line, f"copies = {copies}").replace('name = "assumed"', 'name = "small"')
    (folder / "mozg" / "deck.toml").write_text(changed, encoding="utf-8")
    return Templates.of(folder)


def test_the_assumed_deck_m1_m8() -> None:
    assert len(DECK.cards) == 50
    assert (DECK.copies[:10], DECK.copies[10:]) == ((3,) * 10, (2,) * 10)
    assert (DECK.mosquito, DECK.spider, DECK.mouse) == (0, 8, 11)
    assert SHIPPED.decode("mozg/game.toml", Settings).ties == "share"


def test_on_a_7_follow_8_to_19_m3() -> None:
    """The rulebook's example; a mosquito goes on anything (M5)."""
    assert [value for value in range(20) if may_follow(DECK, value, 7)] == [0, *range(8, 20)]


def test_on_a_spider_only_lower_cards_and_on_an_empty_horde_any_m5() -> None:
    assert [value for value in range(20) if may_follow(DECK, value, 8)] == list(range(8))
    assert all(may_follow(DECK, value, "empty") for value in range(20))
    assert [value for value in range(20) if may_follow(DECK, value, 19)] == [0]


@pytest.mark.parametrize("cards", [0, 1, 3])
@pytest.mark.parametrize("top", ["empty", 0, 2, 8, 11, 19])
def test_a_hand_that_can_play_m3_m5(cards: int, top: Any, tmp_path: Path) -> None:
    deck = [value for value, copies in enumerate(SMALL) for _ in range(copies)]
    if top != "empty":
        deck.remove(top)

    def read(hand: tuple[int, ...]) -> str:
        fits = any(top == "empty" or v == 0 or (v < 8 if top == 8 else v > top) for v in hand)
        return "can" if fits else "cannot"

    found = exact("play", with_copies(tmp_path, SMALL), cards=cards, top=top)
    assert shown(found) == every_hand(deck, cards, read)


def test_two_cards_of_the_whole_deck_m8() -> None:
    hands = every_hand(DECK.cards, 2, lambda hand: str(max(Counter(hand).values())))
    assert exact("pair", cards=2) == hands
    assert shown(exact("draw", cards=2, wanted=11)) == every_hand(DECK.cards, 2, lambda hand: str(hand.count(11)))


@pytest.mark.parametrize("cards", [0, 1, 4])
def test_cards_alike_and_cards_wanted(cards: int, tmp_path: Path) -> None:
    templates = with_copies(tmp_path, SMALL)
    deck = [value for value, copies in enumerate(SMALL) for _ in range(copies)]
    alike = every_hand(deck, cards, lambda hand: str(max(Counter(hand).values(), default=0)))
    assert shown(exact("pair", templates, cards=cards)) == alike
    wanted = every_hand(deck, cards, lambda hand: str(hand.count(11)))
    assert shown(exact("draw", templates, cards=cards, wanted=11)) == wanted


def test_every_table_names_the_deck_in_force_m8(tmp_path: Path) -> None:
    templates = with_copies(tmp_path, SMALL)
    assert {
        result.assumes
        for table in TABLES
        if table.name == "pair"
        for result in table.results(templates, {"cards": (2,)})
    } == {("deck small",)}


def test_the_effect_die_has_one_effect_a_face_m7() -> None:
    assert exact("die") == dict.fromkeys(("steal", "swap", "give", "gain", "draw-all", "again"), Fraction(1, 6))


def test_more_cards_than_there_are_and_cards_that_are_missing_are_refused(tmp_path: Path) -> None:
    templates = with_copies(tmp_path, SMALL)
    with pytest.raises(SettingError, match="14 cards of 13"):
        exact("pair", templates, cards=14)
    with pytest.raises(SettingError, match="deck small has no card 5"):
        exact("play", templates, cards=1, top=5)


def test_a_deck_with_a_value_missing_is_refused_by_file(tmp_path: Path) -> None:
    with pytest.raises(TemplateError, match="copies has 19 numbers"):
        with_copies(tmp_path, SMALL[1:]).decode("mozg/deck.toml", Deck)
