"""The print page in a browser: three questions, one answer, the numbers of a class."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.website import answers as making
from cardwright.website.pages import GamePage

pytestmark = pytest.mark.browser


def opened(page: Page, site: Path, game: str) -> None:
    page.goto((site / game / "print.html").as_uri())


def many(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_three_answers_lead_to_one_row_and_to_the_numbers_of_the_class(
    page: Page, site: Path, printed: Path, game: str
) -> None:
    ledger = load_ledger(game)
    opened(page, site, game)
    expect(page.locator(".for-class")).not_to_be_visible()
    shown = GamePage(game, printed)
    for answer in shown.answers:
        page.locator(f"#paper-{answer.paper.name}").check()
        page.locator(f"#printer-{answer.printer.name}").check()
        page.locator(f"#whom-{'class' if answer.for_class else 'one'}").check()
        row = page.locator(".answers tbody tr:visible")
        expect(row).to_have_count(1)
        names = [link.get_attribute("href") for link in row.locator("a").all()]
        files = [file.file for _, file in answer.files]
        assert [Path(name or "").name for name in names] == [
            shown.bundles[answer.named].name,
            *files,
        ]
        expect(page.locator(".for-class")).to_be_visible(visible=answer.for_class)
        if not answer.for_class:
            continue
        page.locator(".for-class summary").evaluate("summary => summary.parentElement.open = true")
        for pupils in (1, 7, 30):
            page.get_by_label("Pupils").fill(str(pupils))
            for at in making.at_decks(ledger):
                page.get_by_label("At each deck").select_option(str(at))
                made = making.class_set(answer, pupils, at, ledger.players)
                told = {
                    "pupils": many(pupils, "pupil"),
                    "decks": many(made.decks, "deck"),
                    "sheets": f"{many(made.sheets, 'sheet')} of {answer.paper.title}",
                    "minutes": making.duration(made.minutes),
                    "cents": making.money(made.cents),
                    "print": making.pages_to_print(made.decks, answer.pages),
                    "command": answer.command(game, made.decks),
                }
                for name, text in told.items():
                    assert page.locator(f"[data-of={name}]").inner_text() == text


@pytest.mark.full
def test_a_link_for_a_class_leads_to_its_numbers(page: Page, site: Path) -> None:
    for name in ("teachers", "print-for-a-class"):
        page.goto((site / f"{name}.html").as_uri())
        page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
        page.locator('main a[href*="court/print.html#class"]').click()
        expect(page.locator(".for-class")).to_be_in_viewport()
        expect(page.locator("#whom-class")).to_be_checked()


@pytest.mark.quick(1)
@pytest.mark.parametrize("number", ["", "-3", "0", "2.5", "100000"])
def test_whatever_is_typed_gives_a_command_that_can_be_run(
    page: Page, site: Path, number: str
) -> None:
    opened(page, site, "court")
    page.get_by_label("A class", exact=True).check()
    page.get_by_label("At each deck").select_option("2")
    page.get_by_label("Pupils").fill(number)
    page.locator(".for-class summary").click()
    copies = int(page.locator("[data-of=command]").inner_text().split("--copies ")[1].split()[0])
    assert 1 <= copies <= 26


@pytest.mark.quick(1)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_thumbnail_is_in_view_on_a_phone(page: Page, site: Path, game: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    opened(page, site, game)
    box = page.locator("main img[src*=first]").first.bounding_box()
    assert box
    assert box["y"] + box["height"] <= 844


def test_without_scripts_every_answer_is_there_and_no_question(
    browser: Browser, site: Path
) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        opened(page, site, "court")
        expect(page.locator(".answers tbody tr:visible")).to_have_count(8)
        expect(page.locator(".asking:visible")).to_have_count(0)
        expect(page.locator(".for-class")).to_be_visible()
        expect(page.locator("[data-of=decks]")).to_have_text("7 decks")
