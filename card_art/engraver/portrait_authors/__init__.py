"""Every motif of Portrait Authors: portraits and their medallion, emblems and badges."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engraver.portrait_authors.back import label, marbling
from engraver.portrait_authors.badges import BADGES
from engraver.portrait_authors.emblems import EMBLEMS
from engraver.portrait_authors.medallion import medallion
from engraver.portrait_authors.portraits import portrait
from engraver.portrait_authors.sitters import PORTRAITS
from engraver.technique.back import BackDesign, backs
from engraver.technique.plate import Plate

#: Its back.
BACK = BackDesign(marbling, label, lobes=24, inner=8)


def motifs() -> dict[str, Callable[[], Plate]]:
    """File stem to the function that draws it, in a fixed order."""
    portraits = {f"portrait-{author}": partial(portrait, author) for author in PORTRAITS}
    emblems = {f"emblem-{author}": draw for author, draw in EMBLEMS.items()}
    badges = {f"badge-{group}": draw for group, draw in BADGES.items()}
    return {
        **portraits,
        "medallion": medallion,
        **badges,
        **emblems,
        **backs(BACK),
    }
