"""What stands on the plan of the building: ground floor, roof with room for five bases, walls (B7, Important Notes)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.boards.plane import apart, box, counterclockwise, edges, inside, to_segment
from toolkit.games.braaains import rules
from toolkit.games.braaains.settings import settings_of
from toolkit.model.floors import Floor, FloorNote, FloorPlans, Wall

if TYPE_CHECKING:
    from toolkit.model.board import Building, Opening, Point
    from toolkit.model.game import Play
    from toolkit.words import Words

# Where the rings lie on the roof: inches from the building's middle, clear of the hatch and of one another.
RINGS = ((0.0, 1.72), (1.64, 0.53), (1.01, -1.39), (-1.01, -1.39), (-1.64, 0.53))
STEPS = (("glue", "glue"), ("cut", "scissors"), ("stand", "house"), ("cover", "soldier"))
LEAST, MOST = 30.0, 190.0  # mm of a side, or of a wall's height, that a sheet of A4 or Letter can show
CLOSE = 1.0  # mm: an opening nearer to a wall than that is on it


def make_building(play: Play) -> FloorPlans | None:
    """The building of this scenario at true scale; None when there is none, or none that a sheet can hold."""
    board = play.scenario.board
    if board is None or not board.buildings:
        return None
    building = board.buildings[0]
    left, bottom, right, top = box(building.ring)
    if max(right - left, top - bottom) > MOST or min(right - left, top - bottom) < LEAST:
        return None
    openings = tuple(
        opening
        for opening in (*board.doors, *board.windows)
        if opening.building in {building.id, ""} and any(_on(opening, a, b) for a, b in edges(building.ring))
    )
    words = play.words
    inches = settings_of(play.scenario).building_height_in
    height = building.height or inches * rules.INCH
    ladders = [spot.at for spot in board.spots if spot.kind == "ladder" and inside(spot.at, building.ring)]
    return FloorPlans(
        words["building.title"],
        (
            _ground(building, openings, ladders[0] if ladders else None, inches, words),
            _roof(building, ladders[0] if ladders else None, words),
        ),
        walls_headline=words["building.walls"],
        walls_line=words["building.walls_line"],
        walls=tuple(_walls(building, openings, words)) if height <= MOST else (),
        height=height,
        steps=tuple(FloorNote(icon, words[f"building.step_{key}"]) for key, icon in STEPS),
    )


def _ground(
    building: Building, openings: tuple[Opening, ...], ladder: Point | None, inches: float, words: Words
) -> Floor:
    def shown(value: float) -> str:
        return words.number(value, 1 if value % 1 else 0)

    values = {"factor": rules.DIFFICULT, "height": shown(inches), "cost": shown(inches * rules.DIFFICULT)}
    notes = (("door", "door"), ("window", "windows"), ("ladder", "ladder"), ("zombie", "climb"))
    return Floor(
        words["building.ground"],
        words["building.ground_line"],
        building.ring,
        openings,
        ladder,
        notes=tuple(FloorNote(icon, words.fill(f"building.{key}", **values)) for icon, key in notes),
    )


def _roof(building: Building, ladder: Point | None, words: Words) -> Floor:
    xs, ys = zip(*building.ring, strict=True)
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    rings = [(x + a * rules.INCH, y + b * rules.INCH) for a, b in RINGS]
    notes = (("soldier", "room"), ("zombie", "climb"), ("helicopter", "win"))
    return Floor(
        words["building.roof"],
        words["building.roof_line"],
        building.ring,
        ladder=ladder,
        hatch=words["building.hatch"],
        rings=tuple(ring for ring in rings if _holds(building, ring)),
        notes=tuple(FloorNote(icon, words.fill(f"building.{key}", turns=rules.TURNS)) for icon, key in notes),
    )


def _holds(building: Building, at: Point) -> bool:
    """Whether a base lies on the roof as a whole."""
    room = min(to_segment(at, a, b) for a, b in edges(building.ring))
    return inside(at, building.ring) and room >= rules.BASE_INCHES * rules.INCH / 2


def _walls(building: Building, openings: tuple[Opening, ...], words: Words) -> list[Wall]:
    """The walls as they look from outside, left to right going round counter-clockwise; that of the door first."""
    found = []
    for a, b in edges(counterclockwise(building.ring)):
        long = apart(a, b)
        holes = []
        for opening in openings:
            if _on(opening, a, b):
                low, high = sorted((apart(opening.a, a), apart(opening.b, a)))
                holes.append((opening.kind, low, high))
        found.append(Wall(words[f"building.side_{_side(a, b)}"], long, tuple(sorted(holes, key=lambda hole: hole[1]))))
    return sorted(found, key=lambda wall: all(kind != "door" for kind, _, _ in wall.openings))


def _on(opening: Opening, a: Point, b: Point) -> bool:
    """Whether an opening lies on this wall; one that lies elsewhere is a fault of the table, not of the plan."""
    return max(to_segment(opening.a, a, b), to_segment(opening.b, a, b)) <= CLOSE


def _side(a: Point, b: Point) -> str:
    """The side of the building that a wall of a counter-clockwise ring is on."""
    x, y = b[0] - a[0], b[1] - a[1]
    if abs(x) >= abs(y):
        return "south" if x > 0 else "north"
    return "east" if y > 0 else "west"
