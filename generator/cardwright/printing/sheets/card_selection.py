"""The selection of cards: a whole deck, some cards again, or decks for a class.

Of the decks of a class one can be printed again by its letter, or some cards of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from string import ascii_uppercase

from cardwright.engine.cards import Card, deck_pack, piece_cards
from cardwright.errors import UsageError, excerpt
from cardwright.ledger import Ledger
from cardwright.ledger.words import ENGLISH, Words

#: As many decks as there are letters to mark them by.
MARKS = ascii_uppercase
MOST = len(MARKS)
#: The decks of a class set that a build makes.
CLASS = 8


@dataclass(frozen=True, slots=True)
class CardSelection:
    """Cards by id, in their order (none: all of them), and how many decks.

    Or the one deck of a class that has this letter; "" where decks have no marks, or all have.
    Raises UsageError for as many decks as nobody can mark, for one with no such mark, and where
    one is wanted, and several.
    """

    cards: tuple[str, ...] = ()
    copies: int = 1
    deck: str = ""

    def __post_init__(self) -> None:
        if self.deck not in {"", *MARKS}:
            raise UsageError(
                f"there is no deck {excerpt(self.deck)}",
                hint=f"deck marks are letters, {MARKS[0]} to {MARKS[-1]}, such as --deck C",
            )
        if self.deck and self.copies != 1:
            raise UsageError(
                f"--deck {self.deck} is one deck, but --copies {self.copies} are several",
                hint="use only one of them",
            )
        if not 1 <= self.copies <= MOST:
            raise UsageError(
                f"{self.copies} decks cannot be marked with letters", hint=f"1 to {MOST} at a time"
            )

    @property
    def named(self) -> str:
        """The part of a file name; "" for one whole deck without a mark.

        >>> CardSelection(("gold-crown",)).named, CardSelection(copies=8).named
        ('some', '8-decks')
        >>> CardSelection(deck="C").named, CardSelection(("gold-crown",), deck="C").named
        ('marked-c', 'some-marked-c')
        """
        some = ["some"] if self.cards else []
        decks = [f"{self.copies}-decks"] if self.copies > 1 else []
        return "-".join([*some, *decks, *([f"marked-{self.deck.lower()}"] if self.deck else [])])

    def text(self, say: Words = ENGLISH) -> str:
        """The selection in words, for titles; "" for one whole deck without a mark.

        >>> CardSelection(("gold-crown",), deck="C").text()
        '1 card, deck C'
        """
        some = [say.count(len(self.cards), "{n} card", "{n} cards")] if self.cards else []
        decks = [say("{decks} decks", decks=self.copies)] if self.copies > 1 else []
        marked = [say("deck {letter}", letter=self.deck)] if self.deck else []
        return ", ".join([*some, *decks, *marked])

    @property
    def marked(self) -> tuple[int, ...]:
        """The decks that are printed with marks, the first being 0; () where there is no mark.

        >>> CardSelection(copies=3).marked, CardSelection(deck="C").marked, CardSelection().marked
        ((0, 1, 2), (2,), ())
        """
        if self.deck:
            return (MARKS.index(self.deck),)
        return tuple(range(self.copies)) if self.copies > 1 else ()

    def numbered(self, ledger: Ledger) -> dict[int, Card]:
        """The cards of the pack that are printed, by their numbers in it, from 1; no pieces."""
        pack = enumerate(deck_pack(ledger), start=1)
        return {number: card for number, card in pack if not self.cards or card.id in self.cards}


#: One deck, whole.
WHOLE = CardSelection()


def picked(ledger: Ledger, text: str, copies: int = 1, deck: str = "") -> CardSelection:
    """The pick of cards that are named by id or by number, such as “gold-crown,17”.

    Numbers are those of a class set and its checklist, from 1. Raises UsageError for what is none.
    """
    known = [card.id for card in (*deck_pack(ledger), *piece_cards(ledger))]
    found: dict[str, None] = {}
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        if part.isascii() and part.isdigit():
            if not 1 <= int(part[:6]) <= len(known):
                raise UsageError(
                    f"{ledger.title} has no card {excerpt(part)}",
                    hint=f"its cards are 1 to {len(known)}",
                )
            found[known[int(part) - 1]] = None
        elif part in known:
            found[part] = None
        else:
            raise UsageError.among("card", part, known)
    if not found:
        raise UsageError("there is no card", hint="such as --cards gold-crown,17")
    return CardSelection(tuple(card for card in known if card in found), copies, deck)
