"""What is asked when the referee is called: for faults that cannot happen here, but at a table can.

The program refuses illegal cards, and draws for those who would forget; so a call is in order
when the fault that it names could have been made by now. It may be made at any moment of a deal.

- A revoke shows in the last trick, and nobody may look further back: the call is in order against
  the seat that replied in it, if that reply was bound to follow.
- A draw that was missed must have been due, and not be barred by a close. To give the opponent the
  choice, the seat must have played on without it; in Court, where a missed draw is simply made
  while nobody has drawn again, both must have drawn twice.
- A stray draw needs a stock to draw from.
- A fresh deal is given only before the first card is led.
"""

from generator.engine.games.trick_and_draw.judge_moment import (
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
from generator.engine.games.trick_and_draw.state import TURN_UP, State

_DRAWS = TURN_UP // 2  # how often both draw in a deal that nobody closes


def _sits_out(state: State, seat: int) -> bool:
    return seat not in state.players


# ------------------------------------------------------------------ a revoke


def _bound_by_nothing(state: State, _seat: int) -> bool:
    return not strict(state)


def _none_was_strict(state: State, _seat: int) -> bool:
    """Whether no trick has been played with the duty to follow and take."""
    before = sum(state.at_close) if closed(state) else _DRAWS
    return sum(state.taken) == before


def _led_the_last(state: State, seat: int) -> bool:
    return seat == state.players[state.last[0]]


# ------------------------------------------------------------------ a draw missed, a draw too many


def _nobody_drew(state: State, _seat: int) -> bool:
    return not drawn(state)


def _not_played_since(state: State, seat: int) -> bool:
    """Whether the seat has played to the first trick, before any draw, and to no other."""
    leader = state.turn if announced(state) else 1 - state.turn
    leads = card_led(state) and seat == state.players[leader]
    return sum(state.taken) < 2 and not leads


def _in_time(state: State, _seat: int) -> bool:
    """Whether nobody has drawn again, where a missed draw is simply made while that is so."""
    return drawn(state) == 2 and "no-draw {seat} at-once" in state.form.law.calls


def _begun(state: State, _seat: int) -> bool:
    return card_led(state) or not first_trick(state)


_MISSED: Questions = (
    ("sits out", False, _sits_out),
    ("missed though closed", False, closed),
    ("missed nothing", False, _nobody_drew),
)
_CHOICE: Questions = (
    *_MISSED,
    ("missed just now", False, _not_played_since),
    ("missed in time", False, _in_time),
)

CALLS: dict[str, Questions] = {
    "revoke {seat}": (
        ("sits out", False, _sits_out),
        ("revoked unbound", False, _bound_by_nothing),
        ("revoked nowhere", False, _none_was_strict),
        ("revoked leading", False, _led_the_last),
        ("revoked", True, always),
    ),
    "no-draw {seat} at-once": (*_MISSED, ("missed, drawn at once", True, always)),
    "no-draw {seat} draw": (*_CHOICE, ("missed, drawn", True, always)),
    "no-draw {seat} end": (*_CHOICE, ("missed, ended", True, always)),
    "stray-draw {seat} end": (
        ("sits out", False, _sits_out),
        ("strayed though closed", False, closed),
        ("strayed from nothing", False, used_up),
        ("strayed", True, always),
    ),
    "fresh-deal": (("dealt and begun", False, _begun), ("dealt afresh", True, always)),
}
