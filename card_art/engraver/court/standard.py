"""The Standard of each color: four cuts of flag, each with its charge."""

from __future__ import annotations

from engraver.court.standard_flown import square, swallowtail
from engraver.court.standard_gonfalon import gonfalon
from engraver.court.standard_pennon import pennon
from engraver.technique.plate import Plate

_KINDS = {"gold": swallowtail, "blue": pennon, "red": square, "black": gonfalon}


def standard(color: str) -> Plate:
    """The Standard of a color, 44 × 48 mm."""
    return _KINDS[color](color)
