"""An ending in which all cards are known, whole: a page plays it on without the engine.

Every way to play on is in it, each move with what happens, each place with what it is worth; what
a reader may not do has the sentence of the judge.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cardwright.engine.kernel import judge
from cardwright.engine.seat_view import faces
from cardwright.engine.sentence import PlayerNames, so_many
from cardwright.engine.solve import TreePosition, tree
from cardwright.engine.state import State
from cardwright.lessons.judged import Ending
from cardwright.lessons.narration import describe_action
from cardwright.lessons.table import side_names


def ending(state: State, names: PlayerNames) -> Ending:
    """The ending from here. Raises NotKnown where cards are still to be drawn."""
    return _Written(state, names).whole()


class _Written:
    """An ending being written down; each sentence is kept once."""

    def __init__(self, state: State, names: PlayerNames) -> None:
        self.state = state
        self.names = names
        self.seat = state.to_move
        self.side = state.form.side(self.seat)
        self.said: dict[str, int] = {}

    def whole(self) -> Ending:
        places = tree(self.state)
        written = [self._place(place) for place in places]
        form = self.state.form
        worths = {place[-1] if len(place) == 1 else place[1] for place in written}
        return {
            "seat": self.seat,
            "side": self.side,
            "sides": [form.side(seat) for seat in range(self.state.seats)],
            "players": [self.names.of(seat) for seat in range(self.state.seats)],
            "hands": [faces(form, self.state.hand(seat)) for seat in range(self.state.seats)],
            "said": list(self.said),
            "places": written,
            "results": {worth: self._result(worth) for worth in sorted(worths)},
        }

    def _place(self, place: TreePosition) -> list[Any]:
        worth = place.value if self.side == 0 else -place.value
        state = place.state
        if state.over:
            return [worth]
        moves = [self._move(state, action, to) for action, to in place.after.items()]
        refused = self._refused(state) if state.to_move == self.seat else {}
        return [state.to_move, worth, moves, refused]

    def _move(self, state: State, action: int, to: int) -> list[Any]:
        form = state.form
        lines = self._numbers(line.text for line in describe_action(state, action, self.names))
        laid = [card for card in form.plays(action) if card in state.hand(state.to_move)]
        card = faces(form, laid)[0][0] if laid else None
        name = self.names.into(form.describe(action, state))
        return [name, to, lines, card]

    def _refused(self, state: State) -> dict[str, int]:
        """By the cards in hand that may not be played, why not."""
        form, hand = state.form, state.hand(state.to_move)
        found = {}
        for action in range(form.action_count):
            played = [card for card in form.plays(action) if card in hand]
            if played and action not in state.legal():
                reason = self.names.into(judge(state, action).text)
                found[faces(form, played)[0][0]], *_ = self._numbers([reason])
        return found

    def _numbers(self, lines: Iterable[str]) -> list[int]:
        return [self.said.setdefault(line, len(self.said)) for line in lines]

    def _result(self, worth: int) -> str:
        """The result of the deal for the reader's side."""
        sides = side_names(self.state, self.names)
        more, less = (sides[self.side], sides[1 - self.side])[:: 1 if worth >= 0 else -1]
        if not worth:
            return f"Neither {more} nor {less} makes more than the other"
        points = so_many(abs(worth), self.state.form.ledger.score.unit)
        return f"{more} {'make' if ' and ' in more else 'makes'} {points} more than {less}"
