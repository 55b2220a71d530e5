"""The houses of Africa, by the number of their card."""

from __future__ import annotations

from types import MappingProxyType

from generator.engraver.nations.houses.africa.painted_house import painted_house
from generator.engraver.nations.houses.plot import House

__all__ = ["HOUSES"]

HOUSES = MappingProxyType[int, House]({10: painted_house})
