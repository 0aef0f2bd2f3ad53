"""What stands on the token sheets: the squad, the supply of zombies, fresh-meat points, markers (You need, B3, B6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.braaains import rules
from toolkit.games.braaains.settings import settings_of
from toolkit.games.braaains.squad import squad
from toolkit.model.pieces import Token, TokenGroup, Tokens

if TYPE_CHECKING:
    from toolkit.data import Templates
    from toolkit.model.game import Play
    from toolkit.words import Words

CHARGES = 14  # house: as many as seldom run out
ALL_ZOMBIES = 48  # house: four turns of fresh meat


def make_tokens(play: Play) -> Tokens:
    """The tokens of a scenario; zombies as many as its supply, and some more for a larger one."""
    words = play.words
    zombies = settings_of(play.scenario).supply
    reserve = max(0, ALL_ZOMBIES - zombies)
    return Tokens(
        words["tokens.title"],
        models=(
            TokenGroup(words["tokens.soldiers"], words["tokens.soldiers_note"], _soldiers(play)),
            TokenGroup(words["tokens.spawns"], words["tokens.spawns_note"], _spawns()),
            TokenGroup(words["tokens.zombies"], words["tokens.zombies_note"], _zombies(play.templates, zombies)),
            TokenGroup(
                words["tokens.reserve"],
                words["tokens.reserve_note"],
                _zombies(play.templates, zombies + reserve)[zombies:],
            ),
        ),
        markers=_markers(words),
        base=rules.BASE_INCHES * rules.INCH,
    )


def _soldiers(play: Play) -> tuple[Token, ...]:
    words = play.words
    found = []
    for soldier in squad(play.scenario):
        art = f"tokens/soldier-{soldier.look}"
        known = art if play.templates.has(f"art/{art}.svg") else "icons/soldier"
        label = soldier.name or words.fill(f"tokens.{soldier.role}", n=soldier.number)
        found.append(Token("hero", "soldiers", known, label=label))
    return tuple(found)


def _spawns() -> tuple[Token, ...]:
    return tuple(Token("door", "spawns", text=str(number)) for number in range(1, len(rules.EDGES) + 1))


def _zombies(templates: Templates, count: int) -> tuple[Token, ...]:
    """So many zombies; the looks there are take turns, the number tells those apart that look the same."""
    drawn = [name for name in templates.names("art/tokens", ".svg") if name.startswith("zombie-")]
    return tuple(
        Token("zombie", "zombies", f"tokens/{drawn[n % len(drawn)]}" if drawn else "icons/zombie", str(n + 1))
        for n in range(count)
    )


def _markers(words: Words) -> tuple[TokenGroup, ...]:
    rows = (
        ("casualty", "skull", rules.SOLDIERS, True),
        ("risen", "zombie", rules.SOLDIERS, False),
        ("charge", "melee", CHARGES, False),
        ("turn", "turn", 1, True),
    )
    return tuple(
        TokenGroup(
            words[f"tokens.{key}_title"],
            words[note],
            (Token("marker", key, f"icons/{icon}", label=words[f"tokens.{key}"], count=count, accent=accent),),
        )
        for key, icon, count, accent in rows
        for note in (f"tokens.{key}_note",)
    )
