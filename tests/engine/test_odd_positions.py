"""Positions that somebody has garbled: refused with a message, or played like any other."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from cardwright.engine import judge
from cardwright.engine.kernel import Form
from cardwright.engine.state import State
from cardwright.errors import InputError
from tests.engine.said import FORMS, SHUFFLED, Said, chosen, form_of, said_of
from tests.tiers import Sample, every

QUESTIONS = ["lead", "reply", "opening", "announced", "closed-on", "before-draw", "before-turn-up"]
QUESTIONS += ["serve", "answer", "help", "draw", "drawn"]


def garbled(form: Form[Any], said: Said, chance: Random) -> Said:
    """The facts with one to three of them left out or changed."""
    cards = [*form.pack.tokens]
    facts: Said = {
        name: fact.copy() if isinstance(fact, dict | list) else fact for name, fact in said.items()
    }
    for _ in range(chance.choice([1, 1, 2, 3])):
        name = chance.choice(list(facts) or ["closed_by"])
        fact = facts.get(name)
        if chance.random() < 0.3:
            facts.pop(name, None)
        elif fact and isinstance(fact, dict):
            del fact[chance.choice(list(fact))]
        elif fact and isinstance(fact, list):
            place = chance.randrange(len(fact))
            number = chance.choice([0, 1, 5, 20, 60, 66])
            fact[place] = chance.choice(cards) if isinstance(fact[place], str) else number
        elif name == "question":
            facts[name] = chance.choice(QUESTIONS)
        elif isinstance(fact, str):
            facts[name] = chance.choice(cards) + chance.choice(["", "!"])
        else:
            facts[name] = chance.randrange(4)
    return facts


def play_out(state: State, chance: Random) -> None:
    """To the end of the deal, with everything asked that can be asked."""
    form = state.form
    while not state.over:
        legal = state.legal()
        for action in range(form.action_count + len(form.calls)):
            verdict = judge(state, action)
            assert "{" not in verdict.text
            assert action >= form.action_count or verdict.ok == (action in legal)
        for seat in range(state.seats):
            assert state.view(seat).to_move == state.to_move
        action = chosen(state, chance.random)
        assert form.action_events(state, action)
        state = state.apply(action)
    assert state.outcome


def states(form: Form[Any], seeds: Iterable[int]) -> Iterable[State]:
    """The states of some deals."""
    for seed in seeds:
        chance = Random(seed).random
        state = form.deal(seed, dealer=seed % form.seats)
        while not state.over:
            yield state
            state = state.apply(chosen(state, chance))


@pytest.mark.quick(1)
@pytest.mark.parametrize(("game", "name", "agreed"), every(3, [*FORMS, *SHUFFLED]))
def test_what_is_garbled_is_refused_or_played(
    game: str, name: str, agreed: dict[str, str], sample: Sample
) -> None:
    form = form_of(game, name, **agreed)
    made = 0
    refused = []
    for number, state in enumerate(states(form, range(sample(2, 6)))):
        chance = Random(number)
        try:
            position = form.position(garbled(form, said_of(state), chance))
        except InputError as error:
            refused.append(error.message)
            continue
        assert sorted(position.order) == list(range(len(form.pack)))
        play_out(position, chance)
        made += 1
    assert made > 10
    assert len(refused) > 10
    assert all(message.startswith("position: ") for message in refused)
