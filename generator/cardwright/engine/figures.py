"""Statistics of a run of deals: shares and means, each with its interval of 95 %."""

from collections import Counter
from collections.abc import Iterable, Mapping
from math import fsum, sqrt
from typing import Any, NamedTuple, Self, TypeVar

from cardwright.engine.kernel import Form
from cardwright.engine.outcome import NOBODY
from cardwright.engine.simulate import PlayedDeal
from cardwright.engine.state import State
from cardwright.engine.statistic import Statistic

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations of its mean


T = TypeVar("T", int, str)

CARRIED = Statistic("carried", "A point carried on", lambda state: state.outcome.carry)
"""What can happen in any game; the rest is named by the form."""


class Share(NamedTuple):
    """A number of times, out of a total."""

    times: int
    of: int

    @property
    def share(self) -> float:
        """The share, from 0 to 1; of nothing, 0."""
        return self.times / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The interval of 95 % for the true share (E. B. Wilson, 1927).

        >>> [round(bound, 3) for bound in Share(8, 10).interval]
        [0.49, 0.943]
        """
        if not self.of:
            return 0.0, 1.0
        spread = Z * Z / self.of
        middle = self.share + spread / 2
        half = Z * sqrt(self.share * (1 - self.share) / self.of + spread / (4 * self.of))
        low, high = (middle - half) / (1 + spread), (middle + half) / (1 + spread)
        return max(0.0, low), min(1.0, high)

    def to_dict(self) -> dict[str, float]:
        """Times, share and interval, for JSON."""
        low, high = self.interval
        return _rounded(times=self.times, of=self.of, share=self.share, low=low, high=high)


class Mean(NamedTuple):
    """The mean of a figure that every deal has, its interval, and the range of the figure."""

    mean: float
    low: float
    high: float
    least: int
    most: int

    @classmethod
    def of(cls, figures: Counter[int]) -> Self:
        """The mean of figures, from the count of each.

        >>> Mean.of(Counter({0: 1, 2: 3})).mean
        1.5
        """
        count = figures.total()
        mean = sum(figure * times for figure, times in figures.items()) / count
        squares = fsum((figure - mean) ** 2 * times for figure, times in figures.items())
        half = Z * sqrt(squares / max(count - 1, 1) / count)
        return cls(mean, mean - half, mean + half, min(figures), max(figures))

    def to_dict(self) -> dict[str, float]:
        """The fields, for JSON."""
        return _rounded(**self._asdict())


class Tally:
    """The counts of a number of deals, which can be added up in any order.

    Sides are called by what they were in a deal: the `leader` led first, the `dealer` dealt, and
    `other` is neither, as one of three is. Of four, leader and dealer mean their sides.
    """

    def __init__(self) -> None:
        self.deals = 0
        self.won: Counter[str] = Counter()  # by a side, or by nobody
        self.brought: Counter[int] = Counter()  # so many points, those of an idle dealer aside
        self.decided: Counter[str] = Counter()  # by the clause
        self.at_once: Counter[str] = Counter()  # deals with points during play, by the clause
        # of each happening, how many deals had it so many times
        self.happened: dict[str, Counter[int]] = {}
        self.points: dict[str, Counter[int]] = {}  # of each side
        self.length: dict[str, Counter[int]] = {"actions": Counter(), "tricks": Counter()}

    def tally(self) -> "Tally":
        """A copy of the counts alone, which is small and can be sent to another machine."""
        copy = Tally()
        copy.add(self)
        return copy

    def add(self, other: "Tally") -> None:
        """Take in the counts of further deals of the same run."""
        self.deals += other.deals
        self.brought.update(other.brought)
        for shares, more in (
            (self.won, other.won),
            (self.decided, other.decided),
            (self.at_once, other.at_once),
        ):
            shares.update(more)
        for means, further in (
            (self.happened, other.happened),
            (self.points, other.points),
            (self.length, other.length),
        ):
            for name, counter in further.items():
                means.setdefault(name, Counter()).update(counter)


class Figures(Tally):
    """Statistics of one or more deals: the number and the amount of each event."""

    def __init__(
        self,
        form: Form[State],
        seed: int,
        run: Iterable[PlayedDeal[State]],
        seats: int | None = None,
    ) -> None:
        super().__init__()
        self.form = form
        self.seed = seed
        self.seats = form.seats if seats is None else seats
        self.happenings = (*form.happenings, CARRIED)
        self.happened = {h.name: Counter() for h in self.happenings}
        for played in run:
            self._add(played)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "happenings"}

    def __setstate__(self, state: Mapping[str, Any]) -> None:
        vars(self).update(state)
        self.happenings = (*self.form.happenings, CARRIED)

    def _add(self, played: PlayedDeal[State]) -> None:
        """Count a deal."""
        state, outcome = played.state, played.outcome
        self.deals += 1
        self.won[self._called(played, played.outcome.winner)] += 1
        self.decided[outcome.clause] += 1
        self.at_once.update({award.clause for award in state.awards})
        for happening in self.happenings:
            self.happened[happening.name][happening.times(state)] += 1
        self.length["actions"][len(state.actions)] += 1
        self.length["tricks"][sum(state.tricks)] += 1
        idle = NOBODY if self.form.dealer_plays else self.form.side(state.dealer)
        self.brought[sum(p for side, p in enumerate(outcome.points) if side != idle)] += 1
        for side, points in enumerate(outcome.points):
            self.points.setdefault(self._called(played, side), Counter())[points] += 1

    def _called(self, played: PlayedDeal[State], side: int) -> str:
        """The name of a side by its part in the deal."""
        if side == NOBODY:
            return "nobody"
        if side == self.form.side(played.leader):
            return "leader"
        return "dealer" if side == self.form.side(played.state.dealer) else "other"

    def share(self, times: int) -> Share:
        """The share that this number is of all deals."""
        return Share(times, self.deals)

    def share_of(self, happening: Statistic) -> Share:
        """The share of deals with an event; for a part, its share of the whole."""
        times = self.happened[happening.name]
        if happening.of:
            return Share(total_of(times), total_of(self.happened[happening.of]))
        return self.share(self.deals - times[0])

    def to_dict(self) -> dict[str, Any]:
        """Everything as plain values, for JSON."""
        return {
            "game": self.form.game,
            "form": self.form.name,
            **({"seats": self.seats} if len(self.form.seat_choices) > 1 else {}),
            "options": self.form.agreed,
            "seed": self.seed,
            "deals": self.deals,
            "won": self._shares(self.won),
            "brought": self._shares(self.brought),
            "decided": self._shares(self.decided),
            "at_once": self._shares(self.at_once),
            "happened": {h.name: self.share_of(h).to_dict() for h in self.happenings},
            "times": _means(self.happened),
            "points": _means(self.points),
            "length": _means(self.length),
        }

    def _shares(self, counter: Counter[T]) -> dict[str, dict[str, float]]:
        """Plain shares by name, in order."""
        return {str(key): self.share(counter[key]).to_dict() for key in sorted(counter)}


def total_of(times: Counter[int]) -> int:
    """The number of times that something happened in all."""
    return sum(number * deals for number, deals in times.items())


def _means(counters: Mapping[str, Counter[int]]) -> dict[str, dict[str, float]]:
    """Plain means by name, in order."""
    return {name: Mean.of(counters[name]).to_dict() for name in sorted(counters)}


def _rounded(**figures: float) -> dict[str, float]:
    """The figures to six places; whole numbers stay whole."""
    return {name: round(figure, 6) for name, figure in figures.items()}
