"""What a seat cannot see is supposed as it may well be, and players know nothing else.

Every form whose deals can be tried out.
"""

from dataclasses import fields
from itertools import islice
from random import Random
from typing import Any

import pytest

from cardwright.engine.games.four_seat.form import FourSeat
from cardwright.engine.games.portrait_authors.form import PortraitAuthors
from cardwright.engine.games.trick_and_draw.form import TrickAndDraw
from cardwright.engine.kernel import Form
from cardwright.engine.players import PLAYERS, player
from cardwright.engine.state import State
from cardwright.errors import InputError, UnknownName
from tests.contract.plays import Table, agreed_otherwise, play_out, recommended, redealt
from tests.tiers import Sample, every


def _tried(tables: list[Table]) -> list[Table]:
    """Those of the tables whose deals can be tried out."""
    found = []
    for table in tables:
        try:
            table.form().sampling()
        except UnknownName:
            continue
        found.append(table)
    return found


TRIED = _tried(recommended())
WHOLE = [t for t in TRIED if isinstance(t.form(), FourSeat | PortraitAuthors)]
MOMENTS = 24  # of a long deal
SUPPOSED = 100  # samples of a moment: by then a card has lain in each hand that may hold it
RULED = [
    table
    for table in _tried([*recommended(), *agreed_otherwise()])
    if not isinstance(table.form(), PortraitAuthors)
]
each_form = pytest.mark.parametrize("table", TRIED, ids=str)


def supposed(form: Form[Any], state: State, seat: int, seed: int) -> State:
    """A state as this seat may suppose it."""
    made: State = next(form.sampling().samples(state.view(seat), Random(seed).random))
    return made


def remembered(view: Any) -> dict[str, Any]:  # noqa: ANN401 - a game has its own
    """All of a view, also what tells no view from another."""
    return {each.name: getattr(view, each.name) for each in fields(view)}


def some(states: list[State], seed: int) -> list[State]:
    """Every third state of play, and of a long deal so many."""
    return states[seed % 3 : -1 : max(3, len(states) // MOMENTS)]


def test_all_five_games_can_be_tried_out() -> None:
    games = {table.game for table in TRIED}
    assert games >= {"card-tennis", "court", "sixty-six", "nations", "portrait-authors"}


@pytest.mark.parametrize(
    "table", [*TRIED, *every(3, _tried([*agreed_otherwise()]), deep=3)], ids=str
)
def test_what_is_supposed_looks_the_same_to_the_seat(table: Table, sample: Sample) -> None:
    form = table.form()
    for seed in range(sample(1, 8) if not table.agreed else sample(1, 2)):
        for state in some(play_out(form, seed), seed)[:: sample(2, 1)]:
            for seat in range(state.seats):
                made = supposed(form, state, seat, seed)
                assert remembered(made.view(seat)) == remembered(state.view(seat))
                if state.to_move == seat:
                    assert made.legal() == state.legal()


@pytest.mark.parametrize("table", every(2, RULED, deep=3), ids=str)
def test_where_a_card_truly_is_it_may_be_supposed(table: Table, sample: Sample) -> None:
    """Every card in a hidden hand lies there in some sample: nothing is ruled out that is so.

    In Portrait Authors samples follow from each other, and rare ones come late.
    """
    form = table.form()
    rarely = bool(table.agreed) and isinstance(form, TrickAndDraw)  # such as after a close
    for seed in range(100, 100 + sample(1, *((50, 150) if rarely else (8, 20)))):
        for state in some(play_out(form, seed), seed):
            seat = state.to_move
            samples = form.sampling().samples(state.view(seat), Random(seed).random)
            made = [*islice(samples, SUPPOSED)]
            for other in {*range(state.seats)} - {seat}:
                thought = {form.face(card).name for one in made for card in one.hand(other)}
                held = {form.face(card).name for card in state.hand(other)}
                assert held <= thought, (seed, state.actions)


@each_form
def test_other_cards_lie_elsewhere_in_other_samples(table: Table) -> None:
    form = table.form()
    state = play_out(form, 2)[0]
    samples = form.sampling().samples(state.view(state.to_move), Random(0).random)
    others = [seat for seat in range(state.seats) if seat != state.to_move]
    hands = {tuple(made.hand(seat) for seat in others) for made in islice(samples, 30)}
    assert len(hands) > 20


@pytest.mark.parametrize("table", WHOLE, ids=str)
def test_what_is_supposed_may_have_been_played_so(table: Table, sample: Sample) -> None:
    """From its own deal every action was legal: nobody broke a rule to come here.

    Where cards are drawn after tricks, what was drawn when is not supposed.
    """
    form = table.form()
    for seed in range(sample(2, 8)):
        states = [state for state in play_out(form, seed)[:-1] if state.actions]
        state = states[(7 * seed) % len(states)]
        made = supposed(form, state, state.to_move, seed)
        again: State = form.deal(order=made.order, dealer=made.dealer, seats=made.seats)
        for action in made.actions:
            assert action >= form.action_count or action in again.legal()
            again = again.apply(action)
        assert again.view(state.to_move) == state.view(state.to_move)


def test_after_a_close_who_did_not_follow_is_known_to_lack_the_color() -> None:
    """Black on Red tells that there is neither Red nor the court color in hand."""
    form = next(t for t in TRIED if str(t) == "court two-handed").form()
    facts = {
        "turn_up": "GK",
        "leader": 0,
        "tricks": [2, 1],
        "counted": [20, 10],
        "hands": {"0": "RC RR BC BR KC KR", "1": "KS KJ BJ BE BS KE"},
    }
    state = form.position(facts)
    for text in ("z", "RC", "KJ"):
        state = state.apply(form.parse(text, state))
    samples = form.sampling().samples(state.view(0), Random(3).random)
    held = {card for made in islice(samples, 60) for card in made.hand(1)}
    suits = {form.pack[card].suit for card in held}
    assert suits == {"blue", "black"}


@each_form
def test_a_player_knows_nothing_but_its_view(table: Table, sample: Sample) -> None:
    """Cards that the seat has not seen change places, and it does the same."""
    form, compared = table.form(), 0
    for seed in range(sample(2, 12)):
        chance = Random(seed).random
        states = play_out(form, seed)
        until = 1 + int(chance() * (len(states) - 1))
        seat = states[until - 1].to_move
        again = redealt(states[:until], seat, chance)
        if again is None or again[-1].over:
            continue
        compared += 1
        for name in PLAYERS:
            one, other = (
                player(name, form).action(state.view(seat), state.legal(), Random(5).random)
                for state in (states[until - 1], again[-1])
            )
            assert one == other
    assert compared


@each_form
def test_a_player_does_what_is_open_and_the_same_again(table: Table, sample: Sample) -> None:
    form = table.form()
    for state in some(play_out(form, 3), 3)[:: sample(12, 3)]:
        for name in PLAYERS:
            view, legal = state.view(state.to_move), state.legal()
            done = {player(name, form).action(view, legal, Random(8).random) for _ in range(2)}
            assert len(done) == 1
            assert done <= set(legal)


@each_form
def test_nothing_is_supposed_of_a_deal_that_is_over(table: Table) -> None:
    form = table.form()
    state = play_out(form, 1)[-1]
    with pytest.raises(InputError, match="the deal is over"):
        supposed(form, state, 0, 0)
