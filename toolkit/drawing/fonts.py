"""The shipped fonts: widths measured with the very file that is embedded, wrapping, missing letters refused."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from toolkit.drawing.scene import MM_PER_PT
from toolkit.errors import DrawingError

FOLDER = Path(__file__).resolve().parent / "faces"
FACES = {
    "body": "AtkinsonHyperlegible.ttf",
    "bold": "AtkinsonHyperlegible-Bold.ttf",
    "stencil": "SairaStencilOne.ttf",
    "typewriter": "SpecialElite.ttf",
}
FAMILIES = {
    "body": "Atkinson Hyperlegible",
    "bold": "Atkinson Hyperlegible",
    "stencil": "Saira Stencil One",
    "typewriter": "Special Elite",
}
FLOOR_PT = 7.0  # nothing is set smaller, but for legal lines
LEGAL_FLOOR_PT = 6.0


@dataclass(frozen=True, slots=True)
class Face:
    """One font file measured: advances by letter, cap height, ascent and descent, all in ems."""

    key: str
    path: Path
    advances: dict[str, float]
    cap_height: float
    ascent: float
    descent: float

    def checked(self, text: str) -> str:
        """The text composed (NFC); DrawingError names string, letter and font when a letter is missing."""
        if text.isascii() and text.isprintable():
            return text
        text = unicodedata.normalize("NFC", text)
        for letter in text:
            if letter not in self.advances:
                raise DrawingError(
                    f"the letter {letter!r} (U+{ord(letter):04X}) in {text[:60]!r} is not in the font {self.path.name}",
                    cure="Write it with other letters",
                )
        return text

    def width(self, text: str, size: float, spacing: float = 0.0) -> float:
        """Millimetres that one line of text takes at ``size`` points."""
        advances = self.advances
        return sum(advances[letter] for letter in self.checked(text)) * size * MM_PER_PT + spacing * len(text)


@cache
def face(key: str) -> Face:
    """The font behind a key of FACES, measured once."""
    from fontTools.ttLib import TTFont

    path = FOLDER / FACES[key]
    with TTFont(path, lazy=True) as font:
        em = font["head"].unitsPerEm
        metrics = font["hmtx"].metrics
        advances = {chr(code): metrics[glyph][0] / em for code, glyph in font.getBestCmap().items()}
        cap = font["OS/2"].sCapHeight / em
        return Face(key, path, advances, cap, font["hhea"].ascent / em, -font["hhea"].descent / em)


def width(text: str, key: str, size: float, spacing: float = 0.0) -> float:
    """Millimetres that one line of text takes in a face at ``size`` points."""
    return face(key).width(text, size, spacing)


def cap_height(key: str, size: float) -> float:
    """Millimetres from the baseline to the top of a capital."""
    return face(key).cap_height * size * MM_PER_PT


def fitting_size(text: str, key: str, size: float, room: float, floor: float = FLOOR_PT) -> float:
    """The largest size up to ``size`` points at which the text fits into ``room`` mm; DrawingError below ``floor``."""
    needed = width(text, key, size)
    if needed <= room:
        return size
    smaller = size * room / needed
    if smaller < floor:
        raise DrawingError(
            f"{text[:60]!r} ({len(text)} letters) does not fit into {room:.0f} mm even at {floor:g} pt",
            cure="Shorten it",
        )
    return smaller


def wrap(text: str, key: str, size: float, room: float) -> list[str]:
    """The text in lines no wider than ``room`` mm; a word longer than a line is broken between letters."""
    measured = face(key)
    lines: list[str] = []
    line = ""
    for word in measured.checked(" ".join(text.split())).split(" "):
        longer = f"{line} {word}" if line else word
        if measured.width(longer, size) <= room:
            line = longer
            continue
        if line:
            lines.append(line)
        line = word
        while measured.width(line, size) > room and len(line) > 1:
            kept = _letters_that_fit(measured, line, size, room)
            lines.append(line[:kept])
            line = line[kept:]
    return [*lines, line] if line else lines


def _letters_that_fit(measured: Face, word: str, size: float, room: float) -> int:
    used = 0.0
    for index, letter in enumerate(word):
        used += measured.width(letter, size)
        if used > room:
            return max(index, 1)
    return len(word)
