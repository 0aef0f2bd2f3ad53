"""What ``brains odds`` and ``brains roll`` are asked: a game, a table, and the values of its parameters."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from toolkit.errors import SettingError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from toolkit.odds.parameters import Value
    from toolkit.odds.tables import Table

DICE = "dice"  # a reserved word, never a game: any die by its faces


def tables_of(game: str) -> tuple[Table, ...]:
    """A game's tables, or the one of any die; only the game's rolls are imported. SettingError offers near names.

    A game without the module ``rolls`` has none.
    """
    if game == DICE:
        from toolkit.odds.any_die import DICE as ANY

        return (ANY,)
    from toolkit.games import slugs

    if game not in slugs():
        raise SettingError(f"there is no game called {game[:60]!r}", cure=_near(game, (*slugs(), DICE)))
    if find_spec(f"toolkit.games.{game}.rolls") is None:
        return ()
    found: tuple[Table, ...] = import_module(f"toolkit.games.{game}.rolls").TABLES
    return found


def asked_tables(game: str, name: str | None) -> tuple[Table, ...]:
    """The table of that name with those that belong to it (``attraction``, ``attraction-doors``); all without one."""
    tables = tables_of(game)
    if not tables:
        raise SettingError(f"{game} has no tables of odds", cure="See what each game can do: brains games")
    if name is None:
        return tables
    found = tuple(table for table in tables if table.name == name or table.name.startswith(f"{name}-"))
    if not found:
        known = [table.name for table in tables]
        raise SettingError(f"{game} has no table {name[:60]!r}", cure=_near(name, known))
    return found


def split(words: Sequence[str]) -> tuple[str, str | None, dict[str, list[str]]]:
    """The game, the table (or None) and what was written behind each ``--parameter``.

    >>> split(["hjarnor", "test", "--dice", "1", "3", "--dice=5"])
    ('hjarnor', 'test', {'dice': ['1', '3', '5']})
    """
    names: list[str] = []
    given: dict[str, list[str]] = {}
    current: str | None = None
    for word in words:
        if word.startswith("--") and len(word) > 2:
            name, equals, value = word[2:].partition("=")
            current = name.replace("-", "_")
            given.setdefault(current, [])
            if equals:
                given[current].append(value)
                current = None
        elif current is not None:
            given[current].append(word)
        else:
            names.append(word)
    if not names:
        raise SettingError("a game is missing", cure="Write the game first: brains odds hjarnor")
    if len(names) > 2:
        raise SettingError(f"{names[2][:60]!r} is one word too many", cure="Parameters have names: --dice 3")
    return names[0], names[1] if len(names) > 1 else None, given


def given_for(table: Table, given: Mapping[str, list[str]], tables: Sequence[Table]) -> dict[str, tuple[Value, ...]]:
    """The values for this table's parameters; SettingError for a name that none of the tables asked for has."""
    known = {parameter.name for each in tables for parameter in each.parameters}
    for name in given:
        if name not in known:
            cure = _near(name, sorted(known), "--") if known else "It takes none"
            raise SettingError(f"there is no parameter --{name[:40]}", where=tables[0].name, cure=cure)
        if not given[name]:
            raise SettingError("a value is missing", where=f"--{name}", cure=f"Write --{name} VALUE")
    found: dict[str, tuple[Value, ...]] = {}
    for parameter in table.parameters:
        values = given.get(parameter.name)
        if values:
            found[parameter.name] = tuple(dict.fromkeys(v for text in values for v in parameter.parsed(text)))
    return found


def command_line(verb: str, game: str, name: str, given: Mapping[str, Sequence[Value]]) -> str:
    """The call that gives these numbers again."""
    import shlex

    options = [f"--{key} {' '.join(shlex.quote(str(value)) for value in values)}" for key, values in given.items()]
    return " ".join(["brains", verb, game, *([name] if name != game else []), *options])


def _near(name: str, known: Sequence[str], mark: str = "") -> str:
    import difflib

    near = difflib.get_close_matches(name.lower()[:60], known, n=2, cutoff=0.4)
    if near:
        return f"Did you mean {' or '.join(mark + each for each in near)}?"
    return f"Known: {', '.join(mark + each for each in known)}"
