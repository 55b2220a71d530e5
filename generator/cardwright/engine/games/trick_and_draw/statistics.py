"""The statistics of deals for two hands and a stock, in runs of many."""

from typing import TYPE_CHECKING

from cardwright.engine.games.trick_and_draw.table import ANNOUNCE, EXCHANGE
from cardwright.engine.outcome import NOBODY
from cardwright.engine.statistic import Statistic

if TYPE_CHECKING:
    from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState


def _announced(state: "TrickAndDrawState") -> int:
    return sum(ANNOUNCE <= action < EXCHANGE for action in state.actions)


def _exchanged(state: "TrickAndDrawState") -> int:
    return state.actions.count(EXCHANGE)


def _closed(state: "TrickAndDrawState") -> int:
    return int(state.closer != NOBODY)


def _close_made(state: "TrickAndDrawState") -> int:
    """Test if the player who closed made the points."""
    outcome = state.outcome
    if outcome is None or state.closer == NOBODY:
        return 0
    return int(outcome.winner == state.players[state.closer])


HAPPENINGS = (
    Statistic("announced", "Pair announced", _announced),
    Statistic("exchanged", "Turn-up exchanged", _exchanged),
    Statistic("closed", "Closed", _closed),
    Statistic("close_made", "closes that succeeded", _close_made, of="closed"),
)
