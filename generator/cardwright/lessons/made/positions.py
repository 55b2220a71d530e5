"""Sheets about positions at the table: simulated deals, judged by the engine.

A position begins at the start of a turn. Only what is on the sheet counts as heard: the engine
judges a game that begins there, with the hands and groups of that moment and the calls since.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise

from cardwright.engine.kernel import Form, judge
from cardwright.engine.library import game_of
from cardwright.engine.seat_view import Certainty
from cardwright.engine.sentence import PlayerNames, all_of, so_many
from cardwright.engine.simulate import play_deal
from cardwright.engine.state import State
from cardwright.ledger import Ledger
from cardwright.lessons.asking import ALLOWED, NOT_ALLOWED
from cardwright.lessons.judged import Choice, LessonQuestion
from cardwright.lessons.made.sheets import SEED, HeardCall, MadeSheet, Moment, ordered
from cardwright.lessons.table import LessonTable, hand

#: The form of the positions, which every deck of a list has: each name is one card.
_FORM = "easy"
_PLAYERS = ("Ann", "Ben", "Cy", "Di")
#: A deck of so many cards is played by four, a smaller one by three.
_FOUR = 12
#: So many deals are simulated; the positions of each kind; the choices of a question.
_DEALS, _SHEETS, _CHOICES = 60, 3, 6
#: The cards of the player to move, at least and at most, and the calls on a sheet, at most.
_FEW, _MANY, _HEARD = 2, 12, 9
#: Beside the call that is certain: those that may miss, at least, and those that can only miss.
_OPEN, _VAIN = 2, 2
#: Where it is asked which calls are allowed, the reasons against others and the choices, at least;
#: the second is for decks in which no deal has so many.
_RICH = ((3, _CHOICES), (2, 4))
_MINUTES = 8
#: The verdicts on a call where chances are asked about.
CERTAIN, NOT_CERTAIN = "certain", "not certain"
#: The reasons of the judge in the words of a deck, by clause, for the calls that sheets show.
_REFUSED: Mapping[str, str] = {
    "AUTH-R2": "{who} has no card of the group {group}.",
    "AUTH-R1b": "{who} already has this card.",
    "AUTH-B12": "The group {group} is already on the table.",
    "AUTH-B9": "{asked} has no cards left.",
}
_MAY = "{who} has another card of the group {group}."
#: A player who calls, in the words of the engine; players of a deck of a list ask.
_CALLED = re.compile(rf"\b({'|'.join(_PLAYERS)}) called\b")


@dataclass(frozen=True, slots=True)
class _Position:
    """A moment of a simulated deal: its states since the turn began that the sheet shows."""

    states: tuple[State, ...]
    names: PlayerNames

    @property
    def state(self) -> State:
        """The state in which the question is asked."""
        return self.states[-1]

    @property
    def form(self) -> Form[State]:
        """The form that is played."""
        return self.state.form

    @property
    def mover(self) -> str:
        """The player to move."""
        return self.names.of(self.state.to_move)

    def name(self, card: int) -> str:
        """The name of a card."""
        return self.form.ledger.author(self.form.pack[card].author).name

    def group(self, card: int) -> str:
        """The name of the group of a card."""
        return self.form.ledger.suit(self.form.pack[card].suit).name

    def call(self, action: int) -> tuple[int, int]:
        """The seat that a call asks, and the card."""
        called = self.form.called_for(action)
        assert called is not None
        return called


class _Deals:
    """Simulated deals, each played when it is first needed."""

    def __init__(self, form: Form[State], seats: int) -> None:
        self._form = form
        self._seats = seats
        self._played: list[tuple[State, ...]] = []

    def all(self) -> Iterator[tuple[State, ...]]:
        """All states of each deal, in their order."""
        for place in range(_DEALS):
            if place == len(self._played):
                self._played.append(self._deal(place + 1))
            yield self._played[place]

    def _deal(self, number: int) -> tuple[State, ...]:
        played = play_deal(self._form, SEED, number, self._seats)
        dealer = (number - 1) % self._seats
        states = [self._form.deal(played.seed, dealer=dealer, seats=self._seats)]
        for action in played.state.actions:
            states.append(states[-1].apply(action))
        return tuple(states)


def position_sheets(ledger: Ledger) -> Iterator[MadeSheet]:
    """The sheets about calls that are allowed, then those about calls that are certain."""
    form = game_of(ledger).form(_FORM)
    seats = 4 if len(form.pack) >= _FOUR else 3
    deals = _Deals(form, seats)
    tries = (tuple(_several("ask", partial(_allowed, rich), deals)) for rich in _RICH)
    yield from next(filter(None, tries), ())
    yield from _several("certain", _certain, deals)


def _several(
    kind: str, make: Callable[[Sequence[State], int], MadeSheet | None], deals: _Deals
) -> Iterator[MadeSheet]:
    """Sheets of one kind, each from another deal and about another player."""
    number = 0
    for deal in deals.all():
        sheet = make(deal, number)
        if sheet:
            number += 1
            yield replace(sheet, id=f"{kind}-{number}")
        if number == _SHEETS:
            return


def _positions(deal: Sequence[State], heard: int, player: int) -> Iterator[_Position]:
    """The positions of a deal with a hand of the right size, each with so many calls at most.

    The player to move is always the same, by number; the others follow in their order.
    """
    begun = [n for n, state in enumerate(deal) if n == 0 or state.to_move != deal[n - 1].to_move]
    for number, state in enumerate(deal[:-1]):
        if not _FEW <= len(state.hand(state.to_move)) <= _MANY:
            continue
        first = next((n for n in begun if number - heard <= n <= number), None)
        if first is None:
            continue
        states = [_set_up(deal[first])]
        for action in state.actions[len(deal[first].actions) :]:
            states.append(states[-1].apply(action))
        first_seat = (player - state.to_move) % state.seats
        players = _PLAYERS[: state.seats]
        names = PlayerNames((*players[first_seat:], *players[:first_seat]))
        yield _Position(tuple(states), names)


def _set_up(state: State) -> State:
    """The state as it is on the table, without what was heard before."""
    form = state.form
    piles = form.seat_view(state.view(state.to_move)).piles
    facts = {
        "seats": state.seats,
        "dealer": state.dealer,
        "caller": state.to_move,
        "hands": {
            str(seat): [form.pack[card].id for card in state.hand(seat)]
            for seat in range(state.seats)
        },
        "stacks": [[pile.seat, [face.id for face in pile.cards]] for pile in piles],
    }
    return form.position(facts)


# ------------------------------------------------------------------ which calls are allowed


def _allowed(rich: tuple[int, int], deal: Sequence[State], player: int) -> MadeSheet | None:
    """The question which calls are allowed, where a deal has the most reasons why others are not."""
    reasons, fewest = rich
    found = [(position, _judged(position)) for position in _positions(deal, 0, player)]
    fit = [
        (position, choices)
        for position, choices in found
        if len(choices) >= fewest and sum(not choice.ok for choice in choices) >= reasons
    ]
    if not fit:
        return None
    position, choices = max(fit, key=lambda each: sum(not choice.ok for choice in each[1]))
    who = position.mover
    return _sheet(
        position,
        choices,
        title=f"Whom may {who} ask, and for what?",
        aim="See what is allowed",
        question=f"It is {who}’s turn. Which of these may {who} do?",
        hint="Tick all that the rules allow, wise or not.",
    )


def _judged(position: _Position) -> tuple[Choice, ...]:
    """Calls with the verdicts of the judge: some that are allowed, then one for each reason."""
    state, form = position.state, position.form
    allowed: list[Choice] = []
    refused: dict[str, Choice] = {}
    key = " ".join(map(str, state.actions)), position.mover, str(state.hand(state.to_move))
    for action in ordered(range(form.card_actions), *key):
        seat, card = position.call(action)
        if seat >= state.seats or seat == state.to_move:
            continue
        verdict = judge(state, action)
        reason = _MAY if verdict.ok else _REFUSED[verdict.clause]
        text = reason.format(
            who=position.mover, asked=position.names.of(seat), group=position.group(card)
        )
        said = ALLOWED if verdict.ok else NOT_ALLOWED
        choice = Choice(str(action), _label(position, action), (), verdict.ok, said, text, ())
        if verdict.ok:
            allowed.append(choice)
        else:
            refused.setdefault(verdict.clause, choice)
    shown = [*refused.values(), *allowed][:_CHOICES]
    return tuple(ordered(shown, *key, "shown"))


# ------------------------------------------------------------------ which call is certain


def _certain(deal: Sequence[State], player: int) -> MadeSheet | None:
    """The question which call is certain, at the first position of a deal that has such a call."""
    for position in _positions(deal, _HEARD, player):
        choices = _weighed(position)
        if not choices:
            continue
        who = position.mover
        return _sheet(
            position,
            choices,
            title=f"Which of {who}’s calls is certain?",
            aim="Work out who has a card",
            question=f"It is {who}’s turn. One of these calls is certain to succeed. Which one?",
            hint="Tick one.",
        )
    return None


def _weighed(position: _Position) -> tuple[Choice, ...]:
    """One call that is certain among others that are not; () where there is none to find."""
    state, form = position.state, position.form
    view = state.view(state.to_move)
    sure: list[Choice] = []
    open_: list[Choice] = []
    vain: list[Choice] = []
    for action in ordered(state.legal(), str(state.actions)):
        prospect = form.certainty(view, action)
        if prospect is not None:
            into = sure if prospect.sure else vain if prospect.vain else open_
            into.append(_weighed_choice(position, action, prospect))
    if not sure or len(open_) < _OPEN:
        return ()
    others = [*open_[:_OPEN], *vain[:_VAIN], *open_[_OPEN:]]
    return tuple(ordered([sure[0], *others[: _CHOICES - 1]], str(state.actions), "shown"))


def _weighed_choice(position: _Position, action: int, prospect: Certainty) -> Choice:
    said = CERTAIN if prospect.sure else NOT_CERTAIN
    text = _CALLED.sub(r"\1 asked", position.names.into(prospect.text))
    return Choice(str(action), _label(position, action), (), prospect.sure, said, text, ())


# ------------------------------------------------------------------ a sheet


def _label(position: _Position, action: int) -> str:
    seat, card = position.call(action)
    return f"Ask {position.names.of(seat)} for {position.name(card)}"


def _sheet(  # noqa: PLR0913 - the words of a sheet
    position: _Position,
    choices: tuple[Choice, ...],
    *,
    title: str,
    aim: str,
    question: str,
    hint: str,
) -> MadeSheet:
    state, names = position.state, position.names
    table = LessonTable((), tuple(_facts(position)), ())
    held = hand(state, state.to_move, names)
    asked = LessonQuestion(question, position.mover, table, held, choices)
    heard = tuple(_heard(position))
    players = all_of(_PLAYERS[: state.seats])
    story = f"{players} play, and sit in this order around the table."
    if len(position.form.ledger.forms) > 1:
        story += " They play the easy form, with the portraits alone."
    if heard:
        story += " All players hear each call and its answer."
    moment = Moment(heard, table, held)
    return MadeSheet("", title, aim, _MINUTES, story, hint, (asked,), moment, several=not heard)


def _facts(position: _Position) -> Iterator[tuple[str, str]]:
    """The groups on the table, and the number of cards that the others hold."""
    state, names = position.state, position.names
    piles = position.form.seat_view(state.view(state.to_move)).piles
    laid = [f"{_group_of(position, pile.cards[0].id)} ({names.of(pile.seat)})" for pile in piles]
    yield "Groups on the table", all_of(laid) if laid else "none"
    others = [(state.to_move + step) % state.seats for step in range(1, state.seats)]
    counts = [f"{names.of(seat)} has {_cards(len(state.hand(seat)))}" for seat in others]
    yield "In the other hands", all_of(counts)


def _cards(number: int) -> str:
    return so_many(number, "card") if number else "no cards"


def _group_of(position: _Position, card: str) -> str:
    return position.group(position.form.pack.card_id(card))


def _heard(position: _Position) -> Iterator[HeardCall]:
    """The calls since the position was set up, by turn, each with its answer."""
    turn = 0
    last = -1
    for before, after in pairwise(position.states):
        seat, card = position.call(after.actions[-1])
        turn, last = turn + (before.to_move != last), before.to_move
        caller, asked = position.names.of(before.to_move), position.names.of(seat)
        answer = "No" if len(after.hand(seat)) == len(before.hand(seat)) else "Yes"
        text = (
            f"{caller} asks {asked} for {position.name(card)} ({position.group(card)}). {answer}."
        )
        if sum(after.tricks) > sum(before.tricks):
            text += f" {caller} lays down the group {position.group(card)}."
        yield HeardCall(turn, text)
