"""Says everything that is wrong with a table of Brains: The Hunger, all at once (N2-N4, N8), with figures.

Nothing here is shared with the generator but the wanted figures: a table is measured with Shapely as it lies in the
file, however it was made. House figures are faults like the rulebook's, marked as such.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from toolkit.boards.figures import TOLERANCE, counted
from toolkit.games.hunger.checks.models import model_faults
from toolkit.games.hunger.checks.terrain import reach_faults, terrain_faults
from toolkit.games.hunger.table import Table
from toolkit.model.board import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from toolkit.model.scenario import Scenario

WEAPONS = ("shotgun", "tool", "hand")


def checks(scenario: Scenario) -> tuple[Fault, ...]:
    """All faults of the table in the order of the rules; empty when every rule is kept.

    SettingError when the file's own settings are none of this game's.
    """
    if scenario.board is None:
        return (Fault("N8", "board", "no board", "a board with its models", house=True),)
    table = Table.of(scenario, scenario.board)
    return (
        *_counts(table),
        *_weapons(table),
        *_board(table),
        *model_faults(table),
        *terrain_faults(table),
        *reach_faults(table),
    )


def _counts(table: Table) -> Iterator[Fault]:
    """N2: so many people, and the zombies that follow from it."""
    settings = table.settings
    yield from counted("N2", "humans", len(table.humans), settings.humans)
    found = len(table.zombies)
    if found != settings.zombies:
        how = f"{settings.zombies_per_human:g} x {settings.humans} humans, rounded {settings.round}"
        yield Fault("N2", "zombies", str(found), f"{settings.zombies} ({how})")
    for model in table.board.models:
        if model.kind not in {"human", "zombie"}:
            yield Fault("N2", model.id, f"a {model.kind}", "humans and zombies only", at=model.at)


def _weapons(table: Table) -> Iterator[Fault]:
    """N2: shotguns and large tools within their caps; everybody has one known weapon, zombies have none."""
    settings = table.settings
    carried = Counter(human.weapon for human in table.humans)
    for weapon, share, most in (
        ("shotgun", "20 %, rounded up", settings.most_shotguns),
        ("tool", "50 %, rounded down", settings.most_tools),
    ):
        if carried[weapon] > most:
            last = [human for human in table.humans if human.weapon == weapon][-1]
            wanted = f"<= {most} of {settings.humans} humans ({share})"
            yield Fault("N2", f"{weapon}s", str(carried[weapon]), wanted, at=last.at)
    for human in table.humans:
        if human.weapon not in WEAPONS:
            shown = "no weapon" if human.weapon is None else f"weapon {human.weapon!r}"
            yield Fault("N2", human.id, shown, f"one of {', '.join(WEAPONS)}", at=human.at)
    for zombie in table.zombies:
        if zombie.weapon is not None:
            yield Fault("N3", zombie.id, f"weapon {zombie.weapon!r}", "no weapon", at=zombie.at)


def _board(table: Table) -> Iterator[Fault]:
    """N8: a square of the size that the settings say, its middle at the origin."""
    outlines = int(table.board.drawn) + sum(piece.kind == "board" for piece in table.board.scenery)
    yield from counted("N8", "board outlines", outlines, 1, house=True)
    if not table.board.drawn:
        return
    left, bottom, right, top = table.edges
    side = table.inches(table.settings.board_in)
    shown = f"{right - left:.2f} x {top - bottom:.2f} mm"
    if abs(right - left - side) > TOLERANCE or abs(top - bottom - side) > TOLERANCE:
        wanted = f"{side:.2f} x {side:.2f} mm ({table.settings.board_in} in)"
        yield Fault("N8", table.board.id, shown, wanted, house=True)
    elif abs(table.outline.area - side * side) > 4 * side * TOLERANCE:
        yield Fault(
            "N8", table.board.id, f"{table.outline.area:.0f} mm2", f"a square of {side * side:.0f} mm2", house=True
        )
    off = max(abs(left + right), abs(bottom + top)) / 2
    if off > TOLERANCE:
        yield Fault("N8", table.board.id, f"{table.length(off)} off the origin", "its middle at the origin", house=True)
