"""A kit's first sheet: the title, how to print, what is in the kit and how its sheets join, how to set up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.drawing.fonts import cap_height, fitting_size, width
from toolkit.drawing.scene import Group, Item, Line, Style, Text
from toolkit.printables.cover_boards import small_board
from toolkit.printables.cover_parts import assembly_block, middle_height, parts_block, table_block
from toolkit.printables.desk import BAND_ABOVE, BAND_BELOW, PANEL_WIDTH, Page
from toolkit.printables.marks import hazard_strip
from toolkit.printables.text import LEADING, fitted, flow, marked, stacked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.model.cover import Cover, Step
    from toolkit.printables.desk import Desk
    from toolkit.printables.kit import Counted

EMBLEM = 60.0  # mm across
TITLE_ROOM = 126.0
STEP_TEXT, STEP_LEAD = 8.0, 8.0 * LEADING
BOARD_GAP = 4.0
GUTTER = 4.0
LEFT = (PANEL_WIDTH - GUTTER) / 2  # the list's column, and that of the tiles
MOST_AIR = 20.0
LEAST_HEIGHT, MOST_HEIGHT = 250.0, 275.0  # mm that larger paper is scaled for


def pages(cover: Cover, desk: Desk, contents: Sequence[Counted]) -> list[Page]:
    """The cover as one upright sheet; ``contents`` are the products behind it, already counted.

    Nothing on it is true to scale but the bars at its foot, so on larger paper it is set larger.
    """
    paper = desk.paper if desk.paper.height >= desk.paper.width else desk.paper.landscape()
    room = paper.height - BAND_ABOVE - BAND_BELOW
    scale = max(1.0, min((paper.width - 16.0) / PANEL_WIDTH, room / LEAST_HEIGHT))
    left = (paper.width - scale * PANEL_WIDTH) / 2
    panel = _panel(cover, desk, contents, min(room / scale, MOST_HEIGHT))
    shown = Group(panel, move=(left, BAND_ABOVE), scale=scale)
    return [Page(desk.words["kit.title"], paper, (shown,), left, paper.width - left, bank_card=True)]


def _panel(cover: Cover, desk: Desk, contents: Sequence[Counted], height: float) -> tuple[Item, ...]:
    """All of it in ``height`` mm: what is left of them goes between the lines."""
    setup, setup_height = _setup(cover, desk)
    biggest = 23.0 if height > LEAST_HEIGHT else 19.0  # mm of a capital of the game's name
    needed = _heading(cover, desk, biggest, 0.0)[1] + _printing(desk, 0.0)[1] + setup_height
    spare = max(0.0, height - needed - middle_height(cover, contents, desk, LEFT))
    heading, y = _heading(cover, desk, biggest, min(MOST_AIR, spare * 0.6))
    printing, printing_height = _printing(desk, min(2.0, spare * 0.1))
    items: list[Item] = [*heading, Group(tuple(printing), move=(0.0, y))]
    y += printing_height
    bottom = height - setup_height
    items.append(Line(0, y, PANEL_WIDTH, y, desk.theme.rule()))
    items += _middle(cover, contents, desk, y, bottom - y)
    if setup:
        items.append(Group(tuple(setup), move=(0.0, bottom)))
    return tuple(items)


def _heading(cover: Cover, desk: Desk, biggest: float, air: float) -> tuple[list[Item], float]:
    """Kicker, the game's name as large as it goes, headline and line beside the emblem, over a hazard strip.

    ``air`` is spread between them.
    """
    items, below = _titles(cover, desk, biggest, air, 0.0)
    if not desk.shelf.has(cover.emblem):
        return [*items, hazard_strip(desk.theme, 0, below, PANEL_WIDTH)], below + 1.8
    art = desk.shelf.art(cover.emblem)
    wide = EMBLEM + air * 0.2
    high = wide * art.height / art.width
    y = max(below, high + 2.0)
    items, _ = _titles(cover, desk, biggest, air, y - below)
    items.append(desk.shelf.place(cover.emblem, PANEL_WIDTH - wide, (y - high) / 2 - 0.6, width=wide))
    items.append(hazard_strip(desk.theme, 0, y, PANEL_WIDTH))
    return items, y + 1.8


def _titles(cover: Cover, desk: Desk, biggest: float, air: float, more: float) -> tuple[list[Item], float]:
    """The four lines of the heading and where they end; ``more`` mm beside a tall emblem go between them as well."""
    theme = desk.theme
    room = TITLE_ROOM if desk.shelf.has(cover.emblem) else PANEL_WIDTH
    size = room / width(cover.name, "stencil", 1.0)
    size = min(size, biggest / cap_height("stencil", 1.0))
    items: list[Item] = [Text(0, 4.2 + more * 0.1, cover.kicker, "typewriter", 13.0, theme.ink)]
    accents = any(letter in "ÄÖÅÓŻŹŚĆŃ" for letter in cover.name)
    y = 8.6 + air * 0.2 + more * 0.3 + cap_height("stencil", size) + (3.0 if accents else 0.0)
    items.append(Text(-size * 0.012, y, cover.name, "stencil", size, theme.ink))
    hangs = any(letter in "gjpqy" for letter in cover.name)
    y += (size * 0.082 if hangs else 0.0) + 6.4 + air * 0.25 + more * 0.3
    headline = fitting_size(cover.headline, "stencil", theme.size.large, room, 10.0)
    items.append(Text(0, y, cover.headline, "stencil", headline, theme.ink))
    lines, points = fitted(cover.line, "typewriter", 11.0, room, 2)
    y += 6.6 + air * 0.1 + more * 0.15
    items += stacked(lines, 0, y, "typewriter", points, theme.ink)
    return items, y + (len(lines) - 1) * points * LEADING + 4.0 + air * 0.45


def _printing(desk: Desk, air: float) -> tuple[list[Item], float]:
    """How to print, in three numbered steps; from the strip above to the rule below."""
    theme, words = desk.theme, desk.words
    lines, size = fitted(words["kit.print_at"], "stencil", 22.0, 42.0, 2, 10.0)
    items = stacked(lines, 0, 3.6 + cap_height("stencil", size), "stencil", size, theme.ink)
    below = 2.0 + len(lines) * size * LEADING
    paper = desk.paper.name
    for index, key in enumerate(("size", "first", "rest")):
        x = 48.0 + index * 49.5
        number = Text(x, 4.0 + cap_height("stencil", 30), str(index + 1), "stencil", 30.0, theme.accent)
        room = 47.0 - 9.5
        word = words[f"kit.printing.{key}"]
        points = fitting_size(word, "bold", theme.size.medium, room)
        items += [number, Text(x + 9.5, 3.8 + cap_height("bold", points), word, "bold", points, theme.ink)]
        runs = marked(words.fill(f"kit.printing.{key}_text", paper=paper), theme)
        shown, after = flow(runs, x + 9.5, 12.2, room, STEP_TEXT)
        items += shown
        below = max(below, after - STEP_LEAD)
    return [Group(tuple(items), move=(0.0, air))], below + 3.6 + 2 * air


def _middle(cover: Cover, contents: Sequence[Counted], desk: Desk, y: float, room: float) -> list[Item]:
    """The parts list, and beside it how the board's tiles join where the kit has a board of several, or the table."""
    left = LEFT
    joining = assembly_block(cover.scenario, contents, desk, left, room) or table_block(
        cover.scenario, contents, desk, left, room
    )
    items: list[Item] = [
        Group(tuple(parts_block(cover, contents, desk, left if joining else PANEL_WIDTH, room)), move=(0.0, y))
    ]
    if joining:
        white = Style(stroke=desk.theme.paper, width=desk.theme.line.rule + 0.2)
        items.append(Line(left, y, left + GUTTER, y, white))
        items.append(Group(tuple(joining), move=(left + GUTTER, y)))
    return items


def _setup(cover: Cover, desk: Desk) -> tuple[list[Item], float]:
    """The steps in one row, each with a small board that adds one thing; with the height they take."""
    if not cover.steps:
        return [], 0.0
    theme = desk.theme
    count = len(cover.steps)
    each = (PANEL_WIDTH - (count - 1) * BOARD_GAP) / count
    items: list[Item] = [Line(0, 0, PANEL_WIDTH, 0, theme.rule())]
    items.append(Text(0, 6.6, cover.setup, "stencil", theme.size.medium, theme.ink))
    top = 9.4
    has_boards = cover.scenario.board is not None and any(step.adds for step in cover.steps)
    board_height = _board_height(cover, each) if has_boards else 0.0
    below = 0.0
    for index, step in enumerate(cover.steps):
        x = index * (each + BOARD_GAP)
        if has_boards:
            before = tuple(other.adds for other in cover.steps[:index] if other.adds)
            items.append(Group(tuple(small_board(cover.scenario, step.adds, before, each, desk)), move=(x, top)))
        block, bottom = _step(step, index + 1, x, top + board_height + (6.2 if has_boards else 3.0), each, desk)
        items += block
        below = max(below, bottom)
    return items, below + 1.6


def _board_height(cover: Cover, across: float) -> float:
    assert cover.scenario.board is not None  # noqa: S101 - asked only with a board
    wide, tall = cover.scenario.board.size()
    return across * tall / wide


def _step(step: Step, number: int, x: float, y: float, room: float, desk: Desk) -> tuple[list[Item], float]:
    """A number and a word on the baseline ``y``, the sentence under them, and where it ends."""
    theme = desk.theme
    size = theme.size.large
    figure = str(number)
    start = width(figure, "stencil", size) + 1.6
    points = fitting_size(step.word, "bold", theme.size.medium, room - start)
    items: list[Item] = [
        Text(x, y, figure, "stencil", size, theme.accent),
        Text(x + start, y, step.word, "bold", points, theme.ink),
    ]
    shown, after = flow(marked(step.text, theme), x, y + 4.6, room, STEP_TEXT)
    return [*items, *shown], after - STEP_LEAD
