"""Every position of a lesson of Nations can arise: some legal deal and legal play lead to it."""

from typing import Any

import pytest

from cardwright.engine import load_game
from cardwright.engine.games.four_seat.state import FourSeatState
from cardwright.lessons.dealing import states_of
from tests.lessons.histories.nations import Search, cards_of
from tests.lessons.histories.replay import judged_after, played
from tests.taught import DESCRIBED, lesson

NATIONS = [name for game, name in DESCRIBED if game == "nations"]
#: Stories by which a seat has none of a Nation left, and so has played some: a card for it.
LEFT = {
    "ten-is-not-the-top": {3: "2AF"},
    "a-map-thrown-away": {2: "2EU"},
    "the-two-beats-the-map": {3: "2AM"},
}
#: Stories that say who has taken a card: by lesson, the card and the seat.
TAKEN = {"whose-is-the-woman": {"ChAS": 2}}


def shown(state: FourSeatState) -> tuple[object, ...]:
    """A state as a lesson shows it."""
    return (
        [state.hand(seat) for seat in range(state.seats)],
        (state.trick, state.leader, state.to_move),
        (state.taken, state.counted),
        (state.dealer, state.turn_up, state.lying, state.shown & state.unplayed),
    )


@pytest.mark.parametrize("name", NATIONS)
def test_a_position_of_nations_can_arise(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    judged = lesson("nations", name)
    wanted = states_of(judged.lesson)[0]
    assert isinstance(wanted, FourSeatState)
    position = judged.lesson.setting.position or {}
    said = position.get("played", LEFT.get(name, {}))
    before = {int(seat): cards_of(wanted, text) for seat, text in said.items()}
    taken = {wanted.form.pack.card_id(card): seat for card, seat in TAKEN.get(name, {}).items()}
    search = Search(wanted, before, taken)
    assert not [*search.faults()]
    found = search.found()
    assert found is not None, "no round of Nations leads to this position"
    order, actions = found
    state = played(wanted.form.deal(order=order, dealer=wanted.dealer), actions)
    assert shown(state) == shown(wanted)
    for seat, cards in before.items():
        assert all(state.dealt[seat] >> card & 1 for card in cards)
    assert judged_after(state, judged.lesson, monkeypatch) == judged


FORM = load_game("nations").form("four-handed")


def placed(position: dict[str, Any]) -> FourSeatState:
    """A position in which Finn has dealt, and Nell leads."""
    state = FORM.position({"dealer": 3, "leader": 0, "turn_up": "5AS", **position})
    assert isinstance(state, FourSeatState)
    return state


TWO_LEFT = {0: "4EU 3EU", 1: "2AF 2AM", 2: "3AF 3AM", 3: "4AF 4AM"}


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        pytest.param(
            {"hands": TWO_LEFT | {0: "4EU", 1: "2EU"}, "trick": "3EU 2AM", "tricks": [6, 5]},
            "Seat 1 did not follow the House 3 of Europe, and has the House 2 of Europe",
            id="a-card-did-not-follow",
        ),
        pytest.param(
            {"hands": TWO_LEFT, "tricks": [10, 1], "played": {1: "MpAS MnAS"}},
            "Seat 1 played the 2 highest Star cards, and its side took 1",
            id="the-highest-cards-took-nothing",
        ),
    ],
)
def test_what_no_round_leads_to_is_found(position: dict[str, Any], fault: str) -> None:
    wanted = placed(position)
    said = {seat: cards_of(wanted, text) for seat, text in position.get("played", {}).items()}
    search = Search(wanted, said)
    assert [*search.faults()] == [fault]
    assert search.found() is None


def test_a_first_trick_in_which_all_could_follow_is_found() -> None:
    """Three cards of Europe and one of Africa are gone, and everybody has some of both left."""
    tokens = [token for token in FORM.pack.tokens if token not in {"2EU", "3EU", "4EU", "2AF"}]
    hands = {seat: " ".join(tokens[seat::4]) for seat in range(4)}
    search = Search(placed({"hands": hands, "tricks": [1, 0]}))
    assert not [*search.faults()]
    assert search.found() is None
