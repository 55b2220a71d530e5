"""The choices of a printing that change what a card shows, not what it is."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardwright.drawing.scene.card_format import MINI, POKER, CardFormat, scale
from cardwright.drawing.scene.inks import Palette

#: The palette of the usual edition, which needs no name.
_USUAL = "color"
#: The palette that has plain backs without being asked.
_PLAIN = "low-ink"


@dataclass(frozen=True, slots=True)
class Edition:
    """The choices by which the cards of a printing are drawn.

    ``large_index``: letters and badges for weak eyes, and simpler faces; ``four_colors``: where
    two suits share a color, each gets its own; ``plain_backs``: backs that need little ink;
    ``size``: that of the cards.
    """

    large_index: bool = False
    four_colors: bool = False
    plain_backs: bool = False
    size: CardFormat = POKER

    @property
    def least(self) -> float:
        """The least type of a face, in mm as it is drawn; 0 where nothing is asked."""
        return self.size.least / scale(self.size)


STANDARD = Edition()


def choices(edition: Edition, palette: Palette) -> tuple[str, ...]:
    """The choices by the names of the options, always in this order: the palette first.

    >>> from cardwright.drawing.scene.inks import PALETTES
    >>> choices(Edition(large_index=True), PALETTES["color"])
    ('color', 'large-index')
    >>> choices(Edition(four_colors=True, plain_backs=True), PALETTES["low-ink"])
    ('low-ink', 'four-colors')
    >>> choices(Edition(large_index=True, size=MINI), PALETTES["color"])  # as all small ones have
    ('color', 'mini')
    """
    chosen = {
        edition.size.name: edition.size != POKER,
        "large-index": edition.large_index and edition.size != MINI,
        "four-colors": edition.four_colors,
        "plain-backs": edition.plain_backs and palette.name != _PLAIN,
    }
    return palette.name, *(name for name, is_chosen in chosen.items() if is_chosen)


def in_words(edition: Edition, palette: Palette) -> tuple[str, ...]:
    """The choices as people say them: “low ink”, “four colors”."""
    return tuple(choice.replace("-", " ") for choice in choices(edition, palette))


def in_palette(edition: Edition, palette: Palette) -> Edition:
    """The edition as it is printed in a palette: with little ink, backs are plain."""
    return replace(edition, plain_backs=True) if palette.name == _PLAIN else edition


def printed_in(palette: Palette) -> str:
    """The end of the title of a book or tracker: nothing in the usual palette."""
    return "" if palette.name == _USUAL else f", {palette.name.replace('-', ' ')}"


def file_name(name: str, edition: Edition, palette: Palette) -> str:
    """The name of a file or folder of this edition: its choices stand behind the first word.

    That of the usual edition stays as it is.

    >>> from cardwright.drawing.scene.inks import PALETTES
    >>> file_name("deck-a4.pdf", Edition(large_index=True), PALETTES["grayscale"])
    'deck-grayscale-large-index-a4.pdf'
    >>> file_name("law.pdf", STANDARD, PALETTES["low-ink"])
    'law-low-ink.pdf'
    >>> file_name("cards", STANDARD, PALETTES["color"])
    'cards'
    """
    told = [choice for choice in choices(edition, palette) if choice != _USUAL]
    end = min((at for mark in "-." if (at := name.find(mark)) > 0), default=len(name))
    return "-".join((name[:end], *told)) + name[end:]
