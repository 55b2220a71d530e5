"""A deal as it may have been: where each hidden card came from, put together with what all saw."""

from typing import TYPE_CHECKING

from cardwright.engine.games.portrait_authors.deal import AuthorsDeal
from cardwright.engine.games.portrait_authors.state import AuthorsState
from cardwright.engine.games.portrait_authors.view import AuthorsView
from cardwright.engine.masks import mask_of
from cardwright.engine.outcome import NOBODY
from cardwright.engine.shuffle import Chance

if TYPE_CHECKING:
    from cardwright.engine.games.portrait_authors.form import PortraitAuthors


class AuthorsLayout:
    """The data that is the same in all deals that a view may be of."""

    def __init__(self, form: "PortraitAuthors", view: AuthorsView) -> None:
        self._form = form
        self._view = view
        self._table = view.table
        self._seats = range(len(view.held))
        self._evidence = evidence = view.evidence
        self._first = self._table.cards - len(view.drawers) - view.bank
        shifts = self._table.shifts
        self._gained = view.earlier.gained
        for seat in self._seats:
            self._gained |= evidence.gained[seat] << shifts[seat]
        for card in view.drew:
            self._gained |= self._book(view.seat, card)

    def state(self, lies: dict[int, int], chance: Chance) -> AuthorsState:
        """The state in which each card came from its place, a mask of one."""
        view, evidence = self._view, self._evidence
        came: dict[int, list[int]] = {}
        for card, place in lies.items():
            came.setdefault(place, []).append(card)
        fresh, gained, drew = evidence.fresh, self._gained, iter(view.drew)
        drawn = []
        for seat, place in zip(view.drawers, evidence.drawn, strict=True):
            card = came[place][0] if place else next(drew)
            drawn.append(card)
            gained |= self._book(seat, card)
            if place and place == evidence.opened:
                fresh |= self._table.book_of[card]
        bank = sorted(came.get(self._bank, ()), key=lambda _: chance())
        order = (*self._dealt(came), *drawn, *bank)
        deal = AuthorsDeal(
            form=self._form,
            table=self._table,
            order=order,
            dealer=view.dealer,
            seats=len(self._seats),
            first=self._first,
            start=view.start,
            earlier=view.earlier,
            memory=view.memory,
        )
        return AuthorsState.supposed(deal, view, self._hands(lies), fresh, gained)

    @property
    def _bank(self) -> int:
        """The place of what is left in the Bank."""
        return 1 << len(self._evidence.room) - 1

    def _book(self, seat: int, card: int) -> int:
        """The book of a card, where the state has it for a seat."""
        return self._table.book_of[card] << self._table.shifts[seat]

    def _dealt(self, came: dict[int, list[int]]) -> list[int]:
        """The cards that were dealt, in an order that deals them so."""
        evidence, view = self._evidence, self._view
        hands = [came.get(place, []) for place in evidence.dealt]
        hands[view.seat] = sorted(evidence.own.difference(view.drew))
        if not view.start:
            return [card for hand in hands for card in hand]
        packets = [hands[(view.dealer + 1 + place) % len(hands)] for place in self._seats]
        dealt = [0] * self._first
        for place, packet in enumerate(packets):
            dealt[place :: len(hands)] = packet
        return dealt

    def _hands(self, lies: dict[int, int]) -> list[int]:
        """The cards that each seat holds now, masks."""
        evidence = self._evidence
        holds: list[list[int]] = [[] for _ in self._seats]
        for card in range(self._table.cards):
            if card in evidence.where:
                seat = evidence.where[card]
            else:
                seat = evidence.owner[lies[card].bit_length() - 1]
            if seat != NOBODY:
                holds[seat].append(card)
        return [mask_of(cards) for cards in holds]
