"""Consequences of an action: the steps that make the next state out of a copy of the last.

Each changes a state that nobody else has seen yet; `TrickAndDrawState.apply` makes the copy.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from cardwright.engine.games.trick_and_draw.phase import (
    ANNOUNCED,
    BEFORE_DRAW,
    BEFORE_TURN_UP,
    CLOSED_ON,
    LEAD,
    OPENING,
    OVER,
    REPLY,
)
from cardwright.engine.games.trick_and_draw.table import (
    ACTIONS,
    ANNOUNCE,
    CARDS,
    CLOSE,
    DECLARE,
    DRAW,
    EXCHANGE,
    FOUR,
    PASS,
)
from cardwright.engine.outcome import NOBODY

if TYPE_CHECKING:
    from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState

LAST = CARDS - 1  # the place of the last face-down card
_AFTER_CLOSE = (OPENING, CLOSED_ON)


def may_exchange(state: "TrickAndDrawState", player: int) -> bool:
    """Test if the window for an exchange is open to a player, should he hold the low trump."""
    if state.turn_up < 0 or (state.closer >= 0 and state.phase not in _AFTER_CLOSE):
        return False
    return state.taken[player] > 0 or (
        state.closer >= 0 and not state.last and state.table.rules.swaps_on_first_close
    )


def lead(new: "TrickAndDrawState", card: int) -> None:
    """The leader puts a card down, and the other player is to reply."""
    put_down(new, card)
    new.led = card
    new.turn = 1 - new.turn
    new.phase = REPLY


def put_down(new: "TrickAndDrawState", card: int) -> None:
    """A card leaves the hand of the player to act."""
    first, second = new.hands
    if new.turn:
        new.hands = (first, second ^ 1 << card)
    else:
        new.hands = (first ^ 1 << card, second)


def reply(new: "TrickAndDrawState", card: int) -> None:
    """The reply makes a trick: it is taken and counted, and the next question is asked."""
    led = new.led
    table = new.table
    replier = new.turn
    put_down(new, card)
    winner = replier if table.beats[led] >> card & 1 else 1 - replier
    new.last = (1 - replier, led, card)
    new.led = NOBODY
    new.turn = winner
    gain = table.values[led] + table.values[card]
    first, second = new.taken
    new.taken = (first, second + 1) if winner else (first + 1, second)
    if new.pending[winner]:
        gain += new.pending[winner]
        new.pending = (new.pending[0], 0) if winner else (0, new.pending[1])
    if new.closer >= 0 or new.turn_up < 0:
        new.phase = LEAD
        if not new.hands[winner]:  # nor does the other hold a card
            new.phase = OVER
            gain += table.rules.last_trick if new.closer < 0 else 0
        count(new, winner, gain)
    else:
        count(new, winner, gain)
        to_draw(new)


def count(new: "TrickAndDrawState", player: int, points: int) -> None:
    """A player counts so much more, and may be the first to have the target."""
    first, second = new.counted
    new.counted = (first, second + points) if player else (first + points, second)
    if new.first < 0 and new.counted[player] >= new.table.rules.target:
        new.first = player


def to_draw(new: "TrickAndDrawState") -> None:
    """Ask the winner of a trick before the draw, or draw where there is nothing to ask."""
    if new.table.rules.asks_before_draw or (
        new.top == LAST and new.hands[new.turn] & new.table.low_bit
    ):
        new.phase = BEFORE_DRAW
    else:
        draw(new)


def draw(new: "TrickAndDrawState", *_action: int) -> None:
    """The winner takes the top card, the loser the next, which in the end is the turn-up."""
    winner, top = new.turn, new.top
    mine = 1 << new.order[top]
    new.phase = LEAD
    if top < LAST:
        his = 1 << new.order[top + 1]
        new.top = top + 2
        first, second = new.hands
        new.hands = (first | his, second | mine) if winner else (first | mine, second | his)
        return
    new.top = CARDS
    first, second = new.hands
    new.hands = (first, second | mine) if winner else (first | mine, second)
    if new.table.rules.swaps_after_last_draw and (new.hands[winner] & new.table.low_bit):
        new.phase = BEFORE_TURN_UP
    else:
        take_turn_up(new)


def take_turn_up(new: "TrickAndDrawState") -> None:
    """The loser of the last trick with drawing takes the card that all have seen."""
    loser = 1 - new.turn
    new.hands = _with(new.hands, loser, new.hands[loser] | 1 << new.turn_up)
    show(new, loser, 1 << new.turn_up)
    new.turn_up = NOBODY
    new.phase = LEAD


def show(new: "TrickAndDrawState", player: int, cards: int) -> None:
    """The other player has seen cards of this player’s hand."""
    new.shown = _with(new.shown, player, new.shown[player] | cards)


def announce(new: "TrickAndDrawState", action: int) -> None:
    """A pair is announced by leading one of it and showing the other."""
    number = action - ANNOUNCE
    table = new.table
    me = new.turn
    show(new, me, 1 << table.partners[number])
    if new.taken[me]:
        count(new, me, table.worth[number])
    else:
        new.pending = _with(new.pending, me, new.pending[me] + table.worth[number])
    lead(new, table.announcements[number])
    if new.taken[me]:
        new.phase = ANNOUNCED
        new.turn = me


def exchange(new: "TrickAndDrawState", _action: int) -> None:
    """The low trump and the turn-up change places; a question with nothing left to ask is over."""
    me = new.turn
    low = new.table.low
    taken = 1 << new.turn_up
    new.hands = _with(new.hands, me, new.hands[me] ^ 1 << low | taken)
    show(new, me, taken)
    new.turn_up = low
    if new.phase == CLOSED_ON:
        go_on(new)
    elif new.phase == BEFORE_TURN_UP:
        take_turn_up(new)
    elif new.phase == BEFORE_DRAW and not new.table.rules.asks_before_draw:
        draw(new)


def close(new: "TrickAndDrawState", _action: int) -> None:
    """The turn-up is turned down; the other player is asked first, if he may exchange then."""
    me = new.turn
    other = 1 - me
    new.closer = me
    new.at_close = new.taken
    new.phase = CLOSED_ON
    if new.hands[other] & new.table.low_bit and may_exchange(new, other):
        new.turn = other
    else:
        new.phase = OPENING


def go_on(new: "TrickAndDrawState", *_action: int) -> None:
    """Pass what was offered, and go on to the next question."""
    if new.phase == BEFORE_TURN_UP:
        take_turn_up(new)
        return
    new.phase = REPLY if new.phase == ANNOUNCED else OPENING
    new.turn = 1 - new.turn


def end(new: "TrickAndDrawState", action: int) -> None:
    """The action ends the deal."""
    new.ended = action
    new.phase = OVER


def call(new: "TrickAndDrawState", action: int) -> None:
    """A call of the referee ends the deal, or the deal goes on as if nothing had been."""
    effect = new.form.effect(action)
    if effect == "goes on":
        return
    if effect == "forfeits":
        player = new.players.index(new.form.called(action)[1])
        new.counted = _with(new.counted, player, 0)
        new.pending = _with(new.pending, player, 0)
    end(new, action)


def _with(pair: tuple[int, int], player: int, value: int) -> tuple[int, int]:
    """The pair with another value for one player."""
    return (pair[0], value) if player else (value, pair[1])


STEPS: dict[int, Callable[["TrickAndDrawState", int], None]] = {
    **dict.fromkeys(range(ANNOUNCE, EXCHANGE), announce),
    EXCHANGE: exchange,
    CLOSE: close,
    DECLARE: end,
    PASS: go_on,
    DRAW: draw,
    FOUR: end,
    ACTIONS: call,
}
