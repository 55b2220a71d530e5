"""Bounds on processor time that mean the same on every computer.

Computers differ, and one that is shared is twice as slow on a bad day. A bound is in seconds of an
ordinary computer; a slower one is given the more, by what it takes now for a loop.
"""

from __future__ import annotations

from time import process_time

_STEPS = 1_000_000
_ORDINARY = 0.06  # seconds that an ordinary computer takes for so many steps
_SLOWEST = 4  # a computer that is slower still is given no more


def is_within(seconds: float, bound: float) -> bool:
    """Test if processor time is within a bound in seconds of an ordinary computer.

    >>> is_within(0.5, 1), is_within(4.5, 1)
    (True, False)
    """
    return seconds < bound or seconds < bound * min(_slowness(), _SLOWEST)


def _slowness() -> float:
    """How many times as long as an ordinary computer this one takes now."""
    begun = process_time()
    sum(number * number for number in range(_STEPS))
    return (process_time() - begun) / _ORDINARY
