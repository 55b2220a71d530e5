"""How well players play, and how they are pitted against each other."""

from random import Random

import pytest

from generator.engine import load_game
from generator.engine.duel import Duel, duel, meet
from generator.engine.players import PLAYERS, player
from generator.engine.players.sampled import Sampled, Weighed
from generator.errors import UnknownName
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


@pytest.mark.parametrize(("game", "name"), every(4, FORMS))
def test_a_sound_player_beats_a_learner(game: str, name: str, sample: Sample) -> None:
    form = load_game(game).form(name)
    deals = sample(10, 24)
    found = Duel(duel(form, player("sound", form), player("learner", form), deals, seed=3))
    assert found.deals == deals
    assert found.won.times > found.lost.times
    assert found.ahead.mean > 0


@pytest.mark.parametrize(
    ("name", "seats", "deals"),
    [("full", 3, 3), ("easy", 4, 12), pytest.param("bank", 2, 4, marks=pytest.mark.deep)],
)
def test_who_reckons_with_all_calls_beats_who_remembers_them(
    name: str, seats: int, deals: int, sample: Sample
) -> None:
    form = load_game("portrait-authors").form(name)
    both = player("sound", form), player("learner", form)
    found = Duel(duel(form, *both, sample(deals, 2 * deals), seed=3, seats=seats))
    assert found.won.times > found.lost.times
    assert found.ahead.mean > 0


def test_each_shuffle_is_played_from_every_side() -> None:
    form = load_game("court").form("three-handed")
    both = player("learner", form), player("learner", form)
    one, other, next_ = (meet(form, *both, 5, number) for number in (1, 2, 3))
    assert one.state.order == other.state.order != next_.state.order
    assert one.side != other.side
    assert one.state.dealer not in {one.side, other.side}  # who sits out has nothing to do


def test_a_deal_of_a_duel_can_be_played_again_alone() -> None:
    form = load_game("sixty-six").form("two-handed")
    both = player("sound", form), player("learner", form)
    third = list(duel(form, *both, 3, seed=11))[2]
    assert third.state.actions == meet(form, *both, 11, 3).state.actions


def test_learners_are_even() -> None:
    form = load_game("court").form("two-handed")
    learner = player("learner", form)
    found = Duel(duel(form, learner, learner, 200, seed=2))
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


def test_a_sound_player_says_what_the_samples_showed() -> None:
    """The Ace of trumps makes sixty-six at once; after the Nine the other player makes it."""
    form = load_game("sixty-six").form("two-handed")
    state = form.position({**LAST_CARDS, "counted": [52, 56]})
    sound = Sampled(form, samples=8)
    view, legal = state.view(0), state.legal()
    ace, nine = form.parse("AH", state), form.parse("9S", state)
    chance = Random(1).random
    why = sound.explain(view, legal, ace, chance)
    tried = "You can know where every card is. Played on 8 times: "
    mine = "this wins the deal in 8 and gains the trick in 8"
    nine_of_spades = "To lead the Nine of Spades does so in 0 and gains the trick in 0"
    assert why == f"{tried}{mine}. {nine_of_spades}."
    assert ". To lead the Ace of Hearts does so in " in sound.explain(view, legal, nine, chance)
    assert sound.explain(view, [ace], ace, chance) == "Nothing else is open."


def test_what_is_plainly_best_is_told_with_its_reason() -> None:
    form = load_game("sixty-six").form("two-handed")
    state = form.position({**LAST_CARDS, "counted": [66, 42]})
    sound, legal = Sampled(form, samples=8), state.legal()
    declare = form.parse("66", state)
    why = sound.explain(state.view(0), legal, declare, Random(1).random)
    assert why == "That is plainly best: it ends the deal, and you have won it."
    for seed in range(400):
        state = form.deal(seed)
        while not state.over:
            legal = state.legal()
            exchange = [a for a in legal if form.action_name(a) == "x"]
            if exchange:
                view = state.view(state.to_move)
                assert sound.action(view, legal, Random(1).random) == exchange[0]
                why = sound.explain(view, legal, exchange[0], Random(1).random)
                assert why == "That is plainly best: nothing else is sensible here."
                return
            state = state.apply(legal[0])
    raise AssertionError("nobody could exchange")


@pytest.mark.parametrize(
    ("worth", "points", "gains", "adds"),
    [
        (40.0, 0.4, 8, ""),  # it wins more often: no more need be said
        (10.0, 0.3, 5, " brings more points on average, +0.3 and not −0.6."),
        (10.0, -0.3, 5, " loses fewer points on average, 0.3 and not 0.6."),
        (-50.0, -0.6, 6, " counts for more on the whole."),
        (-50.0, -0.8, 6, " counts for more on the whole."),
        (-80.0, -0.8, 6, ""),  # it is the worse one
    ],
)
def test_what_wins_no_more_often_and_is_better_is_told_why(
    worth: float, points: float, gains: int, adds: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    form = load_game("court").form("two-handed")
    state = form.deal(5)
    one, other = state.legal()[:2]
    weighed = (Weighed(one, worth, points, gains, 9, 16), Weighed(other, -60.0, -0.6, 6, 3, 16))
    monkeypatch.setattr(Sampled, "weighed", lambda *_: weighed)
    why = Sampled(form, 16).explain(state.view(1), state.legal(), one, Random(1).random)
    if adds:
        adds = f" But to {form.describe(one, state)}{adds}"
    assert why.endswith(f" in 6 and gains the couplet in 3.{adds}")


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
