"""The cards of a game as pictures in the order of its deck, each different face once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from cardwright.drawing.faces import reference_cards, reference_sides, subject
from cardwright.drawing.faces.edition import STANDARD
from cardwright.drawing.scene.paper import PAPERS
from cardwright.engine.cards import Card, deck_pack, piece_cards
from cardwright.ledger import Author, Ledger, Suit
from cardwright.printing.sheets.layout import CARD, PIECES, grid
from cardwright.printing.sheets.plan import beside

#: CSS pixels per mm at which a picture gives its own size.
_SCALE = 4
#: Where something is named or counted, by whether it is ours.
_NAMED = {True: "ours", False: "source"}


@dataclass(frozen=True, slots=True)
class CardPicture:
    """A picture of a card: its file below the game's folder, its name, and its size in pixels."""

    file: str
    name: str
    width: int
    height: int
    kind: str = "card"  # card, tray, ball or reference
    copies: int = 1  # how many such cards there are
    named: str = "source"  # where it or its number is from: "source", "copy" or "ours"


@dataclass(frozen=True, slots=True)
class PictureGroup:
    """Pictures that belong together: a suit, a group of authors, strokes, or pieces."""

    title: str
    pictures: tuple[CardPicture, ...]
    ours: bool = False  # the whole group is of our choice
    authors: tuple[Author, ...] = ()  # whose lives the cards tell


def gallery(ledger: Ledger) -> tuple[PictureGroup, ...]:
    """The deck by suits, or as one group where it has none; pieces; then the reference cards."""
    groups = [*deck(ledger)]
    if ledger.pieces:
        groups.append(PictureGroup("Also in the box", tuple(_pieces(ledger))))
    if ledger.reference_sides:
        groups.append(PictureGroup("Reference cards, both sides", _references(ledger), ours=True))
    return tuple(groups)


def deck(ledger: Ledger) -> Iterator[PictureGroup]:
    """The deck by suits, or as one group where it has none."""
    cards = tuple(deck_pack(ledger))
    yield from (_suit(ledger, suit, cards) for suit in ledger.suits)
    if not ledger.suits:
        named = _NAMED[ledger.recipe(ledger.deck).ours]
        pictures = tuple(replace(picture, named=named) for picture in _different(cards))
        yield PictureGroup("The cards, and how many of each", pictures)


def references(ledger: Ledger) -> int:
    """The number of reference cards a deck has that is printed on A4."""
    told = len(reference_cards(ledger))
    sets, _ = beside(ledger, told, grid(PAPERS["a4"], CARD).per_sheet)
    return told * sets


def fan(ledger: Ledger) -> tuple[CardPicture, ...]:
    """Three cards that show what a game is like: of different groups, and of different ranks."""
    decks = [group.pictures for group in deck(ledger)]
    ways = [decks[i % len(decks)] for i in range(3)]
    return tuple(pictures[i % len(pictures)] for i, pictures in enumerate(ways))


def named(ledger: Ledger) -> dict[str, CardPicture]:
    """Every picture of the game by name: cards and pieces by id, backs, reference-1 and so on."""
    cards = (*deck_pack(ledger), *piece_cards(ledger))
    fronts = {card.id: _picture(card) for card in cards}
    backs = {
        "back" if kind == "card" else f"back-{kind}": kind
        for kind in dict.fromkeys(card.kind for card in cards)
    }
    told = {f"reference-{n}": side for n, side in enumerate(_references(ledger), start=1)}
    return (
        fronts | {name: _sized(name, f"The back of a {k}", k) for name, k in backs.items()} | told
    )


def _references(ledger: Ledger) -> tuple[CardPicture, ...]:
    """The sides of the reference cards, each with its title."""
    return tuple(
        _sized(f"reference-{number}", side.title, "reference")
        for number, side in enumerate(reference_sides(ledger, STANDARD), start=1)
    )


def _suit(ledger: Ledger, suit: Suit, cards: Iterable[Card]) -> PictureGroup:
    """The cards of a suit, or of a group of authors with their lives."""
    named = {author.id: author.named for author in ledger.authors}
    pictures = tuple(
        replace(_picture(card), named=named.get(card.author, "source"))
        for card in cards
        if card.suit == suit.id
    )
    authors = tuple(author for author in ledger.authors if author.group == suit.id)
    return PictureGroup(suit.name, pictures, suit.ours, authors)


def card_text(ledger: Ledger, card: Card) -> str:
    """The text on a card beside its name: a life, its count, its subject."""
    if card.author:
        author = ledger.author(card.author)
        return f"{author.name}, {author.years}. {author.life}"
    value = ledger.rank(card.rank).value if card.rank else 0
    return f"Counts {value}." if value else subject(ledger, card)


def _picture(card: Card, name: str = "", copies: int = 1) -> CardPicture:
    return _sized(card.id, name or card.name, card.kind, copies)


def _sized(file: str, name: str, kind: str, copies: int = 1) -> CardPicture:
    piece = PIECES.get(kind, CARD)  # a reference card is as large as a card
    size = (round(piece.width * _SCALE), round(piece.height * _SCALE))
    return CardPicture(f"cards/{file}.svg", name, *size, kind, copies)


def _different(cards: Iterable[Card]) -> tuple[CardPicture, ...]:
    """Cards of one name look alike: the first of each stands for all."""
    alike: dict[str, list[Card]] = {}
    for card in cards:
        alike.setdefault(card.name, []).append(card)
    return tuple(_picture(same[0], copies=len(same)) for same in alike.values())


def _pieces(ledger: Ledger) -> Iterator[CardPicture]:
    """One picture for each piece, however many copies it has."""
    found = {card.id: card for card in piece_cards(ledger)}
    for piece in ledger.pieces:
        card = found.get(piece.id) or found[f"{piece.id}-1"]
        yield replace(_picture(card, piece.name, piece.copies), named=_NAMED[piece.ours])
