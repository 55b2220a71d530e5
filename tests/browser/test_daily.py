"""Deals of the day, challenges by link, and the table of results, at a table in a browser."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cardwright.engine.session import Session
from tests.browser.conftest import PATIENCE, Host
from tests.browser.table import COURT, done, open_, ready, replayed, sit
from tests.browser.test_keeping import link, store, stored
from tests.browser.test_table_match import nearly_over
from tests.engine.sessions import Answer, ask, opening

pytestmark = [pytest.mark.browser, pytest.mark.deep]

DAY = date(2026, 11, 30)
CLAIM = re.compile(r"beat=(\d+)-(\d+)&deal=([\w-]+)$")


def seed_of(game: str, day: date) -> int:
    """FNV-1a of 64 bits, without the upper eleven: the same as the script computes."""
    found = 0xCBF29CE484222325
    for byte in f"{game} {day}".encode():
        found = (found ^ byte) * 0x100000001B3 % 2**64
    return found % 2**53


def of_day(day: date = DAY) -> Answer:
    """The message that begins the deal of a day of Court."""
    return opening(COURT, "person", "good", seed=seed_of("court", day), learning=False)


@pytest.fixture
def table(phone: Page, host: Host) -> Iterator[Page]:
    """The page to play Court at noon of the day, in a browser that has stored nothing."""
    phone.clock.set_system_time(datetime.combine(DAY, datetime.min.time()).replace(hour=12))
    phone.goto(f"{host.address}court/play.html")
    phone.evaluate("localStorage.clear()")
    phone.goto(f"{host.address}blank.html")
    phone.goto(f"{host.address}court/play.html")
    yield phone
    phone.clock.set_system_time(datetime.now())  # noqa: DTZ005 - a browser has its own


def play_on(page: Page) -> None:
    """Play until the deal is over."""
    while ready(page):
        done(page, open_(page), "keyboard")


def single(page: Page) -> Answer:
    """The single deal as the browser keeps it."""
    return dict(json.loads(stored(page, "deal.court") or "{}"))


def results(page: Page) -> dict[str, Any]:
    """The results of Court as the browser keeps them."""
    return dict(json.loads(stored(page, "results.court") or "{}"))


def shared(page: Page) -> str:
    """The message that the button copies; it shows it where it may not."""
    page.evaluate("delete Navigator.prototype.clipboard")
    page.get_by_role("button", name="Copy your result as a challenge").click()
    expect(page.locator(".ended [role=status]")).to_contain_text("The text is selected")
    return page.get_by_label("The text to copy").input_value()


def test_what_may_cost_the_deal_is_asked_first_where_the_first_result_counts(table: Page) -> None:
    table.locator(".daily").first.get_by_role("button", name="Play today’s deal").tap()
    close = table.locator(".deeds button", has_text="Close the talon")
    expect(close).to_be_visible()
    before = single(table)
    close.tap()
    expect(table.locator(".turn-line")).to_contain_text("to do it, or choose something else.")
    assert single(table) == before


def row(day: date, **fields: object) -> dict[str, object]:
    """A result as it is stored."""
    return {"on": str(day), "foe": "good", "mine": 3, "theirs": 0, **fields}


def test_the_deal_of_the_day_is_of_the_date_and_its_first_result_counts(table: Page) -> None:
    section = table.locator(".daily").first
    expect(section).to_contain_text("November 30")
    section.get_by_role("button", name="Play today’s deal").tap()
    play_on(table)
    kept = single(table)
    assert kept["match"]["seed"] == seed_of("court", DAY)
    assert "learning" not in kept["match"]
    end = ask(replayed(kept["match"]), "end")
    (found,) = results(table).values()
    assert (found["mine"], found["theirs"]) == tuple(side["points"] for side in end["score"])
    assert (found["on"], found["daily"], found["foe"]) == (str(DAY), True, "good")
    ended = table.locator(".ended")
    expect(ended).to_contain_text("Days in a row: 1. Your longest run: 1.")
    expect(ended).to_contain_text("Tomorrow there is a new deal.")
    expect(ended.get_by_role("button", name="Next round")).to_have_count(0)
    before = results(table)
    table.reload()
    expect(section).to_contain_text(f", {found['mine']} point")
    expect(section).to_contain_text("Your first result counts. Tomorrow there is a new deal.")
    section.get_by_role("button", name="Play today’s deal again").tap()
    while ready(table):
        done(table, table.locator(".board .own .one:not([aria-disabled])").last, "keyboard")
    expect(ended).to_contain_text("You have played this deal before.")
    assert results(table) == before


def test_a_streak_goes_on_from_yesterday_and_one_day_late_counts_for_its_own_day(
    table: Page,
) -> None:
    days = [DAY - timedelta(days) for days in (4, 3, 1)]
    store(table, "results.court", {f"{n}.1": row(day, daily=True) for n, day in enumerate(days)})
    late = nearly_over(of_day(DAY - timedelta(2)))
    match = {name: value for name, value in late.items() if name != "do"}
    once = {"day": str(DAY - timedelta(2))}
    store(table, "deal.court", {"match": match, "ended": False, "once": once})
    table.reload()
    section = table.locator(".daily").first
    expect(section).to_contain_text("Days in a row: 1. Your longest run: 2.")
    section.get_by_role("button", name="Continue the deal of November 28").tap()
    play_on(table)
    expect(table.locator(".ended")).to_contain_text("Days in a row: 4. Your longest run: 4.")


def test_a_page_that_stays_open_past_midnight_plays_the_new_day(table: Page) -> None:
    after = datetime.combine(DAY + timedelta(1), datetime.min.time()).replace(minute=5)
    table.clock.set_system_time(after)
    table.get_by_role("button", name="Play today’s deal").tap()
    assert ready(table)
    kept = single(table)
    assert kept["match"]["seed"] == seed_of("court", DAY + timedelta(1))
    assert kept["once"] == {"day": str(DAY + timedelta(1))}


def test_a_challenge_names_nobody_and_is_judged_by_the_greater_lead(
    table: Page, host: Host
) -> None:
    begun = nearly_over(opening(COURT, "person", "good", seed=4))
    begun["seats"] = [seat | {"name": "Zoe"} for seat in begun["seats"]]
    sit(table, host, begun)
    play_on(table)
    message = shared(table)
    found = CLAIM.search(message)
    assert found
    mine, theirs = int(found[1]), int(found[2])
    assert f", {mine} point" in message
    sent = json.loads(base64.urlsafe_b64decode(found[3] + "=" * (-len(found[3]) % 4)))
    assert [seat["name"] for seat in sent["seats"]] == ["Ann", "Ben"]
    assert "actions" not in sent
    # Somebody else opens it.
    table.evaluate("localStorage.clear()")
    table.goto(f"{host.address}blank.html")
    table.goto(message[message.index("http") :])
    expect(table.locator(".daily").first).to_contain_text(f"a result of {mine} point")
    table.get_by_role("button", name="Play this deal").tap()
    play_on(table)
    score = [side["points"] for side in ask(replayed(single(table)["match"]), "end")["score"]]
    lead = score[0] - score[1] - (mine - theirs)
    says = "beat the" if lead > 0 else "did not beat the" if lead else "did as well as the"
    expect(table.locator(".ended")).to_contain_text(f"You {says} challenge")
    expect(table.get_by_role("button", name="Next round")).to_have_count(0)


def test_a_single_deal_leaves_the_match_as_it_is(table: Page, host: Host) -> None:
    sit(table, host, opening(COURT, "person", "beginner", seed=2))
    assert ready(table)
    before = stored(table, "play.court")
    table.goto(f"{host.address}blank.html")
    table.goto(f"{host.address}court/play.html#beat=3-0&{link(challenge())[1:]}")
    table.get_by_role("button", name="Play this deal").tap()
    assert ready(table)
    assert stored(table, "play.court") == before
    table.reload()
    table.get_by_role("button", name="Continue the challenge").tap()
    assert ready(table)
    assert single(table)["once"] == {"beat": [3, 0]}
    table.reload()
    table.get_by_role("button", name="Continue your match").tap()
    assert ready(table)
    assert (
        json.loads(stored(table, "play.court") or "")["match"] == json.loads(before or "")["match"]
    )


def challenge() -> Answer:
    """The terms of a deal, as a link to a challenge has them."""
    return {name: value for name, value in opening(COURT, "person", "good").items() if name != "do"}


@pytest.mark.parametrize("claim", ["beat=3", "beat=3-0-0", "beat=-1-0", "beat=99999-0", "beat="])
def test_a_damaged_challenge_is_named(table: Page, host: Host, claim: str) -> None:
    table.goto(f"{host.address}blank.html")
    table.goto(f"{host.address}court/play.html#{claim}&{link(challenge())[1:]}")
    expect(table.locator(".warning")).to_contain_text("This link is damaged")
    expect(table.get_by_role("button", name="Play this deal")).to_have_count(0)


def test_a_challenge_that_the_engine_refuses_is_named_and_stored_nowhere(
    table: Page, host: Host
) -> None:
    wrong = challenge() | {"dealer": 9}
    table.goto(f"{host.address}blank.html")
    table.goto(f"{host.address}court/play.html#beat=3-0&{link(wrong)[1:]}")
    table.get_by_role("button", name="Play this deal").tap()
    expect(table.locator(".board")).to_contain_text("there is no seat 9", timeout=PATIENCE)
    assert stored(table, "deal.court") is None


def test_results_with_help_are_counted_apart(table: Page) -> None:
    for seed in (4, 7):
        match = nearly_over(opening(COURT, "person", "beginner", seed=seed))
        del match["do"]
        store(table, "play.court", {"match": match, "ended": False})
        table.reload()
        table.get_by_role("button", name="Continue your match").tap()
        assert ready(table)
        if seed == 4:
            table.get_by_role("button", name="Give me a hint").tap()
            expect(table.locator(".turn-line strong")).to_be_visible(timeout=PATIENCE)
            table.reload()  # which does not make up for it
            table.get_by_role("button", name="Continue your match").tap()
        play_on(table)
    found = results(table)
    assert (found["4.1"]["aided"], "aided" in found["7.1"]) == (True, False)


def test_results_are_shown_by_opponent_joined_with_another_tab_and_deleted(
    table: Page, host: Host
) -> None:
    sit(table, host, nearly_over(opening(COURT, "person", "beginner", seed=4)))
    assert ready(table)
    store(table, "results.court", {"z.1": row(DAY), "y.1": row(DAY, mine=0, theirs=2)})
    play_on(table)
    assert len(results(table)) == 3
    table.get_by_role("button", name="Another match").first.tap()
    fold = table.locator("details.results")
    fold.locator("summary").tap()
    good = fold.get_by_role("row").filter(has_text="Good player")
    assert good.locator("td").all_inner_texts() == ["2", "1", "1", "3–2"]
    fold.get_by_role("button", name="Delete these results").tap()
    assert len(results(table)) == 3
    fold.get_by_role("button", name="Really delete 3 results").tap()
    expect(fold).to_have_count(0)
    assert stored(table, "results.court") is None


def test_a_deal_counts_once_though_it_is_looked_at_again(table: Page, host: Host) -> None:
    sit(table, host, nearly_over(opening(COURT, "person", "beginner", seed=4)))
    play_on(table)
    before = results(table)
    assert len(before) == 1
    table.clock.set_system_time(datetime.combine(DAY + timedelta(3), datetime.min.time()))
    table.reload()
    table.get_by_role("button", name="Continue your match").tap()
    expect(table.locator(".ended")).to_be_visible(timeout=PATIENCE)
    assert results(table) == before


def test_the_home_page_leads_to_the_deals_of_the_day(table: Page, host: Host) -> None:
    table.goto(f"{host.address}index.html")
    table.locator("main a[href='nations/play.html#today']").click()
    assert table.url.endswith("nations/play.html#today")
    expect(table.locator(".daily")).to_be_in_viewport()
    expect(table.locator(".warning")).to_have_count(0)


def test_the_deal_of_every_day_can_be_begun(served: str, page: Page) -> None:
    """The engine takes the terms that the page makes, for each game."""
    chance = Random(5)
    for game in ("court", "portrait-authors", "card-tennis", "sixty-six", "nations"):
        page.goto(f"{served}{game}/play.html")
        for _ in range(3):
            day = str(DAY + timedelta(chance.randrange(3000)))
            match = page.evaluate(
                """([game, day]) => {
                  const { offer } = document.querySelector(".playing").dataset;
                  const { results, terms } = Cardwright;
                  return results.daily(game, JSON.parse(offer)[0], terms.NAMES, day);
                }""",
                [game, day],
            )
            assert "error" not in Session().answer({"do": "begin", **match})
            assert match["seed"] == seed_of(game, date.fromisoformat(day))
