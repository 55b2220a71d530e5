"""Value of a move when all cards are known: every way to play on is searched to its end.

For the last tricks of a game of tricks, when nobody draws any more: then each player can tell what
the other holds, or all hands lie open. The plain minimax with a table of what was seen before; no
guess comes into it. Source: C. E. Shannon, “Programming a Computer for Playing Chess,” 1950.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardwright.engine.state import State
from cardwright.errors import InputError

#: So many positions are looked at, and then given up: a second or two.
MOST = 200_000


class NotKnown(InputError):
    """Cards are still to be drawn, or there is too much to search."""


def values(state: State, most: int = MOST) -> dict[int, int]:
    """By action what the side to move makes more than the other, in points, if all play their best.

    Raises NotKnown when the deal is over, where cards may still be drawn, with another number of
    sides than two, and where more than `most` positions would have to be looked at.
    """
    _require_known(state)
    form, search = state.form, _Search(most)
    sign = 1 if form.side(state.to_move) == 0 else -1
    return {action: sign * search.value(state.apply(action)) for action in state.legal()}


def lines(state: State) -> dict[int, tuple[int, ...]]:
    """By action one way to play on from there to the end, on which all play their best.

    Raises NotKnown as `values` does.
    """
    _require_known(state)
    search = _Search()
    return {action: tuple(search.line(state.apply(action))) for action in state.legal()}


@dataclass(frozen=True, slots=True)
class TreePosition:
    """A position of a tree: what side 0 makes more than side 1 from it, and where it leads.

    `after` are the places that the actions lead to, by their numbers.
    """

    state: State
    value: int
    after: dict[int, int]


def tree(state: State) -> tuple[TreePosition, ...]:
    """Every position that may still come, once: the first is this one, and others come after.

    Raises NotKnown as `values` does.
    """
    _require_known(state)
    search = _Search()
    numbers = {state: 0}
    reached = [state]
    places = []
    for each in reached:  # which grows
        after = {}
        for action in () if each.over else each.legal():
            then = each.apply(action)
            if then not in numbers:
                numbers[then] = len(reached)
                reached.append(then)
            after[action] = numbers[then]
        places.append(TreePosition(each, search.value(each), after))
    return tuple(places)


def _require_known(state: State) -> None:
    """Raises NotKnown as `values` does, before anything is searched."""
    if state.over:
        raise NotKnown("the deal is over", hint="use a state before the last move")
    if state.form.sides != 2 or state.form.asks or _drawing(state):
        raise NotKnown("not all cards are known", hint="close, or play until no player draws")


def _drawing(state: State) -> bool:
    """Test if cards may still be drawn."""
    view = state.view(state.to_move)
    undrawn: int = getattr(view, "stock", 0) + getattr(view, "pack", 0)
    return undrawn > 0 or state.form.ledger.score.kind == "tennis"  # played cards are drawn again


class _Search:
    """The lead of side 0 over side 1, by position."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._known: dict[State, int] = {}

    def value(self, state: State) -> int:
        """The difference in points at the end."""
        if state.outcome is not None:
            first, second = state.outcome.points
            return first - second
        found = self._known.get(state)
        if found is None:
            if len(self._known) >= self._most:
                raise NotKnown(
                    f"more than {self._most} positions", hint="use a state nearer to the end"
                )
            after = [self.value(state.apply(action)) for action in state.legal()]
            found = max(after) if state.form.side(state.to_move) == 0 else min(after)
            self._known[state] = found
        return found

    def line(self, state: State) -> Iterator[int]:
        """The actions to the end, each the first of those that are best."""
        while not state.over:
            value = self.value(state)
            after = ((action, state.apply(action)) for action in state.legal())
            action, state = next(pair for pair in after if self.value(pair[1]) == value)
            yield action
