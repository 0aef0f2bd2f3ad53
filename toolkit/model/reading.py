"""Reads a scenario file (``.geojson``, format 1): whatever can be a table is taken, anything else is refused by name.

A file written by hand is as good as a generated one. Missing, doubled or wrongly placed pieces are no concern of
this module: they load and become faults of ``check``. Names may hold any letters, markup and emoji included, but no
control characters and nothing that UTF-8 or XML cannot hold: those are refused.
"""

from __future__ import annotations

import difflib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from toolkit.model.features import board_of, text
from toolkit.model.geometry_text import number, refuse, shown
from toolkit.model.scenario import FORMAT, Scenario

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

MAX_BYTES = 5_000_000
HEAD = ("format", "game", "seed", "inch_mm", "settings", "version")


def read_scenario(path: str | Path, games: Collection[str] = ()) -> Scenario:
    """The scenario in a file; ScenarioError says what is wrong, where, and the cure.

    ``games`` are the games that may stand in it (any when empty).
    """
    place = str(path)
    try:
        file = Path(path)
        if file.stat().st_size > MAX_BYTES:
            refuse(f"the file has {file.stat().st_size:,} bytes", place, f"A scenario has at most {MAX_BYTES:,}")
        with file.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)  # a device states no size and may never end
    except FileNotFoundError:
        refuse("there is no such file", place, "Make one with: brains scenario GAME -o FILE")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        refuse(f"the file cannot be read ({reason})", place, "Name a readable .geojson file")
    if len(data) > MAX_BYTES:
        refuse("the file does not end", place, f"A scenario has at most {MAX_BYTES:,} bytes")
    try:
        content = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        refuse(f"byte {error.start} is not UTF-8", place, "Save the file as UTF-8")
    return parsed_scenario(content, games, where=place)


def parsed_scenario(content: str, games: Collection[str] = (), *, where: str = "scenario") -> Scenario:
    """The scenario that a text holds; ``where`` names it in messages."""
    if len(content) > MAX_BYTES:
        refuse(f"the text has {len(content):,} letters", where, f"A scenario has at most {MAX_BYTES:,}")
    whole = _json(content, where)
    if not isinstance(whole, dict) or whole.get("type") != "FeatureCollection":
        refuse("this is no GeoJSON FeatureCollection", where, "Make a scenario with: brains scenario GAME -o FILE")
    _writable(whole, where)
    head = whole.get("brains")
    if not isinstance(head, dict):
        refuse("there is no member 'brains'", where, 'Add "brains": {"format": 1, "game": ...}')
    _format(head, where)
    game = text(head, "game", f"{where}, brains")
    if not game:
        refuse("there is no game", f"{where}, brains", 'Add "game": "hjarnor"')
    if games and game not in games:
        near = difflib.get_close_matches(game.lower()[:60], sorted(games), n=1, cutoff=0.4)
        cure = f"Did you mean {near[0]!r}?" if near else f"Known: {', '.join(sorted(games))}"
        refuse(f"there is no game {shown(game)}", f"{where}, brains.game", cure)
    inch = _inch(head, where)
    features = whole.get("features")
    if not isinstance(features, list):
        refuse(f"the features are {shown(features)}", where, "Write a list of features")
    deal = whole.get("deal")
    if deal is not None and not isinstance(deal, dict):
        refuse(f"the deal is {shown(deal)}", where, "Write an object with players, reserve, starter and deck")
    return Scenario(
        game=game,
        seed=_seed(head, where),
        inch=inch,
        settings=_object(head, "settings", f"{where}, brains"),
        board=None if not features and deal is not None else board_of(features, inch, where),
        deal=deal,
        version=text(head, "version", f"{where}, brains") or "",
        notes={key: value for key, value in head.items() if key not in HEAD},
        extra={key: value for key, value in whole.items() if key not in {"type", "brains", "features", "deal"}},
    )


def _json(content: str, where: str) -> object:
    def infinite(literal: str) -> NoReturn:
        refuse(f"{literal} is no number that JSON knows", where, "Write a finite number")

    def finite(literal: str) -> float:
        value = float(literal)
        return value if abs(value) <= 1e300 else infinite(shown(literal))

    try:
        return json.loads(content, parse_constant=infinite, parse_float=finite)
    except json.JSONDecodeError as error:
        cure = "The file is damaged or cut off: make it anew, or mend that place"
        if error.msg == "Extra data":
            cure = "One scenario a file: give each line of a --count file its own file"
        refuse(f"this is not JSON: {error.msg.lower()} (line {error.lineno}, column {error.colno})", where, cure)
    except RecursionError:
        refuse("the JSON is nested too deeply", where, "A scenario needs no more than ten levels")
    except ValueError:  # a whole number of thousands of digits
        refuse("a number has thousands of digits", where, "Write a number in millimetres")


def _writable(value: object, where: str) -> None:
    """Refuse texts that no UTF-8 file can hold (halves of surrogate pairs), in any key or value, and deep nesting."""
    layer: list[object] = [value]
    for _ in range(40):
        following: list[object] = []
        for part in layer:
            if isinstance(part, dict):
                following += part.keys()
                following += part.values()
            elif isinstance(part, list):
                following += part
            elif isinstance(part, str) and not part.isascii() and any("\ud800" <= c <= "\udfff" for c in part):
                refuse(f"{shown(part)} holds half a surrogate pair", where, "Write the letter itself, in UTF-8")
        if not following:
            return
        layer = following
    refuse("the JSON is nested too deeply", where, "A scenario needs no more than ten levels")


def _format(head: dict[str, Any], where: str) -> None:
    stated = head.get("format")
    if isinstance(stated, bool) or not isinstance(stated, int) or stated < 1:
        refuse(f"the format is {shown(stated)}", f"{where}, brains.format", f"This program reads format {FORMAT}")
    if stated > FORMAT:
        refuse(
            f"format {shown(stated)} is newer than this program, which reads format {FORMAT}",
            f"{where}, brains.format",
            "Update brains-toolkit",
        )


def _seed(head: dict[str, Any], where: str) -> int:
    seed = head.get("seed", 0)
    if isinstance(seed, bool) or not isinstance(seed, int) or abs(seed) >= 10**18:
        refuse(f"the seed is {shown(seed)}", f"{where}, brains.seed", "Write a whole number of at most 18 digits")
    return seed


def _inch(head: dict[str, Any], where: str) -> float:
    inch = number(head.get("inch_mm", 25.4), f"{where}, brains.inch_mm")
    if not 5 <= inch <= 100:
        refuse(f"an inch of {inch:g} mm", f"{where}, brains.inch_mm", "Write 25.4, 25 or 16")
    return inch


def _object(table: Mapping[str, Any], key: str, where: str) -> dict[str, Any]:
    value = table.get(key, {})
    if not isinstance(value, dict):
        refuse(f"{key} is {shown(value)}", where, "Write an object: {}")
    return value
