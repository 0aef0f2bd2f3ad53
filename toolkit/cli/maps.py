"""The map of a scenario as a file: SVG, PDF or PNG, at true scale, on one page or as a poster."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from toolkit.cli.printing import chosen_products
from toolkit.drawing.png import png_bytes
from toolkit.drawing.svg import svg_text
from toolkit.errors import SettingError
from toolkit.model.pieces import BoardMap
from toolkit.printables.frame import framed
from toolkit.printables.maps.board_map import board_scene, poster

if TYPE_CHECKING:
    from toolkit.cli.printing import Press
    from toolkit.drawing.scene import Scene
    from toolkit.printables.desk import Page


def board_svg(ready: Press, content: Any) -> bytes:
    """The whole table as one true-scale SVG in millimetres, layer by layer."""
    return svg_text(_table(ready, content), subject=ready.subject).encode()


def map_content(ready: Press, name: str, *, grid: bool) -> Any:
    """What stands on the game's product ``board`` or ``overview``; SettingError when there is no board to map.

    A game on a table that prints no board has a map all the same.
    """
    if ready.found.scenario.board is None:
        raise SettingError(f"{ready.found.game.slug} is played without a board", cure="Print its cards: brains print")
    if name == "board" and all(product.name != name for product in ready.found.game.products):
        return BoardMap(ready.desk.words["cover.name"], ready.found.scenario, grid=grid, faults=ready.faults)
    [product] = chosen_products(ready.found, [name])
    return ready.content(product, grid=grid or None)


def board_file(ready: Press, form: str, scale: str, *, grid: bool, dpi: float) -> bytes:
    """The map's file: ``form`` svg, pdf or png; ``scale`` true, page or poster."""
    content = map_content(ready, "overview" if scale == "page" else "board", grid=grid)
    if scale == "true" and form != "pdf":
        if form == "svg":
            return board_svg(ready, content)
        return png_bytes(_table(ready, content), ready.about(content.title), dpi=dpi)
    sheets: list[Page] = poster(content, ready.desk) if scale == "poster" else ready.pages(content)
    if form == "pdf":
        return ready.pdf(sheets)
    sheet = framed(sheets[0], ready.desk, 1, len(sheets))
    if form == "svg":
        return svg_text(sheet, subject=ready.subject).encode()
    return png_bytes(sheet, ready.about(content.title), dpi=dpi)


def poster_size(ready_board_size: tuple[float, float]) -> str:
    """A paper that holds a board of this size, named WIDTHxHEIGHT: ten millimetres more on every side."""
    return "x".join(f"{side + 20:g}" for side in ready_board_size)


def _table(ready: Press, content: Any) -> Scene:
    return board_scene(
        content.scenario, ready.desk, grid=content.grid, faults=content.faults, title=ready.about(content.title).title
    )
