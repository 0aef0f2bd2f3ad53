"""Scenes as the pages of a PDF: true scale, fonts embedded, named groups as layers, the same bytes every time."""

from __future__ import annotations

import io
import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from toolkit.drawing.fonts import FACES, FOLDER, face
from toolkit.drawing.numbers import short
from toolkit.drawing.pdf_operators import circle, clip_outline, colour, path, polygon, rectangle
from toolkit.drawing.scene import (
    MM_PER_PT,
    Circle,
    Group,
    Item,
    Line,
    Path,
    Polygon,
    Rect,
    Scene,
    Style,
    Text,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

CAPS = {"butt": 0, "round": 1, "square": 2}
JOINS = {"miter": 0, "round": 1, "bevel": 2}


@dataclass(frozen=True, slots=True)
class About:
    """What the file says of itself: title, subject (seed, version, settings), language."""

    title: str
    subject: str = ""
    language: str = "en"


def pdf_bytes(scenes: Sequence[Scene], about: About, outline: Sequence[tuple[str, int]] = ()) -> bytes:
    """A page a scene, with page labels; ``outline`` gives bookmarks as (title, page index)."""
    from reportlab import rl_config
    from reportlab.pdfgen.canvas import Canvas

    _register_fonts()
    rl_config.useA85 = 0
    buffer = io.BytesIO()
    canvas = Canvas(
        buffer, invariant=1, pageCompression=1, pdfVersion=(1, 5), lang=about.language, initialFontName="body"
    )
    canvas.setTitle(about.title)
    canvas.setSubject(about.subject)
    canvas.setAuthor("brains-toolkit")
    canvas.setCreator("brains-toolkit")
    canvas.setViewerPreference("PrintScaling", "None")
    bookmarks: dict[int, list[str]] = {}
    for title, index in outline:
        bookmarks.setdefault(index, []).append(title)
    titles: list[str] = []
    layers = _Layers(canvas)
    for index, scene in enumerate(scenes):
        canvas.setPageSize((scene.width / MM_PER_PT, scene.height / MM_PER_PT))
        for title in bookmarks.get(index, ()):
            key = f"bookmark-{len(titles)}"
            titles.append(title)
            canvas.bookmarkPage(key)
            canvas.addOutlineEntry(title, key)
        writer = _PageWriter(canvas, layers)
        canvas._code[:] = writer.page(scene)  # noqa: SLF001 - one content scale, written once
        canvas.showPage()
        layers.close_page()
        if scene.label:
            canvas.addPageLabel(index, prefix=_ascii(scene.label))
    layers.close()
    if outline:
        canvas.showOutline()
    canvas.save()
    return buffer.getvalue()


def _ascii(text: str) -> str:
    return text.encode("ascii", "ignore").decode()


def _register_fonts() -> None:
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    registered = pdfmetrics.getRegisteredFontNames()
    for key, name in FACES.items():
        if key not in registered:
            pdfmetrics.registerFont(TTFont(key, str(FOLDER / name)))


class _Layers:
    """Optional-content groups, one a name, which reportlab has no word for."""

    def __init__(self, canvas: Any) -> None:
        self.canvas = canvas
        self.references: dict[str, Any] = {}
        self.used: set[str] = set()

    def tag(self, name: str) -> str:
        """The resource name of a layer on this page."""
        from reportlab.pdfbase import pdfdoc

        if name not in self.references:
            group = pdfdoc.PDFDictionary({"Type": pdfdoc.PDFName("OCG"), "Name": pdfdoc.PDFString(name)})
            self.references[name] = self.canvas._doc.Reference(group, f"layer-{len(self.references)}")  # noqa: SLF001
        self.used.add(name)
        return f"L{list(self.references).index(name)}"

    def close_page(self) -> None:
        """Give the page just shown its layers."""
        from reportlab.pdfbase import pdfdoc

        if self.used:
            resources = pdfdoc.PDFResourceDictionary()
            resources.basicFonts()
            resources.Properties = {self.tag(name): self.references[name] for name in sorted(self.used)}
            self.canvas._doc.Pages.pages[-1].Resources = resources  # noqa: SLF001
        self.used = set()

    def close(self) -> None:
        """Tell the reader which layers there are and that all are shown."""
        from reportlab.pdfbase import pdfdoc

        if not self.references:
            return
        order = pdfdoc.PDFArray(list(self.references.values()))
        default = {"Name": pdfdoc.PDFString("Layers"), "BaseState": pdfdoc.PDFName("ON"), "Order": order}
        catalog = self.canvas._doc.Catalog  # noqa: SLF001
        catalog.__NoDefault__ = [*catalog.__NoDefault__, "OCProperties"]
        catalog.OCProperties = pdfdoc.PDFDictionary({"OCGs": order, "D": pdfdoc.PDFDictionary(default)})


class _PageWriter:
    """Turns the items of one page into drawing operators, leaving out state that is already set."""

    def __init__(self, canvas: Any, layers: _Layers) -> None:
        from reportlab.pdfbase import pdfmetrics

        self.document = canvas._doc  # noqa: SLF001
        self.escape = canvas._escape  # noqa: SLF001
        self.font = pdfmetrics.getFont
        self.layers = layers
        self.out: list[str] = []
        self.state: dict[str, object] = {}

    def page(self, scene: Scene) -> list[str]:
        """All operators of a page; one matrix turns points, y up, into millimetres, y down."""
        scale = 1 / MM_PER_PT
        self.out.append(f"{scale:.8f} 0 0 {-scale:.8f} 0 {scene.height * scale:.6f} cm")
        for item in scene.items:
            self.item(item)
        return self.out

    def item(self, item: Item) -> None:
        match item:
            case Line(x1, y1, x2, y2, style):
                self.paint(f"{short(x1)} {short(y1)} m {short(x2)} {short(y2)} l", style)
            case Rect(x, y, width, height, style, radius):
                self.paint(rectangle(x, y, width, height, radius), style)
            case Circle(x, y, radius, style):
                self.paint(circle(x, y, radius), style)
            case Polygon(points, style, closed):
                self.paint(polygon(points, closed=closed), style)
            case Path(segments, style):
                self.paint(path(segments), style)
            case Text():
                self.text(item)
            case Group():
                self.group(item)

    def paint(self, outline: str, style: Style) -> None:
        """One path, filled and stroked as its style says."""
        out = self.out
        if style.fill is not None:
            self.set("fill", style.fill, lambda: colour(style.fill, "g", "rg"))
        if style.stroke is not None:
            self.set("stroke", style.stroke, lambda: colour(style.stroke, "G", "RG"))
            self.set("width", style.width, lambda: f"{style.width:.3f}".rstrip("0").rstrip(".") + " w")
            self.set("dash", style.dash, lambda: f"[{' '.join(map(short, style.dash))}] 0 d")
            self.set("cap", style.cap, lambda: f"{CAPS[style.cap]} J")
            self.set("join", style.join, lambda: f"{JOINS[style.join]} j")
        star = "*" if style.even_odd else ""
        if style.fill is not None:
            operator = f"B{star}" if style.stroke is not None else f"f{star}"
        elif style.stroke is not None:
            operator = "S"
        else:
            return
        out.append(f"{outline} {operator}")

    def set(self, key: str, value: object, operator: Any) -> None:
        if self.state.get(key) != value:
            self.state[key] = value
            self.out.append(operator())

    def text(self, item: Text) -> None:
        """One line of text in its embedded subset."""
        measured = face(item.face)
        words = measured.checked(item.text)
        x, y = item.x, item.y
        shift = measured.width(words, item.size, item.spacing) * {"start": 0.0, "middle": 0.5, "end": 1.0}[item.anchor]
        angle = math.radians(item.turn_degrees)
        cos, sin = math.cos(angle), math.sin(angle)
        x, y = x - shift * cos, y - shift * sin
        self.set("fill", item.fill, lambda: colour(item.fill, "g", "rg"))
        matrix = f"1 0 0 -1 {short(x)} {short(y)}"
        if item.turn_degrees:
            matrix = f"{cos:.5f} {sin:.5f} {sin:.5f} {-cos:.5f} {short(x)} {short(y)}"
        font = self.font(item.face)
        size = item.size * MM_PER_PT
        out = ["BT", f"{matrix} Tm"]
        if item.spacing:
            out.append(f"{item.spacing:.3f} Tc")
        for subset, letters in font.splitString(words, self.document):
            name = font.getSubsetInternalName(subset, self.document)
            out.append(f"{name} {size:.4f} Tf ({self.escape(letters)}) Tj")
        if item.spacing:
            out.append("0 Tc")
        self.out.append(" ".join([*out, "ET"]))

    def group(self, group: Group) -> None:
        """The group's layer, clip and matrix around its items."""
        if group.name:
            self.out.append(f"/OC /{self.layers.tag(group.name)} BDC")
        kept = None
        moved = group.move != (0.0, 0.0) or group.turn_degrees or group.scale != 1.0
        if moved or group.clip is not None:
            kept = dict(self.state)
            self.out.append("q")
            if group.clip is not None:
                self.out.append(f"{clip_outline(group.clip)} W n")
            if moved:
                angle = math.radians(group.turn_degrees)
                cos, sin = math.cos(angle) * group.scale, math.sin(angle) * group.scale
                x, y = group.move
                self.out.append(f"{cos:.6f} {sin:.6f} {-sin:.6f} {cos:.6f} {x:.4f} {y:.4f} cm")
        for item in group.items:
            self.item(item)
        if kept is not None:
            self.out.append("Q")
            self.state = kept
        if group.name:
            self.out.append("EMC")
