"""A player who tries out what each action comes to, if the hidden cards lie so, or so, or so.

For each of a number of ways in which they may lie, and for each action, the deal is played on to
its end by simple players who see their own cards; the action that brings most on average is taken.
Where deals are too long for that, it is the action that leads to most at once.
Source: M. L. Ginsberg, “GIB: Imperfect Information in a Computationally Challenging Game,” 2001
(Monte Carlo sampling of the hidden hands); the playouts take the place of its solver, which gains
nothing in these games.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Any, NamedTuple, cast

from cardwright.engine.kernel import Form
from cardwright.engine.sampling import Margin, Sampling
from cardwright.engine.shuffle import Chance
from cardwright.engine.state import S, State

#: A point of the match weighs as much as so many of the count: the count parts what is alike.
_POINT = 100.0


class ActionEstimate(NamedTuple):
    """An action that was tried out: what its side makes more than the others, on average.

    `points` are those of the deal; `worth` has the count in it as well; `gains` tells in how many
    of the samples the side makes more than any other or, where deals are not played on, is better
    off than before. Where deals are played on, `takes` tells in how many of them the next trick is
    its own, `brings` what is counted by the end of that trick, beyond what others count, and
    `risks` what others then count more where the trick is not its own.
    """

    action: int
    worth: float
    points: float
    gains: int
    takes: int
    brings: float
    risks: float
    samples: int


class _Sums:
    """The results of an action in the samples so far, all together."""

    def __init__(self) -> None:
        self.worth = 0.0
        self.points = self.gains = 0
        self._takes = self._brings = self._lost = 0

    def trick(self, took: bool, brought: int) -> None:  # noqa: FBT001
        """The next trick was its own, or not, and it counted so much more by then."""
        self._takes += took
        self._brings += brought
        self._lost -= 0 if took else brought

    def of(self, action: int, number: int) -> ActionEstimate:
        """The averages, of so many samples."""
        return ActionEstimate(
            action,
            self.worth / number,
            self.points / number,
            self.gains,
            self._takes,
            self._brings / number,
            self._lost / max(number - self._takes, 1),
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
        side = self.form.side(view.seat)
        sums = {action: _Sums() for action in actions}
        for state in islice(self.sampling.samples(view, chance), self.samples):
            before, tricks = self.sampling.ahead(state, side), state.tricks
            for action, found in sums.items():
                after = self._played(state.apply(action), chance, tricks)
                if self.sampling.quick:
                    took = after.tricks[side] > tricks[side]
                    found.trick(took, self.sampling.ahead(after, side).counted - before.counted)
                ahead = self.sampling.ahead(self._played(after, chance), side)
                found.worth += _value(ahead)
                found.points += ahead.points
                found.gains += self._gains(before, ahead)
        return tuple(found.of(action, self.samples) for action, found in sums.items())

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


def _value(ahead: Margin) -> float:
    """The lead of a side, in one number."""
    return _POINT * ahead.points + ahead.counted
