"""Consequences of an action of Card Tennis: drawing, shuffling, a lost ball, the next ball.

Each function changes a state that `apply` is making, and that nobody has seen yet.
"""

from typing import TYPE_CHECKING

from cardwright.engine.games.card_tennis.memory import (
    FAILS,
    FINDS,
    HAS,
    LACKS,
    TAKES,
    forget,
    note,
    note_shuffle,
    note_taken,
)
from cardwright.engine.games.card_tennis.table import ASKED, DREW, DUE, HAND, HELP, UP
from cardwright.engine.masks import listed, mask_of
from cardwright.engine.outcome import NOBODY
from cardwright.engine.shuffle import reshuffled

if TYPE_CHECKING:
    from cardwright.engine.games.card_tennis.state import CardTennisState

GAME = 4  # balls that win a game, …
CLEAR = 2  # … if they are so many more than the other side's: TEN-21 to TEN-23


def deal_out(new: "CardTennisState") -> None:
    """Four cards for each from the top of the stock, one at a time, the server last: TEN-D3."""
    stock, seats = new.stock, new.deal.table.seats
    hands = [0] * seats
    for place, seat in enumerate(new.deal.table.rounds[new.deal.dealer]):
        hands[seat] = mask_of(stock[place : seats * HAND : seats])
    new.hands = tuple(hands)
    new.top = seats * HAND
    forget(new)


def drawable(new: "CardTennisState") -> bool:
    """Test if the pack has a card, or earlier balls have some to make a pack of: TEN-B9."""
    return new.top < len(new.stock) or any(new.trays)


def draw(new: "CardTennisState", seat: int) -> None:
    """A seat draws; it must play if that helps, else the partner draws, or the ball is lost."""
    helps = take(new, seat) & new.deal.table.answers[new.stroke]
    note(new, FINDS if helps else FAILS, seat, new.stroke)
    if helps:
        new.step = DREW
        new.to_move = seat
    elif _draws_first(new, seat) and drawable(new):
        new.step = DUE
        new.to_move = seat ^ 2
    else:
        lose(new)


def _draws_first(new: "CardTennisState", seat: int) -> bool:
    """Test if the partner draws after this seat: TEN-18, TEN-B12; for a serve never: TEN-B13."""
    return new.deal.table.seats == 4 and bool(new.hitters) and seat == new.hitters[-1] ^ 1


def take(new: "CardTennisState", seat: int) -> int:
    """The top card goes into a hand; its mask. An empty pack is made anew from earlier balls."""
    if new.top == len(new.stock):  # TEN-15, TEN-B8, TEN-D1
        played = sum(new.trays)
        new.trays = (0,) * new.deal.table.seats
        shuffle(new, listed(played))
        note_shuffle(new, new.stock)
    note_taken(new, seat, new.stock[new.top])
    card = 1 << new.stock[new.top]
    new.top += 1
    hands = list(new.hands)
    hands[seat] |= card
    new.hands = tuple(hands)
    return card


def shuffle(new: "CardTennisState", cards: tuple[int, ...]) -> None:
    """The cards are shuffled and are the stock."""
    new.shuffles += 1
    new.stock = reshuffled(cards, new.deal.order, new.shuffles)
    new.top = 0


def pass_on(new: "CardTennisState", seat: int, step: int) -> None:
    """A seat of four cannot play: its partner is asked, and after both the first draws."""
    note(new, LACKS, seat, new.stroke)
    new.to_move = seat ^ 2
    if step == ASKED:
        new.step = HELP
    elif drawable(new):
        new.step = DUE
    else:
        lose(new)


def look_for_cards(new: "CardTennisState") -> None:
    """The pack is empty: who is alone and has neither a proper card nor one to draw cannot play.

    That is TEN-B9.
    """
    table = new.deal.table
    alone = table.seats == 2 or new.stroke == UP
    if alone and not drawable(new):
        able = new.hands[new.to_move] & table.answers[new.stroke]
        note(new, HAS if able else LACKS, new.to_move, new.stroke)
        if not able:
            lose(new)


def lose(new: "CardTennisState") -> None:
    """The ball goes to the side of the last stroke, or from a server who has made none."""
    winner = new.hitters[-1] & 1 if new.hitters else 1 - (new.deal.dealer & 1)
    first, second = new.won
    new.won = won = (first, second + 1) if winner else (first + 1, second)
    if new.trick:
        trays = list(new.trays)
        for place, card in enumerate(new.trick):
            trays[new.hitters[place]] |= 1 << card
        new.trays = tuple(trays)
        new.trick = new.hitters = ()
        new.stroke = UP
    new.step = ASKED
    new.to_move = new.deal.dealer  # TEN-B7
    if won[winner] >= GAME and won[winner] - won[1 - winner] >= CLEAR:
        new.to_move = NOBODY
    else:
        _put_up(new)


def _put_up(new: "CardTennisState") -> None:
    """The server puts up another ball; hands stay as they are, if not agreed otherwise: TEN-B6."""
    table = new.deal.table
    if table.rules.fills_up:  # TEN-D4
        for seat in table.rounds[new.deal.dealer]:
            while new.hands[seat].bit_count() < HAND and drawable(new):
                take(new, seat)
                note(new, TAKES, seat)
    elif table.rules.deals_anew:  # TEN-D5
        new.trays = (0,) * table.seats
        shuffle(new, tuple(range(table.cards)))
        deal_out(new)
    if new.top == len(new.stock):
        look_for_cards(new)
