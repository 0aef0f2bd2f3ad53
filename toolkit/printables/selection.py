"""Some of the pieces, or all of them several times: what ``--only`` and ``--copies`` ask for."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from toolkit.model.counters import Counters
from toolkit.model.pieces import Ruler, Rulers, Sheet, Sheets, Token, TokenGroup, Tokens

if TYPE_CHECKING:
    from collections.abc import Collection

Content = TypeVar("Content")


def names_of(content: object) -> tuple[str, ...]:
    """What the pieces of this content can be selected by: a kind of token, a sheet's name, a ruler's length."""
    match content:
        case Tokens():
            groups = (*content.models, *content.markers)
            found = [token.only for group in groups for token in group.tokens]
            return tuple(dict.fromkeys([*found, *(["car"] if content.car else [])]))
        case Sheets():
            return tuple(dict.fromkeys(_sheet_name(sheet) for sheet in content.sheets))
        case Rulers():
            return tuple(dict.fromkeys(_ruler_name(ruler) for ruler in content.rulers))
        case Counters():
            return tuple(group.only for group in content.groups)
    return ()


def selected(content: Content, only: Collection[str]) -> Content | None:
    """The content with only the pieces asked for; None when it has none of them.

    A token is named by its kind (``zombies``) or by kind and number (``zombies-7``), a sheet by its name, a ruler by
    its inches; capitals do not matter.
    """
    wanted = {_key(name) for name in only}
    match content:
        case Tokens():
            models, markers = (_groups(groups, wanted) for groups in (content.models, content.markers))
            car = content.car if "car" in wanted else None
            if models or markers or car:
                return replace(content, models=models, markers=markers, car=car, spares=None)
        case Sheets():
            sheets = tuple(sheet for sheet in content.sheets if _key(_sheet_name(sheet)) in wanted)
            if sheets:
                return replace(content, sheets=sheets)
        case Rulers():
            rulers = tuple(ruler for ruler in content.rulers if _ruler_name(ruler) in wanted)
            if rulers:
                return replace(content, rulers=rulers)
        case Counters():
            groups = tuple(group for group in content.groups if _key(group.only) in wanted)
            if groups:
                return replace(content, lead="", groups=groups)
    return None


def copied(content: Content, copies: int) -> tuple[Content, int]:
    """The content with each piece several times, and how often its sheets must still be repeated.

    Pieces that are cut out are packed together; everything else is printed again as a whole.
    """
    if copies > 1 and isinstance(content, Tokens) and not content.car:
        more = replace(content, models=_more(content.models, copies), markers=_more(content.markers, copies))
        return more, 1
    if copies > 1 and isinstance(content, Sheets):
        return replace(content, sheets=content.sheets * copies), 1
    if copies > 1 and isinstance(content, Rulers):
        return replace(content, rulers=content.rulers * copies), 1
    return content, copies


def _groups(groups: tuple[TokenGroup, ...], wanted: Collection[str]) -> tuple[TokenGroup, ...]:
    kept = []
    for group in groups:
        tokens = tuple(token for token in group.tokens if not _token_names(token).isdisjoint(wanted))
        if tokens:
            kept.append(replace(group, tokens=tokens))
    return tuple(kept)


def _token_names(token: Token) -> set[str]:
    own = token.text or token.label
    return {_key(token.only), _key(f"{token.only}-{own}")}


def _more(groups: tuple[TokenGroup, ...], copies: int) -> tuple[TokenGroup, ...]:
    return tuple(
        replace(group, tokens=tuple(replace(token, count=token.count * copies) for token in group.tokens))
        for group in groups
    )


def _sheet_name(sheet: Sheet) -> str:
    return sheet.name or "blank"


def _ruler_name(ruler: Ruler) -> str:
    return f"{ruler.inches:g}"


def _key(name: str) -> str:
    return name.strip().strip('"″').casefold().removesuffix("in")
