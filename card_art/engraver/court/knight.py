"""The Knight of each color: the helm of another age, his shield before it."""

from __future__ import annotations

from engraver.court.knight_close import close_helm
from engraver.court.knight_great import great_helm
from engraver.court.knight_joust import jousting_helm
from engraver.court.knight_sallet import sallet
from engraver.technique.plate import Plate

_KINDS = {"gold": jousting_helm, "blue": sallet, "red": close_helm, "black": great_helm}


def knight(color: str) -> Plate:
    """The Knight of a color, 44 × 48 mm."""
    return _KINDS[color](color)
