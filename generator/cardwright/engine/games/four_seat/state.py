"""A moment of a deal for four, and the law that moves it: the fast one."""

from operator import attrgetter
from typing import TYPE_CHECKING, Self

from cardwright.engine.games.four_seat.table import SEATS, FourSeatTable
from cardwright.engine.games.four_seat.view import FourSeatView
from cardwright.engine.masks import HIGH, LOW, MIDDLE, TOP, mask_of, members
from cardwright.engine.outcome import NOBODY, Award, Count, Outcome
from cardwright.engine.past import Past, actions_of

if TYPE_CHECKING:
    from cardwright.engine.games.four_seat.form import FourSeat


class FourSeatState:
    """A moment of a deal. Never changed: `apply` gives the next.

    Sides are 0, seats 0 and 2, and 1, seats 1 and 3. All fields are ints or tuples, but for
    `form` and `table`, which do not change.
    """

    __slots__ = (
        "best",  # the card that is winning the trick, or NOBODY before the lead
        "captor",  # the side that has taken the trump that brings a point, or NOBODY
        "counted",  # (points, points) counted, by side: of cards, or of tricks above the book
        "dealer",
        "dealt",  # (mask, mask, mask, mask): what each seat was dealt
        "form",
        "order",
        "past",  # (the past before, action), () at the deal
        "pending",  # (points, points) announced that wait for a trick, by side
        "shown",  # mask of cards that all have seen
        "table",
        "taken",  # (tricks, tricks), by side
        "to_move",  # the seat that is asked now; NOBODY when the deal is over
        "trick",  # the cards on the table, the one led first
        "unplayed",  # mask of the cards in hand, whoever holds them
    )

    form: "FourSeat"
    table: FourSeatTable
    order: tuple[int, ...]
    dealer: int
    dealt: tuple[int, ...]
    unplayed: int
    shown: int
    to_move: int
    trick: tuple[int, ...]
    best: int
    counted: tuple[int, int]
    pending: tuple[int, int]
    taken: tuple[int, int]
    captor: int
    past: Past

    @classmethod
    def of_deal(cls, form: "FourSeat", order: tuple[int, ...], dealer: int) -> Self:
        """The state after the deal: one card at a time from the dealer's left, the last turned."""
        new = cls.__new__(cls)
        new.form = form
        new.table = form.tables[order[-1]]
        new.order = order
        new.dealer = dealer
        hands = [0] * SEATS
        for place, card in enumerate(order, dealer + 1):
            hands[place % SEATS] |= 1 << card
        new.dealt = tuple(hands)
        new.shown = 1 << order[-1]
        new.unplayed = (1 << len(order)) - 1
        if new.table.rules.turn_up_lies:
            new.unplayed ^= new.shown
        new.to_move = (dealer + 1) % SEATS
        new.trick = new.past = ()
        new.best = new.captor = NOBODY
        new.counted = new.pending = new.taken = (0, 0)
        return new

    @classmethod
    def supposed(
        cls, form: "FourSeat", view: FourSeatView, table: FourSeatTable, hands: tuple[int, ...]
    ) -> Self:
        """The state in which a seat has this view, and the hands are these, masks by seat."""
        new = cls.__new__(cls)
        new.form = form
        new.table = table
        new.dealer = view.dealer
        new.unplayed = hands[0] | hands[1] | hands[2] | hands[3]
        played = [mask_of(cards) for cards in view.played]
        if not new.unplayed >> view.turned & 1:
            played[view.dealer] |= 1 << view.turned  # where it lies on the table still
        new.dealt = tuple([hand | gone for hand, gone in zip(hands, played, strict=True)])
        new.order = _order(new.dealt, view.dealer, view.turned)
        new.shown = mask_of([view.turned, *(card for cards in view.known for card in cards)])
        new.to_move = view.to_move
        new.trick = view.trick
        new.best = NOBODY
        for card in view.trick:
            new.best = card if table.beats[new.best] >> card & 1 else new.best
        first, second = view.counts
        new.counted = (first.counted, second.counted)
        new.pending = (first.pending, second.pending)
        new.taken = (view.tricks[0], view.tricks[1])
        new.captor = view.awards[0].side if view.awards else NOBODY
        new.past = view.past
        return new

    # -------------------------------------------------------------- what the table sees

    @property
    def seats(self) -> int:
        """The number of players at the table."""
        return SEATS

    @property
    def over(self) -> bool:
        """True if the deal has ended."""
        return self.to_move < 0

    @property
    def actions(self) -> tuple[int, ...]:
        """Every action since the deal."""
        return actions_of(self.past)

    @property
    def counts(self) -> tuple[Count, ...]:
        """The count of each side, and the points that wait for its first trick."""
        return tuple(map(Count, self.counted, self.pending))

    @property
    def tricks(self) -> tuple[int, ...]:
        """The number of tricks each side has taken."""
        return self.taken

    @property
    def turn_up(self) -> int:
        """The dealer's last card, turned up to show the trump suit."""
        return self.order[-1]

    @property
    def lying(self) -> int:
        """The card turned up while it lies on the table, in nobody's hand; or NOBODY."""
        lies = self.table.rules.turn_up_lies and self.taken == (0, 0)
        return self.turn_up if lies else NOBODY

    @property
    def awards(self) -> tuple[Award, ...]:
        """Points made at once, before the deal is over."""
        at_once = self.form.law.at_once
        if at_once is None or self.captor < 0:
            return ()
        return (at_once._replace(side=self.captor),)

    @property
    def outcome(self) -> Outcome | None:
        """Points and reasons; None while the deal goes on."""
        return self.form.law.score(self) if self.to_move < 0 else None

    def hand(self, seat: int) -> tuple[int, ...]:
        """The cards a seat holds, ascending; raises InputError for no seat of the table."""
        self.form.require_seat(seat)
        return tuple(members(self.dealt[seat] & self.unplayed))

    def view(self, seat: int) -> FourSeatView:
        """The view of a seat; raises InputError for no seat of the table."""
        self.form.require_seat(seat)
        return FourSeatView.of(self, seat)

    @property
    def question(self) -> str:
        """The open question: lead, reply, or over."""
        if self.to_move < 0:
            return "over"
        return "reply" if self.trick else "lead"

    @property
    def leader(self) -> int:
        """The seat that led to the trick on the table, or is to lead; NOBODY after the deal."""
        return (self.to_move - len(self.trick)) % SEATS if self.to_move >= 0 else NOBODY

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FourSeatState) and _fields(self) == _fields(other)

    def __hash__(self) -> int:
        return hash(_fields(self))

    # -------------------------------------------------------------- the law

    def legal(self) -> list[int]:
        """The actions open to the seat to move, ascending; none when the deal is over."""
        seat = self.to_move
        if seat < 0:
            return []
        cards = self.dealt[seat] & self.unplayed
        table = self.table
        if trick := self.trick:
            suit, row, first = table.rows[trick[0]]
            if follow := cards & suit:
                return row[(follow & table.heads[self.best] or follow) >> first].copy()
            cards = cards & table.ruffs[self.best] or cards
            pairs = 0
        else:
            pairs = cards & cards >> 1 & table.pair_tops
        moves = LOW[cards & 8191] + MIDDLE[cards >> 13 & 8191] + HIGH[cards >> 26 & 8191]
        return moves + TOP[cards >> 39] + table.choices[pairs]

    def apply(self, action: int) -> "FourSeatState":
        """The state after a legal action, which is not checked: `play` checks."""
        new = FourSeatState.__new__(FourSeatState)
        new.form = self.form
        new.table = table = self.table
        new.order = self.order
        new.dealer = self.dealer
        new.dealt = self.dealt
        new.shown = self.shown
        new.counted = self.counted
        new.pending = self.pending
        new.taken = self.taken
        new.captor = self.captor
        new.past = (self.past, action)
        if action < table.cards:
            card = action
        elif action < self.form.action_count:
            card = _announce(new, self.to_move, action)
        else:
            return _called(self, new)
        new.unplayed = self.unplayed ^ 1 << card
        new.trick = trick = (*self.trick, card)
        new.best = best = card if table.beats[self.best] >> card & 1 else self.best
        new.to_move = after = (self.to_move + 1) % SEATS
        if len(trick) == SEATS:
            _take(new, (after + trick.index(best)) % SEATS)
        return new


_fields = attrgetter(*(name for name in FourSeatState.__slots__ if name != "table"))


def _order(dealt: tuple[int, ...], dealer: int, turned: int) -> tuple[int, ...]:
    """A pack from which these hands are dealt, one card at a time, the one turned up last."""
    seats = [(dealer + 1 + place) % SEATS for place in range(SEATS)]
    packets = [members(dealt[seat]) for seat in seats]
    packets[-1].remove(turned)
    packets[-1].append(turned)
    return tuple([card for turn in zip(*packets, strict=True) for card in turn])


def _called(state: FourSeatState, new: FourSeatState) -> FourSeatState:
    """The same table after a call of the referee: no wrong card was played here."""
    new.unplayed = state.unplayed
    new.trick = state.trick
    new.best = state.best
    new.to_move = state.to_move
    return new


def _announce(new: FourSeatState, seat: int, action: int) -> int:
    """The leader shows the other card of a pair; it counts at once if the side has a trick.

    The card led is returned.
    """
    table, side = new.table, seat % 2
    number = action - table.cards
    new.shown |= 1 << table.partners[number]
    if new.taken[side]:
        new.counted = _more(new.counted, side, table.worth[number])
    else:
        new.pending = _more(new.pending, side, table.worth[number])
    return table.announcements[number]


def _take(new: FourSeatState, winner: int) -> None:
    """Four cards are a trick: it is taken and counted, and its winner leads, or all is played."""
    table = new.table
    side = winner % 2
    one, two, three, four = trick = new.trick
    values = table.values
    gain = values[one] + values[two] + values[three] + values[four]
    gain += new.taken[side] >= table.book
    if new.pending[side]:
        gain += new.pending[side]
        new.pending = _more(new.pending, side, -new.pending[side])
    if table.bonus in trick:
        new.captor = side
    if table.rules.turn_up_lies and new.taken == (0, 0):
        new.unplayed |= 1 << new.turn_up
    if not new.unplayed:
        gain += table.rules.last_trick
        winner = NOBODY
    new.counted = _more(new.counted, side, gain)
    new.taken = _more(new.taken, side, 1)
    new.trick = ()
    new.best = NOBODY
    new.to_move = winner


def _more(pair: tuple[int, int], side: int, points: int) -> tuple[int, int]:
    """The pair with so much more for a side."""
    return (pair[0], pair[1] + points) if side else (pair[0] + points, pair[1])
