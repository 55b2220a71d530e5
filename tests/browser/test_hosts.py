"""The site is whole on every static host: it plays, finds, keeps score and prints."""

from __future__ import annotations

import io
import shutil
from collections.abc import Iterator
from pathlib import Path

import pikepdf
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import AT_ONCE, Host, missing
from tests.browser.firefox import PROGRAM, Firefox, played
from tests.browser.hosts import hosting
from tests.browser.table import COURT, done, kept, open_, ready, replayed, sit
from tests.engine.sessions import opening
from tests.serving import Hosted, serving
from tests.tiers import few

pytestmark = pytest.mark.browser

#: Whether all pictures have come, those below the screen too.
PICTURES = """() => {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  return pictures.every(({ naturalWidth }) => naturalWidth > 0);
}"""
SEARCH = """() => {
  const field = document.querySelector("#words");
  field.focus();
  field.value = "tiebele";
  field.dispatchEvent(new Event("input", {bubbles: true}));
  return true;
}"""
#: The first thing found, and the address that it leads to.
FOUND = """() => {
  const first = document.querySelector(".found li");
  return first && {text: first.innerText, leads: first.querySelector("a").href};
}"""
SCORE = """(press) => {
  const named = (name) => [...document.querySelectorAll("button")].find(
    (one) => one.textContent.trim() === name);
  if (press) document.querySelector("#side-1").click();
  named(press || "Begin").click();
  return true;
}"""
HEADING = "() => document.querySelector('h1').textContent"
SHEET = "() => document.querySelector('.sheet-lines tbody')?.innerText"
#: Hosts that are as the two others.
ALIKE = ("poor", "rewritten")
HOSTED = ["shortened", "nginx", *(pytest.param(one, marks=pytest.mark.long) for one in ALIKE)]
MATCH = opening(COURT, "person", "beginner", seed=8)


@pytest.fixture(params=HOSTED)
def hosted(request: pytest.FixtureRequest, site: Path, tmp_path: Path) -> Iterator[Host]:
    with hosting(request.param, site, tmp_path) as address:
        yield Host(address)


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Page]:
    """A tab of somebody new; whatever goes wrong in it fails the test."""
    faults: list[str] = []
    with browser.new_context(reduced_motion="reduce") as context:
        page = context.new_page()
        page.add_init_script(AT_ONCE)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.append(message.text))
        yield page
    assert faults == []


@pytest.mark.deep
def test_a_visitor_plays_finds_keeps_score_and_prints(visitor: Page, hosted: Host) -> None:
    sit(visitor, hosted, MATCH)
    while ready(visitor):
        done(visitor, open_(visitor), "keyboard")
    assert "error" not in replayed(kept(visitor, "court")).answer({"do": "end"})

    visitor.goto(f"{hosted.address}search.html")
    visitor.evaluate(SEARCH)
    first = visitor.locator(".found li").first
    expect(first).to_contain_text("Tiébélé")
    first.locator("a").click()
    expect(visitor.locator("h1")).to_have_text("The cards of The Game of Nations")

    visitor.goto(f"{hosted.address}court/score.html")
    visitor.evaluate(f"({SCORE})('')")
    visitor.evaluate(f"({SCORE})('Sixty: 1')")
    visitor.reload()
    expect(visitor.locator(".sheet-lines tbody")).to_contain_text("Ben")

    for short, heading in (("court", "Court"), ("court/lessons", "Learn Court")):
        visitor.goto(hosted.address + short)
        expect(visitor.locator("h1")).to_have_text(heading)
    visitor.goto(f"{hosted.address}court/rules.html")
    visitor.wait_for_function(PICTURES)
    with pikepdf.open(io.BytesIO(visitor.pdf())) as pdf:
        assert len(pdf.pages) > 3
    for name, kind in (("deck-a4.pdf", "application/pdf"), ("court.zip", "application/zip")):
        file = visitor.request.get(f"{hosted.address}court/{name}")
        assert file.ok
        assert file.headers["content-type"] == kind


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    """Firefox without a screen; whatever pages log in it fails the tests."""
    if not shutil.which(PROGRAM):
        missing(f"{PROGRAM} is not installed")
    with Firefox(tmp_path_factory.mktemp("firefox")) as window:
        yield window
    assert window.said == []


@pytest.mark.deep
@pytest.mark.parametrize("hosted", few(2, ["nginx", "shortened"]), indirect=True)
def test_a_visitor_with_firefox_does_it_all_too(firefox: Firefox, hosted: Host) -> None:
    firefox.go(f"{hosted.address}about.html")  # a table reads the settings when it comes
    firefox.run(f"() => {AT_ONCE}")
    played(firefox, f"{hosted.address}court/play.html", MATCH)

    firefox.go(f"{hosted.address}search.html")
    firefox.run(SEARCH)
    found = firefox.until(FOUND)
    assert "Tiébélé" in found["text"]
    firefox.go(found["leads"])
    assert firefox.run(HEADING) == "The cards of The Game of Nations"

    firefox.go(f"{hosted.address}court/score.html")
    firefox.run(f"() => ({SCORE})('')")
    firefox.run(f"() => ({SCORE})('Sixty: 1')")
    firefox.go(f"{hosted.address}court/score.html")
    assert "Ben" in firefox.until(SHEET)

    firefox.go(f"{hosted.address}court/rules.html")
    assert firefox.until(PICTURES)
    with pikepdf.open(io.BytesIO(firefox.printed())) as pdf:
        assert len(pdf.pages) > 3
    firefox.go("about:blank")


# ------------------------------------------------------------------ addresses that lead nowhere


@pytest.fixture(scope="module")
def lost(site: Path) -> Iterator[str]:
    with serving(site, Hosted) as address:
        yield address


@pytest.mark.parametrize("name", ["court/no/where.html", pytest.param("x", marks=pytest.mark.deep)])
def test_a_lost_visitor_is_led_to_the_first_page(page: Page, lost: str, name: str) -> None:
    page.goto(lost + name)
    first = page.get_by_role("link", name="the home page")
    expect(first).to_be_visible()
    expect(page.get_by_text("Delete the end of the address")).to_be_hidden()
    expect(page.locator(".cloth")).to_have_css("background-color", "rgb(92, 15, 26)")
    page.get_by_role("link", name="Court").click()
    assert page.url == f"{lost}court.html"


def test_without_scripts_a_lost_visitor_is_led_up(browser: Browser, lost: str) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(f"{lost}court/no/where.html")
        expect(page.get_by_role("link", name="the home page")).to_be_hidden()
        page.get_by_role("link", name="the folder above it").click()
        assert page.get_by_role("heading", level=1).inner_text() == "Court"
