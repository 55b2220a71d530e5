"""What a seat is told by messages follows from what it can know: hidden cards change nothing."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from cardwright.engine.kernel import Form
from cardwright.engine.session import Session
from cardwright.engine.state import State
from tests.contract.plays import Table, play_out, recommended, redealt
from tests.engine.sessions import NAMES, Answer, ask, begun, opening, seated, sitting
from tests.tiers import Sample

each_form = pytest.mark.parametrize("table", recommended(), ids=str)


def _alike(form: Form[Any], seed: int) -> Iterator[tuple[int, list[State], list[State]]]:
    """A seat, and two deals of the same actions that it cannot tell apart."""
    chance = Random(seed).random
    states = play_out(form, seed)
    if any(action >= form.action_count for action in states[-1].actions):
        return  # the referee is not called in a session
    seat = int(chance() * states[0].seats)
    until = 1 + int(chance() * len(states))
    while until > 0:
        again = redealt(states[:until], seat, chance)
        if again and again[0].order != states[0].order:
            yield seat, states[:until], again
            return
        until //= 2


def _of(table: Table, states: list[State]) -> Session:
    """A session with this deal, before anybody has done anything."""
    first = states[0]
    seats = [{"name": f"{NAMES[n % 4]} {n}"} for n in range(first.seats)]
    session = begun(opening(table) | {"seats": seats, "dealer": first.dealer})
    sitting(session).match.restack(first.order)
    return session


@pytest.mark.quick(1)
@each_form
def test_deals_that_a_seat_cannot_tell_apart_are_told_alike(table: Table, sample: Sample) -> None:
    form, compared = table.form(), 0
    for seed in range(sample(2, 40)):
        for seat, states, again in _alike(form, seed):
            one, other = _of(table, states), _of(table, again)
            compared += 1
            for number, (before, after) in enumerate(pairwise([*states, states[-1]])):
                if number % (1 + len(states) // 20) == 0:
                    assert _asked(one, seat) == _asked(other, seat)
                if after is not before:
                    done = after.actions[-1]
                    assert _heard(one, done, seat) == _heard(other, done, seat)
    assert compared > 1


def _asked(session: Session, seat: int) -> list[Answer]:
    """What a seat sees, and what the judge says of some actions, and of the referee's calls."""
    form = sitting(session).state.form
    some = [*range(0, form.action_count, 1 + form.action_count // 12)]
    calls = range(form.action_count, form.action_count + len(form.calls))
    verdicts = [ask(session, "judge", seat=seat, action=action) for action in (*some, *calls)]
    return [ask(session, "look", seat=seat), *verdicts]


def _heard(session: Session, action: int, seat: int) -> Answer:
    """What a seat hears when this is done, be it by itself or by a seat that the engine keeps."""
    return session.act(action, seat)


@each_form
def test_no_look_names_a_card_of_another_hand_that_nobody_has_seen(table: Table) -> None:
    session = begun(opening(table, seed=4))
    state = sitting(session).state
    seats = range(seated(table.form()))
    for seat in seats:
        look = ask(session, "look", seat=seat)
        ids = {card["id"] for card in look["hand"]} | _open(look)
        hidden = [
            state.form.face(card).id for other in seats if other != seat
            for card in state.hand(other)
        ]  # fmt: skip
        assert not ids & (set(hidden) - _open(look))
        assert "seed" not in look
        assert "order" not in look


def _open(look: Answer) -> set[str]:
    """The ids of all cards that lie open or were seen in a hand."""
    table = look["table"]
    cards = [card for hand in table["seen"] for card in hand]
    cards += [lying["card"] for lying in table["lying"]]
    cards += [card for pile in table["piles"] for card in pile["cards"]]
    return {card["id"] for card in cards}
