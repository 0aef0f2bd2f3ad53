"""``brains scenario``: a scenario file, or many, or one part of a file drawn anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from toolkit.cli import options

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from toolkit.data import Templates

MANY = 10_000_000


@click.command(
    "scenario",
    short_help="A scenario file, or many, or one part drawn anew.",
    epilog=options.examples(
        "brains scenario hjarnor --seed 7 -o town.geojson",
        "brains scenario town.geojson --reroll doors --seed 8 -o other-doors.geojson",
        "brains scenario hjarnor --seed 7 --set buildings=120x150,100x100,180x140,190x190 -o -",
        "brains scenario hjarnor --seed 1 --count 20 -o many.ndjson",
    ),
)
@click.argument("target", metavar="FILE-or-GAME", type=options.FileOrGame())
@options.seed_option
@click.option("--count", type=options.Whole(1, MANY), metavar="K", help="Seeds N, N+1, ...: one scenario a line.")
@options.set_option
@click.option("--reroll", metavar="PART", help="Draw this part of FILE anew and keep the rest.")
@click.option("-o", "--output", type=options.Target(), metavar="FILE", help="File to write; - is standard output.")
@options.force_option
@options.templates_option
def command(
    target: str,
    seed: int | None,
    count: int | None,
    assignments: tuple[str, ...],
    reroll: str | None,
    output: Path | None,
    templates: Templates,
    *,
    force: bool,
) -> None:
    """A scenario file, many scenarios as lines, or one part of a file drawn anew."""
    from toolkit.cli.opening import is_game
    from toolkit.errors import SettingError

    if is_game(target):
        if reroll:
            raise SettingError("--reroll needs a file to keep the rest of", cure="Name a scenario file, not a game")
        _draw(target, seed, count, assignments, output, templates, force=force)
        return
    if count or assignments:
        option = "--count" if count else "--set"
        raise SettingError(f"{option} is for drawing, not for a file", cure="Name a game instead of the file")
    _again(target, seed, reroll, output, force=force)


def _draw(
    target: str,
    seed: int | None,
    count: int | None,
    assignments: tuple[str, ...],
    output: Path | None,
    templates: Templates,
    *,
    force: bool,
) -> None:
    from toolkit.cli.console import note
    from toolkit.cli.opening import seed_noted, seed_or_drawn, settings_for
    from toolkit.errors import SettingError
    from toolkit.files import own_folder
    from toolkit.games import find_game
    from toolkit.model.writing import scenario_line, scenario_text

    game = find_game(target)
    settings = settings_for(game, assignments, templates)
    first = seed_or_drawn(seed, quiet=True)
    last = first + (count or 1) - 1
    if last > options.MAX_SEED:
        raise SettingError(f"seed {last} is beyond {options.MAX_SEED}", where="--count", cure="Begin with a lower seed")
    folder = own_folder(f"{game.slug}-{first}")
    if count is None:
        text = scenario_text(game.make_scenario(settings, first))
        seed_noted(seed, first)
        _save(text, output or folder / "scenario.geojson", force=force)
        return
    seed_noted(seed, first)
    lines = (scenario_line(game.make_scenario(settings, number)) + "\n" for number in range(first, last + 1))
    _stream(lines, count, output or folder / f"scenarios-{first}-{last}.ndjson", force=force)
    note(f"{count} scenarios, seeds {first} to {last}." if count > 1 else f"One scenario, seed {first}.")


def _again(target: str, seed: int | None, reroll: str | None, output: Path | None, *, force: bool) -> None:
    from toolkit.cli.opening import read, seed_noted, seed_or_drawn
    from toolkit.errors import SettingError
    from toolkit.files import own_folder
    from toolkit.model.writing import scenario_text

    found = read(target)
    parts = found.game.parts
    if reroll is None:
        raise SettingError("a file is drawn already", where=target, cure=f"Say --reroll {', --reroll '.join(parts)}")
    if found.game.reroll is None or reroll not in parts:
        raise SettingError(f"there is no part {reroll[:60]!r}", where="--reroll", cure=f"Parts: {', '.join(parts)}")
    drawn = seed_or_drawn(seed, quiet=True)
    scenario = found.game.reroll(found.scenario, reroll, drawn)
    seed_noted(seed, drawn)
    default = own_folder(found.folder_name) / f"scenario-{reroll}-{drawn}.geojson"
    _save(scenario_text(scenario), output or default, force=force)


def _save(text: str, output: Path, *, force: bool) -> None:
    from toolkit.cli.console import raw, written
    from toolkit.files import write_all

    data = text.encode()
    if str(output) == "-":
        raw(data)
        return
    write_all({output: data}, force=force)
    written({output: len(data)})


def _stream(lines: Iterable[str], count: int, output: Path, *, force: bool) -> None:
    """Write line by line: memory does not grow with their number."""
    from toolkit.cli.console import Progress, raw, written
    from toolkit.files import writing

    size = 0
    if str(output) == "-":
        for line in lines:
            raw(line.encode())
        return
    with Progress(count) as progress, writing(output, force=force) as stream:
        for index, line in enumerate(lines):
            if index % 100 == 0:
                progress.step(f"{index} of {count}", 100)
            size += stream.write(line.encode())
    written({output: size})
