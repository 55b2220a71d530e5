"""Sets of cards as bit masks: bit n stands for card n of the pack.

`LOW[mask & 4095] + MIDDLE[mask >> 12 & 4095] + HIGH[mask >> 24]` lists the cards of a mask of up
to 36 bits, ascending; hot loops write the parts that they need.
"""

from collections.abc import Iterable


def _lists(first: int, bits: int) -> list[list[int]]:
    """For every mask of `bits` bits the cards in it, where bit 0 is card `first`."""
    lists: list[list[int]] = [[]]
    for mask in range(1, 1 << bits):
        lowest = first + (mask & -mask).bit_length() - 1
        lists.append([lowest, *lists[mask & mask - 1]])
    return lists


LOW = _lists(0, 12)
MIDDLE = _lists(12, 12)
HIGH = _lists(24, 8)


def members(mask: int) -> list[int]:
    """The cards of a mask, ascending.

    >>> members(0b1000_0000_0000_0101)
    [0, 2, 15]
    """
    return LOW[mask & 4095] + MIDDLE[mask >> 12 & 4095] + HIGH[mask >> 24]


def mask_of(cards: Iterable[int]) -> int:
    """The mask of cards that are all different."""
    return sum(1 << card for card in cards)
