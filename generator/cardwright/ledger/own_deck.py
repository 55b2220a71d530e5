"""The part of a ledger that comes from somebody's list: its game, and what is on its cards."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Literal, TypeAlias

from cardwright.ledger.words import Language, Words, words_in

if TYPE_CHECKING:
    from cardwright.ledger.records import Ledger

#: The games that a list can become.
OwnGame: TypeAlias = Literal["quartets", "authors", "pairs"]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as it is printed: the size of its place in mm, its words, and what is drawn.

    That is path data to fill with ink, a photograph as JPEG, or an emblem: a path below card_art.
    It fills its place, unless it is shown `whole`: that is its own width and height.
    """

    width: float
    height: float
    alt: str = ""
    outline: str = ""
    photo: bytes = b""
    whole: tuple[float, float] | None = None
    emblem: str = ""


@dataclass(frozen=True, slots=True)
class OwnCard:
    """The things that a card has besides an author's name, years and text.

    `short` is the name where there is little room, "" for its last word; `level` says how hard the
    card is to know, from 1 to 3, or 0; `topic` stands above the words on a card of a pair. `facts`
    are in the order of their names; one that is missing is "".
    """

    short: str = ""
    level: int = 0
    topic: str = ""
    picture: Picture | None = None
    facts: tuple[str, ...] = ()


@dataclass(frozen=True)  # without slots: its cards are looked up by author
class OwnDeck:
    """A deck of one's own; its cards are by the id of their author.

    `facts` are the names of the facts that each card has, such as Latin name.
    """

    game: OwnGame
    credits: str = ""
    cards: tuple[tuple[str, OwnCard], ...] = ()
    language: Language = "en"
    facts: tuple[str, ...] = ()

    def card(self, author: str) -> OwnCard:
        """The things on the card of an author; none where the list has none."""
        return self._cards.get(author, OwnCard())

    @cached_property
    def _cards(self) -> dict[str, OwnCard]:
        return dict(self.cards)


def own_card(ledger: Ledger, author: str) -> OwnCard:
    """The things on the card of an author in a deck of a list; none in any other deck."""
    return ledger.own_deck.card(author) if ledger.own_deck else OwnCard()


def own_game(ledger: Ledger) -> OwnGame | None:
    """The game of a deck of somebody's list; None for any other ledger."""
    return ledger.own_deck.game if ledger.own_deck else None


def words_of(ledger: Ledger) -> Words:
    """The words of the language that the papers of a ledger speak."""
    return words_in(ledger.own_deck.language if ledger.own_deck else "en")


def played_digest(ledger: Ledger) -> str:
    """The digest by which records name a ledger; for a deck of a list, only its game and cards.

    Texts, pictures and colors of such a deck may change, and its records can still be replayed.
    """
    if ledger.own_deck is None:
        return ledger.digest
    groups = [[suit.id, suit.name, suit.letter] for suit in ledger.suits]
    cards = [[author.id, author.name, author.group] for author in ledger.authors]
    played = json.dumps([ledger.own_deck.game, groups, cards])
    return hashlib.sha256(played.encode()).hexdigest()
