"""The houses of America, by the number of their card."""

from __future__ import annotations

from types import MappingProxyType

from engraver.nations.houses.america.creole_cottage import creole_cottage
from engraver.nations.houses.america.log_cabin import log_cabin
from engraver.nations.houses.america.maya_house import maya_house
from engraver.nations.houses.america.palafito import palafito
from engraver.nations.houses.america.plank_house import plank_house
from engraver.nations.houses.america.pueblo import pueblo
from engraver.nations.houses.america.saltbox import saltbox
from engraver.nations.houses.america.snow_house import snow_house
from engraver.nations.houses.america.tipi import tipi
from engraver.nations.houses.plot import House

__all__ = ["HOUSES"]

HOUSES = MappingProxyType[int, House](
    {
        2: snow_house,
        3: tipi,
        4: maya_house,
        5: log_cabin,
        6: palafito,
        7: plank_house,
        8: pueblo,
        9: creole_cottage,
        10: saltbox,
    }
)
