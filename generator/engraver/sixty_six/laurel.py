"""A laurel wreath the same in all four quarters.

Everything is drawn about the middle of the wreath, in mm, for the upper right quarter.
"""

from __future__ import annotations

import math

import numpy as np

from generator.engraver.curves import arc_length, bezier, normals, resample, tangents
from generator.engraver.pathdata import Points, polygon
from generator.engraver.plate import Plate
from generator.engraver.swell import swell

#: Half the width and height of the wreath's stem, a superellipse of the third degree.
_REACH = (19.7, 27.4)
#: Distance of the leaves along the stem, and the angle (radians) at which they leave it.
_STEP, _SPREAD = 2.5, 0.46


def wreath(plate: Plate) -> None:
    """A wreath that fills the plate."""
    with plate.defined("quarter"):
        _laurel(plate)
    with plate.defined("crest"):
        _crest(plate)
    with plate.defined("clasp"):
        _clasp(plate)
    x, y = plate.width / 2, plate.height / 2
    for side in (1, -1):
        for sx in (1, -1):
            plate.use("quarter", x, y, sx, side)
    for side in (1, -1):
        plate.use("crest", x, y, 1, side)
        plate.use("clasp", x, y, side, 1)


def _laurel(plate: Plate) -> None:
    """The stem from the side to the head of the wreath, leaved on both sides."""
    t = np.linspace(0, math.pi / 2, 200)
    bow = np.stack([np.cos(t) ** (2 / 3) * _REACH[0], -(np.sin(t) ** (2 / 3)) * _REACH[1]], axis=1)
    stem = resample(bow, 240)
    length = float(arc_length(stem)[-1])
    _stem(plate, stem[: round(240 * (1 - 1.0 / length))], 0.3, 0.6, 0.5, 0.3)
    count = int((length - 4.6) / _STEP)
    for k in range(count):
        share = (1.6 + k * _STEP) / length
        size = 3.3 + 1.0 * math.sin(math.pi * min(1.0, share * 1.15))
        _sprung(plate, stem, share, 1, size)
        _sprung(plate, stem, share + 0.45 * _STEP / length, -1, size * 0.88)


def _stem(plate: Plate, line: Points, *widths: float) -> None:
    share = np.linspace(0, 1, len(line))
    width = np.interp(share, np.linspace(0, 1, len(widths)), widths)
    plate.fill(swell(line, width, flatness=0.02), "accent")


def _sprung(plate: Plate, stem: Points, share: float, side: int, size: float) -> None:
    """A leaf that springs from the stem at a share of its length, to its right (1) or left."""
    i = round(share * (len(stem) - 1))
    heading = math.atan2(*tangents(stem)[i][::-1]) + side * _SPREAD
    tip = stem[i] + size * np.array([math.cos(heading), math.sin(heading)])
    _leaf(plate, stem[i], tip, side)


def _leaf(plate: Plate, root: Points, tip: Points, side: int) -> None:
    """A bay leaf that bends back towards its stem, one half solid and the other ruled."""
    along = tip - root
    across = np.array([-along[1], along[0]]) * side
    rib = bezier(
        root, root + along / 3 + across * 0.14, root + along * 2 / 3 + across * 0.12, tip, 40
    )
    size = math.hypot(*along)
    u = np.linspace(0, 1, 40)
    width = (0.17 * size * np.sin(math.pi * u**0.85) ** 0.9)[:, None] * side
    out = normals(rib)
    solid, ruled = rib - out * width, rib + out * width
    half = polygon(np.vstack([rib, ruled[::-1]]))
    plate.shape(half, fill="paper", stroke="accent", width=0.15, round_ends=True)
    plate.fill(polygon(np.vstack([rib, solid[::-1]])), "accent")
    veins = []
    for i in range(7, 32, 6):
        vein = np.linspace(rib[i], ruled[i + 5], 5)[:4]
        veins.append(swell(vein, np.linspace(0.18, 0.07, 4)))
    plate.fill("".join(veins), "accent")


def _crest(plate: Plate) -> None:
    """A palmette that joins the branches at the head of the wreath."""
    y = -_REACH[1]
    for tip in ((3.0, -1.7), (2.6, 2.9)):
        for side in (1, -1):
            root = np.array([0.0, y])
            _leaf(plate, root, root + np.array(tip) * [side, 1], side if tip[1] > 0 else -side)
    drop = bezier((0, y), (1.1, y + 1.6), (0.9, y + 3.2), (0, y + 5.2), 24)
    plate.fill(polygon(np.vstack([drop, (drop * [-1, 1])[::-1]])), "accent")
    plate.fill(
        swell(np.linspace((0, y + 1.6), (0, y + 4.2), 8), np.linspace(0.24, 0.06, 8)), "paper"
    )
    plate.disc(0, y, 1.0, fill="paper", stroke="accent", width=0.28)
    plate.disc(0, y, 0.45, fill="accent")


def _clasp(plate: Plate) -> None:
    """A bead with two darts, where the branches part at the side of the wreath."""
    x = _REACH[0]
    dart = np.array([(x - 0.45, -0.4), (x, -2.2), (x + 0.45, -0.4)])
    plate.fill(polygon(dart) + polygon(dart * [1, -1]), "accent")
    plate.disc(x, 0, 0.85, fill="paper", stroke="accent", width=0.28)
    plate.disc(x, 0, 0.36, fill="accent")
