"""Moments of simulated deals: what the player to move sees and has heard since the deal."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from cardwright.engine.kernel import Form
from cardwright.engine.outcome import NOBODY
from cardwright.engine.sentence import PlayerNames
from cardwright.engine.simulate import play_deal
from cardwright.engine.state import State
from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import OwnGame, own_game, words_of
from cardwright.ledger.words import Words
from cardwright.lessons.made.sheets import SEED, HeardCall, Moment
from cardwright.lessons.table import LessonTable, hand

#: The names of players, of which each language has its own.
PLAYERS = "Ann Ben Cy Di Eve Fay Gus Hal"
_WORD = re.compile(r"\w+")
#: So many deals of a table are simulated at most.
_DEALS = 60
#: The cards of the player to move, at least and at most.
_FEW, _MANY = 2, 12


class _LaidDown(NamedTuple):
    """The words about cards that are laid down together: on the table, where none are, and when."""

    table: str
    none: str
    told: str


_LAID_DOWN: Mapping[OwnGame, _LaidDown] = {
    "quartets": _LaidDown("Groups on the table", "none", "{player} lays down the group {group}."),
    "authors": _LaidDown("Books on the table", "none yet", "{player} lays down the book {group}."),
    "pairs": _LaidDown("Pairs on the table", "none", "{player} lays down the pair {group}."),
}


class Deals:
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


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of a simulated deal: its states so far, and the names of the players."""

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
        return self.form.called_for(action) or (NOBODY, NOBODY)

    def label(self, action: int) -> str:
        """A call in a few words: “Ask Ben for Flute”."""
        seat, card = self.call(action)
        return self.say("Ask {player} for {card}", player=self.names.of(seat), card=self.name(card))

    @property
    def say(self) -> Words:
        """The words of the deck."""
        return words_of(self.form.ledger)


def positions(deal: Sequence[State], player: int, heard: int | None = None) -> Iterator[Position]:
    """The positions of a deal with a hand of the right size; `heard` is the most calls before it.

    The player to move always has the name of this number; the others follow in their order.
    """
    last = len(deal) - 1 if heard is None else min(heard + 1, len(deal) - 1)
    for number, state in enumerate(deal[:last]):
        if _FEW <= len(state.hand(state.to_move)) <= _MANY:
            players = players_of(state.form.ledger)[: state.seats]
            first = (player - state.to_move) % state.seats
            names = PlayerNames((*players[first:], *players[:first]))
            yield Position(tuple(deal[: number + 1]), names)


def players_of(ledger: Ledger) -> tuple[str, ...]:
    """The names of the players in the language of a deck, those that are on a card last."""
    names = words_of(ledger)(PLAYERS).split()
    cards = {word for each in ledger.authors for word in _WORD.findall(each.name.casefold())}
    return tuple(sorted(names, key=lambda name: name.casefold() in cards))


def moment(position: Position, *, told: bool) -> Moment:
    """The moment as a sheet shows it, with all calls since the deal if they are `told`."""
    state, names = position.state, position.names
    heard = tuple(_heard(position)) if told else ()
    table = LessonTable((), tuple(_facts(position)), ())
    return Moment(heard, table, hand(state, state.to_move, names))


def _facts(position: Position) -> Iterator[tuple[str, str]]:
    """The groups on the table, and the number of cards that the others hold."""
    state, names, say = position.state, position.names, position.say
    piles = position.form.seat_view(state.view(state.to_move)).piles
    laid = [f"{_group_of(position, pile.cards[0].id)} ({names.of(pile.seat)})" for pile in piles]
    words = _laid_down(position)
    yield say(words.table), say.all_of(laid) if laid else say(words.none)
    others = [(state.to_move + step) % state.seats for step in range(1, state.seats)]
    counts = [_held(names.of(seat), len(state.hand(seat)), say) for seat in others]
    yield say("In the other hands"), say.all_of(counts)


def _laid_down(position: Position) -> _LaidDown:
    """The words of the game for cards that are laid down together."""
    return _LAID_DOWN[own_game(position.form.ledger) or "quartets"]


def _held(player: str, number: int, say: Words) -> str:
    if not number:
        return say("{player} has no cards", player=player)
    cards = say.count(number, "{n} card", "{n} cards")
    return say("{player} has {cards}", player=player, cards=cards)


def _group_of(position: Position, card: str) -> str:
    return position.group(position.form.pack.card_id(card))


def _heard(position: Position) -> Iterator[HeardCall]:
    """The calls since the deal, by turn, each with its answer."""
    turn, last, say = 0, -1, position.say
    for before, after in pairwise(position.states):
        seat, card = position.call(after.actions[-1])
        turn, last = turn + (before.to_move != last), before.to_move
        caller, asked = position.names.of(before.to_move), position.names.of(seat)
        group = position.group(card)
        call = "{caller} asks {asked} for {card} ({group}). {answer}."
        if own_game(position.form.ledger) == "pairs":  # a pair is named by both its cards
            call = "{caller} asks {asked} for {card}. {answer}."
        text = say(
            call,
            caller=caller,
            asked=asked,
            card=position.name(card),
            group=group,
            answer=say("No" if len(after.hand(seat)) == len(before.hand(seat)) else "Yes"),
        )
        if sum(after.tricks) > sum(before.tricks):
            laid = say(_laid_down(position).told, player=caller, group=group)
            text = f"{text} {laid}"
        yield HeardCall(turn, text)
