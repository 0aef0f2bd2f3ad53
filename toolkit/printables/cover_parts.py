"""The cover's two columns: the list of what is in the kit, and how the board's sheets join."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.drawing.fonts import fitting_size
from toolkit.drawing.paper import PaperFile
from toolkit.drawing.scene import Group, Item, Line, Rect, Style, Text
from toolkit.errors import DrawingError
from toolkit.printables.text import LEADING, flow, marked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.drawing.paper import Tiling
    from toolkit.model.cover import Cover, CoverPart
    from toolkit.model.scenario import Scenario
    from toolkit.printables.desk import Desk
    from toolkit.printables.kit import Counted

HEAD = 8.6  # mm from the rule above to the first row
MOST_ROW, USUAL_ROW, LEAST_ROW = 10.4, 8.0, 6.4
PAPER_ROOM, SHEETS_RIGHT, PIECES_RIGHT = 19.0, 36.0, 22.0  # from the column's right edge
NAME_X = 9.0
NOTE_ROOM = 19.0  # the total and what is missing, under the list


def middle_height(cover: Cover, contents: Sequence[Counted], desk: Desk, room: float) -> float:
    """Millimetres that both columns want."""
    rows = len(_rows(cover, contents))
    wanted = HEAD + rows * USUAL_ROW + _total(cover, contents, desk, room)[1] + 2.0
    plan = _plan(cover.scenario, contents, desk)
    if plan is None:
        from toolkit.printables.maps.assembly import SIDE

        board = cover.scenario.board
        tall = (room - SIDE) * board.size()[1] / board.size()[0] if board else 0.0
        return max(wanted, min(HEAD + tall + 8.0, wanted + 12.0))
    from toolkit.printables.maps.assembly import assembly

    tall = assembly(cover.scenario, plan, desk, room)[1]
    return max(wanted, HEAD + tall + 10.0)


def parts_block(cover: Cover, contents: Sequence[Counted], desk: Desk, room: float, height: float) -> list[Item]:
    """The parts with their sheets, pieces and paper, and the total; from a rule down, ``room`` mm wide."""
    theme, words = desk.theme, desk.words
    rows = _rows(cover, contents)
    total, total_height = _total(cover, contents, desk, room)
    pitch = min(MOST_ROW, (height - HEAD - total_height - 2.0) / len(rows))
    if pitch < LEAST_ROW:
        raise DrawingError(f"a list of {len(rows)} products does not fit on the cover", cure="Put fewer into the kit")
    items: list[Item] = [Text(0, 6.0, words["kit.parts"], "stencil", theme.size.medium, theme.ink)]
    heads = ((SHEETS_RIGHT, "sheets", "end"), (PIECES_RIGHT, "pieces", "end"), (PAPER_ROOM, "paper", "start"))
    items += [
        Text(room - back, 6.0, words[f"kit.{key}"], "bold", theme.size.small, theme.ink, anchor=anchor)
        for back, key, anchor in heads
    ]
    for index, (part, counted) in enumerate(rows):
        y = HEAD + index * pitch
        items.append(Line(0, y, room, y, theme.row_rule()))
        items += _row(part, counted, y, pitch, room, desk)
    y = HEAD + len(rows) * pitch
    items.append(Line(0, y, room, y, Style(stroke=theme.ink, width=theme.line.row)))
    items.append(Group(tuple(total), move=(0.0, y)))
    return items


def _rows(cover: Cover, contents: Sequence[Counted]) -> list[tuple[CoverPart, Counted | None]]:
    """The cover itself, then the products of the kit in its order, each with the part that describes it."""
    from toolkit.model.cover import CoverPart as Part

    parts = {part.product: part for part in cover.parts}
    rows: list[tuple[CoverPart, Counted | None]] = [(parts["cover"], None)] if "cover" in parts else []
    return rows + [(parts.get(one.product, Part(one.product, "", one.title)), one) for one in contents]


def _row(part: CoverPart, counted: Counted | None, y: float, pitch: float, room: float, desk: Desk) -> list[Item]:
    theme = desk.theme
    base = y + min(pitch * 0.48, pitch - 3.6)
    name_room = room - SHEETS_RIGHT - 9 - NAME_X
    items: list[Item] = []
    if part.icon and desk.shelf.has(f"icons/{part.icon}"):
        items.append(desk.shelf.icon(part.icon, 3.2, y + pitch / 2, min(6.0, pitch - 1.4)))
    name = fitting_size(part.name, "bold", theme.size.text, name_room)
    items.append(Text(NAME_X, base, part.name, "bold", name, theme.ink))
    if part.note:
        note = fitting_size(part.note, "body", 7.5, room - NAME_X)
        items.append(Text(NAME_X, base + max(pitch * 0.38, 2.9), part.note, "body", note, theme.dark))
    first, last = (counted.first, counted.last) if counted else (1, 1)
    pieces, stock = (counted.pieces, counted.stock) if counted else (1, "plain")
    sheets = str(first) if first == last else f"{first}–{last}"
    items.append(Text(room - SHEETS_RIGHT, base, sheets, "body", theme.size.text, theme.ink, anchor="end"))
    items.append(Text(room - PIECES_RIGHT, base, str(pieces), "bold", theme.size.text, theme.ink, anchor="end"))
    paper = _paper(stock, desk)
    size = fitting_size(paper, "body", theme.size.small, PAPER_ROOM)
    items.append(Text(room - PAPER_ROOM, base, paper, "body", size, theme.ink))
    return items


def _paper(stock: str, desk: Desk) -> str:
    """The paper a product is printed on, with the grams of ``paper.toml``."""
    file = desk.shelf.templates.decode("paper.toml", PaperFile)
    grams = file.card if stock == "card" else file.plain
    return desk.words.fill("kit.card" if stock == "card" else "kit.plain", grams=grams)


def _total(cover: Cover, contents: Sequence[Counted], desk: Desk, room: float) -> tuple[list[Item], float]:
    """How many sheets of which paper, and what is not in the kit."""
    theme = desk.theme
    sheets = [(one.last - one.first + 1, one.stock) for one in contents]
    card = sum(count for count, stock in sheets if stock == "card")
    total = 1 + sum(count for count, _ in sheets)
    phrase = desk.words.plural("kit.total", total, plain=total - card, card=card)
    size = theme.size.small
    items, after = flow(marked(f"*{phrase}* {cover.needed}", theme), 0, 4.2, room, size)
    return items, after - size * LEADING + 1.0


def _plan(scenario: Scenario, contents: Sequence[Counted], desk: Desk) -> Tiling | None:
    """How the board is tiled, or None where the kit has no board of several sheets."""
    from toolkit.printables.maps.board_map import tiling_of

    if scenario.board is None or not any(one.product == "board" for one in contents):
        return None
    plan = tiling_of(scenario, desk)
    return plan if len(plan.tiles) > 1 else None


def assembly_block(
    scenario: Scenario, contents: Sequence[Counted], desk: Desk, room: float, height: float
) -> list[Item]:
    """The small board with its tiles and how they are joined; empty where the kit has no board of several sheets."""
    from toolkit.printables.maps.assembly import assembly, join_line

    plan = _plan(scenario, contents, desk)
    if plan is None:
        return []
    theme = desk.theme
    size = theme.size.small
    line = marked(join_line(plan, desk), theme)
    _, after = flow(line, 0, 0, room, size)
    wide = room
    drawn, tall = assembly(scenario, plan, desk, wide)
    limit = height - HEAD - after - 3.0
    if tall > limit:
        full, less = tall, assembly(scenario, plan, desk, wide * 0.9)[1]
        wide -= (full - limit) / ((full - less) / (wide * 0.1))
        drawn, tall = assembly(scenario, plan, desk, wide)
    text, _ = flow(line, 0, HEAD + tall + 4.6, room, size)
    title = Text(0, 6.0, desk.words["kit.assembly"], "stencil", theme.size.medium, theme.ink)
    return [title, Group(tuple(drawn), move=(room - wide, HEAD)), *text]


def table_block(scenario: Scenario, contents: Sequence[Counted], desk: Desk, room: float, height: float) -> list[Item]:
    """The whole table with all that stands on it, and where it is drawn large; empty for a game without a table."""
    from toolkit.printables.maps.assembly import SIDE, dimension
    from toolkit.printables.maps.board_map import map_scene
    from toolkit.printables.maps.marks import north_items
    from toolkit.printables.maps.view import View

    if scenario.board is None:
        return []
    theme, words = desk.theme, desk.words
    across, down = scenario.board.size()
    scale = min((room - SIDE) / across, (height - HEAD - 7.0) / down)
    scene = map_scene(scenario, desk, scale)
    left = room - scene.width
    items: list[Item] = [Text(0, 6.0, words["kit.table"], "stencil", theme.size.medium, theme.ink)]
    edge = Rect(0, 0, scene.width, scene.height, Style())
    items.append(Group((Group(scene.items, clip=edge),), move=(left, HEAD)))
    measure = Group(tuple(dimension(desk, 0.0, scene.height, f"{down:.0f} mm")), move=(left - 4.5, HEAD))
    needle = north_items(
        View.of(scenario, theme, 9.0 / 38 * 25.4 / scenario.inch), (left - 12.0, HEAD + 6.0), words["map.north"]
    )
    sheets = {one.product: one.first for one in contents}
    items += [measure, *needle]
    if {"overview", "plan"} <= set(sheets):
        line = words.fill("kit.table_line", overview=sheets["overview"], plan=sheets["plan"])
        size = fitting_size(line, "body", theme.size.small, scene.width, 7.0)
        items.append(Text(left, HEAD + scene.height + 4.6, line, "body", size, theme.ink))
    return items
