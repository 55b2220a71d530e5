"""Cards and packs: what a recipe of the ledger makes.

In play a card is its number in its pack and nothing more; here the number gets its name.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple

from cardwright.errors import UnknownName, excerpt
from cardwright.ledger import Ledger, PackRecipe
from cardwright.ledger.own_deck import words_of


@dataclass(frozen=True, slots=True, repr=False)
class Card:
    """One card, tray or ball. The ids of suit, rank, author and side are "" if it has none.

    >>> Card(0, "gold-crown", "Gold Crown")
    <Gold Crown>
    """

    number: int  # its place in the pack, from 0
    id: str  # unique in the pack: gold-crown, holmes-portrait, serve-01
    name: str  # as a person calls it: Gold Crown
    token: str = ""  # in notation: GC, 10H, S of all serves; "" where cards have no letters
    suit: str = ""
    rank: str = ""
    author: str = ""
    side: Literal["portrait", "sketch", ""] = ""
    value: int = 0  # what it counts to whoever takes it
    copy: int = 1  # among cards that are alike, from 1
    kind: Literal["card", "tray", "ball"] = "card"

    def __repr__(self) -> str:
        return f"<{self.name}>"


class Face(NamedTuple):
    """A card as it is shown: its id, and what one calls it at the table."""

    id: str
    name: str


@dataclass(frozen=True)
class Pack:
    """All cards of a form, each at the index that is its number."""

    name: str
    title: str
    cards: tuple[Card, ...]

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __getitem__(self, number: int) -> Card:
        return self.cards[number]

    @cached_property
    def tokens(self) -> tuple[str, ...]:
        """The cards in notation, by number, alike where they are; by their ids without letters."""
        return tuple(card.token or card.id for card in self)

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """The name of each card alone, by number: in notation; by the ids where some are alike.

        >>> from cardwright.ledger import load_ledger
        >>> [make_pack(load_ledger(game), name).labels[0]
        ...  for game, name in (("court", "thirty-two"), ("card-tennis", "forty-eight"))]
        ['GC', 'serve-01']
        """
        alone = len(set(self.tokens)) == len(self)
        return self.tokens if alone else tuple(card.id for card in self)

    @property
    def points(self) -> int:
        """The sum of the values of all cards."""
        return sum(card.value for card in self.cards)

    def card_name(self, number: int) -> str:
        """The name of the card of this number."""
        return self.cards[number].name

    def card_id(self, text: str) -> int:
        """The number of the card that a text means: its id, notation, or a name that only it has.

        Capitals do not matter. Raises UnknownName when there is no such card, or several.
        """
        wanted = text.strip().casefold()
        ids, names = ([card.id for card in self], [card.name for card in self])
        for meanings in (ids, self.tokens, names):
            found = [n for n, meaning in enumerate(meanings) if meaning.casefold() == wanted]
            if len(found) == 1:
                return found[0]
            if found:
                alike = f"{self[found[0]].id} … {self[found[-1]].id}"
                raise UnknownName(
                    f"several cards are called “{excerpt(text)}”", hint=f"write {alike}"
                )
        raise UnknownName.among("card", text, ids)


def make_pack(ledger: Ledger, name: str) -> Pack:
    """The pack of this name, in the order of the ledger.

    Suit by suit with the ranks from high to low, author by author with the sides, or stroke by
    stroke with the copies. Raises UnknownName when the ledger has no such pack.

    >>> from cardwright.ledger import load_ledger
    >>> make_pack(load_ledger("court"), "thirty-two")[0].name
    'Gold Crown'
    """
    recipe = ledger.recipe(name)
    make = {"suited": _suited, "paired": _paired, "counted": _counted}[recipe.kind]
    cards = tuple(make(ledger, recipe))
    return Pack(name, f"{ledger.title}, {len(cards)} cards", cards)


def counted_pack(ledger: Ledger, name: str, copies: Sequence[int]) -> Pack:
    """A pack with so many copies of each stroke of the ledger, lowest first.

    >>> from cardwright.ledger import load_ledger
    >>> [card.id for card in counted_pack(load_ledger("card-tennis"), "small", (2, 1, 1, 1))]
    ['serve-01', 'serve-02', 'return-01', 'volley-01', 'net-01']
    """
    counts = {rank.id: number for rank, number in zip(ledger.ranks, copies, strict=True)}
    cards = tuple(_copies(ledger, counts))
    return Pack(name, f"{ledger.title}, {len(cards)} cards", cards)


def deck_pack(ledger: Ledger) -> Pack:
    """The pack that a printed deck of the game holds."""
    return make_pack(ledger, ledger.deck)


def piece_cards(ledger: Ledger) -> tuple[Card, ...]:
    """The trays and balls of the game, numbered from 0; () where there are none.

    A piece of which there are several takes the number of the copy into its id and name.
    """
    copies = [(piece, copy) for piece in ledger.pieces for copy in range(1, piece.copies + 1)]
    return tuple(
        Card(
            number,
            f"{piece.id}-{copy}" if piece.copies > 1 else piece.id,
            f"{piece.name} {copy}" if piece.copies > 1 else piece.name,
            copy=copy,
            kind=piece.kind,
        )
        for number, (piece, copy) in enumerate(copies)
    )


def _suited(ledger: Ledger, recipe: PackRecipe) -> Iterator[Card]:
    """Suits × ranks."""
    suits = [suit for suit in ledger.suits if suit.id in recipe.suits]
    ranks = [rank for rank in ledger.ranks if rank.id in recipe.ranks]
    pairs = [(suit, rank) for suit in suits for rank in ranks]
    # In notation the letters stand as the name has them: Gold Crown GC, Ten of Hearts 10H.
    suit_first = ledger.card_name.index("{suit}") < ledger.card_name.index("{rank}")
    for number, (suit, rank) in enumerate(pairs):
        yield Card(
            number,
            f"{suit.id}-{rank.id}",
            ledger.card_name.format(suit=suit.name, rank=rank.name),
            suit.letter + rank.letter if suit_first else rank.letter + suit.letter,
            suit=suit.id,
            rank=rank.id,
            value=rank.value,
        )


def _paired(ledger: Ledger, recipe: PackRecipe) -> Iterator[Card]:
    """Authors of the groups × sides."""
    authors = [author for author in ledger.authors if author.group in recipe.suits]
    pairs = [(author, side) for author in authors for side in recipe.sides]
    say = words_of(ledger)
    for number, (author, side) in enumerate(pairs):
        name = ledger.card_name.format(author=author.name, side=say(side))
        yield Card(
            number, f"{author.id}-{side}", name, suit=author.group, author=author.id, side=side
        )


def _counted(ledger: Ledger, recipe: PackRecipe) -> Iterator[Card]:
    """Copies of strokes."""
    return _copies(ledger, dict(recipe.counts))


def _copies(ledger: Ledger, counts: Mapping[str, int]) -> Iterator[Card]:
    """So many copies of each stroke, by its id."""
    copies = [
        (rank, copy) for rank in ledger.ranks for copy in range(1, counts.get(rank.id, 0) + 1)
    ]
    for number, (rank, copy) in enumerate(copies):
        name = ledger.card_name.format(stroke=rank.name)
        yield Card(
            number,
            f"{rank.id}-{copy:02}",
            name,
            rank.letter,
            rank=rank.id,
            value=rank.value,
            copy=copy,
        )
