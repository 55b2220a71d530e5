"""The Jester of each color: baubles and masks of the fool, no two in the same cap."""

from __future__ import annotations

from engraver.court.jester_bauble import bauble
from engraver.court.jester_hood import hood
from engraver.court.jester_mask import mask
from engraver.court.jester_sun import sun_head
from engraver.technique.plate import Plate

_KINDS = {"gold": sun_head, "blue": mask, "red": bauble, "black": hood}


def jester(color: str) -> Plate:
    """The Jester of a color, 44 × 48 mm."""
    return _KINDS[color](color)
