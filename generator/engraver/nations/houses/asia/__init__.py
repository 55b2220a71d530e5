"""The houses of Asia, by the number of their card."""

from __future__ import annotations

from types import MappingProxyType

from generator.engraver.nations.houses.asia.minka import minka
from generator.engraver.nations.houses.plot import House

__all__ = ["HOUSES"]

HOUSES = MappingProxyType[int, House]({10: minka})
