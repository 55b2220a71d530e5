"""Notation of calls and stacks, and the reading of what people write."""

import re
from collections.abc import Iterator, Mapping, Sequence

from cardwright.engine.cards import Card, Pack
from cardwright.engine.games.portrait_authors.table import AuthorsTable
from cardwright.engine.notation import Notation
from cardwright.errors import UnknownName
from cardwright.ledger import Ledger

_WORD = re.compile(r"[^\W_]+")
_SIDES = {"portrait": "portrait", "portraits": "portrait", "sketch": "sketch", "sketches": "sketch"}
#: Digits of the number of a seat; Python reads no number of thousands.
_DIGITS = 3
_SAID_ALONG = {
    "a",
    "and",
    "call",
    "calls",
    "for",
    "from",
    "in",
    "of",
    "on",
    "please",
    "seat",
    "the",
}


def action_notations(pack: Pack, table: AuthorsTable) -> Iterator[str]:
    """The actions in short notation, by number: `2 holmes-portrait`, `2 holmes`, `stack poets`."""
    for seat in range(table.seats):
        yield from (f"{seat} {card.id}" for card in pack)
    for seat in range(table.seats):
        yield from (f"{seat} {author}" for author in table.authors)
    yield from (f"stack {book}" for book in table.book_names)
    if table.rules.banks:
        yield "p"


class Calls(Notation):
    """Reads what is in notation, and calls in words: “2, in Poets, the sketch of Holmes”.

    A call in words has the number of the seat, the author by as many names as make it clear, and
    the side where there are two; the group may be said, and then must be the author’s. A stack has
    the word “stack” and the group.
    """

    def __init__(
        self, ledger: Ledger, pack: Pack, names: Sequence[str], stacks: Mapping[str, str]
    ) -> None:
        words = {"pass": names.index("p"), "stop": names.index("p")} if "p" in names else {}
        super().__init__(names, words)
        self._cards = [(card, *_author_words(ledger, card)) for card in pack]
        # By the name of a book in notation, all words for it.
        self._stacks = {
            name: {"stack", *_words(f"{name} {called}")} for name, called in stacks.items()
        }

    def parse(self, text: str) -> int:
        """The id of the action that is written so; raises UnknownName, with the nearest way."""
        try:
            return super().parse(text)
        except UnknownName:
            name = self._meant(_words(text))
            if name is None:
                raise
            return super().parse(name)

    def _meant(self, words: list[str]) -> str | None:
        """The notation that these words mean; None where that is not clear."""
        said = [word for word in words if word not in _SAID_ALONG]
        if "stack" in said:
            found = [name for name, known in self._stacks.items() if set(said) <= known]
            return f"stack {found[0]}" if len(found) == 1 else None
        seats = [word for word in said if word.isdecimal()]
        sides = {_SIDES[word] for word in said if word in _SIDES}
        names = [word for word in said if word not in _SIDES and not word.isdecimal()]
        cards = [card for card, author, group in self._cards if _matches(names, author, group)]
        if len(seats) != 1 or len(seats[0]) > _DIGITS or len({c.author for c in cards}) != 1:
            return None
        if len(sides) == 1:
            cards = [card for card in cards if card.side in sides]
        if not cards:
            return None
        return f"{int(seats[0])} {cards[0].id if len(cards) == 1 else cards[0].author}"


def _author_words(ledger: Ledger, card: Card) -> tuple[set[str], set[str]]:
    """The words for an author, and for the group."""
    author, suit = ledger.author(card.author), ledger.suit(card.suit)
    return {*_words(author.name), *_words(author.id)}, {
        *_words(f"{suit.name} {suit.singular} {suit.id}")
    }


def _matches(said: list[str], author: set[str], group: set[str]) -> bool:
    """Test if all that is said is of this author or group, and something of the author."""
    return any(_is_among(word, author) for word in said) and all(
        _is_among(word, author | group) for word in said
    )


def _is_among(word: str, known: set[str]) -> bool:
    """Test if a word is known, or the first letter of one that is."""
    return word in known or (len(word) == 1 and any(other[0] == word for other in known))


def _words(text: str) -> list[str]:
    """The words of a text, in lower case."""
    return _WORD.findall(text.casefold())
