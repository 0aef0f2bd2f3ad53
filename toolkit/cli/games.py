"""``brains games``: the games and what each can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from toolkit.cli import options

if TYPE_CHECKING:
    from toolkit.data import Templates


@click.command("games", short_help="The games and what each can do.", epilog=options.examples("brains games"))
@options.lang_option
@options.templates_option
def command(lang: str | None, templates: Templates) -> None:
    """The games, and for each its play aids, the parts that can be drawn anew, its odds and its settings."""
    import msgspec

    from toolkit.cli.console import result
    from toolkit.cli.odds_call import tables_of
    from toolkit.cli.printer import printer
    from toolkit.games import all_games, slugs
    from toolkit.words import Words

    language = lang or printer().lang
    games = {game.slug: game for game in all_games()}
    for number, slug in enumerate(slugs()):
        words = Words.load(templates, language, slug)
        line = f": {words['cover.line']}" if "cover.line" in words else ""
        result(f"{chr(10) if number else ''}{slug}  {words['cover.name']}{line}")
        game = games.get(slug)
        if game:
            _row("print", [product.name for product in game.products])
            _row("reroll", game.parts)
        _row("odds", [table.name for table in tables_of(slug)])
        if game:
            _row("--set", [field.name for field in msgspec.structs.fields(game.settings)])


def _row(name: str, values: Any) -> None:
    """One indented row, wrapped; nothing when there is nothing."""
    import textwrap

    from toolkit.cli.console import result

    if values:
        text = textwrap.fill(", ".join(values), 78, initial_indent=f"  {name:<8}", subsequent_indent=" " * 10)
        result(text)
