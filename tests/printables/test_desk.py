"""The shelf of pictures: each read once, the player's own first, authors credited."""

import pytest

from toolkit.data import Templates
from toolkit.errors import TemplateError
from toolkit.printables.desk import Shelf
from toolkit.printables.theme import Theme

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">'
MINE = HEAD + '<g class="body"><circle cx="5" cy="5" r="2"/></g></svg>'


def shelf(*folders):
    templates = Templates.of(*folders)
    return Shelf(templates, Theme.load(templates, "hjarnor"))


def test_a_picture_is_read_once_and_the_players_own_wins(tmp_path):
    (tmp_path / "art" / "icons").mkdir(parents=True)
    (tmp_path / "art" / "icons" / "brain.svg").write_text(MINE, encoding="utf-8")
    mixed = shelf(tmp_path)
    assert mixed.art("icons/brain").width == 20
    assert mixed.art("icons/brain") is mixed.art("icons/brain")
    assert mixed.art("icons/walk").width == 512


def test_a_missing_picture_is_named():
    with pytest.raises(TemplateError, match="art/icons/nobody"):
        shelf().icon("nobody", 0, 0, 5)


def test_every_author_of_an_icon_is_credited_once():
    names = shelf().credits().split(", ")
    assert names == sorted(set(names), key=str.lower)
    assert {"Lorc", "Delapouite"} <= set(names)
