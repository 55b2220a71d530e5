"""One player against another: the same shuffles from every side, so that luck of the deal is out.

A shuffle is played as often as there are sides that play; each time another side is the
challenger's, and all others are the defender's. Deal k, from 1, can be played again alone.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random  # noqa: TID251 - random() alone is the same on every version
from time import thread_time
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from cardwright.engine.figures import Mean, Share
from cardwright.engine.kernel import Form
from cardwright.engine.players import Player
from cardwright.engine.runs import add_up, parts
from cardwright.engine.sampling import Margin
from cardwright.engine.shuffle import mixed
from cardwright.engine.state import State
from cardwright.errors import InputError

if TYPE_CHECKING:
    from concurrent.futures import Executor

#: The fewest deals in one part of a duel: a strong player thinks for some seconds about so many.
PART = 10


class DuelDeal(NamedTuple):
    """A deal of a duel: its end, the side of the challenger, and how long its moves took, in ms."""

    state: State
    side: int
    took: tuple[float, ...]

    @property
    def ahead(self) -> int:
        """The lead of the challenger's side over the best other that plays, in points."""
        return Margin.of(self.state, self.side).points


class Duel:
    """The result of a number of deals for the challenger, one or more."""

    def __init__(self, met: Iterable[DuelDeal] = ()) -> None:
        self._ahead: Counter[int] = Counter()  # deals, by the lead in points
        self._took: Counter[int] = Counter()  # choices, by their time in microseconds
        for one in met:
            self._ahead[one.ahead] += 1
            self._took.update(round(1000 * took) for took in one.took)

    def add(self, other: Self) -> None:
        """Take in further deals of the same duel."""
        self._ahead.update(other._ahead)
        self._took.update(other._took)

    @property
    def deals(self) -> int:
        """The number of deals."""
        return self._ahead.total()

    @property
    def won(self) -> Share:
        """The deals in which the challenger's side made more than any other."""
        return Share(sum(n for more, n in self._ahead.items() if more > 0), self.deals)

    @property
    def lost(self) -> Share:
        """The deals in which another side made more."""
        return Share(sum(n for more, n in self._ahead.items() if more < 0), self.deals)

    @property
    def ahead(self) -> Mean:
        """The lead of the challenger's side in a deal, in points."""
        return Mean.of(self._ahead)

    @property
    def took(self) -> float:
        """The time of the processor for a choice of the challenger, in ms: the median."""
        middle = self._took.total() // 2
        for microseconds in sorted(self._took):
            middle -= self._took[microseconds]
            if middle < 0:
                return microseconds / 1000
        return 0.0

    def to_dict(self) -> dict[str, Any]:
        """All of it, for JSON; `ms` alone is measured, and differs from run to run."""
        shares = {"won": self.won.to_dict(), "lost": self.lost.to_dict()}
        return {"deals": self.deals, **shares, "ahead": self.ahead.to_dict(), "ms": self.took}


def run_duel(
    form: Form[State],
    challenger: Player,
    defender: Player,
    deals: int,
    seed: int,
    seats: int | None = None,
    *,
    executor: "Executor | None" = None,
    progress: Callable[[int], object] | None = None,
) -> Duel:
    """The result of so many deals of a duel, one or more; `seats` where a form leaves a choice.

    An `executor` plays parts of it, with players that can be pickled, as ours can. `progress` is
    called with the number of deals of each part that is done. Raises InputError for no deals, and
    for a player who chooses what is not legal.

    >>> from cardwright.engine import load_game
    >>> from cardwright.engine.players import player
    >>> form = load_game("court").form("two-handed")
    >>> run_duel(form, player("learner", form), player("learner", form), 12, seed=7).deals
    12
    """
    whole = Duel()
    play = partial(play_part, form, challenger, defender, seed, seats)
    add_up(whole, play, parts(range(1, deals + 1), PART), executor, progress)
    return whole


def duel(
    form: Form[State],
    challenger: Player,
    defender: Player,
    deals: int,
    seed: int,
    seats: int | None = None,
) -> Iterator[DuelDeal]:
    """So many deals of a duel, one after the other; `seats` where a form leaves a choice."""
    return _meetings(form, challenger, defender, seed, seats, range(1, deals + 1))


def meet(
    form: Form[State],
    challenger: Player,
    defender: Player,
    seed: int,
    number: int,
    seats: int | None = None,
) -> DuelDeal:
    """Deal `number` of the duel of this seed, as it is in the duel."""
    seats = form.seats if seats is None else seats
    shuffle, turn = divmod(number - 1, min(form.sides, seats) - (not form.dealer_plays))
    dealt = mixed(seed, shuffle + 1)
    dealer = shuffle % seats
    side = form.side((dealer + 1 + turn) % seats)
    chances = [Random(mixed(mixed(dealt, turn), seat)).random for seat in range(seats)]
    state = form.deal(dealt, dealer=dealer, seats=seats)
    took = []
    while not state.over:
        seat, legal = state.to_move, state.legal()
        mine = form.side(seat) == side
        begun = thread_time()
        chooser = challenger if mine else defender
        action = chooser.action(state.view(seat), legal, chances[seat])
        if mine and len(legal) > 1:
            took.append(1000 * (thread_time() - begun))
        if action not in legal:
            raise InputError(
                f"deal {number}: {type(chooser).__name__} at Seat {seat} chose {action!r}, "
                "which is not among the legal actions",
                hint="a player returns one of the numbers in “legal”",
            )
        state = state.apply(action)
    return DuelDeal(state, side, tuple(took))


def _meetings(
    form: Form[State],
    challenger: Player,
    defender: Player,
    seed: int,
    seats: int | None,
    numbers: range,
) -> Iterator[DuelDeal]:
    """These deals of a duel, one after the other."""
    return (meet(form, challenger, defender, seed, number, seats) for number in numbers)


def play_part(
    form: Form[State],
    challenger: Player,
    defender: Player,
    seed: int,
    seats: int | None,
    numbers: range,
) -> Duel:
    """The result of these deals."""
    return Duel(_meetings(form, challenger, defender, seed, seats, numbers))
