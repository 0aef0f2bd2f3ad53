"""The ground that terrain is laid on: cells of an inch, and the pieces laid so far (N4).

Two fields are kept. ``free`` are the cells on which nothing lies; ``open`` are those that no impassable piece comes
nearer to than an inch: between two of them, and between one and the people's and the zombies' start, a base passes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from toolkit.boards.plane import DOZEN, rounded
from toolkit.boards.plots import Plots
from toolkit.games.hunger.settings import INCH
from toolkit.model.board import Building, Scenery

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from toolkit.boards.chance import Chance
    from toolkit.boards.plots import Place
    from toolkit.model.board import Model, Point, Ring

INSET = 0.12  # inches between a piece and the border of its cells


class Ground:
    """An empty board whose middle, as wide as the people's start, and whose edges are kept free."""

    def __init__(
        self, board_in: int, middle_in: float, edge_in: int, taken: Iterable[Model] = (), inch: float = INCH
    ) -> None:
        self.side = board_in
        self.inch = inch
        self.keep = edge_in + 1  # the zombies' strip, and a base's way beside it
        self.free = Plots(board_in, board_in)
        self.free.rows = list(_without_middle(board_in, middle_in, self.keep))
        self.open = self.free.copy()
        self.buildings: list[Building] = []
        self.scenery: list[Scenery] = []
        self.counts: dict[str, int] = {}
        for model in taken:
            self._avoid(model)

    def at(self, x: float, y: float) -> Point:
        """Millimetres of a place given in cells from the board's lower left corner."""
        return rounded((x - self.side / 2) * self.inch, (y - self.side / 2) * self.inch)

    def room(self, wide: int, high: int, chance: Chance, *, solid: bool = False) -> Place | None:
        """The lower left cell of a free place for a piece, which it takes; None when there is none."""
        field = self.free.keep(self.open) if solid else self.free
        place = field.draw(wide, high, chance)
        if place:
            self.take(*place, wide, high, solid=solid)
        return place

    def take(self, x: int, y: int, wide: int, high: int, *, solid: bool) -> None:
        """The cells are used; an impassable piece keeps others an inch away."""
        self.free.take(x, y, x + wide, y + high)
        if solid:
            self.open.take(x - 1, y - 1, x + wide + 1, y + high + 1)

    def building(self, kind: str, corners: Sequence[Point], roof_style: str, height_in: float) -> None:
        """A building by its corners in cells, counter-clockwise."""
        ring = tuple(self.at(x, y) for x, y in corners)
        number = len(self.buildings) + 1
        extra = {"name": kind, "roof_style": roof_style}
        self.buildings.append(Building(f"building-{number}", ring, round(height_in * self.inch, 2), extra=extra))

    def piece(self, kind: str, shape: str, coordinates: Any, **more: Any) -> None:
        """A piece of scenery; ``impassable`` and ``blocks_sight`` as the rules have it, the rest is kept with it."""
        number = self.counts[kind] = self.counts.get(kind, 0) + 1
        flags = {key: bool(more.pop(key, False)) for key in ("impassable", "blocks_sight")}
        self.scenery.append(Scenery(f"{kind}-{number}", kind, shape, coordinates, extra=more, **flags))

    def line(self, kind: str, corners: Sequence[Point], **more: Any) -> None:
        """A wall or fence along corners in cells."""
        self.piece(kind, "LineString", tuple(self.at(x, y) for x, y in corners), **more)

    def blob(self, kind: str, place: Place, wide: int, high: int, uneven: float, chance: Chance, **more: Any) -> None:
        """A rounded area that fills its cells, its outline uneven by this share."""
        rx, ry = wide / 2 - INSET, high / 2 - INSET
        x, y = place[0] + wide / 2, place[1] + high / 2
        self.disc(kind, (x, y), rx, ry, uneven, chance, **more)

    def disc(self, kind: str, at: Point, rx: float, ry: float, uneven: float, chance: Chance, **more: Any) -> None:
        """A dozen corners around a place in cells."""
        ring: list[Point] = []
        for ux, uy in DOZEN:
            reach = 1 - uneven * chance.random()
            ring.append(self.at(at[0] + rx * reach * ux, at[1] + ry * reach * uy))
        self.piece(kind, "Polygon", (_closed(tuple(ring)),), **more)

    def box(self, kind: str, left: float, bottom: float, right: float, top: float, **more: Any) -> None:
        """A rectangle in cells."""
        corners = ((left, bottom), (right, bottom), (right, top), (left, top))
        self.piece(kind, "Polygon", (_closed(tuple(self.at(x, y) for x, y in corners)),), **more)

    def _avoid(self, model: Model) -> None:
        """Nothing on the cells under a model that stands there already, nor impassable pieces beside it."""
        x, y = model.at[0] / self.inch + self.side / 2, model.at[1] / self.inch + self.side / 2
        reach = model.base / self.inch / 2
        left, bottom = int(x - reach - 1e-6), int(y - reach - 1e-6)
        right, top = int(x + reach + 1 - 1e-6), int(y + reach + 1 - 1e-6)
        self.take(left, bottom, right - left, top - bottom, solid=True)


@lru_cache(maxsize=32)
def _without_middle(side: int, middle_in: float, keep: int) -> tuple[int, ...]:
    """The rows without ``keep`` cells along the edges, and without the middle and an inch around it."""
    inside = ((1 << max(side - 2 * keep, 0)) - 1) << keep
    reach = middle_in + 1.0
    away = [max(abs(cell + 0.5 - side / 2) - 0.5, 0.0) for cell in range(side)]
    rows = []
    for row in range(side):
        bits = inside if keep <= row < side - keep else 0
        for column in range(side) if bits else ():
            if away[column] ** 2 + away[row] ** 2 < reach**2:
                bits &= ~(1 << column)
        rows.append(bits)
    return tuple(rows)


def _closed(ring: Ring) -> Ring:
    return (*ring, ring[0])
