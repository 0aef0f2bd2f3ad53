"""How the sheets of a board join: a small board with its tiles, for the cover and for the board printed alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.drawing.fonts import cap_height, width, wrap
from toolkit.drawing.scene import Group, Line, Polygon, Rect, Style, Text
from toolkit.printables.desk import PANEL_WIDTH, composed
from toolkit.printables.maps.marks import north_items
from toolkit.printables.maps.view import View
from toolkit.printables.marks import arrow, hazard_strip
from toolkit.printables.text import centred, flow, marked, plain

if TYPE_CHECKING:
    from toolkit.drawing.paper import Tiling
    from toolkit.drawing.scene import Item
    from toolkit.model.scenario import Scenario
    from toolkit.printables.desk import Desk, Page

SIDE = 16.0  # left of the small board: its dimension and the north arrow


def assembly(scenario: Scenario, plan: Tiling, desk: Desk, wide: float) -> tuple[list[Item], float]:
    """The small board with its tiles, ``wide`` mm across with the dimension on its left; gives items and height.

    Buildings are pale, tile borders dashed, each tile carries its sheet's name.
    """
    theme = desk.theme
    across, down = plan.size
    scale = (wide - SIDE) / across
    view = View.of(scenario, theme, scale)
    items: list[Item] = [Polygon(view.ring(one.ring), Style(fill=theme.pale)) for one in view.board.buildings]
    dashed = Style(stroke=theme.ink, width=0.25, dash=(1.8, 1.2))
    step_x, step_y = plan.width * scale, plan.height * scale
    items += [Line(step_x * i, 0, step_x * i, view.height, dashed) for i in range(1, plan.columns)]
    items += [Line(0, step_y * i, view.width, step_y * i, dashed) for i in range(1, plan.rows)]
    size = min(22.0, step_x / 1.1, step_y / 0.6)
    if size >= 6:
        for tile in plan.tiles:
            x = (step_x * tile.column + min(step_x * (tile.column + 1), view.width)) / 2
            y = (step_y * tile.row + min(step_y * (tile.row + 1), view.height)) / 2
            half, tall = width(tile.name, "stencil", size) / 2 + 1, cap_height("stencil", size) / 2 + 1
            items.append(Rect(x - half, y - tall, 2 * half, 2 * tall, Style(fill=theme.paper), radius=1.2))
            items.append(centred(tile.name, x, y, "stencil", size, theme.ink))
    edge = theme.line.rule / 2
    frame = Style(stroke=theme.ink, width=theme.line.rule)
    items.append(Rect(edge, edge, view.width - 2 * edge, view.height - 2 * edge, frame))
    around: list[Item] = [Group(tuple(items), move=(SIDE, 0))]
    around += dimension(desk, SIDE - 4.5, view.height, f"{down:.0f} mm")
    around += north_items(View.of(scenario, theme, 9.0 / 38 / view.unit), (4.0, 6.0), desk.words["map.north"])
    return around, view.height


def dimension(desk: Desk, x: float, length: float, text: str) -> list[Item]:
    """A measure ``length`` mm high at ``x``, its text along it."""
    theme = desk.theme
    size = theme.size.small
    items = arrow(theme, x, 0.2, x, length - 0.2, both=True)
    half = width(text, "bold", size) / 2 + 1.2
    items.append(Rect(x - 1.8, length / 2 - half, 3.6, 2 * half, Style(fill=theme.paper)))
    at = (x + cap_height("bold", size) / 2, length / 2)
    items.append(Text(*at, text, "bold", size, theme.ink, anchor="middle", turn_degrees=-90.0))
    return items


def assembly_pages(scenario: Scenario, plan: Tiling, desk: Desk, title: str) -> list[Page]:
    """The first sheet of a board that is printed alone: the small board and how to join the sheets."""
    theme, words = desk.theme, desk.words
    count = len(plan.tiles)
    items: list[Item] = [Text(0, 9.5, words.plural("map.sheets", count), "stencil", theme.size.huge, theme.ink)]
    y = 17.5
    for line in wrap(join_line(plan, desk), "typewriter", theme.size.medium, PANEL_WIDTH):
        items.append(Text(0, y, line, "typewriter", theme.size.medium, theme.ink))
        y += 5.4
    items.append(hazard_strip(theme, 0, y - 1.5, PANEL_WIDTH))
    y += 5
    ratio = plan.size[1] / plan.size[0]
    steps, below = _steps(plan, desk)
    room = desk.panel_height - y - below - 6
    wide = min(PANEL_WIDTH, room / ratio + SIDE)
    drawn, tall = assembly(scenario, plan, desk, wide)
    items.append(Group(tuple(drawn), move=((PANEL_WIDTH - wide) / 2, y)))
    items.append(Group(tuple(steps), move=(0, y + tall + 6)))
    return composed([tuple(items)], desk, title)


def join_line(plan: Tiling, desk: Desk) -> str:
    """One line on the sheets: their paper, how much of the board each shows, how they are joined."""
    return desk.words.fill(
        "map.join_glued" if plan.overlap else "map.join_taped",
        width=f"{plan.width:.0f}",
        height=f"{plan.height:.0f}",
        overlap=f"{plan.overlap:g}",
    )


def _steps(plan: Tiling, desk: Desk) -> tuple[list[Item], float]:
    """Four steps side by side, and how high they are."""
    theme, words = desk.theme, desk.words
    kind = "glued" if plan.overlap else "taped"
    columns, gap = 4, 6.0
    wide = (PANEL_WIDTH - gap * (columns - 1)) / columns
    items: list[Item] = []
    lowest = 0.0
    for index in range(columns):
        x = index * (wide + gap)
        number = str(index + 1)
        items.append(Text(x, 6.0, number, "stencil", theme.size.large, theme.accent))
        word = words[f"map.step_{index + 1}"]
        items.append(Text(x + width(number, "stencil", 18) + 2, 6.0, word, "bold", theme.size.medium, theme.ink))
        runs = marked(words[f"map.{kind}_{index + 1}"], theme)
        text, end = flow(runs or plain("", theme.ink), x, 11.5, wide, theme.size.small)
        items += text
        lowest = max(lowest, end)
    return items, lowest
