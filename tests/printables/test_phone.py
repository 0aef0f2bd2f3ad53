"""The phone page: one file, no network, numbers of the tables, large controls, keyboard, light and dark."""

import json
import os
import re
import shutil

import pytest

from toolkit.cli.odds_call import tables_of
from toolkit.data import Templates
from toolkit.games import slugs
from toolkit.games.hjarnor.rolls import TABLES
from toolkit.printables.phone import page
from toolkit.printables.theme import Theme
from toolkit.words import LANGUAGES

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def text():
    templates = Templates.shipped()
    return page("hjarnor", TABLES, templates, Theme.load(templates, "hjarnor"), start="en", version="0")


@pytest.fixture(scope="module")
def data(text):
    return json.loads(re.search(r'type="application/json">(.*?)</script>', text, re.DOTALL)[1])


def test_the_page_is_one_file_that_asks_for_nothing(text):
    assert not re.search(r"(src|href)\s*=|@import|https?://(?!www\.w3\.org)|fetch\(|XMLHttpRequest", text)
    assert "default-src 'none'" in text


def test_every_table_and_every_phrase_is_there_in_every_language(data):
    assert [table["name"] for table in data["tables"]] == [table.name for table in TABLES]
    assert set(data["words"]) == set(LANGUAGES)
    first, *others = data["words"].values()
    assert all(set(first) == set(other) for other in others)


@pytest.mark.parametrize("game", ["braaains", "dice", "hjarnor", "hunger", "mozg"])
def test_every_game_has_its_page(game):
    templates = Templates.shipped()
    theme = Theme.load(templates, game if game in slugs() else "hjarnor")
    tables = tables_of(game)
    shown = page(game, tables, templates, theme, start="en", version="0")
    told = json.loads(re.search(r'type="application/json">(.*?)</script>', shown, re.DOTALL)[1])
    assert [table["name"] for table in told["tables"]] == [table.name for table in tables]


def test_no_word_of_a_template_can_close_the_script(tmp_path):
    shutil.copytree(Templates.shipped().folders[0] / "hjarnor", tmp_path / "hjarnor")
    words = tmp_path / "hjarnor" / "words" / "en.toml"
    evil = "</script><script>alert(1)</script>"
    words.write_text(
        re.sub(r'title = "A test"', f'title = "{evil}"', words.read_text(encoding="utf-8")), encoding="utf-8"
    )
    templates = Templates.of(tmp_path)
    shown = page("hjarnor", TABLES[:1], templates, Theme.load(templates, "hjarnor"), start="en", version="0")
    assert evil not in shown
    assert "alert(1)" in shown


@pytest.fixture(scope="module")
def browser():
    if CHROMIUM is None:
        reason = "no Chromium on this machine: the phone page was not used (Debian: apt-get install chromium)"
        if os.environ.get("BRAINS_NEED_CHROMIUM"):
            pytest.fail(reason)
        pytest.skip(reason)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(params=["light", "dark"])
def phone(request, browser, text, tmp_path):
    file = tmp_path / "odds.html"
    file.write_text(text, encoding="utf-8")
    context = browser.new_context(viewport=PHONE, color_scheme=request.param, offline=True)
    shown = context.new_page()
    problems = []
    shown.on("console", lambda message: problems.append(message.text))
    shown.on("pageerror", lambda error: problems.append(str(error)))
    shown.goto(file.as_uri())
    yield shown
    context.close()
    assert problems == []


def test_a_phone_shows_each_table_without_scrolling_sideways(phone, data):
    for index, _ in enumerate(data["tables"]):
        phone.select_option("#table", index=index)
        assert phone.locator("#rows th").count() > 0
        assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_numbers_are_those_of_the_table(phone):
    phone.get_by_role("slider").fill("3")
    cells = phone.locator("#rows tr:not(.bar) td:nth-child(2)").all_text_contents()
    assert cells == ["13.3 %", "19.5 %", "25.6 %", "22.3 %", "19.3 %"]  # the three dice of reading H12


def test_the_keyboard_alone_changes_the_situation_and_the_language(phone):
    phone.select_option("#table", index=1)
    phone.get_by_role("radio", name="zombie", exact=True).focus()
    before = phone.locator("#rows").inner_text()
    phone.keyboard.press("ArrowRight")
    assert phone.get_by_role("radio", name="crawler").get_attribute("aria-checked") == "true"
    assert phone.locator("#rows").inner_text() != before
    phone.get_by_role("radio", name="en", exact=True).focus()
    phone.keyboard.press("ArrowRight")
    assert phone.evaluate("document.documentElement.lang") == "sv"
    assert "," in phone.locator("#rows td").first.inner_text()


def test_a_screen_reader_hears_what_changed(phone):
    phone.get_by_role("slider").focus()
    phone.keyboard.press("ArrowRight")
    assert phone.get_by_role("slider").get_attribute("aria-valuetext")
    assert re.search(r"dice: \d+.*: \d", phone.locator("#summary").inner_text())
    assert phone.get_by_role("slider").evaluate("e => e.labels[0].textContent") == "dice"


def test_controls_are_large_enough_for_a_thumb(phone):
    for control in phone.locator("button:visible, select:visible").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 44


def test_all_text_has_the_contrast_of_wcag_aa(phone):
    ratios = phone.evaluate(
        """() => {
          const linear = c => (c /= 255) <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
          const light = rgb => 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2]);
          const parse = text => text.match(/[\\d.]+/g).map(Number);
          const ground = e => { for (; e; e = e.parentElement) {
            const rgb = parse(getComputedStyle(e).backgroundColor);
            if (rgb.length < 4 || rgb[3] > 0) return rgb; } return [255, 255, 255]; };
          return [...document.querySelectorAll('body *')].filter(e => e.offsetParent &&
            [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim())).map(e => {
              const [a, b] = [light(parse(getComputedStyle(e).color)), light(ground(e))].sort((x, y) => y - x);
              return (a + 0.05) / (b + 0.05); });
        }"""
    )
    assert ratios
    assert min(ratios) >= 4.5


def test_only_situations_that_can_be_are_offered(browser, tmp_path):
    from toolkit.games.braaains.rolls import TABLES as SOLDIERS

    templates = Templates.shipped()
    file = tmp_path / "odds.html"
    theme = Theme.load(templates, "braaains")
    file.write_text(page("braaains", SOLDIERS, templates, theme, start="en", version="0"), encoding="utf-8")
    context = browser.new_context(viewport=PHONE, offline=True)
    shown = context.new_page()
    shown.goto(file.as_uri())
    shown.get_by_role("radio", name="M-70").click()
    assert shown.get_by_role("radiogroup", name="shots").get_by_role("radio").all_text_contents() == ["5"]
    assert shown.get_by_role("radio", name="M-70").evaluate("e => e === document.activeElement")
    shown.get_by_role("radio", name="Beretta").click()
    assert shown.get_by_role("radiogroup", name="shots").get_by_role("radio").all_text_contents() == ["2"]
    assert shown.locator("#rows th").count() == 3
    shown.select_option("#table", index=1)
    shown.get_by_role("radiogroup", name="soldiers", exact=True).get_by_role("radio", name="1").click()
    shown.get_by_role("radiogroup", name="zombies", exact=True).get_by_role("radio", name="2").click()
    charging = shown.get_by_role("radiogroup", name="zombies charged").get_by_role("radio")
    assert charging.all_text_contents() == ["0", "1", "2"]
    charging.nth(2).click()
    shown.get_by_role("radiogroup", name="pistols").get_by_role("radio", name="1").click()
    shown.get_by_role("radiogroup", name="die").get_by_role("radio", name="6").click()
    shown.get_by_role("radiogroup", name="soldiers charged").get_by_role("radio", name="0").click()
    assert shown.locator("#rows td:nth-child(2)").last.inner_text() == "58.3 %"  # 7/12, the rulebook's example
    context.close()


def test_large_buttons_step_a_slider_and_keep_the_focus(phone):
    phone.get_by_role("slider").fill("3")
    phone.get_by_role("button", name="dice: more").click()
    assert phone.get_by_role("slider").input_value() == "4"
    assert phone.get_by_role("button", name="dice: more").evaluate("e => e === document.activeElement")
    phone.keyboard.press("Enter")
    assert phone.get_by_role("slider").input_value() == "5"
