"""The board on one large sheet, its bands in the narrow margin around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.drawing.fonts import width
from toolkit.drawing.scene import Group, Line, Rect, Style, Text
from toolkit.errors import SettingError
from toolkit.printables.desk import BAND_ABOVE, BAND_BELOW, Page
from toolkit.printables.frame import BAR_INCHES, BAR_MM

if TYPE_CHECKING:
    from toolkit.drawing.paper import Paper
    from toolkit.drawing.scene import Item, Scene
    from toolkit.printables.desk import Desk

NARROW = 10.0  # mm on every side: room for one line of text and the scale bars


def poster_paper(size: tuple[float, float], paper: Paper) -> tuple[Paper, bool] | None:
    """The sheet, turned if need be, that holds a board of ``size`` mm; whether its bands must be narrow; or None."""
    for narrow in (False, True):
        above, below = (NARROW, NARROW) if narrow else (BAND_ABOVE, BAND_BELOW)
        for sheet in (paper, paper.landscape()):
            if sheet.width - 2 * min(sheet.margin, NARROW) < size[0] - 1e-6:
                continue
            if sheet.height - above - below >= size[1] - 1e-6:
                return sheet, narrow
    return None


def poster_page(scene: Scene, desk: Desk, title: str) -> Page:
    """The whole true-scale scene on one sheet; SettingError names sheets that hold it when the paper does not."""
    found = poster_paper((scene.width, scene.height), desk.paper)
    if found is None:
        raise SettingError(
            f"{desk.paper.name} ({desk.paper.width:g} x {desk.paper.height:g} mm) does not hold a board of "
            f"{scene.width:g} x {scene.height:g} mm on one sheet",
            where="--paper",
            cure=_cure(scene, desk),
        )
    paper, narrow = found
    above, below = (NARROW, NARROW) if narrow else (BAND_ABOVE, BAND_BELOW)
    x = (paper.width - scene.width) / 2
    y = above + (paper.height - above - below - scene.height) / 2
    edge = x if narrow else 8.0
    shown = Group(scene.items, move=(x, y), clip=Rect(x, y, scene.width, scene.height, Style()))
    return Page(title, paper, (shown,), edge, paper.width - edge, narrow=narrow)


def _cure(scene: Scene, desk: Desk) -> str:
    """Sheets that do hold the board, and how many of this one it takes."""
    from toolkit.printables.maps.tiles import board_tiling

    side = f"{scene.width + 2 * NARROW:.0f}x{scene.height + 2 * NARROW:.0f}"
    large = "a0, " if scene.width <= 820 and scene.height <= 1150 else ""
    count = len(board_tiling((scene.width, scene.height), desk).tiles)
    return f"Use {large}{side}, or --scale true for {count} sheets of {desk.paper.name}"


def narrow_bands(page: Page, desk: Desk, number: int, total: int) -> list[Item]:
    """What every sheet carries, in two margins of 10 mm: game, sheet and its number above; bars, seed below."""
    theme, words, stamp = desk.theme, desk.words, desk.stamp
    left, right, base = page.left, page.right, page.paper.height
    name_end = left + width(stamp.game, "stencil", theme.size.medium)
    sheet = words.fill("frame.sheet", n=number, total=total)
    upper, lower = base - 6.3, base - 5.3
    stroke = Style(stroke=theme.ink, width=0.3)
    items: list[Item] = [
        Text(left, 7.4, stamp.game, "stencil", theme.size.medium, theme.ink),
        Text(name_end + 4, 7.3, page.title, "typewriter", theme.size.text, theme.ink),
        Text(right, 7.3, sheet, "bold", theme.size.text, theme.ink, anchor="end"),
        Line(left, upper, left + BAR_MM, upper, stroke),
        Line(left, lower, left + BAR_INCHES, lower, stroke),
    ]
    for step in range(11):
        x = left + step * BAR_MM / 10
        items.append(Line(x, upper, x, upper - (1.8 if step % 5 == 0 else 1.1), stroke))
    for quarter in range(17):
        x = left + quarter * BAR_INCHES / 16
        items.append(Line(x, lower, x, lower + (1.8 if quarter % 4 == 0 else 1.0), stroke))
    bars = f"{words['frame.bar_mm']}, {words['frame.bar_inches']}"
    items.append(Text(left + 103.2, base - 4.9, bars, "body", 7, theme.ink))
    settings = [stamp.settings] if stamp.settings else []
    seed, version = words.fill("frame.seed", seed=stamp.seed), f"brains-toolkit {stamp.version}"
    line = "   ".join([words["frame.print_at"], seed, page.paper.name, version, *settings])
    room = right - left - 103.2 - width(bars, "body", 7) - 6
    while width(line, "body", 7) > room:
        line = line[:-2].rstrip("…") + "…"
    items.append(Text(right, base - 4.9, line, "body", 7, theme.ink, anchor="end"))
    return items
