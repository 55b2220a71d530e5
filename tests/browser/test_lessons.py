"""Lessons in a real browser: by keyboard, by hand, without a script, and on paper."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page

from tests.taught import lessons

pytestmark = pytest.mark.browser

PLAY, SCORE, WALK = "#try-follow-and-take", "#try-who-won-the-close", "#try-a-bold-close"


@pytest.fixture
def page(page: Page, address: str) -> Iterator[Page]:
    """The page of Court, served and in a folder; whatever goes wrong on it fails the test."""
    faults: list[str] = []

    def wrong(error: Error) -> None:
        faults.append(str(error))

    def told(message: ConsoleMessage) -> None:
        faults.append(message.text)

    page.on("pageerror", wrong)
    page.on("console", told)
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{address}court.html")
    yield page
    page.remove_listener("pageerror", wrong)
    page.remove_listener("console", told)
    assert faults == []


def focus(page: Page, lesson: str) -> Locator:
    """Tab into the choices of a lesson; returns what answers."""
    choices = page.locator(f"{lesson} .tries button")
    choices.first.focus()
    return page.locator(f"{lesson} .answer")


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.closest('[data-key]')?.dataset.key ?? ''"))


def test_the_hand_is_one_stop_and_arrows_move_in_it(page: Page) -> None:
    focus(page, PLAY)
    asked = next(one.asked for one in lessons("court") if one.lesson.id == "follow-and-take")
    assert asked is not None
    keys = [choice.key for choice in asked.choices]
    assert page.locator(f"{PLAY} .tries button[tabindex='0']").count() == 1
    seen = []
    for _ in keys:
        seen.append(focused(page))
        page.keyboard.press("ArrowRight")
    assert seen == keys
    assert focused(page) == keys[0]  # and round again
    page.keyboard.press("ArrowLeft")
    assert focused(page) == keys[-1]
    page.keyboard.press("Home")
    assert focused(page) == keys[0]
    page.keyboard.press("End")
    assert focused(page) == keys[-1]
    page.keyboard.press("Tab")  # leaves the hand at once
    assert page.evaluate("document.activeElement.className") == "reveal"
    page.keyboard.press("Shift+Tab")  # and comes back to where it was
    assert focused(page) == keys[-1]


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_card_is_played_and_the_judge_answers_in_a_status(page: Page, key: str) -> None:
    answer = focus(page, PLAY)
    assert answer.get_attribute("role") == "status"
    page.keyboard.press(key)
    assert "Play the Gold Crown: not allowed." in answer.inner_text()
    assert "You must follow the Red Esquire" in answer.inner_text()
    card = page.locator(f"{PLAY} .tries [data-key=GC] button")
    assert card.get_attribute("aria-disabled") == "true"
    assert card.get_attribute("disabled") is None
    assert "not allowed" in card.inner_text()
    page.keyboard.press(key)  # it can be asked about again
    assert "not allowed" in answer.inner_text()
    assert card.locator(".verdict").count() == 1
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    page.keyboard.press(key)
    assert "Play the Red Knight: allowed." in answer.inner_text()
    assert page.locator(f"{PLAY} [data-key=RK] button").get_attribute("aria-disabled") is None


def test_nothing_tells_the_answer_before_one_has_chosen(page: Page) -> None:
    for lesson in (PLAY, SCORE):
        tries = page.locator(f"{lesson} .tries")
        assert tries.locator("[aria-disabled], .verdict").count() == 0
        assert not page.locator(f"{lesson} .verdicts").is_visible()
        assert "allowed" not in tries.inner_text()


def test_letters_tell_of_moves_table_and_rule_only_in_the_hand(page: Page) -> None:
    answer = focus(page, PLAY)
    page.keyboard.press("m")
    assert "Play the Red Knight." in answer.inner_text()
    assert "Declare sixty." in answer.inner_text()
    assert "Gold Crown" not in answer.inner_text()
    page.keyboard.press("s")
    for words in ("Led by Ann Red Esquire", "Court color: Gold", "Ben: 2 couplets taken, count 27"):
        assert words in " ".join(answer.inner_text().split())
    page.keyboard.press("r")
    assert "must take the couplet in that color if possible" in answer.inner_text()
    page.keyboard.press("Tab")
    before = answer.inner_text()
    page.keyboard.press("m")
    page.keyboard.press("s")
    assert answer.inner_text() == before


def test_the_keys_are_told_where_they_work(page: Page) -> None:
    keys = page.locator(f"{PLAY} .keys")
    assert keys.is_visible()
    told = keys.inner_text().split()
    assert all(word in told for word in ("Arrows", "Enter", "M", "S", "R"))
    assert "M" not in page.locator(f"{SCORE} .keys").inner_text().split()


def test_all_answers_can_be_shown_and_hidden(page: Page) -> None:
    reveal, table = page.locator(f"{SCORE} .reveal"), page.locator(f"{SCORE} .verdicts")
    assert reveal.get_attribute("aria-expanded") == "false"
    reveal.click()
    assert table.is_visible()
    assert reveal.get_attribute("aria-expanded") == "true"
    reveal.click()
    assert not table.is_visible()


def test_a_wrong_answer_tells_what_was_misread(page: Page) -> None:
    page.locator(f"{SCORE} [data-key='1 0'] button").click()
    told = page.locator(f"{SCORE} .answer").inner_text()
    assert "Ann scores 1 point: wrong." in told
    assert "The last couplet counts ten more" in told
    assert "In a closed round the last couplet earns no ten" in told
    page.locator(f"{SCORE} [data-key='0 3'] button").click()
    assert "Ben scores 3 points: right." in page.locator(f"{SCORE} .answer").inner_text()


def test_a_deal_is_walked_forth_and_back_and_from_the_list(page: Page) -> None:
    walk = page.locator(WALK)
    steps = walk.locator(".moves > li")
    where, back, following = (walk.locator(f".{name}") for name in ("where", "back", "next"))
    names = [str(steps.nth(n).get_attribute("data-step")) for n in range(steps.count())]
    assert back.get_attribute("aria-disabled") == "true"
    following.focus()
    for number, name in enumerate(names):
        assert where.inner_text().startswith(f"{name}, {number + 1} of {len(names)}")
        assert [n for n in range(len(names)) if steps.nth(n).is_visible()] == [number]
        page.keyboard.press("Enter")
    assert following.get_attribute("aria-disabled") == "true"
    back.click()
    assert where.inner_text().startswith(names[-2])
    walk.locator("summary").click()
    walk.locator(".all-moves button", has_text="Move 3").click()
    assert where.inner_text().startswith("Move 3,")
    assert "Ann closes" in where.inner_text()  # aloud
    assert walk.locator(".all-moves [aria-current=step]").inner_text() == "Move 3"
    cards = steps.nth(names.index("Move 3")).locator(".row-of-cards li")
    assert cards.count() == 12
    assert cards.first.inner_text() == "Gold Jester"


def test_what_is_said_of_a_card_is_said_of_all_that_are_alike(page: Page, address: str) -> None:
    page.goto(f"{address}card-tennis.html")
    lesson = "#try-two-volleys-too-low"
    volleys = page.locator(f"{lesson} .tries [data-key=volley] button")
    assert volleys.count() == 2
    volleys.last.click()
    assert [button.get_attribute("aria-disabled") for button in volleys.all()] == ["true", "true"]
    assert all("not allowed" in button.inner_text() for button in volleys.all())
    assert page.locator(f"{lesson} .tries [aria-disabled]").count() == 2
    assert "A net is met only by another net" in page.locator(f"{lesson} .answer").inner_text()


@pytest.mark.parametrize("width", [360, 1280])
def test_where_cards_are_called_for_the_calls_are_tried_and_the_hand_is_looked_at(
    page: Page, address: str, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(f"{address}portrait-authors.html")
    lesson = page.locator("#try-a-call-that-cannot-miss")
    assert lesson.locator(".tries .row-of-cards li").count() == 5
    assert lesson.locator(".tries .row-of-cards button").count() == 0
    calls = lesson.locator(".tries button")
    assert calls.count() == 6
    calls.first.focus()
    page.keyboard.press("Enter")
    assert "It cannot miss: nobody but Amos can have the card." in lesson.inner_text()
    page.keyboard.press("s")
    table = lesson.locator(".answer").inner_text()
    assert table.startswith("To call: Seth. In hand: Clara 6, Amos 7, Lucy 6, Seth 5. Stacked by")
    walk = page.locator("#try-the-last-portrait")
    walk.locator("summary").click()
    walk.locator(".all-moves button", has_text="Turn 8").click()
    assert walk.locator(".where").inner_text().startswith("Turn 8, 12 of 13")
    assert page.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.parametrize("width", [360, 1280])
def test_a_long_deal_is_walked_by_tricks(page: Page, address: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(f"{address}nations.html")
    walk = page.locator("#try-won-on-the-last-trick")
    walk.locator("summary").click()
    walk.locator(".all-moves button", has_text="Trick 2").click()
    assert walk.locator(".where").inner_text().startswith("Trick 2, 5 of 21")
    step = walk.locator(".moves > li.now")
    assert "Nell leads the House 7 of Asia" in step.inner_text()
    assert "Ida wins the trick with the Map of Asia" in step.inner_text()
    held = step.locator(".held .row-of-cards").last.locator("li")
    assert held.count() == 12
    assert held.first.locator("img").is_visible() == (width > 640)  # where it is narrow, words
    assert "House 3 of Europe" in held.first.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_targets_are_large_enough(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 800})
    page.locator(f"{WALK} summary").click()
    for control in page.locator(".lesson button:visible, .lesson summary").all():
        box = control.bounding_box()
        assert box is not None
        assert box["width"] >= 44, control.inner_text()
        assert box["height"] >= 44, control.inner_text()


def test_without_a_script_every_verdict_can_be_read(browser: Browser, address: str) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(f"{address}court.html")
        rows = page.locator(".lesson .verdicts tbody tr")
        assert rows.count() == sum(
            len(asked.choices) for judged in lessons("court") for asked in judged.questions
        )
        assert all(row.is_visible() for row in rows.all())
        assert all(step.is_visible() for step in page.locator(".moves > li").all())
        assert page.locator(".lesson button").count() == 0
        assert page.locator(f"{PLAY} .tries").get_attribute("role") is None


def test_on_paper_everything_lies_open(page: Page) -> None:
    page.emulate_media(media="print")
    assert all(table.is_visible() for table in page.locator(".verdicts").all())
    assert all(step.is_visible() for step in page.locator(".moves > li").all())
    assert not page.locator(".stepper").is_visible()
    assert not page.locator(".keys").first.is_visible()


def test_forced_colors_leave_cards_and_buttons_their_edges(page: Page) -> None:
    page.emulate_media(forced_colors="active")
    for place in (".row-of-cards img", ".tries button", ".felt", ".reveal"):
        edge = page.locator(place).first.evaluate("e => getComputedStyle(e).borderTopStyle")
        assert edge == "solid", place


def test_every_picture_of_a_walk_is_there(page: Page) -> None:
    broken = page.evaluate(
        """async () => {
          const images = [...document.querySelectorAll('.lesson img')];
          images.forEach(image => { image.loading = 'eager'; });
          const tried = await Promise.allSettled(images.map(image => image.decode()));
          return images.filter((_, n) => tried[n].status !== 'fulfilled').map(i => i.src);
        }"""
    )
    assert broken == []
