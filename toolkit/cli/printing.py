"""Play aids as files: a scenario's products drawn for one paper, language and ink, each as the bytes of a PDF."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any

from toolkit import __version__
from toolkit.cli.opening import noted
from toolkit.cli.printer import printer
from toolkit.drawing.paper import find_paper
from toolkit.drawing.pdf import About, pdf_bytes
from toolkit.errors import SettingError
from toolkit.model.game import Play
from toolkit.printables import drawn
from toolkit.printables.desk import Desk, Shelf, Stamp
from toolkit.printables.frame import framed
from toolkit.printables.theme import Theme
from toolkit.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from toolkit.cli.opening import Opened
    from toolkit.cli.options import Look
    from toolkit.data import Templates
    from toolkit.drawing.scene import Scene
    from toolkit.model.board import Fault
    from toolkit.model.game import Product
    from toolkit.model.scenario import Scenario
    from toolkit.printables.desk import Page


@dataclass(slots=True)
class Press:
    """One scenario about to be printed: what stands on its sheets (``play``) and how they look (``desk``).

    ``faults`` are marked on its maps.
    """

    found: Opened
    play: Play
    desk: Desk
    faults: tuple[Fault, ...] = ()

    @property
    def subject(self) -> str:
        """What explains an old file: game, seed, the settings that differ, version, paper, ink."""
        return subject_of(self.found.scenario)

    def about(self, title: str) -> About:
        """What a PDF says of itself."""
        return About(f"{self.desk.stamp.game}: {title}", self.subject, self.desk.words.language)

    def content(self, product: Product, **fields: object) -> Any:
        """What stands on a product's sheets, with some fields replaced where it has them; None when there is none."""
        content = product.make(self.play)
        return None if content is None else with_fields(content, faults=self.faults or None, **fields)

    def pages(self, content: object) -> list[Page]:
        """The sheets of one piece of content, not yet numbered."""
        return drawn(content, self.desk)

    def pdf(self, pages: Sequence[Page]) -> bytes:
        """A product's own PDF, its sheets numbered from 1, with a bookmark where a new title begins."""
        scenes: list[Scene] = [framed(page, self.desk, n, len(pages)) for n, page in enumerate(pages, 1)]
        return pdf_bytes(scenes, self.about(pages[0].title), bookmarks(pages))


def press(found: Opened, look: Look, templates: Templates) -> Press:
    """Everything at hand to print a scenario, its faults and a drawn seed noted on standard error.

    What ``look`` leaves open is taken from the user's printer settings.
    """
    own = printer()
    paper = find_paper(templates, look.paper or own.paper, look.margin if look.margin is not None else own.margin)
    words = Words.load(templates, look.lang or own.lang, found.game.slug)
    theme = Theme.load(templates, found.game.slug, look.ink or own.ink)
    scenario = found.scenario
    stamp = Stamp(words["cover.name"], str(scenario.seed), settings_line(scenario), __version__)
    desk = Desk(paper, theme, words, Shelf(templates, theme), stamp)
    return Press(found, Play(scenario, words, templates), desk, noted(found))


def settings_line(scenario: Scenario) -> str:
    """The settings that differ from the shipped ones, as they are written behind --set.

    >>> from toolkit.model.scenario import Scenario
    >>> settings_line(Scenario("hjarnor", 7, settings={"car_mm": [120.0, 50], "trees": 3}))
    'car_mm=120x50, trees=3'
    """
    return ", ".join(f"{key}={_value(value)}" for key, value in scenario.settings.items())


def subject_of(scenario: Scenario) -> str:
    """What explains an old file: game, seed, version, the settings that differ."""
    line = settings_line(scenario)
    return f"{scenario.game}, seed {scenario.seed}, brains-toolkit {__version__}" + (f", {line}" if line else "")


def bookmarks(pages: Iterable[Page], start: int = 0) -> list[tuple[str, int]]:
    """A bookmark a title: its text and the page where it first stands."""
    marks: list[tuple[str, int]] = []
    for index, page in enumerate(pages, start):
        if not marks or marks[-1][0] != page.title:
            marks.append((page.title, index))
    return marks


def chosen_products(found: Opened, names: Iterable[str]) -> list[Product]:
    """The products with these names, each once; SettingError offers the game's own."""
    known = {product.name: product for product in found.game.products}
    chosen = {}
    for name in names:
        if name not in known:
            import difflib

            near = difflib.get_close_matches(name.lower()[:40], known, n=1, cutoff=0.5)
            cure = f"Did you mean {near[0]}?" if near else f"Products: {', '.join(known)}"
            raise SettingError(f"{found.game.slug} has no product {name[:60]!r}", cure=cure)
        chosen[name] = known[name]
    return list(chosen.values())


def with_fields(content: Any, **values: object) -> Any:
    """The content with some of its fields replaced, as far as it has them; None leaves a field as it is."""
    known = {field.name for field in fields(content)}
    wanted = {key: value for key, value in values.items() if key in known and value is not None}
    return replace(content, **wanted) if wanted else content


def _value(value: object) -> str:
    if isinstance(value, float | int) and not isinstance(value, bool):
        return f"{value:g}"
    if isinstance(value, list | tuple):
        parts = [_value(part) for part in value]
        nested = any(isinstance(part, list | tuple) for part in value)
        return (",".join if nested else "x".join)(parts)
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
