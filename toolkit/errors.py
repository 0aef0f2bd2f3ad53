"""The errors a player can meet: what is wrong, where, and the cure."""

from __future__ import annotations


class ToolkitError(Exception):
    """Something a player can put right.

    ``what`` is a sentence without a full stop that names the offending value, ``where`` the file, line or
    key, ``cure`` what to do. The command line prints them on one or two lines and ends with exit code 2.

    >>> print(ToolkitError("no hero called 'Bo'", where="heroes.toml", cure="Use Berit or Tord"))
    heroes.toml: no hero called 'Bo'. Use Berit or Tord.
    """

    def __init__(self, what: str, *, where: str = "", cure: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.where = where
        self.cure = cure

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where else ""
        cure = f" {self.cure}" if self.cure else ""
        cure += "" if not cure or cure[-1] in ".?!" else "."
        return f"{place}{self.what.rstrip('.')}.{cure}"


class SettingError(ToolkitError):
    """A setting, option or number outside what the rules or the paper allow."""


class TemplateError(ToolkitError):
    """A template file (TOML, words, art) that cannot be read as what it should be."""


class ScenarioError(ToolkitError):
    """A file that is no scenario: not JSON, a wrong type, not finite, an unknown game, a newer format."""


class NoBoardError(ToolkitError):
    """No valid board exists for what was asked; names the rule, the piece and the figures."""


class DrawingError(ToolkitError):
    """Something that cannot be printed: a letter no font has, a text too long, a piece larger than the sheet."""
