"""How a company of so many people plays a game: at one table, or at several with a deck each."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from itertools import combinations_with_replacement

from cardwright.ledger import Ledger
from cardwright.printing.facts import in_words
from cardwright.printing.guides.template import start


@dataclass(frozen=True, slots=True)
class Company:
    """A number of people, how they play, and the sizes of their tables; no table if they cannot."""

    number: int
    text: str
    tables: tuple[int, ...]


def companies(ledger: Ledger, numbers: Collection[int]) -> tuple[Company, ...]:
    """How each number of people plays the game, by its forms."""
    return tuple(_company(ledger, number) for number in numbers)


def _company(ledger: Ledger, number: int) -> Company:
    if number in ledger.players:
        return Company(number, _at_one_table(ledger, number), (number,))
    tables = split(number, ledger.players)
    if tables:
        sizes = " and ".join(map(str, tables))
        text = f"{start(in_words(len(tables)))} tables, with a deck each: {sizes} players."
        return Company(number, text, tables)
    seats = " or ".join(map(in_words, sorted(ledger.players)))
    few = "at a table" if number > max(ledger.players) else "play"
    return Company(number, f"No rules for {in_words(number)}: {seats} {few}.", ())


def _at_one_table(ledger: Ledger, number: int) -> str:
    forms = [form for form in ledger.forms if number in form.seats]
    if len(forms) == 1:
        return forms[0].summary
    titles = [form.title[0].lower() + form.title[1:] for form in forms]
    return f"All play: {', '.join(titles[:-1])} or {titles[-1]}."


def split(number: int, players: Collection[int]) -> tuple[int, ...]:
    """The fewest tables for so many people, as equal as can be, the largest first; () if none.

    >>> split(5, (2, 3, 4)), split(6, (2, 3, 4)), split(6, (2, 4)), split(7, (2, 4))
    ((3, 2), (3, 3), (4, 2), ())
    """
    for tables in range(1, number // min(players) + 1):
        ways = combinations_with_replacement(sorted(players, reverse=True), tables)
        found = [sizes for sizes in ways if sum(sizes) == number]
        if found:
            return min(found, key=max)
    return ()
