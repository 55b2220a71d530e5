"""Every motif of Portrait Authors: 32 portraits, their medallion, eight badges and a headpiece."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from generator.engraver.plate import Plate
from generator.engraver.portrait_authors.badges import BADGES
from generator.engraver.portrait_authors.headpiece import headpiece
from generator.engraver.portrait_authors.medallion import medallion
from generator.engraver.portrait_authors.portraits import portrait
from generator.engraver.portrait_authors.sitters import PORTRAITS


def motifs() -> dict[str, Callable[[], Plate]]:
    """File stem to the function that draws it, in a fixed order."""
    portraits = {f"portrait-{author}": partial(portrait, author) for author in PORTRAITS}
    badges = {f"badge-{group}": draw for group, draw in BADGES.items()}
    return {**portraits, "medallion": medallion, **badges, "quill": headpiece}
