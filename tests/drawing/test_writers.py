"""One scene, two writers: true scale, text as text, layers, embedded fonts, the same bytes twice."""

import io
import re
import xml.etree.ElementTree as ET

import pypdfium2
import pytest
from pypdf import PdfReader

from toolkit.drawing.pdf import About, pdf_bytes
from toolkit.drawing.png import png_bytes
from toolkit.drawing.scene import Circle, Group, Line, Rect, Scene, Style, Text
from toolkit.drawing.svg import font_faces, svg_text
from toolkit.errors import SettingError

INK = Style(fill="#1a1a1a")
SCENE = Scene(
    210,
    297,
    (
        Rect(20, 30, 25.4, 25.4, INK),
        Circle(100, 100, 12.7, Style(stroke="#d55e00", width=0.5)),
        Text(20, 200, "Zażółć <b>&\\()", "stencil", 18, "#1a1a1a"),
        Group((Line(0, 0, 10, 0, Style(stroke="#1a1a1a")),), name="cut"),
        Group((Rect(0, 0, 90, 5, INK),), move=(50, 250), turn_degrees=10, clip=Rect(50, 240, 40, 40, Style())),
    ),
    title="A <sheet>",
    label="A1",
)


@pytest.fixture(scope="module")
def pdf():
    return pdf_bytes([SCENE, SCENE], About("Kit", "seed 7"), [("Board", 0), ("Karty łąka", 1)])


def dark_columns(picture):
    """The leftmost and rightmost dark pixel of a row through the square."""
    row = [picture.getpixel((x, int(picture.height * 40 / 297))) for x in range(picture.width)]
    dark = [x for x, pixel in enumerate(row) if sum(pixel[:3]) < 200]
    return dark[0], dark[-1] + 1


def test_one_inch_is_one_inch_in_the_rendered_page(pdf):
    document = pypdfium2.PdfDocument(pdf)
    picture = document[0].render(scale=600 / 72).to_pil().convert("RGB")
    document.close()
    left, right = dark_columns(picture)
    assert (right - left) / 600 * 25.4 == pytest.approx(25.4, abs=0.1)
    assert left / 600 * 25.4 == pytest.approx(20, abs=0.1)


def test_the_page_is_the_paper_and_asks_for_no_scaling(pdf):
    reader = PdfReader(io.BytesIO(pdf))
    box = reader.pages[0].mediabox
    assert float(box.width) * 25.4 / 72 == pytest.approx(210, abs=0.01)
    assert float(box.height) * 25.4 / 72 == pytest.approx(297, abs=0.01)
    assert reader.trailer["/Root"]["/ViewerPreferences"]["/PrintScaling"] == "/None"


def test_every_font_in_the_pdf_is_embedded(pdf):
    reader = PdfReader(io.BytesIO(pdf))
    fonts = [font.get_object() for page in reader.pages for font in page["/Resources"]["/Font"].get_object().values()]
    assert fonts
    assert all("/FontFile2" in font["/FontDescriptor"] for font in fonts)


def test_the_pdf_names_title_subject_language_bookmarks_and_page_labels(pdf):
    reader = PdfReader(io.BytesIO(pdf))
    assert reader.metadata.title == "Kit"
    assert reader.metadata.subject == "seed 7"
    assert [entry.title for entry in reader.outline] == ["Board", "Karty łąka"]
    assert reader.page_labels == ["A1", "A1"]
    assert reader.trailer["/Root"]["/Lang"] == "en"


def test_a_named_group_is_a_layer_in_both_files(pdf):
    root = PdfReader(io.BytesIO(pdf)).trailer["/Root"]
    assert [group.get_object()["/Name"] for group in root["/OCProperties"]["/OCGs"]] == ["cut"]
    svg = ET.fromstring(svg_text(SCENE))  # noqa: S314 - our own file
    assert [group.get("id") for group in svg.iter("{http://www.w3.org/2000/svg}g") if group.get("id")] == ["cut"]


def test_text_stays_text_and_never_becomes_markup(pdf):
    assert "Zażółć <b>&\\()" in PdfReader(io.BytesIO(pdf)).pages[0].extract_text()
    svg = ET.fromstring(svg_text(SCENE))  # noqa: S314
    assert [text.text for text in svg.iter("{http://www.w3.org/2000/svg}text")] == ["Zażółć <b>&\\()"]
    assert not list(svg.iter("{http://www.w3.org/2000/svg}b"))


def test_svg_size_is_millimetres_with_an_equal_view_box():
    svg = ET.fromstring(svg_text(SCENE))  # noqa: S314
    assert (svg.get("width"), svg.get("height"), svg.get("viewBox")) == ("210mm", "297mm", "0 0 210 297")


def test_svg_embeds_the_letters_it_uses_and_outlines_need_no_font():
    assert "font/ttf;base64," in svg_text(SCENE)
    outlined = svg_text(SCENE, outlines=True)
    assert "<text" not in outlined
    assert "font-face" not in outlined


def test_a_letter_that_a_face_lacks_is_left_to_the_viewer():
    assert font_faces({"body": {"A", "″"}}) == font_faces({"body": {"A"}})


def test_greys_are_device_grey_so_that_black_is_not_billed_as_colour():
    page = pdf_bytes([Scene(50, 50, (Rect(0, 0, 9, 9, INK), Line(0, 0, 9, 9, Style(stroke="#6b6b6b"))))], About("t"))
    stream = PdfReader(io.BytesIO(page)).pages[0].get_contents().get_data().decode("latin-1")
    assert not re.search(r"\brg\b|\bRG\b", stream)


def test_same_scene_same_bytes(pdf):
    assert pdf == pdf_bytes([SCENE, SCENE], About("Kit", "seed 7"), [("Board", 0), ("Karty łąka", 1)])
    assert svg_text(SCENE) == svg_text(SCENE)


def test_png_has_the_asked_resolution_and_refuses_absurd_ones():
    assert png_bytes(SCENE, About("t"), dpi=50).startswith(b"\x89PNG")
    with pytest.raises(SettingError, match="million pixels"):
        png_bytes(SCENE, About("t"), dpi=5000)
