"""Facts that a referee sees at a glance: whose turn it is to do what, and what lies on the table.

Every question is asked about a state and an action, or about a state and a seat where the referee
is called; the questions here look only at the state. Cards are compared anew, by their suits and
ranks and their order in the pack; of the table are taken the rules and the suit of trumps, and
nothing that makes the law of the state quick.
"""

from collections.abc import Callable

from cardwright.engine.games.trick_and_draw.phase import (
    ANNOUNCED,
    BEFORE_DRAW,
    BEFORE_TURN_UP,
    CLOSED_ON,
    LEAD,
    OPENING,
    REPLY,
)
from cardwright.engine.games.trick_and_draw.state import TURN_UP, TrickAndDrawState
from cardwright.engine.games.trick_and_draw.table import CARDS

# What a game says when the question holds, whether the action is legal then, and the question.
# The first that holds decides.
Questions = tuple[tuple[str, bool, Callable[[TrickAndDrawState, int], bool]], ...]

_LAST = CARDS - 1  # the place of the last face-down card


def always(_state: TrickAndDrawState, *_about: int) -> bool:
    """True: the last question, when no other holds."""
    return True


def leading(state: TrickAndDrawState, *_about: int) -> bool:
    """Test if a player is to lead."""
    return state.phase in {LEAD, OPENING}


def announced(state: TrickAndDrawState, *_about: int) -> bool:
    """Test if a player has just announced a pair, and may declare."""
    return state.phase == ANNOUNCED


def replying(state: TrickAndDrawState, *_about: int) -> bool:
    """Test if a player is to reply to a card."""
    return state.phase == REPLY


def before_draw(state: TrickAndDrawState, *_about: int) -> bool:
    """Test if the winner of a trick is asked something before the draw."""
    return state.phase == BEFORE_DRAW


def before_turn_up(state: TrickAndDrawState, *_about: int) -> bool:
    """Test if the winner of a trick is asked something before the loser takes the turn-up."""
    return state.phase == BEFORE_TURN_UP


def closed_on(state: TrickAndDrawState, *_about: int) -> bool:
    """Test if the player who did not close is asked for an exchange."""
    return state.phase == CLOSED_ON


def closed(state: TrickAndDrawState, *_about: int) -> bool:
    """Test if the deal was closed."""
    return state.closer >= 0


def used_up(state: TrickAndDrawState, *_about: int) -> bool:
    """Test if nothing is left to draw; the turn-up goes last."""
    return state.turn_up < 0


def one_left(state: TrickAndDrawState, *_about: int) -> bool:
    """Test if one face-down card is left."""
    return state.top == _LAST


def drawn(state: TrickAndDrawState) -> int:
    """The number of face-down cards drawn so far."""
    return state.top - TURN_UP - 1


def strict(state: TrickAndDrawState, *_about: int) -> bool:
    """Test if replies must follow: the deal was closed, or the stock is used up."""
    return closed(state) or used_up(state)


def card_led(state: TrickAndDrawState, *_about: int) -> bool:
    """Test if a card waits for its reply."""
    return state.led >= 0


def first_trick(state: TrickAndDrawState, *_about: int) -> bool:
    """Test if no trick has been taken."""
    return not state.last


def leads_first(state: TrickAndDrawState, *_about: int) -> bool:
    """Test if a player is to lead to the first trick."""
    return leading(state) and first_trick(state)


def trickless(state: TrickAndDrawState, *_about: int) -> bool:
    """Test if the player to act has no trick."""
    return not state.taken[state.turn]


# ------------------------------------------------------------------ cards, compared anew


def hand(state: TrickAndDrawState) -> tuple[int, ...]:
    """The cards of the player to act, ascending."""
    return state.hand(state.players[state.turn])


def holds(state: TrickAndDrawState, card: int) -> bool:
    """Test if the player to act holds a card."""
    return bool(state.hands[state.turn] >> card & 1)


def suit(state: TrickAndDrawState, card: int) -> str:
    """The suit of a card."""
    return state.form.pack[card].suit


def is_trump(state: TrickAndDrawState, card: int) -> bool:
    """Test if a card is of the suit of trumps."""
    return suit(state, card) == state.table.suit


def ranking(state: TrickAndDrawState, ranks: tuple[str, ...], of_suit: str) -> tuple[int, ...]:
    """The cards of these ranks in a suit, ascending."""
    pack = state.form.pack
    return tuple(card.number for card in pack if card.suit == of_suit and card.rank in ranks)


def low(state: TrickAndDrawState) -> int:
    """The trump that may be exchanged for the turn-up."""
    (card,) = ranking(state, (state.table.rules.low,), state.table.suit)
    return card
