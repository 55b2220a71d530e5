"""How actions are written and read: a short name for each, and what else people may type."""

from collections.abc import Mapping, Sequence

from generator.engine.cards import Pack
from generator.engine.ledger import Ledger
from generator.errors import UnknownName


def card_tokens(ledger: Ledger, pack: Pack) -> tuple[str, ...]:
    """The cards of a suited pack in short: the letters of suit and rank as the name orders them.

    >>> from generator.engine.cards import make_pack
    >>> from generator.engine.ledger import load_ledger
    >>> court = load_ledger("court")
    >>> card_tokens(court, make_pack(court, "thirty-two"))[22]
    'KRt'
    >>> sixty_six = load_ledger("sixty-six")
    >>> card_tokens(sixty_six, make_pack(sixty_six, "thirty-two"))[9]
    '10H'
    """
    suits = {suit.id: suit.letter for suit in ledger.suits}
    ranks = {rank.id: rank.letter for rank in ledger.ranks}
    suit_first = ledger.card_name.index("{suit}") < ledger.card_name.index("{rank}")
    letters = [(suits[card.suit], ranks[card.rank]) for card in pack]
    return tuple(suit + rank if suit_first else rank + suit for suit, rank in letters)


class Notation:
    """The names of actions by id, and the ids of all that people may write for them.

    `words` adds longer ways to write an action (“close” for `z`). Capitals never matter.
    """

    def __init__(self, names: Sequence[str], words: Mapping[str, int]) -> None:
        self.names = tuple(names)
        self._known = (*names, *words)
        self._ids = {word.casefold(): action for word, action in words.items()}
        self._ids |= {name.casefold(): action for action, name in enumerate(names)}

    def parse(self, text: str) -> int:
        """The id of the action that is written so; raises UnknownName, with the nearest way."""
        try:
            return self._ids[" ".join(text.split()).casefold()]
        except KeyError:
            raise UnknownName.among("action", text, self._known) from None
