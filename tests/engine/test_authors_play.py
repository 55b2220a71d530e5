"""Portrait Authors as it is played: simple players, runs, records and positions."""

import re
from random import Random
from typing import Any

import pytest

from cardwright.engine import judge, load_game, play
from cardwright.engine.games.portrait_authors.past import Past, StackedSet, same
from cardwright.engine.kernel import Form
from cardwright.engine.outcome import NOBODY
from cardwright.engine.record import Record, replay
from cardwright.engine.simulate import forms_of, play_deal
from cardwright.errors import InputError, UnknownName
from tests.engine.own_packs import own_form
from tests.engine.said import chosen, said_of
from tests.engine.test_odd_positions import garbled, play_out
from tests.tiers import Sample

GAME = load_game("portrait-authors")


def form_of(name: str, **agreed: str) -> Any:  # noqa: ANN401 - with what only this game has
    return GAME.form(name).with_options(**agreed)


# ------------------------------------------------------------------ players, runs and records


def test_a_simple_player_asks_where_the_card_was_seen_and_nobody_who_lacked_it() -> None:
    form = form_of("full")
    hands = {0: "raymond-portrait", 1: "greeley-portrait", 2: "greeley-sketch bennett-sketch"}
    state = form.position({"seats": 4, "dealer": 0, "caller": 1, "hands": hands})
    misses = ["3 raymond-portrait", "1 bennett-portrait", "1 raymond-portrait"]
    for text in ["2 greeley-sketch", *misses]:
        state = play(state, form.parse(text))
    assert state.to_move == 0
    chance = Random(1).random
    asked = {form.simple_action(state.view(0), state.legal(), chance) for _ in range(60)}
    assert {form.action_name(action) for action in asked} == {"1 greeley-sketch"}
    state = play(state, form.parse("1 greeley-sketch"))
    asked = {form.simple_action(state.view(0), state.legal(), chance) for _ in range(200)}
    names = {form.action_name(action) for action in asked}
    assert "3 bennett-portrait" in names
    assert not {"1 bennett-portrait", "2 bennett-portrait"} & names


def test_a_simple_player_stacks_books_and_remainders_alone() -> None:
    form = form_of("full")
    for said, wanted in (
        ({"hands": {0: "poets twain-portrait"}}, {"stack poets"}),
        ({"hands": {0: "lowell twain-portrait"}, "stacks": [[1, "holmes longfellow whittier"]]},
         {"stack poets"}),
    ):  # fmt: skip
        state = form.position({"dealer": 3, **said})
        action = form.simple_action(state.view(0), state.legal(), Random(1).random)
        assert {form.action_name(action)} == wanted
    state = form.position(
        {"dealer": 3, "hands": {0: "holmes longfellow lowell-portrait"}, "now": "poets"}
    )
    action = form.simple_action(state.view(0), state.legal(), Random(1).random)
    assert action < form.card_actions


@pytest.mark.parametrize(("name", "seats"), [("full", 5), ("easy", 8), ("bank", 3)])
def test_a_game_of_a_run_is_recorded_and_replayed(name: str, seats: int) -> None:
    played = play_deal(form_of(name), 3, 2, seats)
    assert played.state.seats == seats
    record = Record.of(played.state, played.seed)
    assert record.seats == seats
    assert replay(record) == played.state
    best = max(played.outcome.points)
    assert played.outcome.winner in {NOBODY, played.outcome.points.index(best)}
    assert (played.outcome.winner == NOBODY) == (played.outcome.points.count(best) > 1)


TOLD = {
    "called": r"calls on Seat",
    "hit": r"gives it up",
    "passed": r"Seat . is next",
    "drawn": r"draws (a card|once more|one) from the Bank",
    "very_card": r"the very card called for",
    "books": r"lays face up a book",
    "for_nothing": r"It counts nothing",
    "shared": r"share the win",
}


@pytest.mark.parametrize(
    ("name", "watched"),
    [
        ("full", {"called", "hit", "passed", "books", "for_nothing", "shared"}),
        ("easy", {"called", "hit", "passed", "shared"}),
        ("bank", {*TOLD}),
    ],
)
def test_games_are_watched_for_what_is_told(name: str, watched: set[str]) -> None:
    form = form_of(name)
    seen = set()
    for seed in range(12):
        chance = Random(seed).random
        state = form.deal(seed, seats=2 + seed % 2)
        told = dict.fromkeys(TOLD, 0)
        while not state.over:
            legal = state.legal()
            action = legal[int(chance() * len(legal))]
            events = " ".join(event.text for event in form.action_events(state, action))
            after = state.apply(action)
            for what, words in TOLD.items():
                told[what] += len(re.findall(words, events))
            told["passed"] -= after.to_move == state.to_move and "It is the turn" in events
            state = after
        happened = {each.name: each.times(state) for each in form.happenings}
        assert happened == {what: told[what] for what in TOLD if what in watched}
        seen |= {what for what, times in happened.items() if times}
    assert seen == watched


def test_a_run_is_of_the_forms_that_so_many_play() -> None:
    assert [form.name for form in forms_of("portrait-authors", None, 3)] == ["full", "easy", "bank"]
    assert [form.name for form in forms_of("portrait-authors", None, 8)] == ["full", "easy"]
    with pytest.raises(UnknownName, match="The Bank game is not for 8"):
        forms_of("portrait-authors", "bank", 8)


# ------------------------------------------------------------------ matches


# ------------------------------------------------------------------ positions

MISTAKES: list[tuple[str, dict[str, Any], str]] = [
    ("full", {"seats": 1}, "not for 1"),
    ("full", {"seats": 9}, "whole number from 0 to 8"),
    ("full", {"hand": {}}, "did you mean “hands”"),
    ("full", {"hands": {4: "poets"}}, "there is no seat 4"),
    (
        "full",
        {"hands": {0: "poets", 1: "holmes-sketch"}},
        "is in the hand of Seat 1 and in the hand of Seat 0",
    ),
    ("full", {"hands": {0: "poet"}}, "no card “poet”"),
    ("full", {"hands": {0: 7}}, "write cards"),
    ("full", {"hands": {0: "poets", 1: "", 2: "", 3: ""}}, "raymond-portrait has no place"),
    ("full", {"hands": {1: ""}, "dealer": 0}, "Seat 1 has no cards, so it cannot call"),
    ("full", {"bank": "poets"}, "The full game has no Bank"),
    ("full", {"stacks": "poets"}, "write a list such as"),
    ("full", {"stacks": [[0]]}, "is not a stack"),
    ("full", {"stacks": [[5, "poets"]]}, "is not a stack"),
    ("full", {"stacks": [[0, "holmes-portrait"]]}, "not complete pairs of one group"),
    ("full", {"stacks": [[0, "holmes raymond"]]}, "not complete pairs of one group"),
    ("full", {"stacks": [[0, ""]]}, "not complete pairs of one group"),
    ("easy", {"stacks": [[0, "holmes-portrait"]]}, "not a whole book"),
    ("full", {"now": "writers"}, "there is no group “writers”"),
    ("full", {"gained": {0: 3}}, "write groups"),
    ("full", {"lucky": True}, "this form has no extra draw"),
    ("bank", {"lucky": True, "hands": {1: "poets"}}, "add now"),
]


@pytest.mark.parametrize(("name", "facts", "message"), MISTAKES)
def test_a_position_that_cannot_be_is_refused(
    name: str, facts: dict[str, Any], message: str
) -> None:
    with pytest.raises(InputError, match=message):
        form_of(name).position(facts)


def played_out(form: Any, seed: int) -> list[Any]:  # noqa: ANN401 - any form
    """The states of a game at random."""
    chance = Random(seed).random
    seats = form.seat_choices[seed % len(form.seat_choices)]
    states = [form.deal(seed, dealer=seed % seats, seats=seats)]
    while not states[-1].over:
        states.append(states[-1].apply(chosen(states[-1], chance)))
    return states


@pytest.mark.parametrize("agreed", [{}, {"r2_in_hand_only": "on"}, {"r3d": "same-group"}], ids=str)
@pytest.mark.parametrize("name", GAME.forms)
def test_every_state_of_play_can_be_said(name: str, agreed: dict[str, str], sample: Sample) -> None:
    form = own_form(3, 3, name)
    form = form.with_options(**{k: v for k, v in agreed.items() if k in form.questions})
    for seed in range(sample(2, 7, 14)):
        for state in played_out(form, seed)[:-1]:
            placed = form.position(said_of(state))
            ids = range(form.action_count + 1)  # who has denied a card, a position does not say
            assert placed.legal() == state.legal()
            assert [judge(placed, a)[:3] for a in ids] == [judge(state, a)[:3] for a in ids]
            action = state.legal()[0]
            assert form.action_events(placed, action) == form.action_events(state, action)
            one, other = placed.apply(action), state.apply(action)
            assert (one.legal(), one.counts) == (other.legal(), other.counts)
            for seat in range(state.seats):
                assert one.hand(seat) == other.hand(seat)
            if not one.over:
                assert said_of(one) == said_of(other)


@pytest.mark.quick(1)
@pytest.mark.parametrize("name", GAME.forms)
def test_what_is_garbled_is_refused_or_played(name: str, sample: Sample) -> None:
    form = own_form(3, 2, name)
    made, refused = 0, []
    few = 3 if name == "full" else 7
    for seed in range(sample(few, 8, 15)):
        for number, state in enumerate(played_out(form, seed)[:-1][:20]):
            chance = Random(f"{seed} {number}")
            try:
                position = form.position(garbled(form, said_of(state), chance))
            except InputError as error:
                refused.append(error.message)
                continue
            assert sorted(position.order) == list(range(len(form.pack)))
            play_out(position, chance)
            made += 1
    assert made > 10
    assert len(refused) > 10
    assert all(message.startswith("position: ") for message in refused), refused


def test_a_position_goes_on_like_a_game_and_has_no_record() -> None:
    form: Form[Any] = form_of("bank")
    said = {"dealer": 1, "hands": {0: "holmes longfellow"}, "now": "poets", "lucky": True}
    state = form.position({**said, "gained": {1: "humorists"}})
    assert (state.question, [form.action_name(a) for a in state.legal()]) == (
        "draw",
        ["stack poets", "p"],
    )
    assert (state.gained >> 64).bit_count() == 8
    after = play(state, form.parse("p"))
    assert (after.to_move, len(after.undrawn)) == (1, 64 - 4 - 2)
    with pytest.raises(InputError, match="no record"):
        Record.of(after)


def test_everybody_remembers_calls_draws_and_stacks() -> None:
    """By seat, what was seen to go into its hand, and what it lacked when that was called for."""
    form = form_of("bank")
    others = ["journalists", "biographers", "historians", "story-writers", "novelists", "essayists"]
    facts = {
        "seats": 2,
        "dealer": 1,
        "hands": {0: "holmes-portrait twain", 1: "holmes-sketch ward-portrait"},
        "stacks": [[0, group] for group in others],
        "bank": "nasby-portrait lowell ward-sketch longfellow whittier billings nasby-sketch",
    }
    state = form.position(facts)

    def remembered(text: str) -> list[list[str]]:
        nonlocal state
        state = play(state, form.parse(text))
        view = state.view(1)
        return [
            [form.pack[card].id for card in cards] for cards in (*view.shown_cards, *view.lacked)
        ]

    holmes, ward, twain = "holmes-sketch", "ward-sketch", ["twain-portrait", "twain-sketch"]
    assert remembered("1 holmes-sketch") == [[holmes], [], [], [holmes]]
    assert remembered("1 ward-sketch") == [[holmes], [], [ward], [holmes, ward]]
    assert remembered("0 twain-portrait")[:2] == [[holmes], twain[:1]]
    assert remembered("0 twain-sketch") == [[holmes], twain, [*twain, ward], [holmes, ward]]
    assert remembered("stack humorists") == [[holmes], [], [*twain, ward], [holmes, ward]]
    billings = "billings-portrait"  # Seat 1 draws then, and may have any of the others
    assert remembered(f"0 {billings}") == [[holmes], [], [*twain, ward, billings], [billings]]


def test_the_history_tells_who_let_the_turn_pass() -> None:
    form = form_of("bank", lucky="draw", r8_forfeit="on")
    state = form.deal(seed=1, seats=2, dealer=1)
    state = play(state, form.parse("out-of-order"))
    assert state.view(1).history[0] == (0, "out of order", (), -1)
    lucky = form.position(
        {"seats": 2, "dealer": 1, "hands": {0: "holmes", 1: "twain"}, "now": "poets", "lucky": True}
    )
    after = play(lucky, form.parse("p"))
    assert [tuple(happening)[:2] for happening in after.view(1).history][:2] == [
        (0, "stops"),
        (0, "draws"),
    ]


def test_a_book_on_the_table_is_not_stacked_again() -> None:
    form = form_of("easy")
    state = form.position({"seats": 2, "dealer": 1, "stacks": [[0, "poets"]]})
    verdict = judge(state, form.parse("stack poets"))
    assert (verdict.ok, verdict.text) == (
        False,
        "The book of the Poets lies on the table already.",
    )


def test_two_at_the_full_game_are_warned() -> None:
    form = form_of("full")
    (warning,) = form.warnings(2)
    assert warning.text == (
        "With two, the first caller can work out every card and takes nearly all. "
        "Two do better with the Bank."
    )
    assert form.warnings(3) == ()


def test_the_deal_tells_who_plays() -> None:
    form = form_of("full")
    told = [[event.text for event in form.deal_events(form.deal(1, seats=n))] for n in (2, 5)]
    assert "Seats 0 and 1 play, each alone." in told[0]
    assert "Seats 0, 1, 2, 3 and 4 play, each alone." in told[1]


def test_pasts_are_compared_however_long_they_are() -> None:
    def past(moves: int, last: int = 0) -> Past:
        line: Any = None
        for number in range(moves):
            line = (line, number % 3, number, 0, (1, 2), (StackedSet(0, 3, 5),))
        return (line, 0, last, 0, (), ())

    for moves in (3, 20_000):
        assert same(past(moves), past(moves))
        assert not same(past(moves), past(moves, 1))
        assert not same(past(moves), past(moves + 1))
        assert not same(past(moves + 1), past(moves))
