"""A terrestrial globe in its meridian ring on a turned stand, the continents as surveyed."""

from __future__ import annotations

import math

import numpy as np

from engraver.nations.coasts import outlines
from engraver.technique import burin
from engraver.technique.curves import ellipse
from engraver.technique.light import brightness
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim
from engraver.technique.swell import swell
from engraver.technique.trimmings import turned

#: The place (degrees) that faces us, and how far the axis leans, to the right.
_EAST, _NORTH, _LEAN = -2.0, 22.0, 23.4
#: The stand's radius (mm) at lengths below the ring.
_STAND = (*((0, 1.0), (1.0, 2.4), (2.0, 1.0), (4.6, 1.3), (6.2, 2.8), (7.0, 1.5), (8.2, 2.0)),)
#: The steps that the stand is on: level of the top, half the width and height, mm.
_STEPS = ((-3.4, 4.4, 1.5), (-1.9, 7.4, 2.9))
#: Rings of land under this many square mm on the globe are left out.
_SMALL = 0.7


def terrestrial(plate: Plate, x: float, y: float, r: float) -> None:
    """The globe about (x, y), of radius r mm; its stand reaches down to the level 0."""
    turned(plate, (x, y + r + 2.2), (x, -2.4), _STAND, gap=0.42)
    for top, half, high in _STEPS:
        _step(plate, x, top, half, high)
    _ring(plate, x, y, r + 1.9)
    plate.disc(x, y, r, fill="paper")
    plate.fill("".join(_sea(x, y, r)))
    _graticule(plate, x, y, r)
    for rings in outlines().values():
        for land in rings:
            _land(plate, land, x, y, r)
    plate.fill("".join(_dusk(x, y, r)))
    rim(plate, ellipse(x, y, r, r, 120), 0.3, 0.6)


def _step(plate: Plate, x: float, top: float, half: float, high: float) -> None:
    """A round step seen from the side, lit from the left."""
    edge = np.array(
        [(x - half, top), (x + half, top), (x + half, top + high), (x - half, top + high)]
    )

    def tone(px: Points, _: Points) -> Points:
        across = (px - x) / half
        return np.asarray(
            np.interp(across, [-1, -0.8, -0.4, 0.2, 0.8, 1], [0.5, 0.15, 0, 0.3, 0.9, 0.8])
        )

    hatch(plate, edge, tone, angle=math.pi / 2, gap=0.42, paper="paper", edge=0.3)


def _ring(plate: Plate, x: float, y: float, r: float) -> None:
    """The meridian ring of brass, a knob at each pole."""
    lean = math.radians(_LEAN)
    plate.disc(x, y, r, stroke="ink", width=1.5)
    plate.disc(x, y, r, stroke="tint", width=0.95)
    ticks = []
    for k in range(72):
        way = np.array([math.cos(k * math.pi / 36), math.sin(k * math.pi / 36)])
        reach = r + (0.45 if k % 6 == 0 else 0)
        ticks.append(polyline([way * (r - 0.45) + [x, y], way * reach + [x, y]]))
    plate.stroke("".join(ticks), 0.15, round_ends=False)
    for pole in (-1, 1):
        at = x + pole * r * math.sin(lean), y - pole * r * math.cos(lean)
        plate.disc(*at, 1.1, fill="paper", stroke="ink", width=0.3)


def _seen(degrees: Points, x: float, y: float, r: float) -> tuple[Points, Points]:
    """Places (longitude, latitude) on the page (n, 2), and how far each lies to the front (n,)."""
    lon, lat = np.radians(degrees).T
    lon = lon - math.radians(_EAST)
    a, b, c = np.cos(lat) * np.sin(lon), np.sin(lat), np.cos(lat) * np.cos(lon)
    tilt, lean = math.radians(_NORTH), math.radians(_LEAN)
    up, front = b * math.cos(tilt) - c * math.sin(tilt), b * math.sin(tilt) + c * math.cos(tilt)
    right = a * math.cos(lean) + up * math.sin(lean)
    down = a * math.sin(lean) - up * math.cos(lean)
    return np.stack([x + r * right, y + r * down], axis=1), front


def _land(plate: Plate, land: Points, x: float, y: float, r: float) -> None:
    """A ring of land: what lies behind the limb is drawn in to it."""
    place, front = _seen(land, x, y, r)
    if front.max() < 0.05:
        return
    away = place - (x, y)
    far = np.maximum(np.hypot(*away.T), 1e-6)[:, None]
    page = np.where(front[:, None] < 0, (x, y) + away / far * r, place)
    area = abs(
        np.dot(page[:, 0], np.roll(page[:, 1], 1)) - np.dot(page[:, 1], np.roll(page[:, 0], 1))
    )
    if area / 2 > _SMALL:
        plate.shape(polygon(page, 0.06), fill="accent", stroke="ink", width=0.2, round_ends=True)


def _graticule(plate: Plate, x: float, y: float, r: float) -> None:
    """Meridians and parallels, 30 degrees apart."""
    t = np.linspace(-180, 180, 121)
    lines = [np.stack([t, 0 * t + lat], axis=1) for lat in (-60, -30, 0, 30, 60)]
    lines += [np.stack([0 * t + lon, t / 2.25], axis=1) for lon in range(-180, 180, 30)]
    drawn = []
    for line in lines:
        place, front = _seen(line, x, y, r)
        runs = np.split(place, np.flatnonzero(np.diff((front > 0.06).astype(int))) + 1)
        fronts = np.split(front, np.flatnonzero(np.diff((front > 0.06).astype(int))) + 1)
        drawn += [
            polyline(run)
            for run, f in zip(runs, fronts, strict=True)
            if f[0] > 0.06 and len(run) > 2
        ]
    plate.stroke("".join(drawn), 0.16, "soft", round_ends=False)


def _level(x: float, y: float, r: float, gap: float, base: float, depth: float) -> list[str]:
    """Level lines on the ball, as wide as the light leaves it dark."""
    out = []
    for v in np.arange(-r + gap, r - gap / 2, gap) / r:
        half = math.sqrt(1 - v * v) * 0.985
        u = np.linspace(-half, half, 60)
        near = np.sqrt(np.clip(1 - u * u - v * v, 0, 1))
        dark = np.clip(base - depth * brightness(u, v + 0 * u, near), 0, 0.8)
        out.append(
            swell(
                np.stack([x + r * u, y + r * v + 0 * u], axis=1), burin.ruled(dark, gap), lift=0.09
            )
        )
    return out


def _sea(x: float, y: float, r: float) -> list[str]:
    return _level(x, y, r, 0.5, 0.85, 0.8)


def _dusk(x: float, y: float, r: float) -> list[str]:
    """The shade that falls on land as well."""
    return _level(x, y, r, 0.5, 0.72, 1.5)
