"""Players of Card Tennis by name: what they do of the actions open, knowing their view at most."""

from collections.abc import Callable, Sequence

Chance = Callable[[], float]  # numbers from 0 up to 1
Policy = Callable[[Sequence[int], Chance], int]


def lowest(legal: Sequence[int], chance: Chance) -> int:  # noqa: ARG001
    """Plays the lowest proper stroke: volleys and nets are saved until nothing else will do."""
    return legal[0]


def highest(legal: Sequence[int], chance: Chance) -> int:  # noqa: ARG001
    """Plays the highest proper stroke: a net whenever it may be played."""
    return legal[-1]


def anything(legal: Sequence[int], chance: Chance) -> int:
    """Plays any proper stroke."""
    return legal[int(chance() * len(legal))]


POLICIES: dict[str, Policy] = {"lowest": lowest, "highest": highest, "any": anything}
