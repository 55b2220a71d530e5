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
from typing import Any, NamedTuple

from generator.engine.kernel import Form
from generator.engine.sampling import Ahead, Sampling
from generator.engine.shuffle import Chance
from generator.engine.state import State

#: A point of the match weighs as much as so many of the count: the count parts what is alike.
_POINT = 100.0
#: Nothing is hidden where so many samples are the same.
_ALIKE = 4


class Weighed(NamedTuple):
    """An action that was tried out: what its side makes more than the others, on average.

    `points` are those of the deal; `worth` has the count in it as well; `gains` tells in how many
    of the samples the side makes more than any other or, where deals are not played on, is better
    off than before. `takes` tells in how many of them the next trick is its own,
    where deals are played on.
    """

    action: int
    worth: float
    points: float
    gains: int
    takes: int
    samples: int


class Sampled:
    """A player of a form, with so many samples for each decision."""

    def __init__(self, form: Form[Any], samples: int) -> None:
        self._form = form
        self._sampling: Sampling = form.sampling()
        self._samples = samples

    def action(self, view: Any, legal: Sequence[int], chance: Chance) -> int:  # noqa: ANN401
        """The action that brings most on average; the first of those that bring the same."""
        open_ = self._sampling.candidates(view, legal) if len(legal) > 1 else legal
        if len(open_) == 1:
            return open_[0]
        return max(self.weighed(view, open_, chance), key=lambda one: one.worth).action

    def explain(
        self,
        view: Any,  # noqa: ANN401
        legal: Sequence[int],
        action: int,
        chance: Chance,
    ) -> str:
        """Why one may do this, or may not, in a sentence: what the samples showed of it.

        It is compared with the best of the other actions. What may be said of an action that is
        not open, the judge says.
        """
        if len(legal) == 1:
            return "Nothing else is open."
        open_ = self._sampling.candidates(view, legal)
        if action not in open_:
            return "There is something better to do, for all that is known."
        if len(open_) == 1:
            return f"That is plainly best: {self._plain(view, action, chance)}."
        found = {one.action: one for one in self.weighed(view, open_, chance)}
        mine = found.pop(action)
        other = max(found.values(), key=lambda one: one.worth)
        state, *again = islice(self._sampling.samples(view, chance), _ALIKE)
        this, instead = (self._form.describe(one.action, state) for one in (mine, other))
        wins = f"wins the {self._form.ledger.words.deal}"
        does = wins if self._sampling.quick else "leaves you better off"
        tried = f"Tried with {mine.samples} of the ways in which the hidden cards may lie"
        if self._sampling.quick and all(one == state for one in again):
            tried = f"You can know where every card is. Played on {mine.samples} times"
        return (
            f"{tried}: this {does} in {self._often(mine)}. "
            f"To {instead} does so in {self._often(other)}.{_rather(mine, other, this)}"
        )

    def _plain(self, view: Any, action: int, chance: Chance) -> str:  # noqa: ANN401
        """Why an action is the only one to think about."""
        if not self._sampling.quick:
            return "it is sure, or nothing else is sensible"
        after = next(self._sampling.samples(view, chance)).apply(action)
        if after.over and self._sampling.ahead(after, self._form.side(view.seat)).points > 0:
            return f"it ends the {self._form.ledger.words.deal}, and you have won it"
        return "nothing else is sensible here"

    def _often(self, one: Weighed) -> str:
        """In how many of the samples it gains and, where that is known, has the next trick."""
        trick = f" and gains the {self._form.ledger.words.trick} in {one.takes}"
        return f"{one.gains}{trick}" if self._sampling.quick else str(one.gains)

    def weighed(
        self,
        view: Any,  # noqa: ANN401
        actions: Sequence[int],
        chance: Chance,
    ) -> tuple[Weighed, ...]:
        """Each of these actions, tried out on the same samples."""
        side = self._form.side(view.seat)
        worth = dict.fromkeys(actions, 0.0)
        points = dict.fromkeys(actions, 0)
        gains = dict.fromkeys(actions, 0)
        takes = dict.fromkeys(actions, 0)
        for state in islice(self._sampling.samples(view, chance), self._samples):
            before, tricks = self._sampling.ahead(state, side), state.tricks
            for action in actions:
                after = self._played(state.apply(action), chance, tricks)
                if self._sampling.quick:
                    takes[action] += after.tricks[side] > tricks[side]
                ahead = self._sampling.ahead(self._played(after, chance), side)
                worth[action] += _value(ahead)
                points[action] += ahead.points
                gains[action] += self._gains(before, ahead)
        number = self._samples
        return tuple(
            Weighed(
                each, worth[each] / number, points[each] / number, gains[each], takes[each], number
            )
            for each in actions
        )

    def _gains(self, before: Ahead, after: Ahead) -> bool:
        """Whether a side makes more than any other, or without playing on is better off."""
        return after.points > 0 if self._sampling.quick else _value(after) > _value(before)

    def _played(self, state: State, chance: Chance, tricks: tuple[int, ...] | None = None) -> State:
        """The end of the deal, if simple players go on from here; this state if they do not.

        Where more `tricks` than these are taken before, it is the state in which they are.
        """
        quick = self._sampling.quick
        while quick and (tricks is None or tricks == state.tricks) and (legal := state.legal()):
            state = state.apply(legal[0] if len(legal) == 1 else quick(state, legal, chance))
        return state


def _rather(mine: Weighed, other: Weighed, this: str) -> str:
    """Why one is better than another that gains as often: it brings more points, or counts more.

    `this` says in words what is done.
    """
    if mine.gains > other.gains or mine.worth <= other.worth:
        return ""
    one, two = (round(points, 1) for points in (mine.points, other.points))
    if one <= two:  # what is counted outweighs it
        return f" But to {this} counts for more on the whole."
    if one < 0:
        return f" But to {this} loses fewer points on average, {-one} and not {-two}."
    least = f"{two:+}".replace("-", "−")
    return f" But to {this} brings more points on average, {one:+} and not {least}."


def _value(ahead: Ahead) -> float:
    """How far ahead a side is, in one number."""
    return _POINT * ahead.points + ahead.counted
