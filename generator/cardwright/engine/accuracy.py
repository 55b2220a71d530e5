"""Accuracy of hints and reviews: what they claim, beside what comes of it with the true cards.

Positions come from deals of beginners. In each, any move that makes sense is judged; in some, the
hint is compared with the move of a beginner. Both moves of a pair are then played on from the true
deal, several times, by good players with the same chance. A judgment follows from what its player
could know; over many positions it should claim as much as is lost on average.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from math import fsum
from random import Random  # noqa: TID251 - random() alone is the same on every version
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from cardwright.engine.duel import LONGEST
from cardwright.engine.figures import Mean, Share
from cardwright.engine.kernel import Form, require_run
from cardwright.engine.players import Player, player
from cardwright.engine.players.judgment import Adviser
from cardwright.engine.runs import add_up, parts
from cardwright.engine.sampling import Margin
from cardwright.engine.shuffle import by_lot, mixed
from cardwright.engine.state import State
from cardwright.errors import InputError

if TYPE_CHECKING:
    from concurrent.futures import Executor

#: So many positions of a deal are judged.
PICKED = 3
#: So often both moves are played on.
TIMES = 4
#: The fewest deals in one part of a run.
PART = 2


class TriedMove(NamedTuple):
    """A judged move, and what its alternatives made more from the true deal, in points, by trial.

    `better` is empty unless the move was called fine or costly; `hint` is empty where a beginner
    plays as the hint says, and where hints were not asked for.
    """

    kind: str
    exact: bool
    claimed: float
    better: tuple[int, ...]
    hint: tuple[int, ...]


class PairedTrials:
    """The results of pairs of moves that were played on from the same deals."""

    def __init__(self) -> None:
        self.moves: Counter[int] = Counter()  # pairs, by the points that one made more in all
        self.games: Counter[int] = Counter()  # games played on, by the same

    def add(self, points: Iterable[int]) -> None:
        """Add a pair, with what one made more in each game."""
        points = [*points]
        self.moves[sum(points)] += 1
        self.games.update(points)

    def to_dict(self) -> dict[str, Any]:
        """The pairs; on average what one made more; in how many games it made more, or less."""
        if not self.moves:
            return {"pairs": 0}
        mean = Mean.of(self.moves)
        points = {"mean": mean.mean, "low": mean.low, "high": mean.high}
        total = self.games.total()
        more = sum(times for ahead, times in self.games.items() if ahead > 0)
        less = sum(times for ahead, times in self.games.items() if ahead < 0)
        return {
            "pairs": self.moves.total(),
            "points": {name: round(figure / TIMES, 3) for name, figure in points.items()},
            "more": Share(more, total).to_dict(),
            "less": Share(less, total).to_dict(),
        }


class Accuracy:
    """The accuracy of hints and judgments in one or more deals."""

    def __init__(self, tried: Iterable[TriedMove] = ()) -> None:
        self._tried = [*tried]

    def add(self, other: Self) -> None:
        """Add further deals of the same run."""
        self._tried += other._tried

    def to_dict(self) -> dict[str, Any]:
        """All figures, for JSON; `claimed` is the loss that costly moves were said to have."""
        kinds = Counter(one.kind for one in self._tried)
        costly = [one for one in self._tried if one.kind == "costly"]
        found: dict[str, PairedTrials] = {"costly": PairedTrials(), "hints": PairedTrials()}
        for one in costly:
            found["costly"].add(one.better)
        for one in self._tried:
            if one.hint:
                found["hints"].add(one.hint)
        claimed = fsum(one.claimed for one in costly) / max(len(costly), 1)
        return {
            "positions": len(self._tried),
            "times": TIMES,
            "kinds": dict(sorted(kinds.items())),
            "exact": sum(one.exact for one in costly),
            "claimed": round(claimed, 3),
            **{name: pairs.to_dict() for name, pairs in found.items()},
        }


def measure_accuracy(
    form: Form[State],
    deals: int,
    seed: int,
    *,
    executor: "Executor | None" = None,
    progress: Callable[[int], object] | None = None,
) -> Accuracy:
    """The accuracy of hints and judgments in a form, over `deals` deals.

    An `executor` plays parts of the run. `progress` is called with the number of deals in each
    finished part. Raises InputError for no deals or an invalid seed.

    >>> from cardwright.engine import load_game
    >>> form = load_game("card-tennis").form("singles")
    >>> measure_accuracy(form, 1, seed=7).to_dict()["positions"]
    1
    """
    require_run(form, seed)
    whole, run = Accuracy(), _Run(form, seed)
    add_up(whole, run.part, parts(range(1, deals + 1), PART), executor, progress)
    return whole


class _Run(NamedTuple):
    """A form, and the seed of its shuffles."""

    form: Form[State]
    seed: int

    def part(self, numbers: range) -> Accuracy:
        """The deals of these numbers, from 1."""
        return Accuracy(one for number in numbers for one in self._deal(number))

    def _deal(self, number: int) -> Iterator[TriedMove]:
        """The moves that are judged in a deal of beginners."""
        dealt = mixed(self.seed, number)
        chance = Random(mixed(dealt, 0)).random
        open_ = [state for state in self._states(dealt, number, chance) if len(state.legal()) > 1]
        for count in range(min(PICKED, len(open_))):
            state = open_.pop(int(chance() * len(open_)))
            yield self._tried(state, mixed(dealt, count + 1), hinted=not count)

    def _states(self, dealt: int, number: int, chance: Callable[[], float]) -> Iterator[State]:
        """The states of a deal of beginners, before each move."""
        form = self.form
        state = form.deal(dealt, dealer=number % form.seats)
        while not state.over:
            yield state
            view = state.view(state.to_move)
            state = state.apply(form.simple_action(view, state.legal(), chance))

    def _tried(self, state: State, seed: int, *, hinted: bool) -> TriedMove:
        """A move that makes sense, judged, and if asked for the hint, beside what comes of both."""
        form, view, legal = self.form, state.view(state.to_move), state.legal()
        chance = Random(seed).random
        sensible = form.sampling().candidates(view, legal)
        move = by_lot(sensible if len(sensible) > 1 else legal, chance)
        usual = hint = form.simple_action(view, legal, chance)
        adviser = Adviser(form)
        found = adviser.judge(view, legal, move, chance)
        if hinted:
            hint, _ = adviser.advise(view, legal, chance)
        pairs = ((found.better, move), (hint, usual))
        actions = {action for pair in pairs for action in pair if pair[0] != pair[1]}
        good = player("good", form)
        made = {action: _made(state, action, good, seed) for action in sorted(actions)}
        better, gained = (
            tuple(map(int.__sub__, made[one], made[other])) if one != other else ()
            for one, other in pairs
        )
        return TriedMove(found.kind, found.exact, found.loss, better, gained)


def _made(state: State, action: int, good: Player, seed: int) -> tuple[int, ...]:
    """The lead of the side to move at the end, in points, when an action is played on from."""
    side = state.form.side(state.to_move)
    after = state.apply(action)
    return tuple(
        Margin.of(_played(after, good, mixed(seed, number)), side).points
        for number in range(1, TIMES + 1)
    )


def _played(state: State, good: Player, seed: int) -> State:
    """The end of a deal that a player plays at every seat; each seat has a chance of its own."""
    chances = [Random(mixed(seed, seat)).random for seat in range(state.seats)]
    for _ in range(LONGEST):
        if state.over:
            return state
        seat = state.to_move
        state = state.apply(good.action(state.view(seat), state.legal(), chances[seat]))
    raise InputError(f"a deal does not end after {LONGEST} actions")
