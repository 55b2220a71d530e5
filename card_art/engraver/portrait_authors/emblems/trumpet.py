"""A herald’s trumpet, for Bennett of the Herald."""

from __future__ import annotations

import math

import numpy as np

from engraver.portrait_authors.emblems.strokes import (
    edges,
    flat,
    pen,
)
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.cloth import velvet
from engraver.technique.curves import ellipse, spline
from engraver.technique.cutpaper import curve, points
from engraver.technique.pathdata import Points, polygon, polyline, settled
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_along
from engraver.technique.solids import rim
from engraver.technique.swell import swell


def trumpet() -> Plate:
    """A herald's long trumpet, its banner fringed and tied on, its cord and tassels hanging."""
    plate = vignette("herald’s trumpet", "The New York Herald, 1835")
    _call(plate)
    axis = np.linspace((2.6, 12.4), (38.6, 5.2), 90)
    _banner(plate, axis)
    _brass(plate, axis)
    _tassels(plate, axis)
    return plate


def _call(plate: Plate) -> None:
    """The call itself, as rays from the bell."""
    bell, rays = np.array([39.2, 5]), []
    for k in range(-3, 4):
        a = math.radians(-11.3 + 17 * k)
        out = np.array([math.cos(a), math.sin(a)])
        rays.append(
            swell(
                np.linspace(bell + out * 1.6, bell + out * (3.7 + 0.6 * (k % 2)), 6),
                np.linspace(0.5, 0.16, 6),
            )
        )
    plate.fill("".join(rays), "accent")


def _brass(plate: Plate, axis: Points) -> None:
    t = np.linspace(0, 1, len(axis))
    half = 0.8 + 0.2 * t + 3.2 * np.clip((t - 0.62) / 0.38, 0, 1) ** 3.2
    a, b = edges(axis, *half.tolist())
    body = np.vstack([a, b[::-1]])
    plate.fill(polygon(body), "paper")
    tones = (0.3, 0, 0, 0, 0, 0.5, 0.95, 0.95, 0.4)
    rule_along(
        plate,
        a,
        b,
        8,
        lambda u, q, _p: np.interp(q, np.linspace(0, 1, 9), tones) + 0 * u,
        samples=90,
    )
    rim(plate, body, 0.24, 0.46)
    middle, along = axis[-1], b[-1] - a[-1]
    turn = np.linspace(0, 2 * math.pi, 48, endpoint=False)
    across = np.array([along[1], -along[0]]) * 0.2
    bell = middle + np.cos(turn)[:, None] * along / 2 + np.sin(turn)[:, None] * across
    flat(plate, bell, "accent", 0.4)
    inner = middle + np.array([0.1, 0]) + (bell - middle) * 0.74
    plate.fill(polygon(inner))
    for at in (0.02, 0.2, 0.25, 0.665, 0.705):
        _knop(plate, axis, at, 1.35 if at > 0.1 else 1.2)


def _knop(plate: Plate, axis: Points, at: float, high: float) -> None:
    """A turned ring of the tube."""
    i = round(at * (len(axis) - 1))
    step = (axis[-1] - axis[0]) / float(np.hypot(*(axis[-1] - axis[0])))
    side = np.array([-step[1], step[0]])
    ring = ellipse(0, 0, 0.5, high, 40)
    where = axis[i] + ring[:, :1] * step + ring[:, 1:] * side
    flat(plate, where, "light", 0.26)
    shade = ring[ring[:, 0] > -0.1]
    shade = shade[np.argsort(settled(shade[:, 1]), kind="stable")]
    edge = axis[i] + shade[:, :1] * step + shade[:, 1:] * side
    inner = (
        axis[i] + (0.15 - 0.25 * np.clip(shade[:, 1:] / high, 0, 1)) * step + shade[:, 1:] * side
    )
    plate.fill(polygon(np.vstack([edge, inner[::-1]])))


def _banner(plate: Plate, axis: Points) -> None:
    """Silk in three folds, a sun on it, a knotted fringe below."""
    i, j = 23, 58
    left = spline([axis[i] + np.array([0, 1.2]), (11.2, 16), (12, 21), (10.8, 26.4)], 12)
    right = spline([axis[j] + np.array([0, 1.6]), (27.2, 14), (28.4, 19.4), (27, 25.2)], 12)

    def fold(u: Points, q: float, _p: Points) -> Points:
        wave = np.sin(2.2 + 11.5 * q + 0.9 * u)
        return np.asarray(np.clip(0.9 * wave * (0.35 + 0.65 * u), -0.9, 0.95))

    velvet(plate, left, right, 34, fold)
    _sun(plate, (19.4, 17), 3.3)
    rim(plate, np.vstack([left, right[::-1]]), 0.24, 0.46)
    low = np.linspace(left[-1], right[-1], 28)
    low[:, 1] += 0.35 * np.sin(np.linspace(0, 9, 28))
    fringe = "".join(
        swell(np.linspace(p, p + np.array([-0.1, 1.7]), 5), [0.3, 0.34, 0.34, 0.3, 0.24])
        for p in low
    )
    plate.stroke(polyline(low), 1.0)
    plate.stroke(polyline(low), 0.5, "light")
    plate.fill(fringe)
    for t in np.linspace(0.03, 0.97, 6):
        p = axis[i] * (1 - t) + axis[j] * t
        loop = ellipse(float(p[0]), float(p[1]) + 0.6, 0.42, 1.5, 24)
        plate.stroke(polygon(loop), 0.3)


def _sun(plate: Plate, where: tuple[float, float], r: float) -> None:
    turn = np.arange(32) * math.pi / 16 - math.pi / 2
    reach = np.where(
        np.arange(32) % 2 == 0, np.where(np.arange(32) % 4 == 0, r * 1.5, r * 1.2), r * 0.82
    )
    star = np.stack([where[0] + reach * np.cos(turn), where[1] + reach * np.sin(turn)], 1)
    flat(plate, star, "paper", 0.2)
    plate.disc(*where, r * 0.62, fill="accent", stroke="ink", width=0.2)
    plate.disc(where[0] - 0.3, where[1] - 0.3, r * 0.22, fill="tint")


def _tassels(plate: Plate, axis: Points) -> None:
    """A cord looped over the tube, and two tassels."""
    start, end = axis[8], axis[19]
    for text in (
        f"{end[0]},{end[1] + 0.8} 8.6,15.4 6.2,17.8",
        f"{start[0]},{start[1] + 0.8} 4.4,15 4.2,21",
    ):
        cord = curve(text, 8)
        plate.stroke(polyline(cord), 0.6)
        plate.stroke(polyline(cord), 0.26, "paper")
        x, y = cord[-1]
        plate.disc(float(x), float(y) + 0.5, 0.85, fill="accent", stroke="ink", width=0.24)
        skirt = points(
            f"{x - 0.7},{y + 1.1} {x + 0.7},{y + 1.1} {x + 1.25},{y + 5} {x - 1.25},{y + 5}"
        )
        flat(plate, skirt, "ink")
        for k in (-0.6, 0.0, 0.6):
            pen(
                plate,
                [(x + k * 0.7, y + 1.5), (x + k * 0.9, y + 3), (x + k * 1.1, y + 4.7)],
                0.2,
                0.24,
                0.2,
                ink="accent",
            )


EMBLEMS = {"bennett": trumpet}
