"""The Retainer of each color: what he keeps of his lord's, with the badge of the house on it."""

from __future__ import annotations

from cardwright.engraver.court.retainer_coat import coat
from cardwright.engraver.court.retainer_ewer import ewer
from cardwright.engraver.court.retainer_hat import hat
from cardwright.engraver.court.retainer_keys import keys
from cardwright.engraver.technique.plate import Plate

_KINDS = {"gold": hat, "blue": ewer, "red": coat, "black": keys}


def retainer(color: str) -> Plate:
    """The Retainer of a color, 44 × 48 mm."""
    return _KINDS[color](color)
