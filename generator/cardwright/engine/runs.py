"""Runs of many deals, on one processor or on as many as there are.

Deal k of a run depends on its seed and on k alone, so a run may be split in any way, played on any
machine, and added up: the figures are the same.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Protocol, TypeVar

from cardwright.engine.figures import Figures, Tally
from cardwright.engine.kernel import Form, require_run
from cardwright.engine.simulate import play_deal
from cardwright.engine.state import State
from cardwright.errors import InputError

if TYPE_CHECKING:
    from concurrent.futures import Executor

#: The fewest deals in one part of a run.
PART = 500
#: The most parts of a run: each costs whoever hands them out some milliseconds.
PARTS = 5000

T = TypeVar("T")
R = TypeVar("R")
Part_contra = TypeVar("Part_contra", contravariant=True)


class Total(Protocol[Part_contra]):
    """Takes in what the parts of a run came to, in any order."""

    def add(self, other: Part_contra, /) -> None:
        """Take in one part."""


def gather_figures(
    form: Form[State],
    deals: int,
    seed: int,
    seats: int | None = None,
    *,
    executor: "Executor | None" = None,
    progress: Callable[[int], object] | None = None,
) -> Figures:
    """Statistics of `deals` deals of a run; `seats` is needed if the form leaves a choice.

    An `executor` plays parts of the run, on this computer or many. `progress` is called with the
    number of deals in each finished part. Raises InputError for no deals or an invalid seed.

    >>> from cardwright.engine import load_game
    >>> form = load_game("court").form("two-handed")
    >>> gather_figures(form, 100, seed=7).won.total()
    100
    """
    require_run(form, seed)
    figures = Figures(form, seed, (), seats)
    play = partial(play_part, form, seed, seats)
    add_up(figures, play, parts(range(1, deals + 1)), executor, progress)
    return figures


def parts(numbers: range, least: int = PART) -> list[range]:
    """The numbers of a run in parts of `least` or more; the last may be smaller.

    >>> parts(range(1, 11), least=4)
    [range(1, 5), range(5, 9), range(9, 11)]
    """
    size = max(least, -(-len(numbers) // PARTS))
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def add_up(
    total: Total[T],
    play: Callable[[range], T],
    numbers: list[range],
    executor: "Executor | None" = None,
    progress: Callable[[int], object] | None = None,
) -> None:
    """Play parts of a run, by an `executor` or here, and add what each comes to.

    `progress` is called with the length of each part. Raises InputError where there is no part.
    """
    if not numbers:
        raise InputError("a run needs at least one deal")
    for part, found in zip(numbers, mapped(play, numbers, executor), strict=True):
        total.add(found)
        if progress:
            progress(len(part))


def mapped(
    play: Callable[[T], R], things: Iterable[T], executor: "Executor | None" = None
) -> Iterator[R]:
    """The function of each thing, in order, by an `executor` or here."""
    return executor.map(play, things) if executor else map(play, things)


def play_part(form: Form[State], seed: int, seats: int | None, numbers: range) -> Tally:
    """Figures of these deals, without the form: an executor may keep thousands of parts."""
    run = (play_deal(form, seed, number, seats) for number in numbers)
    return Figures(form, seed, run, seats).tally()
