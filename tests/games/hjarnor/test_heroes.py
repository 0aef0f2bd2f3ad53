from __future__ import annotations

import shutil

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.printables.desks import desk_for
from toolkit.data import Templates, shipped_folder
from toolkit.errors import TemplateError, ToolkitError
from toolkit.games.hjarnor.heroes import Said, load_company, said
from toolkit.games.hjarnor.pieces.sheet import make_heroes
from toolkit.model.game import Play
from toolkit.model.scenario import Scenario
from toolkit.printables import drawn
from toolkit.words import Words

HEAD = """
[attributes.agility]
name = "Agility"
[attributes.intelligence]
name = "Intelligence"
[attributes.luck]
name = "Luck"
"""
HERO = """
[heroes.kim]
name = "Kim"
attributes = { agility = 2, intelligence = 3, luck = 1 }
weapons = ["spade"]
"""
WEAPON = """
[spade]
name = "Spade"
tp = 2
attribute = "luck"
bonus = 1
range = "melee"
"""


def templates(tmp_path, heroes=HEAD + HERO, weapons=WEAPON) -> Templates:
    (tmp_path / "hjarnor").mkdir(exist_ok=True)
    (tmp_path / "hjarnor" / "heroes.toml").write_text(heroes, encoding="utf-8")
    (tmp_path / "hjarnor" / "weapons.toml").write_text(weapons, encoding="utf-8")
    return Templates.of(tmp_path)


def sheets(files: Templates, language="en"):
    words = Words.load(files, language, "hjarnor")
    return make_heroes(Play(Scenario("hjarnor", 7), words, files)).sheets


def test_dice_are_attribute_and_bonus():
    company = load_company(Templates.shipped())
    for hero in company.heroes.values():
        for key in hero.weapons:
            weapon = company.weapons[key]
            assert weapon.dice(hero) == hero.attributes[weapon.attribute] + weapon.bonus


def test_what_ships_is_four_example_heroes_with_three_weapons_each():
    heroes = load_company(Templates.shipped()).heroes.values()
    assert [(hero.example, len(hero.weapons), len(hero.attributes)) for hero in heroes] == [(True, 3, 3)] * 4


def test_players_add_heroes_attributes_and_weapons_of_their_own(tmp_path):
    kim, blank = sheets(templates(tmp_path))
    assert kim.name == "Kim"
    assert kim.stamp == ""  # only what we ship is an example
    assert [(one.label, one.value) for one in kim.attributes] == [("Agility", 2), ("Intelligence", 3), ("Luck", 1)]
    assert [(row.name, row.cost, row.dice, row.reach) for row in kim.weapons] == [("Spade", "2", "2", "Melee")]
    assert blank.name == ""


def test_without_any_hero_the_blank_sheet_is_left(tmp_path):
    assert [sheet.name for sheet in sheets(templates(tmp_path, HEAD))] == [""]


def test_a_text_in_one_language_serves_for_all():
    assert said(Said(sv="yxa"), "pl") == "yxa"
    assert said(Said(en="axe", pl="topór"), "pl") == "topór"
    assert said("axe", "sv") == "axe"


@pytest.mark.parametrize("language", ["en", "sv", "pl"])
def test_examples_speak_every_language(language):
    files = Templates.shipped()
    company = load_company(files)
    texts = [hero.line for hero in company.heroes.values()]
    texts += [thing.name for thing in (*company.weapons.values(), *company.attributes.values())]
    assert all(isinstance(text, Said) and getattr(text, language) for text in texts)


BAD = [
    (HEAD + HERO.replace('"spade"', '"spad"'), WEAPON, r"heroes\.kim\.weapons.*'spad'.*Did you mean 'spade'"),
    (HEAD + HERO.replace("luck = 1", "lucky = 1"), WEAPON, r"heroes\.kim\.attributes.*'lucky'.*'luck'"),
    (HEAD + HERO, WEAPON.replace('"luck"', '"luk"'), r"spade\.attribute.*'luk'.*Did you mean 'luck'"),
    (HEAD + HERO.replace("agility = 2", "agility = -1"), WEAPON, r"heroes\.kim\.attributes: agility = -1.*Use 0 to 20"),
    (HEAD + HERO.replace("agility = 2", "agility = 21"), WEAPON, r"agility = 21.*Use 0 to 20"),
    (HEAD + HERO.replace("agility = 2", "agility = 2.5"), WEAPON, r"heroes.*int"),
    (HEAD + HERO.replace("agility = 2, ", ""), WEAPON, r"lacks 'agility'.*Add agility = 2"),
    (HEAD + HERO.replace(", luck = 1", ""), WEAPON, r"'spade'.*rolls 'luck'.*Add luck = 2"),
    (HEAD + HERO.replace("weapons =", "weapon ="), WEAPON, r"unknown key.*weapon.*Did you mean 'weapons'"),
    (HEAD + HERO.replace('"Kim"', '"Kim\\u0007"'), WEAPON, r"control character U\+0007"),
    (HEAD + HERO.replace('"Kim"', '"Kim\\nLee"'), WEAPON, r"not one line"),
    (HEAD + HERO.replace('"Kim"', '""'), WEAPON, r"heroes\.kim\.name is empty"),
    (HEAD + HERO.replace('"Kim"', f'"{"K" * 300}"'), WEAPON, r"300 letters, at most 120"),
    (HEAD + HERO + 'portrait = "../secret"\n', WEAPON, r"no picture '\.\./secret'"),
    (HEAD + HERO + 'portrait = "coatch"\n', WEAPON, r"no picture 'coatch'.*Did you mean 'coach'"),
    (HEAD + HERO, WEAPON.replace("tp = 2", "tp = 7"), r"spade.*<= 6"),
    (HEAD + HERO, WEAPON.replace("tp = 2", ""), r"'tp' is missing"),
    (HEAD + HERO, WEAPON.replace('"melee"', '"mele"'), r"spade.*range"),
    (HEAD + HERO, WEAPON.replace('"melee"', "0"), r"spade.*range"),
    (HEAD + HERO, WEAPON + 'effects = ["bang"]\n', r"effects.*bang"),
    (HEAD + HERO, WEAPON + 'icon = "spoon"\n', r"no picture 'spoon' in art/icons"),
    (HEAD + HERO, WEAPON + "[spade]\n", r"not TOML"),
    (HERO, WEAPON, r"'attributes' is missing"),
    (HEAD.replace("[attributes.agility]", "[attributes.agile]") + HERO, WEAPON, r"lacks 'agility'"),
    ("heroes = 3", WEAPON, r"heroes|attributes"),
    (HEAD + HERO.replace("heroes.kim", 'heroes."k\\u001bm"'), WEAPON, r"key 'k\\x1bm' holds a control character"),
    (HEAD + HERO, "spade = 3", r"spade.*object"),
]


@pytest.mark.parametrize(("heroes", "weapons", "message"), BAD, ids=range(len(BAD)))
def test_a_wrong_file_is_named_with_file_key_and_cure(tmp_path, heroes, weapons, message):
    with pytest.raises(TemplateError, match=message) as caught:
        load_company(templates(tmp_path, heroes, weapons))
    assert ".toml" in str(caught.value)
    assert len(str(caught.value)) < 600


def test_twenty_dice_are_the_most_and_none_the_fewest(tmp_path):
    files = templates(tmp_path, HEAD + HERO.replace("agility = 2", "agility = 20").replace("luck = 1", "luck = 0"))
    assert [one.value for one in sheets(files)[0].attributes] == [20, 3, 0]


def test_the_shipped_files_can_be_copied_and_edited(tmp_path):
    (tmp_path / "hjarnor").mkdir()
    shutil.copy(shipped_folder() / "hjarnor" / "heroes.toml", tmp_path / "hjarnor")
    assert load_company(Templates.of(tmp_path)).heroes.keys() == load_company(Templates.shipped()).heroes.keys()


SHIPPED = (shipped_folder() / "hjarnor" / "heroes.toml").read_text(encoding="utf-8")
SPLINTERS = st.sampled_from(
    ['"', "[", "]", "{", "=", "\n", "nan", "inf", "-1", "1e9", "'''", "\\u0000", "🧟", ".", ",", "true", "x" * 400]
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(st.integers(0, len(SHIPPED)), st.integers(0, 12), SPLINTERS), min_size=1, max_size=4))
def test_a_mutilated_file_is_refused_with_a_message_or_printed(tmp_path, cuts):
    text = SHIPPED
    for place, length, splinter in cuts:
        text = text[:place] + splinter + text[place + length :]
    (tmp_path / "hjarnor").mkdir(exist_ok=True)
    (tmp_path / "hjarnor" / "heroes.toml").write_text(text, encoding="utf-8")
    desk = desk_for(templates=Templates.of(tmp_path))
    try:
        drawn(make_heroes(Play(Scenario("hjarnor", 7), desk.words, desk.shelf.templates)), desk)
    except ToolkitError as error:
        assert str(error).isprintable()  # noqa: PT017 - what is raised depends on the cut
