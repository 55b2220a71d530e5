"""What a player says of what it does: words that its figures bear out, and the figures."""

import re
from random import Random
from typing import Any

import pytest

from cardwright.engine import load_game
from cardwright.engine.kernel import Form
from cardwright.engine.players.judgment import Adviser
from cardwright.engine.players.reasons import Reason, compared, counted_out, plain
from cardwright.engine.players.sampled import ActionEstimate, Sampled
from cardwright.engine.state import State
from tests.contract.plays import Table, recommended
from tests.engine.test_players import LAST_CARDS
from tests.tiers import Sample

#: Reasons of the next tests are those of this deal of Court, in which Seat 1 leads; blue is trumps.
SEED = 5
#: Cards of the leader: one, another that is better kept, and a third; and the other way.
LEAD, DEARER = "GJ BK RJ", "BK GJ RJ"
#: The same of the other player, who has no trump; and then cards that count the same first.
REPLY, DEARER_REPLY, ALIKE = "GE GK KK RK KE KS", "GK GE KK RK KE KS", "GK KK RK GE KE KS"
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
        ((1, 1), "The deal is won, whatever card you play.", "Counted out to the end: 1 point."),
        (
            (-2, -2),
            "The deal is lost, whatever card you play.",
            "Counted out to the end: −2 points.",
        ),
        ((0, 0), "The deal is even, whatever card you play.", "Counted out to the end: 0 points."),
        (
            (3, 1),
            "It wins more points in this deal.",
            "Counted out to the end: 3 points; the Nine of Spades: 1.",
        ),
        (
            (-1, -3),
            "Every choice loses this deal; this one costs least.",
            "Counted out to the end: −1 points; the Nine of Spades: −3.",
        ),
        (
            (0, -1),
            "It saves you from losing this deal.",
            "Counted out to the end: 0 points; the Nine of Spades: −1.",
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


def test_a_card_of_a_pair_is_kept_for_it_and_is_advised_without_a_warning() -> None:
    form = load_game("sixty-six").form("two-handed")
    facts = {**LAST_CARDS, "hands": {"0": "KH QH 9S", "1": "AS KS JS"}, "tricks": [5, 4]}
    state = form.position({**facts, "counted": [20, 20]})
    king, queen, nine = (form.parse(card, state) for card in ("KH", "QH", "9S"))
    weighed = [BETTER._replace(action=king, takes=16), OTHER._replace(action=queen)]
    assert tried(state, weighed).words == "Nobody can beat it."
    weighed = [BETTER._replace(action=nine, brings=-1.0), OTHER._replace(action=king)]
    why = tried(state, weighed)
    assert why.words == "It keeps the King of Hearts for its pair."
    assert why.against == (king,)


def test_a_trick_that_is_lost_is_given_as_little_as_can_be() -> None:
    """A rule of thumb where trials see no difference; a card of a pair is kept as well."""
    form = load_game("sixty-six").form("two-handed")
    hands = {"0": "AS 10S JS", "1": "KC 10C 9C"}
    state = form.position({**LAST_CARDS, "hands": hands, "tricks": [5, 4], "counted": [20, 20]})
    state = state.apply(form.parse("AS", state))
    warned = form.sampling().warned(state.view(1), state.legal())
    assert warned == {
        form.parse("KC", state): "It gives less away than the King of Clubs.",
        form.parse("10C", state): "It gives less away than the Ten of Clubs.",
    }


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
    ("changes", "words", "dearer"),
    [
        (
            {"worth": -45.0, "points": -0.6, "gains": 6},
            "It keeps the {card}, a card of the court color, for later.",
            "No other choice does better here.",
        ),
        (
            {"worth": -51.0, "points": -0.6, "gains": 8},
            "It keeps the {card}, a card of the court color, for later.",
            "It wins the round more often.",
        ),
        ({"takes": 10}, "The couplet is worth having, and this gains it more often.", None),
        ({"takes": 16}, "The couplet is worth having, and nothing takes it.", None),
        (
            {"risks": 1.0},
            "It keeps the {card} safe in your hand.",
            "It risks less than the {card}.",
        ),
        (
            {"takes": 2},
            "It lets this couplet go and keeps the {card}, a card of the court color, for later.",
            "It pays to let this couplet go.",
        ),
        ({"brings": 1.0}, "It gets more out of this couplet.", None),
        ({"brings": 0.0}, "It loses less in this couplet.", None),
        (
            {"brings": -1.0},
            "It keeps the {card}, a card of the court color, for later.",
            "It wins the round more often.",
        ),
        ({"brings": -5.0}, "It wins the round more often.", None),
        ({"brings": -5.0, "gains": 6}, "It scores more on average.", None),
        (
            {"takes": 10, "gains": 5},
            "The couplet is worth having, and this gains it more often.",
            None,
        ),
    ],
)
def test_in_words_it_is_told_what_is_better(
    changes: dict[str, Any], words: str, dearer: str | None
) -> None:
    """The worse of two cards is never the one to keep."""
    assert _words(BETTER._replace(**changes), [OTHER], LEAD) == words
    assert _words(BETTER._replace(**changes), [OTHER], DEARER) == (dearer or words)


def test_where_every_choice_loses_the_one_that_costs_least_is_told() -> None:
    lost = BETTER._replace(brings=-5.0, gains=0)
    words = _words(lost, [OTHER._replace(gains=0)], LEAD)
    assert words == "Every choice loses here; this one costs least."


@pytest.mark.parametrize(
    ("cards", "takes", "one", "two", "words"),
    [
        (
            REPLY,
            16,
            11.0,
            12.0,
            "The couplet is yours either way; this keeps the {card} for later.",
        ),
        (DEARER_REPLY, 16, 11.0, 12.0, "The couplet is yours either way; this brings most."),
        (REPLY, 16, 18.0, 11.0, "The couplet is yours either way; this counts more."),
        (REPLY, 0, -5.0, -5.0, "The couplet is lost either way; this keeps the {card} for later."),
        (DEARER_REPLY, 0, -5.0, -5.0, "The couplet is lost either way; this costs least."),
        (
            REPLY,
            0,
            -5.0,
            -13.0,
            "The couplet is lost either way; this gives less away than the {card}.",
        ),
    ],
)
def test_whose_the_trick_is_either_way_is_told(
    cards: str, takes: int, one: float, two: float, words: str
) -> None:
    mine = BETTER._replace(takes=takes, brings=one)
    other = OTHER._replace(takes=takes, brings=two)
    assert _words(mine, [other], cards) == words


@pytest.mark.parametrize(
    ("takes", "twin", "words"),
    [
        (
            16,
            {},
            "The couplet is worth having, and this gains it and keeps the {card} for later.",
        ),
        (
            16,
            {"brings": -9.0},
            "The couplet is worth having, and this gains it and counts more.",
        ),
        (16, {"worth": 30.0}, "The couplet is worth having, and this gains it."),
        (0, {}, "It lets this couplet go and keeps the {third} for later."),
    ],
)
def test_a_certain_trick_is_held_against_doing_otherwise_with_it(
    takes: int, twin: dict[str, Any], words: str
) -> None:
    """Not against the next best, if that does the same; that is told of beside it."""
    mine, same = (one._replace(takes=takes, brings=0.0) for one in (BETTER, OTHER))
    otherwise = OTHER._replace(worth=-90.0, takes=16 - takes)
    assert _words(mine, [same._replace(**twin), otherwise], REPLY) == words


def test_where_little_depends_on_a_certain_trick_no_card_is_named_that_gives_more_away() -> None:
    for takes, lot in ((16, "yours"), (0, "lost")):
        for worth, matters in ((-55.0, "hardly matters"), (-51.0, "matters little")):
            mine = BETTER._replace(takes=takes, worth=worth, points=-0.6)
            words = f"The couplet is {lot} either way, so the card {matters}."
            other = OTHER._replace(takes=takes)
            assert _words(mine, [other] * 5, ALIKE) == words


def test_a_card_matters_where_any_that_is_allowed_costs_something() -> None:
    """The next best is as good, and a third gives away what counts: that is the reason then."""
    mine = BETTER._replace(takes=0, worth=-55.0, points=-0.6, brings=-4.0)
    near, dear = OTHER._replace(takes=0), OTHER._replace(takes=0, worth=-150.0, brings=-12.0)
    words = "The couplet is lost either way; this gives less away than the {third}."
    assert _words(mine, [near, dear], ALIKE) == words


def test_the_best_by_chance_alone_gives_way_to_the_advice_of_the_guide() -> None:
    form = load_game("sixty-six").form("two-handed")
    told = 0
    for seed in range(24):
        state = form.deal(seed)
        view: Any = state.view(state.to_move)
        legal = state.legal()
        warned = form.sampling().warned(view, legal)
        action, why = Adviser(form).advise(view, legal, Random(seed).random)
        if why.words in warned.values():
            assert action not in warned
            assert [warned[other] for other in why.against] == [why.words]
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
def test_no_reason_speaks_against_the_move_that_is_advised(table: Table, sample: Sample) -> None:
    """Nor does a review against what it calls better: a reason is one sentence in its favor.

    The cards that it names are those of the actions it speaks against, and no other.
    """
    form = table.form()
    adviser = Adviser(form)
    for seed in range(sample(2, 40)):
        state, chance, choices = form.deal(seed), Random(seed).random, 0
        for number in range(60):
            if state.over:
                break
            view, legal = state.view(state.to_move), state.legal()
            choices += len(legal) > 1
            if len(legal) > 1 and choices % 3 == 1:
                action, why = adviser.advise(view, legal, Random(number).random)
                _check_reason(form, action, why)
                found = adviser.judge(view, legal, legal[-1], Random(number).random)
                _check_reason(form, found.better, found.reason)
            state = state.apply(form.simple_action(view, legal, chance))
        assert choices


def _check_reason(form: Form[Any], action: int, why: Reason) -> None:
    """A reason speaks against other cards than the one that is played, in one sentence."""
    against = {card for other in why.against for card in form.plays(other)}
    assert action not in why.against, why
    assert not against & {*form.plays(action)}, why
    assert ". " not in why.words
    named = {card.name for card in form.pack if f"the {card.name}" in why.words}
    assert named <= {form.face(card).name for card in against}, why
    assert not re.search("same|nearly as good|against|warn", why.words), why


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
    assert _words(mine, [other], LEAD) == words


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
        "The pair that you announce adds to your count.",
        f"In 16 trial deals, {both}, the {form.face(one).name}: 0.6 points behind.",
    )


def test_a_close_is_too_early_or_pays_by_the_deals_that_it_wins() -> None:
    form = load_game("sixty-six").form("two-handed")
    state = form.deal(seed=3)
    while "z" not in map(form.action_name, state.legal()):
        state = state.apply(state.legal()[0])
    close, draw = form.parse("z", state), form.parse("d", state)
    better = BETTER._replace(gains=12, brings=-5.0)
    lead = tried(state, [better._replace(action=draw), OTHER._replace(action=close)])
    assert lead.words == "It is too early to close: you would lose the deal more often."
    assert lead.against == (close,)
    closed = tried(state, [better._replace(action=close), OTHER._replace(action=draw)])
    assert closed.words == "You can close: with these cards you win the deal more often."


def test_a_card_that_counts_much_is_kept_for_that() -> None:
    form = load_game("sixty-six").form("two-handed")
    hands = {"0": "AS KS JS", "1": "AC 10C 9C"}
    facts = {**LAST_CARDS, "hands": hands, "tricks": [5, 4], "counted": [20, 20]}
    state = form.position(facts)
    state = state.apply(form.parse("AS", state))
    nine, ten = form.parse("9C", state), form.parse("10C", state)
    lost = BETTER._replace(action=nine, takes=0, brings=-11.0)
    dearer = OTHER._replace(action=ten, takes=0, brings=-12.0)
    words = "The trick is lost either way; this keeps the Ten of Clubs, which counts 10, for later."
    assert tried(state, [lost, dearer]).words == words


def _words(mine: ActionEstimate, others: list[ActionEstimate], cards: str) -> str:
    """What is said of the first of these cards, beside the next; their names are left open."""
    form = load_game("court").form("two-handed")
    state = form.deal(SEED)
    if not cards.startswith((LEAD, DEARER)):
        state = state.apply(state.legal()[0])
    actions = [form.parse(card, state) for card in cards.split()]
    estimates = zip(actions, (mine, *others), strict=False)
    told = tried(state, [one._replace(action=action) for action, one in estimates]).words
    _, two, third, *_ = actions
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
