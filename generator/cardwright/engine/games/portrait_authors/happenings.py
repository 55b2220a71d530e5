"""What games of Portrait Authors are watched for, in runs of many."""

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from cardwright.engine.games.portrait_authors import score
from cardwright.engine.games.portrait_authors.past import DRAWN, WON, Past
from cardwright.engine.games.portrait_authors.table import Rules
from cardwright.engine.happening import Happening
from cardwright.engine.outcome import NOBODY

if TYPE_CHECKING:
    from cardwright.engine.games.portrait_authors.state import State


def _steps(state: "State") -> Iterator[Past]:
    """All that was done, the last thing first."""
    step = state.past
    while step[0] is not None:
        yield step
        step = step[0]


def _calls(state: "State") -> list[int]:
    """The answers to all calls."""
    return [step[3] for step in _steps(state) if step[2] < state.deal.table.both]


def _called(state: "State") -> int:
    return len(_calls(state))


def _hit(state: "State") -> int:
    return _calls(state).count(WON)


def _passed(state: "State") -> int:
    """How often a seat did something that had not done the last thing before."""
    return sum(after[1] != before[1] for after, before in pairwise(_steps(state)))


def _drawn(state: "State") -> int:
    return len(state.drawers)


def _very_card(state: "State") -> int:
    return _calls(state).count(DRAWN)


def _books(state: "State") -> int:
    return sum(map(score.is_book, state.piles))


def _for_nothing(state: "State") -> int:
    return sum(not score.points(pile) for pile in state.piles)


def _shared(state: "State") -> int:
    return int(score.outcome(state).winner == NOBODY)


_CALLS = (
    Happening("called", "Card called for", _called),
    Happening("hit", "calls that hit", _hit, of="called"),
    Happening("passed", "Turn passed to another", _passed),
)
_DRAWS = (
    Happening("drawn", "Card drawn from the Bank", _drawn),
    Happening("very_card", "draws of the very card called for", _very_card, of="drawn"),
)
_STACKS = (
    Happening("books", "Book stacked", _books),
    Happening("for_nothing", "Pair stacked that counts nothing", _for_nothing),
)
_SHARED = Happening("shared", "Win shared", _shared)


def happenings(rules: Rules) -> tuple[Happening, ...]:
    """What a form with these rules is watched for."""
    draws, stacks = _DRAWS * rules.banks, _STACKS * rules.pairs
    return (*_CALLS, *draws, *stacks, _SHARED)
