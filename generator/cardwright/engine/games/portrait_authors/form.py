"""The forms of Portrait Authors: the full game, the easy form and the Bank game."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from typing import Self

from cardwright.engine.cards import Face, make_pack
from cardwright.engine.games.portrait_authors import events, player, sampling, seat_view
from cardwright.engine.games.portrait_authors import judge as judging
from cardwright.engine.games.portrait_authors import position as positions
from cardwright.engine.games.portrait_authors.deal import AuthorsDeal
from cardwright.engine.games.portrait_authors.match import SingleGameMatch
from cardwright.engine.games.portrait_authors.memory import Memory
from cardwright.engine.games.portrait_authors.notation import Calls, action_notations
from cardwright.engine.games.portrait_authors.quartets import NARRATIONS
from cardwright.engine.games.portrait_authors.state import AuthorsState
from cardwright.engine.games.portrait_authors.statistics import happenings
from cardwright.engine.games.portrait_authors.table import AuthorsRules, AuthorsTable
from cardwright.engine.games.portrait_authors.view import AuthorsView
from cardwright.engine.kernel import Form, Options
from cardwright.engine.masks import listed
from cardwright.engine.notation import Notation
from cardwright.engine.outcome import Event
from cardwright.engine.sampling import Sampling
from cardwright.engine.seat_view import Certainty, SeatView
from cardwright.engine.shuffle import Chance
from cardwright.engine.verdict import Verdict
from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import own_game

BEST_SEATS = 4  # where nobody says how many sit down (AUTH-B2)
HAND = 10  # dealt to each in the Bank game (AUTH-BANK-1)
OUT_OF_ORDER = "out-of-order"
SIDES = {"portrait": "portraits", "sketch": "sketches"}


class PortraitAuthors(Form[AuthorsState]):
    """A form for any number of seats that its ledger allows; every seat is a side of its own."""

    parts: Mapping[str, str] = {"other": "another player"}
    asks = True
    round = "turn"

    def __init__(
        self,
        ledger: Ledger,
        name: str,
        options: Options,
        rules: Callable[[str, Options], AuthorsRules],
    ) -> None:
        super().__init__(ledger, name, options)
        self._rules = rules
        self.list_game = own_game(ledger) or ""
        agreed = rules(name, options)
        if agreed.sketches and not agreed.pairs:
            self.pack = make_pack(ledger, ledger.deck)  # AUTH-EASY-4
        self.sides = self.seat_choices[-1]
        self.seats = BEST_SEATS if BEST_SEATS in self.seat_choices else self.seat_choices[0]
        self.table = AuthorsTable(self.pack, agreed, self.sides)
        self.happenings = happenings(agreed)
        self.books = [frozenset(listed(book)) for book in self.table.books]
        self.book_number = [self.table.books.index(book) for book in self.table.book_of]

    def agreeing(self, options: Options) -> Self:
        """The same form with other options."""
        return type(self)(self.ledger, self.name, options, self._rules)

    # -------------------------------------------------------------- dealing

    def _dealt(self, order: tuple[int, ...], dealer: int, seats: int) -> AuthorsState:
        first = self.dealt_to(seats) * seats if self.table.rules.banks else len(order)
        memory = Memory(self.table)
        return AuthorsState.dealt(
            AuthorsDeal(self, self.table, order, dealer, seats, first, memory)
        )

    def dealt_to(self, seats: int) -> int:
        """The number of cards each gets in the Bank game: ten, or half of a small pack in all.

        A Bank is left that is no smaller than the hands together (AUTH-D9).
        """
        return max(1, min(HAND, len(self.pack) // (2 * seats)))

    def warnings(self, seats: int) -> tuple[Event, ...]:
        """Warnings for a table of so many players, before it plays."""
        if self.name != "full" or seats != 2:
            return ()
        text = "With two, the first caller can work out every card and takes nearly all."
        return (Event(f"{text} Two do better with the Bank.", ("AUTH-D8", "AUTH-B2")),)

    def position(self, facts: Mapping[str, object]) -> AuthorsState:
        """The state in the middle of a game that these facts describe.

        See `position.FACTS`. Raises InputError for facts that cannot be.
        """
        return positions.position(self, facts)

    def match(
        self, seed: int, *, dealer: int | None = None, seats: int | None = None
    ) -> SingleGameMatch:
        """A game that has just begun, among so many; the first dealer is cut for, if not given."""
        return SingleGameMatch(self, seed, dealer, seats)

    # -------------------------------------------------------------- actions and their names

    @property
    def action_count(self) -> int:
        """Calls for a card, calls for both cards of an author, stacks, and the end of a turn."""
        return self.table.count

    def plays(self, action: int) -> tuple[int, ...]:  # noqa: ARG002
        """No card: one calls for cards, of which there may be any number in a stack."""
        return ()

    def called_for(self, action: int) -> tuple[int, int] | None:
        """The seat that is asked by a call for one card, and the card."""
        return divmod(action, self.table.cards) if action < self.table.both else None

    @property
    def card_actions(self) -> int:
        """The calls for one card."""
        return self.table.both

    @property
    def calls(self) -> tuple[str, ...]:
        """The referee is called where the words of a call were in the wrong order (AUTH-R8).

        For a card that was denied wrongly (AUTH-B20) there is a call about each seat.
        """
        return (OUT_OF_ORDER, *(f"denied {seat}" for seat in range(self.sides)))

    @cached_property
    def notation(self) -> Notation:
        """The notation of the actions."""
        written = [*action_notations(self.pack, self.table), *self.calls]
        stacks = dict(zip(self.table.book_names, self.book_names, strict=True))
        return Calls(self.ledger, self.pack, written, stacks)

    @cached_property
    def book_names(self) -> tuple[str, ...]:
        """The names of the books: Poets, or with portraits and sketches apart Poet sketches."""
        groups = {suit.id: suit for suit in self.ledger.suits}
        called = []
        for name in self.table.book_names:
            group, _, side = name.rpartition("-")
            apart = name not in groups
            called.append(f"{groups[group].singular} {SIDES[side]}" if apart else groups[name].name)
        return tuple(called)

    @cached_property
    def spoken(self) -> tuple[str, ...]:
        """The spoken names: for each card “portrait of …”, then the books, then the authors."""
        named = [self.ledger.author(card.author).name for card in self.pack]
        sides = [f"{card.side} of " for card in self.pack]
        cards = (
            named if self.list_game in NARRATIONS else map("".join, zip(sides, named, strict=True))
        )
        authors = [self.ledger.author(author).name for author in self.table.authors]
        return (*cards, *self.book_names, *authors)

    @cached_property
    def _faces(self) -> tuple[Face, ...]:
        """All cards as they are shown."""
        return tuple(Face(card.id, self._shown_as(n)) for n, card in enumerate(self.pack))

    def _shown_as(self, card: int) -> str:
        """The name of a card, and the group in which its holder may call.

        >>> from cardwright.engine import load_game
        >>> authors = load_game("portrait-authors")
        >>> authors.form("full").face(0).name, authors.form("easy").face(0).name
        ('portrait of Oliver Wendell Holmes (Poet)', 'Oliver Wendell Holmes (Poet)')
        """
        its = self.pack[card]
        name = self.spoken[card] if self._both_sides else self.ledger.author(its.author).name
        group = self.ledger.suit(its.suit).singular
        return f"{name} ({group})" if group else name

    @cached_property
    def _both_sides(self) -> bool:
        """True if the pack has portraits and sketches."""
        return len({card.side for card in self.pack}) > 1

    def name_of_book(self, number: int) -> int:
        """The index in `spoken` of the name of a book."""
        return len(self.pack) + number

    def name_of_author(self, number: int) -> int:
        """The index in `spoken` of the name of an author of two cards."""
        return len(self.pack) + len(self.books) + number

    # -------------------------------------------------------------- judging, telling, playing

    def simple_action(self, view: AuthorsView, legal: Sequence[int], chance: Chance) -> int:
        """The choice of a simple player among the open actions, by this view alone."""
        return player.simple_action(view, legal, chance)

    def sampling(self) -> Sampling:
        """The sampling of games that agree with a view: an action is not played on from."""
        return Sampling(
            partial(sampling.samples, self), sampling.candidates, quick=None, ahead=sampling.ahead
        )

    def judge(self, state: AuthorsState, action: int) -> Verdict:
        """The verdict on an action, legal or not."""
        return judging.judge(state, action)

    def certainty(self, view: AuthorsView, action: int) -> Certainty | None:
        """Test if a call for a card may miss, for all that the caller can know."""
        return seat_view.certainty(self, view, action)

    def evidence(self, view: AuthorsView, card: int, holder: int) -> tuple[Event, ...]:
        """The evidence by which this seat can tell that another must hold a card."""
        return seat_view.evidence(self, view, card, holder)

    def seat_view(self, view: AuthorsView) -> SeatView:
        """The table as the seat of a view sees it."""
        return seat_view.seat_view(self, view)

    def describe(self, action: int, state: AuthorsState) -> str:
        """An action in plain English: “call on Seat 2: in Poets, the portrait of …”."""
        return events.describe(state, action)

    def action_events(self, before: AuthorsState, action: int) -> tuple[Event, ...]:
        """The events of an action, in order."""
        return events.action_events(before, action)

    def deal_events(self, state: AuthorsState) -> tuple[Event, ...]:
        """The events of the deal, in order."""
        return events.deal_events(state)

    def story(self, state: AuthorsState) -> str:  # noqa: ARG002
        """No sentence: a game has dozens of stacks, which its sheet lists."""
        return ""

    def __eq__(self, other: object) -> bool:
        """The same form, with the same pack: a class may bring its own."""
        return isinstance(other, Form) and super().__eq__(other) and self.ledger == other.ledger

    __hash__ = Form.__hash__
