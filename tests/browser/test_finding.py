"""The law found through by words and forms, and cards that open large, in a real browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from tests.website.test_mishaps import ASKED, named

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("faultless")]


@pytest.mark.full
def test_rules_are_found_by_words_by_form_and_by_origin(page: Page, address: str) -> None:
    ledger = load_ledger("court")
    page.goto(f"{address}court/law.html")
    shown = page.locator("li.rule:visible")
    assert shown.count() == len(ledger.clauses)
    page.locator("#find-words").fill("serfs retainers")
    texts = [" ".join(text.split()).lower() for text in shown.all_inner_texts()]
    assert texts
    assert all("serf" in text and "retainer" in text for text in texts)
    count = page.locator(".count").inner_text()
    rules = f"{len(texts)} of {len(ledger.clauses)} rules"
    assert re.fullmatch(rf"{rules}(, and \d+ of our \d+ answers)?", count)
    page.locator("#find-words").fill("")
    page.locator("#find-form").select_option("four-handed")
    assert shown.count() == sum("four-handed" in clause.forms for clause in ledger.clauses)
    page.locator("#find-ours").check()
    both = [clause for clause in ledger.clauses if "four-handed" in clause.forms and clause.ours]
    assert shown.count() == len(both)
    page.locator("#find-words").fill("zebra quagga")
    assert page.locator(".count").inner_text() == "No rule contains any of these words."
    page.evaluate("location.hash = 'COURT-2H-R4b'")
    assert page.locator("[id='COURT-2H-R4b']").is_visible()  # whatever was asked for before


def test_a_law_is_asked_as_people_ask(page: Page, address: str) -> None:
    """Without small words and apostrophes; answers are found, too, and near matches."""
    page.goto(f"{address}court/law.html")
    count, answers = page.locator(".count"), page.locator("article.question:visible")
    of_all = answers.count()
    page.locator("#find-words").fill("opponent's turn")
    expect(count).to_have_text(re.compile(rf"\d+ of our {of_all} answers$"))
    assert "opponent" in answers.first.inner_text().lower()
    page.locator("#find-words").fill("What is the jester’s worth")
    expect(page.locator("li.rule:visible").first).to_contain_text("Jester")
    page.locator("#find-words").fill("cuplet zebra")
    expect(count).to_have_text("No rule contains all these words. Closest matches:")
    assert 0 < page.locator("li.rule:visible, article.question:visible").count() <= 6
    page.locator("#find-words").fill("")
    expect(count).to_have_text("")
    assert answers.count() == of_all


@pytest.mark.quick(1)
@pytest.mark.parametrize("game", GAMES)
def test_a_mishap_leads_to_its_rules_or_to_the_search(page: Page, address: str, game: str) -> None:
    page.goto(f"{address}{game}/law.html")
    for asked, games in ASKED.items():
        page.locator("#find-words").fill(asked)
        if game in games:
            wanted = named(asked.removeprefix("can I "), game)
            ids = [
                each.get_attribute("id") or ""
                for each in page.locator("li.rule:visible, article.question:visible").all()
            ]
            assert wanted <= {name.removeprefix("why-") for name in ids}, asked
        else:
            expect(page.locator(".count")).to_contain_text("This law has no rule on that.")
            assert page.locator("li.rule:visible").count() == 0, asked
        expect(page.get_by_role("link", name="Search all pages")).to_be_visible()


def test_sections_are_folded_and_an_address_opens_its_own(page: Page, address: str) -> None:
    page.goto(f"{address}court/law.html")
    page.get_by_role("button", name="Fold all").click()
    assert page.locator("li.rule:visible").count() == 0
    page.evaluate("location.hash = 'COURT-2H-R4b'")
    assert page.locator("[id='COURT-2H-R4b']").is_visible()
    assert page.locator("[id='COURT-GEN-1']").is_hidden()


def test_a_card_opens_large_and_the_next_one_by_an_arrow(page: Page, address: str) -> None:
    page.goto(f"{address}portrait-authors/cards.html")
    second = page.locator("a.face").nth(1)
    second.focus()
    page.keyboard.press("Enter")
    large = page.locator("dialog")
    assert large.locator("h2").inner_text() == "Oliver Wendell Holmes, sketch"
    assert "doctor" in large.inner_text()
    assert large.locator("img").get_attribute("src") == second.evaluate("face => face.href")
    page.keyboard.press("ArrowRight")
    assert large.locator("h2").inner_text().startswith("Henry Wadsworth Longfellow")
    page.keyboard.press("Escape")
    assert large.is_hidden()
    # The browser tells of the closing later, and gives the focus to the card of before until then.
    expect(page.locator("a.face").nth(2)).to_be_focused()


def test_the_search_of_a_game_shows_it_first_and_all_games_by_one_tap(
    page: Page, address: str
) -> None:
    page.goto(f"{address}sixty-six/law.html")
    page.get_by_role("link", name="Search", exact=True).click()
    everywhere = page.get_by_role("button", name="Search all games")
    expect(page.locator("#of-game")).to_have_value("Sixty-Six")
    expect(page.locator("h1")).to_be_in_viewport()
    page.locator("#words").fill("close")
    found = page.locator(".found small")
    expect(found.first).to_contain_text("Sixty-Six")
    assert not any("Court" in text for text in found.all_inner_texts())
    everywhere.click()
    expect(everywhere).to_be_hidden()
    expect(page.locator(".found")).to_contain_text("Court")
    page.goto(f"{address}glossary.html")
    page.get_by_role("link", name="Search", exact=True).click()
    expect(page.locator("#of-game")).to_have_value("")
    expect(everywhere).to_be_hidden()


@pytest.mark.full
def test_the_search_finds_places_words_and_rules_without_a_server(page: Page, address: str) -> None:
    page.goto(f"{address}search.html")
    index = page.locator("script[src*=search-index]")
    assert index.count() == 0  # nothing is loaded before it is wanted
    field = page.locator("#words")
    field.focus()
    page.keyboard.type("tiebele")  # without its accents
    found = page.locator(".found li")
    found.first.wait_for()
    assert "Painted houses, Tiébélé, Burkina Faso" in found.first.inner_text()
    assert index.count() == 1
    field.fill("jester exchanged court card")
    expect(page.locator(".count")).to_have_text(re.compile(r"\d+ found$"))
    assert "#q=jester" in page.url
    field.fill("couplet")
    expect(found.first).to_have_text(re.compile(r"couplet\b"))
    field.fill("jester exchanged zebra")
    expect(page.locator(".count")).to_have_text(
        "No results for all of “jester exchanged zebra”. Closest matches:"
    )
    expect(found.first).to_contain_text("Jester")
    field.fill("What if a player fails to follow suit?")  # asked as a person asks
    page.locator("#of-game").select_option("Sixty-Six")
    expect(found.filter(has_text=re.compile("Law|Rules")).first).to_contain_text("S66-B17")
    assert not found.filter(has_text="Law, Court").count()
    assert "game=Sixty-Six" in page.url
    field.fill("tiebele")
    expect(page.locator(".count")).to_contain_text("No results for")
    page.locator("#of-game").select_option("All games")
    expect(found.first).to_contain_text("Tiébélé")
    field.fill("?!")
    expect(page.locator(".count")).to_have_text("No results for “?!”.")
    field.fill("zzz")
    expect(page.locator(".count")).to_have_text("No results for “zzz”.")
    page.goto("about:blank")
    page.goto(f"{address}search.html#q=holmes")
    found.first.wait_for()
    assert found.first.inner_text().startswith("Oliver Wendell Holmes")
    found.first.locator("a").click()
    assert page.url.endswith("portrait-authors/cards.html")


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("66 wrong", "If you doubt a card"),
        pytest.param("nations mistake", "that is a revoke", marks=pytest.mark.deep),
        ("low ink", "Print at home"),
    ],
)
def test_a_dispute_is_settled_by_what_stands_first(
    page: Page, site: Path, asked: str, told: str
) -> None:
    page.goto(f"{(site / 'search.html').as_uri()}#q={asked}")
    expect(page.locator(".found li").first).to_contain_text(told)


def test_who_has_no_scripts_is_shown_nothing_that_needs_them(browser: Browser, site: Path) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto((site / "court/law.html").as_uri())
        expect(page.locator(".finding")).to_be_hidden()


def test_the_law_stays_where_it_is_when_its_script_begins(browser: Browser, served: str) -> None:
    """Chromium’s own count of what has moved, on a phone."""
    with browser.new_context(
        viewport={"width": 390, "height": 844}, service_workers="block"
    ) as context:
        page = context.new_page()
        page.add_init_script("""
          globalThis.moved = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) moved += entry.value;
          }).observe({type: "layout-shift", buffered: true});""")
        page.goto(f"{served}court/law.html")
        page.wait_for_timeout(300)
        assert page.evaluate("moved") < 0.01
