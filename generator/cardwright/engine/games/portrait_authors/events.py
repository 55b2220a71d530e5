"""The events at the table, in words: each action, and what follows from it.

Nothing is told that not everybody sees: of a card drawn from the Bank only that it was drawn.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from cardwright.engine.games.portrait_authors import judge, score
from cardwright.engine.games.portrait_authors.past import DRAWN, MISSED, WON, StackedSet
from cardwright.engine.games.portrait_authors.quartets import NARRATIONS
from cardwright.engine.games.portrait_authors.sentences import TELLS
from cardwright.engine.masks import listed, mask_of
from cardwright.engine.narration import Facts, Narration
from cardwright.engine.outcome import Event

if TYPE_CHECKING:
    from cardwright.engine.games.portrait_authors.state import AuthorsState

# The clauses by which a stack is open, by what the judge says of it; else AUTH-B4.
_OPEN = {
    "remainder": ("AUTH-R6", "AUTH-B6"),
    "dealt whole": ("AUTH-B5", "AUTH-B4"),
    "cannot call": ("AUTH-B8", "AUTH-D4", "AUTH-B4"),
}


def describe(state: "AuthorsState", action: int) -> str:
    """An action in plain English: “call on Seat 2: in Poets, the portrait of …”."""
    return _told_by(state).act(state.form.spoken, _facts(state, action), _act(state, action))


def _act(state: "AuthorsState", action: int) -> str:
    """The key of an action."""
    table = state.deal.table
    if action < table.stack:
        return "call" if action < table.both else "call for both"
    if action < table.stop:
        return "stack"
    if action < table.count:
        return "draw again" if state.lucky and state.undrawn else "stop"
    return "out of order" if action == table.count else "denied"


def _facts(state: "AuthorsState", action: int) -> dict[str, int | str]:
    """The facts of an action: its player, the other player, and the cards."""
    table, form = state.deal.table, state.form
    facts: dict[str, int | str] = {"seat": state.to_move}
    if action < table.both:
        facts["asked"], facts["card"] = divmod(action, table.cards)
        facts["group"] = _group(state, action % table.cards)
    elif action < table.stack:
        facts["asked"], author = divmod(action - table.both, len(table.authors))
        facts["author"] = form.name_of_author(author)
        facts["group"] = _group(state, table.first_of[author])
    elif action < table.stop:
        facts["book"] = form.name_of_book(action - table.stack)
    elif action > table.count:
        facts["asked"] = action - table.count - 1
    return facts


def _group(state: "AuthorsState", card: int) -> str:
    """The name of the group of a card."""
    return state.form.ledger.suit(state.form.pack[card].suit).name


def _event(
    state: "AuthorsState", facts: Facts, key: str, *more: str, clauses: Iterable[str] = ()
) -> Event:
    """The event that these pieces of the table tell; `clauses` are cited before their own."""
    keys = (key, *filter(None, more))
    return _told_by(state).event(state.form.spoken, facts, *keys, clauses=clauses)


def _told_by(state: "AuthorsState") -> Narration:
    """The sentences of the game."""
    return NARRATIONS.get(state.form.list_game, TELLS)


# ------------------------------------------------------------------ the deal


def deal_events(state: "AuthorsState") -> tuple[Event, ...]:
    """The events of the deal, in order."""
    form, deal = state.form, state.deal
    rules = deal.table.rules
    kind = "full" if rules.pairs else "with sketches" if rules.sketches else "portraits"
    uneven = deal.first % deal.seats
    facts: Facts = {
        "cards": len(form.pack),
        "books": len(form.books),
        "groups": len({card.suit for card in form.pack}),
        "seats": deal.seats,
        "all": mask_of(range(deal.seats)),
        "dealer": deal.dealer,
        "first": (deal.dealer + 1) % deal.seats,
        "each": deal.first // deal.seats,
        "more": uneven,
        "bank": len(form.pack) - deal.first,
    }
    usual = all(len(book) == (8 if rules.pairs else 4) for book in form.books)
    events = [
        _event(state, facts, f"pack {kind}", "" if usual else "other groups"),
        _event(state, facts, "seats"),
        *form.warnings(deal.seats),
        _event(state, facts, "deal bank" if rules.banks else "deal"),
        *([_event(state, facts, "uneven" if uneven > 1 else "one more")] if uneven else []),
        *_laid_at_once(state),
        _event(state, facts, "first", "first of bank" if rules.banks else ""),
    ]
    return tuple(events)


def _laid_at_once(state: "AuthorsState") -> Iterator[Event]:
    """The books of the easy form that somebody was dealt whole."""
    past = state.past
    while past[0] is not None:
        past = past[0]
    for pile in past[-1]:
        yield _event(state, _of_pile(state, pile), "dealt book")


# ------------------------------------------------------------------ a move


def action_events(before: "AuthorsState", action: int) -> tuple[Event, ...]:
    """The events of a legal action: the action itself, and what follows from it."""
    after = before.apply(action)
    events = [*_action_events(before, action, after), *_stacked(before, action, after)]
    if _passed(before, action, after):
        events += _passing(before, action)
    for seat in range(before.seats):
        if before.mask(seat) and not after.mask(seat) and not after.over:
            events.append(_event(after, {"seat": seat}, "no cards left"))
    if after.over:
        outcome = score.outcome(after)
        cited = (outcome.clause, *outcome.basis)
        events.append(_event(after, {"reason": outcome.reason}, "over", clauses=cited))
    elif _passed(before, action, after):
        events.append(_next(before, action, after))
    return tuple(events)


def _action_events(before: "AuthorsState", action: int, after: "AuthorsState") -> Iterator[Event]:
    """The action itself, and the answer to a call; a stack is told by what it lays down."""
    act = _act(before, action)
    facts = _facts(before, action)
    if act == "call":
        yield _event(before, facts, act)
        yield from _answered(before, after, facts)
    elif act in {"stop", "draw again"} and not before.lucky:
        yield _event(before, facts, "passes")
    elif act in {"out of order", "denied"}:
        yield _event(before, facts, act)


def _answered(before: "AuthorsState", after: "AuthorsState", facts: Facts) -> Iterator[Event]:
    """The events of an answer to a call, and in the Bank game of the draw."""
    rules = before.deal.table.rules
    answer = after.past[3]
    if answer == WON:
        yield _event(before, facts, "won")
        return
    late = rules.pairs and answer == MISSED
    yield _event(before, facts, "missed", "too late" if late else "")
    if rules.banks:
        yield _event(before, facts, "draws" if before.undrawn else "bank empty")
    if answer == DRAWN:
        yield _event(before, facts, "drew it", "calls again" if rules.calls_again else "may stack")


def _stacked(before: "AuthorsState", action: int, after: "AuthorsState") -> Iterator[Event]:
    """The events of stacking: the cards laid down, and the points for them."""
    for place in range(len(before.piles), len(after.piles)):
        facts = _of_pile(after, after.piles[place])
        award = score.award(after, place)
        cited = (award.clause, *award.basis)
        if not before.deal.table.rules.pairs:
            yield _event(after, facts, "book", clauses=cited)
            continue
        yield _event(after, facts, "stack", clauses=_open_by(before, action))
        yield _event(after, facts, "counts" if award.points else "counts nothing", clauses=cited)


def _open_by(before: "AuthorsState", action: int) -> tuple[str, ...]:
    """The clauses by which a stack is open, as far as everybody knows.

    What came in the deal and what was drawn from the Bank since, only the one who stacks can tell.
    """
    key, _ = judge.decided(judge.AuthorsCase(before, action), action)
    hidden = before.deal.table.rules.banks and key != "remainder"
    why = ("AUTH-B4",) if hidden else _OPEN.get(key, ("AUTH-B4",))
    return (*why, "AUTH-D6") if before.lucky else why


def _of_pile(state: "AuthorsState", pile: StackedSet) -> Facts:
    """The facts of a stack."""
    form = state.form
    authors = dict.fromkeys(form.pack[card].author for card in listed(pile.cards))
    *some, last = [form.ledger.author(author).name for author in authors]
    facts: dict[str, int | str] = {
        "seat": pile.seat,
        "book": form.name_of_book(state.deal.table.books.index(pile.book)),
        "authors": f"{', '.join(some)} and {last}" if some else last,
        "count": state.counts[pile.seat].counted,
    }
    if state.deal.table.rules.pairs:
        facts |= {"name": score.name(pile), "points": score.points(pile)}
    return facts


# ------------------------------------------------------------------ whose turn it is


def _passed(before: "AuthorsState", action: int, after: "AuthorsState") -> bool:
    """Test if the turn of the seat to move is over."""
    table = before.deal.table
    if action < table.both:
        return after.past[3] == MISSED or not after.mask(before.to_move)
    if action < table.stop:
        return after.lucky != before.lucky or not after.mask(before.to_move)
    return action <= table.count


def _passing(before: "AuthorsState", action: int) -> Iterator[Event]:
    """The second draw, after the very card called for, ends a turn."""
    if before.lucky and action >= before.deal.table.stack:
        key = "draws again" if before.undrawn else "nothing to draw"
        yield _event(before, {"seat": before.to_move}, key)


def _next(before: "AuthorsState", action: int, after: "AuthorsState") -> Event:
    """The events of the next turn: its player, and the players passed over."""
    seat = after.to_move
    missed = action < before.deal.table.both
    own = int(bool(before.undrawn) and (missed or bool(before.lucky)))
    drew = len(after.drawers) - len(before.drawers) > own
    skipped = (seat - before.to_move - 1) % before.seats
    return _event(
        after, {"seat": seat}, "empty hand" if drew else "turn", "passed over" if skipped else ""
    )
