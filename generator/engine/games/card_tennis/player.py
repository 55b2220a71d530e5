"""Players of Card Tennis by name: what they do of the actions open, knowing their view at most."""

from collections.abc import Callable, Sequence

from generator.engine.shuffle import Chance, by_lot

Policy = Callable[[Sequence[int], Chance], int]


def lowest(legal: Sequence[int], chance: Chance) -> int:  # noqa: ARG001
    """Plays the lowest proper stroke: volleys and nets are saved until nothing else will do."""
    return legal[0]


def highest(legal: Sequence[int], chance: Chance) -> int:  # noqa: ARG001
    """Plays the highest proper stroke: a net whenever it may be played."""
    return legal[-1]


def anything(legal: Sequence[int], chance: Chance) -> int:
    """Plays any proper stroke."""
    return by_lot(legal, chance)


POLICIES: dict[str, Policy] = {"lowest": lowest, "highest": highest, "any": anything}
