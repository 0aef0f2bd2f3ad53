"""A drawing's bounds: what culling and the overlap tests rely on."""

import pytest

from toolkit.drawing.scene import Circle, Group, Line, Path, Polygon, Rect, Style, Text, bounds

STROKE = Style(stroke="#000000", width=2)


@pytest.mark.parametrize(
    ("item", "box"),
    [
        (Line(0, 0, 10, 0, STROKE), (-1, -1, 11, 1)),
        (Rect(1, 2, 3, 4, Style(fill="#000000")), (1, 2, 4, 6)),
        (Circle(5, 5, 2, STROKE), (2, 2, 8, 8)),
        (Polygon(((0, 0), (4, 0), (2, 3)), Style()), (0, 0, 4, 3)),
        (Path((("M", (0, 0)), ("C", (0, 9, 4, 9, 4, 0)), ("Z", ())), Style()), (0, 0, 4, 9)),
        (Group((Rect(0, 0, 2, 1, Style()),), move=(10, 10), scale=2), (10, 10, 14, 12)),
        (Group((Rect(0, 0, 9, 9, Style()),), clip=Rect(0, 0, 4, 4, Style())), (0, 0, 4, 4)),
    ],
)
def test_bounds_hold_the_shape_and_its_stroke(item, box):
    assert bounds(item) == pytest.approx(box)


def test_a_group_turned_clockwise_turns_its_bounds():
    turned = Group((Rect(0, 0, 10, 2, Style()),), turn_degrees=90)
    assert bounds(turned) == pytest.approx((-2, 0, 0, 10))


def test_text_bounds_follow_anchor():
    start = bounds(Text(50, 50, "Hjärna", "bold", 12, "#000000"))
    end = bounds(Text(50, 50, "Hjärna", "bold", 12, "#000000", anchor="end"))
    assert start[0] == pytest.approx(50)
    assert end[2] == pytest.approx(50)
    assert end[2] - end[0] == pytest.approx(start[2] - start[0])
