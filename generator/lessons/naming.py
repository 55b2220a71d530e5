"""Who sits where: the engine speaks of seats, a lesson of people."""

from __future__ import annotations

import re
from collections.abc import Sequence

from generator.engine.ledger import Ledger

_SEATS = re.compile(r"Seats (\d(?:(?:, | and | or )\d)*)|Seat (\d)")


class Names:
    """The players of a lesson by seat, and how they are put into a sentence.

    >>> Names(("Ann", "Ben")).into("Seat 0 leads, and Seat 1 replies.")
    'Ann leads, and Ben replies.'
    >>> Names(("Ann", "Ben", "Cy")).into("Seats 0, 1 and 2 draw 3 cards.")
    'Ann, Ben and Cy draw 3 cards.'
    """

    def __init__(self, players: Sequence[str]) -> None:
        self.players = tuple(players)

    def into(self, text: str) -> str:
        """The text with names instead of seats."""
        return _SEATS.sub(self._named, text)

    def _named(self, found: re.Match[str]) -> str:
        seats = found[1] or found[2]
        return re.sub(r"\d", lambda seat: self.players[int(seat[0])], seats)

    def of(self, seat: int) -> str:
        """The player of a seat."""
        return self.players[seat]


def scored(points: Sequence[int], sides: Sequence[str], ledger: Ledger) -> str:
    """What each side scores, in a sentence; sides by the names of their players.

    >>> from generator.engine.ledger import load_ledger
    >>> court, tennis = load_ledger("court"), load_ledger("card-tennis")
    >>> scored([0, 2], ["Ann", "Ben"], court), scored([0, 0], ["Ann", "Ben"], court)
    ('Ben scores 2 points', 'Nobody scores')
    >>> scored([1, 0], ["Ann and Cy", "Ben and Di"], court)
    'Ann and Cy score 1 point'
    >>> scored([0, 1], ["Ann", "Ben"], tennis), scored([0, 0], ["Ann", "Ben"], tennis)
    ('Ben wins the game', 'Nobody has won the game yet')
    """
    tennis, deal = ledger.score.kind == "tennis", ledger.words.deal
    parts = []
    for side, number in zip(sides, points, strict=True):
        one = "" if " and " in side else "s"
        unit = f"{number} {ledger.score.unit}{'s' * (number != 1)}"
        if number:
            parts.append(f"{side} win{one} the {deal}" if tennis else f"{side} score{one} {unit}")
    return " and ".join(parts) or (f"Nobody has won the {deal} yet" if tennis else "Nobody scores")
