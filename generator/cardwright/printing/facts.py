"""Short facts of a game for printing: its players, when it was made, and numbers in words."""

from __future__ import annotations

from collections.abc import Sequence

from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import words_of

_UNITS = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen"),
    *("eighteen", "nineteen"),
)
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


def dated(year: str) -> str:
    """The year as it stands in a sentence: "in 1887", "in the 1870s"."""
    return f"in the {year}" if year.endswith("s") else f"in {year}"


def published(ledger: Ledger) -> tuple[str, str]:
    """Two lines: who published the game, and where and when; of an own deck who made it, and when.

    A line is "" where nothing is known.
    """
    if ledger.own_deck:
        made = words_of(ledger)("made by {maker}", maker=ledger.maker)
        return (made if ledger.maker else "", ledger.year)
    return f"first published by {ledger.maker}", f"{ledger.place}, {dated(ledger.year)}"


def players_line(ledger: Ledger) -> str:
    """The players in words: "For two, three or four players"."""
    say = words_of(ledger)
    if say.language != "en":  # whose numbers are in digits
        fewest, most = ledger.players[0], ledger.players[-1]
        return say("For {first} to {last} players", first=fewest, last=most)
    *some, last = map(in_words, ledger.players)
    if len(some) > 2 and ledger.players == tuple(range(ledger.players[0], ledger.players[-1] + 1)):
        return f"For {some[0]} to {last} players"
    return f"For {', '.join(some)}{' or ' if some else ''}{last} players"


def people(numbers: Sequence[int]) -> str:
    """Possible numbers of players, shortly.

    >>> people((2, 3, 4)), people((2, 4)), people((4,))
    ('2–4', '2 or 4', '4')
    """
    first, last = numbers[0], numbers[-1]
    if len(numbers) > 2 and last - first == len(numbers) - 1:
        return f"{first}–{last}"
    return " or ".join(map(str, numbers))


def in_words(number: int) -> str:
    """A number from 0 to 999 in words.

    >>> in_words(7), in_words(32), in_words(106)
    ('seven', 'thirty-two', 'one hundred and six')
    """
    hundreds, rest = divmod(number, 100)
    if hundreds:
        head = f"{_UNITS[hundreds]} hundred"
        return f"{head} and {in_words(rest)}" if rest else head
    if number < 20:
        return _UNITS[number]
    tens, units = divmod(number, 10)
    return f"{_TENS[tens - 2]}-{_UNITS[units]}" if units else _TENS[tens - 2]
