"""The words of tables of odds: titles, parameters, values, outcomes and sentences, in one language."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from toolkit.odds.parameters import Value
    from toolkit.words import Words


def title(words: Words, table: str, situation: Mapping[str, Value] | None = None) -> str:
    """What the table is about."""
    return words.fill(f"odds.{table}.title", **(situation or {}))


def formula(words: Words, table: str) -> str:
    """How the table is computed, in words."""
    return words[f"odds.{table}.formula"]


def mean(words: Words, table: str) -> str:
    """What the table's mean is the mean of."""
    return words[f"odds.{table}.mean"]


def parameter(words: Words, name: str) -> str:
    """A parameter's name."""
    return words[f"odds.parameter.{name}"]


def value(words: Words, of: Value) -> str:
    """A parameter's value: a number as it is, a choice in words where the language has some."""
    return _first(words, f"odds.value.{of}") or str(of)


def setting(words: Words, situation: Mapping[str, Value]) -> str:
    """A situation in words: ``dice 3, target zombie``."""
    return ", ".join(f"{parameter(words, name)} {value(words, of)}" for name, of in situation.items())


def outcome(words: Words, table: str, key: str) -> str:
    """An outcome, short enough to stand over a column: ``falls``, ``3+``, ``1 crawler, 2 fall``."""
    found = _first(words, f"odds.{table}.outcome.{key}", f"odds.outcome.{key}")
    return found or _counted(words, key) or key


def sentence(words: Words, table: str, key: str) -> str:
    """An outcome as it is said at the table, a whole sentence."""
    found = _first(words, f"odds.{table}.long.{key}")
    if found:
        return found
    number = re.fullmatch(r"(<=)?(-?\d+)(\+?)", key)
    if number and f"odds.{table}.number.many" in words:
        if not number[1] and not number[3]:
            return words.plural(f"odds.{table}.number", int(number[2]))
        limit = words.fill("odds.or_less" if number[1] else "odds.or_more", n=number[2])
        return words.fill(f"odds.{table}.number.many", n=limit)
    return f"{outcome(words, table, key)}."


def percent(words: Words, row: Mapping[str, Any], exact: str = "exact", near: str = "probability") -> str:
    """A chance in per cent to 0.1: ``-`` for never, ``<0.1`` and ``>99.9`` for almost never and almost always."""
    value: Fraction | float = row[near]
    if exact in row and len(row[exact]) <= 60:
        value = Fraction(row[exact])
    if value == 0:
        return "-"
    if value == 1:
        return "100"
    if value < Fraction(1, 2000):
        return f"<{words.number(0.1, 1)}"
    return f">{words.number(99.9, 1)}" if value >= Fraction(1999, 2000) else words.percent(value)


def assumption(words: Words, key: str) -> str:
    """What a table takes for granted, a whole sentence: a deck by its name, or floats."""
    kind, _, name = key.partition(" ")
    return words.fill(f"odds.assumes.{kind}", name=name)


def _counted(words: Words, key: str) -> str:
    """``1-crawler-2-falls`` in words; empty for any other key."""
    if not re.fullmatch(r"\d+-[a-z]+(-\d+-[a-z]+)*", key):
        return ""
    parts = re.findall(r"(\d+)-([a-z]+)", key)
    return ", ".join(words.plural(f"odds.counted.{noun}", int(count)) for count, noun in parts)


def _first(words: Words, *keys: str) -> str:
    return next((words[key] for key in keys if key in words), "")
