"""The story of a record: how it was dealt, each move with the clauses behind it, and the score.

`story` judges and tells a record; `lines` prints the story for a person, `data` for a program.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from cardwright.engine.agreed import Agreement, agreements, overruling
from cardwright.engine.kernel import Form, judge
from cardwright.engine.outcome import Count, Event, Outcome
from cardwright.engine.record import Played, Record
from cardwright.engine.seat_view import seats_of, side_name
from cardwright.engine.state import S, State

LEADS = ("lead", "opening", "serve")  # the questions with which a trick begins
_GIVES_WAY = "*"  # after a clause in whose place the table has agreed something


@dataclass(frozen=True, slots=True)
class Move:
    """An action and what came of it."""

    number: int  # from 1
    seat: int | None  # None for a call of the referee
    question: str  # to which the action is the answer
    hands: tuple[tuple[str, ...], ...]  # the cards of each seat before the move, in notation
    action: str  # in notation
    text: str  # in plain English
    clause: str  # by which it is legal
    events: tuple[Event, ...]
    counts: tuple[Count, ...]  # after it, by side
    tricks: tuple[int, ...]  # after it, by side


@dataclass(frozen=True, slots=True)
class Story:
    """A deal from the first card to the score, or as far as it was written down."""

    title: str
    coded: bool  # clauses have codes; those of a deck of one's own have none
    trick: str  # the game's word for one
    sides: tuple[str, ...]  # who plays for each: “Seat 0”, “Seats 0 and 2”
    counting: tuple[int, ...]  # the sides that were dealt cards
    record: Record
    agreements: tuple[Agreement, ...]
    deal: tuple[Event, ...]
    moves: tuple[Move, ...]
    to_move: int | None  # None when the deal is over
    hands: tuple[tuple[str, ...], ...]  # what each seat holds at last, in notation
    counts: tuple[Count, ...]
    outcome: Outcome | None  # None while the deal goes on


def tokens(form: Form[S]) -> tuple[str, ...]:
    """The cards of a form in notation; cards that are alike look alike."""
    return form.pack.tokens


def story(record: Record, played: Played = None) -> Story:
    """The story of a record; raises RecordError for one that cannot be replayed.

    `played` is as in `parse_records`.
    """
    states = list(record.states(played))
    last = states[-1]
    form = last.form
    steps = zip(pairwise(states), last.actions, strict=True)
    return Story(
        title=form.title,
        coded=form.ledger.own_deck is None,
        trick=form.ledger.words.trick,
        sides=sides(last),
        counting=_counting(states[0]),
        record=record,
        agreements=agreements(form),
        deal=form.deal_events(states[0]),
        moves=tuple(_move(n, *pair, action) for n, (pair, action) in enumerate(steps, 1)),
        to_move=None if last.over else last.to_move,
        hands=_hands(last),
        counts=last.counts,
        outcome=last.outcome,
    )


def sides(state: State) -> tuple[str, ...]:
    """Each side by its seats: “Seat 0”, “Seats 0 and 2”."""
    return tuple(map(side_name, seats_of(state.form, state.seats)))


def _counting(first: State) -> tuple[int, ...]:
    """The sides of those who hold cards after the deal."""
    held = {first.form.side(seat) for seat in range(first.seats) if first.hand(seat)}
    return tuple(sorted(held))


def _hands(state: State) -> tuple[tuple[str, ...], ...]:
    """The cards of each seat in notation."""
    names = tokens(state.form)
    return tuple(tuple(names[card] for card in state.hand(seat)) for seat in range(state.seats))


def _move(number: int, before: State, after: State, action: int) -> Move:
    form = before.form
    return Move(
        number=number,
        seat=before.to_move if action < form.action_count else None,
        question=before.question,
        hands=_hands(before),
        action=form.action_name(action, before),
        text=form.describe(action, before),
        clause=judge(before, action).clause,
        events=form.action_events(before, action),
        counts=after.counts,
        tricks=after.tricks,
    )


# ------------------------------------------------------------------ for a person


def lines(told: Story) -> Iterator[str]:
    """The story as a person reads it."""
    yield f"{told.title}, {_dealt(told.record)}"
    yield from (agreement.text for agreement in told.agreements)
    if told.agreements:
        yield f"A clause that gives way is marked {_GIVES_WAY}."
    yield from ("", "The deal", *_events(told, told.deal))
    yield from _moves(told)
    yield from ("", *_end(told))


def _dealt(record: Record) -> str:
    chance = "a given order" if record.seed is None else f"seed {record.seed}"
    return f"dealt by Seat {record.dealer} from {chance}"


def _cited(told: Story, *clauses: str) -> str:
    """Clauses in brackets, behind a text; those to which the table does not keep are marked.

    It is "" where clauses have no codes.
    """
    if not told.coded:
        return ""
    otherwise = {agreement.clause for agreement in overruling(told.agreements, clauses)}
    marked = (clause + _GIVES_WAY * (clause in otherwise) for clause in clauses)
    return f"  [{' '.join(marked)}]"


def _moves(told: Story) -> Iterator[str]:
    """Every move below the head of its trick."""
    taken, headed = 0, -1
    for move in told.moves:
        if move.question in LEADS and headed != taken:
            headed = taken
            yield from ("", f"{told.trick.capitalize()} {taken + 1}:  {_held(move.hands)}")
        yield from _events(told, move.events, f"{move.number}.")
        taken = sum(move.tricks)


def _held(hands: tuple[tuple[str, ...], ...]) -> str:
    """The hands of those who hold cards, in a line."""
    return "   ".join(f"Seat {seat} {' '.join(hand)}" for seat, hand in enumerate(hands) if hand)


def _events(told: Story, events: tuple[Event, ...], number: str = "") -> Iterator[str]:
    """A line for each event; the number of the move stands before the first."""
    for place, event in enumerate(events):
        yield f"{number if place == 0 else '':>5} {event.text}{_cited(told, *event.clauses)}"


def _end(told: Story) -> Iterator[str]:
    """The player to move, or the score; and the counts."""
    if told.outcome is None:
        yield f"The deal is not over; Seat {told.to_move} is to move:  {_held(told.hands)}"
    else:
        yield from ("Score", *_score(told, told.outcome))
    counts = (_count(told.counts[side], told.sides[side]) for side in told.counting)
    yield f"Counts: {'; '.join(counts)}"


def _score(told: Story, outcome: Outcome) -> Iterator[str]:
    """Each award, or why there is none, and what the table has agreed about it."""
    clauses = {outcome.clause, *outcome.basis}
    for award in outcome.awards:
        cited = (award.clause, *award.basis)
        clauses.update(cited)
        who = told.sides[award.side]
        yield f"      {who}: {award.points}, {award.reason}{_cited(told, *cited)}"
    for side, who in enumerate(told.sides):
        made = [award.points for award in outcome.awards if award.side == side]
        if len(made) > 1:
            yield f"      {who}: {sum(made)} in all"
    if outcome.reason not in {award.reason for award in outcome.awards}:
        cited = (outcome.clause, *outcome.basis)
        yield f"      {_start(outcome.reason)}{_cited(told, *cited)}"
    for agreement in overruling(told.agreements, clauses):
        yield f"      {agreement.text}"


def _start(text: str) -> str:
    """A text as a sentence begins."""
    return text[:1].upper() + text[1:]


def _count(count: Count, who: str) -> str:
    waiting = f", and {count.pending} waiting" if count.pending else ""
    return f"{count.counted} for {who}{waiting}"


# ------------------------------------------------------------------ for a program


def data(told: Story) -> dict[str, Any]:
    """The story as values that JSON knows."""
    return {
        "title": told.title,
        "record": told.record.to_dict(),
        "agreements": _values(told.agreements),
        "deal": _events_values(told.deal),
        "moves": [_move_values(move) for move in told.moves],
        "to_move": told.to_move,
        "counts": _values(told.counts),
        "outcome": told.outcome and _outcome_values(told.outcome),
    }


def _values(rows: tuple[Any, ...]) -> list[dict[str, Any]]:
    """Named tuples with the names of their fields."""
    return [row._asdict() for row in rows]


def _events_values(events: tuple[Event, ...]) -> list[dict[str, Any]]:
    return [event._asdict() | {"facts": dict(event.facts)} for event in events]


def _move_values(move: Move) -> dict[str, Any]:
    fields = {name: getattr(move, name) for name in Move.__slots__}
    return fields | {"events": _events_values(move.events), "counts": _values(move.counts)}


def _outcome_values(outcome: Outcome) -> dict[str, Any]:
    return outcome._asdict() | {"awards": _values(outcome.awards)}
