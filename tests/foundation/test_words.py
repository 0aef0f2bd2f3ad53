"""Words: plurals as each language has them, per cent rounded from the exact value, nothing in them interpreted."""

from fractions import Fraction

import pytest

from toolkit.data import Templates
from toolkit.errors import TemplateError
from toolkit.words import Words

POLISH = Words("pl", {"wound.one": "{n} rana", "wound.few": "{n} rany", "wound.many": "{n} ran"})


@pytest.mark.parametrize(
    ("n", "text"),
    [(0, "0 ran"), (1, "1 rana"), (2, "2 rany"), (5, "5 ran"), (12, "12 ran"), (22, "22 rany"), (112, "112 ran")],
)
def test_polish_has_three_plurals(n, text):
    assert POLISH.plural("wound", n) == text


def test_numbers_have_the_decimal_mark_of_the_language():
    assert Words("en", {}).percent(Fraction(1, 6)) == "16.7"
    assert Words("sv", {}).percent(Fraction(1, 6)) == "16,7"
    assert Words("pl", {}).number(2.5, 1) == "2,5"


def test_percent_is_rounded_half_up_from_the_exact_value():
    assert Words("en", {}).percent(Fraction(1, 2000)) == "0.1"
    assert Words("en", {}).percent(Fraction(1, 1)) == "100.0"


def test_values_filled_in_are_never_interpreted():
    words = Words("en", {"hello": "Hello {name} {other}"})
    assert words.fill("hello", name="{other}{0.__class__}", other="x") == "Hello {other}{0.__class__} x"


def test_a_missing_phrase_is_named():
    with pytest.raises(TemplateError, match=r"'frame\.nothing' is missing"):
        Words.load(Templates.shipped(), "sv")["frame.nothing"]
