"""How much of something a test takes, by the tier of the run; see tests/README.md, “Tiers”."""

from collections.abc import Iterable
from typing import Any, Protocol

import pytest

#: Makes with one process: another costs more than it spares while other tests run beside.
ALONE = ("-j", "1")


class Sample(Protocol):
    """Chooses between sizes; what the fixture `sample` of conftest.py gives."""

    def __call__(self, quick: int, deep: int, long: int = 0) -> int:
        """The number by the plain command, with `--deep`, and with `--long`: as deep without it."""


def every(step: int, cases: Iterable[Any], start: int = 0, deep: int = 1) -> list[Any]:
    """The cases of a parametrized test: one of so many in the quick tier, the others deep.

    With `deep` one of so many is in the deep tier, and the others are long.
    A case is one value, or a tuple of values, as `pytest.mark.parametrize` has it.
    """
    return [
        case
        if number % step == start
        else pytest.param(*_values(case), marks=_deeper(number, deep))
        for number, case in enumerate(cases)
    ]


def few(step: int, cases: Iterable[Any]) -> list[Any]:
    """The cases of a deep test: one of so many in the deep tier, the others long."""
    return [
        pytest.param(*_values(case), marks=pytest.mark.long) if number % step else case
        for number, case in enumerate(cases)
    ]


def _deeper(number: int, deep: int) -> pytest.MarkDecorator:
    return pytest.mark.long if number % deep else pytest.mark.deep


def _values(case: object) -> tuple[object, ...]:
    return case if isinstance(case, tuple) else (case,)
