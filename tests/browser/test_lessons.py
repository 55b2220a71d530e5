"""Lessons in a real browser: by keyboard, by hand, without a script, and on paper."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page

from cardwright.lessons.judged import Choice
from cardwright.printing.web_addresses import lesson_address
from tests.taught import lesson, lessons
from tests.tiers import Sample, every

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("faultless")]

Opening = Callable[[str, str], Page]

PLAY = "court", "follow-and-take"
SCORE = "court", "who-won-the-close"
WALK = "court", "a-bold-close"
DEAL = "court", "to-the-last-couplet"
#: Of each of some elements, whether it is shown.
VISIBLE = "all => all.map(one => one.checkVisibility({visibilityProperty: true}))"


@pytest.fixture
def page(page: Page) -> Page:
    """A tab without motion."""
    page.emulate_media(reduced_motion="reduce")
    return page


@pytest.fixture
def open_lesson(page: Page, address: str) -> Callable[[str, str], Page]:
    """Opens a lesson of a game."""

    def opened(game: str, lesson: str) -> Page:
        page.goto(f"{address}{lesson_address(game, lesson)}")
        return page

    return opened


def choices() -> dict[str, Choice]:
    """What can be played in the lesson, by its notation."""
    asked = lesson(*PLAY).asked
    assert asked is not None
    return {choice.key: choice for choice in asked.choices}


def focus(page: Page) -> Locator:
    """Tab into the choices of a lesson; returns what answers."""
    page.locator(".tries button").first.focus()
    return page.locator(".answer")


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.closest('[data-key]')?.dataset.key ?? ''"))


def test_the_hand_is_one_stop_and_arrows_move_in_it(open_lesson: Opening) -> None:
    page = open_lesson(*PLAY)
    focus(page)
    keys = [*choices()]
    assert page.locator(".tries button[tabindex='0']").count() == 1
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
def test_a_card_is_played_and_the_judge_answers_in_a_status(open_lesson: Opening, key: str) -> None:
    page = open_lesson(*PLAY)
    answer = focus(page)
    assert answer.get_attribute("role") == "status"
    page.keyboard.press(key)
    assert "Play the Gold Crown: not allowed." in answer.inner_text()
    assert choices()["GC"].text in answer.inner_text()
    card = page.locator(".tries [data-key=GC] button")
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
    assert page.locator("[data-key=RK] button").get_attribute("aria-disabled") is None


def test_what_is_done_is_remembered_here_until_it_is_forgotten(
    open_lesson: Opening, address: str
) -> None:
    page = open_lesson(*PLAY)
    page.evaluate("localStorage.clear()")  # other tests have done lessons in this tab
    left, finished = page.locator(".left"), page.locator(".finished")
    page.locator("[data-key=RK] button").click()
    assert left.inner_text() == "1 of 2 found."
    assert page.locator(".answer .left").count() == 1, "where it is said"
    assert finished.count() == 0
    page.locator("[data-key='60'] button").click()
    assert left.inner_text() == "All found."
    assert finished.get_attribute("role") == "status"
    after = [one.lesson for one in lessons("court")]
    place = [one.id for one in after].index("follow-and-take") + 1
    assert f"Next: {after[place].title}" in finished.inner_text()
    page.goto(f"{address}court/learn.html")
    marked = page.locator("[data-lesson]", has=page.locator(".done"))
    assert [item.get_attribute("data-lesson") for item in marked.all()] == ["court/follow-and-take"]
    bar = page.locator(".bar")
    assert f"1 of {len(after)} lessons done" in bar.inner_text()
    assert str(bar.locator(".on").get_attribute("href")).endswith(f"lessons/{after[0].id}.html")
    bar.locator(".forget").click()
    assert marked.count() == 0
    assert not bar.is_visible()
    page.reload()
    assert marked.count() == 0


@pytest.mark.full
def test_an_answer_and_a_move_have_an_address(open_lesson: Opening, address: str) -> None:
    page = open_lesson(*PLAY)
    page.locator("[data-key=GC] button").click()
    assert page.url.endswith("#answer=GC")
    page.goto("about:blank")
    page.goto(f"{address}{lesson_address(*PLAY)}#answer=RS")
    assert "Play the Red Standard: not allowed." in page.locator(".answer").inner_text()
    page.goto(f"{address}{lesson_address(*WALK)}#move=4")
    assert page.locator(".where").inner_text().startswith("Move 2, 4 of")
    page.locator(".next").click()
    assert page.url.endswith("#move=5")


def test_moves_are_put_in_order(open_lesson: Opening) -> None:
    page = open_lesson("court", "first-the-jester")
    answer = page.locator(".answer")
    page.locator("[data-key='GC!'] button").focus()
    page.keyboard.press("Enter")
    assert "it is Ben’s turn" in answer.inner_text()
    for key, told in (
        ("BS", "leads the Blue Standard"),
        ("BE", "takes the couplet"),
        ("x", "exchanges"),
    ):
        page.locator(f".items [data-key='{key}'] button").click()
        assert told in answer.inner_text()
        assert page.locator(".finished").count() == 0
    page.locator(".items [data-key='GC!'] button").click()
    assert page.locator(".finished").is_visible()
    assert [item.inner_text() for item in page.locator(".items .verdict").all()] == [
        *("4", "3", "2", "1")
    ]


def test_what_is_allowed_tells_what_comes_of_it(open_lesson: Opening) -> None:
    page = open_lesson(*PLAY)
    page.locator("[data-key='60'] button").click()
    assert "Ann scores 2: the opponent declared sixty" in page.locator(".answer").inner_text()


def test_nothing_tells_the_answer_before_one_has_chosen(open_lesson: Opening) -> None:
    for asking in (PLAY, SCORE):
        page = open_lesson(*asking)
        tries = page.locator(".tries")
        assert tries.locator("[aria-disabled], .verdict").count() == 0
        assert not page.locator(".verdicts").is_visible()
        assert "allowed" not in tries.inner_text()


def test_letters_tell_of_moves_table_and_rule_only_in_the_hand(open_lesson: Opening) -> None:
    page = open_lesson(*PLAY)
    answer = focus(page)
    page.keyboard.press("m")
    assert "Play the Red Knight." in answer.inner_text()
    assert "Declare sixty." in answer.inner_text()
    assert "Gold Crown" not in answer.inner_text()
    page.keyboard.press("s")
    table = " ".join(answer.inner_text().split())
    for words in ("Led by Ann Red Esquire", "Court color: Gold", "Ben: 2 couplets taken, count 17"):
        assert words in table
    asked = lesson(*PLAY).asked
    assert asked is not None
    assert asked.hand is not None
    hand = [name for _, name in asked.hand.cards]
    assert f"Ben holds: {', '.join(hand)}." in table
    page.keyboard.press("r")  # which would give the answer away
    assert answer.inner_text() == "Choose first: then you hear the rule behind the verdict."
    page.keyboard.press("Enter")
    page.keyboard.press("r")
    assert "must take the couplet in that color if possible" in answer.inner_text()
    page.keyboard.press("Tab")
    before = answer.inner_text()
    page.keyboard.press("m")
    page.keyboard.press("s")
    assert answer.inner_text() == before


def test_the_keys_are_told_where_they_work(open_lesson: Opening) -> None:
    page = open_lesson(*PLAY)
    keys = page.locator(".asked > .keys")
    assert keys.is_visible()
    told = keys.inner_text().split()
    assert all(word in told for word in ("Arrows", "Enter", "M", "S", "R", "?"))
    answer = focus(page)
    page.keyboard.press("?")
    assert answer.inner_text() == keys.inner_text()
    open_lesson(*SCORE)
    assert "M" not in keys.inner_text().split()


def test_all_answers_can_be_shown_and_hidden(open_lesson: Opening) -> None:
    page = open_lesson(*SCORE)
    reveal, table = page.locator(".reveal"), page.locator(".verdicts")
    assert reveal.get_attribute("aria-expanded") == "false"
    reveal.click()
    assert table.is_visible()
    assert reveal.get_attribute("aria-expanded") == "true"
    reveal.click()
    assert not table.is_visible()


def test_a_wrong_answer_tells_what_was_misread(open_lesson: Opening) -> None:
    page = open_lesson(*SCORE)
    page.locator("[data-key='1 0'] button").click()
    told = page.locator(".answer").inner_text()
    assert "Ann scores 1 point: wrong." in told
    assert "The last couplet counts ten more" in told
    assert "In a closed round the last couplet earns no ten" in told
    page.locator("[data-key='0 3'] button").click()
    assert "Ben scores 3 points: right." in page.locator(".answer").inner_text()


@pytest.mark.full
def test_a_deal_is_walked_forth_and_back_and_from_the_list(open_lesson: Opening) -> None:
    page = open_lesson(*WALK)
    walk = page.locator(".lesson")
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


def test_a_deal_is_stepped_through_with_hands_hidden_or_open(open_lesson: Opening) -> None:
    page = open_lesson(*DEAL)
    page.goto(f"{page.url}#move=11")
    deal = page.locator(".lesson")
    assert deal.locator(".where").inner_text().startswith("Move 10 of 23")
    step = deal.locator(".moves > .now")
    lying = step.locator(".felt li").all_inner_texts()
    assert [" ".join(text.split()) for text in lying] == [
        "Turned up Blue Jester",
        "Led by Ann Red Royal",
        "Played by Ben Blue Esquire",
    ]
    assert step.locator(".mine .goes").inner_text() == "Blue Esquire"
    assert step.locator(".mine li:visible").count() == 6
    assert step.locator(".theirs").inner_text() == "Ann: 5 cards"
    shows = deal.get_by_role("button", name="All hands")
    shows.focus()
    page.keyboard.press("Enter")
    assert shows.get_attribute("aria-pressed") == "true"
    assert step.locator(".theirs li:visible").count() == 5
    step.locator("summary").click()
    assert "Seen in Ann’s hand" in step.locator(".knew").inner_text()
    deal.get_by_role("button", name="Next").click()
    assert deal.locator(".where").inner_text().startswith("Move 11 of 23")
    assert "#move=12" in page.url
    assert deal.locator(".now .theirs li:visible").count() == 6  # as it was chosen before
    assert deal.locator(".now .knew").is_visible()


@pytest.mark.deep
@pytest.mark.parametrize("width", every(3, [320, 390, 1200]))
def test_long_names_below_cards_do_not_run_into_each_other(
    open_lesson: Opening, width: int
) -> None:
    page = open_lesson("portrait-authors", "two-cards-left")
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(f"{page.url}#move=9")
    page.get_by_role("button", name="All hands").click()
    names = page.locator(".moves > .now .board li > span")
    assert names.count() == 64
    wider = "all => all.filter(name => name.scrollWidth > name.clientWidth).length"
    assert names.evaluate_all(wider) == 0


def test_a_deal_plays_on_by_itself_when_it_is_told_to(open_lesson: Opening) -> None:
    page = open_lesson(*DEAL)
    page.clock.install()
    page.reload()
    where = page.locator(".where")
    page.get_by_role("button", name="Play").click()
    page.clock.run_for(8000)
    assert where.inner_text().startswith("Move 2 of 23")
    page.get_by_role("button", name="Stop").click()
    page.clock.run_for(20000)
    assert where.inner_text().startswith("Move 2 of 23")


@pytest.mark.deep
def test_what_is_said_of_a_card_is_said_of_all_that_are_alike(open_lesson: Opening) -> None:
    page = open_lesson("card-tennis", "two-volleys-too-low")
    volleys = page.locator(".tries [data-key=volley] button")
    assert volleys.count() == 2
    volleys.last.click()
    assert [button.get_attribute("aria-disabled") for button in volleys.all()] == ["true", "true"]
    assert all("not allowed" in button.inner_text() for button in volleys.all())
    assert page.locator(".tries [aria-disabled]").count() == 2
    assert "Only another net answers a net" in page.locator(".answer").inner_text()


@pytest.mark.full
@pytest.mark.parametrize("width", every(2, [360, 1280]))
def test_where_cards_are_called_for_the_calls_are_tried_and_the_hand_is_looked_at(
    open_lesson: Opening, width: int
) -> None:
    page = open_lesson("portrait-authors", "a-call-that-cannot-miss")
    page.set_viewport_size({"width": width, "height": 900})
    lesson = page.locator(".lesson")
    assert lesson.locator(".tries .row-of-cards li").count() == 5
    assert lesson.locator(".tries .row-of-cards button").count() == 0
    calls = lesson.locator(".tries button")
    assert calls.count() == 5
    calls.first.focus()
    page.keyboard.press("Enter")
    assert "It cannot miss: nobody but Amos can have the card." in lesson.inner_text()
    page.keyboard.press("s")
    table = lesson.locator(".answer").inner_text()
    assert table.startswith("To call: Seth. In hand: Clara 6, Amos 7, Lucy 6, Seth 5. Stacked by")
    open_lesson("portrait-authors", "the-last-portrait")
    walk = page.locator(".lesson")
    walk.locator("summary").click()
    walk.locator(".all-moves button", has_text="Turn 8").click()
    assert walk.locator(".where").inner_text().startswith("Turn 8, 12 of 13")
    assert page.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.deep
@pytest.mark.parametrize("width", every(2, [360, 1280], start=1))
def test_a_long_deal_is_walked_by_tricks(open_lesson: Opening, width: int) -> None:
    page = open_lesson("nations", "won-on-the-last-trick")
    page.set_viewport_size({"width": width, "height": 900})
    walk = page.locator(".lesson")
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


@pytest.mark.full
@pytest.mark.parametrize(
    "lesson", [WALK, pytest.param(DEAL, marks=pytest.mark.deep)], ids=lambda lesson: lesson[1]
)
def test_targets_are_large_enough(open_lesson: Opening, lesson: tuple[str, str]) -> None:
    page = open_lesson(*lesson)
    page.set_viewport_size({"width": 360, "height": 800})
    page.locator(".all-moves summary").click()
    for control in page.locator("main button:visible, main summary:visible").all():
        box = control.bounding_box()
        assert box is not None
        assert box["width"] >= 44, control.inner_text()
        assert box["height"] >= 44, control.inner_text()


@pytest.mark.full
def test_without_a_script_every_verdict_can_be_read(
    browser: Browser, address: str, sample: Sample
) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        asking = [one for one in lessons("court") if one.lesson.kind != "order"]
        for judged in asking[:: sample(8, 2)]:
            page.goto(f"{address}{lesson_address('court', judged.lesson.id)}")
            rows = page.locator(".lesson .verdicts tbody tr").evaluate_all(VISIBLE)
            assert rows == [True] * sum(len(asked.choices) for asked in judged.questions)
        assert set(page.locator(".moves > li").evaluate_all(VISIBLE)) == {True}
        assert page.locator(".lesson button").count() == 0
        page.goto(f"{address}{lesson_address(*PLAY)}")
        assert page.locator(".tries").first.get_attribute("role") is None


def test_on_paper_a_lesson_asks_and_tells_nothing(open_lesson: Opening) -> None:
    page = open_lesson(*PLAY)
    page.emulate_media(media="print")
    assert page.locator(".question-asked").is_visible()
    assert page.locator(".tries img").first.is_visible()
    assert not page.locator(".verdicts").is_visible()
    assert not page.locator(".cited").is_visible()
    page.emulate_media(media="screen")
    page.get_by_role("button", name="Show all answers").click()
    page.emulate_media(media="print")
    assert page.locator(".verdicts").is_visible(), "as it was unfolded on the screen"
    assert page.locator(".cited").is_visible()


def test_on_paper_every_move_lies_open(open_lesson: Opening) -> None:
    page = open_lesson(*WALK)
    page.emulate_media(media="print")
    assert all(step.is_visible() for step in page.locator(".moves > li").all())
    assert not page.locator(".stepper").is_visible()
    assert not page.locator(".keys").first.is_visible()


@pytest.mark.deep
def test_forced_colors_leave_cards_and_buttons_their_edges(open_lesson: Opening) -> None:
    page = open_lesson(*PLAY)
    page.emulate_media(forced_colors="active")
    for place in (".row-of-cards img", ".tries button", ".felt", ".reveal"):
        edge = page.locator(place).first.evaluate("e => getComputedStyle(e).borderTopStyle")
        assert edge == "solid", place


def test_every_picture_of_a_walk_is_there(open_lesson: Opening) -> None:
    page = open_lesson(*WALK)
    broken = page.evaluate(
        """async () => {
          const images = [...document.querySelectorAll('.lesson img')];
          images.forEach(image => { image.loading = 'eager'; });
          const tried = await Promise.allSettled(images.map(image => image.decode()));
          return images.filter((_, n) => tried[n].status !== 'fulfilled').map(i => i.src);
        }"""
    )
    assert broken == []
