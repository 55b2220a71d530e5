"""Nations: the card that lies turned up, what the judge and the teller say, and titles."""

from collections.abc import Iterable, Iterator
from itertools import product
from random import Random

import pytest

from cardwright.engine import judge, load_game, play
from cardwright.engine.agreed import agreements
from cardwright.engine.games.four_seat import events
from cardwright.engine.games.four_seat.form import FourSeat
from cardwright.engine.games.four_seat.judge import FourSeatCase
from cardwright.engine.games.four_seat.state import FourSeatState
from cardwright.engine.games.nations.score import dealt_titles
from cardwright.engine.games.nations.statistics import HAPPENINGS
from cardwright.engine.masks import members
from cardwright.engine.narration import SILENT, Facts
from cardwright.engine.outcome import NOBODY, Award, Event, Outcome
from cardwright.engine.verdict import IllegalAction
from cardwright.errors import InputError

TABLES: list[dict[str, str]] = [
    {},
    {"titles": "on"},
    {"turnup_trick1": "on"},
    {"titles": "on", "turnup_trick1": "on"},
]
OF_THE_MATCH = {"NAT-4", "NAT-5", "NAT-16", "NAT-17", "NAT-B4", "NAT-B11", "NAT-D1"}
OF_THE_FORM = {"NAT-1"}
# Seat 3 deals, and turns up the Map of Asia; it has no other card of Asia, Seat 0 has five.
HANDS = {
    0: "2AS 3AS 4AS 5AS 6AS MpEU MnEU 9EU MpAF MnAF MpAM MnAM WAM",
    1: "7AS 8AS 9AS 2EU 3EU 4EU 5EU 2AF 3AF 4AF 2AM 3AM 4AM",
    2: "10AS ChAS WAS MnAS 6EU 7EU 8EU 5AF 6AF 7AF 5AM 6AM 7AM",
}


def form_of(**agreed: str | bool) -> FourSeat:
    form = load_game("nations").form("four-handed").with_options(**agreed)
    assert isinstance(form, FourSeat)
    return form


FORM = form_of()


def dealt(form: FourSeat = FORM) -> FourSeatState:
    """The deal of HANDS, which the rest of the pack goes with."""
    return form.position({"dealer": 3, "turn_up": "MpAS", "hands": HANDS})


def played(state: FourSeatState, actions: str) -> FourSeatState:
    for action in actions.split():
        state = play(state, state.form.parse(action))
    return state


def names(form: FourSeat, cards: Iterable[int]) -> str:
    return " ".join(form.action_name(card) for card in cards)


def random_play(form: FourSeat, seeds: range) -> Iterator[FourSeatState]:
    """Every state of deals that are played at random."""
    draw = Random(3).random
    for seed in seeds:
        state = form.deal(seed=seed, dealer=seed % 4)
        yield state
        while not state.over:
            legal = state.legal()
            state = state.apply(legal[int(draw() * len(legal))])
            yield state


# ------------------------------------------------------------------ the card turned up


def test_the_card_turned_up_lies_in_nobodys_hand_until_the_first_trick_is_complete() -> None:
    for state in random_play(FORM, range(30)):
        first = len(state.actions) < 4
        held = [card for seat in range(4) for card in state.hand(seat)]
        assert (state.lying == state.turn_up) == first
        assert (state.turn_up in held) != (first or state.turn_up in state.actions)
        if len(state.actions) in {0, 4}:
            twelve = sum(len(state.hand(seat)) == 12 for seat in range(4))
            assert twelve == (1 if first else 4)
            assert (state.turn_up in state.hand(state.dealer)) != first


def test_everybody_sees_where_it_is() -> None:
    state = dealt()
    for seat in range(4):
        view = state.view(seat)
        assert (view.turn_up, view.held) == (FORM.parse("MpAS"), (13, 13, 13, 12))
        assert view.known == ((), (), (), ())
    taken_up = played(state, "MpEU 2EU 6EU WEU").view(1)
    assert (taken_up.turn_up, taken_up.held) == (FORM.parse("MpAS"), (12, 12, 12, 12))
    assert taken_up.known == ((), (), (), (FORM.parse("MpAS"),))
    gone = played(state, "MpEU 2EU 6EU WEU 2AS 7AS 10AS MpAS").view(1)
    assert (gone.turn_up, gone.known) == (NOBODY, ((), (), (), ()))


def test_by_agreement_it_is_in_hand_from_the_deal_on() -> None:
    form = form_of(turnup_trick1=True)
    for state in random_play(form, range(20)):
        assert state.lying == NOBODY
        if not state.actions:
            assert [len(state.hand(seat)) for seat in range(4)] == [13] * 4
            assert state.view(0).known[state.dealer] == (state.turn_up,)


def test_the_dealer_is_free_where_only_that_card_could_follow() -> None:
    state = played(dealt(), "2AS 7AS 10AS")
    assert state.legal() == list(state.hand(3))
    assert len(state.legal()) == 12
    refused = judge(state, FORM.parse("MpAS"))
    assert (refused.ok, refused.clause) == (False, "NAT-B5")
    with pytest.raises(IllegalAction, match="Map of Asia, lies on the table until the first trick"):
        play(state, FORM.parse("MpAS"))
    assert {judge(state, card).clause for card in state.legal()} == {"NAT-B5"}
    after = state.apply(state.legal()[0])
    assert after.to_move == 2
    assert FORM.parse("MpAS") in after.hand(3)
    # In a trick of another Nation it is void for the usual reason.
    assert judge(played(dealt(), "MpEU 2EU 6EU"), FORM.parse("WEU")).clause == "NAT-10"


def test_nobody_but_the_dealer_is_told_that_the_card_lies_there() -> None:
    state = dealt()
    assert judge(state, FORM.parse("MpAS")).text == "You do not hold the Map of Asia."


# ------------------------------------------------------------------ cards


def test_of_two_cards_one_is_better_or_neither() -> None:
    """And the judge, who compares them anew, finds the same."""
    for turned in FORM.pack.cards[::13]:
        order = [card.number for card in FORM.pack if card != turned]
        state = FORM.deal(order=[*order, turned.number])
        case = FourSeatCase(state, action=0)
        for one, other in product(FORM.pack, repeat=2):
            first = state.table.beats[other.number] >> one.number & 1
            second = state.table.beats[one.number] >> other.number & 1
            suits = {one.suit, other.suit}
            assert first + second == (len(suits) == 1 or turned.suit in suits) - (one == other)
            assert case.beats(one.number, other.number) == first


def test_what_is_legal_may_be_changed_by_whoever_asked() -> None:
    state = played(dealt(), "MpEU")
    legal = state.legal()
    legal.clear()
    assert names(FORM, state.legal()) == "5EU 4EU 3EU 2EU"


# ------------------------------------------------------------------ titles


def test_titles_are_the_four_highest_star_cards_as_they_were_dealt() -> None:
    for state in random_play(FORM, range(20)):
        if state.actions:
            continue
        titles = members(state.table.trumps)[:4]
        assert [FORM.pack[card].rank for card in titles] == ["map", "man", "woman", "children"]
        hands = [{*state.hand(seat)} for seat in range(4)]
        hands[state.dealer].add(state.turn_up)
        for side in range(2):
            mine = hands[side] | hands[side + 2]
            assert dealt_titles(state, side) == sum(card in mine for card in titles)


def test_a_position_with_titles_wants_to_know_who_played_them() -> None:
    form = form_of(titles=True)
    facts = {
        "dealer": 3,
        "leader": 0,
        "turn_up": "5AS",
        "tricks": [6, 6],
        "hands": {0: "MpAS", 1: "2EU", 2: "MnAS", 3: "3EU"},
    }
    with pytest.raises(InputError) as refused:
        form.position(facts)
    assert str(refused.value) == (
        "position: played: the Woman of Asia is in a trick\nHint: add the seat that played it"
    )
    state = form.position({**facts, "played": {1: "WAS", 3: "ChAS"}})
    assert [dealt_titles(state, side) for side in range(2)] == [2, 2]
    assert FORM.position(facts).legal() == state.legal()


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ({"counted": [1, 0]}, "counted: there is no such fact"),
        ({"announced": True}, "announced: there is no such fact"),
        ({"played": {1: "2EU"}}, "played: too many cards are in tricks: 1"),
        ({"hands": {3: "MpAS"}}, "turn_up: the Map of Asia is turned up on the table and in the"),
        ({"trick": ["MpAS"]}, "turn_up: the Map of Asia is turned up on the table and on the ta"),
        ({"hands": {3: "2EU"}}, "hands: Seat 3 has 1 cards, but must have 12"),
        ({"played": {0: "MpAS"}}, "turn_up: the Map of Asia is turned up on the table and in tr"),
        (
            {"tricks": [1, 0], "leader": 0, "played": {0: "2EU 3EU", 1: "4EU 5EU 6EU"}},
            "played: too many cards are in tricks: 5\nHint: tricks taken: 1",
        ),
        (
            {"tricks": [1, 0], "leader": 0, "played": {1: "4EU 5EU"}},
            "played: Seat 1 was dealt 13 cards, not 14",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(said: dict[str, object], message: str) -> None:
    with pytest.raises(InputError) as refused:
        FORM.position({"dealer": 3, "turn_up": "MpAS", **said})
    assert str(refused.value).startswith(f"position: {message}")


# ------------------------------------------------------------------ what is said


@pytest.mark.quick(1)
@pytest.mark.parametrize("agreed", TABLES, ids=str)
def test_the_judge_allows_what_is_legal_and_nothing_else(agreed: dict[str, str]) -> None:
    form = form_of(**agreed)
    for state in random_play(form, range(12)):
        legal = state.legal()
        for action in range(form.action_count):
            verdict = judge(state, action)
            assert verdict.ok == (action in legal), (state.actions, verdict.text)
            assert "{" not in verdict.text
            assert form.describe(action, state)


def test_everything_there_is_to_say_is_said_and_every_clause_is_cited() -> None:
    rare = played(dealt(), "2AS 7AS 10AS")
    said, cited = {judge(rare, rare.legal()[0]).saying}, set()
    for agreed in TABLES:
        form = form_of(**agreed)
        for state in random_play(form, range(12)):
            if not state.actions:
                cited |= {clause for event in form.deal_events(state) for clause in event.clauses}
            for action in range(form.action_count + len(form.calls)):
                verdict = judge(state, action)
                said.add(verdict.saying)
                cited.add(verdict.clause)
            for action in state.legal():
                events = form.action_events(state, action)
                assert all(event.text and event.clauses for event in events)
                cited |= {clause for event in events for clause in event.clauses}
    assert said == set(FORM.law.says.values())
    known = {clause.id: clause for clause in FORM.ledger.clauses}
    assert cited <= set(known)
    due = {name for name, clause in known.items() if clause.kind in {"rule", "ruling"}}
    assert due - cited == OF_THE_MATCH | OF_THE_FORM


def test_the_kernel_asks_for_the_pieces_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()
    real = events.make_event

    def recorded(
        state: FourSeatState, facts: Facts, *keys: str, clauses: Iterable[str] = ()
    ) -> Event:
        asked.update(keys)
        return real(state, facts, *keys, clauses=clauses)

    monkeypatch.setattr(events, "make_event", recorded)
    for agreed in TABLES:
        form = form_of(**agreed)
        for state in random_play(form, range(10)):
            for action in [*state.legal(), form.action_count]:
                form.action_events(state, action)
            if not state.actions:
                assert SILENT not in form.deal_events(state)
    assert set(FORM.law.tells.events) == asked


def test_a_round_is_told() -> None:
    state = dealt()
    texts = [event.text for event in FORM.deal_events(state)]
    assert texts[2:4] == [
        (
            "Seat 3 deals all the cards, one at a time, to Seat 0 first and the last one to Seat "
            "3: 13 to each."
        ),
        (
            "The last card, the Map of Asia, is turned up: the Star Suit is Asia. It lies on the "
            "table until the first trick is complete."
        ),
    ]
    state = played(state, "2AS 7AS 10AS")
    assert [event.text for event in FORM.action_events(state, FORM.parse("WEU"))] == [
        "Seat 3 plays the Woman of Europe.",
        "Seat 2 wins the trick with the House 10 of Asia, the highest card of the Nation led.",
        "Seats 0 and 2 lay it apart: 1 taken, 0 above six.",
        "The first trick is complete: Seat 3 takes up the Map of Asia.",
    ]
    agreed = form_of(turnup_trick1=True).deal(seed=1)
    turn_up = agreed.form.deal_events(agreed)[3]
    assert turn_up.text.endswith("The table has agreed that Seat 0 may play it to the first trick.")
    assert "NAT-7" not in turn_up.clauses


def test_what_happens_is_counted() -> None:
    """Seat 0 has all of Europe, the Star Suit; nobody else can follow or capture."""
    suits = [[card.number for card in FORM.pack.cards[n : n + 13]] for n in (0, 13, 26, 39)]
    order = [suits[seat][turn] for turn in range(13) for seat in (1, 2, 3, 0)]
    state = FORM.deal(order=order, dealer=0)
    while not state.over:
        state = state.apply(state.legal()[0])
    happened = {happening.name: happening.times(state) for happening in HAPPENINGS}
    # Seat 1 leads to the first trick; Seat 0, the dealer, captures it and keeps the rest.
    assert happened == {"kept": 12, "captured": 1, "swept": 1, "titles": 1, "all_titles": 1}
    assert state.outcome is not None
    assert (state.outcome.points, state.outcome.reason) == ((7, 0), "won 13 tricks, 7 above six")


def test_a_table_that_has_agreed_to_both_hears_what_it_has_agreed() -> None:
    titles, turn_up = agreements(form_of(titles=True, turnup_trick1=True))
    assert (titles.clause, turn_up.clause) == ("NAT-B7", "NAT-B5")
    assert "at the end of the round, after the tricks" in titles.reading
    assert turn_up.reading.startswith("Yes, the dealer may play it to the first trick")


def test_what_happens_is_what_was_played() -> None:
    for seed in range(30):
        *states, last = random_play(FORM, range(seed, seed + 1))
        kept = captured = 0
        for state in states[3::4]:  # before the fourth card of each trick
            trick = (*state.trick, last.actions[len(state.actions)])
            suits = [FORM.pack[card].suit for card in trick]
            winning = state.table.suit if state.table.suit in suits else suits[0]
            best = min(c for c, suit in zip(trick, suits, strict=True) if suit == winning)
            kept += trick.index(best) in {0, 2}
            captured += winning != suits[0]
        happened = [happening.times(last) for happening in HAPPENINGS]
        assert happened[:3] == [kept, captured, 0 in last.taken]


def test_tricks_above_six_count_when_the_round_is_scored() -> None:
    facts = {"dealer": 3, "leader": 0, "turn_up": "5AS", "tricks": [6, 6]}
    hands = {0: "9EU", 1: "8EU", 2: "7EU", 3: "6EU"}
    state = played(FORM.position({**facts, "hands": hands}), "9EU 8EU 7EU 6EU")
    award = Award(0, 1, "NAT-15", "won 7 tricks, 1 above six", ("NAT-B8",))
    assert state.outcome == Outcome((1, 0), (award,), 0, *award[2:])
