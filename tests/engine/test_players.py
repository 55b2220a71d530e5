"""How well players play, and how they are pitted against each other."""

import pytest

from cardwright.engine import load_game
from cardwright.engine.duel import Pairing, play_duel
from cardwright.engine.players import PLAYERS, player
from cardwright.engine.players.sampled import Sampled
from cardwright.errors import UnknownName
from tests.tiers import Sample, every

#: The last two tricks of Sixty-Six, with nothing hidden; what was counted is to be added.
LAST_CARDS = {
    "trump": "hearts",
    "leader": 0,
    "tricks": [5, 5],
    "hands": {"0": "AH 9S", "1": "AS KH"},
}
FORMS = [
    (game, form)
    for game in ("court", "sixty-six")
    for form in ("two-handed", "three-handed", "four-handed")
]


@pytest.mark.parametrize(("game", "name"), every(8, FORMS))
def test_a_good_player_beats_a_beginner(game: str, name: str, sample: Sample) -> None:
    form = load_game(game).form(name)
    deals = sample(10, 24)
    found = play_duel(form, player("good", form), player("beginner", form), deals, seed=3)
    assert found.deals == deals
    assert found.won.times > found.lost.times
    assert found.margin.mean > 0


@pytest.mark.deep
@pytest.mark.parametrize(
    ("name", "seats", "deals"),
    every(3, [("full", 3, 3), ("easy", 4, 12), ("bank", 2, 4)]),
)
def test_who_reckons_with_all_calls_beats_who_remembers_them(
    name: str, seats: int, deals: int, sample: Sample
) -> None:
    form = load_game("portrait-authors").form(name)
    both = player("good", form), player("beginner", form)
    found = play_duel(form, *both, sample(deals, 2 * deals), seed=3, seats=seats)
    assert found.won.times > found.lost.times
    assert found.margin.mean > 0


def test_each_shuffle_is_played_from_every_side() -> None:
    form = load_game("court").form("three-handed")
    both = player("beginner", form), player("beginner", form)
    one, other, next_ = Pairing(form, *both, 5).deals((1, 2, 3))
    assert one.state.order == other.state.order != next_.state.order
    assert one.side != other.side
    assert one.state.dealer not in {one.side, other.side}  # who sits out has nothing to do


def test_a_deal_of_a_duel_can_be_played_again_alone() -> None:
    form = load_game("sixty-six").form("two-handed")
    both = player("good", form), player("beginner", form)
    pairing = Pairing(form, *both, 11)
    third = list(pairing.deals((1, 2, 3)))[2]
    assert third.state.actions == pairing.deal(3).state.actions


def test_beginners_are_even() -> None:
    form = load_game("court").form("two-handed")
    beginner = player("beginner", form)
    found = play_duel(form, beginner, beginner, 200, seed=2)
    assert abs(found.won.times - found.lost.times) < 40


def test_who_has_the_target_says_so() -> None:
    form = load_game("court").form("two-handed")
    state = form.position(
        {
            "trump": "gold",
            "leader": 0,
            "tricks": [6, 4],
            "counted": [61, 20],
            "hands": {"0": "GS RJ", "1": "BC KC"},
        }
    )
    for name in PLAYERS:
        choice = player(name, form).action(state.view(0), state.legal(), lambda: 0.5)
        assert form.action_name(choice, state) == "60"


def test_nobody_else_is_known() -> None:
    form = load_game("court").form("two-handed")
    with pytest.raises(UnknownName, match="there is no player “grandmaster”"):
        player("grandmaster", form)


def test_who_plays_last_knows_whose_the_trick_is_and_so_does_who_tries_it_out() -> None:
    form = load_game("nations").form("four-handed")
    seen = set()
    for seed in range(4):
        state = form.deal(seed)
        for ply in range(4 * 9):
            legal = state.legal()
            if ply % 4 == 3 and len(legal) > 1:
                side = form.side(state.to_move)
                tried = Sampled(form, 4).weighed(state.view(state.to_move), legal, lambda: 0.5)
                for one in tried:
                    taken = state.apply(one.action).tricks[side] > state.tricks[side]
                    assert one.takes == 4 * taken
                    seen.add((taken, state.apply(one.action).to_move == state.to_move))
            state = state.apply(legal[0])
    assert seen == {(True, True), (True, False), (False, False)}  # also by the partner's card
