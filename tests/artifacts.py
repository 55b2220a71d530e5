"""Artifacts that are made by a function, for tests of those who make artifacts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

from cardwright.building.artifacts import Artifact, Files
from cardwright.building.custom_ledgers import Source


@dataclass(frozen=True, eq=False, kw_only=True)
class Made(Artifact):
    """Files that `make` makes under one name."""

    names: ClassVar = ()

    name: str
    make: Callable[[], Files] = field(compare=False)

    @property
    def places(self) -> tuple[str, ...]:
        """The one name."""
        return (self.name,)

    def render(self) -> Files:
        """What the function makes."""
        return self.make()


def made_by(make: Callable[[], Files], name: str, game: str = "") -> Made:
    """An artifact of a game."""
    return Made(source=Source(game or name), name=name, make=make)
