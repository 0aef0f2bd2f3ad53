"""The five soldiers as sheets and tokens name them: who carries what, and how each looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from toolkit.games.braaains import rules

if TYPE_CHECKING:
    from toolkit.model.scenario import Scenario
    from toolkit.words import Words


class Soldier(NamedTuple):
    """One of the squad: role (leader, rifle, gunner), look (a picture's name), weapon, the player's own name."""

    role: str
    look: str
    weapon: str
    number: int
    name: str

    def title(self, words: Words) -> str:
        """What the soldier is called on a sheet."""
        return self.name or words.fill(f"soldiers.{self.role}", n=self.number)


ROLES = {rules.LEADER: "leader", rules.RIFLE: "rifle", rules.GUN: "gunner"}


def squad(scenario: Scenario) -> tuple[Soldier, ...]:
    """The leader, three riflemen and the machine-gunner, with the names of the scenario's soldiers of their weapons."""
    models = list(scenario.board.models_of("soldier")) if scenario.board else []
    found = []
    numbers = dict.fromkeys(ROLES.values(), 0)
    for weapon in rules.SQUAD:
        role = ROLES[weapon]
        numbers[role] += 1
        model = next((one for one in models if one.weapon == weapon), None)
        if model is not None:
            models.remove(model)
        look = f"{role}-{numbers[role]}" if role == "rifle" else role
        found.append(Soldier(role, look, weapon, numbers[role], (model.name or "").strip() if model else ""))
    return tuple(found)
