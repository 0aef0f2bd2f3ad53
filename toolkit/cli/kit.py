"""``brains kit``: everything needed to play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from toolkit.cli import options

if TYPE_CHECKING:
    from pathlib import Path

    from toolkit.cli.options import Look
    from toolkit.data import Templates
    from toolkit.printables.desk import Page


@click.command(
    "kit",
    short_help="Everything needed to play, ready to print.",
    epilog=options.examples(
        "brains kit hjarnor --seed 7",
        "brains kit hjarnor --seed 7 --paper letter --lang sv --ink saver -o my-kit",
    ),
)
@click.argument("target", metavar="FILE-or-GAME", type=options.FileOrGame())
@options.seed_option
@options.set_option
@options.sheet_options
@options.grid_option
@options.folder_option
@options.force_option
@options.templates_option
def command(
    target: str,
    seed: int | None,
    assignments: tuple[str, ...],
    look: Look,
    folder: Path | None,
    templates: Templates,
    *,
    grid: bool,
    force: bool,
) -> None:
    """Everything needed to play, ready to print.

    Writes kit.pdf (all of it, with bookmarks), every product as its own PDF, the scenario and, where there is a
    board, its map.
    """
    from toolkit.cli.console import Progress, written
    from toolkit.cli.opening import opened
    from toolkit.files import own_folder, refuse_existing, write_all

    found = opened(target, seed, assignments, templates)
    place = folder or own_folder(found.folder_name)
    names = [product.name for product in found.game.products if product.in_kit]
    likely = ["kit.pdf", "scenario.geojson", *(f"{name}.pdf" for name in names)]
    refuse_existing([place / name for name in likely], force=force)
    with Progress(len(names) + 2) as progress:
        files = _files(found, look, templates, progress, grid=grid)
    paths = {place / name: data for name, data in files.items()}
    write_all(paths, force=force)
    written({path: len(data) for path, data in paths.items()})


def _files(found: Any, look: Look, templates: Templates, progress: Any, *, grid: bool) -> dict[str, bytes]:
    """Every file of the kit by its name; kit.pdf first, because that is the one to print."""
    from toolkit.cli.maps import board_svg, map_content
    from toolkit.cli.printing import press
    from toolkit.model.writing import scenario_text
    from toolkit.printables.kit import kit_pdf

    ready = press(found, look, templates)
    drawn: list[tuple[Any, Any, list[Any]]] = []
    files: dict[str, bytes] = {"kit.pdf": b""}
    for product in found.game.products:
        if not product.in_kit:
            continue
        progress.step(product.name)
        content = ready.content(product, grid=grid or None)
        if content is not None:
            pages = ready.pages(content)
            drawn.append((product, content, _in_kit(pages)))
            files[f"{product.name}.pdf"] = ready.pdf(pages)
    progress.step("kit")
    files["kit.pdf"] = kit_pdf(drawn, ready)
    progress.step("scenario")
    files["scenario.geojson"] = scenario_text(found.scenario).encode()
    if found.scenario.board is not None:
        files["board.svg"] = board_svg(ready, map_content(ready, "board", grid=grid))
    return files


def _in_kit(pages: list[Page]) -> list[Page]:
    """The sheets that go into the kit: of a board's, the named tiles only, because the cover shows how they join."""
    return [page for page in pages if page.part] or pages
