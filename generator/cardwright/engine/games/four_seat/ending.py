"""The parts of scoring that the games for four share."""

from typing import NamedTuple

from cardwright.engine.games.four_seat.state import FourSeatState
from cardwright.engine.masks import mask_of
from cardwright.engine.outcome import NOBODY, Award, Outcome
from cardwright.engine.sentence import SeatText, join, say


class FourSeatResult(NamedTuple):
    """The reason for the points of a deal: for a side, for NOBODY, or for something to carry."""

    clause: str
    reason: str
    basis: tuple[str, ...] = ()
    side: int = NOBODY
    points: int = 0
    carry: int = 0


def ahead(state: FourSeatState) -> int:
    """The side that has counted more; the first where neither has."""
    return state.counted.index(max(state.counted))


def grade(state: FourSeatState, side: int, target: int, much: int) -> int:
    """Three points for every trick, two for a count above `much`, one for the target, or none.

    It is the tricks that are asked for three: one that is worth nothing is a trick too.
    """
    if not state.taken[1 - side]:
        return 3
    if state.counted[side] > much:
        return 2
    return int(state.counted[side] >= target)


def tally(state: FourSeatState, side: int) -> str:
    """The two counts, a side's first: “63 to 43”."""
    return f"{state.counted[side]} to {state.counted[1 - side]}"


def standing(state: FourSeatState) -> SeatText:
    """Both counts, each with its side: “Seats 0 and 2: 54, Seats 1 and 3: 52”."""
    counts = enumerate(state.counted)
    return join(
        say("{side:seats}: {count}", side=mask_of((side, side + 2)), count=count)
        for side, count in counts
    )


def settle(state: FourSeatState, result: FourSeatResult) -> Outcome:
    """The outcome by sides: points made at once first, then those of the count."""
    awards = list(state.awards)
    if result.side != NOBODY:
        awards.append(Award(result.side, result.points, result.clause, result.reason, result.basis))
    points = tuple(sum(a.points for a in awards if a.side == side) for side in range(2))
    return Outcome(points, tuple(awards), result.carry, result.clause, result.reason, result.basis)
