from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from tests.oracles import every_hand, every_roll
from toolkit.odds.cards import drawn
from toolkit.odds.dice import Die
from toolkit.odds.distribution import Distribution
from toolkit.odds.rules import Best, Hand, Hits, Move, Row, Rule, Sum, best_play

D6 = Die.sides(6)
FACES = tuple(range(1, 7))


def chances(of: Distribution) -> dict[Any, Fraction]:
    return {outcome: chance for outcome, chance in of.items() if chance}


SOURCES = [
    (Sum("x", D6, 2), 2, sum),
    (Hits("x", D6, 3, 6, 1), 3, lambda roll: sum(n + 1 >= 6 for n in roll)),
    (Best("x", D6, (0, 1, 3)), 3, lambda roll: max(roll[0], roll[1] + 1, roll[2] + 3)),
    (Row("x", D6, 2), 2, tuple),
]


@pytest.mark.parametrize(("source", "dice", "value"), SOURCES)
def test_every_source_has_the_odds_of_its_dice(source: Any, dice: int, value: Any) -> None:
    assert chances(source.odds()) == every_roll([FACES] * dice, value)


@pytest.mark.parametrize(("source", "dice", "value"), SOURCES)
def test_a_throw_shows_the_dice_that_make_its_value(source: Any, dice: int, value: Any) -> None:
    random = Random(1)
    for _ in range(50):
        thrown = source.throw(random)
        assert value(tuple(place + 1 for (place,) in thrown.shown)) == thrown.value
        assert len(thrown.shown) == dice


def test_a_hand_is_drawn_without_putting_back() -> None:
    deck = (1, 1, 2, 3)
    hand = Hand("x", deck, 3, lambda cards: cards.count(1), lambda: drawn(4, 2, 3))
    assert chances(hand.odds()) == every_hand(deck, 3, lambda cards: cards.count(1))
    random = Random(2)
    seen = Counter(hand.throw(random).cards for _ in range(500))
    assert all(Counter(cards) <= Counter(deck) for cards in seen)
    assert len(seen) == 12


def up_to_six(state: int) -> Move | None:
    return None if state >= 6 else Move(Sum("x", D6), lambda n: state + n)


def test_odds_and_rolls_follow_the_same_moves() -> None:
    rule = Rule(0, up_to_six)
    exact = rule.odds()
    random = Random(3)
    rolled = Counter(rule.roll(random)[1] for _ in range(6000))
    assert set(rolled) == {outcome for outcome, chance in exact.items() if chance}
    for outcome, chance in exact.items():
        spread = (6000 * chance * (1 - chance)) ** Fraction(1, 2)
        assert abs(rolled[outcome] - 6000 * chance) < 5 * spread


def test_an_endless_rule_is_solved() -> None:
    again = Rule("roll", lambda s: Move(Sum("x", D6), lambda n: "six" if n == 6 else "one" if n == 1 else s), True)
    with pytest.raises(AssertionError):  # an end is no state with a move
        assert again.move("six") is None
    stops = Rule("roll", lambda s: again.move(s) if s == "roll" else None, endless=True)
    assert chances(stops.odds()) == {"six": Fraction(1, 2), "one": Fraction(1, 2)}


def test_best_play_takes_the_better_move_and_stops_in_time() -> None:
    def choices(state: tuple[str, int]) -> tuple[Move, ...]:
        if state[0] != "turn":
            return ()
        sure = Move(Sum("x", D6), lambda n: ("end", 3))
        risky = Move(Sum("x", D6), lambda n: ("end", 2 * n - state[1]))
        return (sure, risky)

    def worth(state: tuple[str, int]) -> Fraction:
        return Fraction(state[1])

    assert best_play(("turn", 2), choices, worth).odds().map(lambda end: end[1]).mean == 5  # the risk: 7 - 2
    assert best_play(("turn", 3), choices, worth).odds().map(lambda end: end[1]).mean == 4
    assert best_play(("turn", 5), choices, worth).odds() == Distribution.sure(("turn", 5))
