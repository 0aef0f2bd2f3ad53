"""Exact chances: whole-number ways for every outcome over one total."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from math import gcd
from typing import Any

from msgspec import Struct

from toolkit.odds.ends import AtLeast, AtMost

Outcome = Hashable


class Distribution(Struct, frozen=True, eq=False):
    """Every outcome with its ways, out of ``total`` ways; the ways add up to the total, exactly.

    Outcomes stand in the order given (numbers ascending where the program makes them). A support without upper end
    closes with one ``AtLeast(k)``, which holds the exact rest; one without lower end opens with an ``AtMost(k)``.
    Two distributions are equal when every outcome has the same chance, whatever their totals.

    >>> d6 = Distribution.uniform(range(1, 7))
    >>> (d6 + d6)[7], d6.best(2).chance(lambda n: n >= 5)
    (Fraction(1, 6), Fraction(5, 9))
    """

    outcomes: tuple[Any, ...]
    ways: tuple[int, ...]
    total: int

    @classmethod
    def of(cls, ways: Mapping[Any, int]) -> Distribution:
        """The distribution with these ways; outcomes keep their order."""
        if not ways or min(ways.values()) < 0 or sum(ways.values()) < 1:
            raise ValueError("a distribution needs ways, none of them negative")
        return cls(tuple(ways), tuple(ways.values()), sum(ways.values()))

    @classmethod
    def uniform(cls, outcomes: Iterable[Any]) -> Distribution:
        """One way for every outcome named, so that one named twice is twice as likely."""
        ways: dict[Any, int] = {}
        for outcome in outcomes:
            ways[outcome] = ways.get(outcome, 0) + 1
        return cls.of(ways)

    @classmethod
    def sure(cls, outcome: Any) -> Distribution:
        """The outcome that is bound to happen."""
        return cls((outcome,), (1,), 1)

    @classmethod
    def weighed(cls, chances: Mapping[Any, Fraction]) -> Distribution:
        """The distribution with these chances; ValueError unless they add up to exactly 1."""
        total = 1
        for chance in chances.values():
            total = total * chance.denominator // gcd(total, chance.denominator)
        ways = {outcome: int(chance * total) for outcome, chance in chances.items()}
        if sum(ways.values()) != total:
            raise ValueError("the chances do not add up to 1")
        return cls(tuple(ways), tuple(ways.values()), total)

    def __iter__(self) -> Iterator[Any]:
        return iter(self.outcomes)

    def __len__(self) -> int:
        return len(self.outcomes)

    def __getitem__(self, outcome: Any) -> Fraction:
        """The exact chance of one outcome, 0 for one that cannot happen."""
        for known, ways in zip(self.outcomes, self.ways, strict=True):
            if known == outcome:
                return Fraction(ways, self.total)
        return Fraction(0)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Distribution):
            return NotImplemented
        mine, theirs = self._as_dict(), other._as_dict()
        return mine.keys() == theirs.keys() and all(
            ways * other.total == theirs[outcome] * self.total for outcome, ways in mine.items()
        )

    def __hash__(self) -> int:
        return hash(frozenset((outcome, Fraction(ways, self.total)) for outcome, ways in self._as_dict().items()))

    def items(self) -> Iterator[tuple[Any, Fraction]]:
        """Every outcome with its exact chance."""
        return ((outcome, Fraction(ways, self.total)) for outcome, ways in zip(self.outcomes, self.ways, strict=True))

    def floats(self) -> dict[Any, float]:
        """Every outcome with its chance as the nearest float."""
        return {outcome: ways / self.total for outcome, ways in zip(self.outcomes, self.ways, strict=True)}

    def chance(self, where: Callable[[Any], bool]) -> Fraction:
        """The exact chance of the outcomes for which ``where`` is true.

        ValueError when ``where`` asks beyond an open end, such as ``n >= 9`` of a distribution capped at 5.
        """
        ways = sum(ways for outcome, ways in zip(self.outcomes, self.ways, strict=True) if where(outcome))
        return Fraction(ways, self.total)

    def map(self, rule: Callable[[Any], Any]) -> Distribution:
        """The distribution of ``rule(outcome)``; outcomes that come out the same are put together."""
        ways: dict[Any, int] = {}
        for outcome, count in zip(self.outcomes, self.ways, strict=True):
            result = rule(outcome)
            ways[result] = ways.get(result, 0) + count
        return Distribution(tuple(ways), tuple(ways.values()), self.total)

    def then(self, step: Callable[[Any], Distribution]) -> Distribution:
        """What follows: each outcome's own distribution, weighed by the outcome's chance."""
        parts = [(ways, step(outcome)) for outcome, ways in zip(self.outcomes, self.ways, strict=True) if ways]
        common = 1
        for _, part in parts:
            common = common * part.total // gcd(common, part.total)
        ways: dict[Any, int] = {}
        for weight, part in parts:
            scale = weight * (common // part.total)
            for outcome, count in zip(part.outcomes, part.ways, strict=True):
                ways[outcome] = ways.get(outcome, 0) + scale * count
        return Distribution(tuple(ways), tuple(ways.values()), self.total * common)

    def __add__(self, other: Distribution) -> Distribution:
        """The sum of two independent numbers; an open end stays exact, as "k or more" or "k or less"."""
        if self._open(AtMost) or other._open(AtMost):
            return -((-self) + (-other))
        floor = [
            low + edge.value
            for low, edge in ((_low(self), other._open(AtLeast)), (_low(other), self._open(AtLeast)))
            if edge
        ]
        cap = min(floor) if floor else None
        ways: dict[int, int] = {}
        rest = 0
        for mine, count in zip(self.outcomes, self.ways, strict=True):
            for theirs, times in zip(other.outcomes, other.ways, strict=True):
                if (
                    isinstance(mine, AtLeast)
                    or isinstance(theirs, AtLeast)
                    or (cap is not None and mine + theirs >= cap)
                ):
                    rest += count * times
                else:
                    ways[mine + theirs] = ways.get(mine + theirs, 0) + count * times
        summed: dict[Any, int] = dict(sorted(ways.items()))
        if cap is not None:
            summed[AtLeast(cap)] = rest
        return Distribution(tuple(summed), tuple(summed.values()), self.total * other.total)

    def __neg__(self) -> Distribution:
        return Distribution(tuple(-outcome for outcome in reversed(self.outcomes)), self.ways[::-1], self.total)

    def repeat(self, times: int) -> Distribution:
        """The sum of ``times`` independent draws; of none, 0."""
        whole, square = Distribution.sure(0), self
        while times:
            if times & 1:
                whole += square
            times >>= 1
            if times:
                square += square
        return whole

    def best(self, of: int) -> Distribution:
        """The highest of ``of`` independent draws (one or more)."""
        if of < 1:
            raise ValueError("the best of no dice is nothing")
        ordered = sorted(zip(self.outcomes, self.ways, strict=True), key=lambda pair: _rank(pair[0]))
        ways: dict[Any, int] = {}
        below = 0
        for outcome, count in ordered:
            ways[outcome] = (below + count) ** of - below**of
            below += count
        return Distribution(tuple(ways), tuple(ways.values()), self.total**of)

    def worst(self, of: int) -> Distribution:
        """The lowest of ``of`` independent draws (one or more)."""
        return -((-self).best(of))

    @property
    def mean(self) -> Fraction:
        """The exact mean of the numbers; ValueError when an end is open, since the rest's mean is not known here."""
        if self._open(AtLeast) or self._open(AtMost):
            raise ValueError("an open end has no mean of its own: take the mean of what was rolled")
        return Fraction(sum(n * ways for n, ways in zip(self.outcomes, self.ways, strict=True)), self.total)

    def _open(self, kind: type) -> Any:
        return next((outcome for outcome in self.outcomes if isinstance(outcome, kind)), None)

    def _as_dict(self) -> dict[Any, int]:
        pairs = zip(self.outcomes, self.ways, strict=True)
        return {outcome: ways for outcome, ways in pairs if ways}


def _low(of: Distribution) -> int:
    return int(min(_rank(outcome) for outcome in of.outcomes))


def _rank(outcome: Any) -> Any:
    return outcome.value if isinstance(outcome, AtLeast | AtMost) else outcome
