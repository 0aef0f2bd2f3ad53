"""The rolls of Brains: The Hunger as tables of odds (Shooting, Close combat, N1-N7)."""

from __future__ import annotations

from fractions import Fraction
from math import cos, radians, sin
from typing import TYPE_CHECKING, Any

from toolkit.games.hunger.settings import SCALE, Rules
from toolkit.odds.chains import absorbed, times
from toolkit.odds.dice import Die
from toolkit.odds.parameters import Choice, Number
from toolkit.odds.rules import Move, Rule, Sum
from toolkit.odds.tables import Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from toolkit.odds.distribution import Distribution

D8 = Die.sides(SCALE)
HURT = ("missed", "unhurt", "removed")
CROSSFIRE = ("missed", "human-unhurt", "human-removed", "zombie-unhurt", "zombie-removed")
# the d8 compass from the direction wished, 45 degrees a step; left and right are the same distance
COMPASS = ("ahead", "half-ahead", "sideways", "half-back", "back", "half-back", "sideways", "half-ahead")
STUMBLE = ("back", "half-back", "sideways", "half-ahead", "ahead")
MOST_MODELS = 8
ROUNDS = 10  # rounds that the table of a duel's length tells apart


def hit_then_hurt(rules: Rules, *, cv: int, s: int, r: int) -> Rule:
    """A hit with CV or more on a d8, then the chart's number or more to hurt (Shooting, Close combat)."""

    def move(state: str) -> Move | None:
        if state == "start":
            return Move(Sum("hit", D8), lambda n: "hit" if n >= cv else "missed")
        if state == "hit":
            return Move(Sum("hurt", D8), lambda n: "removed" if n >= rules.chart.number(s, r) else "unhurt")
        return None

    return Rule("start", move)


def crossfire(rules: Rules, *, humans: int, zombies: int, cv: int, s: int) -> Rule:
    """A shot into a fight: who of its models is hit is drawn evenly, then rolled for with its own R (N5)."""

    def move(state: str) -> Move | None:
        if state == "start":
            return Move(Sum("hit", D8), lambda n: "hit" if n >= cv else "missed")
        if state == "hit":
            return Move(Sum("who", Die.sides(humans + zombies)), lambda n: "human" if n <= humans else "zombie")
        if state in {"human", "zombie"}:
            model = rules.models.human if state == "human" else rules.models.zombie
            needed = rules.chart.number(s, model.r)
            return Move(Sum("hurt", D8), lambda n: f"{state}-{'removed' if n >= needed else 'unhurt'}")
        return None

    return Rule("start", move)


def duel(rules: Rules, *, weapon: str, zombies: int) -> Rule:
    """One human against zombies in contact, round after round, the human first, until one side is gone (N6).

    A state: zombies left, and who does what next: the human hits or hurts, zombie k hits or hurts.
    """
    return Rule((zombies, "human", 0), lambda state: fight(rules, weapon, state), endless=True)


def fight(rules: Rules, weapon: str, state: tuple[int, str, int]) -> Move | None:
    """The next roll of a duel; None when a side is gone. A human's new round is the state (zombies, "human", 0)."""
    zombies, turn, number = state
    human, zombie = rules.models.human, rules.models.zombie
    if zombies == 0 or turn == "dead":
        return None
    if turn == "human":
        return Move(Sum("human-hit", D8), lambda n: (zombies, "human-hurts" if n >= human.cv else "zombie", 0))
    if turn == "human-hurts":
        needed = rules.chart.number(rules.weapons[weapon].fight_s, zombie.r)
        return Move(Sum("human-hurt", D8), lambda n: (zombies - (n >= needed), "zombie", 0))
    following = (zombies, "zombie", number + 1) if number + 1 < zombies else (zombies, "human", 0)
    if turn == "zombie":
        return Move(Sum("zombie-hit", D8), lambda n: (zombies, "zombie-hurts", number) if n >= zombie.cv else following)
    needed = rules.chart.number(zombie.s, human.r)
    return Move(Sum("zombie-hurt", D8), lambda n: (zombies, "dead", 0) if n >= needed else following)


def who_is_left(end: tuple[int, str, int]) -> str:
    """The human, or so many zombies."""
    return f"{end[0]}-zombie" if end[0] else "human"


def left_keys(_: Rules, *, weapon: str, zombies: int) -> tuple[str, ...]:
    """Every end of a duel, the worst first."""
    return (*(f"{n}-zombie" for n in range(zombies, 0, -1)), "human")


def one_round(rules: Rules, weapon: str, zombies: int) -> Distribution | None:
    """The zombies left after a round of the duel, 0 too when the human is dead; None when it is over."""
    if not zombies:
        return None

    def move(state: tuple[int, str, int]) -> Move | None:
        if state[1] == "human" and state[2] == 0:
            return None
        return fight(rules, weapon, state)

    first = fight(rules, weapon, (zombies, "human", 0))
    assert first is not None  # noqa: S101 - zombies are left
    after = first.odds().then(lambda state: Rule(state, move).odds())
    return after.map(lambda state: 0 if state[1] == "dead" else state[0])


def duel_rounds_odds(rules: Rules, *, weapon: str, zombies: int) -> Distribution:
    """The round in which the duel ends."""
    return times(zombies, lambda left: one_round(rules, weapon, left), ROUNDS).map(str)


def duel_rounds_mean(rules: Rules, *, weapon: str, zombies: int) -> Fraction:
    """The mean number of rounds of a duel."""
    return absorbed(zombies, lambda left: one_round(rules, weapon, left)).mean_steps


def duel_rounds(rules: Rules, *, weapon: str, zombies: int) -> Rule:
    """The duel with its rounds counted. A state: rounds begun, and the duel's own state."""

    def move(state: tuple[int, tuple[int, str, int]]) -> Move | None:
        rounds, now = state
        found = fight(rules, weapon, now)
        if found is None:
            return None
        begun = rounds + (now[1] == "human")
        return Move(found.source, lambda value: (begun, found.then(value)))

    return Rule((0, (zombies, "human", 0)), move, endless=True)


def rounds_key(end: Any) -> str:
    """The number of rounds, from a roll or from the odds."""
    return end if isinstance(end, str) else f"{ROUNDS}+" if end[0] >= ROUNDS else str(end[0])


def stumble(_: Rules) -> Rule:
    """Where the random part of a zombie's move goes, against the direction wished (N3)."""
    return Rule.once(Sum("stumble", D8), lambda n: COMPASS[n - 1])


def stumble_more(rules: Rules, outcome: str) -> Mapping[str, float]:
    """How far ahead and aside a zombie ends, in inches, to 0.01."""
    zombie, turn = rules.models.zombie, radians(45 * COMPASS.index(outcome))
    ahead = zombie.move_in + zombie.stumble_in * cos(turn)
    return {"ahead_in": round(ahead, 2), "aside_in": round(abs(zombie.stumble_in * sin(turn)), 2)}


def stumble_mean(rules: Rules) -> Fraction:
    """The mean way ahead: the random parts cancel out."""
    return Fraction(rules.models.zombie.move_in)


def weapons(rules: Rules) -> tuple[str, ...]:
    """The weapons there are."""
    return tuple(rules.weapons)


def different(rules: Rules, _: Mapping[str, Any]) -> tuple[str, ...]:
    """One weapon of each strength in close combat."""
    first: dict[int, str] = {}
    for name, weapon in rules.weapons.items():
        first.setdefault(weapon.fight_s, name)
    return tuple(first.values())


TABLES = (
    Table(
        name="shoot",
        parameters=(Number("cv", (6,), 1, 9), Number("s", (3,), 1, SCALE), Number("r", (2, 3), 1, SCALE)),
        load=Rules.load,
        rule=hit_then_hurt,
        outcomes=lambda _, cv, s, r: HURT,
        readings=("N1", "N3", "N5"),
    ),
    Table(
        name="fight",
        parameters=(Number("cv", (6, 7), 1, 9), Number("s", (2, 3), 1, SCALE), Number("r", (2, 3), 1, SCALE)),
        load=Rules.load,
        rule=hit_then_hurt,
        outcomes=lambda _, cv, s, r: HURT,
        readings=("N1", "N3", "N6"),
    ),
    Table(
        name="crossfire",
        parameters=(
            Number("humans", (1,), 0, MOST_MODELS),
            Number("zombies", (1, 2, 3), 0, MOST_MODELS),
            Number("cv", (6,), 1, 9),
            Number("s", (3,), 1, SCALE),
        ),
        load=Rules.load,
        rule=crossfire,
        outcomes=lambda _, humans, zombies, cv, s: CROSSFIRE,
        ordered=False,
        refuse=lambda _, humans, zombies, cv, s: None if humans + zombies else "nobody is in that fight",
        readings=("N1", "N5"),
    ),
    Table(
        name="duel",
        parameters=(Choice("weapon", weapons, different), Number("zombies", (1, 2, 3, 4), 1, MOST_MODELS)),
        load=Rules.load,
        rule=duel,
        outcome=who_is_left,
        outcomes=left_keys,
        readings=("N1", "N3", "N6"),
    ),
    Table(
        name="duel-rounds",
        parameters=(Choice("weapon", weapons, different), Number("zombies", (1, 2, 3, 4), 1, MOST_MODELS)),
        load=Rules.load,
        rule=duel_rounds,
        odds=duel_rounds_odds,
        outcome=rounds_key,
        outcomes=lambda _, weapon, zombies: (*map(str, range(1, ROUNDS)), f"{ROUNDS}+"),
        mean=duel_rounds_mean,
        readings=("N1", "N3", "N6"),
    ),
    Table(
        name="stumble",
        parameters=(),
        load=Rules.load,
        rule=stumble,
        outcomes=lambda _: STUMBLE,
        mean=stumble_mean,
        more=stumble_more,
        readings=("N3",),
    ),
)
