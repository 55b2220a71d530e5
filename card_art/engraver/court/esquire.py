"""The Esquire of each color: the sword he bears for his knight, and his spurs."""

from __future__ import annotations

from engraver.court.esquire_anvil import anvil
from engraver.court.esquire_broadsword import broadsword
from engraver.court.esquire_falchion import falchion
from engraver.court.esquire_rapier import rapier
from engraver.technique.plate import Plate

_KINDS = {"gold": broadsword, "blue": rapier, "red": falchion, "black": anvil}


def esquire(color: str) -> Plate:
    """The Esquire of a color, 44 × 48 mm."""
    return _KINDS[color](color)
