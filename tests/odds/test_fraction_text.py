from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.odds.fraction_text import Ratios, digits, text_of


@given(st.integers(0, 10**9), st.integers(0, 400), st.integers(0, 40), st.sampled_from([1, 49, 53, 10**9 + 7]))
def test_a_ratio_is_written_as_the_reduced_fraction(top: int, twos: int, threes: int, other: int) -> None:
    bottom = 2**300 * 3**30 * other
    top *= 2**twos * 3**threes
    assert Ratios(bottom).text(top) == str(Fraction(top, bottom))


@pytest.mark.parametrize("power", [0, 1, 15, 16, 17, 255, 256, 300])
def test_every_shared_power_of_a_prime_is_taken_out(power: int) -> None:
    assert Ratios(6**300).text(6**power) == str(Fraction(6**power, 6**300))


def test_numbers_longer_than_python_writes_are_written() -> None:
    assert digits(10**9000) == "1" + "0" * 9000
    assert text_of(Fraction(-4, 6)) == "-2/3"
