"""The map of a scenario as a file: SVG, PDF or PNG, at true scale, on one page or as a poster."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.cli.printing import chosen_products, with_fields
from toolkit.drawing.png import png_bytes
from toolkit.drawing.svg import svg_text
from toolkit.printables.board_map import map_scene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.cli.printing import Press
    from toolkit.drawing.scene import Scene
    from toolkit.model.board import Fault


def board_svg(ready: Press, faults: Sequence[Fault], *, grid: bool) -> bytes:
    """The whole table as one true-scale SVG in millimetres, layer by layer."""
    scene = map_scene(ready.found.scenario, ready.desk, grid=grid, faults=faults)
    return svg_text(scene, subject=ready.subject).encode()
