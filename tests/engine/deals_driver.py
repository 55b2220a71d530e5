"""Plays seeded deals of every form of every game that has a law, and prints what became of them.

    python tests/engine/deals_driver.py 200

One line for each form: its name and a SHA-256 of all records. A record is the actions in notation,
the counts after each, what the judge, the teller and the describer said on the way, and the
outcome. Needs nothing but the standard library and the path of `cardwright`; test_interpreters.py
runs it under other Pythons and hash seeds, and compares the lines.
"""

import hashlib
import importlib.util
import json
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from cardwright.engine import GAMES, judge, load_game
from cardwright.engine.kernel import Form
from cardwright.engine.state import State


def lawful() -> Iterator[tuple[str, Form[Any]]]:
    """Every form of every game that has a law, by name."""
    for name in GAMES:
        if importlib.util.find_spec(f"cardwright.engine.games.{name.replace('-', '_')}"):
            game = load_game(name)
            yield from ((f"{name} {form}", game.form(form)) for form in game.forms)


def chosen(state: State, draw: Callable[[], float], *, calm: bool) -> int:
    """One of the legal actions; a calm player plays a card, draws or passes where he can."""
    legal, form = state.legal(), state.form
    if calm:
        cards = form.card_actions
        quiet = [a for a in legal if a < cards or form.action_name(a, state) in {"d", "p"}]
        legal = quiet or legal
    return legal[int(draw() * len(legal))]


def record(form: Form[Any], seed: int) -> Iterator[object]:
    """What is written down of a deal; with odd seeds it is played calmly, to the last card."""
    draw = Random(seed).random
    state = form.deal(seed=seed, dealer=seed % form.seats)
    yield form.deal_events(state)
    while not state.over:
        asked = judge(state, int(draw() * form.action_count))
        action = chosen(state, draw, calm=seed % 2 == 1)
        yield asked.ok, asked.clause, asked.text, judge(state, action).text
        yield form.action_name(action, state), form.describe(action, state)
        yield form.action_events(state, action)
        state = state.apply(action)
        yield state.to_move, state.counts, state.tricks, state.awards
    yield state.outcome


def digest(form: Form[Any], deals: int) -> str:
    """The SHA-256, in hexadecimal, of the records of the deals with the seeds 0 … deals − 1.

    Of a form with many actions, whose deals are long, there are fewer.
    """
    total = hashlib.sha256()
    for seed in range(max(2, min(deals, deals * 50 // form.action_count))):
        for fact in record(form, seed):
            total.update(json.dumps(fact).encode() + b"\n")
    return total.hexdigest()


if __name__ == "__main__":
    for title, lawful_form in lawful():
        print(title, digest(lawful_form, int(sys.argv[1])))  # noqa: T201 - what it is for
