"""Sets of cards as bit masks: bit n stands for card n of the pack.

Cards are listed by the thirteen: `LOW[mask & 8191] + MIDDLE[mask >> 13 & 8191] + …` are the cards
of a mask, ascending. Hot loops write the parts that they need; `members` has them all.
"""

from collections.abc import Iterable
from functools import cache


class Lists(dict[int, list[int]]):
    """By mask the cards in it, bit 0 being card `first`; not to be changed.

    A list is made when it is asked for: all of them would take 6 MB, and 8 ms of every start.

    >>> lists(13)[0b11]
    [13, 14]
    """

    def __init__(self, first: int) -> None:
        super().__init__()
        self._first = first

    def __missing__(self, mask: int) -> list[int]:
        bits = range(mask.bit_length())
        self[mask] = [self._first + bit for bit in bits if mask >> bit & 1]
        return self[mask]


@cache
def lists(first: int) -> Lists:
    """The lists that begin with a card, the same for all who ask."""
    return Lists(first)


LOW = lists(0)
MIDDLE = lists(13)
HIGH = lists(26)
TOP = lists(39)


def members(mask: int) -> list[int]:
    """The cards of a mask of up to 52 bits, ascending.

    >>> members(1 << 51 | 0b1000_0000_0000_0101)
    [0, 2, 15, 51]
    """
    return LOW[mask & 8191] + MIDDLE[mask >> 13 & 8191] + HIGH[mask >> 26 & 8191] + TOP[mask >> 39]


def listed(mask: int) -> tuple[int, ...]:
    """The cards of a mask of any length, ascending.

    >>> listed(1 << 60 | 0b101)
    (0, 2, 60)
    """
    low, high = members(mask & (1 << 52) - 1), mask >> 52
    return (*low, *(52 + card for card in listed(high))) if high else tuple(low)


def mask_of(cards: Iterable[int]) -> int:
    """The mask of cards that are all different."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
