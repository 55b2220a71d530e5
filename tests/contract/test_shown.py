"""A table is shown as its seats see it: all that lies open and is said, and nothing besides.

Every form of every game there is, a sixth one too, in the states of seeded play.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from cardwright.engine.cards import Face
from cardwright.engine.kernel import Form, judge
from cardwright.engine.outcome import NOBODY
from cardwright.engine.seat_view import SeatView
from cardwright.engine.sentence import PlayerNames
from cardwright.engine.state import State
from tests.contract.plays import Table, play_out, put_down, recommended, redealt, trick
from tests.tiers import Sample

each_form = pytest.mark.parametrize("table", recommended(), ids=str)

#: What a view keeps of the past, which lies nowhere and is for a player to remember.
REMEMBERED = {"drew", "drawn", "seen", "table", "start", "past", "memory"} | {
    "gone",
    "last",
    "at_close",
    "first",
    "played",
    "turned",
}


def shown_to(state: State, seat: int) -> SeatView:
    """The table as a seat of a state sees it."""
    shown: SeatView = state.form.seat_view(state.view(seat))
    return shown


def moments(form: Form[Any], deals: int, most: int = 40) -> Iterator[State]:
    """The states of so many deals; of a long deal some 40 of them, and its last."""
    for seed in range(deals):
        states = play_out(form, seed)
        step = 1 + len(states) // most
        yield from [*states[seed % step :: step], states[-1]]


def open_faces(shown: SeatView) -> set[Face]:
    """Every card that is shown anywhere."""
    piles = [card for pile in shown.piles for card in pile.cards]
    seen = [card for cards in shown.seen for card in cards]
    return {*shown.hand, *piles, *seen, *(lying.card for lying in shown.lying)}


@each_form
def test_hands_turn_and_counts_are_those_of_the_state(table: Table, sample: Sample) -> None:
    form = table.form()
    for state in moments(form, sample(2, 6, 12)):
        for seat in range(state.seats):
            shown = shown_to(state, seat)
            assert (shown.seat, shown.dealer, shown.to_move) == (
                seat,
                state.dealer,
                state.to_move,
            )
            assert shown.question == state.question
            assert shown.hand == tuple(map(form.face, state.hand(seat)))
            assert shown.held == tuple(len(state.hand(s)) for s in range(state.seats))
            assert tuple(side.tricks for side in shown.sides) == state.tricks[: len(shown.sides)]
            assert tuple(side.count for side in shown.sides) == state.counts[: len(shown.sides)]
            assert shown.awards == state.awards


@each_form
def test_the_trick_lies_there_by_who_played_it(table: Table, sample: Sample) -> None:
    """Names, for of cards that are alike nobody sees which it was."""
    form = table.form()
    for states in (play_out(form, seed) for seed in range(sample(2, 6, 12))):
        before: dict[int, int] = {}
        for one, state in pairwise(states):
            before |= {card: seat for seat in range(one.seats) for card in one.hand(seat)}
            played = [lying for lying in shown_to(state, 0).lying if lying.how != "turned up"]
            assert [lying.card.name for lying in played] == [
                form.face(card).name for card in trick(state)
            ]
            if not state.over:
                assert [lying.seat for lying in played] == [before[card] for card in trick(state)]


@each_form
def test_only_cards_that_a_seat_may_see_are_shown(table: Table, sample: Sample) -> None:
    form = table.form()
    for state in moments(form, sample(2, 6, 12)):
        for seat in range(state.seats):
            view: Any = state.view(seat)
            seen = () if form.asks else getattr(view, "known", ())
            known = {card for cards in seen for card in cards}
            lies = {
                *state.hand(seat),
                *put_down(state),
                *known,
                getattr(view, "turn_up", NOBODY),
            }
            names = {form.face(card).name for card in lies - {NOBODY}}
            shown = shown_to(state, seat)
            assert {face.name for face in open_faces(shown)} <= names
            hidden = {form.face(card).name for card in range(len(form.pack))} - names
            said = " ".join(f"{fact.label}: {fact.text}" for fact in shown.said)
            assert not [name for name in hidden if f"the {name}" in said]


@each_form
def test_a_table_is_written_whole(table: Table, sample: Sample) -> None:
    """As JSON, with nothing left out."""
    for state in moments(table.form(), sample(2, 6, 12)):
        for seat in range(state.seats):
            shown = shown_to(state, seat)
            assert json.loads(json.dumps(shown.to_dict())) == plain(shown)


def plain(value: object) -> object:
    """A value as JSON has it."""
    if is_dataclass(value):
        return {each.name: plain(getattr(value, each.name)) for each in fields(value)}
    if isinstance(value, tuple):
        named: dict[str, object] | None = value._asdict() if hasattr(value, "_asdict") else None
        return {n: plain(v) for n, v in named.items()} if named else [plain(v) for v in value]
    return value


@each_form
def test_tables_that_a_seat_cannot_tell_apart_are_shown_alike(table: Table, sample: Sample) -> None:
    form, compared = table.form(), 0
    for seed in range(sample(6, 40, 100)):
        chance = Random(seed).random
        states = play_out(form, seed)
        seat = int(chance() * states[0].seats)
        until = 1 + int(chance() * len(states))
        while until > 0:
            again = redealt(states[:until], seat, chance)
            if again and again[0].order != states[0].order:
                compared += 1
                for one, other in zip(states, again, strict=False):
                    assert shown_to(one, seat) == shown_to(other, seat)
                break
            until //= 2
    assert compared > 1


@each_form
def test_what_an_action_plays_or_shows_is_known(table: Table) -> None:
    """Without a word of its notation or its sentence being read."""
    form: Form[Any] = table.form()
    for action in range(form.action_count):
        plays, shows = form.plays(action), form.shows(action)
        assert not (plays and shows)
        assert all(form.parse(form.pack.tokens[card]) == action for card in plays)
        assert not shows or form.parse(f"{form.pack.tokens[shows[0]]}!") == action
    if not form.asks:
        everything = {card for action in range(form.card_actions) for card in form.plays(action)}
        assert everything == set(range(len(form.pack)))


@each_form
def test_the_facts_of_an_event_are_those_of_its_sentence(table: Table) -> None:
    form = table.form()
    for state, after in pairwise(play_out(form, 1)):
        for event in form.action_events(state, after.actions[-1]):
            json.dumps(dict(event.facts))
            for name, fact in event.facts.items():
                said = fact if isinstance(fact, list) else [fact]
                assert (name, fact) == ("points", 0) or all(str(one) in event.text for one in said)


def texts(state: State, chance: Random) -> Iterator[str]:
    """What is said of a state, of some actions in it, and of what they lead to."""
    form = state.form
    for seat in range(state.seats):
        shown = shown_to(state, seat)
        yield from (text for fact in shown.said for text in (fact.label, fact.text))
        yield from (lying.description for lying in shown.lying)
    for action in chance.sample(form.every_action, min(20, len(form.every_action))):
        yield from (form.describe(action, state), judge(state, action).text)
        if certainty := form.certainty(state.view(max(state.to_move, 0)), action):
            yield certainty.text
    if not state.over:
        yield from (event.text for event in form.action_events(state, state.legal()[0]))
    for reason in (state.outcome, *state.awards):
        yield reason.reason if reason else ""


@each_form
def test_a_sentence_knows_its_seats(table: Table, sample: Sample) -> None:
    """At a table where all players have names, no sentence has the number of a seat."""
    form = table.form()
    names = PlayerNames("ABCDEFGHIJKL")  # of more than play: one may call on an empty seat
    chance = Random(1)
    match = form.match(7)
    said = [line.reason for line in match.sheet]
    for state in moments(form, sample(1, 3), sample(8, 40)):
        said += texts(state, chance)
        said += [event.text for event in form.deal_events(state)]
    assert any("Seat" in text for text in said)
    assert not [text for text in said if re.search(r"[Ss]eats? \d", names.into(text))]


@each_form
def test_what_a_deed_brings_is_said_by_the_score_alone(table: Table, sample: Sample) -> None:
    """So that a table which agrees on other points changes no sentence: no word is a number."""
    chance = Random(2)
    brings = re.compile(r"\b(a|one|two|three) points?\b|\bcosts? (one|two|three)\b")
    for state in moments(table.form(), sample(1, 3), sample(8, 40)):
        reasons = {reason.reason for reason in (state.outcome, *state.awards) if reason}
        said = set(texts(state, chance)) - reasons
        told = {text for text in said if not any(reason in text for reason in reasons)}
        assert not [text for text in told if brings.search(text)]


@each_form
def test_each_thing_that_a_view_holds_is_shown(table: Table) -> None:
    """A view in which one thing is otherwise is shown otherwise; who led, where a card is led."""
    form = table.form()
    views: list[Any] = [
        state.view(seat) for state in play_out(form, 1)[::3] for seat in range(state.seats)
    ]
    for one, other in pairwise(views):
        for name in (each.name for each in fields(one)):
            mine, its = getattr(one, name), getattr(other, name)
            if name in REMEMBERED | {"leader"} or mine == its:
                continue
            together = ("strokes", "hitters") if name in {"strokes", "hitters"} else (name,)
            changed = {each: getattr(other, each) for each in together}
            assert form.seat_view(replace(one, **changed)) != form.seat_view(one), name
