from __future__ import annotations

from fractions import Fraction

import pytest

from toolkit.data import Templates
from toolkit.games.hjarnor import results, rounds, rules
from toolkit.games.hjarnor.pieces.reference import make_reference
from toolkit.model.game import Play
from toolkit.model.scenario import Scenario
from toolkit.words import Words


def reference(language="en", **settings):
    templates = Templates.shipped()
    words = Words.load(templates, language, "hjarnor")
    return make_reference(Play(Scenario("hjarnor", 7, settings=settings), words, templates))


def text_of(piece) -> str:
    """Everything that stands on the page, as one string."""
    parts = [piece.headline, piece.lead]
    for row in piece.pages[0]:
        parts += [row.title, row.text]
        for cell in row.cells:
            parts += [cell.title, cell.cost, cell.number, cell.text, *(text for pair in cell.pairs for text in pair)]
    return "\n".join(parts)


def cell(piece, title: str, index: int):
    row = next(row for row in piece.pages[0] if row.title == title)
    return row.cells[index]


def test_the_five_actions_cost_what_the_rulebook_says():
    row = reference().pages[0][1]
    assert [(one.title, one.cost) for one in row.cells] == [
        ("Walk", "1"),
        ("Sprint", "0"),
        ("Stand up", "2"),
        ("Search", "2"),
        ("Escape", "2"),
    ]


def test_figures_of_the_rules_stand_on_the_page():
    text = text_of(reference())
    for figure in ('11"', '18"', '4"', 'crawlers 2"', "6 time points", "roll 3 dice", "Cross 10", "Wound 6", "d8"):
        assert figure in text


def test_a_changed_figure_of_the_rules_changes_the_page(monkeypatch):
    monkeypatch.setattr(rules, "SIGHT_INCHES", 13)
    assert '13"' in text_of(reference())


def test_zombie_attacks_read_none_none_prone_one_wound_two_wounds():
    texts = [cell(reference(), "Zombie attack", index).text for index in range(5)]
    assert texts == [
        "Nothing.",
        "Nothing.",
        "Prone, infection +1.",
        "Prone, infection +1, 1 wound.",
        "Prone, infection +1, 2 wounds.",
    ]


@pytest.mark.parametrize("language", ["en", "sv", "pl"])
@pytest.mark.parametrize(
    ("key", "value", "phrase"),
    [
        ("crawler_one_success", "prone", "reference.attack.crawler_prone"),
        ("sweep", "floor", "reference.tricky.sweep_floor"),
        ("win", "escapees", "reference.lead_escapees"),
        ("scenery_blocks", True, "reference.weapons.text_scenery"),
    ],
)
def test_a_setting_changes_what_the_page_says(language, key, value, phrase):
    words = Words.load(Templates.shipped(), language, "hjarnor")
    assert words[phrase] not in text_of(reference(language))
    assert words[phrase] in text_of(reference(language, **{key: value}))


@pytest.mark.parametrize("language", ["en", "sv", "pl"])
def test_only_the_first_cross_is_marked_where_the_setting_says_so(language):
    words = Words.load(Templates.shipped(), language, "hjarnor")
    once = words.fill("reference.bite.infection_once", n=1)
    assert once not in text_of(reference(language))
    assert once in text_of(reference(language, infection_each_attack=False))


@pytest.mark.parametrize("language", ["en", "sv", "pl"])
def test_nothing_is_left_to_fill_in(language):
    assert "{" not in text_of(reference(language))


def test_the_tricky_readings_have_a_row_of_their_own():
    titles = [one.title for one in reference().pages[0][7].cells]
    assert titles == ["Prone", "Stuck", "Sweep", "Risen", "Arrivals"]  # H14, H18, H19, H25, H28


def test_the_odds_strip_holds_the_exact_chances_of_one_to_eight_dice():
    lines = reference().pages[0][8].chances
    assert [line.label for line in lines] == list("12345678")
    assert lines[0].values == (
        Fraction(1, 6),
        Fraction(13, 36),
        Fraction(85, 216),
        Fraction(85, 1296),
        Fraction(17, 1296),
    )
    assert lines[2].values[0] == Fraction(43, 324)
    assert all(sum(line.values) == 1 for line in lines)


def test_odds_and_sheets_read_the_same_figures():
    assert [face.value for face in results.DIE.faces] == list(rules.DIE)
    assert [face.again for face in results.DIE.faces] == list(rules.EXPLODES)
    assert results.TEST == rules.TEST_OUTCOMES
    assert results.ATTACK == rules.ATTACK_OUTCOMES
    assert results.DOORS == rules.DOORS
    assert (rounds.MOST_CROSSES, rounds.MOST_WOUNDS) == (rules.INFECTION, rules.WOUNDS)
    assert rounds.INFECTION_DICE == rules.INFECTION_DICE
    assert {key: crosses for key, crosses in rules.INFECTION_SPREADS.items() if crosses} == rounds.SPREADS
    assert list(results.WOUNDS.values()) == [rules.BITES[key].wounds for key in ("0", "1", "2", "3+")]
