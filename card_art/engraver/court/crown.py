"""The Crown of each color: of rays, of ships, of arches and of towers."""

from __future__ import annotations

from engraver.court.crown_imperial import imperial
from engraver.court.crown_mural import mural
from engraver.court.crown_naval import naval
from engraver.court.crown_radiate import radiate
from engraver.technique.plate import Plate

_KINDS = {"gold": radiate, "blue": naval, "red": imperial, "black": mural}


def crown(color: str) -> Plate:
    """The Crown of a color, 44 × 48 mm."""
    return _KINDS[color](color)
