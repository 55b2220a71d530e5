"""The engine and the second model play the same rounds of Nations and must agree at every step.

`--lockstep N` plays N deals under each set of options, instead of a quick few.
"""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize

from cardwright.engine import load_game
from tests.engine.pairs import Machine, Pair, not_among
from tests.engine.second.nations import NATIONS, Round, height, nation_of, pack

OPTIONS = [
    {"titles": titles, "turnup_trick1": turn_up}
    for titles in ("off", "on")
    for turn_up in ("off", "on")
]
OPTIONS += not_among("nations", "four-handed", OPTIONS)
QUICK = 200  # deals, all options together


class Deal(Pair):
    """One round, in the engine and in the second model."""

    def __init__(self, order: list[str], dealer: int, options: dict[str, str]) -> None:
        played = load_game("nations").form("four-handed").with_options(**options)
        numbers = [played.parse(card) for card in order]
        super().__init__(
            played,
            played.deal(order=numbers, dealer=dealer),
            Round(order, dealer, options),
            f"{options} dealer {dealer}: {' '.join(order)}:",
        )

    def words(self, cards: tuple[int, ...] | list[int]) -> set[str]:
        """Cards of the engine as the model has them, each once."""
        found = {self.form.action_name(card) for card in cards}
        assert len(found) == len(cards)
        return found

    def of_engine(self) -> dict[str, object]:
        """The table, as the engine sees it."""
        state, outcome = self.state, self.state.outcome
        awards = outcome.awards if outcome else state.awards
        return {
            "to move": state.to_move,
            "legal": self.words(state.legal()),
            "hands": [self.words(state.hand(seat)) for seat in range(4)],
            "lying": self.words([state.lying] if state.lying >= 0 else []),
            "counts": [count.counted for count in state.counts],
            "pending": [count.pending for count in state.counts],
            "tricks": list(state.tricks),
            "over": state.over,
            "awards": [(award.side, award.points, award.clause) for award in awards],
            "points": list(outcome.points) if outcome else None,
            "clause": outcome.clause if outcome else "",
        }

    def of_model(self) -> dict[str, object]:
        """The table, as the second model sees it."""
        model = self.model
        return {
            "to move": model.to_move,
            "legal": model.legal(),
            "hands": [set(hand) for hand in model.hands],
            "lying": {model.face_up} - {""},
            "counts": model.counts,
            "pending": [0, 0],
            "tricks": model.tricks,
            "over": model.over,
            "awards": [tuple(award) for award in model.awards],
            "points": model.points if model.over else None,
            "clause": "NAT-15" if model.over else "",
        }


# -------------------------------------------------------------------- playing at random

Habit = Callable[[list[str], Random], str]


def _any(cards: list[str], chance: Random) -> str:
    return chance.choice(cards)


def _high(cards: list[str], _chance: Random) -> str:
    return max(cards, key=lambda card: (height(card), card))


def _low(cards: list[str], _chance: Random) -> str:
    return min(cards, key=lambda card: (height(card), card))


HABITS: list[Habit] = [_any, _any, _high, _low]


def shuffled(chance: Random) -> list[str]:
    """A pack in some order: as it comes, or with long Nations in one hand, as it seldom comes."""
    order = pack()
    chance.shuffle(order)
    if chance.random() < 0.7:
        return order
    by_nation = sorted(order, key=lambda card: NATIONS.index(nation_of(card)) + 2 * chance.random())
    seats = [0, 1, 2, 3]
    chance.shuffle(seats)
    return [by_nation[seats[place % 4] * 13 + place // 4] for place in range(52)]


def _played(options: dict[str, str], seed: int) -> Deal:
    """A whole round, played at random as the seed says."""
    chance = Random(f"nations {sorted(options.items())} {seed}")
    pair = Deal(shuffled(chance), chance.randrange(4), options)
    habit = HABITS[seed % len(HABITS)]
    while not pair.model.over:
        pair.play(habit(sorted(pair.model.legal()), chance))
    return pair


#: Rounds on an edge of the rules, met by chance: number of the options, seed; tricks and awards.
RARE: dict[str, tuple[int, int, list[int], list[tuple[int, int, str]]]] = {
    "seven tricks": (0, 0, [6, 7], [(1, 1, "NAT-15")]),
    "nine tricks": (0, 5, [4, 9], [(1, 3, "NAT-15")]),
    "every trick": (0, 2, [0, 13], [(1, 7, "NAT-15")]),
    "every trick and all titles": (2, 1, [0, 13], [(1, 7, "NAT-15"), (1, 4, "NAT-18")]),
    "three titles": (2, 2, [5, 8], [(1, 2, "NAT-15"), (1, 2, "NAT-18")]),
    "three titles on the other side": (2, 13, [4, 9], [(1, 3, "NAT-15"), (0, 2, "NAT-18")]),
    "all titles on the other side": (3, 44, [7, 6], [(0, 1, "NAT-15"), (1, 4, "NAT-18")]),
    "two titles each": (2, 0, [6, 7], [(1, 1, "NAT-15")]),
}


# -------------------------------------------------------------------- the comparison


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options.values()))
def test_the_engine_and_the_second_model_agree(options: dict[str, str], lockstep: int) -> None:
    for seed in range(lockstep or QUICK // len(OPTIONS)):
        _played(options, seed)


@pytest.mark.parametrize(("number", "seed", "tricks", "awards"), RARE.values(), ids=RARE.keys())
def test_rare_endings_come_out_alike(
    number: int, seed: int, tricks: list[int], awards: list[tuple[int, int, str]]
) -> None:
    model = _played(OPTIONS[number], seed).model
    assert (model.tricks, model.awards) == (tricks, awards)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options.values()))
def test_calls_of_the_referee_come_out_alike(options: dict[str, str], lockstep: int) -> None:
    answered = set()
    for seed in range(max(lockstep, 8)):
        chance = Random(f"calls {sorted(options.items())} {seed}")
        pair = Deal(shuffled(chance), chance.randrange(4), options)
        while not pair.model.over:
            calls = sorted(pair.model.calls())
            assert pair.calls_in_order() == set(calls), " ".join(pair.story)
            if calls and chance.random() < 0.2:
                call = chance.choice(calls)
                pair.call(call)
                answered.add(call)
            else:
                pair.play(chance.choice(sorted(pair.model.legal())))
        assert pair.calls_in_order() == set()
    assert len(answered) == 4


# -------------------------------------------------------------------- the same, led by Hypothesis


class Lockstep(Machine):
    """The same, led by Hypothesis."""

    @initialize(options=st.sampled_from(OPTIONS), data=st.data())
    def dealt(self, options: dict[str, str], data: st.DataObject) -> None:
        order = data.draw(st.permutations(pack()))
        self.pair = Deal(order, data.draw(st.integers(0, 3)), options)


TestLockstep = Lockstep.TestCase
TestLockstep.settings = settings(stateful_step_count=60, derandomize=True)
