"""Simple players play deal after deal, each of which can be played again alone.

Deal k, from 1, is shuffled by `mixed(seed, k)`, and the chance of each player is derived from that.
The deal passes to the left. What a player is shown is its view and the actions open to it.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple, cast

from generator.engine.games import GAMES, load_game
from generator.engine.kernel import NOBODY, Form, Outcome, State
from generator.engine.shuffle import mixed
from generator.errors import UsageError


class Played(NamedTuple):
    """A deal that was played to its end."""

    seed: int  # of its shuffle
    leader: int  # the seat that was asked first
    closer: int  # the seat that closed, or NOBODY
    state: State

    @property
    def outcome(self) -> Outcome:
        """What the deal brought."""
        return cast("Outcome", self.state.outcome)

    @property
    def winner(self) -> int:
        """The side that made the points of the deal, or NOBODY.

        Not who only made a point during play, nor a dealer who shares what another made.
        """
        outcome = self.outcome
        return next((a.side for a in outcome.awards if a.clause == outcome.clause), NOBODY)


def forms_of(game: str, name: str | None = None) -> list[Form[Any]]:
    """The form of this name of a game, or all its forms.

    Raises UsageError for what the game does not have, UnknownName for a game that only prints.
    """
    if game not in GAMES:
        raise UsageError.among("game", game, GAMES)
    found = load_game(game)
    if name not in (None, *found.forms):
        raise UsageError.among(f"form of {found.title}", str(name), found.forms)
    return [found.form(form) for form in found.forms if name in (None, form)]


def simulate(form: Form[Any], deals: int, seed: int) -> Iterator[Played]:
    """So many deals of a run, one after the other.

    >>> from generator.engine import load_game
    >>> form = load_game("court").form("two-handed")
    >>> [played.state.outcome.points for played in simulate(form, 3, seed=7)]
    [(0, 1), (0, 3), (1, 0)]
    """
    return (play_deal(form, seed, number) for number in range(1, deals + 1))


def play_deal(form: Form[Any], seed: int, number: int) -> Played:
    """Deal `number` of the run of this seed, as it is in the run."""
    dealt = mixed(seed, number)
    chances = [Random(mixed(dealt, seat)).random for seat in range(form.seats)]
    close = form.notation.names.index("z") if "z" in form.notation.names else NOBODY
    state = form.deal(dealt, dealer=(number - 1) % form.seats)
    leader, closer = state.to_move, NOBODY
    while not state.over:
        seat = state.to_move
        action = form.simple_action(state.view(seat), state.legal(), chances[seat])
        closer = seat if action == close else closer
        state = state.apply(action)
    return Played(dealt, leader, closer, state)
