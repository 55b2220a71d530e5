"""The Retainer of each color: what he keeps of his lord's, with the badge of the house on it."""

from __future__ import annotations

from engraver.court.retainer_coat import coat
from engraver.court.retainer_ewer import ewer
from engraver.court.retainer_hat import hat
from engraver.court.retainer_keys import keys
from engraver.technique.plate import Plate

_KINDS = {"gold": hat, "blue": ewer, "red": coat, "black": keys}


def retainer(color: str) -> Plate:
    """The Retainer of a color, 44 × 48 mm."""
    return _KINDS[color](color)
