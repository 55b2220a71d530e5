"""The events in a game of Card Tennis, in words: each action, and what follows from it.

Here stands only when each thing is said; how it is said stands in `telling.py`.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from cardwright.engine.games.card_tennis.score import DEUCE, Balls, called, clauses_of, outcome
from cardwright.engine.games.card_tennis.sentences import TELLS
from cardwright.engine.games.card_tennis.table import (
    DRAW,
    HAND,
    HELP,
    NET,
    PASS,
    RETURN,
    SERVE,
    UP,
    VOLLEY,
)
from cardwright.engine.masks import mask_of
from cardwright.engine.narration import Facts
from cardwright.engine.outcome import Event
from cardwright.engine.sentence import SeatText, say

if TYPE_CHECKING:
    from cardwright.engine.games.card_tennis.form import CardTennis
    from cardwright.engine.games.card_tennis.state import CardTennisState

_MEETS = {SERVE: "TEN-9", RETURN: "TEN-11", VOLLEY: "TEN-12", NET: "TEN-13"}


def describe(state: "CardTennisState", action: int) -> str:
    """An action in plain English: “play a return”; it need not be legal."""
    serving = state.stroke == UP
    key = {SERVE: "serve", DRAW: "fault" if serving else "draw", PASS: "pass"}.get(action, "play")
    return TELLS.act(state.form.stroke_names, {"stroke": action}, key)


def deal_events(state: "CardTennisState") -> tuple[Event, ...]:
    """The events of the deal, in order."""
    table = state.deal.table
    facts = {
        "server": state.dealer,
        "first": table.rounds[state.dealer][0],
        "cards": table.cards,
        "hand": HAND,
        "pack": table.cards - HAND * table.seats,
        "these": mask_of((0, 2)),
        "those": mask_of((1, 3)),
    }
    keys = ("trays", *(["partners"] if state.seats == 4 else []), "server", "deal", "first ball")
    return tuple(_event(state, facts, key) for key in keys)


def action_events(before: "CardTennisState", action: int) -> tuple[Event, ...]:
    """The events of a legal action: the action itself, and what follows from it."""
    after = before.apply(action)
    if action < DRAW:
        events = [_stroke(before, action)]
    elif action == PASS:
        events = [_pass(before, after)]
    else:
        events = [*_draw(before, after)]
    if sum(after.won) > sum(before.won):
        events += _lost(before, action, after)
    return tuple(events)


def _event(
    state: "CardTennisState", facts: Facts, key: str, *more: str, clauses: Iterable[str] = ()
) -> Event:
    """The event that these pieces tell; `clauses` are cited first."""
    return TELLS.event(state.form.stroke_names, facts, key, *more, clauses=clauses)


def _together(state: "CardTennisState") -> tuple[str, ...]:
    """The clause by which partners answer this stroke; none where one player answers alone."""
    if state.seats == 2 or state.stroke == UP:
        return ()
    return ("TEN-18",) if state.stroke == SERVE else ("TEN-B12",)


# ------------------------------------------------------------------ what was done


def _stroke(before: "CardTennisState", action: int) -> Event:
    """A card is put down."""
    facts = {"seat": before.to_move, "stroke": action}
    drawn = ("TEN-B4",) if before.question == "drawn" else ()
    if before.stroke == UP:
        return _event(before, facts, "serve", clauses=drawn)
    helps = _together(before) if before.step == HELP else ()
    return _event(before, facts, "play", clauses=(_MEETS[before.stroke], *helps, *drawn))


def _pass(before: "CardTennisState", after: "CardTennisState") -> Event:
    """A player of four says that no card can be played."""
    seat = before.to_move
    facts = {"seat": seat, "led": before.stroke, "partner": seat ^ 2}
    if before.step != HELP:
        return _event(before, facts, "pass", "partner asked", clauses=_together(before))
    draws = ("first draws",) if sum(after.won) == sum(before.won) else ()
    return _event(before, facts, "pass", *draws, clauses=_together(before))


def _draw(before: "CardTennisState", after: "CardTennisState") -> Iterator[Event]:
    """A card is drawn, and helps or does not."""
    seat = before.to_move
    facts = {"seat": seat, "led": before.stroke, "partner": seat ^ 2}
    if before.top == len(before.stock):
        played = sum(tray.bit_count() for tray in before.trays)
        more = ("ball stays",) if before.trick else ()
        yield _event(before, {"cards": played}, "pack used up", *more)
    if before.stroke == UP:
        later = ("fault, later ball",) if any(before.won) else ()
        four = ("fault, of four",) if before.seats == 4 else ()
        yield _event(before, facts, "fault", *later, *four)
    else:
        alone = "TEN-9" if before.stroke == SERVE else "TEN-14"
        yield _event(before, facts, "lacks", clauses=_together(before) or (alone,))
    if after.to_move == seat and after.question == "drawn":
        return
    due = ("partner draws",) if after.question == "draw" else ()
    yield _event(before, facts, "does not help", *due, clauses=_together(before) if due else ())


# ------------------------------------------------------------------ what follows by itself


def _lost(before: "CardTennisState", action: int, after: "CardTennisState") -> Iterator[Event]:
    """The ball is lost, and so are others as long as a server has no serve and none to draw."""
    server = before.form.side(before.dealer)
    served = action < DRAW or bool(before.hitters)
    hitter = before.to_move if action < DRAW else before.hitter
    winner = before.form.side(hitter) if served else 1 - server
    yield from _loss_events(before, action)
    won = before.won
    while True:
        won = (won[0], won[1] + 1) if winner else (won[0] + 1, won[1])
        if won == after.won and after.over:
            yield from _game(after)
            return
        yield _ball(before, won, winner)
        if won[0] == won[1] > DEUCE:
            yield _event(before, {}, "balls back")
        if before.deal.table.rules.deals_anew:
            yield _event(before, {"server": before.dealer}, "deals anew")
        elif sum(won) == sum(before.won) + 1:
            yield from _fills(before, action, after)
        why = "after play" if served else "after faults"
        yield _event(before, {"server": before.dealer}, "next ball", f"next ball, {why}")
        if won == after.won:
            return
        served, winner = False, 1 - server
        yield _event(before, {"seat": before.dealer}, "no card")
        yield _event(before, {"seat": before.dealer}, "second fault")


def _loss_events(before: "CardTennisState", action: int) -> Iterator[Event]:
    """The events that explain why the ball is lost."""
    seat, led = before.to_move, before.stroke
    together = _together(before)
    if action < DRAW:  # a stroke ends the ball for two only: of four the partners are asked
        led = action
        yield _event(before, {"seat": seat ^ 1}, "no card")
    elif action == PASS or (together and seat == before.hitter ^ 1):
        yield _event(before, {"seat": seat ^ 2}, "no card")
    if led == UP:
        yield _event(before, {"seat": seat}, "second fault")
        return
    alone = "TEN-10" if led == SERVE else "TEN-14"
    yield _event(before, {"led": led}, "not met", clauses=together or (alone,))


def _ball(before: "CardTennisState", won: Balls, winner: int) -> Event:
    """The event of a ball: its winner, and the score."""
    form = before.form
    facts = {"winner": _has(form, winner), "score": called(form, before.dealer, won)}
    sides = ("TEN-B16",) if before.seats == 4 else ()
    return _event(before, facts, "ball", clauses=(*clauses_of(won), *sides))


def _has(form: "CardTennis", side: int) -> SeatText:
    """A side that has something: “Seat 0 has”, “Seats 0 and 2 have”."""
    return say("{side} {has}", side=form.side_name(side), has="has" if form.seats == 2 else "have")


def _fills(before: "CardTennisState", action: int, after: "CardTennisState") -> Iterator[Event]:
    """Hands are filled up before the next ball, where the table has agreed to it."""
    table = before.deal.table
    held = [hand.bit_count() for hand in before.hands]
    if action != PASS:
        held[before.to_move] += 1 if action == DRAW else -1
    drawn_anew = action == DRAW and before.top == len(before.stock)
    if table.rules.fills_up and after.shuffles - before.shuffles > drawn_anew:
        yield _event(before, {}, "pack used up on the way")
    for seat in table.rounds[before.dealer] if table.rules.fills_up else ():
        if more := after.hands[seat].bit_count() - held[seat]:
            yield _event(before, {"seat": seat, "cards": more}, "fills up")


def _game(after: "CardTennisState") -> Iterator[Event]:
    """The events of a game: its winner, and the next server."""
    award = outcome(after).awards[0]
    facts = {"winner": _has(after.form, award.side), "reason": award.reason}
    yield _event(after, facts, "game", clauses=(award.clause, *award.basis))
    if after.seats == 2:
        yield _event(after, {"next": 1 - after.dealer}, "next game")
    else:  # which of the two it is, a game by itself does not know
        yield _event(after, {}, "next game of four")
