"""Any die by its faces, and what one throw of it shows."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import Struct

from toolkit.errors import SettingError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

MOST_FACES = 1000
HIGHEST_FACE = 1000
CURE = "Write the faces as whole numbers with commas, ! behind those that roll again: -1,0,0,1,1,1!"


class Face(Struct, frozen=True):
    """One side: its number, and whether the die is rolled again and the next face added."""

    value: int
    again: bool = False

    def __str__(self) -> str:
        return f"{self.value}!" if self.again else str(self.value)


class Die(Struct, frozen=True, dict=True):
    """A fair die with these faces. Its explosions have no depth limit.

    ``names`` are the keys of its faces' words, one a face, where numbers alone would not say what was rolled.

    >>> Die.parsed("-1,0,0,1,1,1!").mean
    Fraction(2, 5)
    >>> Die.parsed("d8").faces[7].value
    8
    """

    faces: tuple[Face, ...]
    names: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        where = "faces"
        if not self.faces or len(self.faces) > MOST_FACES:
            raise SettingError(f"{len(self.faces)} faces, not 1 to {MOST_FACES}", where=where, cure=CURE)
        if any(abs(face.value) > HIGHEST_FACE for face in self.faces):
            raise SettingError(f"a face is beyond {HIGHEST_FACE}", where=where, cure="Use smaller numbers")
        if all(face.again for face in self.faces):
            raise SettingError(
                "every face rolls again, so the roll never ends", where=where, cure="Leave one face without !"
            )
        if min(self.again, default=0) < 0 < max(self.again, default=0):
            raise SettingError(
                "faces above and below 0 roll again, so the totals have no end on either side",
                where=where,
                cure="Let ! stand behind faces of one sign only",
            )

    @classmethod
    def sides(cls, sides: int) -> Die:
        """The common die with faces 1 to ``sides``."""
        return cls(tuple(Face(value) for value in range(1, sides + 1)))

    @classmethod
    def parsed(cls, text: str, names: tuple[str, ...] = ()) -> Die:
        """The die of ``-1,0,0,1,1,1!`` (``!``: and roll again) or ``d8``; SettingError says what is wrong with it."""
        common = re.fullmatch(r"\s*[dD](\d{1,4})\s*", text, re.ASCII)
        if common and 1 <= int(common[1]) <= MOST_FACES:
            return cls.sides(int(common[1]))
        faces = []
        for part in text.replace("−", "-").split(","):
            match = re.fullmatch(r"\s*([+-]?\d{1,9})\s*(!?)\s*", part, re.ASCII)
            if not match:
                raise SettingError(f"{part.strip()[:40]!r} is no face", where="faces", cure=CURE)
            faces.append(Face(int(match[1]), bool(match[2])))
        return cls(tuple(faces), names)

    def __str__(self) -> str:
        return ",".join(str(face) for face in self.faces)

    @cached_property
    def plain(self) -> Mapping[int, int]:
        """The faces that end a throw: number -> how many."""
        return Counter(face.value for face in self.faces if not face.again)

    @cached_property
    def again(self) -> Mapping[int, int]:
        """The faces that roll again: number -> how many."""
        return Counter(face.value for face in self.faces if face.again)

    @property
    def explodes(self) -> bool:
        """Whether totals have no end: some face other than 0 rolls again."""
        return any(self.again)

    @cached_property
    def mean(self) -> Fraction:
        """The exact mean of one throw, explosions included: all faces' sum over the number of plain faces."""
        return Fraction(sum(face.value for face in self.faces), sum(self.plain.values()))

    @cached_property
    def variance(self) -> Fraction:
        """The exact variance of one throw, explosions included."""
        squares = sum(face.value**2 for face in self.faces)
        again = sum(value * count for value, count in self.again.items())
        return (squares + 2 * again * self.mean) / sum(self.plain.values()) - self.mean**2

    def at(self, point: Fraction) -> Fraction:
        """The generating function E[point ** total] of one throw, exact, for a rational point above 0.

        ValueError where the sum over all explosions has no limit.
        """
        plain = sum((count * point**value for value, count in self.plain.items()), Fraction(0))
        again = sum((count * point**value for value, count in self.again.items()), Fraction(0))
        if point <= 0 or again >= len(self.faces):
            raise ValueError(f"the generating function has no value at {point}")
        return plain / (len(self.faces) - again)

    def throw(self, random: Random) -> tuple[int, ...]:
        """The places (from 0) of the faces that one throw shows, one after another while they roll again."""
        shown = []
        while True:
            place = int(random.random() * len(self.faces))
            shown.append(place)
            if not self.faces[place].again:
                return tuple(shown)

    def total(self, shown: tuple[int, ...]) -> int:
        """The sum of the faces that were shown."""
        return sum(self.faces[place].value for place in shown)


def whole_dice(dice: object, *, most: int, where: str = "dice") -> int:
    """The number of dice, when it is a whole number from 0 to ``most``; SettingError with the reason otherwise."""
    if isinstance(dice, bool) or not isinstance(dice, int):
        raise SettingError(f"{dice!r} is no whole number", where=where, cure="Write a whole number, such as 3")
    if dice < 0:
        raise SettingError(f"{dice} is below 0", where=where, cure="Roll 0 dice or more")
    if dice > most:
        raise SettingError(
            f"{dice} dice are more than the {most} that can be computed in reasonable time",
            where=where,
            cure=f"Ask for {most} or fewer",
        )
    return dice
