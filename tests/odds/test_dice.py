from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.errors import SettingError
from toolkit.odds.dice import Die, whole_dice

HJARNOR = Die.parsed("-1,0,0,1,1,1!")


def test_faces_are_read_with_spaces_signs_and_common_names() -> None:
    assert str(Die.parsed(" −1, +0 ,0,1, 1,1 ! ")) == "-1,0,0,1,1,1!"
    assert Die.parsed("d8") == Die.sides(8) == Die.parsed("1,2,3,4,5,6,7,8")


@pytest.mark.parametrize(
    "text", ["", ",", "1,,2", "1.5", "!", "a", "1!!", "1;2", "١", "1" * 500, "9999999999", "d0", "0x1"]
)
def test_malformed_faces_are_refused_by_name(text: str) -> None:
    with pytest.raises(SettingError, match="faces: ") as caught:
        Die.parsed(text)
    assert caught.value.cure


def test_faces_that_all_roll_again_never_end() -> None:
    with pytest.raises(SettingError, match="never ends"):
        Die.parsed("1!,2!,0!")


def test_explosions_both_up_and_down_are_refused() -> None:
    with pytest.raises(SettingError, match="no end on either side"):
        Die.parsed("-1!,0,1!")


@pytest.mark.parametrize(
    ("dice", "reason"),
    [(-1, "below 0"), (10**9, "reasonable time"), (1.5, "no whole number"), (True, "no whole"), ("3", "no whole")],
)
def test_impossible_numbers_of_dice_are_refused_with_the_reason(dice: object, reason: str) -> None:
    with pytest.raises(SettingError, match=reason):
        whole_dice(dice, most=2000)


def test_mean_and_variance_of_the_die_h12() -> None:
    assert HJARNOR.mean == Fraction(2, 5)
    # first and second derivative of (1 + 2t + 2t²) / (t (6 - t)) at 1
    step = Fraction(1, 10**6)
    second = (HJARNOR.at(1 + step) - 2 * HJARNOR.at(Fraction(1)) + HJARNOR.at(1 - step)) / step**2
    assert abs(second + HJARNOR.mean - HJARNOR.mean**2 - HJARNOR.variance) < Fraction(1, 10**9)


@given(st.fractions(min_value=Fraction(1, 8), max_value=5, max_denominator=30))
def test_generating_function_of_one_die_h12(t: Fraction) -> None:
    assert HJARNOR.at(t) == (1 + 2 * t + 2 * t**2) / (t * (6 - t))


def test_the_generating_function_has_no_value_where_it_diverges() -> None:
    with pytest.raises(ValueError, match="no value"):
        HJARNOR.at(Fraction(6))


def test_a_throw_shows_every_explosion() -> None:
    random = Random(5)
    throws = [HJARNOR.throw(random) for _ in range(600)]
    assert all(place == 5 for shown in throws for place in shown[:-1])
    assert all(shown[-1] != 5 for shown in throws)
    assert max(len(shown) for shown in throws) >= 3
    assert HJARNOR.total((5, 5, 0)) == 1
