"""The choices of a printing that change what a card shows, not what it is."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardwright.drawing.scene.card_format import MINI, POKER, CardFormat, scale
from cardwright.drawing.scene.inks import Palette
from cardwright.ledger.words import ENGLISH, Words

#: The palette of the usual edition, which needs no name.
_USUAL = "color"
#: The palette that has plain backs without being asked.
_PLAIN = "low-ink"


@dataclass(frozen=True, slots=True)
class Edition:
    """The options for drawing cards.

    ``large_index``: large letters and badges on simpler faces; ``four_colors``: a different color
    for each suit; ``plain_backs``: backs that need little ink; ``size``: the size of the cards.
    """

    large_index: bool = False
    four_colors: bool = False
    plain_backs: bool = False
    size: CardFormat = POKER

    @property
    def least(self) -> float:
        """The smallest type on a face, in mm as drawn; 0 for no limit."""
        return self.size.least / scale(self.size)

    @property
    def choices(self) -> tuple[str, ...]:
        """The choices by the names of their options, in this order.

        >>> Edition(large_index=True, four_colors=True).choices
        ('large-index', 'four-colors')
        >>> Edition(large_index=True, size=MINI).choices  # as all small ones have
        ('mini',)
        """
        chosen = {
            self.size.name: self.size != POKER,
            "large-index": self.large_index and self.size != MINI,
            "four-colors": self.four_colors,
            "plain-backs": self.plain_backs,
        }
        return tuple(name for name, is_chosen in chosen.items() if is_chosen)

    @property
    def named(self) -> str:
        """The part of a file name; "" for the usual edition."""
        return "-".join(self.choices)


STANDARD = Edition()


def in_words(edition: Edition, palette: Palette, say: Words = ENGLISH) -> tuple[str, ...]:
    """The palette and the choices as people say them.

    >>> from cardwright.drawing.scene.inks import PALETTES
    >>> in_words(Edition(four_colors=True, plain_backs=True), PALETTES["low-ink"])
    ('low ink', 'four colors')
    """
    plain = replace(edition, plain_backs=False) if palette.name == _PLAIN else edition
    return tuple(say(choice.replace("-", " ")) for choice in (palette.name, *plain.choices))


def in_palette(edition: Edition, palette: Palette) -> Edition:
    """The edition as it is printed in a palette: with little ink, backs are plain."""
    return replace(edition, plain_backs=True) if palette.name == _PLAIN else edition


def printed_in(palette: Palette, say: Words = ENGLISH) -> str:
    """The end of the title of a book or tracker: nothing in the usual palette."""
    return "" if palette.name == _USUAL else f", {say(palette.name.replace('-', ' '))}"
