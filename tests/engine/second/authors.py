"""Portrait Authors once more, with lists of cards, read straight from the rules.

A card is a triple: group, author, side. What may be done is said in words as at the table of the
engine: `2 holmes-portrait` calls on Seat 2, `stack poets` stacks, `p` lets the turn pass.
"""

from typing import NamedTuple

Card = tuple[str, str, str]


class Award(NamedTuple):
    """Points of a seat, and the clause that gives them."""

    seat: int
    points: int
    clause: str


class Stack(NamedTuple):
    """Cards that a seat laid on the table at once."""

    seat: int
    book: str
    cards: list[Card]


class Authors:
    """A game of two to eight, in the full form, the easy form or the Bank game.

    `order` is the whole pack from the top. Options known here are `r3d`, `lucky`, `r8_forfeit`,
    `r2_in_hand_only`; that the sketches are added to the easy form shows in the pack.
    """

    def __init__(
        self, form: str, order: list[Card], dealer: int, seats: int, options: dict[str, str]
    ) -> None:
        self.form = form
        self.options = options
        self.pack = sorted(order)
        self.seats = seats
        both_sides = len({side for _, _, side in order}) > 1
        self.book = {
            card: f"{card[0]}-{card[2]}" if form == "easy" and both_sides else card[0]
            for card in self.pack
        }  # its group, or in the easy form with sketches its group and side
        self.whole: dict[str, list[Card]] = {book: [] for book in self.book.values()}
        for card, book in self.book.items():
            self.whole[book].append(card)
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.stacks: list[Stack] = []
        self.gained: list[set[str]] = [set() for _ in range(seats)]  # books, since the deal
        self.now: set[str] = set()  # books of which a card was gained in this turn
        self.very_card = False  # the Bank has just given the card called for
        self.said_no: set[int] = set()  # who did not have a card, nor did the Bank give it
        size = 10 * seats if form == "bank" else len(order)  # AUTH-BANK-1, AUTH-R1a
        for place, card in enumerate(order[:size]):
            self.hands[(dealer + 1 + place) % seats].append(card)
        self.bank = order[size:]
        self._open_now: set[str] | None = None
        self.over = False
        self.turn = dealer
        for seat in [*range(dealer + 1, seats), *range(dealer + 1)]:
            self._lay_books(seat)
        self._next_turn()  # AUTH-B18

    # ------------------------------------------------------------ what stands

    @property
    def to_move(self) -> int:
        """The seat whose turn it is; −1 when the game is over."""
        return -1 if self.over else self.turn

    @property
    def awards(self) -> list[Award]:
        """What each stack counts, of those that count."""
        found = []
        for stack in self.stacks:
            if self.form == "easy":
                found.append(Award(stack.seat, 1, "AUTH-EASY-3"))
            elif points := self._points(stack):
                found.append(Award(stack.seat, points, "AUTH-CNT-1"))
        return found

    @property
    def counts(self) -> list[int]:
        """The points of each seat."""
        return [sum(a.points for a in self.awards if a.seat == seat) for seat in range(self.seats)]

    @property
    def tricks(self) -> list[int]:
        """The stacks of each seat."""
        return [sum(stack.seat == seat for stack in self.stacks) for seat in range(self.seats)]

    @property
    def clause(self) -> str:
        """The clause that ended the game."""
        if not self.over:
            return ""
        return "AUTH-EASY-3" if self.form == "easy" else "AUTH-B11"

    def on_table(self, book: str) -> list[Card]:
        """The cards of a book that are stacked."""
        return [card for stack in self.stacks for card in stack.cards if stack.book == book]

    def _points(self, stack: Stack) -> int:
        """Three for the second pair and three for the third; ten for all of a group."""
        if len(stack.cards) == len(self.whole[stack.book]):
            return 10
        return {1: 0, 2: 3, 3: 6}[len(stack.cards) // 2]

    # ------------------------------------------------------------ what may be done

    def legal(self) -> set[str]:
        """What the seat whose turn it is may do; worked out once, until something is done."""
        if self._open_now is None:
            self._open_now = self._legal()
        return self._open_now

    def _legal(self) -> set[str]:
        if self.over:
            return set()
        found = set() if self.very_card else self._calls()
        stacks = self._stacks(may_call=bool(found) or self.very_card)
        if self.form == "bank" and not found and (self.very_card or not self._must()):
            found.add("p")
        return found | stacks

    def _calls(self) -> set[str]:
        """For any card that is neither held nor stacked, in groups that one has a right to."""
        hand = self.hands[self.turn]
        rights = {self.book[card] for card in hand}
        if self.options.get("r2_in_hand_only", "off") == "off":  # AUTH-D1
            rights |= {stack.book for stack in self.stacks if stack.seat == self.turn}
        others = [n for n in range(self.seats) if n != self.turn and self.hands[n]]
        found = set()
        for book in rights:
            gone = [*hand, *self.on_table(book)]
            for group, author, side in self.whole[book]:
                if (group, author, side) not in gone:
                    found |= {f"{other} {author}-{side}" for other in others}
        return found

    def _pairs(self, book: str) -> list[Card]:
        """The cards of a book in hand of which the other side is in hand too."""
        hand = [card for card in self.hands[self.turn] if self.book[card] == book]
        authors = [card[1] for card in hand]
        return [card for card in hand if authors.count(card[1]) == 2]

    def _holds_rest(self, book: str) -> bool:
        """Whether all that is not stacked of a book is in hand, and something is."""
        left = [card for card in self.whole[book] if card not in self.on_table(book)]
        return bool(left) and all(card in self.hands[self.turn] for card in left)

    def _must(self) -> bool:
        """Whether a book or a remainder is in hand (AUTH-D4)."""
        return any(self._holds_rest(self.book[card]) for card in self.hands[self.turn])

    def _stacks(self, *, may_call: bool) -> set[str]:
        """The groups that may be stacked."""
        if self.form == "easy":
            return set()
        books = {self.book[card] for card in self.hands[self.turn]}
        return {f"stack {b}" for b in books if self._pairs(b) and self._open(b, may_call=may_call)}

    def _open(self, book: str, *, may_call: bool) -> bool:
        """Whether a group of which one has a pair may be stacked."""
        if self._holds_rest(book):
            if self.on_table(book):  # a remainder: AUTH-R6
                return True
            if not may_call or book not in self.gained[self.turn]:  # AUTH-B8, AUTH-B5
                return True
        if book not in self.gained[self.turn]:  # AUTH-R5
            return False
        if self.options.get("r3d", "any-card") == "same-group":
            return book in self.now
        return bool(self.now)  # AUTH-R3d

    def calls(self) -> set[str]:
        """What the referee may be called for."""
        agreed = self.options.get("r8_forfeit", "off") == "on"
        able = any(word[0].isdecimal() for word in self.legal())
        found = {"out-of-order"} if agreed and able else set()
        return found | (set() if self.over else {f"denied {seat}" for seat in self.said_no})

    # ------------------------------------------------------------ what is done

    def play(self, word: str) -> None:
        """Do what is said."""
        assert word in self.legal(), word
        self._open_now = None
        first, _, rest = word.partition(" ")
        if first == "p":
            self._end_lucky_turn()
        elif first == "stack":
            self._stack(rest)
        else:
            (card,) = [card for card in self.pack if f"{card[1]}-{card[2]}" == rest]
            self._call(int(first), card)

    def call(self, word: str) -> None:
        """The referee is called: the call is lost (AUTH-R8-OPT), or a denial mended (AUTH-B20).

        Nobody denies a card wrongly here, so there is nothing to mend.
        """
        assert word in self.calls(), word
        if word != "out-of-order":
            return
        self._open_now = None
        self._next_turn()

    def _call(self, other: int, card: Card) -> None:
        if card in self.hands[other]:
            self.hands[other].remove(card)
            self._gain(card)
            self._lay_books(self.turn)
            if self.form == "easy" and not self.hands[self.turn]:
                self._next_turn()
            return
        if not self.bank:  # AUTH-B15
            self.said_no.add(other)
            self._next_turn()
            return
        drawn = self.bank.pop(0)
        if drawn != card:  # else all see that nobody can have held it
            self.said_no.add(other)
        self._gain(drawn)
        if drawn != card:
            self._next_turn()
        elif self.options.get("lucky", "draw") == "draw":
            self.very_card = True

    def _gain(self, card: Card) -> None:
        self.hands[self.turn].append(card)
        self.gained[self.turn].add(self.book[card])
        self.now.add(self.book[card])

    def _stack(self, book: str) -> None:
        cards = self._pairs(book)
        self._lay(self.turn, book, cards)
        if not self.hands[self.turn]:
            self._end_lucky_turn()

    def _lay(self, seat: int, book: str, cards: list[Card]) -> None:
        for card in cards:
            self.hands[seat].remove(card)
        self.stacks.append(Stack(seat, book, cards))

    def _lay_books(self, seat: int) -> None:
        """Full books of the easy form go on the table at once (AUTH-EASY-2)."""
        if self.form != "easy":
            return
        books = dict.fromkeys(self.book[card] for card in sorted(self.hands[seat]))
        for book in books:
            cards = [card for card in self.hands[seat] if self.book[card] == book]
            if len(cards) == len(self.whole[book]):
                self._lay(seat, book, cards)

    def _end_lucky_turn(self) -> None:
        """The turn ends; after the very card called for another is drawn first (AUTH-D6)."""
        if self.very_card and self.bank:
            self._gain(self.bank.pop(0))
        self._next_turn()

    def _next_turn(self) -> None:
        """To the left, past those without cards, who draw one if they can (AUTH-B10, AUTH-D5)."""
        self.now = set()
        self.very_card = False
        if not self.bank and not any(self.hands):
            self.over = True
            return
        while True:
            self.turn = (self.turn + 1) % self.seats
            if self.hands[self.turn]:
                return
            if self.bank:
                self._gain(self.bank.pop(0))
                return
