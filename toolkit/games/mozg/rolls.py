"""The draws and the die of Gra o mózg as tables of odds (M2-M8); every table assumes the deck."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from toolkit.games.mozg.settings import FOLDER, VALUES, Deck
from toolkit.odds.cards import drawn, most_alike
from toolkit.odds.dice import Die
from toolkit.odds.parameters import Number
from toolkit.odds.rules import Hand, Rule, Sum
from toolkit.odds.tables import Table

if TYPE_CHECKING:
    from toolkit.data import Templates
    from toolkit.odds.distribution import Distribution

EMPTY = "empty"
CAN = ("cannot", "can")
MOST_CARDS = 30


def deck_in(templates: Templates) -> Deck:
    """The deck in force."""
    return templates.decode(f"{FOLDER}/deck.toml", Deck)


def assumed(deck: Deck) -> tuple[str, ...]:
    """What every table here takes for granted (M8)."""
    return (f"deck {deck.name}",)


def may_follow(deck: Deck, value: int, top: int | str) -> bool:
    """Whether a card may be played on the horde (M3, M5): higher than its top, below a spider, a mosquito always."""
    if top == EMPTY or value == deck.mosquito:
        return True
    return value < int(top) if top == deck.spider else value > int(top)


def play(deck: Deck, *, cards: int, top: int | str) -> Rule:
    """Whether a hand of unknown cards holds one that may be played; the card on top is not among them."""
    left = list(deck.cards)
    if top != EMPTY:
        left.remove(int(top))
    fitting = sum(may_follow(deck, value, top) for value in left)

    def measure(hand: tuple[int, ...]) -> int:
        return sum(may_follow(deck, value, top) for value in hand)

    source = Hand("hand", tuple(left), cards, measure, lambda: drawn(len(left), fitting, cards))
    return Rule.once(source, lambda found: CAN[found > 0])


def pair(deck: Deck, *, cards: int) -> Rule:
    """The largest number of cards of one value in a hand, which may be played together (M3)."""

    def measure(hand: tuple[int, ...]) -> int:
        return max(Counter(hand).values(), default=0)

    return Rule.once(Hand("hand", deck.cards, cards, measure, lambda: most_alike(deck.copies, cards)), int)


def pair_keys(deck: Deck, *, cards: int) -> tuple[str, ...]:
    """Every number of equal cards a hand can hold."""
    return tuple(map(str, range(1 if cards else 0, min(max(deck.copies), cards) + 1)))


def draw(deck: Deck, *, cards: int, wanted: int) -> Rule:
    """How many cards of one value are among those drawn (M2, M4)."""
    copies = deck.copies[wanted]

    def exact() -> Distribution:
        return drawn(len(deck.cards), copies, cards)

    return Rule.once(Hand("draw", deck.cards, cards, lambda hand: hand.count(wanted), exact), int)


def draw_keys(deck: Deck, *, cards: int, wanted: int) -> tuple[str, ...]:
    """From none of the wanted cards to all of them."""
    return tuple(map(str, range(min(cards, deck.copies[wanted]) + 1)))


def effect(deck: Deck) -> Rule:
    """The effect die; one effect a face is house (M7)."""
    return Rule.once(Sum("effect", Die.sides(len(deck.effects))), lambda n: deck.effects[n - 1])


def no_such_card(deck: Deck, *, cards: int, top: Any = EMPTY, **_: Any) -> str | None:
    """Nobody draws more cards than there are, or plays on a card that the deck lacks."""
    if top != EMPTY and not deck.copies[int(top)]:
        return f"deck {deck.name} has no card {top}"
    left = len(deck.cards) - (top != EMPTY)
    return f"{cards} cards of {left}" if cards > left else None


TABLES = (
    Table(
        name="play",
        parameters=(
            Number("cards", (1, 2, 3, 4, 5, 6), 0, MOST_CARDS),
            Number("top", tuple(range(VALUES)), 0, VALUES - 1, words=(EMPTY,)),
        ),
        load=deck_in,
        rule=play,
        outcomes=lambda _, cards, top: CAN,
        refuse=no_such_card,
        assumes=assumed,
        readings=("M3", "M5", "M8"),
    ),
    Table(
        name="pair",
        parameters=(Number("cards", (2, 3, 4, 5, 6), 0, MOST_CARDS),),
        load=deck_in,
        rule=pair,
        outcomes=pair_keys,
        refuse=no_such_card,
        assumes=assumed,
        readings=("M3", "M8"),
    ),
    Table(
        name="draw",
        parameters=(
            Number("cards", (2, 6, 9), 0, MOST_CARDS),
            Number("wanted", lambda deck, _: (deck.mosquito, deck.spider, deck.mouse), 0, VALUES - 1),
        ),
        load=deck_in,
        rule=draw,
        outcomes=draw_keys,
        mean=lambda deck, **situation: draw(deck, **situation).odds().mean,
        refuse=no_such_card,
        assumes=assumed,
        readings=("M2", "M4", "M8"),
    ),
    Table(
        name="die",
        parameters=(),
        load=deck_in,
        rule=effect,
        outcomes=lambda deck: tuple(dict.fromkeys(deck.effects)),
        ordered=False,
        assumes=assumed,
        readings=("M7", "M8"),
    ),
)
