"""The great crests of the title plates, drawn about the origin, where the ribbon's upper edge is.

They reach some 21 mm to either side and 41 mm up; what hangs below the ribbon shows under it.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from engraver.card_tennis.laurel import branch
from engraver.card_tennis.lawn import ball
from engraver.card_tennis.racket import Racket
from engraver.court.arms import blade
from engraver.court.circlet import band, ermine, level, station
from engraver.ornaments.crests import bow
from engraver.ornaments.globe import terrestrial
from engraver.ornaments.quills import quills
from engraver.technique.cloth import velvet
from engraver.technique.curves import arc_length, bezier, normals, resample, spline
from engraver.technique.foliage import leaf_symbols, spray, wreath
from engraver.technique.lettering import letter
from engraver.technique.light import facing
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.rays import rays
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim, sphere, tube
from engraver.technique.swell import swell
from engraver.technique.trimmings import turned
from engraver.wardrobe.jewels import cross_patty, fleur_de_lis


def regalia(plate: Plate) -> None:
    """Court: the arched Crown before a crossed scepter and sword."""
    _sword(plate)
    with plate.defined("pearl"):
        sphere(plate, 0, 0, 0.95, 4)
    with plate.defined("lily"):
        fleur_de_lis(plate, 0, 0, 1.15)
    with plate.defined("cross"):
        cross_patty(plate, 0, 0, 1.15)
    _scepter(plate)
    with plate.placed(0, -6.0, 0.98):
        _crown(plate)


def _crown(plate: Plate) -> None:
    """The Crown about the middle of its circlet's foot: three arches over velvet."""
    _cap(plate)
    with plate.defined("arch"):
        _arch(plate, [(14.6, -5.5), (18.4, -13.5), (15.0, -21.5), (7.2, -24.2), (0, -21.4)])
    for side in (-1, 1):
        plate.use("arch", 0, 0, sx=side)
    _arch(plate, [(0, -4.2), (0, -12), (0, -21.0)])
    sphere(plate, 0, -23.8, 2.6, 9)
    plate.use("cross", 0, -28.6)
    band(plate)
    for degrees in (-62, 62, -30, 30, 0):
        x, y, squeeze = station(degrees, -5.7)
        plate.use("lily", x, y, round(max(squeeze, 0.85), 2), 1)
    for degrees in (-80, 80, -46, 46, -15, 15):
        x, y, _ = station(degrees, -6.9)
        plate.use("pearl", x, y)
    ermine(plate)


def _cap(plate: Plate) -> None:
    """Velvet that rises in gores from the circlet to the meeting of the arches."""
    foot = -6.0
    for side in (-1, 1):
        flank = bezier((side * 15.4, foot), (side * 16.0, foot - 13), (side * 9, foot - 18.4),
                       (0, foot - 18.4), 60)  # fmt: skip
        seam = np.linspace((0, float(level(0, foot))), flank[-1], 60)
        hem = np.stack([np.linspace(0, side * 15.4, 20)] * 2, axis=1)
        hem[:, 1] = level(hem[:, 0], foot)
        plate.fill(polygon(np.vstack([hem, flank])), "accent")

        def fold(u: Points, q: float, _: Points, side: int = side) -> Points:
            return np.asarray(0.8 * q**4 + side * 0.8 * (1 - q) ** 1.2 + 0.3 * u**4 - 0.2)

        velvet(plate, flank, seam, 14, fold, fill="")
        rim(plate, flank, 0.3, 0.5, closed=False)


def _arch(plate: Plate, points: ArrayLike) -> None:
    """An arch of gold, shaded on its side away from the light, and pearls along its middle."""
    line = spline(points, 14)
    half = normals(line) * np.linspace(1.5, 1.15, len(line))[:, None]
    plate.fill(polygon(np.vstack([line + half, (line - half)[::-1]])), "paper")
    for side in (-1, 1):
        shade = np.clip(-facing(half * side), 0, 1)
        plate.fill(swell(line + half * side * 0.72, shade * 0.8, lift=0.3))
        plate.fill(swell(line + half * side, 0.22 + 0.3 * shade))
    pearls = max(5, round(float(arc_length(line)[-1]) / 3.4))
    for x, y in resample(line, pearls)[1:-1].tolist():
        plate.disc(x, y, 1.16, fill="paper")
        plate.use("pearl", x, y, 1.05, 1.05)


def _scepter(plate: Plate) -> None:
    """A rod from its knob below on the right to a lily above on the left."""
    with plate.defined("scepter"):
        rod = np.array([(0, 20), (0, -45)])
        tube(plate, resample(rod, 30), 1.1, gap=0.9, outline=0.28, depth=0.4, paper="accent")
        for y in (14, -38):
            knop = [(0, 1.1), (0.5, 1.75), (1.3, 2.0), (2.1, 1.75), (2.6, 1.1)]
            turned(plate, (0, y), (0, y - 2.6), knop, gap=0.46)
        sphere(plate, 0, 21, 1.9, 8)
        plate.use("lily", 0, -44.6, 1.5, 1.5)
        sphere(plate, 0, -44.4, 1.6, 7)
    plate.use("scepter", 0, -0.2, turn=-36.0)


def _sword(plate: Plate) -> None:
    """A sword from its pommel below on the left to its point above on the right."""
    with plate.defined("sword"):
        blade(plate, [(10, 1.9), (-20, 2.0), (-45, 1.6), (-50.5, 0.02)], fuller=0.6)
        tube(plate, [(0, 11), (0, 19)], 1.0, gap=0.5, paper="accent")
        tube(plate, bezier((-5.4, 12.2), (-2, 9.6), (2, 9.6), (5.4, 12.2)), 0.8, gap=0.42)
        for x, y in ((-5.6, 12.2), (5.6, 12.2)):
            sphere(plate, x, y, 1.1, 6)
        sphere(plate, 0, 20.4, 1.7, 8)
    plate.use("sword", 0, -0.2, turn=36.0)


def desk(plate: Plate) -> None:
    """Portrait Authors: an inkwell with two quills on a pile of books, in laurel."""
    _laurel(plate, (0, -18.5), (22.6, 19.0), 6.0, opening=1.6)
    for y, half, fill in ((-5.0, 15.5, "accent"), (-10.2, 13.6, "paper"), (-15.4, 12.2, "accent")):
        _volume(plate, y, half, 5.2 if y < -9 else 6.0, fill)
    with plate.placed(-22 * 1.1, -41.2, 1.1):
        plate.mount(quills())


def _volume(plate: Plate, top: float, half: float, high: float, fill: str) -> None:
    """A book that lies with its back to us, banded, as wide as twice ``half``."""
    spine = bezier((-half, top), (-half - 1.1, top + 0.4), (-half - 1.1, top + high - 0.4),
                   (-half, top + high), 12)  # fmt: skip
    back = np.vstack([spine, (spine * [-1, 1])[::-1]])
    plate.fill(polygon(back), fill)

    def tone(x: Points, y: Points) -> Points:
        v = (y - top) / high
        return np.clip(1.35 * v**1.6, 0.0, 0.86) * ((v > 0.2) & (v < 0.92)) + 0 * x

    hatch(plate, back, tone, gap=0.42)
    for share in (-0.72, -0.36, 0.36, 0.72):
        x = share * half
        plate.stroke(polyline([(x, top + 0.3), (x, top + high - 0.3)]), 1.3)
        plate.stroke(polyline([(x, top + 0.3), (x, top + high - 0.3)]), 0.8, "tint")
    rim(plate, back, 0.22, 0.44)


def rackets(plate: Plate) -> None:
    """Card Tennis: crossed rackets and a ball, in laurel."""
    with plate.defined("laurel"):
        branch(plate, [(9, -0.5), (20, -5), (25.4, -17), (23.2, -30)], 8, 5.6)
    for side in (1, -1):
        plate.use("laurel", 0, 0, sx=side)
    with plate.defined("racket"):
        Racket(plate, 3.6, -6.4, 30, 0.96).draw()
    for side in (1, -1):
        plate.use("racket", 0, 0, sx=side)
    ball(plate, 0, -36.2, 5.4, 13)


def wreathed(plate: Plate) -> None:
    """Sixty-Six: the number in a glory, wreathed with laurel."""
    rays(plate, (0, -20), (9.6, 9.6), (5.0, 3.4), 60, width=0.24, ink="accent")
    _laurel(plate, (0, -20), (17.6, 17.6), 5.6)
    bow(plate, 0, -2.4)
    line = [(-14, -13.2), (14, -13.2)]
    letter(plate, "66", line, 18.0, role="black", ink="accent", shadow=0.36)


def globe(plate: Plate) -> None:
    """Nations: a globe on its stand, between sprays of palm and olive."""
    _laurel(plate, (0, -18.5), (21.4, 20.0), 6.0, opening=1.5)
    terrestrial(plate, 0, -25.4, 12.4)


def _laurel(
    plate: Plate,
    middle: tuple[float, float],
    radii: tuple[float, float],
    size: float,
    opening: float = 0.7,
) -> None:
    """A wreath whose foot the ribbon hides."""
    symbols = leaf_symbols(plate, "bay", fill="accent")
    wreath(plate, middle, radii, symbols, size, opening=opening, berries=0.55)
    end = -math.pi / 2 + opening / 2
    angle = np.linspace(end + 0.37, end, 30)
    tip = np.stack([radii[0] * np.cos(angle), radii[1] * np.sin(angle)], axis=1)
    for side in (-1, 1):  # the wreath's tips, where its own leaves stand too far apart
        spray(plate, tip * [side, 1] + np.asarray(middle), symbols, size * 0.66, step=size * 0.3)
