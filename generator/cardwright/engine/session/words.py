"""The words of the table, with the names of those who sit there, and the clauses behind them."""

from collections.abc import Iterable
from typing import Any

from cardwright.engine.agreed import agreements, overruling
from cardwright.engine.kernel import Form, judge
from cardwright.engine.outcome import NOBODY, Event
from cardwright.engine.seat_view import seats_of
from cardwright.engine.sentence import PlayerNames, ReaderNames, all_of
from cardwright.engine.session.live_match import LiveMatch
from cardwright.engine.state import State


def cited(form: Form[State], clauses: Iterable[str]) -> dict[str, Any]:
    """The texts of clauses by their ids, and what the table has agreed in place of them."""
    ids = [*dict.fromkeys(clause for clause in clauses if clause)]
    otherwise = overruling(agreements(form), ids)
    return {
        "clauses": {clause: form.ledger.clause(clause).text for clause in ids},
        "agreed": [agreement.text for agreement in otherwise],
    }


def told(events: Iterable[Event], names: PlayerNames) -> list[dict[str, Any]]:
    """Events, sentence by sentence."""
    return [
        {"text": names.into(event.text), "clauses": [*event.clauses], "news": event.news}
        for event in events
    ]


def events_to_dict(
    form: Form[State], events: Iterable[Event], names: PlayerNames
) -> dict[str, Any]:
    """The events, sentence by sentence, with the clauses that they cite."""
    events = [*events]
    every = (clause for event in events for clause in event.clauses)
    return {"told": told(events, names)} | cited(form, every)


def verdict(sitting: LiveMatch, seat: int, action: int) -> dict[str, Any]:
    """The verdict on an action of a seat; out of turn it has no clause.

    Raises UnknownName for what is no action.
    """
    state, form = sitting.state, sitting.state.form
    form.require(action)
    ok, clause = False, ""
    if sitting.match.over and not state.over:
        text, clause = "The match is over.", sitting.match.law.target[0]
    elif not state.over and sitting.to_move != seat and action < form.action_count:
        text = f"It is the turn of {sitting.terms.names[sitting.to_move]}."
    else:
        ruled = judge(state, action)
        ok, text, clause = ruled.ok, sitting.names.into(ruled.text), ruled.clause
    return {"ok": ok, "text": text, "clause": clause} | cited(form, [clause])


def named(sitting: LiveMatch, action: int, at: State | None = None) -> dict[str, Any]:
    """An action of the seat to move: its number, its notation, and what it is called.

    `at` is an earlier moment of the deal, or by default this one.
    """
    state = sitting.state if at is None else at
    says = sitting.names.into(state.form.describe(action, state))
    return {"action": action, "name": state.form.action_name(action, state), "says": says}


def moment(sitting: LiveMatch) -> dict[str, Any]:
    """The progress of the match: which deal, and who is to move."""
    match, mover = sitting.match, sitting.mover
    return {
        "deal": match.number,
        "dealer": match.dealer,
        "to_move": sitting.to_move,
        "keeper": mover.keeper if mover else "",
        "deal_over": not sitting.going_on,
        "match_over": match.over,
    }


def sheet(sitting: LiveMatch, seat: int = NOBODY) -> dict[str, Any]:
    """The score of each side, and the score sheet line by line; a side may be NOBODY.

    To a seat, its player is “you”, also as one of a side.
    """
    match = sitting.match
    names = PlayerNames(sitting.terms.names)
    told = names if seat == NOBODY else ReaderNames(names.players, seat)
    sides = [
        all_of([told.of(seat) for seat in seats]) for seats in seats_of(match.form, match.seats)
    ]
    lines = [
        {
            "deal": line.deal,
            "side": line.side,
            "who": "" if line.side == NOBODY else sides[line.side],
            "points": line.points,
            "reason": told.into(line.reason),
            "clauses": [line.clause, *line.basis],
        }
        for line in match.sheet
    ]
    score = [
        {"side": side, "who": sides[side], "points": points}
        for side, points in enumerate(match.score)
    ]
    every = (clause for line in match.sheet for clause in (line.clause, *line.basis))
    return {"score": score, "target": match.target, "sheet": lines} | cited(match.form, every)
