"""The review of a deal that is over: its moves, and each judged by what its player could know."""

from typing import Any

from cardwright.engine.outcome import NOBODY
from cardwright.engine.players.judgment import Adviser
from cardwright.engine.session import words
from cardwright.engine.session.live_match import LiveMatch
from cardwright.engine.session.sight import laid
from cardwright.engine.state import State
from cardwright.errors import InputError


def moves(sitting: LiveMatch, seat: int = NOBODY) -> list[dict[str, Any]]:
    """All moves of the deal in order, each with its sentences; to a seat, its player is “you”.

    Raises InputError while the deal is in play: hidden cards could be read from it.
    """
    states, names = _states(sitting), sitting.names_to(seat)
    return [
        {
            "move": number,
            "seat": sitting.match.table[before.to_move],
            **words.named(sitting, action, before),
            "cards": laid(before, after, action),
            "choice": len(before.legal()) > 1,
            "told": words.told(before.form.action_events(before, action), names),
        }
        for number, (before, after, action) in enumerate(
            zip(states, states[1:], sitting.state.actions, strict=False), 1
        )
    ]


def judged(sitting: LiveMatch, move: int) -> dict[str, Any]:
    """The judgment of a move, from 1; raises InputError for no move, or a deal in play."""
    before = _states(sitting)
    if not 1 <= move < len(before):
        raise InputError(f"there is no move {move}", hint=f"moves are 1 to {len(before) - 1}")
    state, action = before[move - 1], sitting.state.actions[move - 1]
    view, chance = state.view(state.to_move), sitting.chance(state)
    found = Adviser(state.form).judge(view, state.legal(), action, chance)
    return {
        "move": move,
        "kind": found.kind,
        "loss": round(found.loss, 1),
        "exact": found.exact,
        "better": None if found.better == action else words.named(sitting, found.better, state),
        "why": sitting.names.into(found.reason.words),
        "figures": sitting.names.into(found.reason.figures),
    }


def _states(sitting: LiveMatch) -> list[State]:
    """The states of the deal, from the first to the last."""
    if sitting.going_on:
        raise InputError(f"deal {sitting.match.number} is still in play", hint="finish it")
    return [*sitting.past, sitting.state]
