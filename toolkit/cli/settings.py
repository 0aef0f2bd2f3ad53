"""``brains settings``: this user's printer."""

from __future__ import annotations

import click

from toolkit.cli import options


@click.command(
    "settings",
    short_help="Your printer settings.",
    epilog=options.examples(
        "brains settings paper=letter lang=sv",
        "brains settings back_right_mm=-1.2 back_down_mm=0.8",
        "brains settings --reset",
        "brains settings",
    ),
)
@click.argument("pairs", nargs=-1, metavar="[KEY=VALUE]...")
@click.option("--reset", is_flag=True, help="Forget them all.")
def command(pairs: tuple[str, ...], *, reset: bool) -> None:
    """Your printer settings: what counts when an option is left out, and how far the back lies off the front.

    Without KEY=VALUE it shows them and the file in which they are kept.
    """
    from toolkit.cli.console import note, result
    from toolkit.cli.printer import Printer, changed, printer, printer_file, printer_text
    from toolkit.drawing.paper import find_paper
    from toolkit.files import write_all

    path = printer_file()
    values = changed(Printer() if reset else printer(), pairs)
    if pairs:
        find_paper(options.templates_in_force(None), values.paper, values.margin)
    if pairs or reset:
        write_all({path: printer_text(values).encode()}, force=True)
    result("\n".join(printer_text(values).splitlines()[1:]))
    note(f"Kept in {path}" if path.exists() else f"Nothing is set yet; these are the defaults. ({path})")
