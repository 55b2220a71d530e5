"""The end of a deal at a table, its review, and playing on from a move of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from cardwright.website.accuracy import accuracy
from tests.browser.axe import faults
from tests.browser.conftest import PATIENCE, Host
from tests.browser.table import COURT, NATIONS, done, kept, open_, pictures, ready, replayed, sit
from tests.contract.plays import Table
from tests.engine.sessions import ask, begun, opening

pytestmark = [pytest.mark.browser, pytest.mark.deep]


def played_out(page: Page, host: Host, table: Table, seed: int) -> None:
    """Play a deal to its end against beginners, always the first card that is allowed."""
    sit(page, host, opening(table, "person", *["beginner"] * 3, seed=seed))
    while ready(page):
        done(page, open_(page), "keyboard")


def test_a_deal_ends_with_who_won_and_why_over_the_table(phone: Page, host: Host) -> None:
    played_out(phone, host, COURT, 6)
    end = ask(replayed(kept(phone, "court")), "end", seat=0)
    head, why = phone.locator(".ended h2"), end["story"]
    expect(phone.locator(".ended .why")).to_have_text(f"{why[0].upper()}{why[1:]}.")
    expect(head).to_be_focused()
    expect(head).to_be_in_viewport()
    expect(phone.locator(".table-top")).to_be_in_viewport()
    expect(phone.get_by_role("button", name="Next round")).to_be_in_viewport()


def test_a_review_has_the_judgments_of_the_engine(phone: Page, host: Host, axe: str) -> None:
    played_out(phone, host, COURT, 6)
    session = replayed(kept(phone, "court"))
    moves = ask(session, "moves")["moves"]
    chosen = [move["move"] for move in moves if move["choice"] and move["seat"] == 0]
    judged = [ask(session, "review", move=move) for move in chosen]
    phone.get_by_role("button", name="Review the round").tap()
    expect(phone.locator(".review .summary")).not_to_contain_text("Judging", timeout=PATIENCE)
    items = phone.locator(".moves li")
    assert items.count() == len(moves)
    assert len(chosen) > 3
    for one in judged:
        item = items.nth(one["move"] - 1)
        expect(item.locator(".verdict")).to_contain_text(one["kind"])
        if one["kind"] == "costly":
            expect(item).to_contain_text(f"Better: {one['better']['says']}.")
            expect(item).to_contain_text(one["figures"])
    (figures,) = [one for one in accuracy() if one.game == "court"]
    expect(phone.locator(".review")).to_contain_text(figures.caution)
    phone.locator(".review summary").tap()
    more = phone.locator(".review details")
    expect(more).to_contain_text(figures.lost)
    expect(more.get_by_role("link")).to_have_attribute("target", "_blank")
    costly = [one for one in judged if one["kind"] == "costly"]
    for place in (".ended", ".review"):
        expect(phone.locator(place)).not_to_contain_text("Ann")
    assert costly, "the seed gives no costly move: choose another"
    worst = max(costly, key=lambda one: one["loss"])
    assert "worst" in str(items.nth(worst["move"] - 1).get_attribute("class"))
    assert phone.evaluate("document.documentElement.scrollWidth") == 390
    assert faults(phone, axe) == []


def test_playing_on_restores_the_moment_and_keeps_the_match(phone: Page, host: Host) -> None:
    played_out(phone, host, COURT, 6)
    match = kept(phone, "court")
    phone.get_by_role("button", name="Review the round").tap()
    expect(phone.locator(".review .summary")).not_to_contain_text("Judging", timeout=PATIENCE)
    item = phone.locator(".moves li.costly").first
    number = 1 + phone.locator(".moves li").evaluate_all(
        "all => all.findIndex((one) => one.classList.contains('costly'))"
    )
    item.get_by_role("button", name="Play on from here").tap()
    assert ready(phone)
    before = begun({"do": "begin", **match, "actions": [match["actions"][0][: number - 1]]})
    hand = ask(before, "look", seat=0)["hand"]
    shown = [picture.rpartition("/")[2].removesuffix(".svg") for picture in pictures(phone)]
    assert shown == [card["id"] for card in hand]
    expect(phone.locator(".board")).to_contain_text("This is practice.")
    while ready(phone):
        done(phone, open_(phone), "keyboard")
    assert kept(phone, "court") == match
    phone.get_by_role("button", name="Back to your match").first.tap()
    expect(phone.get_by_role("button", name="Next round")).to_be_visible(timeout=PATIENCE)
    assert kept(phone, "court") == match


def test_the_next_deal_ends_a_review(phone: Page, host: Host) -> None:
    played_out(phone, host, NATIONS, 8)
    phone.get_by_role("button", name="Review the round").tap()
    expect(phone.locator(".review .verdict").first).to_be_visible(timeout=PATIENCE)
    phone.locator(".review").get_by_role("button", name="Next round").tap()
    expect(phone.locator(".review")).to_have_count(0, timeout=PATIENCE)  # a move is judged first
    assert ready(phone)
    assert len(kept(phone, "nations")["actions"]) == 2
