"""Desks to draw on in tests: a paper, a language, an ink."""

from __future__ import annotations

from toolkit.data import Templates
from toolkit.drawing.paper import find_paper
from toolkit.printables.desk import Desk, Shelf, Stamp
from toolkit.printables.theme import Theme
from toolkit.words import Words


def desk_for(
    language: str = "en",
    paper: str = "a4",
    ink: str = "full",
    *,
    game: str = "hjarnor",
    templates: Templates | None = None,
) -> Desk:
    """A desk with the shipped templates, or others, and seed 7."""
    files = templates or Templates.shipped()
    theme = Theme.load(files, game, ink)
    words = Words.load(files, language, game)
    stamp = Stamp(words["cover.name"], "7", "", "0.1.0")
    return Desk(find_paper(files, paper), theme, words, Shelf(files, theme), stamp)
