"""An ending that is in a page is the engine's: its moves, refusals, words and worth, to the end."""

from __future__ import annotations

import pytest

from cardwright.engine import judge
from cardwright.engine.seat_view import faces
from cardwright.engine.sentence import PlayerNames
from cardwright.engine.solve import NotKnown, tree, values
from cardwright.engine.state import State
from cardwright.lessons.dealing import states_of
from cardwright.lessons.ending import ending
from cardwright.lessons.judged import Ending
from cardwright.lessons.narration import describe_action
from tests.taught import KIND, NAMED, lesson

BEST = [named for named in NAMED if KIND[named] == "best"]


def position(game: str, name: str) -> tuple[State, PlayerNames]:
    """Where a lesson asks, and who plays."""
    taught = lesson(game, name).lesson
    return states_of(taught)[-1], PlayerNames(taught.players)


@pytest.mark.parametrize(("game", "name"), BEST)
def test_every_way_to_play_on_is_the_engines(game: str, name: str) -> None:
    state, names = position(game, name)
    data = ending(state, names)
    assert data["seat"] == state.to_move
    assert data["hands"] == [faces(state.form, state.hand(seat)) for seat in range(state.seats)]
    walk = _Walk(data, names)
    walk.compare(0, state)
    assert walk.seen == set(range(len(data["places"])))  # and nothing else is in it


class _Walk:
    """The places of an ending compared with the positions that the engine comes to."""

    def __init__(self, data: Ending, names: PlayerNames) -> None:
        self.data = data
        self.names = names
        self.seen: set[int] = set()

    def compare(self, number: int, state: State) -> int:
        """Compares a place and all behind it; what it is worth by the points at the ends."""
        side = self.data["side"]
        place = self.data["places"][number]
        self.seen.add(number)
        if state.outcome is not None:
            points = state.outcome.points
            assert place == [points[side] - points[1 - side]]
            return int(place[0])
        seat, worth, moves, refused = place
        assert seat == state.to_move
        legal = state.legal()
        after = []
        for action, (name, to, told_then, card) in zip(legal, moves, strict=True):
            assert name == self.names.into(state.form.describe(action, state))
            lines = [self.data["said"][line] for line in told_then]
            assert lines == [line.text for line in describe_action(state, action, self.names)]
            cards = faces(state.form, laid(state, action))
            assert ([card] if card else []) == [one for one, _ in cards]
            after.append(self.compare(to, state.apply(action)))
        if seat == self.data["seat"]:
            self._compare_refused(state, refused)
        assert worth == (max if self.data["sides"][seat] == side else min)(after)
        return int(worth)

    def _compare_refused(self, state: State, refused: dict[str, int]) -> None:
        verdicts = {a: judge(state, a) for a in range(state.form.action_count) if laid(state, a)}
        assert {card: self.data["said"][line] for card, line in refused.items()} == {
            faces(state.form, laid(state, action))[0][0]: self.names.into(verdict.text)
            for action, verdict in verdicts.items()
            if not verdict.ok
        }


def laid(state: State, action: int) -> list[int]:
    """The cards of the seat to move that an action lays down."""
    return [card for card in state.form.plays(action) if card in state.hand(state.to_move)]


def test_the_result_is_told_in_words() -> None:
    state, names = position("court", "the-right-lead")
    results = ending(state, names)["results"]
    assert results[2] == "Ben makes 2 points more than Ann"
    assert results[-2] == "Ann makes 2 points more than Ben"
    assert results[0] == "Neither Ben nor Ann makes more than the other"
    assert results[1] == "Ben makes 1 point more than Ann"


def test_a_tree_has_each_position_once_and_the_worth_that_is_known() -> None:
    state, _ = position("sixty-six", "the-nine-before-the-ace")
    places = tree(state)
    assert places[0].state == state
    assert len({place.state for place in places}) == len(places)
    worth = {action: places[to].value for action, to in places[0].after.items()}
    assert worth == values(state)
    assert all(number < to for number, place in enumerate(places) for to in place.after.values())


def test_there_is_no_tree_where_cards_are_still_drawn() -> None:
    state, _ = position("court", "the-right-lead")
    with pytest.raises(NotKnown):
        tree(state.form.deal(1))
