"""How checks measure and say it: one tolerance, and lengths in millimetres and inches of the game."""

from __future__ import annotations

from toolkit.model.board import Fault, Point

# Files are rounded to 0.01 mm, so a measured length may miss the wanted one by this much everywhere.
TOLERANCE = 0.05


def length(millimetres: float, inch: float) -> str:
    """A length as a fault shows it.

    >>> length(141.4214, 25.4)
    '141.42 mm (5.57 in)'
    """
    return f"{millimetres + 0.0:.2f} mm ({millimetres / inch + 0.0:.2f} in)"


def at_least(millimetres: float, inch: float) -> str:
    """A wanted length: this or more.

    >>> at_least(152.4, 25.4)
    '>= 152.40 mm (6.00 in)'
    """
    return f">= {length(millimetres, inch)}"


def counted(rule: str, pieces: str, found: int, wanted: int, *, house: bool = False) -> list[Fault]:
    """The fault of too few or too many pieces, if it is one."""
    return [] if found == wanted else [Fault(rule, pieces, str(found), str(wanted), house)]


def shifted(at: Point, towards: Point) -> Point:
    """The point halfway: where the map marks a gap."""
    return ((at[0] + towards[0]) / 2, (at[1] + towards[1]) / 2)
