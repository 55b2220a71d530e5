"""The judge of calls at a table of four: for a card that did not follow.

The program refuses such a card, so that a call is in order when the fault could have been made: by
a seat that has replied to the trick on the table or, until somebody leads again, has played to the
last one. Who led to that one is not asked: nothing on the table shows it any more.
"""

from typing import TYPE_CHECKING

from cardwright.engine.verdict import Verdict

if TYPE_CHECKING:
    from cardwright.engine.games.four_seat.state import FourSeatState


def judge_call(state: "FourSeatState", seat: int) -> Verdict:
    """The verdict on the call that a seat did not follow."""
    form = state.form
    key = _decided(state, seat)
    facts = state.table.facts | {"seat": seat}
    return Verdict(key == "revoked", form.law.says[key], facts, form.card_names)


def _decided(state: "FourSeatState", seat: int) -> str:
    """The fact that decides."""
    if state.over:
        return "over"
    if not state.trick:
        return "revoked" if any(state.taken) else "revoked nowhere"
    leader = (state.to_move - len(state.trick)) % state.seats
    place = (seat - leader) % state.seats
    if not place:
        return "revoked leading"
    return "revoked" if place < len(state.trick) else "revoked not yet"
