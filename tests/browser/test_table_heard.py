"""A table for whoever hears it: what its live regions say, where the focus is, and its keys.

`heard/` has a whole deal of each game as it is heard, to be read by a person. With `--update-heard`
the deals are written down again.
"""

from __future__ import annotations

import difflib
import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from cardwright.engine.session import Session
from tests.browser.conftest import AT_ONCE, PATIENCE, Host, missing
from tests.browser.firefox import PROGRAM, Firefox, played
from tests.browser.table import (
    AUTHORS,
    COURT,
    NATIONS,
    SIXTY_SIX,
    TENNIS,
    done,
    kept,
    open_,
    ready,
    replayed,
    sit,
)
from tests.contract.plays import Table
from tests.engine.sessions import opening
from tests.serving import stored_key

pytestmark = pytest.mark.browser

FOLDER = Path(__file__).parent / "heard"
PRESS = 'localStorage.setItem("{key}", JSON.stringify({{ speed: "press" }}))'
#: From now on `window.heard` has what a screen reader says by itself: the whole text of each live
#: region that changes, and in brackets what the focus moves to. A region that comes with its words
#: is not heard in every browser: those are in `window.late`.
LISTEN = """() => {
  const LIVE = "[role=status], [role=alert], [role=log], [aria-live]";
  const says = (node) => [...node.childNodes].map((each) => {
    if (each.nodeType === Node.TEXT_NODE) return each.data;
    return each.matches("[aria-hidden=true], [hidden]") ? "" : `${says(each)} `;
  }).join("");
  const tidy = (text) => text.replace(/\\s+/g, " ").replace(/ ([.,])/g, "$1").trim();
  const element = (node) => (node instanceof Element ? node : node.parentElement);
  const isLive = (region) => region && (region.getAttribute("aria-live") ?? "polite") !== "off";
  Object.assign(window, { heard: [], late: [] });
  const hear = (region, list) => {
    if (isLive(region) && tidy(says(region))) list.push(tidy(says(region)));
  };
  new MutationObserver((records) => {
    const added = records.flatMap(({ type, target, addedNodes }) =>
      (type === "characterData" ? [target] : [...addedNodes])).filter((node) => node.isConnected);
    const regions = new Set(added.map((node) => element(node).closest(LIVE)));
    for (const region of regions) hear(region, added.includes(region) ? window.late : window.heard);
    const within = (node) => (node instanceof Element ? [...node.querySelectorAll(LIVE)] : []);
    for (const region of added.flatMap(within)) hear(region, window.late);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  addEventListener("focusin", ({ target }) => {
    const name = target.getAttribute("aria-label") ?? tidy(says(target));
    window.heard.push(`[${name}]`);
  });
}"""


def listen(page: Page, host: Host, game: str) -> None:
    """Open the page of a table, and write down what is heard there."""
    page.goto(f"{host.address}about.html")
    page.goto(f"{host.address}{game}/play.html")
    page.evaluate(LISTEN)


def heard(page: Page) -> list[str]:
    """All that was heard until now."""
    return list(page.evaluate("window.heard"))


def said(page: Page) -> list[str]:
    """What was heard, but for the names of what has the focus."""
    return [text for text in heard(page) if not text.startswith("[")]


def check_each_once(texts: list[str], told: list[str]) -> None:
    """Every sentence of the engine is heard once, in its order; no line says anything twice."""
    whole, place, rest = " ".join(texts), 0, ""
    for sentence in told:
        at = whole.find(sentence, place)
        assert at >= 0, f"not heard, or too late: {sentence}"
        rest += whole[place:at]
        place = at + len(sentence)
    rest += whole[place:]
    assert [sentence for sentence in set(told) if sentence in rest] == []
    for text in texts:
        sentences = re.findall(r"[^.:]+[.:]", re.sub(r"(Into|Out of) your hand: .*?\.", "", text))
        again = {one for one in sentences if sentences.count(one) > 1}
        assert {one for one in again if one.strip() not in " ".join(told)} == set(), text
    assert not any(re.search(r"undefined|null|NaN", text) for text in texts)


@pytest.mark.deep
@pytest.mark.parametrize("table", [COURT, SIXTY_SIX, AUTHORS, TENNIS, NATIONS], ids=str)
def test_a_whole_deal_is_heard_once_and_in_order(
    phone: Page, host: Host, table: Table, request: pytest.FixtureRequest
) -> None:
    listen(phone, host, table.game)
    sit(phone, host, opening(table, "person", *["beginner"] * 3, seed=8))
    while ready(phone):
        done(phone, open_(phone), "keyboard")
    expect(phone.locator(".ended h2")).to_be_focused()
    told = Session().answer({"do": "begin", **kept(phone, table.game)})["told"]
    check_each_once(said(phone), [each["text"] for each in told])
    assert phone.evaluate("window.late") == []
    text = "".join(f"{line}\n" for line in heard(phone))
    path = FOLDER / f"{table.game}.txt"
    if request.config.getoption("--update-heard"):
        path.write_text(text, "utf-8")
    written = path.read_text("utf-8").splitlines()
    changed = [*difflib.unified_diff(written, text.splitlines(), path.name, "heard", lineterm="")]
    assert not changed, "\n".join([*changed, "Meant so? pytest --deep --update-heard"])


@pytest.mark.deep
def test_a_whole_deal_is_heard_in_firefox(
    host: Host, tmp_path_factory: pytest.TempPathFactory
) -> None:
    if not shutil.which(PROGRAM):
        missing(f"{PROGRAM} is not installed")
    with Firefox(tmp_path_factory.mktemp("firefox")) as window:
        window.go(f"{host.address}about.html")
        window.run(f"() => {AT_ONCE}")
        match = opening(SIXTY_SIX, "person", "beginner", seed=5)
        played(window, f"{host.address}sixty-six/play.html", match, LISTEN)
        heard = window.run("() => window.heard.filter((text) => !text.startsWith('['))")
        key = stored_key("play.sixty-six", f"{host.address}sixty-six/play.html")
        stored = json.loads(window.run(f"() => localStorage.getItem({json.dumps(key)})"))
        told = Session().answer({"do": "begin", **stored["match"]})["told"]
        check_each_once(heard, [each["text"] for each in told])


@pytest.mark.full
def test_at_the_deal_the_focus_is_on_the_hand_and_the_line_says_hand_and_choices(
    phone: Page, host: Host
) -> None:
    listen(phone, host, "court")
    sit(phone, host, opening(COURT, "person", "beginner", seed=6, dealer=1))
    assert ready(phone)
    look = replayed(kept(phone, "court")).answer({"do": "look", "seat": 0})
    expect(phone.locator(".own .one").first).to_be_focused()
    line = said(phone)[-1]
    names = ", ".join(card["name"] for card in look["hand"])
    for words in ("the court color is", f"Your hand: {names}.", "You may play any card"):
        assert words in line
    for one in look["open"]:
        if not one["cards"]:
            assert one["says"] in line
    first = phone.locator(".own .one").first.inner_text()
    assert re.search(r", (10|8|3|2|1)\b|Jester", first), "the figure that is printed on the card"
    phone.reload()
    phone.get_by_role("button", name="Continue your match").click()
    assert ready(phone)
    expect(phone.locator(".own .one").first).to_be_focused()


@pytest.mark.full
def test_a_match_that_is_resumed_says_how_it_stands_and_not_all_that_was(
    phone: Page, host: Host
) -> None:
    sit(phone, host, opening(COURT, "person", "beginner", seed=6, dealer=1))
    for _ in range(3):
        assert ready(phone)
        done(phone, open_(phone), "keyboard")
    assert ready(phone)
    listen(phone, host, "court")
    phone.get_by_role("button", name="Continue your match").click()
    assert ready(phone)
    line = said(phone)[-1]
    for words in ("Your hand: ", "Court color: ", r"Ben: \d cards", "Score: ", "Your turn"):
        assert len(re.findall(words, line)) == 1, words
    assert "deals three cards" not in line


def test_the_log_is_one_element_all_match_long_and_is_silent(phone: Page, host: Host) -> None:
    sit(phone, host, opening(COURT, "person", "beginner", seed=6, dealer=1))
    assert ready(phone)
    log = phone.locator("[role=log]")
    log.evaluate("log => { log.same = true; log.items = [...log.querySelectorAll('li')]; }")
    for _ in range(3):
        done(phone, open_(phone), "keyboard")
        assert ready(phone)
    assert log.count() == 1
    assert log.get_attribute("aria-live") == "off"
    kept_items = "log => log.same && log.items.every((one) => one.isConnected)"
    assert log.evaluate(kept_items)
    assert phone.locator(".board").evaluate("board => board.contains(document.activeElement)")


def test_the_focus_stays_in_its_place_in_the_hand(phone: Page, host: Host) -> None:
    sit(phone, host, opening(COURT, "person", "beginner", seed=6, dealer=1))
    assert ready(phone)
    cards = phone.locator(".own .one")
    beside = cards.nth(4).get_attribute("data-key")
    done(phone, cards.nth(3), "keyboard")
    assert ready(phone)
    expect(phone.locator(f".own .one[data-key='{beside}']")).to_be_focused()
    order = phone.evaluate("""() => [...document.querySelectorAll(".board button")]
      .map((each) => each.closest(".own, .deeds:not(.ways), .tools")?.className.split(" ")[0])
      .filter((each, n, all) => each && each !== all[n - 1])""")
    assert order[0] == "own"
    assert order[-1] == "tools"


@pytest.mark.full
def test_by_pressing_continue_each_move_is_heard_and_the_button_is_next_to_the_hand(
    page: Page, host: Host
) -> None:
    match = opening(NATIONS, "person", *["beginner"] * 3, seed=8, dealer=0)
    page.goto(f"{host.address}nations/play.html")
    listen(page, host, "nations")
    key = stored_key("table", page.url)
    sit(page, host, match)
    page.evaluate(PRESS.format(key=key))
    page.evaluate("dispatchEvent(new Event('pageshow'))")
    following = page.get_by_role("button", name="Continue", exact=True)
    expect(following).to_be_visible(timeout=60_000)
    before = len(said(page))
    for number in (1, 2):
        following.focus()
        page.keyboard.press("Enter")
        for _ in range(100):
            if len(said(page)) >= before + number:
                break
            page.wait_for_timeout(50)
        expect(following).to_be_focused()
    lines = said(page)[before:]
    assert len(lines) == 2
    assert all(re.match(r"(Ben|Cy|Di) (leads|plays) the ", line) for line in lines)
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("Boolean(document.activeElement.closest('.own'))")


@pytest.mark.full
def test_keys_tell_choices_table_rule_and_keys_without_the_line_again(
    phone: Page, host: Host
) -> None:
    listen(phone, host, "court")
    sit(phone, host, opening(COURT, "person", "beginner", seed=6, dealer=1))
    assert ready(phone)
    before = len(said(phone))
    wanted = {
        "m": r"^You may: Play any card",
        "s": r"^Your hand: .*Turned up: .*Ben: 6 cards\..*Court color: .*Score: ",
        "r": r"2H-4",
        "?": r"^Arrows choose Enter play M your options S the table R the rule H a hint U undo \?",
    }
    for key, words in wanted.items():
        phone.keyboard.press(key)
        expect(phone.locator(".helped")).to_be_visible()
        assert re.search(words, said(phone)[-1]), (key, said(phone)[-1])
    assert len(said(phone)) == before + len(wanted)
    phone.keyboard.press("h")
    expect(phone.locator(".turn-line strong")).to_be_visible(timeout=PATIENCE)
    assert not any("Your turn" in line for line in said(phone)[before:])
    phone.locator(".of-keys").dispatch_event("click")  # touch screens do not show it


def test_a_deed_has_its_description(phone: Page, host: Host) -> None:
    sit(phone, host, opening(COURT, "person", "beginner", seed=6, dealer=1))
    assert ready(phone)
    close = phone.get_by_role("button", name="Close the talon")
    expect(close).to_have_accessible_description(re.compile("You are to lead"))


@pytest.mark.full
def test_the_screen_stays_on_while_a_match_is_played(page: Page, host: Host) -> None:
    page.goto(f"{host.address}court/play.html")
    page.evaluate("""() => {
      window.locks = [];
      const request = async () => {
        const lock = { held: true, async release() { lock.held = false; } };
        window.locks.push(lock);
        return lock;
      };
      Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
    }""")
    sit(page, host, opening(COURT, "person", "beginner", seed=6, dealer=1))
    page.wait_for_selector(".own", timeout=60_000)
    held = "window.locks.map((lock) => lock.held)"
    assert page.evaluate(held) == [True]
    page.get_by_role("button", name="Another match").click()
    page.wait_for_function("!window.locks.at(-1).held")


def test_nothing_is_said_when_a_page_was_kept_for_later(page: Page, host: Host) -> None:
    page.goto(f"{host.address}about.html")
    assert page.locator(".kept").get_attribute("role") is None
