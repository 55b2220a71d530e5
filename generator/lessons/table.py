"""The table of a lesson as a player sees it: cards that lie open, and facts in words.

All of it comes from the view of a seat. Views differ from game to game; what a view does not have
is not told.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from generator.engine.agreed import agreements
from generator.engine.kernel import Form, State
from generator.engine.outcome import NOBODY, Count
from generator.engine.story import sides
from generator.lessons import calls
from generator.lessons.naming import Names, so_many


@dataclass(frozen=True, slots=True)
class Lying:
    """A card on the table: its id, its name, and what it does there (“led by Ann”)."""

    card: str
    name: str
    why: str


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards that a player holds, as id and name."""

    player: str
    cards: tuple[tuple[str, str], ...]

    @property
    def text(self) -> str:
        """The hand in words."""
        return ", ".join(name for _, name in self.cards) or "no cards"


@dataclass(frozen=True, slots=True)
class Table:
    """Cards that lie open, facts as label and text, and what the table has agreed otherwise.

    That is told as the question that the ledger leaves open, and the answer.
    """

    lying: tuple[Lying, ...]
    facts: tuple[tuple[str, str], ...]
    agreed: tuple[str, ...]

    @property
    def text(self) -> str:
        """The whole table in words."""
        cards = [f"{card.why}: {card.name}." for card in self.lying]
        return " ".join([*cards, *(f"{label}: {fact}." for label, fact in self.facts)])


def hands(state: State, names: Names) -> tuple[Hand, ...]:
    """The hands of all who hold cards, by seat."""
    held = [(seat, state.hand(seat)) for seat in range(state.seats)]
    return tuple(Hand(names.of(seat), _cards(state, cards)) for seat, cards in held if cards)


def hand(state: State, seat: int, names: Names) -> Hand:
    """The hand of a seat."""
    return Hand(names.of(seat), _cards(state, state.hand(seat)))


def table(state: State, names: Names, seat: int) -> Table:
    """What a seat sees of the table."""
    reader = _Reader(state, state.view(seat), names)
    agreed = (f"“{a.question}” “{a.reading}”" for a in agreements(state.form))
    return Table(tuple(reader.lying()), tuple(reader.facts()), tuple(agreed))


def side_names(state: State, names: Names) -> tuple[str, ...]:
    """The sides by their players: “Ann”, “Ann and Cy”."""
    return tuple(map(names.into, sides(state)))


def only_tricks_count(form: Form[Any]) -> bool:
    """Whether the cards of a form count nothing, so that nothing is counted but tricks."""
    return not any(card.value for card in form.pack)


def _cards(state: State, cards: tuple[int, ...]) -> tuple[tuple[str, str], ...]:
    form = state.form
    names = calls.card_names(form) if calls.are_made(form) else form.card_names
    return tuple((form.pack[card].id, names[card]) for card in cards)


class _Reader:
    """One view, asked for what it may show."""

    def __init__(self, state: State, view: Any, names: Names) -> None:  # noqa: ANN401
        self.state = state
        self.form = state.form
        self.words = state.form.ledger.words
        self.view = view
        self.names = names

    def lying(self) -> Iterator[Lying]:
        """The cards that lie open: what was turned up, and what was played to this trick."""
        if self.turn_up != NOBODY and self.closed_by == NOBODY and not self._in_hand():
            yield self._lying(self.turn_up, "Turned up")
        led = getattr(self.view, "led", NOBODY)
        if led != NOBODY:
            yield self._lying(led, f"Led by {self.names.of(self._leader())}")
        trick = getattr(self.view, "trick", ())
        for place, card in enumerate(trick, -len(trick)):
            seat = (self.state.to_move + place) % self.state.seats
            how = "Led" if place == -len(trick) else "Played"
            yield self._lying(card, f"{how} by {self.names.of(seat)}")
        yield from self._strokes()

    def facts(self) -> Iterator[tuple[str, str]]:
        """What there is to say besides."""
        if self.called:
            yield from self._court()
            return
        if calls.are_made(self.form):
            yield from calls.facts(self.state, self.view, self.names)
            return
        yield "Dealer", self.names.of(self.state.dealer)
        trump = getattr(self.view, "trump", "")
        if trump:
            yield _start(self.words.trump), self.form.ledger.suit(trump).name
        yield from self._turned()
        yield from self._talon()
        counting = zip(
            side_names(self.state, self.names), self.state.counts, self.state.tricks, strict=True
        )
        for side, (who, count, tricks) in enumerate(counting):
            if self._plays(side):
                yield who, self._counted(count, tricks)
        for seat, cards in enumerate(getattr(self.view, "known", ())):
            seen = [self.form.card_names[card] for card in cards if card != self.turn_up]
            if seen and seat != self.view.seat:
                yield f"Seen in {self.names.of(seat)}’s hand", ", ".join(seen)

    @property
    def turn_up(self) -> int:
        return int(getattr(self.view, "turn_up", NOBODY))

    @property
    def closed_by(self) -> int:
        return int(getattr(self.view, "closed_by", NOBODY))

    def _in_hand(self) -> bool:
        """Whether the card turned up lies in a hand, as the dealer’s does when four play."""
        held = (self.state.hand(seat) for seat in range(self.state.seats))
        return any(self.turn_up in cards for cards in held)

    def _turned(self) -> Iterator[tuple[str, str]]:
        """The card turned up where it does not lie there open."""
        if self.turn_up == NOBODY:
            return
        name = self.form.card_names[self.turn_up]
        if self.closed_by != NOBODY:
            yield "Turned down", f"the {name}, by {self.names.of(self.closed_by)}, who closed"
        elif self._in_hand():
            yield "Turned up at the deal", f"the {name}, the dealer’s"

    def _talon(self) -> Iterator[tuple[str, str]]:
        stock = getattr(self.view, "stock", None)
        if stock is None:
            return
        talon = _start(self.words.talon)
        if self.closed_by != NOBODY:
            yield talon, "closed: nobody draws"
        elif stock or self.turn_up != NOBODY:
            yield talon, so_many(stock, "face-down card")
        else:
            yield talon, "used up"

    # -------------------------------------------------------------- Card Tennis

    @property
    def called(self) -> str:
        """The score as it is called; "" in games where none is."""
        return str(getattr(self.view, "score", ""))

    def _strokes(self) -> Iterator[Lying]:
        """The strokes of the ball that is up, each with who made it, as everybody saw."""
        state: Any = self.state
        for card, seat in zip(state.trick, state.hitters, strict=True) if self.called else ():
            how = "Played" if card != state.trick[0] else "Served"
            yield self._lying(card, f"{how} by {self.names.of(seat)}")

    def _court(self) -> Iterator[tuple[str, str]]:
        """Who serves, the score, and where the cards are."""
        server = self.names.of(self.state.dealer)
        yield "Server", server
        first = f", {server}’s side first" if self.state.seats > 2 else f", {server} first"
        yield "Score", self.names.into(self.called) + first * self.called[0].isdigit()
        yield _start(self.words.talon), so_many(self.view.pack, "face-down card")
        held = (f"{self.names.of(seat)} {held}" for seat, held in enumerate(self.view.held))
        yield "In hand", ", ".join(held)
        strokes = [rank.name.lower() for rank in self.form.ledger.ranks]
        for seat, tray in enumerate(self.view.trays):
            lie = [so_many(n, stroke) for n, stroke in zip(tray, strokes, strict=True) if n]
            if lie:
                yield f"On {self.names.of(seat)}’s tray", ", ".join(lie)

    # -------------------------------------------------------------- tricks

    def _leader(self) -> int:
        """Who led the card that waits for a reply: of two who play, the one not asked."""
        seats = range(self.state.seats)
        idle = self.state.dealer if len(seats) > 2 else NOBODY
        asked = self.state.to_move
        if self.view.phase != "reply":
            return asked  # announced, and may yet declare
        return next(seat for seat in seats if seat not in {asked, idle})

    def _plays(self, side: int) -> bool:
        """Whether a side holds cards or has taken any; the dealer of three does not."""
        seats = [seat for seat in range(self.state.seats) if self.form.side(seat) == side]
        return any(map(self.state.hand, seats)) or self.state.tricks[side] > 0

    def _counted(self, count: Count, tricks: int) -> str:
        what = self.words.trick if tricks == 1 else self.words.tricks
        if only_tricks_count(self.form):
            return f"{tricks or 'no'} {what} taken"
        waiting = f", and {count.pending} more waiting" if count.pending else ""
        return f"{tricks or 'no'} {what} taken, count {count.counted}{waiting}"

    def _lying(self, card: int, why: str) -> Lying:
        found = self.form.pack[card]
        return Lying(found.id, found.name, why)


def _start(text: str) -> str:
    return text[:1].upper() + text[1:]
