"""A Scene as an SVG file: millimetres, text that stays text with its letters embedded, named groups as layers."""

from __future__ import annotations

import base64
import io
from collections import defaultdict
from typing import TYPE_CHECKING, Any

from toolkit.drawing.fonts import FAMILIES, face
from toolkit.drawing.numbers import short
from toolkit.drawing.scene import MM_PER_PT, Circle, Group, Item, Line, Path, Polygon, Rect, Scene, Style, Text

if TYPE_CHECKING:
    from collections.abc import Mapping

WEIGHTS = {"bold": "700"}
SUBSET_TABLES = {"GlyphOrder", "OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post"}
TEXT_RULE = "text{font-kerning:none;font-variant-ligatures:none;white-space:pre}"  # letters stand as they were measured


def svg_text(scene: Scene, *, subject: str = "", outlines: bool = False) -> str:
    """The SVG file's text; ``outlines`` turns every letter into a path, for cutters and drawing programs."""
    import svgwrite

    size = (f"{short(scene.width)}mm", f"{short(scene.height)}mm")
    drawing = svgwrite.Drawing(size=size, viewBox=f"0 0 {short(scene.width)} {short(scene.height)}", debug=False)
    drawing.set_desc(title=scene.title or None, desc=subject or None)
    writer = _Writer(drawing, outlines=outlines)
    for item in scene.items:
        drawing.add(writer.element(item))
    if writer.letters:
        drawing.defs.add(drawing.style(f"{TEXT_RULE}\n{font_faces(writer.letters)}"))
    return str(drawing.tostring()) + "\n"


class _Writer:
    """Makes one svgwrite element an item and remembers which letters of which face were used."""

    def __init__(self, drawing: Any, *, outlines: bool) -> None:
        self.drawing = drawing
        self.outlines = outlines
        self.letters: defaultdict[str, set[str]] = defaultdict(set)
        self.clips = 0

    def element(self, item: Item) -> Any:
        new = self.drawing
        match item:
            case Line(x1, y1, x2, y2, style):
                return new.line((short(x1), short(y1)), (short(x2), short(y2)), **_paint(style))
            case Rect(x, y, width, height, style, radius):
                corner = {"rx": short(radius)} if radius else {}
                return new.rect((short(x), short(y)), (short(width), short(height)), **corner, **_paint(style))
            case Circle(x, y, radius, style):
                return new.circle((short(x), short(y)), short(radius), **_paint(style))
            case Polygon(points, style, closed):
                corners = [(short(x), short(y)) for x, y in points]
                return (new.polygon if closed else new.polyline)(corners, **_paint(style))
            case Path(segments, style):
                return new.path(_data(segments), **_paint(style))
            case Text():
                return self.text(item)
            case Group():
                return self.group(item)

    def text(self, item: Text) -> Any:
        words = face(item.face).checked(item.text)
        turn = (
            {"transform": f"rotate({short(item.turn_degrees)} {short(item.x)} {short(item.y)})"}
            if item.turn_degrees
            else {}
        )
        if self.outlines:
            return self.drawing.path(_outline(item, words), fill=item.fill, **turn)
        self.letters[item.face] |= set(words)
        weight = {"font_weight": WEIGHTS[item.face]} if item.face in WEIGHTS else {}
        spacing = {"letter_spacing": short(item.spacing)} if item.spacing else {}
        anchor = {"text_anchor": item.anchor} if item.anchor != "start" else {}
        return self.drawing.text(
            words,
            (short(item.x), short(item.y)),
            fill=item.fill,
            font_family=f"'{FAMILIES[item.face]}'",
            font_size=f"{item.size * MM_PER_PT:.4f}",
            **weight,
            **spacing,
            **anchor,
            **turn,
        )

    def group(self, group: Group) -> Any:
        moves = []
        if group.move != (0.0, 0.0):
            moves.append(f"translate({short(group.move[0])} {short(group.move[1])})")
        if group.turn_degrees:
            moves.append(f"rotate({short(group.turn_degrees)})")
        if group.scale != 1.0:
            moves.append(f"scale({group.scale:.6f})")
        inner = self.drawing.g(**({"transform": " ".join(moves)} if moves else {}))
        for item in group.items:
            inner.add(self.element(item))
        outer = inner
        if group.clip is not None:
            self.clips += 1
            clip = self.drawing.clipPath(id=f"clip-{self.clips}")
            clip.add(self.element(group.clip))
            self.drawing.defs.add(clip)
            outer = self.drawing.g(clip_path=f"url(#clip-{self.clips})")
            outer.add(inner)
        if group.name:
            outer["id"] = group.name
        return outer


def _paint(style: Style) -> dict[str, str]:
    paint = {"fill": style.fill or "none"}
    if style.fill and style.even_odd:
        paint["fill_rule"] = "evenodd"
    if style.stroke:
        paint |= {"stroke": style.stroke, "stroke_width": f"{style.width:.3f}".rstrip("0").rstrip(".")}
        if style.dash:
            paint["stroke_dasharray"] = " ".join(map(short, style.dash))
        if style.cap != "butt":
            paint["stroke_linecap"] = style.cap
        if style.join != "miter":
            paint["stroke_linejoin"] = style.join
    return paint


def _data(segments: tuple[tuple[str, tuple[float, ...]], ...]) -> str:
    return "".join(letter + " ".join(map(short, numbers)) for letter, numbers in segments)


def _outline(item: Text, words: str) -> str:
    """The text as path data, letter by letter at the advances that were measured."""
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.pens.transformPen import TransformPen
    from fontTools.ttLib import TTFont

    measured = face(item.face)
    size = item.size * MM_PER_PT
    width = measured.width(words, item.size, item.spacing)
    x = item.x - width * {"start": 0.0, "middle": 0.5, "end": 1.0}[item.anchor]
    with TTFont(measured.path, lazy=True) as font:
        glyphs, names, em = font.getGlyphSet(), font.getBestCmap(), font["head"].unitsPerEm
        pen = SVGPathPen(glyphs, ntos=short)
        for letter in words:
            scale = size / em
            glyphs[names[ord(letter)]].draw(TransformPen(pen, (scale, 0, 0, -scale, x, item.y)))
            x += measured.advances[letter] * size + item.spacing
    return str(pen.getCommands())


def font_faces(letters: Mapping[str, set[str]]) -> str:
    """Style rules that embed these letters of each face (by its key), for SVG and HTML alike.

    A letter that a face lacks is left out: the viewer takes it from another.
    """
    rules = []
    for key in sorted(letters):
        data = base64.b64encode(_subset(key, "".join(sorted(letters[key])))).decode()
        weight = f"font-weight:{WEIGHTS[key]};" if key in WEIGHTS else ""
        source = f"url(data:font/ttf;base64,{data}) format('truetype')"
        rules.append(f"@font-face{{font-family:'{FAMILIES[key]}';{weight}src:{source}}}")
    return "\n".join(rules)


def _subset(key: str, letters: str) -> bytes:
    """The font file with just those of these letters that it has, without hints, names and layout tables."""
    from fontTools.ttLib import TTFont

    with TTFont(face(key).path, recalcTimestamp=False, recalcBBoxes=False) as font:
        names, glyf = font.getBestCmap(), font["glyf"]
        waiting = [".notdef", *(names[ord(letter)] for letter in letters if ord(letter) in names)]
        kept: set[str] = set()
        while waiting:
            name = waiting.pop()
            if name not in kept:
                kept.add(name)
                waiting += glyf[name].getComponentNames(glyf)
        order = [name for name in font.getGlyphOrder() if name in kept]
        for tag in set(font.keys()) - SUBSET_TABLES:
            del font[tag]
        font["post"].formatType = 3.0  # no names of glyphs
        font["name"].names = []
        font["hmtx"].metrics = {name: font["hmtx"].metrics[name] for name in order}
        font["cmap"].tables = [table for table in font["cmap"].tables if table.isUnicode()]
        for table in font["cmap"].tables:
            table.cmap = {code: name for code, name in table.cmap.items() if name in kept}
        glyf.glyphs = {name: glyf[name] for name in order}
        for glyph in glyf.glyphs.values():
            glyph.removeHinting()
        glyf.glyphOrder = order
        font.setGlyphOrder(order)
        buffer = io.BytesIO()
        font.save(buffer)
    return buffer.getvalue()
