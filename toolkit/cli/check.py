"""``brains check``: every broken rule of a scenario file."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from toolkit.cli import FAULTY, options

if TYPE_CHECKING:
    from toolkit.cli.opening import Opened
    from toolkit.model.board import Fault


@click.command(
    "check",
    short_help="Every broken rule of a scenario file.",
    epilog=options.examples(
        "brains scenario hjarnor --seed 7 -o town.geojson",
        "brains check town.geojson",
        "brains check town.geojson --format json",
    ),
)
@click.argument("file", metavar="FILE")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
@click.pass_context
def command(ctx: click.Context, file: str, form: str) -> None:
    """Every broken rule of a scenario file: which rule, which piece, the value measured and the one wanted.

    Below, where the game has it, stands what the table means: for BRAAAAAAAINS!, the soldiers' way to the door.

    Ends with 0 when every rule is kept, with 1 when one is broken, with 2 when the file is no scenario.
    """
    from toolkit.cli.console import raw, result
    from toolkit.cli.opening import is_game, read
    from toolkit.errors import SettingError

    if is_game(file):
        raise SettingError(f"{file} is a game, not a file", cure=f"Make a file with: brains scenario {file} -o FILE")
    found = read(file)
    faults = found.game.checks(found.scenario)
    if form == "json":
        raw(_json(found, faults).encode())
    else:
        result(_text(found, faults))
    ctx.exit(FAULTY if faults else 0)


def _json(found: Opened, faults: tuple[Fault, ...]) -> str:
    rows = [
        {
            "rule": fault.rule,
            "house": fault.house,
            "piece": fault.piece,
            "measured": fault.measured,
            "wanted": fault.wanted,
            "at": None if fault.at is None else [round(value, 2) for value in fault.at],
        }
        for fault in faults
    ]
    scenario = found.scenario
    whole = {"game": scenario.game, "seed": scenario.seed, "file": str(found.file), "valid": not rows, "faults": rows}
    if found.game.report:
        whole["report"] = list(found.game.report(scenario))
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def _text(found: Opened, faults: tuple[Fault, ...]) -> str:
    head = f"{found.file}: {found.game.slug}, seed {found.scenario.seed}"
    report = [f"  {line}" for line in found.game.report(found.scenario)] if found.game.report else []
    if not faults:
        return "\n".join([f"{head}: every rule is kept.", *report])
    lines = [f"{head}: {len(faults)} fault{'s' if len(faults) > 1 else ''}."]
    for fault in faults:
        rule = f"{fault.rule} (house)" if fault.house else fault.rule
        lines.append(f"  {rule:<11} {fault.piece}: {fault.measured}, wanted {fault.wanted}")
    return "\n".join([*lines, *report])
