"""An umbrella in the rain, as Jo March met the Professor under one."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

import numpy as np

from engraver.portrait_authors.emblems import relief, setting
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.cloth import velvet
from engraver.technique.curves import bezier, spline
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: The umbrella's top on the plate, its lean in radians, the half width and the drop of its rim.
TOP, LEAN, HALF, DROP = (23.4, 3.0), -0.2, 15.4, 9.2
#: Where the ribs end across the rim, from -1 to 1.
RIBS = (-1.0, -0.78, -0.36, 0.16, 0.64, 0.92, 1.0)


def umbrella() -> Plate:
    """Open, seen from the side and a little below, over a puddle."""
    plate = vignette("umbrella in the rain", "Little Women, 1868–69")
    setting.sky(plate, (22, 13, 21.2, 12.4), _cloud, gap=0.46, foot=24, soft=0.3, square=2.5)
    _rain(plate)
    setting.water(plate, (7, 25.6, 40, 29.4), seed=4, dark=0.35)
    for x, y, r in ((12.5, 27.2, 2.2), (34.8, 26.6, 2.6), (30.0, 28.4, 1.6)):
        _splash(plate, x, y, r)
    _shaft(plate)
    _canopy(plate)
    return plate


def _cloud(x: Points, y: Points) -> Points:
    """A sky that hangs dark above and has rained itself out below."""
    drift = np.sin(0.2 * x + 0.5 * y + 1.2 * np.sin(0.15 * x))
    return np.asarray(np.clip(0.86 + 0.12 * drift - 0.034 * y, 0, 0.8))


def _at(places: object) -> Points:
    """Places in the umbrella's own mm (its top at 0, shaft downwards) set on the plate."""
    c, s = math.cos(LEAN), math.sin(LEAN)
    return np.asarray(np.asarray(places, dtype=float) @ np.array([[c, s], [-s, c]]) + TOP)


def _rain(plate: Plate) -> None:
    """Slanting rain all about, but not in the umbrella's lee."""
    rng = np.random.default_rng(11)
    drops, dark = [], []
    for k in range(150):
        x, y = 1.5 + 41 * ((k * 0.381966) % 1), 1.0 + 22.5 * rng.random()
        long = 2.0 + 2.4 * rng.random()
        lee = abs(x - 24.0 + 0.28 * (y - 12)) < 11.5 and y > 9
        if lee or x - 0.28 * long < 0.8:
            continue
        line = np.linspace((x, y), (x - 0.28 * long, y + long), 8)
        if y < 12 and k % 3:
            drops.append(swell(line, np.linspace(0.16, 0.42, 8)))
        elif y > 8 and k % 2:
            dark.append(swell(line, np.linspace(0.08, 0.3, 8)))
    plate.fill("".join(drops), "paper")
    plate.fill("".join(dark))


def _splash(plate: Plate, x: float, y: float, r: float) -> None:
    turn = np.linspace(0.2, 2 * np.pi - 0.5, 40)
    for k in (1.0, 0.5):
        ring = np.stack([x + k * r * np.cos(turn), y + 0.3 * k * r * np.sin(turn)], 1)
        plate.fill(swell(ring, 0.15 + 0.1 * np.sin(turn)))


def _rib(u: float, n: int = 24) -> Points:
    """A rib from the top to the rim, at u across (-1 to 1)."""
    end = np.array([HALF * u, DROP + 1.9 * math.sqrt(max(0.0, 1 - u * u))])
    return bezier((0, 0), (end[0] * 0.62, -0.1), (end[0] * 0.96, end[1] * 0.38), end, n)


def _canopy(plate: Plate) -> None:
    underside = _at(
        spline([(-HALF, DROP), (-8, DROP - 0.6), (0, DROP - 0.4), (8, DROP - 0.6), (HALF, DROP)], 8)
    )
    hem = []
    for a, b in pairwise(RIBS):
        start, stop = _rib(a), _rib(b)
        pull = np.array([0, 2.3 * (b - a)])
        third = (stop[-1] - start[-1]) / 3
        sag = bezier(start[-1], start[-1] + third - pull, stop[-1] - third - pull, stop[-1], 12)
        hem.append((a, b, start, stop, sag))
    plate.fill(polygon(np.vstack([underside, *[_at(p[4]) for p in hem[::-1]]])))
    for a, b, start, stop, sag in hem:
        _gore(plate, (a, b), start, stop, sag)
    for u in RIBS[1:-1]:
        rib = _at(_rib(u))
        relief.pen(plate, rib, 0.2, 0.34)
        tip = rib[-1] + (rib[-1] - rib[-3]) / np.hypot(*(rib[-1] - rib[-3])) * 0.75
        relief.pen(plate, [rib[-1], tip], 0.4, 0.3)
    relief.pen(plate, _at([(0, 0.6), (0, -2.2)]), 0.75, 0.4)
    plate.fill(polygon(_at([(-1.1, 0.45), (-0.5, -0.5), (0.5, -0.5), (1.1, 0.45), (0, 0.8)])))


def _gore(
    plate: Plate, across: tuple[float, float], start: Points, stop: Points, sag: Points
) -> None:
    """One gore of silk: bright towards the light, ruled towards its ribs and away from it."""
    a, b = across
    t = np.linspace(0, 1, len(start))
    outline = _at(np.vstack([start, sag, stop[::-1]]))
    plate.fill(polygon(outline), "accent")
    middle = (a + b) / 2
    end_a, end_b = start, stop

    def fold(u: Points, q: float, _p: Points) -> Points:
        bulge = (q - 0.45) * 0.8
        return np.asarray(0.42 * middle + bulge + 0.5 * u**2 * (0.25 + 0.4 * q) - 0.32 + 0.2 * u)

    dip = (sag[6] - (start[-1] + stop[-1]) / 2)[1]
    lines = max(3, int((b - a) * 22))
    edges = []
    for q in np.linspace(0.04, 0.96, lines):
        lift = 4 * q * (1 - q) * dip
        edges.append((q, end_a * (1 - q) + end_b * q + np.outer(t**2.2, [0, lift])))
    first, last = _at(edges[0][1]), _at(edges[-1][1])
    velvet(plate, first, last, lines, fold, fill="")
    plate.shape(polygon(outline), stroke="ink", width=0.28, round_ends=True)


def _shaft(plate: Plate) -> None:
    stick = _at([(0, 4), (0, 18.6)])
    relief.pen(plate, stick, 0.85, 0.85)
    relief.pen(plate, stick - [0.12, 0], 0.26, 0.26, ink="paper")
    hook = np.linspace(np.pi, 0.0, 24)
    crook = _at(
        np.vstack(
            [
                [(0, 18.2)],
                np.stack([1.9 + 1.9 * np.cos(hook), 19.6 + 2.2 * np.sin(hook)], 1),
                [(3.8, 18.8)],
            ]
        )
    )
    relief.pen(plate, crook, 1.3, 1.35, 1.3, 1.2)
    relief.pen(plate, crook - [0.15, 0.12], 0.2, 0.34, 0.3, 0.14, ink="accent")


EMBLEMS: dict[str, Callable[[], Plate]] = {"alcott": umbrella}
