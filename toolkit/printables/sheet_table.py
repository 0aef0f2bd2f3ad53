"""The weapon table of a character sheet: rows as high as their text needs, in fixed columns."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from toolkit.drawing.fonts import cap_height, fitting_size, width
from toolkit.drawing.scene import Circle, Item, Line, Style, Text
from toolkit.errors import DrawingError
from toolkit.printables.marks import cost_circle, dice_square, tick_box
from toolkit.printables.text import LEADING, centred, fitted, stacked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolkit.model.pieces import SheetLabels, WeaponRow
    from toolkit.printables.desk import Desk

LEFT, RIGHT = 49.5, 194.0
HEAD = 6.0  # mm from the rule above the table to its first row
ROW = 14.0
ICON_X, NAME_X, NAME_ROOM = 55.5, 64.5, 32.5
EFFECT_X, EFFECT_ROOM = 101.5, 24.0
COST_X, DICE_X, REACH_X, REACH_ROOM = 136.5, 152.5, 169.5, 19.0
TICK = 7.0
EFFECT_PITCH = 4.5
ROUND, ROUND_PITCH, ROUND_FIVES = 7.0, 7.9, 2.6  # boxes to cross ammunition off, and the gap after five of them
ROUNDS_A_LINE, ROUND_LINE, ROUND_FOOT = 15, 8.2, 1.4


@dataclass(frozen=True, slots=True)
class SetRow:
    """A row whose text is measured: its lines and sizes, and how high that makes it."""

    weapon: WeaponRow
    name: tuple[list[str], float]
    note: tuple[list[str], float]
    height: float

    @property
    def ammunition_height(self) -> float:
        """Millimetres of the lines of boxes under the row."""
        return _ammunition_height(self.weapon)


def set_rows(weapons: Sequence[WeaponRow], desk: Desk) -> list[SetRow]:
    """The rows measured; DrawingError names a text that does not fit."""
    return [_set(weapon, desk) for weapon in weapons]


def _set(weapon: WeaponRow, desk: Desk) -> SetRow:
    size = desk.theme.size
    name = _name(weapon.name, size.medium) if weapon.name else ([], size.medium)
    note = fitted(weapon.note, "body", size.small, NAME_ROOM, 3) if weapon.note else ([], size.small)
    for _, label in weapon.effects:
        fitting_size(label, "body", size.text, EFFECT_ROOM)
    text = sum(len(lines) * points * LEADING for lines, points in (name, note)) + 2.4
    height = max(ROW, text, len(weapon.effects) * EFFECT_PITCH + 0.4)
    return SetRow(weapon, name, note, height + _ammunition_height(weapon))


def _name(text: str, size: float) -> tuple[list[str], float]:
    """A name in one line, smaller in two, or as many as it takes."""
    for most, largest, floor in ((1, size, 10.5), (2, 9.5, 8.0)):
        try:
            lines, points = fitted(text, "bold", largest, NAME_ROOM, most, floor)
        except DrawingError:
            continue
        if all(width(word, "bold", points) <= NAME_ROOM for word in text.split()):
            return lines, points
    return fitted(text, "bold", 8.0, NAME_ROOM, 8)


def table(rows: Sequence[SetRow], labels: SheetLabels, y: float, desk: Desk) -> tuple[list[Item], float]:
    """The table under a rule at ``y``, and where it ends; there stands another rule."""
    theme = desk.theme
    items: list[Item] = [Line(LEFT, y, RIGHT, y, theme.rule()), *_heads(labels, y + 4.6, desk)]
    y += HEAD
    for index, row in enumerate(rows):
        if index:
            items.append(Line(LEFT, y, RIGHT, y, theme.row_rule()))
        items += _row(row, labels, y, desk)
        y += row.height
    items.append(Line(LEFT, y, RIGHT, y, theme.rule()))
    return items, y


def _heads(labels: SheetLabels, y: float, desk: Desk) -> list[Item]:
    theme = desk.theme
    size = theme.size.small
    heads = [(LEFT, labels.weapons, "start"), (EFFECT_X - 2.2, labels.effects, "start")]
    heads += [(COST_X, labels.cost, "middle"), (DICE_X, labels.dice, "middle"), (REACH_X, labels.reach, "middle")]
    heads.append((RIGHT, labels.stuck, "end"))
    return [Text(x, y, text, "bold", size, theme.ink, anchor=anchor) for x, text, anchor in heads if text]


def _row(row: SetRow, labels: SheetLabels, y: float, desk: Desk) -> list[Item]:
    theme, weapon = desk.theme, row.weapon
    middle = y + (row.height - row.ammunition_height) / 2
    writing = Style(stroke=theme.ink, width=theme.line.hair)
    items: list[Item] = []
    if weapon.icon:
        items.append(desk.shelf.icon(weapon.icon, ICON_X, middle, 11.0))
    if weapon.name:
        items += _named(row, middle, desk)
    else:
        items.append(Line(LEFT, middle + 3.4, NAME_X + NAME_ROOM - 2, middle + 3.4, writing))
    items += _effects(weapon, middle, desk)
    if labels.cost and weapon.cost:
        items += cost_circle(theme, COST_X, middle, 5.0, weapon.cost)
    elif labels.cost and not weapon.name:
        items.append(Circle(COST_X, middle, 4.8, theme.box()))
    if labels.dice and (weapon.dice or not weapon.name):
        items += dice_square(theme, DICE_X, middle, 10.5, weapon.dice)
    if labels.reach and weapon.reach:
        items.append(_reach(weapon.reach, middle, desk))
    elif labels.reach and not weapon.name:
        items.append(Line(REACH_X - 6, middle + 3.4, REACH_X + 6, middle + 3.4, writing))
    if labels.stuck:
        items.append(tick_box(theme, RIGHT - TICK, middle - TICK / 2, TICK))
    if weapon.ammunition:
        items += _ammunition(weapon.ammunition, y + row.height - row.ammunition_height, desk)
    return items


def _named(row: SetRow, middle: float, desk: Desk) -> list[Item]:
    (name, size), (note, note_size) = row.name, row.note
    lead, note_lead = size * LEADING, note_size * LEADING
    block = cap_height("bold", size) + (len(name) - 1) * lead + len(note) * note_lead + (0.8 if note else 0)
    y = middle - block / 2 + cap_height("bold", size)
    items = stacked(name, NAME_X, y, "bold", size, desk.theme.ink)
    y += (len(name) - 1) * lead + note_lead + 0.8
    return items + stacked(note, NAME_X, y, "body", note_size, desk.theme.dark)


def _effects(weapon: WeaponRow, middle: float, desk: Desk) -> list[Item]:
    theme = desk.theme
    tick = not weapon.name
    pitch = EFFECT_PITCH if len(weapon.effects) > 2 else 6.2
    size = theme.size.small if len(weapon.effects) > 2 else theme.size.text
    items: list[Item] = []
    for index, (icon, label) in enumerate(weapon.effects):
        y = middle + (index - (len(weapon.effects) - 1) / 2) * pitch
        points = fitting_size(label, "body", size, EFFECT_ROOM - 1.5 * tick)
        items.append(desk.shelf.icon(icon, EFFECT_X + (5.2 if tick else 0.3), y, min(pitch - 0.3, 5.2)))
        if tick:
            items.append(tick_box(theme, EFFECT_X - 2.2, y - 1.7, 3.4))
        x = EFFECT_X + (8.4 if tick else 4.4)
        items.append(Text(x, y + cap_height("body", points) / 2, label, "body", points, theme.ink))
    return items


def _reach(text: str, middle: float, desk: Desk) -> Item:
    theme = desk.theme
    if text[0].isdigit():
        return centred(text, REACH_X, middle, "stencil", fitting_size(text, "stencil", 16.0, REACH_ROOM), theme.ink)
    return centred(text, REACH_X, middle, "bold", fitting_size(text, "bold", theme.size.text, REACH_ROOM), theme.ink)


def _ammunition_height(weapon: WeaponRow) -> float:
    lines = math.ceil((weapon.ammunition or 0) / ROUNDS_A_LINE)
    return lines * ROUND_LINE + (ROUND_FOOT if lines else 0.0)


def _ammunition(count: int, y: float, desk: Desk) -> list[Item]:
    """Boxes in fives, on lines about equally long."""
    lines = math.ceil(count / ROUNDS_A_LINE)
    each = math.ceil(math.ceil(count / 5) / lines) * 5
    items: list[Item] = []
    for index in range(count):
        line, place = divmod(index, each)
        x = NAME_X + place * ROUND_PITCH + place // 5 * ROUND_FIVES
        items.append(tick_box(desk.theme, x, y + line * ROUND_LINE, ROUND))
    return items
