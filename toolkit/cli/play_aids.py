"""``brains print``: single play aids, and lost pieces again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from toolkit.cli import options

if TYPE_CHECKING:
    from pathlib import Path

    from toolkit.cli.options import Look
    from toolkit.cli.printing import Press
    from toolkit.data import Templates
    from toolkit.model.game import Product
    from toolkit.printables.desk import Page


@click.command(
    "print",
    short_help="Single play aids, or lost pieces again.",
    epilog=options.examples(
        "brains print hjarnor",
        "brains print hjarnor heroes reference --seed 7 --lang pl",
        "brains print hjarnor tokens --seed 7 --only zombies --copies 2 -o lost",
    ),
)
@click.argument("target", metavar="FILE-or-GAME", type=options.FileOrGame())
@click.argument("products", nargs=-1, metavar="[PRODUCT]...")
@options.seed_option
@options.set_option
@options.sheet_options
@options.copies_option
@click.option("--only", multiple=True, metavar="WHAT", help="Only these pieces, such as zombies; repeatable.")
@click.option("--base", type=options.Length(), help="Diameter of model tokens, such as 25mm for a punch.")
@options.grid_option
@options.folder_option
@options.force_option
@options.templates_option
def command(
    target: str,
    products: tuple[str, ...],
    seed: int | None,
    assignments: tuple[str, ...],
    look: Look,
    copies: int,
    only: tuple[str, ...],
    base: float | None,
    folder: Path | None,
    templates: Templates,
    *,
    grid: bool,
    force: bool,
) -> None:
    """Single play aids, each as its own PDF.

    Without PRODUCT it lists them; with --only it looks for those pieces in all of them.
    """
    from toolkit.cli.opening import is_game, opened, read
    from toolkit.games import find_game

    if not products and not only:
        game = find_game(target) if is_game(target) else read(target).game
        _list(game.slug, game.products, look, templates)
        return
    _sized(base)
    only = tuple(name for names in only for name in names.split(","))
    found = opened(target, seed, assignments, templates)
    from toolkit.cli.printing import chosen_products, press

    chosen = chosen_products(found, products or [product.name for product in found.game.products])
    ready = press(found, look, templates)
    _write(ready, _sheets(ready, chosen, only, copies, base, grid=grid), folder, force=force)


def _list(slug: str, products: tuple[Product, ...], look: Look, templates: Templates) -> None:
    """The products of a game: name, what it is, which paper."""
    from toolkit.cli.console import note, result
    from toolkit.cli.printer import printer
    from toolkit.words import Words

    words = Words.load(templates, look.lang or printer().lang, slug)
    width = max((len(product.name) for product in products), default=0)
    for product in products:
        title, paper = words[f"cover.parts.{product.name}"], words[f"cli.{product.stock}"]
        result(f"{product.name:<{width}}  {title} ({paper})")
    note(f"Print one with: brains print {slug} PRODUCT")


def _sized(base: float | None) -> None:
    from toolkit.errors import SettingError

    if base is not None and not 10 <= base <= 60:
        raise SettingError(f"a base of {base:g} mm", where="--base", cure="Use 10 to 60 mm; 25 or 1in is usual")


def _sheets(
    ready: Press, chosen: list[Product], only: tuple[str, ...], copies: int, base: float | None, *, grid: bool
) -> dict[str, list[Page]]:
    """The sheets of each product by its name, with only the pieces asked for, as often as asked for."""
    from toolkit.cli.console import Progress, note
    from toolkit.errors import SettingError
    from toolkit.printables.selection import copied, names_of, selected

    contents: dict[str, Any] = {}
    sheets: dict[str, list[Page]] = {}
    with Progress(len(chosen)) as progress:
        for product in chosen:
            progress.step(product.name)
            content = ready.content(product, grid=grid or None, base=base)
            if content is None:
                note(f"Note: this scenario has no {product.name}.")
                continue
            contents[product.name] = content
            part = selected(content, only) if only else content
            if part is not None:
                more, times = copied(part, copies)
                sheets[product.name] = ready.pages(more) * times
    if sheets or not only:
        return sheets
    drawn = {name: ready.pages(content) for name, content in contents.items() if not names_of(content)}
    sheets = {name: kept * copies for name, pages in drawn.items() if (kept := _named(pages, only))}
    if not sheets:
        offered = [name for content in contents.values() for name in names_of(content)]
        offered += [page.part for pages in drawn.values() for page in pages if page.part]
        known = ", ".join(dict.fromkeys(offered)) or "none that can be told apart"
        raise SettingError(f"there is no piece {', '.join(only)[:60]!r}", where="--only", cure=f"There are: {known}")
    return sheets


def _named(pages: list[Page], only: tuple[str, ...]) -> list[Page]:
    """The sheets with these names, such as a map's B2."""
    wanted = {name.casefold() for name in only}
    return [page for page in pages if page.part.casefold() in wanted]


def _write(ready: Press, sheets: dict[str, list[Page]], folder: Path | None, *, force: bool) -> None:
    from toolkit.cli.console import written
    from toolkit.files import own_folder, refuse_existing, write_all

    place = folder or own_folder(ready.found.folder_name)
    refuse_existing([place / f"{name}.pdf" for name in sheets], force=force)
    files = {place / f"{name}.pdf": ready.pdf(pages) for name, pages in sheets.items()}
    write_all(files, force=force)
    written({path: len(data) for path, data in files.items()})
