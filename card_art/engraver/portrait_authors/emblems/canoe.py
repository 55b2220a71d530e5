"""A birch-bark canoe, for Longfellow’s Hiawatha."""

from __future__ import annotations

import math

import numpy as np

from engraver.portrait_authors.emblems.strokes import (
    flat,
    pen,
    piece,
    rules,
)
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import ellipse
from engraver.technique.cutpaper import curve, points
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim

_NEAR = curve("3.6,8.8 5.4,11.6 9,14 15,15.6 22,16.1 29,15.6 35,14 38.6,11.6 40.4,8.8", 10)
_FAR = curve("3.6,8.8 6.4,11.2 10,12.9 15.6,14 22,14.3 28.4,14 34,12.9 37.6,11.2 40.4,8.8", 10)
_KEEL = curve("3.6,8.8 2.1,10.8 1.6,13.8 2.6,17.2 5.4,20.2 11,22.2 22,22.6", 10)


def canoe() -> Plate:
    """A canoe of the Ojibwe: birch bark, white-cedar ribs, seams sewn with root and pitched."""
    plate = vignette("birch-bark canoe", "The Song of Hiawatha, 1855")
    _far_shore(plate)
    rules(plate, (2, 14, 42, 21.4), 5, pitch=0.9, weight=0.2, cover=0.42)
    _reflection(plate)
    _hold(plate)
    _hull(plate)
    _paddle(plate)
    return plate


def _far_shore(plate: Plate) -> None:
    rules(plate, (1, 12.6, 43, 14.4), 8, pitch=0.4, weight=0.36, cover=0.8)
    grove = points(
        "1.8,4.4 4,6.8 6.3,9.6 8.6,7.4 10.6,10.6 13,6.2 15.2,4.6 17.4,3"
        " 27.6,2.8 30,4.4 32.2,6.4 34.4,9 36.6,6.6 38.8,8 41.4,5"
    )
    for x, tall in grove.tolist():
        pine(plate, x, 13.4, tall)


def pine(plate: Plate, x: float, foot: float, tall: float) -> None:
    """A far pine, black against the sky: a stem and drooping boughs, ragged at their ends."""
    tiers = max(4, round(tall / 0.95))
    edge: list[tuple[float, float]] = [(x, foot - tall)]
    for k in range(1, tiers + 1):
        q, wave = k / tiers, 0.8 + 0.2 * math.sin(2.4 * k + x)
        y = foot - tall * (1 - 0.92 * q)
        edge += [(x + 0.21 * tall * q * wave + 0.12, y), (x + 0.07 * tall * q + 0.06, y - 0.12)]
    right = np.array(edge)
    left = (right * [-1, 1] + np.array([2 * x, 0.1]))[::-1]
    plate.fill(polygon(np.vstack([right, left])))
    plate.stroke(polyline([(x, foot - 0.3 * tall), (x, foot)]), 0.24)


def _mirrored_keel() -> Points:
    return np.vstack([_KEEL, (_KEEL * [-1, 1] + np.array([44, 0]))[::-1]])


def _reflection(plate: Plate) -> None:
    """The hull again in the water, broken by the ripples."""
    rules(plate, (3, 23.14, 41, 27.6), 14, pitch=0.46, weight=0.42, cover=0.86)
    rules(plate, (6, 23.54, 38, 26.0), 4, pitch=0.92, weight=0.3, cover=0.5, ink="accent")
    rules(plate, (8, 27.4, 40, 29.6), 6, pitch=0.7, weight=0.26, cover=0.5)


def _hold(plate: Plate) -> None:
    """The inside behind the near gunwale: cedar ribs in the dark, and three thwarts."""
    plate.fill(polygon(np.vstack([_FAR, _NEAR[::-1]])), "ink")
    for i in range(9, 72, 3):
        rib = np.array([_FAR[i], _FAR[i] * 0.3 + _NEAR[i] * 0.7])
        plate.stroke(polyline(rib), 0.26, "paper")
    pen(plate, _FAR, 0.3, 0.5, 0.3, ink="paper")
    pen(plate, _FAR - [0, 0.3], 0.18, 0.22, 0.18)
    for i in (20, 40, 60):
        bar = np.array([_FAR[i], _NEAR[i]])
        plate.stroke(polyline(bar), 0.95)
        plate.stroke(polyline(bar), 0.6, "paper")


def _hull(plate: Plate) -> None:
    """The near side: sheets of bark, their seams and markings, painted ends."""
    area = np.vstack([_mirrored_keel(), _NEAR[::-1]])
    plate.fill(polygon(area), "paper")
    _painted_ends(plate)

    def tone(x: Points, y: Points) -> Points:
        gunwale = np.interp(x, _NEAR[:, 0], _NEAR[:, 1])
        depth = np.clip((y - gunwale) / 6.4, 0, 1)
        return np.asarray(np.clip(1.7 * depth - 0.7 + 0.014 * (x - 22), 0, 1))

    hatch(plate, area, tone, gap=0.42)
    _moons(plate)
    _bark(plate)
    rim(plate, area, 0.18, 0.44)
    pen(plate, curve("7,21.6 14,22.6 22,22.8 30,22.6 37,21.6", 8), 0.2, 0.7, 0.9, 0.7, 0.2)
    pen(plate, _NEAR + np.array([0, 0.3]), 0.7, 0.95, 0.7)
    pen(plate, _NEAR + np.array([0, 0.25]), 0.34, 0.5, 0.34, ink="paper")
    lash = "".join(polyline([_NEAR[i] - [0, 0.2], _NEAR[i] + [0.1, 0.75]]) for i in range(6, 76, 3))
    plate.stroke(lash, 0.2)


def _painted_ends(plate: Plate) -> None:
    """Winter bark, dark at both ends."""
    for side in (1, -1):
        panel = np.vstack(
            [_KEEL[1:50:2], [[11, 22.2]], curve("11,22.2 12.6,19 11.4,14.9", 8), _NEAR[23:1:-1]]
        )
        panel = panel if side == 1 else panel * [-1, 1] + np.array([44, 0])
        flat(plate, panel, "accent", 0.2)


def _moons(plate: Plate) -> None:
    """The rayed half moon scraped out of the painted bark at both ends."""
    for side in (1, -1):
        x = 22 - 14.6 * side
        moon = ellipse(x - 0.6 * side, 16.6, 2.1, 2.1, 40)
        plate.fill(polygon(moon), "paper")
        plate.fill(polygon(ellipse(x - 0.6 * side, 16.6, 1.25, 1.25, 32)), "accent")
        rays = [np.array([[x - 0.6 * side, 16.6]]) + r * np.array([[math.cos(a), math.sin(a)]])
                for a in np.linspace(0.4, 2.8, 5) for r in (2.5, 3.4)]  # fmt: skip
        data = "".join(polyline(np.vstack(rays[i : i + 2])) for i in range(0, len(rays), 2))
        plate.stroke(data, 0.34, "paper")


def _bark(plate: Plate) -> None:
    """Seams closed with pitch, and the dashes that birch bark grows."""
    for x in (15.6, 22.6, 29):
        seam = curve(f"{x},16.4 {x + 0.25},18.4 {x - 0.1},20.6 {x},22.4", 6)
        plate.stroke(polyline(seam), 0.62)
        stitches = "".join(polyline([(x - 0.7, y), (x + 0.7, y + 0.12)]) for y in (17.8, 19, 20.2))
        plate.stroke(stitches, 0.2)
    rng = np.random.default_rng(11)
    for _ in range(30):
        x, y = rng.uniform(13.6, 30.2), rng.uniform(17.4, 20)
        pen(plate, [(x, y), (x + 0.3, y), (x + 0.6, y), (x + 0.9, y)], 0.13, 0.22, 0.13)


def _paddle(plate: Plate) -> None:
    """A paddle laid over the thwarts, its blade to the left."""
    shaft = points("12.6,11.8 31.6,16.2")
    plate.stroke(polyline(shaft), 0.85)
    plate.stroke(polyline(shaft), 0.5, "paper")
    blade = curve("13.6,12 11,10.2 7.6,9.3 5.4,9.6 5.6,10.6 7.6,11.6 10.6,12.3 13.4,12.4", 6)
    piece(plate, blade, lambda _x, y: np.clip((y - 10.8) * 0.8, 0, 0.8), angle=16)
    grip = curve("31.3,15.6 32.5,15.7 32.9,16.5 32.2,17.1 31.1,16.8", 5)
    flat(plate, grip)


EMBLEMS = {"longfellow": canoe}
