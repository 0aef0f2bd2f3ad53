"""Shapes and colours as the operators of a PDF page."""

from __future__ import annotations

from functools import lru_cache

from toolkit.drawing.curves import ellipse, rounded
from toolkit.drawing.numbers import short
from toolkit.drawing.scene import Circle, Polygon, Rect


def colour(shade: str | None, grey: str, rgb: str) -> str:
    """DeviceGray for every grey (black given as RGB is billed as colour), DeviceRGB for the accent."""
    shade = shade or "#000000"
    red, green, blue = (int(shade[i : i + 2], 16) / 255 for i in (1, 3, 5))
    if red == green == blue:
        return f"{red:.3g} {grey}"
    return f"{red:.3g} {green:.3g} {blue:.3g} {rgb}"


def clip_outline(shape: Rect | Circle | Polygon) -> str:
    """The path of a shape that cuts what is drawn after it."""
    match shape:
        case Rect(x, y, width, height, _, radius):
            return rectangle(x, y, width, height, radius)
        case Circle(x, y, radius, _):
            return circle(x, y, radius)
        case Polygon(points, _):
            return polygon(points, closed=True)


# Pictures come again and again, on one sheet and in several files: their outlines are written once.
@lru_cache(maxsize=8192)
def polygon(points: tuple[tuple[float, float], ...], *, closed: bool) -> str:
    """Corners joined by straight lines."""
    parts = [f"{short(x)} {short(y)} {'l' if index else 'm'}" for index, (x, y) in enumerate(points)]
    if closed:
        parts.append("h")
    return " ".join(parts)


@lru_cache(maxsize=8192)
def path(segments: tuple[tuple[str, tuple[float, ...]], ...]) -> str:
    """Straight lines and cubic curves."""
    operator = {"M": "m", "L": "l", "C": "c", "Z": "h"}
    return " ".join(" ".join([*map(short, numbers), operator[letter]]) for letter, numbers in segments)


def rectangle(x: float, y: float, width: float, height: float, radius: float) -> str:
    """An upright rectangle, its corners rounded by ``radius``."""
    if not radius:
        return f"{short(x)} {short(y)} {short(width)} {short(height)} re"
    return path(rounded(x, y, width, height, min(radius, width / 2, height / 2)))


@lru_cache(maxsize=8192)
def circle(x: float, y: float, radius: float) -> str:
    """A circle as four curves."""
    return path(ellipse(x, y, radius, radius))
