"""The reference page: a headline, then rows hung on one grid of a label column and five cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.drawing.fonts import cap_height, fitting_size
from toolkit.drawing.scene import Group, Item, Line, Text
from toolkit.errors import DrawingError
from toolkit.printables.desk import PANEL_WIDTH, composed, panels_a_sheet
from toolkit.printables.marks import hazard_strip
from toolkit.printables.reference_rows import CELLS_X, Setting, drawn_row
from toolkit.printables.text import LEADING, flow, marked

if TYPE_CHECKING:
    from toolkit.model.pieces import Reference, Row
    from toolkit.printables.desk import Desk, Page
    from toolkit.printables.reference_rows import Block

# How tightly a page may be set, the first that fits is taken: points of its text, mm of an odds line, mm of air.
SETTINGS = (
    Setting(8.0, 4.0, 1.4),
    Setting(8.0, 3.7, 1.0),
    Setting(8.0, 3.6, 0.7),
    Setting(7.75, 3.6, 0.7),
    Setting(7.5, 3.5, 0.7),
    Setting(7.25, 3.4, 0.6),
    Setting(7.0, 3.3, 0.5),
)
LEAST_WHITE, MOST_WHITE = 1.5, 4.6  # mm above and below each row
LEAD_X = CELLS_X[3]
STRIP = 1.8


def pages(piece: Reference, desk: Desk) -> list[Page]:
    """A panel a page of rows, DrawingError when its text cannot be set in 7 pt.

    A reference of one panel stands on larger paper as often as there is room: every player wants one.
    """
    panels = []
    for index, rows in enumerate(piece.pages):
        heading = _heading(piece, desk) if index == 0 else Group(())
        panels.append(_panel(heading, rows, desk, piece.title))
    return composed(panels * copies(piece, desk), desk, piece.title)


def copies(piece: Reference, desk: Desk) -> int:
    """How often the reference stands on its sheets."""
    return panels_a_sheet(desk) if len(piece.pages) == 1 else 1


def _heading(piece: Reference, desk: Desk) -> Group:
    theme = desk.theme
    room = LEAD_X - 4 if piece.lead else PANEL_WIDTH
    size = fitting_size(piece.headline, "stencil", theme.size.huge, room, 14.0)
    items: list[Item] = [Text(0, 1.4 + cap_height("stencil", size), piece.headline, "stencil", size, theme.ink)]
    if piece.lead:
        for points in (9.5, 9.0, 8.5, 8.0, 7.5, 7.0):
            lines, after = flow(marked(piece.lead, theme), LEAD_X, 3.4, PANEL_WIDTH - LEAD_X, points)
            if after - points * LEADING <= 12.4:
                break
        items += lines
    return Group(tuple(items))


HEADING = 13.4  # mm of the headline and the lead beside it


def _panel(heading: Group, rows: tuple[Row, ...], desk: Desk, title: str) -> tuple[Item, ...]:
    top = HEADING if heading.items else 0.0
    blocks, white = _fitted(rows, desk.panel_height - top, desk, title)
    items: list[Item] = [heading]
    y = top
    for index, (row, block) in enumerate(zip(rows, blocks, strict=True)):
        if index or heading.items:
            items += _rule(row.rule, y, desk)
        y += white + _above(row)
        items.append(Group(tuple(block.items), move=(0.0, y)))
        y += block.height + white
    return tuple(items)


def _fitted(rows: tuple[Row, ...], room: float, desk: Desk, title: str) -> tuple[list[Block], float]:
    """The rows set as loosely as they fit, and the white above and below each."""
    for setting in SETTINGS:
        blocks = [drawn_row(row, setting, desk) for row in rows]
        used = sum(block.height + _above(row) for row, block in zip(rows, blocks, strict=True))
        white = (room - used) / (2 * len(rows) - 0.999)  # nothing under the last
        if white >= LEAST_WHITE:
            return blocks, min(white, MOST_WHITE)
    over = used + (2 * len(rows) - 1) * LEAST_WHITE - room
    raise DrawingError(
        f"{title!r} is {over:.0f} mm too long for a sheet of {desk.paper.name}", cure="Shorten its phrases"
    )


def _above(row: Row) -> float:
    return STRIP if row.rule == "hazard" else 0.0


def _rule(kind: str, y: float, desk: Desk) -> list[Item]:
    theme = desk.theme
    if kind == "hazard":
        return [hazard_strip(theme, 0, y, PANEL_WIDTH, STRIP)]
    if kind == "thick":
        return [Line(0, y, PANEL_WIDTH, y, theme.rule())]
    return [Line(0, y, PANEL_WIDTH, y, theme.row_rule())] if kind == "thin" else []
