"""Says everything that is wrong with a table of BRAAAAAAAINS!, all at once (B2, B3, B7, B8), with figures.

Nothing here is shared with the generator but the wanted figures: a table is measured with Shapely as it lies in the
file, however it was made. House figures are faults like the rulebook's, marked as such.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.braaains.checks.building import building_faults, table_faults
from toolkit.games.braaains.checks.start import start_faults
from toolkit.games.braaains.checks.terrain import terrain_faults
from toolkit.games.braaains.laid_out import LaidOut
from toolkit.model.board import Fault

if TYPE_CHECKING:
    from toolkit.model.scenario import Scenario


def checks(scenario: Scenario) -> tuple[Fault, ...]:
    """All faults of the table; empty when every rule is kept.

    SettingError when the file's own settings are none of this game's.
    """
    if scenario.board is None:
        return (Fault("B7", "board", "no board", "a board with its pieces"),)
    laid = LaidOut.of(scenario, scenario.board)
    return (
        *table_faults(scenario, laid),
        *building_faults(laid),
        *start_faults(laid),
        *terrain_faults(laid),
    )
