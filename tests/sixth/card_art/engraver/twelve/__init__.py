"""The pictures of Twelve: a sun, a moon and a comet, each 12 × 12 mm, and the back."""

from __future__ import annotations

import math
from collections.abc import Callable

from engraver.technique.back import backs, guilloche
from engraver.technique.curves import ellipse
from engraver.technique.pathdata import polygon
from engraver.technique.plate import Plate

SIZE, MIDDLE = 12.0, 6.0
#: The weave and the rosette of its back.
BACK = guilloche(wave=7.4, swing=0.6, drift=1.2, lobes=24, inner=12)


def star(x: float, y: float, points: int, outer: float, inner: float) -> str:
    """Path data of a star about (x, y) mm with so many points, one of them up."""
    turns = (math.pi * i / points for i in range(2 * points))
    radii = (outer, inner) * points
    return polygon(
        [(x + r * math.sin(t), y - r * math.cos(t)) for t, r in zip(turns, radii, strict=True)]
    )


def sun() -> Plate:
    """A disc in a wreath of sixteen rays."""
    plate = Plate(SIZE, SIZE)
    plate.fill(star(MIDDLE, MIDDLE, 16, 5.9, 4.1), "accent")
    plate.disc(MIDDLE, MIDDLE, 3.3, fill="paper")
    plate.disc(MIDDLE, MIDDLE, 2.7, fill="accent")
    return plate


def moon() -> Plate:
    """A crescent open to the right."""
    plate = Plate(SIZE, SIZE)
    plate.fill(polygon(ellipse(5.8, MIDDLE, 5.4, 5.8)), "accent")
    plate.fill(polygon(ellipse(7.9, MIDDLE, 4.4, 4.9)), "paper")
    return plate


def comet() -> Plate:
    """A star of five points that draws three tails after it."""
    plate = Plate(SIZE, SIZE)
    for start, end in (
        ((3.3, 6.2), (11.4, 0.6)),
        ((5.2, 7.0), (11.7, 3.2)),
        ((5.4, 9.0), (11.6, 6.6)),
    ):
        (x, y), tip = start, end
        plate.fill(polygon([(x - 0.5, y - 0.6), tip, (x + 0.5, y + 0.6)]), "accent")
    plate.fill(star(4.0, 8.1, 5, 5.2, 2.2), "paper")
    plate.fill(star(4.0, 8.1, 5, 4.0, 1.6), "accent")
    return plate


def motifs() -> dict[str, Callable[[], Plate]]:
    """File stem in ``card_art/twelve`` and the function that draws it."""
    return {
        "badge-suns": sun,
        "badge-moons": moon,
        "badge-comets": comet,
        **backs(BACK),
    }
