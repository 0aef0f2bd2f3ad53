"""What stands on the reference page: the whole game, every figure from the rules, every choice from the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.games.hjarnor import rules
from toolkit.games.hjarnor.heroes import attribute_kinds, said
from toolkit.games.hjarnor.settings import settings_of
from toolkit.model.pieces import Cell, Chances, Reference, Row

if TYPE_CHECKING:
    from toolkit.games.hjarnor.settings import Settings
    from toolkit.model.game import Play
    from toolkit.words import Words

ACTION_ICONS = {"walk": "walk", "sprint": "sprint", "stand_up": "stand-up", "search": "search", "escape": "escape"}
SIGNS = {-1: "−1", 0: "0", 1: "+1"}
MOST_DICE = 8  # the lines of the odds strip
HEADS = ("0", "1", "2", "3+")  # the four columns after the fumble, on every row of results


def make_reference(play: Play) -> Reference:
    """The reference page for this scenario's settings."""
    words, settings = play.words, settings_of(play.scenario)
    rows = (
        _dice(words),
        _heroes(play),
        _attack(words, settings),
        _weapons(words, settings),
        _zombies(words),
        _bites(words, settings),
        _end(words),
        _tricky(words, settings),
        _odds(words, settings),
    )
    lead = words[f"reference.lead_{settings.win}"]
    return Reference(words["reference.title"], words["reference.headline"], lead, (rows,))


def _dice(words: Words) -> Row:
    """Reading the dice (Tests, H12)."""
    cells = []
    for kind, faces in rules.FACE_KINDS:
        value = rules.DIE[faces[0] - 1]
        cells.append(Cell(faces=faces, number=SIGNS[value], text=words[f"reference.dice.{kind}"], accent=value < 0))
    verdicts = (("below", "fumble"), ("zero", "failure"), ("above", "success"))
    pairs = tuple((words[f"reference.dice.{left}"], words[f"reference.dice.{right}"]) for left, right in verdicts)
    return Row(words["reference.dice.title"], words["reference.dice.text"], "", (*cells, Cell(pairs=pairs)), "thick")


def _heroes(play: Play) -> Row:
    """The five actions, and where contact and lying forbid them (Time Points, Actions, H14)."""
    words = play.words
    kinds = attribute_kinds(play.templates)
    cells = []
    for action in rules.ACTIONS:
        key = f"reference.heroes.{action.key}"
        attribute = said(kinds[action.attribute].name, words.language) if action.attribute else ""
        text = words.fill(f"{key}_text", n=action.inches, attribute=attribute)
        cells.append(Cell(words[key], (ACTION_ICONS[action.key],), str(action.cost), text=text))
    text = words.fill("reference.heroes.text", tp=rules.TIME_POINTS)
    return Row(words["reference.heroes.title"], text, "1", tuple(cells), "thick")


def _fumble(words: Words, text: str, icons: tuple[str, ...] = ()) -> Cell:
    return Cell(words["reference.fumble"], icons, text=text, accent=True)


def _attack(words: Words, settings: Settings) -> Row:
    """What the successes of an attack do (Attacks, H18)."""
    crawler = words[f"reference.attack.crawler_{settings.crawler_one_success}"]
    results = {
        "0": ((), words["reference.nothing"]),
        "1": (("prone",), f"{words['reference.attack.falls']} {crawler}"),
        "2": (("crawler",), words["reference.attack.crawler"]),
        "3+": (("skull",), words["reference.attack.destroyed"]),
    }
    cells = [Cell(number=head, icons=results[head][0], text=results[head][1]) for head in HEADS]
    stuck = _fumble(words, words.fill("reference.attack.fumble", n=rules.STUCK_COST), ("stuck",))
    return Row(words["reference.attack.title"], words["reference.attack.text"], "", (stuck, *cells), "thin")


def _weapons(words: Words, settings: Settings) -> Row:
    """Melee, range and the three effects (Attacks, Weapon Effects, H13, H19, H20)."""
    cells = []
    for key in ("melee", "ranged", *rules.EFFECTS):
        text = words.fill(f"reference.weapons.{key}_text", n=rules.KNOCKBACK_INCHES)
        cells.append(Cell(words[f"reference.weapons.{key}"], (key,), text=text))
    text = words["reference.weapons.text_scenery" if settings.scenery_blocks else "reference.weapons.text"]
    return Row(words["reference.weapons.title"], text, "", tuple(cells), "thin")


def _zombies(words: Words) -> Row:
    """The order of the zombie phase (Zombie Movement, Zombie Attacks, H23-H26)."""
    steps = (
        ("see", "see", rules.SIGHT_INCHES),
        ("hear", "hear", rules.SOUND_INCHES),
        ("rise", "stand-up", 0),
        ("attack", "attack", 0),
        ("group", "group", 0),
    )
    cells = tuple(
        Cell(
            words[f"reference.zombies.{key}"],
            (icon,),
            text=words.fill(f"reference.zombies.{key}_text", n=inches),
            arrow=key in {"see", "hear", "rise"},
        )
        for key, icon, inches in steps
    )
    text = words.fill("reference.zombies.text", zombie=rules.ZOMBIE_INCHES, crawler=rules.CRAWLER_INCHES)
    return Row(words["reference.zombies.title"], text, "2", cells, "hazard")


def _bites(words: Words, settings: Settings) -> Row:
    """What a group attack does to its hero (Zombie Attacks, H27)."""
    infection = "reference.bite.infection" + ("" if settings.infection_each_attack else "_once")
    cells = [_fumble(words, words["reference.nothing"])]
    for head in HEADS:
        bite = rules.BITES[head]
        parts = [words["reference.bite.prone"]] if bite.prone else []
        parts += [words.fill(infection, n=bite.infection)] if bite.infection else []
        parts += [words.plural("reference.bite.wounds", bite.wounds)] if bite.wounds else []
        text = f"{', '.join(parts).capitalize()}." if parts else words["reference.nothing"]
        icons = ("infected",) * bite.infection + ("wound",) * bite.wounds
        cells.append(Cell(number=head, icons=icons, text=text))
    text = words.fill("reference.bite.text", n=rules.WOUNDS)
    return Row(words["reference.bite.title"], text, "", tuple(cells), "thin")


def _end(words: Words) -> Row:
    """The end phase in its order (End Phase, H28)."""
    spread = rules.INFECTION_SPREADS
    steps: tuple[tuple[str, str, dict[str, int]], ...] = (
        ("count", "sound", {}),
        ("arrivals", "die-8", {"n": rules.DOORS}),
        ("infection", "infection", {"dice": rules.INFECTION_DICE, "fumble": spread[rules.FUMBLE], "zero": spread["0"]}),
        ("tenth", "zombie", {}),
        ("clean_up", "broom", {}),
    )
    cells = tuple(
        Cell(
            words.fill(f"reference.end.{key}", n=rules.INFECTION),
            (icon,),
            text=words.fill(f"reference.end.{key}_text", **values),
            arrow=key != "clean_up",
        )
        for key, icon, values in steps
    )
    text = words.fill("reference.end.text", tp=rules.TIME_POINTS)
    return Row(words["reference.end.title"], text, "3", cells, "thick")


def _tricky(words: Words, settings: Settings) -> Row:
    """Readings that tables argue about (H14, H18, H19, H25, H28)."""
    texts = (
        ("prone", "prone", "prone_text"),
        ("stuck", "stuck", "stuck_text"),
        ("sweep", "sweep", f"sweep_{settings.sweep}"),
        ("risen", "stand-up", "risen_text"),
        ("door", "door", "door_text"),
    )
    cells = tuple(
        Cell(words[f"reference.tricky.{key}"], (icon,), text=words.fill(f"reference.tricky.{text}", n=rules.STUCK_COST))
        for key, icon, text in texts
    )
    return Row(words["reference.tricky.title"], words["reference.tricky.text"], "", cells, "thick")


def _odds(words: Words, settings: Settings) -> Row:
    """What a test of one to eight dice gives, exactly (Tests, H12)."""
    from toolkit.games.hjarnor.rolls import one_test

    lines = []
    for dice in range(1, MOST_DICE + 1):
        odds = one_test(settings, dice=dice).odds()
        lines.append(Chances(str(dice), tuple(odds[key] for key in rules.TEST_OUTCOMES)))
    cells = (_fumble(words, ""), *(Cell(number=head) for head in HEADS))
    return Row(
        words["reference.odds.title"],
        words["reference.odds.text"],
        "",
        cells,
        "thick",
        tuple(lines),
        words["reference.odds.dice"],
    )
