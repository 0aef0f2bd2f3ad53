"""Reading a Hjärnor test: the die, and what a number of successes does to whom (Tests, Attacks, Zombie Attacks)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from toolkit.odds.dice import Die
from toolkit.odds.rules import Sum

if TYPE_CHECKING:
    from toolkit.games.hjarnor.settings import Settings

# H12: 1 botch, 2 and 3 blank, 4 and 5 hit, 6 star (a hit, and roll one more die)
DIE = Die.parsed("-1,0,0,1,1,1!", names=("botch", "blank", "blank", "hit", "hit", "star"))
DOOR = Die.sides(8)
DOORS = 8

MOST_DICE = 2000

TEST = ("fumble", "0", "1", "2", "3+")
ATTACK = ("fumble", "nothing", "falls", "crawler", "destroyed")
BITE = ("nothing", "trips", "1-wound", "2-wound")
WOUNDS = dict(zip(BITE, (0, 0, 1, 2), strict=True))

Total = Any  # a whole number or an open end of one


def roll_of(what: str, dice: int, up_to: int = 3) -> Sum:
    """One test with so many dice; totals from ``up_to`` on are not told apart."""
    return Sum(what, DIE, dice, up_to)


def read_test(total: Total) -> str:
    """The test's outcome: ``fumble`` below 0, then 0, 1, 2, ``3+``."""
    return TEST[0] if total < 0 else TEST[1 + successes(total, 3)]


def read_attack(total: Total, target: str, settings: Settings) -> str:
    """What an attack does to a ``zombie`` or a ``crawler`` (H18).

    Two successes destroy a crawler; one does nothing or throws it down, by the setting ``crawler_one_success``.
    """
    if total < 0:
        return "fumble"
    return read_hits(successes(total, 3), target, settings)


def read_hits(hits: int, target: str, settings: Settings) -> str:
    """The same for successes that were divided already."""
    if target == "zombie":
        return ATTACK[1 + min(hits, 3)]
    one = "falls" if settings.crawler_one_success == "prone" else "nothing"
    return ("nothing", one, "destroyed", "destroyed")[min(hits, 3)]


def read_bite(total: Total) -> str:
    """What a group attack does: every success trips and infects, the second and third wound as well."""
    return BITE[successes(total, 3)]


def successes(total: Total, most: int) -> int:
    """The successes of a test that count, 0 to ``most``."""
    return next((n for n in range(most, 0, -1) if total >= n), 0)


def open_key(total: Total, cap: int) -> str:
    """A number of successes as its row's key: 0 for none, ``cap+`` from the cap on."""
    return f"{cap}+" if total >= cap else str(successes(total, cap))


def open_keys(cap: int) -> tuple[str, ...]:
    """The keys of the rows 0 to ``cap+``."""
    return (*map(str, range(cap)), f"{cap}+")
