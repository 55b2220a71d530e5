"""Effects of an action on a state that is being made, step by step: the other half of the fast law.

A step changes the new state it is given, which nobody has seen yet. Turns pass, cards are drawn
from the Bank, and the books of the easy form are laid down, by themselves.
"""

from typing import TYPE_CHECKING

from cardwright.engine.games.portrait_authors.past import DRAWN, MISSED, StackedSet

if TYPE_CHECKING:
    from cardwright.engine.games.portrait_authors.state import AuthorsState


# ------------------------------------------------------------------ calls and their answers


def win(new: "AuthorsState", call: int) -> None:
    """The card called for goes to the caller, who goes on (AUTH-R1c, AUTH-B13)."""
    table = new.deal.table
    seat = new.to_move
    asked, card = divmod(call, table.cards)
    book = table.book_of[card]
    own = table.shifts[seat] + card
    held = new.held = new.held ^ table.bits[call] ^ table.bits[own]
    new.fresh |= book
    new.gained |= table.at[own]
    if not held & table.at[call]:
        _leave(new, asked, book)
    if not table.rules.pairs and not ~held & table.at[own]:
        _put_down(new, seat, book, book)
        if not new.holders >> seat & 1:
            pass_turn(new)


def miss(new: "AuthorsState", card: int) -> int:
    """The call for this card has missed, and the turn passes; the answer to the call.

    In the Bank game a card is drawn first. Where it is the very card called for, the turn does not
    pass yet: by agreement the seat calls again, else it may stack before it draws once more.
    """
    # Where the Bank is empty the turn just passes (AUTH-B15).
    if not _bank_left(new) or _draw(new) != card:
        pass_turn(new)
        return MISSED
    new.lucky = int(not new.deal.table.rules.calls_again)  # AUTH-B14
    return DRAWN


def _leave(new: "AuthorsState", seat: int, book: int) -> None:
    """No card of this book is left in a hand, and perhaps no card at all."""
    table = new.deal.table
    if not new.held & table.lanes[seat]:
        new.holders ^= 1 << seat
    if not new.serves(seat, book):
        new.reach &= ~(book << table.shifts[seat])


# ------------------------------------------------------------------ what else is done


def other(new: "AuthorsState", action: int, lucky: int) -> None:
    """A stack, an end of the turn, or a call of the referee.

    Words in the wrong order lose the turn. Who is said to have denied a card has not done so here.
    """
    table = new.deal.table
    if action > table.count:
        new.lucky = lucky
        return
    if action < table.stop:
        _stack(new, table.books[action - table.stack])
        if new.holders >> new.to_move & 1:
            new.lucky = lucky
            return
    if lucky and _bank_left(new):
        _draw(new)  # AUTH-D6
    pass_turn(new)


def _stack(new: "AuthorsState", book: int) -> None:
    """Every complete pair that the seat to move has of a book goes on the table (AUTH-D3)."""
    table = new.deal.table
    seat = new.to_move
    hand = new.held >> table.shifts[seat] & book
    pairs = hand & hand >> 1 & table.firsts
    _put_down(new, seat, book, pairs | pairs << 1)


def lay_down(new: "AuthorsState", seat: int, book: int) -> None:
    """A book that is complete goes on the table, as in the easy form (AUTH-EASY-2, AUTH-B16)."""
    if new.mask(seat) & book == book:
        _put_down(new, seat, book, book)


def _put_down(new: "AuthorsState", seat: int, book: int, cards: int) -> None:
    """These cards of a book go from a hand on the table."""
    table = new.deal.table
    shift = table.shifts[seat]
    new.up ^= cards
    held = new.held = new.held ^ cards << shift
    new.piles = (*new.piles, StackedSet(seat, book, cards))
    if not held & table.lanes[seat]:
        new.holders ^= 1 << seat
    if not (table.rules.stacks_serve or held >> shift & book):
        new.reach &= ~(book << shift)  # AUTH-D1


def pass_turn(new: "AuthorsState") -> None:
    """The turn passes to the left, to one who holds a card or draws one (AUTH-B10, AUTH-D5).

    When nobody does, all cards are stacked, and the game is over.
    """
    new.fresh = 0
    seat, holders = new.to_move, new.holders
    if _bank_left(new):
        seat = seat + 1 if seat + 1 < new.deal.seats else 0
        new.to_move = seat
        if not holders >> seat & 1:
            _draw(new)
        return
    later = holders >> seat + 1
    if later:
        new.to_move = seat + (later & -later).bit_length()
    else:  # NOBODY, where nobody is left
        new.to_move = (holders & -holders).bit_length() - 1


def _bank_left(new: "AuthorsState") -> bool:
    deal = new.deal
    return deal.first + len(new.drawers) < deal.table.cards


def _draw(new: "AuthorsState") -> int:
    """The seat to move draws the next card of the Bank, which is gained (AUTH-D2)."""
    deal, seat = new.deal, new.to_move
    table = deal.table
    card = deal.order[deal.first + len(new.drawers)]
    own = table.shifts[seat] + card
    book = table.at[own]
    new.drawers = (*new.drawers, seat)
    new.held |= table.bits[own]
    new.holders |= 1 << seat
    new.fresh |= table.book_of[card]
    new.gained |= book
    new.reach |= book
    return card
