"""Draws one part of a scenario anew and keeps the rest of the file: ids, names, unknown properties, order.

- ``doors``: eight new doors on the buildings that stand there.
- ``scenery``: the trees, fences, bushes and bins; other kinds of scenery stay.
- ``models``: the zombies' street, the car's heading, heroes and zombies; names and weapons stay with their ids.
- ``buildings``: four new ones (or the same boxes of the player's, arranged anew), so new streets and doors as well,
  and no windows; models stay if they still may stand there.

Scenery that the new part would collide with gets a new place, or goes when there is none. The new part breaks no
rule that the file did not break before, or NoBoardError says which one cannot be kept.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from toolkit import __version__
from toolkit.boards.chance import Chance
from toolkit.boards.plane import apart
from toolkit.errors import NoBoardError, SettingError
from toolkit.games.hjarnor.checks import checks
from toolkit.games.hjarnor.measures import QUADRANTS, measures
from toolkit.games.hjarnor.scenario import PARTS, doors_for, draw_buildings
from toolkit.games.hjarnor.scenery import KINDS, draw_scenery, gap_to, wanted_pieces
from toolkit.games.hjarnor.settings import settings_of
from toolkit.games.hjarnor.start import inner_corner, stands_between, start, streets

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.games.hjarnor.doors import Place
    from toolkit.games.hjarnor.measures import Measures
    from toolkit.games.hjarnor.settings import Settings
    from toolkit.model.board import Board, Building, Fault, Model, Opening, Scenery
    from toolkit.model.scenario import Scenario

TRIES = 40  # before scenery has to give way
ROUNDS = 4  # of finding new places for scenery in the way


def reroll(scenario: Scenario, part: str, seed: int) -> Scenario:
    """The same scenario with one of ``doors``, ``scenery``, ``models``, ``buildings`` drawn by this seed.

    ``notes`` remember it under ``rerolled``. SettingError for another part, NoBoardError when there is no place.
    """
    if part not in PARTS:
        raise SettingError(f"{part!r} cannot be rerolled", where="--reroll", cure=f"Use one of {', '.join(PARTS)}")
    board = scenario.board
    if board is None:
        raise NoBoardError("there is no board in this scenario", cure="Make one with: brains scenario hjarnor")
    settings = settings_of(scenario)
    figures = measures(settings)
    rerolled = scenario.notes.get("rerolled")
    known = rerolled if isinstance(rerolled, dict) else {}
    notes = {**scenario.notes, "rerolled": {**known, part: seed}}
    draw = {"doors": _doors, "scenery": _scenery, "models": _models, "buildings": _buildings}[part]
    chance = Chance(seed, part)
    before = {_broken(fault) for fault in checks(scenario)}
    best: tuple[int, Scenario] | None = None
    for _ in range(TRIES):
        drawn = replace(scenario, board=draw(figures, settings, board, chance), notes=notes, version=__version__)
        worse = _worse(drawn, before)
        if not worse:
            return drawn
        if best is None or len(worse) < best[0]:
            best = (len(worse), drawn)
    assert best is not None  # noqa: S101 - TRIES is not 0
    return _cleared(best[1], before, figures, settings, Chance(seed, f"{part}/scenery"))


def _broken(fault: Fault) -> tuple[str, str, str]:
    return fault.rule, fault.piece, fault.measured


def _worse(scenario: Scenario, before: set[tuple[str, str, str]]) -> list[Fault]:
    return [fault for fault in checks(scenario) if _broken(fault) not in before]


def _cleared(
    scenario: Scenario, before: set[tuple[str, str, str]], figures: Measures, settings: Settings, chance: Chance
) -> Scenario:
    """The scenario with the scenery in the way put elsewhere; what finds no place in the end is left out."""
    for left in range(ROUNDS, -1, -1):
        worse = _worse(scenario, before)
        if not worse:
            return scenario
        board = scenario.board
        assert board is not None  # noqa: S101 - reroll has looked
        words = {word for fault in worse for word in fault.piece.replace(" and ", ", ").split(", ")}
        guilty = [piece for piece in board.scenery if piece.id in words]
        if not guilty:
            break
        kept = replace(board, scenery=tuple(piece for piece in board.scenery if piece not in guilty))
        drawable = {kind for kind, _ in KINDS}
        wanted = [(piece.id, piece.kind) for piece in guilty if piece.kind in drawable]
        drawn = draw_scenery(figures, settings, kept, wanted if left else (), chance)
        scenario = replace(scenario, board=replace(kept, scenery=_in_order(board.scenery, kept.scenery, drawn)))
    fault = worse[0]
    raise NoBoardError(
        f"{fault.rule}: there is no place beside what is kept: {fault.piece}: {fault.measured}, wanted {fault.wanted}",
        cure="Try another seed, or reroll another part first",
    )


def _in_order(before: Sequence[Scenery], kept: Sequence[Scenery], drawn: Sequence[Scenery]) -> tuple[Scenery, ...]:
    """Kept and newly drawn pieces in the order they had, the unknown properties of each id kept."""
    known = {piece.id: piece for piece in kept}
    old = {piece.id: piece for piece in before}
    known |= {piece.id: replace(piece, extra=old[piece.id].extra if piece.id in old else {}) for piece in drawn}
    return tuple(known[name] for name in [*old, *(name for name in known if name not in old)] if name in known)


def _doors(figures: Measures, settings: Settings, board: Board, chance: Chance) -> Board:
    def clear(door: Place) -> bool:
        a, b, spawn = door
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        for piece in board.scenery:
            if gap_to(piece, spawn) < figures.spawn + 0.1 or min(gap_to(piece, p) for p in (a, b, middle)) < 1.0:
                return False
        return all(apart(spawn, model.at) > figures.spawn + model.base / 2 for model in board.models)

    doors = doors_for(figures, settings, _around(board.buildings), board.ring, chance, clear)
    return replace(board, doors=_renewed(board.doors, doors, _ids(board)))


def _renewed(before: Sequence[Opening], doors: Sequence[Opening], taken: set[str]) -> tuple[Opening, ...]:
    """The new doors under the ids, and with the unknown properties, of the old ones with their numbers."""
    old = {door.number: door for door in reversed(before)}
    found = []
    for door in doors:
        known = old.get(door.number)
        if known:
            found.append(replace(door, id=known.id, extra=known.extra))
        else:
            found.append(replace(door, id=_free(door.id, taken)))
    return tuple(found)


def _ids(board: Board) -> set[str]:
    """The ids of everything on the board."""
    pieces = (board.buildings, board.doors, board.windows, board.cars, board.streets, board.models, board.spots)
    return {board.id, *(piece.id for group in (*pieces, board.scenery) for piece in group)}


def _free(name: str, taken: set[str]) -> str:
    """This id, or one like it that is not taken; it is taken from now on."""
    while name in taken:
        name += "-new"
    taken.add(name)
    return name


def _scenery(figures: Measures, settings: Settings, board: Board, chance: Chance) -> Board:
    drawable = {kind for kind, _ in KINDS}
    kept = tuple(piece for piece in board.scenery if piece.kind not in drawable)
    taken = _ids(replace(board, scenery=kept))
    wanted = [(name, kind) for name, kind in wanted_pieces(settings) if name not in taken]
    drawn = draw_scenery(figures, settings, replace(board, scenery=kept), wanted, chance)
    return replace(board, scenery=_in_order(board.scenery, kept, drawn))


def _models(figures: Measures, settings: Settings, board: Board, chance: Chance) -> Board:
    rings = [building.ring for building in _around(board.buildings)]
    car, models, spots = start(figures, [inner_corner(ring) for ring in rings], rings, chance)
    kept = tuple(model for model in board.models if model.kind not in {"hero", "zombie"})
    taken = _ids(board)
    old = next(iter(board.cars), None)
    cars = (replace(car, id=old.id, extra=old.extra) if old else replace(car, id=_free(car.id, taken)),)
    fresh = (
        *_manned(board.models_of("hero"), models[:4], taken),
        *_manned(board.models_of("zombie"), models[4:], taken),
    )
    heard = any(spot.kind == "sound" for spot in board.spots)
    sounds = () if heard else tuple(replace(spot, id=_free(spot.id, taken)) for spot in spots)
    return replace(board, cars=cars, models=(*fresh, *kept), spots=(*board.spots, *sounds))


def _manned(before: Sequence[Model], models: Sequence[Model], taken: set[str]) -> list[Model]:
    """The new places for the models that were there: ids, names, weapons and unknown properties stay."""
    found = []
    for place, model in enumerate(models):
        if place < len(before):
            old = before[place]
            found.append(replace(model, id=old.id, name=old.name, weapon=old.weapon, extra=old.extra))
        else:
            found.append(replace(model, id=_free(model.id, taken)))
    return found


def _buildings(figures: Measures, settings: Settings, board: Board, chance: Chance) -> Board:
    drawn = draw_buildings(figures, settings, board.ring, chance)
    old = dict(zip(_quadrants(board.buildings), board.buildings, strict=True))
    taken = _ids(board)
    buildings = []
    for quadrant, building in enumerate(drawn):
        if quadrant in old:
            known = old[quadrant]
            buildings.append(replace(building, id=known.id, extra={**known.extra, **building.extra}))
        else:
            buildings.append(replace(building, id=_free(building.id, taken)))
    corners = [inner_corner(building.ring) for building in buildings]
    drawn_streets = streets(figures, corners)
    names = {street.id for street in drawn_streets}
    taken -= {street.id for street in board.streets}
    fresh = [replace(street, id=_free(street.id, taken)) for street in drawn_streets]
    doors = doors_for(figures, settings, buildings, board.ring, chance)
    board = replace(
        board,
        buildings=tuple(buildings),
        doors=_renewed(board.doors, doors, taken),
        windows=(),
        streets=(*fresh, *(street for street in board.streets if street.id not in names)),
    )
    if all(stands_between(figures, corners, zombie.at) for zombie in board.models_of("zombie")):
        return board
    return _models(figures, settings, board, chance)


def _quadrants(buildings: Sequence[Building]) -> list[int]:
    """The quadrant of each building, by the middle of its box."""
    found = []
    for building in buildings:
        xs, ys = zip(*building.ring, strict=True)
        east, north = min(xs) + max(xs) > 0, min(ys) + max(ys) > 0
        found.append((1 if north else 2) if east else (0 if north else 3))
    return found


def _around(buildings: Sequence[Building]) -> list[Building]:
    """The four buildings clockwise from the north-west; NoBoardError when there is not one in each quadrant."""
    places = _quadrants(buildings)
    for quadrant, name in enumerate(QUADRANTS):
        if places.count(quadrant) != 1:
            raise NoBoardError(
                f"H4: the {name} quadrant holds {places.count(quadrant)} buildings, one is needed",
                cure="Reroll the buildings first, or mend the file",
            )
    return [building for _, building in sorted(zip(places, buildings, strict=True), key=lambda pair: pair[0])]
