"""Chance that is the same on every Python version, in the browser, and for anybody who checks.

A deal is made from SHAKE-256 of its seed written in decimal. The digest, eight bytes more than
there are cards, is one large number, and its digits in the mixed base n, n − 1 … 2 are the
choices of Fisher and Yates. That is exact in any language, its bias is below 2⁻¹⁰⁰ for any pack
of up to five hundred cards, and it takes less time than to set up `random.Random(seed)`.
"""

from hashlib import shake_256

SEEDS = 1 << 53
"""Seeds are below this, so that a program that reads JSON numbers as floats reads them too."""


def shuffled(size: int, seed: int) -> tuple[int, ...]:
    """The numbers 0 … size − 1 in the order that a seed gives them.

    >>> shuffled(6, seed=7)
    (3, 1, 5, 0, 4, 2)
    """
    choices = int.from_bytes(shake_256(b"%d" % seed).digest(size + 8), "big")
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        choices, chosen = divmod(choices, last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def mixed(seed: int, number: int) -> int:
    """The seed of deal `number` of a run or match that has a seed of its own.

    >>> mixed(7, 0) != mixed(7, 1) != mixed(8, 0)
    True
    """
    return (seed * 0x9E3779B97F4A7C15 + (number + 1) * 0xD1B54A32D192ED03) % SEEDS
