"""The faces of tokens. Figure and ground are the code, and survive grey: solid, ringed or dashed says who it is.

Everything is drawn around (0, 0) for a token cut at ``size`` mm; the art ends 1.3 mm inside the cut.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from toolkit.drawing.fonts import FLOOR_PT, cap_height, width
from toolkit.drawing.scene import Circle, Group, Item, Path, Polygon, Rect, Style
from toolkit.printables.marks import arc
from toolkit.printables.text import centred

if TYPE_CHECKING:
    from toolkit.model.pieces import Token
    from toolkit.printables.desk import Desk

RIM = 1.3  # mm of white inside the cut
USUAL = 11.4  # mm, the radius of the art on a token of one inch
ZOMBIE_RING = 0.9
MARKER_RING = 0.35
DOOR_RING = 2.2
DASHES = 12


def face(token: Token, size: float, desk: Desk) -> tuple[Item, ...]:
    """What stands on one token."""
    radius = size / 2 - RIM
    drawers = {"hero": _hero, "zombie": _zombie, "crawler": _crawler, "door": _door}
    return tuple(drawers.get(token.look, _marker)(token, radius, desk))


def _hero(token: Token, radius: float, desk: Desk) -> list[Item]:
    """A solid disc; the name in white on its lower part."""
    theme = desk.theme
    disc = Circle(0, 0, radius, theme.solid(theme.ink))
    items: list[Item] = [disc]
    if token.art:
        items.append(_round_art(token.art, radius, desk))
    if token.text:
        items.append(centred(token.text, 0, -radius * 0.16, "stencil", radius * 3.2, theme.on_solid(theme.ink)))
    small = radius < 0.7 * USUAL  # there a name needs more of the disc's breadth
    plate = radius * (0.36 if small else 0.53)  # the name's own ground begins here
    write_on = theme.saver or not token.label
    ground = Rect(-radius, plate, 2 * radius, radius - plate, Style(fill=theme.paper if write_on else theme.ink))
    items.append(Group((ground,), clip=Circle(0, 0, radius, Style())))
    if write_on:
        items.append(Circle(0, 0, radius - 0.2, Style(stroke=theme.ink, width=0.4)))
    middle = radius * (0.6 if small else 0.72)
    room = 2 * math.sqrt(radius**2 - (middle + 1.0) ** 2) - 0.6
    name, points = _name_that_fits(token.label, room)
    if name:
        items.append(centred(name, 0, middle, "bold", points, theme.on_solid(theme.ink)))
    return items


def _name_that_fits(name: str, room: float, size: float = 8.0) -> tuple[str, float]:
    """The whole name if it fits, else less of it: ``Kjell B.``, ``Kjell``, smaller, as many letters as fit."""
    name = " ".join(name.split())
    first, _, rest = name.partition(" ")
    for shown in (name, f"{first} {rest[:1]}." if rest else first, first):
        taken = width(shown, "bold", size)
        if taken <= room:
            return shown, size
    fitting = size * room / width(first, "bold", size)
    if fitting >= FLOOR_PT:
        return first, fitting
    while first and width(f"{first}…", "bold", FLOOR_PT) > room:
        first = first[:-1]
    return (f"{first}…" if len(first) > 1 else ""), FLOOR_PT


def _zombie(token: Token, radius: float, desk: Desk) -> list[Item]:
    """A ring around a dark face; the number stands lower right and opens the ring."""
    theme = desk.theme
    ring = Circle(0, 0, radius - ZOMBIE_RING / 2, Style(fill=theme.paper, stroke=theme.ink, width=ZOMBIE_RING))
    art = [_round_art(token.art, radius, desk, inside=ZOMBIE_RING)] if token.art else []
    return [ring, *art, *(_number(token.text, radius, desk) if token.text else ())]


def _crawler(token: Token, radius: float, desk: Desk) -> list[Item]:
    """A ring of twelve dashes."""
    theme = desk.theme
    stroke = Style(stroke=theme.ink, width=ZOMBIE_RING)
    step = 360 / DASHES
    items: list[Item] = [_round_art(token.art, radius, desk, inside=ZOMBIE_RING)] if token.art else []
    items += [
        arc(0, 0, radius - ZOMBIE_RING / 2, step * n - step / 4, step * n + step / 4, stroke) for n in range(DASHES)
    ]
    return items


def _number(text: str, radius: float, desk: Desk) -> list[Item]:
    """A number on a white ground in the lower right, readable across the table."""
    theme = desk.theme
    points = 14.0 * min(1.0, radius / USUAL)
    x, y = radius * 0.52, radius * 0.56
    ground = max(width(text, "bold", points) / 2, cap_height("bold", points) / 2) + radius * 0.11
    return [Circle(x, y, ground, Style(fill=theme.paper)), centred(text, x, y, "bold", points, theme.ink)]


def _door(token: Token, radius: float, desk: Desk) -> list[Item]:
    """A broad ring in the accent and a number as large as it takes."""
    theme = desk.theme
    broad = DOOR_RING * radius / USUAL
    ring = Circle(0, 0, radius - broad / 2, Style(fill=theme.paper, stroke=theme.accent, width=broad))
    return [ring, centred(token.text, 0, 0, "bold", radius * 2.9, theme.ink)]


def _marker(token: Token, radius: float, desk: Desk) -> list[Item]:
    """A thin ring, a pictogram and a word."""
    theme = desk.theme
    items: list[Item] = [Circle(0, 0, radius - MARKER_RING / 2, Style(stroke=theme.ink, width=MARKER_RING))]
    ink = theme.accent if token.accent else theme.ink
    if token.art:
        across = radius * 1.12
        picture = desk.shelf.place(token.art, -across / 2, -radius * 0.2 - across / 2, width=across)
        items.append(_inked(picture, ink) if token.accent else picture)
    middle = radius * 0.6
    room = 2 * math.sqrt(radius**2 - (middle + 1.0) ** 2) - 1.6
    size = desk.theme.size.small
    taken = width(token.label, "bold", size)
    if taken > room:
        size = size * room / taken
    if size < FLOOR_PT:
        shown, size = _name_that_fits(token.label, room)
        items.append(centred(shown, 0, middle, "bold", size, theme.ink))
    else:
        items.append(centred(token.label, 0, middle, "bold", size, theme.ink))
    return items


def _inked(picture: Group, colour: str) -> Group:
    """An icon in one colour."""
    return replace(picture, items=tuple(_recoloured(item, colour) for item in picture.items))


def _recoloured(item: Item, colour: str) -> Item:
    if isinstance(item, Path | Polygon | Circle | Rect):
        return replace(item, style=replace(item.style, fill=colour if item.style.fill else None))
    return item


def _round_art(name: str, radius: float, desk: Desk, inside: float = 0.0) -> Group:
    """A picture as large as the token's art, cut to a circle; ``inside`` leaves a ring free."""
    icon = name.startswith("icons/")
    across = radius * (1.25 if icon else 2.0)
    picture = desk.shelf.place(name, -across / 2, -across / 2, width=across)
    return Group((picture,), clip=Circle(0, 0, radius - inside + 0.05, Style()))
