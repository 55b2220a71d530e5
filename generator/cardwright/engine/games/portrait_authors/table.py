"""The data that stays the same in a form: its rules, and the pack laid out for quick play.

A *book* is what a caller must hold a card of, and what is laid down whole: all cards of a group,
or in the easy form the cards of a group on one side, portraits or sketches. Nothing here knows how
many groups, authors or seats there are.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from cardwright.engine.cards import Card, Pack
from cardwright.engine.masks import lists, mask_of
from cardwright.errors import LedgerError


@dataclass(frozen=True, slots=True)
class AuthorsRules:
    """The differences between forms, under a table's agreements; all that the law knows of any."""

    pairs: bool  # pairs are stacked at will; else a book is laid down as soon as it is complete
    banks: bool  # ten cards are dealt to each, and the rest is the Bank; else all are dealt
    sketches: bool = True  # the pack has both sides
    stacks_serve: bool = True  # one’s own stacked cards give the right to call, as a hand does
    same_group: bool = False  # after a miss only a card of the same group opens a stack
    calls_again: bool = False  # who draws the very card called for calls again
    forfeits: bool = False  # words in the wrong order lose the call


class Stacks(dict[int, list[int]]):
    """By the last cards of books, a mask, the stacks of these books, ascending; not to be changed.

    What has not been asked for is made then; `numbers` are the stacks by the last card of a book.
    """

    def __init__(self, numbers: Mapping[int, int]) -> None:
        self.numbers = numbers

    def __missing__(self, tops: int) -> list[int]:
        stacks = [number for top, number in self.numbers.items() if tops & top]
        self[tops] = stacks
        return stacks


class AuthorsTable:
    """The pack of a form, and the numbers of the actions that may be taken with it.

    An action below `both` is a call: seat × cards + card. Then come the calls for both cards of an
    author at once (seat × authors + author), the stacks by book, and where there is a Bank `stop`.
    All hands lie in one number, `held` of the state: bit seat × cards + card says that the seat
    holds the card, so that the number of a call is the bit it asks for.
    """

    __slots__ = (
        "all_cards",
        "at",
        "authors",
        "banks",
        "bits",
        "book_names",
        "book_of",
        "books",
        "both",
        "call_lists",
        "cards",
        "count",
        "first_of",
        "firsts",
        "lanes",
        "low",
        "rules",
        "same_group",
        "seats",
        "shifts",
        "stack",
        "stacks",
        "stop",
        "tops",
    )

    def __init__(self, pack: Pack, rules: AuthorsRules, seats: int) -> None:
        self.rules = rules
        self.banks = rules.banks
        self.same_group = rules.same_group
        self.seats = seats
        self.cards = cards = len(pack)
        self.all_cards = (1 << cards) - 1
        books: dict[tuple[str, str], list[int]] = {}
        for card in pack:
            books.setdefault(_book(card, rules), []).append(card.number)
        self.books = [mask_of(numbers) for numbers in books.values()]
        named = {group for group, _ in books}
        self.book_names = [
            f"{group}-{side}" if len(books) > len(named) else group for group, side in books
        ]
        self.book_of = [next(book for book in self.books if book >> n & 1) for n in range(cards)]
        self._pair_up(pack)
        self._number(seats)
        self._look_through(pack)

    def _pair_up(self, pack: Pack) -> None:
        """The authors of whom there are two cards, which lie next to each other."""
        self.first_of = [one.number for one, two in pairwise(pack) if one.author == two.author]
        self.authors = [pack[first].author for first in self.first_of]
        # The first card of each pair that may be stacked.
        self.firsts = mask_of(self.first_of) if self.rules.pairs else 0

    def _number(self, seats: int) -> None:
        """The numbers of the actions, and what quick play wants to know of each call."""
        cards = self.cards
        self.both = seats * cards
        self.stack = self.both + seats * len(self.authors)
        # The last card of each book, and all the others: where cards & low are added to low, the
        # sum has the last card of every book of which there is any of the cards.
        last = [1 << book.bit_length() - 1 for book in self.books]
        self.tops = sum(last)
        self.low = self.all_cards ^ self.tops
        self.stacks = Stacks({top: self.stack + n for n, top in enumerate(last)})
        self.stop = self.stack + len(self.books)
        self.count = self.stop + self.rules.banks
        self.shifts = [seat * cards for seat in range(seats)]
        self.lanes = [self.all_cards << shift for shift in self.shifts]
        self.bits = [1 << action for action in range(self.both)]
        # By seat and card as the calls are numbered, where in `held` the seat has the whole book.
        self.at = [book << shift for shift in self.shifts for book in self.book_of]
        self.call_lists = [
            [lists(shift + start) for start in range(0, cards, 8)] for shift in self.shifts
        ]

    def _look_through(self, pack: Pack) -> None:
        """Raises LedgerError for a pack that cannot be played."""
        if any(book.bit_count() < 2 for book in self.books):
            raise LedgerError(
                f"{pack.title}: players cannot call for a book of one card; add authors"
            )
        if self.rules.pairs and 2 * len(self.authors) != self.cards:
            raise LedgerError(f"{pack.title}: not every author has a portrait and a sketch")
        if self.rules.pairs and any((book & self.firsts).bit_count() < 2 for book in self.books):
            raise LedgerError(f"{pack.title}: a group has only one author; a book needs two")
        if self.rules.pairs and len([*groupby(card.suit for card in pack)]) > len(self.books):
            raise LedgerError(f"{pack.title}: the authors of a group are not listed together")

    def calls(self, wanted: int, seats: Sequence[int]) -> list[int]:
        """The calls for these cards, a mask, on these seats; ascending."""
        parts = wanted.to_bytes((self.cards + 7) // 8, "little")
        calls: list[int] = []
        for seat in seats:
            for some, byte in zip(self.call_lists[seat], parts, strict=True):
                if byte:
                    calls += some[byte]
        return calls


def _book(card: Card, rules: AuthorsRules) -> tuple[str, str]:
    """The group of a card, and its side where that makes a book of its own."""
    return (card.suit, "") if rules.pairs else (card.suit, card.side)
