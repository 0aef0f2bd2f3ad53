"""What stands on the token sheets: the people by weapon, the zombies, the risen, markers (Starting out, Contagious)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.model.pieces import Token, TokenGroup, Tokens

MOST_HANDS = 5  # spare people with a weapon at hand (house): with tools and shotguns they fill three rows
MOST_MARKERS = 8  # of a kind (house): so many do not eat or rise at once

if TYPE_CHECKING:
    from toolkit.data import Templates
    from toolkit.model.game import Play
    from toolkit.model.scenario import Scenario


def make_tokens(play: Play) -> Tokens:
    """The tokens of a scenario: everybody on the table, a zombie for each human who may rise, markers."""
    words, scenario = play.words, play.scenario
    people, zombies = _count(scenario, "human"), _count(scenario, "zombie")
    some = min(people, MOST_MARKERS)
    groups = (
        TokenGroup(words["tokens.humans"], words["tokens.humans_note"], _people(play)),
        TokenGroup(words["tokens.spare"], words["tokens.spare_note"], _spare(play.templates)),
        TokenGroup(words["tokens.zombies"], "", _zombies(play.templates, "zombies", 1, zombies)),
        TokenGroup(
            words["tokens.risen"], words["tokens.risen_note"], _zombies(play.templates, "risen", zombies + 1, people)
        ),
    )
    markers = (
        _marker(words["tokens.eating"], words["tokens.eating_note"], "eating", "brain", some, accent=True),
        _marker(words["tokens.rises"], words["tokens.rises_note"], "rises", "stand-up", some),
    )
    base = next((model.base for model in scenario.board.models), scenario.inch) if scenario.board else scenario.inch
    return Tokens(
        words["tokens.title"],
        models=tuple(group for group in groups if group.tokens),
        markers=tuple(group for group in markers if group.tokens and group.tokens[0].count),
        base=base,
    )


def _people(play: Play) -> tuple[Token, ...]:
    """One token a human: a look with the right weapon in hand, and the name, or the number where there is none."""
    board = play.scenario.board
    looks = {
        weapon: [name for name in play.templates.names("art/tokens", ".svg") if name.startswith(f"human-{weapon}-")]
        for weapon in ("shotgun", "tool", "hand")
    }
    seen: dict[str, int] = {}
    tokens = []
    for number, human in enumerate(board.models_of("human") if board else (), 1):
        weapon = human.weapon if human.weapon in looks else "hand"
        place = seen[weapon] = seen.get(weapon, -1) + 1
        drawn = looks[weapon]
        art = f"tokens/{drawn[place % len(drawn)]}" if drawn else None
        label = human.name or str(number)
        tokens.append(
            Token("hero", weapon + ("s" if weapon != "hand" else "-weapons"), art, "" if art else label[:1], label)
        )
    return tuple(tokens)


def _spare(templates: Templates) -> tuple[Token, ...]:
    """The looks once more without a name: the player of the living chooses the weapons."""
    drawn = [name for name in templates.names("art/tokens", ".svg") if name.startswith("human-")]
    hands = [name for name in drawn if name.startswith("human-hand-")]
    return tuple(Token("hero", "spare", f"tokens/{name}") for name in drawn if name not in hands[MOST_HANDS:])


def _zombies(templates: Templates, only: str, first: int, count: int) -> tuple[Token, ...]:
    """So many zombies from a number on; the looks take turns, the number tells apart those that look the same."""
    drawn = [name for name in templates.names("art/tokens", ".svg") if name.startswith("zombie-")]
    return tuple(
        Token("zombie", only, f"tokens/{drawn[(number - 1) % len(drawn)]}" if drawn else "icons/zombie", str(number))
        for number in range(first, first + count)
    )


def _marker(title: str, note: str, only: str, icon: str, count: int, *, accent: bool = False) -> TokenGroup:
    token = Token("marker", only, f"icons/{icon}", label=title, count=count, accent=accent)
    return TokenGroup(title, note, (token,))


def _count(scenario: Scenario, kind: str) -> int:
    return len(scenario.board.models_of(kind)) if scenario.board else 0
