"""How a game tells its play: the tables a kernel takes its words from, and how they are filled."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from generator.engine.kernel import Event
from generator.engine.verdict import fill

Facts = Mapping[str, int | str]


@dataclass(frozen=True, slots=True)
class Tells:
    """The words of a game. The texts are format strings, see `Saying`.

    An event may be told in several pieces: their texts are joined, and so are their clauses. The
    first piece is always there; the others are what a game has to add. A piece without text only
    adds clauses.
    """

    acts: Mapping[str, str]  # an action in the imperative
    events: Mapping[str, Event]  # what happened, and the clauses behind it

    def act(self, cards: Sequence[str], facts: Facts, key: str) -> str:
        """An action in the imperative; `cards` are names by number."""
        return fill(self.acts[key], facts, cards)

    def event(
        self,
        cards: Sequence[str],
        facts: Facts,
        key: str,
        *more: str,
        clauses: Iterable[str] = (),
    ) -> Event:
        """The event that these pieces tell; `clauses` are cited before their own."""
        pieces = [self.events[key], *(self.events[piece] for piece in more if piece in self.events)]
        text = " ".join(piece.text for piece in pieces if piece.text)
        cited = (*clauses, *(clause for piece in pieces for clause in piece.clauses))
        return Event(fill(text, facts, cards), tuple(dict.fromkeys(cited)))
