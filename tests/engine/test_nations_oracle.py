"""Following suit and winning tricks, beside the bridge of OpenSpiel, a package made by others.

Bridge is played like Nations once the trumps are named: who can follow must, the highest trump
wins or else the highest card of the suit led, and the winner leads. The dealer of a round is
bridge's first to bid and bids one of the Star Suit, so that the player on the left leads; clubs,
diamonds, hearts and spades stand for the Nations in the order of the ledger.

Needs the extra “oracle”. Where it is missing the test is skipped, or fails where CI is set.
"""

import importlib
import os
from random import Random
from typing import Any, cast

import pytest

from cardwright.engine import load_game
from cardwright.engine.games.four_seat.form import FourSeat
from cardwright.engine.games.four_seat.state import FourSeatState
from tests.tiers import every

DEALS = 1_600  # of thirteen tricks, so above twenty thousand, under each agreement
PASS, ONE_CLUB = 52, 55  # what is bid in OpenSpiel's numbers, the other suits follow


@pytest.fixture(scope="module")
def bridge() -> Any:  # noqa: ANN401 - OpenSpiel has no types
    """The game of bridge, with cards played."""
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ModuleNotFoundError:
        missing = "OpenSpiel is not installed (pip install -e '.[oracle]')"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    return pyspiel.load_game("bridge(use_double_dummy_result=false)")


def card(number: int) -> int:
    """A card of ours in OpenSpiel's numbers: from the lowest rank up, each in the four suits."""
    nation, below_map = divmod(number, 13)
    return (12 - below_map) * 4 + nation


def begun(bridge: Any, state: FourSeatState) -> Any:  # noqa: ANN401
    """The same deal at bridge: its players 0 to 3 are our dealer and those to the left."""
    other = bridge.new_initial_state()
    hands = [state.order[(place - 1) % 4 :: 4] for place in range(4)]
    for turn in range(13):
        for hand in hands:
            other.apply_action(card(hand[turn]))
    for bid in (ONE_CLUB + state.turn_up // 13, PASS, PASS, PASS):
        other.apply_action(bid)
    return other


def compare(state: FourSeatState, other: Any) -> None:  # noqa: ANN401
    """The same player may play the same cards; the first to bid plays for the partner, too."""
    player = (state.to_move - state.dealer) % 4
    assert other.current_player() == (0 if player == 2 else player)
    if state.lying < 0 or player > 0:  # bridge has no card that the dealer leaves on the table
        assert {card(number) for number in state.legal()} == set(other.legal_actions())


@pytest.mark.full
@pytest.mark.parametrize("turn_up", every(2, ["off", "on"], start=1))
def test_tricks_go_as_at_bridge(bridge: Any, turn_up: str) -> None:  # noqa: ANN401
    form = cast(FourSeat, load_game("nations").form("four-handed"))
    form = form.with_options(turnup_trick1=turn_up)
    suits, tricks = set(), 0
    for seed in range(DEALS):
        chance = Random(seed)
        state: FourSeatState = form.deal(seed, dealer=seed % 4)
        other = begun(bridge, state)
        while not state.over:
            compare(state, other)
            both = [n for n in state.legal() if card(n) in other.legal_actions()]
            if not both:  # the dealer could follow only with the card that lies on the table
                break
            played = chance.choice(both)
            state = state.apply(played)
            other.apply_action(card(played))
        if state.over:
            assert other.is_terminal()
            assert f"Declarer tricks won: {state.tricks[state.dealer % 2]}\n" in str(other)
        suits.add(state.table.suit)
        tricks += sum(state.tricks)
    assert len(suits) == 4
    assert tricks > 20_000
