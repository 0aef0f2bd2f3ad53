"""Draws without replacement."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from toolkit.odds.distribution import Distribution

if TYPE_CHECKING:
    from collections.abc import Iterable
    from fractions import Fraction


def drawn(deck: int, wanted: int, cards: int) -> Distribution:
    """How many of ``wanted`` cards in a deck of ``deck`` are among ``cards`` drawn from it.

    >>> drawn(50, 3, 2)[2]
    Fraction(3, 1225)
    """
    if not 0 <= wanted <= deck or not 0 <= cards <= deck:
        raise ValueError("no more cards than the deck holds")
    fewest, most = max(0, cards - (deck - wanted)), min(wanted, cards)
    counts = range(fewest, most + 1)
    return Distribution(
        tuple(counts), tuple(comb(wanted, k) * comb(deck - wanted, cards - k) for k in counts), comb(deck, cards)
    )


def most_alike(copies: Iterable[int], cards: int) -> Distribution:
    """The largest number of equal cards among ``cards`` drawn, from a deck with so many copies of each value.

    Counts the hands with at most k of any value as a coefficient of a product of polynomials, one factor a value.
    """
    copies = tuple(copies)
    if not 0 <= cards <= sum(copies):
        raise ValueError("no more cards than the deck holds")
    if cards == 0:
        return Distribution.sure(0)
    ways: dict[int, int] = {}
    before = 0
    for alike in range(1, min(max(copies), cards) + 1):
        hands = [1] + [0] * cards
        for count in copies:
            hands = [
                sum(comb(count, k) * hands[size - k] for k in range(min(alike, count, size) + 1))
                for size in range(cards + 1)
            ]
        ways[alike] = hands[cards] - before
        before = hands[cards]
    return Distribution(tuple(ways), tuple(ways.values()), comb(sum(copies), cards))


def none_of(deck: int, wanted: int, cards: int) -> Fraction:
    """The chance that none of the wanted cards is drawn."""
    return drawn(deck, wanted, cards)[0]
