"""The judge's answer, and the exception that carries it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from cardwright.engine.sentence import PlainFact, SeatText, fill, named_facts, names_in
from cardwright.errors import InputError


class Message(NamedTuple):
    """A message of the judge for one question that decides: its clause, and its sentence.

    The sentence is a format string over the facts: `{count}` prints a number, `{led:card}` the
    name of a card, `{may:cards}` the names of all cards of a mask, joined by “or”, `{seat:seat}`
    the player at a seat, `{side:seats}` those of a mask. What else a game speaks of may have a
    number and a name after those of the cards: `{group:name}`.
    """

    clause: str
    sentence: str

    @property
    def facts(self) -> tuple[str, ...]:
        """The names of the facts in the sentence."""
        return names_in(self.sentence)


class GatheredFacts(Mapping[str, int]):
    """Facts that are gathered when one is first asked for: most verdicts are asked `ok` alone.

    `gather(*about)` gives them all; it must give the same whenever it is asked.
    """

    __slots__ = ("_about", "_found", "_gather")

    def __init__(self, gather: Callable[..., Mapping[str, int]], *about: object) -> None:
        self._gather = gather
        self._about = about
        self._found: Mapping[str, int] | None = None

    @property
    def _facts(self) -> Mapping[str, int]:
        if self._found is None:
            self._found = self._gather(*self._about)
        return self._found

    def __getitem__(self, name: str) -> int:
        return self._facts[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._facts)

    def __len__(self) -> int:
        return len(self._facts)

    def __repr__(self) -> str:
        return repr(dict(self))


class Verdict(NamedTuple):
    """The verdict on an action: legal or not, its clause, and the facts of its sentence.

    Facts are numbers: counts, numbers of cards, masks of cards (bit n is card n of the pack).

    >>> Verdict(False, Message("COURT-2H-R4b", "{led:card} must be followed"), {"led": 1},
    ...         ("Gold Crown", "Gold Royal")).text
    'Gold Royal must be followed'
    """

    ok: bool
    saying: Message
    facts: Mapping[str, int]
    cards: Sequence[str]  # names, by number

    @property
    def clause(self) -> str:
        """The id of the ledger clause behind the verdict."""
        return self.saying.clause

    @property
    def text(self) -> SeatText:
        """The sentence of a referee, with its facts."""
        return fill(self.saying.sentence, self.facts, self.cards)

    @property
    def named_facts(self) -> dict[str, PlainFact]:
        """The facts of the sentence as plain values: a card is its name, a mask of cards a list."""
        return named_facts(self.saying.sentence, self.facts, self.cards)


class IllegalAction(InputError):
    """An illegal action; `verdict` gives the reason."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(f"{verdict.text} ({verdict.clause})")
        self.verdict = verdict
