"""One player against another: the same shuffles from every side, so that luck of the deal is out.

A shuffle is played as often as there are sides that play; each time another side is the
challenger's, and all others are the defender's. Deal k, from 1, can be played again alone.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random  # noqa: TID251 - random() alone is the same on every version
from time import thread_time
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from cardwright.engine.figures import Mean, Share
from cardwright.engine.kernel import Form, require_run
from cardwright.engine.players import Player, require_form
from cardwright.engine.runs import add_up, parts
from cardwright.engine.sampling import others_of, points_of
from cardwright.engine.shuffle import mixed
from cardwright.engine.state import State
from cardwright.errors import InputError

if TYPE_CHECKING:
    from concurrent.futures import Executor

#: The fewest deals in one part of a duel: a strong player thinks for some seconds about so many.
PART = 10
#: The most actions of a deal: players who ask each other in circles never end one.
LONGEST = 10_000


class DuelDeal(NamedTuple):
    """A deal of a duel: its end, the side of the challenger, and the ms that its choices took."""

    state: State
    side: int
    times: tuple[float, ...]

    @property
    def points(self) -> tuple[int, int]:
        """The points of the challenger's side, and of the best other that plays."""
        points = points_of(self.state)
        return points[self.side], max(points[one] for one in others_of(self.state, self.side))


class Duel:
    """The result of one or more deals for the challenger."""

    def __init__(self, met: Iterable[DuelDeal] = ()) -> None:
        self._points: Counter[tuple[int, int]] = Counter()  # deals, by the points of both
        self._times: Counter[int] = Counter()  # choices, by their time in microseconds
        for one in met:
            self._points[one.points] += 1
            self._times.update(round(1000 * ms) for ms in one.times)

    def add(self, other: Self) -> None:
        """Add further deals of the same duel."""
        self._points.update(other._points)
        self._times.update(other._times)

    @property
    def deals(self) -> int:
        """The number of deals."""
        return self._points.total()

    @property
    def won(self) -> Share:
        """The deals in which the challenger's side scored more than any other."""
        return Share(self._count(lambda own, other: own > other), self.deals)

    @property
    def lost(self) -> Share:
        """The deals in which another side scored more."""
        return Share(self._count(lambda own, other: own < other), self.deals)

    @property
    def points(self) -> Mean:
        """The points of the challenger's side in a deal."""
        return self._mean(lambda own, _: own)

    @property
    def points_against(self) -> Mean:
        """The points of the best other side in a deal."""
        return self._mean(lambda _, other: other)

    @property
    def margin(self) -> Mean:
        """The lead of the challenger's side in a deal, in points; negative if it is behind."""
        return self._mean(lambda own, other: own - other)

    @property
    def ms(self) -> float:
        """The median CPU time of the challenger for a choice, in ms."""
        middle = self._times.total() // 2
        for microseconds in sorted(self._times):
            middle -= self._times[microseconds]
            if middle < 0:
                return microseconds / 1000
        return 0.0

    def _count(self, test: Callable[[int, int], bool]) -> int:
        return sum(deals for points, deals in self._points.items() if test(*points))

    def _mean(self, figure: Callable[[int, int], int]) -> Mean:
        found: Counter[int] = Counter()
        for points, deals in self._points.items():
            found[figure(*points)] += deals
        return Mean.of(found)

    def to_dict(self) -> dict[str, Any]:
        """Everything, for JSON; only `ms` is measured, and differs from run to run."""
        figures = ("won", "lost", "points", "points_against", "margin")
        found = {name: getattr(self, name).to_dict() for name in figures}
        return {"deals": self.deals, **found, "ms": self.ms}


def play_duel(
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
    """The result of `deals` deals of a duel; `seats` is needed if the form leaves a choice.

    An `executor` plays parts of the duel, with players that can be pickled, as ours can.
    `progress` is called with the number of deals in each finished part. Raises InputError for no
    deals, an invalid seed, a player of another form, or a player who chooses an illegal action.

    >>> from cardwright.engine import load_game
    >>> from cardwright.engine.players import player
    >>> form = load_game("court").form("two-handed")
    >>> play_duel(form, player("beginner", form), player("beginner", form), 12, seed=7).deals
    12
    """
    whole, pairing = Duel(), Pairing(form, challenger, defender, seed, seats)
    add_up(whole, pairing.result, parts(range(1, deals + 1), PART), executor, progress)
    return whole


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two players of a form, and the seed of their shuffles; `seats` where a form leaves a choice.

    Raises InputError for what is no seed, and for a player of another form.
    """

    form: Form[State]
    challenger: Player
    defender: Player
    seed: int
    seats: int | None = None

    def __post_init__(self) -> None:
        require_run(self.form, self.seed)
        for one in (self.challenger, self.defender):
            require_form(one, self.form)

    def result(self, numbers: range) -> Duel:
        """The result of the deals of these numbers, from 1."""
        return Duel(self.deals(numbers))

    def deals(self, numbers: Iterable[int]) -> Iterator[DuelDeal]:
        """The deals of these numbers, one after the other."""
        return map(self.deal, numbers)

    def deal(self, number: int) -> DuelDeal:
        """The deal of this number, as it is in the duel."""
        form, seats = self.form, self.form.seats if self.seats is None else self.seats
        shuffle, turn = divmod(number - 1, min(form.sides, seats) - (not form.dealer_plays))
        dealt = mixed(self.seed, shuffle + 1)
        dealer = shuffle % seats
        side = form.side((dealer + 1 + turn) % seats)
        chances = [Random(mixed(mixed(dealt, turn), seat)).random for seat in range(seats)]
        state = form.deal(dealt, dealer=dealer, seats=seats)
        times: list[float] = []
        for _ in range(LONGEST):
            if state.over:
                return DuelDeal(state, side, tuple(times))
            seat, legal = state.to_move, tuple(state.legal())
            mine = form.side(seat) == side
            begun = thread_time()
            chooser = self.challenger if mine else self.defender
            action = chooser.action(state.view(seat), legal, chances[seat])
            if mine and len(legal) > 1:
                times.append(1000 * (thread_time() - begun))
            if type(action) is not int or action not in legal:
                raise InputError(
                    f"deal {number}: {type(chooser).__name__} at Seat {seat} chose "
                    f"{action!r}, which is not a legal action",
                    hint="a player returns one of the numbers in “legal”",
                )
            state = state.apply(action)
        raise InputError(f"deal {number} does not end after {LONGEST} actions")
