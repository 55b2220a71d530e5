"""The engine and the second model play the same deals of Court and must agree at every step.

`--lockstep N` plays N deals of each form under each set of options, instead of a quick few.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule

from cardwright.engine import load_game
from tests.engine.pairs import Machine, Pair, not_among
from tests.engine.second.court import Court, deal
from tests.engine.second.court_cards import RANKS, SUITS, figures, pack
from tests.engine.second.court_four import FourHands

#: The options that matter within a deal, every value.
TWO_HANDS = [
    {
        "no_sixty": no_sixty,
        "declare_when": when,
        "close_before_draw": close,
        "exchange_closes_at": exchange,
    }
    for no_sixty, when, close, exchange in product(
        ["none", "carry", "higher"],
        ["own-turn", "after-couplet"],
        ["off", "on"],
        ["face-down", "court-card"],
    )
]
FOUR_HANDS = [{"marriages": "off"}, {"marriages": "on"}]
OPTIONS = {"two-handed": TWO_HANDS, "three-handed": TWO_HANDS, "four-handed": FOUR_HANDS}
SEATS = {"two-handed": 2, "three-handed": 3, "four-handed": 4}
QUICK = {"two-handed": 150, "three-handed": 75, "four-handed": 75}  # deals, all options together
TABLES = [
    (form, options)
    for form in SEATS
    for options in (*OPTIONS[form], *not_among("court", form, OPTIONS[form]))
]

SUIT_LETTERS = dict(zip(["gold", "blue", "black", "red"], SUITS, strict=True))
RANK_LETTERS = dict(
    zip(
        ["crown", "royal", "knight", "esquire", "standard", "jester", "retainer", "serf"],
        RANKS,
        strict=True,
    )
)


class Deal(Pair):
    """One deal, in the engine and in the second model."""

    def __init__(self, form: str, order: list[str], dealer: int, options: dict[str, str]) -> None:
        played = load_game("court").form(form).with_options(**options)
        self.words = [SUIT_LETTERS[c.suit] + RANK_LETTERS[c.rank] for c in played.pack]
        numbers = [self.words.index(word) for word in order]
        super().__init__(
            played,
            played.deal(order=numbers, dealer=dealer),
            deal(form, order, dealer, options),
            f"{form} {options} dealer {dealer}: {' '.join(order)}",
        )

    def of_engine(self) -> dict[str, object]:
        """The table, as the engine sees it."""
        state, outcome = self.state, self.state.outcome
        legal = [self.form.action_name(action, state) for action in state.legal()]
        assert len(legal) == len(set(legal))
        awards = outcome.awards if outcome else state.awards
        return {
            "to move": state.to_move,
            "legal": set(legal),
            "hands": [{self.words[c] for c in state.hand(s)} for s in range(self.form.seats)],
            "counts": tuple(tuple(count) for count in state.counts),
            "couplets": list(state.tricks),
            "over": state.over,
            "awards": [(award.side, award.points, award.clause) for award in awards],
            "points": list(outcome.points) if outcome else None,
            "carry": outcome.carry if outcome else 0,
            "clause": outcome.clause if outcome else "",
        }

    def of_model(self) -> dict[str, object]:
        """The table, as the second model sees it."""
        model = self.model
        return {
            "to move": model.to_move,
            "legal": model.legal(),
            "hands": [set(model.hand(seat)) for seat in range(self.form.seats)],
            "counts": model.counts,
            "couplets": model.tricks,
            "over": model.over,
            "awards": [tuple(award) for award in model.awards],
            "points": model.points if model.over else None,
            "carry": model.carry,
            "clause": model.clause,
        }


#: Endings on an edge of the rules, met by chance: form, number of its options, seed; and then
#: clause, points, counts.
RARE: dict[str, tuple[str, int, int, str, list[int], list[int]]] = {
    "sixty, and no more": ("two-handed", 0, 214, "COURT-CNT-2", [0, 1], [40, 60]),
    "a loser on 30": ("two-handed", 0, 932, "COURT-CNT-2", [0, 1], [30, 64]),
    "a loser on 29": ("two-handed", 0, 28, "COURT-CNT-3", [2, 0], [97, 29]),
    "a loser with a couplet of nothing": ("two-handed", 0, 484, "COURT-CNT-3", [2, 0], [76, 0]),
    "a loser whose twenty never counted": ("two-handed", 0, 2, "COURT-CNT-4", [3, 0], [66, 0]),
    "sixty declared on 59": ("two-handed", 0, 2063, "COURT-2H-R5", [0, 2], [59, 0]),
    "a closer declares on 59": ("two-handed", 0, 4547, "COURT-B10", [3, 0], [0, 59]),
    "a closer declares falsely, later": ("two-handed", 0, 17, "COURT-B10", [0, 2], [20, 31]),
    "falsely against the close": ("two-handed", 0, 11, "COURT-D8", [0, 2], [18, 0]),
    "sixty in silence is no help": ("two-handed", 0, 316, "COURT-CNT-2", [0, 1], [69, 63]),
    "a close fails on 59": ("two-handed", 0, 608, "COURT-2H-R2", [2, 0], [28, 59]),
    "no ten in a closed round": ("two-handed", 0, 85, "COURT-2H-R2", [0, 2], [55, 18]),
    "a close fails early": ("two-handed", 0, 3, "COURT-2H-R3", [3, 0], [50, 40]),
    "a closer is forestalled": ("two-handed", 0, 176, "COURT-2H-R2", [2, 0], [60, 29]),
    "a closer without a couplet is, too": ("two-handed", 0, 147, "COURT-2H-R3", [3, 0], [116, 0]),
    "a close fails on equal counts": ("two-handed", 0, 37, "COURT-2H-R2", [2, 0], [31, 31]),
    "a closer has sixty too late": ("two-handed", 0, 5035, "COURT-2H-R2", [0, 2], [85, 99]),
    "a closer has sixty in time": ("two-handed", 0, 2053, "COURT-CNT-2", [1, 0], [65, 80]),
    "a closed tie of 65": ("two-handed", 0, 57271, "COURT-2H-R8", [0, 0], [65, 65]),
    "a tie of 53": ("two-handed", 0, 586, "COURT-2H-R8", [0, 0], [53, 53]),
    "a tie of 63": ("two-handed", 0, 1546, "COURT-2H-R8", [0, 0], [63, 63]),
    "nobody has sixty": ("two-handed", 0, 1080, "COURT-B7", [0, 0], [47, 59]),
    "61 before 85": ("two-handed", 0, 10, "COURT-CNT-2", [0, 1], [85, 61]),
    "every couplet of twelve": ("two-handed", 0, 222, "COURT-CNT-4", [3, 0], [136, 0]),
    "four by the leader, closed": ("two-handed", 0, 527, "COURT-2H-R9", [0, 3], [0, 0]),
    "four against a close": ("two-handed", 0, 509, "COURT-2H-R9", [0, 3], [0, 0]),
    "a side on 60": ("four-handed", 0, 88, "COURT-4H-10", [0, 2], [46, 60]),
    "a side on 59": ("four-handed", 0, 120, "COURT-B26", [1, 0], [47, 59]),
    "a side on 100": ("four-handed", 0, 389, "COURT-4H-10", [1, 1], [6, 100]),
    "a side on 101": ("four-handed", 0, 37, "COURT-4H-10", [3, 0], [101, 5]),
    "106 with seven couplets": ("four-handed", 0, 822, "COURT-4H-10", [0, 3], [0, 106]),
    "106 with eight": ("four-handed", 0, 3, "COURT-4H-10", [4, 0], [106, 0]),
    "53 on both sides": ("four-handed", 0, 153, "COURT-4H-12", [1, 0], [53, 53]),
    "63 on both sides": ("four-handed", 1, 322, "COURT-4H-12", [1, 0], [63, 63]),
    "sixty on both sides": ("four-handed", 1, 130, "COURT-4H-10", [1, 1], [65, 61]),
    "131 with seven couplets": ("four-handed", 1, 25, "COURT-4H-10", [1, 2], [15, 131]),
}

#: CT-3 of the vectors: the court color is gold, the talon is used up; the card led, the hand, and
#: what may be played.
BOUND = [
    ("RE", "RS RK GC", "RK"),
    ("RE", "RS RJ GC", "RS RJ"),
    ("RE", "BC GJ GK", "GJ GK"),
    ("RE", "BC KJ", "BC KJ"),
    ("GE", "GS GK", "GK"),
]


# -------------------------------------------------------------------- playing at random


@dataclass(frozen=True)
class Habit:
    """A way to play at random: how likely a player takes each chance, and which card otherwise."""

    close: float
    exchange: float
    announce: float
    declare: float  # with sixty
    bluff: float  # without
    card: Callable[[list[str], Random], str]

    def choose(self, model: Court | FourHands, chance: Random) -> str:
        """One of the legal actions."""
        legal = sorted(model.legal())
        sixty = model.count(model.to_move % model.sides) >= 60
        likely = {
            "4": 0.7,
            "60": self.declare if sixty else self.bluff,
            "z": self.close,
            "x": self.exchange,
            "!": self.announce,
        }
        for kind, likelihood in likely.items():
            words = [word for word in legal if word.endswith(kind)]
            if words and chance.random() < likelihood:
                return chance.choice(words)
        plain = [word for word in legal if not word.endswith(tuple(likely))]
        return self.card(plain, chance)


def _any(words: list[str], chance: Random) -> str:
    return chance.choice(words)


def _high(words: list[str], _chance: Random) -> str:
    return max(words, key=lambda word: figures([word]) if len(word) > 1 else 0)


HABITS = [
    Habit(close=0, exchange=0.5, announce=0.5, declare=0, bluff=0, card=_any),  # to the last card
    Habit(close=0.3, exchange=0.7, announce=0.8, declare=0, bluff=0, card=_any),  # closes, is mute
    Habit(close=0.1, exchange=1, announce=1, declare=1, bluff=0, card=_high),  # plays well enough
    Habit(close=0.6, exchange=0.5, announce=0.5, declare=0.4, bluff=0.05, card=_any),
    Habit(close=0, exchange=0.8, announce=1, declare=0.2, bluff=0, card=_any),  # long, many pairs
    Habit(close=0.3, exchange=0.3, announce=0.6, declare=0.5, bluff=0.3, card=_high),  # bluffs
]


def shuffled(form: str, chance: Random) -> list[str]:
    """A pack in some order: mostly as it comes, now and then as it seldom comes."""
    order = pack(form)
    chance.shuffle(order)
    kind = chance.choice(["as it comes"] * 7 + ["strong", "strong", "four"])
    if kind == "as it comes":
        return order
    if kind == "four" and form != "four-handed":
        return _with_four(order, chance)
    order.sort(key=lambda card: figures([card]) + chance.random() * 5, reverse=True)
    if form != "four-handed":  # six of the best cards in one hand
        rest = order[6:]
        chance.shuffle(rest)
        return _placed(order[:6], rest, chance)
    good, poor = order[:16], order[16:]  # half of the pack and the better for one side
    chance.shuffle(good)
    chance.shuffle(poor)
    sides = [good, poor] if chance.random() < 0.5 else [poor, good]
    return [sides[place % 2][place // 2] for place in range(32)]


def _with_four(order: list[str], chance: Random) -> list[str]:
    """The four cards of the ninth rule in one hand, or three of them and another turned up."""
    color = chance.choice(SUITS)
    four = [color + rank for rank in ("C", "R", "K", "E")]
    turned = chance.choice([color + "S", color + "J", chance.choice(order)])
    rest = [card for card in order if card not in {*four, turned}]
    hand = [card for card in four if card != turned]
    missing = 6 - len(hand)
    return _placed(hand + rest[:missing], [turned, *rest[missing:]], chance)


def _placed(hand: list[str], rest: list[str], chance: Random) -> list[str]:
    """A pack that deals this hand to one of the two; the first card of the rest is turned up."""
    turned, other, talon = rest[0], rest[1:7], rest[7:]
    one, two = (hand, other) if chance.random() < 0.5 else (other, hand)
    return [*one[:3], *two[:3], *one[3:], *two[3:], turned, *talon]


def _begun(form: str, options: dict[str, str], chance: Random) -> Deal:
    return Deal(form, shuffled(form, chance), chance.randrange(SEATS[form]), options)


def _played(form: str, options: dict[str, str], seed: int) -> Deal:
    """A whole deal, played at random as the seed says."""
    chance = Random(f"{form} {sorted(options.items())} {seed}")
    pair = _begun(form, options, chance)
    habit = HABITS[seed % len(HABITS)]
    while not pair.model.over:
        pair.play(habit.choose(pair.model, chance))
    return pair


# -------------------------------------------------------------------- the comparison


def _short(value: str | dict[str, str]) -> str:
    """A form or its options in the name of a test."""
    return value if isinstance(value, str) else ",".join(value.values())


@pytest.mark.parametrize(("form", "options"), TABLES, ids=_short)
def test_the_engine_and_the_second_model_agree(
    form: str, options: dict[str, str], lockstep: int
) -> None:
    for seed in range(lockstep or -(-QUICK[form] // len(OPTIONS[form]))):
        _played(form, options, seed)


@pytest.mark.parametrize(
    ("form", "number", "seed", "clause", "points", "counts"), RARE.values(), ids=RARE.keys()
)
def test_rare_endings_come_out_alike(
    form: str, number: int, seed: int, clause: str, points: list[int], counts: list[int]
) -> None:
    model = _played(form, OPTIONS[form][number], seed).model
    assert (model.clause, model.points) == (clause, points)
    assert [count for count, _ in model.counts] == counts
    assert model.carry == (clause in {"COURT-2H-R8", "COURT-4H-12"})


@pytest.mark.parametrize(("led", "hand", "open_cards"), BOUND)
def test_the_second_model_knows_who_is_bound(led: str, hand: str, open_cards: str) -> None:
    model = deal("two-handed", pack("two-handed"), 0, {})
    assert isinstance(model, Court)
    model.court_color, model.card_led, model.step, model.to_move = "G", led, "reply", 1
    model.has_played = {0, 1}
    model.hands[1] = hand.split()
    assert model.legal() == set(hand.split())
    model.court_card_drawn = True
    assert model.legal() == set(open_cards.split())


@pytest.mark.parametrize("form", ["two-handed", "three-handed"])
def test_calls_of_the_referee_come_out_alike(form: str, lockstep: int) -> None:
    answered = set()
    for seed in range(max(lockstep, 60)):
        chance = Random(f"calls {form} {seed}")
        pair = _begun(form, TWO_HANDS[seed % len(TWO_HANDS)], chance)
        while not pair.model.over:
            assert isinstance(pair.model, Court)
            calls = sorted(pair.model.calls())
            assert pair.calls_in_order() == set(calls), " ".join(pair.story)
            if calls and chance.random() < 0.05:
                call = chance.choice(calls)
                pair.call(call)
                answered.add(tuple(call.split()[::2]))
            else:
                pair.play(HABITS[seed % 2].choose(pair.model, chance))
    assert len(answered) == 4


def test_calls_at_a_table_of_four_come_out_alike(lockstep: int) -> None:
    answered = set()
    for seed in range(max(lockstep, 20)):
        chance = Random(f"calls of four {seed}")
        pair = _begun("four-handed", FOUR_HANDS[seed % len(FOUR_HANDS)], chance)
        while not pair.model.over:
            assert isinstance(pair.model, FourHands)
            calls = sorted(pair.model.calls())
            assert pair.calls_in_order() == set(calls), " ".join(pair.story)
            if calls and chance.random() < 0.05:
                answered.add(call := chance.choice(calls))
                pair.call(call)
            else:
                pair.play(HABITS[seed % 2].choose(pair.model, chance))
    assert answered == {f"revoke {seat}" for seat in range(4)}


def test_a_revoke_loses_what_was_announced_without_a_couplet() -> None:
    order = [
        "GC",
        "GR",
        "GK",
        "RE",
        "RR",
        "RJ",
        "GE",
        "KE",
        "BR",
        "RC",
        "RK",
        "BJ",
        "RS",
        "KC",
        "KR",
        "BS",
        "BE",
        "BK",
        "KS",
        "KK",
        "GS",
        "BC",
        "KJ",
        "GJ",
    ]
    agreed = {"declare_when": "own-turn", "close_before_draw": "on"}
    pair = Deal("two-handed", order, 1, {**TWO_HANDS[0], **agreed})
    for word in ["GR!", "RJ", "d", "RR!", "p", "GK", "z", "RE", "KR", "RK", "GC", "KC", "KE", "BJ"]:
        pair.play(word)
    assert pair.model.counts[0] == (0, 20)
    pair.call("revoke 0")
    assert pair.model.counts[0] == (0, 0)


# -------------------------------------------------------------------- the same, led by Hypothesis


class Lockstep(Machine):
    """The same, led by Hypothesis."""

    @initialize(table=st.sampled_from(TABLES), data=st.data())
    def dealt(self, table: tuple[str, dict[str, str]], data: st.DataObject) -> None:
        form, options = table
        order = data.draw(st.permutations(pack(form)))
        self.pair = Deal(form, order, data.draw(st.integers(0, SEATS[form] - 1)), options)

    @precondition(lambda self: isinstance(self.pair.model, Court) and bool(self.pair.model.calls()))
    @rule(data=st.data())
    def call(self, data: st.DataObject) -> None:
        model = self.pair.model
        assert isinstance(model, Court)
        self.pair.call(data.draw(st.sampled_from(sorted(model.calls()))))


TestLockstep = Lockstep.TestCase
TestLockstep.settings = settings(stateful_step_count=50, derandomize=True)
