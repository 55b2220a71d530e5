"""Sets of cards as bit masks: bit n stands for card n of the pack.

Cards are listed by the thirteen: `LOW[mask & 8191] + MIDDLE[mask >> 13 & 8191] + …` are the cards
of a mask, ascending. Hot loops write the parts that they need; `members` has them all.
"""

from collections.abc import Iterable
from functools import cache


@cache
def lists(first: int, bits: int) -> list[list[int]]:
    """For every mask of so many bits the cards in it, bit 0 being card `first`; not to be changed.

    >>> lists(13, 2)
    [[], [13], [14], [13, 14]]
    """
    found: list[list[int]] = [[]]
    for card in range(first, first + bits):
        found += [[*cards, card] for cards in found]
    return found


LOW = lists(0, 13)
MIDDLE = lists(13, 13)
HIGH = lists(26, 13)
TOP = lists(39, 13)


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
