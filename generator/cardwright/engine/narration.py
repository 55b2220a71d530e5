"""Narration of play: the tables a kernel takes its words from, and how they are filled."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from cardwright.engine.outcome import Event
from cardwright.engine.sentence import fill, named_facts

Facts = Mapping[str, int | str]

#: A piece that a kernel asks for and that is nothing in a game, or nothing to tell.
SILENT = Event("", ())


@dataclass(frozen=True, slots=True)
class Narration:
    """The words of a game. The texts are format strings, see `Message`.

    An event may be told in several pieces: their texts are joined, and so are their clauses. A
    piece without text only adds clauses, and one with facts adds those that its text does not
    name; a game has every piece that its kernel asks for, and
    where it has nothing to say, the piece is SILENT.
    """

    acts: Mapping[str, str]  # an action in the imperative
    events: Mapping[str, Event]  # what happened, and the clauses behind it
    news: frozenset[str] = frozenset()  # events that nobody should miss

    def act(self, cards: Sequence[str], facts: Facts, key: str) -> str:
        """An action in the imperative; `cards` are names by number."""
        return fill(self.acts[key], facts, cards)

    def event(
        self, cards: Sequence[str], facts: Facts, *keys: str, clauses: Iterable[str] = ()
    ) -> Event:
        """The event that these pieces tell; `clauses` are cited before their own.

        Raises KeyError for a piece that the game does not have.
        """
        pieces = [self.events[key] for key in keys]
        text = " ".join(piece.text for piece in pieces if piece.text)
        cited = (*clauses, *(clause for piece in pieces for clause in piece.clauses))
        known = {name: fact for piece in pieces for name, fact in piece.facts.items()}
        named = named_facts(text, facts, cards) | known
        news = not self.news.isdisjoint(keys)
        return Event(fill(text, facts, cards), tuple(dict.fromkeys(cited)), named, news)
