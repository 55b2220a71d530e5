"""The houses of America, by the number of their card."""

from __future__ import annotations

from types import MappingProxyType

from generator.engraver.nations.houses.america.saltbox import saltbox
from generator.engraver.nations.houses.plot import House

__all__ = ["HOUSES"]

HOUSES = MappingProxyType[int, House]({10: saltbox})
