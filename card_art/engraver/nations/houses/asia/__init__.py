"""The houses of Asia, by the number of their card."""

from __future__ import annotations

from types import MappingProxyType

from engraver.nations.houses.asia.bangla import bangla
from engraver.nations.houses.asia.earth_ring import earth_ring
from engraver.nations.houses.asia.ger import ger
from engraver.nations.houses.asia.hanok import hanok
from engraver.nations.houses.asia.horned_house import horned_house
from engraver.nations.houses.asia.minka import minka
from engraver.nations.houses.asia.reed_hall import reed_hall
from engraver.nations.houses.asia.stilt_house import stilt_house
from engraver.nations.houses.asia.tower_house import tower_house
from engraver.nations.houses.plot import House

__all__ = ["HOUSES"]

HOUSES = MappingProxyType[int, House](
    {
        2: ger,
        3: bangla,
        4: stilt_house,
        5: hanok,
        6: reed_hall,
        7: horned_house,
        8: tower_house,
        9: earth_ring,
        10: minka,
    }
)
