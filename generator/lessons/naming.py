"""Who sits where: the engine speaks of seats, a lesson of people."""

from __future__ import annotations

import re
from collections.abc import Sequence

from generator.engine.ledger import Ledger

_SEATS = re.compile(r"Seats (\d) to (\d)|Seats (\d(?:(?:, | and | or )\d)*)|Seat (\d)")


class Names:
    """The players of a lesson by seat, and how they are put into a sentence.

    >>> Names(("Ann", "Ben")).into("Seat 0 leads, and Seat 1 replies.")
    'Ann leads, and Ben replies.'
    >>> Names(("Ann", "Ben", "Cy")).into("Seats 0, 1 and 2 draw 3 cards.")
    'Ann, Ben and Cy draw 3 cards.'
    >>> Names(("Ann", "Ben", "Cy")).into("Seats 0 to 2 play.")
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
            return listed([self.of(seat) for seat in seats]) if seats else found[0]
        return re.sub(r"\d", lambda seat: self.of(int(seat[0])), found[3] or found[4])

    def of(self, seat: int) -> str:
        """The player of a seat; its number where nobody sits, for one may call on such a seat."""
        return self.players[seat] if seat < len(self.players) else f"Seat {seat}"


def listed(names: Sequence[str], word: str = "and") -> str:
    """Names in a sentence.

    >>> listed(["Ann"]), listed(["Ann", "Ben", "Cy"]), listed(["Ann", "Ben"], "or")
    ('Ann', 'Ann, Ben and Cy', 'Ann or Ben')
    """
    *some, last = names
    return f"{', '.join(some)} {word} {last}" if some else last


def so_many(number: int, what: str) -> str:
    """A number of things.

    >>> so_many(1, "card"), so_many(2, "card")
    ('1 card', '2 cards')
    """
    return f"{number} {what}{'s' * (number != 1)}"


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
