"""Chance that is the same on every Python version, in the browser, and for anybody who checks.

A deal is made from SHAKE-256 of its seed written in decimal. The digest, eight bytes more than
there are cards, is one large number, and its digits in the mixed base n, n − 1 … 2 are the
choices of Fisher and Yates. That is exact in any language, its bias is below 2⁻¹⁰⁰ for any pack
of up to five hundred cards, and it takes less time than to set up `random.Random(seed)`.
"""

from collections.abc import Callable, Iterable, Sequence
from hashlib import shake_256
from typing import TypeAlias, TypeVar

from cardwright.errors import InputError, excerpt

T = TypeVar("T")

Chance: TypeAlias = Callable[[], float]
"""The next of a player's own chance numbers, from 0 up to 1."""

SEEDS = 1 << 53
"""Seeds are below this, so that a program that reads JSON numbers as floats reads them too."""


def require_seed(seed: object, below: int | None = None) -> None:
    """Raise InputError for what is no whole number from 0, or not `below` that; True is none."""
    if (
        not isinstance(seed, int)
        or isinstance(seed, bool)
        or seed < 0
        or (below is not None and seed >= below)
    ):
        end = f" to {below - 1}" if below else ""
        raise InputError(
            f"{excerpt(repr(seed))} is not a seed", hint=f"use a whole number from 0{end}"
        )


def shuffled(size: int, seed: int) -> tuple[int, ...]:
    """The numbers 0 … size − 1 in the order that a seed gives them.

    >>> shuffled(6, seed=7)
    (3, 1, 5, 0, 4, 2)
    """
    return _drawn(list(range(size)), b"%d" % seed)


def reshuffled(cards: Sequence[int], order: Sequence[int], number: int) -> tuple[int, ...]:
    """The cards as they lie when they are shuffled during a deal, for the time `number` from 1.

    It follows from `order`, the whole pack as it was dealt, so that a record need not hold it. The
    text that is hashed is the number and the order in decimal, with blanks between.

    >>> reshuffled((0, 1, 2, 3), order=(3, 1, 5, 0, 4, 2), number=1)
    (2, 3, 0, 1)
    """
    return _drawn(list(cards), " ".join(map(str, (number, *order))).encode())


def by_lot(choices: Sequence[T], chance: Chance) -> T:
    """One of these, each as likely as the others.

    >>> by_lot("abcd", lambda: 0.6)
    'c'
    """
    return choices[int(chance() * len(choices))]


def in_chance_order(cards: Iterable[T], chance: Chance) -> tuple[T, ...]:
    """These in chance order, after Fisher and Yates.

    >>> in_chance_order("abc", lambda: 0.6)
    ('a', 'c', 'b')
    """
    mixed_up = list(cards)
    for last in range(len(mixed_up) - 1, 0, -1):
        chosen = int(chance() * (last + 1))
        mixed_up[last], mixed_up[chosen] = mixed_up[chosen], mixed_up[last]
    return tuple(mixed_up)


def _drawn(cards: list[int], text: bytes) -> tuple[int, ...]:
    """The cards in the order that Fisher and Yates choose by the digest of a text."""
    choices = int.from_bytes(shake_256(text).digest(len(cards) + 8), "big")
    for last in range(len(cards) - 1, 0, -1):
        choices, chosen = divmod(choices, last + 1)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return tuple(cards)


def mixed(seed: int, number: int) -> int:
    """The seed of deal `number` of a run or match that has a seed of its own.

    >>> mixed(7, 0) != mixed(7, 1) != mixed(8, 0)
    True
    """
    return (seed * 0x9E3779B97F4A7C15 + (number + 1) * 0xD1B54A32D192ED03) % SEEDS
