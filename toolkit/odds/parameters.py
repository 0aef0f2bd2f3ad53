"""What a table asks: numbers and choices, with the values a player usually wants and those that are allowed."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from toolkit.errors import SettingError

Value = int | str
Usual = tuple[Value, ...] | Callable[[Any, Mapping[str, Value]], tuple[Value, ...]]
YES, NO = frozenset({"yes", "true", "all"}), frozenset({"no", "false", "none"})
MOST_VALUES = 2001

if TYPE_CHECKING:
    from typing import Protocol

    class Parameter(Protocol):
        """A table's parameter: its name, the usual values, and which values may be."""

        @property
        def name(self) -> str:
            """The name on the command line and in the JSON form."""
            ...

        def usual(self, rules: Any, situation: Mapping[str, Value]) -> tuple[Value, ...]:
            """The values where none are given; may depend on the parameters before it."""
            ...

        def checked(self, value: Value, rules: Any, situation: Mapping[str, Value]) -> Value:
            """The value when it is allowed in a situation with the parameters before it; SettingError otherwise."""
            ...

        def parsed(self, text: str) -> tuple[Value, ...]:
            """The values that a player wrote; SettingError when they cannot be read."""
            ...


class Number(Struct, frozen=True):
    """A whole number from ``lowest`` to ``highest``, or one of the ``words``."""

    name: str
    values: Usual
    lowest: int = 0
    highest: int = 2000
    words: tuple[str, ...] = ()

    def usual(self, rules: Any, situation: Mapping[str, Value]) -> tuple[Value, ...]:
        """The values where none are given."""
        return self.values(rules, situation) if callable(self.values) else self.values

    def checked(self, value: Value, rules: Any, situation: Mapping[str, Value]) -> Value:
        """The number when it is whole and in range."""
        if value in self.words:
            return value
        if isinstance(value, bool) or not isinstance(value, int):
            raise SettingError(f"{value!r} is no whole number", where=f"--{self.name}", cure=self._cure())
        if value < self.lowest:
            raise SettingError(f"{value} is below {self.lowest}", where=f"--{self.name}", cure=self._cure())
        if value > self.highest:
            reason = " (more would take too long)" if self.highest >= 50 else ""
            raise SettingError(f"{value} is above {self.highest}{reason}", where=f"--{self.name}", cure=self._cure())
        return value

    def parsed(self, text: str) -> tuple[Value, ...]:
        """The numbers of ``3``, ``1,2,4`` or ``1-6``.

        >>> Number("dice", (1,)).parsed("1-3,8")
        (1, 2, 3, 8)
        """
        found: list[Value] = []
        for part in text.split(","):
            word = part.strip()
            span = re.fullmatch(r"(\d{1,9})(?:-|\.\.)(\d{1,9})", word, re.ASCII)
            if span:
                low, high = int(span[1]), int(span[2])
                if high - low >= MOST_VALUES:
                    raise SettingError(f"{word} are too many values", where=f"--{self.name}", cure="Ask for fewer")
                found += range(low, high + 1)
            elif re.fullmatch(r"[+-]?\d{1,18}", word, re.ASCII):
                found.append(int(word))
            elif word in self.words:
                found.append(word)
            else:
                shown = word[:40]
                raise SettingError(f"{shown!r} is no whole number", where=f"--{self.name}", cure=self._cure())
        return tuple(found)

    def _cure(self) -> str:
        also = "".join(f" or {word}" for word in self.words)
        return f"Write a whole number from {self.lowest} to {self.highest}{also}"


class Models(Number, frozen=True):
    """How many models of a side do something; ``no`` and ``all`` may be written for none and for the whole side."""

    side: str = ""

    def checked(self, value: Value, rules: Any, situation: Mapping[str, Value]) -> Value:
        """The number when the side has as many models."""
        models = situation[self.side]
        if value == "all":
            return models
        number = Number.checked(self, value, rules, situation)
        if int(number) > int(models):
            raise SettingError(f"{number} of {models} {self.side}", where=f"--{self.name}", cure=f"Write 0 to {models}")
        return number

    def parsed(self, text: str) -> tuple[Value, ...]:
        """The numbers, with ``no``/``false`` as 0 and ``all``/``yes``/``true`` kept for the whole side."""
        word = text.strip().lower()
        if word in YES:
            return ("all",)
        return (0,) if word in NO else Number.parsed(self, text)


class Choice(Struct, frozen=True):
    """One of some words, which may stand in a template (then ``choices`` reads them from the rules)."""

    name: str
    choices: tuple[str, ...] | Callable[[Any], tuple[str, ...]]
    values: Usual | None = None

    def usual(self, rules: Any, situation: Mapping[str, Value]) -> tuple[Value, ...]:
        """The values where none are given: all choices unless said otherwise."""
        if self.values is None:
            return self._all(rules)
        return self.values(rules, situation) if callable(self.values) else self.values

    def checked(self, value: Value, rules: Any, situation: Mapping[str, Value]) -> Value:
        """The word when it is one of the choices; SettingError offers the nearest."""
        known = self._all(rules)
        if value in known:
            return value
        import difflib

        near = difflib.get_close_matches(str(value).lower(), known, n=1, cutoff=0.4)
        cure = f"Did you mean {near[0]!r}?" if near else f"Choose from: {', '.join(known)}"
        raise SettingError(f"there is no {self.name} {str(value)[:40]!r}", where=f"--{self.name}", cure=cure)

    def parsed(self, text: str) -> tuple[Value, ...]:
        """The words, separated by commas."""
        return tuple(part.strip() for part in text.split(","))

    def _all(self, rules: Any) -> tuple[str, ...]:
        return self.choices(rules) if callable(self.choices) else self.choices


class Text(Struct, frozen=True):
    """A text that the table reads itself, such as a die's faces."""

    name: str
    values: tuple[Value, ...]
    read: Callable[[str], object]

    def usual(self, rules: Any, situation: Mapping[str, Value]) -> tuple[Value, ...]:
        """The text where none is given."""
        return self.values

    def checked(self, value: Value, rules: Any, situation: Mapping[str, Value]) -> Value:
        """The text when it can be read."""
        self.read(str(value))
        return value

    def parsed(self, text: str) -> tuple[Value, ...]:
        """The text as it is."""
        return (text,)
