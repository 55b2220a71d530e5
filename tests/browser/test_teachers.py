"""The page for teachers in a browser: a class, its time and paper, and the plan of each game."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.website import answers as making
from cardwright.website.lesson_plan import lesson_plan
from cardwright.website.pages import GamePage
from tests.browser.axe import faults

pytestmark = pytest.mark.browser


def opened(page: Page, site: Path) -> None:
    page.goto((site / "teachers.html").as_uri())


@pytest.mark.parametrize("pupils", [1, 2, 3, 7, 28, 30, 63])
def test_a_class_is_told_what_it_takes(page: Page, site: Path, printed: Path, pupils: int) -> None:
    opened(page, site)
    page.get_by_label("Pupils").fill(str(pupils))
    fit = 0
    for game in GAMES:
        ledger, place = load_ledger(game), page.locator(f".planned[aria-labelledby={game}]")
        fewest, at = min(ledger.players), making.usual_at_deck(ledger)
        expect(place.locator(".plan")).to_be_visible(visible=pupils >= fewest)
        expect(place.locator("p.unfit")).to_be_visible(visible=pupils < fewest)
        if pupils < fewest:
            expect(place.locator("p.unfit")).to_have_text(f"Needs {fewest} pupils at a table.")
            continue
        fit += 1
        for answer in GamePage(game, printed).answers:
            if not answer.for_class or answer.printer.name != "black":
                continue
            page.get_by_label("Paper").select_option(answer.paper.name)
            rows = place.locator("dl > div[data-paper]:visible")
            expect(rows).to_have_count(1)
            made = making.class_set(answer, pupils, at, fewest)
            expect(place.locator("[data-of=at]")).to_have_text(str(min(at, pupils)))
            expect(place.locator("[data-of=decks]")).to_have_text(
                making.counted(made.decks, "deck")
            )
            told = {
                "print": making.pages_to_print(made.decks, answer.pages),
                "sheets": making.counted(made.sheets, "sheet"),
                "minutes": making.duration(made.minutes),
                "cents": making.money(made.cents),
            }
            for name, text in told.items():
                expect(rows.locator(f"[data-of={name}]")).to_have_text(text)
    verb = "fits" if fit == 1 else "fit"
    expect(page.get_by_role("status").first).to_have_text(
        f"{fit} of {len(GAMES)} games {verb} {making.counted(pupils, 'pupil')} and 45 minutes."
    )


@pytest.mark.parametrize("minutes", [15, 30, 45, 90])
def test_the_plan_follows_the_time(page: Page, site: Path, printed: Path, minutes: int) -> None:
    opened(page, site)
    page.get_by_label("Minutes").fill(str(minutes))
    for game in GAMES:
        plan = lesson_plan(load_ledger(game), printed / game)
        assert plan
        place = page.locator(f".planned[aria-labelledby={game}]")
        fits = minutes >= plan.shortest
        expect(place.locator("p.unfit")).to_be_visible(visible=not fits)
        if not fits:
            expect(place.locator("p.unfit")).to_have_text(f"Needs {plan.shortest} minutes.")
            continue
        expect(place.locator(".short")).to_be_visible(visible=minutes < plan.minutes)
        expect(place.locator(".second .timeline")).to_be_visible(visible=minutes >= 90)


def test_it_has_no_fault_however_it_is_asked(page: Page, site: Path, axe: str) -> None:
    opened(page, site)
    assert faults(page, axe) == []
    page.get_by_label("Pupils").fill("2")
    page.get_by_label("Minutes").fill("90")
    assert faults(page, axe) == []


def test_without_scripts_every_plan_is_there_and_no_question(browser: Browser, site: Path) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        opened(page, site)
        expect(page.locator(".plan:visible")).to_have_count(len(GAMES))
        expect(page.locator("dl > div[data-paper]:visible")).to_have_count(2 * len(GAMES))
        expect(page.locator(".asking:visible")).to_have_count(0)
        expect(page.locator(".short:visible")).to_have_count(len(GAMES))


def test_a_line_is_copied_or_at_least_selected(page: Page, site: Path) -> None:
    opened(page, site)
    place = page.locator(".to-copy")
    place.get_by_role("button", name="Copy").click()
    expect(place.get_by_role("status")).not_to_be_empty()
    if "Selected" in place.get_by_role("status").inner_text():
        chosen = page.evaluate("getSelection().toString().trim()")
    else:
        page.context.grant_permissions(["clipboard-read"])
        chosen = page.evaluate("navigator.clipboard.readText()")
    assert chosen == "cardwright deck court --copies 16"


def test_the_page_is_short_and_its_first_plan_is_in_view(page: Page, site: Path) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    opened(page, site)
    assert page.evaluate("document.documentElement.scrollHeight") <= 4200
    box = page.locator(".timeline").first.bounding_box()
    assert box
    assert box["y"] < 800
