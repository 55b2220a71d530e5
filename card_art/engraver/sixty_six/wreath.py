"""Wreaths, one for each house, the same in all four quarters: bay, rose, cable and oak.

Everything is drawn about the middle of the wreath, in mm, for the upper right quarter.
"""

from __future__ import annotations

import math
from types import MappingProxyType

import numpy as np

from engraver.sixty_six.headwear import oak_leaf
from engraver.technique.curves import (
    arc_length,
    bezier,
    ellipse,
    normals,
    resample,
    spline,
    tangents,
)
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: Half the width and height of the wreath's stem, a superellipse of the third degree.
_REACH = (19.7, 27.4)
#: How far some wreaths lie within it, because what grows on them reaches further out.
_INSETS = MappingProxyType({"hearts": 0.7, "diamonds": 0.9, "clubs": 0.7})
#: Distance of the leaves along the stem, and the angle (radians) at which they leave it.
_STEP, _SPREAD = 2.5, 0.46


def wreath(plate: Plate, suit: str) -> None:
    """The suit's wreath, that fills the plate: Spades' of bay, Hearts' of roses, Clubs' of oak.

    Diamonds, who go to sea, have a cable with stars.
    """
    with plate.defined("quarter"):
        _QUARTERS[suit](plate)
    with plate.defined("crest"):
        _CRESTS[suit](plate)
    with plate.defined("clasp"):
        _clasp(plate, _REACH[0] - _INSETS.get(suit, 0.0))
    x, y = plate.width / 2, plate.height / 2
    for side in (1, -1):
        for sx in (1, -1):
            plate.use("quarter", x, y, sx, side)
    for side in (1, -1):
        plate.use("crest", x, y, 1, side)
        plate.use("clasp", x, y, side, 1)


def _bow(power: float, inset: float = 0.0) -> Points:
    """The line of the wreath from its side to its head, a superellipse; 240 even points.

    ``inset``: how many mm within the widest wreath.
    """
    t = np.linspace(0, math.pi / 2, 200)
    wide, high = _REACH[0] - inset, _REACH[1] - inset
    share = np.stack([np.cos(t) ** power * wide, -(np.sin(t) ** power) * high], axis=1)
    return resample(share, 240)


def _laurel(plate: Plate) -> None:
    """The stem from the side to the head of the wreath, leaved on both sides."""
    stem = _bow(2 / 3)
    length = float(arc_length(stem)[-1])
    _stem(plate, stem[: round(240 * (1 - 1.0 / length))], 0.3, 0.6, 0.5, 0.3)
    count = int((length - 4.6) / _STEP)
    for k in range(count):
        share = (1.6 + k * _STEP) / length
        size = 3.3 + 1.0 * math.sin(math.pi * min(1.0, share * 1.15))
        _sprung(plate, stem, share, 1, size)
        _sprung(plate, stem, share + 0.45 * _STEP / length, -1, size * 0.88)


def _roses(plate: Plate) -> None:
    """Rose leaves in pairs on a thorny stem, and a rose after every third pair."""
    stem = _bow(0.72, _INSETS["hearts"])
    length = float(arc_length(stem)[-1])
    _stem(plate, stem[: round(240 * (1 - 1.0 / length))], 0.5, 0.7, 0.6, 0.4)
    for k in range(11):
        share = (1.9 + k * 3.15) / length
        if k % 4 == 2:
            continue
        for side in (1, -1):
            _sprung(plate, stem, share, side, 3.5, spread=0.85)
    for k in (2, 6, 10):
        x, y = stem[round((2.4 + k * 3.15) / length * 239)]
        bloom(plate, float(x), float(y), 2.1)


def bloom(plate: Plate, x: float, y: float, r: float) -> None:
    """A rose of the suit's color about (x, y), r mm from its middle to its edge."""
    for size, petals, first in ((1.0, 5, 0.0), (0.62, 5, 0.5)):
        for k in range(petals):
            t = 2 * math.pi * (k + first) / petals - math.pi / 2
            reach = 0.58 * r * size
            petal = ellipse(x + reach * math.cos(t), y + reach * math.sin(t), 0.46 * r * size,
                            0.46 * r * size, 24)  # fmt: skip
            plate.shape(polygon(petal), fill="accent", stroke="paper", width=0.17)
    plate.disc(x, y, 0.24 * r, fill="paper")
    plate.disc(x, y, 0.11 * r, fill="accent")


def _cable(plate: Plate) -> None:
    """A cable laid of three strands, with stars of the sea about it."""
    stem = _bow(0.86, _INSETS["diamonds"])
    _rope(plate, stem, 0.92)
    length = float(arc_length(stem)[-1])
    out = normals(stem)
    for k in range(1, 9):
        i = round((k * 4.1 - 0.6) / length * 239)
        x, y = stem[i] + out[i] * 2.2
        plate.fill(polygon(_sparkle(0.8) + np.array([x, y])), "accent")
        j = min(239, i + round(2.05 / length * 239))
        for side in (1, -1):
            x, y = stem[j] + out[j] * side * 2.1
            plate.disc(float(x), float(y), 0.3, fill="accent")


def _rope(plate: Plate, line: Points, radius: float) -> None:
    """A rope in the suit's color: strands that cross it slantwise, dark on one side."""
    n = 2 * round(float(arc_length(line)[-1]) / 1.3)
    axis = resample(line, n * 4 + 1)
    side, along = normals(axis), tangents(axis)
    edges = [axis + side * radius, axis - side * radius]
    plate.fill(polygon(np.vstack([edges[0], edges[1][::-1]])), "paper")
    v = np.linspace(-1, 1, 9)[:, None]
    strands = [
        swell(
            axis[i] + radius * (v * side[i] + 0.9 * (v - 0.25 * np.sin(np.pi * v)) * along[i]),
            np.interp(v[:, 0], [-1, 0.2, 1], [0.18, 0.46, 0.3]),
        )
        for i in range(4, len(axis) - 3, 8)
    ]
    plate.fill("".join(strands), "accent")
    plate.stroke("".join(polyline(edge) for edge in edges), 0.24, "accent")


def _sparkle(r: float) -> Points:
    """A star of four points about the origin."""
    t = np.arange(8) * math.pi / 4
    reach = np.where(np.arange(8) % 2 == 0, 1.35 * r, 0.42 * r)
    return np.stack([reach * np.cos(t), reach * np.sin(t)], axis=1)


def _oaks(plate: Plate) -> None:
    """Oak leaves on both sides of a knotty stem, with acorns between."""
    stem = _bow(0.72, _INSETS["clubs"])
    length = float(arc_length(stem)[-1])
    _stem(plate, stem[: round(240 * (1 - 1.0 / length))], 0.6, 0.8, 0.6, 0.4)
    heading = np.arctan2(*tangents(stem).T[::-1])
    for k in range(6):
        for side, size in ((1, 3.7), (-1, 4.0)):
            i = round((2.0 + k * 5.6) / length * 239)
            turn = math.degrees(heading[i]) + 90 + side * 40
            x, y = stem[i]
            oak_leaf(plate, (float(x), float(y)), size, turn, 0.85, line="accent")
    for k in range(6):
        i = round((4.6 + k * 5.6) / length * 239)
        for side in (1, -1):
            _acorn(plate, stem[i], float(heading[i]) + 0.62 * side)


def _acorn(plate: Plate, root: Points, angle: float) -> None:
    """An acorn in its cup, on a short stalk."""
    turn = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
    stalk = np.array([(0.0, 0.0), (0.55, 0), (1.1, 0)])
    plate.stroke(polyline(stalk @ turn + root), 0.26, "accent")
    nut = spline([(1.5, -0.62), (2.4, -0.6), (3.0, 0), (2.4, 0.6), (1.5, 0.62)], 6)
    plate.shape(polygon(nut @ turn + root), fill="paper", stroke="accent", width=0.2)
    cup = spline([(1.1, 0), (1.2, -0.6), (1.75, -0.78), (1.75, 0.78), (1.2, 0.6)], 5, closed=True)
    plate.fill(polygon(cup @ turn + root), "accent")


def _stem(plate: Plate, line: Points, *widths: float) -> None:
    share = np.linspace(0, 1, len(line))
    width = np.interp(share, np.linspace(0, 1, len(widths)), widths)
    plate.fill(swell(line, width, flatness=0.02), "accent")


def _sprung(
    plate: Plate, stem: Points, share: float, side: int, size: float, spread: float = _SPREAD
) -> None:
    """A leaf that springs from the stem at a share of its length, to its right (1) or left."""
    i = round(share * (len(stem) - 1))
    heading = math.atan2(*tangents(stem)[i][::-1]) + side * spread
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


def _rose_crest(plate: Plate) -> None:
    """A full rose between four leaves at the head of the wreath."""
    level = -_REACH[1] + _INSETS["hearts"]
    for x, y in ((3.6, -1.2), (3.4, 1.9)):
        for side in (1, -1):
            root = np.array([0.0, level])
            _leaf(plate, root, root + np.array([x * side, y]), side)
    bloom(plate, 0, level, 2.4)


def _star_crest(plate: Plate) -> None:
    """A mariner's star where the cable is seized."""
    y = -_REACH[1] + _INSETS["diamonds"]
    plate.disc(0, y, 2.3, fill="paper", stroke="accent", width=0.3)
    for size, turn in ((1.25, 0.785), (1.75, 0.0)):
        c, s = math.cos(turn), math.sin(turn)
        points = _sparkle(size) * 0.9 @ np.array([[c, s], [-s, c]])
        plate.shape(polygon(points + np.array([0, y])), fill="accent", stroke="paper", width=0.16)


def _oak_crest(plate: Plate) -> None:
    """Two oak leaves and an acorn that hangs at the head of the wreath."""
    y = -_REACH[1] + _INSETS["clubs"]
    for turn in (-98, 98):
        oak_leaf(plate, (0, y), 4.0, turn, line="accent")
    _acorn(plate, np.array([0.0, y]), math.pi / 2)
    plate.disc(0, y, 0.8, fill="paper", stroke="accent", width=0.28)
    plate.disc(0, y, 0.34, fill="accent")


def _clasp(plate: Plate, x: float) -> None:
    """A bead with two darts at x, where the branches part at the side of the wreath."""
    dart = np.array([(x - 0.45, -0.4), (x, -2.2), (x + 0.45, -0.4)])
    plate.fill(polygon(dart) + polygon(dart * [1, -1]), "accent")
    plate.disc(x, 0, 0.85, fill="paper", stroke="accent", width=0.28)
    plate.disc(x, 0, 0.36, fill="accent")


_QUARTERS = {"spades": _laurel, "hearts": _roses, "diamonds": _cable, "clubs": _oaks}
_CRESTS = {"spades": _crest, "hearts": _rose_crest, "diamonds": _star_crest, "clubs": _oak_crest}
