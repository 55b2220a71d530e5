"""What is supposed of hidden cards in Portrait Authors, and what a player makes of it."""

import re
from collections import Counter
from itertools import islice
from random import Random
from typing import Any, cast

import pytest

from cardwright.engine import load_game
from cardwright.engine.games.portrait_authors.exchange import Exchange
from cardwright.engine.games.portrait_authors.form import PortraitAuthors
from cardwright.engine.games.portrait_authors.origins import Puzzle
from cardwright.engine.games.portrait_authors.state import AuthorsState
from cardwright.engine.players.judgment import Adviser
from cardwright.engine.players.reasons import Reason
from cardwright.errors import InputError
from tests.contract.plays import play_out
from tests.engine.consistent import agreeing
from tests.engine.own_packs import own_form
from tests.engine.test_authors_knowledge import TABLES, played
from tests.tiers import Sample

MANY = 200  # samples for each way in which the cards may lie


def samples(state: AuthorsState, seat: int, number: int) -> list[AuthorsState]:
    """So many states as this seat may suppose."""
    form: Any = state.form
    return list(islice(form.sampling().samples(state.view(seat), Random(1).random), number))


def way(state: AuthorsState) -> tuple[object, ...]:
    """Which cards were dealt to whom, were drawn when, and are left."""
    deal = state.deal
    drawn = deal.first + len(state.drawers)
    hands = [sorted(deal.order[place : deal.first : deal.seats]) for place in range(deal.seats)]
    return (*map(tuple, hands), deal.order[deal.first : drawn], *sorted(deal.order[drawn:]))


@pytest.mark.parametrize(
    "table",
    [
        pytest.param(table, marks=pytest.mark.deep if number % 3 else ())
        for number, table in enumerate(TABLES)
        if table[::3] != ("full", 2)
    ],
    ids=str,
)
def test_each_deal_that_agrees_with_all_that_was_seen_is_supposed_as_often(
    table: tuple[str, int, int, int, dict[str, str]], sample: Sample
) -> None:
    name, groups, authors, seats, agreed = table
    form = own_form(groups, authors, name, **agreed)
    compared = 0
    for seed in range(sample(5, 20)):
        states, seat = played(form, seats, seed)
        if states[-1].over:
            continue
        ways = {way(state) for state in agreeing(states, seat)}
        if not 1 < len(ways) <= 40:
            continue
        compared += 1
        met = Counter(way(made) for made in samples(states[-1], seat, MANY * len(ways)))
        assert set(met) == ways
        assert all(0.6 < often / MANY < 1.5 for often in met.values()), (seed, met)
    assert compared


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_from_its_own_deal_a_state_is_what_was_supposed(
    table: tuple[str, int, int, int, dict[str, str]], sample: Sample
) -> None:
    """What was drawn and gained by others too: the same actions lead to the very same state."""
    name, groups, authors, seats, agreed = table
    form = own_form(groups, authors, name, **agreed)
    for seed in range(sample(20, 200)):
        states, seat = played(form, seats, seed)
        if states[-1].over:
            continue
        (made,) = samples(states[-1], seat, 1)
        again = form.deal(order=made.order, dealer=made.dealer, seats=seats)
        for action in made.actions:
            assert action in again.legal()
            again = again.apply(action)
        assert again == made


def test_who_called_lacks_the_card_and_holds_another_of_the_group() -> None:
    form = cast(PortraitAuthors, load_game("portrait-authors").form("full"))
    state = form.deal(5, seats=4)
    call = next(a for a in state.legal() if not state.held >> a & 1)
    seat, (asked, card) = state.to_move, divmod(call, 64)
    state = state.apply(call)
    looks = next(s for s in range(4) if s not in {seat, asked})
    for made in samples(state, looks, 100):
        assert card not in {*made.hand(seat), *made.hand(asked)}
        assert set(form.books[form.book_number[card]]) & set(made.hand(seat))


def test_what_a_position_says_was_gained_is_not_forgotten() -> None:
    form = cast(PortraitAuthors, load_game("portrait-authors").form("bank"))
    facts = {
        "seats": 2,
        "dealer": 1,
        "hands": {
            "0": "holmes longfellow raymond-portrait",
            "1": "greeley parton bennett-portrait",
        },
        "gained": {"0": "journalists", "1": "biographers"},
        "now": "poets",
        "lucky": True,
    }
    state = form.position(facts)
    for seat in (0, 1):
        for made in samples(state, seat, 3):
            assert made.view(seat) == state.view(seat)
            assert (made.gained, made.fresh, made.lucky) == (state.gained, state.fresh, 1)
        assert samples(state, 0, 1)[0].legal() == state.legal()


def test_an_exchange_keeps_to_the_clauses_and_meets_every_way() -> None:
    """Three cards in three places; the first two cannot both lie where they lie first."""
    anywhere = dict.fromkeys(range(3), 0b111)
    clause = ((0, 0b110), (1, 0b101))
    walk = Exchange(Puzzle(anywhere, [1, 1, 1], [clause]), Random(2).random).ways()
    met = Counter((lies[0], lies[1], lies[2]) for lies in islice(walk, 1000))
    assert len(met) == 5
    assert (1, 2, 4) not in met
    assert min(met.values()) > 150


def test_what_cannot_be_is_not_supposed() -> None:
    with pytest.raises(InputError, match="no arrangement of the hidden cards fits the view"):
        Exchange(Puzzle({0: 0b1, 1: 0b1}, [1, 1], []), Random(0).random)


def test_a_call_that_cannot_miss_is_made_before_others() -> None:
    """With two nothing is hidden; with three few of all the calls are thought about."""
    form = cast(PortraitAuthors, load_game("portrait-authors").form("full"))
    for seed in range(5):
        state = form.deal(seed, seats=2)
        (call,) = form.sampling().candidates(state.view(state.to_move), state.legal())
        assert state.held >> call & 1
        state = form.deal(seed, seats=3)
        legal = state.legal()
        open_ = form.sampling().candidates(state.view(state.to_move), legal)
        assert 1 < len(open_) < 20 < len(legal)
        assert set(open_) <= set(legal)


def test_a_book_is_laid_down_before_anything_else() -> None:
    form = cast(PortraitAuthors, load_game("portrait-authors").form("full"))
    state = form.position({"seats": 3, "dealer": 2, "hands": {"0": "poets raymond"}})
    view, legal = state.view(0), state.legal()
    assert form.sampling().candidates(view, legal) == (form.parse("stack poets", state),)
    advice = Adviser(form).advise(view, legal, lambda: 0.5)
    assert advice.reason == Reason("It costs nothing, and there is no reason to wait.", "")


def test_a_hint_says_what_a_call_gains_in_trial_deals() -> None:
    form = cast(PortraitAuthors, load_game("portrait-authors").form("full"))
    state = form.deal(5, seats=4)
    view, legal = state.view(state.to_move), state.legal()
    call, why = Adviser(form).advise(view, legal, Random(1).random)
    assert call in form.sampling().candidates(view, legal)
    assert why.words == "It leaves you better off more often."
    assert re.match(
        r"In 64 trial deals: −?\d+\.\d points gained on average; the next best, to call on Seat ",
        why.figures,
    )


def test_a_call_that_cannot_miss_needs_no_trial() -> None:
    form = cast(PortraitAuthors, load_game("portrait-authors").form("full"))
    good, told = Adviser(form), 0
    states: list[Any] = play_out(form, 1)
    for state in states[:40]:
        view, legal = state.view(state.to_move), state.legal()
        open_ = form.sampling().candidates(view, legal)
        if len(open_) == 1 < len(legal) and form.called_for(open_[0]):
            advice = good.advise(view, legal, lambda: 0.5)
            assert advice == (open_[0], Reason("Nothing else is as good.", ""))
            prospect = form.certainty(view, open_[0])
            assert prospect is not None
            assert prospect.sure
            told += 1
    assert told > 3


def test_at_the_bank_what_is_sure_to_come_counts_as_if_it_had_come() -> None:
    """To call for a card that was seen to go into another hand changes nothing of it."""
    form = cast(PortraitAuthors, load_game("portrait-authors").form("bank"))
    ahead = form.sampling().ahead
    same, other = 0, 0
    for seed in range(3):
        states: list[Any] = play_out(form, seed)
        for state in states[:-1]:
            seat = state.to_move
            shown = state.view(seat).remembered.shown
            for call in state.legal():
                if call < form.card_actions and state.held >> call & 1:
                    after = state.apply(call)
                    changed = ahead(after, seat) != ahead(state, seat)
                    if shown >> call & 1 and state.past[2] < form.card_actions:  # not a stack
                        assert not changed
                        same += 1
                    other += changed
    assert same > 50
    assert other > 50
