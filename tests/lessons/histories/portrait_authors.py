"""A game of Portrait Authors that leads to a position, searched for backward, move by move.

The search knows the rules by itself. Backward no deal has to be guessed: cards that were won go
back to those who gave them, stacks to the hands, cards drawn to the Bank, until each seat holds as
many as are dealt. What it finds is a deal and its actions, which the engine then has to allow and
to bring to the same position.
"""

from collections.abc import Iterable, Iterator, Sequence
from random import Random

from cardwright.engine.games.portrait_authors.state import AuthorsState
from cardwright.engine.masks import listed

GAMES = 400  # that are tried before the search gives up
TURNS = 150  # of a game
ENDS = "ends"
# How often a choice is made that is seldom needed: the Bank gives the very card called for; a book
# was dealt whole; a turn has more calls that win, or fewer stacks, than it must have.
LUCKY, WHOLE, MORE, LESS = 0.2, 0.2, 0.7, 0.1
Book = frozenset[int]
Said = tuple[int, str]  # a seat, and the call that it won, in notation; or that its turn ends


class Stuck(Exception):
    """A game cannot be taken back any further."""


class Rewind:
    """A game that is taken back, the last move first.

    By seat there are the hands, from the top the Bank, in order the stacks, and the seat whose turn
    it is. `due` is true while a stack of this turn wants a card gained before it. Pairs of seat and
    book are `owed` if the seat must have gained a card of the book, and in `never` if it has gained
    none. `dealt` are cards that have not moved since the deal.
    """

    def __init__(self, state: AuthorsState, dealt: Iterable[int], chance: Random) -> None:
        self.state, self.dealt, self.chance = state, frozenset(dealt), chance
        self.table = state.deal.table
        self.pairs, self.banks = self.table.rules.pairs, self.table.rules.banks
        self.books = [frozenset(listed(book)) for book in self.table.books]
        self.seats = [(state.dealer + 1 + place) % state.seats for place in range(state.seats)]
        self.hands = [set(state.hand(seat)) for seat in range(state.seats)]
        self.bank = list(state.undrawn)
        self.piles = [(pile.seat, frozenset(listed(pile.cards))) for pile in state.piles]
        self.seat, self.due = state.to_move, False
        self.full = full_bank(state)
        self.actions: list[int] = []
        kept = paired_books(state)
        self.owed = {(seat, self.books[n]) for seat, n, gained in kept if gained}
        self.never = {(seat, self.books[n]) for seat, n, gained in kept if not gained}

    # -------------------------------------------------------------- what is to be seen

    @property
    def hand(self) -> set[int]:
        """The hand of the seat whose turn it is."""
        return self.hands[self.seat]

    @property
    def is_dealt(self) -> bool:
        """True at the deal, with nothing left to be explained."""
        whole = any(book <= hand for book in self.books for hand in self.hands)
        return (
            self.seat == self.seats[0]
            and not (self.piles or self.owed or any(map(self.surplus, self.seats)))
            and len(self.bank) == self.full
            and (self.pairs or not whole)  # in the easy form it would lie on the table
        )

    def book(self, card: int) -> Book:
        """The book of a card."""
        return next(book for book in self.books if card in book)

    def may_call(self, card: int) -> bool:
        """Test if the seat has stacked some of the book of a card, or holds another of it."""
        book = self.book(card)
        stacked = any(seat == self.seat and pile <= book for seat, pile in self.piles)
        return stacked or bool(self.hand & book - {card})

    def surplus(self, seat: int) -> int:
        """The number of cards that a seat has won, and not drawn, more than it has given."""
        place = self.seats.index(seat)
        size = len(range(place, self.table.cards - self.full, len(self.seats)))
        stacked = sum(len(pile) for owner, pile in self.piles if owner == seat)
        drawn = (self.full - len(self.bank)) / len(self.seats)
        return round(len(self.hands[seat]) + stacked - drawn - size)

    def gains(self, books: Iterable[Book] = ()) -> list[int]:
        """The cards in hand that may have come into it, of these books if any are named."""
        among = [*books] or self.books
        return [
            card
            for card in self.hand - self.dealt
            if self.book(card) in among
            and (self.seat, self.book(card)) not in self.never
            and self.may_call(card)
        ]

    def any(self, among: Iterable[int]) -> int:
        """One of these, if there are any."""
        found = sorted(among)
        if not found:
            raise Stuck
        return self.chance.choice(found)

    def chooses(self, often: float) -> bool:
        """Make a choice that is made so often."""
        return self.chance.random() < often

    # -------------------------------------------------------------- a move is taken back

    def call(self, asked: int, card: int) -> None:
        """Note a call."""
        self.actions.append(asked * self.table.cards + card)

    def win(self, card: int, asked: int) -> None:
        """A card that was won goes back."""
        self.hand.remove(card)
        self.hands[asked].add(card)
        if not self.may_call(card) or (not self.pairs and self.book(card) <= self.hands[asked]):
            raise Stuck
        self.gained(card)
        self.call(asked, card)

    def gained(self, card: int) -> None:
        """The seat has gained this card, which explains a stack."""
        self.owed.discard((self.seat, self.book(card)))
        self.due = False

    def win_any(self, books: Iterable[Book] = ()) -> None:
        """A card that was won goes back to a seat that has to have more."""
        card = self.any(self.gains(books))
        others = [seat for seat in self.seats if seat != self.seat]
        least = min(map(self.surplus, others))
        self.win(card, self.any(seat for seat in others if self.surplus(seat) <= least + 1))

    def stack(self) -> None:
        """The last stack goes back to its hand.

        It took every pair of its book. In the easy form the card that made a book whole goes back
        at once; else a stack wants cards gained, but for a remainder and for what was dealt whole.
        """
        if not self.piles:
            raise Stuck
        seat, pile = self.piles.pop()
        book = self.book(min(pile))
        gain = (seat, book)
        if seat != self.seat or gain in self.never or has_pair(self.hand & book):
            raise Stuck
        self.hand.update(pile)
        if not self.pairs:
            self.win_any([book])
            return
        self.actions.append(self.table.stack + self.books.index(book))
        if pile == book and gain not in self.owed and self.chooses(WHOLE):
            self.never.add(gain)
        elif pile == book or book.difference(pile, *(other for _, other in self.piles)):
            self.owed.add(gain)
            self.due = True

    def draw(self) -> int:
        """A card goes back to the Bank."""
        unmoved = {c for c in self.hand if (self.seat, self.book(c)) in self.never}
        card = self.any(self.hand - self.dealt - unmoved)
        self.hand.remove(card)
        self.bank.insert(0, card)
        self.owed.discard((self.seat, self.book(card)))
        return card

    def draw_called(self) -> None:
        """The very card called for goes back to the Bank."""
        card = self.draw()
        if not self.may_call(card):
            raise Stuck
        self.gained(card)
        self.call(self.any(self.others()), card)

    def others(self) -> list[int]:
        """The seats that may be asked."""
        return [seat for seat in self.seats if seat != self.seat and self.hands[seat]]

    # -------------------------------------------------------------- a turn is taken back

    def pass_back(self) -> None:
        """The turn goes back to a seat that has missed, or has laid down its last card."""
        before = [(self.seat - n) % len(self.seats) for n in range(1, len(self.seats))]
        emptied = [seat for seat, _ in self.piles[-1:]]
        able = [seat for seat in before if self.hands[seat] or seat in emptied]
        if self.bank:
            able = before[:1] if self.hand else []
        if not able:
            raise Stuck
        self.seat = able[0]
        if not self.hand:
            self.stack()
        elif self.banks:
            self.miss_and_draw()
        else:
            self.miss()

    def miss_and_draw(self) -> None:
        """A call that missed is taken back, and the draw; two after the very card called for."""
        if len(self.bank) == self.full:
            raise Stuck
        card = self.draw()
        if self.hand and not self.chooses(LUCKY):
            self.miss(but=card)
            return
        if self.hand:
            self.actions.append(self.table.stop)
        if [self.seat] == [seat for seat, _ in self.piles[-1:]]:
            self.stack()
        self.draw_called()

    def miss(self, but: int = -1) -> None:
        """A call that missed is taken back, for any card but this."""
        wanted = {*self.bank}.union(*self.hands) - self.hand - {but}
        cards = [card for card in wanted if self.may_call(card)]
        calls = [
            asked * self.table.cards + card
            for asked in self.others()
            for card in cards
            if card not in self.hands[asked]
        ]
        self.actions.append(self.any(calls))

    def turn(self) -> None:
        """The rest of a turn is taken back, up to where it began."""
        while self.piles and self.piles[-1][0] == self.seat and not self.chooses(LESS):
            self.stack()
            owed = [book for seat, book in self.owed if seat == self.seat]
            if self.due and self.gains(owed):
                self.win_any(owed)
        owed = [book for seat, book in self.owed if seat == self.seat]
        if self.due:
            self.win_any(owed)
        while self.surplus(self.seat) > 0 and self.gains(owed) and self.chooses(MORE):
            self.win_any(owed)

    def tell_back(self, said: Sequence[Said]) -> None:
        """What is said of the last turns is taken back."""
        for seat, text in reversed(said):
            if text == ENDS:
                self.pass_back()
            else:
                asked, card = divmod(self.state.form.parse(text), self.table.cards)
                self.win(card, asked)
            if self.seat != seat:
                raise Stuck

    def to_the_deal(self, said: Sequence[Said]) -> None:
        """All is taken back."""
        if self.state.lucky:
            self.draw_called()
        else:
            for book in self.books:
                if self.state.fresh >> min(book) & 1:
                    self.win_any([book])
        self.tell_back(said)
        if said:
            self.turn()
        elif self.pairs and not self.state.fresh and self.chooses(WHOLE):
            self.stack()  # what wants no card gained in this turn
        if self.due:
            raise Stuck
        for _ in range(TURNS):
            if self.is_dealt:
                return
            self.pass_back()
            self.turn()
        raise Stuck

    def order(self) -> list[int]:
        """The pack as it was dealt."""
        order = [-1] * (self.table.cards - self.full)
        for place, seat in enumerate(self.seats):
            order[place :: len(self.seats)] = sorted(self.hands[seat])
        return [*order, *self.bank]


def full_bank(state: AuthorsState) -> int:
    """The number of cards in the Bank after the deal."""
    if not state.deal.table.rules.banks:
        return 0
    return state.deal.table.cards - state.seats * state.form.dealt_to(state.seats)


def has_pair(cards: Iterable[int]) -> bool:
    """Test if there is a pair among these cards: two that follow each other, the first even."""
    held = set(cards)
    return any(card % 2 == 0 and card + 1 in held for card in held)


def paired_books(state: AuthorsState) -> list[tuple[int, int, bool]]:
    """The seats and books of pairs in hand, and whether the seat has gained a card of the book.

    Not those that the seat has stacked some of: there it has.
    """
    table = state.deal.table
    return [
        (seat, number, bool(state.gained >> table.shifts[seat] & book))
        for seat in range(state.seats)
        for number, book in enumerate(table.books)
        if table.rules.pairs
        and has_pair(listed(state.mask(seat) & book))
        and not any(pile.seat == seat and pile.book == book for pile in state.piles)
    ]


def faults(state: AuthorsState) -> Iterator[str]:
    """The sums of a position that do not come out, in words."""
    table, seat, full = state.deal.table, state.to_move, full_bank(state)
    first = (state.dealer + 1) % state.seats
    if len(state.undrawn) > full:
        yield f"the Bank has {len(state.undrawn)} cards, and the deal leaves {full}"
    if table.rules.banks and len(state.undrawn) == full and seat != first:
        yield f"nothing was drawn, so Seat {first} has not missed, and Seat {seat} is to move"
    own = [pile.book for pile in state.piles if pile.seat == seat]
    for name, book in zip(table.book_names, table.books, strict=True):
        few = (state.mask(seat) & book).bit_count() < 2 and book not in own
        if few and state.fresh & book and not table.rules.banks:
            yield f"Seat {seat} has won a card of {name}, and had no other to call with"
    others = [other for other in range(state.seats) if other != seat and state.mask(other)]
    last = [pile.seat for pile in state.piles[-1:]]
    if others == last and not (table.rules.banks or state.fresh):
        yield f"Seat {others[0]} stacked last, knew where every card was, and did not miss"


def games(
    state: AuthorsState, said: Sequence[Said] = (), dealt: Iterable[int] = ()
) -> Iterator[tuple[list[int], list[int]]]:
    """The packs and actions of games that may lead to a state, and that end as is said."""
    for number in range(GAMES):
        game = Rewind(state, dealt, Random(number))
        try:
            game.to_the_deal(said)
        except Stuck:
            continue
        yield game.order(), game.actions[::-1]
