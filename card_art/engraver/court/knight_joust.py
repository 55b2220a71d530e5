"""A frog-mouthed helm for the joust, turned to the left, rays of the sun for its crest.

Drawn about the middle of the helm.
"""

from __future__ import annotations

import math

import numpy as np

from engraver.court.mantling import lappet, torse
from engraver.court.sheets import sheet
from engraver.court.tincture import shield
from engraver.technique.curves import ellipse, spline
from engraver.technique.light import metal
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch, rule_along
from engraver.technique.solids import rim, sphere
from engraver.technique.swell import swell

#: The middle of the crest and the reach of its long rays.
_SUN = (2.5, -24.6)
_REACH = 9.6


def jousting_helm(color: str) -> Plate:
    """The Knight's jousting helm, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.placed(21.2, 26.0, 0.745):
        for points, lining in (
            ([(8, -14), (15, -13), (20.4, -7), (25.4, -6), (28.4, -9.6)], True),
            ([(8, -13), (15.4, -6), (18.6, 3), (24.0, 6), (28.0, 3.0)], False),
            ([(9, -10), (13.4, 3), (17.0, 12.6), (22.0, 16), (27.0, 13.6)], True),
        ):
            lappet(plate, points, (2, 3.6, 4, 2.8, 0.1), lining=lining)
        _breast(plate)
        _skull(plate)
        _face(plate)
        _crest(plate)
        torse(plate, [(-7.0, -14.8), (-2, -15.6), (4, -15.4), (10.4, -12.4)], 1.7, 6)
    shield(plate, 9.6, 38.6, 17.0, color)
    return plate


def _skull(plate: Plate) -> None:
    """The low skull that runs forward, nearly level, to the sight."""
    top = spline([(-20.6, -4.2), (-15, -9.8), (-7, -14.0), (2, -15.6), (9.6, -12.6),
        (13.4, -5.6), (13.0, 4.0)], 12)  # fmt: skip
    foot = spline(
        [(-19.0, -2.4), (-12, -2.8), (-4, -2.4), (3, -1.2), (7, 1.2), (9.4, 4.0), (10.0, 8.0)], 12
    )

    def steel(u: Points, q: float, _: Points) -> Points:
        shine = np.interp(u, [0, 0.2, 0.45, 0.7, 1], [0.55, 0.85, 0.88, 0.3, -0.5])
        return metal(shine - 0.75 * q * (0.4 + 0.6 * u))

    sheet(plate, top, foot, 14, steel, thin=0.26, thick=0.6)


def _face(plate: Plate) -> None:
    """The great face plate, keeled like a prow; the sight is the gap above its lip."""
    dark = spline([(-20.4, -4.0), (-14, -5.4), (-6, -4.8), (1.5, -2.4), (-6, -2.6),
        (-14, -2.4), (-21.4, -1.0)], 8)  # fmt: skip
    plate.fill(polygon(dark))
    lip = spline([(-23.4, -1.8), (-15, -2.6), (-6, -2.4), (2, -0.6), (7.6, 1.8)], 12)
    keel = spline([(-23.4, -1.8), (-20.4, 5.0), (-17.2, 11.8), (-14.0, 19.6)], 12)
    foot = spline([(-14.0, 19.6), (-5, 22.6), (5, 21.6), (13.4, 17.6)], 12)
    back = spline([(7.6, 1.8), (11.6, 4.0), (13.4, 10.0), (13.4, 17.6)], 12)
    whole = np.vstack([lip, back, foot[::-1], keel[::-1]])
    plate.fill(polygon(whole), "paper")

    def steel(u: Points, q: float, _: Points) -> Points:
        return metal(0.98 - 1.9 * abs(q - 0.22) - 0.1 * u + 0.35 * max(0.0, q - 0.86) * 4)

    rule_along(plate, keel, back, 20, steel)
    border = np.linspace(keel[-1], back[-1], 20)
    plate.fill(swell(border, 0.3))
    upper = np.vstack([lip, [(7.6, 1.8)]])
    plate.fill(swell(upper, np.linspace(1.5, 0.9, len(upper))))
    plate.fill(swell(upper, np.linspace(0.9, 0.45, len(upper))), "paper")
    rim(plate, whole, 0.28, 0.62)
    _fastenings(plate)


def _fastenings(plate: Plate) -> None:
    """Breaths on the side that is turned away from the lance, rivets, and the strap's buckle."""
    holes = []
    for row in range(3):
        for column in range(3):
            x, y = -4.0 + 2.4 * column + 0.5 * row, 6.0 + 2.4 * row
            holes.append(polygon(ellipse(x, y, 0.55, 0.7, 12)))
    plate.stroke("".join(holes), 1.7, "paper")
    plate.fill("".join(holes))
    for x, y in ((9.4, 6.2), (11.0, 10.6), (11.2, 15.0), (-10.6, 18.6), (-2.0, 20.2), (6.2, 18.9)):
        sphere(plate, x, y, 0.7, 5)


def _breast(plate: Plate) -> None:
    """The breastplate the helm is screwed to."""
    top = spline([(-14.4, 18.0), (-4, 21.6), (6, 20.6), (14.0, 16.4)], 12)
    foot = spline([(-17.0, 23.6), (-6, 25.4), (6, 25.2), (18.6, 22.0)], 12)

    def steel(u: Points, q: float, _: Points) -> Points:
        return np.asarray(metal(0.95 - 2.0 * np.abs(u - 0.3)) * (1.1 - 0.5 * q))

    sheet(plate, top, foot, 9, steel, thin=0.28, thick=0.6)


def _crest(plate: Plate) -> None:
    """Half a sun with its rays, straight and waved by turns, rising from the torse."""
    x, y = _SUN
    y += 5.0
    for k in range(-4, 5):
        turn = k * math.pi / 10.5
        way = np.array([math.sin(turn), -math.cos(turn)])
        side = np.array([way[1], -way[0]])
        far = _REACH + 3.2 if k % 2 == 0 else _REACH + 0.6
        root = np.array([x, y]) + way * 4.6
        tip = np.array([x, y]) + way * far
        flank = [root - side * 1.5, (root + tip) / 2 - side * (1.15 if k % 2 else 0.9), tip,
                 (root + tip) / 2 + side * (1.15 if k % 2 else 0.9), root + side * 1.5]  # fmt: skip
        ray = np.array(flank)
        plate.fill(polygon(ray), "accent")
        half = np.vstack([root, tip, ray[1], ray[0]])
        hatch(plate, half, 0.5, angle=turn, gap=0.42)
        rim(plate, ray, 0.28, 0.48)
    disc = ellipse(x, y, 5.4, 5.4, 60)
    plate.fill(polygon(disc), "accent")
    hatch(
        plate,
        disc,
        lambda px, py: np.clip(0.09 * (px - x) + 0.07 * (py - y) + 0.1, 0, 0.8),
        angle=0.8,
        gap=0.45,
    )
    hatch(
        plate,
        disc,
        lambda px, py: np.clip(-0.06 * (px - x) - 0.05 * (py - y), 0, 0.5),
        angle=0.8,
        gap=0.45,
        ink="tint",
    )
    rim(plate, disc, 0.3, 0.55)
    plate.stroke(polyline(ellipse(x, y, 4.3, 4.3, 60), closed=True), 0.22, "tint")
