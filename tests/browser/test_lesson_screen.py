"""A lesson is one screen: its table, its question and all that can be chosen are seen at once."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from cardwright.printing.web_addresses import lesson_address
from tests.browser.conftest import missing
from tests.browser.firefox import PROGRAM, Firefox
from tests.taught import KIND, NAMED
from tests.tiers import Sample, every

pytestmark = pytest.mark.browser

PHONE, DESK = (390, 844), (1280, 800)
#: Lessons with one question; the others are stepped through.
ASKED = [named for named in NAMED if KIND[named] not in {"walk", "deal"}]
#: Six players each have two stacks to tell of: on a phone that lesson alone has to be scrolled.
TALL = ("portrait-authors", "books-of-their-own")
ON_A_PHONE = [named for named in ASKED if named != TALL]
#: Where the table begins and the last choice ends, in CSS pixels from the top of the page, what
#: stands between them and is cut off, and how wide the page is.
SEEN = """() => {
  const [table] = document.querySelectorAll(".felt");
  const [choices] = [".tries", ".items"].flatMap((each) => [...document.querySelectorAll(each)]);
  const places = [".felt", ".question-asked", ".tries", ".items"]
    .flatMap((each) => [...document.querySelectorAll(`.moment ${each} *`)])
    .filter((each) => each.checkVisibility() && each.getClientRects().length);
  return {
    top: table.getBoundingClientRect().top + scrollY,
    bottom: choices.getBoundingClientRect().bottom + scrollY,
    right: Math.max(...places.map((each) => each.getBoundingClientRect().right)),
    width: document.documentElement.scrollWidth,
  };
}"""


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    """A phone, touched and not pointed at."""
    width, height = PHONE
    size: Any = {"width": width, "height": height}
    with browser.new_context(viewport=size, is_mobile=True, has_touch=True) as context:
        yield context.new_page()


def check(seen: dict[str, float], size: tuple[int, int]) -> None:
    width, height = size
    assert 0 < seen["top"] < seen["bottom"] <= height
    assert seen["right"] <= width
    assert seen["width"] <= width


@pytest.mark.quick(1)
@pytest.mark.parametrize(("game", "name"), every(12, ON_A_PHONE, deep=6))
def test_a_question_is_one_screen_of_a_phone(
    phone: Page, served: str, game: str, name: str
) -> None:
    phone.goto(f"{served}{lesson_address(game, name)}")
    check(phone.evaluate(SEEN), PHONE)


@pytest.mark.quick(1)
@pytest.mark.parametrize(("game", "name"), every(12, ASKED, start=6, deep=6))
def test_a_question_is_one_screen_of_a_desk(page: Page, served: str, game: str, name: str) -> None:
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.goto(f"{served}{lesson_address(game, name)}")
    check(page.evaluate(SEEN), DESK)


@pytest.mark.full
def test_what_is_answered_is_seen_where_the_choice_was_made(phone: Page, served: str) -> None:
    for named in ASKED[::20]:
        phone.goto(f"{served}{lesson_address(*named)}")
        phone.locator(".tries button, .items button").last.tap()
        answer = phone.locator(".answer").bounding_box()
        assert answer
        assert answer["y"] >= 0
        assert answer["y"] + min(answer["height"], 300) <= PHONE[1] + 1


@pytest.mark.deep
def test_a_question_is_one_screen_of_firefox(
    served: str, tmp_path_factory: pytest.TempPathFactory, sample: Sample
) -> None:
    if not shutil.which(PROGRAM):
        missing(f"{PROGRAM} is not installed")
    with Firefox(tmp_path_factory.mktemp("firefox")) as window:
        for size in (PHONE, DESK):
            window.resize(*size)
            for named in ON_A_PHONE[:: sample(12, 12, 4)]:
                window.go(f"{served}{lesson_address(*named)}")
                check(window.run(SEEN), size)
