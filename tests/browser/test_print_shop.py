"""The print shop in a browser makes the decks of the command, and everybody can use it."""

from __future__ import annotations

import base64
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Expect, Page

from cardwright.ledger.games import GAMES
from tests.browser.axe import faults
from tests.browser.conftest import PATIENCE, UPRIGHT, missing, watched_tab
from tests.browser.firefox import PROGRAM, Firefox
from tests.decks import SETS, by_command
from tests.pdf import verapdf
from tests.pdf.same import differences
from tests.tiers import every, few

pytestmark = pytest.mark.browser

#: Makes a deck without the form; the answer is in base 64, because a page hands over no bytes.
MAKE = """async (options) => {
  const steps = [];
  const made = await Cardwright.engine.print({do: "make", options}, (...step) => steps.push(step));
  if (made.fault) return made;
  const text = Array.from(made.bytes, (byte) => String.fromCharCode(byte)).join("");
  return {name: made.name, pdf: btoa(text), steps};
}"""
#: The same where nobody waits for a promise: what is made comes later.
BEGIN = f"""() => {{
  delete window.made;
  ({MAKE})(%s).then((made) => {{ window.made = made; }});
}}"""
#: Options that the form has on the page of Court, and the text that the command has for them.
CHOSEN = {"paper": "letter", "palette": "low-ink", "cards": "1,2", "cut-plan": ""}
COMMAND = "cardwright deck court --paper letter --palette low-ink --cards 1,2 --cut-plan"
#: What is to be true as soon as the program is loaded, or a deck made.
soon = Expect()
soon.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def shop(browser: Browser, served: str) -> Iterator[Page]:
    """A tab for decks, in which nothing goes wrong and which asks only the site."""
    with watched_tab(browser, served) as tab:
        yield tab


def opened(tab: Page, served: str, game: str, options: dict[str, str] | None = None) -> Page:
    """The tab with the print shop of a game, with these options in its address."""
    query = f"?{urlencode(options)}" if options else ""
    tab.goto(f"{served}{game}/print-shop.html{query}")
    return tab


@pytest.mark.full
@pytest.mark.parametrize("game", every(5, GAMES))
def test_the_page_makes_the_decks_of_the_command(shop: Page, served: str, game: str) -> None:
    sets = SETS[:2] if game == GAMES[0] else SETS
    opened(shop, served, game)
    for options in sets:
        made = shop.evaluate(MAKE, options)
        data = base64.b64decode(made["pdf"])
        assert differences(data, by_command(game, options)) == [], options
        count = made["steps"][-1][1]
        assert made["steps"] == [[number, count] for number in range(1, count + 1)]


@pytest.mark.deep
def test_the_page_makes_every_deck_of_the_first_game(shop: Page, served: str) -> None:
    opened(shop, served, GAMES[0])
    for options in SETS[2:]:
        data = base64.b64decode(shop.evaluate(MAKE, options)["pdf"])
        assert differences(data, by_command(GAMES[0], options)) == [], options


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    """Firefox without a screen; whatever pages log in it fails the tests."""
    if not shutil.which(PROGRAM):
        missing(f"{PROGRAM} is not installed")
    with Firefox(tmp_path_factory.mktemp("firefox")) as window:
        yield window
    assert window.said == []


@pytest.mark.deep
@pytest.mark.parametrize("game", few(5, GAMES))
def test_firefox_makes_the_decks_of_the_command(firefox: Firefox, served: str, game: str) -> None:
    firefox.go(f"{served}{game}/print-shop.html")
    for options in SETS:
        firefox.run(BEGIN % json.dumps(options))
        made = firefox.until("() => window.made")
        data = base64.b64decode(made["pdf"])
        assert differences(data, by_command(game, options)) == [], options


@pytest.mark.deep
def test_verapdf_accepts_a_deck_of_the_page(shop: Page, served: str) -> None:
    opened(shop, served, "court")
    data = base64.b64decode(shop.evaluate(MAKE, CHOSEN)["pdf"])
    assert verapdf.accessible(data).faults == ()
    assert verapdf.validate(verapdf.thinned(data), "2a").faults == ()


def test_a_deck_is_chosen_seen_and_saved_by_keyboard(
    shop: Page, served: str, tmp_path: Path
) -> None:
    """No request is sent while it is made."""
    opened(shop, served, "court", CHOSEN)
    soon(shop.locator("#command")).to_have_text(COMMAND)
    shop.get_by_role("button", name="Show the sheets").focus()
    shop.keyboard.press("Enter")
    soon(shop.locator("#page-name")).to_have_text("Cut plan, page 1 of 4")
    soon(shop.locator(".takes")).to_contain_text("2 sheets")

    asked: list[str] = []
    shop.on("request", lambda request: asked.append(request.url))
    shop.get_by_role("button", name="Next").press("Enter")
    soon(shop.locator("#page-name")).to_have_text("Back of the cut plan, page 2 of 4")
    shop.get_by_role("button", name="Next").press("Enter")
    soon(shop.locator("#page-name")).to_have_text("Fronts, page 3 of 4")
    assert shop.locator(".paper svg title").text_content() == "Fronts, page 3 of 4"
    shop.get_by_role("button", name="Make the PDF").press("Enter")
    link = shop.get_by_role("link", name="Save court-deck")
    soon(link).to_be_focused()
    with shop.expect_download() as coming:
        shop.keyboard.press("Enter")
    coming.value.save_as(tmp_path / "deck.pdf")
    assert [url for url in asked if not url.startswith("blob:")] == []
    assert differences((tmp_path / "deck.pdf").read_bytes(), by_command("court", CHOSEN)) == []


@pytest.mark.full
def test_what_is_changed_is_in_the_address_and_drawn_again(shop: Page, served: str) -> None:
    opened(shop, served, "court", {"cards": "1"})
    shop.get_by_role("button", name="Make the PDF").click()
    soon(shop.get_by_role("link", name="Save court-deck")).to_be_visible()
    shop.get_by_label("Size").select_option("jumbo")
    soon(shop.locator(".files")).to_be_hidden()
    soon(shop.locator("#command")).to_have_text(
        "cardwright deck court --paper a4 --size jumbo --cards 1"
    )
    assert shop.url.endswith("?paper=a4&size=jumbo&cards=1")
    soon(shop.locator("#page-name")).to_contain_text("Fronts, page 1 of")
    shop.get_by_label("Large index").check()
    shop.get_by_label("Size").select_option("business")
    fault = shop.get_by_role("alert")
    soon(fault).to_contain_text("Business cards have their own face, with one index.")
    soon(fault).to_contain_text("Leave out “Large index”, or use “Size” jumbo.")
    soon(shop.locator(".preview")).to_be_hidden()


@pytest.mark.full
def test_who_cancels_may_begin_again(shop: Page, served: str) -> None:
    opened(shop, served, "court", {"cards": "1"})
    shop.get_by_role("button", name="Make the PDF").click()
    shop.get_by_role("button", name="Cancel").click()
    soon(shop.get_by_role("status").first).to_have_text("Canceled.")
    soon(shop.locator(".fault")).to_be_empty()
    shop.get_by_role("button", name="Make the PDF").click()
    soon(shop.get_by_role("link", name="Save court-deck")).to_be_visible()


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    ("name", "status", "told"),
    [
        ("printing.zip", 404, "printing.zip is missing from this site (status 404)."),
        ("uharfbuzz.zip", 503, "The server cannot send uharfbuzz.zip right now (status 503)."),
        ("play-worker.js?print-shop=court", 404, "play-worker.js is missing from this site"),
    ],
)
def test_a_file_that_does_not_come_is_named_and_may_be_tried_again(
    page: Page, served: str, name: str, status: int, told: str
) -> None:
    page.route(f"**/{name}", lambda route: route.fulfill(status=status))
    opened(page, served, "court", {"cards": "1"})
    page.get_by_role("button", name="Make the PDF").click()
    soon(page.get_by_role("alert")).to_contain_text(told)
    page.unroute_all()
    page.get_by_role("button", name="Make the PDF").click()
    soon(page.get_by_role("link", name="Save court-deck")).to_be_visible()


def test_a_browser_without_web_assembly_is_told(page: Page, served: str) -> None:
    opened(page, served, "court")
    page.evaluate("delete window.WebAssembly")
    page.get_by_role("button", name="Make the PDF").click()
    soon(page.get_by_role("alert")).to_contain_text("WebAssembly is missing or turned off.")


def test_from_a_folder_the_page_has_the_command(page: Page, site: Path) -> None:
    page.goto((site / "court/print-shop.html").as_uri())
    soon(page.locator(".sample")).to_be_visible()
    page.get_by_role("button", name="Make the PDF").click()
    soon(page.get_by_role("alert")).to_contain_text("cardwright site --serve")
    page.get_by_label("Paper").select_option("letter")
    soon(page.locator("#command")).to_have_text("cardwright deck court --paper letter")
    soon(page.locator(".sample")).to_have_count(0)  # which was of the usual deck


@pytest.mark.full
def test_axe_finds_nothing_beside_a_deck_and_a_phone_shows_all_of_it(
    shop: Page, served: str, axe: str
) -> None:
    opened(shop, served, "card-tennis", {"size": "huge", "gap": "7", "copies": "2", "cards": "1"})
    shop.get_by_role("button", name="Make the PDF").click()
    soon(shop.get_by_role("link", name="Save card-tennis-deck")).to_be_visible()
    for group in shop.locator(".options summary").all():
        if not group.evaluate("(summary) => summary.parentElement.open"):
            group.click()
    assert faults(shop, axe) == []
    shop.set_viewport_size(UPRIGHT)
    assert shop.evaluate("document.documentElement.scrollWidth") <= UPRIGHT["width"]
    shop.set_viewport_size({"width": 1280, "height": 800})
