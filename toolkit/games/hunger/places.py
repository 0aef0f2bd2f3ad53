"""What stands on the table: a field, woods or a cemetery (N4), by the seed.

Walls, large fences and buildings are impassable; woods and trees only block sight; graves, bushes, bales and logs do
neither. Each piece takes one of the places that are free for it; what finds none is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.hunger.ground import INSET
from toolkit.games.hunger.walls import churchyard, family_plot, large_fence

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolkit.boards.chance import Chance
    from toolkit.games.hunger.ground import Ground

# How much of everything but the landmark there is, for each word of the setting ``terrain``.
AMOUNTS = {"none": 0.0, "little": 0.5, "some": 1.0, "much": 1.7}


def lay(ground: Ground, place: str, terrain: str, middle_in: float, chance: Chance) -> None:
    """Lay the terrain of a place on empty ground."""
    amount = AMOUNTS[terrain] * (ground.side / 48) ** 2
    if amount:
        PLACES[place](ground, middle_in, amount, chance)


def field(ground: Ground, _: float, amount: float, chance: Chance) -> None:
    """A barn, large fences, bales, trees that stand alone, bushes."""
    barn(ground, chance)
    for _number in range(some(3, amount, chance)):
        large_fence(ground, chance)
    for _number in range(some(1, amount, chance)):
        grove(ground, (5, 8), chance)
    bales(ground, some(5, amount, chance), chance)
    trees(ground, some(6, amount, chance), chance)
    bushes(ground, some(7, amount, chance), chance)


def woods(ground: Ground, _: float, amount: float, chance: Chance) -> None:
    """Large stands of trees with glades between them, a hut, felled logs, a fence."""
    if chance.happens(0.7):
        house(ground, "hut", (4, 6), (4, 5), chance)
    for _number in range(some(1, amount, chance)):
        large_fence(ground, chance)
    for _number in range(some(6, amount, chance)):
        grove(ground, (6, 11), chance)
    logs(ground, some(4, amount, chance), chance)
    trees(ground, some(12, amount, chance), chance)
    bushes(ground, some(8, amount, chance), chance)


def cemetery(ground: Ground, middle_in: float, amount: float, chance: Chance) -> None:
    """A chapel, walls with gates, graves in rows, a vault, trees, an iron fence."""
    around = chance.happens(0.6)
    if around:
        churchyard(ground, middle_in, chance)
    chapel(ground, chance)
    if not around:
        for _number in range(some(2, amount, chance)):
            family_plot(ground, chance)
    for _number in range(some(1, amount, chance)):
        house(ground, "vault", (3, 4), (3, 4), chance)
    for _number in range(some(1, amount, chance)):
        large_fence(ground, chance)
    for _number in range(some(6, amount, chance)):
        graves(ground, chance)
    trees(ground, some(9, amount, chance), chance)
    bushes(ground, some(4, amount, chance), chance)


def some(usual: float, amount: float, chance: Chance) -> int:
    """About as many as usual, by the amount: a third fewer to a third more."""
    return int(usual * amount * chance.uniform(0.7, 1.35) + 0.5)


def barn(ground: Ground, chance: Chance) -> None:
    """The field's landmark, 6" x 8" to 8" x 11", lying either way."""
    house(ground, "barn", (6, 8), (8, 11), chance)


def house(ground: Ground, kind: str, wide: tuple[int, int], long: tuple[int, int], chance: Chance) -> None:
    """A rectangular building, its length along either axis; the largest that there is room for."""
    across, along = chance.whole(*wide), chance.whole(*long)
    turned = chance.happens(0.5)
    style = chance.choice(("ridge", "ridge", "hip"))
    height = chance.whole(6, 12) / 4
    for less in range(along):
        w, h = max(across - less, 2), max(along - less, 2)
        if turned:
            w, h = h, w
        place = ground.room(w, h, chance, solid=True)
        if place:
            x, y = place
            left, bottom, right, top = x + INSET, y + INSET, x + w - INSET, y + h - INSET
            ground.building(kind, ((left, bottom), (right, bottom), (right, top), (left, top)), style, height)
            return
        if (w, h) == (2, 2):
            return


def chapel(ground: Ground, chance: Chance) -> None:
    """A nave with an apse of three sides at its east or north end."""
    wide, long = chance.whole(5, 7), chance.whole(8, 11)
    upright = chance.happens(0.5)
    height = chance.whole(10, 16) / 4
    while wide >= 3:
        w, h = (wide, long) if upright else (long, wide)
        place = ground.room(w, h, chance, solid=True)
        if place:
            x, y = place
            left, bottom, right, top = x + INSET, y + INSET, x + w - INSET, y + h - INSET
            cut = wide * 0.28
            if upright:
                end = ((right, top - cut), (right - cut, top), (left + cut, top), (left, top - cut))
                corners = ((left, bottom), (right, bottom), *end)
            else:
                end = ((right - cut, bottom), (right, bottom + cut), (right, top - cut), (right - cut, top))
                corners = ((left, bottom), *end, (left, top))
            ground.building("chapel", corners, "hip", height)
            return
        wide, long = wide - 1, long - 1


def grove(ground: Ground, size: tuple[int, int], chance: Chance) -> None:
    """A stand of trees: it blocks sight and nothing else."""
    wide, high = chance.whole(*size), chance.whole(*size)
    place = ground.room(wide, high, chance) or None
    while place is None and min(wide, high) > 3:
        wide, high = wide - 1, high - 1
        place = ground.room(wide, high, chance)
    if place:
        ground.blob("woods", place, wide, high, 0.22, chance, blocks_sight=True)


def trees(ground: Ground, count: int, chance: Chance) -> None:
    """Trees that stand alone, crowns of 1.5" to 2"."""
    for _ in range(count):
        place = ground.room(2, 2, chance)
        if place is None:
            return
        radius = chance.uniform(0.7, 0.95)
        at = (place[0] + 1.0, place[1] + 1.0)
        ground.disc("tree", at, radius, radius, 0.0, chance, blocks_sight=True)


def bushes(ground: Ground, count: int, chance: Chance) -> None:
    """Low bushes that hinder nobody."""
    for _ in range(count):
        place = ground.room(1, 1, chance)
        if place is None:
            return
        ground.disc("bush", (place[0] + 0.5, place[1] + 0.5), 0.45, 0.45, 0.25, chance)


def bales(ground: Ground, count: int, chance: Chance) -> None:
    """Bales of straw, lying where they fell."""
    for _ in range(count):
        place = ground.room(2, 1, chance) if chance.happens(0.5) else None
        if place:
            ground.box("bale", place[0] + 0.25, place[1] + 0.14, place[0] + 1.75, place[1] + 0.86)
            continue
        place = ground.room(1, 2, chance)
        if place is None:
            return
        ground.box("bale", place[0] + 0.14, place[1] + 0.25, place[0] + 0.86, place[1] + 1.75)


def logs(ground: Ground, count: int, chance: Chance) -> None:
    """Felled trunks, three or four inches long."""
    for _ in range(count):
        length = chance.whole(3, 4)
        upright = chance.happens(0.5)
        place = ground.room(1, length, chance) if upright else ground.room(length, 1, chance)
        if place is None:
            return
        x, y = place
        if upright:
            ground.box("log", x + 0.3, y + INSET, x + 0.7, y + length - INSET)
        else:
            ground.box("log", x + INSET, y + 0.3, x + length - INSET, y + 0.7)


def graves(ground: Ground, chance: Chance) -> None:
    """A few rows of gravestones; over two of them in five a stone is missing."""
    columns, rows = chance.whole(2, 4), chance.whole(1, 3)
    place = ground.room(columns * 2 - 1, rows * 2 - 1, chance)
    if place is None:
        columns, rows = 2, 1
        place = ground.room(3, 1, chance)
    if place is None:
        return
    for row in range(rows):
        for column in range(columns):
            if chance.happens(0.85):
                x, y = place[0] + 2 * column + 0.5, place[1] + 2 * row + 0.5
                ground.piece("gravestone", "Point", ground.at(x, y), radius_mm=10)


PLACES: dict[str, Callable[[Ground, float, float, Chance], None]] = {
    "field": field,
    "woods": woods,
    "cemetery": cemetery,
}
