"""States of play in the words of a person at the table, as `Form.position` reads them."""

from collections.abc import Callable
from typing import Any

from cardwright.engine import load_game
from cardwright.engine.games.card_tennis.state import CardTennisState as CardTennis
from cardwright.engine.games.four_seat.state import FourSeatState as FourHands
from cardwright.engine.games.portrait_authors.state import AuthorsState as Authors
from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState as TwoHands
from cardwright.engine.games.trick_and_draw.table import EXCHANGE
from cardwright.engine.kernel import Form
from cardwright.engine.masks import members
from cardwright.engine.outcome import NOBODY
from cardwright.engine.state import State

Said = dict[str, Any]


def form_of(game: str, name: str, **agreed: str) -> Form[Any]:
    return load_game(game).form(name).with_options(**agreed)


def said_of(state: State) -> Said:
    """The facts of a state."""
    if isinstance(state, TwoHands):
        return _said_of_two(state)
    if isinstance(state, CardTennis):
        return _said_of_tennis(state)
    if isinstance(state, Authors):
        return _said_of_authors(state)
    assert isinstance(state, FourHands)
    return _said_of_four(state)


def _said_of_two(state: TwoHands) -> Said:
    form = state.form
    name = form.action_name
    facts: Said = {
        "dealer": state.dealer,
        "hands": {str(seat): [name(c) for c in state.hand(seat)] for seat in state.players},
        "trump": state.table.suit,
        "talon": [name(card) for card in state.order[state.top :]],
        "question": state.question,
        "counted": [count.counted for count in state.counts],
        "pending": [count.pending for count in state.counts],
        "tricks": list(state.tricks),
        "last_trick": [name(card) for card in state.last[1:]],
        "shown": {
            str(seat): [name(card) for card in cards]
            for seat, cards in enumerate(state.view(0).known)
        },
    }
    asks_other = state.question in {"reply", "closed-on"}
    facts["leader"] = state.players[1 - state.turn if asks_other else state.turn]
    if state.turn_up != NOBODY:
        facts["turn_up"] = name(state.turn_up)
    if state.led != NOBODY:
        facts["led"] = name([a for a in state.actions if a < EXCHANGE][-1])
    if state.closer != NOBODY:
        facts["closed_by"] = state.players[state.closer]
        facts["tricks_at_close"] = list(state.by_seat(state.at_close, 0))
    if state.first != NOBODY:
        facts["first_to_target"] = state.players[state.first]
    return facts


def _said_of_four(state: FourHands) -> Said:
    name = state.form.action_name
    facts: Said = {
        "dealer": state.dealer,
        "turn_up": name(state.turn_up),
        "hands": {seat: [name(c) for c in state.hand(seat)] for seat in range(4)},
        "leader": state.leader,
        "trick": " ".join(name(card) for card in state.trick),
        "tricks": list(state.taken),
        "played": {seat: [name(c) for c in _played(state, seat)] for seat in range(4)},
        "shown": {seat: [name(c) for c in cards] for seat, cards in enumerate(state.view(0).known)},
    }
    if state.form.rules.book is not None:
        return facts
    facts["counted"], facts["pending"] = list(state.counted), list(state.pending)
    if state.trick:
        facts["announced"] = state.actions[-len(state.trick)] >= len(state.order)
    if state.captor != NOBODY:
        facts["bonus_taken_by"] = state.captor
    return facts


def _played(state: FourHands, seat: int) -> list[int]:
    """The cards that a seat has played to tricks that are taken."""
    gone = state.dealt[seat] & ~state.unplayed
    return [card for card in members(gone) if card not in (*state.trick, state.lying)]


def _said_of_tennis(state: CardTennis) -> Said:
    ids = state.form.pack.labels
    seats = range(state.seats)
    return {
        "dealer": state.dealer,
        "hands": {seat: [ids[card] for card in state.hand(seat)] for seat in seats},
        "trick": [ids[card] for card in state.trick],
        "hitters": list(state.hitters),
        "question": state.question,
        "to_move": state.to_move,
        "tricks": list(state.tricks),
        "pack": [ids[card] for card in state.undrawn],
        "trays": {
            seat: [ids[c] for c in state.tray(seat) if c not in state.trick] for seat in seats
        },
    }


def _said_of_authors(state: Authors) -> Said:
    ids = [card.id for card in state.form.pack]
    table = state.deal.table
    facts: Said = {
        "seats": state.seats,
        "dealer": state.dealer,
        "caller": state.to_move,
        "hands": {seat: [ids[card] for card in state.hand(seat)] for seat in range(state.seats)},
        "stacks": [[seat, [ids[c] for c in cards]] for seat, cards in state.view(0).piles],
        "gained": {
            seat: [
                name
                for name, book in zip(table.book_names, table.books, strict=True)
                if state.gained >> table.shifts[seat] & book
            ]
            for seat in range(state.seats)
        },
        "now": [
            name
            for name, book in zip(table.book_names, table.books, strict=True)
            if state.fresh & book
        ],
    }
    if table.banks:
        facts |= {"bank": [ids[card] for card in state.undrawn], "lucky": bool(state.lucky)}
    return facts


def chosen(state: State, chance: Callable[[], float]) -> int:
    """Any action, but rarely one that ends the deal or closes it early."""
    legal = state.legal()
    quiet = [a for a in legal if state.form.action_name(a) not in {"60", "66", "4", "z"}]
    actions = legal if chance() < 0.06 or not quiet else quiet
    return int(actions[int(chance() * len(actions))])


FORMS = [
    ("court", "two-handed", {}),
    ("court", "two-handed", {"close_before_draw": "on", "exchange_closes_at": "court-card"}),
    ("court", "three-handed", {}),
    ("court", "four-handed", {}),
    ("court", "four-handed", {"marriages": "on"}),
    ("sixty-six", "two-handed", {}),
    ("sixty-six", "three-handed", {"original_leader_may_close": "on"}),
    ("sixty-six", "four-handed", {"ten_bonus": "on"}),
    ("nations", "four-handed", {}),
    ("nations", "four-handed", {"titles": "on"}),
    ("nations", "four-handed", {"turnup_trick1": "on"}),
]
#: Where cards are shuffled during a deal: that goes by its order, which no position says.
SHUFFLED = [
    ("card-tennis", "singles", {}),
    ("card-tennis", "singles", {"deal": "refill", "deck": "15/14/6/4"}),
    ("card-tennis", "doubles", {"deal": "every ball"}),
]
