"""What pages store in the browser, and what they are given by an address or by another tab."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, Host
from tests.browser.table import AUTHORS, COURT, DEAL, done, kept, open_, ready, sit
from tests.browser.test_score import heading, press, rows, said, scores
from tests.engine.sessions import opening
from tests.serving import serving, stored_key
from tests.tiers import Sample

pytestmark = pytest.mark.browser

faultless = pytest.mark.usefixtures("faultless")

#: What a browser does that stores nothing, or has no room left.
DENIED = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("denied", "SecurityError"); } });"""
FULL = """Storage.prototype.setItem = () => {
  throw new DOMException("full", "QuotaExceededError"); };"""
#: What Safari does after a hundred changes of the address in half a minute.
TIRED = """history.replaceState = () => { throw new DOMException("too many", "SecurityError"); };"""

SHEET: dict[str, Any] = {
    "form": "two-handed",
    "seats": 2,
    "names": ["Ann", "Ben"],
    "dealer": 0,
    "agreed": False,
    "entries": [{"made": [[0, 0, 1]]}],
    "draft": {"side": -1, "group": -1, "tricks": None, "extra": None},
}
MATCH: dict[str, Any] = {
    name: value
    for name, value in opening(COURT, "person", "beginner", seed=2, dealer=1).items()
    if name != "do"
}
AT_THE_TABLE = {"match": MATCH, "ended": False}


def store(page: Page, name: str, value: object) -> None:
    """Store a value, or a text as it is, as if the page had done so."""
    text = value if isinstance(value, str) else json.dumps(value)
    key = stored_key(name, page.url)
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text])


def stored(page: Page, name: str) -> str | None:
    """The text that is stored, or None."""
    text: str | None = page.evaluate("key => localStorage.getItem(key)", stored_key(name, page.url))
    return text


def fresh(page: Page, address: str) -> None:
    """Open a page in a browser that has stored nothing."""
    page.goto(address)
    page.evaluate("localStorage.clear()")
    page.reload()


def notice(page: Page) -> str:
    """What the page says of its storage."""
    return page.locator(".notice").inner_text()


@pytest.fixture
def other(page: Page) -> Iterator[Page]:
    """Another tab of the same browser."""
    tab = page.context.new_page()
    yield tab
    tab.close()


# ------------------------------------------------------------------ two tabs


@pytest.mark.full
@faultless
def test_a_sheet_in_two_tabs_loses_no_score(page: Page, other: Page, served: str) -> None:
    fresh(page, f"{served}court/score.html")
    press(page, "Begin")
    other.goto(f"{served}court/score.html")
    scores(page, "Ann", "Sixty, opponent without a couplet: 3")
    expect(other.locator(".said")).to_contain_text("Another tab has changed this sheet")
    scores(other, "Ben", "Sixty: 1")
    expect(page.locator(".sheet-lines tbody tr")).to_have_count(2)
    press(page, "Undo")
    expect(other.locator(".sheet-lines tbody tr")).to_have_count(1)
    for tab in (page, other):
        tab.reload()
        assert [line[1] for line in rows(tab)] == ["Ann"]


@faultless
def test_a_change_in_another_tab_leaves_the_focus_on_the_heading(
    page: Page, other: Page, served: str
) -> None:
    fresh(page, f"{served}court/score.html")
    press(page, "Begin")
    heading = page.locator(".board h2")
    expect(heading).to_be_focused()
    other.goto(f"{served}court/score.html")
    scores(other, "Ann", "Sixty: 1")
    expect(page.locator(".said")).to_contain_text("Another tab has changed this sheet")
    expect(heading).to_be_focused()


@pytest.mark.deep
@faultless
def test_a_sheet_that_did_not_hear_of_another_tab_shows_it_first(page: Page, served: str) -> None:
    """A storage event may come late, and a page that was put away hears of none."""
    fresh(page, f"{served}court/score.html")
    press(page, "Begin")
    page.get_by_label("Ben", exact=True).check()
    store(page, "score.court", SHEET)
    press(page, "Sixty: 1")
    assert "not saved" in said(page)
    assert [line[1] for line in rows(page)] == ["Ann"]
    scores(page, "Ben", "Sixty: 1")
    assert [line[1] for line in rows(page)] == ["Ann", "Ben"]
    store(page, "score.court", SHEET)
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    assert [line[1] for line in rows(page)] == ["Ann"]


@pytest.mark.deep
@faultless
def test_a_new_sheet_and_what_is_marked_reach_the_other_tab(
    page: Page, other: Page, served: str
) -> None:
    fresh(page, f"{served}court/score.html")
    press(page, "Begin")
    other.goto(f"{served}court/score.html")
    page.get_by_label("Ben", exact=True).check()
    expect(other.get_by_label("Ben", exact=True)).to_be_checked()
    assert said(other) == ""  # which needs no words
    press(page, "New sheet")
    expect(other.locator(".board h2")).to_have_text("A new sheet")
    assert "Another tab" in said(other)
    page.locator("#name-0").fill("Zoe")
    press(page, "Begin")
    expect(other.locator(".board h2")).to_contain_text("Zoe deals")


@pytest.mark.deep
@faultless
def test_marks_of_two_tabs_are_added_up(page: Page, other: Page, served: str) -> None:
    fresh(page, f"{served}court/learn.html")
    other.goto(f"{served}court/learn.html")
    for tab, lesson in ((page, "two-jesters"), (other, "follow-and-take")):
        tab.evaluate("lesson => Cardwright.course.done(`court/${lesson}`)", lesson)
    assert stored(page, "done") == '["court/follow-and-take","court/two-jesters"]'
    for tab in (page, other):
        expect(tab.locator("[data-lesson] .done")).to_have_count(2)
    store(page, "met", {"court": {"COURT-B7": "A rule."}})
    page.goto(f"{served}met.html")
    store(other, "met", {"court": {"COURT-B7": "A rule.", "COURT-B8": "Another."}})
    expect(page.locator("[data-game=court]")).to_contain_text("You have met 2 of its ")


@pytest.mark.deep
@faultless
def test_two_sites_on_one_host_keep_apart(page: Page, site: Path, tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).symlink_to(site)
    with serving(tmp_path) as address:
        fresh(page, f"{address}one/court/score.html")
        press(page, "Begin")
        page.goto(f"{address}two/court/score.html")
        assert heading(page) == "A new sheet"
        page.goto(f"{address}one/court/score.html")
        assert heading(page) == "Round 1: Ann deals"


@pytest.mark.deep
def test_a_match_in_two_tabs_goes_on_in_one(phone: Page, host: Host) -> None:
    sit(phone, host, opening(COURT, "person", "beginner", seed=2))
    assert ready(phone)
    second = phone.context.new_page()
    second.goto(phone.url)
    second.locator("#name-0").fill("Zoe")
    done(phone, open_(phone), "touch")
    assert ready(phone)
    assert second.locator("#name-0").input_value() == "Zoe"  # what is being typed stays
    second.get_by_role("button", name="Continue your match").tap()
    for _ in range(2):
        assert ready(second)
        done(second, open_(second), "keyboard")
    assert ready(second)
    newer = kept(second, "court")
    expect(phone.locator(".board")).to_contain_text("another tab")
    assert kept(phone, "court") == newer
    phone.get_by_role("button", name="Continue here").tap()
    assert ready(phone)
    done(phone, open_(phone), "keyboard")
    assert ready(phone)
    expect(second.locator(".board")).to_contain_text("another tab")
    assert len(kept(phone, "court")["actions"][0]) > len(newer["actions"][0])
    # Events may come late: the tab that writes looks first.
    second.close()
    store(phone, "play.court", {"match": newer, "ended": False})
    done(phone, open_(phone), "keyboard")
    expect(phone.locator(".board")).to_contain_text("another tab")
    assert kept(phone, "court") == newer


# ------------------------------------------------------------------ what cannot be

BROKEN_SHEETS: list[Any] = [
    SHEET | {"dealer": 9},
    SHEET | {"entries": [{"made": [[9, 99, 1]]}]},
    "{",
    5,
    None,
    [],
    {"court": 5},
    SHEET | {"form": "constructor"},
    SHEET | {"seats": 3},
    SHEET | {"names": ["Ann"]},
    SHEET | {"names": [1, 2]},
    SHEET | {"names": ["Ann" * 100, "Ben"]},
    SHEET | {"entries": [{"made": [[0, 0, 10**9]]}]},
    SHEET | {"entries": [{"now": 5}]},
    SHEET | {"entries": [None]},
    SHEET | {"entries": [{}]},
    SHEET | {"draft": 5},
    SHEET | {"draft": None},
    SHEET | {"draft": {"side": "x"}},
    SHEET | {"evening": 5},
    SHEET | {"evening": {"games": 1, "totals": [1, 2]}},
]
#: Page, name, a value that cannot be, and what the page shows without it.
BROKEN: list[tuple[str, str, object, str]] = [
    *(("court/score.html", "score.court", value, "A new sheet") for value in BROKEN_SHEETS),
    ("nations/score.html", "score.nations", SHEET | {"form": "four-handed"}, "A new sheet"),
    ("card-tennis/score.html", "score.card-tennis", SHEET | {"form": "singles"}, "A new sheet"),
    (
        "portrait-authors/score.html",
        "score.portrait-authors",
        SHEET | {"form": "easy", "entries": [{"stack": [0, 3, 0]}] * 2},
        "A new sheet",
    ),
    ("met.html", "met", {"court": 5}, "You have met 0 of its "),
    ("met.html", "met", {"court": {"COURT-B7": 5}}, "You have met 0 of its "),
    ("met.html", "met", [], "You have met 0 of its "),
    ("court/learn.html", "done", [5], "Learn Court"),
    ("court/learn.html", "done", {}, "Learn Court"),
    ("court/play.html", "play.court", 5, "A new match"),
    ("court/play.html", "play.court", {"match": {"court": 5}, "ended": False}, "A new match"),
    ("court/play.html", "play.court", AT_THE_TABLE | {"ended": 5}, "A new match"),
    ("court/play.html", "play.court", {"match": MATCH | {"seats": 5}}, "A new match"),
    (
        "court/play.html",
        "play.court",
        AT_THE_TABLE | {"match": MATCH | {"seats": [None] * 2}},
        "A new match",
    ),
    (
        "court/play.html",
        "play.court",
        AT_THE_TABLE | {"match": MATCH | {"game": "nations"}},
        "A new match",
    ),
    (
        "court/play.html",
        "play.court",
        AT_THE_TABLE | {"match": MATCH | {"agreements": 5}},
        "A new match",
    ),
    (
        "court/play.html",
        "play.court",
        AT_THE_TABLE | {"match": MATCH | {"form": "toString"}},
        "A new match",
    ),
    ("court/play.html", "table", {"speed": {}}, "A new match"),
    ("court/play.html", "table", 5, "A new match"),
    ("court/play.html", "met", {"court": 5}, "A new match"),
]
QUICK = {0, len(BROKEN_SHEETS) + 8}  # a sheet, a match


@pytest.mark.quick(1)
@faultless
@pytest.mark.parametrize(
    ("at", "name", "value", "shown"),
    [
        pytest.param(
            *case, marks=() if number in QUICK else (pytest.mark.deep, pytest.mark.long)[number % 2]
        )
        for number, case in enumerate(BROKEN)
    ],
)
def test_what_cannot_be_is_set_aside_and_said(
    page: Page, served: str, at: str, name: str, value: object, shown: str
) -> None:
    page.goto(f"{served}404.html")
    page.evaluate("localStorage.clear()")
    store(page, name, value)
    page.goto(served + at)
    expect(page.locator("main")).to_contain_text(shown)
    assert "damaged" in notice(page)
    assert stored(page, name) is None
    assert stored(page, f"{name} (damaged)") is not None
    page.reload()
    assert page.locator(".notice").count() == 0


@pytest.mark.deep
@faultless
def test_whatever_is_stored_the_pages_work(page: Page, served: str, sample: Sample) -> None:
    """Values with one part changed; each page shows a board, and nothing is thrown."""
    chance = Random(40)
    whole = {
        "score.court": ("court/score.html", SHEET),
        "play.court": ("court/play.html", AT_THE_TABLE),
        "met": ("met.html", {"court": {"COURT-B7": "A rule."}}),
        "done": ("court/learn.html", ["court/two-jesters"]),
        "table": ("court/play.html", {"speed": "0", "large": True}),
    }
    page.goto(f"{served}404.html")
    for _ in range(sample(0, 60)):
        name, (at, value) = chance.choice(list(whole.items()))
        store(page, name, changed(value, chance))
        page.goto(served + at)
        expect(page.locator(".board h2, .count, #course").first).to_be_visible()
        page.evaluate("localStorage.clear()")


ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    9,
    0.5,
    1e300,
    "",
    "x",
    "__proto__",
    [],
    [[]],
    {},
    {"length": 9},
)


def changed(value: Any, chance: Random) -> Any:  # noqa: ANN401 - any value of JSON
    """A value of JSON with one part replaced by something odd."""
    if not isinstance(value, dict | list) or not value or chance.random() < 0.2:
        return chance.choice(ODD)
    copy: Any = value.copy()
    where = chance.choice(list(value) if isinstance(value, dict) else range(len(value)))
    copy[where] = changed(value[where], chance)
    return copy


# ------------------------------------------------------------------ nothing can be stored


@pytest.mark.deep
@faultless
@pytest.mark.parametrize(
    ("prevented", "told"),
    [(DENIED, "does not store"), (FULL, "out of storage")],
    ids=["denied", "full"],
)
def test_pages_work_where_nothing_can_be_stored(
    other: Page, served: str, prevented: str, told: str
) -> None:
    other.goto(f"{served}404.html")
    other.evaluate("localStorage.clear()")
    other.add_init_script(prevented)
    other.goto(f"{served}court/score.html")
    press(other, "Begin")
    scores(other, "Ann", "Sixty: 1")
    scores(other, "Ben", "Sixty: 1")
    assert [line[1] for line in rows(other)] == ["Ann", "Ben"]
    assert told in notice(other)
    press(other, "Undo")
    assert [line[1] for line in rows(other)] == ["Ann"]
    other.goto(f"{served}court/learn.html")
    other.evaluate("Cardwright.course.done('court/two-jesters')")
    expect(other.locator("[data-lesson] .done")).to_have_count(1)
    assert told in notice(other)
    other.goto(f"{served}court/play.html")
    expect(other.locator(".board h2").last).to_have_text("A new match")


@pytest.mark.deep
def test_a_match_is_played_where_nothing_can_be_stored(phone: Page, host: Host) -> None:
    tab = phone.context.new_page()
    tab.add_init_script(DENIED.replace("get()", "configurable: true, get()"))
    tab.goto(f"{host.address}court/play.html")
    tab.get_by_text("Table settings").click()
    tab.get_by_label("The computer plays").select_option("250")
    tab.get_by_role("button", name=DEAL).click()
    tab.clock.run_for(5000)
    assert ready(tab)
    assert "does not store" in notice(tab)
    tab.close()


# ------------------------------------------------------------------ links to a match


def link(match: object) -> str:
    """The hash of a link, as a page writes it."""
    text = match if isinstance(match, str) else json.dumps(match)
    return "#deal=" + base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


DAMAGED = [
    link(MATCH)[:-9],
    "#%",
    "#deal=%",
    "#deal=",
    "#deal=!!!",
    "#deal=" + base64.b64encode(b"\xff\xfe{}").decode(),
    link("[1"),
    link(5),
    link("null"),
    link([MATCH]),
    link(MATCH | {"form": "constructor"}),
    link(MATCH | {"seats": []}),
    link(MATCH | {"game": "__proto__"}),
    link(MATCH | {"game": "../../elsewhere"}),
    "#deal=" + "A" * 200_000,
]


@faultless
def test_a_damaged_link_is_named_and_the_page_works(
    page: Page, served: str, sample: Sample
) -> None:
    fresh(page, f"{served}court/play.html")
    for number, damaged in enumerate(DAMAGED[: sample(1, len(DAMAGED))]):
        page.goto(f"{served}404.html?{number}")
        page.goto(f"{served}court/play.html{damaged}")
        expect(page.locator(".board")).to_contain_text("This link is damaged", timeout=2000)
        expect(page.get_by_role("button", name=DEAL)).to_be_visible()
        expect(page.get_by_role("button", name="Play the match in this link")).to_have_count(0)
    page.goto(f"{served}court/play.html#main")
    page.reload()
    expect(page.get_by_role("button", name=DEAL)).to_be_visible()
    assert "damaged" not in page.locator(".board").inner_text()


@faultless
def test_a_link_to_another_game_leads_to_its_table(page: Page, served: str) -> None:
    match = {k: v for k, v in opening(AUTHORS, "person", "beginner", seed=1).items() if k != "do"}
    fresh(page, f"{served}court/play.html")
    page.evaluate("hash => { location.hash = hash; }", link(match))
    board = page.locator(".board")
    expect(board).to_contain_text("This link is for a match of Portrait Authors.")
    expect(board.get_by_role("button", name="Play the match in this link")).to_have_count(0)
    board.get_by_role("link", name="Open it at its own table").click()
    expect(page.get_by_role("button", name="Play the match in this link")).to_be_visible()
    assert page.url == f"{served}portrait-authors/play.html{link(match)}"


@faultless
def test_players_that_version_0_2_kept_are_chosen_again_by_their_new_names(
    page: Page, served: str
) -> None:
    fresh(page, f"{served}court/play.html")
    seats = [{"name": "Ann", "keeper": "learner"}, {"name": "Ben", "keeper": "sound"}]
    store(page, "play.court", {"match": MATCH | {"seats": seats}, "ended": True})
    page.reload()
    expect(page.locator("#keeper-0")).to_have_value("beginner")
    expect(page.locator("#keeper-1")).to_have_value("good")


@faultless
def test_a_link_does_not_replace_a_match_unasked(page: Page, served: str) -> None:
    fresh(page, f"{served}court/play.html")
    store(page, "play.court", AT_THE_TABLE)
    page.evaluate("hash => { location.hash = hash; }", link(MATCH | {"seed": 7}))
    board = page.locator(".board")
    expect(board).to_contain_text("You have a match in progress.")
    expect(board.get_by_role("button", name="Continue your match")).to_be_visible()
    expect(
        board.get_by_role("button", name="Replace it with the match in this link")
    ).to_be_visible()
    assert stored(page, "play.court") == json.dumps(AT_THE_TABLE)


@pytest.mark.deep
def test_a_stored_match_that_the_engine_refuses_is_set_aside(phone: Page, host: Host) -> None:
    phone.goto(f"{host.address}court/play.html")
    phone.evaluate("localStorage.clear()")
    store(phone, "play.court", {"match": MATCH | {"actions": [[10**6]]}, "ended": False})
    phone.reload()
    phone.get_by_role("button", name="Continue your match").tap()
    expect(phone.locator(".notice")).to_contain_text("damaged", timeout=PATIENCE)
    phone.get_by_role("button", name="Another match").tap()
    expect(phone.locator(".board h2").last).to_have_text("A new match")
    expect(phone.get_by_role("button", name="Continue your match")).to_have_count(0)
    # A link that the engine refuses leaves the stored match as it is.
    store(phone, "play.court", AT_THE_TABLE)
    phone.evaluate("hash => { location.hash = hash; }", link(MATCH | {"seed": -1}))
    phone.get_by_role("button", name="Replace it with the match in this link").tap()
    expect(phone.locator(".board")).to_contain_text("seed: is -1", timeout=PATIENCE)
    assert stored(phone, "play.court") == json.dumps(AT_THE_TABLE)
    phone.get_by_role("button", name="Another match").tap()
    store(phone, "first.court", 5)
    phone.get_by_role("button", name="Continue your match").tap()
    assert ready(phone)
    expect(phone.locator(".notice")).to_contain_text("the hints that you have seen")


@pytest.mark.deep
@faultless
def test_a_long_match_has_a_link(page: Page, served: str) -> None:
    page.goto(f"{served}court/play.html")
    made = page.evaluate("Cardwright.kept.hash({ actions: Array(200000).fill(12) }).length")
    assert made > 800_000


# ------------------------------------------------------------------ words and addresses


@faultless
def test_any_words_can_be_searched_for(page: Page, site: Path) -> None:
    page.goto((site / "search.html").as_uri())
    count = page.locator(".count")
    asks = """(field, asked) => {
      field.value = asked === "half" ? "\\ud83d" : asked; // half a character
      field.dispatchEvent(new Event("input"));
    }"""
    for asked, told in (
        ("constructor", "“constructor”"),
        ("__proto__ isPrototypeOf toString", "“__proto__ isPrototypeOf toString”"),
        ("a" * 100_000, "aaaa”"),
        ("\\ [ ( *", "No results for “\\ [ ( *”."),
        ("half", "No results for"),
    ):
        page.locator("#words").evaluate(asks, asked)
        expect(count).to_contain_text(told)
    page.evaluate("location.hash = 'q=couplet&game=__proto__'")
    expect(page.locator(".found li").first).to_contain_text("ouplet")
    assert page.locator("#of-game").input_value() == ""


@pytest.mark.deep
def test_a_search_index_that_did_not_come_is_asked_for_again(page: Page, served: str) -> None:
    page.route("**/search-index.js", lambda route: route.abort(), times=1)
    page.goto(f"{served}search.html#q=couplet")
    expect(page.locator(".count")).to_have_text("The index could not be loaded.")
    page.locator("#words").fill("couplets")
    expect(page.locator(".found li").first).to_contain_text("ouplet")


@pytest.mark.deep
@faultless
def test_a_name_has_nothing_that_cannot_be_seen(page: Page, served: str) -> None:
    fresh(page, f"{served}court/score.html")
    page.locator("#name-0").evaluate(r"field => { field.value = ' A\tB\u200d\u202e '; }")
    page.locator("#name-1").evaluate(r"field => { field.value = 'x'.repeat(19) + '\u{1f0a1}'; }")
    press(page, "Begin")
    assert heading(page) == "Round 1: A B deals"
    assert page.locator(".standing tbody th").last.inner_text() == "x" * 19
    page.reload()
    assert heading(page) == "Round 1: A B deals"


@pytest.mark.deep
@faultless
def test_a_damaged_address_stops_no_page(page: Page, site: Path) -> None:
    page.goto((site / "court/law.html").as_uri())
    page.get_by_role("button", name="Fold all").click()
    page.evaluate("location.hash = '%'")
    page.evaluate("location.hash = 'COURT-2H-R4b'")
    expect(page.locator("[id='COURT-2H-R4b']")).to_be_visible()
    page.goto((site / "court.html").as_uri() + "#%")
    page.evaluate("location.hash = 'COURT-2H-R4b'")
    expect(page.locator("h1")).to_be_visible()


@pytest.mark.deep
@faultless
def test_a_walk_is_at_a_step_whatever_the_address_asks(page: Page, site: Path) -> None:
    page.goto((site / "court/lessons/a-round-for-four.html").as_uri() + "#move=1.5")
    steps = page.locator(".moves > .now")
    expect(steps).to_have_count(1)
    for asked in ("NaN", "-0", "1e9", "-1e9", "2.7", "Infinity", "%", "0x10"):
        page.evaluate("asked => { location.hash = `move=${asked}`; }", asked)
        expect(steps).to_have_count(1)


@pytest.mark.deep
@faultless
def test_a_browser_that_tires_of_new_addresses_stops_no_page(other: Page, site: Path) -> None:
    other.add_init_script(TIRED)
    other.goto((site / "search.html").as_uri())
    other.locator("#words").fill("couplet")
    expect(other.locator(".found li").first).to_contain_text("ouplet")
    other.goto((site / "court/lessons/follow-and-take.html").as_uri())
    other.locator("[data-key=RK] button").click()
    assert other.locator(".left").inner_text() == "1 of 2 found."


@pytest.mark.full
def test_the_way_back_to_a_match_is_in_view_when_the_page_opens(phone: Page, host: Host) -> None:
    """Also from the link to the deal of the day, and after a reload of a page that was scrolled."""
    sit(phone, host, opening(COURT, "person", "beginner", seed=4))
    assert ready(phone)
    back = phone.get_by_role("button", name="Continue your match")
    for place in ("", "#today"):
        phone.goto(f"{host.address}blank.html")
        phone.goto(f"{host.address}court/play.html{place}")
        expect(back).to_be_in_viewport(ratio=1)
        phone.evaluate("scrollTo(0, 600)")
        phone.reload()
        expect(back).to_be_in_viewport(ratio=1)
