"""The figures of Hjärnor: the one place from which generator, odds, cards and sheets read a rule.

Lengths are in inches of the game; outcomes are the English keys of the odds tables.
"""

from __future__ import annotations

from dataclasses import dataclass

# --- The dice (Tests, H12) ---
DIE: tuple[int, ...] = (-1, 0, 0, 1, 1, 1)  # successes of the faces 1 to 6; the last is rolled again
EXPLODES: tuple[bool, ...] = (False, False, False, False, False, True)
FACE_KINDS: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("botch", (1,)),
    ("blank", (2, 3)),
    ("hit", (4, 5)),
    ("star", (6,)),
)
FUMBLE = "fumble"
TEST_OUTCOMES: tuple[str, ...] = (FUMBLE, "0", "1", "2", "3+")

# --- The hero phase (Time Points, Actions) ---
HEROES = 4
TIME_POINTS = 6  # each hero's, each round; none is kept
AGILITY = "agility"
INTELLIGENCE = "intelligence"


@dataclass(frozen=True, slots=True)
class Action:
    """One action: what it costs, whose dice it rolls (None: no test), inches it moves (a success, if rolled)."""

    key: str
    cost: int
    attribute: str | None = None
    inches: int = 0
    once: bool = False  # only once a round
    indoors: bool = False
    in_contact: bool = False  # allowed while a zombie touches the hero
    prone: bool = False  # allowed while lying (H14)


ACTIONS: tuple[Action, ...] = (
    Action("walk", 1, inches=1),
    Action("sprint", 0, AGILITY, inches=1, once=True),
    Action("stand_up", 2, in_contact=True, prone=True),
    Action("search", 2, INTELLIGENCE, indoors=True, prone=True),
    Action("escape", 2, in_contact=True),
)
TRINKETS_PER_SUCCESS = 1

# --- Attacks (H18) and weapon effects (H19, H20) ---
ATTACK_OUTCOMES: tuple[str, ...] = (FUMBLE, "nothing", "falls", "crawler", "destroyed")
STUCK_COST = 1  # TP more, once, for the weapon's next use after a fumble (H18)
KNOCKBACK_INCHES = 2
EFFECTS: tuple[str, ...] = ("knockback", "sweep", "sound")

# --- The zombie phase (H23-H27) ---
ZOMBIE_INCHES = 4
CRAWLER_INCHES = 2
SIGHT_INCHES = 11
SOUND_INCHES = 18


@dataclass(frozen=True, slots=True)
class Bite:
    """What one group attack does to its hero: wounds, crosses of infection, and whether the hero falls."""

    wounds: int = 0
    infection: int = 0
    prone: bool = False


BITES: dict[str, Bite] = {
    FUMBLE: Bite(),
    "0": Bite(),
    "1": Bite(0, 1, True),
    "2": Bite(1, 1, True),
    "3+": Bite(2, 1, True),
}

# --- The end phase (H28) ---
END_STEPS: tuple[str, ...] = ("attraction", "infection", "clean_up")
WOUNDS = 6  # the sixth: dead, removed
INFECTION = 10  # the tenth cross: a zombie at once
INFECTION_DICE = 3
INFECTION_SPREADS: dict[str, int] = {FUMBLE: 2, "0": 1, "1": 0, "2": 0, "3+": 0}
DOORS = 8

# --- What the heroes are for (The Goal of the Game), and where all start (The Game Board, H7, H8) ---
ZOMBIES_EACH = 1  # to destroy, each hero
TRINKETS_EACH = 1  # to find, each hero
BUILDINGS = 4
CENTRE_INCHES = 6  # no building is nearer to the board's centre (H2)
START_ZOMBIES = 4
START_EDGE_INCHES = 4  # from the board's edge to the nearest point of a start zombie's base
