"""Deals for the contract: every form that can be played, under every choice of every option.

What is needed to play them is asked of the state and the form alone, so that a new game has
nothing to add here. Where its cards are not its actions, or go back into the pack, a state says
itself which lie where: `undrawn`, the pack from the top, and `put_down`, those that lie open.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from cardwright.engine import GAMES, judge, load_game
from cardwright.engine.kernel import Form
from cardwright.engine.library import game_of
from cardwright.engine.outcome import NOBODY
from cardwright.engine.shuffle import mixed
from cardwright.engine.state import State
from cardwright.errors import UnknownName
from cardwright.ledger import Ledger
from tests.own_decks import EXAMPLES, example, ledger_like, pairs_ledger

Chance = Callable[[], float]
TRIES = 40  # ways in which the cards that a seat has not seen are dealt anew
LONGEST = 60  # so many actions for each card of the pack, and the deal will never end


@dataclass(frozen=True)
class Table:
    """A form under the agreements of one table."""

    game: str
    name: str
    agreed: dict[str, str] = field(default_factory=dict, hash=False)
    ledger: Ledger | None = None  # of a deck that is made of a list

    def __str__(self) -> str:
        return " ".join((self.game, self.name, *(f"{k}={v}" for k, v in self.agreed.items())))

    def form(self) -> Form[Any]:
        game = game_of(self.ledger) if self.ledger else load_game(self.game)
        return game.form(self.name).with_options(**self.agreed)


def recommended() -> list[Table]:
    """Every form of every game that has a law, with the options we recommend."""
    tables = []
    for name in GAMES:
        try:
            tables += [Table(name, form) for form in load_game(name).forms]
        except UnknownName:  # can be printed, but not yet played
            continue
    return tables


def of_lists() -> list[Table]:
    """Forms of decks of lists: many small groups, groups of all sizes, pairs, and the examples."""
    decks = {
        "list of thirteen groups": (ledger_like("quartets", (3,) * 13), ["easy"]),
        "list of authors": (ledger_like("authors", (3, 4, 5, 6)), ["full", "bank"]),
        "list of four pairs": (pairs_ledger(4), ["easy"]),
    }
    decks |= {path.name: (example(path.name), ["easy"]) for path in sorted(EXAMPLES.iterdir())}
    return [
        Table(name, form, ledger=ledger)
        for name, (ledger, forms) in decks.items()
        for form in forms
    ]


def agreed_otherwise() -> Iterator[Table]:
    """Every form with one of its options at another choice."""
    for table in recommended():
        for name, question in table.form().questions.items():
            others = [choice for choice in question.choices if choice != question.default]
            yield from (Table(table.game, table.name, {name: other}) for other in others)


def dealt(form: Form[Any], seed: int) -> State:
    """The first state of a deal; seats and dealer go round with the seed."""
    seats = form.seat_choices[seed % len(form.seat_choices)]
    state: State = form.deal(seed, dealer=seed % seats, seats=seats)
    return state


def play_out(form: Form[Any], seed: int) -> list[State]:
    """The states of a deal, from the first to the last; how it is played goes with the seed."""
    chance = Random(mixed(seed, 0)).random
    manner = MANNERS[seed % len(MANNERS)]
    states = [dealt(form, seed)]
    while not states[-1].over:
        states.append(states[-1].apply(manner(states[-1], chance)))
        assert len(states) <= LONGEST * len(form.pack), f"seed {seed} does not come to an end"
    return states


# ------------------------------------------------------------------ manners of playing


def _any(state: State, chance: Chance) -> int:
    """Takes any action."""
    return _one_of(state.legal(), chance)


def _patient(state: State, chance: Chance) -> int:
    """Does not end the deal while cards are held, except one time in fifty."""
    action = _one_of(state.legal(), chance)
    if chance() < 0.02 or not _stops(state, action):
        return action
    going_on = [action for action in state.legal() if not _stops(state, action)]
    return _one_of(going_on, chance) if going_on else action


def _plain(state: State, chance: Chance) -> int:
    """Plays a card where one may be played, and does not end the deal."""
    legal = state.legal()
    cards = legal[: bisect_left(legal, state.form.card_actions)]
    return _one_of(cards, chance) if cards else _patient(state, chance)


def _busy(state: State, chance: Chance) -> int:
    """Does whatever is no card where it may be done, and does not end the deal."""
    legal = state.legal()
    deeds = legal[bisect_left(legal, state.form.card_actions) :]
    going_on = [action for action in deeds if not _stops(state, action)]
    return _one_of(going_on, chance) if going_on else _patient(state, chance)


def _called(state: State, chance: Chance) -> int:
    """Calls the referee now and then, and otherwise is patient."""
    form = state.form
    if form.calls and chance() < 0.04:
        call = form.action_count + int(chance() * len(form.calls))
        if judge(state, call).ok:
            return call
    return _patient(state, chance)


MANNERS = (_patient, _busy, _any, _plain, _patient, _called)


def _stops(state: State, action: int) -> bool:
    """Whether an action ends the deal although somebody still holds cards."""
    after = state.apply(action)
    return after.over and any(after.hand(seat) for seat in range(after.seats))


def _one_of(actions: list[int], chance: Chance) -> int:
    return actions[int(chance() * len(actions))]


# ------------------------------------------------------------------ what a seat cannot know


def redealt(states: list[State], seat: int, chance: Chance) -> list[State] | None:
    """The same actions after a deal that the seat cannot tell from the one that was played.

    The cards that the seat has not seen change places: all of them, or else two. None when nothing
    that was tried leads to the same: somebody could not have acted so with other cards, would have
    been asked something else, or would hold more cards or fewer.
    """
    first = states[0]
    seen = _seen(states, seat)
    hidden = [n for n, card in enumerate(first.order) if card not in seen]
    for attempt in range(TRIES if len(hidden) > 1 else 0):
        places = hidden if attempt < 3 else _mixed(hidden, chance)[:2]
        cards = _mixed([first.order[n] for n in places], chance)
        order = list(first.order)
        for n, card in zip(places, cards if attempt < 3 else cards[::-1], strict=True):
            order[n] = card
        if order != list(first.order) and (again := _again(states, seat, order)):
            return again
    return None


def _again(states: list[State], seat: int, order: list[int]) -> list[State] | None:
    """The actions of these states after this deal, if they lead to the same for all to see."""
    first, last = states[0], states[-1]
    again: list[State] = [first.form.deal(order=order, dealer=first.dealer, seats=first.seats)]
    for before, action in zip(states, last.actions, strict=False):
        now = again[-1]
        if (now.to_move, now.question) != (before.to_move, before.question):
            return None
        if action not in now.legal() and not judge(now, action).ok:  # a call of the referee is not
            return None
        again.append(now.apply(action))
    pairs = zip(again, states, strict=True)
    same = all(_open(a) == _open(b) and a.hand(seat) == b.hand(seat) for a, b in pairs)
    return again if same else None


def _open(state: State) -> tuple[object, ...]:
    """What everybody sees: who is asked what, how many cards each holds, what was put down."""
    held = [len(state.hand(seat)) for seat in range(state.seats)]
    tokens = state.form.pack.tokens
    return state.question, state.to_move, held, [tokens[card] for card in put_down(state)]


def _seen(states: list[State], seat: int) -> set[int]:
    """The cards that a seat has held, that lay open, and that were played."""
    seen = set(put_down(states[-1]))
    for state in states:
        seen |= {*state.hand(seat), getattr(state, "turn_up", -1), *trick(state)}
    return seen


def undrawn(state: State) -> list[int]:
    """The stock, and the card that lies turned up beside it or by itself, where there is one."""
    if hasattr(state, "undrawn"):
        return list(state.undrawn)
    top = getattr(state, "top", None)
    turn_up: int = getattr(state, "lying" if top is None else "turn_up", NOBODY)
    return [*state.order[len(state.order) if top is None else top :], *([turn_up] * (turn_up >= 0))]


def put_down(state: State) -> list[int]:
    """The cards led and played, in order: an announcement leads its card."""
    if hasattr(state, "put_down"):
        return list(state.put_down)
    form, cards = state.form, len(state.order)
    names = (form.action_name(action, state) for action in state.actions)
    found = (form.parse(name.removesuffix("!"), state) for name in names)
    return [card for card in found if card < cards]


def trick(state: State) -> tuple[int, ...]:
    """The cards that lie on the table and wait for a reply."""
    cards: tuple[int, ...] = getattr(state, "trick", ())
    led = getattr(state, "led", -1)
    return cards if led < 0 else (*cards, led)


def _mixed(cards: list[int], chance: Chance) -> list[int]:
    return sorted(cards, key=lambda _card: chance())
