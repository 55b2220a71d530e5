"""The findings on a page of a PDF: inks, spaces, fonts, and what could not be understood."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardwright.printing.press.spaces import Ink, most_upon


@dataclass(slots=True)
class Painted:
    """Findings: inks, those that are printed over others, spaces, fonts, and what is clear.

    `loose` are fonts that are not embedded, `clear` what makes paint transparent. `unread` says
    whose ink cannot be told, `strange` what else is not known, in words.
    """

    inks: set[Ink] = field(default_factory=set)
    over: set[Ink] = field(default_factory=set)
    spaces: set[str] = field(default_factory=set)
    loose: set[str] = field(default_factory=set)
    clear: set[str] = field(default_factory=set)
    unread: set[str] = field(default_factory=set)
    strange: set[str] = field(default_factory=set)

    def add(self, other: Painted, *, inks: bool = True) -> None:
        """Take over what was found elsewhere, with its inks or without."""
        if inks:
            self.inks |= other.inks
            self.over |= other.over
        self.spaces |= other.spaces
        self.loose |= other.loose
        self.clear |= other.clear
        self.unread |= other.unread
        self.strange |= other.strange

    @property
    def most_ink(self) -> float:
        """The most ink in percent that can come together on one spot."""
        tops: dict[str, float] = {}
        for ink in self.over:
            for plate, value in ink.plates:
                tops[plate] = max(tops.get(plate, 0.0), value)
        below = self.inks | self.over | {Ink()}
        return max(most_upon(tops, ink) for ink in below)
