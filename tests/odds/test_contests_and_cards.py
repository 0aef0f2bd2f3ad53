from __future__ import annotations

from fractions import Fraction

import pytest

from tests.oracles import every_hand, every_roll
from toolkit.odds.cards import drawn, most_alike, none_of
from toolkit.odds.contests import highest, hit_then_wound, keep_highest, needing, opposed, successes
from toolkit.odds.dice import Die
from toolkit.odds.distribution import Distribution
from toolkit.odds.ends import AtLeast
from toolkit.odds.pools import pool

D6 = Distribution.uniform(range(1, 7))
FACES = tuple(range(1, 7))


def chances(of: Distribution) -> dict[object, Fraction]:
    return {outcome: chance for outcome, chance in of.items() if chance}


def test_a_number_or_more_on_one_die() -> None:
    assert [needing(8, n) for n in (-3, 1, 6, 8, 9)] == [1, 1, Fraction(3, 8), Fraction(1, 8), 0]


@pytest.mark.parametrize("chance", [Fraction(0), Fraction(1), Fraction(2, 6)])
def test_successes_equal_every_roll_counted(chance: Fraction) -> None:
    line = 7 - int(chance * 6)
    assert chances(successes(chance, 4)) == every_roll([FACES] * 4, lambda roll: sum(n >= line for n in roll))


def test_hit_then_wound_hand_weapon_in_the_hunger() -> None:
    assert hit_then_wound(needing(8, 6), needing(8, 6))["removed"] == Fraction(9, 64)


@pytest.mark.parametrize("ties_mine", [True, False])
def test_opposed_rolls_with_ties_to_a_side(ties_mine: bool) -> None:
    def mine(roll: tuple[int, ...]) -> bool:
        my, their = roll[0] + 2, max(roll[1:]) + 1
        return my >= their if ties_mine else my > their

    exact = opposed(D6.map(lambda n: n + 2), D6.best(2).map(lambda n: n + 1), ties_mine=ties_mine)
    assert exact == every_roll([FACES] * 3, mine)[True]


def test_the_highest_of_unequal_rolls() -> None:
    found = highest([D6, D6.map(lambda n: n + 2), Distribution.uniform(range(1, 5))])
    expected = every_roll([FACES, FACES, range(1, 5)], lambda roll: max(roll[0], roll[1] + 2, roll[2]))
    assert chances(found) == expected


@pytest.mark.parametrize(("dice", "keep"), [(4, 3), (3, 1), (3, 3), (2, 0), (0, 0)])
def test_keep_highest_equals_every_roll_counted(dice: int, keep: int) -> None:
    expected = every_roll([FACES] * dice, lambda roll: sum(sorted(roll, reverse=True)[:keep]))
    assert chances(keep_highest(D6, dice, keep)) == expected


def test_keep_highest_of_exploding_dice_stays_exact() -> None:
    one = pool(Die.parsed("-1,0,0,1,1,1!"), 1, 6)
    kept = keep_highest(one, 3, 1)
    assert kept == one.best(3)
    assert keep_highest(one, 2, 2)[AtLeast(5)] + keep_highest(one, 2, 2).chance(lambda n: n < 5) == 1
    with pytest.raises(ValueError, match="keep from 0"):
        keep_highest(one, 2, 3)


def test_draws_equal_every_hand_counted() -> None:
    deck = (0, 0, 0, 1, 1, 2, 3, 3, 3)
    for cards in range(6):
        assert chances(drawn(9, 3, cards)) == every_hand(deck, cards, lambda hand: hand.count(0))
        alike = every_hand(deck, cards, lambda hand: max((hand.count(v) for v in hand), default=0))
        assert chances(most_alike((3, 2, 1, 3), cards)) == alike
    assert none_of(9, 9, 1) == 0


def test_no_more_cards_than_the_deck_holds() -> None:
    with pytest.raises(ValueError, match="deck"):
        drawn(5, 2, 6)
    with pytest.raises(ValueError, match="deck"):
        most_alike((2, 2), 5)
