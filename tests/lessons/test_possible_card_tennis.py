"""Every position of a lesson can arise: some legal deal, and play by the rules, lead to it."""

from collections.abc import Sequence
from typing import Any

import pytest

from cardwright.engine import load_game
from cardwright.engine.games.card_tennis.state import CardTennisState
from cardwright.lessons.dealing import states_of
from tests.lessons.histories.card_tennis import Search, order_of
from tests.lessons.histories.replay import played
from tests.taught import DESCRIBED, lesson

#: Games that come to a position after too many balls to be searched for: the seed and the actions.
KNOWN = {
    "the-last-card-is-drawn": (
        3924862342,
        "01424014014240414343404140404141424041414404444044404440440411434041244401243",
    )
}
TENNIS = [name for game, name in DESCRIBED if game == "card-tennis"]


def seen(state: CardTennisState) -> tuple[object, ...]:
    """A state as a lesson shows it; cards of one stroke are alike."""
    strokes = state.form.strokes

    def kinds(cards: Sequence[int]) -> list[int]:
        return [strokes[card] for card in cards]

    seats = range(state.seats)
    return (
        [sorted(kinds(state.hand(seat))) for seat in seats],
        [sorted(kinds(state.tray(seat))) for seat in seats],
        kinds(state.trick),
        kinds(state.undrawn),
        (state.hitters, state.won, state.question, state.to_move, state.dealer),
    )


def history(wanted: CardTennisState, name: str = "") -> CardTennisState | None:
    """A state that play has led to, and that shows the same; None where the search finds none."""
    if name in KNOWN:
        seed, done = KNOWN[name]
        dealt = wanted.form.deal(seed, dealer=wanted.dealer)
        return played(dealt, [int(action) for action in done])
    found = Search(wanted).found()
    if found is None:
        return None
    table, (actions, drawn) = found
    dealt = wanted.form.deal(order=order_of(wanted, table, drawn), dealer=wanted.dealer)
    return played(dealt, actions)


@pytest.mark.parametrize("name", TENNIS)
def test_a_position_of_card_tennis_can_arise(name: str) -> None:
    wanted = states_of(lesson("card-tennis", name).lesson)[0]
    assert isinstance(wanted, CardTennisState)
    found = history(wanted, name)
    assert found is not None, "no game of Card Tennis leads to this position"
    assert seen(found) == seen(wanted)


@pytest.mark.parametrize(
    "position",
    [
        # Will has drawn against a volley, and so had neither of the two strokes that answer it.
        {
            "trick": "S",
            "hands": {0: "S S V", 1: "S R V N"},
            "tricks": [2, 1],
            "trays": {0: "S S S V", 1: "R R"},
        },
        # Three cards of a hand of four, and none was played.
        {"hands": {0: "S S V", 1: "S R V N"}},
        # A ball was won, and nothing was played or drawn.
        {"hands": {0: "S S V N", 1: "S R V N"}, "tricks": [1, 0]},
    ],
)
def test_what_no_game_leads_to_is_found(position: dict[str, Any]) -> None:
    wanted = load_game("card-tennis").form("singles").position({"dealer": 0, **position})
    assert isinstance(wanted, CardTennisState)
    assert history(wanted) is None
