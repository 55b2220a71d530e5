"""A simple player of Portrait Authors, who sets the scale for simulations and better players.

It knows its view and nothing else, and remembers every call: it asks for what it has seen go into
a hand, and else for any card, but from nobody who lacked it when it was called for. It keeps its
pairs back, and stacks nothing but a book, or the remainder of a group that others have broken.
"""

from bisect import bisect_left
from collections.abc import Sequence

from cardwright.engine.games.portrait_authors.view import AuthorsView
from cardwright.engine.masks import mask_of
from cardwright.engine.shuffle import Chance, by_lot


def simple_action(view: AuthorsView, legal: Sequence[int], chance: Chance) -> int:
    """The simple player's choice of the open actions; `chance` gives numbers from 0 up to 1."""
    table = view.table
    calls = legal[: bisect_left(legal, table.both)]
    stacks = legal[len(calls) : bisect_left(legal, table.stop)]
    whole = _whole(view, stacks) if stacks else None
    if whole is not None:
        return whole
    if not calls:
        return legal[-1]  # to stack what is open, or to let the turn pass
    shown, lacked = view.remembered
    seen = [action for action in calls if shown >> action & 1]
    untried = seen or [action for action in calls if not lacked >> action & 1]
    return by_lot(untried or calls, chance)


def _whole(view: AuthorsView, stacks: Sequence[int]) -> int | None:
    """The first of these stacks that lays down a book, or all that is left of one."""
    table = view.table
    down = mask_of(card for _, cards in view.piles for card in cards)
    lacked = ~down & ~mask_of(view.hand)
    return next((a for a in stacks if not table.books[a - table.stack] & lacked), None)
