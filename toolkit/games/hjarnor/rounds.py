"""The zombies' rolls and the end phase of Hjärnor as tables of odds (Zombie Attacks, End Phase)."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, Any

from toolkit.games.hjarnor.results import (
    BITE,
    DIE,
    DOOR,
    DOORS,
    MOST_DICE,
    WOUNDS,
    open_key,
    open_keys,
    read_bite,
    read_test,
    roll_of,
    successes,
)
from toolkit.games.hjarnor.settings import FILE, Settings
from toolkit.odds.distribution import Distribution
from toolkit.odds.parameters import Number
from toolkit.odds.pools import mean_above_zero, pool, power_above_zero
from toolkit.odds.rules import Move, Row, Rule
from toolkit.odds.tables import Table

if TYPE_CHECKING:
    from toolkit.data import Templates

INFECTION_DICE = 3
MOST_CROSSES = 10  # H28: the tenth makes a zombie
MOST_WOUNDS = 6  # six wounds: dead
SPREADS = {"fumble": 2, "0": 1}  # crosses that an infection test adds
ROUNDS = 10  # rounds that the table of the last round tells apart


def settings_in(templates: Templates) -> Settings:
    """The settings in force."""
    return templates.decode(FILE, Settings)


def bite(_: Settings, *, zombies: int) -> Rule:
    """One group attack on one hero (H26)."""
    return Rule.once(roll_of("bite", zombies), read_bite)


def infection(settings: Settings, *, crosses: int, bites: int, rounds: int) -> Rule:
    """A hero's infection after some end phases (Resisting Infection, H27).

    The bites mark their crosses first: when they come later, but the first before the first end phase, nothing changes.
    Without a cross there is no test. A state: end phases left, crosses.
    """
    marked = bites if settings.infection_each_attack or not bites else max(1 - crosses, 0)

    def move(state: tuple[int, int]) -> Move | None:
        left, now = state
        if not left or not 0 < now < MOST_CROSSES:
            return None
        return Move(roll_of("infection", INFECTION_DICE, 1), lambda total: (left - 1, spread(now, total)))

    return Rule((rounds, min(crosses + marked, MOST_CROSSES)), move)


def spread(crosses: int, total: Any) -> int:
    """The crosses after an infection test: one more on a failure, two on a fumble, ten at most."""
    added = 0 if total >= 1 else SPREADS[read_test(total)]
    return min(crosses + added, MOST_CROSSES)


def crosses_key(end: tuple[int, int]) -> str:
    """The crosses, or that the hero has become a zombie."""
    return "zombie" if end[1] >= MOST_CROSSES else str(end[1])


def attraction(_: Settings, *, heroes: int, sounds: int) -> Rule:
    """How many zombies appear, and the door of each (H28).

    A state: nothing yet, then the number, then the number with the doors.
    """

    def move(state: tuple[Any, ...]) -> Move | None:
        if not state:
            return Move(roll_of("attraction", heroes + sounds, up_to(heroes, sounds)), lambda total: (total,))
        if len(state) == 1 and state[0] > 0:
            return Move(Row("door", DOOR, state[0]), lambda doors: (*state, doors))
        return None

    return Rule((), move)


def up_to(heroes: int, sounds: int) -> int:
    """The number of zombies from which on the table does not tell them apart."""
    return max(8, heroes + sounds)


def appear_odds(_: Settings, *, heroes: int, sounds: int) -> Distribution:
    """How many zombies appear: a total below 0 is none."""
    cap = up_to(heroes, sounds)
    return pool(DIE, heroes + sounds, cap).map(lambda total: open_key(total, cap))


def doors_odds(_: Settings, *, heroes: int, sounds: int) -> Distribution:
    """At how many different doors zombies appear, however many they are.

    Z zombies all use doors out of j given ones with chance E[(j/8)^Z], the generating function's value there; what
    uses exactly d doors follows by inclusion and exclusion.
    """
    within = [power_above_zero(DIE, heroes + sounds, Fraction(j, DOORS)) for j in range(DOORS + 1)]
    return Distribution.weighed(
        {
            d: comb(DOORS, d) * sum((-1) ** (d - j) * comb(d, j) * within[j] for j in range(d + 1))
            for d in range(DOORS + 1)
        }
    )


def doors_mean(_: Settings, *, heroes: int, sounds: int) -> Fraction:
    """The mean number of different doors: each stays shut with chance E[(7/8)^Z]."""
    return DOORS * (1 - power_above_zero(DIE, heroes + sounds, Fraction(DOORS - 1, DOORS)))


def appear_key(end: Any) -> str:
    """The number that appeared, from the end of a roll or from the odds."""
    return end if isinstance(end, str) else str(max(end[0], 0))


def doors_key(end: Any) -> str:
    """The number of different doors, from the end of a roll or from the odds."""
    return str(end) if isinstance(end, int) else str(len(set(end[1]))) if len(end) > 1 else "0"


def survival(settings: Settings, *, zombies: int, rounds: int) -> Rule:
    """A fresh hero bitten by so many zombies every round, with the infection test at each end (H26-H28).

    A state: rounds left, whether the infection test is next, wounds, crosses.
    """

    def move(state: tuple[int, bool, int, int]) -> Move | None:
        left, test_next, wounds, crosses = state
        if test_next and crosses:
            return Move(
                roll_of("infection", INFECTION_DICE, 1),
                lambda total: (left - 1, False, wounds, spread(crosses, total)),
            )
        if test_next:
            return move((left - 1, False, wounds, crosses))
        if not left or fate((wounds, crosses)) != "alive":
            return None

        def bitten(total: Any) -> tuple[int, bool, int, int]:
            return after_bite(left, wounds, crosses, total, settings)

        return Move(roll_of("bite", zombies), bitten)

    return Rule((rounds, False, 0, 0), move)


def after_bite(left: int, wounds: int, crosses: int, total: Any, settings: Settings) -> tuple[int, bool, int, int]:
    """The state after a group attack; where nothing is left to test, the next round's."""
    if successes(total, 1):
        wounds = min(wounds + WOUNDS[read_bite(total)], MOST_WOUNDS)
        crosses = min(crosses + 1, MOST_CROSSES) if settings.infection_each_attack else max(crosses, 1)
    if fate((wounds, crosses)) != "alive":
        return (left - 1, False, wounds, crosses)
    return (left, True, wounds, crosses) if crosses else (left - 1, False, wounds, crosses)


def fate(end: tuple[int, ...]) -> str:
    """``dead`` by wounds, a ``zombie`` by infection, or ``alive``; wounds are marked first."""
    wounds, crosses = end[-2:]
    return "dead" if wounds >= MOST_WOUNDS else "zombie" if crosses >= MOST_CROSSES else "alive"


def last_round(settings: Settings, *, zombies: int) -> Rule:
    """The same until the hero is dead or a zombie; ``AtLeast`` ten rounds are not told apart."""
    return survival(settings, zombies=zombies, rounds=ROUNDS - 1)


def last_round_odds(settings: Settings, *, zombies: int) -> Distribution:
    """The round in which the hero falls."""
    from toolkit.odds.chains import times

    return times((0, 0), lambda state: one_round(settings, zombies, state), ROUNDS).map(str)


def last_round_mean(settings: Settings, *, zombies: int) -> Fraction | None:
    """The mean of the last round, without an end; no zombies, no last round."""
    from toolkit.odds.chains import absorbed

    return absorbed((0, 0), lambda state: one_round(settings, zombies, state)).mean_steps if zombies else None


def one_round(settings: Settings, zombies: int, state: tuple[int, int]) -> Distribution | None:
    """Wounds and crosses after one more round, None for a hero who is out."""
    if fate(state) != "alive":
        return None
    start = (1, False, *state)
    return Rule(start, survival(settings, zombies=zombies, rounds=1).move).odds().map(lambda end: end[-2:])


def last_round_key(end: Any) -> str:
    """The round of the end, from a roll (rounds left of nine, then wounds and crosses) or from the odds."""
    if isinstance(end, str):
        return end
    return f"{ROUNDS}+" if fate(end) == "alive" else str(ROUNDS - 1 - end[0])


ROUND_TABLES = (
    Table(
        name="bite",
        parameters=(Number("zombies", (1, 2, 3, 4, 5, 6), 0, MOST_DICE),),
        load=settings_in,
        rule=bite,
        outcomes=lambda _, zombies: BITE,
        mean=lambda settings, zombies: bite(settings, zombies=zombies).odds().map(WOUNDS.__getitem__).mean,
        readings=("H12", "H26"),
    ),
    Table(
        name="infection",
        parameters=(
            Number("crosses", (1, 3, 5, 7), 0, MOST_CROSSES),
            Number("bites", (0,), 0, MOST_CROSSES),
            Number("rounds", (1, 3, 6), 0, 200),
        ),
        load=settings_in,
        rule=infection,
        outcome=crosses_key,
        outcomes=lambda _, crosses, bites, rounds: (*map(str, range(MOST_CROSSES)), "zombie"),
        mean=lambda settings, **situation: infection(settings, **situation).odds().map(lambda end: end[1]).mean,
        readings=("H12", "H27", "H28"),
    ),
    Table(
        name="attraction",
        parameters=(Number("heroes", (4,), 0, 100), Number("sounds", (1, 2, 3, 4), 0, 100)),
        load=settings_in,
        rule=attraction,
        odds=appear_odds,
        outcome=appear_key,
        outcomes=lambda _, heroes, sounds: open_keys(up_to(heroes, sounds)),
        mean=lambda _, heroes, sounds: mean_above_zero(DIE, heroes + sounds),
        readings=("H12", "H28"),
    ),
    Table(
        name="attraction-doors",
        parameters=(Number("heroes", (4,), 0, 100), Number("sounds", (1, 2, 3, 4), 0, 100)),
        load=settings_in,
        rule=attraction,
        odds=doors_odds,
        outcome=doors_key,
        outcomes=lambda _, heroes, sounds: tuple(map(str, range(DOORS + 1))),
        mean=doors_mean,
        readings=("H5", "H12", "H28"),
    ),
    Table(
        name="survival",
        parameters=(Number("zombies", (1, 2, 3, 4), 0, 50), Number("rounds", (1, 2, 3, 4, 6, 8), 0, 30)),
        load=settings_in,
        rule=survival,
        outcome=fate,
        outcomes=lambda _, zombies, rounds: ("dead", "zombie", "alive"),
        ordered=False,
        readings=("H26", "H27", "H28"),
    ),
    Table(
        name="survival-rounds",
        parameters=(Number("zombies", (1, 2, 3, 4), 0, 50),),
        load=settings_in,
        rule=last_round,
        odds=last_round_odds,
        outcome=last_round_key,
        outcomes=lambda _, zombies: (*map(str, range(1, ROUNDS)), f"{ROUNDS}+"),
        mean=last_round_mean,
        readings=("H26", "H27", "H28"),
    ),
)
