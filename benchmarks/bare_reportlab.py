"""The same sheets by reportlab alone, what a kit costs without us: bare_reportlab.py SHAPES FOLDER.

SHAPES is a marshalled list of files: name, pages; a page is width, height and plain tuples for its shapes. Everything
is drawn through reportlab's own canvas, as a script written for the purpose would.
"""

from __future__ import annotations

import marshal
import sys
from pathlib import Path
from typing import Any

from reportlab.lib.colors import HexColor
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

MM = 72 / 25.4
COLOURS: dict[str, Any] = {}


def colour(name: str) -> Any:
    if name not in COLOURS:
        COLOURS[name] = HexColor(name)
    return COLOURS[name]


def styled(canvas: Any, style: Any) -> dict[str, int]:
    fill, stroke, width, dash, cap, join = style
    if fill:
        canvas.setFillColor(colour(fill))
    if stroke:
        canvas.setStrokeColor(colour(stroke))
        canvas.setLineWidth(width)
        canvas.setDash(*([list(dash)] if dash else []))
        canvas.setLineCap(cap)
        canvas.setLineJoin(join)
    return {"fill": int(bool(fill)), "stroke": int(bool(stroke))}


def outline(canvas: Any, segments: Any) -> Any:
    path = canvas.beginPath()
    for letter, numbers in segments:
        if letter == "M":
            path.moveTo(*numbers)
        elif letter == "L":
            path.lineTo(*numbers)
        elif letter == "C":
            path.curveTo(*numbers)
        else:
            path.close()
    return path


def draw(canvas: Any, shape: Any) -> None:  # noqa: C901, PLR0912 - a case a shape
    kind = shape[0]
    if kind == "line":
        styled(canvas, shape[5])
        canvas.line(*shape[1:5])
    elif kind == "rect":
        kinds = styled(canvas, shape[6])
        if shape[5]:
            canvas.roundRect(*shape[1:5], shape[5], **kinds)
        else:
            canvas.rect(*shape[1:5], **kinds)
    elif kind == "circle":
        canvas.circle(*shape[1:4], **styled(canvas, shape[4]))
    elif kind == "path":
        kinds = styled(canvas, shape[2])
        canvas.drawPath(outline(canvas, shape[1]), **kinds)
    elif kind == "text":
        _, x, y, text, face, size, fill, anchor, turn = shape
        canvas.saveState()
        canvas.translate(x, y)
        canvas.scale(1, -1)
        if turn:
            canvas.rotate(-turn)
        canvas.setFont(face, size)
        canvas.setFillColor(colour(fill))
        {"start": canvas.drawString, "middle": canvas.drawCentredString, "end": canvas.drawRightString}[anchor](
            0, 0, text
        )
        canvas.restoreState()
    else:
        _, move, turn, scale, clip, shapes = shape
        canvas.saveState()
        if clip:
            canvas.clipPath(outline(canvas, clip), stroke=0, fill=0)
        canvas.translate(*move)
        if turn:
            canvas.rotate(turn)
        if scale != 1:
            canvas.scale(scale, scale)
        for one in shapes:
            draw(canvas, one)
        canvas.restoreState()


def main() -> None:
    shapes, fonts = marshal.loads(Path(sys.argv[1]).read_bytes())  # noqa: S302 - our own file
    folder = Path(sys.argv[2])
    for key, path in fonts.items():
        pdfmetrics.registerFont(TTFont(key, path))
    for name, pages in shapes:
        canvas = Canvas(str(folder / name), invariant=1, pageCompression=1)
        for width, height, items in pages:
            canvas.setPageSize((width * MM, height * MM))
            canvas.translate(0, height * MM)
            canvas.scale(MM, -MM)
            for item in items:
                draw(canvas, item)
            canvas.showPage()
        canvas.save()


if __name__ == "__main__":
    main()
