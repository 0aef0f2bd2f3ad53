from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.oracles import exploding_totals
from toolkit.errors import SettingError
from toolkit.odds.dice import Die
from toolkit.odds.distribution import Distribution
from toolkit.odds.ends import AtLeast, AtMost
from toolkit.odds.floats import large_pool
from toolkit.odds.pools import mean_above_zero, pool, power_above_zero

HJARNOR = Die.parsed("-1,0,0,1,1,1!")
FACES = st.lists(st.tuples(st.integers(-2, 3), st.booleans()), min_size=1, max_size=5)


def die_of(faces: list[tuple[int, bool]]) -> Die:
    return Die.parsed(",".join(f"{value}{'!' * again}" for value, again in faces))


def named(of: Distribution) -> dict[object, Fraction]:
    return {"more" if isinstance(n, AtLeast) else n: chance for n, chance in of.items() if chance}


@settings(max_examples=60, deadline=None)
@given(
    FACES.filter(lambda faces: any(not a for _, a in faces) and all(v > 0 for v, a in faces if a)),
    st.integers(0, 3),
    st.integers(-3, 3),
)
def test_a_pool_of_any_die_equals_every_roll_counted(faces: list[tuple[int, bool]], dice: int, cap: int) -> None:
    assert named(pool(die_of(faces), dice, cap)) == {k: v for k, v in exploding_totals(faces, dice, cap).items() if v}


def test_a_0_that_rolls_again_only_repeats_the_throw() -> None:
    assert pool(Die.parsed("0!,1,2"), 3) == pool(Die.parsed("1,2"), 3)


def test_single_die_and_three_dice_h12() -> None:
    one, three = pool(HJARNOR, 1, 3), pool(HJARNOR, 3, 3)
    assert list(one.items()) == [
        (-1, Fraction(1, 6)),
        (0, Fraction(13, 36)),
        (1, Fraction(85, 216)),
        (2, Fraction(85, 1296)),
        (AtLeast(3), Fraction(17, 1296)),
    ]
    assert three.chance(lambda n: n < 0) == Fraction(43, 324)
    assert [three[0], three[1], three[2], three[AtLeast(3)]] == [
        Fraction(4541, 23328),
        Fraction(23885, 93312),
        Fraction(125035, 559872),
        Fraction(108239, 559872),
    ]


def test_no_dice_total_0_h12() -> None:
    assert pool(HJARNOR, 0) == pool(HJARNOR, 0, 3) == Distribution.sure(0)


def test_mean_of_five_attraction_dice_h28() -> None:
    assert mean_above_zero(HJARNOR, 5) == Fraction(10824461, 5038848)


@pytest.mark.parametrize("dice", [1, 7, 40])
def test_a_long_pool_agrees_with_the_exact_means_and_powers(dice: int) -> None:
    whole = pool(HJARNOR, dice)
    numbers = {n.value if isinstance(n, AtLeast) else n: chance for n, chance in whole.items()}
    assert abs(sum(n * chance for n, chance in numbers.items()) - dice * HJARNOR.mean) < 1e-12
    assert abs(sum(max(n, 0) * chance for n, chance in numbers.items()) - mean_above_zero(HJARNOR, dice)) < 1e-12
    half = Fraction(1, 2)
    assert (
        abs(sum(half ** max(n, 0) * chance for n, chance in numbers.items()) - power_above_zero(HJARNOR, dice, half))
        < 1e-12
    )
    assert power_above_zero(HJARNOR, dice, Fraction(0)) == sum(chance for n, chance in numbers.items() if n <= 0)


def test_a_pool_is_the_sum_of_smaller_pools() -> None:
    assert pool(HJARNOR, 3, 4) == (pool(HJARNOR, 1, 7) + pool(HJARNOR, 2, 6)).map(lambda n: AtLeast(4) if n >= 4 else n)


def test_a_die_that_explodes_downwards_is_the_mirror() -> None:
    down = pool(Die.parsed("-2!,0,1"), 2)
    assert isinstance(down.outcomes[0], AtMost)
    assert down[1] == pool(Die.parsed("2!,0,-1"), 2)[-1]


def test_the_exact_route_ends_at_2000_dice_and_the_float_route_goes_on() -> None:
    with pytest.raises(SettingError, match="2001 dice are more than the 2000"):
        pool(HJARNOR, 2001)
    with pytest.raises(SettingError, match="1000000000 dice are more than"):
        large_pool(HJARNOR, 10**9)
    with pytest.raises(SettingError, match="spread over"):
        large_pool(Die.sides(1000), 100_000)
    with pytest.raises(SettingError, match="too many to list"):
        pool(Die.sides(1000), 2000)


@pytest.mark.parametrize(
    ("faces", "dice"),
    [("-1,0,0,1,1,1!", 0), ("-1,0,0,1,1,1!", 3), ("-1,0,0,1,1,1!", 1500), ("d6", 400), ("-2!,0,1", 50)],
)
def test_the_float_route_errs_below_1e_12(faces: str, dice: int) -> None:
    die = Die.parsed(faces)
    exact, approximate = pool(die, dice).floats(), large_pool(die, dice).floats()
    assert max(abs(exact.get(n, 0.0) - chance) for n, chance in approximate.items()) < 1e-12
    assert abs(sum(approximate.values()) - 1) < 1e-12
    assert max((chance for n, chance in exact.items() if n not in approximate), default=0.0) < 1e-18


def test_floats_of_a_huge_pool_can_be_put_together() -> None:
    results = large_pool(HJARNOR, 10_000).map(lambda n: "low" if n < 4000 else "high")
    assert abs(sum(results.floats().values()) - 1) < 1e-12


def test_scipy_agrees_with_the_exact_pool() -> None:
    stats = pytest.importorskip("scipy.stats")
    import numpy as np  # beside SciPy

    dice = 60
    plain = np.array([1.0])
    for _ in range(dice):
        plain = np.convolve(plain, [0.2, 0.4, 0.4])
    stars = stats.nbinom.pmf(np.arange(80), dice, 5 / 6)
    floats = pool(HJARNOR, dice).floats()
    for n, chance in enumerate(np.convolve(plain, stars)[:60]):
        assert floats[n - dice] == pytest.approx(chance, rel=1e-12)
