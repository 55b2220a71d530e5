"""The houses of Africa, by the number of their card."""

from __future__ import annotations

from types import MappingProxyType

from engraver.nations.houses.africa.beehive_house import beehive_house
from engraver.nations.houses.africa.coral_house import coral_house
from engraver.nations.houses.africa.courtyard_house import courtyard_house
from engraver.nations.houses.africa.kasbah import kasbah
from engraver.nations.houses.africa.lake_house import lake_house
from engraver.nations.houses.africa.leather_tent import leather_tent
from engraver.nations.houses.africa.painted_house import painted_house
from engraver.nations.houses.africa.shell_house import shell_house
from engraver.nations.houses.africa.tower_homestead import tower_homestead
from engraver.nations.houses.plot import House

__all__ = ["HOUSES"]

HOUSES = MappingProxyType[int, House](
    {
        2: leather_tent,
        3: beehive_house,
        4: shell_house,
        5: lake_house,
        6: courtyard_house,
        7: tower_homestead,
        8: coral_house,
        9: kasbah,
        10: painted_house,
    }
)
