"""``brains board`` and ``brains kit``: which files, how large, and what a faulty board does."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from pypdf import PdfReader

from toolkit.games import find_game

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.fixture
def faulty(brains: Callable[..., Any]) -> Path:
    """A board whose first building has moved into the middle of the town."""
    brains("scenario", "hjarnor", "--seed", 7, "-o", "faulty.geojson")
    whole = json.loads(Path("faulty.geojson").read_text(encoding="utf-8"))
    for feature in whole["features"]:
        if feature["id"] == "building-1":
            ring = feature["geometry"]["coordinates"][0]
            feature["geometry"]["coordinates"] = [[[x + 25, y - 25] for x, y in ring]]
    Path("faulty.geojson").write_text(json.dumps(whole), encoding="utf-8")
    return Path("faulty.geojson")


def test_the_svg_is_as_large_as_the_table_and_says_where_it_comes_from(brains: Callable[..., Any]) -> None:
    ran = brains("board", "hjarnor", "--seed", 7, "--set", "trees=3", "-o", "-")
    head = ran.out[:600]
    assert 'width="600mm"' in head
    assert 'height="600mm"' in head
    assert 'viewBox="0 0 600 600"' in head
    described = re.search(r"<desc>(.*?)</desc>", ran.out)
    assert described
    for part in ("seed 7", "brains-toolkit", "trees=3"):
        assert part in described[1]
    for layer in ("ground", "streets", "buildings", "doors", "scenery", "models", "labels"):
        assert f'id="{layer}"' in ran.out


def test_a_grid_is_printed_only_when_asked_for(brains: Callable[..., Any]) -> None:
    assert 'id="grid"' not in brains("board", "hjarnor", "--seed", 7, "-o", "-").out
    assert 'id="grid"' in brains("board", "hjarnor", "--seed", 7, "--grid", "-o", "-").out


@pytest.mark.parametrize(("paper", "tiles"), [("a4", 12), ("letter", 12), ("a3", 6), ("a2", 4), ("a0", 1)])
def test_the_pdf_is_spread_over_as_few_sheets_as_hold_it(paper: str, tiles: int, brains: Callable[..., Any]) -> None:
    ran = brains("board", "hjarnor", "--seed", 7, "--format", "pdf", "--paper", paper, "-o", "town.pdf")
    assert ran.code == 0, ran.err
    sheets = len(PdfReader("town.pdf").pages)
    assert sheets in {tiles, tiles + 1}  # one more shows how they join


def test_a_poster_is_one_sheet_a_little_larger_than_the_table(brains: Callable[..., Any]) -> None:
    assert brains("board", "hjarnor", "--seed", 7, "--scale", "poster", "-o", "town.pdf").code == 0
    [page] = PdfReader("town.pdf").pages
    assert float(page.mediabox.width) * 25.4 / 72 == pytest.approx(620, abs=0.1)
    ran = brains("board", "hjarnor", "--seed", 7, "--scale", "poster", "--paper", "a1", "-o", "a1.pdf")
    assert ran.code == 2
    assert "a0" in ran.err


def test_the_name_of_the_file_says_its_form(brains: Callable[..., Any]) -> None:
    brains("board", "hjarnor", "--seed", 7, "--scale", "page", "--dpi", 40, "-o", "town.png")
    assert Path("town.png").read_bytes().startswith(b"\x89PNG")
    brains("board", "hjarnor", "--seed", 7, "-o", "town.pdf")
    assert Path("town.pdf").read_bytes().startswith(b"%PDF")
    for dpi in ("1200", "1e9", "19", "nan", "inf", "many"):
        ran = brains("board", "hjarnor", "--seed", 7, "--format", "png", "--dpi", dpi, "-o", "big.png")
        assert ran.code == 2
        assert "--dpi" in ran.err
    assert not Path("big.png").exists()


def test_a_faulty_board_is_printed_with_its_faults_and_a_note(faulty: Path, brains: Callable[..., Any]) -> None:
    ran = brains("board", faulty, "-o", "-")
    assert ran.code == 0
    assert "H2" in ran.err
    assert "brains check" in ran.err
    assert 'id="faults"' in ran.out
    assert brains("print", faulty, "overview", "-o", "here").code == 0


def test_the_note_about_a_file_obeys_nothing_in_its_name(faulty: Path, brains: Callable[..., Any]) -> None:
    strange = faulty.rename("red\x1b[31m.geojson")
    ran = brains("board", strange, "-o", "-")
    assert ran.code == 0
    assert "brains check" in ran.err
    assert "\x1b" not in ran.err


def test_check_names_every_fault_with_figures(faulty: Path, brains: Callable[..., Any]) -> None:
    ran = brains("check", faulty)
    assert ran.code == 1
    assert "H2" in ran.out
    assert "building-1" in ran.out
    assert ran.err == ""
    rows = brains("check", faulty, "--format", "json")
    assert rows.code == 1
    report = json.loads(rows.out)
    assert report["valid"] is False
    assert {"rule", "piece", "measured", "wanted", "house", "at"} == set(report["faults"][0])
    assert any(fault["rule"] == "H2" and "152.4" in fault["wanted"] for fault in report["faults"])


def test_check_is_content_with_a_generated_board(brains: Callable[..., Any]) -> None:
    brains("scenario", "hjarnor", "--seed", 7, "-o", "town.geojson")
    assert brains("check", "town.geojson").code == 0
    report = json.loads(brains("check", "town.geojson", "--format", "json").out)
    assert report == {"game": "hjarnor", "seed": 7, "file": "town.geojson", "valid": True, "faults": []}
    assert brains("check", "hjarnor").code == 2


def test_the_kit_holds_everything(brains: Callable[..., Any]) -> None:
    ran = brains("kit", "hjarnor", "--seed", 7)
    assert ran.code == 0, ran.err
    place = Path("output/hjarnor-7")
    products = [product.name for product in find_game("hjarnor").products if product.in_kit]
    expected = {"kit.pdf", "scenario.geojson", "board.svg", *(f"{name}.pdf" for name in products)}
    assert {path.name for path in place.iterdir()} == expected
    for name in expected:
        assert str(place / name) in ran.out
    reader = PdfReader(place / "kit.pdf")
    assert len(reader.outline) > len(products)
    assert reader.page_labels
    assert (place / "kit.pdf").stat().st_size < 5_000_000
    sheets = len(reader.pages)
    alone = [len(PdfReader(place / f"{name}.pdf").pages) for name in products]
    assert sheets == 1 + sum(alone) - 1  # with a cover, which shows how tiles join, but without that sheet
    assert f"Sheet {sheets} of {sheets}" in reader.pages[-1].extract_text()


def test_a_kit_of_a_scenario_file_is_the_same_as_the_generated_one(brains: Callable[..., Any]) -> None:
    brains("kit", "hjarnor", "--seed", 7, "-o", "drawn")
    brains("kit", "drawn/scenario.geojson", "-o", "read")
    for path in Path("drawn").iterdir():
        assert path.read_bytes() == (Path("read") / path.name).read_bytes(), path.name


def test_nothing_that_exists_is_overwritten_without_force(brains: Callable[..., Any]) -> None:
    Path("mine").mkdir()
    Path("mine/rulers.pdf").write_bytes(b"mine")
    for call in (["kit", "hjarnor"], ["print", "hjarnor", "rulers"]):
        ran = brains(*call, "--seed", 7, "-o", "mine")
        assert ran.code == 2
        assert "--force" in ran.err
        assert [path.name for path in Path("mine").iterdir()] == ["rulers.pdf"]
        assert Path("mine/rulers.pdf").read_bytes() == b"mine"
    assert brains("print", "hjarnor", "rulers", "--seed", 7, "-o", "mine", "--force").code == 0
    assert Path("mine/rulers.pdf").read_bytes() != b"mine"
