"""What is asked when the referee of a table of four is called: for a card that did not follow.

The program refuses such a card, so that a call is in order when the fault could have been made: by
a seat that has replied to the trick on the table or, until somebody leads again, to the last one.
"""

from typing import TYPE_CHECKING

from generator.engine.verdict import Verdict

if TYPE_CHECKING:
    from generator.engine.games.four_seat.state import State


def judge_call(state: "State", seat: int) -> Verdict:
    """The verdict on the call that a seat did not follow."""
    form = state.form
    key = _decided(state, seat)
    saying = form.law.says[key]
    facts = {"seat": seat} if "seat" in saying.facts else {}
    return Verdict(key == "revoked", saying, facts, form.card_names)


def _decided(state: "State", seat: int) -> str:
    """What is said."""
    if state.over:
        return "over"
    leader, played = _trick(state)
    place = (seat - leader) % state.seats
    if not played:
        return "revoked nowhere"
    if not place:
        return "revoked leading"
    return "revoked" if place < played else "revoked not yet"


def _trick(state: "State") -> tuple[int, int]:
    """Who led to the trick that is asked about, and how many cards were played to it."""
    if state.trick:
        return (state.to_move - len(state.trick)) % state.seats, len(state.trick)
    last = [a for a in state.actions if a < state.form.action_count][-state.seats :]
    if len(last) < state.seats:
        return state.to_move, 0
    cards = [
        state.table.announcements[a - len(state.order)] if a >= len(state.order) else a
        for a in last
    ]
    return (state.to_move - _best(state, cards)) % state.seats, state.seats


def _best(state: "State", cards: list[int]) -> int:
    """The place of the card that took a trick, compared anew: packs are made from high to low."""
    pack, trump = state.form.pack, state.table.suit
    trumps = [card for card in cards if pack[card].suit == trump]
    return cards.index(min(trumps or [c for c in cards if pack[c].suit == pack[cards[0]].suit]))
