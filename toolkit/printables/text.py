"""Text set in columns: measured, wrapped, pushed down; bold and accent marked in our own phrases only."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from toolkit.drawing.fonts import FLOOR_PT, width, wrap
from toolkit.drawing.scene import Item, Text
from toolkit.errors import DrawingError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from toolkit.printables.theme import Theme

LEADING = 0.44  # millimetres a point


@dataclass(frozen=True, slots=True)
class Run:
    """Words in one face and colour."""

    text: str
    face: str
    fill: str


def plain(text: str, fill: str, face: str = "body") -> list[Run]:
    """Text that comes from outside (names, notes): nothing in it is markup."""
    return [Run(text, face, fill)]


def marked(phrase: str, theme: Theme, fill: str | None = None) -> list[Run]:
    """Our own phrase with ``*bold*`` and ``^accent^`` (bold in the accent) parts."""
    runs = []
    for part in re.split(r"(\*[^*]+\*|\^[^^]+\^)", phrase):
        if part.startswith("*") and len(part) > 2:
            runs.append(Run(part[1:-1], "bold", fill or theme.ink))
        elif part.startswith("^") and len(part) > 2:
            runs.append(Run(part[1:-1], "bold", theme.accent))
        elif part:
            runs.append(Run(part, "body", fill or theme.ink))
    return runs


def flow(
    runs: Iterable[Run], x: float, y: float, room: float, size: float, leading: float = 0.0
) -> tuple[list[Item], float]:
    """Runs wrapped into lines from the baseline ``y`` on; gives the items and the baseline after the last line."""
    leading = leading or size * LEADING
    space = width(" ", "body", size)
    items: list[Item] = []
    for line in _lines(_words(runs, size, room), size, room, space):
        cursor = x
        for run in _merged(line):
            items.append(Text(cursor, y, run.text, run.face, size, run.fill))
            cursor += width(run.text, run.face, size)
        y += leading
    return items, y


Word = list[Run]  # runs that touch: "*Fumble*:" is one word in two faces


def _words(runs: Iterable[Run], size: float, room: float) -> list[Word]:
    words: list[Word] = []
    touching = False
    for run in runs:
        pieces = [piece for word in run.text.split() for piece in wrap(word, run.face, size, room)]
        for index, piece in enumerate(pieces):
            part = Run(piece, run.face, run.fill)
            if index == 0 and touching and not run.text[0].isspace():
                words[-1].append(part)
            else:
                words.append([part])
        touching = bool(run.text) and not run.text[-1].isspace()
    return words


def _lines(words: list[Word], size: float, room: float, space: float) -> list[list[Word]]:
    lines: list[list[Word]] = []
    used = room + 1
    for word in words:
        needed = sum(width(run.text, run.face, size) for run in word)
        if used + space + needed > room:
            lines.append([])
            used = -space
        lines[-1].append(word)
        used += space + needed
    return lines


def _merged(line: list[Word]) -> list[Run]:
    """The line as few runs: words of one face joined by spaces, a space before every other word."""
    merged: list[Run] = []
    for index, word in enumerate(line):
        for part, run in enumerate(word):
            gap = " " if index and not part else ""
            last = merged[-1] if merged else None
            if last and (last.face, last.fill) == (run.face, run.fill):
                merged[-1] = Run(f"{last.text}{gap}{run.text}", run.face, run.fill)
            elif last and gap:
                merged[-1] = Run(last.text + gap, last.face, last.fill)
                merged.append(run)
            else:
                merged.append(run)
    return merged


def fitted(
    text: str, face: str, size: float, room: float, most: int, floor: float = FLOOR_PT
) -> tuple[list[str], float]:
    """The text in at most ``most`` lines of ``room`` mm, and the largest size up to ``size`` that allows it.

    Words stay whole as long as they can; at the ``floor`` a long one is broken between letters, and when even that is
    not enough a DrawingError names the text.
    """
    while True:
        lines = wrap(text, face, size, room)
        whole = all(width(word, face, size) <= room for word in text.split())
        if len(lines) <= most and (whole or size <= floor):
            return lines, size
        if size <= floor:
            raise DrawingError(
                f"{text[:60]!r} ({len(text)} letters) does not fit into {most} lines of {room:.0f} mm at {floor:g} pt",
                cure="Shorten it",
            )
        size = max(size - 0.5, floor)


def stacked(
    lines: list[str], x: float, y: float, face: str, size: float, fill: str, anchor: str = "start"
) -> list[Item]:
    """Lines one under the other, the first on the baseline ``y``."""
    return [
        Text(x, y + index * size * LEADING, line, face, size, fill, anchor=anchor) for index, line in enumerate(lines)
    ]


def centred(text: str, x: float, y: float, face: str, size: float, fill: str) -> Text:
    """One line centred on ``x`` whose capitals are centred on ``y``."""
    from toolkit.drawing.fonts import cap_height

    return Text(x, y + cap_height(face, size) / 2, text, face, size, fill, anchor="middle")
