"""Court and Sixty-Six for four: the deal, duties, points at once, marriages, and views."""

from itertools import product

import pytest

from cardwright.engine import judge
from cardwright.engine.games.four_seat.judge import QUESTIONS, FourSeatCase, asking
from cardwright.engine.games.four_seat.state import FourSeatState
from cardwright.engine.match import ScoreLine
from cardwright.engine.outcome import NOBODY, Award
from cardwright.engine.verdict import IllegalAction
from tests.engine.four_hands import (
    COLORS,
    COURT_HANDS,
    HANDS,
    dealt,
    form_of,
    open_to,
    played,
    random_play,
)


def refusal(state: FourSeatState, action: str) -> str:
    """The clause by which the judge refuses."""
    verdict = judge(state, state.form.parse(action))
    assert not verdict.ok
    return verdict.clause.partition("-")[2]


def leave(state: FourSeatState, action: str) -> str:
    """The clause by which the judge allows."""
    verdict = judge(state, state.form.parse(action))
    assert verdict.ok
    return verdict.clause.partition("-")[2]


# ------------------------------------------------------------------ the deal


@pytest.mark.parametrize("game", HANDS)
def test_cards_are_dealt_singly_from_the_left_and_the_last_is_turned(game: str) -> None:
    state = form_of(game).deal(order=range(32), dealer=1)
    assert [state.hand(seat) for seat in (2, 3, 0, 1)] == [tuple(range(n, 32, 4)) for n in range(4)]
    assert (state.to_move, state.leader, state.dealer, state.seats) == (2, 2, 1, 4)
    assert state.turn_up == 31
    assert state.table.suit == state.form.pack[31].suit
    assert (state.counts, state.tricks, state.awards) == (((0, 0), (0, 0)), (0, 0), ())
    assert state.outcome is None


def test_partners_sit_opposite() -> None:
    assert [form_of("court").side(seat) for seat in range(4)] == [0, 1, 0, 1]


@pytest.mark.parametrize("game", HANDS)
def test_the_winner_leads_until_all_is_played(game: str) -> None:
    for state in random_play(form_of(game), range(20)):
        moves = len(state.actions)
        assert sum(len(state.hand(seat)) for seat in range(4)) == 32 - moves
        assert len(state.trick) == moves % 4
        assert sum(state.tricks) == moves // 4
        assert state.over == (moves == 32)
        assert state.question == ("over" if moves == 32 else "reply" if moves % 4 else "lead")
        total = sum(count.counted for count in state.counts)
        assert not state.over or total == {"court": 106, "sixty-six": 130}[game]


@pytest.mark.parametrize("game", HANDS)
def test_of_two_cards_one_is_better_or_neither(game: str) -> None:
    """And the judge, who compares them anew, finds the same."""
    form = form_of(game)
    for turned in form.pack.cards[::8]:
        order = [card.number for card in form.pack if card != turned]
        state = form.deal(order=[*order, turned.number])
        case = FourSeatCase(state, action=0)
        for one, other in product(form.pack, repeat=2):
            first = state.table.beats[other.number] >> one.number & 1
            second = state.table.beats[one.number] >> other.number & 1
            suits = {one.suit, other.suit}
            comparable = len(suits) == 1 or turned.suit in suits
            assert first + second == (comparable and one != other)
            assert case.beats(one.number, other.number) == first


def test_states_are_values() -> None:
    state = dealt(form_of("court"))
    assert played(state, "RE RK") == played(state, "RE RK")
    assert hash(played(state, "RE RK")) == hash(played(state, "RE RK"))
    assert played(state, "RE RK") != played(state, "RE RRt")
    assert state.actions == ()
    assert played(state, "RE RK").actions == tuple(map(state.form.parse, ("RE", "RK")))
    assert state != dealt(form_of("court", marriages=True))
    others = list(random_play(state.form, range(3)))
    assert len({hash(other) for other in others}) == len(set(others)) == len(others)


# ------------------------------------------------------------------ Court: duties


def test_court_in_a_plain_color_one_follows_and_is_free() -> None:
    state = played(dealt(form_of("court")), "RE")
    assert open_to(state) == "RK RRt"
    assert leave(state, "RRt") == "4H-6"
    assert refusal(state, "GC") == "4H-6"
    state = played(state, "RK")
    assert open_to(state) == "GK GE BE BS BRt BSf KK KJ"
    assert (leave(state, "GE"), leave(state, "BSf")) == ("4H-7", "4H-7")
    assert open_to(played(state, "GE")) == "RC RR RSf"


def test_court_in_the_court_color_one_takes_it_if_able() -> None:
    state = played(dealt(form_of("court")), "GR")
    assert open_to(state) == "GC"
    assert (refusal(state, "GS"), refusal(state, "KC")) == ("4H-13", "4H-13")
    assert leave(state, "GC") == "4H-13"
    state = played(state, "GC")
    assert open_to(state) == "GK GE"  # neither beats the Crown
    assert leave(state, "GK") == "B29"
    assert refusal(state, "KJ") == "4H-13"


def test_court_a_partner_s_card_is_beaten_too() -> None:
    state = played(dealt(form_of("court"), dealer=1), "GK GSf")
    assert open_to(state) == "GR"
    assert refusal(state, "GRt") == "B29"
    assert "your partner’s. Play the Gold Royal." in judge(state, state.form.parse("GRt")).text


def test_court_the_left_of_the_dealer_leads_and_then_the_taker() -> None:
    state = dealt(form_of("court"))
    assert len(state.legal()) == 8
    assert leave(state, "RE") == "4H-5"
    assert refusal(state, "RK") == "D12"
    state = played(state, "RE RK GE RC")
    assert (state.to_move, state.counts[0].counted, state.tricks) == (2, 17, (1, 0))
    assert leave(state, "KK") == "2H-4"


# ------------------------------------------------------------------ Sixty-Six: duties


def test_sixty_six_one_follows_and_heads() -> None:
    state = played(dealt(form_of("sixty-six")), "9S")
    assert open_to(state) == "KS"
    assert (refusal(state, "7S"), refusal(state, "10H")) == ("B8", "4H-3")
    assert leave(state, "KS") == "B8"


def test_sixty_six_without_heading_in_plain_suits() -> None:
    form = form_of("sixty-six", head_plain=False)
    state = played(dealt(form), "9S")
    assert open_to(state) == "KS 7S"
    assert leave(state, "7S") == "B8"
    assert open_to(played(state, "7S")) == "KH 8H"  # whoever is void must trump as ever
    assert open_to(played(dealt(form, dealer=1), "KH QH")) == "AH"  # and head in trumps


def test_sixty_six_the_void_must_trump_and_overtrump() -> None:
    state = played(dealt(form_of("sixty-six")), "9S KS")
    assert open_to(state) == "KH 8H"
    assert (refusal(state, "9D"), leave(state, "8H")) == ("4H-3", "4H-3")
    low = played(state, "8H")
    assert open_to(low) == "QH JH 9H"
    assert refusal(low, "AC") == "B8"
    high = played(state, "KH")
    assert len(high.legal()) == 8  # nothing beats the king: any card
    assert (leave(high, "9H"), leave(high, "AC")) == ("B8", "B8")


def test_sixty_six_a_partner_s_card_is_beaten_and_trumped_too() -> None:
    state = dealt(form_of("sixty-six"), dealer=1)
    trumps = played(state, "KH QH")
    assert open_to(trumps) == "AH"
    assert refusal(trumps, "7H") == "B8"
    assert "your partner’s" in judge(trumps, state.form.parse("7H")).text
    assert open_to(played(state, "KD QD")) == "AH 7H"


def test_sixty_six_after_a_trump_any_card_of_the_suit_will_do() -> None:
    hands = (
        "9S 8S AC 10C KC QC JC 9C",
        "AH AD 10D KD QD JD 9D 8D",
        "AS 7S 10H KH QH JH 9H 8C",
        "KS QS JS 10S 7C 8H 7D 7H",
    )
    state = played(dealt(form_of("sixty-six"), hands=hands), "9S AH")
    assert open_to(state) == "AS 7S"
    assert open_to(played(state, "7S")) == "10S KS QS JS"


# ------------------------------------------------------------------ points at once


def test_the_standard_of_the_court_color_brings_a_point_at_once() -> None:
    state = played(dealt(form_of("court")), "GRt GS GK")
    assert state.awards == ()
    state = played(state, "GSf")
    award = Award(
        0,
        1,
        "COURT-4H-11",
        "took the Standard of the court color",
        ("COURT-B27", "COURT-B28"),
    )
    assert state.awards == (award,)
    assert state.outcome is None
    assert all(state.view(seat).awards == (award,) for seat in range(4))


def test_the_standard_counts_for_its_own_side_too() -> None:
    state = played(dealt(form_of("court")), "BC BJ BSf KSf BR GS BRt KRt")
    assert state.to_move == 1
    assert [award.side for award in state.awards] == [1]


def test_another_standard_brings_no_point() -> None:
    assert played(dealt(form_of("court")), "RS RK KJ RC").awards == ()


def test_a_side_on_six_wins_with_the_standard_on_the_spot() -> None:
    form = form_of("court")
    match = form.match(seed=1, dealer=3)
    match.take_up(dealt(form))
    match.enter(ScoreLine(0, 0, 6, "COURT-4H-10", "before"))
    for card in ["RE", "RK", "KJ", "RC", "KE", "RJ", "KC", "KK", "GS", "GE", "GSf"]:
        match.play(form.parse(card))
    assert (match.winner, match.score) == (NOBODY, (6, 0))
    match.play(form.parse("GR"))  # the third couplet
    assert (match.winner, match.score) == (0, (7, 0))
    assert match.state.outcome is None


def test_the_ten_of_trumps_brings_a_point_if_agreed() -> None:
    state = dealt(form_of("sixty-six", ten_bonus=True))
    state = played(state, "AH 10H KH 9H")
    assert [award[:3] for award in state.awards] == [(0, 1, "S66-B12")]
    assert played(dealt(form_of("sixty-six")), "AH 10H KH 9H").awards == ()


# ------------------------------------------------------------------ marriages, if agreed


def test_court_without_agreement_nothing_is_announced() -> None:
    state = dealt(form_of("court"))
    assert refusal(state, "BC!") == "B25"
    with pytest.raises(IllegalAction, match="nothing is announced"):
        played(state, "BC!")


def test_court_an_announcement_waits_for_a_couplet_of_the_side() -> None:
    state = dealt(form_of("court", marriages=True))
    assert open_to(state).endswith("BK RE RS RJ BC! BR!")
    assert (leave(state, "BC!"), refusal(state, "GC!")) == ("B25", "B25")
    state = played(state, "BR!")
    assert state.counts == ((0, 20), (0, 0))
    assert state.view(1).known == (
        (state.form.parse("BC"),),
        (),
        (),
        (state.form.parse("GSf"),),
    )
    assert refusal(state, "KC!") == "B25"  # not in reply
    state = played(state, "BJ BS GSf")
    assert state.counts == ((0, 20), (9, 0))
    state = played(state, "RC RE RK GE")
    assert state.counts == ((37, 0), (9, 0))


def test_court_thirty_in_the_court_color_counts_at_once_with_a_couplet() -> None:
    state = dealt(form_of("court", marriages=True), dealer=0, hands=COLORS)
    state = played(state, "BR! KJ RJ GJ GC!")
    assert state.counts == ((38, 0), (0, 20))
    state = dealt(form_of("court", marriages=True), dealer=1, hands=COLORS)
    state = played(state, "KR! RJ GJ BJ BC!")
    assert state.counts == ((0, 20), (38, 0))


def test_what_waits_is_counted_with_the_first_trick_of_the_side() -> None:
    hands = {0: "GS RC", 1: "GC RR", 2: "BC BR", 3: "KC KR"}
    facts = {"dealer": 3, "turn_up": "GSf", "leader": 0, "tricks": [6, 0], "pending": [0, 20]}
    state = form_of("court", marriages=True).position({**facts, "hands": hands})
    state = played(state, "GS GC BC KC")
    assert state.counts == ((0, 0), (51, 0))
    assert played(state, "RR BR KR RC").counts == ((44, 0), (51, 0))


def test_court_a_pair_that_is_all_one_holds_can_be_announced() -> None:
    facts = {"dealer": 3, "turn_up": "RSf", "bonus_taken_by": 0, "leader": 0, "tricks": [3, 3]}
    state = form_of("court", marriages=True).position({**facts, "hands": {0: "GC GR"}})
    assert open_to(state) == "GC GR GC! GR!"
    assert leave(state, "GC!") == leave(state, "GR!") == "B25"


# ------------------------------------------------------------------ what a seat may know


def test_a_view_does_not_show_what_the_seat_cannot_see() -> None:
    form = form_of("court")
    one = played(dealt(form), "RE RK")
    other_hands = list(COURT_HANDS)
    other_hands[1] = other_hands[1].replace("KR", "KK")
    other_hands[2] = other_hands[2].replace("KK", "KR")
    other = played(dealt(form, hands=tuple(other_hands)), "RE RK")
    assert one != other
    assert one.view(0) == other.view(0)
    assert one.view(3) == other.view(3)
    assert one.view(1) != other.view(1)


def test_the_turned_card_is_known_until_it_is_played() -> None:
    state = dealt(form_of("court"))
    turned = state.form.parse("GSf")
    for seat in range(4):
        assert state.view(seat).turn_up == turned
        assert state.view(seat).known == ((), (), (), (turned,))
    after = played(state, "GRt GS GK GSf").view(0)
    assert (after.turn_up, after.known) == (NOBODY, ((), (), (), ()))


def test_a_view_shows_the_table() -> None:
    view = played(dealt(form_of("court")), "RE RK GE").view(3)
    assert (view.seat, view.to_move, view.leader, view.dealer) == (3, 3, 0, 3)
    assert (view.phase, view.trump, view.held) == ("reply", "gold", (7, 7, 7, 8))
    assert (view.counts, view.tricks) == (((0, 0), (0, 0)), (0, 0))
    assert view.trick == tuple(map(form_of("court").parse, ("RE", "RK", "GE")))
    assert len(view.hand) == 8
    view = played(dealt(form_of("court")), "RE RK GE RC").view(3)
    assert (view.counts, view.tricks) == (((17, 0), (0, 0)), (1, 0))


def test_a_game_may_ask_some_of_the_questions_in_its_own_order() -> None:
    (over, *_), last = QUESTIONS, QUESTIONS[-1]
    assert asking(last[0], over[0]) == (last, over)
    assert asking() == ()
