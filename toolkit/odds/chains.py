"""Chains: what happens move after move until nothing more does; duels, tracks and races.

A chain is a first state and a ``step`` that gives the distribution of the next state, or None where the chain ends.
Small chains are solved in Fractions; from ``MOST_EXACT_STATES`` on SciPy's linear algebra solves them in floats.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import Any

from msgspec import Struct

from toolkit.errors import SettingError
from toolkit.odds.distribution import Distribution
from toolkit.odds.ends import AtLeast

State = Hashable
Step = Callable[[Any], Distribution | None]

MOST_EXACT_STATES = 500
MOST_STATES = 200_000


class Ending(Struct, frozen=True):
    """Where a chain ends (``ends``) and the exact mean number of steps until then."""

    ends: Distribution
    mean_steps: Fraction


def after(steps: int, start: State, step: Step) -> Distribution:
    """The state after so many steps, exact; a state whose step is None stays."""
    now = Distribution.sure(start)
    known: dict[Any, Distribution] = {}

    def stepped(state: Any) -> Distribution:
        if state not in known:
            known[state] = step(state) or Distribution.sure(state)
        return known[state]

    for _ in range(steps):
        now = now.then(stepped)
    return now


def times(start: State, step: Step, up_to: int) -> Distribution:
    """After how many steps the chain has ended, exact; ``AtLeast(up_to)`` holds every later end, and never."""
    now = Distribution.sure(start)
    chances: dict[Any, Fraction] = {}
    gone = Fraction(0)
    known: dict[Any, Distribution | None] = {}

    def stepped(state: Any) -> Distribution | None:
        if state not in known:
            known[state] = step(state)
        return known[state]

    for steps in range(up_to):
        ended = now.chance(lambda state: stepped(state) is None)
        chances[steps] = ended - gone
        gone = ended
        now = now.then(lambda state: stepped(state) or Distribution.sure(state))
    chances[AtLeast(up_to)] = 1 - gone
    return Distribution.weighed(chances)


def absorbed(start: State, step: Step) -> Ending:
    """Where the chain ends, however long it takes, and after how many steps on average; exact.

    Takes one transient state after another out of the chain, the last found first. SettingError for more than 500
    states (``absorbed_floats`` takes those), ValueError when some state can never end.
    """
    moves, ends = _explored(start, step, MOST_EXACT_STATES)
    if start not in moves:
        return Ending(Distribution.sure(start), Fraction(0))
    rows = {state: dict(row) for state, row in moves.items()}
    cost = dict.fromkeys(rows, Fraction(1))
    before: dict[Any, set[Any]] = {state: set() for state in rows}
    for state, row in rows.items():
        for following in row.keys() & before.keys():
            before[following].add(state)
    for state in reversed(moves):
        row, mean = _without_staying(state, rows.pop(state), cost[state])
        if state == start:
            return Ending(Distribution.weighed({end: row[end] for end in ends if end in row}), mean)
        for earlier in before[state] & rows.keys():
            weight = rows[earlier].pop(state)
            cost[earlier] += weight * mean
            for following, chance in row.items():
                rows[earlier][following] = rows[earlier].get(following, Fraction(0)) + weight * chance
                if following in before:
                    before[following].add(earlier)
    raise AssertionError


def _without_staying(state: State, row: dict[Any, Fraction], cost: Fraction) -> tuple[dict[Any, Fraction], Fraction]:
    """Where the chain goes once it leaves this state, and the mean number of steps until it does."""
    leave = 1 - row.pop(state, Fraction(0))
    if leave == 0:
        raise ValueError(f"the chain never ends from {state!r}")
    return {following: chance / leave for following, chance in row.items()}, cost / leave


def absorbed_floats(start: State, step: Step) -> tuple[dict[Any, float], float]:
    """The same as floats, by SciPy's sparse linear algebra: the chance of each end, the mean number of steps."""
    import numpy as np
    from scipy.sparse import csc_matrix, identity
    from scipy.sparse.linalg import spsolve

    moves, ends = _explored(start, step, MOST_STATES)
    if start not in moves:
        return {start: 1.0}, 0.0
    place = {state: i for i, state in enumerate(moves)}
    inner = [
        (place[state], place[to], float(p)) for state, row in moves.items() for to, p in row.items() if to in place
    ]
    rows, columns, chances = zip(*inner, strict=True) if inner else ((), (), ())
    size = len(place)
    matrix = identity(size, format="csc") - csc_matrix((chances, (rows, columns)), shape=(size, size))
    begin = np.zeros(size)
    begin[place[start]] = 1.0
    visits = np.atleast_1d(spsolve(matrix.T.tocsc(), begin))
    found = dict.fromkeys(ends, 0.0)
    for state, row in moves.items():
        for to, chance in row.items():
            if to in found:
                found[to] += float(visits[place[state]]) * float(chance)
    return found, float(visits.sum())


def _explored(start: State, step: Step, most: int) -> tuple[dict[Any, dict[Any, Fraction]], list[Any]]:
    """Every state that can be reached: those that move, with their chances, and those where the chain ends."""
    moves: dict[Any, dict[Any, Fraction]] = {}
    ends: list[Any] = []
    seen = {start}
    waiting = [start]
    for state in waiting:
        following = step(state)
        if following is None:
            ends.append(state)
            continue
        moves[state] = {outcome: chance for outcome, chance in following.items() if chance}
        for outcome in moves[state]:
            if outcome not in seen:
                seen.add(outcome)
                waiting.append(outcome)
        if len(seen) > most:
            raise SettingError(f"the chain has more than {most} states", cure="Ask for smaller numbers")
    return moves, ends
