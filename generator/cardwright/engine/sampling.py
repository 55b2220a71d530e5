"""Sampling of hidden cards, for a player who tries out what they may come to."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Self

from cardwright.engine.shuffle import Chance
from cardwright.engine.state import State


class Margin(NamedTuple):
    """The lead of a side over the best other who plays: in points of the deal, and counted."""

    points: int
    counted: int

    @classmethod
    def of(cls, state: State, side: int) -> Self:
        """The lead of a side when the deal is over; a dealer who sits out is left aside."""
        counted = [count.counted for count in state.counts]
        points, others = points_of(state), others_of(state, side)
        return cls(
            points[side] - max(points[other] for other in others),
            counted[side] - max(counted[other] for other in others),
        )


def points_of(state: State) -> Sequence[int]:
    """The points of every side when the deal is over; without an outcome what each has counted."""
    return state.outcome.points if state.outcome else [count.counted for count in state.counts]


def others_of(state: State, side: int) -> list[int]:
    """The other sides that play."""
    form = state.form
    idle = -1 if form.dealer_plays else form.side(state.dealer)
    return [other for other in range(len(state.counts)) if other not in {side, idle}]


def no_warnings(_view: object, _legal: Sequence[int]) -> Mapping[int, str]:
    """No action that the guide of a game warns against."""
    return {}


def not_sure(_view: object, _action: int) -> str:
    """No word on a card that nobody can beat."""
    return ""


class Sampling(NamedTuple):
    """The sampling of deals of a form that agree with the view of a seat.

    `samples` gives states as a view may have them, without end; every way for the hidden cards to
    lie is as likely as the others. `candidates` are, of the actions open, those that a sensible
    player thinks about: what is plain is decided here. `quick` is what a simple player does whose
    moves are made by the thousand, as the side to move of a state. Where it is None a deal is too
    long to be played on, and an action is weighed by what it leads to at once. What a state is
    worth to a side, `ahead` tells; a deal that is played on is over then. `warned` are the actions
    that the guide warns against, each with the reason for another; `sure` says why nobody can beat
    a card that is led, or "". `close` is the action after which nobody draws, or -1.
    """

    samples: Callable[[Any, Chance], Iterator[Any]]  # of a view
    candidates: Callable[[Any, Sequence[int]], Sequence[int]]  # of a view and the actions open
    quick: Callable[[Any, list[int], Chance], int] | None  # in a state, of the actions open
    ahead: Callable[[Any, int], Margin] = Margin.of  # in a state, of a side
    warned: Callable[[Any, Sequence[int]], Mapping[int, str]] = no_warnings
    sure: Callable[[Any, int], str] = not_sure
    close: int = -1
