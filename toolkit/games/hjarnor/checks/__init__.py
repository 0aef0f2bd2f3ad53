"""Says everything that is wrong with a Hjärnor board, all at once (H1-H9, H11), with figures.

Nothing here is shared with the generator but the wanted figures: a board is measured with Shapely as it lies in the
file, however it was made. House figures are faults like the rulebook's, marked as such.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.hjarnor.checks.buildings import board_faults, building_faults
from toolkit.games.hjarnor.checks.doors import door_faults
from toolkit.games.hjarnor.checks.scenery import scenery_faults, street_faults
from toolkit.games.hjarnor.checks.start import start_faults
from toolkit.games.hjarnor.laid_out import LaidOut
from toolkit.model.board import Fault

if TYPE_CHECKING:
    from toolkit.model.scenario import Scenario


def checks(scenario: Scenario) -> tuple[Fault, ...]:
    """All faults of the board in the order of the rules; empty when every rule is kept.

    SettingError when the file's own settings are none of this game's.
    """
    if scenario.board is None:
        return (Fault("H1", "board", "no board", "a board with its pieces"),)
    laid = LaidOut.of(scenario, scenario.board)
    return (
        *board_faults(laid),
        *building_faults(laid),
        *door_faults(laid),
        *start_faults(laid),
        *scenery_faults(laid),
        *street_faults(laid),
    )
