"""A state in the middle of a game, from what a person can say about the table.

Cards are written by their ids; an author alone (`holmes`) means both cards, and a group (`poets`)
or another book the whole of it. All cards are always there: what is not said to lie anywhere is in
the Bank or, where there is none or it is said, in the hands that are not.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cardwright.engine.games.portrait_authors.deal import AuthorsDeal
from cardwright.engine.games.portrait_authors.memory import Memory
from cardwright.engine.games.portrait_authors.past import EarlierPlay, StackedSet
from cardwright.engine.games.portrait_authors.state import AuthorsState
from cardwright.engine.masks import mask_of
from cardwright.engine.position_reader import Facts, plain, whole_number, written, wrong
from cardwright.errors import UnknownName

if TYPE_CHECKING:
    from cardwright.engine.games.portrait_authors.form import PortraitAuthors

FACTS = (
    "seats",  # how many play
    "dealer",
    "caller",  # the seat whose turn it is; else the one at the dealer’s left
    "hands",  # by seat
    "stacks",  # a list of pairs, in order: the seat, and the cards stacked at once
    "bank",  # from the top
    "gained",  # by seat, the groups of which it has gained a card since the deal
    "now",  # the groups of which the caller has gained a card in this turn
    "lucky",  # true where the Bank has just given the very card that was called for
)


def position(form: "PortraitAuthors", facts: Mapping[str, object]) -> AuthorsState:
    """The state that these facts describe; raises InputError for facts that cannot be.

    Nothing is known of what was done before: its actions are those that follow.

    >>> from cardwright.engine import load_game
    >>> form = load_game("portrait-authors").form("full")
    >>> state = position(form, {"seats": 2, "dealer": 1, "hands": {"0": "poets raymond"}})
    >>> state.view(0).held, form.parse("stack poets") in state.legal()
    ((10, 54), True)
    """
    return _Layout(form, facts).state()


class _Layout:
    """The place of every card, and what has been gained."""

    def __init__(self, form: "PortraitAuthors", facts: Mapping[str, object]) -> None:
        self.form = form
        self.table = form.table
        self.several = _several(form)
        seats = Facts(form, facts, FACTS).number("seats", form.seats, form.seat_choices[-1])
        if seats not in form.seat_choices:
            choices = ", ".join(map(str, form.seat_choices))
            raise wrong("seats", f"{form.title} is not for {seats} players", f"seats: {choices}")
        self.seats = seats
        self.said = said = Facts(form, self._spelled(facts), FACTS, seats=seats)
        self.dealer = said.seat("dealer", 0, range(seats))
        self.caller = said.seat("caller", (self.dealer + 1) % seats, range(seats))
        self.piles = tuple(self._piles(facts.get("stacks", [])))
        self.said_now = facts.get("now", [])
        self.hands = said.hands()
        self.bank = said.cards("bank", "in the Bank")
        self._lay_the_rest()

    def _spelled(self, facts: Mapping[str, object]) -> dict[str, object]:
        """The facts with authors and groups written out as cards."""
        spelled = dict(facts)
        hands = facts.get("hands")
        if isinstance(hands, Mapping):
            spelled["hands"] = {seat: self._cards(raw) for seat, raw in hands.items()}
        if "bank" in facts:
            spelled["bank"] = self._cards(facts["bank"])
        return spelled

    def _cards(self, raw: object) -> object:
        """A list of cards in which each word that means several is written out."""
        words = raw.split() if isinstance(raw, str) else raw
        if not isinstance(words, list | tuple):
            return raw
        if not all(isinstance(word, str) for word in words):
            return raw
        return [card for word in words for card in self.several.get(word, [word])]

    def _piles(self, raw: object) -> list[StackedSet]:
        """The stacks, each of complete pairs of one book, or of a whole book of the easy form."""
        if not isinstance(raw, list | tuple):
            hint = 'write a list such as [[0, "holmes whittier"]]'
            raise wrong("stacks", f"is {written(raw)}", hint)
        return [self._pile(entry) for entry in raw]

    def _pile(self, raw: object) -> StackedSet:
        seats = range(self.seats)
        if not isinstance(raw, list | tuple) or len(raw) != 2 or not whole_number(raw[0], seats):
            raise wrong("stacks", f"{written(raw)} is not a stack", "write a seat and its cards")
        cards = mask_of(self.said.laid("stacks", self._cards(raw[1]), "on the table"))
        book = next((book for book in self.table.books if cards and book & cards == cards), 0)
        firsts = cards & self.table.firsts
        whole = cards == book if not self.table.rules.pairs else cards == firsts | firsts << 1
        if not book or not whole:
            what = "complete pairs of one group" if self.table.rules.pairs else "a whole book"
            raise wrong("stacks", f"“{plain(raw[1])}” are not {what}", word=plain(raw[1]))
        return StackedSet(raw[0], book, cards)

    def _lay_the_rest(self) -> None:
        """The cards that are not said to lie anywhere."""
        blank = [seat for seat in range(self.seats) if seat not in self.hands]
        rest = self.said.fill(len(self.form.pack), "anywhere")
        if self.table.rules.banks and "bank" not in self.said:
            self.bank = rest
        elif "bank" in self.said and not self.table.rules.banks:
            raise wrong("bank", f"{self.form.title} has no Bank")
        elif rest and not blank:
            name = self.form.pack[rest[0]].id
            raise wrong("hands", f"{name} has no place", f"place all {len(rest)} missing cards")
        else:
            for place, seat in enumerate(blank):
                self.hands[seat] = rest[place :: len(blank)]

    def state(self) -> AuthorsState:
        """The state in which all lies so."""
        hands = [self.hands.get(seat, []) for seat in range(self.seats)]
        dealt = [card for hand in hands for card in hand]
        down = [n for n in range(len(self.form.pack)) if n not in {*dealt, *self.bank}]
        first = len(dealt) + len(down)
        order = (*dealt, *down, *self.bank)
        earlier = self._earlier()
        deal = AuthorsDeal(
            form=self.form,
            table=self.table,
            order=order,
            dealer=self.dealer,
            seats=self.seats,
            first=first,
            memory=Memory(self.table),
            start=False,
            earlier=earlier,
        )
        state = AuthorsState.placed(deal, [mask_of(hand) for hand in hands], self.piles)
        if not state.mask(self.caller):
            raise wrong("caller", f"Seat {self.caller} has no cards, so it cannot call")
        state.to_move, state.fresh, state.gained, state.lucky = earlier
        return state

    def _earlier(self) -> EarlierPlay:
        """The earlier gains, by group; what is gained now counts as gained since the deal."""
        shifts = self.table.shifts
        gained = 0
        for seat, raw in self.said.by_seat("gained"):
            gained |= self._books("gained", raw) << shifts[seat]
        fresh = self._books("now", self.said_now)
        gained |= fresh << shifts[self.caller]
        return EarlierPlay(self.caller, fresh, gained, int(self._lucky(fresh)))

    def _books(self, name: str, raw: object) -> int:
        """The mask of the books of these groups."""
        words = raw.split() if isinstance(raw, str) else raw
        if not isinstance(words, list | tuple) or not all(isinstance(w, str) for w in words):
            raise wrong(name, f"is {written(raw)}", 'write groups, such as "poets humorists"')
        known = dict(zip(self.table.book_names, self.table.books, strict=True))
        for word in words:
            if word not in known:
                unknown = UnknownName.among("group", str(word), known)
                raise wrong(name, unknown.message, unknown.hint, word=word)
        return sum(known[word] for word in dict.fromkeys(words))

    def _lucky(self, fresh: int) -> bool:
        """Test if the Bank has just given the very card called for."""
        lucky = self.said.truth("lucky", default=False)
        rules = self.table.rules
        if lucky and (not rules.banks or rules.calls_again):
            raise wrong("lucky", "this form has no extra draw")
        if lucky and not fresh:
            raise wrong("lucky", "the drawn card counts as gained in this turn", "add now")
        return lucky


def _several(form: "PortraitAuthors") -> dict[str, list[str]]:
    """The words that mean several cards: authors of two cards, and books."""
    pack, table = form.pack, form.table
    several: dict[str, list[str]] = {}
    for card in pack:
        several.setdefault(card.author, []).append(card.id)
    several = {author: cards for author, cards in several.items() if len(cards) > 1}
    for name, book in zip(table.book_names, form.books, strict=True):
        several[name] = [pack[card].id for card in sorted(book)]
    return several
