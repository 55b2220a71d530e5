"""Sixty-Six's pictures: pips, aces and the twelve court figures of the French suits."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engraver.sixty_six import clubs, diamonds, hearts, spades
from engraver.sixty_six.aces import ace
from engraver.sixty_six.back import lathe_work, rosettes
from engraver.sixty_six.court import portrait
from engraver.sixty_six.pips import SUITS, pip
from engraver.technique.back import BackDesign, backs
from engraver.technique.plate import Plate

#: Its back.
BACK = BackDesign(lathe_work, rosettes, lobes=36, inner=8)
#: The court, house by house: the King, the Queen and the Jack of each.
COURT = (*spades.HOUSE, *hearts.HOUSE, *diamonds.HOUSE, *clubs.HOUSE)


def motifs() -> dict[str, Callable[[], Plate]]:
    """File stem and the function that draws it."""
    pips = {suit: partial(pip, suit) for suit in SUITS}
    aces = {f"ace-{suit}": partial(ace, suit) for suit in SUITS}
    people = {courtier.stem: partial(portrait, courtier) for courtier in COURT}
    return {**pips, **aces, **people, **backs(BACK)}
