"""Slow, obvious answers by enumeration in Fractions, beside the quick ones of the program."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

HJARNOR = ((-1, False), (0, False), (0, False), (1, False), (1, False), (1, True))


def exploding_totals(faces: Sequence[tuple[int, bool]], dice: int, cap: int) -> dict[Any, Fraction]:
    """Die after die, face after face, an exploding one adding a die; ``"more"`` as soon as the cap is certain."""
    found: dict[Any, Fraction] = {}
    least = min(value for value, again in faces if not again)

    def roll(left: int, total: int, chance: Fraction) -> None:
        if total + left * least >= cap:
            found["more"] = found.get("more", Fraction(0)) + chance
        elif left == 0:
            found[total] = found.get(total, Fraction(0)) + chance
        else:
            for value, again in faces:
                roll(left if again else left - 1, total + value, chance / len(faces))

    roll(dice, 0, Fraction(1))
    return found


@cache
def hjarnor_test(dice: int, cap: int = 3) -> dict[int, Fraction]:
    """Hjärnor's test with everything below 0 as -1 and everything from the cap on as the cap (H12)."""
    results = dict.fromkeys(range(-1, cap + 1), Fraction(0))
    for total, chance in exploding_totals(HJARNOR, dice, cap).items():
        results[cap if total == "more" else max(total, -1)] += chance
    return results


def every_roll(dice: Sequence[Sequence[int]], result: Callable[[tuple[int, ...]], Any]) -> dict[Any, Fraction]:
    """What ``result`` says of every way the dice can fall, dice with ends only."""
    rolls = list(product(*dice))
    counts = Counter(result(roll) for roll in rolls)
    return {outcome: Fraction(count, len(rolls)) for outcome, count in counts.items()}


def every_hand(deck: Sequence[Any], cards: int, result: Callable[[tuple[Any, ...]], Any]) -> dict[Any, Fraction]:
    """What ``result`` says of every hand that can be drawn."""
    hands = list(combinations(deck, cards))
    counts = Counter(result(hand) for hand in hands)
    return {outcome: Fraction(count, len(hands)) for outcome, count in counts.items()}


def walked(start: Any, step: Callable[[Any], Iterable[tuple[Any, Fraction]] | None], moves: int) -> dict[Any, Fraction]:
    """Every path of so many moves, one after another; a state without a step stays."""
    found: dict[Any, Fraction] = {}

    def walk(state: Any, left: int, chance: Fraction) -> None:
        following = step(state) if left else None
        if following is None:
            found[state] = found.get(state, Fraction(0)) + chance
            return
        for to, part in following:
            walk(to, left - 1, chance * part)

    walk(start, moves, Fraction(1))
    return found
