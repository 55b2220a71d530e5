"""The statistics of rounds of Nations, in runs of many."""

from collections.abc import Iterator

from cardwright.engine.games.four_seat.state import FourSeatState
from cardwright.engine.games.four_seat.table import SEATS
from cardwright.engine.games.nations.score import POINTS, TITLES, dealt_titles
from cardwright.engine.statistic import Statistic


def _tricks(state: FourSeatState) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every trick, the card led first, and the card that won it."""
    actions = tuple(action for action in state.actions if action < state.form.action_count)
    for first in range(0, len(actions), SEATS):
        trick = actions[first : first + SEATS]
        best = trick[0]
        for card in trick:
            best = card if state.table.beats[best] >> card & 1 else best
        yield trick, best


def _kept(state: FourSeatState) -> int:
    """The number of tricks the side won that led to them: the first card and the third are its."""
    return sum(best in trick[::2] for trick, best in _tricks(state))


def _captured(state: FourSeatState) -> int:
    """The number of tricks a Star card won that was played to another Nation."""
    follows = state.table.follows
    return sum(not follows[trick[0]] >> best & 1 for trick, best in _tricks(state))


def _swept(state: FourSeatState) -> int:
    return int(not all(state.taken))


def _titles(state: FourSeatState) -> int:
    """Test if a side was dealt three titles or four, whatever the table has agreed about them."""
    return int(max(_dealt(state)) in POINTS)


def _all_titles(state: FourSeatState) -> int:
    return int(max(_dealt(state)) == TITLES)


def _dealt(state: FourSeatState) -> list[int]:
    """The number of titles that were dealt to each side."""
    return [dealt_titles(state, side) for side in range(2)]


HAPPENINGS = (
    Statistic("kept", "Trick won by the side that led to it", _kept),
    Statistic("captured", "Trick captured by a Star card", _captured),
    Statistic("swept", "All thirteen tricks won by one side", _swept),
    Statistic("titles", "Three or four titles dealt to one side", _titles),
    Statistic("all_titles", "all four", _all_titles, of="titles"),
)
