"""The figures of a set-up plan: every piece's size and place, from the board's left and lower edge."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from toolkit.boards.letters import building_letter
from toolkit.boards.plane import apart, area, box, edges, to_segment
from toolkit.printables.maps.scenery import parts
from toolkit.printables.tables import Table

if TYPE_CHECKING:
    from toolkit.model.board import Board, Building, Opening, Point, Ring, Scenery
    from toolkit.printables.desk import Desk
    from toolkit.words import Words

SIDES = ("east", "north_east", "north", "north_west", "west", "south_west", "south", "south_east")
WAYS = frozenset({"gate", "crossing", "bridge", "ford"})
TAPE_INCH = 25.4  # the plan is measured with a tape, whatever the game's inch


def both_units(words: Words, *lengths: float) -> tuple[str, str]:
    """Lengths joined by a cross, in centimetres and in inches of a tape."""
    cm = " × ".join(words.number(length / 10, 1) for length in lengths)
    inches = " × ".join(words.number(length / TAPE_INCH, 1) for length in lengths)
    return words.fill("plan.cm", n=cm), words.fill("plan.inch", n=inches)


def _figures(words: Words, *lengths: float) -> tuple[str, str]:
    """The same as cells of a table, without units: the inches in grey."""
    cm = " × ".join(words.number(length / 10, 1) for length in lengths)
    return cm, "~" + " × ".join(words.number(length / TAPE_INCH, 1) for length in lengths)


def tables_of(board: Board, desk: Desk) -> list[Table]:
    """Buildings, doors, start positions, and terrain that matters, each where the board has any."""
    found = [_buildings(board, desk), _doors(board, desk), _start(board, desk), _terrain(board, desk)]
    return [table for table in found if table.rows]


def terrain_of(board: Board) -> list[Scenery]:
    """The scenery that plays a part: it blocks, slows or hides, or leads through what does."""
    matters = [
        piece
        for piece in board.scenery
        if piece.difficult or piece.impassable or piece.blocks_sight or piece.kind in WAYS
    ]
    return [piece for piece in matters if parts(piece)]


def cut_of(ring: Ring) -> tuple[float, float] | None:
    """Width and depth of the corner that an L-shape or a chamfer lacks, or of several that are alike; else None."""
    left, bottom, right, top = box(ring)
    inner = [(x, y) for x, y in ring if left + 0.01 < x < right - 0.01 and bottom + 0.01 < y < top - 0.01]
    corners = {(left, bottom), (right, bottom), (right, top), (left, top)}
    missing = [corner for corner in corners if min(apart(corner, point) for point in ring) > 0.01]
    if not missing or len(inner) > (len(missing) == 1):
        return None
    cuts = []
    for x, y in sorted(missing):
        beside = (
            [abs(px - x) for px, py in ring if abs(py - y) < 0.01],
            [abs(py - y) for px, py in ring if abs(px - x) < 0.01],
        )
        if not all(beside):
            return None
        cuts.append((min(beside[0]), min(beside[1])))
    return cuts[0] if all(apart(cut, cuts[0]) < 0.03 for cut in cuts) else None


def _buildings(board: Board, desk: Desk) -> Table:
    words = desk.words
    left, bottom, _, _ = box(board.ring)
    cuts = any(cut_of(building.ring) for building in board.buildings)
    rows = []
    for index, building in enumerate(board.buildings):
        x0, y0, x1, y1 = box(building.ring)
        row = [f"#{building_letter(index)}", *_figures(words, x1 - x0, y1 - y0)]
        row += [*_figures(words, x0 - left), *_figures(words, y0 - bottom)]
        if cuts:
            cut = cut_of(building.ring)
            row.append(_figures(words, *cut)[0] if cut else "")
        rows.append(tuple(row))
    heads = ["", words["plan.size"], "", words["plan.from_left"], "", words["plan.from_below"], ""]
    if cuts:
        heads.append(words["plan.cut"])
    return Table(words["plan.buildings"], tuple(heads), tuple(rows), words["plan.units"])


def _doors(board: Board, desk: Desk) -> Table:
    words = desk.words
    index = {building.id: number for number, building in enumerate(board.buildings)}
    numbers = any(door.number is not None for door in board.doors)
    rows = []
    for door in sorted(board.doors, key=lambda one: (one.number is None, one.number or 0, one.id)):
        building = next((one for one in board.buildings if one.id == door.building), None)
        if building is None:
            continue
        side, corner, away = on_wall(building, door)
        numbered = (f"^{door.number}" if door.number is not None else "",) if numbers else ()
        rows.append(
            (
                *numbered,
                f"#{building_letter(index[building.id])}",
                words[f"plan.{side}"],
                words[f"plan.{corner}"],
                *_figures(words, away),
                _figures(words, apart(door.a, door.b))[0],
            )
        )
    heads = (*(("door",) if numbers else ()), "building", "wall", "corner", "", "", "opening")
    return Table(
        words["plan.doors"],
        tuple(words[f"plan.{head}"] if head else "" for head in heads),
        tuple(rows),
        words["plan.units"],
    )


def on_wall(building: Building, door: Opening) -> tuple[str, str, float]:
    """Where a door is: the side its wall faces, the corner of that wall it is nearer to, and how far from it."""
    ring = building.ring
    a, b = min(edges(ring), key=lambda wall: to_segment(door.a, *wall) + to_segment(door.b, *wall))
    around = 1.0 if area(ring) > 0 else -1.0
    outward = compass(((b[1] - a[1]) * around, -(b[0] - a[0]) * around))
    from_a = min(apart(a, door.a), apart(a, door.b))
    from_b = min(apart(b, door.a), apart(b, door.b))
    if from_a <= from_b:
        return outward, compass((a[0] - b[0], a[1] - b[1])), from_a
    return outward, compass((b[0] - a[0], b[1] - a[1])), from_b


def compass(way: Point) -> str:
    """The nearest of eight directions, y up."""
    return SIDES[round(math.atan2(way[1], way[0]) / (math.pi / 4)) % 8]


def _start(board: Board, desk: Desk) -> Table:
    """The car, models that do not touch it, and marked points: to their middle."""
    words = desk.words
    left, bottom, _, _ = box(board.ring)
    rows = []
    for car in board.cars:
        x0, y0, x1, y1 = box(car.ring)
        angle = math.radians(car.heading_degrees)
        side = words[f"plan.{compass((math.cos(angle), math.sin(angle)))}"]
        rows.append((words.fill("plan.heading", piece=words["plan.car"], side=side), (x0 + x1) / 2, (y0 + y1) / 2))
    counts: dict[str, int] = {}
    for model in board.models:
        counts[model.kind] = counts.get(model.kind, 0) + 1
        if model.station is None:
            name = model.name[:24] if model.name else words.fill(f"plan.{model.kind}", n=counts[model.kind])
            rows.append((name, *model.at))
    for spot in board.spots:
        if spot.kind != "sound":
            counts[spot.kind] = counts.get(spot.kind, 0) + 1
            number = spot.number if spot.number is not None else counts[spot.kind]
            rows.append((words.fill(f"plan.{spot.kind}", n=number), *spot.at))
    cells = tuple((name, *_figures(words, x - left), *_figures(words, y - bottom)) for name, x, y in rows)
    heads = (words["plan.middle"], words["plan.from_left"], "", words["plan.from_below"], "")
    return Table(words["plan.start"], heads, cells, words["plan.units"])


def _terrain(board: Board, desk: Desk) -> Table:
    words = desk.words
    left, bottom, _, _ = box(board.ring)
    rows = []
    for number, piece in enumerate(terrain_of(board), 1):
        points = [point for _, ring in parts(piece) for point in ring]
        x0, y0, x1, y1 = box(points)
        key = "plan.wall_piece" if piece.kind == "wall" else f"plan.{piece.kind}"
        name = words[key] if key in words else piece.kind[:24]
        size = _figures(words, x1 - x0, y1 - y0)
        rows.append((str(number), name, *size, *_figures(words, x0 - left), *_figures(words, y0 - bottom)))
    heads = ("", words["plan.piece"], words["plan.size"], "", words["plan.from_left"], "", words["plan.from_below"], "")
    return Table(words["plan.terrain"], heads, tuple(rows), words["plan.units"])
