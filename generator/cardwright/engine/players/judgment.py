"""Judgments of moves by what their player could know: a hint before, and a review after the deal.

Where nothing is hidden any more, every way to play on is searched. Else the move and the best other
are tried out in the same trial deals, which agree with the view of the seat. A move is called
costly only where the difference is too large for chance.
"""

from collections.abc import Sequence
from itertools import islice
from math import fsum, sqrt
from typing import Any, NamedTuple

from cardwright.engine import solve
from cardwright.engine.kernel import Form
from cardwright.engine.players.reasons import Reason, compared, counted_out, plain
from cardwright.engine.players.sampled import ActionEstimate, Sampled, Trial, estimate
from cardwright.engine.shuffle import Chance
from cardwright.engine.state import State

#: Trial deals in which the best action is found.
TRIALS = 64
#: Further trial deals, in which a move is held against it: those of the search favor what it found.
CHECKS = 128
#: Nothing is hidden where so many samples are the same.
_ALIKE = 16
#: So many positions are searched, which takes a browser less than a second.
_SEARCHED = 8_000
#: A loss of fewer points is none.
_LITTLE = 1 / 6
#: A loss is no chance where it is so many times its standard error.
_CERTAIN = 2.5
#: Trials cannot tell two actions apart whose difference is less than so many standard errors.
_CHANCE = 1.5


class Advice(NamedTuple):
    """The action that a hint names, and why."""

    action: int
    reason: Reason


class Judgment(NamedTuple):
    """A move, judged: “only” where nothing else was open, “best”, “fine” or “costly”.

    `loss` are the points that `better` makes more on average. It is 0.0 for the best move, for
    which `better` is the move itself. `samples` is the number of trial deals in which the two were
    compared, 0 where none was needed; `exact` tells that the deal was counted out to its end.
    `reason` says why the other is better; it is empty unless the move is costly.
    """

    kind: str
    loss: float
    better: int
    samples: int
    exact: bool
    reason: Reason = Reason("", "")


class _Choice(NamedTuple):
    """The action that is best for a view: a hint names it, and a review compares others with it.

    `state` is one as the view may have it. `values` has what each action makes, where the deal was
    counted out to its end. `tried` has the actions that were tried out, this one first; it is empty
    where there was one to consider. With `rule`, the second of them scored as well or better in the
    trial deals, and this rule of thumb decided.
    """

    action: int
    state: State
    values: dict[int, int]
    tried: list[ActionEstimate]
    rule: str = ""


class Adviser:
    """Gives hints and judges moves in a form, from the view of a seat and nothing else.

    With the same numbers of chance both choose the same best action in the same trial deals.
    """

    def __init__(self, form: Form[Any]) -> None:
        """Raises UnknownName for a form that only beginners can play so far."""
        self._player = Sampled(form, TRIALS)

    def advise(self, view: Any, legal: Sequence[int], chance: Chance) -> Advice:  # noqa: ANN401
        """The best of the `legal` actions for the seat of a view."""
        player = self._player
        if len(legal) == 1:
            return Advice(legal[0], Reason("This is your only move.", ""))
        open_ = player.sampling.candidates(view, legal)
        if len(open_) == 1:
            (action,) = open_
            return Advice(action, Reason(plain(player, view, legal, action, chance), ""))
        action, state, values, tried, rule = self._choice(view, open_, chance)
        if values:
            return Advice(action, counted_out(state, action, {one: values[one] for one in open_}))
        return Advice(action, compared(player, state, tried[0], tried[1:], rule=rule))

    def judge(
        self,
        view: Any,  # noqa: ANN401
        legal: Sequence[int],
        action: int,
        chance: Chance,
    ) -> Judgment:
        """The judgment of one of the `legal` actions for the seat of a view."""
        if len(legal) == 1:
            return Judgment("only", 0.0, action, 0, exact=False)
        open_ = self._player.sampling.candidates(view, legal)
        if tuple(open_) == (action,):
            return Judgment("best", 0.0, action, 0, exact=False)
        best = self._choice(view, open_, chance)
        if best.values:
            return _counted(best, action)
        return self._tried_out(view, best, action, chance)

    def _choice(self, view: Any, open_: Sequence[int], chance: Chance) -> _Choice:  # noqa: ANN401
        """The best of the actions to consider, by search or in trial deals.

        Where the trials cannot tell it from one that the guide does not warn against, it is that.
        """
        player = self._player
        rows = [*islice(player.trials(view, open_, chance), TRIALS)] if len(open_) > 1 else []
        state, values = self._counted_out(view, chance)
        if values:
            return _Choice(max(open_, key=lambda one: values[one]), state, values, [])
        if not rows:
            return _Choice(open_[0], state, {}, [])
        tried = map(estimate, open_, zip(*rows, strict=True))
        best, *others = found = sorted(tried, key=player.merit, reverse=True)
        warned = player.sampling.warned(view, open_)
        if best.action in warned:
            for one in others:
                both = (open_.index(best.action), open_.index(one.action))
                if one.action not in warned and self._is_alike(rows, *both):
                    found.remove(one)
                    return _Choice(one.action, state, {}, [one, *found], warned[best.action])
        return _Choice(best.action, state, {}, found)

    def _tried_out(
        self,
        view: Any,  # noqa: ANN401
        best: _Choice,
        action: int,
        chance: Chance,
    ) -> Judgment:
        """The judgment of an action beside the best, where needed by further trial deals."""
        player = self._player
        if action == best.action:
            return Judgment("best", 0.0, action, TRIALS, exact=False)
        points = {one.action: player.merit(one)[0] for one in best.tried}
        loss = points[best.action] - points[action] if action in points else _LITTLE
        if loss < _LITTLE:
            return Judgment("fine", max(loss, 0.0), best.action, TRIALS, exact=False)
        pair = (best.action, action)
        rows = [*islice(player.trials(view, pair, chance), CHECKS)]
        loss, error = _difference([player.points(one) - player.points(two) for one, two in rows])
        if loss < max(_LITTLE, _CERTAIN * error):
            return Judgment("fine", max(loss, 0.0), best.action, CHECKS, exact=False)
        one, two = map(estimate, pair, zip(*rows, strict=True))
        reason = compared(player, best.state, one, [two], played=True)
        return Judgment("costly", loss, best.action, CHECKS, exact=False, reason=reason)

    def _is_alike(self, rows: Sequence[tuple[Trial, ...]], best: int, other: int) -> bool:
        """Test if the trials cannot tell an action from the best; both are columns of `rows`."""
        points = self._player.points
        loss, error = _difference([points(row[best]) - points(row[other]) for row in rows])
        return loss < max(_LITTLE, _CHANCE * error)

    def _counted_out(self, view: Any, chance: Chance) -> tuple[State, dict[int, int]]:  # noqa: ANN401
        """A state as the view may have it; and if there is no other, what each action makes."""
        samples = self._player.sampling.samples(view, chance)
        state: State = next(samples)
        if all(one == state for one in islice(samples, _ALIKE - 1)):
            try:
                return state, solve.values(state, _SEARCHED)
            except solve.NotKnown:
                pass
        return state, {}


def _counted(best: _Choice, action: int) -> Judgment:
    """The judgment of an action beside the best, where both were counted out."""
    values, better = best.values, best.action
    loss = values[better] - values[action]
    if loss <= 0:
        return Judgment("best", 0.0, action, 0, exact=True)
    reason = counted_out(best.state, better, {one: values[one] for one in (better, action)})
    return Judgment("costly", float(loss), better, 0, exact=True, reason=reason)


def _difference(points: Sequence[float]) -> tuple[float, float]:
    """The mean of some differences, and its standard error."""
    number = len(points)
    mean = fsum(points) / number
    squares = fsum((one - mean) ** 2 for one in points)
    return mean, sqrt(squares / (number - 1) / number)
