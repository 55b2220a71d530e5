"""A man, a woman and two children of each part of the world, at their crafts; 44 × 48 mm."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType

from engraver.nations.people import africa, america, asia, europe
from engraver.technique.plate import Plate

__all__ = ["PEOPLE"]

#: Motif stem to what draws these people.
PEOPLE = MappingProxyType[str, Callable[[], Plate]](
    {**europe.PEOPLE, **asia.PEOPLE, **africa.PEOPLE, **america.PEOPLE}
)
