"""The one record by which the house knows a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolkit.data import Templates
    from toolkit.model.board import Fault
    from toolkit.model.cover import Cover
    from toolkit.model.scenario import Scenario
    from toolkit.words import Words


@dataclass(frozen=True, slots=True)
class Play:
    """What a product's content is made from: a scenario, the words in one language, the templates in force."""

    scenario: Scenario
    words: Words
    templates: Templates


@dataclass(frozen=True, slots=True)
class Product:
    """A play aid: its name on the command line, and the function that says what stands on it.

    ``make(play)`` gives one piece of content from ``toolkit.model.pieces`` (or ``None`` when this scenario has none);
    ``stock`` is ``plain`` or ``card``.
    """

    name: str
    make: Callable[[Play], Any]
    stock: str = "plain"
    in_kit: bool = True


@dataclass(frozen=True, slots=True)
class Game:
    """A game: functions in a record.

    ``settings`` is the msgspec Struct that ``templates/<slug>/game.toml`` decodes into,
    ``make_scenario(settings, seed)`` draws a scenario, ``reroll(scenario, part, seed)`` draws one of ``parts``
    anew, ``checks(scenario)`` gives all faults, ``tables`` are the odds, ``cover(play)`` says what stands on the kit's
    first sheet.
    """

    slug: str
    settings: type[Any]
    make_scenario: Callable[[Any, int], Scenario]
    checks: Callable[[Scenario], tuple[Fault, ...]]
    products: tuple[Product, ...]
    parts: tuple[str, ...] = ()
    reroll: Callable[[Scenario, str, int], Scenario] | None = None
    tables: tuple[Any, ...] = ()
    cover: Callable[[Play], Cover] | None = None
