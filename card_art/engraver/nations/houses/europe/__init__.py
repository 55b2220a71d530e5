"""The houses of Europe, by the number of their card."""

from __future__ import annotations

from types import MappingProxyType

from engraver.nations.houses.europe.blackhouse import blackhouse
from engraver.nations.houses.europe.cave_house import cave_house
from engraver.nations.houses.europe.chalet import chalet
from engraver.nations.houses.europe.half_timbered import half_timbered
from engraver.nations.houses.europe.polder_mill import polder_mill
from engraver.nations.houses.europe.stabbur import stabbur
from engraver.nations.houses.europe.step_gable import step_gable
from engraver.nations.houses.europe.trullo import trullo
from engraver.nations.houses.europe.vaulted_house import vaulted_house
from engraver.nations.houses.plot import House

__all__ = ["HOUSES"]

HOUSES = MappingProxyType[int, House](
    {
        2: cave_house,
        3: blackhouse,
        4: vaulted_house,
        5: trullo,
        6: stabbur,
        7: chalet,
        8: polder_mill,
        9: step_gable,
        10: half_timbered,
    }
)
