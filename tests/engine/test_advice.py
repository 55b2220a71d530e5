"""Refusals that name cards to play instead: each of these cards may be played."""

from random import Random

import pytest

from cardwright.engine import judge, load_game, play
from cardwright.engine.masks import members
from cardwright.engine.state import State

#: The facts of a refusal that are masks of cards to play instead.
_ADVICE = ("open", "better")
_DEALS = 12
_FORMS = [
    ("court", "two-handed"),
    ("court", "four-handed"),
    ("sixty-six", "two-handed"),
    ("sixty-six", "four-handed"),
    ("nations", "four-handed"),
]


def advised(state: State) -> list[int]:
    """The cards that refusals in this state name as those to play."""
    cards = range(len(state.form.pack.cards))
    refused = (verdict for card in cards if not (verdict := judge(state, card)).ok)
    return [
        card
        for verdict in refused
        for fact in _ADVICE
        if fact in verdict.saying.facts
        for card in members(verdict.facts[fact])
    ]


@pytest.mark.parametrize(("game", "name"), _FORMS)
def test_a_refusal_names_only_cards_that_may_be_played(game: str, name: str) -> None:
    form = load_game(game).form(name)
    heard = 0
    for seed in range(_DEALS):
        state, chance = form.deal(seed), Random(seed)
        while not state.over:
            named = advised(state)
            assert set(named) <= set(state.legal())
            heard += len(named)
            state = play(state, chance.choice(state.legal()))
    assert heard > _DEALS
