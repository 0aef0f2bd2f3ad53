"""The figures of BRAAAAAAAINS!: the one place from which scenario, odds, cards and sheets read a rule.

Lengths are in inches of the game.
"""

from __future__ import annotations

# --- the table (The Game, B7) ---
INCH = 25.4
TABLE_INCHES = 48
BUILDING_INCHES = 5
BASE_INCHES = 1
MODELS_DEEP_INCHES = 2  # house: the soldiers start wholly within so much of their edge ...
MODELS_WIDE_INCHES = 4  # ... and of its middle
EDGES = ("west", "north", "east", "south")  # fresh-meat points 1 to 4, clockwise from the west (house)
OUTWARD = {"west": (-1, 0), "north": (0, 1), "east": (1, 0), "south": (0, -1)}

# --- who starts (Soldier Shooting, B8) ---
LEADER, RIFLE, GUN, SIDEARM = "desert-eagle", "m-20", "m-70", "beretta"
SQUAD: tuple[str, ...] = (LEADER, RIFLE, RIFLE, RIFLE, GUN)  # the leader first, the machine-gunner last
SOLDIERS = len(SQUAD)

# --- the turn (The goal, The Rules, B2-B4, B9) ---
TURNS = 10
PHASES: tuple[str, ...] = ("soldiers", "fresh_meat", "zombies", "shooting", "assault")
SOLDIER_INCHES = 8
ZOMBIE_INCHES = 6
DIFFICULT = 2  # what an inch of difficult ground costs
FRESH_MEAT = 3  # zombies at the middle of each edge, every turn

# --- dice (Soldier Shooting, Assault, B1, B6) ---
HIT = 6  # a shot hits on 6 or more after the modifier
CHARGED = 1
PISTOL = 2
AMMO_DIE = 6  # rounds a pistol loses in an assault, whatever die is fought with

# --- terrain (Soldier movement, B2) ---
# The kinds as the settings name them, and as the file does.
KINDS: dict[str, str] = {"woods": "woods", "river": "river", "bushes": "bush", "rubble": "rubble", "ruins": "ruin"}
CROSSINGS: tuple[str, ...] = ("crossing", "bridge", "ford")  # dry feet over a river
