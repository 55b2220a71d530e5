"""The table as one seat sees it, from above: who holds what, what lies face down, what open.

Whoever looks on sits below; the others sit around the table, the next to move on the left. The
drawing knows no game: everything comes from `SeatView`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cardwright.drawing.faces.hues import game_hue
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.model import Item, Scene, Shape, Text
from cardwright.drawing.scene.shaping import width as text_width
from cardwright.engine.outcome import NOBODY
from cardwright.engine.seat_view import OpenCard, SeatView, VisiblePile
from cardwright.ledger import Ledger
from cardwright.printing.diagrams.cards import crossed, height, laid, pile
from cardwright.printing.diagrams.deals import DiagramDeal
from cardwright.printing.diagrams.hands import depth, extent, rows, spread, stepped
from cardwright.printing.diagrams.seating import OTHERS

#: Widths of cards, mm: in the hand of who looks on and in the middle; in the hands of others.
_CARD, _SMALL = 13.0, 7.6
#: The table's edge, and what stands off from it.
_EDGE, _ROUND = 3.0, 6.0
_LABEL, _NAME = 2.75, 3.1
_LINE = 3.4
#: Of more cards in play it is said who played them, and no more.
_FEW = 2
#: The width of a piece such as a ball, and the room for those of a seat.
_PIECE, _ROOM = 6.6, 18.0
#: The width and height of what cards are laid on: before a seat, and in the middle.
_TRAY, _TRAY_HIGH, _CENTRE, _CENTRE_HIGH = 20.0, 14.3, 29.0, 20.7
#: How much lower the words stand under it.
_UNDER = 2.2
#: How far below the player at the far side those at the sides are.
_LOWER = 11.0
#: How far beside the middle a card lies turned up for a dealer at the far side.
_ASIDE = 17.5
#: How far what is said of a player stands from the name, mm.
_GAP = 1.3
#: How far below the top of a player’s place lies what the player has laid down.
_BELOW = _LINE + height(_SMALL) + 3.4
#: Where players sit on all four sides: the width of a card that lies before one, and where it
#: lies, from the middle and down, by how far to the left of who looks on its player sits.
_SIDES, _BEFORE = 4, 11.5
_BEFORE_SEATS = ((0.0, 17.4), (-13.0, 8.7), (0.0, 0.0), (13.0, 8.7))


class _TablePlan:
    """One table being drawn: its items, front to back."""

    def __init__(self, ledger: Ledger, deal: DiagramDeal, shown: SeatView, width: float) -> None:
        self.ledger = ledger
        self.names = deal.names
        self.shown = shown
        self.width = width
        self.items: list[Item] = []
        self.words: list[Item] = []  # above all cards

    # -------------------------------------------------------------- words

    def label(self, text: str, x: float, y: float, anchor: str = "middle") -> None:
        self.words.append(Text(x, y, text, "italic", _LABEL, "ink", anchor))

    def name(self, seat: int, x: float, y: float) -> None:
        """The player of a seat, and what is to be said of them."""
        notes = [self.ledger.words.deals] * (seat == self.shown.dealer)
        to_move = "to call" if self.shown.question == "call" else "to play"
        notes += [to_move] * (seat == self.shown.to_move)
        name = self.names.of(seat)
        note = ", ".join(notes)
        own = text_width(name, "bold", _NAME) + _GAP * bool(note)
        left = x - (own + text_width(note, "italic", _LABEL)) / 2
        self.words.append(Text(left, y, name, "bold", _NAME, "ink"))
        if note:
            self.words.append(Text(left + own, y, note, "italic", _LABEL, "ink"))

    # -------------------------------------------------------------- seats

    def own(self, top: float) -> float:
        """The hand of who looks on, from that height down; where it ends."""
        cards = [card.id for card in self.shown.hand]
        side = _EDGE + 18.0  # left free on both sides, for what was taken
        room = self.width - 2 * side
        wide = max(extent(len(line), _CARD, room) for line in rows(cards))
        self.items += stepped(self.ledger, cards, (self.width - wide) / 2, top, _CARD, room)
        foot = top + depth(cards, _CARD) + _LINE + 0.6
        self.name(self.shown.seat, self.width / 2, foot)
        self.stacked(self.shown.seat, self.width - _EDGE - 10.0, top)
        self.pieces(self.shown.seat, _EDGE + 10.0, top + 5.0)
        self.taken(self.shown.seat, self.width - _EDGE - 9.0, top + 3.0)
        self.turned(self.shown.seat, _EDGE + 9.0, top)
        return foot + 1.6

    def other(self, seat: int, x: float, top: float, room: float) -> None:
        """The hand of another, face down, about x; cards that all know to be there lie open."""
        held = self.shown.held[seat]
        seen = self.shown.seen[seat] if self.shown.seen else ()
        cards = ["back"] * (held - len(seen)) + [card.id for card in seen]
        wide = extent(len(cards), _SMALL, room)
        self.items += spread(self.ledger, cards, x - wide / 2, top + _LINE + 1.2, _SMALL, room)
        self.name(seat, x, top + _LINE - 0.4)

    def taken(self, seat: int, x: float, y: float) -> None:
        """The tricks that a side has taken, beside the first of its seats from who looks on."""
        side = next(s for s in self.shown.sides if seat in s.seats)
        first = min(side.seats, key=self.step)
        if not side.tricks or first != seat or self.open_piles(seat):
            return
        words = self.ledger.words
        self.items += pile(self.ledger, "back", 2 * side.tricks, x - _SMALL / 2, y, _SMALL)
        word = words.trick if side.tricks == 1 else words.tricks
        self.label(f"{side.tricks} {word}", x, y + height(_SMALL) + _LINE)

    def open_piles(self, seat: int) -> list[VisiblePile]:
        """The piles that a seat has laid on the table, face up, without the cards in play."""
        played = [lying.card for lying in self.shown.lying if lying.seat == seat]
        found = []
        for its in self.shown.piles:
            if its.seat == seat and its.cards:
                left = list(its.cards)
                for card in played:
                    if card in left:
                        left.remove(card)
                if left:
                    found.append(replace(its, cards=tuple(left)))
        return found

    def tray(self, seat: int, x: float, y: float) -> None:
        """The tray on which a seat lays its cards, about x, under a small card at that height."""
        for its in self.shown.piles:
            if its.seat == seat and its.on:
                left, top = x - _TRAY / 2, y + height(_SMALL) / 2 - _TRAY_HIGH / 2
                self.items.append(laid(self.ledger, its.on, left, top, _TRAY))
                if not self.open_piles(seat):
                    self.label(its.name, x, y + height(_SMALL) + _LINE + _UNDER)

    def stacked(self, seat: int, x: float, y: float) -> None:
        """The piles that a seat has laid face up, about x: of each the uppermost card."""
        self.tray(seat, x, y)
        piles = self.open_piles(seat)
        if not piles:
            return
        room = 18.0
        names = [pile.cards[0].id for pile in piles]
        wide = extent(len(names), _SMALL, room)
        self.items += spread(self.ledger, names, x - wide / 2, y, _SMALL, room)
        word = piles[0].name if len(piles) == 1 else self.ledger.words.tricks
        counted = next(s for s in self.shown.sides if seat in s.seats).count.counted
        told = f"{len(piles)} {word}: {counted}" if self.shown.awards else word
        self.label(told, x, y + height(_SMALL) + _LINE + _UNDER * bool(piles[0].on))

    def pieces(self, seat: int, x: float, y: float) -> None:
        """The pieces that lie before a seat, such as balls, side by side about x."""
        for its in self.shown.piles:
            if its.seat == seat and its.piece and its.down:
                wide = extent(its.down, _PIECE, _ROOM)
                names = [its.piece] * its.down
                self.items += spread(self.ledger, names, x - wide / 2, y, _PIECE, _ROOM)
                self.label(f"{its.name}: {its.down}", x, y + _PIECE + _LINE)

    def step(self, seat: int) -> int:
        """The number of places that a seat is to the left of the viewer."""
        return (seat - self.shown.seat) % len(self.shown.held)

    def turned(self, dealer: int, x: float, y: float) -> None:
        """The card that lies turned up beside the dealer, where that one is dealer; about x."""
        for lying in self.shown.lying:
            if self.around and lying.seat == NOBODY and dealer == self.shown.dealer:
                self.items.append(laid(self.ledger, lying.card.id, x - _BEFORE / 2, y, _BEFORE))
                self.label(lying.how, x, y + height(_BEFORE) + _LINE)

    # -------------------------------------------------------------- the middle

    @property
    def around(self) -> bool:
        """True if players sit on all four sides, and each lays cards down before the own seat."""
        return len(self.shown.held) == _SIDES

    def before(self, top: float) -> float:
        """The cards in play, each before its player, from that height down; where they end."""
        foot = top
        for lying in self.shown.lying:
            if lying.seat == NOBODY:
                continue
            across, down = _BEFORE_SEATS[self.step(lying.seat)]
            x, y = self.width / 2 + across, top + down
            self.items.append(laid(self.ledger, lying.card.id, x - _BEFORE / 2, y, _BEFORE))
            foot = max(foot, y + height(_BEFORE) + 2.0)
            if lying.how == "led":
                self.led(across, down, x, y)
        return foot

    def led(self, across: float, down: float, x: float, y: float) -> None:
        """It is said of the card that was led, where no other lies."""
        if across:
            self.label("led", x, y - 0.9)
        elif down:
            self.label("led", x - _BEFORE / 2 - 0.9, y + height(_BEFORE) - 1.0, "end")
        else:
            self.label("led", x + _BEFORE / 2 + 0.9, y + 3.0, "start")

    @property
    def used(self) -> bool:
        """True if anything lies in the middle of the table."""
        return bool(self.shown.lying) or any(it.seat == NOBODY for it in self.shown.piles)

    def middle(self, top: float) -> None:
        """The middle of the table: what nobody holds, and the cards in play."""
        turned = [it for it in self.shown.lying if it.seat == NOBODY]
        played = [it for it in self.shown.lying if it.seat != NOBODY]
        piles = [it for it in self.shown.piles if it.seat == NOBODY]
        self.stock(turned, [it for it in piles if it.down], top)
        right = 0.665 if any(it.on for it in piles) else 0.62 if turned or piles else 0.5
        self.trick(played, self.width * right, top)

    def stock(self, turned: Sequence[OpenCard], piles: Sequence[VisiblePile], top: float) -> None:
        x = _EDGE + 8.0
        down = next(iter(piles), None)
        foot = top + height(_CARD) + _LINE + _UNDER * any(each.on for each in piles)
        if turned and down and self.ledger.stock_lies == "across":
            card = turned[0].card
            self.items += crossed(self.ledger, card.id, "back", down.down, x, top, _CARD)
            self.label(card.name, x + _CARD / 2, top - 1.4)
            self.label(self.counted(down), x + _CARD / 2 + height(_CARD) / 2 + 3, foot)
            return
        for lying in turned:
            self.items.append(laid(self.ledger, lying.card.id, x, top, _CARD))
            self.label(lying.card.name, x + _CARD / 2, foot)
            x += _CARD + 4.0
        for each in piles:
            if each.on:
                upper = top + height(_CARD) / 2 - _CENTRE_HIGH / 2
                self.items.append(laid(self.ledger, each.on, x - 3.0, upper, _CENTRE))
            if each.piece:
                middle = top + (height(_CARD) - _PIECE) / 2
                self.items.append(laid(self.ledger, each.piece, x - 1.0, middle, _PIECE))
                self.label(each.name, x - 1.0 + _PIECE / 2, foot)
            else:
                self.items += pile(self.ledger, "back", each.down, x, top, _CARD)
                self.label(self.counted(each), x + _CARD / 2, foot)
            x += _CARD + 4.0

    @staticmethod
    def counted(each: VisiblePile) -> str:
        return f"{each.name}: {each.down}"

    def trick(self, played: Sequence[OpenCard], x: float, top: float) -> None:
        room = 2 * (self.width - _EDGE - x)  # on both sides of its middle
        step = min(_CARD + 3.0, (room - _CARD) / max(1, len(played) - 1))
        for place, lying in enumerate(played):
            at = x + (place - (len(played) - 1) / 2) * step - _CARD / 2
            self.items.append(laid(self.ledger, lying.card.id, at, top, _CARD))
            player = self.names.of(lying.seat)
            why = player if len(played) > _FEW else f"{lying.how} by {player}"
            self.label(why, at + _CARD / 2, top + height(_CARD) + _LINE)


def table(ledger: Ledger, deal: DiagramDeal, move: int, seat: int, width: float) -> Scene:
    """The table before a move as a seat sees it, as wide as that."""
    state = deal.before(move)
    shown = state.form.seat_view(state.view(seat))
    plan = _TablePlan(ledger, deal, shown, width)
    seats = [(seat + step) % state.seats for step in range(1, state.seats)]
    y = _EDGE
    for other, (x, down) in zip(seats, OTHERS[len(seats)], strict=True):
        room = width / 2 if len(seats) == 1 else 22.0 if plan.around else 24.0
        at = _EDGE + 14 + x * (width - 2 * _EDGE - 28)
        plan.other(other, at, y + down * 2 * _LOWER, room)
        alone = len(seats) == 1
        side = (width - _EDGE - 9.0, y + 1.0) if alone else (at, y + down * 2 * _LOWER + _BELOW)
        plan.stacked(other, *side)
        plan.pieces(other, *((_EDGE + 10.0, y + 3.0) if alone else side))
        if alone or plan.around:
            plan.taken(other, *side)
        plan.turned(other, *(side if down else (at - _ASIDE, y)))
    foot = plan.own(_middle(plan, y))
    title = " ".join(_table_texts(shown, deal))
    ground = outline.rounded(0, 0, width, foot + 1.0, _ROUND)
    hue = game_hue(ledger)
    edge = Shape(ground, fill="light", stroke=hue, width=0.35)
    return Scene(width, foot + 1.0, (edge, *plan.items, *plan.words), "table", title)


def _middle(plan: _TablePlan, top: float) -> float:
    """The middle of the table, where the hand at its far side begins at that height; its end."""
    middle = top + _LINE + height(_SMALL) + 4.2
    if plan.around:
        beside = top + _LOWER + _BELOW + _LINE  # where tricks lie, or a card turned up
        lies = any(lying.seat == NOBODY for lying in plan.shown.lying)
        foot = max(plan.before(middle - 1.2), beside + height(_BEFORE if lies else _SMALL))
        return foot + 2.6
    plan.middle(middle)
    under = _UNDER * any(it.on for it in plan.shown.piles)
    return middle + (height(_CARD) if plan.used else height(_SMALL)) + _LINE + 2.6 + under


def _table_texts(shown: SeatView, deal: DiagramDeal) -> Iterator[str]:
    """The table in words."""
    yield f"The table as {deal.names.of(shown.seat)} sees it."
    for lying in shown.lying:
        yield f"{deal.names.into(lying.description)}: {lying.card.name}."
    for fact in shown.said:
        yield f"{deal.names.into(fact.label)}: {deal.names.into(fact.text)}."
    if shown.hand:
        yield f"In hand: {', '.join(card.name for card in shown.hand)}."
