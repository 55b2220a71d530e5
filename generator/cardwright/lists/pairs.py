"""Ledgers of pairs: the easy form of Portrait Authors in which each group is two cards.

What they say of groups is told of pairs. Our sources have no such game, so all of it is ours.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from cardwright.ledger import Ledger, ReferencePart, ReferenceSide

#: The name of the only award.
_AWARD: Final = "Pair"
#: About how long a game takes.
_MINUTES: Final = 15
#: The clauses that speak of groups, in words of pairs.
_TEXTS: Final = {
    "AUTH-CARD-1": "Every card belongs to a pair of two cards, which have the same number.",
    "AUTH-R2": "You may only ask for a card if you hold the other card of its pair.",
    "AUTH-R8": "Say what is on the card that you ask for, not its number.",
    "AUTH-B17": "There is no penalty for the words in which you ask.",
    "AUTH-B9": "A player without cards is skipped and cannot be asked, and keeps all pairs.",
    "AUTH-EASY-2": "When you have both cards of a pair, lay the pair down at once.",
    "AUTH-R4a": "Pairs on the table lie face up, where all can see them.",
    "AUTH-EASY-3": "Each pair counts one. The most pairs win.",
    "AUTH-B1": "All pairs count the same.",
    "AUTH-B11": "The game ends when all pairs are on the table. Equal players share the win.",
}


def as_pairs(ledger: Ledger) -> Ledger:
    """The ledger of quartets in groups of two, as one of pairs."""
    (form,), (award,) = ledger.forms, ledger.score.awards
    return replace(
        ledger,
        minutes=_MINUTES,
        words=replace(ledger.words, suit="pair", suits="pairs"),
        forms=(replace(form, title="Pairs"),),
        score=replace(ledger.score, awards=(replace(award, name=_AWARD),)),
        clauses=tuple(
            replace(clause, text=_TEXTS.get(clause.id, clause.text)) for clause in ledger.clauses
        ),
        reference_sides=_SIDES,
    )


_SIDES: Final = (
    ReferenceSide(
        "Your turn",
        (
            ReferencePart(
                "Asking",
                steps=(
                    (
                        "Ask a player for a card: say what is on it, not its number. You must hold "
                        "the other card of that pair."
                    ),
                    "If that player has it, it is yours. Ask again.",
                    "If not, the turn passes to your left.",
                ),
            ),
            ReferencePart(
                "Pairs",
                steps=("Lay down a pair as soon as you have both of its cards.",),
                awards=(_AWARD,),
                notes=("The most pairs win.",),
            ),
        ),
    ),
    ReferenceSide(
        "Face down",
        (
            ReferencePart(
                "Another game",
                steps=(
                    "Lay all cards on the table, face down.",
                    "On your turn, turn up two cards.",
                    "If they are a pair, say why, keep them, and have another turn.",
                    "If not, turn them down again. The turn passes to your left.",
                ),
                notes=("Two cards with the same number are a pair. The most pairs win.",),
            ),
        ),
    ),
)
