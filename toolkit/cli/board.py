"""``brains board``: the map."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import click

from toolkit.cli import options

if TYPE_CHECKING:
    from pathlib import Path

    from toolkit.cli.options import Look
    from toolkit.data import Templates

FORMS = ("svg", "pdf", "png")
SCALES = ("true", "page", "poster")


@click.command(
    "board",
    short_help="The map as SVG, PDF or PNG.",
    epilog=options.examples(
        "brains board hjarnor --seed 7",
        "brains board hjarnor --seed 7 --format pdf --paper a3",
        "brains board hjarnor --seed 7 --scale page --format png --dpi 100 -o town.png",
        "brains board hjarnor --seed 7 --scale poster --grid -o town.pdf",
    ),
)
@click.argument("target", metavar="FILE-or-GAME", type=options.FileOrGame())
@options.seed_option
@options.set_option
@click.option("--format", "form", type=click.Choice(FORMS), help="The kind of file.  [default: that of -o, else svg]")
@click.option(
    "--scale",
    type=click.Choice(SCALES),
    default="true",
    show_default=True,
    help="true: as large as the table (PDF: over several sheets); page: all on one sheet; poster: true, on one sheet.",
)
@click.option(
    "--dpi",
    type=options.Figure(20, 1200),
    metavar="N",
    default=150,
    show_default=True,
    help="Dots an inch of a PNG, 20 to 1200.",
)
@options.sheet_options
@options.grid_option
@click.option("-o", "--output", type=options.Target(), metavar="FILE", help="File to write; - is standard output.")
@options.force_option
@options.templates_option
def command(
    target: str,
    seed: int | None,
    assignments: tuple[str, ...],
    form: str | None,
    scale: str,
    dpi: float,
    look: Look,
    output: Path | None,
    templates: Templates,
    *,
    grid: bool,
    force: bool,
) -> None:
    """The map: at true scale over several sheets or as one drawing, or the whole on one page."""
    from toolkit.cli.console import Progress, raw, written
    from toolkit.cli.maps import board_file, poster_size
    from toolkit.cli.opening import opened
    from toolkit.cli.printing import press
    from toolkit.files import own_folder, refuse_existing, write_all

    found = opened(target, seed, assignments, templates)
    form = form or _form_of(output)
    name = f"board.{form}" if scale == "true" else f"board-{scale}.{form}"
    path = output or own_folder(found.folder_name) / name
    if str(path) != "-":
        refuse_existing([path], force=force)
    if scale == "poster" and look.paper is None and found.scenario.board is not None:
        look = replace(look, paper=poster_size(found.scenario.board.size()))
    with Progress(1) as progress:
        progress.step(name)
        data = board_file(press(found, look, templates), form, scale, grid=grid, dpi=dpi)
    if str(path) == "-":
        raw(data)
        return
    write_all({path: data}, force=force)
    written({path: len(data)})


def _form_of(output: Path | None) -> str:
    """The form that a file's name says, else svg."""
    ending = output.suffix.lower().removeprefix(".") if output else ""
    return ending if ending in FORMS else FORMS[0]
