"""The engine and the second model play the same games of Portrait Authors and agree at every step.

`--lockstep N` plays N games of each form under each set of options, instead of a quick few. The
number of players goes round.
"""

from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule

from cardwright.engine import load_game
from cardwright.engine.kernel import Form
from tests.engine.pairs import Machine, Pair, not_among
from tests.engine.second.authors import Authors, Card

OPTIONS: dict[str, list[dict[str, str]]] = {
    "full": [
        {"r3d": window, "r2_in_hand_only": hand, "r8_forfeit": "on"}
        for window, hand in product(["any-card", "same-group"], ["off", "on"])
    ],
    "easy": [{"sketches": "off", "r8_forfeit": "on"}, {"sketches": "on"}],
    "bank": [
        {"r3d": window, "r2_in_hand_only": hand, "lucky": lucky}
        for window, hand, lucky in product(
            ["any-card", "same-group"], ["off", "on"], ["draw", "call"]
        )
    ],
}
QUICK = {"full": 2, "easy": 6, "bank": 3}  # games under each set of options
TABLES = [
    (form, options)
    for form in OPTIONS
    for options in (*OPTIONS[form], *not_among("portrait-authors", form, OPTIONS[form]))
]


def cards_of(form: Form[Any]) -> list[Card]:
    """The pack as the second model has it."""
    return [(card.suit, card.author, card.side) for card in form.pack]


class Game(Pair):
    """One game, in the engine and in the second model."""

    def __init__(
        self, form: str, order: list[int], dealer: int, seats: int, options: dict[str, str]
    ) -> None:
        played = load_game("portrait-authors").form(form).with_options(**options)
        self.cards = cards_of(played)
        self.names = played.notation.names
        pack = [self.cards[card] for card in order]
        super().__init__(
            played,
            played.deal(order=order, dealer=dealer, seats=seats),
            Authors(form, pack, dealer, seats, options),
            f"{form} {options} dealer {dealer} seats {seats} order {order}:",
        )

    def action(self, word: str) -> int:
        """Found at once: there are hundreds."""
        return self.form.parse(word)

    def of_engine(self) -> dict[str, object]:
        """The table, as the engine sees it."""
        state, outcome = self.state, self.state.outcome
        return {
            "to move": state.to_move,
            "legal": {self.names[action] for action in state.legal()},
            "hands": [{self.cards[c] for c in state.hand(s)} for s in range(state.seats)],
            "bank": [self.cards[card] for card in state.undrawn],
            "counts": [count.counted for count in state.counts],
            "stacks": list(state.tricks),
            "awards": [(award.side, award.points, award.clause) for award in state.awards],
            "over": state.over,
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
            "bank": model.bank,
            "counts": model.counts,
            "stacks": model.tricks,
            "awards": [tuple(award) for award in model.awards],
            "over": model.over,
            "points": model.counts if model.over else None,
            "clause": model.clause,
        }


# -------------------------------------------------------------------- playing at random


def chosen(model: Authors, habit: int, chance: Random) -> str:
    """One of the legal actions.

    Of six habits one does anything, and one stacks whatever it can; the others know where the
    cards are and mostly call for what they get, or mostly for what they do not, and stack books
    alone, or seldom, or never if they need not.
    """
    legal = sorted(model.legal())
    stacks = [word for word in legal if word.startswith("stack")]
    calls = [word for word in legal if word[0].isdecimal()]
    if habit == 0:
        return chance.choice(legal)
    likely = [1.0, 0.1, 0.02, 0.3, 0.0][habit - 1]
    if stacks and (chance.random() < likely or not calls):
        return chance.choice(stacks)
    if not calls:
        return chance.choice(legal)
    knows = chance.random() < [0.5, 0.7, 0.2, 0.9, 0.6][habit - 1]
    right = [word for word in calls if knows and _is_right(model, word)]
    return chance.choice(right or calls)


def _is_right(model: Authors, word: str) -> bool:
    """Whether the seat called on holds the card."""
    seat, _, name = word.partition(" ")
    return any(f"{card[1]}-{card[2]}" == name for card in model.hands[int(seat)])


def shuffled(form: str, cards: list[Card], chance: Random) -> list[int]:
    """A pack in some order; now and then with whole groups close together, as they seldom come."""
    order = list(range(len(cards)))
    chance.shuffle(order)
    if chance.random() < 0.3:
        groups = sorted({card[0] for card in cards}, key=lambda _group: chance.random())
        heavy = set(groups[: chance.randint(1, 3)])
        seats = chance.choice([2, 3]) if form == "bank" else chance.randint(2, 5)
        first = [n for n in order if cards[n][0] in heavy]
        rest = [n for n in order if cards[n][0] not in heavy]
        order = []
        while first or rest:  # to one seat the cards of these groups, as long as there are any
            order.append((first or rest).pop())
            order += [(rest or first).pop() for _ in range(seats - 1) if rest or first]
    return order


def _played(form: str, options: dict[str, str], seed: int) -> Game:
    """A whole game, played at random as the seed says."""
    chance = Random(f"{form} {sorted(options.items())} {seed}")
    table = load_game("portrait-authors").form(form).with_options(**options)
    seats = table.seat_choices[seed % len(table.seat_choices)]
    order = shuffled(form, cards_of(table), chance)
    pair = Game(form, order, chance.randrange(seats), seats, options)
    while not pair.model.over:
        assert pair.calls_in_order() == pair.model.calls(), ", ".join(pair.story)
        if pair.model.calls() and chance.random() < 0.01:
            pair.call(chance.choice(sorted(pair.model.calls())))
        else:
            pair.play(chosen(pair.model, seed % 6, chance))
    return pair


# -------------------------------------------------------------------- the comparison


def _short(value: str | dict[str, str]) -> str:
    """A form or its options in the name of a test."""
    return value if isinstance(value, str) else ",".join(value.values())


@pytest.mark.parametrize(("form", "options"), TABLES, ids=_short)
def test_the_engine_and_the_second_model_agree(
    form: str, options: dict[str, str], lockstep: int
) -> None:
    for seed in range(lockstep or QUICK[form]):
        pair = _played(form, options, seed)
        assert sum(len(stack.cards) for stack in pair.model.stacks) == len(pair.model.pack)


# -------------------------------------------------------------------- the same, led by Hypothesis


class Lockstep(Machine):
    """The same, led by Hypothesis."""

    @initialize(table=st.sampled_from(TABLES), data=st.data())
    def dealt(self, table: tuple[str, dict[str, str]], data: st.DataObject) -> None:
        form, options = table
        played = load_game("portrait-authors").form(form).with_options(**options)
        order = data.draw(st.permutations(range(len(played.pack))))
        seats = data.draw(st.sampled_from(played.seat_choices))
        self.pair = Game(form, order, data.draw(st.integers(0, seats - 1)), seats, options)

    @precondition(lambda self: bool(self.pair.model.calls()))
    @rule(data=st.data())
    def call(self, data: st.DataObject) -> None:
        self.pair.call(data.draw(st.sampled_from(sorted(self.pair.model.calls()))))


TestLockstep = Lockstep.TestCase
TestLockstep.settings = settings(stateful_step_count=60, derandomize=True)
