"""Nine houses for each part of the world, each a vernacular type with its real construction."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engraver.nations.houses import africa, america, asia, europe
from engraver.nations.houses.plot import House

__all__ = ["HOUSES"]

#: Part of the world to number of the card to what draws its house.
HOUSES = MappingProxyType[str, Mapping[int, House]](
    {
        "europe": europe.HOUSES,
        "asia": asia.HOUSES,
        "africa": africa.HOUSES,
        "america": america.HOUSES,
    }
)
