"""Evidence about hidden cards: the history of a game, read from the deal on.

A *place* is where a card came from: what another seat was dealt, a card that another drew, or what
is left in the Bank. Places are numbered, and sets of them are masks. A hand is a set of places that
grows as its seat draws; what moves before the eyes of all is kept apart, in `where`.

A clause says of some cards that at least one came from certain places.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cardwright.engine.games.portrait_authors.origins import Clause
from cardwright.engine.masks import listed
from cardwright.engine.outcome import NOBODY

if TYPE_CHECKING:
    from cardwright.engine.games.portrait_authors.view import AuthorsView, PublicEvent


class Evidence:
    """All that follows from the history of a view, one happening after the other."""

    def __init__(self, view: "AuthorsView") -> None:
        self.view = view
        self.table = view.table
        self.seats = range(len(view.held))
        self.held, own = _at_the_deal(view)
        self.own = frozenset(own)  # the cards that the seat which looks was dealt or has drawn
        self.where = dict.fromkeys(own, view.seat)  # card: its seat, or NOBODY once it is stacked
        self.room: list[int] = []  # by place
        self.owner: list[int] = []  # by place, the seat that took its cards up; NOBODY: the Bank
        self.of = [0 for _ in self.seats]  # by seat, the places its hand came from so far
        for seat in self.seats:
            if seat != view.seat:
                self.of[seat] = self._place(seat, self.held[seat])
        self.dealt = tuple(self.of)
        # By card drawn the place that it is, as a mask; 0 where the seat that looks drew it.
        self.drawn = [self._place(s, 1) if s != view.seat else 0 for s in view.drawers]
        self._draws = iter([place for place in self.drawn if place])
        self._place(NOBODY, view.bank)
        anywhere = sum(1 << place for place, room in enumerate(self.room) if room)
        self.origins = {
            card: anywhere for card in range(self.table.cards) if card not in self.where
        }
        self.clauses: list[Clause] = []
        self.demands: list[tuple[int, Clause]] = []  # the book, and that the caller had one of it
        self.gained = [0 for _ in self.seats]  # by seat, books, as far as all have seen
        self.piles: list[tuple[int, int]] = []  # seat and book
        self.down = 0  # mask of cards
        earlier = view.earlier
        self._turn, self._fresh, self._lucky = earlier.caller, earlier.fresh, bool(earlier.lucky)
        self._opened = 0  # as a mask, the place of the hidden card with which the turn began
        self._read(view.history)

    def _place(self, seat: int, room: int) -> int:
        """A new place, as a mask."""
        self.owner.append(seat)
        self.room.append(room)
        return 1 << len(self.room) - 1

    @property
    def fresh(self) -> int:
        """The books of which the seat to move has gained a card in this turn, but for `opened`."""
        return self._fresh if self._turn == self.view.to_move else 0

    @property
    def opened(self) -> int:
        """As a mask, the place of the hidden card with which this turn began, if with any."""
        return self._opened if self._turn == self.view.to_move else 0

    # -------------------------------------------------------------- what happened

    def _read(self, history: tuple["PublicEvent", ...]) -> None:
        """Take in everything, in order."""
        begun = next((n for n, h in enumerate(history) if h.what != "stacks"), len(history))
        for number, happening in enumerate(history):
            if number == begun:
                self._no_book_was_dealt()
            self._happened(happening, history[max(number - 1, 0)], history[number + 1 :][:1])
        if begun == len(history):
            self._no_book_was_dealt()

    def _happened(
        self, happening: "PublicEvent", before: "PublicEvent", after: tuple["PublicEvent", ...]
    ) -> None:
        """Take in one thing; what happened before it and after it by itself belongs to it."""
        seat, what, cards, asked = happening
        if what == "draws":
            self._drawn(seat, cards, before)
            return
        if seat != self._turn:
            self._begins(seat)
        if what == "stacks":
            self._stacked(seat, cards)
        elif what in {"won", "missed", "drew it"}:
            self._called(seat, asked, cards[0], what)
            if what == "won" and not (self.table.rules.pairs or _lays(after, seat, cards[0])):
                self._lacks_one(seat, self.table.book_of[cards[0]])
        elif what == "stops" and not self._lucky:
            for book in self.table.books:
                self._lacks_one(seat, book)
        if what in {"missed", "stops", "out of order"}:
            self._turn = NOBODY

    def _called(self, seat: int, asked: int, card: int, what: str) -> None:
        """The caller had the right to call and lacked the card; the answer tells of the other."""
        book = self.table.book_of[card]
        self._lacks(seat, card)
        if not (self.table.rules.stacks_serve and (seat, book) in self.piles):
            self._has_one(seat, book, besides=card)
        if what == "missed":
            self._lacks(asked, card)
            return
        if what == "won":
            self._has(asked, card)
            self.held[asked] -= 1
        else:
            self._lacks(asked, card)
            self._lucky = not self.table.rules.calls_again
            if seat != self.view.seat:
                place = self._take_up(seat)
                self.origins[card] &= place
        self.where[card] = seat
        self.held[seat] += 1
        self.gained[seat] |= book
        self._fresh |= book

    def _begins(self, seat: int) -> None:
        """The turn of a seat begins."""
        self._turn, self._fresh, self._lucky, self._opened = seat, 0, False, 0

    def _drawn(self, seat: int, cards: tuple[int, ...], before: "PublicEvent") -> None:
        """A card was drawn; after a miss it was not the one called for.

        One begins a turn with it whose hand is empty, if it is not the second draw that ends one.
        """
        place = self._take_up(seat) if seat != self.view.seat else 0
        if self._lucky and seat == self._turn:
            self._turn = NOBODY
        elif not self.held[seat]:
            self._begins(seat)
            self._opened = place
            self._fresh = sum(self.table.book_of[card] for card in cards)
        self.held[seat] += 1
        if place:
            missed = before.what == "missed" and before.seat == seat
            if missed and before.cards[0] not in self.where:
                self.origins[before.cards[0]] &= ~place

    def _take_up(self, seat: int) -> int:
        """The place of the next card that another seat has drawn; it is in the hand now."""
        place = next(self._draws)
        self.of[seat] |= place
        return place

    def _stacked(self, seat: int, cards: tuple[int, ...]) -> None:
        """The cards were in the hand, and of the rest of the group no complete pair."""
        book = self.table.book_of[cards[0]]
        if seat != self.view.seat:
            for card in cards:
                self._has(seat, card)
            if self.table.rules.pairs:
                self._was_open(seat, book, cards)
                self._left_no_pair(seat, book, cards)
        self.where |= dict.fromkeys(cards, NOBODY)
        self.held[seat] -= len(cards)
        self.piles.append((seat, book))
        self.down |= sum(1 << card for card in cards)

    def _left_no_pair(self, seat: int, book: int, cards: tuple[int, ...]) -> None:
        """Of no author besides did the seat have both cards (AUTH-D3)."""
        for first in listed(book & self.table.firsts & ~self.down):
            if first not in cards:
                self._not_all(seat, (first, first + 1))

    def _was_open(self, seat: int, book: int, cards: tuple[int, ...]) -> None:
        """The stack was allowed; where all have not seen why, something follows."""
        left = book & ~self.down
        whole = left == sum(1 << card for card in cards)
        ready = self._fresh & book if self.table.rules.same_group else self._fresh
        if not self.view.start or (whole and (ready or left != book)):
            return
        drawn = self.of[seat] & ~self.dealt[seat]
        gained = self.gained[seat] & book
        if ready:
            if not gained:  # so one of the group was drawn from the Bank
                self.clauses.append(tuple((c, drawn) for c in listed(book) if c in self.origins))
        elif gained:
            self.clauses += self._could_not_call(seat, book)
        elif drawn:  # dealt whole, or nothing else could be done
            dealt = [((card, self.dealt[seat]),) for card in cards]
            other = self._could_not_call(seat, book)
            self.clauses += [one + two for one in dealt for two in other]

    def _could_not_call(self, seat: int, stacked: int) -> list[Clause]:
        """Nobody else held a card, or in every other book the seat had all that was left or none.

        Where it has stacked of a book itself, and that serves, it had all that was left.
        """
        if not any(self.held[other] for other in self.seats if other != seat):
            return []
        clauses: list[Clause] = []
        for book in self.table.books:
            left = listed(book & ~self.down)
            if book == stacked or not left:
                continue
            must = self.table.rules.stacks_serve and (seat, book) in self.piles
            for one, two in zip(left, (*left[1:], left[0]), strict=True):
                clause = self._clause(seat, [] if must else [one], [two])
                if clause is not None:
                    clauses.append(clause)
        return clauses

    def _no_book_was_dealt(self) -> None:
        """In the easy form whoever was dealt a book has laid it down before anything else."""
        if not self.table.rules.pairs and self.view.start:
            for seat in self.seats:
                for book in self.table.books:
                    self._lacks_one(seat, book)

    # -------------------------------------------------------------- what follows

    def _has(self, seat: int, card: int) -> None:
        if card not in self.where:
            self.origins[card] &= self.of[seat]

    def _lacks(self, seat: int, card: int) -> None:
        if card not in self.where:
            self.origins[card] &= ~self.of[seat]

    def _has_one(self, seat: int, book: int, besides: int) -> None:
        """The seat had a card of the book, other than this one."""
        if seat != self.view.seat:
            clause = self._clause(seat, [], [c for c in listed(book) if c != besides])
            if clause is not None:
                self.demands.append((book, clause))

    def _lacks_one(self, seat: int, book: int) -> None:
        """The seat did not have all cards of a book that were left."""
        if seat != self.view.seat and book & ~self.down:
            self._not_all(seat, listed(book & ~self.down))

    def _not_all(self, seat: int, cards: Iterable[int]) -> None:
        clause = self._clause(seat, cards, [])
        if clause is not None:
            self.clauses.append(clause)

    def _clause(self, seat: int, lacked: Iterable[int], had: Iterable[int]) -> Clause | None:
        """The seat lacked one of some cards or had one of others; None where that is known."""
        literals = []
        for wanted, cards in ((False, lacked), (True, had)):
            for card in cards:
                if card not in self.where:
                    of = self.of[seat]
                    literals.append((card, of if wanted else ~of))
                elif (self.where[card] == seat) == wanted:
                    return None
        return tuple(literals)


def _at_the_deal(view: "AuthorsView") -> tuple[list[int], set[int]]:
    """The number of cards each seat held at the deal, and which cards were never another’s before.

    The latter are those that the seat that looks was dealt or has drawn.
    """
    held, own = list(view.held), set(view.hand)
    for seat, what, cards, asked in reversed(view.history):
        if what == "won":
            held[seat] -= 1
            held[asked] += 1
            if seat == view.seat:
                own.difference_update(cards)
            elif asked == view.seat:
                own.update(cards)
        elif what in {"drew it", "draws"}:
            held[seat] -= 1
        elif what == "stacks":
            held[seat] += len(cards)
            if seat == view.seat:
                own.update(cards)
    return held, own


def _lays(happenings: tuple["PublicEvent", ...], seat: int, card: int) -> bool:
    """Test if the seat lays a stack with this card."""
    return any(h.what == "stacks" and h.seat == seat and card in h.cards for h in happenings)
