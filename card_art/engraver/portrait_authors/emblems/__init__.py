"""The emblems of the sketch cards: for each author one thing out of the work named on the card."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

from engraver.portrait_authors.emblems import (
    bell,
    canoe,
    cave,
    cocked_hat,
    diggings,
    drum,
    eagle,
    field_gun,
    frog,
    hand_press,
    hearth,
    hickory,
    kangaroo,
    kite,
    log_cabin,
    long_rifle,
    loon,
    mule,
    nautilus,
    newspapers,
    nile_boat,
    ninepins,
    old_ship,
    pine,
    scarlet_letter,
    signpost,
    slate,
    snowbound,
    trumpet,
    umbrella,
    wagon,
    windmill,
)
from engraver.technique import burin
from engraver.technique.plate import Plate

#: The modules that draw for poets, journalists, biographers and historians.
FIRST_HALF: tuple[ModuleType, ...] = (
    nautilus,
    canoe,
    snowbound,
    drum,
    newspapers,
    hand_press,
    trumpet,
    nile_boat,
    hickory,
    kite,
    cocked_hat,
    field_gun,
    bell,
    eagle,
    windmill,
    wagon,
)
#: The modules that draw for humorists, story writers, novelists and essayists.
SECOND_HALF: tuple[ModuleType, ...] = (
    frog,
    kangaroo,
    mule,
    signpost,
    slate,
    cave,
    umbrella,
    diggings,
    long_rifle,
    scarlet_letter,
    log_cabin,
    old_ship,
    pine,
    ninepins,
    loon,
    hearth,
)

#: A card of somebody's list has an emblem at this share of its size.
PRINTED = 0.886


def _bold(draw: Callable[[], Plate]) -> Callable[[], Plate]:
    """The same drawing, cut with lines and gaps that are wide enough where it is printed."""

    def emblem() -> Plate:
        with burin.scaled(PRINTED):
            return draw()

    return emblem


#: Author to the function that draws the emblem; each module has such a dictionary of its own.
EMBLEMS: dict[str, Callable[[], Plate]] = {
    author: _bold(draw)
    for module in (*FIRST_HALF, *SECOND_HALF)
    for author, draw in module.EMBLEMS.items()
}
