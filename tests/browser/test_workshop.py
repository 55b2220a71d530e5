"""The workshop in a browser: a list is typed, pasted, checked, printed, saved and kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Expect, Locator, Page, ViewportSize

from cardwright.building.artifacts.decks import decks
from cardwright.building.custom_ledgers import Source
from cardwright.building.options import DeckOptions
from cardwright.building.own_decks import read_own_decks
from cardwright.lists.project import packed, project_files
from cardwright.system.cache import Cache
from tests.browser.axe import faults
from tests.browser.conftest import PATIENCE, UPRIGHT, watched_tab
from tests.own_decks import rows
from tests.pdf.same import differences

pytestmark = [pytest.mark.browser, pytest.mark.deep]

soon = Expect()
soon.set_options(timeout=PATIENCE)
#: Pastes a text into the cell in use.
PASTE = """(text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const event = new ClipboardEvent("paste", {clipboardData, bubbles: true, cancelable: true});
  document.activeElement.dispatchEvent(event);
}"""
#: Twenty mistakes: levels that are none, in a list without any other.
LEVELS = "\n".join(
    ["Group\tName\tLevel"]
    + [f"{group}\t{group} {number}\tx" for group in ("A", "B", "C", "D") for number in range(5)]
)


@pytest.fixture
def shop(browser: Browser, served: str) -> Iterator[Page]:
    """A tab with the workshop, in which nothing goes wrong and which asks only the site."""
    with watched_tab(browser, served) as tab:
        tab.goto(f"{served}workshop.html")
        yield tab


def cell(tab: Page, name: str) -> Locator:
    """A cell of the list."""
    return tab.get_by_role("textbox", name=name, exact=True)


def begun(tab: Page, name: str = "Start with a sample") -> Page:
    """The tab with a deck."""
    tab.get_by_role("button", name=name).click()
    soon(cell(tab, "Name, row 2")).to_be_visible()
    return tab


def pasted(tab: Page, text: str, place: str = "Group, row 2") -> None:
    cell(tab, place).focus()
    tab.evaluate(PASTE, text)


def saved(tab: Page, button: str, link: str, place: Path) -> Path:
    """A file that the page makes."""
    tab.get_by_role("button", name=button).click()
    found = tab.get_by_role("link", name=link)
    soon(found).to_be_focused()
    with tab.expect_download() as coming:
        tab.keyboard.press("Enter")
    coming.value.save_as(place)
    return place


def test_the_sample_becomes_the_deck_of_the_command(shop: Page, tmp_path: Path) -> None:
    """No request is sent while it is made; the project that is saved is the same deck."""
    begun(shop)
    soon(shop.locator(".cards figure[data-drawn]")).to_have_count(12)
    soon(shop.locator("#count")).to_have_text("12 cards in 3 groups.")
    asked: list[str] = []
    shop.on("request", lambda request: asked.append(request.url))
    shop.get_by_role("button", name="3. Print").click()
    shop.get_by_label("Paper").select_option("letter")
    made = saved(shop, "Make the deck", "Save composers-deck", tmp_path / "deck.pdf")
    project = saved(
        shop, "Save the project", "Save composers.cardwright", tmp_path / "a.cardwright"
    )
    assert [url for url in asked if not url.startswith("blob:")] == []
    (own,) = read_own_decks(project, Cache(None))
    usual = next(decks(Source(own.ledger.name, own), DeckOptions(paper="letter")))
    assert differences(made.read_bytes(), usual.render()[usual.place]) == []


def test_a_list_is_pasted_and_its_mistakes_lead_to_their_cells(shop: Page) -> None:
    begun(shop, "Start with an empty list")
    pasted(shop, LEVELS)
    summary = shop.locator("#found summary")
    soon(summary).to_have_text("20 mistakes to correct")
    soon(shop.locator("#list [aria-invalid]")).to_have_count(20)
    level = cell(shop, "Level, row 21")
    soon(level).to_have_accessible_description("“x” is no level: write 1, 2 or 3, or nothing.")
    summary.click()
    shop.get_by_role("button", name="Row 21, Level").click()
    soon(level).to_be_focused()
    shop.keyboard.type("2")
    soon(summary).to_have_text("19 mistakes to correct")
    soon(level).not_to_have_attribute("aria-invalid", "true")


def test_the_list_is_used_by_keyboard(shop: Page) -> None:
    begun(shop)
    cell(shop, "Group, row 12").focus()
    for key, now in (
        ("ArrowDown", "Group, row 13"),
        ("ArrowRight", "Name, row 13"),
        ("ArrowUp", "Name, row 12"),
        ("Tab", "Years, row 12"),
        ("Shift+Tab", "Name, row 12"),
        ("Enter", "Name, row 13"),
        ("Enter", "Name, row 14"),
    ):
        shop.keyboard.press(key)
        if key == "ArrowRight":  # the text of a cell is selected, and an arrow first leaves that
            shop.keyboard.press(key)
        soon(cell(shop, now)).to_be_focused()


def test_changes_are_undone_and_kept(shop: Page) -> None:
    begun(shop)
    name = cell(shop, "Name, row 2")
    name.fill("Bach the Elder")
    soon(shop.get_by_role("button", name="Bach the Elder")).to_be_visible()
    cell(shop, "Name, row 3").fill("Handel")
    shop.get_by_role("button", name="Undo").click()
    soon(cell(shop, "Name, row 3")).to_have_value("George Frideric Handel")
    cell(shop, "Name, row 2").press("Control+z")
    soon(name).to_have_value("Johann Sebastian Bach")
    shop.get_by_role("button", name="Redo").click()
    soon(name).to_have_value("Bach the Elder")
    shop.reload()
    shop.get_by_role("button", name="Continue with “Composers”").click()
    soon(name).to_have_value("Bach the Elder")
    soon(shop.get_by_role("button", name="Bach the Elder")).to_be_visible()


def test_files_are_opened_and_the_pictures_of_a_project_are_kept(
    shop: Page, tmp_path: Path
) -> None:
    begun(shop)
    latin = "\n".join(rows()).replace("Violin", "Drehorgel für Ältere").encode("cp1252")
    (tmp_path / "instruments.csv").write_bytes(latin)
    shop.locator("#file").set_input_files(tmp_path / "instruments.csv")
    soon(cell(shop, "Name, row 2")).to_have_value("Drehorgel für Ältere")
    files = {"cards.csv": "\n".join(rows()).encode(), "pictures/violin.png": b"1"}
    (tmp_path / "own.cardwright").write_bytes(packed(files | {"deck.toml": b'title = "Own"\n'}))
    shop.locator("#file").set_input_files(tmp_path / "own.cardwright")
    soon(cell(shop, "Name, row 2")).to_have_value("Violin")
    shop.reload()
    shop.get_by_role("button", name="Continue with “Own”").click()
    shop.get_by_role("button", name="3. Print").click()
    saved(shop, "Save the project", "Save own.cardwright", tmp_path / "again.cardwright")
    again = project_files("again.cardwright", (tmp_path / "again.cardwright").read_bytes())
    assert again["pictures/violin.png"] == b"1"


def test_a_file_that_is_no_list_is_answered(shop: Page, tmp_path: Path) -> None:
    (tmp_path / "list.csv").write_bytes(b"%PDF-1.7")
    shop.locator("#file").set_input_files(tmp_path / "list.csv")
    soon(shop.get_by_role("alert")).to_contain_text("List.csv: is a PDF file")
    begun(shop)


def test_who_cancels_may_begin_again(shop: Page) -> None:
    shop.get_by_role("button", name="Start with a sample").click()
    shop.get_by_role("button", name="Cancel").click()
    soon(shop.get_by_role("status").first).to_have_text("Canceled.")
    begun(shop)


@pytest.mark.parametrize("name", ["printing-own.zip", "printing.zip"])
def test_a_file_that_does_not_come_is_named(page: Page, served: str, name: str) -> None:
    page.route(f"**/{name}", lambda route: route.fulfill(status=404))
    page.goto(f"{served}workshop.html")
    page.get_by_role("button", name="Start with a sample").click()
    soon(page.get_by_role("alert")).to_contain_text(f"{name} is missing from this site")


def test_from_a_folder_the_page_says_what_it_needs(page: Page, site: Path) -> None:
    page.goto((site / "workshop.html").as_uri())
    page.get_by_role("button", name="Start with a sample").click()
    soon(page.get_by_role("alert")).to_contain_text("cardwright site --serve")


def test_axe_finds_nothing_on_any_screen_and_a_phone_shows_all_of_it(shop: Page, axe: str) -> None:
    begun(shop, "Start with an empty list")
    pasted(shop, LEVELS)
    soon(shop.locator("#found summary")).to_have_text("20 mistakes to correct")
    desk: ViewportSize = {"width": 1280, "height": 800}
    for size in (UPRIGHT, desk):
        shop.set_viewport_size(size)
        for tab in ("1. Game", "2. List", "3. Print"):
            shop.get_by_role("button", name=tab).click()
            assert faults(shop, axe) == [], tab
            assert shop.evaluate("document.documentElement.scrollWidth") <= size["width"]
