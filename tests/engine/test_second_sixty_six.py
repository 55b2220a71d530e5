"""The engine and the second model play the same deals of Sixty-Six and must agree at every step.

`--lockstep N` plays N deals of each form under each set of options, instead of a quick few.
"""

from dataclasses import dataclass
from itertools import product
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize

from cardwright.engine import load_game
from cardwright.engine.cards import Card
from tests.engine.pairs import Machine, Pair, not_among
from tests.engine.second.sixty_six import Duel, Whist, deal
from tests.engine.second.sixty_six_cards import RANKS, SUITS, pack

#: The options that matter in a form, every value.
DUEL_OPTIONS = [
    {"original_leader_may_close": close, "marriage_after_close": marry}
    for close, marry in product(["off", "on"], ["on", "off"])
]
FOUR_OPTIONS = [
    {"head_plain": head, "ten_bonus": ten} for head, ten in product(["on", "off"], ["off", "on"])
]
SEATS = {"two-handed": 2, "three-handed": 3, "four-handed": 4}
OPTIONS = {
    "two-handed": DUEL_OPTIONS,
    "three-handed": DUEL_OPTIONS,
    "four-handed": FOUR_OPTIONS,
}
TABLES = [
    (form, options)
    for form in SEATS
    for options in (*OPTIONS[form], *not_among("sixty-six", form, OPTIONS[form]))
]
QUICK = {"two-handed": 40, "three-handed": 20, "four-handed": 20}  # deals under one set of options


class Deal(Pair):
    """One deal, in the engine and in the second model."""

    def __init__(self, form: str, order: list[str], dealer: int, options: dict[str, str]) -> None:
        played = load_game("sixty-six").form(form).with_options(**options)
        self.number = {_written(card): card.number for card in played.pack}
        self.token = {number: token for token, number in self.number.items()}
        numbers = [self.number[token] for token in order]
        super().__init__(
            played,
            played.deal(order=numbers, dealer=dealer),
            deal(form, order, dealer, options),
            f"{form} {options}, dealer {dealer}, {' '.join(order)}:",
        )

    def of_engine(self) -> dict[str, object]:
        """The table, as the engine sees it."""
        state, outcome = self.state, self.state.outcome
        words = [self.form.action_name(action, state) for action in state.legal()]
        assert len(set(words)) == len(words)
        awards = state.awards if outcome is None else outcome.awards
        return {
            "to move": state.to_move,
            "legal": sorted(words),
            "hands": [
                sorted(self.token[card] for card in state.hand(seat))
                for seat in range(self.form.seats)
            ],
            "counts": tuple((counted, pending) for counted, pending in state.counts),
            "tricks": list(state.tricks),
            "over": state.over,
            "awards": [(award.side, award.points, award.clause) for award in awards],
            "points": list(outcome.points) if outcome else [],
            "carry": outcome.carry if outcome else 0,
            "clause": outcome.clause if outcome else "",
        }

    def of_model(self) -> dict[str, object]:
        """The table, as the second model sees it."""
        model = self.model
        return {
            "to move": model.to_move,
            "legal": sorted(model.legal()),
            "hands": [sorted(model.hand(seat)) for seat in range(self.form.seats)],
            "counts": model.counts,
            "tricks": model.tricks,
            "over": model.over,
            "awards": [tuple(award) for award in model.awards],
            "points": model.points if model.over else [],
            "carry": model.carry,
            "clause": model.clause,
        }


def _written(card: Card) -> str:
    """A card as the second model writes it, from its suit and rank in the ledger."""
    ranks = dict(zip(["ace", "10", "king", "queen", "jack", "9", "8", "7"], RANKS, strict=True))
    suits = dict(zip(["spades", "hearts", "diamonds", "clubs"], SUITS, strict=True))
    return ranks[card.rank] + suits[card.suit]


@dataclass(frozen=True)
class Temper:
    """A way to play at random: how likely a player takes each chance that the step offers."""

    close: float
    exchange: float
    marry: float
    announce: float  # sixty-six when the count is there
    bluff: float  # sixty-six when it is not

    def choose(self, model: Duel | Whist, chance: Random) -> str:
        """One of the legal actions."""
        true = model.count(model.to_move % model.sides) >= 66
        likely = {
            "z": self.close,
            "x": self.exchange,
            "!": self.marry,
            "66": self.announce if true else self.bluff,
        }
        for kind, likelihood in likely.items():
            words = sorted(word for word in model.legal() if word.endswith(kind))
            if words and chance.random() < likelihood:
                return chance.choice(words)
        plain = sorted(word for word in model.legal() if not word.endswith(tuple(likely)))
        return chance.choice(plain)


TEMPERS = [
    Temper(close=0.0, exchange=0.5, marry=0.5, announce=0.0, bluff=0.0),  # plays to the last card
    Temper(close=0.4, exchange=0.6, marry=0.8, announce=0.0, bluff=0.0),  # closes, never announces
    Temper(close=0.1, exchange=1.0, marry=1.0, announce=1.0, bluff=0.0),  # plays well enough
    Temper(close=0.2, exchange=0.3, marry=0.6, announce=0.3, bluff=0.04),  # forgets and bluffs
    Temper(close=0.5, exchange=0.5, marry=0.5, announce=0.5, bluff=0.5),  # does all at once
]

#: Endings on an edge of the rules, met by chance: form, seed, and then clause, points, counts.
RARE: dict[str, tuple[str, int, str, list[int], list[int]]] = {
    "a close fails, the closer on 33": ("two-handed", 828, "S66-C7", [1, 0], [32, 33]),
    "a close fails, the closer on 32": ("two-handed", 5278, "S66-C7", [2, 0], [72, 32]),
    "a close fails on 65, played out": ("two-handed", 372, "S66-C8", [3, 0], [3, 65]),
    "a close is made on 66, played out": ("two-handed", 318, "S66-C6", [0, 1], [41, 66]),
    "a close is made against a higher count": ("two-handed", 1271, "S66-C6", [0, 1], [67, 110]),
    "a close fails on equal counts": ("two-handed", 173, "S66-C8", [0, 3], [32, 32]),
    "a closer who closed early is forestalled": ("two-handed", 518, "S66-C8", [0, 3], [24, 73]),
    "a closer is forestalled": ("two-handed", 37, "S66-C7", [0, 2], [30, 70]),
    "a loser on 33": ("two-handed", 1407, "S66-X12", [1, 0], [74, 33]),
    "a loser on 32": ("two-handed", 517, "S66-X12", [2, 0], [66, 32]),
    "both have 66, one announces it": ("two-handed", 14583, "S66-X12", [1, 0], [66, 69]),
    "sixty-six announced on 65": ("two-handed", 35608, "S66-X13", [2, 0], [0, 65]),
    "a tie of 75": ("two-handed", 1365, "S66-X14", [0, 0], [75, 75]),
    "a marriage is lost without a trick": ("two-handed", 326, "S66-C6", [0, 3], [0, 67]),
    "a side on 66": ("four-handed", 50, "S66-B11", [1, 1], [64, 66]),
    "a side on 100, with the ten": ("four-handed", 21, "S66-B11", [2, 0], [100, 30]),
    "a side on 101, with the ten": ("four-handed", 123, "S66-B11", [3, 0], [101, 29]),
    "a tie of 65, with the ten": ("four-handed", 38, "S66-B11", [1, 0], [65, 65]),
}


def _pair(form: str, options: dict[str, str], chance: Random) -> Deal:
    """A deal of shuffled cards."""
    order = pack(form)
    chance.shuffle(order)
    return Deal(form, order, chance.randrange(SEATS[form]), options)


def _played(form: str, options: dict[str, str], seed: int) -> Deal:
    """A whole deal, played at random as the seed says."""
    chance = Random(f"{form} {options} {seed}")
    pair = _pair(form, options, chance)
    temper = TEMPERS[seed % len(TEMPERS)]
    while not pair.model.over:
        pair.play(temper.choose(pair.model, chance))
    return pair


@pytest.mark.parametrize(("form", "options"), TABLES, ids=str)
def test_the_engine_and_the_second_model_agree(
    form: str, options: dict[str, str], lockstep: int
) -> None:
    for seed in range(lockstep or QUICK[form]):
        _played(form, options, seed)


@pytest.mark.parametrize(
    ("form", "seed", "clause", "points", "counts"), RARE.values(), ids=RARE.keys()
)
def test_rare_endings_come_out_alike(
    form: str, seed: int, clause: str, points: list[int], counts: list[int]
) -> None:
    model = _played(form, OPTIONS[form][-1], seed).model
    assert (model.clause, model.points) == (clause, points)
    assert [count for count, _ in model.counts] == counts


def test_every_point_without_every_trick_is_worth_two() -> None:
    dealt = (
        "AH 10H KH QH JH 9H 8H 8S",
        "AC 10C KC QC JC 9C 8C 7D",
        "KD QD JD 9D 8D 7C 7S 7H",  # the dealer's; the seven of hearts is turned
        "AS 10S KS QS JS AD 10D 9S",
    )
    hands = [cards.split() for cards in dealt]
    order = [hands[(3 + place) % 4][card] for card in range(8) for place in range(4)]
    pair = Deal("four-handed", order, 2, {})
    for word in ("9S", "8S", "7D", "7S"):  # the one trick that is lost has nothing in it
        pair.play(word)
    while not pair.model.over:
        pair.play(min(pair.model.legal()))
    assert (pair.model.counts, pair.model.tricks) == (((130, 0), (0, 0)), [7, 1])
    assert pair.model.points == [2, 0]


@pytest.mark.parametrize("form", ["two-handed", "three-handed"])
def test_calls_of_the_referee_come_out_alike(form: str, lockstep: int) -> None:
    answered = set()
    for seed in range(max(lockstep, 60)):
        chance = Random(f"calls {form} {seed}")
        agreed = {"revoke": "none" if seed % 7 == 6 else "two-points"}
        pair = _pair(form, DUEL_OPTIONS[seed % 4] | agreed, chance)
        temper = TEMPERS[seed % 2]
        while not pair.model.over:
            assert isinstance(pair.model, Duel)
            calls = sorted(pair.model.calls())
            assert pair.calls_in_order() == set(calls), " ".join(pair.story)
            if calls and chance.random() < (0.2 if "fresh-deal" in calls else 0.05):
                call = chance.choice(calls)
                pair.call(call)
                answered.add(call.split()[0])
            else:
                pair.play(temper.choose(pair.model, chance))
    assert answered == {"no-draw", "stray-draw", "fresh-deal", "revoke"}


def test_calls_at_a_table_of_four_come_out_alike(lockstep: int) -> None:
    answered = set()
    for seed in range(max(lockstep, 20)):
        chance = Random(f"calls of four {seed}")
        pair = _pair("four-handed", FOUR_OPTIONS[seed % len(FOUR_OPTIONS)], chance)
        while not pair.model.over:
            assert isinstance(pair.model, Whist)
            calls = sorted(pair.model.calls())
            assert pair.calls_in_order() == set(calls), " ".join(pair.story)
            if calls and chance.random() < 0.05:
                answered.add(call := chance.choice(calls))
                pair.call(call)
            else:
                pair.play(TEMPERS[seed % 2].choose(pair.model, chance))
    assert answered == {f"revoke {seat}" for seat in range(4)}


class Lockstep(Machine):
    """The same, led by Hypothesis."""

    @initialize(table=st.sampled_from(TABLES), data=st.data())
    def dealt(self, table: tuple[str, dict[str, str]], data: st.DataObject) -> None:
        form, options = table
        order = data.draw(st.permutations(pack(form)))
        self.pair = Deal(form, order, data.draw(st.integers(0, SEATS[form] - 1)), options)


TestLockstep = Lockstep.TestCase
TestLockstep.settings = settings(stateful_step_count=50, derandomize=True)
