"""Text is measured with the very font that is embedded, and a missing letter is refused by name."""

import unicodedata

import pytest
from fontTools.ttLib import TTFont

from toolkit.drawing.fonts import FACES, FOLDER, face, fitting_size, width, wrap
from toolkit.errors import DrawingError

NORDIC_AND_POLISH = "ÅÄÖåäöĄĆĘŁŃÓŚŹŻąćęłńóśźż"


@pytest.mark.parametrize("key", FACES)
def test_every_face_writes_swedish_and_polish(key):
    assert face(key).checked(NORDIC_AND_POLISH) == NORDIC_AND_POLISH


@pytest.mark.parametrize("key", FACES)
def test_every_face_is_a_static_truetype_font(key):
    with TTFont(FOLDER / FACES[key]) as font:
        assert "glyf" in font
        assert "fvar" not in font


def test_every_font_file_has_its_licence_beside_it():
    licences = " ".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*LICENSE*.txt"))
    assert "Braille Institute" in licences
    assert "Saira" in licences
    assert "Apache License" in licences


def test_width_is_the_sum_of_the_advances_in_the_file():
    with TTFont(FOLDER / FACES["bold"]) as font:
        names, metrics, em = font.getBestCmap(), font["hmtx"].metrics, font["head"].unitsPerEm
        advances = sum(metrics[names[ord(letter)]][0] for letter in "Zażółć")
    assert width("Zażółć", "bold", 10) == pytest.approx(advances / em * 10 * 25.4 / 72)


def test_a_letter_the_font_lacks_is_refused_naming_string_letter_and_font():
    with pytest.raises(DrawingError, match=r"U\+2620.*Pirate.*AtkinsonHyperlegible-Bold") as caught:
        width("Pirate ☠", "bold", 10)
    assert "☠" in caught.value.what


def test_decomposed_accents_are_composed_before_measuring():
    assert width(unicodedata.normalize("NFD", "Åsa Żak"), "body", 10) == width("Åsa Żak", "body", 10)


def test_wrapped_lines_fit_and_lose_nothing():
    text = "Felled forty thousand spruces and bears them no grudge whatsoever"
    lines = wrap(text, "body", 9.5, 40)
    assert " ".join(lines) == text
    assert all(width(line, "body", 9.5) <= 40 for line in lines)


def test_a_word_longer_than_the_line_is_broken_not_clipped():
    word = "x" * 80
    lines = wrap(word, "body", 12, 30)
    assert "".join(lines) == word
    assert all(width(line, "body", 12) <= 30 for line in lines)


def test_text_shrinks_to_the_floor_and_is_then_refused():
    assert fitting_size("Bo", "stencil", 30, 100) == 30
    assert 7 <= fitting_size("A rather long name for a hero", "stencil", 30, 80) < 30
    with pytest.raises(DrawingError, match="does not fit"):
        fitting_size("W" * 300, "stencil", 30, 80)
