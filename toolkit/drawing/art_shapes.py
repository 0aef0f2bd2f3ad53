"""The geometry of picture files: numbers, transforms and the seven shapes, as scene items rounded to 0.01.

Everything here raises ValueError with a sentence; art_file adds the file and the element.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from typing import TypeAlias

from toolkit.drawing import curves
from toolkit.drawing.scene import Circle, Item, Line, Path, Point, Polygon, Rect, Segment, Style

Matrix: TypeAlias = tuple[float, float, float, float, float, float]
Builder: TypeAlias = Callable[[str, Sequence[float], Matrix, Style], Item]

PLAIN: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
MAX_NUMBER = 10_000.0
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,2})?")
_BETWEEN = re.compile(r"[\s,]*")
_STEP = re.compile(r"\s*([A-Za-z]+)\s*\(([^()]*)\)\s*,?\s*")


def numbers_in(text: str) -> list[float]:
    """The numbers of a list separated by spaces or commas.

    >>> numbers_in("1, -2.5 .5")
    [1.0, -2.5, 0.5]
    """
    found = [float(number) for number in _NUMBER.findall(text)]
    if _BETWEEN.fullmatch(_NUMBER.sub("", text)) is None:
        raise ValueError(f"{text[:40]!r} are no numbers")
    if any(abs(number) > MAX_NUMBER for number in found):
        raise ValueError(f"a number is beyond {MAX_NUMBER:,.0f}")
    return found


def matrix_of(text: str) -> Matrix:
    """The transform an attribute describes: translate, scale, rotate, skewX, skewY and matrix, read left to right."""
    matrix, at = PLAIN, 0
    while at < len(text):
        found = _STEP.match(text, at)
        if found is None:
            raise ValueError(f"transform {text[:40]!r} cannot be read")
        matrix, at = times(matrix, _step(found[1], numbers_in(found[2]))), found.end()
    return matrix


def times(outer: Matrix, inner: Matrix) -> Matrix:
    """The inner transform followed by the outer one."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


def stroke_scale(matrix: Matrix) -> float:
    """By how much a transform widens a stroke, taken over both directions."""
    return math.sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))


def moved(matrix: Matrix, x: float, y: float) -> Point:
    """A point after the transform."""
    a, b, c, d, e, f = matrix
    return (round(a * x + c * y + e, 2), round(b * x + d * y + f, 2))


def all_moved(matrix: Matrix, segments: Sequence[Segment]) -> tuple[Segment, ...]:
    """Path segments after the transform."""
    if matrix == PLAIN:
        return tuple((letter, tuple(round(n, 2) for n in numbers)) for letter, numbers in segments)
    return tuple(
        (letter, tuple(n for pair in zip(numbers[::2], numbers[1::2], strict=True) for n in moved(matrix, *pair)))
        for letter, numbers in segments
    )


def circle(_: str, sizes: Sequence[float], matrix: Matrix, style: Style) -> Item:
    """A circle; a path where the transform makes an ellipse of it."""
    x, y, radius = sizes
    a, b, c, d = matrix[:4]
    if not math.isclose(a * a + b * b, c * c + d * d, rel_tol=1e-6) or abs(a * c + b * d) > 1e-6:
        return ellipse("", (x, y, radius, radius), matrix, style)
    return Circle(*moved(matrix, x, y), round(radius * math.hypot(a, b), 2), style)


def ellipse(_: str, sizes: Sequence[float], matrix: Matrix, style: Style) -> Item:
    """An ellipse as four cubics."""
    x, y, rx, ry = sizes
    return Path(all_moved(matrix, curves.ellipse(x, y, rx, ry)), style)


def rect(_: str, sizes: Sequence[float], matrix: Matrix, style: Style) -> Item:
    """A rectangle, its corners rounded by the larger of rx and ry; a path once it is turned or slanted."""
    x, y, width, height, rx, ry = sizes
    radius = min(max(rx, ry), width / 2, height / 2)
    if matrix[1] == matrix[2] == 0 and matrix[0] == matrix[3] > 0:
        scale = matrix[0]
        left, top = moved(matrix, x, y)
        return Rect(left, top, round(width * scale, 2), round(height * scale, 2), style, round(radius * scale, 2))
    if not radius:
        right, bottom = x + width, y + height
        corners = ((x, y), (right, y), (right, bottom), (x, bottom))
        return Polygon(tuple(moved(matrix, *corner) for corner in corners), style)
    return Path(all_moved(matrix, curves.rounded(x, y, width, height, radius)), style)


def line(_: str, sizes: Sequence[float], matrix: Matrix, style: Style) -> Item:
    """A straight stroke."""
    x1, y1, x2, y2 = sizes
    return Line(*moved(matrix, x1, y1), *moved(matrix, x2, y2), style)


def polygon(points: str, _: Sequence[float], matrix: Matrix, style: Style) -> Item:
    """Corners joined and closed."""
    return Polygon(_points(points, matrix), style)


def polyline(points: str, _: Sequence[float], matrix: Matrix, style: Style) -> Item:
    """Corners joined and left open."""
    return Polygon(_points(points, matrix), style, closed=False)


def path(data: str, _: Sequence[float], matrix: Matrix, style: Style) -> Item:
    """Any SVG path: arcs and quadratics become cubics."""
    from fontTools.svgLib.path import parse_path

    pen = _Recorder()
    try:
        parse_path(data, pen)
    except (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, AssertionError) as error:
        raise ValueError(f"the path cannot be read ({str(error)[:60]})") from None
    if any(not abs(number) <= MAX_NUMBER for _, numbers in pen.segments for number in numbers):
        raise ValueError(f"a number is beyond {MAX_NUMBER:,.0f}")
    return Path(all_moved(matrix, pen.segments), style)


class _Recorder:
    """A pen that keeps lines and cubics and raises quadratics to cubics."""

    def __init__(self) -> None:
        self.segments: list[Segment] = []
        self._at: Point = (0.0, 0.0)

    def moveTo(self, point: Point) -> None:  # noqa: N802 - the pens' own names
        self.segments.append(("M", point))
        self._at = point

    def lineTo(self, point: Point) -> None:  # noqa: N802
        self.segments.append(("L", point))
        self._at = point

    def curveTo(self, one: Point, two: Point, point: Point) -> None:  # noqa: N802
        self.segments.append(("C", (*one, *two, *point)))
        self._at = point

    def qCurveTo(self, control: Point, point: Point) -> None:  # noqa: N802
        (x0, y0), (x1, y1), (x2, y2) = self._at, control, point
        one = (x0 + (x1 - x0) * 2 / 3, y0 + (y1 - y0) * 2 / 3)
        self.curveTo(one, (x2 + (x1 - x2) * 2 / 3, y2 + (y1 - y2) * 2 / 3), point)

    def closePath(self) -> None:  # noqa: N802
        self.segments.append(("Z", ()))

    def endPath(self) -> None:  # noqa: N802
        """Leaves the line open."""


def _points(text: str, matrix: Matrix) -> tuple[Point, ...]:
    numbers = numbers_in(text)
    if len(numbers) < 4 or len(numbers) % 2:
        raise ValueError("points are no pairs of numbers")
    return tuple(moved(matrix, x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True))


def _step(name: str, numbers: list[float]) -> Matrix:
    match name, numbers:
        case "matrix", [a, b, c, d, e, f]:
            return (a, b, c, d, e, f)
        case "translate", [x, *rest] if len(rest) < 2:
            return (1.0, 0.0, 0.0, 1.0, x, rest[0] if rest else 0.0)
        case "scale", [x, *rest] if len(rest) < 2:
            return (x, 0.0, 0.0, rest[0] if rest else x, 0.0, 0.0)
        case "rotate", [turn, *rest] if len(rest) in {0, 2}:
            cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
            x, y = rest or (0.0, 0.0)
            return (cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos)
        case "skewX", [turn]:
            return (1.0, 0.0, math.tan(math.radians(turn)), 1.0, 0.0, 0.0)
        case "skewY", [turn]:
            return (1.0, math.tan(math.radians(turn)), 0.0, 1.0, 0.0, 0.0)
    raise ValueError(f"transform {name!r} with {len(numbers)} numbers is unknown")
