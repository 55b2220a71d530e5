"""Clauses that no verdict, event or award can show, and for each the check that it is kept.

They say what may be looked at, or what a form is. A check is named by its function and raises
AssertionError; `test_shown.py` runs each by itself.
"""

from collections.abc import Callable, Iterator
from dataclasses import fields
from random import Random
from typing import NamedTuple

import pytest

from cardwright.engine import load_game
from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState
from cardwright.engine.state import State as AnyState
from cardwright.errors import InputError
from tests.engine.said import chosen

Check = Callable[[], None]


class Shown(NamedTuple):
    """A clause of a game, the check that it is kept, and the column of the table for it."""

    game: str
    clause: str
    column: str  # view or form
    check: Check


SHOWN: list[Shown] = []


def shows(game: str, clause: str, column: str) -> Callable[[Check], Check]:
    """The check that shows a clause."""

    def listed(check: Check) -> Check:
        SHOWN.append(Shown(game, clause, column, check))
        return check

    return listed


@shows("court", "COURT-2H-R6", "view")
def only_the_last_couplet_can_be_looked_at() -> None:
    """Both players see it, each time there is one; a dealer who sits out has nothing to see."""
    for state, tricks in _moments("court"):
        for seat in state.players:
            assert state.view(seat).last_trick == (tricks[-1] if tricks else ())
            assert not _open_cards(state, seat) & _cards(tricks[:-1])


@shows("sixty-six", "S66-X8", "view")
def no_trick_can_be_looked_at_again() -> None:
    """Not even the last."""
    for state, tricks in _moments("sixty-six"):
        for seat in range(state.seats):
            assert state.view(seat).last_trick == ()
            assert not _open_cards(state, seat) & _cards(tricks)


@shows("court", "COURT-GEN-1", "form")
def two_three_or_four_play() -> None:
    """There is a form for each number, and each deals to so many and to no other."""
    game = load_game("court")
    forms = [game.form(name) for name in game.forms]
    assert [form.seat_choices for form in forms] == [(2,), (3,), (4,)]
    assert [form.deal(seed=1).seats for form in forms] == [2, 3, 4]
    assert game.ledger.players == (2, 3, 4)


@shows("nations", "NAT-1", "form")
def four_play() -> None:
    """There is one form, for four and for no other number."""
    game = load_game("nations")
    (form,) = (game.form(name) for name in game.forms)
    assert (form.seat_choices, form.deal(seed=1).seats) == ((4,), 4)
    assert game.ledger.players == (4,)


@shows("portrait-authors", "AUTH-PL-1", "form")
def two_to_eight_play() -> None:
    """The full game and the easy form deal to any number up to eight, and to no more."""
    game = load_game("portrait-authors")
    for name in ("full", "easy"):
        form = game.form(name)
        assert form.seat_choices == (2, 3, 4, 5, 6, 7, 8)
        for seats in form.seat_choices:
            state = form.deal(seed=1, seats=seats)
            assert (state.seats, len(state.view(0).held)) == (seats, seats)
            assert all(state.hand(seat) for seat in range(seats))
        with pytest.raises(InputError, match="is not for 9"):
            form.deal(seed=1, seats=9)
    assert game.ledger.players == (2, 3, 4, 5, 6, 7, 8)


Tricks = list[tuple[int, int]]


def _moments(game: str) -> Iterator[tuple[TrickAndDrawState, Tricks]]:
    """Every moment of some deals for two and three, with the tricks taken until then."""
    for name in ("two-handed", "three-handed"):
        form = load_game(game).form(name)
        for seed in range(30):
            chance = Random(seed).random
            state: AnyState = form.deal(seed, dealer=seed % form.seats)
            tricks: Tricks = []
            while True:
                assert isinstance(state, TrickAndDrawState)
                yield state, tricks
                if state.over:
                    break
                action = chosen(state, chance)
                if state.led >= 0 and action < len(form.pack):
                    tricks = [*tricks, (state.led, action)]
                state = state.apply(action)


def _cards(tricks: Tricks) -> set[int]:
    return {card for trick in tricks for card in trick}


def _open_cards(state: TrickAndDrawState, seat: int) -> set[int]:
    """The cards in any field of a view that holds cards."""
    view = state.view(seat)
    names = {field.name for field in fields(view)}
    assert {"hand", "known", "turn_up", "led", "last_trick"} <= names
    known = [card for cards in view.known for card in cards]
    return {*view.hand, *known, view.turn_up, view.led, *view.last_trick} - {-1}
