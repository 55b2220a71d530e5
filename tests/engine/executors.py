"""Executors of `concurrent.futures` that tests hand to runs, and what both must agree on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from typing import Any, TypeVar

T = TypeVar("T")


class Backwards(Executor):
    """Plays here what it is given, the last part first, and counts the parts."""

    def __init__(self) -> None:
        self.parts = 0

    def map(self, fn: Callable[..., T], *iterables: Iterable[Any], **_: Any) -> Iterator[T]:  # noqa: ANN401
        """The values in order, as any executor gives them."""
        asked = list(zip(*iterables, strict=True))
        self.parts += len(asked)
        return reversed([fn(*arguments) for arguments in reversed(asked)])


def played(figures: dict[str, Any]) -> dict[str, Any]:
    """The figures of a duel without `ms`, which is measured."""
    return {name: figure for name, figure in figures.items() if name != "ms"}
