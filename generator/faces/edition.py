"""The choices of a printing that change what a card shows, not what it is."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Edition:
    """How the cards of a printing are drawn.

    ``large_index``: letters and badges for weak eyes, and simpler faces; ``four_colors``: where
    two suits share a color, each gets its own; ``plain_backs``: backs that need little ink.
    """

    large_index: bool = False
    four_colors: bool = False
    plain_backs: bool = False


STANDARD = Edition()
