"""What a referee asks about a card that is led or played, and about a pair that is announced."""

from generator.engine.games.trick_and_draw.judge_moment import (
    Questions,
    always,
    announced,
    before_draw,
    before_turn_up,
    closed_on,
    first_trick,
    hand,
    leading,
    leads_first,
    replying,
    strict,
)
from generator.engine.games.trick_and_draw.state import State
from generator.engine.games.trick_and_draw.table import ANNOUNCE
from generator.engine.masks import mask_of

# ------------------------------------------------------------------ a card


def _lies_turned_up(state: State, card: int) -> bool:
    return card == state.turn_up


def _not_held(state: State, card: int) -> bool:
    return not hand(state) >> card & 1


def _replies_freely(state: State, _card: int) -> bool:
    return not strict(state)


def _following(state: State) -> int:
    """The cards in hand of the suit led."""
    return hand(state) & state.table.follows[state.led]


def _taking(state: State) -> int:
    """Those of them that take the trick: packs are numbered from high to low."""
    return _following(state) & mask_of(range(state.led))


def _trumps_held(state: State) -> int:
    return hand(state) & state.table.trumps


def _strays(state: State, card: int) -> bool:
    following = _following(state)
    return following != 0 and not following >> card & 1


def _stays_below(state: State, card: int) -> bool:
    taking = _taking(state)
    return taking != 0 and not taking >> card & 1


def _shirks(state: State, card: int) -> bool:
    """Cannot follow, and does not trump although able."""
    trumps = _trumps_held(state)
    return not _following(state) and trumps != 0 and not trumps >> card & 1


def _takes(state: State, card: int) -> bool:
    return bool(_taking(state) >> card & 1)


def _follows(state: State, card: int) -> bool:
    return bool(_following(state) >> card & 1)


def _trumps(state: State, card: int) -> bool:
    return bool(state.table.trumps >> card & 1)


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
    ("strays", False, _strays),
    ("stays below", False, _stays_below),
    ("shirks", False, _shirks),
    ("takes", True, _takes),
    ("follows", True, _follows),
    ("trumps", True, _trumps),
    ("throws off", True, always),
)


def of_card(state: State, card: int) -> dict[str, int]:
    """The card, the card led, and the mask of those that may answer it in a strict reply."""
    facts = {"card": card, "led": state.led, "low": state.table.low}
    if replying(state):
        facts["open"] = _taking(state) or _following(state) or _trumps_held(state) or hand(state)
    return facts


# ------------------------------------------------------------------ an announcement


def _pair(state: State, action: int) -> tuple[int, int]:
    """The card led with an announcement, and the other, which is shown."""
    number = action - ANNOUNCE
    return state.table.announcements[number], state.table.partners[number]


def _missing(state: State, action: int) -> int:
    return mask_of(_pair(state, action)) & ~hand(state)


def _lacks_pair(state: State, action: int) -> bool:
    return _missing(state, action) != 0


def _too_late(state: State, _action: int) -> bool:
    return strict(state) and not state.table.rules.late_pairs


def _trump_pair(state: State, action: int) -> bool:
    return bool(mask_of(_pair(state, action)) & state.table.trumps)


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


def of_pair(state: State, action: int) -> dict[str, int]:
    """The two cards, the mask of those not held, and what the pair counts."""
    card, partner = _pair(state, action)
    return {
        "card": card,
        "partner": partner,
        "missing": _missing(state, action),
        "worth": state.table.worth[action - ANNOUNCE],
        "low": state.table.low,
    }
