"""Chance for everything that is drawn by a seed: one stream a name, so that a new roll cannot change an old map."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")


class Chance:
    """A stream of chance, the same for the same seed and name on every machine and Python.

    Python promises only the sequence of ``Random.random()`` between versions, so everything is built on that.

    >>> Chance(7, "doors").whole(1, 6) == Chance(7, "doors").whole(1, 6)
    True
    """

    __slots__ = ("random",)

    def __init__(self, seed: int, name: str) -> None:
        self.random = Random(f"{seed}/{name}").random

    def uniform(self, low: float, high: float) -> float:
        """A number from ``low`` to ``high``."""
        return low + (high - low) * self.random()

    def whole(self, low: int, high: int) -> int:
        """A whole number from ``low`` to ``high``, both included."""
        return low + int(self.random() * (high - low + 1))

    def choice(self, things: Sequence[T]) -> T:
        """One of the things, each as likely."""
        return things[int(self.random() * len(things))]

    def happens(self, chance: float) -> bool:
        """True with this chance."""
        return self.random() < chance

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """The things in a new order, each order as likely."""
        mixed = list(things)
        for last in range(len(mixed) - 1, 0, -1):
            other = int(self.random() * (last + 1))
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed

    def parts(self, total: float, count: int) -> list[float]:
        """``total`` cut at random places into ``count`` parts."""
        cuts = sorted(self.random() for _ in range(count - 1))
        return [total * (b - a) for a, b in zip([0.0, *cuts], [*cuts, 1.0], strict=True)]
