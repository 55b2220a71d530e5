"""Sentences of the engine: templates with facts, and names of players in place of seats."""

import re
import string
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, Self, TypeAlias

from cardwright.engine.masks import members

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

#: A fact of a sentence as a plain value: a card is its name, a mask of cards or seats a list.
PlainFact: TypeAlias = int | str | list[str] | list[int]


class Seats(NamedTuple):
    """Seats that a sentence names together."""

    seats: tuple[int, ...]

    def __str__(self) -> str:
        """Their numbers.

        >>> str(Seats((1,))), str(Seats((0, 2)))
        ('Seat 1', 'Seats 0 and 2')
        """
        some = "Seats" if len(self.seats) > 1 else "Seat"
        return f"{some} {all_of([*map(str, self.seats)])}"

    def named(self, players: Sequence[str]) -> str:
        """The players who sit there, and the number of a seat that is empty."""
        sitting = dict(enumerate(players))
        return all_of([sitting.get(seat, f"Seat {seat}") for seat in self.seats])


class SeatText(str):
    """A text of parts that knows which of its words are seats; as a string it has their numbers.

    A part may be such a text itself.

    >>> text = say("{seat:seat} leads the {card}.", seat=1, card="Gold Crown")
    >>> text
    'Seat 1 leads the Gold Crown.'
    >>> PlayerNames(["Ann", "Ben"]).into(text)
    'Ben leads the Gold Crown.'
    """

    __slots__ = ("parts",)
    parts: tuple[str | Seats, ...]

    def __new__(cls, *parts: str | Seats) -> Self:
        """Joined as they come."""
        text = super().__new__(cls, "".join(map(str, parts)))
        text.parts = tuple(
            one for part in parts for one in (part.parts if isinstance(part, SeatText) else (part,))
        )
        return text

    def __getnewargs__(self) -> tuple[Any, ...]:
        """The parts, of which a copy is made."""
        return self.parts


class PlayerNames:
    """The players at a table by seat, and how they are put into a sentence.

    >>> PlayerNames(["Ann", "Ben"]).into(say("{seat:seat} leads first.", seat=0))
    'Ann leads first.'
    """

    def __init__(self, players: Sequence[str]) -> None:
        self.players = tuple(players)

    def into(self, text: str) -> str:
        """The text with names instead of seats."""
        if not isinstance(text, SeatText):
            return text
        parts = (
            part.named(self.players) if isinstance(part, Seats) else part for part in text.parts
        )
        return "".join(parts)

    def of(self, seat: int) -> str:
        """The player of a seat; its number where nobody sits, for one may call on such a seat."""
        return Seats((seat,)).named(self.players)


#: Verbs of sentences that only lose their “s” after “you”, and the others.
_REGULAR = (
    "announce|call|close|deal|declare|draw|exchange|give|hold|lay|lead|play|put|score|serve|show|"
    "shuffle|stack|take|win"
)
_OTHERS = {"has": "have", "is": "are", "does": "do", "goes": "go", "passes": "pass"}
#: Such a verb behind its player, or behind another verb.
_VERB = re.compile(rf"(^| and|,) (?:({_REGULAR})s|({'|'.join(_OTHERS)}))\b")


class ReaderNames(PlayerNames):
    """The players at a table in sentences for one of them, who is “you”.

    >>> told = say("{seat:seat} closes and leads. It waits until {seat:seat} wins.", seat=0)
    >>> ReaderNames(["Ann", "Ben"], 0).into(told)
    'You close and lead. It waits until you win.'
    """

    def __init__(self, players: Sequence[str], reader: int) -> None:
        super().__init__(["you" if seat == reader else name for seat, name in enumerate(players)])
        self._you = Seats((reader,))

    def into(self, text: str) -> str:
        """The text with names instead of seats; verbs agree with “you”."""
        if not isinstance(text, SeatText):
            return text
        told = ""
        for seats, words in _stretches(text.parts):
            name = seats.named(self.players) if seats else ""
            if seats == self._you:
                name = started(name) if not told or told.endswith(". ") else name
                clause, *others = re.split(r"([.:;])", words, maxsplit=1)
                told += "".join((name, _VERB.sub(_to_you, clause), *others))
            else:
                told += name + words
        return told


def _stretches(parts: Iterable[str | Seats]) -> Iterator[tuple[Seats | None, str]]:
    """Seats, each with the words up to the next; the first words have none."""
    seats: Seats | None = None
    words = ""
    for part in parts:
        if isinstance(part, Seats):
            yield seats, words
            seats, words = part, ""
        else:
            words += part
    yield seats, words


def _to_you(found: re.Match[str]) -> str:
    return f"{found[1]} {found[2] or _OTHERS[found[3]]}"


def say(sentence: str, **facts: int | str) -> SeatText:
    """A sentence with its facts in it, of which none is a card.

    >>> say("{one:seats} score {points}.", one=0b101, points=2)
    'Seats 0 and 2 score 2.'
    """
    return fill(sentence, facts, ())


def join(texts: Iterable[str], between: str = ", ") -> SeatText:
    """Texts one after the other.

    >>> join(say("{seat:seat} {held}", seat=seat, held=4) for seat in (0, 1))
    'Seat 0 4, Seat 1 4'
    """
    first, *others = texts
    return SeatText(first, *(part for text in others for part in (between, text)))


def fill(sentence: str, facts: Mapping[str, int | str], cards: Sequence[str]) -> SeatText:
    """A sentence of a judge or a teller with its facts in it; `cards` are names by number.

    >>> fill("{seat:seat} leads the {card:card}.", {"seat": 1, "card": 0}, ["Gold Crown"])
    'Seat 1 leads the Gold Crown.'
    """
    filled: list[str | Seats] = []
    for plain, name, spec in _parts(sentence):
        filled += [plain, _fact_part(facts[name], spec, cards)] if name else [plain]
    return SeatText(*filled)


def numbers_in(rules: "DataclassInstance") -> dict[str, int]:
    """The numbers among the rules of a kernel, as facts that any of its sentences may name."""
    found = {field.name: getattr(rules, field.name) for field in fields(rules)}
    return {name: value for name, value in found.items() if type(value) is int}


def named_facts(
    sentence: str, facts: Mapping[str, Any], cards: Sequence[str]
) -> dict[str, PlainFact]:
    """The facts that a sentence names, as plain values: a card its name, a mask a list."""
    return {name: _named(facts[name], spec, cards) for _, name, spec in _parts(sentence) if name}


@cache
def names_in(sentence: str) -> tuple[str, ...]:
    """The names of the facts in a sentence."""
    return tuple(name for _, name, _ in _parts(sentence) if name)


@cache
def _parts(sentence: str) -> tuple[tuple[str, str | None, str], ...]:
    """A sentence in parts: what is said as it stands, then the name of a fact, and how it is said.

    The last part may have no name.
    """
    parts = string.Formatter().parse(sentence)
    return tuple((plain, name, spec or "") for plain, name, spec, _ in parts)


def _fact_part(fact: int | str, spec: str, cards: Sequence[str]) -> str | Seats:
    """A fact in its sentence: numbers of cards, masks of cards and seats by their names."""
    if not isinstance(fact, int):
        return fact
    if spec == "seat":
        return Seats((fact,))
    if spec == "seats":
        return Seats(tuple(members(fact)))
    if spec == "cards":
        return any_of([cards[card] for card in members(fact)])
    return cards[fact] if spec in {"card", "name"} else format(fact, spec)


def _named(fact: int, spec: str, cards: Sequence[str]) -> PlainFact:
    """A fact as its place in the sentence says it: a number, a name, or the members of a mask."""
    if spec in {"card", "name"}:
        return cards[fact]
    if spec == "cards":
        return [cards[card] for card in members(fact)]
    return members(fact) if spec == "seats" else fact


def any_of(names: Sequence[str]) -> str:
    """The names as one says them in a choice.

    >>> any_of(["Gold Crown", "Gold Royal", "Gold Knight"])
    'Gold Crown, Gold Royal or Gold Knight'
    """
    return str(series(names, "or"))


def all_of(names: Sequence[str]) -> str:
    """The names as one says them together.

    >>> all_of(["Holmes"]), all_of(["Holmes", "Lowell", "Bryant"])
    ('Holmes', 'Holmes, Lowell and Bryant')
    """
    return str(series(names, "and"))


def series(names: Sequence[str], word: str) -> SeatText:
    """The names with commas between them, and a word before the last."""
    *most, last = names
    return SeatText(join(most), f" {word} ", last) if most else SeatText(last)


def so_many(number: int, what: str) -> str:
    """A number of things.

    >>> so_many(1, "card"), so_many(2, "card")
    ('1 card', '2 cards')
    """
    return f"{number} {what}{'s' * (number != 1)}"


def started(text: str) -> str:
    """A text as a sentence begins."""
    return text[:1].upper() + text[1:]


def closed(text: str) -> str:
    """A text as a sentence ends, which an abbreviation may have done already.

    >>> closed("Holmes, Lowell"), closed("Harper & Bros."), closed("“Sixty!”")
    ('Holmes, Lowell.', 'Harper & Bros.', '“Sixty!”')
    """
    return text if text.rstrip("”)").endswith((".", "!", "?")) else f"{text}."
