"""The one record by which the house knows a game."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
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
    anew, ``checks(scenario)`` gives all faults, ``report(scenario)`` says in sentences what a table means for its
    players, ``cover(play)`` what stands on the kit's first sheet. Its odds are the ``TABLES`` of its module ``rolls``.
    """

    slug: str
    settings: type[Any]
    make_scenario: Callable[[Any, int], Scenario]
    checks: Callable[[Scenario], tuple[Fault, ...]]
    products: tuple[Product, ...]
    parts: tuple[str, ...] = ()
    reroll: Callable[[Scenario, str, int], Scenario] | None = None
    cover: Callable[[Play], Cover] | None = None
    report: Callable[[Scenario], tuple[str, ...]] | None = None


def later(module: str, name: str) -> Callable[..., Any]:
    """The function ``name`` of a module, imported with its first call: what a game can do is loaded when it is done."""

    def call(*values: Any) -> Any:
        return getattr(import_module(module), name)(*values)

    return call
