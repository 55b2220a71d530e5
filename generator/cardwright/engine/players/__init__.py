"""Players by name: beginner, good and strong.

A player is told the view of its seat, the actions open, and numbers of chance, and nothing else.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Protocol, cast

from cardwright.engine.kernel import Form
from cardwright.engine.players.sampled import Sampled
from cardwright.engine.shuffle import Chance
from cardwright.engine.state import S, State
from cardwright.errors import InputError, UnknownName, excerpt


class Player(Protocol):
    """Any object that plays a form at any seat: a class of yours with this method.

    >>> from cardwright.engine import load_game
    >>> class First:
    ...     def action(self, view, legal, chance):
    ...         return legal[0]
    >>> state = load_game("court").form("two-handed").deal(seed=7)
    >>> First().action(state.view(state.to_move), state.legal(), lambda: 0.5) in state.legal()
    True
    """

    def action(self, view: Any, legal: Sequence[int], chance: Chance) -> int:  # noqa: ANN401
        """The choice of the player among the `legal` actions.

        `view` is the knowledge of its seat; `chance` returns random numbers from 0 to 1.
        """


class Beginner:
    """The simple player of a game, which simulations use."""

    def __init__(self, form: Form[State]) -> None:
        self.form = form

    def action(self, view: Any, legal: Sequence[int], chance: Chance) -> int:  # noqa: ANN401
        """The choice of the simple player among the open actions."""
        return self.form.simple_action(view, legal, chance)


def _good(form: Form[State]) -> Player:
    return Sampled(form, samples=16)


def _strong(form: Form[State]) -> Player:
    return Sampled(form, samples=64)


PLAYERS: Mapping[str, Callable[[Form[State]], Player]] = MappingProxyType(
    {"beginner": Beginner, "good": _good, "strong": _strong}
)


def player(name: str, form: Form[S]) -> Player:
    """The player of this name, for a form: “beginner”, “good” or “strong”.

    >>> from cardwright.engine import load_game
    >>> form = load_game("court").form("two-handed")
    >>> state = form.deal(seed=7)
    >>> choice = player("good", form).action(state.view(state.to_move), state.legal(), lambda: 0.5)
    >>> choice in state.legal()
    True

    Raises UnknownName for an unknown name, and for a form that only beginners can play so far.
    """
    if name not in PLAYERS:
        raise UnknownName.among("player", name, PLAYERS)
    return PLAYERS[name](cast("Form[State]", form))


def require_form(one: Player, form: Form[S]) -> None:
    """Raise InputError for what is no player, and for one of another form or other agreements."""
    if isinstance(one, type) or not callable(getattr(one, "action", None)):
        raise InputError(
            f"{excerpt(repr(one))} is not a player",
            hint="use player(“good”, form), or an object with a method “action”",
        )
    made_for = getattr(one, "form", form)
    if made_for != form:
        other = made_for.title if made_for.title != form.title else "other agreements"
        raise InputError(
            f"a player made for {other} cannot play {form.title}",
            hint="create one for this form: player(name, form)",
        )
