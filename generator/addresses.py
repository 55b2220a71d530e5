"""Where the pages of a game are, as seen from the root of the site.

The site lays its pages there, and printed books lead to them.
"""

from __future__ import annotations

from dataclasses import dataclass

#: The page that a visitor meets first.
OVERVIEW = "overview"


def part_address(game: str, part: str) -> str:
    """The address of a page of a game: `learn`, `law` and so on.

    >>> part_address("court", OVERVIEW), part_address("court", "law")
    ('court.html', 'court/law.html')
    """
    return f"{game}.html" if part == OVERVIEW else f"{game}/{part}.html"


def lesson_address(game: str, lesson: str) -> str:
    """The address of a lesson."""
    return f"{game}/lessons/{lesson}.html"


@dataclass(frozen=True, slots=True)
class Online:
    """A game's pages on a site that stands at `base`, which ends with a slash."""

    base: str
    game: str

    def at(self, part: str) -> str:
        """The whole address of a page."""
        return self.base + part_address(self.game, part)

    def lesson_at(self, lesson: str) -> str:
        """The whole address of a lesson."""
        return self.base + lesson_address(self.game, lesson)
