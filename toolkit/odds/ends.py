"""The open ends of a distribution: "k or more" and "k or less", which answer what they can and refuse the rest."""

from __future__ import annotations

from msgspec import Struct


class AtLeast(Struct, frozen=True):
    """A whole number of which only ``value`` or more is known.

    Compares with whole numbers where the answer is certain; ValueError where it is not.

    >>> AtLeast(3) >= 3, AtLeast(3) < 2, str(AtLeast(3))
    (True, False, '3+')
    """

    value: int

    def __ge__(self, other: int) -> bool:
        return self._above(other)

    def __gt__(self, other: int) -> bool:
        return self._above(other + 1)

    def __lt__(self, other: int) -> bool:
        return not self._above(other)

    def __le__(self, other: int) -> bool:
        return not self._above(other + 1)

    def __add__(self, other: int) -> AtLeast:
        return AtLeast(self.value + other)

    __radd__ = __add__

    def __neg__(self) -> AtMost:
        return AtMost(-self.value)

    def __str__(self) -> str:
        return f"{self.value}+"

    def _above(self, line: int) -> bool:
        if line <= self.value:
            return True
        raise ValueError(f"{self} may lie on either side of {line}: compute up to {line}")


class AtMost(Struct, frozen=True):
    """A whole number of which only ``value`` or less is known; the mirror of ``AtLeast``."""

    value: int

    def __le__(self, other: int) -> bool:
        return self._below(other)

    def __lt__(self, other: int) -> bool:
        return self._below(other - 1)

    def __gt__(self, other: int) -> bool:
        return not self._below(other)

    def __ge__(self, other: int) -> bool:
        return not self._below(other - 1)

    def __add__(self, other: int) -> AtMost:
        return AtMost(self.value + other)

    __radd__ = __add__

    def __neg__(self) -> AtLeast:
        return AtLeast(-self.value)

    def __str__(self) -> str:
        return f"<={self.value}"

    def _below(self, line: int) -> bool:
        if line >= self.value:
            return True
        raise ValueError(f"{self} may lie on either side of {line}: compute down to {line}")
