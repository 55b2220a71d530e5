"""A match at a table in a browser: how it begins, is left and resumed, ends and goes on."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from cardwright.cli.group import run
from cardwright.engine.record import parse_records
from cardwright.engine.session import Session
from cardwright.ledger import load_ledger
from tests.browser.conftest import PATIENCE, Host
from tests.browser.table import (
    AUTHORS,
    COURT,
    DEAL,
    NATIONS,
    done,
    kept,
    open_,
    pictures,
    ready,
    replayed,
    sit,
)
from tests.engine.sessions import Answer, ask, begun, by_lot, moves, opening
from tests.serving import stored_key

pytestmark = pytest.mark.browser


def nearly_over(match: Answer) -> Answer:
    """The link to a match in whose first deal the person at seat 0 has the last choice."""
    session = Session()
    ask(session, **match)
    for _ in moves(session, by_lot(Random(3).random)):
        pass
    link = dict(ask(session, "link")["link"])
    (actions,) = link["actions"]
    for number in range(len(actions) - 1, 0, -1):
        resumed = {"do": "begin", **link, "actions": [actions[:number]]}
        if Session().answer(resumed)["to_move"] == 0:
            return resumed
    raise AssertionError("the person never moves")


@pytest.mark.deep
def test_a_match_that_is_over_is_offered_to_be_looked_at_and_is_no_loss(
    phone: Page, host: Host
) -> None:
    session = begun(opening(COURT, "person", "beginner", seed=0, dealer=1))
    player = by_lot(Random(5).random)  # whose match is short
    while True:
        for _ in moves(session, player):
            pass
        if ask(session, "end")["match_over"]:
            break
        ask(session, "next")
    sit(phone, host, ask(session, "link")["link"])
    expect(phone.locator(".ended h2")).to_contain_text("won the match", timeout=PATIENCE)
    phone.reload()
    look = phone.get_by_role("button", name="Look at your last match")
    expect(look).to_be_visible()
    expect(phone.locator(".terms")).not_to_contain_text("It replaces the match")
    look.tap()
    expect(phone.locator(".ended h2")).to_contain_text("won the match", timeout=PATIENCE)


@pytest.mark.full
def test_a_match_goes_on_where_it_was_left_and_is_not_lost_unsaid(phone: Page, host: Host) -> None:
    """Nor is what a beginner was told to notice told again."""
    sit(phone, host, opening(COURT, "person", "beginner", seed=6, dealer=1))
    assert ready(phone)
    hint = phone.locator(".hint").inner_text()
    assert "court color" in hint
    for _ in range(3):
        assert ready(phone)
        done(phone, open_(phone), "touch")
    assert ready(phone)
    hand = pictures(phone)
    told = phone.locator(".story li").all_text_contents()
    phone.reload()
    expect(phone.locator(".terms")).to_contain_text("It replaces the match")
    phone.get_by_role("button", name="Continue your match").tap()
    assert ready(phone)
    assert pictures(phone) == hand
    again = phone.locator(".story li").all_text_contents()
    assert "".join(again).split() == "".join(told).split()
    assert hint not in phone.locator(".board").inner_text()


@pytest.mark.full
def test_a_record_is_read_by_the_program(phone: Page, host: Host, tmp_path: Path) -> None:
    sit(phone, host, nearly_over(opening(COURT, "person", "beginner", seed=4)))
    while ready(phone):
        done(phone, open_(phone), "touch")
    with phone.expect_download() as download:
        phone.get_by_role("link", name="Download the record").tap()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    assert run(["replay", str(record)]) == 0
    (read,) = parse_records(record.read_text("utf-8"), record.name)
    (*_, last) = read.states()
    assert last.outcome
    assert last.outcome.reason == replayed(kept(phone, "court")).answer({"do": "end"})["reason"]


@pytest.mark.deep
def test_after_a_deal_comes_the_next(phone: Page, host: Host) -> None:
    sit(phone, host, nearly_over(opening(COURT, "person", "beginner", seed=4)))
    while ready(phone):
        done(phone, open_(phone), "touch")
    phone.get_by_role("button", name="Next round").tap()
    expect(phone.locator(".ended")).to_have_count(0)
    assert ready(phone)
    assert len(kept(phone, "court")["actions"]) == 2


@pytest.mark.deep
def test_names_without_a_blank_fit_a_small_phone(phone: Page, host: Host) -> None:
    match = opening(COURT, "person", "beginner", seed=6)
    sit(phone, host, match | {"seats": [seat | {"name": "W" * 20} for seat in match["seats"]]})
    assert ready(phone)
    before = phone.viewport_size
    assert before
    phone.set_viewport_size({"width": 320, "height": 800})
    wide = phone.evaluate("document.documentElement.scrollWidth")
    phone.set_viewport_size(before)
    assert wide == 320


def test_rules_that_were_met_are_counted(phone: Page, host: Host) -> None:
    sit(phone, host, opening(COURT, "person", "beginner", seed=6, dealer=1))
    assert ready(phone)
    key = stored_key("met", phone.url)
    met = json.loads(phone.evaluate("key => localStorage.getItem(key)", key))["court"]
    law = {clause.id: clause.text for clause in load_ledger("court").clauses}
    assert len(met) > 5
    assert met.items() <= law.items()
    phone.locator(".board").get_by_role("link", name="Rules you have met").click()
    section = phone.locator("[data-game=court]")
    expect(section).to_contain_text(f"You have met {len(met)} of its ")
    section.get_by_text(f"Met: {len(met)}").click()
    for text in met.values():
        expect(section.locator("li").filter(has_text=text)).to_be_visible()
    links = section.locator("details[open] .ref").all()
    assert {str(link.get_attribute("href")).partition("#")[2] for link in links} == set(met)
    phone.get_by_role("button", name="Forget it").click()
    expect(section).to_contain_text("You have met 0 of its ")


@pytest.mark.deep
def test_a_beginner_is_told_what_to_notice_once(phone: Page, host: Host) -> None:
    match = opening(COURT, "person", "beginner", seed=6, dealer=1)
    sit(phone, host, match)
    assert ready(phone)
    told = phone.locator(".hint").inner_text()
    assert "court color" in told
    phone.reload()
    phone.get_by_role("button", name="Continue your match").tap()
    assert ready(phone)
    assert told not in phone.locator(".board").inner_text()


@pytest.mark.full
def test_card_tennis_begins_as_the_lively_game_and_the_old_way_is_a_tap_away(
    phone: Page, host: Host
) -> None:
    phone.goto(f"{host.address}card-tennis/play.html")
    lively, old = phone.locator("[name=way]").all()
    assert lively.is_checked()
    assert not old.is_checked()
    phone.get_by_text("House rules").tap()
    assert phone.locator("[name=deal][value=refill]").is_checked()
    phone.locator("[name=deal][value='every ball']").check()
    assert not lively.is_checked(), "it is neither the one nor the other now"
    old.check()
    assert phone.locator("[name=deal][value='once a game']").is_checked()
    lively.check()
    phone.get_by_role("button", name=DEAL).tap()
    assert ready(phone)
    assert kept(phone, "card-tennis")["agreements"] == {"deal": "refill", "deck": "15/14/6/4"}


@pytest.mark.usefixtures("faultless")
def test_from_a_folder_one_is_told_to_serve_the_site(page: Page, site: Path) -> None:
    page.goto((site / "court/play.html").as_uri())
    board = page.locator(".playing .board")
    expect(board).to_contain_text("cardwright site --serve")
    expect(board.locator("button")).to_have_count(0)


def test_without_scripts_the_page_says_what_there_is(browser: Browser, site: Path) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto((site / "court/play.html").as_uri())
        expect(page.locator(".without")).to_contain_text("MB) is loaded once")
        expect(page.locator(".playing button")).to_have_count(0)


@pytest.mark.full
def test_what_does_not_come_is_told_and_can_be_tried_again(page: Page, host: Host) -> None:
    page.route("**/engine.zip", lambda route: route.fulfill(status=404), times=1)
    sit(page, host, opening(COURT, "person", "beginner", seed=6, dealer=1))
    expect(page.locator(".board")).to_contain_text(
        "engine.zip is missing from this site", timeout=PATIENCE
    )
    page.get_by_role("button", name="Try again").click()
    assert ready(page)


@pytest.mark.full
def test_the_next_deal_begins_with_the_table_in_sight(phone: Page, host: Host) -> None:
    sit(phone, host, nearly_over(opening(NATIONS, "person", *["beginner"] * 3, seed=8)))
    while ready(phone):
        done(phone, open_(phone), "keyboard")
    following = phone.get_by_role("button", name="Next round")
    expect(following).to_be_in_viewport()
    following.tap()
    expect(phone.locator(".ended")).to_have_count(0)
    assert ready(phone)
    expect(phone.locator(".table-top .around")).to_be_in_viewport()
    assert len(kept(phone, "nations")["actions"]) == 2


@pytest.mark.deep
def test_who_comes_back_late_reads_all_that_was_scored_in_the_deal(phone: Page, host: Host) -> None:
    sit(phone, host, nearly_over(opening(AUTHORS, "person", *["beginner"] * 2, seed=5)))
    while ready(phone):
        done(phone, open_(phone), "keyboard")
    end = ask(replayed(kept(phone, "portrait-authors")), "end")
    told = phone.locator(".ended p").all_inner_texts()
    for side in end["score"]:
        lines = [line for line in told if line.startswith(f"{side['who']}: ")]
        points = [int(number) for line in lines for number in re.findall(r": (\d+) point", line)]
        assert sum(points) == side["points"], told
    assert len(told) > len(end["score"])
    items = phone.locator(".story ol > li").evaluate_all("all => all.map(one => one.innerText)")
    assert max(len(item) for item in items) < 600  # sentence by sentence, not all in one


@pytest.mark.full
def test_forms_players_and_agreements_are_chosen(phone: Page, host: Host) -> None:
    phone.goto(f"{host.address}portrait-authors/play.html")
    phone.evaluate("localStorage.clear()")
    phone.reload()
    phone.get_by_label("Players", exact=True).select_option("2")
    expect(phone.locator(".warning")).to_contain_text("first caller")
    expect(phone.get_by_role("button", name=DEAL)).to_contain_text(re.compile(r"\d\.\d MB, once"))
    phone.get_by_label("Form", exact=True).select_option("bank")
    phone.get_by_label("Players", exact=True).select_option("3")
    phone.locator("#name-0").fill("Zoe")
    phone.locator("#keeper-2").select_option("good")
    phone.get_by_text("House rules").tap()
    phone.locator("[name=r8_forfeit][value=on]").check()
    phone.get_by_role("button", name=DEAL).tap()
    assert ready(phone)
    match = kept(phone, "portrait-authors")
    assert match["form"] == "bank"
    assert match["agreements"] == {"r8_forfeit": "on"}
    assert [(seat["name"], seat.get("keeper", "person")) for seat in match["seats"]] == [
        ("Zoe", "person"),
        ("Ben", "beginner"),
        ("Cy", "good"),
    ]
    phone.get_by_role("button", name="Another match").tap()
    expect(phone.get_by_role("button", name=DEAL)).to_have_text("Deal")  # the engine is here
