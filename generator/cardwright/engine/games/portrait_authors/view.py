"""The knowledge of one seat in a game of Portrait Authors."""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from functools import cached_property
from itertools import compress
from typing import TYPE_CHECKING, Literal, NamedTuple, Self

from cardwright.engine.games.portrait_authors import knowledge
from cardwright.engine.games.portrait_authors.evidence import Evidence
from cardwright.engine.games.portrait_authors.memory import Memory, Remembered
from cardwright.engine.games.portrait_authors.origins import Puzzle
from cardwright.engine.games.portrait_authors.past import (
    DRAWN,
    WON,
    EarlierPlay,
    Past,
    StackedSet,
    same,
)
from cardwright.engine.games.portrait_authors.score import sheet
from cardwright.engine.games.portrait_authors.table import AuthorsTable
from cardwright.engine.masks import listed
from cardwright.engine.outcome import Award, Count

if TYPE_CHECKING:
    from cardwright.engine.games.portrait_authors.state import AuthorsState

What = Literal["won", "missed", "drew it", "draws", "stacks", "stops", "out of order"]
Hands = tuple[tuple[int, ...], ...]  # cards by seat


class PublicEvent(NamedTuple):
    """Something that everybody saw: a call and its answer, a draw, a stack, the end of a turn."""

    seat: int
    what: What
    cards: tuple[int, ...] = ()  # called for, stacked, or drawn by the seat that looks
    asked: int = -1  # the seat called on


@dataclass(frozen=True, eq=False)
class AuthorsView:
    """Everything that a seat may know: its hand, the open cards, and what everyone saw or heard.

    Fields for each seat are tuples by seat. The history and its conclusions are computed on
    demand.

    seat: the seat of the view
    dealer: the seat that dealt
    to_move: the seat to move; NOBODY when the deal is over
    question: the open question: call, draw, over
    hand: the cards of the seat, ascending
    held: the number of cards in each hand
    bank: the number of cards left in the Bank
    drew: the cards that this seat has drawn from the Bank, in order
    piles: each stack: the seat and its cards
    counts: the count of each side
    tricks: the number of stacks of each side
    awards: points scored at once
    table: the pack and the rules
    start: True if the history goes back to the deal
    earlier: the play before the history, if it does not
    past: calls and actions; `history` has them in order
    memory: the conclusions from them; `remembered` has them
    """

    seat: int
    dealer: int
    to_move: int
    question: str
    hand: tuple[int, ...]
    held: tuple[int, ...]
    bank: int
    drew: tuple[int, ...]
    piles: tuple[tuple[int, tuple[int, ...]], ...]
    counts: tuple[Count, ...]
    tricks: tuple[int, ...]
    awards: tuple[Award, ...]
    table: AuthorsTable = field(repr=False)
    start: bool = field(repr=False)
    earlier: EarlierPlay = field(repr=False)
    past: Past = field(repr=False)
    memory: Memory = field(repr=False)

    @classmethod
    def of(cls, state: "AuthorsState", seat: int) -> Self:
        """The view of a seat."""
        deal, stacked = state.deal, sheet(state)
        drawn = deal.order[deal.first : deal.first + len(state.drawers)]
        return cls(
            seat=seat,
            dealer=deal.dealer,
            to_move=state.to_move,
            question=state.question,
            hand=listed(state.mask(seat)),
            held=tuple(
                [
                    (state.held >> shift & deal.table.all_cards).bit_count()
                    for shift in deal.table.shifts[: deal.seats]
                ]
            ),
            bank=len(state.undrawn),
            drew=tuple(compress(drawn, [who == seat for who in state.drawers])),
            piles=stacked.stacks,
            counts=stacked.counts,
            tricks=stacked.tricks,
            awards=stacked.awards,
            table=deal.table,
            start=deal.start,
            earlier=deal.earlier,
            past=state.past,
            memory=deal.memory,
        )

    # -------------------------------------------------------------- what follows from it

    @cached_property
    def history(self) -> tuple[PublicEvent, ...]:
        """Everything since the deal, in order."""
        steps = []
        past = self.past
        while past[0] is not None:
            steps.append(past)
            past = past[0]
        drew = iter(self.drew)
        told = list(self._stacked(past[5]))
        for before, seat, action, answer, drawers, piles in reversed(steps):
            told += self._done(seat, action, answer)
            drawn = list(drawers[len(before[4]) :])
            if answer == DRAWN:
                drawn.pop(0)
                if seat == self.seat:
                    next(drew)
            told += self._stacked(piles[len(before[5]) :])
            for who in drawn:
                told.append(PublicEvent(who, "draws", (next(drew),) if who == self.seat else ()))
        return tuple(told)

    def _stacked(self, piles: tuple[StackedSet, ...]) -> Iterator[PublicEvent]:
        """Stacks, by their cards."""
        return (PublicEvent(pile.seat, "stacks", listed(pile.cards)) for pile in piles)

    def _done(self, seat: int, action: int, answer: int) -> Iterator[PublicEvent]:
        """The automatic actions; a stack is named by its cards."""
        table = self.table
        if action < table.both:
            what: What = "won" if answer == WON else "drew it" if answer == DRAWN else "missed"
            asked, card = divmod(action, table.cards)
            yield PublicEvent(seat, what, (card,), asked)
        elif table.stop <= action <= table.count:
            yield PublicEvent(seat, "stops" if action < table.count else "out of order")

    @property
    def drawers(self) -> tuple[int, ...]:
        """The seat that drew each card from the Bank, by card."""
        return self.past[4]

    @property
    def shown_cards(self) -> Hands:
        """The cards in each hand that everyone has seen, by seat."""
        return self._by_seat(self.remembered.shown)

    @property
    def lacked(self) -> Hands:
        """The cards that each seat lacked when called for, and cannot have gained since."""
        return self._by_seat(self.remembered.lacked)

    @cached_property
    def remembered(self) -> Remembered:
        """The same two as masks of calls, for fast tests."""
        return self.memory.recall(self.past)

    def _by_seat(self, mask: int) -> Hands:
        lanes = [mask >> shift & self.table.all_cards for shift in self.table.shifts]
        return tuple(listed(lane) for lane in lanes[: len(self.held)])

    @cached_property
    def evidence(self) -> Evidence:
        """The evidence in the history about the origin of the hidden cards."""
        return Evidence(self)

    @cached_property
    def proven(self) -> Puzzle:
        """Everything that is known about the origin of the hidden cards."""
        return knowledge.proven(self)

    @cached_property
    def possible(self) -> Hands:
        """The seats that may have each card, and NOBODY for the Bank; () for a stacked card.

        Exactly those: for each there is a deal that agrees with all that this seat knows.
        """
        return knowledge.possible(self)

    @cached_property
    def known(self) -> Hands:
        """The cards that each seat must have, ascending."""
        return tuple(
            tuple(card for card, seats in enumerate(self.possible) if seats == (seat,))
            for seat in range(len(self.held))
        )

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, AuthorsView)
            and _open(self) == _open(other)
            and same(self.past, other.past)
        )

    def __hash__(self) -> int:
        return hash(_open(self))


def _open(view: AuthorsView) -> tuple[object, ...]:
    """The cards that a view shows at first sight."""
    return tuple(getattr(view, name) for name in _OPEN)


_OPEN = [each.name for each in fields(AuthorsView) if each.repr]
