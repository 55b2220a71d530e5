"""Simple players play deal after deal, each of which can be played again alone.

Deal k, from 1, is shuffled by `mixed(seed, k)`, and the chance of each player is derived from that.
The deal passes to the left. What a player is shown is its view and the actions open to it.
"""

from collections.abc import Iterable, Iterator
from random import Random  # noqa: TID251 - random() alone is the same on every version
from types import ModuleType
from typing import Generic, NamedTuple, cast

from cardwright.engine.kernel import Form, require_run
from cardwright.engine.library import load_game
from cardwright.engine.outcome import Outcome
from cardwright.engine.shuffle import mixed
from cardwright.engine.state import S, State
from cardwright.errors import UnknownName


class PlayedDeal(NamedTuple, Generic[S]):
    """A deal that was played to its end."""

    seed: int  # of its shuffle
    leader: int  # the seat that was asked first
    state: S

    @property
    def outcome(self) -> Outcome:
        """The result of the deal."""
        return cast("Outcome", self.state.outcome)


def forms_of(
    game: str, name: str | None = None, seats: int | None = None, /, **agreed: str
) -> list[Form[State]]:
    """The form of this name of a game, or all its forms, as a table agrees to play them.

    Of all forms those that have the options which are agreed, and with `seats` those that so many
    play. Raises UnknownName for what the game or the form does not have, for a number that it does
    not seat, and for a game that only prints.
    """
    found = load_game(game)
    forms = [found.form(form) for form in (found.forms if name is None else (name,))]
    able = [form for form in forms if seats is None or seats in form.seat_choices]
    if not able:
        choices = sorted({number for form in forms for number in form.seat_choices})
        who = found.title if name is None else forms[0].title
        hint = f"seats: {', '.join(map(str, choices))}"
        raise UnknownName(f"{who} is not for {seats} players", hint=hint)
    if name is None:
        able = [form for form in able if form.questions.keys() >= agreed.keys()]
        if not able:
            raise _no_form_has(agreed, forms, found.title)
    return [form.with_options(**agreed) for form in able]


def _no_form_has(options: Iterable[str], forms: Iterable[Form[State]], title: str) -> UnknownName:
    """The error for options that no form has, or none together."""
    known = dict.fromkeys(option for form in forms for option in form.questions)
    for option in options:
        if option not in known:
            return UnknownName.among(f"option of {title}", option, known)
    which = ", ".join(options)
    return UnknownName(
        f"no requested form of {title} has {which}", hint="set only options that one form has"
    )


def study_of(game: str) -> ModuleType:
    """The study of a game whose pack had to be found by trial: its module in the law.

    Raises UnknownName for a game that has none, for no game, and for one that only prints.
    """
    found = load_game(game)
    if not hasattr(found.law, "study"):
        raise UnknownName(
            f"{found.title} has no study", hint="only a game with a lost pack has one"
        )
    module: ModuleType = found.law.study
    return module


def simulate(
    form: Form[S], deals: int, seed: int, seats: int | None = None
) -> Iterator[PlayedDeal[S]]:
    """The deals of a run, one after another; `seats` is needed if the form leaves a choice.

    >>> from cardwright.engine import load_game
    >>> form = load_game("court").form("two-handed")
    >>> [played.state.outcome.points for played in simulate(form, 3, seed=7)]
    [(0, 1), (0, 3), (1, 0)]
    """
    require_run(form, seed)
    return (play_deal(form, seed, number, seats) for number in range(1, deals + 1))


def play_deal(form: Form[S], seed: int, number: int, seats: int | None = None) -> PlayedDeal[S]:
    """Deal `number` of the run of this seed, as it is in the run."""
    dealt = mixed(seed, number)
    seats = form.seats if seats is None else seats
    chances = [Random(mixed(dealt, seat)).random for seat in range(seats)]
    state = form.deal(dealt, dealer=(number - 1) % seats, seats=seats)
    leader = state.to_move
    while not state.over:
        seat = state.to_move
        action = form.simple_action(state.view(seat), state.legal(), chances[seat])
        state = state.apply(action)
    return PlayedDeal(dealt, leader, state)
