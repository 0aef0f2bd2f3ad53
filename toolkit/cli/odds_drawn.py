"""Tables of odds as drawings: an SVG, the sheets of a PDF, or the page for the phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit import __version__
from toolkit.model.charts import Charts, charts
from toolkit.printables.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.cli.options import Look
    from toolkit.data import Templates
    from toolkit.odds.tables import Result, Table
    from toolkit.printables.desk import Desk
    from toolkit.words import Words


def as_svg(game: str, results: Sequence[Result], words: Words, look: Look, templates: Templates) -> str:
    """All charts under one another on one drawing."""
    from toolkit.drawing.svg import svg_text
    from toolkit.printables.charts import scene

    desk = _desk(game, words, look, templates)
    return svg_text(scene(_page(results, words), desk), subject=_subject(game))


def as_pdf(game: str, results: Sequence[Result], words: Words, look: Look, templates: Templates) -> bytes:
    """The charts on sheets."""
    from toolkit.drawing.pdf import About, pdf_bytes
    from toolkit.printables import drawn
    from toolkit.printables.frame import framed

    desk = _desk(game, words, look, templates)
    content = _page(results, words)
    pages = drawn(content, desk)
    scenes = [framed(page, desk, number, len(pages)) for number, page in enumerate(pages, 1)]
    about = About(f"{desk.stamp.game}: {content.title}", _subject(game), words.language)
    return pdf_bytes(scenes, about, [(content.title, 0)])


def as_html(game: str, tables: Sequence[Table], language: str, templates: Templates) -> str:
    """The page for the phone."""
    from toolkit.printables.phone import page

    theme = Theme.load(templates, game)
    return page(game, tables, templates, theme, start=language, version=__version__)


def _page(results: Sequence[Result], words: Words) -> Charts:
    return Charts(words["charts.title"], words["charts.headline"], words["charts.lead"], tuple(charts(results, words)))


def _desk(game: str, words: Words, look: Look, templates: Templates) -> Desk:
    from toolkit.cli.printer import printer
    from toolkit.drawing.paper import find_paper
    from toolkit.printables.desk import Desk, Shelf, Stamp

    own = printer()
    theme = Theme.load(templates, game, look.ink or own.ink)
    title = words["cover.name"] if "cover.name" in words else words["charts.dice"]
    paper = find_paper(templates, look.paper or own.paper, look.margin if look.margin is not None else own.margin)
    return Desk(paper, theme, words, Shelf(templates, theme), Stamp(title, "", "", __version__))


def _subject(game: str) -> str:
    return f"{game}, odds, brains-toolkit {__version__}"
