"""Ledgers of pairs: the easy form of Portrait Authors in which each group is two cards.

Clauses about groups are about pairs. Our sources have no such game, so all clauses are ours.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from cardwright.ledger import Ledger, ReferencePart, ReferenceSide
from cardwright.ledger.own_deck import words_of
from cardwright.ledger.words import Words

#: The name of the only award.
AWARD: Final = "Pair"
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
    (form,), (award,), say = ledger.forms, ledger.score.awards, words_of(ledger)
    return replace(
        ledger,
        minutes=_MINUTES,
        words=replace(ledger.words, suit=say("pair"), suits=say("pairs")),
        forms=(replace(form, title=say("Pairs")),),
        score=replace(ledger.score, awards=(replace(award, name=say(AWARD)),)),
        clauses=tuple(
            replace(clause, text=_TEXTS.get(clause.id, clause.text)) for clause in ledger.clauses
        ),
        reference_sides=tuple(_reference_sides(say)),
    )


def _reference_sides(say: Words) -> Iterator[ReferenceSide]:
    asking = (
        (
            "Ask a player for a card: say what is on it, not its number. You must hold the other "
            "card of that pair."
        ),
        "If that player has it, it is yours. Ask again.",
        "If not, the turn passes to your left.",
    )
    laid = ReferencePart(
        say("Pairs"),
        steps=(say("Lay down a pair as soon as you have both of its cards."),),
        awards=(say(AWARD),),
        notes=(say("The most pairs win."),),
    )
    yield ReferenceSide(
        say("Your turn"), (ReferencePart(say("Asking"), steps=tuple(map(say, asking))), laid)
    )
    memory = (
        "Lay all cards on the table, face down.",
        "On your turn, turn up two cards.",
        "If they are a pair, say why, keep them, and have another turn.",
        "If not, turn them down again. The turn passes to your left.",
    )
    same = say("Two cards with the same number are a pair. The most pairs win.")
    part = ReferencePart(say("Another game"), steps=tuple(map(say, memory)), notes=(same,))
    yield ReferenceSide(say("Face down"), (part,))
