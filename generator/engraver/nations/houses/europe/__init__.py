"""The houses of Europe, by the number of their card."""

from __future__ import annotations

from types import MappingProxyType

from generator.engraver.nations.houses.europe.chalet import chalet
from generator.engraver.nations.houses.europe.half_timbered import half_timbered
from generator.engraver.nations.houses.europe.trullo import trullo
from generator.engraver.nations.houses.plot import House

__all__ = ["HOUSES"]

HOUSES = MappingProxyType[int, House]({5: trullo, 7: chalet, 10: half_timbered})
