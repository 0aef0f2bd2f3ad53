"""The documentation is true: its examples run, every command and every table of odds is in it."""

import re
import shlex
from pathlib import Path

import pytest

from toolkit.cli import COMMANDS
from toolkit.cli.odds_call import tables_of
from toolkit.games import slugs

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("README.md", "docs/odds.md")


def text(page):
    return (ROOT / page).read_text(encoding="utf-8")


def examples(page):
    blocks = re.findall(r"^```sh\n(.*?)^```", text(page), re.DOTALL | re.MULTILINE)
    return [line for block in blocks for line in block.splitlines() if line.startswith("brains ")]


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run_one_after_another(page, brains):
    lines = examples(page)
    assert lines
    for line in lines:
        ran = brains(*shlex.split(line, comments=True)[1:])
        assert ran.code == 0, (line, ran.err)


def test_every_command_is_in_the_readme():
    for name in COMMANDS:
        assert f"brains {name}" in text("README.md"), name


@pytest.mark.parametrize("game", [*slugs(), "dice"])
def test_every_table_of_odds_is_documented_with_an_example(game):
    page = text("docs/odds.md")
    for table in tables_of(game):
        assert f"`{table.name}`" in page, table.name
        for parameter in table.parameters:
            assert re.search(rf"\b{parameter.name}\b", page), parameter.name
        if "-" not in table.name and game != "dice":
            assert f"brains odds {game} {table.name}" in page, table.name


def test_every_reading_that_a_table_cites_is_explained():
    page = text("docs/readings.md")
    for game in slugs():
        for table in tables_of(game):
            assert all(f"**{reading}" in page for reading in table.readings), table.name


def test_the_readmes_pictures_are_there():
    for picture in re.findall(r"docs/pictures/[\w-]+\.png", text("README.md")):
        assert (ROOT / picture).is_file(), picture
