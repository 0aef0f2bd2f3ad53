"""Places people in the middle and zombies along the edges, and deals the weapons (Starting out, N2, N8)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from toolkit.boards.deployment import edge_places, ring_places, rings, some_of
from toolkit.boards.plane import apart, box, inside, to_segment
from toolkit.boards.plane import edges as walls_of
from toolkit.errors import NoBoardError
from toolkit.games.hunger.settings import INCH
from toolkit.model.board import Model

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from toolkit.boards.chance import Chance
    from toolkit.games.hunger.settings import Settings
    from toolkit.model.board import Board, Point, Ring

BASE = 1.0  # inch (N8)
FIRE = 0.75  # inches from the middle that the fire takes
MARGIN = 0.02  # mm more than needed, so that rounding to 0.01 brings no overlap


def middle_in(settings: Settings) -> float:
    """How near to the middle people start, in inches: on a small table no farther than the zombies' strip allows."""
    return min(float(settings.deploy_in), settings.board_in / 2 - settings.edge_in - BASE)


def fire_fits(settings: Settings) -> bool:
    """Whether people find room around a fire in the middle."""
    return room_for_people(settings, FIRE) >= settings.humans


def room_for_people(settings: Settings, inner: float = 0.0) -> int:
    """How many people find room within their distance of the middle, ``inner`` inches of it left free."""
    return sum(count for _, count in rings(middle_in(settings) * INCH, BASE * INCH, inner * INCH))


def place_people(settings: Settings, board: Board, chance: Chance, inch: float = INCH) -> list[Point]:
    """A place for each of the people, clear of what stands there; NoBoardError when there is no room."""
    inner = FIRE if fire_fits(settings) else 0.0
    places = ring_places(middle_in(settings) * inch, BASE * inch, inner * inch, chance)
    found = some_of([places], settings.humans, Clear(board, board.models_of("zombie"), inch), chance)
    if len(found) < settings.humans:
        raise NoBoardError(
            f'N8: within {settings.deploy_in}" of the middle there is room for {len(found)} bases of 1", '
            f"{settings.humans} are needed",
            where="deploy_in",
            cure="Use fewer humans, or a larger deploy_in",
        )
    return found


def place_zombies(settings: Settings, board: Board, chance: Chance, inch: float = INCH) -> list[Point]:
    """A place for each of the zombies: as many along every edge as can be; NoBoardError when there is no room."""
    half = settings.board_in * inch / 2
    sides = edge_places(half, settings.edge_in * inch, BASE * inch)
    clear = Clear(board, board.models_of("human"), inch)
    found: list[Point] = []
    for lane in range(max(map(len, sides))):
        if len(found) < settings.zombies:
            found += some_of([side[lane] for side in sides], settings.zombies - len(found), clear, chance)
    if len(found) < settings.zombies:
        raise NoBoardError(
            f'N8: within {settings.edge_in}" of the edges there is room for {len(found)} bases of 1", '
            f"{settings.zombies} are needed",
            where="edge_in",
            cure="Use a larger board_in or edge_in, or fewer zombies",
        )
    return found


def deal(settings: Settings, chance: Chance) -> list[str]:
    """A weapon for each of the people: shotguns and large tools within their caps, for the rest what is at hand."""
    shotguns, tools = (
        chance.whole(0, most) if asked == "random" else most if asked == "most" else int(asked)
        for asked, most in ((settings.shotguns, settings.most_shotguns), (settings.tools, settings.most_tools))
    )
    hands = settings.humans - shotguns - tools
    return chance.shuffled(["shotgun"] * shotguns + ["tool"] * tools + ["hand"] * hands)


def people(
    settings: Settings, places: Sequence[Point], weapons: Sequence[str], inch: float = INCH
) -> tuple[Model, ...]:
    """The people with their names."""
    names = settings.names
    return tuple(
        Model(f"human-{n}", "human", at, inch * BASE, names[n - 1] if n <= len(names) else None, weapon)
        for n, (at, weapon) in enumerate(zip(places, weapons, strict=True), 1)
    )


def zombies(places: Iterable[Point], inch: float = INCH) -> tuple[Model, ...]:
    """The zombies, numbered."""
    return tuple(Model(f"zombie-{n}", "zombie", at, inch * BASE) for n, at in enumerate(places, 1))


class Clear:
    """Whether a base at a place stands on no building, wall or other impassable piece, nor on one of the others."""

    def __init__(self, board: Board, others: Sequence[Model], inch: float) -> None:
        self.reach = BASE * inch / 2 + MARGIN
        self.others = others
        outlines = [(building.ring, True) for building in board.buildings]
        for piece in board.scenery:
            if piece.impassable or piece.kind == "wall":
                outlines += _lines(piece.shape, piece.coordinates)
        self.solid = [(box(line), line, area) for line, area in outlines]

    def __call__(self, at: Point) -> bool:
        """Whether this place is clear."""
        x, y = at
        reach = self.reach
        if any(apart(at, other.at) < reach + other.base / 2 for other in self.others):
            return False
        for (left, bottom, right, top), line, area in self.solid:
            if not (left - reach < x < right + reach and bottom - reach < y < top + reach):
                continue
            if area and inside(at, line):
                return False
            stretches = walls_of(line) if area else pairwise(line)
            if any(to_segment(at, a, b) < reach for a, b in stretches):
                return False
        return True


def _lines(shape: str, coordinates: Any) -> list[tuple[Ring, bool]]:
    """The outlines of any geometry, each with whether it is an area."""
    match shape:
        case "Point":
            return [((coordinates, coordinates), False)]
        case "LineString":
            return [(coordinates, False)]
        case "Polygon":
            return [(ring[:-1], index == 0) for index, ring in enumerate(coordinates)]
    single = shape.removeprefix("Multi")
    return [part for piece in coordinates for part in _lines(single, piece)]
