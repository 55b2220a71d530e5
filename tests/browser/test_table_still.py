"""A table that one can watch: the hand keeps its place, and cards are seen on their way."""

from __future__ import annotations

import shutil
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import AT_ONCE, Host, missing
from tests.browser.firefox import PROGRAM, Firefox, played
from tests.browser.table import (
    AUTHORS,
    COURT,
    NATIONS,
    SIXTY_SIX,
    TENNIS,
    done,
    open_,
    ready,
    sit,
)
from tests.contract.plays import Table
from tests.engine.sessions import opening

pytestmark = pytest.mark.browser

FOUR = Table("sixty-six", "four-handed")
#: The upper edge of the hand on the screen.
TOP = "document.querySelector('.own').getBoundingClientRect().top"
#: From now on, how long every movement takes, and how far its card comes, in pixels.
WATCH = """() => {
  const moved = Element.prototype.animate;
  window.movements = [];
  Element.prototype.animate = function (frames, options) {
    window.movements.push({ lasts: options.duration, from: frames.map((each) => each.transform) });
    return moved.call(this, frames, options);
  };
}"""


def tops(page: Page, by: str) -> set[float]:
    """Where the hand begins on the screen, at each turn of a deal."""
    found = set()
    while ready(page):
        found.add(round(float(page.evaluate(TOP)), 1))
        done(page, open_(page), by)
    return found


@pytest.mark.full
@pytest.mark.parametrize(
    ("table", "by"),
    [
        (SIXTY_SIX, "touch"),
        pytest.param(SIXTY_SIX, "keyboard", marks=pytest.mark.long),
        pytest.param(COURT, "touch", marks=pytest.mark.deep),
        pytest.param(NATIONS, "touch", marks=pytest.mark.deep),
        (TENNIS, "touch"),
        pytest.param(TENNIS, "keyboard", marks=pytest.mark.long),
        pytest.param(AUTHORS, "touch", marks=pytest.mark.deep),
        pytest.param(FOUR, "keyboard", marks=pytest.mark.deep),
    ],
)
def test_the_hand_keeps_its_place_over_a_whole_deal(
    phone: Page, host: Host, table: Table, by: str
) -> None:
    sit(phone, host, opening(table, "person", *["beginner"] * 3, seed=5))
    assert len(tops(phone, by)) == 1


@pytest.mark.full
def test_cards_travel_and_whoever_wants_no_motion_sees_none(phone: Page, host: Host) -> None:
    for motion, moves in (("no-preference", True), ("reduce", False)):
        wanted: Any = motion
        phone.emulate_media(reduced_motion=wanted)
        sit(phone, host, opening(SIXTY_SIX, "person", "beginner", seed=5))
        assert ready(phone)
        phone.evaluate(WATCH)
        for _ in range(3):
            assert ready(phone)
            done(phone, open_(phone), "touch")
        ready(phone)
        found = phone.evaluate("window.movements")
        assert bool(found) == moves
        assert all(150 <= each["lasts"] <= 400 for each in found)
        assert all("translate" in "".join(each["from"]) for each in found)


@pytest.mark.deep
def test_the_hand_keeps_its_place_in_firefox(
    host: Host, tmp_path_factory: pytest.TempPathFactory
) -> None:
    if not shutil.which(PROGRAM):
        missing(f"{PROGRAM} is not installed")
    with Firefox(tmp_path_factory.mktemp("firefox")) as window:
        window.resize(390, 844)
        window.go(f"{host.address}about.html")
        window.run(f"() => {AT_ONCE}")
        match = opening(SIXTY_SIX, "person", "beginner", seed=5)
        played(window, f"{host.address}sixty-six/play.html", match)
        found = window.run("() => window.tops.map(Math.round)")
        assert len(found) > 3
        assert len({*found}) == 1


#: How many lines the line of the turn has, and if every count is seen between it and the hand.
SEEN = """() => {
  const box = (what) => what.getBoundingClientRect();
  const line = document.querySelector(".turn-line");
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(line);
  const text = line.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
  const hand = box(document.querySelector(".own"));
  const counts = [...document.querySelectorAll(".counts div")].map(box);
  return {
    lines: Math.round(text / parseFloat(lineHeight)),
    hand: hand.top >= 0 && hand.bottom <= innerHeight,
    counts: counts.map(({ top, bottom }) => top >= box(line).bottom - 1 && bottom <= hand.top),
  };
}"""


@pytest.mark.deep
@pytest.mark.parametrize("table", [SIXTY_SIX, COURT], ids=str)
def test_after_a_close_the_line_is_short_and_both_counts_are_seen(
    phone: Page, host: Host, table: Table
) -> None:
    sit(phone, host, opening(table, "person", "beginner", seed=5))
    close = phone.locator(".deeds button", has_text="Close the")
    while ready(phone) and not (close.count() and phone.locator(".past").count()):
        done(phone, open_(phone), "touch")
    done(phone, close, "keyboard")
    turns = 0
    while ready(phone):
        seen = phone.evaluate(SEEN)
        assert seen.pop("lines") <= 2
        assert seen == {"hand": True, "counts": [True, True]}
        done(phone, open_(phone), "touch")
        turns += 1
    assert turns > 2
