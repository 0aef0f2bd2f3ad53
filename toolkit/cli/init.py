"""``brains init``: a copy of the templates to edit."""

from __future__ import annotations

from pathlib import Path

import click

from toolkit.cli import options


@click.command(
    "init",
    short_help="A copy of the templates to edit.",
    epilog=options.examples("brains init my-templates", "brains kit hjarnor --seed 7 --templates my-templates"),
)
@click.argument("folder", metavar="[DIR]", required=False, type=options.Target(), default=None)
def command(folder: Path | None) -> None:
    """A copy of the templates (settings, heroes, weapons, words, pictures) to edit, in DIR or ./templates.

    A file that is there already stays as it is. Files you delete are taken from the shipped ones.
    """
    from toolkit.cli.console import note, result
    from toolkit.data import shipped_folder
    from toolkit.files import write_all

    target = folder or Path("templates")
    shipped = shipped_folder()
    if target.resolve() == shipped.resolve():
        note(f"{target} is the shipped folder itself; there is nothing to copy.")
        return
    new: dict[Path, bytes] = {}
    kept = 0
    for source in sorted(shipped.rglob("*")):
        if source.is_file() and "__pycache__" not in source.parts:
            path = target / source.relative_to(shipped)
            if path.exists():
                kept += 1
            else:
                new[path] = source.read_bytes()
    write_all(new)
    result(f"{target}: {len(new)} files copied" + (f", {kept} kept as they were." if kept else "."))
    if target != Path("templates"):
        note(f"Use them with: --templates {target}")
