"""A deal written out for a person: at every step who knows what, what is legal, what happens."""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from cardwright.engine import Record, judge
from cardwright.engine.kernel import Form
from cardwright.engine.outcome import Award, Event
from cardwright.engine.state import State
from cardwright.engine.story import sides, tokens

# Fields of views that hold cards, or tuples of cards; NOBODY is written as a dash.
CARDS = {"drew", "hand", "known", "led", "last_trick", "played", "trick", "turn_up"}
APART = {"seat", "to_move", "hand", "counts", "tricks"}  # shown on lines of their own
EVERY = 6  # so many moves lie between two looks at what another seat knows
LONG = 70  # of a deal of more moves only some are shown in full: …
SHOWN = 25  # … one of so many
MANY = 12  # of more actions that are legal, the first are named


def page(record: Record) -> str:
    """The whole deal, its record on the second line."""
    return "\n".join(line.rstrip() for line in _lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    states = list(record.states())
    last = states[-1]
    yield last.form.title
    yield record.line()
    yield from ("", *_events(last.form.deal_events(states[0])))
    long = len(last.actions) > LONG
    if long:
        yield ""
    for number, (state, action) in enumerate(zip(states, last.actions, strict=False), 1):
        if long and number % SHOWN:
            yield from _short(number, state, action)
            continue
        yield from ("", *_step(number, state, action))
        if number % (SHOWN if long else EVERY) == 0:
            yield from ("", *_view(state, (state.to_move + 1) % state.seats))
        if long:
            yield ""
    yield from ("", *_end(last))


def _short(number: int, state: State, action: int) -> Iterator[str]:
    """A move by what it does."""
    assert judge(state, action).ok
    for place, event in enumerate(state.form.action_events(state, action)):
        yield f"{'' if place else number:>3}  {event.text} [{' '.join(event.clauses)}]"


def _step(number: int, state: State, action: int) -> Iterator[str]:
    form = state.form
    seat = state.to_move
    verdict = judge(state, action)
    assert verdict.ok
    names = [form.action_name(other, state) for other in state.legal()]
    apart = ", " if any(" " in name for name in names) else " "
    legal = apart.join(names[:MANY] if len(names) > 2 * MANY else names)
    legal += f", and {len(names) - MANY} more" if len(names) > 2 * MANY else ""
    yield f"MOVE {number}: Seat {seat} is asked: {state.question}"
    yield f"  hand    {_shown(form, 'hand', state.view(seat).hand)}"
    yield f"  table   {'; '.join(_fields(state, seat, APART))}"
    yield f"  counts  {_counts(state)}"
    yield f"  legal   {legal}"
    yield f"  action  {form.action_name(action, state)}: {form.describe(action, state)}"
    yield f"  judge   {verdict.text} [{verdict.clause}]"
    yield from _refused(number, state)
    yield from _events(form.action_events(state, action))


def _refused(number: int, state: State) -> Iterator[str]:
    """The cards in hand that may not be played, and one more thing that may not be done."""
    form = state.form
    refused = sorted(set(range(form.action_count)) - set(state.legal()))
    cards = len(form.pack)
    plays = form.card_actions == cards  # else one plays a stroke, or calls for a card
    held = [action for action in refused if plays and action in state.hand(state.to_move)]
    deeds = max(form.card_actions, cards)
    others = [action for action in refused if action >= deeds] or refused
    names: dict[str, list[str]] = {}
    step = 5 if form.action_count >= cards else 1
    for action in dict.fromkeys((*held, others[number * step % len(others)])):
        verdict = judge(state, action)
        assert not verdict.ok
        sentence = f"{verdict.text} [{verdict.clause}]"
        names.setdefault(sentence, []).append(form.action_name(action, state))
    if form.card_actions > cards:
        call = refused[number * 7 % bisect_left(refused, form.card_actions)]
        verdict = judge(state, call)
        sentence = f"{verdict.text} [{verdict.clause}]"
        names.setdefault(sentence, []).append(form.action_name(call, state))
    for sentence, several in names.items():
        yield f"  not     {' '.join(several)}: {sentence}"


def _view(state: State, seat: int) -> Iterator[str]:
    yield f"VIEW: before it Seat {seat} knows"
    yield f"  {'; '.join(_fields(state, seat, {'seat'}))}"
    view: Any = state.view(seat)
    if hasattr(view, "known") and "known" not in {field.name for field in fields(view)}:
        yield f"  and is certain of {_shown(state.form, 'known', view.known)}"


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
        if field.name not in apart and field.repr:
            value = _shown(state.form, field.name, getattr(view, field.name))
            yield f"{field.name.replace('_', ' ')} {value}"


def _shown(form: Form[Any], name: str, value: Any) -> str:  # noqa: ANN401 - of any view
    """A value of a view as one reads it."""
    if name == "piles":
        piles = (f"{seat}: {len(cards)} {form.pack[cards[0]].suit}" for seat, cards in value)
        return ", ".join(piles) or "-"
    if isinstance(value, Award):
        return f"side {value.side} {value.points}"
    if isinstance(value, tuple):
        parts = [_shown(form, name, part) for part in value]
        return ("/" if parts and isinstance(value[0], tuple) else " ").join(parts) or "-"
    if name in CARDS and isinstance(value, int):
        return tokens(form)[value] if value >= 0 else "-"
    return "-" if value == -1 else str(value)
