"""The hues of a game: what its ledger says, or the next of all hues that it does not name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import cycle

from cardwright.ledger import Ledger
from cardwright.ledger.hues import HUES


def game_hue(ledger: Ledger) -> str:
    """The hue that stands for the whole game, that of its card backs."""
    return ledger.hue or HUES[0]


@cache
def hues(ledger: Ledger, *, apart: bool = False) -> Mapping[str, str]:
    """The hue of each suit or group or, in a game without, of each stroke; by id.

    With `apart` a suit that shares its hue with another has the one of its own, if it has any.
    """
    entries = ledger.suits or ledger.ranks
    named = {entry.hue for entry in entries}
    free = cycle([hue for hue in HUES if hue not in named] or HUES)
    found = {entry.id: entry.hue or next(free) for entry in entries}
    if apart:
        found |= {suit.id: suit.own_hue for suit in ledger.suits if suit.own_hue}
    return found
