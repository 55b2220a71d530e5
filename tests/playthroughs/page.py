"""A deal written out for a person: at every step who knows what, what is legal, what happens."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from generator.engine import Record, judge
from generator.engine.kernel import Form, State
from generator.engine.outcome import Award, Event
from generator.engine.story import sides, tokens

# Fields of views that hold cards, or tuples of cards; NOBODY is written as a dash.
CARDS = {"hand", "known", "led", "last_trick", "played", "trick", "turn_up"}
APART = {"seat", "to_move", "hand", "counts", "tricks"}  # shown on lines of their own
EVERY = 6  # so many moves lie between two looks at what another seat knows


def page(record: Record) -> str:
    """The whole deal, its record on the second line."""
    return "\n".join(line.rstrip() for line in _lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    states = list(record.states())
    last = states[-1]
    yield last.form.title
    yield record.line()
    yield from ("", *_events(last.form.tell_deal(states[0])))
    for number, (state, action) in enumerate(zip(states, last.actions, strict=False), 1):
        yield from ("", *_step(number, state, action))
        if number % EVERY == 0:
            yield from ("", *_view(state, (state.to_move + 1) % state.seats))
    yield from ("", *_end(last))


def _step(number: int, state: State, action: int) -> Iterator[str]:
    form = state.form
    seat = state.to_move
    verdict = judge(state, action)
    assert verdict.ok
    legal = " ".join(form.action_name(other, state) for other in state.legal())
    yield f"MOVE {number}: Seat {seat} is asked: {state.question}"
    yield f"  hand    {_shown(form, 'hand', state.view(seat).hand)}"
    yield f"  table   {'; '.join(_fields(state, seat, APART))}"
    yield f"  counts  {_counts(state)}"
    yield f"  legal   {legal}"
    yield f"  action  {form.action_name(action, state)}: {form.describe(action, state)}"
    yield f"  judge   {verdict.text} [{verdict.clause}]"
    yield from _refused(number, state)
    yield from _events(form.tell(state, action))


def _refused(number: int, state: State) -> Iterator[str]:
    """The cards in hand that may not be played, and one more thing that may not be done."""
    form = state.form
    refused = sorted(set(range(form.action_count)) - set(state.legal()))
    cards = form.action_count >= len(form.pack)  # else what is played is no card, but a stroke
    held = [action for action in refused if cards and action in state.hand(state.to_move)]
    others = [action for action in refused if action >= len(form.pack)] or refused
    names: dict[str, list[str]] = {}
    step = 5 if cards else 1
    for action in dict.fromkeys((*held, others[number * step % len(others)])):
        verdict = judge(state, action)
        assert not verdict.ok
        sentence = f"{verdict.text} [{verdict.clause}]"
        names.setdefault(sentence, []).append(form.action_name(action, state))
    for sentence, several in names.items():
        yield f"  not     {' '.join(several)}: {sentence}"


def _view(state: State, seat: int) -> Iterator[str]:
    yield f"VIEW: before it Seat {seat} knows"
    yield f"  {'; '.join(_fields(state, seat, {'seat'}))}"


def _end(state: State) -> Iterator[str]:
    outcome = state.outcome
    yield "END"
    yield f"  counts  {_counts(state)}"
    if outcome is None:
        yield f"  Seat {state.to_move} is to move."
        return
    yield f"  points  {' '.join(map(str, outcome.points))}; carry {outcome.carry}"
    names = sides(state)
    for side, points, clause, reason, basis in outcome.awards:
        yield f"  award   {names[side]}: {points}, {reason} [{' '.join((clause, *basis))}]"
    if not outcome.awards:
        cited = " ".join((outcome.clause, *outcome.basis))
        yield f"  nobody  {outcome.reason} [{cited}]"


def _events(events: tuple[Event, ...]) -> Iterator[str]:
    for event in events:
        yield f"  - {event.text} [{' '.join(event.clauses)}]"


def _counts(state: State) -> str:
    return "; ".join(
        f"{name}: {count.counted}"
        + (f" and {count.pending} waiting" if count.pending else "")
        + f", tricks {tricks}"
        for name, count, tricks in zip(sides(state), state.counts, state.tricks, strict=True)
    )


def _fields(state: State, seat: int, apart: set[str]) -> Iterator[str]:
    """What a seat may know, field by field."""
    view: Any = state.view(seat)
    for field in fields(view):
        if field.name not in apart:
            value = _shown(state.form, field.name, getattr(view, field.name))
            yield f"{field.name.replace('_', ' ')} {value}"


def _shown(form: Form[Any], name: str, value: object) -> str:
    """A value of a view as one reads it."""
    if isinstance(value, Award):
        return f"side {value.side} {value.points}"
    if isinstance(value, tuple):
        parts = [_shown(form, name, part) for part in value]
        return ("/" if parts and isinstance(value[0], tuple) else " ").join(parts) or "-"
    if name in CARDS and isinstance(value, int):
        return tokens(form)[value] if value >= 0 else "-"
    return "-" if value == -1 else str(value)
