"""The statistics of games of Card Tennis, in runs of many."""

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from cardwright.engine.games.card_tennis.score import DEUCE
from cardwright.engine.games.card_tennis.table import DRAW, NET, SERVE
from cardwright.engine.statistic import Statistic

if TYPE_CHECKING:
    from cardwright.engine.games.card_tennis.state import CardTennisState

LONG = 5  # strokes: a serve, a return, and what comes after


def _served(state: "CardTennisState") -> int:
    return state.actions.count(SERVE)


def _second_faults(state: "CardTennisState") -> int:
    """The balls that nobody served."""
    return sum(state.won) - _served(state)


def _faults(state: "CardTennisState") -> int:
    """The number of times a server had no serve: each was lost by it, or served after a draw."""
    now = state.form.deal(order=state.order, dealer=state.dealer)
    mended = 0
    for action in state.actions:
        mended += action == SERVE and now.question == "drawn"
        now = now.apply(action)
    return mended + _second_faults(state)


def _rallies(state: "CardTennisState") -> Iterator[int]:
    """The number of strokes each ball had that was served, the serve among them."""
    strokes = [action for action in state.actions if action < DRAW]
    serves = [place for place, stroke in enumerate(strokes) if stroke == SERVE]
    for serve, following in pairwise([*serves, len(strokes)]):
        yield following - serve


def _returned(state: "CardTennisState") -> int:
    return sum(strokes > 1 for strokes in _rallies(state))


def _long(state: "CardTennisState") -> int:
    return sum(strokes >= LONG for strokes in _rallies(state))


def _nets(state: "CardTennisState") -> int:
    return state.actions.count(NET)


def _deuce(state: "CardTennisState") -> int:
    return int(min(state.won) >= DEUCE)


def _shuffles(state: "CardTennisState") -> int:
    return state.shuffles


HAPPENINGS = (
    Statistic("deuce", "Deuce", _deuce),
    Statistic("fault", "Fault: the server has no serve", _faults),
    Statistic("second_fault", "second faults", _second_faults, of="fault"),
    Statistic("served", "Ball served", _served),
    Statistic("returned", "serves that were returned", _returned, of="served"),
    Statistic("long", "rallies of five strokes or more", _long, of="served"),
    Statistic("net", "Net played", _nets),
    Statistic("shuffled", "Cards shuffled on the way", _shuffles),
)
