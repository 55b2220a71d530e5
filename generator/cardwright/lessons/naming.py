"""The words of a lesson: names of players in place of seats, lists, numbers, and what is scored."""

from __future__ import annotations

from collections.abc import Sequence

from cardwright.engine.naming import PlayerNames
from cardwright.ledger import Ledger

__all__ = ["PlayerNames", "listed", "scored", "so_many"]


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
    """The scores of the sides in a sentence; sides by the names of their players.

    >>> from cardwright.ledger import load_ledger
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
