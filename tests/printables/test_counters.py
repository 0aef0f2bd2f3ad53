"""Counters, turn tracks and buildings at true scale."""

from __future__ import annotations

import pytest

from tests.printables.desks import desk_for
from tests.printables.overlaps import faults
from toolkit.drawing.scene import Circle, Group, Line, Polygon, Rect, Text, bounds
from toolkit.errors import DrawingError
from toolkit.model.board import Opening
from toolkit.model.counters import Counter, CounterGroup, Counters
from toolkit.model.floors import Floor, FloorNote, FloorPlans, Wall
from toolkit.model.tracks import Phase, TurnTrack
from toolkit.printables import drawn
from toolkit.printables.frame import framed
from toolkit.printables.kit import pieces_of
from toolkit.printables.selection import names_of, selected

DESK = desk_for(game="braaains")


def flat(items):
    for item in items:
        if isinstance(item, Group):
            yield from flat(item.items)
        else:
            yield item


def cut_lines(pages):
    for page in pages:
        stack = list(page.items)
        while stack:
            item = stack.pop()
            if isinstance(item, Group):
                if item.name == "cut":
                    yield from item.items
                else:
                    stack += item.items


def upright(line):
    return line.x1 == line.x2


def rounds(*counters, only="rifle"):
    return CounterGroup("Rifle", "15 rounds", counters, only)


def some(fives=2, singles=5):
    return Counters(
        "Ammo",
        "*15 rounds.* Pay them.",
        (rounds(Counter(5, fives, "rifle", "M-20"), Counter(1, singles, "rifle", "M-20")),),
    )


# --- counters ---


def test_a_five_is_as_wide_as_two_singles_and_both_are_cut_at_shared_lines():
    pages = drawn(some(), DESK)
    xs = sorted({round(line.x1, 3) for line in cut_lines(pages) if upright(line)})
    assert xs == [0, 25.4, 50.8, *(round(50.8 + 12.7 * n, 3) for n in range(1, 6))]


def test_many_counters_run_on_to_further_sheets_with_their_heading():
    pages = drawn(some(fives=0, singles=400), DESK)
    assert len(pages) > 2
    for page in pages:
        assert "Rifle" in {item.text for item in flat(page.items) if isinstance(item, Text)}
    rows = {
        (number, round(line.y1, 3)) for number, page in enumerate(pages) for line in cut_lines([page]) if upright(line)
    }
    assert sum(upright(line) for line in cut_lines(pages)) == 400 + len(rows)  # one line more than counters in each row


@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
@pytest.mark.parametrize("ink", ["full", "grey", "saver"])
def test_nothing_leaves_the_sheet(paper, ink):
    desk = desk_for(paper=paper, ink=ink, game="braaains")
    pages = drawn(some(14, 40), desk)
    for number, page in enumerate(pages, 1):
        assert faults(framed(page, desk, number, len(pages))) == []


def test_a_counter_for_too_many_rounds_is_refused():
    with pytest.raises(DrawingError, match="a counter for 50 rounds has no room for them"):
        drawn(Counters("Ammo", "", (rounds(Counter(50, 1, "rifle", "M-20")),)), DESK)


def test_counters_are_counted_and_selected_by_their_group():
    piece = some()
    assert pieces_of(piece, (), DESK) == 7
    assert names_of(piece) == ("rifle",)
    assert selected(piece, ["Rifle"]).groups == piece.groups
    assert selected(piece, ["pistol"]) is None


# --- turn tracks ---


def track(turns=10, phases=5):
    return TurnTrack(
        "Turns",
        "Ten turns",
        "Go on.",
        turns,
        tuple(Phase("soldier", f"Phase {n}", "Do it.") for n in range(phases)),
        "Out",
        "helicopter",
    )


@pytest.mark.parametrize("turns", [1, 5, 6, 10, 12])
def test_a_box_a_turn_with_a_ring_for_a_token_and_a_tick_for_every_phase(turns):
    (page,) = drawn(track(turns), DESK)
    items = list(flat(page.items))
    rings = [item for item in items if isinstance(item, Circle) and item.radius == 12.7]
    ticks = [item for item in items if isinstance(item, Rect) and abs(item.width - (7 - DESK.theme.line.box)) < 1e-6]
    assert len(rings) == turns
    assert len(ticks) == 5 * turns
    assert faults(framed(page, DESK, 1, 1)) == []


# --- buildings ---


RING = ((-63.5, -63.5), (63.5, -63.5), (63.5, 63.5), (-63.5, 63.5))


def plans(ring=RING, walls=4, height=76.2):
    openings = (
        Opening("d", "door", "b", (-20.0, 63.5), (18.1, 63.5)),
        Opening("w", "window", "b", (63.5, -15.0), (63.5, 15.0)),
    )
    floors = (
        Floor("Ground", "True scale.", ring, openings, (0.0, 0.0), notes=(FloorNote("door", "*Door.* Open."),) * 3),
        Floor("Roof", "True scale.", ring, ladder=(0.0, 0.0), hatch="Hatch", rings=((30.0, 30.0),)),
    )
    sides = tuple(Wall(f"Wall {n}", 127.0, (("door", 40.0, 78.0), ("window", 90.0, 115.0))) for n in range(walls))
    return FloorPlans("Building", floors, "Walls", "Cut out.", sides, height, (FloorNote("glue", "Glue."),) * 4)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_floors_and_walls_are_true_to_scale(paper):
    desk = desk_for(paper=paper, game="braaains")
    pages = drawn(plans(), desk)
    assert len(pages) == 3
    outlines = [
        bounds(item)
        for item in flat(pages[0].items)
        if isinstance(item, Polygon) and len(item.points) == 4 and item.style.fill == desk.theme.paper
    ]
    assert any(abs(r - x - 127) < 1e-6 and abs(b - t - 127) < 1e-6 for x, t, r, b in outlines)
    walls = [(item.width, item.height) for item in cut_lines(pages)]
    assert walls == [(127.0, 76.2)] * 4
    for number, page in enumerate(pages, 1):
        assert faults(framed(page, desk, number, len(pages))) == []


def test_a_door_is_a_gap_in_the_wall():
    (page, *_) = drawn(plans(), DESK)
    lines = [item for item in flat(page.items) if isinstance(item, Line) and item.style.stroke == DESK.theme.accent]
    assert any(abs(abs(line.x2 - line.x1) - 38.1) < 1e-6 for line in lines)


def test_a_building_larger_than_the_sheet_is_refused_by_name():
    large = tuple((x * 2, y * 2) for x, y in RING)
    with pytest.raises(DrawingError, match="254 x 263 mm is larger than a sheet of A4"):
        drawn(plans(large), DESK)
    with pytest.raises(DrawingError, match="127 x 300 mm is larger"):
        drawn(plans(height=300.0), DESK)


def test_a_building_is_counted_by_its_parts():
    piece = plans()
    assert pieces_of(piece, (), DESK) == 6
