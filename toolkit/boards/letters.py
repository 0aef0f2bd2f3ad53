"""What buildings are called on maps and in tables: A, B, C ... in the order of the file."""

from __future__ import annotations

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without I and O, which look like 1 and 0


def building_letter(index: int) -> str:
    """The letter of the building with this place in the file, counted from 0; after Z comes A2.

    >>> building_letter(0), building_letter(8), building_letter(24)
    ('A', 'J', 'A2')
    """
    turn, place = divmod(index, len(LETTERS))
    return LETTERS[place] + (str(turn + 1) if turn else "")
