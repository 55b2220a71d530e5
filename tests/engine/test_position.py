"""Positions: what a person says about a table, as a state; and what they say wrongly."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from cardwright.engine import judge
from cardwright.engine.games.four_seat.form import FourSeat
from cardwright.engine.kernel import Form
from cardwright.engine.outcome import NOBODY
from cardwright.engine.state import State
from cardwright.errors import InputError
from tests.engine.said import FORMS, Said, chosen, form_of, said_of
from tests.tiers import Sample

# ------------------------------------------------------------------ every state can be said


@pytest.mark.quick(1)
@pytest.mark.parametrize(("game", "name", "agreed"), FORMS)
def test_every_state_of_play_can_be_said(
    game: str, name: str, agreed: dict[str, str], sample: Sample
) -> None:
    form = form_of(game, name, **agreed)
    questions = set()
    for seed in range(sample(5, 25)):
        chance = Random(seed).random
        state = form.deal(seed, dealer=seed % form.seats)
        twin = None
        while not state.over:
            again = form.position(said_of(state))
            questions.add(again.question)
            for stands in [again] if twin is None else [again, twin]:
                assert same(stands, state)
            twin = again if twin is None and chance() < 0.05 else twin
            action = chosen(state, chance)
            assert form.action_events(again, action) == form.action_events(state, action)
            state = state.apply(action)
            twin = twin and twin.apply(action)
        assert twin is None or (twin.over and twin.outcome == state.outcome)
    assert len(questions) >= (2 if isinstance(form, FourSeat) else 4)


def same(one: State, other: State) -> bool:
    """What all seats see is alike, and what the law, the judge and the referee say."""
    ids = range(one.form.action_count + len(one.form.calls))
    assert [one.view(seat) for seat in range(one.seats)] == [
        other.view(seat) for seat in range(other.seats)
    ]
    assert one.legal() == other.legal()
    return [judge(one, a)[:3] for a in ids] == [judge(other, a)[:3] for a in ids]


# ------------------------------------------------------------------ what need not be said

OPEN: Said = {"dealer": 1, "turn_up": "GS", "hands": {0: "RC RK BK KK RE BE"}}
USED_UP: Said = {
    "dealer": 1,
    "leader": 0,
    "trump": "gold",
    "tricks": [5, 4],
    "counted": [40, 20],
    "hands": {0: "RC RK BK"},
}
CLOSED: Said = {**USED_UP, "turn_up": "GS", "closed_by": 0, "tricks": [3, 2]}
FOUR: Said = {"dealer": 3, "turn_up": "GC", "hands": {0: "RJ RC RK", 3: "GC GR KJ"}}
FOUR |= {"leader": 0, "tricks": [4, 1], "bonus_taken_by": 1}

COURT = form_of("court", "two-handed")
FOUR_HANDS = form_of("court", "four-handed")


def names(form: Form[Any], cards: Iterable[int]) -> str:
    return " ".join(form.action_name(card) for card in cards)


def test_a_position_before_the_first_couplet_is_that_deal() -> None:
    state = COURT.position({**OPEN, "talon": "GJ KJ"})
    assert state == COURT.deal(order=state.order, dealer=1)
    assert names(COURT, state.hand(1)) == "GC GR GK GE BC BR"
    assert names(COURT, state.order[13:17]) == "GJ KJ BS BJ"
    led = COURT.position({**OPEN, "hands": {1: "GC GR GK GE BC BR"}, "led": "RE"})
    assert led == COURT.deal(order=led.order, dealer=1).apply(COURT.parse("RE"))


def test_cards_may_be_written_in_many_ways() -> None:
    ways: list[Said] = [
        {"hands": {"0": ["Red Crown", "red-knight", "bk"]}},
        {"hands": {0: "RC RK BK"}, "trump": "Gold"},
        {"hands": {0: ["BK", "RC", "RK"]}, "trump": "G"},
    ]
    assert len({COURT.position({**USED_UP, **way}) for way in ways}) == 1


def test_what_is_not_said_is_filled_in_the_order_of_the_pack() -> None:
    state = COURT.position(USED_UP)
    assert names(COURT, state.hand(1)) == "GC GR GK"
    assert names(COURT, state.last[1:]) == "GE GS"
    assert (state.stock, state.turn_up, state.question) == (0, NOBODY, "lead")
    closed = COURT.position({**CLOSED, "hands": {1: "GJ RC"}, "led": "RK"})
    assert [len(closed.hand(seat)) for seat in (0, 1)] == [1, 2]
    assert (closed.question, closed.to_move, closed.view(0).closed_by) == ("reply", 1, 0)
    four = FOUR_HANDS.position({**FOUR, "trick": "KRt", "hands": {3: "GC GR KJ"}})
    assert [len(four.hand(seat)) for seat in range(4)] == [2, 3, 3, 3]
    assert names(four.form, four.hand(0)) == "GK GE"
    assert (four.to_move, four.awards[0].side) == (1, 1)
    assert sorted(four.order) == list(range(32))
    assert four.order[-1] == four.turn_up


def test_the_last_couplet_was_taken_by_who_leads() -> None:
    for leader in (0, 1):
        for pair, taker in (("BJ BC", 1), ("BC BJ", 0), ("BC GJ", 1), ("BJ KC", 0)):
            state = COURT.position({**USED_UP, "leader": leader, "last_trick": pair})
            assert state.last[0] == (leader if taker == 0 else 1 - leader)
            assert state.to_move == leader


def test_what_stands_on_the_table_is_all_that_was_done() -> None:
    assert COURT.position(OPEN).actions == ()
    announced = {"led": "RR!", "hands": {0: "RC RK"}, "counted": [60, 0], "pending": [0, 0]}
    closed = COURT.position({**CLOSED, **announced})
    assert names(COURT, closed.actions) == "z RR!"
    assert names(COURT, closed.view(1).known[0]) == "RC"
    drawing = form_of("sixty-six", "two-handed").position(
        {"dealer": 1, "leader": 0, "turn_up": "JH", "tricks": [1, 0], "last_trick": "AS 9S",
         "hands": {0: "KS QS AH 10C 9C"}}
    )  # fmt: skip
    assert drawing.question == "before-draw"
    assert names(drawing.form, drawing.actions) == "AS 9S"


# ------------------------------------------------------------------ what cannot be

WRONG: list[tuple[Said, Said, str]] = [
    (OPEN, {"hand": "GC"}, "hand: there is no such fact\nHint: did you mean “hands”"),
    (OPEN, {"color": 1}, "color: there is no such fact\nHint: known: dealer, hands"),
    (OPEN, {"dealer": 2}, "dealer: is 2\nHint: write a whole number from 0 to 1"),
    (OPEN, {"dealer": True}, "dealer: is True"),
    (OPEN, {"hands": {0: "RC RK BK KK RE BX"}}, "Seat 0: there is no card “BX”"),
    (OPEN, {"hands": {0: ["Red Crwn"]}}, "Seat 0: there is no card “Red Crwn”"),
    (OPEN, {"hands": {0: "RC RK BK KK RE RC"}}, "Red Crown is in the hand of Seat 0 twice"),
    (OPEN, {"hands": {0: "RC RK BK KK RE GS"}}, "Gold Standard is in the hand of Seat 0 and b"),
    (OPEN, {"talon": "GJ RC"}, "talon: the Red Crown is in the talon and in the hand of Seat 0"),
    (OPEN, {"hands": {0: "RC RK BK KK RE"}}, "Seat 0 has 5 cards, but must have 6"),
    (OPEN, {"hands": {2: "RC"}}, "hands: there is no seat 2\nHint: seats: 0, 1"),
    (OPEN, {"hands": "RC RK"}, "hands: is 'RC RK'\nHint: write a table"),
    (OPEN, {"hands": {0: 7}}, "hands: Seat 0: is 7\nHint: write cards"),
    (OPEN, {"hands": {}}, "hands: there is no hand"),
    (OPEN, {"led": 4}, "led: is 4\nHint: write a card"),
    (OPEN, {"led": "GK!"}, "led: the Gold Knight cannot be announced"),
    (OPEN, {"led": "RR!"}, "Seat 0 has 6 cards, but must have 5"),
    (OPEN, {"led": "RR!", "hands": {0: "RC BC BK BR GK"}}, "pending: Seat 0 has announced 20"),
    (OPEN, {"led": "RR!", "hands": {0: "KC BC BK BR GK"}}, "Seat 0 does not have the Red Crown"),
    (OPEN, {"leader": 1}, "leader: Seat 1 cannot lead first\nHint: Seat 0 leads"),
    (OPEN, {"trump": "red"}, "trump: it is not the suit of the Gold Standard"),
    (OPEN, {"counted": [3, 0]}, "counted: Seat 0 has 3, but no couplet"),
    (OPEN, {"counted": [3]}, "counted: is \\[3\\]\nHint: write a list of 2 numbers"),
    (OPEN, {"counted": [-1, 0]}, "counted: Side 0: is -1"),
    (OPEN, {"tricks": [7, 0], "leader": 0}, "turn_up: it cannot be there, because 7 couplets"),
    (OPEN, {"tricks_at_close": [0, 0]}, "nobody has closed"),
    (OPEN, {"tricks_at_close": 1, "closed_by": 0}, "write a list of 2 numbers"),
    (OPEN, {"tricks_at_close": [0, 1], "closed_by": 0}, "0 couplets are taken\nHint: by the hands"),
    (OPEN, {"first_to_target": 0}, "first_to_target: Seat 0 has only 0"),
    (OPEN, {"question": "anounced"}, "did you mean “announced”"),
    (OPEN, {"question": "announced"}, "announced is not possible\nHint: it needs an announcement"),
    (OPEN, {"question": "reply"}, "reply is not possible\nHint: it needs a card led"),
    (OPEN, {"question": "opening"}, "opening is not possible"),
    (OPEN, {"question": "closed-on", "closed_by": 0}, "closed-on is not possible"),
    (OPEN, {"led": "GK", "hands": {1: "RC RK BK KK RE BE"}, "question": "lead"}, "lead is not"),
    (OPEN, {"last_trick": "GJ RJ"}, "last_trick: it cannot have 2 cards, because 0"),
    (OPEN, {"shown": {0: "GC"}}, "the Gold Crown is not in the hand of Seat 0"),
    (OPEN, {"talon": "GC GR GK GE GJ BC BR BS BJ KC KR KE"}, "cannot have 12 cards; only 11"),
    (USED_UP, {"trump": "green"}, "trump: there is no suit “green”"),
    (USED_UP, {"trump": "glod"}, "did you mean “gold”"),
    (USED_UP, {"tricks": [5, 5]}, "Seat 0 has 3 cards, but must have 2"),
    (USED_UP, {"tricks": [2, 1]}, "turn_up: is missing, but it was not drawn"),
    (USED_UP, {"tricks": [9, 3]}, "tricks: 12 couplets are taken, so the deal is over"),
    (USED_UP, {"pending": [20, 0]}, "pending: 20 wait, but Seat 0 has a couplet"),
    (USED_UP, {"counted": [60, 66]}, "first_to_target: is missing, but both have 60"),
    (USED_UP, {"turn_up": "GS"}, "turn_up: it cannot be there"),
    (USED_UP, {"closed_by": 0}, "turn_up: is missing, but it was not drawn"),
    (USED_UP, {"tricks": [9, 0], "counted": [60, 0], "leader": 1}, "Seat 1 has taken no couplet"),
    (USED_UP, {"led": "RC"}, "the Red Crown is in the hand of Seat 0 and on the table"),
    (CLOSED, {"tricks": [1, 1]}, "Seat 0 cannot have 3 cards, because 2 couplets are taken"),
    (CLOSED, {"tricks_at_close": [5, 0]}, "tricks_at_close: it is impossible, because 5 couplets"),
    (CLOSED, {"question": "before-draw"}, "before-draw is not possible"),
    (CLOSED, {"led": "RR!", "counted": [10, 0], "hands": {0: "RC RK"}}, "counted: Seat 0 has ann"),
]  # fmt: skip


@pytest.mark.parametrize(("base", "said", "message"), WRONG)
def test_facts_that_cannot_be_are_refused(base: Said, said: Said, message: str) -> None:
    with pytest.raises(InputError, match=message) as caught:
        COURT.position({**base, **said})
    assert str(caught.value).startswith("position: ")


def test_what_is_missing_is_asked_for() -> None:
    for base, name in ((OPEN, "turn_up"), (USED_UP, "leader"), (USED_UP, "trump")):
        left = {fact: value for fact, value in base.items() if fact != name}
        with pytest.raises(InputError, match="is missing"):
            COURT.position(left)


def test_a_dealer_who_sits_out_has_nothing() -> None:
    form = form_of("court", "three-handed")
    base: Said = {"dealer": 0, "turn_up": "GS", "hands": {1: "RC RK BK KK RE BE"}}
    assert form.position(base).to_move == 1
    for said, message in (
        ({"hands": {0: "RC"}}, "Seat 0 deals, so it has no cards"),
        ({"tricks": [1, 0, 0]}, "Seat 0 deals, so it cannot have 1"),
        ({"leader": 0}, "Seat 0 is not possible\nHint: use Seat 1 or Seat 2"),
    ):
        with pytest.raises(InputError, match=message):
            form.position({**base, **said})


WRONG_FOUR: list[tuple[Said, str]] = [
    ({"trump": "gold"}, "trump: there is no such fact"),
    ({"turn_up": 4}, "turn_up: is 4"),
    ({"turn_up": "RJ"}, "turn_up: the Red Jester is"),
    ({"trick": "RRt RSf KRt KSf"}, "trick: it cannot have 4 cards\nHint: 3 at most"),
    ({"tricks": [4, 2]}, "Seat 0 has 3 cards, but must have 2"),
    ({"tricks": [4, 4]}, "tricks: all 8 are taken, so the deal is over"),
    ({"leader": 1, "tricks": [5, 0], "bonus_taken_by": 0}, "the side of Seat 1 has no couplet"),
    ({"tricks": [0, 0], "leader": 2}, "Seat 2 cannot lead first\nHint: Seat 0 leads"),
    ({"tricks": [5, 0], "bonus_taken_by": 1}, "Side 1 has no couplet"),
    (
        {"hands": {0: "RJ RC GS", 3: "GC GR KJ"}},
        "bonus_taken_by: no card that scores a point is taken",
    ),
    ({"announced": True}, "announced: no card is led"),
    (
        {"announced": True, "trick": "RC", "hands": {0: "RR RK", 3: "GC GR KJ"}},
        "cannot be announced",
    ),
    ({"counted": [1, 2, 3]}, "write a list of 2 numbers"),
    ({"tricks": [5, 0], "bonus_taken_by": 0, "counted": [0, 3]}, "Side 1 has 3, but no couplet"),
    (
        {"pending": [0, 20], "tricks": [5, 0], "bonus_taken_by": 0},
        "pending: no points can wait, because this form has no announcements",
    ),
    ({"pending": [20, 0]}, "20 wait, but Side 0 has a couplet"),
]


@pytest.mark.parametrize(("said", "message"), WRONG_FOUR)
def test_facts_that_cannot_be_for_four_are_refused(said: Said, message: str) -> None:
    with pytest.raises(InputError, match=message) as caught:
        FOUR_HANDS.position({**FOUR, **said})
    assert str(caught.value).startswith("position: ")


def test_what_is_missing_for_four_is_asked_for() -> None:
    whole = {**FOUR, "hands": {**FOUR["hands"], 1: "BC BR BK", 2: "KC KR KK"}}
    for name in ("turn_up", "leader", "bonus_taken_by"):
        with pytest.raises(InputError, match=f"{name}: is missing"):
            FOUR_HANDS.position({fact: said for fact, said in whole.items() if fact != name})


def test_counts_that_do_not_add_up_end_in_a_score_all_the_same() -> None:
    form = form_of("sixty-six", "four-handed")
    last = {0: "9S", 1: "8S", 2: "7S", 3: "7D"}
    said = {"dealer": 3, "turn_up": "AH", "leader": 0, "tricks": [4, 3], "hands": last}
    state = form.position(said)
    for card in ["9S", "8S", "7S", "7D"]:
        state = state.apply(form.parse(card))
    assert state.outcome.points == (0, 0)
    assert (state.outcome.clause, state.outcome.carry) == ("S66-B11", 0)


def test_what_was_announced_by_four_is_counted_and_shown() -> None:
    form = form_of("court", "four-handed", marriages="on")
    said: Said = {"announced": True, "trick": "RC", "hands": {0: "RR RK", 3: "GC GR KJ"}}
    with pytest.raises(InputError, match="counted: Side 0 has announced 20"):
        form.position({**FOUR, **said, "counted": [19, 0]})
    state = form.position({**FOUR, **said, "counted": [20, 0]})
    assert names(form, state.view(1).known[0]) == "RR"
    assert names(form, state.actions) == "RC!"
    with pytest.raises(InputError, match="Seat 0 does not hold the Red Royal"):
        form.position({**FOUR, **said, "hands": {0: "RJ RK", 3: "GC GR KJ"}, "counted": [20, 0]})
