"""Pictures for the sheets: loaded from the templates, coloured for a game and an ink, set down where they belong.

The format is described for players in templates/art/README.md.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar

from toolkit.drawing.art_file import ACCENT, GREY, INK, PALE, PALETTE, PAPER, Drawn, read_art
from toolkit.drawing.scene import Circle, Group, Item, Line, Path, Point, Polygon, Rect, Style, bounds, union
from toolkit.drawing.scene import placed as point_outside
from toolkit.errors import DrawingError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

__all__ = ["ACCENT", "GREY", "INK", "PALE", "PALETTE", "PAPER", "Art", "load", "placed", "stretched"]

SAVER_OUTLINE = 0.3
Shape = TypeVar("Shape", Line, Rect, Circle, Polygon, Path)


@dataclass(frozen=True, slots=True)
class Art:
    """A coloured picture on its artboard, in millimetres (icons: in their own 512 units)."""

    width: float
    height: float
    items: tuple[Item, ...]


def load(svg_text: str, *, where: str, colours: Mapping[str, str], saver: bool = False) -> Art:
    """The picture in a file's text, its palette exchanged by ``colours`` (keys ``#1a1a1a`` ...; others stay).

    ``saver`` draws bodies as outlines on paper. TemplateError names file, element and cure.
    """
    file = read_art(svg_text, where)
    styles: dict[tuple[Style, str], Style] = {}
    items: list[Item] = []
    for drawn in file.shapes:
        style = _style_of(drawn)
        if (style, drawn.layer) not in styles:
            lighter = _lightened(style, drawn.layer) if saver else style
            styles[style, drawn.layer] = _coloured(lighter, colours)
        items.append(replace(drawn.item, style=styles[style, drawn.layer]))  # type: ignore[arg-type]
    return Art(file.width, file.height, tuple(items))


def placed(
    art: Art,
    x: float,
    y: float,
    *,
    width: float | None = None,
    height: float | None = None,
    turn_degrees: float = 0.0,
    cut: str = "frame",
    name: str | None = None,
) -> Group:
    """The picture with its artboard's top left corner at (x, y), its own proportions kept.

    ``width`` or ``height`` in millimetres sets the size; both make it fit inside, centred; neither keeps the artboard.
    ``turn_degrees`` turns it clockwise about its middle. ``cut`` trims what sticks out: ``frame`` the artboard (only
    where something does), ``round`` the largest circle inside it, ``none`` nothing.
    """
    scale = min(
        (width / art.width) if width is not None else float("inf"),
        (height / art.height) if height is not None else float("inf"),
    )
    scale = 1.0 if scale == float("inf") else scale
    across, down = art.width * scale, art.height * scale
    x += ((width or across) - across) / 2
    y += ((height or down) - down) / 2
    if cut == "round":
        clip: Rect | Circle | None = Circle(x + across / 2, y + down / 2, min(across, down) / 2, Style())
    elif cut == "frame" and not turn_degrees and _sticks_out(art):
        clip = Rect(x, y, across, down, Style())
    else:
        clip = None
    middle = Group((), turn_degrees=turn_degrees, scale=scale)
    shifted = point_outside(middle, art.width / 2, art.height / 2)
    move = (x + across / 2 - shifted[0], y + down / 2 - shifted[1])
    return Group(art.items, move=move, turn_degrees=turn_degrees, scale=scale, clip=clip, name=name)


def stretched(art: Art, width: float, height: float) -> Art:
    """The same picture on an artboard of another shape; strokes keep their width, circles become the smaller one."""
    across, down = width / art.width, height / art.height

    def point(x: float, y: float) -> Point:
        return (round(x * across, 2), round(y * down, 2))

    return Art(width, height, tuple(_stretched(item, point, min(across, down)) for item in art.items))


def _style_of(drawn: Drawn) -> Style:
    if isinstance(drawn.item, Line | Rect | Circle | Polygon | Path):
        return drawn.item.style
    raise DrawingError("a picture holds shapes only")


def _lightened(style: Style, layer: str) -> Style:
    """Saver ink: bodies become outlines; white lines, which would vanish, become ink."""
    if layer == "body" and style.fill in {INK, GREY, PALE}:
        wide = style.width if style.stroke not in {None, PAPER} else SAVER_OUTLINE
        return replace(style, fill=PAPER, stroke=INK, width=wide)
    if style.stroke == PAPER:
        width = min(style.width, SAVER_OUTLINE) if style.fill else style.width
        return replace(style, stroke=INK, width=width)
    return style


def _coloured(style: Style, colours: Mapping[str, str]) -> Style:
    fill = None if style.fill is None else colours.get(style.fill, style.fill)
    stroke = None if style.stroke is None else colours.get(style.stroke, style.stroke)
    return replace(style, fill=fill, stroke=stroke)


def _sticks_out(art: Art) -> bool:
    left, top, right, bottom = union([bounds(item) for item in art.items])
    return left < -0.01 or top < -0.01 or right > art.width + 0.01 or bottom > art.height + 0.01


def _stretched(item: Item, point: Callable[[float, float], Point], scale: float) -> Item:
    match item:
        case Line(x1, y1, x2, y2, style):
            return Line(*point(x1, y1), *point(x2, y2), style)
        case Rect(x, y, width, height, style, radius):
            (left, top), (right, bottom) = point(x, y), point(x + width, y + height)
            return Rect(left, top, round(right - left, 2), round(bottom - top, 2), style, round(radius * scale, 2))
        case Circle(x, y, radius, style):
            return Circle(*point(x, y), round(radius * scale, 2), style)
        case Polygon(points, style, closed):
            return Polygon(tuple(point(*corner) for corner in points), style, closed)
        case Path(segments, style):
            pairs = ((letter, zip(numbers[::2], numbers[1::2], strict=True)) for letter, numbers in segments)
            moved = tuple((letter, tuple(n for pair in corner for n in point(*pair))) for letter, corner in pairs)
            return Path(moved, style)
    raise DrawingError("a picture holds shapes only")
