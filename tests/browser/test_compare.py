"""The page “Compare the games” in a browser: two games are chosen, with and without scripts."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import faults

pytestmark = pytest.mark.browser
#: The height of the page on a phone, in pixels; with all laws unfolded it was 15,900.
TALLEST = 4000


@pytest.mark.usefixtures("faultless")
def test_two_games_are_chosen_and_their_comparison_is_shown(page: Page, site: Path) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto((site / "compare.html").as_uri())
    shown = page.locator(".pair:visible")
    expect(shown).to_have_count(1)
    expect(shown.locator("h3")).to_have_text("Court and Sixty-Six")
    assert page.evaluate("document.documentElement.scrollHeight") <= TALLEST
    page.get_by_label("with").select_option("portrait-authors")
    expect(shown.locator("h3")).to_have_text("Portrait Authors and Court")
    expect(shown.locator("table")).to_contain_text("What is luck")
    page.get_by_label("Compare").select_option("portrait-authors")
    expect(shown).to_have_count(1)  # a game is not compared with itself
    page.evaluate("location.hash = 'row-2'")
    expect(page.locator("#row-2 .sides")).to_be_visible()


def test_axe_finds_nothing_in_a_comparison(page: Page, site: Path, axe: str) -> None:
    page.goto((site / "compare.html").as_uri())
    page.get_by_label("with").select_option("portrait-authors")
    assert faults(page, axe) == []


@pytest.mark.full
def test_without_scripts_each_pair_unfolds(browser: Browser, site: Path) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.set_viewport_size({"width": 390, "height": 844})
        page.goto((site / "compare.html").as_uri())
        expect(page.locator(".pair:visible")).to_have_count(10)
        assert page.locator(".picking").is_hidden()
        assert page.evaluate("document.documentElement.scrollHeight") <= TALLEST
        page.get_by_text("Card Tennis and Court").click()
        expect(page.locator("#card-tennis-and-court table")).to_be_visible()
