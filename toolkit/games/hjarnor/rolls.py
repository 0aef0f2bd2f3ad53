"""The rolls of Hjärnor as tables of odds; this page holds the heroes' (Tests, Actions, Attacks)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from toolkit.games.hjarnor.results import (
    ATTACK,
    DIE,
    MOST_DICE,
    TEST,
    open_key,
    open_keys,
    read_attack,
    read_hits,
    read_test,
    roll_of,
    successes,
)
from toolkit.games.hjarnor.rounds import ROUND_TABLES
from toolkit.games.hjarnor.settings import FILE, Settings
from toolkit.odds.parameters import Choice, Number
from toolkit.odds.pools import MOST_EXACT, mean_above_zero, pool
from toolkit.odds.rules import Move, Rule, best_play
from toolkit.odds.tables import Table

if TYPE_CHECKING:
    from toolkit.data import Templates
    from toolkit.odds.distribution import Distribution
    from toolkit.odds.floats import Approximation

MOST_FLOAT = 1_000_000
CHAIN_DICE = 100  # where every throw of a chain or every inch has a row of its own
ALIVE, CRAWLER, DESTROYED = "zombie", "crawler", "destroyed"
TRINKETS = 3  # found trinkets that the table tells apart; a hero needs one


def settings_in(templates: Templates) -> Settings:
    """The settings in force."""
    return templates.decode(FILE, Settings)


def dice(values: tuple[int, ...] = (1, 2, 3, 4, 5, 6), highest: int = MOST_DICE) -> Number:
    """The parameter every test has."""
    return Number("dice", values, 0, highest)


def one_test(_: Settings, *, dice: int) -> Rule:
    """One test (H12)."""
    return Rule.once(roll_of("test", dice), read_test)


def every_total(_: Settings, *, dice: int) -> Distribution | Approximation:
    """Every total of a test that matters."""
    if dice <= MOST_EXACT:
        return pool(DIE, dice)
    from toolkit.odds.floats import large_pool

    return large_pool(DIE, dice)


def odds_of_test(settings: Settings, *, dice: int) -> Distribution | Approximation:
    """A test: exact up to 2,000 dice, floats beyond."""
    return (
        one_test(settings, dice=dice).odds() if dice <= MOST_EXACT else every_total(settings, dice=dice).map(read_test)
    )


def attack(settings: Settings, *, dice: int, target: str) -> Rule:
    """One attack on one target (Attacks, H18)."""
    return Rule.once(roll_of("attack", dice), lambda total: read_attack(total, target, settings))


def best_round(settings: Settings, *, dice: int, tp_cost: int, tp: int) -> Rule:
    """One hero's time points spent on one zombie that stays in reach, by best play (Time Points, H18).

    A state: the target, the time points left, and whether the weapon is stuck (its next use then costs one more).
    """

    def choices(state: tuple[str, int, bool]) -> tuple[Move, ...]:
        target, left, stuck = state
        cost = tp_cost + stuck
        if target == DESTROYED or cost > left:
            return ()

        def hit(total: Any) -> tuple[str, int, bool]:
            result = read_attack(total, target, settings)
            return (result if result in {CRAWLER, DESTROYED} else target, left - cost, result == "fumble")

        return (Move(roll_of("attack", dice), hit),)

    return best_play((ALIVE, tp, False), choices, lambda state: Fraction(state[0] == DESTROYED))


def sweep(settings: Settings, *, dice: int, zombies: int) -> Rule:
    """One attack test divided among the zombies in contact (Sweep, H19)."""
    return Rule.once(roll_of("attack", dice, 3 * zombies), lambda total: swept(total, zombies, settings))


def swept(total: Any, zombies: int, settings: Settings) -> str:
    """What the divided successes do, as a key such as ``1-crawler-2-falls``; the best results first."""
    if total < 0:
        return "fumble"
    share, over = divmod(successes(total, 3 * zombies), zombies)
    hits = [share + (settings.sweep == "even" and i < over) for i in range(zombies)]
    results = Counter(read_hits(n, "zombie", settings) for n in hits)
    parts = [f"{results[key]}-{key}" for key in reversed(ATTACK[2:]) if results[key]]
    return "-".join(parts) or "nothing"


def sweep_keys(settings: Settings, *, dice: int, zombies: int) -> tuple[str, ...]:
    """Every outcome of a sweep, the fewest successes first."""
    return tuple(dict.fromkeys(swept(total, zombies, settings) for total in range(-1, 3 * zombies + 1)))


def sweep_mean(settings: Settings, *, dice: int, zombies: int) -> Fraction:
    """The mean number of zombies destroyed."""
    odds = sweep(settings, dice=dice, zombies=zombies).odds()
    return odds.map(lambda key: int(key.split("-")[0]) if "-destroyed" in key else 0).mean


def inches(dice: int) -> int:
    """The inches that a sprint's table tells apart."""
    return max(6, dice)


def sprint(_: Settings, *, dice: int) -> Rule:
    """Inches run, or the hero trips (Sprint)."""
    cap = inches(dice)
    return Rule.once(roll_of("sprint", dice, cap), lambda total: "fumble" if total < 0 else open_key(total, cap))


def search(_: Settings, *, dice: int, tries: int) -> Rule:
    """Trinkets found; a fumble finds a zombie that stands in melee, where nobody may search (Search for Trinkets)."""

    def move(state: tuple[int, int]) -> Move | None:
        left, found = state
        if not left:
            return None

        def searched(total: Any) -> tuple[int, int]:
            stops = total < 0
            return (0 if stops else left - 1, min(found + successes(total, TRINKETS), TRINKETS))

        return Move(roll_of("search", dice), searched)

    return Rule((tries, 0), move)


def search_mean(_: Settings, *, dice: int, tries: int) -> Fraction:
    """The mean number of trinkets: each try is only made when none before it fumbled."""
    goes_on = roll_of("search", dice).odds().chance(lambda total: total >= 0)
    return mean_above_zero(DIE, dice) * sum((goes_on**i for i in range(tries)), Fraction(0))


TABLES = (
    Table(
        name="test",
        parameters=(dice((1, 2, 3, 4, 5, 6, 7, 8), MOST_FLOAT),),
        load=settings_in,
        rule=one_test,
        odds=odds_of_test,
        counts=every_total,
        outcomes=lambda _, dice: TEST,
        mean=lambda _, dice: dice * DIE.mean,
        readings=("H12",),
    ),
    Table(
        name="attack",
        parameters=(dice(), Choice("target", (ALIVE, CRAWLER))),
        load=settings_in,
        rule=attack,
        outcomes=lambda _, dice, target: ATTACK,
        readings=("H12", "H18"),
    ),
    Table(
        name="round",
        parameters=(dice(highest=CHAIN_DICE), Number("tp_cost", (1, 2, 3), 1, 20), Number("tp", (6,), 0, 20)),
        load=settings_in,
        rule=best_round,
        outcome=lambda end: end[0] if isinstance(end, tuple) else end,
        outcomes=lambda _, dice, tp_cost, tp: (ALIVE, CRAWLER, DESTROYED),
        readings=("H12", "H18"),
    ),
    Table(
        name="sweep",
        parameters=(dice(), Number("zombies", (2, 3), 1, 6)),
        load=settings_in,
        rule=sweep,
        outcomes=sweep_keys,
        mean=sweep_mean,
        readings=("H12", "H19"),
    ),
    Table(
        name="sprint",
        parameters=(dice(highest=CHAIN_DICE),),
        load=settings_in,
        rule=sprint,
        outcomes=lambda _, dice: ("fumble", *open_keys(inches(dice))),
        mean=lambda _, dice: mean_above_zero(DIE, dice),
        readings=("H12", "H14"),
    ),
    Table(
        name="search",
        parameters=(dice(highest=CHAIN_DICE), Number("tries", (1, 2, 3), 0, 20)),
        load=settings_in,
        rule=search,
        outcome=lambda end: open_key(end[1], TRINKETS),
        outcomes=lambda _, dice, tries: open_keys(TRINKETS),
        mean=search_mean,
        readings=("H12", "H16"),
    ),
    *ROUND_TABLES,
)
