"""The judge of all that is no card: exchange, close, declare, pass, draw, four."""

from cardwright.engine.games.trick_and_draw.judge_moment import (
    Questions,
    always,
    announced,
    before_draw,
    before_turn_up,
    card_led,
    closed,
    closed_on,
    drawn,
    first_trick,
    hand,
    holds,
    leading,
    leads_first,
    low,
    one_left,
    ranking,
    replying,
    strict,
    trickless,
    used_up,
)
from cardwright.engine.games.trick_and_draw.phase import CLOSED_ON, OPENING
from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState
from cardwright.engine.masks import mask_of

# ------------------------------------------------------------------ exchange


def _low_lies_there(state: TrickAndDrawState, _action: int) -> bool:
    return state.turn_up == low(state)


def _lacks_low(state: TrickAndDrawState, _action: int) -> bool:
    return not holds(state, low(state))


def _led_since_close(state: TrickAndDrawState, _action: int) -> bool:
    return closed(state) and state.phase not in {OPENING, CLOSED_ON}


def _on_first_close(state: TrickAndDrawState, *_action: int) -> bool:
    """Test if the deal was closed before its first lead, where that frees from needing a trick."""
    return closed(state) and first_trick(state) and state.table.rules.swaps_on_first_close


def _exchanges_trickless(state: TrickAndDrawState, _action: int) -> bool:
    return trickless(state) and not _on_first_close(state)


EXCHANGE: Questions = (
    ("announced", False, announced),
    ("low lies there", False, _low_lies_there),
    ("lacks low", False, _lacks_low),
    ("turn-up drawn", False, used_up),
    ("led since close", False, _led_since_close),
    ("exchanges trickless", False, _exchanges_trickless),
    ("exchanges on first close", True, _on_first_close),
    ("exchanges after close", True, closed),
    ("exchanges before turn-up", True, before_turn_up),
    ("exchanges before last draw", True, one_left),
    ("exchanges", True, always),
)

# ------------------------------------------------------------------ close


def _closes_undrawn(state: TrickAndDrawState, _action: int) -> bool:
    """Closes while a draw is due, where nobody has agreed to that."""
    unasked = before_draw(state) and not state.table.rules.asks_before_draw
    return unasked or before_turn_up(state)


def _closes_too_early(state: TrickAndDrawState, _action: int) -> bool:
    return first_trick(state) and not state.table.rules.closes_first_lead


CLOSING: Questions = (
    ("announced", False, announced),
    ("closes replying", False, replying),
    ("closes twice", False, closed),
    ("closes too late", False, used_up),
    ("closes undrawn", False, _closes_undrawn),
    ("closes too early", False, _closes_too_early),
    ("closes first", True, first_trick),
    ("closes before drawing", True, before_draw),
    ("closes", True, always),
)

# ------------------------------------------------------------------ declare


def _declares_undrawn(state: TrickAndDrawState, _action: int) -> bool:
    return before_draw(state) and not state.table.rules.declares_before_draw


def _declares_replying(state: TrickAndDrawState, _action: int) -> bool:
    return replying(state) and not state.table.rules.declares_on_reply


def _declares_short(state: TrickAndDrawState, _action: int) -> bool:
    return state.counted[state.turn] < state.table.rules.target


DECLARATION: Questions = (
    ("declares undrawn", False, _declares_undrawn),
    ("turn-up due", False, before_turn_up),
    ("asked to exchange", False, closed_on),
    ("declares replying", False, _declares_replying),
    ("declares trickless", False, trickless),
    ("declares short", True, _declares_short),
    ("declares", True, always),
)

# ------------------------------------------------------------------ pass, draw


def _bound_to_reply(state: TrickAndDrawState, _action: int) -> bool:
    return replying(state) and strict(state)


PASSING: Questions = (
    ("undrawn", False, before_draw),
    ("passes leading first", False, leads_first),
    ("passes leading", False, leading),
    ("passes bound", False, _bound_to_reply),
    ("passes replying", False, replying),
    ("passes announced", True, announced),
    ("passes before turn-up", True, before_turn_up),
    ("passes", True, closed_on),
)


def _closed_undrawn(state: TrickAndDrawState, _action: int) -> bool:
    """Test if the deal was closed while a draw was due: nobody had drawn since the last trick."""
    return closed(state) and drawn(state) < 2 * sum(state.at_close)


DRAWING: Questions = (
    ("draws though closed before", False, _closed_undrawn),
    ("draws though closed", False, closed),
    ("draws from nothing", False, used_up),
    ("draws within trick", False, card_led),
    ("draws twice", False, before_turn_up),
    ("draws undue", False, leading),
    ("draws", True, before_draw),
)


def of_table(state: TrickAndDrawState, _action: int) -> dict[str, int]:
    """The low trump, the turn-up, the card led, and the count of the player to move."""
    count = state.counted[state.turn]
    return {"low": low(state), "turn_up": state.turn_up, "led": state.led, "count": count}


# ------------------------------------------------------------------ four laid down


def _no_such_thing(state: TrickAndDrawState, _action: int) -> bool:
    return not state.table.rules.four


def _missing(state: TrickAndDrawState) -> list[int]:
    """Those of the four trumps that are not held."""
    four = ranking(state, state.table.rules.four, state.table.suit)
    return [card for card in four if not holds(state, card)]


def _lacks_four(state: TrickAndDrawState, _action: int) -> bool:
    return bool(_missing(state))


def _four_elsewhere(state: TrickAndDrawState, _action: int) -> bool:
    """Test if the four ranks are held in a suit that is not trumps."""
    pack, ranks = state.form.pack, state.table.rules.four
    suits = [pack[card].suit for card in hand(state) if pack[card].rank in ranks]
    return any(suits.count(suit) == len(ranks) for suit in suits if suit != state.table.suit)


def _has_played(state: TrickAndDrawState, _action: int) -> bool:
    """Test if the player to act has played a card; to lay down four is not offered in between."""
    return not first_trick(state)


FOUR: Questions = (
    ("lays down nothing", False, _no_such_thing),
    ("lays down plain four", False, _four_elsewhere),
    ("lacks four", False, _lacks_four),
    ("lays down too late", False, _has_played),
    ("lays down after close", True, closed),
    ("lays down", True, always),
)


def of_four(state: TrickAndDrawState, _action: int) -> dict[str, int]:
    """The mask of the trumps that are missing."""
    return {"missing": mask_of(_missing(state))}
