"""The events at a table of four, in words: each action, and what follows from it.

Here stands only when each thing is said; how it is said, and by which clauses, stands in the
game's own table.
"""

from collections.abc import Iterable, Iterator

from cardwright.engine.games.four_seat.state import FourSeatState
from cardwright.engine.games.four_seat.table import SEATS
from cardwright.engine.masks import mask_of
from cardwright.engine.narration import SILENT, Facts
from cardwright.engine.outcome import NOBODY, Event


def describe(state: FourSeatState, action: int) -> str:
    """An action in plain English: “lead the Gold Crown”; it need not be legal."""
    form = state.form
    return form.law.tells.act(form.card_names, _facts(state, action), _act(state, action))


def deal_events(state: FourSeatState) -> tuple[Event, ...]:
    """The events of the deal, in order."""
    facts: Facts = {
        "cards": len(state.order),
        "dealer": state.dealer,
        "first": state.leader,
        "hand": len(state.order) // SEATS,
        "turn_up": state.turn_up,
        "suit": state.form.ledger.suit(state.table.suit).name,
        "these": mask_of((0, 2)),
        "those": mask_of((1, 3)),
    }
    marriages = "marriages" if state.table.rules.announces else "no marriages"
    events = (
        make_event(state, facts, "pack"),
        make_event(state, facts, "partners"),
        make_event(state, facts, "deal"),
        make_event(state, facts, "turn-up" if state.lying == NOBODY else "turn-up lies"),
        make_event(state, facts, "no stock", marriages),
        make_event(state, facts, "first lead"),
    )
    return tuple(event for event in events if event != SILENT)


def action_events(before: FourSeatState, action: int) -> tuple[Event, ...]:
    """The events of a legal action: the action itself, and what follows from it."""
    if action >= before.form.action_count:
        return (make_event(before, _facts(before, action), _act(before, action)),)
    after = before.apply(action)
    events = [*_action_events(before, action, after)]
    if not after.trick:
        events += _trick_events(before, action, after)
    if after.lying != before.lying:
        events.append(make_event(after, {"seat": before.dealer, "card": before.lying}, "taken up"))
    if after.over:
        events += _ended(after)
    return tuple(events)


def make_event(
    state: FourSeatState, facts: Facts, *keys: str, clauses: Iterable[str] = ()
) -> Event:
    """The event that these pieces of the game's table tell; `clauses` are cited first."""
    form = state.form
    return form.law.tells.event(
        form.card_names, {**state.table.facts, **facts}, *keys, clauses=clauses
    )


def _partners(side: int) -> dict[str, int | str]:
    """The seats of a side."""
    return {"side": mask_of((side, side + 2))}


# ------------------------------------------------------------------ what was done


def _act(state: FourSeatState, action: int) -> str:
    """The key of an action in the table of a game."""
    table = state.table
    if action >= state.form.action_count:
        return "revoke {seat}"
    if action >= table.cards:
        trump = table.trumps >> table.announcements[action - table.cards] & 1
        return "announce trump" if trump else "announce"
    return "reply" if state.trick else "lead"


def _facts(state: FourSeatState, action: int) -> dict[str, int | str]:
    """The facts of an action: its player and the cards."""
    table = state.table
    facts: dict[str, int | str] = {"seat": state.to_move, "card": action}
    if action >= state.form.action_count:
        return {"seat": action - state.form.action_count}
    if action >= table.cards:
        facts["card"] = table.announcements[action - table.cards]
        facts["partner"] = table.partners[action - table.cards]
    return facts


def _action_events(before: FourSeatState, action: int, after: FourSeatState) -> Iterator[Event]:
    """A card is put down, perhaps with an announcement."""
    facts = _facts(before, action)
    act = _act(before, action)
    if act == "reply":
        yield make_event(before, facts, act, _manner(before, action))
        return
    yield make_event(before, facts, act, "lead again" if any(before.taken) else "lead first")
    if act != "lead":
        side = before.form.side(before.to_move)
        key = "announced and counted" if before.taken[side] else "announced and waiting"
        yield make_event(before, _partners(side) | {"count": after.counted[side]}, key)


def _manner(before: FourSeatState, card: int) -> str:
    """The way in which a card answers the one led."""
    table = before.table
    if table.follows[before.trick[0]] >> card & 1:
        rules, trump = table.rules, table.trumps >> card & 1
        bound = rules.heads_in_trumps if trump else rules.heads_in_plain
        return "reply following, bound to head" if bound else "reply following"
    # No card but a trump is better than the best then.
    return "reply trumping" if table.beats[before.best] >> card & 1 else "reply at will"


# ------------------------------------------------------------------ what follows by itself


def _trick_events(before: FourSeatState, action: int, after: FourSeatState) -> Iterator[Event]:
    """The events of a trick: its winner, the reason, and the points."""
    table = before.table
    trick = (*before.trick, action)
    best = action if table.beats[before.best] >> action & 1 else before.best
    seat = (before.leader + trick.index(best)) % SEATS
    side = before.form.side(seat)
    why = "taken in suit" if table.follows[trick[0]] >> best & 1 else "taken by trump"
    yield make_event(before, {"seat": seat, "best": best}, why)
    facts = _partners(side) | {"tricks": after.taken[side]}
    points = sum(table.values[card] for card in trick) + (after.taken[side] > table.book)
    count = before.counted[side] + points
    yield make_event(before, facts | {"points": points, "count": count}, "counted")
    if points := before.pending[side]:
        count += points
        yield make_event(before, facts | {"points": points, "count": count}, "counted later")
    if after.over and (points := table.rules.last_trick):
        count += points
        yield make_event(before, facts | {"points": points, "count": count}, "last trick")
    for award in after.awards[len(before.awards) :]:
        facts |= {"card": table.bonus, "points": award.points}
        yield make_event(before, facts, "at once", clauses=(award.clause, *award.basis))


def _ended(after: FourSeatState) -> Iterator[Event]:
    """That all cards are played, and which side scores and why."""
    yield make_event(after, {}, "played out")
    outcome = after.form.law.score(after)
    made = outcome.awards[len(after.awards) :]
    for award in made:
        facts = _partners(award.side) | {"points": award.points, "reason": award.reason}
        yield make_event(after, facts, "scored", clauses=(award.clause, *award.basis))
    if not made:
        cited = (outcome.clause, *outcome.basis)
        yield make_event(after, {"reason": outcome.reason}, "nobody scores", clauses=cited)
