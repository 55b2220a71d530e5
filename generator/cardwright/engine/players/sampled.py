"""A player who tries out what each action comes to, if the hidden cards lie so, or so, or so.

For each of a number of ways in which they may lie, and for each action, the deal is played on to
its end by simple players who see their own cards; the action that brings most on average is taken.
Where deals are too long for that, it is the action that leads to most at once.
Source: M. L. Ginsberg, “GIB: Imperfect Information in a Computationally Challenging Game,” 2001
(Monte Carlo sampling of the hidden hands); the playouts take the place of its solver, which gains
nothing in these games.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple, cast

from cardwright.engine.kernel import Form
from cardwright.engine.sampling import Margin, Sampling
from cardwright.engine.shuffle import Chance
from cardwright.engine.state import S, State

#: A point of the match weighs as much as so many of the count: the count parts what is alike.
_POINT = 100


class ActionEstimate(NamedTuple):
    """An action that was tried out: what its side makes more than the others, on average.

    `points` are those of the deal; `worth` has the count in it as well; `gains` tells in how many
    of the samples the side makes more than any other. Where deals are not played on, `worth` is
    what is gained at once, and `gains` tells how often the side is better off than before. Where
    deals are played on, `takes` tells in how many of them the next trick is its own, `brings` what
    is counted by the end of that trick, beyond what others count, and `risks` what others then
    count more where the trick is not its own.
    """

    action: int
    worth: float
    points: float
    gains: int
    takes: int
    brings: float
    risks: float
    samples: int


class Trial(NamedTuple):
    """The result of an action in one sample; the fields are those of `ActionEstimate`."""

    worth: int
    points: int
    gains: bool
    takes: bool = False
    brings: int = 0


def estimate(action: int, trials: Sequence[Trial]) -> ActionEstimate:
    """The averages of an action over its trials, at least one."""
    number = len(trials)
    takes = sum(one.takes for one in trials)
    return ActionEstimate(
        action,
        sum(one.worth for one in trials) / number,
        sum(one.points for one in trials) / number,
        sum(one.gains for one in trials),
        takes,
        sum(one.brings for one in trials) / number,
        -sum(one.brings for one in trials if not one.takes) / max(number - takes, 1),
        number,
    )


class Sampled:
    """A player of a form, with so many samples for each decision."""

    def __init__(self, form: Form[S], samples: int) -> None:
        self.form = cast("Form[State]", form)  # which is asked about its own states alone
        self.sampling: Sampling = form.sampling()
        self.samples = samples

    def action(self, view: Any, legal: Sequence[int], chance: Chance) -> int:  # noqa: ANN401
        """The action that brings most on average; the first of those that bring the same."""
        open_ = self.sampling.candidates(view, legal) if len(legal) > 1 else legal
        if len(open_) == 1:
            return open_[0]
        return max(self.weighed(view, open_, chance), key=lambda one: one.worth).action

    def weighed(
        self,
        view: Any,  # noqa: ANN401
        actions: Sequence[int],
        chance: Chance,
    ) -> tuple[ActionEstimate, ...]:
        """Each of these actions, tried out on the same samples."""
        rows = [*islice(self.trials(view, actions, chance), self.samples)]
        return tuple(map(estimate, actions, zip(*rows, strict=True)))

    def merit(self, one: ActionEstimate) -> tuple[float, float]:
        """The points that people read of an action, in tenths, and what decides between equals.

        Where deals are not played on, these are gained at once, and what is held counts, too.
        """
        points = one.points if self.sampling.quick else one.worth / _POINT
        return round(points, 1) or 0.0, one.worth  # never −0

    def trials(
        self,
        view: Any,  # noqa: ANN401
        actions: Sequence[int],
        chance: Chance,
    ) -> Iterator[tuple[Trial, ...]]:
        """For one sample after another, without end, what each of these actions leads to."""
        side = self.form.side(view.seat)
        for state in self.sampling.samples(view, chance):
            before = self.sampling.ahead(state, side)
            yield tuple([self._trial(state, before, action, chance) for action in actions])

    def points(self, trial: Trial) -> float:
        """The points of a trial, as `merit` counts them."""
        return trial.points if self.sampling.quick else trial.worth / _POINT

    def _trial(self, state: State, before: Margin, action: int, chance: Chance) -> Trial:
        """The result of an action in a state, for the side to move."""
        side, tricks = self.form.side(state.to_move), state.tricks
        after = self._played(state.apply(action), chance, tricks)
        took, brought = False, 0
        if self.sampling.quick:
            took = after.tricks[side] > tricks[side]
            brought = self.sampling.ahead(after, side).counted - before.counted
        ahead = self.sampling.ahead(self._played(after, chance), side)
        start = 0 if self.sampling.quick else _value(before)
        return Trial(_value(ahead) - start, ahead.points, self._gains(before, ahead), took, brought)

    def _gains(self, before: Margin, after: Margin) -> bool:
        """Test if a side makes more than any other, or without playing on is better off."""
        return after.points > 0 if self.sampling.quick else _value(after) > _value(before)

    def _played(self, state: State, chance: Chance, tricks: tuple[int, ...] | None = None) -> State:
        """The end of the deal, if simple players go on from here; this state if they do not.

        Where more `tricks` than these are taken before, it is the state in which they are.
        """
        quick = self.sampling.quick
        while quick and (tricks is None or tricks == state.tricks) and (legal := state.legal()):
            state = state.apply(legal[0] if len(legal) == 1 else quick(state, legal, chance))
        return state


def _value(ahead: Margin) -> int:
    """The lead of a side, in one number."""
    return _POINT * ahead.points + ahead.counted
