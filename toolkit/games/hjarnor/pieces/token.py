"""What stands on the token sheets: the models of the supply, the doors, markers and the car (Components, H11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.hjarnor import rules
from toolkit.games.hjarnor.heroes import load_company, said
from toolkit.games.hjarnor.settings import settings_of
from toolkit.model.pieces import Token, TokenGroup, Tokens

if TYPE_CHECKING:
    from toolkit.data import Templates
    from toolkit.model.game import Play
    from toolkit.model.scenario import Scenario
    from toolkit.words import Words

# How many markers are enough at one table (house). Sounds: the car's and seven attacks.
SOUNDS = 8
PRONE = 8
TRINKETS = ("keys", "watch", "coffee", "radio", "fish", "camera", "torch", "matches")
TURNED = 2  # heroes that have become zombies, for their own faces to be drawn on
BLANK_HEROES = 4  # for heroes of the players' own, their names to be written on (H17)


def make_tokens(play: Play) -> Tokens:
    """The tokens of a scenario: the heroes, the supply of the settings (H11), doors, markers, the car."""
    words, scenario = play.words, play.scenario
    settings = settings_of(scenario)
    heroes = _heroes(play)
    everyone = max(len(heroes.tokens) - 1, rules.HEROES)  # less the blank ones
    car = _car(scenario)
    return Tokens(
        words["tokens.title"],
        models=tuple(
            group
            for group in (
                heroes,
                TokenGroup(words["tokens.doors"], words["tokens.doors_note"], _doors()),
                TokenGroup(words["tokens.zombies"], "", _looks(play.templates, "zombie", settings.zombies)),
                TokenGroup(words["tokens.crawlers"], "", _looks(play.templates, "crawler", settings.crawlers)),
                TokenGroup(words["tokens.turned"], words["tokens.turned_note"], _turned()),
            )
            if group.tokens
        ),
        markers=_markers(words, everyone),
        base=scenario.inch,
        car=car,
        car_title=words["tokens.car"] if car else "",
        car_note=words.fill("tokens.car_note", length=f"{car[0]:g}", width=f"{car[1]:g}") if car else "",
        spares=_spares(words),
    )


def _heroes(play: Play) -> TokenGroup:
    company = load_company(play.templates)
    names = {key: said(hero.name, play.words.language).strip() for key, hero in company.heroes.items()}
    first = [name.partition(" ")[0] for name in names.values()]
    tokens = []
    for key, hero in company.heroes.items():
        name = names[key]
        shown = name.partition(" ")[0]
        faces = (f"tokens/hero-{face}" for face in (key, hero.portrait or "") if face)
        known = next((art for art in faces if _is_drawn(play.templates, art)), None)
        label = shown if first.count(shown) == 1 else name
        tokens.append(Token("hero", "heroes", known, "" if known else name[:1].upper(), label))
    tokens.append(Token("hero", "blank", "tokens/hero-blank", count=BLANK_HEROES))
    example = any(hero.example for hero in company.heroes.values())
    return TokenGroup(play.words["tokens.heroes"], play.words["tokens.heroes_note"] if example else "", tuple(tokens))


def _turned() -> tuple[Token, ...]:
    """A tenth cross makes a zombie of a hero, beside those of the supply (H28)."""
    return (Token("zombie", "turned", "tokens/hero-blank", count=TURNED),)


def _spares(words: Words) -> TokenGroup:
    """What is lost first, or wanted most: markers for those lying, and sounds."""
    kinds = (("prone", 4), ("sound", 2))
    tokens = (Token("marker", "spares", f"icons/{key}", label=words[f"tokens.{key}"], count=n) for key, n in kinds)
    return TokenGroup(words["tokens.spares"], words["tokens.spares_note"], tuple(tokens))


def _doors() -> tuple[Token, ...]:
    return tuple(Token("door", "doors", text=str(number)) for number in range(1, rules.DOORS + 1))


def _looks(templates: Templates, look: str, count: int) -> tuple[Token, ...]:
    """So many models; the looks there are take turns, and the number tells those apart that look the same."""
    drawn = [name for name in templates.names("art/tokens", ".svg") if name.startswith(f"{look}-")]
    numbers = range(1, count + 1)
    arts = [f"tokens/{drawn[(number - 1) % len(drawn)]}" if drawn else f"icons/{look}" for number in numbers]
    return tuple(Token(look, f"{look}s", art, str(number)) for number, art in zip(numbers, arts, strict=True))


def _markers(words: Words, heroes: int) -> tuple[TokenGroup, ...]:
    def markers(key: str, only: str, count: int, note: str = "", *, accent: bool = False) -> TokenGroup:
        token = Token("marker", only, f"icons/{key}", label=words[f"tokens.{key}"], count=count, accent=accent)
        return TokenGroup(words[f"tokens.{key}"], note, (token,))

    plus = words.fill("tokens.stuck_label", n=rules.STUCK_COST)
    stuck = Token("marker", "stuck", "icons/stuck", label=plus, count=heroes)
    trinkets = tuple(
        Token("marker", "trinkets", f"icons/trinket-{name}", label=words["tokens.trinket"])
        for name in (TRINKETS[number % len(TRINKETS)] for number in range(heroes))
    )
    return (
        markers("sound", "sounds", SOUNDS),
        markers("prone", "prone", PRONE, words["tokens.prone_note"]),
        markers("infected", "infected", heroes, accent=True),
        TokenGroup(words["tokens.stuck"], "", (stuck,)),
        TokenGroup(words["tokens.trinkets"], "", trinkets),
    )


def _car(scenario: Scenario) -> tuple[float, float] | None:
    """Length and width of the scenario's car, measured along its heading."""
    from math import cos, hypot, radians, sin

    cars = scenario.board.cars if scenario.board else ()
    if not cars:
        return None
    angle = radians(cars[0].heading_degrees)
    along = [x * cos(angle) + y * sin(angle) for x, y in cars[0].ring]
    across = [y * cos(angle) - x * sin(angle) for x, y in cars[0].ring]
    size = (round(max(along) - min(along), 1), round(max(across) - min(across), 1))
    return size if hypot(*size) > 0 and min(size) >= 5 else None


def _is_drawn(templates: Templates, art: str) -> bool:
    """Whether there is such a picture; a key with other letters than a file name may have is none."""
    name = art.rpartition("/")[2]
    return name.replace("-", "").replace("_", "").isalnum() and templates.has(f"art/{art}.svg")
