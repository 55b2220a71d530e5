"""The engine and the second model play the same games of Card Tennis and must agree at every step.

`--lockstep N` plays N games of each form under each set of options, instead of a quick few.
"""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize

from cardwright.engine import load_game
from cardwright.engine.state import State
from tests.engine.pairs import Machine, Pair
from tests.engine.second.card_tennis import deal

SEATS = {"singles": 2, "doubles": 4}
DEALS = ["once a game", "every ball", "refill"]
DECKS = {"24/14/6/4": 48, "6/7/3/2": 18, "8/4/8/1": 21}  # small packs are used up often
TABLES = [(form, {"deal": deal, "deck": deck}) for form, deal, deck in product(SEATS, DEALS, DECKS)]
QUICK = 40  # games under one set of options
WORDS = ["serve", "return", "volley", "net", "d", "p"]


class Game(Pair):
    """One game, in the engine and in the second model."""

    def __init__(self, form: str, order: list[int], dealer: int, options: dict[str, str]) -> None:
        played = load_game("card-tennis").form(form).with_options(**options)
        super().__init__(
            played,
            played.deal(order=order, dealer=dealer),
            deal(form, order, dealer, options),
            f"{form} {options}, dealer {dealer}, {order}:",
        )

    def action(self, word: str) -> int:
        """As the words are numbered."""
        return WORDS.index(word)

    def strokes(self, cards: tuple[int, ...]) -> list[str]:
        """The letters of cards, in order."""
        ranks = [self.form.pack[card].rank for card in cards]
        return sorted({"serve": "S", "return": "R", "volley": "V", "net": "N"}[r] for r in ranks)

    def of_engine(self) -> dict[str, object]:
        """The table, as the engine sees it."""
        state, outcome = self.state, self.state.outcome
        seats = range(self.form.seats)
        return {
            "to move": state.to_move,
            "question": state.question,
            "legal": [self.form.action_name(action) for action in state.legal()],
            "hands": [self.strokes(state.hand(seat)) for seat in seats],
            "trays": [self.strokes(state.tray(seat)) for seat in seats],
            "pack": [self.form.pack[card].rank[0].upper() for card in state.undrawn],
            "balls": list(state.tricks),
            "tricks": list(state.tricks),
            "on trays": list(state.view(0).balls),
            "over": state.over,
            "awards": [tuple(award)[:3] for award in outcome.awards] if outcome else [],
            "clause": outcome.clause if outcome else "",
        }

    def of_model(self) -> dict[str, object]:
        """The table, as the second model sees it."""
        model = self.model
        up = [[s for hitter, s in model.rally if hitter == seat] for seat in range(model.seats)]
        return {
            "to move": model.to_move,
            "question": model.question,
            "legal": sorted(model.legal(), key=WORDS.index),
            "hands": [sorted(hand) for hand in model.hands],
            "trays": [sorted(t + u) for t, u in zip(model.trays, up, strict=True)],
            "pack": model.pack,
            "balls": model.balls,
            "tricks": model.balls,
            "on trays": model.on_trays,
            "over": model.over,
            "awards": [tuple(award) for award in model.awards],
            "clause": model.clause,
        }


def _played(form: str, options: dict[str, str], seed: int) -> Game:
    """A whole game, played at random as the seed says."""
    chance = Random(f"{form} {options} {seed}")
    order = list(range(DECKS[options["deck"]]))
    chance.shuffle(order)
    pair = Game(form, order, chance.randrange(SEATS[form]), options)
    while not pair.model.over:
        pair.play(chance.choice(sorted(pair.model.legal())))
    return pair


@pytest.mark.parametrize(("form", "options"), TABLES, ids=str)
def test_the_engine_and_the_second_model_agree(
    form: str, options: dict[str, str], lockstep: int
) -> None:
    for seed in range(lockstep or QUICK // 2):
        _played(form, options, seed)


def test_small_packs_are_shuffled_again_and_run_out() -> None:
    games = {
        (form, number): _played(form, {"deal": deal, "deck": "6/7/3/2"}, number)
        for form, deal in (("singles", "once a game"), ("doubles", "refill"))
        for number in range(QUICK)
    }
    assert max(game.model.shuffles for game in games.values()) > 4
    told = [
        clause
        for game in games.values()
        for state, action in moments(game)
        for event in game.form.action_events(state, action)
        for clause in event.clauses
    ]
    assert told.count("TEN-B9") > 10


def moments(pair: Game) -> Iterator[tuple[State, int]]:
    """Every moment of a game and the action that was taken."""
    last = pair.state
    state: State = pair.form.deal(order=last.order, dealer=last.dealer)
    for action in last.actions:
        yield state, action
        state = state.apply(action)


class Lockstep(Machine):
    """The same, led by Hypothesis."""

    @initialize(table=st.sampled_from(TABLES), data=st.data())
    def dealt(self, table: tuple[str, dict[str, str]], data: st.DataObject) -> None:
        form, options = table
        order = data.draw(st.permutations(range(DECKS[options["deck"]])))
        self.pair = Game(form, list(order), data.draw(st.integers(0, SEATS[form] - 1)), options)


TestLockstep = Lockstep.TestCase
TestLockstep.settings = settings(stateful_step_count=50, derandomize=True)
