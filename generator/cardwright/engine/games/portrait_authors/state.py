"""A moment of a game of Portrait Authors, and the law that moves it: the fast one.

The cards of the Bank are the end of `order`; whoever draws takes the first of those left. The Bank
game cannot stand still: where a player can neither call nor must stack, nobody else holds a card,
and the next player draws; without a Bank all the cards not yet stacked are in one hand then, in
whole groups. So a game ends when all cards are stacked (AUTH-B11), and in no other way.
"""

from collections.abc import Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Self

from cardwright.engine.games.portrait_authors import score, steps
from cardwright.engine.games.portrait_authors.deal import AuthorsDeal
from cardwright.engine.games.portrait_authors.past import MISSED, WON, Past, StackedSet, same
from cardwright.engine.games.portrait_authors.view import AuthorsView
from cardwright.engine.masks import listed
from cardwright.engine.outcome import NOBODY, Award, Count
from cardwright.errors import InputError

if TYPE_CHECKING:
    from cardwright.engine.games.portrait_authors.form import PortraitAuthors


class AuthorsState:
    """A moment of a game. Never changed: `apply` gives the next.

    Every field is an int or a tuple, but for `deal`, which does not change.
    """

    __slots__ = (
        "deal",
        "drawers",  # by card drawn from the Bank, the seat that drew it
        "fresh",  # mask of the books of which the seat to move has gained a card in this turn
        "gained",  # as in `held`, the books of which a seat has gained a card since the deal
        "held",  # mask of what every seat holds, see `Table`
        "holders",  # mask of the seats that hold cards
        "lucky",  # 1 after the Bank has given the very card called for: another is drawn yet
        "past",
        "piles",  # what has been stacked, in order
        "reach",  # as in `held`, the books that a seat may call in
        "to_move",  # the seat that is asked now; NOBODY when the game is over
        "up",  # mask of the cards that are not stacked
    )

    deal: AuthorsDeal
    drawers: tuple[int, ...]
    fresh: int
    gained: int
    held: int
    holders: int
    lucky: int
    past: Past
    piles: tuple[StackedSet, ...]
    reach: int
    to_move: int
    up: int

    @classmethod
    def dealt(cls, deal: AuthorsDeal) -> Self:
        """The state after the deal: one card at a time from the dealer’s left (AUTH-D7)."""
        bit = deal.table.bits.__getitem__
        packets = [deal.order[place : deal.first : deal.seats] for place in range(deal.seats)]
        first = (deal.dealer + 1) % deal.seats
        masks = [sum(map(bit, packet)) for packet in packets]
        hands = [masks[seat - first] for seat in range(deal.seats)]
        new = cls.placed(deal, hands)
        new.to_move = deal.dealer
        steps.pass_turn(new)  # AUTH-B18
        return new

    @classmethod
    def placed(
        cls, deal: AuthorsDeal, hands: Sequence[int], piles: tuple[StackedSet, ...] = ()
    ) -> Self:
        """A state with these cards in the hands, masks by seat, in which nobody is to move yet."""
        table = deal.table
        new = cls.__new__(cls)
        new.deal = deal
        new.drawers = ()
        new.fresh = new.gained = new.lucky = 0
        new.piles = piles
        new.to_move = NOBODY
        new.up = table.all_cards
        for pile in piles:
            new.up ^= pile.cards
        new.held = sum(hand << shift for hand, shift in zip(hands, table.shifts, strict=False))
        new.holders = sum(1 << seat for seat, hand in enumerate(hands) if hand)
        new.reach = sum(
            book << table.shifts[seat]
            for seat, hand in enumerate(hands)
            for book in table.books
            if book & hand or new.serves(seat, book)
        )
        if not table.rules.pairs:
            for place in range(deal.seats):
                for book in table.books:
                    steps.lay_down(new, (deal.dealer + 1 + place) % deal.seats, book)
        new.past = (None, NOBODY, NOBODY, MISSED, new.drawers, new.piles)
        return new

    @classmethod
    def supposed(
        cls, deal: AuthorsDeal, view: AuthorsView, hands: Sequence[int], fresh: int, gained: int
    ) -> Self:
        """The state in which a seat has this view, and all cards lie so: masks by seat.

        `fresh` and `gained` are as in a state.
        """
        new = cls.placed(deal, hands, view.past[5])
        new.drawers, new.past = view.drawers, view.past
        new.fresh, new.gained = fresh, gained
        new.lucky = int(view.question == "draw")
        new.to_move = view.to_move
        return new

    # -------------------------------------------------------------- what the table sees

    @property
    def form(self) -> "PortraitAuthors":
        """The form that is played."""
        return self.deal.form

    @property
    def order(self) -> tuple[int, ...]:
        """The whole pack from the top, as it was dealt."""
        return self.deal.order

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return self.deal.dealer

    @property
    def seats(self) -> int:
        """The number of players at the table."""
        return self.deal.seats

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self.to_move < 0

    @property
    def question(self) -> str:
        """The open question: call, draw (after the very card called for), or over.

        To one who has no card to call for it is “call” all the same: nobody else can tell.
        """
        if self.to_move < 0:
            return "over"
        return "draw" if self.lucky else "call"

    @property
    def actions(self) -> tuple[int, ...]:
        """Every action since the deal."""
        actions = []
        past = self.past
        while past[0] is not None:
            actions.append(past[2])
            past = past[0]
        return tuple(reversed(actions))

    @property
    def awards(self) -> tuple[Award, ...]:
        """The points of each stack that brought some, in order."""
        return score.sheet(self).awards

    @property
    def counts(self) -> tuple[Count, ...]:
        """The points that each seat has stacked."""
        return score.sheet(self).counts

    @property
    def tricks(self) -> tuple[int, ...]:
        """The number of stacks each seat has made."""
        return score.sheet(self).tricks

    @property
    def outcome(self) -> score.Totals | None:
        """Points and reasons; None while the game goes on."""
        return score.outcome(self) if self.to_move < 0 else None

    @property
    def put_down(self) -> tuple[int, ...]:
        """The cards that lie stacked on the table, ascending."""
        return listed(self.deal.table.all_cards ^ self.up)

    @property
    def undrawn(self) -> tuple[int, ...]:
        """The cards of the Bank, the next to be drawn first."""
        return self.deal.order[self.deal.first + len(self.drawers) :]

    def mask(self, seat: int) -> int:
        """The cards a seat holds, as a mask."""
        table = self.deal.table
        return self.held >> table.shifts[seat] & table.all_cards

    def serves(self, seat: int, book: int) -> bool:
        """Test if a seat may call in a book because it has stacked cards of it (AUTH-D1)."""
        if not self.deal.table.rules.stacks_serve:
            return False
        return any(pile.book == book and pile.seat == seat for pile in self.piles)

    def hand(self, seat: int) -> tuple[int, ...]:
        """The cards a seat holds, ascending; raises InputError for no seat of the table."""
        self._require_seat(seat)
        return listed(self.mask(seat))

    def view(self, seat: int) -> AuthorsView:
        """The view of a seat; raises InputError for no seat of the table."""
        self._require_seat(seat)
        return AuthorsView.of(self, seat)

    def _require_seat(self, seat: int) -> None:
        self.deal.form.require_seat(seat)
        if seat >= self.deal.seats:
            raise InputError(f"there is no seat {seat}; seats are 0 to {self.deal.seats - 1}")

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, AuthorsState)
            and _fields(self) == _fields(other)
            and same(self.past, other.past)
        )

    def __hash__(self) -> int:
        return hash((_fields(self), self.past[1:]))

    # -------------------------------------------------------------- the law

    def legal(self) -> list[int]:
        """The actions open to the seat to move, ascending; none when the game is over."""
        seat = self.to_move
        if seat < 0:
            return []
        deal = self.deal
        table = deal.table
        shift = table.shifts[seat]
        hand = self.held >> shift & table.all_cards
        missing = self.up ^ hand
        calls: list[int] = []
        if not self.lucky:
            wanted = self.reach >> shift & missing
            was, who, calls, _ = deal.kept[seat]
            if was != wanted or who != self.holders:
                calls = deal.calls(seat, wanted, self.holders)
        pairs = hand & hand >> 1 & table.firsts
        if pairs:
            # By the last cards of their books: where there is a pair, and where it may be stacked.
            low = table.low
            paired = pairs + low & table.tops
            part = self.fresh
            if part and not table.same_group:
                part = self.gained >> shift
            ready = paired & part
            whole = paired & ~(ready | missing | (missing & low) + low)
            if whole and (calls or self.lucky):
                whole &= ~(self.gained >> shift) | (low & ~self.up) + low
            moves = calls + table.stacks[ready | whole]
        else:
            moves = calls[:]
        if not calls and table.banks and not self._must_stack(missing, moves):
            moves.append(table.stop)
        return moves

    def _must_stack(self, missing: int, moves: list[int]) -> bool:
        """Test if a book or a remainder is in the hand of a seat that cannot call (AUTH-D4)."""
        table = self.deal.table
        return not self.lucky and any(
            not table.books[action - table.stack] & missing for action in moves
        )

    def apply(self, action: int) -> "AuthorsState":
        """The state after a legal action, which is not checked: `play` checks."""
        new = _made(AuthorsState)
        deal = new.deal = self.deal
        new.drawers = self.drawers
        new.fresh = self.fresh
        new.gained = self.gained
        new.held = self.held
        new.holders = self.holders
        new.lucky = 0
        new.piles = self.piles
        new.reach = self.reach
        new.to_move = seat = self.to_move
        new.up = self.up
        table = deal.table
        answer = MISSED
        if action >= table.both:
            steps.other(new, action, self.lucky)
        elif self.held & table.bits[action]:
            answer = WON
            steps.win(new, action)
        elif table.banks:
            answer = steps.miss(new, action % table.cards)
        else:
            steps.pass_turn(new)
        new.past = (self.past, seat, action, answer, new.drawers, new.piles)
        return new


_made = object.__new__
_fields = attrgetter(*(name for name in AuthorsState.__slots__ if name != "past"))
