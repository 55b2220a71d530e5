"""Positions round trip: what a person can say of any state of play gives that state again.

Seeded deals of every form, under every choice of its options, in every manner of playing; each of
their states is said (`tests/engine/said.py`) and set up anew by `form.position`. What a position
does not say is left out: the cards that are gone in the order they were dealt, what was done
before, and cards seen by others that have been played since. Every question that a form can ask
must have been met, so that no phase is left out.
"""

from collections.abc import Callable
from itertools import product
from typing import Any, cast

import pytest

from cardwright.engine import judge, load_game
from cardwright.engine.games.card_tennis.state import CardTennisState as CardTennis
from cardwright.engine.games.four_seat.state import FourSeatState as FourHands
from cardwright.engine.games.portrait_authors.state import AuthorsState as Authors
from cardwright.engine.games.trick_and_draw.form import TrickAndDraw
from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState as TwoHands
from cardwright.engine.state import State
from tests.contract.plays import Table, agreed_otherwise, play_out, recommended
from tests.engine.said import said_of
from tests.tiers import Sample

TABLES = [*recommended(), *agreed_otherwise()]
MOST = 120  # states of a deal that are looked at; of a long one every second, third …

_TALON = {"lead", "opening", "announced", "reply", "before-draw", "closed-on"}
_FOUR = {"lead", "reply"}
_BALLS = {"serve", "answer", "drawn"}
#: The questions of each form, under all its options together.
QUESTIONS = {
    ("court", "two-handed"): {*_TALON, "before-turn-up"},
    ("court", "three-handed"): {*_TALON, "before-turn-up"},
    ("court", "four-handed"): _FOUR,
    ("portrait-authors", "full"): {"call"},
    ("portrait-authors", "easy"): {"call"},
    ("portrait-authors", "bank"): {"call", "draw"},
    ("card-tennis", "singles"): _BALLS,
    ("card-tennis", "doubles"): {*_BALLS, "help", "draw"},
    ("sixty-six", "two-handed"): _TALON,
    ("sixty-six", "three-handed"): _TALON,
    ("sixty-six", "four-handed"): _FOUR,
    ("nations", "four-handed"): _FOUR,
}


def test_every_form_of_every_game_is_set_up_again() -> None:
    assert {(table.game, table.name) for table in recommended()} == set(QUESTIONS)


@pytest.mark.parametrize(("game", "name"), QUESTIONS)
def test_what_is_said_of_a_state_gives_the_state_again(
    game: str, name: str, sample: Sample
) -> None:
    met: set[str] = set()
    tables = [table for table in TABLES if (table.game, table.name) == (game, name)]
    for table in tables[:: sample(3, 1)]:
        for seed in range(_deals(table, sample)):
            for state in _looked_at(play_out(table.form(), seed)):
                met.add(state.question)
                _set_up_again(state)
    _meet_the_rest(tables, met)
    assert met == QUESTIONS[game, name]


def _deals(table: Table, sample: Sample) -> int:
    """So many deals; fewer of a form with many actions."""
    return sample(1, 10) if table.form().action_count < 80 else sample(1, 4)


def _meet_the_rest(tables: list[Table], met: set[str]) -> None:
    """Deals go on until every question has been met, and only such states are looked at."""
    wanted = QUESTIONS[tables[0].game, tables[0].name]
    for seed, table in product(range(10, 400), tables):
        if met == wanted:
            return
        for state in play_out(table.form(), seed)[:-1]:
            if state.question not in met:
                met.add(state.question)
                _set_up_again(state)


def _looked_at(states: list[State]) -> list[State]:
    """The states in which the deal goes on, or some of them."""
    return states[: -1 : 1 + len(states) // MOST]


def _set_up_again(state: State) -> None:
    form = state.form
    placed = form.position(said_of(state))
    story = f"{form!r} {list(state.order)}, dealer {state.dealer}: {state.actions}"
    assert _can_be_said(placed) == _can_be_said(state), story
    assert placed.legal() == state.legal(), story
    assert (placed.to_move, placed.question) == (state.to_move, state.question), story
    assert (placed.counts, placed.tricks) == (state.counts, state.tricks), story
    for action in range(form.action_count if form.action_count < 80 else 0):
        one, other = judge(placed, action), judge(state, action)
        assert (one.ok, one.text, one.clause) == (other.ok, other.text, other.clause), story
    if not isinstance(state, CardTennis):  # where cards are shuffled by the order of the deal
        for action in state.legal()[:6]:
            after, again = state.apply(action), placed.apply(action)
            assert _can_be_said(again) == _can_be_said(after), story
            assert again.outcome == after.outcome, story


# ------------------------------------------------------------------ what a position says


def _can_be_said(state: State) -> dict[str, object]:
    """The fields of a state, without what no position says."""
    kind = next(kind for kind in _SAID if isinstance(state, kind))
    return _SAID[kind](state)


def _fields(state: Any, *left_out: str) -> dict[str, object]:  # noqa: ANN401 - four kinds
    return {name: getattr(state, name) for name in state.__slots__ if name not in left_out}


def _of_two(state: TwoHands) -> dict[str, object]:
    fields = _fields(state, "order", "past", "form", "table", "shown", "ended")
    seen = [hand & shown for hand, shown in zip(state.hands, state.shown, strict=True)]
    return fields | {
        "talon": state.order[state.top :],
        "seen": seen,
        "suit": state.table.suit,
        "over": state.over,
    }


def _of_four(state: FourHands) -> dict[str, object]:
    fields = _fields(state, "order", "past", "form", "table", "shown")
    return fields | {"seen": state.shown & state.unplayed, "suit": state.table.suit}


def _of_tennis(state: CardTennis) -> dict[str, object]:
    fields = _fields(state, "deal", "past", "seen", "drawn", "shuffles", "stock", "top")
    return fields | {"pack": state.undrawn}


def _of_authors(state: Authors) -> dict[str, object]:
    return _fields(state, "deal", "past", "drawers") | {"bank": state.undrawn}


_SAID: dict[type[Any], Callable[[Any], dict[str, object]]] = {
    TwoHands: _of_two,
    FourHands: _of_four,
    CardTennis: _of_tennis,
    Authors: _of_authors,
}


def test_a_close_and_then_a_marriage_can_be_said() -> None:
    form = cast(TrickAndDraw, load_game("sixty-six").form("two-handed"))
    state = form.deal(seed=0)
    for action in (21, 17, 33, 8, 6, 24):
        state = state.apply(action)
    assert state.question == "announced"
    assert form.position(said_of(state)).at_close == state.at_close
