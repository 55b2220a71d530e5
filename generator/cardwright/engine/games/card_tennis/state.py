"""A moment of a game of Card Tennis, and the law that moves it: the fast one."""

from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple, Self

from cardwright.engine.games.card_tennis import steps
from cardwright.engine.games.card_tennis.memory import PLAYED
from cardwright.engine.games.card_tennis.score import on_trays, outcome
from cardwright.engine.games.card_tennis.table import (
    ASKED,
    DRAW,
    DREW,
    DUE,
    HELP,
    NET,
    PASS,
    RETURN,
    SERVE,
    STEPS,
    UP,
    VOLLEY,
    CardTennisTable,
)
from cardwright.engine.games.card_tennis.view import CardTennisView
from cardwright.engine.masks import listed, mask_of
from cardwright.engine.outcome import NOBODY, Award, Count, Outcome
from cardwright.engine.past import Past, actions_of

if TYPE_CHECKING:
    from cardwright.engine.games.card_tennis.form import CardTennis

_ALONE, _TOGETHER = {ASKED: "answer", DREW: "drawn"}, {HELP: "help", DUE: "draw"}
_QUESTIONS = _ALONE | _TOGETHER


class CardTennisDeal(NamedTuple):
    """The data that does not change while a game lasts."""

    form: "CardTennis"
    table: CardTennisTable
    order: tuple[int, ...]
    dealer: int  # who serves


class CardPositions(NamedTuple):
    """The places of the cards in one sample."""

    order: tuple[int, ...]  # the whole pack
    hands: tuple[int, ...]  # a mask for each seat
    trick: tuple[int, ...]  # the cards of the ball that is up
    trays: tuple[int, ...]  # a mask for each seat
    pack: tuple[int, ...]  # from the top


class CardTennisState:
    """A moment of a game. Never changed: `apply` gives the next.

    Sides are the seats, or of four the seats 0, 2 and 1, 3. All fields are ints or tuples.
    """

    __slots__ = (
        "deal",
        "drawn",  # by seat the strokes that it drew since the deal, linked as the past is
        "hands",  # a mask for each seat
        "hitters",  # who played the cards of the ball that is up
        "past",  # what was done since the deal
        "seen",  # what everybody saw since the deal, see `memory`
        "shuffles",  # how often cards were shuffled since the deal
        "step",  # which question is open, see `table`
        "stock",  # the pack as it was dealt or last shuffled, from the top
        "stroke",  # the last one, or UP
        "to_move",  # the seat that is asked now; NOBODY when the game is over
        "top",  # the place in it of the card that is drawn next
        "trays",  # a mask for each seat: the cards that it played to earlier balls
        "trick",  # the cards of the ball that is up, the serve first
        "won",  # balls, by side
    )

    deal: CardTennisDeal
    drawn: tuple[Past, ...]
    hands: tuple[int, ...]
    hitters: tuple[int, ...]
    past: Past
    seen: Past
    shuffles: int
    step: int
    stock: tuple[int, ...]
    stroke: int
    to_move: int
    top: int
    trays: tuple[int, ...]
    trick: tuple[int, ...]
    won: tuple[int, int]

    @classmethod
    def of_deal(cls, deal: CardTennisDeal) -> Self:
        """The state after the deal: four cards to each, one at a time, the server last."""
        new = cls.__new__(cls)
        new.deal = deal
        new.stock = deal.order
        new.shuffles = 0
        new.trays = (0,) * deal.table.seats
        new.trick = new.hitters = new.past = ()
        new.won = (0, 0)
        new.stroke = UP
        new.step = ASKED
        new.to_move = deal.dealer
        steps.deal_out(new)
        return new

    @classmethod
    def supposed(cls, form: "CardTennis", view: CardTennisView, lying: CardPositions) -> Self:
        """The state in which a seat has this view, and the cards lie so.

        The order is another than that of the deal, and only decides how cards will be shuffled;
        what the others drew is not supposed.
        """
        new = cls.__new__(cls)
        new.deal = CardTennisDeal(form, form.table, lying.order, view.dealer)
        new.hands, new.trick, new.trays = lying.hands, lying.trick, lying.trays
        new.stock = lying.pack
        new.top = new.shuffles = 0
        new.hitters = view.hitters
        new.stroke = form.strokes[lying.trick[-1]] if lying.trick else UP
        new.step = STEPS[view.phase]
        new.to_move = view.to_move
        new.won = (view.tricks[0], view.tricks[1])
        new.past = ()
        new.seen = view.seen
        new.drawn = tuple([view.drawn if seat == view.seat else () for seat in range(form.seats)])
        return new

    # -------------------------------------------------------------- what the table sees

    @property
    def form(self) -> "CardTennis":
        """The form that is played."""
        return self.deal.form

    @property
    def order(self) -> tuple[int, ...]:
        """The whole pack from the top, as it was dealt."""
        return self.deal.order

    @property
    def dealer(self) -> int:
        """The seat that dealt and serves."""
        return self.deal.dealer

    @property
    def seats(self) -> int:
        """The number of players at the table."""
        return self.deal.table.seats

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self.to_move < 0

    @property
    def actions(self) -> tuple[int, ...]:
        """Every action since the deal."""
        return actions_of(self.past)

    @property
    def counts(self) -> tuple[Count, ...]:
        """The balls on the trays of each side, where after deuce each gives one back (TEN-B10)."""
        return tuple(Count(balls, 0) for balls in on_trays(self.won))

    @property
    def tricks(self) -> tuple[int, ...]:
        """The balls that each side has won in this game."""
        return self.won

    @property
    def awards(self) -> tuple[Award, ...]:
        """Nothing scores before the game is over."""
        return ()

    @property
    def outcome(self) -> Outcome | None:
        """The game to a side, and why; None while it goes on."""
        return outcome(self) if self.to_move < 0 else None

    @property
    def question(self) -> str:
        """The open question: serve, answer, help, draw, drawn, or over."""
        if self.to_move < 0:
            return "over"
        return "serve" if self.step == ASKED and self.stroke == UP else _QUESTIONS[self.step]

    @property
    def hitter(self) -> int:
        """The seat that made the last stroke; NOBODY before the serve."""
        return self.hitters[-1] if self.hitters else NOBODY

    @property
    def undrawn(self) -> tuple[int, ...]:
        """The cards of the pack, from the top."""
        return self.stock[self.top :]

    @property
    def put_down(self) -> tuple[int, ...]:
        """The cards on the trays, those of the ball that is up last and as they were played."""
        return (*(card for tray in self.trays for card in listed(tray)), *self.trick)

    def hand(self, seat: int) -> tuple[int, ...]:
        """The cards a seat holds, ascending; raises InputError for no seat of the table."""
        self.form.require_seat(seat)
        return listed(self.hands[seat])

    def tray(self, seat: int) -> tuple[int, ...]:
        """The cards on the tray of a seat, ascending, those of the ball that is up among them."""
        own = (card for place, card in enumerate(self.trick) if self.hitters[place] == seat)
        return listed(self.trays[seat] | mask_of(own))

    def view(self, seat: int) -> CardTennisView:
        """The view of a seat; raises InputError for no seat of the table."""
        self.form.require_seat(seat)
        return CardTennisView.of(self, seat)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardTennisState) and _fields(self) == _fields(other)

    def __hash__(self) -> int:
        return hash(_fields(self))

    # -------------------------------------------------------------- the law

    def legal(self) -> list[int]:
        """The actions open to the seat to move, ascending; none when the game is over."""
        seat = self.to_move
        if seat < 0:
            return []
        table = self.deal.table
        stroke = self.stroke
        proper = self.hands[seat] & table.answers[stroke]
        if not proper:
            if table.seats == 2 or stroke == UP or self.step == DUE:
                return [DRAW]
            return [PASS]
        if stroke == UP:
            return [SERVE]
        if stroke == SERVE:
            return [RETURN]
        _, returns, volleys, nets = table.bearing
        moves = [RETURN] if proper & returns else []
        if proper & volleys:
            moves.append(VOLLEY)
        if proper & nets:
            moves.append(NET)
        return moves

    def apply(self, action: int) -> "CardTennisState":
        """The state after a legal action, which is not checked: `play` checks."""
        new = CardTennisState.__new__(CardTennisState)
        new.deal = deal = self.deal
        new.stock = self.stock
        new.top = self.top
        new.shuffles = self.shuffles
        new.trays = self.trays
        new.won = self.won
        new.past = (self.past, action)
        new.seen = self.seen
        new.drawn = self.drawn
        new.hands = self.hands
        seat = self.to_move
        if action < DRAW:
            hands = list(self.hands)
            held = hands[seat] & deal.table.bearing[action]
            card = held & -held  # the lowest of those that are alike
            hands[seat] ^= card
            new.hands = tuple(hands)
            new.trick = (*self.trick, card.bit_length() - 1)
            new.hitters = (*self.hitters, seat)
            new.seen = (self.seen, PLAYED[seat][action])
            new.stroke = action
            new.step = ASKED
            new.to_move = seat ^ 1  # who sits opposite: TEN-18, TEN-B12
            if new.top == len(new.stock):
                steps.look_for_cards(new)
            return new
        new.trick = self.trick
        new.hitters = self.hitters
        new.stroke = self.stroke
        if action == PASS:
            steps.pass_on(new, seat, self.step)
        else:
            steps.draw(new, seat)
        return new


_FOLLOWING = {"deal", "drawn", "seen"}  # from the others, the past among them
_fields = attrgetter(
    "form", "order", "dealer", *(n for n in CardTennisState.__slots__ if n not in _FOLLOWING)
)
