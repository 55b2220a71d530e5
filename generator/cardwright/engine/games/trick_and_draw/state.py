"""A moment of a deal for two hands and a stock, and the law that moves it: the fast one."""

from collections.abc import Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Self, TypeVar

from cardwright.engine.games.trick_and_draw.phase import (
    ANNOUNCED,
    BEFORE_DRAW,
    LEAD,
    OPENING,
    REPLY,
    Phase,
)
from cardwright.engine.games.trick_and_draw.steps import STEPS, lead, may_exchange, reply
from cardwright.engine.games.trick_and_draw.table import (
    ACTIONS,
    CARDS,
    CLOSE,
    DECLARE,
    DRAW,
    EXCHANGE,
    FOUR,
    PASS,
    TrickAndDrawTable,
)
from cardwright.engine.games.trick_and_draw.view import TrickAndDrawView
from cardwright.engine.masks import LOW, MIDDLE, mask_of, members
from cardwright.engine.outcome import NOBODY, Award, Count, Outcome
from cardwright.engine.past import Past, actions_of

if TYPE_CHECKING:
    from cardwright.engine.games.trick_and_draw.form import TrickAndDraw

T = TypeVar("T")

TURN_UP = 12  # its place in the order; the stock lies below it


class TrickAndDrawState:
    """A moment of a deal. Never changed: `apply` gives the next.

    Players are 0, who led first, and 1; `players` gives their seats. Everything in pairs is by
    player. All fields are ints or tuples, but for `form` and `table`, which do not change.
    """

    __slots__ = (
        "at_close",  # (tricks, tricks) when the deal was closed
        "closer",  # the player who closed, or NOBODY
        "counted",  # (points, points) counted
        "ended",  # the action that ended the deal before its last card, or NOBODY
        "first",  # the player who first counted the target, or NOBODY
        "form",
        "hands",  # (mask, mask)
        "last",  # (leader, card led, reply) of the last trick; () before the first
        "led",  # the card led, not yet answered, or NOBODY
        "order",
        "past",  # (the past before, action), () at the deal
        "pending",  # (points, points) announced that wait for a trick
        "phase",
        "players",  # (seat, seat)
        "shown",  # (mask, mask): cards in a hand that the other player has seen
        "table",
        "taken",  # (tricks, tricks)
        "top",  # place in the order of the next card to be drawn
        "turn",  # the player to act; in OVER the one who acted last
        "turn_up",  # the card beside the stock, closed or not; NOBODY once it is drawn
    )

    form: "TrickAndDraw"
    table: TrickAndDrawTable
    order: tuple[int, ...]
    players: tuple[int, int]
    phase: int
    turn: int
    led: int
    hands: tuple[int, int]
    shown: tuple[int, int]
    top: int
    turn_up: int
    closer: int
    at_close: tuple[int, int]
    counted: tuple[int, int]
    pending: tuple[int, int]
    taken: tuple[int, int]
    first: int
    last: tuple[int, ...]
    past: Past
    ended: int

    @classmethod
    def dealt(cls, form: "TrickAndDraw", order: tuple[int, ...], players: tuple[int, int]) -> Self:
        """The state after the deal: three cards to each, three again, one turned up."""
        new = cls.__new__(cls)
        new.form = form
        new.order = order
        new.players = players
        new.phase = LEAD
        new.turn = 0
        new.led = NOBODY
        a, b, c, d, e, f, g, h, i, j, k, m = order[:TURN_UP]
        new.hands = (
            1 << a | 1 << b | 1 << c | 1 << g | 1 << h | 1 << i,
            1 << d | 1 << e | 1 << f | 1 << j | 1 << k | 1 << m,
        )
        new.shown = (0, 0)
        new.top = TURN_UP + 1
        new.turn_up = order[TURN_UP]
        new.table = form.tables[new.turn_up]
        new.closer = NOBODY
        new.at_close = new.counted = new.pending = new.taken = (0, 0)
        new.first = NOBODY
        new.last = new.past = ()
        new.ended = NOBODY
        return new

    @classmethod
    def supposed(
        cls,
        form: "TrickAndDraw",
        view: TrickAndDrawView,
        players: tuple[int, int],
        hands: tuple[int, int],
        stock: Sequence[int],
    ) -> Self:
        """The state in which a seat has this view, and the hidden cards lie so.

        Cards that were drawn or dealt stand before the stock in any order.
        """
        new = cls.__new__(cls)
        new.form = form
        new.table = next(table for table in form.tables if table.suit == view.trump)
        new.players = players
        below = mask_of(stock)
        new.order = (*(card for card in range(CARDS) if not below >> card & 1), *stock)
        new.top = CARDS - len(stock)
        new.phase = Phase[view.phase.upper().replace("-", "_")]
        new.turn = players.index(view.to_move)
        new.led = view.led
        new.hands = hands
        new.shown = (mask_of(view.known[players[0]]), mask_of(view.known[players[1]]))
        new.turn_up = view.turn_up
        new.closer = players.index(view.closed_by) if view.closed_by >= 0 else NOBODY
        new.first = players.index(view.first) if view.first >= 0 else NOBODY
        new.at_close = (view.at_close[players[0]], view.at_close[players[1]])
        new.taken = (view.tricks[players[0]], view.tricks[players[1]])
        counts = view.counts[players[0]], view.counts[players[1]]
        new.counted = (counts[0].counted, counts[1].counted)
        new.pending = (counts[0].pending, counts[1].pending)
        new.last = (players.index(view.last[0]), *view.last[1:]) if view.last else ()
        new.past = view.past
        new.ended = NOBODY
        return new

    # -------------------------------------------------------------- what the table sees

    @property
    def seats(self) -> int:
        """The number of players at the table, the dealer who sits out among them."""
        return self.form.seats

    @property
    def dealer(self) -> int:
        """The seat that dealt: the second player of two, the one without cards of three."""
        return (self.players[0] - 1) % self.form.seats

    @property
    def to_move(self) -> int:
        """The seat that is asked now; NOBODY when the deal is over."""
        return self.players[self.turn] if self.phase else NOBODY

    @property
    def over(self) -> bool:
        """True if the deal has ended."""
        return not self.phase

    @property
    def actions(self) -> tuple[int, ...]:
        """Every action since the deal."""
        return actions_of(self.past)

    @property
    def counts(self) -> tuple[Count, ...]:
        """The count of each side, and the points that wait for its first trick."""
        return self.by_seat(tuple(map(Count, self.counted, self.pending)), Count(0, 0))

    @property
    def tricks(self) -> tuple[int, ...]:
        """The number of tricks each side has taken."""
        return self.by_seat(self.taken, 0)

    @property
    def awards(self) -> tuple[Award, ...]:
        """Points made at once: none in this kernel."""
        return ()

    @property
    def outcome(self) -> Outcome | None:
        """Points and reasons; None while the deal goes on."""
        return None if self.phase else self.form.score(self)

    def hand(self, seat: int) -> tuple[int, ...]:
        """The cards a seat holds, ascending; raises InputError for no seat of the table."""
        self.form.require_seat(seat)
        return tuple(members(self.by_seat(self.hands, 0)[seat]))

    def view(self, seat: int) -> TrickAndDrawView:
        """The view of a seat; raises InputError for no seat of the table."""
        self.form.require_seat(seat)
        return TrickAndDrawView.of(self, seat)

    @property
    def question(self) -> str:
        """The open question: lead, opening, announced, reply, before-draw …, or over."""
        return Phase(self.phase).name.lower().replace("_", "-")

    @property
    def stock(self) -> int:
        """The number of face-down cards left to draw: none once the deal is closed."""
        return CARDS - self.top if self.closer < 0 else 0

    @property
    def bare(self) -> bool:
        """True if the other player had no trick when the deal was closed."""
        return self.closer >= 0 and not self.at_close[1 - self.closer]

    def by_seat(self, pair: tuple[T, ...], none: T) -> tuple[T, ...]:
        """By seat what is kept by player; `none` for a dealer who sits out."""
        players = self.players
        return tuple(
            pair[players.index(seat)] if seat in players else none
            for seat in range(self.form.seats)
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TrickAndDrawState) and _fields(self) == _fields(other)

    def __hash__(self) -> int:
        return hash(_fields(self))

    # -------------------------------------------------------------- the law: what is open

    def legal(self) -> list[int]:
        """The actions open to the seat to move, ascending; none when the deal is over."""
        phase = self.phase
        if phase == REPLY:
            return self._replies()
        if phase in _LEADS:
            return self._leads()
        if phase == BEFORE_DRAW:
            return self._before_draw()
        if phase == ANNOUNCED:
            return [DECLARE, PASS]
        return [EXCHANGE, PASS] if phase else []

    def _leads(self) -> list[int]:
        me = self.turn
        rules = self.table.rules
        hand = self.hands[me]
        stock_open = self.closer < 0 <= self.turn_up
        moves = LOW[hand & 8191] + MIDDLE[hand >> 13]
        pairs = hand & hand >> 1 & self.table.pair_tops
        if pairs and (stock_open or rules.late_pairs):
            moves += self.table.choices[pairs]
        if hand & self.table.low_bit and may_exchange(self, me):
            moves.append(EXCHANGE)
        if stock_open and (self.last or rules.closes_first_lead):
            moves.append(CLOSE)
        if self.taken[me]:
            moves.append(DECLARE)
        if hand & self.table.four == self.table.four != 0 and not self.last:
            moves.append(FOUR)
        return moves

    def _replies(self) -> list[int]:
        me = self.turn
        table = self.table
        hand = cards = self.hands[me]
        if self.closer >= 0 or self.turn_up < 0:
            if follow := hand & table.follows[self.led]:
                cards = follow & table.higher[self.led] or follow
            else:
                cards = hand & table.trumps or hand
        moves = LOW[cards & 8191] + MIDDLE[cards >> 13]
        if hand & table.low_bit and may_exchange(self, me):
            moves.append(EXCHANGE)
        if self.taken[me]:
            if table.rules.declares_on_reply:
                moves.append(DECLARE)
        elif hand & table.four == table.four != 0 and not self.last:
            moves.append(FOUR)
        return moves

    def _before_draw(self) -> list[int]:
        me = self.turn
        rules = self.table.rules
        moves = []
        if self.hands[me] & self.table.low_bit and may_exchange(self, me):
            moves.append(EXCHANGE)
        if rules.asks_before_draw:
            moves.append(CLOSE)
        if rules.declares_before_draw:
            moves.append(DECLARE)
        return [*moves, DRAW]

    # -------------------------------------------------------------- the law: what follows

    def apply(self, action: int) -> "TrickAndDrawState":
        """The state after a legal action, which is not checked: `play` checks."""
        new = TrickAndDrawState.__new__(TrickAndDrawState)
        new.form = self.form
        new.table = self.table
        new.order = self.order
        new.players = self.players
        new.phase = self.phase
        new.turn = self.turn
        new.led = self.led
        new.hands = self.hands
        new.shown = self.shown
        new.top = self.top
        new.turn_up = self.turn_up
        new.closer = self.closer
        new.at_close = self.at_close
        new.counted = self.counted
        new.pending = self.pending
        new.taken = self.taken
        new.first = self.first
        new.last = self.last
        new.past = (self.past, action)
        new.ended = self.ended
        if action >= CARDS:
            STEPS[min(action, ACTIONS)](new, action)
        elif new.phase == REPLY:
            reply(new, action)
        else:
            lead(new, action)
        return new


_LEADS = (LEAD, OPENING)
_fields = attrgetter(*(name for name in TrickAndDrawState.__slots__ if name != "table"))
