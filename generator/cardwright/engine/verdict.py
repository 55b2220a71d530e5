"""The judge's answer, and the exception that carries it."""

import string
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from cardwright.errors import InputError


class Message(NamedTuple):
    """A message of the judge for one question that decides: its clause, and its sentence.

    The sentence is a format string over the facts: `{count}` prints a number, `{led:card}` the
    name of a card, `{may:cards}` the names of all cards of a mask, joined by “or”. What else a game
    speaks of may have a number and a name after those of the cards: `{group:name}`.
    """

    clause: str
    sentence: str

    @property
    def facts(self) -> tuple[str, ...]:
        """The names of the facts in the sentence."""
        return _names_in(self.sentence)


@cache
def _names_in(sentence: str) -> tuple[str, ...]:
    return tuple(name for _, name, _ in _parts(sentence) if name)


@cache
def _parts(sentence: str) -> tuple[tuple[str, str | None, str], ...]:
    """A sentence in parts: what is said as it stands, then the name of a fact, and how it is said.

    The last part may have no name.
    """
    parts = string.Formatter().parse(sentence)
    return tuple((plain, name, spec or "") for plain, name, spec, _ in parts)


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
    """True if an action is legal, the clause that says so, and the facts of its sentence.

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
        """The id of the ledger clause on which the verdict rests."""
        return self.saying.clause

    @property
    def text(self) -> str:
        """The sentence a referee would say, facts filled in."""
        return fill(self.saying.sentence, self.facts, self.cards)

    @property
    def named_facts(self) -> dict[str, int | str | list[str]]:
        """The facts of the sentence as plain values: a card is its name, a mask of cards a list."""
        return named_facts(self.saying.sentence, self.facts, self.cards)


class IllegalAction(InputError):
    """An action that the rules refuse; `verdict` says why."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(f"{verdict.text} ({verdict.clause})")
        self.verdict = verdict


def fill(sentence: str, facts: Mapping[str, int | str], cards: Sequence[str]) -> str:
    """A sentence of a judge or a teller with its facts in it; `cards` are names by number.

    >>> fill("Seat {seat} leads the {card:card}.", {"seat": 1, "card": 0}, ["Gold Crown"])
    'Seat 1 leads the Gold Crown.'
    """
    return "".join(
        plain + (_fact_text(facts[name], spec, cards) if name else "")
        for plain, name, spec in _parts(sentence)
    )


def named_facts(
    sentence: str, facts: Mapping[str, Any], cards: Sequence[str]
) -> dict[str, int | str | list[str]]:
    """The facts that a sentence names, as plain values: a card its name, a mask of cards a list."""
    return {name: _named(facts[name], spec, cards) for _, name, spec in _parts(sentence) if name}


def _fact_text(fact: int | str, spec: str, cards: Sequence[str]) -> str:
    """A fact in its sentence: numbers of cards and masks of cards by their names."""
    if not isinstance(fact, int) or spec not in {"card", "cards", "name"}:
        return format(fact, spec)
    named = _named(fact, spec, cards)
    return any_of(named) if isinstance(named, list) else str(named)


def _named(fact: int, spec: str, cards: Sequence[str]) -> int | str | list[str]:
    """A fact as its place in the sentence says it: a number, a name, or the cards of a mask."""
    if spec in {"card", "name"}:
        return cards[fact]
    if spec == "cards":
        return [name for n, name in enumerate(cards) if fact >> n & 1]
    return fact


def any_of(names: Sequence[str]) -> str:
    """The names as one says them in a choice.

    >>> any_of(["Gold Crown", "Gold Royal", "Gold Knight"])
    'Gold Crown, Gold Royal or Gold Knight'
    """
    return _listed(names, "or")


def all_of(names: Sequence[str]) -> str:
    """The names as one says them together.

    >>> all_of(["Holmes"]), all_of(["Holmes", "Lowell", "Bryant"])
    ('Holmes', 'Holmes, Lowell and Bryant')
    """
    return _listed(names, "and")


def _listed(names: Sequence[str], word: str) -> str:
    *most, last = names
    return f"{', '.join(most)} {word} {last}" if most else last
