"""What a player says of what it does: words that its figures bear out, and the figures."""

import re
from random import Random
from typing import Any

import pytest

from cardwright.engine import load_game
from cardwright.engine.players.judgment import Adviser
from cardwright.engine.players.reasons import Reason, compared, counted_out, plain
from cardwright.engine.players.sampled import ActionEstimate, Sampled
from cardwright.engine.state import State
from tests.contract.plays import Table, recommended
from tests.engine.test_players import LAST_CARDS
from tests.tiers import Sample

#: Reasons of the next test are those of this deal of Court, in which Seat 1 leads.
SEED = 5
#: In this one Seat 1 leads, and holds a Crown and the Royal of its color.
PAIR = 1
#: What an action is compared with: it gains six couplets of sixteen, costs two and wins six rounds.
OTHER = ActionEstimate(0, -60.0, -0.6, 6, 6, -2.0, 5.0, 16)
#: One that is worth more than it, and no better in the trick.
BETTER = ActionEstimate(0, 40.0, 0.4, 8, 6, -2.0, 5.0, 16)


def hint(state: State) -> tuple[int, Reason]:
    """What the seat to move is advised."""
    view = state.view(state.to_move)
    return Adviser(state.form).advise(view, state.legal(), Random(1).random)


def tried(state: State, weighed: list[ActionEstimate]) -> Reason:
    """The reason for the first of these actions, held against the others."""
    return compared(Sampled(state.form, 16), state, weighed[0], weighed[1:])


def test_an_ending_is_counted_out() -> None:
    """The Ace of trumps makes sixty-six at once; after the Nine the other player makes it."""
    form = load_game("sixty-six").form("two-handed")
    state = form.position({**LAST_CARDS, "counted": [52, 56]})
    action, why = hint(state)
    assert action == form.parse("AH", state)
    assert why == Reason(
        "It wins the deal, whatever the others play.",
        "Counted out to the end: 1 point; the Nine of Spades: −1.",
    )


@pytest.mark.parametrize(
    ("values", "words", "figures"),
    [
        ((1, 1), "The deal is won, whatever you play.", "Counted out to the end: 1 point."),
        ((-2, -2), "The deal is lost, whatever you play.", "Counted out to the end: −2 points."),
        ((0, 0), "The deal is even, whatever you play.", "Counted out to the end: 0 points."),
        (
            (3, 1),
            "It wins more points in this deal.",
            "Counted out to the end: 3 points; the Nine of Spades: 1.",
        ),
        (
            (-1, -3),
            "It saves points in this deal.",
            "Counted out to the end: −1 points; the Nine of Spades: −3.",
        ),
    ],
)
def test_what_is_counted_out_is_told_in_points(
    values: tuple[int, int], words: str, figures: str
) -> None:
    form = load_game("sixty-six").form("two-handed")
    state = form.position({**LAST_CARDS, "counted": [52, 56]})
    ace, nine = form.parse("AH", state), form.parse("9S", state)
    found = dict(zip((ace, nine), values, strict=True))
    assert counted_out(state, ace, found) == Reason(words, figures)


def test_what_is_plainly_best_is_told_with_its_reason() -> None:
    form = load_game("sixty-six").form("two-handed")
    state = form.position({**LAST_CARDS, "counted": [66, 42]})
    assert hint(state) == (form.parse("66", state), Reason("It ends the deal, and you win it.", ""))
    for seed in range(400):
        state = form.deal(seed)
        while not state.over:
            legal = state.legal()
            exchange = [a for a in legal if form.action_name(a) == "x"]
            if exchange:
                free = Reason("It costs nothing, and there is no reason to wait.", "")
                assert hint(state) == (exchange[0], free)
                return
            state = state.apply(legal[0])
    raise AssertionError("nobody could exchange")


def test_a_pair_that_makes_the_target_is_announced_before_anything_else() -> None:
    """Forty for King and Queen of trumps; with less counted, or no trick, it is thought about."""
    form = load_game("sixty-six").form("two-handed")
    facts = {**LAST_CARDS, "hands": {"0": "KH QH", "1": "AS KS"}}
    for counted, sure in ((26, True), (25, False)):
        state = form.position({**facts, "counted": [counted, 20]})
        view, legal = state.view(0), state.legal()
        announce = form.parse("KH!", state)
        found = form.sampling().candidates(view, legal)
        assert (tuple(found) == (announce,)) is sure
        if sure:
            ends = Reason("Then you can end the deal, and win it.", "")
            assert hint(state) == (announce, ends)


def test_a_card_that_parts_a_pair_is_told_to_do_so() -> None:
    form = load_game("sixty-six").form("two-handed")
    facts = {**LAST_CARDS, "hands": {"0": "KH QH", "1": "AS KS"}, "counted": [20, 20]}
    state = form.position(facts)
    king, queen = form.parse("KH", state), form.parse("QH", state)
    weighed = [BETTER._replace(action=king, takes=16), OTHER._replace(action=queen)]
    assert tried(state, weighed).words == (
        "The trick is worth having, and nobody can beat it. "
        "But it breaks up the pair with the Queen of Hearts."
    )


def test_who_has_too_little_to_declare_is_told_to_go_on() -> None:
    form = load_game("court").form("two-handed")
    told = 0
    for seed in range(40):
        state = form.deal(seed)
        while not state.over:
            view, legal = state.view(state.to_move), state.legal()
            if state.question == "announced" and len(legal) > 1:
                go_on, why = hint(state)
                if form.action_name(go_on) == "p":
                    assert why == Reason("Anything else loses the round at once.", "")
                    told += 1
            state = state.apply(form.simple_action(view, legal, lambda: 0.5))
    assert told > 3


def test_a_card_that_alone_is_sensible_is_told_to_be_so() -> None:
    """Who could declare falsely, and has one card that may be played."""
    form = load_game("sixty-six").form("two-handed")
    state = form.position({**LAST_CARDS, "leader": 1, "hands": {"0": "AH 9S", "1": "AS KH"}})
    state = state.apply(form.parse("AS", state))
    declare, nine = form.parse("66", state), form.parse("9S", state)
    good, chance = Sampled(form, 8), Random(1).random
    assert plain(good, state.view(0), [nine, declare], nine, chance) == "No other card is allowed."


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        (
            {"worth": -45.0, "points": -0.6, "gains": 6},
            "On average it does a little better. Nearly as good: {other}.",
        ),
        (
            {"worth": -51.0, "points": -0.6, "gains": 4},
            "It wins less often, but scores about the same on average. Nearly as good: {other}.",
        ),
        (
            {"worth": -51.0, "points": -0.6, "gains": 8},
            "It wins more often, but scores about the same on average. Nearly as good: {other}.",
        ),
        ({"takes": 10}, "The couplet is worth having, and this gains it more often."),
        ({"takes": 16}, "The couplet is worth having, and nothing takes it."),
        ({"risks": 1.0}, "Better keep the {card}: if it is taken, you lose about 5 with it."),
        (
            {"takes": 2},
            "Let this couplet go: better keep the {card}, though it would gain it more often.",
        ),
        ({"brings": 1.0}, "It gets more out of this couplet."),
        ({"brings": 0.0}, "It loses less in this couplet."),
        ({"brings": -1.0}, "Better keep the {card}."),
        ({"brings": -5.0}, "It wins the round more often than the next best."),
        ({"brings": -5.0, "gains": 6}, "On average it does better."),
        (
            {"takes": 10, "gains": 5},
            (
                "The couplet is worth having, and this gains it more often. "
                "It wins less often, but scores more on average."
            ),
        ),
    ],
)
def test_in_words_it_is_told_what_is_better(changes: dict[str, Any], words: str) -> None:
    assert _words(BETTER._replace(**changes), [OTHER]) == words


@pytest.mark.parametrize(
    ("takes", "one", "two", "words"),
    [
        (16, 11.0, 12.0, "The couplet is yours either way; this keeps the {card}."),
        (16, 18.0, 11.0, "The couplet is yours either way; this counts more."),
        (0, -5.0, -5.0, "The couplet is lost either way; better keep the {card}."),
        (
            0,
            -5.0,
            -13.0,
            "The couplet is lost either way; this gives less away than the {card}.",
        ),
    ],
)
def test_whose_the_trick_is_either_way_is_told(
    takes: int, one: float, two: float, words: str
) -> None:
    mine = BETTER._replace(takes=takes, brings=one)
    other = OTHER._replace(takes=takes, brings=two)
    assert _words(mine, [other], leads=False) == words


@pytest.mark.parametrize(
    ("takes", "twin", "words"),
    [
        (16, {}, "The couplet is worth having, and this gains it and keeps the {card}."),
        (
            16,
            {"brings": -9.0},
            "The couplet is worth having, and this gains it and counts more.",
        ),
        (16, {"worth": 30.0}, "The couplet is worth having, and this gains it."),
        (0, {}, "Let this couplet go: better keep the {third}."),
        (
            0,
            {"brings": -9.0},
            "Let this couplet go: better keep the {third}. This gives less away than the {card}.",
        ),
    ],
)
def test_a_certain_trick_is_held_against_doing_otherwise_with_it(
    takes: int, twin: dict[str, Any], words: str
) -> None:
    """Not against the next best, if that does the same; that is told of beside it."""
    mine, same = (one._replace(takes=takes, brings=0.0) for one in (BETTER, OTHER))
    otherwise = OTHER._replace(worth=-90.0, takes=16 - takes)
    others = [same._replace(**twin), otherwise]
    assert _words(mine, others, leads=False) == words


def test_where_little_depends_on_a_certain_trick_no_card_is_named_that_gives_more_away() -> None:
    for takes, lot in ((16, "yours"), (0, "lost")):
        for worth, matters in ((-55.0, "hardly matters"), (-51.0, "matters little")):
            mine = BETTER._replace(takes=takes, worth=worth, points=-0.6)
            words = f"The couplet is {lot} either way, so the card {matters}."
            other = OTHER._replace(takes=takes)
            assert _words(mine, [other] * 5, leads=False) == words


def test_a_card_matters_where_any_that_is_allowed_costs_something() -> None:
    """The next best is as good, and a third gives away what counts: that is the reason then."""
    mine = BETTER._replace(takes=0, worth=-55.0, points=-0.6, brings=-4.0)
    near, dear = OTHER._replace(takes=0), OTHER._replace(takes=0, worth=-150.0, brings=-12.0)
    assert _words(mine, [near, dear], leads=False) == (
        "The couplet is lost either way; this gives less away than the {third}. "
        "Nearly as good: {other}."
    )


def test_the_best_by_chance_alone_gives_way_to_the_advice_of_the_guide() -> None:
    form = load_game("sixty-six").form("two-handed")
    told = 0
    for seed in range(24):
        state = form.deal(seed)
        view: Any = state.view(state.to_move)
        legal = state.legal()
        warned = form.sampling().warned(view, legal)
        action, why = Adviser(form).advise(view, legal, Random(seed).random)
        if "against the usual advice" in why.words:
            assert action in warned
        assert all(form.pack[card].value >= 10 for card in warned)
        assert all(form.pack[card].suit != view.trump for card in warned)
        if "about the same" in why.words and any(text in why.words for text in warned.values()):
            assert not why.figures  # the one that is named may have the lower of the two
            told += 1
    assert told > 1


def test_a_card_that_nobody_can_beat_is_told_with_its_reason() -> None:
    """The Ten of trumps: the only higher card is the turn-up."""
    form = load_game("sixty-six").form("two-handed")
    sure = form.sampling().sure
    for seed in range(400):
        state = form.deal(seed)
        view: Any = state.view(state.to_move)
        for card in view.hand:
            face, turned = form.pack[card], form.pack[view.turn_up]
            if (face.rank, turned.rank, face.suit) == ("10", "ace", view.trump):
                words = "nobody can beat it: the only higher card lies face up"
                assert sure(view, card) == words
                return
            if face.suit != view.trump:
                assert not sure(view, card)
    raise AssertionError("nobody held such a Ten")


@pytest.mark.quick(1)
@pytest.mark.parametrize("table", recommended(), ids=str)
def test_what_is_said_to_matter_little_costs_nothing(table: Table, sample: Sample) -> None:
    """No other card may be costly, by further trial deals, where a hint says that none matters.

    A loss that a hundred trials show to be near half a point may be their chance.
    """
    form, said = table.form(), 0
    adviser = Adviser(form)
    for seed in range(sample(2, 20)):
        state, chance = form.deal(seed), Random(seed).random
        for number in range(60):
            if state.over:
                break
            view, legal = state.view(state.to_move), state.legal()
            if len(legal) > 1 and number % 3 == seed % 3:
                why = adviser.advise(view, legal, Random(number).random).reason.words
                if re.search(r"matters|whatever (\w+ )?you", why):
                    said += 1
                    for other in legal:
                        if other < form.card_actions:
                            found = adviser.judge(view, legal, other, Random(seed).random)
                            assert found.kind != "costly" or found.loss < 0.6, why
            state = state.apply(form.simple_action(view, legal, chance))
    assert said or form.asks or form.only_tricks_count or seed < 2


@pytest.mark.parametrize(("gains", "lot"), [(16, "won"), (0, "lost")])
def test_a_deal_that_is_as_good_as_over_is_called_so(gains: int, lot: str) -> None:
    mine = BETTER._replace(worth=-51.0, points=-0.6, gains=gains)
    other = OTHER._replace(gains=gains)
    words = f"The round is as good as {lot}, whatever card you play."
    assert _words(mine, [other]) == words


def test_the_same_announcement_led_with_its_other_card_is_no_other() -> None:
    form = load_game("court").form("two-handed")
    state = form.deal(PAIR)
    crown, royal = (action for action in state.legal() if form.shows(action))
    one = state.legal()[0]
    weighed = [
        BETTER._replace(action=crown, brings=20.0),
        OTHER._replace(action=royal, worth=39.0),
        OTHER._replace(action=one),
    ]
    both = "this came out 0.4 points ahead on average; the next best"
    assert tried(state, weighed) == Reason(
        "It counts more in this couplet.",
        f"In 16 trial deals, {both}, the {form.face(one).name}: 0.6 points behind.",
    )


def _words(
    mine: ActionEstimate,
    others: list[ActionEstimate],
    *,
    leads: bool = True,
) -> str:
    """What is told of an action that came to this, with the names of the others left open."""
    form = load_game("court").form("two-handed")
    state = form.deal(SEED)
    if not leads:
        state = state.apply(state.legal()[0])
    warned = form.sampling().warned(state.view(state.to_move), state.legal())
    one, two, third, *more = [action for action in state.legal() if action not in warned]
    numbered = zip((two, third, *more), others, strict=False)
    weighed = [
        mine._replace(action=one),
        *(other._replace(action=action) for action, other in numbered),
    ]
    told = tried(state, weighed).words.replace(form.describe(two, state), "{other}")
    return told.replace(form.face(two).name, "{card}").replace(form.face(third).name, "{third}")


def test_the_figure_never_speaks_against_the_hint() -> None:
    """Of two that are worth much the same, the one with more points is advised."""
    form = load_game("court").form("two-handed")
    good = Sampled(form, 16)
    counts_more = BETTER._replace(points=0.4, worth=58.0)
    scores_more = BETTER._replace(points=0.6, worth=57.0)
    assert max((counts_more, scores_more), key=good.merit) is scores_more


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
    assert (found[ace].risks, found[nine].risks) == (0, 11)  # what goes where it is not gained
