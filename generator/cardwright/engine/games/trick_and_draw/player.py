"""A simple player of Court and Sixty-Six, who sets the scale for simulations and better players.

It knows its view and nothing else. It declares when it has the target and only then, lays down
four, exchanges and announces whenever it may, closes one time in four that its hand looks strong,
and otherwise plays any card.
"""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardwright.engine.games.trick_and_draw.table import (
    ANNOUNCE,
    CARDS,
    CLOSE,
    DECLARE,
    DRAW,
    EXCHANGE,
    FOUR,
    PASS,
)
from cardwright.engine.games.trick_and_draw.view import TrickAndDrawView
from cardwright.engine.shuffle import Chance, by_lot

if TYPE_CHECKING:
    from cardwright.engine.games.trick_and_draw.form import TrickAndDraw


_PLAYS = range(CARDS)
_ANNOUNCEMENTS = range(ANNOUNCE, EXCHANGE)


def simple_action(
    form: "TrickAndDraw", view: TrickAndDrawView, legal: Sequence[int], chance: Chance
) -> int:
    """The simple player's choice of the open actions; `chance` gives numbers from 0 up to 1."""
    if DECLARE in legal and view.counts[view.seat].counted >= form.rules.target:
        return DECLARE
    if CLOSE in legal and looks_strong(form, view) and chance() < 1 / 4:
        return CLOSE
    for action in (FOUR, EXCHANGE, DRAW, PASS):
        if action in legal:
            return action
    pairs = [action for action in legal if action in _ANNOUNCEMENTS]
    plays = pairs or [action for action in legal if action in _PLAYS]
    return by_lot(plays, chance)


def looks_strong(form: "TrickAndDraw", view: TrickAndDrawView) -> bool:
    """Test if the hand should make the target without another draw.

    Its count is taken, its pairs, and every trump and highest card of a suit with its value and
    that of an average card, which it should take.
    """
    top = form.ledger.ranks[0].id
    hand = [form.pack[card] for card in view.hand]
    takers = [card for card in hand if card.suit == view.trump or card.rank == top]
    average = form.pack.points / len(form.pack)
    takes = math.fsum(card.value + average for card in takers)
    high, low = ({card.suit for card in hand if card.rank == rank} for rank in form.rules.pair)
    pairs = sum(
        form.rules.trump_pair if suit == view.trump else form.rules.plain_pair
        for suit in high & low
    )
    return view.counts[view.seat].counted + pairs + takes >= form.rules.target
