"""Initials: a white letter on a dark square of scrolls, one ground for the whole alphabet."""

from __future__ import annotations

from string import ascii_lowercase

from cardwright.drawing.scene.shaping import shape
from engraver.ornaments.scrolls import Leaf, acanthus, branch, rib, winding
from engraver.technique.curves import bezier, resample
from engraver.technique.lettering import lettered
from engraver.technique.pathdata import polygon
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

SIZE = 18.0
LETTERS = ascii_lowercase
#: mm to the em of the letter.
_EM = 14.6
#: How wide a letter may be.
_ROOM = 13.6


def initial(text: str) -> Plate:
    """The letter in its square, 18 × 18 mm."""
    plate = Plate(SIZE, SIZE, text)
    edge = [(0.2, 0.2), (SIZE - 0.2, 0.2), (SIZE - 0.2, SIZE - 0.2), (0.2, SIZE - 0.2)]
    plate.shape(polygon(edge), fill="paper", stroke="ink", width=0.4)
    inner = [(0.85, 0.85), (SIZE - 0.85, 0.85), (SIZE - 0.85, SIZE - 0.85), (0.85, SIZE - 0.85)]
    plate.fill(polygon(inner), "deep")
    with plate.defined("vine"):
        _vine(plate)
    for side in (1, -1):
        plate.use("vine", SIZE / 2, SIZE / 2, sx=side)
    em = min(_EM, _ROOM / shape(text, "display").advance)
    foot = SIZE / 2 + 0.355 * em - (0.6 if text == "Q" else 0)
    data = lettered(text, [(-4, foot), (SIZE + 4, foot)], em, role="display", tracking=0)
    plate.shape(data, stroke="deep", width=0.8, round_ends=True)
    plate.fill(data, "paper")
    return plate


_LEAVES = (
    (Leaf(0.3, -1, 4.0, 0.3, 0.8), Leaf(0.12, -1, 4.4, 0.3, 0.4)),
    (Leaf(0.06, -1, 4.4, 0.4, 0.8), Leaf(0.34, -1, 3.6, 0.3, 0.8)),
)


def _vine(plate: Plate) -> None:
    """The right half of the ground about its middle."""
    first = winding((0, 6.6), (1, 0), (3.8, 3.0), 2.8, enter=1.2, turns=-1.2, inner=0.3)
    second = branch(first, 0.3, (3.9, -3.4), 2.9, enter=0.6, turns=-1.3, inner=0.3)
    for way in (-1, 1):
        corner = bezier((3.4, 6.6 * way), (5.4, 7.4 * way), (7.4, 6.9 * way), (7.0, 4.2 * way))
        acanthus(plate, corner, 2.4, lobes=4, fill="tint", vein="deep", edge="deep")
    for line, leaves in ((first, _LEAVES[0]), (second, _LEAVES[1])):
        for each in leaves:
            acanthus(
                plate,
                rib(line, each),
                each.long * 0.5,
                lobes=3,
                fill="tint",
                vein="deep",
                edge="deep",
            )
        plate.fill(swell(resample(line, 120), [0.5 - 0.002 * k for k in range(120)]), "tint")
