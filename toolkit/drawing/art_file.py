"""Reads the picture files a player may replace: a flat subset of SVG, and nothing in it that could act."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from toolkit.drawing import art_shapes as shapes
from toolkit.drawing.scene import Item, Style
from toolkit.errors import TemplateError

if TYPE_CHECKING:
    from toolkit.drawing.art_shapes import Builder, Matrix

INK, GREY, PALE, PAPER, ACCENT = "#1a1a1a", "#6b6b6b", "#dadada", "#ffffff", "#d55e00"
PALETTE = (INK, GREY, PALE, PAPER, ACCENT)
LAYERS = ("body", "detail")
MAX_LETTERS, MAX_SHAPES = 300_000, 2_000

_SVG = "{http://www.w3.org/2000/svg}"
_LOOK = ("fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "fill-rule")
_SHAPES: dict[str, tuple[Builder, str, tuple[str, ...]]] = {  # builder, the list it needs, its numbers
    "path": (shapes.path, "d", ()),
    "polygon": (shapes.polygon, "points", ()),
    "polyline": (shapes.polyline, "points", ()),
    "circle": (shapes.circle, "", ("cx", "cy", "r")),
    "ellipse": (shapes.ellipse, "", ("cx", "cy", "rx", "ry")),
    "rect": (shapes.rect, "", ("x", "y", "width", "height", "rx", "ry")),
    "line": (shapes.line, "", ("x1", "y1", "x2", "y2")),
}


@dataclass(frozen=True, slots=True)
class Drawn:
    """One shape, coloured as in the file, and the layer it stands in."""

    item: Item
    layer: str


@dataclass(frozen=True, slots=True)
class ArtFile:
    """A picture as it was drawn: its artboard and its shapes in painting order."""

    width: float
    height: float
    shapes: tuple[Drawn, ...]


@lru_cache(maxsize=512)
def read_art(svg_text: str, where: str) -> ArtFile:
    """The shapes of a picture file; TemplateError names file, element and cure for anything outside the subset."""
    root = _parsed(svg_text, where)
    if root.tag != f"{_SVG}svg":
        raise TemplateError("this is no SVG picture", where=where, cure=f'Begin with <svg xmlns="{_SVG[1:-1]}">')
    _only(root, ("viewBox", "width", "height", "version", "id"), where)
    box = _numbers(root, "viewBox", where)
    if len(box) != 4 or box[:2] != [0.0, 0.0] or min(box[2:]) <= 0:
        raise TemplateError('<svg> needs viewBox="0 0 WIDTH HEIGHT"', where=where, cure="Write it in millimetres")
    drawn: list[Drawn] = []
    for child in root:
        if _name(child) not in {"title", "desc"}:
            drawn += _group(child, where)
    if len(drawn) > MAX_SHAPES:
        raise TemplateError(f"more than {MAX_SHAPES:,} shapes", where=where, cure="Draw it more simply")
    return ArtFile(box[2], box[3], tuple(drawn))


def _parsed(text: str, where: str) -> ET.Element:
    if len(text) > MAX_LETTERS:
        raise TemplateError(f"more than {MAX_LETTERS:,} letters", where=where, cure="Draw it more simply")
    # Document types, entities and processing instructions are the parts of XML that can act or grow.
    found = re.search(r"<!(?!--)[^>\s]*|<\?(?!xml\s)[^>\s]*", text)
    if found:
        raise TemplateError(f"{found[0][:40]!r} is not allowed in a picture", where=where, cure="Remove that line")
    try:
        return ET.fromstring(text.lstrip())  # noqa: S314 - no document type can stand in it, see above
    except (ET.ParseError, ValueError) as error:
        raise TemplateError(f"not XML: {error}", where=where, cure="Save it again as plain SVG") from None


def _group(group: ET.Element, where: str) -> list[Drawn]:
    layer = group.get("class", "")
    if _name(group) != "g" or layer not in LAYERS:
        cure = 'Put it inside <g class="body"> or <g class="detail">'
        raise TemplateError(f"{_shown(group)} stands outside a layer", where=where, cure=cure)
    _only(group, ("id", "class", "transform", *_LOOK), where)
    return [Drawn(_shape(shape, group, where), layer) for shape in group]


def _shape(shape: ET.Element, group: ET.Element, where: str) -> Item:
    name = _name(shape)
    if name not in _SHAPES:
        raise TemplateError(f"{_shown(shape)} is not known here", where=where, cure=f"Use {', '.join(_SHAPES)}")
    build, data, sizes = _SHAPES[name]
    _only(shape, ("id", "transform", data, *sizes, *_LOOK), where)
    look = {key: element.attrib[key] for element in (group, shape) for key in _LOOK if key in element.attrib}
    try:
        matrix = shapes.times(
            shapes.matrix_of(group.get("transform", "")), shapes.matrix_of(shape.get("transform", ""))
        )
        return build(
            shape.get(data, ""), [_size(shape, key) for key in sizes], matrix, _style(shape, look, matrix, where)
        )
    except ValueError as error:
        cure = "Write plain numbers, in millimetres"
        raise TemplateError(f"{_shown(shape)}: {error}", where=where, cure=cure) from None


def _style(shape: ET.Element, look: dict[str, str], matrix: Matrix, where: str) -> Style:
    width = shapes.numbers_in(look.get("stroke-width", "1"))
    if len(width) != 1 or width[0] < 0:
        raise ValueError("stroke-width is no number")
    return Style(
        fill=_colour(shape, "fill", look.get("fill", INK), where),
        stroke=_colour(shape, "stroke", look.get("stroke", "none"), where),
        width=round(width[0] * shapes.stroke_scale(matrix), 3),
        cap=_word(shape, look, "stroke-linecap", ("butt", "round", "square"), where),
        join=_word(shape, look, "stroke-linejoin", ("miter", "round", "bevel"), where),
        even_odd=_word(shape, look, "fill-rule", ("nonzero", "evenodd"), where) == "evenodd",
    )


def _colour(shape: ET.Element, key: str, value: str, where: str) -> str | None:
    colour = value.strip().lower()
    if colour != "none" and colour not in PALETTE:
        cure = f"Use none or {', '.join(known.upper() for known in PALETTE)}"
        raise TemplateError(f"{_shown(shape)} has the {key} {value[:40]!r}", where=where, cure=cure)
    return None if colour == "none" else colour


def _word(shape: ET.Element, look: dict[str, str], key: str, words: tuple[str, ...], where: str) -> str:
    value = look.get(key, words[0])
    if value not in words:
        raise TemplateError(f"{_shown(shape)} has {key} {value[:40]!r}", where=where, cure=f"Use {', '.join(words)}")
    return value


def _size(shape: ET.Element, key: str) -> float:
    numbers = shapes.numbers_in(shape.get(key, "0"))
    if len(numbers) != 1 or (numbers[0] < 0 and key in {"r", "rx", "ry", "width", "height"}):
        raise ValueError(f"{key} is no size")
    return numbers[0]


def _numbers(element: ET.Element, key: str, where: str) -> list[float]:
    try:
        return shapes.numbers_in(element.get(key, ""))
    except ValueError as error:
        raise TemplateError(f"{_shown(element)}: {error}", where=where, cure="Write plain numbers") from None


def _only(element: ET.Element, known: tuple[str, ...], where: str) -> None:
    for key in element.attrib:
        if key not in known:
            cure = f"Remove it; known: {', '.join(word for word in known if word)}"
            raise TemplateError(f"{_shown(element)} has the attribute {_short(key)!r}", where=where, cure=cure)


def _name(element: ET.Element) -> str:
    """The element's name, with its namespace unless that is SVG's own."""
    return str(element.tag).removeprefix(_SVG)


def _shown(element: ET.Element) -> str:
    label = element.get("id")
    return f"<{_short(_name(element))}{f' id={label[:30]!r}' if label else ''}>"


def _short(name: str) -> str:
    return name.rpartition("}")[2][:40]
