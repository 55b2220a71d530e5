"""Sections of a list of cards, by suit, strokes or pieces, and the cards in each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cardwright.drawing.faces import front, reference_sides
from cardwright.drawing.faces.descriptions import CardDescription, describe_card
from cardwright.drawing.faces.edition import STANDARD
from cardwright.engine.cards import Card, deck_pack, piece_cards
from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import words_of
from cardwright.ledger.words import ENGLISH, Words


@dataclass(frozen=True, slots=True)
class CardEntry:
    """A card in words, and how many there are of it."""

    card: CardDescription
    copies: int = 1


@dataclass(frozen=True, slots=True)
class CardSection:
    """Cards that belong together, under a heading."""

    title: str
    lines: tuple[CardEntry, ...]

    @property
    def count(self) -> int:
        """The number of cards in it."""
        return sum(line.copies for line in self.lines)


@dataclass(frozen=True, slots=True)
class CardList:
    """All cards of a game: its title, how many play, the sections, what reference cards say."""

    title: str
    cards: int
    sections: tuple[CardSection, ...]
    references: tuple[str, ...]
    credits: str = ""  # the sources of the pictures of somebody's list
    say: Words = ENGLISH

    @property
    def head(self) -> str:
        """The name of the list."""
        return self.say("{title}: the cards in words", title=self.title)

    @property
    def about(self) -> str:
        """The contents of the list."""
        about = self.say(
            "The deck has {cards} cards. For each you find its name, the letter in its "
            "corners, what it counts, and everything else written or drawn on it.",
            cards=self.cards,
        )
        return f"{about} {self.credits}".rstrip()


def card_list(ledger: Ledger) -> CardList:
    """The list of a deck as it is printed in the usual edition; the words are those of all."""
    cards = tuple(deck_pack(ledger))
    sections = [
        _section(ledger, suit.name, (card for card in cards if card.suit == suit.id))
        for suit in ledger.suits
    ]
    if not ledger.suits:
        sections.append(_section(ledger, "The cards", cards))
    if ledger.pieces:
        sections.append(_section(ledger, "Also in the box", piece_cards(ledger)))
    sides = tuple(side.words for side in reference_sides(ledger, STANDARD))
    full = tuple(section for section in sections if section.lines)
    sources = ledger.own_deck.credits if ledger.own_deck else ""
    return CardList(ledger.title, len(cards), full, sides, sources, words_of(ledger))


def _section(ledger: Ledger, title: str, cards: Iterable[Card]) -> CardSection:
    return CardSection(title, tuple(_lines(ledger, cards)))


def _lines(ledger: Ledger, cards: Iterable[Card]) -> Iterator[CardEntry]:
    """The cards, those that are called alike once; what their pictures show is told of each."""
    alike: dict[str, list[CardDescription]] = {}
    for card in cards:
        said = describe_card(ledger, card, front(ledger, card, STANDARD))
        alike.setdefault(said.sentence, []).append(said)
    yield from (CardEntry(same[0], len(same)) for same in alike.values())
