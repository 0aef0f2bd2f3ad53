"""The theme: colours, sizes and lines from ``theme.toml``, for full, grey or sparing ink."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import msgspec

from toolkit.drawing.scene import Style

if TYPE_CHECKING:
    from toolkit.data import Templates

INKS = ("full", "grey", "saver")
Colour = Annotated[str, msgspec.Meta(pattern="^#[0-9a-fA-F]{6}$")]
Size = Annotated[float, msgspec.Meta(ge=6, le=72)]
Width = Annotated[float, msgspec.Meta(ge=0.05, le=3)]


class Sizes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The scale of type, in points."""

    huge: Size
    large: Size
    medium: Size
    text: Size
    small: Size
    legal: Size


class Lines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The scale of strokes, in millimetres."""

    rule: Width
    box: Width
    key: Width
    row: Width
    hair: Width


class ThemeFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ``theme.toml`` holds."""

    ink: Colour
    dark: Colour
    pale: Colour
    paper: Colour
    accent: dict[str, Colour]
    size: Sizes
    line: Lines


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of one game in one kind of ink, and the scales of type and line.

    In grey ink the accent is ink; in saver ink large fills become outlines (``solid``) and art is lightened.
    """

    ink: str
    dark: str
    pale: str
    paper: str
    accent: str
    size: Sizes
    line: Lines
    saver: bool = False

    @classmethod
    def load(cls, templates: Templates, game: str, ink: str = "full") -> Theme:
        """The theme in force for a game; ``ink`` is one of INKS."""
        file = templates.decode("theme.toml", ThemeFile)
        accent = file.accent.get(game, file.accent["other"])
        if ink == "grey":
            accent = file.ink
        return cls(file.ink, file.dark, file.pale, file.paper, accent.lower(), file.size, file.line, ink == "saver")

    def art_colours(self) -> dict[str, str]:
        """The five colours of the art files as they print."""
        return {
            "#1a1a1a": self.ink,
            "#6b6b6b": self.dark,
            "#dadada": self.pale,
            "#ffffff": self.paper,
            "#d55e00": self.accent,
        }

    def solid(self, colour: str, outline: float = 0.4) -> Style:
        """A filled area; in saver ink only its outline."""
        if self.saver:
            return Style(fill=self.paper, stroke=self.ink if colour == self.ink else colour, width=outline)
        return Style(fill=colour)

    def on_solid(self, colour: str) -> str:
        """The colour of what stands on ``solid(colour)``."""
        if not self.saver:
            return self.paper
        return colour

    def rule(self) -> Style:
        """The line between sections."""
        return Style(stroke=self.ink, width=self.line.rule)

    def row_rule(self) -> Style:
        """The line between rows."""
        return Style(stroke=self.pale, width=self.line.row)

    def box(self) -> Style:
        """A box to write or tick in."""
        return Style(stroke=self.ink, width=self.line.box)

    def key_box(self) -> Style:
        """The box that decides."""
        return Style(stroke=self.accent, width=self.line.key)
