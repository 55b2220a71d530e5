"""Runs of many deals, on one processor or on as many as there are.

Deal k of a run depends on its seed and on k alone, so a run may be split in any way, played by
anybody, and added up: the figures are the same.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from cardwright.engine.figures import Figures
from cardwright.engine.kernel import Form
from cardwright.engine.simulate import play_deal
from cardwright.engine.state import State
from cardwright.errors import InputError

if TYPE_CHECKING:
    from concurrent.futures import Executor

#: The deals in one part of a run.
PART = 500


def run_figures(
    form: Form[State],
    deals: int,
    seed: int,
    seats: int | None = None,
    *,
    executor: "Executor | None" = None,
    progress: Callable[[int], object] | None = None,
) -> Figures:
    """The figures of so many deals of a run, one or more; `seats` where a form leaves a choice.

    An `executor` plays parts of it: processes of this computer, or of many. `progress` is
    called with the number of deals of each part that is done.

    >>> from cardwright.engine import load_game
    >>> form = load_game("court").form("two-handed")
    >>> run_figures(form, 100, seed=7).won.total()
    100
    """
    play = partial(_part, form, seed, seats)
    parts = list(_parts(deals))
    found = executor.map(play, parts) if executor else map(play, parts)
    whole: Figures | None = None
    for numbers, part in zip(parts, found, strict=True):
        if whole:
            whole.add(part)
        else:
            whole = part
        if progress:
            progress(len(numbers))
    if whole is None:
        raise InputError("a run has one deal or more")
    return whole


def _parts(deals: int) -> Iterator[range]:
    """The numbers of the deals, from 1, in parts."""
    for first in range(1, deals + 1, PART):
        yield range(first, min(first + PART, deals + 1))


def _part(form: Form[State], seed: int, seats: int | None, numbers: range) -> Figures:
    run = (play_deal(form, seed, number, seats) for number in numbers)
    return Figures(form, seed, run, seats)
