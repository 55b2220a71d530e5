"""The events at the table, in words: each action, and what follows from it.

Here stands only when each thing is said; how it is said, and by which clauses, stands in the
game's own table.
"""

from collections.abc import Iterable, Iterator

from cardwright.engine.games.trick_and_draw.phase import (
    ANNOUNCED,
    BEFORE_DRAW,
    BEFORE_TURN_UP,
    CLOSED_ON,
    REPLY,
)
from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState
from cardwright.engine.games.trick_and_draw.steps import LAST
from cardwright.engine.games.trick_and_draw.table import (
    ACTIONS,
    ANNOUNCE,
    CARDS,
    CLOSE,
    DECLARE,
    DRAW,
    EXCHANGE,
    FOUR,
    PASS,
)
from cardwright.engine.narration import Facts
from cardwright.engine.outcome import NOBODY, Event

_ACTS = {
    EXCHANGE: "exchange",
    CLOSE: "close",
    DECLARE: "declare",
    PASS: "pass",
    DRAW: "draw",
    FOUR: "four",
}
_OFFERED = (ANNOUNCED, CLOSED_ON, BEFORE_TURN_UP)  # the questions that may be passed by


def describe(state: TrickAndDrawState, action: int) -> str:
    """An action in plain English: “lead the Gold Crown”; it need not be legal."""
    form = state.form
    return form.law.tells.act(form.card_names, _facts(state, action), _act(state, action))


def _act(state: TrickAndDrawState, action: int) -> str:
    """The key of an action in the table of a game."""
    if action >= ACTIONS:
        return state.form.called(action)[0]
    if action >= EXCHANGE:
        blank = action == EXCHANGE and state.turn_up in {NOBODY, state.table.low}
        if action == PASS and state.phase in _OFFERED:
            short = state.counted[state.turn] < state.table.rules.target
            return f"pass {state.question}{' short' if state.phase == ANNOUNCED and short else ''}"
        return "exchange for nothing" if blank else _ACTS[action]
    if action >= ANNOUNCE:
        trump = state.table.trumps >> state.table.announcements[action - ANNOUNCE] & 1
        return "announce trump" if trump else "announce"
    return "reply" if state.phase == REPLY else "lead"


def _facts(state: TrickAndDrawState, action: int) -> Facts:
    """The facts of an action: its player and the cards."""
    table = state.table
    seat = state.players[state.turn]
    facts: dict[str, int | str] = {"card": action, "seat": seat, "low": table.low}
    facts["turn_up"] = state.turn_up
    if action >= ACTIONS:
        facts["seat"] = state.form.called(action)[1]
    elif ANNOUNCE <= action < EXCHANGE:
        facts["card"] = table.announcements[action - ANNOUNCE]
        facts["partner"] = table.partners[action - ANNOUNCE]
    return facts


def deal_events(state: TrickAndDrawState) -> tuple[Event, ...]:
    """The events of the deal, in order."""
    first, second = state.players
    ledger = state.form.ledger
    facts: Facts = {
        "cards": CARDS,
        "dealer": state.dealer,
        "first": first,
        "second": second,
        "hand": len(state.hand(first)),
        "turn_up": state.turn_up,
        "suit": ledger.suit(state.table.suit).name,
        "stock": state.stock,
    }
    return tuple(make_event(state, facts, key) for key in ("pack", "deal", "turn-up", "first lead"))


def action_events(before: TrickAndDrawState, action: int) -> tuple[Event, ...]:
    """The events of a legal action: the action itself, and what follows from it."""
    after = before.apply(action)
    events = [*_action_events(before, action, after)]
    if before.phase == REPLY and action < CARDS:
        events += _trick_events(before, after)
    if before.first < 0 <= after.first:
        events.append(make_event(after, {"seat": after.players[after.first]}, "target"))
    events += _draw_events(before, action, after)
    if after.over:
        events += _ended(after)
    return tuple(events)


def make_event(
    state: TrickAndDrawState, facts: Facts, *keys: str, clauses: Iterable[str] = ()
) -> Event:
    """The event that these pieces of the table tell; `clauses` are cited before their own."""
    form = state.form
    return form.law.tells.event(
        form.card_names, {**state.table.facts, **facts}, *keys, clauses=clauses
    )


# ------------------------------------------------------------------ what was done


def _action_events(
    before: TrickAndDrawState, action: int, after: TrickAndDrawState
) -> Iterator[Event]:
    act = _act(before, action)
    facts = _facts(before, action)
    if action < CARDS:
        yield make_event(before, facts, act, _manner(before, action))
    elif action < EXCHANGE:
        yield from _announced(before, after, act, facts)
    elif action == EXCHANGE:
        yield make_event(before, facts, act, f"exchange {_moment(before)}")
    elif action == CLOSE:
        yield from _closed(before, after, facts)
    elif action == DECLARE:
        yield from _declared(before, facts)
    elif action == PASS:
        yield make_event(before, facts, f"pass {before.question}")
    elif action == FOUR:
        yield make_event(
            before, facts, act, "four after closing" if before.closer >= 0 else "four open"
        )
    elif action != DRAW:
        yield make_event(before, facts, act)


def _manner(before: TrickAndDrawState, card: int) -> str:
    """The manner in which a card is led, or answers the one led."""
    if before.phase != REPLY:
        return "lead again" if before.last else "lead first"
    if before.closer < 0 <= before.turn_up:
        return "reply freely"
    if before.table.follows[before.led] >> card & 1:
        return "reply following"
    return "reply with trump" if before.table.trumps >> card & 1 else "reply with neither"


def _announced(
    before: TrickAndDrawState, after: TrickAndDrawState, act: str, facts: Facts
) -> Iterator[Event]:
    """A pair is announced, and counted or not."""
    if before.closer >= 0 or before.turn_up < 0:
        when = "announce late"
    else:
        when = "announce open" if before.last else "announce first"
    yield make_event(before, facts, act, when)
    key = "announced and counted" if before.taken[before.turn] else "announced and waiting"
    yield make_event(before, {**facts, "count": after.counted[before.turn]}, key)


def _moment(before: TrickAndDrawState) -> str:
    """The moment of an exchange, as far as the rules ask."""
    if before.closer >= 0:
        return "after closing" if before.last else "after closing first"
    if before.phase == BEFORE_TURN_UP:
        return "before the turn-up"
    return "before the last draw" if before.phase == BEFORE_DRAW and before.top == LAST else "open"


def _closed(before: TrickAndDrawState, after: TrickAndDrawState, facts: Facts) -> Iterator[Event]:
    """The turn-up is turned down, and what that changes."""
    if before.phase == BEFORE_DRAW:
        when = "close before drawing"
    else:
        when = "close after drawing" if before.last else "close first"
    yield make_event(before, facts, "close", when)
    yield make_event(before, {"left": before.hands[before.turn].bit_count()}, "closed")
    if after.bare:
        yield make_event(
            before, {"seat": before.players[1 - before.turn]}, "closed against nothing"
        )


def _declared(before: TrickAndDrawState, facts: Facts) -> Iterator[Event]:
    """The target is declared, truly or not, and a card without a reply is void."""
    yield make_event(before, facts, "declare")
    if before.led >= 0:
        lead = next(action for action in reversed(before.actions) if action < EXCHANGE)
        pair = "void lead of a pair" if lead >= ANNOUNCE else "void lead of a card"
        yield make_event(before, {"led": before.led}, "void lead", pair)
    count = before.counted[before.turn]
    key = "declared truly" if count >= before.table.rules.target else "declared falsely"
    yield make_event(before, {**facts, "count": count}, key)


# ------------------------------------------------------------------ what follows by itself


def _trick_events(before: TrickAndDrawState, after: TrickAndDrawState) -> Iterator[Event]:
    """The events of a trick: its winner, the reason, and the points."""
    table = before.table
    _, led, reply = after.last
    winner = after.turn
    best, other = (reply, led) if winner == before.turn else (led, reply)
    if table.follows[led] >> reply & 1:
        why = "taken by rank"
    else:
        why = "taken by trump" if best == reply else "taken by suit"
    seat = before.players[winner]
    yield make_event(before, {"seat": seat, "best": best, "other": other}, why)
    points = table.values[led] + table.values[reply]
    count = before.counted[winner] + points
    yield make_event(before, {"seat": seat, "points": points, "count": count}, "counted")
    if points := before.pending[winner]:
        count += points
        yield make_event(before, {"seat": seat, "points": points, "count": count}, "counted later")
    if after.over:
        points = after.counted[winner] - count
        last = "last trick" if points else "last trick after closing"
        yield make_event(before, {"seat": seat, "points": points, "count": count + points}, last)


def _draw_events(
    before: TrickAndDrawState, action: int, after: TrickAndDrawState
) -> Iterator[Event]:
    """The events of drawing that all may see, and its end."""
    facts: Facts = {
        "winner": after.players[after.turn],
        "loser": after.players[1 - after.turn],
        "stock": CARDS - after.top,
        "turn_up": before.table.low if action == EXCHANGE else before.turn_up,
    }
    if after.top > before.top:
        yield make_event(after, facts, "drawn last" if after.top == CARDS else "drawn")
    if after.turn_up < 0 <= before.turn_up:
        yield make_event(after, facts, "turn-up drawn")
        yield make_event(after, facts, "used up")


def _ended(after: TrickAndDrawState) -> Iterator[Event]:
    """That the cards are played out, and who scores and why."""
    if after.ended == NOBODY:
        yield make_event(
            after, {}, "played out" if after.closer < 0 else "played out after closing"
        )
    outcome = after.form.score(after)
    for award in outcome.awards:
        facts: Facts = {"seat": award.side, "points": award.points, "reason": award.reason}
        yield make_event(after, facts, "scored", clauses=(award.clause, *award.basis))
    cited = (outcome.clause, *outcome.basis)
    if not outcome.awards:
        yield make_event(after, {"reason": outcome.reason}, "nobody scores", clauses=cited)
