"""The statistics of games of Portrait Authors, in runs of many."""

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from cardwright.engine.games.portrait_authors import score
from cardwright.engine.games.portrait_authors.past import DRAWN, WON, Past
from cardwright.engine.games.portrait_authors.table import AuthorsRules
from cardwright.engine.outcome import NOBODY
from cardwright.engine.statistic import Statistic

if TYPE_CHECKING:
    from cardwright.engine.games.portrait_authors.state import AuthorsState


def _steps(state: "AuthorsState") -> Iterator[Past]:
    """All that was done, the last thing first."""
    step = state.past
    while step[0] is not None:
        yield step
        step = step[0]


def _calls(state: "AuthorsState") -> list[int]:
    """The answers to all calls."""
    return [step[3] for step in _steps(state) if step[2] < state.deal.table.both]


def _called(state: "AuthorsState") -> int:
    return len(_calls(state))


def _hit(state: "AuthorsState") -> int:
    return _calls(state).count(WON)


def _passed(state: "AuthorsState") -> int:
    """The number of times a seat did something that had not done the last thing before."""
    return sum(after[1] != before[1] for after, before in pairwise(_steps(state)))


def _drawn(state: "AuthorsState") -> int:
    return len(state.drawers)


def _very_card(state: "AuthorsState") -> int:
    return _calls(state).count(DRAWN)


def _books(state: "AuthorsState") -> int:
    return sum(map(score.is_book, state.piles))


def _for_nothing(state: "AuthorsState") -> int:
    return sum(not score.points(pile) for pile in state.piles)


def _shared(state: "AuthorsState") -> int:
    return int(score.outcome(state).winner == NOBODY)


_CALLS = (
    Statistic("called", "Card called for", _called),
    Statistic("hit", "calls that hit", _hit, of="called"),
    Statistic("passed", "Turn passed to another", _passed),
)
_DRAWS = (
    Statistic("drawn", "Card drawn from the Bank", _drawn),
    Statistic("very_card", "draws of the very card called for", _very_card, of="drawn"),
)
_STACKS = (
    Statistic("books", "Book stacked", _books),
    Statistic("for_nothing", "Pair stacked that counts nothing", _for_nothing),
)
_SHARED = Statistic("shared", "Win shared", _shared)


def happenings(rules: AuthorsRules) -> tuple[Statistic, ...]:
    """The statistics of a form with these rules."""
    draws, stacks = _DRAWS * rules.banks, _STACKS * rules.pairs
    return (*_CALLS, *draws, *stacks, _SHARED)
