"""Deals into a match: who deals, what stands on the sheet, what a tie carries, who has won.

The rules of a match are much the same in all card games; the clauses they rest on are not. A game
names its clauses in a `MatchLaw`. Three players need more: `trick_and_draw/three_handed.py`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import Generic, NamedTuple

from cardwright.engine.agreed import agreements, overruling
from cardwright.engine.cards import Card
from cardwright.engine.kernel import Form, play
from cardwright.engine.masks import mask_of
from cardwright.engine.outcome import NOBODY, Award, Outcome
from cardwright.engine.sentence import SeatText, join, say
from cardwright.engine.shuffle import mixed, require_seed, shuffled
from cardwright.engine.state import S
from cardwright.errors import InputError

Clauses = tuple[str, ...]  # the main one first

#: The reason of points that deals before have left to whoever next scores.
CARRIED = "carried from a tie"


class ScoreLine(NamedTuple):
    """An entry of the score sheet; with 0 points it notes something else: a cut, a deal, a tie.

    Deals are numbered from 1; the cut for the first deal has number 0. The side is NOBODY where
    the entry concerns no single side.
    """

    deal: int
    side: int
    points: int
    clause: str
    reason: str
    basis: Clauses = ()
    agreed: tuple[str, ...] = ()  # what the table has agreed in place of one of its clauses


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchLaw:
    """The clauses by which the matches of a form go."""

    cut: Clauses  # the best card cut has the first deal …
    cut_again: Clauses = ()  # … and equal ones cut again; where none are named, by those of `cut`
    cut_word: str = "cut"  # what it is called
    cut_best: str = "the highest"  # what the best card is called
    turn: Clauses  # who has the next
    target: Clauses  # the points that win
    tie: Clauses = ()  # what a tie carries goes to the next who scores; none where nobody can tie
    ties_add_up: bool = True
    at_once: Clauses = ()  # a point made during play can win on the spot …
    keeps_carry: Clauses = ()  # … and leaves alone what is carried
    none: Clauses = ()  # outcomes that bring nothing now or later; empty where there are none
    afresh: Clauses = ()  # outcomes after which the same dealer deals again
    in_order: Clauses = ()  # where a side has won, later awards of the deal are not scored
    won: str = "won the match"  # as the sheet notes it of a side


class Match(Generic[S]):
    """A series of deals to the target of the ledger.

    `state` is the deal in play, `play` continues it, and `next` deals again. Deal k, from 1, is
    shuffled with `mixed(seed, k)`. The first dealer is the given seat, or the player who cuts the
    highest card; cut n, from 0, uses a pack shuffled with `mixed(mixed(seed, 0), n)`.

    >>> from cardwright.engine import load_game
    >>> match = load_game("court").form("two-handed").match(seed=7)
    >>> match.sheet[0].reason
    'cut: Seat 0 Black Knight, Seat 1 Red Esquire; the highest deals first'
    """

    def __init__(
        self,
        form: Form[S],
        law: MatchLaw,
        seed: int,
        dealer: int | None = None,
        *,
        seats: int | None = None,
    ) -> None:
        require_seed(seed)
        self.seats = form.seats if seats is None else seats
        form.require_seats(self.seats)
        self.form = form
        self.law = law
        self.seed = seed
        self.target = form.ledger.score.target or form.ledger.score.games
        self.winner = NOBODY  # the side that has won
        self.carry = 0  # points that wait for the next side to score
        self.table = tuple(range(self.seats))  # who sits at the deal, by the seat of its state
        self._lines: list[ScoreLine] = []
        self._deals: list[S] = []
        self.dealer = self._cut() if dealer is None else dealer  # the seat that deals
        self._deal()

    # -------------------------------------------------------------- what stands

    @property
    def state(self) -> S:
        """The deal in play, or the last one when the match is over."""
        return self._deals[-1]

    @property
    def deals(self) -> tuple[S, ...]:
        """The last state of every deal, the one in play last."""
        return tuple(self._deals)

    @property
    def number(self) -> int:
        """The number of the deal in play, from 1."""
        return len(self._deals)

    @property
    def sheet(self) -> tuple[ScoreLine, ...]:
        """All lines of the score sheet."""
        return tuple(self._lines)

    @property
    def score(self) -> tuple[int, ...]:
        """The points of each side."""
        sides = range(min(self.form.sides, self.seats))
        return tuple(sum(line.points for line in self._lines if line.side == s) for s in sides)

    @property
    def over(self) -> bool:
        """True if the match has ended, even in the middle of a deal."""
        return self.winner != NOBODY

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that have won; several if they share the win."""
        return () if self.winner == NOBODY else (self.winner,)

    @property
    def next_first_dealer(self) -> int:
        """The seat that deals first in the next match; NOBODY if the players cut for it."""
        return NOBODY

    # -------------------------------------------------------------- what goes on

    def play(self, *actions: int) -> S:
        """The state after these actions; raises IllegalAction at the first illegal one.

        The actions before it count. Raises InputError if the match is over, even by one of them.
        """
        for action in actions:
            self._require_going_on()
            counted = len(self.state.awards)
            self._deals[-1] = play(self.state, action)
            self._count(self.state, counted)
        return self.state

    def next(self) -> S:
        """The next deal; raises InputError while one is in play, and after the match."""
        self._require_going_on()
        outcome = self.state.outcome
        if outcome is None:
            raise InputError(f"deal {self.number} is still in play", hint="finish it")
        if outcome.clause not in self.law.afresh:
            self._pass_the_deal()
        return self._deal()

    def restack(self, order: Sequence[int]) -> S:
        """The current deal, dealt again by the same dealer from a pack in this order.

        Raises InputError if the order is not the whole pack, or if the deal has begun.
        """
        if self.state.actions:
            raise InputError(
                f"deal {self.number} has already begun", hint="stack the pack before a deal begins"
            )
        now = self.state
        self._deals[-1] = now.form.deal(order=order, dealer=now.dealer, seats=now.seats)
        return self.state

    def enter(self, *lines: ScoreLine) -> None:
        """Add lines to the score sheet, such as those of a resumed match.

        They count; the match is over only when something is scored after them.
        """
        self._lines += lines

    def take_up(self, state: S) -> S:
        """Replace the deal in play with this state, such as a position from paper.

        Raises InputError for a state of another form, or with other options.
        """
        if state.form != self.state.form:
            raise InputError(
                f"a match of {self.state.form!r} cannot continue from a state of {state.form!r}",
                hint="make the state with the form of the match",
            )
        self._deals[-1] = state
        return state

    def _require_going_on(self) -> None:
        if self.over:
            raise InputError("the match is over", hint="begin another")

    # -------------------------------------------------------------- dealing

    def _cut(self) -> int:
        """The seat that cuts the best card of the seeded pack; equals cut again."""
        pack = self.form.pack
        seats = list(range(self.seats))
        for attempt in count():
            cards = shuffled(len(pack), mixed(mixed(self.seed, 0), attempt))
            cuts = {seat: pack[cards[place]] for place, seat in enumerate(seats)}
            held = join(
                say("{seat:seat} {card}", seat=seat, card=card.name) for seat, card in cuts.items()
            )
            words = {"cut": self.law.cut_word, "held": held, "best": self.law.cut_best}
            best = min(self._cut_place(card) for card in cuts.values())
            seats = [seat for seat in seats if self._cut_place(cuts[seat]) == best]
            if len(seats) == 1:
                break
            again = say("{cut}: {held}; {best} are equal and {cut} again", **words)
            self.note(NOBODY, self.law.cut_again or self.law.cut, again)
        first = say("{cut}: {held}; {best} deals first", **words)
        self.note(self.form.side(seats[0]), self.law.cut, first)
        return seats[0]

    def _cut_place(self, card: Card) -> int | str:
        """The rank of a card among those that may be cut; the first of all is the best."""
        return [rank.id for rank in self.form.ledger.ranks].index(card.rank)

    def _pass_the_deal(self) -> None:
        """Two deal in turn; of three and four the next to the left."""
        self.dealer = (self.dealer + 1) % self.seats
        self._deals_now(self.law.turn)

    def _deals_now(self, clauses: Clauses, how: str = "deals") -> None:
        """Note who has the deal that comes, and by which clauses."""
        deals = say("{seat:seat} {how}", seat=self.dealer, how=how)
        self.note(self.form.side(self.dealer), clauses, deals, later=1)

    def _deal(self) -> S:
        self._deals.append(self._dealt(mixed(self.seed, self.number + 1)))
        return self.state

    def _dealt(self, seed: int) -> S:
        """The deal of this seed by the dealer, in the form that is now played."""
        return self.form.deal(seed, dealer=self.dealer, seats=self.seats)

    # -------------------------------------------------------------- counting

    def _count(self, state: S, counted: int) -> None:
        """Count the awards of the play after so many, and then those of the deal."""
        at_once = state.awards
        for award in at_once[counted:]:
            kept = self.law.keeps_carry if self.carry else ()
            self._score(award._replace(basis=(*award.basis, *kept)))
            self._look_for_winner(self.law.at_once)
            if self.over:
                return
        if state.outcome:
            self._settle(state.outcome, state.outcome.awards[len(at_once) :])

    def _settle(self, outcome: Outcome, awards: tuple[Award, ...]) -> None:
        """Put down what a deal has brought when it ended, and what it carries."""
        if not awards:
            self.note(NOBODY, (outcome.clause, *outcome.basis), outcome.reason)
            both = self.carry, outcome.carry
            self.carry = sum(both) if self.law.ties_add_up else max(both)
            return
        for award in awards:
            self._score(award)
            if self.carry:
                self._score(self._carried(award.side))
            if self.law.in_order and award is not awards[-1]:
                self._look_for_winner(self.law.in_order)
                if self.over:
                    return
        self.carry = 0
        self._look_for_winner()

    def _carried(self, side: int) -> Award:
        """The extra points of a side, because deals before were tied."""
        main, *basis = self.law.tie
        return Award(side, self.carry, main, CARRIED, tuple(basis))

    def _score(self, award: Award) -> None:
        """Put an award on the sheet."""
        self._put(ScoreLine(self.number, *award))

    def _look_for_winner(self, clauses: Clauses = ()) -> None:
        """The side that reaches the target wins at that moment; further points change nothing."""
        for side, points in enumerate(self.score):
            if points >= self.target:
                self.winner = side
                self.note(side, (*clauses, *self.law.target), self.told_of(side, self.law.won))

    def told_of(self, side: int, did: str) -> SeatText:
        """A sentence on a side, by its seats: “Seats 0 and 2 won the match”."""
        seats = mask_of(seat for seat in range(self.seats) if self.form.side(seat) == side)
        return say("{seats:seats} {did}", seats=seats, did=did)

    def note(self, side: int, clauses: Clauses, reason: str, *, later: int = 0) -> None:
        """Add a note without points to the sheet, for this deal or one `later` deals on."""
        main, *basis = clauses
        self._put(ScoreLine(self.number + later, side, 0, main, reason, tuple(basis)))

    def _put(self, line: ScoreLine) -> None:
        """Add a line, with what the table has agreed about its clauses."""
        found = overruling(agreements(self.form), (line.clause, *line.basis))
        self._lines.append(line._replace(agreed=tuple(agreement.text for agreement in found)))
