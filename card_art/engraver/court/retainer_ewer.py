"""A silver ewer in its basin, for washing hands at table, a towel over the rim."""

from __future__ import annotations

import math

import numpy as np

from engraver.court.sheets import sheet
from engraver.court.tincture import medal, tincture
from engraver.technique.curves import ellipse, spline
from engraver.technique.light import metal
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_along
from engraver.technique.solids import rim, sphere, tube
from engraver.technique.swell import swell

#: The ewer's axis, and its right side from the lip to the foot: (distance from the axis, level).
_X = 20.6
_BODY = ((4.2, 7.0), (3.1, 10.6), (3.0, 13.4), (6.4, 17.0), (9.6, 22.0), (9.2, 27.0),
    (5.4, 31.6), (2.2, 34.0))  # fmt: skip
_FOOT = ((2.2, 34.0), (1.7, 36.0), (3.0, 38.0), (5.8, 39.8), (6.0, 41.0))


def ewer(color: str) -> Plate:
    """The Retainer's ewer and basin, 44 × 48 mm."""
    plate = Plate(44, 48)
    _basin_back(plate)
    _handle(plate)
    _lathed(plate, _FOOT, 20)
    _spout(plate)
    _lathed(plate, _BODY, 28)
    _bands(plate)
    _lid(plate)
    medal(plate, color, _X - 0.4, 23.6, 5.2)
    _basin_front(plate)
    _towel(plate, color)
    return plate


def _lathed(plate: Plate, profile: tuple[tuple[float, float], ...], n: int) -> None:
    """Polished silver turned about the axis."""
    right = spline(profile, 12)

    def silver(u: Points, q: float, _: Points) -> Points:
        glow = 0.5 * math.exp(-(((q - 0.9) / 0.07) ** 2))
        return np.asarray(metal(0.97 - 2.1 * abs(q - 0.3)) * (0.85 + 0.15 * u) - glow)

    sheet(
        plate,
        right * [-1, 1] + np.array([_X, 0]),
        right + np.array([_X, 0]),
        n,
        silver,
        thin=0.28,
        thick=0.62,
    )


def _bands(plate: Plate) -> None:
    """Moldings at neck and shoulder, and lobes round the lower body."""
    for y, half in ((11.0, 3.1), (14.2, 3.5)):
        hoop = spline([(_X - half - 0.5, y), (_X, y + 0.9), (_X + half + 0.5, y)], 12)
        _molding(plate, hoop, 0.6)
    for k, share in enumerate(np.linspace(-0.9, 0.9, 9)):
        edge = spline(
            [
                (_X + 9.0 * share, 27.8 + 1.2 * (1 - share * share)),
                (_X + 6.6 * share, 31.2),
                (_X + 2.2 * share, 33.9),
            ],
            10,
        )
        plate.fill(swell(edge, np.linspace(0.5, 0.16, len(edge))))
        if k < 5:
            plate.fill(swell(edge + np.array([0.5, 0]), np.linspace(0.4, 0.1, len(edge))), "light")
    line = spline([(_X - 8.9, 27.3), (_X, 29.4), (_X + 8.9, 27.3)], 14)
    plate.fill(swell(line, 0.95))
    plate.fill(swell(line, 0.45), "light")


def _molding(plate: Plate, line: Points, radius: float) -> None:
    """A round molding about the ewer, lit on its upper left."""
    plate.stroke(polyline(line), 2 * radius + 0.34)
    plate.stroke(polyline(line), 2 * radius - 0.3, "paper")
    shade = line[len(line) // 2 :] + np.array([0, radius * 0.35])
    plate.fill(swell(shade, np.linspace(0.1, radius * 0.95, len(shade))))


def _spout(plate: Plate) -> None:
    """A curved spout that rises from the shoulder on the left, beaked like a swan."""
    upper = spline(
        [(_X - 5.6, 17.6), (_X - 9.6, 17.0), (_X - 11.8, 12.0), (_X - 13.4, 7.6), (_X - 16.8, 6.0)],
        12,
    )
    lower = spline([(_X - 8.8, 22.6), (_X - 13.0, 19.8), (_X - 14.4, 13.6),
        (_X - 15.4, 10.0), (_X - 17.2, 8.2)], 12)  # fmt: skip

    def silver(u: Points, q: float, _: Points) -> Points:
        return np.asarray(metal(0.3 + 0.6 * abs(q - 0.65)) * (0.5 + 0.5 * q) + 0.3 * (u < 0.12))

    sheet(plate, lower, upper, 9, silver, thin=0.26, thick=0.56)
    mouth = ellipse(_X - 17.0, 7.1, 0.75, 1.3, 24)
    plate.shape(polygon(mouth), fill="ink")


def _handle(plate: Plate) -> None:
    """A C that springs from the lip and ends at the body in a scroll, a knob for the thumb."""
    scroll = spline([(11.2, 23.0), (13.4, 24.6), (14.0, 26.8), (12.4, 28.0), (11.2, 26.8)], 10)
    girth = np.linspace(1.1, 0.5, len(scroll))
    tube(plate, scroll + np.array([_X, 0]), girth, gap=0.45, outline=0.28, depth=0.85)
    sphere(plate, _X + 11.2, 26.7, 0.95, 5)
    sphere(plate, _X + 11.2, 4.7, 1.3, 6)
    line = spline([(3.2, 9.8), (6.0, 7.2), (10.6, 6.0), (14.8, 8.8), (15.8, 14.2), (13.8, 19.6),
        (11.2, 22.8), (8.2, 24.8)], 16) + np.array([_X, 0])  # fmt: skip
    girth = np.interp(np.linspace(0, 1, len(line)), [0, 0.4, 0.8, 1], [0.9, 1.3, 1.15, 0.9])
    tube(plate, line, girth, gap=0.45, outline=0.3, depth=0.85)


def _lid(plate: Plate) -> None:
    """A domed lid with a knob like a shell."""
    dome = spline([(4.8, 7.4), (4.0, 4.4), (1.4, 2.6)], 10)
    sheet(
        plate,
        dome * [-1, 1] + np.array([_X, 0]),
        dome + np.array([_X, 0]),
        14,
        lambda u, q, _: metal(0.97 - 2.1 * abs(q - 0.3) + 0 * u),
        thin=0.26,
        thick=0.5,
    )
    hoop = spline([(_X - 5.0, 7.3), (_X, 8.5), (_X + 5.0, 7.3)], 12)
    _molding(plate, hoop, 0.7)
    sphere(plate, _X, 1.9, 1.6, 8)


def _basin_back(plate: Plate) -> None:
    """The far rim of the basin and its dark hollow."""
    outer = ellipse(22, 38.4, 19.4, 4.6, 100)
    plate.shape(polygon(outer), fill="paper", stroke="ink", width=0.5)
    hollow = ellipse(22, 38.7, 17.2, 3.6, 100)
    plate.fill(polygon(hollow), "paper")
    lines = []
    for k, y in enumerate(np.arange(35.4, 42.2, 0.5).tolist()):
        half = 17.2 * math.sqrt(max(0.0, 1 - ((y - 38.7) / 3.6) ** 2))
        x = np.linspace(22 - half, 22 + half, 40)
        dark = np.clip(0.75 - 0.035 * (x - 4) - 0.03 * k, 0.1, 0.8)
        lines.append(swell(np.stack([x, 0 * x + y], axis=1), 0.42 * dark))
    plate.fill("".join(lines))
    plate.stroke(polygon(hollow), 0.3)


def _basin_front(plate: Plate) -> None:
    """The near side of the basin, over the ewer's foot, and the foot it stands on."""
    t = np.linspace(0.0, math.pi, 70)
    lip = np.stack([22 + 19.4 * np.cos(t), 38.4 + 4.6 * np.sin(t)], axis=1)[::-1]
    inner = np.stack([22 + 17.2 * np.cos(t), 38.7 + 3.6 * np.sin(t)], axis=1)[::-1]
    bowl = spline([(2.6, 38.4), (6.0, 43.4), (13.0, 46.4), (22, 47.2), (31, 46.4),
        (38.0, 43.4), (41.4, 38.4)], 12)  # fmt: skip

    def silver(u: Points, q: float, _: Points) -> Points:
        return np.asarray(metal(0.95 - 1.9 * np.abs(u - 0.28)) * (0.5 + 0.6 * q))

    sheet(plate, lip, bowl, 9, silver, thin=0.3, thick=0.6)
    rimmed = np.vstack([inner, lip[::-1]])
    plate.fill(polygon(rimmed), "paper")
    rule_along(plate, inner, lip, 2, lambda u, *_: 0.75 * np.clip(u - 0.45, 0, 1) + 0.1)
    plate.stroke(polyline(inner) + polyline(lip), 0.32)


def _towel(plate: Plate, color: str) -> None:
    """A fringed towel over the basin's rim, its stripes the color's hatching."""
    left = spline([(26.4, 40.2), (26.0, 42.6), (26.6, 44.6), (26.2, 46.4)], 10)
    right = spline([(38.6, 37.6), (39.8, 39.4), (40.2, 42.0), (40.6, 44.2)], 10)
    top = spline([(26.4, 40.2), (30, 38.6), (34, 37.8), (38.6, 37.6)], 10)
    foot = spline([(26.2, 46.4), (31, 46.2), (36, 45.4), (40.6, 44.2)], 10)
    whole = np.vstack([top, right, foot[::-1], left[::-1]])
    plate.fill(polygon(whole), "accent")

    def fold(u: Points, q: float, _: Points) -> Points:
        wave = math.sin(2 * math.pi * (2.0 * q + 0.1))
        return np.asarray(np.clip(0.8 * wave * (0.35 + 0.65 * u) - 0.1 + 0.3 * (q > 0.85), 0, 0.85))

    rule_along(plate, left, right, 15, fold)
    tincture(plate, whole, color, pitch=0.85)
    for share in (0.72, 0.87):
        border = top * (1 - share) + foot * share
        plate.fill(swell(border, 1.15), "accent")
        plate.fill(swell(border, 0.55), "tint")
    rim(plate, whole, 0.3, 0.55)
