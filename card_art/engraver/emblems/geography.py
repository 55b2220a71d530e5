"""Maps and land: a globe on its stand, a compass on a chart, and a mountain."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from engraver.nations.coasts import outlines
from engraver.portrait_authors.emblems import relief, setting
from engraver.portrait_authors.emblems.leafage import fir
from engraver.portrait_authors.emblems.strokes import pen, rules
from engraver.technique.curves import ellipse
from engraver.technique.cutpaper import curve, points
from engraver.technique.light import brightness
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch, rule_along

#: The globe: middle and radius, mm; the place in its middle, in degrees; the tilt of its axis.
_MIDDLE, _RADIUS = np.array([21.0, 12.6]), 10.4
_LON, _LAT, _TILT = math.radians(12), math.radians(22), math.radians(23)


def globe(plate: Plate) -> None:
    """A globe with Africa and Europe before us, its meridian and its stand."""
    _stand(plate)
    ball = ellipse(21.0, 12.6, _RADIUS, _RADIUS, 90)
    plate.stroke(polygon(ball), 1.1, "paper")
    plate.fill(polygon(ball), "light")
    hatch(plate, ball, lambda x, y: 0.62 * _shade(x, y) ** 1.3, gap=0.47)
    for name in ("africa", "europe", "asia", "america", "other"):
        for ring in outlines()[name]:
            _land(plate, ring)
    hatch(
        plate,
        ball,
        lambda x, y: np.where(_shade(x, y) > 0.6, 0.62 * _shade(x, y), 0),
        angle=0.8,
        gap=0.47,
    )
    plate.stroke(polygon(ball), 0.5)


def _stand(plate: Plate) -> None:
    """The foot, and the half of a meridian between whose ends the ball turns."""
    rules(plate, (6, 28.8, 38, 29.6), 5, pitch=0.8, weight=0.36, cover=0.5)
    stand = points("22,1.0 24.2,0.9 24.8,1.7 25.6,1.0 26.4,3.0 27.2,6.6 28.6,7.4")
    relief.turned(plate, 21, stand, fill="accent", gap=0.47, edge=0.42)
    turn = np.linspace(-math.pi / 2 + _TILT, math.pi / 2 + _TILT, 60)
    ring = _MIDDLE + 11.7 * np.stack([np.cos(turn), np.sin(turn)], axis=1)
    plate.stroke(polyline(ring), 1.9)
    plate.stroke(polyline(ring), 1.1, "light")
    for end in (ring[0], ring[-1]):
        plate.disc(end[0], end[1], 0.9, fill="accent", stroke="ink", width=0.4)


def _shade(x: Points, y: Points) -> Points:
    """The tone of the ball at places on the plate."""
    u, v = (x - _MIDDLE[0]) / _RADIUS, (y - _MIDDLE[1]) / _RADIUS
    bright = brightness(u, v, np.sqrt(np.clip(1 - u * u - v * v, 0, 1)))
    return np.asarray(np.clip(0.94 - 1.12 * bright, 0, 1))


def _land(plate: Plate, ring: Points) -> None:
    """A continent as the globe shows it; places on its far side come to its rim."""
    lon, lat = np.radians(ring).T
    east = lon - _LON
    depth = np.sin(_LAT) * np.sin(lat) + np.cos(_LAT) * np.cos(lat) * np.cos(east)
    x = np.cos(lat) * np.sin(east)
    y = -(np.cos(_LAT) * np.sin(lat) - np.sin(_LAT) * np.cos(lat) * np.cos(east))
    far = np.where(depth < 0, np.maximum(np.hypot(x, y), 1e-6), 1.0)
    seen = np.stack([x / far, y / far], axis=1)
    c, s = math.cos(_TILT), math.sin(_TILT)
    area = _MIDDLE + 0.985 * _RADIUS * seen @ np.array([[c, s], [-s, c]])
    if (depth > 0.12).any() and np.ptp(area, axis=0).min() > 0.8:
        plate.shape(polygon(area, 0.06), fill="accent", stroke="ink", width=0.2)


def compass(plate: Plate) -> None:
    """A compass in its case of brass, on a sea chart."""
    _chart(plate)
    x, y = 24.4, 15.6
    plate.disc(x + 1.0, y + 1.1, 12.6, fill="ink")
    plate.disc(x, y, 12.9, fill="paper")
    plate.disc(x, y, 12.2, fill="accent", stroke="ink", width=0.5)
    ring = np.linspace(0, 2 * math.pi, 120)
    for k, (r, width) in enumerate(((11.6, 0.5), (11.0, 0.42))):
        lit = np.clip(np.cos(ring - (0.74 if k else 3.9)) * 1.2, 0, 1)
        line = np.stack([x + r * np.cos(ring), y + r * np.sin(ring)], 1)
        relief.pen(plate, line, *(width * lit).tolist(), ink="ink" if k else "tint")
    plate.disc(x, y, 10.2, fill="light", stroke="ink", width=0.5)
    ticks = []
    for k in range(72):
        out = np.array([math.sin(k * math.pi / 36), -math.cos(k * math.pi / 36)])
        if k % 2 == 0 or k % 9 == 0:
            near = 8.5 if k % 9 == 0 else 9.0
            ticks.append(polyline([np.array([x, y]) + out * near, np.array([x, y]) + out * 9.8]))
    plate.stroke("".join(ticks), 0.28)
    for reach, half, offset in ((5.6, 1.25, 0.785), (8.2, 1.9, 0.0)):
        for quarter in range(4):
            _ray(plate, (x, y), offset + quarter * math.pi / 2, reach, half)
    plate.disc(x, y, 1.0, fill="light", stroke="ink", width=0.36)
    plate.disc(x, y - 13.2, 1.3, stroke="ink", width=0.7)


def _ray(
    plate: Plate, middle: tuple[float, float], angle: float, reach: float, half: float
) -> None:
    """A ray of the rose: one side dark, the other in color."""

    def at(r: float, a: float) -> tuple[float, float]:
        return middle[0] + r * math.sin(a), middle[1] - r * math.cos(a)

    tip = at(reach, angle)
    for side, ink in ((-1, "accent"), (1, "ink")):
        face = [middle, at(half * 1.414, angle + side * math.pi / 4), tip]
        plate.shape(polygon(face), fill=ink, stroke="ink", width=0.24, round_ends=True)


def _chart(plate: Plate) -> None:
    """A chart with its folds, a coast, a course, and the lines of its rose."""
    corners = points("1.6,6.4 14.6,3.4 29.4,6.0 42.4,2.8 42.4,26.2 29.4,29.2 14.6,26.6 1.6,29.2")
    plate.fill(polygon(np.add(corners, (0.5, 0.5))))
    plate.fill(polygon(corners), "paper")
    for k in (1, 2):
        left = corners[[k, 7 - k]]
        right = np.add(left, (2.4, 0))
        rule_along(plate, left, right, 5, lambda u, q, _p: 0.5 * (1 - q) + 0 * u)
    land = curve("1.8,16 4,15.4 6.4,17 5.6,19.6 8.4,21.4 8.0,24.4 10.6,25.4 10.0,27.4", 6)
    plate.shape(
        polygon(np.vstack([land, [(1.8, 29)]])),
        fill="tint",
        stroke="ink",
        width=0.36,
        round_ends=True,
    )
    for k in (1, 2):
        shore = land[4:-4] + np.array([0.75 * k, -0.3 * k])
        pen(plate, shore, 0.26, 0.34, 0.26)
    for box in ((33.6, 8.6, 41.6, 14.4), (2.2, 6.6, 12.6, 9.0), (33.6, 24.4, 41.2, 26.6)):
        rules(plate, box, 3, pitch=1.1, weight=0.3, cover=0.6)
    for start, end in (
        ((2.4, 10), (13.8, 14)),
        ((3.6, 13.8), (13.4, 9.0)),
        ((35.6, 24), (42, 27)),
        ((36, 8), (42, 5)),
    ):
        plate.stroke(polyline([start, end]), 0.2)
    for k in range(4):
        plate.stroke(
            polyline([(35.2 + 1.7 * k, 20.2 - 1.9 * k), (36.2 + 1.7 * k, 19.0 - 1.9 * k)]),
            0.44,
            "accent",
        )
    plate.stroke(polygon(corners), 0.36)


def mountain(plate: Plate) -> None:
    """A peak with snow on it above dark firs, the sun behind its shoulder."""

    def air(_x: Points, y: Points) -> Points:
        return np.asarray(0.5 - 0.02 * y)

    plate.disc(33.4, 8.6, 4.6, fill="accent")
    setting.sky(plate, (22, 14, 21, 12), air, gap=0.8, foot=19, soft=0.5)
    plate.disc(33.4, 8.6, 5.2, fill="paper")
    plate.disc(33.4, 8.6, 4.4, fill="accent", stroke="ink", width=0.44)
    _flank(plate, "24,19 28.2,13.2 30.4,14.2 33.4,10.6 36.0,13.4 39.4,17 42,21.6 42,25 24,25", 0.5)
    _flank(plate, "1.8,21.4 5.4,16.4 8.0,17.2 11,13.0 14.4,16.4 18,21 18,25 1.8,25", 0.46)
    _peak(plate)
    for x, foot, tall in (
        (2.6, 27.6, 6.6), (5.2, 28.4, 8.4), (8.4, 28.8, 6.2), (12, 29.0, 4.6), (15.4, 29.2, 3.4),
        (28.4, 29.2, 3.2), (31.6, 29, 4.8), (34.8, 28.8, 7.2), (38, 28.4, 9.0), (41, 27.6, 6.4),
    ):  # fmt: skip
        fir(plate, x, foot, tall)
    rules(plate, (4, 27.2, 40, 29.4), 6, pitch=0.8, weight=0.4, cover=0.5)


def _flank(plate: Plate, outline: str, dark: float) -> None:
    """A lower mountain, ruled down its slope."""
    area = points(outline)
    plate.stroke(polygon(area), 0.9, "paper")
    plate.fill(polygon(area), "paper")
    hatch(plate, area, lambda x, y: dark + 0.1 * np.sin(0.9 * x + 0.4 * y), angle=1.05, gap=0.5)
    plate.stroke(polyline(area[:-2]), 0.42)


def _peak(plate: Plate) -> None:
    """The peak: its bright face, its dark one, and the snow above them."""
    ridge = points("20.6,1.6 21.6,5.0 20.8,8.0 22.4,11.6 21.6,15.4 23.4,19.6 22.6,26.4")
    left = points("20.6,1.6 18.4,5.2 16.8,6.4 15.2,10.4 12.8,12.6 11.0,16.8 8.0,20.2 5.6,26.4")
    right = points("20.6,1.6 23.2,4.8 24.6,8.2 27.4,11.0 29.0,15.2 32.6,18.4 35.0,22.4 38.0,26.4")
    whole = np.vstack([left, right[::-1]])
    plate.stroke(polygon(whole), 1.1, "paper")
    plate.fill(polygon(whole), "light")
    shade = np.vstack([ridge, right[::-1]])
    plate.fill(polygon(shade), "ink")
    hatch(
        plate,
        shade,
        lambda x, y: np.clip(0.42 - 0.3 * np.sin(1.3 * x - 0.7 * y), 0, 0.62),
        angle=0.9,
        gap=0.55,
        ink="paper",
    )
    bright = np.vstack(
        [
            points("18.4,10.6 16.6,12.2 15.0,15.4"),
            points(
                "13.4,16.0 10.6,20.0 8.0,26.4 22.4,26.4 23.2,19.6 21.4,15.4 20.4,12.6 19.4,14.0"
            ),
        ]
    )
    hatch(
        plate,
        bright,
        lambda x, y: np.clip(0.3 + 0.05 * (y - 14) + 0.22 * np.sin(1.2 * x + 0.5 * y), 0, 0.8),
        angle=-1.05,
        gap=0.5,
    )
    snow = points(
        "20.6,1.6 23.2,4.8 24.6,8.2 26.2,9.8 24.8,10.2 24.2,12.4 22.8,10.4 22.4,11.6 20.8,8 21.6,5"
    )
    plate.fill(polygon(snow), "light")
    hatch(plate, snow, 0.5, angle=0.9, gap=0.5)
    for text in (
        "17.4,8 16.4,11 16.8,13 15.4,15.4",
        "19.6,6 18.6,9 19.2,11.4 18.2,13.4",
        "13.6,14 12.6,17 10.6,19.4",
    ):
        pen(plate, points(text), 0.26, 0.6, 0.3)
    pen(plate, ridge, 0.4, 0.6, 0.5)
    plate.stroke(polyline(left), 0.5)
    plate.stroke(polyline(right), 0.6)


EMBLEMS: dict[str, Callable[[Plate], None]] = {
    "globe": globe,
    "compass": compass,
    "mountain": mountain,
}
