"""What a player says of what it does: words that its figures bear out, and the figures."""

from random import Random

import pytest

from generator.engine import load_game
from generator.engine.players.reasons import Reason, explain
from generator.engine.players.sampled import Sampled, Weighed
from tests.engine.test_players import LAST_CARDS

#: Reasons of the next test are those of this deal of Court, in which Seat 1 leads.
SEED = 5
#: What an action is compared with: it gains six couplets of sixteen, costs two and wins six rounds.
OTHER = Weighed(0, -60.0, -0.6, 6, 6, -2.0, 16)


def test_a_sound_player_says_what_the_samples_showed() -> None:
    """The Ace of trumps makes sixty-six at once; after the Nine the other player makes it."""
    form = load_game("sixty-six").form("two-handed")
    state = form.position({**LAST_CARDS, "counted": [52, 56]})
    sound = Sampled(form, samples=8)
    view, legal = state.view(0), state.legal()
    ace, nine = form.parse("AH", state), form.parse("9S", state)
    chance = Random(1).random
    assert explain(sound, view, legal, ace, chance) == Reason(
        "The trick is worth having, and this gains it.",
        "You can know where every card is. Played on 8 times: "
        "this gains the trick in all, brings you 15 and wins the deal in all. "
        "To lead the Nine of Spades gains the trick in none, costs you 11 and wins the deal "
        "in none.",
    )
    worse = explain(sound, view, legal, nine, chance)
    assert worse.words == "It is better to lead the Ace of Hearts."
    assert explain(sound, view, [ace], ace, chance) == Reason("Nothing else is open.", "")


def test_what_is_plainly_best_is_told_with_its_reason() -> None:
    form = load_game("sixty-six").form("two-handed")
    state = form.position({**LAST_CARDS, "counted": [66, 42]})
    sound, legal = Sampled(form, samples=8), state.legal()
    declare, ace = form.parse("66", state), form.parse("AH", state)
    why = explain(sound, state.view(0), legal, declare, Random(1).random)
    assert why == Reason("It ends the deal, and you have won it.", "")
    why = explain(sound, state.view(0), legal, ace, Random(1).random)
    assert why == Reason("There is something better to do, for all that is known.", "")
    for seed in range(400):
        state = form.deal(seed)
        while not state.over:
            legal = state.legal()
            exchange = [a for a in legal if form.action_name(a) == "x"]
            if exchange:
                view = state.view(state.to_move)
                assert sound.action(view, legal, Random(1).random) == exchange[0]
                why = explain(sound, view, legal, exchange[0], Random(1).random)
                assert why == Reason(
                    "It costs nothing, and nothing else is sensible before it.", ""
                )
                return
            state = state.apply(legal[0])
    raise AssertionError("nobody could exchange")


def test_a_card_that_alone_is_sensible_is_told_to_be_so() -> None:
    """Who could declare falsely, and has one card that may be played."""
    form = load_game("sixty-six").form("two-handed")
    state = form.position({**LAST_CARDS, "leader": 1, "hands": {"0": "AH 9S", "1": "AS KH"}})
    state = state.apply(form.parse("AS", state))
    declare, nine = form.parse("66", state), form.parse("9S", state)
    why = explain(Sampled(form, 8), state.view(0), [nine, declare], nine, Random(1).random)
    assert why == Reason("Nothing else is sensible.", "")


@pytest.mark.parametrize(
    ("mine", "words"),
    [
        ((-51.0, -0.6, 6, 6, -2.0), "Little depends on it: to {other} is nearly as good."),
        ((-80.0, -0.8, 6, 6, -2.0), "It is better to {other}."),
        ((40.0, 0.4, 8, 6, -2.0), "It wins the round more often than the next best."),
        ((40.0, 0.4, 8, 10, 3.0), "The couplet is worth having, and this gains it more often."),
        ((40.0, 0.4, 8, 16, 3.0), "The couplet is worth having, and this gains it."),
        (
            (40.0, 0.4, 8, 2, -2.0),
            "Better keep the {card} for later, though it would gain this couplet more often.",
        ),
        ((40.0, 0.4, 8, 7, 1.0), "It makes more of this couplet."),
        ((40.0, 0.4, 8, 7, 0.0), "It loses less in this couplet."),
        (
            (10.0, 0.3, 5, 6, -2.0),
            "On average it brings more points of the match: +0.3 and not −0.6.",
        ),
        (
            (10.0, -0.3, 5, 6, -2.0),
            "On average it loses fewer points of the match: 0.3 and not 0.6.",
        ),
        ((-40.0, -0.6, 6, 6, -2.0), "On average it comes out better."),
    ],
)
def test_in_words_it_is_told_what_is_better(
    mine: tuple[float, float, int, int, float], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _words(mine, OTHER, monkeypatch) == words


@pytest.mark.parametrize(
    ("takes", "one", "two", "words"),
    [
        (16, 11.0, 12.0, "The couplet is yours either way; better keep the {card}."),
        (16, 18.0, 11.0, "The couplet is yours either way; this brings more with it."),
        (0, -5.0, -5.0, "The couplet is lost either way; better keep the {card}."),
        (0, -5.0, -13.0, "The couplet is lost either way; this costs less."),
        (0, -20.0, -10.0, "It wins the round more often than the next best."),
    ],
)
def test_whose_the_trick_is_either_way_is_told(
    takes: int, one: float, two: float, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = OTHER._replace(takes=takes, brings=two)
    assert _words((40.0, 0.4, 8, takes, one), other, monkeypatch) == words


def _words(
    mine: tuple[float, float, int, int, float], other: Weighed, monkeypatch: pytest.MonkeyPatch
) -> str:
    """What is told of an action that came to this, with the other one left open."""
    form = load_game("court").form("two-handed")
    state = form.deal(SEED)
    one, two = state.legal()[:2]
    weighed = (Weighed(one, *mine, 16), other._replace(action=two))
    monkeypatch.setattr(Sampled, "weighed", lambda *_: weighed)
    why = explain(Sampled(form, 16), state.view(1), state.legal(), one, Random(1).random)
    told = why.words.replace(form.describe(two, state), "{other}")
    return told.replace(form.face(two).name, "{card}")


@pytest.mark.parametrize(
    ("brings", "told"),
    [
        (11.0, ", brings you 11 and"),
        (2.6, ", brings you about 3 and"),
        (-4.0, ", costs you 4 and"),
        (0.4, " and"),
    ],
)
def test_what_a_trick_brings_is_a_figure(
    brings: float, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    form = load_game("court").form("two-handed")
    state = form.deal(SEED)
    one, two = state.legal()[:2]
    weighed = (Weighed(one, 0.0, 0.0, 8, 9, brings, 16), OTHER._replace(action=two))
    monkeypatch.setattr(Sampled, "weighed", lambda *_: weighed)
    why = explain(Sampled(form, 16), state.view(1), state.legal(), one, Random(1).random)
    assert why.figures == (
        "Tried with 16 of the ways in which the hidden cards may lie: "
        f"this gains the couplet in 9{told} wins the round in 8. "
        f"To {form.describe(two, state)} gains the couplet in 6, costs you 2 and wins the round "
        "in 6."
    )


def test_what_a_trick_brings_is_what_is_counted_by_its_end() -> None:
    """The last to play knows it: of a King under an Ace fifteen, against whoever throws it in."""
    form = load_game("sixty-six").form("two-handed")
    state = form.position({**LAST_CARDS, "counted": [30, 30]})
    nine = form.parse("9S", state)
    ace = form.parse("AH", state)
    found = {
        one.action: one
        for one in Sampled(form, 4).weighed(state.view(0), [ace, nine], Random(1).random)
    }
    assert found[ace].brings == 15
    assert found[nine].brings == -11
