"""Character sheets: two to a page, a whole page where one needs it, then a second sheet."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from toolkit.drawing.scene import Group, Item, Line
from toolkit.model.pieces import WeaponRow
from toolkit.printables import sheet_parts as parts
from toolkit.printables.desk import composed, panels_a_sheet
from toolkit.printables.marks import cut_line
from toolkit.printables.sheet_table import HEAD, ROW, SetRow, set_rows, table

if TYPE_CHECKING:
    from toolkit.model.pieces import Sheet, Sheets
    from toolkit.printables.desk import Desk, Page

Panel = tuple[Item, ...]
HALF = 124.0  # mm; less on shorter paper
LEAST_GAP = 5.9  # mm between the two halves of a page
ROWS = 3  # weapons or attributes that half a page holds
LEAST_NOTES = 14.0  # mm of a whole page that stay for notes


def pages(piece: Sheets, desk: Desk) -> list[Page]:
    """The sheets in order, those of half a page first; an empty half takes another blank sheet where there is one."""
    halves: list[Panel] = []
    wholes: list[Panel] = []
    for sheet in filled(piece, desk):
        half = _half(sheet, desk)
        if half is None:
            wholes += _whole(sheet, desk)
        else:
            halves.append(half)
    panels = [_paired(halves[start : start + 2], desk) for start in range(0, len(halves), 2)]
    return composed([*panels, *wholes], desk, piece.title)


def filled(piece: Sheets, desk: Desk) -> tuple[Sheet, ...]:
    """The sheets that are drawn: the blank one again where a half page, or a part of larger paper, would be empty."""
    blank = [sheet for sheet in piece.sheets if not sheet.name]
    halves = sum(_fits_half(sheet, set_rows(sheet.weapons, desk), desk) for sheet in piece.sheets)
    each = 2 * (panels_a_sheet(desk) if halves == len(piece.sheets) else 1)
    return (*piece.sheets, *blank[:1] * (-halves % each))


def _half_height(desk: Desk) -> float:
    return min(HALF, (desk.panel_height - LEAST_GAP) / 2)


def _paired(halves: list[Panel], desk: Desk) -> Panel:
    """Two half pages with the line to cut along between them."""
    below = desk.panel_height - _half_height(desk)
    items: list[Item] = [Group(half, move=(0.0, index * below)) for index, half in enumerate(halves)]
    if len(halves) == 1:
        return tuple(items)
    return (*items, *cut_line(desk, 0.0, desk.panel_height / 2, parts.WIDTH))


def _fits_half(sheet: Sheet, rows: list[SetRow], desk: Desk) -> bool:
    most = max(len(sheet.weapons), len(sheet.attributes))
    rounds = any(weapon.ammunition for weapon in sheet.weapons)
    tall = sum(row.height for row in rows) > ROWS * ROW + 1e-6
    lines = len(parts.note_lines(sheet, desk))
    return (
        most <= ROWS
        and (rounds or not tall)
        and lines <= parts.note_room(_half_top(sheet, rows), _half_height(desk))
        and (parts.tracks_height(sheet) <= ROWS * parts.PITCH + 2)
        and _half_top(sheet, rows) <= _half_height(desk)
    )


def _half_top(sheet: Sheet, rows: list[SetRow]) -> float:
    """Where the notes of half a page begin: under attributes and tracks, which a long table pushes down."""
    pushed = max(0.0, sum(row.height for row in rows) - ROWS * ROW)
    below = parts.PORTRAIT[1] + ROWS * parts.PITCH + 2
    if not pushed:
        return below
    tracks = parts.PORTRAIT[1] + pushed + parts.tracks_height(sheet)
    return max(tracks, parts.PORTRAIT[1] + len(sheet.attributes) * parts.PITCH + 2)


def _half(sheet: Sheet, desk: Desk) -> Panel | None:
    """The sheet in half a page, or None where it does not fit."""
    rows = set_rows(sheet.weapons, desk)
    if not _fits_half(sheet, rows, desk):
        return None
    if not any(weapon.ammunition for weapon in sheet.weapons):
        rows += set_rows([WeaponRow(None, "")] * (ROWS - len(rows)), desk)
    spare = max(0.0, ROWS * ROW - sum(row.height for row in rows))
    rows[-1] = replace(rows[-1], height=rows[-1].height + spare)
    y = parts.PORTRAIT[1]
    lines = parts.note_lines(sheet, desk)
    weapons, end = table(rows, sheet.labels, parts.HEAD, desk)
    free = 0.0 if sheet.points or sheet.tracks else end
    written, _ = parts.notes(sheet, lines, _half_top(sheet, rows), _half_height(desk), desk, free)
    return (
        *parts.portrait(sheet, desk),
        *parts.head(sheet, desk),
        *weapons,
        *parts.attribute_rows(sheet.attributes, y, desk),
        *parts.tracks(sheet, end, desk),
        *written,
    )


def _whole(sheet: Sheet, desk: Desk) -> list[Panel]:
    """The sheet on a page of its own, and on more where it needs them."""
    bottom = desk.panel_height
    rows, attributes, lines = (
        set_rows(sheet.weapons, desk),
        list(sheet.attributes),
        parts.note_lines(sheet, desk),
    )
    below = parts.PORTRAIT[1]
    room = bottom - parts.HEAD - HEAD - parts.tracks_height(sheet) - LEAST_NOTES
    shown, rows = _taken(rows, room)
    weapons, end = table(shown, sheet.labels, parts.HEAD, desk)
    count = int((bottom - LEAST_NOTES - below - 2) // parts.PITCH)
    items = [
        *parts.portrait(sheet, desk),
        *parts.head(sheet, desk),
        *weapons,
        *parts.attribute_rows(attributes[:count], below, desk),
        *parts.tracks(sheet, end, desk),
    ]
    top = max(end + parts.tracks_height(sheet), below + len(attributes[:count]) * parts.PITCH + 2)
    written, used = parts.notes(sheet, lines, top, bottom, desk)
    attributes, lines = attributes[count:], lines[used:]
    panels = [(*items, *written)]
    while rows or attributes or lines:
        items = [*parts.short_head(sheet, desk)]
        top = parts.SHORT_HEAD
        shown, rows = _taken(rows, bottom - top - HEAD - LEAST_NOTES)
        weapons, end = table(shown, sheet.labels, top, desk) if shown else ([], top)
        count = int((bottom - LEAST_NOTES - top - 2) // parts.PITCH)
        items += [*weapons, *parts.attribute_rows(attributes[:count], top, desk)]
        rule_to = parts.WIDTH if not shown else parts.PORTRAIT[0]
        items.append(Line(0, top, rule_to, top, desk.theme.rule()))
        top = max(end, top + len(attributes[:count]) * parts.PITCH + 2)
        written, used = parts.notes(sheet, lines, top, bottom, desk)
        attributes, lines = attributes[count:], lines[used:]
        panels.append((*items, *written))
    return panels


def _taken(rows: list[SetRow], room: float) -> tuple[list[SetRow], list[SetRow]]:
    """The rows that fit into ``room`` mm, at least one, and the rest."""
    used = 0.0
    for index, row in enumerate(rows):
        used += row.height
        if used > room + 1e-6 and index:
            return rows[:index], rows[index:]
    return rows, []
