"""The marks of a map as a legend shows them, each centred in a field of 13 x 7 mm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.boards.chance import Chance
from toolkit.drawing.scene import Circle, Line, Polygon, Rect, Style
from toolkit.printables.maps import scenery as map_scenery
from toolkit.printables.maps.models import marker
from toolkit.printables.maps.outlines import hatch, stroked
from toolkit.printables.maps.view import View
from toolkit.printables.maps.ways import arrowed
from toolkit.printables.marks import arc
from toolkit.printables.text import centred

if TYPE_CHECKING:
    from toolkit.drawing.scene import Item
    from toolkit.model.scenario import Scenario
    from toolkit.printables.desk import Desk

FIELD = 13.0  # mm across
HALF_HEIGHTS = {"log": 1.3, "bale": 2.4}  # of areas that are slender on the table


def legend_mark(key: str, scenario: Scenario, desk: Desk, x: float, y: float) -> list[Item]:
    """The mark ``key`` around (x, y): door, hero, zombie, sound, building, or any kind of scenery."""
    theme = desk.theme
    radius = 2.7
    view = View.of(scenario, theme, 0.32, desk.shelf)
    match key:
        case "door" if not any(door.spawn for door in view.board.doors):
            return [Rect(x - 3.6, y - 1.0, 7.2, 2.0, theme.solid(theme.accent, 0.4))]
        case "door":
            return [
                Rect(x - 4.4, y - 2.7, 1.9, 5.4, theme.solid(theme.accent, 0.4)),
                Circle(x + 0.4, y, radius, theme.solid(theme.accent, 0.4)),
                centred("1", x + 0.4, y, "bold", 10.5, theme.on_solid(theme.accent)),
            ]
        case "hero" | "human" | "soldier" | "zombie":
            return marker(view, key, (x, y), radius)
        case "sound":
            pen = Style(stroke=theme.accent, width=0.5, cap="round")
            return [arc(x - 2.6, y, 1.2 + 1.5 * step, -42, 42, pen) for step in range(3)]
        case "way":
            return arrowed(((x - 5.4, y + 1.4), (x - 1.5, y - 1.2), (x + 5.4, y)), theme)
        case "spawn":
            return [Circle(x, y, radius - 0.45, Style(fill=theme.paper, stroke=theme.accent, width=0.9))]
    return _area(view, key, x, y)


def _area(view: View, key: str, x: float, y: float) -> list[Item]:
    """A building, or a kind of scenery as the map draws it."""
    if key == "building":
        ring = ((x - 5, y - 3), (x + 5, y - 3), (x + 5, y + 3), (x - 5, y + 3))
        return [
            Polygon(ring, Style(fill=view.mass())),
            *stroked(hatch(ring, 90, 1.2), view.pen(0.13, view.theme.dark)),
            Polygon(ring, view.edged_line(0.5)),
        ]
    chance = Chance(1, f"legend/{key}")
    if key == "tree":
        draw, bush = map_scenery.POINTS["tree"], map_scenery.POINTS["bush"]
        return [*draw(view, (x - 1.6, y), 3.2, chance), *bush(view, (x + 3.4, y + 1.2), 1.9, chance)]
    if key in map_scenery.LINES:
        return map_scenery.LINES[key](view, ((x - 5.2, y), (x + 5.2, y)), chance)
    if key in map_scenery.AREAS and key not in map_scenery.POINTS:
        half = HALF_HEIGHTS.get(key, 3.0)
        ring = ((x - 5.5, y - half), (x + 5.5, y - half), (x + 5.5, y + half), (x - 5.5, y + half))
        return map_scenery.AREAS[key](view, ring, chance)
    if key in map_scenery.POINTS:
        return map_scenery.POINTS[key](view, (x, y), 2.4, chance)
    return [Line(x - 4, y, x + 4, y, view.pen(0.4))]
