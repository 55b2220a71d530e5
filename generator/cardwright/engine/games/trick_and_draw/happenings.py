"""What deals for two hands and a stock are watched for, in runs of many."""

from typing import TYPE_CHECKING

from cardwright.engine.games.trick_and_draw.table import ANNOUNCE, EXCHANGE
from cardwright.engine.happening import Happening
from cardwright.engine.outcome import NOBODY

if TYPE_CHECKING:
    from cardwright.engine.games.trick_and_draw.state import State


def _announced(state: "State") -> int:
    return sum(ANNOUNCE <= action < EXCHANGE for action in state.actions)


def _exchanged(state: "State") -> int:
    return state.actions.count(EXCHANGE)


def _closed(state: "State") -> int:
    return int(state.closer != NOBODY)


def _close_made(state: "State") -> int:
    """Whether the player who closed made the points."""
    outcome = state.outcome
    if outcome is None or state.closer == NOBODY:
        return 0
    return int(outcome.winner == state.players[state.closer])


HAPPENINGS = (
    Happening("announced", "Pair announced", _announced),
    Happening("exchanged", "Turn-up exchanged", _exchanged),
    Happening("closed", "Closed", _closed),
    Happening("close_made", "closes that succeeded", _close_made, of="closed"),
)
