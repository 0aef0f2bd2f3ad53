from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from toolkit.data import Templates, shipped_folder
from toolkit.drawing.art import ACCENT, INK, PAPER, Art, load, placed, stretched
from toolkit.drawing.scene import Circle, Group, Line, Polygon, Rect, bounds
from toolkit.drawing.scene import Path as Curve
from toolkit.errors import TemplateError

if TYPE_CHECKING:
    from pathlib import Path

SHIPPED = sorted((shipped_folder() / "art").rglob("*.svg"))
FOLDER = shipped_folder() / "art"


def name_of(path: Path) -> str:
    return path.relative_to(FOLDER).with_suffix("").as_posix()


def svg(inside: str, *, root: str = 'viewBox="0 0 20 10"', layer: str = "body") -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" {root}><g class="{layer}">{inside}</g></svg>'


def loaded(inside: str, *, saver: bool = False, layer: str = "body", **colours: str) -> Art:
    table = {f"#{key}": value for key, value in colours.items()}
    return load(svg(inside, layer=layer), where="art/test.svg", colours=table, saver=saver)


def tight_box(item: object) -> tuple[float, float, float, float]:
    """The box of the drawn outline itself: curves by their extremes, not by their handles."""
    if not isinstance(item, Curve):
        return bounds(item)  # type: ignore[arg-type]
    from fontTools.pens.boundsPen import BoundsPen

    pen = BoundsPen(None)
    started = False
    for letter, numbers in item.segments:
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        if letter == "M":
            if started:
                pen.endPath()
            pen.moveTo(points[0])
            started = True
        elif letter == "L":
            pen.lineTo(points[0])
        elif letter == "C":
            pen.curveTo(*points)
    box = pen.bounds or (0.0, 0.0, 0.0, 0.0)
    half = item.style.width / 2 if item.style.stroke else 0.0
    return (box[0] - half, box[1] - half, box[2] + half, box[3] + half)


def test_every_shipped_picture_loads_in_every_ink() -> None:
    for path in SHIPPED:
        for saver in (False, True):
            assert load(path.read_text(encoding="utf-8"), where=path.name, colours={}, saver=saver).items, path


@pytest.mark.parametrize("path", SHIPPED, ids=name_of)
def test_every_shipped_picture_stays_inside_its_artboard(path: Path) -> None:
    picture = load(path.read_text(encoding="utf-8"), where=path.name, colours={})
    spare = 0.5 if picture.width < 200 else 6  # half a keyline
    for item in picture.items:
        left, top, right, bottom = tight_box(item)
        assert left >= -spare, item
        assert top >= -spare, item
        assert right <= picture.width + spare, item
        assert bottom <= picture.height + spare, item


def test_in_grey_no_picture_keeps_a_hue() -> None:
    for path in SHIPPED:
        picture = load(path.read_text(encoding="utf-8"), where=path.name, colours={ACCENT: INK})
        colours = {colour for item in picture.items for colour in (item.style.fill, item.style.stroke)}  # type: ignore[union-attr]
        assert all(colour is None or colour[1:3] == colour[3:5] == colour[5:7] for colour in colours), path


def test_every_vendored_icon_has_its_author_and_every_credit_its_icon() -> None:
    credits_table = Templates.shipped().table("art/icons/CREDITS.toml")
    icons = {path.stem for path in SHIPPED if path.parent.name == "icons"}
    assert set(credits_table) <= icons
    assert all(entry["author"] and entry["original"] for entry in credits_table.values())


def test_all_shapes_become_scene_items_rounded_to_a_hundredth() -> None:
    picture = loaded(
        '<path d="M0 0Q5 10 10 0A5 5 0 0 1 20 0.12345Z"/><circle cx="1" cy="1" r="1"/>'
        '<ellipse cx="4" cy="4" rx="2" ry="1"/><rect x="1" y="2" width="3" height="4" rx="1"/>'
        '<line x1="0" y1="0" x2="3" y2="3" stroke="#6B6B6B"/><polygon points="0,0 1,0 1,1"/>'
        '<polyline points="0 0 1 0 1 1" fill="none" stroke="#1a1a1a"/>'
    )
    kinds = [type(item) for item in picture.items]
    assert kinds == [Curve, Circle, Curve, Rect, Line, Polygon, Polygon]
    outline = picture.items[0]
    assert isinstance(outline, Curve)
    assert {letter for letter, _ in outline.segments} <= {"M", "L", "C", "Z"}
    assert all(number == round(number, 2) for _, numbers in outline.segments for number in numbers)
    assert isinstance(picture.items[-1], Polygon)
    assert not picture.items[-1].closed


def test_transforms_are_worked_into_the_points_and_strokes() -> None:
    (turned,) = loaded('<rect x="1" y="0" width="2" height="1" transform="translate(10 0) rotate(90)"/>').items
    assert isinstance(turned, Polygon)
    assert turned.points == ((10.0, 1.0), (10.0, 3.0), (9.0, 3.0), (9.0, 1.0))
    (grown,) = loaded('<circle cx="1" cy="1" r="1" stroke="#1A1A1A" stroke-width="0.2" transform="scale(3)"/>').items
    assert isinstance(grown, Circle)
    assert (grown.x, grown.y, grown.radius, grown.style.width) == (3.0, 3.0, 3.0, 0.6)
    (flat,) = loaded('<circle cx="1" cy="1" r="1" transform="scale(3 1)"/>').items
    assert isinstance(flat, Curve)


def test_shapes_take_from_their_group_what_they_do_not_say_themselves() -> None:
    text = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g class="detail" fill="none" stroke="#FFFFFF" '
        'stroke-width="0.4" transform="translate(1 2)"><line x2="3" y2="3"/><circle r="1" fill="#D55E00"/></g></svg>'
    )
    line, circle = load(text, where="x", colours={"#d55e00": "#009e73"}).items
    assert isinstance(line, Line)
    assert isinstance(circle, Circle)
    assert (line.x1, line.y1, line.style.stroke, line.style.fill) == (1.0, 2.0, PAPER, None)
    assert (circle.x, circle.y, circle.style.fill) == (1.0, 2.0, "#009e73")


def test_saver_ink_turns_masses_into_outlines_and_white_lines_into_ink() -> None:
    mass = '<rect width="5" height="5" fill="#6B6B6B" stroke="#FFFFFF" stroke-width="0.6"/>'
    (body,) = loaded(mass, saver=True).items
    assert (body.style.fill, body.style.stroke, body.style.width) == (PAPER, INK, 0.3)  # type: ignore[union-attr]
    (eye,) = loaded('<circle r="1" cx="2" cy="2"/>', saver=True, layer="detail").items
    assert eye.style.fill == INK  # type: ignore[union-attr]
    (seam,) = loaded('<line x2="4" y2="4" stroke="#FFFFFF" stroke-width="0.5"/>', saver=True, layer="detail").items
    assert seam.style.stroke == INK  # type: ignore[union-attr]
    (sign,) = loaded('<rect width="5" height="5" fill="#D55E00"/>', saver=True, d55e00="#0072b2").items
    assert sign.style.fill == "#0072b2"  # type: ignore[union-attr]


BAD = {
    "document type": '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    "style sheet": '<?xml-stylesheet href="http://x/"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    "no xml": "<svg",
    "no svg": "<html/>",
    "no namespace": '<svg viewBox="0 0 1 1"/>',
    "no artboard": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    "empty artboard": svg("", root='viewBox="0 0 0 5"'),
    "shifted artboard": svg("", root='viewBox="1 0 5 5"'),
    "event": svg("", root='viewBox="0 0 1 1" onload="alert(1)"'),
    "script": svg("<script>alert(1)</script>"),
    "image": svg('<image href="http://x/y.png"/>'),
    "use": svg('<use href="#a"/>'),
    "text": svg("<text>Hi</text>"),
    "foreign": svg('<h:p xmlns:h="http://www.w3.org/1999/xhtml">Hi</h:p>'),
    "nested group": svg('<g class="body"/>'),
    "shape outside a layer": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    "unknown layer": svg("", layer="legs"),
    "style": svg('<circle r="1" style="fill:url(http://x/)"/>'),
    "link in a colour": svg('<circle r="1" fill="url(#a)"/>'),
    "colour": svg('<circle r="1" fill="#ff0000"/>'),
    "class on a shape": svg('<circle r="1" class="a"/>'),
    "foreign attribute": svg('<circle r="1" xmlns:x="http://x/" x:href="y"/>'),
    "no number": svg('<circle r="wide"/>'),
    "infinite": svg('<circle r="1e99"/>'),
    "not a number": svg('<circle r="nan"/>'),
    "negative": svg('<circle r="-1"/>'),
    "broken path": svg('<path d="M0 0 L5"/>'),
    "path without start": svg('<path d="L5 5"/>'),
    "huge path": svg('<path d="M0 0L99999 0"/>'),
    "odd points": svg('<polygon points="1 2 3"/>'),
    "transform": svg('<circle r="1" transform="perspective(3)"/>'),
    "line join": svg('<circle r="1" stroke-linejoin="arcs"/>'),
    "stroke width": svg('<circle r="1" stroke-width="-1"/>'),
    "too many shapes": svg('<circle r="1"/>' * 2001),
    "too many letters": svg("<circle/>" + " " * 300_000),
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD.keys())
def test_a_picture_that_is_more_than_shapes_is_refused_by_name(text: str) -> None:
    with pytest.raises(TemplateError) as caught:
        load(text, where="art/mine.svg", colours={})
    assert str(caught.value).startswith("art/mine.svg: ")
    assert caught.value.cure


def test_a_refusal_names_the_element_and_what_may_stand_there() -> None:
    with pytest.raises(TemplateError, match=r"<circle id='eye'> has the fill '#f00'.*#D55E00"):
        loaded('<circle id="eye" r="1" fill="#f00"/>')


def test_a_picture_is_set_down_by_width_height_or_both() -> None:
    picture = loaded('<rect width="20" height="10"/>')
    assert bounds(placed(picture, 5, 6)) == pytest.approx((5, 6, 25, 16))
    assert bounds(placed(picture, 5, 6, width=10)) == pytest.approx((5, 6, 15, 11))
    assert bounds(placed(picture, 5, 6, height=20)) == pytest.approx((5, 6, 45, 26))
    assert bounds(placed(picture, 0, 0, width=20, height=20)) == pytest.approx((0, 5, 20, 15))
    assert bounds(placed(picture, 0, 0, turn_degrees=90)) == pytest.approx((5, -5, 15, 15))


def test_what_sticks_out_is_cut_at_the_frame_or_in_a_circle() -> None:
    wide = loaded('<rect x="-5" width="40" height="10"/>')
    assert bounds(placed(wide, 0, 0)) == pytest.approx((0, 0, 20, 10))
    assert bounds(placed(wide, 0, 0, cut="none")) == pytest.approx((-5, 0, 35, 10))
    inside = placed(loaded('<rect width="20" height="10"/>'), 0, 0)
    assert inside.clip is None
    round_one = placed(wide, 1, 1, cut="round")
    assert isinstance(round_one, Group)
    assert isinstance(round_one.clip, Circle)
    assert (round_one.clip.x, round_one.clip.y, round_one.clip.radius) == (11, 6, 5)


def test_a_picture_is_stretched_without_thickening_its_lines() -> None:
    picture = loaded('<rect x="2" width="10" height="10" stroke="#1A1A1A" stroke-width="0.5"/><path d="M0 0L20 10"/>')
    wider = stretched(picture, 40, 10)
    box, diagonal = wider.items
    assert isinstance(box, Rect)
    assert (wider.width, box.x, box.width, box.height, box.style.width) == (40, 4, 20, 10, 0.5)
    assert isinstance(diagonal, Curve)
    assert diagonal.segments[1] == ("L", (40, 10))


def test_the_readme_shows_a_picture_that_loads() -> None:
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    found = re.search(r"```xml\n(.*?)```", text, re.DOTALL)
    assert found
    assert load(found[1], where="README.md", colours={}).width == 22.8
