"""The judge of calls: for faults that cannot happen here, but at a table can.

The program refuses illegal cards, and draws for those who would forget; so a call is in order
when the fault that it names could have been made by now. It may be made at any moment of a deal.

- A revoke shows in the last trick, and nobody may look further back: the call is in order against
  the seat that replied in it, if that reply was bound to follow.
- A draw that was missed must have been due; once the deal is closed it can no longer be made, but
  the deal may be ended for it. To give the opponent the choice, the seat must have played on
  without it; in Court, where a missed draw is simply made while nobody has drawn again, somebody
  must have drawn after it: the loser has, as soon as the taker of a trick has missed its draw.
- A stray draw needs a stock to draw from.
- A fresh deal is given only before the first card is led.
"""

from cardwright.engine.games.trick_and_draw.judge_moment import (
    Questions,
    always,
    announced,
    card_led,
    closed,
    drawn,
    first_trick,
    strict,
    used_up,
)
from cardwright.engine.games.trick_and_draw.state import TURN_UP, TrickAndDrawState

_DRAWS = TURN_UP // 2  # how often both draw in a deal that nobody closes


def _sits_out(state: TrickAndDrawState, seat: int) -> bool:
    return seat not in state.players


# ------------------------------------------------------------------ a revoke


def _no_penalty(state: TrickAndDrawState, _seat: int) -> bool:
    """Test if nobody pays for a revoke at this table."""
    return not state.table.rules.pays_for_revoke


def _bound_by_nothing(state: TrickAndDrawState, _seat: int) -> bool:
    return not strict(state)


def _none_was_strict(state: TrickAndDrawState, _seat: int) -> bool:
    """Test if no trick has been played with the duty to follow and take."""
    before = sum(state.at_close) if closed(state) else _DRAWS
    return sum(state.taken) == before


def _led_the_last(state: TrickAndDrawState, seat: int) -> bool:
    return seat == state.players[state.last[0]]


# ------------------------------------------------------------------ a draw missed, a draw too many


def _nobody_drew(state: TrickAndDrawState, _seat: int) -> bool:
    return not drawn(state)


def _mended_at_once(state: TrickAndDrawState) -> bool:
    """Test if a missed draw is simply made while nobody has drawn another card."""
    return "no-draw {seat} at-once" in state.form.law.calls


def _not_played_since(state: TrickAndDrawState, seat: int) -> bool:
    """Test if playing on is the fault, and the seat has played to no trick but the first."""
    if _mended_at_once(state):
        return False
    leader = state.turn if announced(state) else 1 - state.turn
    leads = card_led(state) and seat == state.players[leader]
    return sum(state.taken) < 2 and not leads


def _in_time(state: TrickAndDrawState, seat: int) -> bool:
    """Test if nobody can have drawn since this seat, where a missed draw is then simply made.

    Of the two cards that were drawn first, the loser of the trick had the second.
    """
    if closed(state) or drawn(state) > 2 or not _mended_at_once(state):
        return False
    # Who took the first trick led the second; while there is no second, it is the one with a trick.
    taker = state.taken.index(1) if sum(state.taken) == 1 else state.last[0]
    return seat != state.players[taker]


def _drawn_once(state: TrickAndDrawState, _seat: int) -> bool:
    """Test if both have drawn once: who drew second did so after the first had missed it."""
    return drawn(state) == 2 and _mended_at_once(state)


def _begun(state: TrickAndDrawState, _seat: int) -> bool:
    return card_led(state) or not first_trick(state)


_MISSED: Questions = (
    ("sits out", False, _sits_out),
    ("missed though closed", False, closed),
    ("missed nothing", False, _nobody_drew),
)
_CHOICE: Questions = (
    ("missed just now", False, _not_played_since),
    ("missed in time", False, _in_time),
)

CALLS: dict[str, Questions] = {
    "revoke {seat}": (
        ("sits out", False, _sits_out),
        ("revoked for nothing", False, _no_penalty),
        ("revoked unbound", False, _bound_by_nothing),
        ("revoked nowhere", False, _none_was_strict),
        ("revoked leading", False, _led_the_last),
        ("revoked", True, always),
    ),
    "no-draw {seat} at-once": (*_MISSED, ("missed, drawn at once", True, always)),
    "no-draw {seat} draw": (*_MISSED, *_CHOICE, ("missed, drawn", True, always)),
    "no-draw {seat} end": (
        ("sits out", False, _sits_out),
        ("missed nothing", False, _nobody_drew),
        *_CHOICE,
        ("missed, ended after close", True, closed),
        ("missed, ended early", True, _drawn_once),
        ("missed, ended", True, always),
    ),
    "stray-draw {seat} end": (
        ("sits out", False, _sits_out),
        ("strayed though closed", False, closed),
        ("strayed from nothing", False, used_up),
        ("strayed", True, always),
    ),
    "fresh-deal": (("dealt and begun", False, _begun), ("dealt afresh", True, always)),
}
