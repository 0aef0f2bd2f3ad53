"""Rosters: one side a sheet, a row or a cell for each model with boxes to tick, and the chart of numbers needed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from toolkit.drawing.fonts import cap_height, fitting_size, width
from toolkit.drawing.scene import Group, Line, Text
from toolkit.model.rosters import RosterList
from toolkit.printables.desk import PANEL_WIDTH, composed
from toolkit.printables.need_charts import LEAST_CELL, chart_height, chart_items
from toolkit.printables.roster_rows import grid_sections, list_sections
from toolkit.printables.text import flow, marked

if TYPE_CHECKING:
    from toolkit.drawing.scene import Item
    from toolkit.model.rosters import Roster, Rosters, StatLine
    from toolkit.printables.desk import Desk, Page
    from toolkit.printables.roster_rows import Section

HEAD = 18.6  # mm of headline and line
STATS = 15.0  # mm of a stat line
LEAST_ROW, MOST_ROW = 7.9, 11.0
CHART_GAP = 6.0
ONWARD = 3.0  # mm between sections


@dataclass(slots=True)
class Panel:
    """One panel being filled from above."""

    items: list[Item]
    y: float


def pages(piece: Rosters, desk: Desk) -> list[Page]:
    """The panels of every side, one behind the other."""
    panels = [tuple(panel.items) for roster in piece.rosters for panel in _panels(roster, desk)]
    return composed(panels, desk, piece.title)


def _panels(roster: Roster, desk: Desk) -> list[Panel]:
    """All of one side on one panel where it fits; else its rows on as many as they need, the chart behind them."""
    top = HEAD + STATS * len(roster.lines)
    models = roster.models
    sections = list_sections(models, desk) if isinstance(models, RosterList) else grid_sections(models, desk)
    rows = sum(len(section.rows) for section in sections)
    headings = sum(section.heading + ONWARD for section in sections)
    chart = chart_height(LEAST_CELL) + CHART_GAP if roster.chart else 0.0
    spare = desk.panel_height - top - headings - chart
    together = not rows or spare / rows >= LEAST_ROW
    pitch = min(MOST_ROW, spare / rows) if together and rows else LEAST_ROW + 0.6
    panels = [_begun(roster, desk)]
    for section in sections:
        _fill(panels, section, pitch, roster, desk)
    if roster.chart:
        last = panels[-1]
        if desk.panel_height - last.y < chart - 0.01:
            last = _begun(roster, desk)
            panels.append(last)
        room = desk.panel_height - last.y - CHART_GAP
        last.items.append(Line(0, last.y, PANEL_WIDTH, last.y, desk.theme.rule()))
        last.items.append(Group(tuple(chart_items(roster.chart, room, desk)), move=(0.0, last.y + CHART_GAP)))
    return panels


def _fill(panels: list[Panel], section: Section, pitch: float, roster: Roster, desk: Desk) -> None:
    """A section's rows on the last panel, and on further ones when it is full; the heading again on each."""
    left = list(section.rows)
    while left:
        panel = panels[-1]
        if panel.y + section.heading + pitch > desk.panel_height + 0.01:
            panels.append(_begun(roster, desk))
            continue
        panel.items.append(Group(tuple(section.head()), move=(0.0, panel.y)))
        panel.y += section.heading
        while left and panel.y + pitch <= desk.panel_height + 0.01:
            panel.items.append(Group(tuple(left.pop(0)(pitch)), move=(0.0, panel.y)))
            panel.y += pitch
        panel.y += ONWARD


def _begun(roster: Roster, desk: Desk) -> Panel:
    """A panel with the side's name and stat lines."""
    theme = desk.theme
    size = fitting_size(roster.headline, "stencil", theme.size.huge, PANEL_WIDTH)
    line = fitting_size(roster.line, "typewriter", theme.size.medium, PANEL_WIDTH)
    items: list[Item] = [
        Text(0, 9.0, roster.headline, "stencil", size, theme.ink),
        Text(0, 15.2, roster.line, "typewriter", line, theme.ink),
    ]
    for index, stats in enumerate(roster.lines):
        items.append(Group(tuple(_stats(stats, desk)), move=(0.0, HEAD + index * STATS)))
    return Panel(items, HEAD + STATS * len(roster.lines))


def _stats(stats: StatLine, desk: Desk) -> list[Item]:
    """Icon, name and figures of one kind of model, and what else must be known of it."""
    theme = desk.theme
    items: list[Item] = [Line(0, 0, PANEL_WIDTH, 0, theme.rule())]
    items.append(desk.shelf.icon(stats.icon, 4.6, 7.2, 9.0))
    name = fitting_size(stats.name, "stencil", theme.size.medium, 28.0)
    items.append(Text(11.4, 7.2 + cap_height("stencil", name) / 2, stats.name, "stencil", name, theme.ink))
    x = 42.0
    for head, value in stats.figures:
        wide = max(width(head, "body", theme.size.small), width(value, "stencil", theme.size.large))
        items += [
            Text(x, 4.6, head, "body", theme.size.small, theme.dark),
            Text(x, 11.8, value, "stencil", theme.size.large, theme.ink),
        ]
        x += max(wide + 6.0, 14.0)
    size = theme.size.small
    room = PANEL_WIDTH - x
    lines, after = flow(marked(stats.note, theme), x, 0.0, room, size)
    top = max((STATS - (after - size * 0.44)) / 2, 4.0)
    items.append(Group(tuple(lines), move=(0.0, top)))
    return items
