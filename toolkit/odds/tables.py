"""A table of odds: its parameters, its rule, and its rows as plain values."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from toolkit.errors import SettingError
from toolkit.odds.distribution import Distribution
from toolkit.odds.fraction_text import Ratios, text_of

if TYPE_CHECKING:
    from fractions import Fraction
    from random import Random

    from toolkit.data import Templates
    from toolkit.odds.floats import Approximation
    from toolkit.odds.parameters import Parameter, Value
    from toolkit.odds.rules import Rule, Thrown

Situation = Mapping[str, "Value"]
Given = Mapping[str, tuple["Value", ...]]

MOST_SITUATIONS = 5000


class Result(Struct, frozen=True):
    """A table's rows for the situations asked: flat, as they stand in the JSON form.

    A row holds the parameters, ``outcome``, ``exact`` (a reduced fraction as text, where one exists), ``probability``,
    and where outcomes are ordered ``at_least_exact`` and ``at_least``. The table of means (``NAME-mean``) has the one
    outcome ``mean`` with ``exact`` and ``value``.
    """

    name: str
    parameters: Mapping[str, tuple[Value, ...]]
    assumes: tuple[str, ...]
    ordered: bool
    rows: tuple[Mapping[str, Any], ...]

    def plain(self) -> dict[str, Any]:
        """The table as it stands in the JSON form."""
        parameters = {name: list(values) for name, values in self.parameters.items()}
        return {"name": self.name, "parameters": parameters, "assumes": list(self.assumes), "rows": list(self.rows)}


class Rolled(Struct, frozen=True):
    """One roll of a table: what the dice showed, one throw after another, and the outcome's key."""

    situation: Situation
    thrown: tuple[Thrown, ...]
    outcome: str


class Table(Struct, frozen=True):
    """A table of odds by name: one rule, from which rows, charts and rolls at the table all come.

    ``load`` reads what the rule needs from the templates; every other function takes that, then the situation by
    parameter names. ``rule`` says what is rolled and what it leads to, ``outcome`` the English key of where it ends,
    ``outcomes`` all keys, the worst first (None: numbers in their order). ``odds`` counts the ends in another way than
    move by move where that is quicker or has no end, ``mean`` gives the exact mean (None: there is none), ``counts``
    every total for ``--counts``, ``refuse`` why a situation cannot be, ``more`` further members of an outcome's rows.
    ``readings`` name the rules.
    """

    name: str
    parameters: tuple[Parameter, ...]
    load: Callable[[Templates], Any]
    rule: Callable[..., Rule]
    readings: tuple[str, ...]
    outcome: Callable[[Any], str] = str
    outcomes: Callable[..., tuple[str, ...]] | None = None
    ordered: bool = True
    odds: Callable[..., Distribution | Approximation] | None = None
    mean: Callable[..., Fraction | None] | None = None
    counts: Callable[..., Distribution | Approximation] | None = None
    refuse: Callable[..., str | None] | None = None
    more: Callable[..., Mapping[str, Any]] | None = None
    assumes: Callable[..., tuple[str, ...]] | None = None

    def situations(self, rules: Any, given: Given, *, usual: int | None = None) -> tuple[dict[str, Value], ...]:
        """Every situation asked for: the given values, for the other parameters the usual ones (the first ``usual``).

        SettingError names an unknown parameter, a value out of range, and a situation that cannot be.
        """
        for name in given:
            if name not in {parameter.name for parameter in self.parameters}:
                known = ", ".join(f"--{parameter.name}" for parameter in self.parameters) or "none"
                raise SettingError(
                    f"table {self.name!r} has no parameter {name!r}", where=f"--{name}", cure=f"It takes: {known}"
                )
        found: list[dict[str, Value]] = [{}]
        for parameter in self.parameters:
            found = [
                {**situation, parameter.name: parameter.checked(value, rules, situation)}
                for situation in found
                for value in given.get(parameter.name) or parameter.usual(rules, situation)[:usual]
            ]
            if len(found) > MOST_SITUATIONS:
                raise SettingError(
                    f"more than {MOST_SITUATIONS} situations", where=self.name, cure="Ask for fewer values"
                )
        for situation in found:
            reason = self.refuse(rules, **situation) if self.refuse else None
            if reason:
                raise SettingError(reason, where=self.name, cure="Ask for another situation")
        return tuple(found)

    def exact(self, rules: Any, situation: Situation, *, counts: bool = False) -> Distribution | Approximation:
        """The chances of the outcomes' keys in one situation: exact, or floats where the dice are too many."""
        if counts and self.counts:
            return self.counts(rules, **situation).map(str)
        if self.odds:
            return self.odds(rules, **situation).map(self.outcome)
        return self.rule(rules, **situation).odds().map(self.outcome)

    def results(self, templates: Templates, given: Given | None = None, *, counts: bool = False) -> tuple[Result, ...]:
        """The table for the situations asked, and its means where it has any."""
        rules = self.load(templates)
        situations = self.situations(rules, given or {})
        rows: list[dict[str, Any]] = []
        means: list[dict[str, Any]] = []
        assumes = list(self.assumes(rules) if self.assumes else ())
        for situation in situations:
            chances = self.exact(rules, situation, counts=counts)
            if not isinstance(chances, Distribution) and "floats" not in assumes:
                assumes.append("floats")
            order = None if counts and self.counts else self.outcomes
            keys = order(rules, **situation) if order else tuple(sorted(chances.floats(), key=_in_order))
            further = {key: self.more(rules, key, **situation) if self.more else {} for key in keys}
            rows += [{**situation, **row, **further[row["outcome"]]} for row in _rows(chances, keys, self.ordered)]
            mean = self.mean(rules, **situation) if self.mean else None
            if mean is not None:
                means.append({**situation, "outcome": "mean", "exact": text_of(mean), "value": float(mean)})
        parameters = {p.name: tuple(dict.fromkeys(s[p.name] for s in situations)) for p in self.parameters}
        found = Result(self.name, parameters, tuple(assumes), self.ordered, tuple(rows))
        if not means:
            return (found,)
        return found, Result(f"{self.name}-mean", parameters, tuple(assumes), ordered=False, rows=tuple(means))

    def rolls(self, templates: Templates, random: Random, given: Given | None = None) -> Iterator[Rolled]:
        """A roll of every situation asked, as at the table; what is not given takes its first usual value."""
        rules = self.load(templates)
        for situation in self.situations(rules, given or {}, usual=1):
            thrown, end = self.rule(rules, **situation).roll(random)
            yield Rolled(situation, thrown, self.outcome(end))


def _rows(chances: Distribution | Approximation, keys: tuple[str, ...], ordered: bool) -> list[dict[str, Any]]:
    if not isinstance(chances, Distribution):
        floats = [chances.floats().get(key, 0.0) for key in keys]
        rows: list[dict[str, Any]] = [{"outcome": k, "probability": p} for k, p in zip(keys, floats, strict=True)]
        if ordered:
            for line, sums in zip(reversed(rows), accumulate(reversed(floats)), strict=True):
                line["at_least"] = min(sums, 1.0)
        return rows
    ways = dict(zip(chances.outcomes, chances.ways, strict=True))
    total = rest = chances.total
    text = Ratios(total).text
    rows = []
    for key in keys:
        count = ways.pop(key, 0)
        row: dict[str, Any] = {"outcome": key, "exact": text(count), "probability": count / total}
        if ordered:
            row |= {"at_least_exact": text(rest), "at_least": rest / total}
            rest -= count
        rows.append(row)
    if any(ways.values()):
        raise AssertionError(f"outcomes without a row: {sorted(ways)}")
    return rows


def _in_order(key: str) -> tuple[int, str]:
    """Numbers ascending, "k or less" first and "k or more" last among them."""
    number = key.removeprefix("<=").removesuffix("+")
    return (int(number), "") if number.lstrip("-").isdigit() else (0, key)
