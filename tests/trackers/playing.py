"""Whole matches of simple players, to be written on trackers."""

from random import Random
from typing import Any

from cardwright.engine.kernel import Form
from cardwright.engine.match import Match
from cardwright.engine.shuffle import mixed

NAMES = ("Wilhelmina", "Bartholomew", "Josephine", "Montgomery", "Ann", "Bo", "Cleo", "Dorothea")


def played(form: Form[Any], seed: int, seats: int | None = None) -> Match[Any]:
    """A match that was played to its end."""
    choice = {} if seats is None else {"seats": seats}
    match: Match[Any] = form.match(seed, **choice)
    chance = Random(mixed(seed, 1)).random
    while not match.over:
        state = match.state
        if state.outcome is not None:
            match.next()
            continue
        moves = getattr(match, "remaining", form) if len(match.table) < match.seats else form
        seat = state.to_move
        match.play(moves.simple_action(state.view(seat), state.legal(), chance))
    return match
