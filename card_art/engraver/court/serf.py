"""The Serf of each color: tools of the field, the well, the orchard and the wood."""

from __future__ import annotations

from engraver.court.serf_basket import basket
from engraver.court.serf_pails import pails
from engraver.court.serf_sheaf import sheaf
from engraver.court.serf_wood import wood
from engraver.technique.plate import Plate

_KINDS = {"gold": sheaf, "blue": pails, "red": basket, "black": wood}


def serf(color: str) -> Plate:
    """The Serf of a color, 44 × 48 mm."""
    return _KINDS[color](color)
