"""The back of Card Tennis: a mown lawn, on it two rackets head to tail and a ball between them."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from engraver.card_tennis.racket import HEAD, OPENING, span
from engraver.technique.back import both_ways, flood
from engraver.technique.curves import resample, spline
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.swell import swell

#: The angle (degrees) at which the lawn is mown, how many rows of blades are in a stripe, and how
#: many blades in a piece of a row.
_WAY, _ROWS, _BLADES = -36, 3, 20
#: How far apart two rows and two blades are, mm, so that a stripe is 6 mm wide; the length and the
#: width of a blade, and how far it leans for its height.
_ROW, _STEP, _BLADE, _FINE, _LEAN = 2.0, 0.62, 1.7, 0.25, 0.5
#: How long the blades are in turn, as shares of that length.
_LENGTHS = (1.0, 0.82, 1.16, 0.92, 1.1)
#: The turn of a racket, degrees, how far its middle is from that of the back, and its scale.
_TURN, _ASIDE, _SCALE = 27.0, 6.6, 46.0 / 57.0
#: How far apart two strings are, and their width, mm.
_STRINGS, _STRING = 1.8, 0.26
#: The wedge in the throat.
_WEDGE = (
    *((-4.6, -9.2), (-2.4, -7.2), (0.6, -6.3), (3.4, -6.9), (5.6, -8.4)),
    *((3.4, -4.4), (1.1, -0.4), (0.0, 1.4), (-0.8, -0.4), (-2.2, -3.6)),
)
#: Radius of the ball, mm, and half of its seam in radii.
_BALL, _SEAM = 3.9, ((-0.82, -0.8), (-0.4, -0.42), (-0.2, 0), (-0.4, 0.42), (-0.82, 0.8))


def lawn(plate: Plate) -> None:
    """Cover the plate with stripes of grass that shows its pale side and its dark one by turns."""
    flood(plate)
    _tuft(plate, "pale", "paper", -_LEAN)
    _tuft(plate, "dark", "deep", _LEAN)
    middle = np.array([plate.width, plate.height]) / 2
    reach, long = math.hypot(*middle), _BLADES * _STEP
    c, s = math.cos(math.radians(_WAY)), math.sin(math.radians(_WAY))
    with plate.defined("rows"):
        for row in range(math.ceil(reach / _ROW)):
            side = ("pale", "dark")[(row + _ROWS // 2) // _ROWS % 2]
            shift = (row % 2 / 2 + 2 * row % len(_LENGTHS)) * _STEP
            # The row through the middle is its own other half.
            first = -reach - long / 2 + shift if row else long / 2
            for along in np.arange(first, reach + long, long):
                x, y = along * c - row * _ROW * s, along * s + row * _ROW * c
                if (np.abs([x, y]) < middle + long / 2).all():
                    plate.use(side, x, y, turn=_WAY)
    both_ways(plate, "rows")


def _tuft(plate: Plate, name: str, ink: str, lean: float) -> None:
    """A piece of a row of blades about the origin, as a symbol."""
    blades = []
    for number in range(_BLADES):
        x = (number + 0.5 - _BLADES / 2) * _STEP
        half = np.array([lean, 1]) * _BLADE * _LENGTHS[number % len(_LENGTHS)] / 2
        blades.append(polyline(np.stack([-half, half]) + np.array([x, 0])))
    with plate.defined(name):
        plate.stroke("".join(blades), _FINE, ink)


def rackets(plate: Plate) -> None:
    """Paint the rackets and the ball in the middle of the plate."""
    with plate.defined("racket"):
        _racket(plate)
    turn = math.radians(_TURN)
    both_ways(plate, "racket", -_ASIDE * math.cos(turn), -_ASIDE * math.sin(turn), turn=_TURN)
    _ball(plate, plate.width / 2, plate.height / 2)


def _put(points: ArrayLike) -> Points:
    """Points of a racket's drawing in mm about the middle of the racket."""
    return np.asarray((np.asarray(points, dtype=float) + np.array([-1.6, 0.4])) * _SCALE)


def _racket(plate: Plate) -> None:
    """A racket in a dark edge: strings, throat, hoop, handle and its whipping."""
    hoop = polyline(_put(resample(spline(HEAD, 14), 200)))
    shaft = polyline(_put([(0, 1), (0, 12)]))
    grip = polygon(_grip())
    plate.stroke(hoop, 3.2, "deep")
    plate.stroke(shaft, 3.4, "deep")
    plate.shape(grip, fill="deep", stroke="deep", width=1.3, round_ends=True)
    _gut(plate)
    wedge = _put(_WEDGE)
    plate.fill(polygon(wedge), "paper")
    hatch(plate, wedge, 0.36, angle=math.pi / 2, gap=0.6, depth=1, ink="accent")
    plate.stroke(polygon(wedge), 0.34, "deep")
    for part, widths in ((hoop, (1.9, 1.45)), (shaft, (2.2, 1.7))):
        for width, ink in zip((*widths, 0.3), ("deep", "paper", "accent"), strict=True):
            plate.stroke(part, width, ink, round_ends=part == hoop)
    plate.fill(grip, "paper")
    combed = [polyline(_put([(x, 13.6), (x * 1.12, 26.4)])) for x in (-0.75, 0, 0.75)]
    plate.stroke("".join(combed), 0.26, "accent", round_ends=False)
    _whipping(plate, 0.4, 4.6, 1.85)
    _whipping(plate, 10.0, 12.8, 1.5)


def _grip() -> Points:
    """The outline of the handle."""
    left = spline([(-1.25, 10), (-1.6, 12), (-1.6, 20), (-1.75, 25), (-2.4, 27.4)], 8)
    butt = spline([(-2.4, 27.4), (0, 28.2), (2.4, 27.4)], 6)
    return _put(np.vstack([left, butt, (left * [-1, 1])[::-1]]))


def _whipping(plate: Plate, top: float, foot: float, half: float) -> None:
    """Waxed thread around the handle."""
    box = _put([(-half, top), (half, top), (half, foot), (-half, foot)])
    plate.shape(polygon(box), fill="paper", stroke="deep", width=0.3, round_ends=True)
    turns = np.arange(top + 0.62, foot - 0.4, 0.62)
    wound = [polyline(_put([(-half, y), (half, y)])) for y in turns]
    plate.stroke("".join(wound), 0.2, "deep", round_ends=False)


def _gut(plate: Plate) -> None:
    """Strings on the dark of the opening, each over one and under the next."""
    opening = spline(OPENING, 10, closed=True)
    plate.fill(polygon(_put(opening)), "deep")
    gap = _STRINGS / _SCALE
    mains = [(x, *span(opening, 0, x)) for x in 3.35 + gap * np.arange(-3, 4)]
    crosses = [(y, *span(opening, 1, y)) for y in -16.6 + gap * np.arange(-4, 5)]
    gut = [[(x, a), (x, b)] for x, a, b in mains] + [[(a, y), (b, y)] for y, a, b in crosses]
    over = []
    for i, (x, top, foot) in enumerate(mains):
        for j, (y, left, right) in enumerate(crosses):
            if top < y < foot and left < x < right:
                way = np.array([0.0, 0.42] if (i + j) % 2 else [0.42, 0.0])
                over.append(np.stack([-way, way]) + np.array([x, y]))
    for lines, width, ink in (
        (gut, _STRING, "paper"),
        (over, 0.62, "deep"),
        (over, _STRING, "paper"),
    ):
        data = "".join(polyline(_put(line)) for line in lines)
        plate.stroke(data, width, ink, round_ends=False)


def _ball(plate: Plate, x: float, y: float) -> None:
    """A ball about (x, y), the same when it is turned."""
    plate.disc(x, y, _BALL + 0.7, fill="deep")
    plate.disc(x, y, _BALL, fill="paper")
    for side in (-1, 1):
        seam = spline(np.array(_SEAM) * _BALL * side + [x, y], 8)
        plate.fill(swell(seam, 0.3), "deep")
