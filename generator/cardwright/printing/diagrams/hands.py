"""A hand of cards, held as at the table: the cards overlap, and those that may be played rise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from cardwright.drawing.scene.model import Item, Scene, Text
from cardwright.engine.cards import Face
from cardwright.engine.seat_view import faces
from cardwright.engine.sentence import all_of
from cardwright.engine.state import State
from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import words_of
from cardwright.printing.diagrams.cards import card, height, laid, row
from cardwright.printing.diagrams.deals import DiagramDeal

#: Of a card's width, how much of each card is seen, if there is room; how far one rises.
_SEEN, _RISE = 0.86, 0.24
#: More cards than that are held in two rows; how far the second is below, of a card's width.
_MANY, _LOWER = 12, 0.86
#: Where all hands lie open: the width of a card, how far each hand is below the one before, of
#: that width, and the room for a name.
_OPEN, _OPEN_STEP, _NAMED = 14.0, 1.0, 10.0
#: The width of a card that is drawn.
_DRAWN = 12.0


def hand(
    ledger: Ledger,
    deal: DiagramDeal,
    move: int,
    seat: int,
    width: float,
    room: float,
    *,
    choice: bool,
) -> Scene:
    """The hand of a seat before a move; with `choice` the cards rise that may be played."""
    state = deal.before(move)
    held = faces(state.form, state.hand(seat))
    names = [card.id for card in held]
    free = _playable(state, seat) if choice else frozenset()
    top = _RISE * width if free else 0.0
    lines = rows(names)
    items = stepped(ledger, names, 0.0, top, width, room, free)
    whole = max((extent(len(line), width, room) for line in lines), default=0.0)
    title = f"{deal.names.of(seat)} holds: {all_of([card.name for card in held])}"
    if choice:
        may = [card.name for card in held if card.id in free]
        title += f". May be played: {all_of(may)}" if may else ". None may be played"
    tall = depth(names, width) + top
    return Scene(whole, tall, tuple(items), "hand", f"{title}.")


def hands(ledger: Ledger, deal: DiagramDeal, move: int, room: float) -> Scene:
    """The hands of all before a move, one below the other, each behind its player’s name."""
    state = deal.before(move)
    items: list[Item] = []
    told = []
    for seat in range(state.seats):
        name, top = deal.names.of(seat), seat * _OPEN_STEP * _OPEN
        cards = faces(state.form, state.hand(seat))
        items.append(Text(0.0, top + 6.0, name, "bold", 3.1, "ink"))
        names = [card.id for card in cards]
        items += spread(ledger, names, _NAMED, top, _OPEN, room - _NAMED)
        told.append(f"{name} holds: {all_of([card.name for card in cards])}.")
    tall = (state.seats - 1) * _OPEN_STEP * _OPEN + height(_OPEN)
    return Scene(room, tall, tuple(items), "hands", " ".join(told))


def draws(ledger: Ledger, deal: DiagramDeal, room: float) -> Scene:
    """All cards that are drawn in a deal, one after the other, so that it can be laid out."""
    drawing = row(ledger, [card.id for _, card in drawn(deal)], _DRAWN, room)
    return replace(drawing, title=f"Drawn one after the other: {drawn_names(deal)}.")


def drawn_names(deal: DiagramDeal) -> str:
    """The players who draw in a deal and the names of their cards, in this order."""
    return ", ".join(f"{deal.names.of(seat)} the {card.name}" for seat, card in drawn(deal))


def drawn(deal: DiagramDeal) -> Iterator[tuple[int, Face]]:
    """The cards that are drawn in a deal, in order, each with the seat that draws it."""
    for before, after in pairwise(deal.states):
        if _held_in_all(after) <= _held_in_all(before):  # nothing is drawn, though perhaps traded
            continue
        for step in range(after.seats):  # the player who is to move has drawn first
            seat = (max(after.to_move, 0) + step) % after.seats
            had = faces(before.form, before.hand(seat))
            for face in faces(after.form, after.hand(seat)):
                if face not in had:
                    yield seat, face


def _held_in_all(state: State) -> int:
    return sum(len(state.hand(seat)) for seat in range(state.seats))


def held(ledger: Ledger, names: Sequence[str], width: float, room: float) -> Scene:
    """Cards as they are held, from left to right."""
    say = words_of(ledger)
    title = say.all_of([card(ledger, name).title for name in names] or [say("no cards")])
    items = spread(ledger, names, 0.0, 0.0, width, room)
    return Scene(extent(len(names), width, room), height(width), tuple(items), "hand", title)


def spread(
    ledger: Ledger,
    names: Sequence[str],
    x: float,
    y: float,
    width: float,
    room: float,
    raised: frozenset[str] = frozenset(),
) -> list[Item]:
    """Cards that overlap from left to right within the room; some raised."""
    step = _step(len(names), width, room)
    return [
        laid(ledger, name, x + step * number, y - _RISE * width * (name in raised), width)
        for number, name in enumerate(names)
    ]


def rows(names: Sequence[str]) -> list[Sequence[str]]:
    """Cards as they are held: where there are many, in two rows."""
    half = -(-len(names) // 2)
    return [names] if len(names) <= _MANY else [names[:half], names[half:]]


def stepped(
    ledger: Ledger,
    names: Sequence[str],
    x: float,
    y: float,
    width: float,
    room: float,
    raised: frozenset[str] = frozenset(),
) -> list[Item]:
    """The rows of a hand from that height down, each over the foot of the one above it."""
    return [
        item
        for number, line in enumerate(rows(names))
        for item in spread(ledger, line, x, y + number * _LOWER * width, width, room, raised)
    ]


def depth(names: Sequence[str], width: float) -> float:
    """The depth of the rows of a hand."""
    return height(width) + (len(rows(names)) - 1) * _LOWER * width


def extent(number: int, width: float, room: float) -> float:
    """The width of so many cards that are spread within the room."""
    return width + _step(number, width, room) * (number - 1) if number else 0.0


def _step(number: int, width: float, room: float) -> float:
    return min(_SEEN * width, (room - width) / max(1, number - 1))


def _playable(state: State, seat: int) -> frozenset[str]:
    """The cards that a seat may play, by id; none when it is not to move."""
    if state.over or state.to_move != seat:
        return frozenset()
    pack = range(len(state.form.pack))
    return frozenset(face.id for face in faces(state.form, [a for a in state.legal() if a in pack]))
