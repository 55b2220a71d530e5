"""The history of a game of Portrait Authors, as a state keeps it."""

from typing import Any, NamedTuple

from cardwright.engine.outcome import NOBODY

# How a call was answered; DRAWN: the Bank gave the very card called for.
MISSED, WON, DRAWN = 0, 1, 2

# What has been done, the last thing first: what was before (None at the deal), the seat that was to
# move, the action, the answer to a call, and by then, who had drawn cards from the Bank, in order,
# and what was stacked. All of it was seen by everybody.
Past = tuple[Any, int, int, int, tuple[int, ...], tuple["StackedSet", ...]]


class StackedSet(NamedTuple):
    """Cards that were stacked at once."""

    seat: int
    book: int  # the whole book that the cards are of, a mask
    cards: int  # a mask


class EarlierPlay(NamedTuple):
    """The common knowledge of the time before play began in the middle, from a position."""

    caller: int = NOBODY  # the seat whose turn it was
    fresh: int = 0  # as in a state
    gained: int = 0
    lucky: int = 0


def same(one: Past, other: Past) -> bool:
    """Test if the same has been done, in both lines of play."""
    try:
        return bool(one == other)
    except RecursionError:  # of a long game, which lies too deep to be compared at once
        return _same_step_by_step(one, other)


def _same_step_by_step(one: Past, other: Past) -> bool:
    while one is not other:
        if one[1:] != other[1:] or (one[0] is None) != (other[0] is None):
            return False
        one, other = one[0], other[0]
    return True
