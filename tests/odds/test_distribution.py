from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.oracles import every_roll
from toolkit.odds.dice import Die
from toolkit.odds.distribution import Distribution
from toolkit.odds.ends import AtLeast, AtMost
from toolkit.odds.pools import pool

D6 = Distribution.uniform(range(1, 7))
NUMBERS = st.dictionaries(st.integers(-4, 4), st.integers(0, 5), min_size=1).filter(lambda ways: sum(ways.values()))


def as_chances(of: Distribution) -> dict[object, Fraction]:
    return {outcome: chance for outcome, chance in of.items() if chance}


def test_equality_is_exact_and_does_not_mind_the_total() -> None:
    assert Distribution.of({1: 1, 2: 1}) == Distribution.of({2: 5, 1: 5, 7: 0})
    assert hash(Distribution.of({1: 1, 2: 1})) == hash(Distribution.of({2: 5, 1: 5}))
    assert Distribution.of({1: 10**30, 2: 10**30 + 1}) != Distribution.of({1: 1, 2: 1})
    assert Distribution.of({1: 1}) != 1


def test_sums_best_and_worst_equal_every_roll_counted() -> None:
    faces = tuple(range(1, 7))
    assert as_chances(D6.repeat(3)) == every_roll([faces] * 3, sum)
    assert as_chances(D6.best(3)) == every_roll([faces] * 3, max)
    assert as_chances(D6.worst(3)) == every_roll([faces] * 3, min)


def test_nothing_drawn_sums_to_0() -> None:
    assert D6.repeat(0) == Distribution.sure(0)


def test_the_best_of_none_is_refused() -> None:
    with pytest.raises(ValueError, match="best of no dice"):
        D6.best(0)


@given(NUMBERS, NUMBERS)
def test_the_mean_of_a_sum_is_the_sum_of_the_means(a: dict[int, int], b: dict[int, int]) -> None:
    one, two = Distribution.of(a), Distribution.of(b)
    assert (one + two).mean == one.mean + two.mean
    assert sum(chance for _, chance in (one + two).items()) == 1


@given(NUMBERS, st.integers(-4, 4), st.integers(1, 3))
def test_a_capped_sum_equals_the_whole_sum_capped(ways: dict[int, int], cap: int, times: int) -> None:
    whole = Distribution.of(dict(sorted(ways.items())))
    capped = whole.map(lambda n: AtLeast(cap) if n >= cap else n)
    summed = capped.repeat(times)
    edge = next((n.value for n in summed if isinstance(n, AtLeast)), None)
    expected = whole.repeat(times).map(lambda n: AtLeast(edge) if edge is not None and n >= edge else n)
    assert summed == expected


def test_an_open_end_answers_only_what_it_knows() -> None:
    capped = pool(Die.parsed("-1,0,0,1,1,1!"), 2, 3)
    assert capped.chance(lambda n: n >= 3) == capped[AtLeast(3)]
    with pytest.raises(ValueError, match="compute up to 4"):
        capped.chance(lambda n: n >= 4)
    with pytest.raises(ValueError, match="open end"):
        _ = capped.mean
    assert (AtMost(-2) < 0, AtMost(-2) > -1, AtMost(-2) >= 5, str(AtMost(-2) + 1)) == (True, False, False, "<=-1")
    with pytest.raises(ValueError, match="compute down to -5"):
        _ = AtMost(-2) <= -5


def test_floats_are_the_nearest_to_the_fraction() -> None:
    third = Distribution.of({"a": 10**400, "b": 2 * 10**400})
    assert third.floats() == {"a": 1 / 3, "b": 2 / 3}


def test_then_weighs_what_follows() -> None:
    coin = Distribution.uniform("ht")
    after = coin.then(lambda side: D6 if side == "h" else Distribution.sure(6))
    assert after[6] == Fraction(7, 12)


def test_wrong_ways_and_wrong_chances_are_refused() -> None:
    with pytest.raises(ValueError, match="needs ways"):
        Distribution.of({1: -1, 2: 2})
    with pytest.raises(ValueError, match="add up to 1"):
        Distribution.weighed({1: Fraction(1, 3)})
