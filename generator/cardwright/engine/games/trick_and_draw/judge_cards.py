"""The judge of cards that are led or played, and of pairs that are announced."""

from cardwright.engine.games.trick_and_draw.judge_moment import (
    Questions,
    always,
    announced,
    before_draw,
    before_turn_up,
    closed_on,
    first_trick,
    hand,
    holds,
    is_trump,
    leading,
    leads_first,
    low,
    ranking,
    replying,
    strict,
    suit,
)
from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState
from cardwright.engine.games.trick_and_draw.table import ANNOUNCE
from cardwright.engine.masks import mask_of

# ------------------------------------------------------------------ a card


def _lies_turned_up(state: TrickAndDrawState, card: int) -> bool:
    return card == state.turn_up


def _not_held(state: TrickAndDrawState, card: int) -> bool:
    return not holds(state, card)


def _replies_freely(state: TrickAndDrawState, _card: int) -> bool:
    return not strict(state)


def _following(state: TrickAndDrawState) -> list[int]:
    """The cards in hand of the suit led."""
    return [card for card in hand(state) if suit(state, card) == suit(state, state.led)]


def _taking(state: TrickAndDrawState) -> list[int]:
    """Those of them that take the trick: packs are made from high to low."""
    return [card for card in _following(state) if card < state.led]


def _trumps_held(state: TrickAndDrawState) -> list[int]:
    return [card for card in hand(state) if is_trump(state, card)]


def _strays(state: TrickAndDrawState, card: int) -> bool:
    following = _following(state)
    return bool(following) and card not in following


def _strays_in_vain(state: TrickAndDrawState, card: int) -> bool:
    """Does not follow, although able; but nothing that follows would take the trick."""
    return _strays(state, card) and not _taking(state)


def _stays_below(state: TrickAndDrawState, card: int) -> bool:
    taking = _taking(state)
    return bool(taking) and card not in taking


def _shirks(state: TrickAndDrawState, card: int) -> bool:
    """Cannot follow, and does not trump although able."""
    trumps = _trumps_held(state)
    return not _following(state) and bool(trumps) and card not in trumps


def _takes(state: TrickAndDrawState, card: int) -> bool:
    return card in _taking(state)


def _follows(state: TrickAndDrawState, card: int) -> bool:
    return card in _following(state)


def _trumps(state: TrickAndDrawState, card: int) -> bool:
    return is_trump(state, card)


CARD: Questions = (
    ("announced", False, announced),
    ("undrawn", False, before_draw),
    ("turn-up due", False, before_turn_up),
    ("asked to exchange", False, closed_on),
    ("turned up", False, _lies_turned_up),
    ("not held", False, _not_held),
    ("leads first", True, leads_first),
    ("leads", True, leading),
    ("replies freely", True, _replies_freely),
    ("strays in vain", False, _strays_in_vain),
    ("strays", False, _strays),
    ("stays below", False, _stays_below),
    ("shirks", False, _shirks),
    ("takes", True, _takes),
    ("follows", True, _follows),
    ("trumps", True, _trumps),
    ("throws off", True, always),
)


def of_card(state: TrickAndDrawState, card: int) -> dict[str, int]:
    """The card, the card led, and the mask of those that may answer it in a strict reply."""
    facts = {"card": card, "led": state.led, "low": low(state)}
    if replying(state):
        bound = _taking(state) or _following(state) or _trumps_held(state) or hand(state)
        facts["open"] = mask_of(bound)
    return facts


# ------------------------------------------------------------------ an announcement


def _pair(state: TrickAndDrawState, action: int) -> tuple[int, int]:
    """The card led with an announcement, and the other, which is shown.

    Which card an announcement leads is said by its number, and nothing more is taken from there.
    """
    card = state.table.announcements[action - ANNOUNCE]
    one, other = ranking(state, state.table.rules.pair, suit(state, card))
    return card, other if card == one else one


def _missing(state: TrickAndDrawState, action: int) -> list[int]:
    return [card for card in _pair(state, action) if not holds(state, card)]


def _lacks_pair(state: TrickAndDrawState, action: int) -> bool:
    return bool(_missing(state, action))


def _too_late(state: TrickAndDrawState, _action: int) -> bool:
    return strict(state) and not state.table.rules.late_pairs


def _trump_pair(state: TrickAndDrawState, action: int) -> bool:
    return is_trump(state, _pair(state, action)[0])


ANNOUNCEMENT: Questions = (
    ("announces replying", False, replying),
    ("announces twice", False, announced),
    ("undrawn", False, before_draw),
    ("turn-up due", False, before_turn_up),
    ("asked to exchange", False, closed_on),
    ("lacks pair", False, _lacks_pair),
    ("announces too late", False, _too_late),
    ("announces late", True, strict),
    ("announces first", True, first_trick),
    ("announces trumps", True, _trump_pair),
    ("announces", True, always),
)


def of_pair(state: TrickAndDrawState, action: int) -> dict[str, int]:
    """The two cards, the mask of those not held, and what the pair counts."""
    card, partner = _pair(state, action)
    rules = state.table.rules
    return {
        "card": card,
        "partner": partner,
        "missing": mask_of(_missing(state, action)),
        "worth": rules.trump_pair if _trump_pair(state, action) else rules.plain_pair,
        "low": low(state),
    }
