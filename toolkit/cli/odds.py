"""``brains odds``: exact tables of chances."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from toolkit.cli import options

if TYPE_CHECKING:
    from pathlib import Path

    from toolkit.data import Templates
    from toolkit.odds.tables import Result, Table
    from toolkit.words import Words

EXPLAINED = ("text", "md", "json")
FORMS = ("text", "csv", "json", "md", "svg", "pdf", "html")


@click.command(
    "odds",
    short_help="Exact tables of chances.",
    context_settings={"ignore_unknown_options": True},
    epilog=options.examples(
        "brains odds hjarnor",
        "brains odds hjarnor test --dice 4",
        "brains odds hjarnor attraction --heroes 4 --sounds 1 2 3 --format md",
        "brains odds braaains assault --soldiers 1 --zombies 2 --pistol 1 --explain",
        'brains odds dice --faces "-1,0,0,1,1,1!" --dice 4 --format json',
        "brains odds hjarnor --format html -o odds.html",
    ),
)
@click.argument(
    "words", nargs=-1, type=click.UNPROCESSED, required=True, metavar="GAME [TABLE] [--PARAMETER VALUE...]..."
)
@click.option("--format", "form", type=click.Choice(FORMS), help="The form.  [default: that of -o, else text]")
@click.option("--counts", is_flag=True, help="Every total, where a table puts totals together.")
@click.option("--explain", is_flag=True, help="The rule, how it is computed, and the call that repeats it.")
@click.option("-o", "--output", "file", type=options.Target(), metavar="FILE", help="Write to this file.")
@options.force_option
@options.sheet_options
@options.templates_option
def command(
    words: tuple[str, ...],
    form: str | None,
    counts: bool,
    explain: bool,
    file: Path | None,
    force: bool,
    look: options.Look,
    templates: Templates,
) -> None:
    """Exact chances of a game's rolls, by table; without TABLE, the page of them all.

    A table's parameters are options of their own, such as --dice; each takes one value, several (1 2 3), a list (1,2,3)
    or a span (1-6). "dice" in the place of GAME rolls any die by its --faces, ! behind those that roll again.
    """
    from toolkit.cli import odds_text
    from toolkit.cli.odds_call import DICE, asked_tables, given_for, split
    from toolkit.cli.printer import printer
    from toolkit.errors import SettingError
    from toolkit.words import Words

    game, name, given = split(words)
    tables = asked_tables(game, name)
    results: list[Result] = []
    explained: dict[str, dict[str, Any]] = {}
    language = look.lang or printer().lang
    spoken = Words.load(templates, language, None if game == DICE else game)
    for table in tables:
        asked = given_for(table, given, tables)
        results += table.results(templates, asked, counts=counts)
        if explain:
            explained[table.name] = _explained(game, table, asked, spoken)
    brief = name is None and game != DICE
    notes = {about: _notes(said, spoken) for about, said in explained.items()}
    form = form or _form_of(file)
    if explain and form not in EXPLAINED:
        raise SettingError(f"{form} has no room for it", where="--explain", cure="Use --format text, md or json")
    if form == "text" and file is None and sys.stdout is not None and sys.stdout.isatty():
        odds_text.show(results, spoken, brief=brief, notes=notes)
    elif form in {"text", "md"}:
        write = odds_text.as_text if form == "text" else odds_text.as_markdown
        _give(write(results, spoken, brief=brief, notes=notes), file, force=force)
    elif form == "json":
        _give(odds_text.as_json(game, results, explained), file, force=force)
    elif form == "csv":
        _give(odds_text.as_csv(results), file, force=force)
    else:
        from toolkit.cli import odds_drawn

        if form == "pdf" and file is None:
            raise SettingError("a PDF needs a file", where="--format pdf", cure=f"Write -o {game}-odds.pdf")
        if form == "html":
            _give(odds_drawn.as_html(game, tables, language, templates), file, force=force)
        else:
            draw = odds_drawn.as_svg if form == "svg" else odds_drawn.as_pdf
            _give(draw(game, results, spoken, look, templates), file, force=force)


def _form_of(file: Path | None) -> str:
    """The form that a file's ending says, else text."""
    ending = "" if file is None else file.suffix.lower().removeprefix(".")
    return ending if ending in FORMS else "text"


def _explained(game: str, table: Table, asked: dict[str, Any], words: Words) -> dict[str, Any]:
    from toolkit.cli.odds_call import command_line
    from toolkit.model import table_words

    return {
        "readings": list(table.readings),
        "formula": table_words.formula(words, table.name),
        "command": command_line("odds", game, table.name, asked),
    }


def _notes(about: dict[str, Any], words: Words) -> list[str]:
    readings = [words.fill("odds.rule", what=", ".join(about["readings"]))] if about["readings"] else []
    computed = words.fill("odds.computed", what=about["formula"])
    return [*readings, computed, words.fill("odds.repeat", what=about["command"])]


def _give(made: str | bytes, file: Path | None, *, force: bool) -> None:
    """On standard output, or into the file."""
    if file is None or str(file) == "-":
        click.echo(made, nl=False)
        return
    from toolkit.cli.console import written
    from toolkit.files import write_all

    data = made.encode() if isinstance(made, str) else made
    write_all({file: data}, force=force)
    written({file: len(data)})
