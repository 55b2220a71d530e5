"""The emblems of the sketch cards: for each author one thing out of the work named on the card."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from types import ModuleType

from generator.engraver.plate import Plate
from generator.engraver.portrait_authors.emblems import (
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

#: Author to the function that draws the emblem; each module has such a dictionary of its own.
EMBLEMS: dict[str, Callable[[], Plate]] = dict(
    chain.from_iterable(module.EMBLEMS.items() for module in (*FIRST_HALF, *SECOND_HALF))
)
