"""The rules once more, with reasons: what a referee asks about an action, one thing at a time.

Written from the text of the rules and rulings, as tables of questions: the first that holds
decides. Nothing here calls the law of the state or reads what that is made quick with: who may call
for what is worked out anew from hands, stacks and groups, as sets of cards.
"""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from cardwright.engine.games.portrait_authors.messages import SAYS
from cardwright.engine.games.portrait_authors.past import MISSED
from cardwright.engine.games.portrait_authors.quartets import MESSAGES
from cardwright.engine.outcome import NOBODY
from cardwright.engine.verdict import Verdict

if TYPE_CHECKING:
    from cardwright.engine.games.portrait_authors.state import AuthorsState

Cards = frozenset[int]


class Sight:
    """A state as the referee sees it: looked at once, however many actions are asked about."""

    def __init__(self, state: "AuthorsState") -> None:
        self.state = state
        self.hand: Cards = frozenset(() if state.over else state.hand(state.to_move))
        self.down: Cards = frozenset(state.put_down)

    @cached_property
    def can_call(self) -> bool:
        """True if there is any card that the seat may call for, and anybody to call on."""
        state = self.state
        others = [s for s in range(state.seats) if s != state.to_move and state.hand(s)]
        lacks = [book for book in state.form.books if book - self.hand - self.down]
        return bool(others) and any(self.serves(book) for book in lacks)

    @cached_property
    def deniers(self) -> frozenset[int]:
        """The seats that have said that they did not have a card; after a position, any may."""
        if not self.state.deal.start:
            return frozenset(range(self.state.seats))
        cards, calls = self.state.deal.table.cards, self.state.deal.table.both
        found, step = set(), self.state.past
        while step[0] is not None:
            if step[2] < calls and step[3] == MISSED:
                found.add(step[2] // cards)
            step = step[0]
        return frozenset(found)

    def serves(self, book: Cards) -> bool:
        """Test if the seat may call in a book: it holds a card of it, or its own stack serves."""
        own_stack = self.state.deal.table.rules.stacks_serve and self.has_stacked(book)
        return bool(book & self.hand) or own_stack

    def has_stacked(self, book: Cards) -> bool:
        """Test if the seat itself has stacked cards of a book."""
        own = (pile.cards for pile in self.state.piles if pile.seat == self.state.to_move)
        return any(cards >> card & 1 for cards in own for card in book)


_looked: list[Sight] = []  # the last


def _look(state: "AuthorsState") -> Sight:
    """The sight of a state."""
    for sight in _looked:
        if sight.state is state:
            return sight
    sight = Sight(state)
    _looked[:] = [sight]
    return sight


class AuthorsCase:
    """An action before the referee: who is asked for which card, or what is to be stacked."""

    asked: int
    card: int
    author: int
    number: int

    def __init__(self, state: "AuthorsState", action: int) -> None:
        self.state = state
        self.form = state.form
        self.table = table = state.deal.table
        self.rules = table.rules
        self.sight = _look(state)
        self.hand = self.sight.hand
        self.down = self.sight.down
        self.asked = self.card = self.author = self.number = NOBODY
        if action < table.both:
            self.asked, self.card = divmod(action, table.cards)
            self.number = self.form.book_number[self.card]
        elif action < table.stack:
            self.author = (action - table.both) % len(table.authors)
        elif action < table.stop:
            self.number = action - table.stack
        elif action > table.count:
            self.asked = action - table.count - 1

    @property
    def seat(self) -> int:
        """The seat to move."""
        return self.state.to_move

    @property
    def can_call(self) -> bool:
        """True if there is anything to call for, and anybody to call on."""
        return self.sight.can_call

    @property
    def book(self) -> Cards:
        """The book that the action is about: a group, or its portraits or sketches alone."""
        return self.form.books[self.number]

    @property
    def mine(self) -> Cards:
        """The cards of that book in hand."""
        return self.book & self.hand

    @property
    def pairs(self) -> int:
        """The number of authors of the group of whom the seat has both cards."""
        authors = [self.form.pack[card].author for card in self.mine]
        return sum(authors.count(author) == 2 for author in set(authors))

    @property
    def whole(self) -> bool:
        """True if the seat has all cards of the book that are not stacked."""
        return self.book - self.down == self.mine

    @property
    def gained(self) -> bool:
        """True if the seat has gained a card of the group since the deal."""
        gained = self.state.gained >> self.table.shifts[self.seat]
        return bool(gained & self.table.books[self.number])


def _over(case: AuthorsCase) -> bool:
    return case.state.over


def _always(_case: AuthorsCase) -> bool:
    return True


def _drew_it(case: AuthorsCase) -> bool:
    return bool(case.state.lucky)


# ------------------------------------------------------------------ a call


def _not_seated(case: AuthorsCase) -> bool:
    return case.asked >= case.state.seats


def _on_oneself(case: AuthorsCase) -> bool:
    return case.asked == case.seat


def _stacked(case: AuthorsCase) -> bool:
    return case.card in case.down


def _own_card(case: AuthorsCase) -> bool:
    return case.card in case.hand


def _asked_is_out(case: AuthorsCase) -> bool:
    return not case.state.hand(case.asked)


def _strange_group(case: AuthorsCase) -> bool:
    return not case.sight.serves(case.book)


def _stack_is_no_hand(case: AuthorsCase) -> bool:
    return _strange_group(case) and case.sight.has_stacked(case.book)


def _strange_book(case: AuthorsCase) -> bool:
    return _strange_group(case) and _own_book(case)


def _own_book(case: AuthorsCase) -> bool:
    """Test if portraits and sketches are books of their own."""
    return case.rules.sketches and not case.rules.pairs


def _only_stacked(case: AuthorsCase) -> bool:
    return not case.mine


# ------------------------------------------------------------------ a stack


def _no_pair(case: AuthorsCase) -> bool:
    return not case.pairs


def _dealt_whole(case: AuthorsCase) -> bool:
    return case.mine == case.book and not case.gained


def _remainder(case: AuthorsCase) -> bool:
    return case.whole and bool(case.book & case.down)


def _cannot_call(case: AuthorsCase) -> bool:
    return case.whole and not case.can_call and not case.state.lucky


def _from_the_deal(case: AuthorsCase) -> bool:
    return not case.gained


def _nothing_added(case: AuthorsCase) -> bool:
    return not case.state.fresh


def _of_another_group(case: AuthorsCase) -> bool:
    return not case.state.fresh & case.table.books[case.number]


def _another_is_not_enough(case: AuthorsCase) -> bool:
    return case.rules.same_group and _of_another_group(case)


def _one_pair(case: AuthorsCase) -> bool:
    return case.pairs == 1


def _laid_down(case: AuthorsCase) -> bool:
    return case.book <= case.down


# ------------------------------------------------------------------ the end of a turn


def _nothing_to_draw(case: AuthorsCase) -> bool:
    return _drew_it(case) and not case.state.undrawn


def _can_call(case: AuthorsCase) -> bool:
    return case.can_call


def _must_stack(case: AuthorsCase) -> bool:
    """Holds a book or a remainder; the first of them is the one that is named."""
    for number, book in enumerate(case.form.books):
        if book - case.down and book - case.down <= case.hand:
            case.number = number
            return True
    return False


def _no_forfeit(case: AuthorsCase) -> bool:
    return not case.rules.forfeits


def _nothing_to_call(case: AuthorsCase) -> bool:
    return not case.can_call


# ------------------------------------------------------------------ a card that was denied


def _denied_nothing(case: AuthorsCase) -> bool:
    return case.asked not in case.sight.deniers


Questions = tuple[tuple[str, bool, Callable[[AuthorsCase], bool]], ...]

# What the game says where a question holds, and whether the action is legal then.
CALL: Questions = (
    ("over", False, _over),
    ("drew it", False, _drew_it),
    ("not seated", False, _not_seated),
    ("on oneself", False, _on_oneself),
    ("stacked", False, _stacked),
    ("own card", False, _own_card),
    ("asked is out", False, _asked_is_out),
    ("stack is no hand", False, _stack_is_no_hand),
    ("strange book", False, _strange_book),
    ("strange group", False, _strange_group),
    ("only stacked", True, _only_stacked),
    ("of its own book", True, _own_book),
    ("of its group", True, _always),
)
PAIR: Questions = (
    ("over", False, _over),
    ("two books at once", False, _own_book),
    ("both at once", False, _always),
)
STACK: Questions = (
    ("over", False, _over),
    ("no pair", False, _no_pair),
    ("dealt whole", True, _dealt_whole),
    ("remainder", True, _remainder),
    ("cannot call", True, _cannot_call),
    ("from the deal", False, _from_the_deal),
    ("nothing added", False, _nothing_added),
    ("another is not enough", False, _another_is_not_enough),
    ("of another group", True, _of_another_group),
    ("one pair", True, _one_pair),
    ("pairs", True, _always),
)
EASY_STACK: Questions = (
    ("over", False, _over),
    ("laid down", False, _laid_down),
    ("incomplete book", False, _own_book),
    ("incomplete", False, _always),
)
STOP: Questions = (
    ("over", False, _over),
    ("draws nothing", True, _nothing_to_draw),
    ("draws again", True, _drew_it),
    ("can call", False, _can_call),
    ("must stack", False, _must_stack),
    ("passes", True, _always),
)
OUT_OF_ORDER: Questions = (
    ("over", False, _over),
    ("no forfeit", False, _no_forfeit),
    ("no call is due", False, _drew_it),
    ("nothing to call", False, _nothing_to_call),
    ("out of order", True, _always),
)
DENIED: Questions = (
    ("over", False, _over),
    ("denier not seated", False, _not_seated),
    ("denied nothing", False, _denied_nothing),
    ("denied", True, _always),
)


def judge(state: "AuthorsState", action: int) -> Verdict:
    """The verdict on an action, or on a call of the referee."""
    case = AuthorsCase(state, action)
    key, ok = decided(case, action)
    form = state.form
    saying = MESSAGES.get(form.list_game, SAYS)[key]
    facts = {name: FACTS[name](case) for name in saying.facts}
    return Verdict(ok, saying, facts, form.spoken)


def decided(case: AuthorsCase, action: int) -> tuple[str, bool]:
    """The first question that holds, and whether the action is legal."""
    return next((key, ok) for key, ok, holds in _questions(case, action) if holds(case))


def _questions(case: AuthorsCase, action: int) -> Questions:
    """The questions about an action."""
    table = case.table
    if action < table.both:
        return CALL
    if action < table.stack:
        return PAIR
    if action < table.stop:
        return STACK if case.rules.pairs else EASY_STACK
    if action < table.count:
        return STOP
    return OUT_OF_ORDER if action == table.count else DENIED


# The numbers that a sentence may name: seats, counts, cards, and what has a name after the cards.
FACTS: dict[str, Callable[[AuthorsCase], int]] = {
    "asked": lambda case: case.asked,
    "author": lambda case: case.form.name_of_author(case.author),
    "book": lambda case: case.form.name_of_book(case.number),
    "card": lambda case: case.card,
    "have": lambda case: len(case.mine),
    "last": lambda case: case.state.seats - 1,
    "mine": lambda case: min(case.mine),
    "pairs": lambda case: case.pairs,
    "size": lambda case: len(case.book),
}
