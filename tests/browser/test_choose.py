"""The page “Choose a game” in a real browser: its filter, on a phone and without scripts."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.website.companies import split
from tests.browser.axe import faults

pytestmark = pytest.mark.browser
LEDGERS = [load_ledger(game) for game in GAMES]


@pytest.mark.usefixtures("faultless")
def test_games_are_filtered_and_their_number_is_announced(page: Page, address: str) -> None:
    page.goto(f"{address}choose.html")
    shown, count = page.locator(".pick:visible h2"), page.get_by_role("status").first
    expect(count).to_have_text(f"{len(GAMES)} games.")
    clear = page.get_by_role("button", name="Clear the filter")
    assert not clear.is_visible()
    for number in range(2, 9):
        page.get_by_label("Players").select_option(str(number))
        fit = [ledger.title for ledger in LEDGERS if number in ledger.players]
        assert shown.all_inner_texts() == fit
        verb = "fits" if len(fit) == 1 else "fit"
        tables = [
            ledger.title
            for ledger in LEDGERS
            if number not in ledger.players and split(number, ledger.players)
        ]
        also = f" At several tables, with a deck each: {', '.join(tables)}." if tables else ""
        expect(count).to_have_text(f"{len(fit)} of the {len(GAMES)} games {verb}.{also}")
        if number == 3:
            out = page.locator(".company:visible").all_inner_texts()
            assert [text for text in out if "dealer sits out" in text] == [out[0], out[2]]
    clear.click()
    assert shown.count() == len(GAMES)
    page.get_by_label("Time").select_option("30")
    page.get_by_label("Youngest player").select_option("9")
    fit = [each.title for each in LEDGERS if each.minutes <= 30 and each.age <= 9]
    assert shown.all_inner_texts() == fit
    page.get_by_label("Mood").select_option(label="Play with children")
    assert shown.all_inner_texts() == ["Portrait Authors"]


@pytest.mark.full
def test_if_nothing_fits_a_sentence_says_so_and_a_button_clears(
    page: Page, site: Path, axe: str
) -> None:
    page.goto((site / "choose.html").as_uri())
    page.get_by_label("Players").select_option("8")
    page.get_by_label("Mood").select_option("quick")
    assert page.locator(".pick:visible").count() == 0
    expect(page.get_by_role("status").first).to_contain_text("No game fits")
    assert faults(page, axe) == []
    page.get_by_role("button", name="Clear the filter").click()
    assert page.locator(".pick:visible").count() == len(GAMES)
    expect(page.get_by_label("Players")).to_be_focused()
    expect(page.get_by_label("Players")).to_have_value("")


@pytest.mark.full
def test_the_first_game_is_in_view_on_a_phone(page: Page, site: Path, axe: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto((site / "choose.html").as_uri())
    box = page.locator(".pick").first.locator("h2").bounding_box()
    assert box
    assert box["y"] + box["height"] < 700
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults(page, axe) == []


def test_a_game_fills_the_width_of_a_desk(page: Page, site: Path) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto((site / "choose.html").as_uri())
    box = page.locator(".pick").first.bounding_box()
    ways = page.locator(".pick .ways").first.bounding_box()
    assert box
    assert ways
    assert box["width"] > 1000
    assert box["x"] + box["width"] - ways["x"] - ways["width"] < 100


def test_without_scripts_all_games_are_shown_and_no_filter(browser: Browser, site: Path) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto((site / "choose.html").as_uri())
        expect(page.locator(".picking")).to_be_hidden()
        assert page.locator(".pick:visible").count() == len(GAMES)
