"""A table to play at, in a browser: by keyboard and by touch, and it tells what the engine says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, expect

from cardwright.drawing.faces import all_cards
from cardwright.engine.session import Session
from cardwright.ledger import load_ledger
from cardwright.website.hints import deeds
from tests.browser.axe import faults
from tests.browser.conftest import Host
from tests.browser.table import (
    AUTHORS,
    COURT,
    FOUR,
    NATIONS,
    TENNIS,
    TURN,
    TWICE,
    done,
    kept,
    open_,
    pictures,
    ready,
    refused_card,
    replayed,
    sit,
)
from tests.contract.plays import Table, recommended
from tests.engine.sessions import opening
from tests.tiers import every

pytestmark = pytest.mark.browser

LINE = 70  # pixels by which two more lines above the table move it
PAIR = 16  # the seed of a deal in which who leads holds a Crown and the Royal of its color

QUICK = [
    pytest.param(COURT, "good", "touch", marks=pytest.mark.deep),
    (FOUR, "beginner", "keyboard"),
]
CASES = [
    (table, keeper, ("keyboard", "touch")[(n + m) % 2])
    for n, table in enumerate(recommended())
    for m, keeper in enumerate(("beginner", "good", "strong"))
]


@pytest.mark.parametrize(
    ("table", "keeper", "by"),
    [*QUICK, *every(99, CASES, start=99, deep=4)],
)
def test_a_whole_deal_is_played(
    phone: Page, host: Host, table: Table, keeper: str, by: str
) -> None:
    sit(phone, host, opening(table, "person", *[keeper] * 7, seed=8))
    while ready(phone):
        done(phone, open_(phone), by)
    session = replayed(kept(phone, table.game))
    end = session.answer({"do": "end", "seat": 0})
    shown = phone.locator(".ended").inner_text()
    for line in end["sheet"]:
        if line["deal"] == end["deal"]:
            assert line["reason"].lower() in shown.lower()
    for score in end["score"]:
        who = "You" if score["who"] == "Ann" else score["who"][:1].upper() + score["who"][1:]
        assert f"{who} {score['points']}" in shown


def test_a_card_that_is_not_allowed_is_answered_by_the_judge(phone: Page, host: Host) -> None:
    sit(phone, host, opening(FOUR, "person", *["beginner"] * 3, seed=3))
    refused = refused_card(phone)
    match = kept(phone, "court")
    look = replayed(match).answer({"do": "look", "seat": 0})
    not_allowed = next(card for card in look["hand"] if not card["may"])
    refused.tap(force=True)
    line = phone.locator(".turn-line.no")
    expect(line).to_contain_text(f"Not the {not_allowed['name']}. {not_allowed['text']}")
    mark = line.locator(".ref")
    assert unquote(str(mark.get_attribute("href"))).endswith(f"law.html#{not_allowed['clause']}")
    mark.tap()
    text = look["clauses"][not_allowed["clause"]]
    expect(phone.locator(".mark-panel")).to_contain_text(text)
    assert kept(phone, "court") == match


def test_what_may_be_done_and_what_a_good_player_would_do_is_told(phone: Page, host: Host) -> None:
    sit(phone, host, opening(COURT, "person", "beginner", seed=6, dealer=1))
    assert ready(phone)
    session = replayed(kept(phone, "court"))
    look = session.answer({"do": "look", "seat": 0})
    advice = session.answer({"do": "advise", "seat": 0})
    phone.locator(".own .one").first.focus()
    phone.keyboard.press("m")
    expect(phone.locator(".helped")).to_contain_text("Play any card.")
    cards = {card["action"] for card in look["hand"]}
    for one in look["open"]:
        if one["action"] not in cards:
            expect(phone.locator(".helped")).to_contain_text(one["says"][1:])
    phone.keyboard.press("h")
    expect(phone.locator(".turn-line strong")).to_contain_text(advice["says"][1:])
    expect(phone.locator(".turn-line")).to_contain_text(advice["why"])
    expect(phone.locator(".helped")).to_have_text(advice["figures"])
    advised = next(card for card in look["hand"] if card["action"] == advice["action"])
    assert phone.locator(".advised").get_attribute("data-key") == f"card {advised['id']}"


def test_a_hint_leaves_the_table_where_it_is_and_what_lies_there_tells_of_itself(
    phone: Page, host: Host
) -> None:
    sit(phone, host, opening(COURT, "person", "beginner", seed=6, dealer=1))
    assert ready(phone)
    middle, hand = phone.locator(".middle"), phone.locator(".own .one").first
    before = middle.bounding_box(), hand.bounding_box()
    phone.locator(".tools button", has_text="hint").tap()
    expect(phone.locator(".advised")).to_be_in_viewport()
    after = middle.bounding_box(), hand.bounding_box()
    for one, other in zip(before, after, strict=True):
        assert one
        assert other
        assert abs(one["y"] - other["y"]) <= LINE
    expect(middle).to_be_in_viewport(ratio=1)
    phone.locator(".table-top .turned").tap()  # what lies there tells what was said of it
    line = phone.locator(".turn-line")
    expect(line).to_contain_text("is turned up as the court card")
    expect(line.locator(".ref").first).to_contain_text("2H-3")
    phone.locator(".table-top .pile").tap()
    expect(line).to_contain_text("Talon: 11 cards. At the deal: ")


@pytest.mark.full
def test_who_is_learning_reads_what_a_deed_comes_to_and_presses_again(
    phone: Page, host: Host
) -> None:
    """Every time, and again when its line is gone; who plays in earnest is not asked."""
    match = opening(COURT, "person", "beginner", seed=6, dealer=1, learning=True)
    note = deeds(load_ledger("court"))["z"]
    for learning in (True, True, False):
        sit(phone, host, match | {"learning": learning})
        assert ready(phone)
        phone.clock.fast_forward(TWICE)
        before = kept(phone, "court")
        close = phone.locator(".deeds button", has_text="Close the talon")
        told = phone.locator(f"#{close.get_attribute('aria-describedby')}")
        expect(told).to_have_text(re.compile(f"^You are to lead.* {re.escape(note.cost)}$"))
        close.tap()
        if learning:
            expect(phone.locator(".turn-line")).to_contain_text(note.text)
            assert kept(phone, "court") == before
            phone.locator(".tools button", has_text="What may I do?").tap()
            phone.clock.fast_forward(TWICE)
            close.tap()  # the question went with its line
            expect(phone.locator(".turn-line")).to_contain_text(note.text)
            assert kept(phone, "court") == before
            phone.clock.fast_forward(TWICE)
            close.tap()
        expect(phone.locator(".recent")).to_contain_text("Ann closes")


def test_who_could_announce_is_asked_before_a_card_of_the_pair_is_led_alone(
    phone: Page, host: Host
) -> None:
    match = opening(COURT, "person", "beginner", seed=PAIR, dealer=1)
    for learning in (True, False):
        sit(phone, host, match | {"learning": learning})
        assert ready(phone)
        phone.clock.fast_forward(TWICE)
        before = kept(phone, "court")
        look = replayed(before).answer({"do": "look", "seat": 0})
        pair = next(one for one in look["open"] if len(one["cards"]) > 1)
        crown = phone.locator(f".own [data-key='card {pair['cards'][0]}']")
        crown.tap()
        if learning:
            line = phone.locator(".turn-line")
            expect(line).to_contain_text(f"Below your hand you may {pair['says']}.")
            marked = phone.locator(".deeds .advised")
            expect(marked.first).to_be_in_viewport(ratio=1)
            expect(marked).to_have_count(2)  # to lead the one, and to lead the other
            assert kept(phone, "court") == before
            phone.clock.fast_forward(TWICE)
            crown.tap()
        expect(phone.locator(".recent")).to_contain_text("Ann leads the ")
        assert ready(phone)
        assert kept(phone, "court") != before


def test_who_is_learning_and_could_do_better_than_play_a_card_is_told_and_asked(
    phone: Page, host: Host
) -> None:
    """As to exchange: the button stands out, the line says so, and a card is not played at once."""
    sit(phone, host, opening(COURT, "person", "beginner", seed=3, dealer=1, learning=True))
    exchange = phone.locator(".deeds button", has_text="Exchange")
    while ready(phone) and not exchange.count():
        done(phone, open_(phone), "keyboard")
    line, says = phone.locator(".turn-line"), exchange.inner_text()
    assert exchange.get_attribute("class") == "main"
    expect(line).to_contain_text(f"; you could e{says[1:]}.")
    before = kept(phone, "court")
    phone.clock.fast_forward(TWICE)
    phone.locator(".own .one").first.tap()
    expect(line).to_contain_text(f"Below your hand you may e{says[1:]}.")
    expect(phone.locator(".deeds .advised")).to_have_text(says)
    assert kept(phone, "court") == before
    close = phone.locator(".deeds button", has_text="Close the talon")
    phone.clock.fast_forward(TWICE)
    close.tap()
    expect(line).to_contain_text("again to do it, or choose something else.")
    assert kept(phone, "court") == before
    phone.clock.fast_forward(TWICE)
    exchange.tap()  # what is plainly better is not asked about
    expect(line).to_contain_text("Ann exchanges the ")


def test_a_false_call_is_not_made_by_one_tap(phone: Page, host: Host) -> None:
    sit(phone, host, opening(COURT, "person", "beginner", seed=8, learning=True))
    declare = phone.locator(".deeds button", has_text="Declare sixty")
    while ready(phone) and not declare.count():
        done(phone, open_(phone), "keyboard")
    names = phone.locator(".deeds > p button").all_inner_texts()
    assert names == sorted(names, key=lambda name: name.startswith(("Close", "Declare")))
    before = kept(phone, "court")
    declare.tap()
    line = phone.locator(".turn-line")
    expect(line).to_contain_text(deeds(load_ledger("court"))["60"].text)
    expect(line).to_contain_text("again to do it")
    declare.tap()  # at once: a second tap that nobody meant
    assert kept(phone, "court") == before
    assert not phone.locator(".ended").count()


#: Taps the first deed, and as soon as the table is drawn anew what is in its place.
TAP_TWICE = """async () => {
  const place = { clientX: 90, clientY: 400, detail: 1 };
  const tap = (deed) => deed.dispatchEvent(new MouseEvent("click", place));
  const all = () => [...document.querySelectorAll(".board .deeds button")];
  const deed = (text) => all().find((one) => one.textContent.startsWith(text));
  tap(deed("Close"));
  for (let frame = 0; deed("Close"); frame += 1) {
    if (frame > 600) throw new Error(document.querySelector(".playing").innerText);
    await new Promise((drawn) => { setTimeout(drawn, 16); });
  }
  tap(deed("Declare"));
}"""


def test_a_double_tap_does_not_do_the_deed_that_slides_under_the_finger(
    phone: Page, host: Host
) -> None:
    sit(phone, host, opening(COURT, "person", "beginner", seed=8, learning=False))
    while ready(phone) and phone.locator(".deeds > p button").count() < 2:
        done(phone, open_(phone), "keyboard")
    phone.evaluate(TAP_TWICE)
    phone.clock.fast_forward(TWICE)
    assert not phone.locator(".ended").count()
    expect(phone.locator(".recent")).to_contain_text("Ann closes")
    phone.locator(".deeds button", has_text="Declare").press("Enter")  # meant
    expect(phone.locator(".ended")).to_be_visible()


@pytest.mark.deep
def test_a_move_is_taken_back_with_its_story_and_nothing_before_it(phone: Page, host: Host) -> None:
    sit(phone, host, opening(COURT, "person", "beginner", seed=6, dealer=0, learning=True))
    assert ready(phone)  # the other has led
    back = phone.locator(".tools button", has_text="Undo")
    assert back.count() == 0
    story = phone.locator(".story ol")
    told = story.text_content()
    done(phone, open_(phone), "keyboard")
    assert ready(phone)
    assert back.count() == 1
    assert story.text_content() != told
    back.tap()
    expect(back).to_have_count(0)
    expect(phone.locator(".hint")).to_have_count(0)  # of a moment that is long over
    assert str(story.text_content()).split() == str(told).split()


def test_the_line_tells_what_happened_and_what_is_wanted(phone: Page, host: Host) -> None:
    sit(phone, host, opening(COURT, "person", "beginner", seed=6, dealer=1))
    assert ready(phone)
    seen = """() => [...document.querySelectorAll(".turn-line, .turn-line .news")]
      .flatMap((each) => [...each.childNodes]).filter((each) => each.nodeType === Node.TEXT_NODE)
      .map((each) => each.data.trim()).filter(Boolean)"""
    assert phone.evaluate(seen) == ["Your turn to lead.", "Ann leads first."]
    done(phone, open_(phone), "keyboard")
    assert ready(phone)
    told = phone.locator(".recent p").evaluate_all("all => all.map(one => one.firstChild.data)")
    wanted, *news = phone.evaluate(seen)
    assert wanted.startswith("Your turn")
    assert len(news) == 1  # what is longer is heard, and not seen on a phone
    assert set(news) <= set(told)


def test_cards_that_were_seen_stand_in_one_row_with_the_hand_that_holds_them(
    phone: Page, host: Host
) -> None:
    sit(phone, host, opening(COURT, "person", "beginner", seed=16, dealer=0))
    seen = phone.locator(".around .small")
    while ready(phone) and not seen.count():
        done(phone, open_(phone), "keyboard")
    one, other = seen.first.bounding_box(), phone.locator(".around .held > *").first.bounding_box()
    assert one
    assert other
    assert one["y"] < other["y"] + other["height"]
    assert other["y"] < one["y"] + one["height"]


def test_what_is_to_be_pressed_again_stays_under_the_finger(phone: Page, host: Host) -> None:
    sit(phone, host, opening(COURT, "person", "beginner", seed=6, dealer=1, learning=True))
    assert ready(phone)
    phone.clock.fast_forward(TWICE)
    close = phone.locator(".deeds button", has_text="Close the talon")
    close.scroll_into_view_if_needed()
    before = close.bounding_box()
    close.tap()
    expect(phone.locator(".turn-line")).to_contain_text("again to do it")
    after = close.bounding_box()
    assert before
    assert after
    assert after["y"] == pytest.approx(before["y"], abs=1)


def test_the_rule_behind_the_line_is_seen_and_goes_with_it(phone: Page, host: Host) -> None:
    sit(phone, host, opening(FOUR, "person", *["beginner"] * 3, seed=3))
    refused = refused_card(phone)
    refused.tap(force=True)
    phone.locator(".turn-line.no .ref").tap()
    panel = phone.locator(".mark-panel")
    expect(panel).to_be_in_viewport(ratio=1)
    done(phone, open_(phone), "keyboard")
    assert ready(phone)
    assert panel.count() == 0


def test_a_card_is_drawn_to_the_table_with_a_mouse(phone: Page, host: Host) -> None:
    """Let go on the hand it stays there; what is clicked next is heard."""
    sit(phone, host, opening(COURT, "person", "beginner", seed=6, dealer=1))
    assert ready(phone)
    before = kept(phone, "court")
    card = phone.locator(".own .one").first

    def drag(across: float, up: float) -> None:
        card.scroll_into_view_if_needed()
        box = card.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        phone.mouse.move(x, y)
        phone.mouse.down()
        phone.mouse.move(x + across * box["width"], y - up * box["height"], steps=4)
        assert "translate" in str(card.get_attribute("style"))
        phone.mouse.up()

    drag(1, 0.05)
    phone.get_by_role("button", name="What may I do?").click()
    expect(phone.locator(".helped")).to_be_visible()
    assert len(phone.locator(".own .one").all()) == 6
    assert kept(phone, "court") == before
    phone.evaluate("document.querySelector('.turn-line').textContent = ''")
    drag(0, 1)
    assert ready(phone)
    expect(phone.locator(".turn-line")).to_contain_text(TURN)
    assert kept(phone, "court") != before


def test_a_second_tap_is_one_too_many(phone: Page, host: Host) -> None:
    sit(phone, host, opening(COURT, "person", "beginner", seed=6, dealer=1))
    assert ready(phone)
    phone.evaluate("""() => {
      document.querySelector(".turn-line").textContent = "";
      const card = document.querySelector(".own .one");
      card.click();
      card.click();
    }""")
    assert ready(phone)
    expect(phone.locator(".turn-line")).to_contain_text(TURN)
    (deal,) = kept(phone, "court")["actions"]
    assert len(deal) in {2, 3}  # mine, and of the other the reply, and the lead of who has taken


def test_arrows_go_through_the_hand(phone: Page, host: Host) -> None:
    sit(phone, host, opening(COURT, "person", "beginner", seed=6, dealer=1))
    assert ready(phone)
    cards = phone.locator(".own .one")
    cards.first.focus()
    phone.keyboard.press("ArrowLeft")
    expect(cards.last).to_be_focused()
    phone.keyboard.press("Home")
    phone.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    assert [card.get_attribute("tabindex") for card in cards.all()] == ["-1", "0", *["-1"] * 4]


def test_a_move_is_taken_back_where_that_was_agreed(phone: Page, host: Host) -> None:
    sit(phone, host, opening(COURT, "person", "beginner", seed=6, dealer=1, learning=True))
    assert ready(phone)
    before = kept(phone, "court")
    hand = phone.locator(".own").inner_html()
    expect(phone.get_by_role("button", name="Undo")).to_have_count(0)
    done(phone, open_(phone), "touch")
    assert ready(phone)
    assert kept(phone, "court") != before
    phone.get_by_role("button", name="Undo").tap()
    expect(phone.locator(".turn-line")).to_contain_text("undone")
    assert phone.locator(".own").inner_html() == hand
    assert kept(phone, "court") == before


def test_two_at_one_device_do_not_see_each_others_hands(phone: Page, host: Host) -> None:
    sit(phone, host, opening(COURT, seed=6, dealer=1))
    assert ready(phone)
    hand = set(pictures(phone))
    done(phone, open_(phone), "touch")
    expect(phone.get_by_role("heading", name="Pass this to Ben")).to_be_focused()
    assert pictures(phone) == []
    phone.get_by_role("button", name="I am Ben").tap()
    assert ready(phone)
    assert not hand & set(pictures(phone))
    assert len(pictures(phone)) == 6


def test_before_the_first_person_has_looked_no_hand_is_shown(phone: Page, host: Host) -> None:
    """Where two persons sit and a player of the engine begins."""
    match = opening(FOUR, "person", "beginner", "person", "beginner", seed=5, dealer=0)
    sit(phone, host, match)
    phone.wait_for_selector(".board h2")
    assert ready(phone)
    look = replayed(kept(phone, "court")).answer({"do": "look", "seat": 2})
    assert look["to_move"] == 2
    assert [Path(picture).stem for picture in pictures(phone)] == [
        card["id"] for card in look["hand"]
    ]


@pytest.mark.full
@pytest.mark.parametrize("table", every(4, [COURT, AUTHORS, TENNIS, NATIONS], start=3), ids=str)
def test_axe_finds_nothing_at_a_table(phone: Page, host: Host, axe: str, table: Table) -> None:
    found: list[Any] = []
    sit(phone, host, opening(table, "person", *["beginner"] * 3, seed=8))
    assert ready(phone)
    for summary in phone.locator(".board summary").all():
        summary.click()
    found += faults(phone, axe)
    phone.get_by_role("button", name="What may I do?").click()
    phone.get_by_role("button", name="Another match").click()
    phone.get_by_text("House rules").click()
    found += faults(phone, axe)
    assert found == []


@pytest.mark.deep
def test_what_others_take_out_of_the_hand_is_told(phone: Page, host: Host) -> None:
    sit(phone, host, opening(AUTHORS, "person", *["beginner"] * 2, seed=5))
    gone = phone.locator(".recent p", has_text="Out of your hand")
    while ready(phone) and not gone.count():
        done(phone, open_(phone), "keyboard")
    cards = [name for line in gone.all_inner_texts() for name in line.split(": ")[1].split(", ")]
    told = Session().answer({"do": "begin", **kept(phone, "portrait-authors")})["told"]
    texts = [one["text"] for one in told]
    since = max((n for n, text in enumerate(texts) if text.startswith("Ann calls on")), default=0)
    assert sum(text.startswith("Ann holds it") for text in texts[since:]) == len(cards)


@pytest.mark.deep
def test_arrows_scroll_a_hand_that_is_only_shown(phone: Page, host: Host) -> None:
    sit(phone, host, opening(AUTHORS, "person", *["beginner"] * 2, seed=5))
    assert ready(phone)
    hand = phone.locator(".own.strip")
    hand.focus()
    assert hand.evaluate("hand => hand.scrollWidth > hand.clientWidth && hand.scrollLeft === 0")
    phone.keyboard.press("ArrowRight")  # the tab fails the test if this raises an error
    phone.wait_for_function("() => document.querySelector('.own.strip').scrollLeft > 0")


@pytest.mark.deep
def test_who_has_won_a_ball_stands_in_the_line(phone: Page, host: Host) -> None:
    sit(phone, host, opening(TENNIS, "person", "beginner", seed=5))
    while ready(phone):
        told = phone.locator(".recent p").evaluate_all("all => all.map(one => one.firstChild.data)")
        balls = [sentence for sentence in told if "has the ball" in sentence]
        if balls:
            expect(phone.locator(".turn-line")).to_contain_text(balls[-1])
            return
        done(phone, open_(phone), "keyboard")
    pytest.fail("nobody has won a ball")


@pytest.mark.full
def test_where_no_card_may_be_played_the_line_says_where_to_look(phone: Page, host: Host) -> None:
    """As after announcing, when all cards are gray, or with nothing to answer by."""
    sit(phone, host, opening(TENNIS, "person", "beginner", seed=5))
    may = phone.locator(".own .one:not([aria-disabled])")
    while ready(phone) and may.count():
        done(phone, open_(phone), "keyboard")
    expect(phone.locator(".turn-line")).to_contain_text("Your turn: draw")
    assert phone.locator(".deeds button").count()


def test_what_there_is_to_do_comes_into_sight(phone: Page, host: Host) -> None:
    """The hand, or the buttons where no card may be played, from wherever one has scrolled to."""
    sit(phone, host, opening(TENNIS, "person", "beginner", seed=5))
    may = phone.locator(".own .one:not([aria-disabled])")
    while ready(phone) and may.count():
        expect(phone.locator(".own")).to_be_in_viewport()
        phone.evaluate("document.querySelector('.turn-line').textContent = ''")
        away = "one => { scrollTo({ top: 9e9, behavior: 'instant' }); one.click(); }"
        may.first.evaluate(away)
    expect(phone.locator(".deeds button").first).to_be_in_viewport()


@pytest.mark.deep
def test_cards_that_a_table_agrees_to_have_more_of_are_shown_by_others_like_them(
    phone: Page, host: Host
) -> None:
    printed = {card.id for card in all_cards(load_ledger("card-tennis"))}
    pictures = phone.locator(".own img")
    for seed in range(12):
        match = opening(TENNIS, "person", "beginner", seed=seed)
        sit(phone, host, match | {"agreements": {"deck": "17/19/5/4"}})
        assert ready(phone)
        hand = replayed(kept(phone, "card-tennis")).answer({"do": "look", "seat": 0})["hand"]
        if any(card["id"] not in printed for card in hand):
            break
    else:
        raise AssertionError("no such card was dealt")
    phone.wait_for_function(
        "() => [...document.querySelectorAll('.own img')].every(one => one.complete)"
    )
    assert pictures.evaluate_all("all => all.every(one => one.naturalWidth > 0)")
