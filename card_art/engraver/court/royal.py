"""The Royal of each color: orb and scepter on a cushion, a shell, a mantle of state, a throne."""

from __future__ import annotations

from engraver.court.royal_cushion import cushion
from engraver.court.royal_mantle import mantle
from engraver.court.royal_shell import shell
from engraver.court.royal_throne import throne
from engraver.technique.plate import Plate

_KINDS = {"gold": cushion, "blue": shell, "red": mantle, "black": throne}


def royal(color: str) -> Plate:
    """The Royal of a color, 44 × 48 mm."""
    return _KINDS[color](color)
