"""How much of something a test takes, by the tier of the run; see CONTRIBUTING.md, “Tiers”."""

from typing import Protocol


class Sample(Protocol):
    """Chooses between two sizes; what the fixture `sample` of conftest.py gives."""

    def __call__(self, quick: int, deep: int) -> int:
        """The first number by the plain command, the second with `--deep`."""
