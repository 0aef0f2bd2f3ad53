"""Token sheets: models to the left, markers to the right, as many on a sheet as scissors allow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from toolkit.drawing.fonts import width
from toolkit.drawing.scene import Circle, Group, Item, Line, Rect, Style, Text
from toolkit.errors import DrawingError
from toolkit.printables.desk import PANEL_WIDTH, composed
from toolkit.printables.text import flow, plain
from toolkit.printables.token_faces import face

if TYPE_CHECKING:
    from collections.abc import Iterable

    from toolkit.model.pieces import Token, TokenGroup, Tokens
    from toolkit.printables.desk import Desk, Page

MARKER = 25.4  # mm, on any scale of the game (H1)
GAP = 6.6  # mm between cuts, and room for a heading
FIRST_CUT = 5.4  # mm from a panel's top to its first cut
MARKERS_WIDTH = 57.4  # two columns of markers
ALLEY = 15.2  # between models and markers
HOW_TO = 21.0  # mm that the lines on cutting take
CAR_RIM = 1.3  # white between the car's picture and its cut, as on the tokens
RIGHT_ANGLE_DEGREES = 90.0


@dataclass(frozen=True, slots=True)
class Round:
    """One token on its way to a sheet: its group's heading, and its place in the group."""

    token: Token
    group: TokenGroup
    index: int
    total: int
    size: float


@dataclass(frozen=True, slots=True)
class CarCut:
    """The car on its way to a sheet."""

    length: float
    width: float
    title: str
    note: str


Block = Round | CarCut


@dataclass(frozen=True, slots=True)
class Area:
    """A part of a panel that is filled row by row; ``y`` is where the gap above the next row begins."""

    x: float
    width: float
    y: float


@dataclass(slots=True)
class Panel:
    """What has been put on one panel so far: pictures, and the lines to cut along."""

    height: float
    prints: list[Item]
    cuts: list[Item]
    apart: bool  # groups begin rows of their own


def pages(piece: Tokens, desk: Desk) -> list[Page]:
    """The sheets of all tokens; what is left of one side takes room that the other side does not need.

    Every group begins a row of its own where that costs neither a further sheet nor the lines on cutting.
    """
    if not 8 <= piece.base <= 80:
        raise DrawingError(f"tokens of {piece.base:g} mm cannot be cut out", cure="Use a base of 8 to 80 mm")
    layouts = [_panels(piece, desk, apart=apart) for apart in (True, False)]
    panels, _ = min(layouts, key=lambda layout: (len(layout[0]), not layout[1]))
    return composed(panels, desk, piece.title)


def _panels(piece: Tokens, desk: Desk, *, apart: bool) -> tuple[list[tuple[Item, ...]], bool]:
    """All tokens on panels, and whether the last one says how to cut; ``apart``: every group begins a row."""
    models: list[Block] = list(_rounds(piece.models, piece.base))
    if piece.car:
        models.append(_car_cut(piece, desk))
    markers: list[Block] = list(_rounds(piece.markers, MARKER))
    panels: list[tuple[Item, ...]] = []
    told: list[Item] = []
    while models or markers:
        before = len(models) + len(markers)
        panel = Panel(desk.panel_height, [], [], apart)
        ends = _fill_panel(panel, models, markers, desk)
        if len(models) + len(markers) == before:
            raise DrawingError("a token is larger than the sheet", cure="Use larger paper or a smaller base")
        if not models and not markers:
            rest = _put_spares(panel, piece.spares, ends, desk)
            told = _how_to_cut(rest + GAP, panel.height, piece.base, desk)
            panel.prints += told
        panels.append((*panel.prints, Group(tuple(panel.cuts), name="cut")))
    return panels, bool(told)


def _rounds(groups: Iterable[TokenGroup], size: float) -> Iterable[Round]:
    for group in groups:
        total = sum(token.count for token in group.tokens)
        copies = (token for token in group.tokens for _ in range(token.count))
        for index, token in enumerate(copies, 1):
            yield Round(token, group, index, total, size)


def _car_cut(piece: Tokens, desk: Desk) -> CarCut:
    """The car lying along the sheet, or standing where only that fits; refused by name where neither does."""
    length, across = piece.car or (0.0, 0.0)
    for size in ((length, across), (across, length)):
        if size[0] <= PANEL_WIDTH and size[1] + GAP <= desk.panel_height:
            return CarCut(*size, piece.car_title, piece.car_note)
    raise DrawingError(
        f"the car of {length:g} x {across:g} mm is larger than a panel of {PANEL_WIDTH:g} x {desk.panel_height:g} mm",
        cure="Use a model car, and leave the token out with --only",
    )


def _fill_panel(panel: Panel, models: list[Block], markers: list[Block], desk: Desk) -> tuple[float, float]:
    """Models left and markers right; where one kind is used up, the other takes its room. Gives where both end."""
    wide = Area(0.0, PANEL_WIDTH, FIRST_CUT - GAP)
    if not models or not markers or _needs_all(models[0]):
        end = _fill(panel, wide, models or markers, desk).y
        return end, end
    left = Area(0.0, PANEL_WIDTH - MARKERS_WIDTH - ALLEY, wide.y)
    right = Area(PANEL_WIDTH - MARKERS_WIDTH, MARKERS_WIDTH, wide.y)
    left = _fill(panel, left, models, desk)
    right = _fill(panel, right, markers, desk)
    if not models:
        left = _fill(panel, left, markers, desk)
    elif not markers:
        right = _fill(panel, right, models, desk)
    return left.y, right.y


def _put_spares(panel: Panel, spares: TokenGroup | None, ends: tuple[float, float], desk: Desk) -> float:
    """Rows of spare markers under models and markers, as many as leave room to say how to cut; gives where all ends."""
    left, right = PANEL_WIDTH - MARKERS_WIDTH - ALLEY, MARKERS_WIDTH
    pitch, lowest = MARKER + GAP, max(ends)
    below = int((panel.height - HOW_TO - GAP - lowest + 1e-6) // pitch)
    if not spares or not spares.tokens or below < 0:
        return lowest
    kinds = [token for token in spares.tokens for _ in range(token.count)]
    rows = []  # those of both sides stand on one line
    for x, broad, end in ((0.0, left, ends[0]), (PANEL_WIDTH - right, right, ends[1])):
        columns = int((broad + GAP + 1e-6) // pitch)
        above = int((lowest - end + 1e-6) // pitch)
        rows += [(lowest + n * pitch, x, columns, (broad - MARKER) / (columns - 1)) for n in range(-above, below)]
    rows.sort()
    total = sum(columns for _, _, columns, _ in rows)
    waiting = [Round(kinds[n % len(kinds)], spares, n + 1, total, MARKER) for n in range(total)]
    for y, x, columns, apart in rows:
        _put_row(panel, waiting[:columns], x, apart, y + GAP, desk, columns=columns, fresh=False)
        del waiting[:columns]
    return lowest + below * pitch


def _needs_all(block: Block) -> bool:
    return isinstance(block, CarCut) and block.length > PANEL_WIDTH - MARKERS_WIDTH - ALLEY


def _fill(panel: Panel, area: Area, blocks: list[Block], desk: Desk) -> Area:
    """Take blocks off the front of the list as long as rows fit; gives what is left of the area."""
    y = area.y
    fresh = True
    while blocks:
        first = blocks[0]
        if isinstance(first, CarCut):
            if first.length > area.width or y + GAP + first.width > panel.height:
                break
            _put_car(panel, first, area, y + GAP, desk)
            blocks.pop(0)
            y += GAP + first.width
            continue
        size = first.size
        columns = int((area.width + GAP + 1e-6) // (size + GAP))
        if not columns or y + GAP + size > panel.height + 1e-6:
            break
        row = _row(blocks, columns, apart=panel.apart)
        del blocks[: len(row)]
        pitch = (area.width - size) / (columns - 1) if columns > 1 else 0.0
        _put_row(panel, row, area.x, pitch, y + GAP, desk, columns=columns, fresh=fresh)
        fresh = False
        y += GAP + size
    return Area(area.x, area.width, y)


def _row(blocks: list[Block], columns: int, *, apart: bool) -> list[Round]:
    """What stands in one row; ``apart``: of one group only, but for groups of a single token."""
    row: list[Round] = []
    for block in blocks[:columns]:
        if not isinstance(block, Round) or (apart and row and block.index == 1 and row[0].total + block.total > 2):
            break
        row.append(block)
    return row


def _put_row(
    panel: Panel, row: list[Round], x: float, pitch: float, top: float, desk: Desk, *, columns: int, fresh: bool
) -> None:
    """One row of tokens; a heading over the first of each group, and over the first of a fresh sheet."""
    for column, entry in enumerate(row):
        size = entry.size
        left = x + column * pitch
        centre = (left + size / 2, top + size / 2)
        panel.prints.append(Group(face(entry.token, size, desk), move=centre))
        panel.cuts += _cut(*centre, size, desk)
        if entry.index == 1 or (fresh and column == 0):
            after = [n for n, other in enumerate(row) if n > column and other.index == 1]
            until = after[0] if after else columns
            room = (until - column) * pitch - (GAP if after else pitch - size) if pitch else size
            panel.prints += _heading(left, top, room, entry.group.title, _note(entry, desk), desk)


def _note(entry: Round, desk: Desk) -> str:
    """How many pieces the group has; on a later sheet, from which on."""
    words = desk.words
    if entry.index > 1:
        count = words.fill("tokens.range", first=entry.index, last=entry.total, n=entry.total)
    else:
        count = str(entry.total)
    return f"{count}, {entry.group.note}" if entry.group.note else count


def _heading(x: float, top: float, room: float, title: str, note: str, desk: Desk) -> list[Item]:
    """Title and note on one line above a row; the note is shortened at a comma, or left out, where room is short."""
    theme = desk.theme
    y = top - 1.7
    taken = width(title, "typewriter", theme.size.text)
    items: list[Item] = [Text(x, y, title, "typewriter", theme.size.text, theme.ink)]
    for shorter in (note, note.partition(",")[0]):
        if taken + 2.4 + width(shorter, "body", theme.size.small) <= room:
            items.append(Text(x + taken + 2.4, y, shorter, "body", theme.size.small, theme.dark))
            break
    return items


def _how_to_cut(top: float, height: float, size: float, desk: Desk) -> list[Item]:
    """What to do with glue and scissors, where the last sheet has room for it."""
    theme, words = desk.theme, desk.words
    steps = (
        ("glue", words["tokens.glue"]),
        ("scissors", words["tokens.cut"]),
        ("circle", words.fill("tokens.punch", size=words.number(size, 1 if size % 1 else 0))),
    )
    items: list[Item] = [Line(0, top, PANEL_WIDTH, top, theme.rule())]
    pitch = (PANEL_WIDTH + GAP) / len(steps)
    lowest = top
    for index, (icon, text) in enumerate(steps):
        x = index * pitch
        if icon == "circle":
            items += _cut(x + 5, top + 9, 8, desk)
        else:
            items.append(desk.shelf.icon(icon, x + 5, top + 9, 10))
        lines, end = flow(plain(text, theme.ink), x + 14, top + 6.4, pitch - GAP - 14, theme.size.text)
        items += lines
        lowest = max(lowest, end)
    return items if lowest < height else []


def _cut(x: float, y: float, size: float, desk: Desk) -> list[Item]:
    """The hairline to cut along, its middle on the token's edge, and four ticks outside that outlive the first cut."""
    hair = Style(stroke=desk.theme.ink, width=min(desk.theme.line.hair, 0.088))
    radius = size / 2
    items: list[Item] = [Circle(x, y, radius, hair)]
    near, far = (radius + 0.8) * 0.70711, (radius + 2.3) * 0.70711
    for across in (-1, 1):
        items += [Line(x + across * near, y + down * near, x + across * far, y + down * far, hair) for down in (-1, 1)]
    return items


def _put_car(panel: Panel, car: CarCut, area: Area, top: float, desk: Desk) -> None:
    """The car at its size: what is cut out is what the heroes' bases touch (H7)."""
    upright = car.width > car.length
    length, across = (car.width, car.length) if upright else (car.length, car.width)
    art = desk.shelf.art("car")
    scale = min((length - 2 * CAR_RIM) / art.width, (across - 2 * CAR_RIM) / art.height)
    inner = Group(art.items, move=(-art.width * scale / 2, -art.height * scale / 2), scale=scale)
    centre = (area.x + car.length / 2, top + car.width / 2)
    turn = -RIGHT_ANGLE_DEGREES if upright else 0.0
    panel.prints.append(Group((inner,), move=centre, turn_degrees=turn))
    hair = Style(stroke=desk.theme.ink, width=min(desk.theme.line.hair, 0.088))
    panel.cuts.append(Rect(area.x, top, car.length, car.width, hair, radius=min(car.length, car.width) / 9))
    panel.prints += _heading(area.x, top, area.width, car.title, car.note, desk)
