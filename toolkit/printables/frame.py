"""The bands that every sheet carries: what it is, its number, the scale bars, seed and version."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.drawing.fonts import LEGAL_FLOOR_PT, width, wrap
from toolkit.drawing.scene import Item, Line, Polygon, Scene, Style, Text

if TYPE_CHECKING:
    from toolkit.printables.desk import Desk, Page

BAR_MM = 100.0
BAR_INCHES = 101.6
BANK_CARD = 85.6  # mm, the long side of a bank card (ISO 7810 ID-1)


def framed(page: Page, desk: Desk, number: int, total: int) -> Scene:
    """The finished sheet: the page's content between its bands, as sheet ``number`` of ``total``."""
    paper = page.paper
    if page.narrow:
        from toolkit.printables.maps.poster import narrow_bands

        items = (*page.items, *narrow_bands(page, desk, number, total))
        return Scene(paper.width, paper.height, items, title=page.title, label=page.part or str(number))
    items = (*_top(page, desk, number, total), *page.items, *_foot(page, desk))
    return Scene(paper.width, paper.height, items, title=page.title, label=page.part or str(number))


def _top(page: Page, desk: Desk, number: int, total: int) -> list[Item]:
    theme, left, right = desk.theme, page.left, page.right
    shown = desk.stamp.game
    name_end = left + 8 + width(shown, "stencil", theme.size.medium)
    sheet = desk.words.fill("frame.sheet", n=number, total=total)
    return [
        desk.shelf.place("mark", left, 8, width=6),
        Text(left + 8, 12.6, shown, "stencil", theme.size.medium, theme.ink),
        Text(name_end + 4, 12.5, page.title, "typewriter", theme.size.text, theme.ink),
        Text(right, 12.5, sheet, "bold", theme.size.text, theme.ink, anchor="end"),
        Line(left, 15.6, right, 15.6, theme.rule()),
    ]


def _foot(page: Page, desk: Desk) -> list[Item]:
    theme, words, stamp = desk.theme, desk.words, desk.stamp
    left, right, base = page.left, page.right, page.paper.height
    upper, lower = base - 12.6, base - 11.2
    stroke = Style(stroke=theme.ink, width=0.3)
    items: list[Item] = [
        Line(left, upper, left + BAR_MM, upper, stroke),
        Line(left, lower, left + BAR_INCHES, lower, stroke),
    ]
    for step in range(11):
        x = left + step * BAR_MM / 10
        items.append(Line(x, upper, x, upper - (2.4 if step % 5 == 0 else 1.4), stroke))
    for quarter in range(17):
        x = left + quarter * BAR_INCHES / 16
        items.append(Line(x, lower, x, lower + (2.4 if quarter % 4 == 0 else 1.2), stroke))
    items += [
        Text(left + 103.2, upper + 0.2, words["frame.bar_mm"], "body", 7.5, theme.ink),
        Text(left + 103.2, lower + 2.2, words["frame.bar_inches"], "body", 7.5, theme.ink),
        Text(right, base - 12.2, words["frame.print_at"], "bold", 8, theme.ink, anchor="end"),
    ]
    seed = [words.fill("frame.seed", seed=stamp.seed)] if stamp.seed else []
    line = "  ".join([*seed, page.paper.name, f"brains-toolkit {stamp.version}"])
    items.append(Text(right, base - 8.8, line, "body", 7, theme.ink, anchor="end"))
    items += _legal(
        desk, left + 116, right, base, max(width(line, "body", 7), width(words["frame.print_at"], "bold", 8))
    )
    if stamp.settings:
        shown = _shortened(stamp.settings, right - left)
        items.append(Text(left, base - 5.6, shown, "body", LEGAL_FLOOR_PT, theme.dark))
    if page.bank_card:
        x = left + BANK_CARD
        tip = ((x, upper - 2.8), (x - 1.1, upper - 4.8), (x + 1.1, upper - 4.8))
        items.append(Polygon(tip, Style(fill=theme.accent)))
        items.append(Text(x - 2.2, upper - 3, words["frame.bank_card"], "body", 7, theme.ink, anchor="end"))
    return items


def _legal(desk: Desk, left: float, right: float, base: float, taken: float) -> list[Item]:
    """The credits of the icons (CC BY 3.0) in full, beside the print note."""
    room = right - taken - 4 - left
    lines = wrap(desk.words.fill("frame.icons", authors=desk.shelf.credits()), "body", LEGAL_FLOOR_PT, room)
    first = base - 8.8 - (len(lines) - 1) * 2.4
    return [
        Text(left, first + 2.4 * index, line, "body", LEGAL_FLOOR_PT, desk.theme.dark)
        for index, line in enumerate(lines)
    ]


def _shortened(text: str, room: float) -> str:
    while width(text, "body", LEGAL_FLOOR_PT) > room:
        text = text[:-2].rstrip("…") + "…"
    return text
