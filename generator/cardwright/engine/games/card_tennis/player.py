"""Two players of Card Tennis, who look at the actions open to them and at nothing else."""

from collections.abc import Callable, Sequence

Policy = Callable[[Sequence[int]], int]  # the action, of those that are open


def saver(legal: Sequence[int]) -> int:
    """Plays the lowest proper stroke: volleys and nets are saved until nothing else will do."""
    return legal[0]


def spender(legal: Sequence[int]) -> int:
    """Plays the highest proper stroke: a net whenever it may be played."""
    return legal[-1]
