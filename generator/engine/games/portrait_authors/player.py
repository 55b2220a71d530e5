"""A simple player of Portrait Authors, who sets the scale for simulations and better players.

It knows its view and nothing else, and remembers every call: it asks for what it has seen go into
a hand, and else for any card, but from nobody who lacked it when it was called for. It keeps its
pairs back, and stacks nothing but a book, or the remainder of a group that others have broken.
"""

from collections.abc import Sequence

from generator.engine.games.portrait_authors.view import View
from generator.engine.masks import mask_of
from generator.engine.shuffle import Chance, by_lot


def simple_action(view: View, legal: Sequence[int], chance: Chance) -> int:
    """What the simple player does, of the actions open; `chance` gives numbers from 0 up to 1."""
    table = view.table
    for action in legal:
        if table.stack <= action < table.stop and _is_whole(
            view, table.books[action - table.stack]
        ):
            return action
    calls = [action for action in legal if action < table.both]
    if not calls:
        return legal[-1]  # to stack what is open, or to let the turn pass
    shown, lacked = view.remembered
    likely = [action for action in calls if shown >> action & 1]
    likely = likely or [action for action in calls if not lacked >> action & 1] or calls
    return by_lot(likely, chance)


def _is_whole(view: View, book: int) -> bool:
    """Whether all cards of a book that are not stacked are in hand."""
    own = mask_of(view.hand)
    down = mask_of(card for _, cards in view.piles for card in cards)
    return not book & ~down & ~own
