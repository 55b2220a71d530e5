"""The site of a deck of one's own in a real browser: played at, read, and shut to nobody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import PATIENCE
from tests.browser.table import done, open_, ready
from tests.own_decks.sites import AUTHORS, DECKS, LETTERS, PAIRS, QUARTETS
from tests.serving import Poor, serving
from tests.tiers import every

pytestmark = pytest.mark.browser

#: Pages of a deck, by the folder and the name of the deck.
PAGES = (
    *("index.html", "404.html", "{}/cards.html", "{}/rules.html", "{}/learn.html", "{}/play.html"),
    *("{}/print.html", "{}/lessons/ask-1.html", "{}/lessons/quiz.html"),
)
#: On every site, each of which stores for itself, nobody waits; each time the same deal: of few
#: cards some are over before the person has a turn.
ALIKE = "Math.random = () => 0.5;" + "".join(
    f"""localStorage.setItem("cardwright:{Poor.under}{deck}/table", '{{"speed": "0"}}');"""
    for deck in DECKS
)


@pytest.fixture(scope="module")
def decks(deck_sites: Path) -> Iterator[str]:
    """The address at which the sites of decks are served, by a poor server."""
    with serving(deck_sites, Poor) as address:
        yield address


@pytest.fixture(scope="module")
def phone(browser: Browser, decks: str) -> Iterator[Page]:
    """A phone; requests that leave the server and faults of scripts fail the tests."""
    faults: list[str] = []
    asked: set[str] = set()
    with browser.new_context(
        has_touch=True,
        viewport={"width": 390, "height": 844},
        service_workers="block",
        reduced_motion="reduce",
    ) as context:
        context.clock.install()
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.add_init_script(ALIKE)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.append(message.text))
        page.on("request", lambda request: asked.add(request.url))
        yield page
    assert [fault for fault in faults if "Service Worker" not in fault] == []
    assert {url for url in asked if not url.startswith((decks, "blob:"))} == set()


@pytest.mark.full
@pytest.mark.parametrize("deck", [QUARTETS, pytest.param(LETTERS, marks=pytest.mark.deep), PAIRS])
def test_a_game_of_quartets_is_played_to_its_end(deck: str, phone: Page, decks: str) -> None:
    phone.goto(f"{decks}{deck}/{deck}/play.html")
    phone.get_by_role("button", name=re.compile("^Deal")).click()
    turns = 0
    while ready(phone):
        turns += 1
        assert turns < 60
        done(phone, open_(phone), "touch")
    told = phone.locator(".playing").inner_text()
    assert turns
    assert re.search("All (groups|pairs) are on the table", told)
    assert not re.search(r"\b([Aa]uthor|[Pp]ortrait|[Ss]ketch|[Bb]ook|[Ss]tack|calls?\b)", told)


@pytest.mark.full
def test_what_is_not_allowed_is_refused_by_a_rule_that_the_rules_have(
    phone: Page, decks: str
) -> None:
    phone.goto(f"{decks}{QUARTETS}/{QUARTETS}/play.html")
    phone.get_by_role("button", name=re.compile("^Deal")).click()
    assert ready(phone)
    phone.locator(".board .wanted .one[aria-disabled]").first.tap(force=True)
    line = phone.locator(".turn-line.no")
    expect(line).to_contain_text("yourself: ask for a card that you lack.")
    mark = line.locator(".ref")
    assert re.fullmatch(r"Rule \d+", mark.text_content() or "")
    mark.tap()
    expect(phone.locator(".mark-panel")).to_contain_text(re.compile(r"^Rule \d+ .*All rules$"))
    assert "AUTH-" not in phone.locator(".playing").inner_text()
    phone.goto(str(mark.evaluate("link => link.href")))
    assert phone.locator(f"[id='{phone.url.partition('#')[2]}']").count() == 1


@pytest.mark.full
def test_a_deck_of_authors_begins_with_its_own_cards(phone: Page, decks: str) -> None:
    phone.goto(f"{decks}{AUTHORS}/{AUTHORS}/play.html")
    phone.get_by_role("button", name=re.compile("^Deal")).click()
    assert ready(phone)
    hand = [str(each.get_attribute("src")) for each in phone.locator(".own img").all()]
    assert hand
    assert all(phone.request.get(f"{decks}{AUTHORS}/{AUTHORS}/{src}").ok for src in hand)
    done(phone, open_(phone), "touch")
    assert ready(phone)


@pytest.mark.full
def test_a_lesson_says_at_once_what_is_right_and_goes_on(phone: Page, decks: str) -> None:
    phone.goto(f"{decks}{QUARTETS}/{QUARTETS}/lessons/match-work.html")
    step = phone.locator(".moves > .now")
    wanted = step.locator("tr[data-ok] th").text_content() or ""
    step.get_by_role("button", name=wanted, exact=True).click()
    expect(step.locator(".answer")).to_contain_text(f"{wanted}: right.")
    step.get_by_role("toolbar").locator("button").first.press("s")
    expect(step.locator(".answer")).to_contain_text("no cards are on it")
    steps = phone.locator(".moves > li").count()
    for _ in range(steps - 1):
        phone.locator(".stepper .next").click()
    expect(phone.locator(".finished")).to_contain_text("Done. Next:")
    phone.goto(f"{decks}{QUARTETS}/{QUARTETS}/learn.html")
    expect(phone.locator(".course .bar")).to_contain_text("1 of")


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    ("deck", "name"),
    [
        *every(7, ((QUARTETS, name) for name in PAGES), deep=3),
        *every(2, ((AUTHORS, name) for name in ("{}/cards.html", "{}/rules.html")), start=2),
        *every(2, ((LETTERS, name) for name in ("index.html", "{}/cards.html")), start=1),
        pytest.param(PAIRS, "{}/cards.html", marks=pytest.mark.deep),
    ],
)
def test_nobody_is_shut_out(deck: str, name: str, page: Page, decks: str, axe: str) -> None:
    page.goto(f"{decks}{deck}/{name.format(deck)}")
    assert faults(page, axe) == []
    page.set_viewport_size({"width": 320, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.full
def test_from_a_folder_all_but_the_table_works(page: Page, deck_sites: Path) -> None:
    page.goto((deck_sites / QUARTETS / "index.html").as_uri())
    for part in ("Cards", "Rules", "Lessons", "Print"):
        page.get_by_role("link", name=part, exact=True).click()
        expect(page.locator("h1")).to_be_visible()
    page.get_by_role("link", name="Play", exact=True).click()
    expect(page.locator(".playing")).to_contain_text("comes from a web server")
