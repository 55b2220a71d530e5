"""Seating of a class: how many tables with a deck, how many pupils at each, and who is left over.

`assets/classes.js` follows the same rules.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from itertools import groupby


@dataclass(frozen=True, slots=True)
class Seating:
    """The pupils at each table, the largest first, and the number of those without a seat."""

    tables: tuple[int, ...]
    extra: int = 0

    @property
    def counted(self) -> tuple[tuple[int, int], ...]:
        """The tables by size: their number, and the size.

        >>> Seating((4, 4, 3)).counted
        ((2, 4), (1, 3))
        """
        return tuple((len([*same]), size) for size, same in groupby(self.tables))

    def with_sizes(self, sizes: Collection[int]) -> int:
        """The number of tables with one of these sizes."""
        return sum(size in sizes for size in self.tables)

    @property
    def text(self) -> str:
        """The tables in words.

        >>> Seating((4, 4, 3)).text
        '2 tables of 4, 1 table of 3'
        """
        return ", ".join(
            f"{number} table{'' if number == 1 else 's'} of {size}" for number, size in self.counted
        )


def seated(pupils: int, at_deck: int, players: Collection[int]) -> Seating:
    """The tables for so many pupils, about so many at each; as many may play as `players` says.

    If all can play at tables that differ by one pupil, they do. Otherwise the pupils left over
    have a table of their own if they are enough, and the last ones are extra.

    >>> seated(28, 4, (2, 3, 4)), seated(9, 4, (2, 3, 4))
    (Seating(tables=(4, 4, 4, 4, 4, 4, 4), extra=0), Seating(tables=(3, 3, 3), extra=0))
    >>> seated(11, 4, (2, 4)), seated(6, 4, (4,))
    (Seating(tables=(4, 4, 2), extra=1), Seating(tables=(4,), extra=2))
    """
    whole, over = divmod(pupils, at_deck)
    for tables in range(max(1, whole), whole + 2):
        each, more = divmod(pupils, tables)
        sizes = (each + 1,) * more + (each,) * (tables - more)
        if max(sizes) <= at_deck + 1 and set(sizes) <= set(players):
            return Seating(sizes)
    left = max((number for number in players if number <= over), default=0)
    sizes = (at_deck,) * whole + ((left,) if left else ())
    return Seating(sizes, over - left) if sizes else Seating((pupils,))
