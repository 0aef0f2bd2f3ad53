"""The rolls of BRAAAAAAAINS! as tables of odds (Soldier Shooting, Assault, B1, B5, B6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from toolkit.games.braaains.rules import AMMO_DIE, CHARGED, HIT, PISTOL
from toolkit.games.braaains.settings import Rules
from toolkit.odds.chains import absorbed
from toolkit.odds.dice import Die
from toolkit.odds.parameters import Choice, Models, Number
from toolkit.odds.rules import Best, Hits, Move, Rule, Sum
from toolkit.odds.tables import Table

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from toolkit.odds.distribution import Distribution

D6 = Die.sides(AMMO_DIE)  # ammunition lost, whatever die is fought with
DICE = (6, 8)
MOST_MODELS = 20
MOST_ROUNDS = 200
FIGHTS = 6  # fights in a row that the table tells apart
WON = ("zombies", "soldiers")


def both_dice(rules: Rules, _: Mapping[str, Any]) -> tuple[int, ...]:
    """The die of the settings first, then the other (B1)."""
    return (rules.settings.die, *(die for die in DICE if die != rules.settings.die))


def shoot(rules: Rules, *, weapon: str, range: str, shots: int, die: int) -> Rule:  # noqa: A002 - the table's parameter
    """Zombies removed by so many shots, each declared at another zombie (B1, B5)."""
    line = rules.weapons[weapon]
    bonus = line.modifier if range == "short" else 0
    return Rule.once(Hits("shot", Die.sides(die), shots, HIT, bonus), int)


def too_many_shots(rules: Rules, *, weapon: str, shots: int, **_: Any) -> str | None:
    """No weapon fires more than its shots a turn."""
    most = rules.weapons[weapon].shots
    return f"{weapon} fires at most {most} shots a turn, not {shots}" if shots > most else None


def assault(
    _: Rules, *, soldiers: int, zombies: int, soldiers_charged: int, zombies_charged: int, pistol: int, die: int
) -> Rule:
    """Who wins an assault: each side's best die, ties to the soldiers (B6).

    Pistols go to soldiers who charged before the others.
    """
    mine = tuple(CHARGED * (i < soldiers_charged) + PISTOL * (i < pistol) for i in range(soldiers))
    theirs = tuple(CHARGED * (i < zombies_charged) for i in range(zombies))
    return Rule("soldiers-roll", lambda state: assault_move(state, mine, theirs, Die.sides(die)))


def assault_move(state: Any, mine: tuple[int, ...], theirs: tuple[int, ...], die: Die) -> Move | None:
    """The soldiers' best, then the zombies' against it."""
    if state == "soldiers-roll":
        return Move(Best("soldiers", die, mine), int)
    if isinstance(state, int):
        return Move(Best("zombies", die, theirs), lambda best: "soldiers" if state >= best else "zombies")
    return None


def ammo(_: Rules, *, rounds: int, fights: int) -> Rule:
    """Rounds left in a pistol used in so many assaults; an empty one is not used (B6). A state: fights, rounds."""

    def move(state: tuple[int, int]) -> Move | None:
        left, loaded = state
        if not left or not loaded:
            return None
        return Move(Sum("ammo", D6), lambda n: (left - 1, max(loaded - n, 0)))

    return Rule((fights, rounds), move)


def stand(_: Rules, *, zombies: int, zombies_charged: int, rounds: int, die: int, most: int | None = FIGHTS) -> Rule:
    """One soldier fights as many zombies turn after turn, with a pistol while it is loaded (B6).

    A zombie killed is replaced before the next fight. A state: fights won, rounds left, what is next; ``most`` fights
    end it (None: they are not counted, and only defeat ends it).
    """
    theirs = tuple(CHARGED * (i < zombies_charged) for i in range(zombies))
    fight = Die.sides(die)

    def move(state: tuple[int, int, Any]) -> Move | None:
        won, loaded, now = state
        following = won + (most is not None)
        if now == "ammo":
            return Move(Sum("ammo", D6), lambda n: (following, max(loaded - n, 0), "soldiers-roll"))
        if now == "zombies" or (now == "soldiers-roll" and won == most):
            return None
        found = assault_move(now, (PISTOL if loaded else 0,), theirs, fight)
        if found is None:
            return None

        def fought(value: Any) -> tuple[int, int, Any]:
            after = found.then(value)
            if after != "soldiers":
                return (won, loaded, after)
            return (won, loaded, "ammo") if loaded else (following, 0, "soldiers-roll")

        return Move(found.source, fought)

    return Rule((0, rounds, "soldiers-roll"), move, endless=most is None)


def stand_mean(rules: Rules, **situation: Any) -> Fraction:
    """The mean number of fights won before the one that is lost, without an end."""

    def one_fight(loaded: int) -> Distribution | None:
        if loaded < 0:
            return None
        situation_now = {**situation, "rounds": loaded}
        return stand(rules, **situation_now, most=1).odds().map(lambda end: end[1] if end[0] else -1)

    return absorbed(situation["rounds"], one_fight).mean_steps - 1


def stand_key(end: tuple[int, int, Any]) -> str:
    """The fights won."""
    return f"{FIGHTS}+" if end[0] >= FIGHTS else str(end[0])


def weapons(rules: Rules) -> tuple[str, ...]:
    """The weapons there are."""
    return tuple(rules.weapons)


def pistols(rules: Rules, _: Mapping[str, Any]) -> tuple[int, ...]:
    """The rounds that the pistols hold."""
    return tuple(sorted({line.ammo for line in rules.weapons.values() if line.pistol}))


def upto(most: int) -> tuple[str, ...]:
    """The keys of the rows 0 to ``most``."""
    return tuple(map(str, range(most + 1)))


def die_parameter() -> Number:
    """The die to shoot and to fight with; tables print both (B1)."""
    return Number("die", both_dice, 6, 8)


def other_die(_: Rules, *, die: int, **__: Any) -> str | None:
    """Only a d6 or a d8 is rolled (B1)."""
    return None if die in DICE else f"die {die} is neither a d6 nor a d8"


TABLES = (
    Table(
        name="shoot",
        parameters=(
            Choice("weapon", weapons),
            Choice("range", ("short", "long")),
            Number("shots", lambda rules, now: (rules.weapons[now["weapon"]].shots,), 0, 20),
            die_parameter(),
        ),
        load=Rules.load,
        rule=shoot,
        outcomes=lambda _, shots, **__: upto(shots),
        mean=lambda rules, **situation: shoot(rules, **situation).odds().mean,
        refuse=lambda rules, **situation: other_die(rules, **situation) or too_many_shots(rules, **situation),
        readings=("B1", "B5"),
    ),
    Table(
        name="assault",
        parameters=(
            Number("soldiers", (1, 2), 1, MOST_MODELS),
            Number("zombies", (1, 2, 3, 4), 1, MOST_MODELS),
            Models("soldiers_charged", (0,), 0, MOST_MODELS, side="soldiers"),
            Models("zombies_charged", ("all",), 0, MOST_MODELS, side="zombies"),
            Models("pistol", (0, 1), 0, MOST_MODELS, side="soldiers"),
            die_parameter(),
        ),
        load=Rules.load,
        rule=assault,
        outcomes=lambda _, **situation: WON,
        refuse=other_die,
        readings=("B1", "B6"),
    ),
    Table(
        name="ammo",
        parameters=(Number("rounds", pistols, 0, MOST_ROUNDS), Number("fights", (1, 2, 3, 4), 0, 100)),
        load=Rules.load,
        rule=ammo,
        outcome=lambda end: str(end[1]),
        outcomes=lambda _, rounds, fights: upto(rounds),
        mean=lambda rules, **situation: ammo(rules, **situation).odds().map(lambda end: end[1]).mean,
        readings=("B6",),
    ),
    Table(
        name="stand",
        parameters=(
            Number("zombies", (1, 2, 3), 1, MOST_MODELS),
            Models("zombies_charged", ("all",), 0, MOST_MODELS, side="zombies"),
            Number("rounds", lambda rules, now: (0, *pistols(rules, now)), 0, MOST_ROUNDS),
            die_parameter(),
        ),
        load=Rules.load,
        rule=stand,
        outcome=stand_key,
        outcomes=lambda _, **situation: (*map(str, range(FIGHTS)), f"{FIGHTS}+"),
        mean=stand_mean,
        refuse=other_die,
        readings=("B1", "B6"),
    ),
)
