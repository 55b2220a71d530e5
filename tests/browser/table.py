"""A table to play at, in a browser: what tests do there as a person would."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page

from cardwright.engine.session import Session
from tests.browser.conftest import PATIENCE, Host
from tests.contract.plays import Table
from tests.engine.sessions import Answer
from tests.serving import stored_key

COURT = Table("court", "two-handed")
SIXTY_SIX = Table("sixty-six", "two-handed")
FOUR = Table("court", "four-handed")
NATIONS = Table("nations", "four-handed")
AUTHORS = Table("portrait-authors", "easy")
TENNIS = Table("card-tennis", "singles")
TURN = re.compile("[Yy]our turn")
#: The button that deals, not the one for the deal of the day.
DEAL = re.compile("^Deal")
#: Longer than table.js takes for a second tap that nobody meant, in milliseconds.
TWICE = 600


def sit(page: Page, host: Host, match: Answer) -> None:
    """Sit down at the match of a link, as one is sent it."""
    address = f"{host.address}{match['game']}/play.html"
    if page.url.partition("#")[0] != address:
        page.goto(address)
    page.evaluate("localStorage.clear()")
    link = page.evaluate(
        """match => {
          const bytes = new TextEncoder().encode(JSON.stringify(match));
          return btoa(String.fromCharCode(...bytes));
        }""",
        {name: value for name, value in match.items() if name != "do"},
    )
    page.evaluate("link => { location.hash = `deal=${link}`; }", link)
    page.get_by_role("button", name="Play the match in this link").click()


#: Whether it is seen to be a person’s turn; nothing while neither that is seen nor the end.
READY = """(turn) => {
  const seen = (what) => {
    const found = document.querySelector(what);
    return found?.checkVisibility({ visibilityProperty: true }) ? found : null;
  };
  if (new RegExp(turn).test(seen(".turn-line")?.textContent)) return { turn: true };
  return seen(".ended") && { turn: false };
}"""


def ready(page: Page) -> bool:
    """Whether it is a person’s turn, as soon as that is so or the deal is over."""
    found = page.wait_for_function(READY, arg=TURN.pattern, timeout=PATIENCE).json_value()
    assert "undefined" not in page.locator(".board").inner_text()
    return bool(found["turn"])


def open_(page: Page) -> Locator:
    """The first thing that may be done."""
    for what in (".own .one", ".wanted .one", ".deeds button:not(.main)"):
        found = page.locator(f".board {what}:not([aria-disabled])")
        if found.count():
            return found.first
    raise AssertionError(page.locator(".board").inner_text())


def done(page: Page, what: Locator, by: str) -> None:
    """Do it, and wait until the page has heard."""
    page.evaluate("document.querySelector('.turn-line').textContent = ''")
    if by == "touch":
        if what.locator("xpath=ancestor::*[contains(@class, 'deeds')]").count():
            page.clock.fast_forward(TWICE)  # or it may be taken for a second tap
        what.tap()
        return
    what.focus()
    page.keyboard.press("Enter")


def refused_card(page: Page) -> Locator:
    """A card of the hand that may not be played, as soon as there is one."""
    refused = page.locator(".own .one[aria-disabled]").first
    while ready(page) and not refused.count():
        done(page, open_(page), "touch")
    return refused


def kept(page: Page, game: str) -> Answer:
    """The match as the browser keeps it."""
    key = stored_key(f"play.{game}", page.url)
    stored = page.evaluate("key => localStorage.getItem(key)", key)
    return dict(json.loads(stored)["match"])


def replayed(match: Answer) -> Session:
    """The same match here, from what the browser keeps."""
    session = Session()
    assert "error" not in session.answer({"do": "begin", **match})
    return session


def pictures(page: Page) -> list[str]:
    """The cards of the hand that is shown."""
    return [str(image.get_attribute("src")) for image in page.locator(".own img").all()]
