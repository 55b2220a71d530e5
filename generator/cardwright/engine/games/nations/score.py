"""The score of a round of Nations, by its clauses."""

from cardwright.engine.games.four_seat.state import FourSeatState
from cardwright.engine.masks import members
from cardwright.engine.outcome import Award, Outcome

TITLES = 4  # the highest so many Star cards: NAT-18
POINTS = {4: 4, 3: 2}  # by how many titles were dealt to a side: NAT-18
_DEALT = {4: "all four titles", 3: "three of the four titles"}


def outcome(state: FourSeatState) -> Outcome:
    """The outcome of a round that is over: first the tricks of a side, then titles."""
    tricks = _for_tricks(state)
    awards = (tricks, *_for_titles(state))
    points = tuple(sum(a.points for a in awards if a.side == side) for side in range(2))
    return Outcome(points, awards, 0, tricks.clause, tricks.reason, tricks.basis)


def _for_tricks(state: FourSeatState) -> Award:
    """One side has taken more than six of the thirteen; each above six counts one."""
    side = state.taken.index(max(state.taken))
    points = state.counted[side]
    reason = f"won {state.taken[side]} tricks, {points} above six"
    return Award(side, points, "NAT-15", reason, ("NAT-B8",))


def _for_titles(state: FourSeatState) -> tuple[Award, ...]:
    """The points, where titles are agreed, of the side that was dealt three or all of them."""
    if not state.table.rules.honors:
        return ()
    dealt = enumerate(dealt_titles(state, side) for side in range(2))
    return tuple(
        Award(side, POINTS[titles], "NAT-18", f"dealt {_DEALT[titles]}", ("NAT-B7", "NAT-D3"))
        for side, titles in dealt
        if titles in POINTS
    )


def dealt_titles(state: FourSeatState, side: int) -> int:
    """The number of titles dealt to a side; the turned-up card is the dealer's (NAT-B7)."""
    one, other = state.dealt[side::2]
    return sum((one | other) >> card & 1 for card in members(state.table.trumps)[:TITLES])
