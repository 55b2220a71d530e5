"""The site in a real browser: nobody is shut out, and nothing comes from elsewhere."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.cardlist import as_page, card_list
from cardwright.printing.web_addresses import lesson_address
from tests.browser.axe import SCHEMES, Scheme, faults
from tests.browser.conftest import PATIENCE
from tests.taught import KIND, LENGTH, NAMED
from tests.tiers import Sample, every
from tests.valid import RULES
from tests.valid import faults as invalid

pytestmark = pytest.mark.browser

#: Pages of a game, its overview first.
PARTS = (
    *("", "/learn", "/play", "/rules", "/score"),
    *("/law", "/cards", "/print", "/history", "/print-shop"),
)
#: Pages that are written by hand, and the one for addresses that lead nowhere.
ALONE = (
    *sorted(page.stem for page in (Path(__file__).parents[2] / "site/docs").glob("*.md")),
    "404",
)
PAGES = (*ALONE, *(f"{game}{part}" for game in GAMES for part in PARTS))
#: Each kind of page, so that each game has one or two of its kinds; and of another game again.
KINDS = (*ALONE, *(f"{GAMES[3 * i % len(GAMES)]}{part}" for i, part in enumerate(PARTS)))
AGAIN = tuple(f"{GAMES[(3 * i + 2) % len(GAMES)]}{part}" for i, part in enumerate(PARTS))
#: Of the lessons of each kind the shortest.
ASKED = list({KIND[of]: of for of in sorted(NAMED, key=LENGTH.__getitem__, reverse=True)}.values())
#: The lessons that are played out on their page.
BEST = [named for named in NAMED if KIND[named] == "best"]
#: Fetches the lazy pictures too, and the fonts; decode() fails for a picture that is not there.
LOAD_IMAGES = """async () => {
  await Promise.all([...document.images].map(image => {
    image.loading = 'eager';
    return image.decode();
  }));
  await document.fonts.ready;
}"""
#: Where the focus is, whether it can be seen, and its place in the order of the page.
LOOK = """() => {
  const e = document.activeElement, s = getComputedStyle(e), r = e.getBoundingClientRect();
  return {what: e.outerHTML.slice(0, 90),
    outline: s.outlineStyle, width: parseFloat(s.outlineWidth),
    shown: r.bottom > 0 && r.top < innerHeight && r.width > 0,
    place: [...document.querySelectorAll('*')].indexOf(e)};
}"""


@pytest.mark.full
@pytest.mark.parametrize(
    "name",
    [
        *every(len(KINDS), KINDS, start=3, deep=2),
        *(pytest.param(name, marks=pytest.mark.long) for name in AGAIN),
    ],
)
def test_axe_finds_nothing(page: Page, site: Path, axe: str, name: str) -> None:
    page.goto((site / f"{name}.html").as_uri())
    assert faults(page, axe) == []


@pytest.mark.deep
@pytest.mark.parametrize("game", every(2, ["card-tennis", "portrait-authors"]))
def test_axe_finds_nothing_in_a_list_of_cards(page: Page, axe: str, game: str) -> None:
    """And nothing of it lies beside a narrow screen."""
    page.set_content(as_page(card_list(load_ledger(game))))
    assert faults(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.full
@pytest.mark.parametrize(("game", "lesson"), every(len(ASKED), ASKED))
def test_axe_finds_nothing_in_a_lesson_that_was_tried(
    page: Page, site: Path, axe: str, game: str, lesson: str
) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto((site / lesson_address(game, lesson)).as_uri())
    for button in page.locator(".tries button:visible, .reveal:visible, summary:visible").all():
        button.click(force=True)  # a card like one that was refused is refused already
    for button in page.locator(".next").all():
        button.click()
    assert faults(page, axe) == []


@pytest.mark.deep
@pytest.mark.parametrize(("game", "lesson"), BEST)
def test_axe_finds_nothing_in_an_ending_that_is_played_out(
    page: Page, site: Path, axe: str, game: str, lesson: str
) -> None:
    page.goto((site / lesson_address(game, lesson)).as_uri())
    ending = page.locator(".playing-on")
    ending.get_by_role("button", name="Begin").click()
    open_moves = ending.locator("li button:not([aria-disabled])")
    open_moves.first.click()
    assert faults(page, axe) == []
    while open_moves.count():
        open_moves.first.click()
    assert faults(page, axe) == []


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_a_sheet(page: Page, site: Path, axe: str, game: str) -> None:
    page.goto((site / f"{game}/score.html").as_uri())
    page.evaluate("localStorage.clear()")
    page.reload()
    for box in page.locator("#agreed").all():
        box.check()
    page.get_by_role("button", name="Begin").click()
    for end in page.locator(".board .ends button, .board .deeds .main").all()[:1]:
        end.click()
    for first in page.locator(".board .deeds:not(.ends) button:not(.main)").all()[:1]:
        first.click()  # which asks who it was
    for details in page.locator(".board summary").all():
        details.click()
    assert faults(page, axe) == []


#: Rules of the way in which HTML is written: a page that scripts have changed is written by the
#: browser, in its own.
WRITTEN = (
    *("attribute-boolean-style", "attribute-empty-style", "doctype-style"),
    *("no-trailing-whitespace", "void-style"),
)


@pytest.mark.deep
def test_what_scripts_make_of_a_page_is_valid(page: Page, site: Path, tmp_path: Path) -> None:
    rules = json.loads(RULES.read_text("utf-8")) | {"rules": dict.fromkeys(WRITTEN, "off")}
    (tmp_path / "rules.json").write_text(json.dumps(rules), encoding="utf-8")
    for name in KINDS:
        page.goto((site / f"{name}.html").as_uri())
        if name.endswith("/score"):
            page.get_by_role("button", name="Begin").click()
        if name == "search":
            page.get_by_role("searchbox").fill("sixty")
        made = tmp_path / f"{name.replace('/', '-')}.html"
        made.write_text(page.content(), encoding="utf-8")
    assert invalid(tmp_path.glob("*.html"), tmp_path / "rules.json") == []


def test_no_request_leaves_the_site_and_none_fails(
    browser: Browser, address: str, sample: Sample
) -> None:
    asked: set[str] = set()
    came: set[str] = set()
    broken: dict[str, str] = {}
    said: list[str] = []
    with browser.new_context() as context:  # which has nothing in its cache
        page = context.new_page()
        page.on("request", lambda request: asked.add(request.url))
        page.on("requestfinished", lambda request: came.add(request.url))
        page.on("requestfailed", lambda request: broken.update({request.url: str(request.failure)}))
        page.on("console", lambda message: said.append(message.text))
        for name in PAGES[:: sample(8, 1 if address.startswith("http:") else 8)]:
            page.goto(f"{address}{name}.html")
            page.evaluate(LOAD_IMAGES)
            # Leaving too early breaks off what is kept; the page for lost addresses keeps nothing.
            if address.startswith("http:") and name != "404":
                kept = re.compile("stay on this device")
                expect(page.locator(".kept")).to_have_text(kept, timeout=PATIENCE)
    left = {url for url, why in broken.items() if why == "net::ERR_ABORTED" and url in came}
    assert broken.keys() - left == set()  # but where we left before it came once more
    assert said == []
    assert {url for url in asked if not url.startswith(address)} == set()
    assert any(url.endswith("text.woff2") for url in asked)


@pytest.mark.parametrize(
    "name", every(3, ["court/score.html", "court/play.html", "search.html"], start=1)
)
def test_scripts_add_one_global_name(page: Page, site: Path, name: str) -> None:
    names = "Object.getOwnPropertyNames(window)"
    page.route("**/assets/*.js", lambda route: route.fulfill(body=""))
    page.goto(f"{site.as_uri()}/{name}")
    before = page.evaluate(names)
    page.unroute_all()
    page.goto(f"{site.as_uri()}/{name}")
    assert set(page.evaluate(names)) - set(before) == {"Cardwright"}


@pytest.mark.parametrize("game", every(5, GAMES))
def test_a_link_in_a_head_has_the_color_of_its_sentence(page: Page, site: Path, game: str) -> None:
    """On a cloth of the color of a link nobody could see it."""
    page.goto((site / game / "law.html").as_uri())
    color = "element => getComputedStyle(element).color"
    link = page.locator(".cloth .blurb a")
    assert link.evaluate(color) == page.locator(".cloth .blurb").evaluate(color)


def test_the_fonts_are_ours(page: Page, address: str) -> None:
    page.goto(f"{address}court.html")
    loaded = page.evaluate(
        "document.fonts.ready.then(f => [...f].filter(x => x.status == 'loaded').length)"
    )
    assert loaded >= 4


@pytest.mark.full
def test_everything_is_there_without_javascript(browser: Browser, address: str) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(f"{address}index.html")
        page.get_by_role("link", name="Court", exact=True).first.click()
        assert page.get_by_role("heading", level=1).inner_text() == "Court"
        page.get_by_role("link", name="Law", exact=True).click()
        assert page.url.endswith("court/law.html")
        assert page.locator("#COURT-2H-R4b").is_visible()


@pytest.mark.full
@pytest.mark.parametrize("script", every(2, [True, False]))
def test_who_comes_by_an_old_address_is_led_on(
    browser: Browser, address: str, script: bool
) -> None:
    with browser.new_context(java_script_enabled=script) as context:
        page = context.new_page()
        page.goto(f"{address}court.html#COURT-2H-R4b")
        led = page.locator(".moved a:visible")
        if script:
            page.wait_for_url("**/court/law.html#COURT-2H-R4b")
        else:
            assert led.count() == 1
            led.click()
        assert page.url.endswith("court/law.html#COURT-2H-R4b")
        assert page.locator("#COURT-2H-R4b").is_visible()
        page.goto(f"{address}court.html")
        assert led.count() == 0


#: As far apart as a reader may set lines, letters, words and paragraphs: WCAG 2.2, 1.4.12.
SPACE_OUT = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets = [sheet];
}"""
#: The size of type, in pixels, that a browser is set to, and twice that.
TYPE, LARGE = 16, 32


LESSONS = [lesson_address(*of).removesuffix(".html") for of in ASKED]


@pytest.fixture
def set_type(page: Page) -> Iterator[Callable[[int], None]]:
    """Sets the browser's own size of type, in pixels; it has the usual one afterwards."""
    session = page.context.new_cdp_session(page)

    def choose(size: int) -> None:
        session.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size}})

    yield choose
    choose(TYPE)
    session.detach()


@pytest.mark.quick(1)
@pytest.mark.parametrize("name", [*every(36, PAGES, deep=2), *every(36, LESSONS, deep=8)])
def test_no_page_scrolls_sideways(
    page: Page, site: Path, set_type: Callable[[int], None], name: str
) -> None:
    """Nor where its text is set apart, nor in type twice as large, nor on the smallest phone."""
    page.goto((site / f"{name}.html").as_uri())
    wide = {f"{width}": sideways(page, width) for width in (256, 320, 375, 768, 1280, 2200)}
    page.evaluate(SPACE_OUT)
    wide |= {f"{width}, apart": sideways(page, width) for width in (320, 640)}
    set_type(LARGE)
    wide |= {f"{width}, apart and large": sideways(page, width) for width in (320, 640)}
    page.evaluate("document.adoptedStyleSheets = []")
    wide |= {f"{width}, large": sideways(page, width) for width in (320, 640)}
    assert {at: by for at, by in wide.items() if by > 0} == {}


def sideways(page: Page, width: int) -> int:
    """How many pixels the page reaches beyond a window of this width."""
    page.set_viewport_size({"width": width, "height": 800})
    return int(page.evaluate("document.documentElement.scrollWidth")) - width


def test_the_first_stop_leads_to_the_text(page: Page, site: Path) -> None:
    page.goto((site / "court.html").as_uri())
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    assert page.locator(".skip").bounding_box()["x"] >= 0  # type: ignore[index]
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.getElementById('main').contains(document.activeElement)")


@pytest.mark.full
@pytest.mark.parametrize(
    ("name", "scheme"), every(6, product(["index", "court", "court/law"], SCHEMES), start=4)
)
def test_the_keyboard_goes_through_the_page_in_order_and_shows_where_it_is(
    page: Page, site: Path, name: str, scheme: Scheme
) -> None:
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.goto((site / f"{name}.html").as_uri())
    stops = [stop(page) for _ in range(min(40, page.locator("a:visible").count()))]
    places = [one["place"] for one in stops]
    assert places == sorted(set(places))
    for one in stops:
        assert one["shown"], one
        assert one["outline"] == "solid", one
        assert one["width"] >= 2, one


def stop(page: Page) -> dict[str, Any]:
    """Press Tab; where it leads, and how that looks."""
    page.keyboard.press("Tab")
    found: dict[str, Any] = page.evaluate(LOOK)
    return found


@pytest.mark.full
def test_forced_colors_leave_cards_and_buttons_their_edges(page: Page, site: Path) -> None:
    page.emulate_media(forced_colors="active")
    for name, place in (
        ("court/print", ".files a"),
        ("court/print", ".offers li"),
        ("court/cards", ".cards img"),
        ("court", ".doors li a"),
    ):
        page.goto((site / f"{name}.html").as_uri())
        edge = page.locator(place).first.evaluate("e => getComputedStyle(e).borderTopStyle")
        assert edge == "solid", place


def test_on_paper_the_guide_and_the_rules_remain(page: Page, site: Path) -> None:
    page.emulate_media(media="print")
    for name, place in (("rules", "#scoring"), ("law", "#COURT-2H-R4b")):
        page.goto((site / f"court/{name}.html").as_uri())
        assert page.locator(place).is_visible()
        assert not page.locator(".head").is_visible()
        assert not page.locator(".local").is_visible()
    ink = page.locator("h1").evaluate("e => getComputedStyle(e).color")
    assert ink == "rgb(0, 0, 0)"


#: Whether the last figure of a page is laid out.
LAID_OUT = """() => [...document.querySelectorAll('.place svg + svg text')].at(-1)
  .checkVisibility({contentVisibilityAuto: true})"""
#: The boxes of all figures, and of what keeps their places.
BOXES = """() => [...document.querySelectorAll('.place svg + svg')].map((figure) =>
  [figure, figure.previousElementSibling].map((one) => one.getBoundingClientRect().toJSON()))"""

#: The heights of their places: not of the page, whose lines may move as a font arrives.
HEIGHTS = """() => [...document.querySelectorAll('.place')].map((place) =>
  place.getBoundingClientRect().height)"""


def test_a_figure_has_its_place_before_it_is_laid_out(page: Page, site: Path) -> None:
    """That is done when it is about to be seen, and nothing moves for it."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto((site / "nations/rules.html").as_uri())
    before = page.evaluate(HEIGHTS)
    assert all(figure == place for figure, place in page.evaluate(BOXES))
    assert not page.evaluate(LAID_OUT)
    page.locator(".place").last.scroll_into_view_if_needed()
    page.wait_for_function(LAID_OUT)
    assert page.evaluate(HEIGHTS) == before


@pytest.mark.parametrize("name", every(60, [*ALONE, *(f"nations{part}" for part in PARTS)], deep=3))
def test_lines_stay_where_they_are_when_our_fonts_arrive(
    page: Page, served: str, name: str
) -> None:
    """On a phone: until then, fonts of the reader's own are set as wide as ours."""
    page.set_viewport_size({"width": 412, "height": 823})
    page.route("**/*.woff2", lambda route: route.abort())
    tops = [top(page, f"{served}{name}.html")]
    page.unroute_all()
    tops.append(top(page, f"{served}{name}.html"))
    assert tops[0] == tops[1]


def top(page: Page, address: str) -> float:
    """Open a page; where its text begins when no more fonts will come."""
    page.goto(address)
    page.evaluate("document.fonts.ready")
    found: float = page.evaluate("document.querySelector('main').getBoundingClientRect().top")
    return found


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    ("place", "mark"),
    [
        ("court/rules.html", ".guide a.ref"),
        ("court/lessons/follow-and-take.html", ".verdicts a.ref"),
    ],
)
def test_a_mark_opens_the_rule_that_it_names(
    page: Page, address: str, place: str, mark: str
) -> None:
    page.goto(address + place)
    if "lessons" in place:
        page.get_by_role("button", name="Show all answers").click()
    link = page.locator(mark).first
    before = page.url
    panel = page.locator(".mark-panel")
    link.focus()
    page.keyboard.press("Enter")
    rule = (link.get_attribute("href") or "").rpartition("#")[2]
    assert panel.inner_text().startswith(rule)
    assert load_ledger("court").clause(rule).text in panel.inner_text()
    assert (link.get_attribute("aria-expanded"), page.url) == ("true", before)
    page.keyboard.press("Escape")
    assert panel.count() == 0
    assert link.evaluate("mark => mark === document.activeElement")
    box = link.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 4, box["y"] + box["height"] / 2)
    panel.get_by_role("link", name="In the law").click()
    assert page.url.endswith(f"court/law.html#{rule}")


@pytest.mark.parametrize("name", every(5, [name for name in ALONE if name.startswith("print")]))
def test_how_to_print_is_read_on_six_screens_of_a_phone(page: Page, site: Path, name: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto((site / f"{name}.html").as_uri())
    page.evaluate(LOAD_IMAGES)
    assert page.evaluate("document.querySelector('.foot').offsetTop") <= 6 * 844


@pytest.mark.parametrize("width", every(2, [390, 1280]))
def test_the_title_of_a_step_stands_clear_of_what_it_tells(
    page: Page, site: Path, width: int
) -> None:
    """With a drawing or without."""
    page.set_viewport_size({"width": width, "height": 844})
    for name in ALONE[-4:]:
        page.goto((site / f"{name}.html").as_uri())
        for step in page.locator(".way > ol > li").all():
            title, told = (step.locator(part).bounding_box() for part in ("> h3", "> .told"))
            assert title
            assert told
            assert title["y"] + title["height"] <= told["y"], name
