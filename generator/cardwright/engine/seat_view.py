"""A table as one seat may see it, as plain values: what lies where, and what is said of it.

A game makes it from the view of a seat (`form.seat_view`) and from nothing else, so that two
moments which a seat cannot tell apart are shown alike. Pages and booklets print the words, with
names in place of seats (“Seat 1”); a program may take the rest. Everything is a text, a number, or
a tuple.
"""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any, Literal, NamedTuple

from cardwright.engine.cards import Face
from cardwright.engine.kernel import Form
from cardwright.engine.outcome import NOBODY, Award, Count
from cardwright.engine.sentence import Seats, SeatText, join, say, started
from cardwright.engine.state import S, View

How = Literal["turned up", "led", "played", "served"]


@dataclass(frozen=True, slots=True)
class OpenCard:
    """A card that lies open in play: how it came there, and by which seat.

    NOBODY for what was turned up, and for what was led when the deal ended before a reply.
    """

    card: Face
    how: How
    seat: int = NOBODY

    @property
    def description(self) -> str:
        """Its purpose there: “Led by Seat 1”."""
        how = started(self.how)
        return how if self.seat == NOBODY else say("{how} by {seat:seat}", how=how, seat=self.seat)


@dataclass(frozen=True, slots=True)
class VisiblePile:
    """Cards that lie together: those that the seat may see, how many it may not, and whose it is.

    `name` is the game's word for such a pile; a pile of the whole table is NOBODY's. What is made
    of pieces that are no cards has the id of one of them, and what lies on such a piece that of it.
    """

    name: str
    seat: int = NOBODY
    cards: tuple[Face, ...] = ()
    down: int = 0
    piece: str = ""
    on: str = ""


@dataclass(frozen=True, slots=True)
class Side:
    """A side as all know it; `plays` is false where it was dealt nothing, as of three."""

    seats: tuple[int, ...]
    count: Count
    tricks: int
    plays: bool

    @property
    def name(self) -> SeatText:
        """The side by its seats: “Seat 0”, “Seats 0 and 2”."""
        return side_name(self.seats)


class Certainty(NamedTuple):
    """The prospect of an action that asks for a card, in a sentence.

    It is `sure` when it cannot miss, and `vain` when it can only miss.
    """

    text: str
    sure: bool = False
    vain: bool = False


class Fact(NamedTuple):
    """Something that is said of a table: a label, and the text to it.

    `hand` is the seat whose hand it is about, NOBODY if it is about anything else.
    """

    label: str
    text: str
    hand: int = NOBODY


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """A table as a seat sees it; what is per seat is a tuple by seat.

    `said` tells in words what lies nowhere as a card: whose turn it is, the trump, the counts.
    """

    seat: int
    dealer: int
    to_move: int  # NOBODY when the deal is over
    question: str  # which is open, in the word of the game
    hand: tuple[Face, ...]
    held: tuple[int, ...]  # how many cards each seat holds
    seen: tuple[tuple[Face, ...], ...] = ()  # cards that all know to be in a hand
    trump: str = ""  # the id of the suit
    lying: tuple[OpenCard, ...] = ()
    piles: tuple[VisiblePile, ...] = ()
    sides: tuple[Side, ...]
    awards: tuple[Award, ...] = ()  # points made already
    said: tuple[Fact, ...]

    def to_dict(self) -> dict[str, Any]:
        """The table as values that JSON knows."""
        return {field.name: getattr(self, field.name) for field in fields(self)} | {
            "hand": [card._asdict() for card in self.hand],
            "seen": [[card._asdict() for card in cards] for cards in self.seen],
            "lying": [asdict(each) | {"card": each.card._asdict()} for each in self.lying],
            "piles": [
                asdict(pile) | {"cards": [card._asdict() for card in pile.cards]}
                for pile in self.piles
            ],
            "sides": [asdict(side) | {"count": side.count._asdict()} for side in self.sides],
            "awards": [award._asdict() for award in self.awards],
            "said": [fact._asdict() for fact in self.said],
        }


def faces(form: Form[S], cards: Iterable[int]) -> tuple[Face, ...]:
    """Cards as they are shown."""
    return tuple(map(form.face, cards))


def table_of(
    form: Form[S], view: View, question: str, sides: tuple[Side, ...], said: Iterable[Fact]
) -> SeatView:
    """The table of a view as far as every game has it; `replace` lays on it what else there is."""
    return SeatView(
        seat=view.seat,
        dealer=view.dealer,
        to_move=view.to_move,
        question=question,
        hand=faces(form, view.hand),
        held=view.held,
        sides=sides,
        said=tuple(said),
    )


def sides_of(
    form: Form[S], held: Sequence[int], counts: Sequence[Count], tricks: Sequence[int]
) -> tuple[Side, ...]:
    """The sides at a table; `held` is by seat, the others by side."""
    return tuple(
        Side(seats, count, taken, any(held[seat] for seat in seats) or taken > 0)
        for seats, count, taken in zip(seats_of(form, len(held)), counts, tricks, strict=True)
    )


def seats_of(form: Form[S], seats: int) -> tuple[tuple[int, ...], ...]:
    """By side, who plays for it at a table of so many."""
    found: dict[int, list[int]] = {}
    for seat in range(seats):
        found.setdefault(form.side(seat), []).append(seat)
    return tuple(tuple(its) for _, its in sorted(found.items()))


def side_name(seats: Iterable[int]) -> SeatText:
    """A side by its seats: “Seat 0”, “Seats 0 and 2”."""
    return SeatText(Seats(tuple(seats)))


def in_hand(view: View) -> SeatText:
    """The number of cards that each seat holds: “Seat 0 4, Seat 1 5”."""
    return join(
        say("{seat:seat} {held}", seat=seat, held=held) for seat, held in enumerate(view.held)
    )


def tallies(form: Form[S], sides: Iterable[Side]) -> tuple[Fact, ...]:
    """The tricks and the count of each side that plays."""
    return tuple(Fact(side.name, _taken(form, side)) for side in sides if side.plays)


def _taken(form: Form[S], side: Side) -> str:
    words = form.ledger.words
    taken = f"{side.tricks or 'no'} {words.trick if side.tricks == 1 else words.tricks} taken"
    if form.only_tricks_count:
        return taken
    waiting = f", and {side.count.pending} more waiting" if side.count.pending else ""
    return f"{taken}, count {side.count.counted}{waiting}"


def sightings(
    view: View, seen: Sequence[Sequence[Face]], turned_up: Face | None
) -> tuple[Fact, ...]:
    """The cards seen in the hands of others, but for the one turned up, of which more is said."""
    found = []
    for seat, cards in enumerate(seen):
        names = [card.name for card in cards if card != turned_up]
        if names and seat != view.seat:
            label = say("Seen in {seat:seat}’s hand", seat=seat)
            found.append(Fact(label, ", ".join(names), seat))
    return tuple(found)
