"""Names of players, in place of the seats that the engine speaks of."""

import re
from collections.abc import Sequence

from cardwright.engine.verdict import all_of

_SEATS = re.compile(r"Seats (\d) to (\d)|Seats (\d(?:(?:, | and | or )\d)*)|Seat (\d)")


class PlayerNames:
    """The players at a table by seat, and how they are put into a sentence.

    >>> PlayerNames(("Ann", "Ben")).into("Seat 0 leads, and Seat 1 replies.")
    'Ann leads, and Ben replies.'
    >>> PlayerNames(("Ann", "Ben", "Cy")).into("Seats 0, 1 and 2 draw 3 cards.")
    'Ann, Ben and Cy draw 3 cards.'
    >>> PlayerNames(("Ann", "Ben", "Cy")).into("Seats 0 to 2 play.")
    'Ann, Ben and Cy play.'
    """

    def __init__(self, players: Sequence[str]) -> None:
        self.players = tuple(players)

    def into(self, text: str) -> str:
        """The text with names instead of seats."""
        return _SEATS.sub(self._named, text)

    def _named(self, found: re.Match[str]) -> str:
        if found[1]:
            seats = range(int(found[1]), int(found[2]) + 1)
            return all_of([self.of(seat) for seat in seats]) if seats else found[0]
        return re.sub(r"\d", lambda seat: self.of(int(seat[0])), found[3] or found[4])

    def of(self, seat: int) -> str:
        """The player of a seat; its number where nobody sits, for one may call on such a seat."""
        return self.players[seat] if seat < len(self.players) else f"Seat {seat}"
