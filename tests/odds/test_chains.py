from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.oracles import walked
from toolkit.errors import SettingError
from toolkit.odds.chains import absorbed, absorbed_floats, after, times
from toolkit.odds.distribution import Distribution
from toolkit.odds.ends import AtLeast


def ruin(state: int) -> Distribution | None:
    """A walk up with 2/5 and down with 3/5 that ends at 0 and 6."""
    return None if state in {0, 6} else Distribution.of({state + 1: 2, state - 1: 3})


def test_gamblers_ruin_equals_the_formula() -> None:
    ratio = Fraction(3, 2)
    won = (ratio**2 - 1) / (ratio**6 - 1)
    ending = absorbed(2, ruin)
    assert ending.ends[6] == won
    assert ending.mean_steps == (2 - 6 * won) / (Fraction(3, 5) - Fraction(2, 5))


def test_scipy_agrees_with_the_fractions() -> None:
    ends, steps = absorbed_floats(2, ruin)
    exact = absorbed(2, ruin)
    assert ends[6] == pytest.approx(float(exact.ends[6]), rel=1e-12)
    assert steps == pytest.approx(float(exact.mean_steps), rel=1e-12)
    assert absorbed_floats(0, ruin) == ({0: 1.0}, 0.0)
    assert absorbed(0, ruin).ends == Distribution.sure(0)


def test_states_that_stay_are_waited_out() -> None:
    def waits(state: str) -> Distribution | None:
        return None if state == "end" else Distribution.of({"wait": 5, "end": 1})

    ending = absorbed("wait", waits)
    assert (ending.mean_steps, ending.ends) == (6, Distribution.sure("end"))


def test_a_chain_that_never_ends_is_refused() -> None:
    with pytest.raises(ValueError, match="never ends"):
        absorbed(0, lambda state: Distribution.sure(1 - state))


def test_a_chain_too_large_for_fractions_goes_to_scipy() -> None:
    def long(state: int) -> Distribution | None:
        return None if state in {0, 2000} else Distribution.uniform((state - 1, state + 1))

    with pytest.raises(SettingError, match="more than 500 states"):
        absorbed(1000, long)
    ends, steps = absorbed_floats(1000, long)
    assert ends[2000] == pytest.approx(0.5, rel=1e-9)
    assert steps == pytest.approx(1000 * 1000, rel=1e-9)


@pytest.mark.parametrize("steps", range(6))
def test_states_after_some_steps_equal_every_path_walked(steps: int) -> None:
    def step(state: Any) -> list[tuple[Any, Fraction]] | None:
        found = ruin(state)
        return None if found is None else list(found.items())

    found = {state: chance for state, chance in after(steps, 2, ruin).items() if chance}
    assert found == walked(2, step, steps)


def test_the_time_until_the_end_is_what_is_absorbed_step_by_step() -> None:
    when = times(2, ruin, 6)
    assert [when[n] for n in range(4)] == [0, 0, Fraction(9, 25), 0]
    ended = after(5, 2, ruin).chance(lambda state: state in {0, 6})
    assert when[AtLeast(6)] == 1 - ended
