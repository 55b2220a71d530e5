"""His livery hat of pleated velvet, before the halberd he keeps watch with."""

from __future__ import annotations

import math

import numpy as np

from engraver.court.tincture import medal, tincture
from engraver.technique.cloth import velvet, velvet_across
from engraver.technique.curves import bezier, ellipse, spline
from engraver.technique.light import metal
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.plumes import plume
from engraver.technique.ruling import hatch, rule_along
from engraver.technique.solids import rim, sphere
from engraver.technique.swell import swell
from engraver.technique.trimmings import turned, twisted

#: The middle of the brim, and its half axes.
_BRIM = (24.0, 41.2)
_WIDE, _DEEP = 16.8, 4.6
_PLEATS = 9


def hat(color: str) -> Plate:
    """The Retainer's hat and halberd, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.defined("halberd"):
        _halberd(plate)
    plate.use("halberd", 28.0, 1.7, turn=28)
    _brim(plate)
    _crown(plate, color)
    feather = [(32.0, 39.0), (35.0, 34.0), (37.2, 28.8), (36.8, 23.8), (33.8, 21.2), (31.0, 22.6)]
    plume(plate, feather, 3.4, tufts=6)
    _rosettes(plate)
    medal(plate, color, _BRIM[0], _BRIM[1] - 0.4, 4.1)
    return plate


def _halberd(plate: Plate) -> None:
    """Upright from its point at the origin: spike, axe and fluke on a shaft of 50 mm."""
    shaft = [(0, 1.0), (27.4, 1.0), (27.8, 1.4), (28.4, 1.4), (30, 0.5)]
    turned(plate, (0, 20), (0, 50), shaft, gap=0.46)
    _fluke(plate)
    _axe(plate)
    socket = [(0, 0.9), (0.5, 1.5), (1.3, 1.5), (1.8, 1.1), (12.8, 1.3)]
    turned(plate, (0, 9.6), (0, 22.4), socket, gap=0.4)
    for y in (13.2, 17.0):
        sphere(plate, 0, y, 0.62, 5)
    spike = spline([(0, 0), (1.0, 4.4), (1.75, 7.4), (0.8, 10.0)], 8)
    for edge, tone in ((spike * [-1, 1], 0.2), (spike, 0.68)):
        half = np.vstack([edge, [(0, 10.0)]])
        hatch(plate, half, tone, angle=math.pi / 2 - 0.14, gap=0.36, paper="paper")
    rim(plate, np.vstack([spike, (spike * [-1, 1])[::-1]]), 0.24, 0.46)
    plate.stroke(polyline([(0, 0.4), (0, 9.8)]), 0.22)
    _fringe(plate)


def _axe(plate: Plate) -> None:
    """The blade to the left: flat steel ruled with its curve, a bright bevel, three piercings."""
    upper, lower = (-9.6, 8.2), (-9.2, 22.2)
    edge = spline([(-10.9, 7.4), (-12.6, 11.2), (-13.0, 14.8), (-12.4, 18.6), (-10.4, 22.9)], 12)
    top = bezier((-0.9, 11.6), (-4.4, 12.4), (-7.4, 11.0), upper, 21)
    foot = bezier((-0.9, 18.4), (-4.4, 17.4), (-7.2, 18.8), lower, 21)
    outline = np.vstack([top, edge, foot[::-1]])
    plate.fill(polygon(outline), "paper")
    lines = []
    for q, a, b in zip(np.linspace(0, 1, 21), top, foot, strict=True):
        bow = np.array([-2.7 * q, (b[1] - a[1]) / 3])
        line = bezier(a, a + bow, b + bow * [1, -1], b, 22)
        shine = metal(0.95 - 1.5 * abs(q - 0.6) - 0.5 * np.linspace(0, 1, 22))
        lines.append(swell(line, 0.2 if q == 1 else 0.38 * shine))
    plate.fill("".join(lines))
    notches = np.linspace((-11.3, 13.2), (-10.9, 19.6), 9)
    plate.fill("".join(swell(np.linspace(p, p + np.array([-0.9, 0.1]), 4), 0.17) for p in notches))
    for x, y in ((-6.0, 13.5), (-6.0, 16.5), (-8.1, 15.0)):
        plate.disc(x, y, 0.9, fill="paper")
        plate.disc(x, y, 0.64, fill="ink")
    rim(plate, outline, 0.26, 0.52)


def _fluke(plate: Plate) -> None:
    """The hook to the right that pulls a rider down."""
    upper = spline([(0.9, 12.4), (4.4, 12.6), (7.4, 14.2), (9.8, 18.4)], 10)
    lower = spline([(0.9, 17.4), (3.6, 16.0), (6.4, 16.2), (9.8, 18.4)], 10)
    plate.fill(polygon(np.vstack([upper, lower[::-1]])), "paper")
    rule_along(plate, upper, lower, 9, lambda u, q, _: 0.15 + 0.75 * q + 0.2 * u, samples=24)
    rim(plate, np.vstack([upper, lower[::-1]]), 0.24, 0.5)


def _fringe(plate: Plate) -> None:
    """The tufted tassel under the head, in the suit's color."""
    y = np.linspace(22.4, 28.2, 14)
    half = np.interp(y, [22.4, 24, 28.2], [1.3, 2.5, 2.9])
    left, right = np.stack([-half, y], axis=1), np.stack([half, y], axis=1)
    ragged = np.stack([np.linspace(2.9, -2.9, 15), 28.2 + 0.5 * (np.arange(15) % 2)], axis=1)
    plate.fill(polygon(np.vstack([left[::-1], right, ragged])), "accent")
    threads: dict[str, list[str]] = {"ink": [], "tint": []}
    for k, share in enumerate(np.linspace(-0.88, 0.88, 12)):
        thread = np.stack([half * share, y], axis=1)
        lit = -0.75 < share < -0.1 and k % 2
        threads["tint" if lit else "ink"].append(swell(thread, 0.2 + 0.12 * share + 0 * y))
    for ink, lines in threads.items():
        plate.fill("".join(lines), ink)
    rim(plate, np.vstack([left[::-1], right, ragged]), 0.2, 0.4)
    twisted(plate, np.array([(-1.7, 22.8), (1.7, 22.8)]), 0.6)


def _brim(plate: Plate) -> None:
    """A flat round brim seen from a little above, ruled outward from the crown."""
    x, y = _BRIM
    underside = ellipse(x, y + 0.9, _WIDE, _DEEP, 80)
    plate.shape(polygon(underside), fill="deep", stroke="ink", width=0.4)
    t = np.linspace(0, 2 * math.pi, 160)
    outer = np.stack([x + _WIDE * np.cos(t), y + _DEEP * np.sin(t)], axis=1)
    inner = np.stack([x + 9.6 * np.cos(t), y - 0.6 + 2.4 * np.sin(t)], axis=1)

    def nap(u: float, v: Points) -> Points:
        angle = 2 * math.pi * u
        shadow = 0.9 * max(0.0, math.cos(angle - 0.5)) * np.clip(1.25 - v * 1.2, 0, 1)
        light = 0.75 * max(0.0, math.cos(angle - 2.5)) ** 2 * np.sin(np.pi * (0.15 + 0.8 * v))
        return np.asarray(0.08 + shadow - light + 0.35 * np.clip(0.2 - v, 0, 1) / 0.2)

    velvet_across(plate, inner, outer, 128, nap)
    rim(plate, outer[:-1], 0.24, 0.4)
    binding = polyline(outer[4:77] + np.array([0, 0.1]))
    plate.stroke(binding, 0.9)
    plate.stroke(binding, 0.45, "paper")


def _crown(plate: Plate, color: str) -> None:
    """The soft crown, puffed over its band and drawn in pleats to its middle."""
    seams = [_meridian(angle) for angle in np.radians(np.linspace(-90, 90, _PLEATS + 1))]
    order = sorted(range(_PLEATS), key=lambda i: -abs(i - (_PLEATS - 1) / 2))
    for i in order:
        turn = (i + 0.5) / _PLEATS

        def fold(u: Points, q: float, _: Points, turn: float = turn) -> Points:
            pleat = 0.75 * (2 * abs(q - 0.42)) ** 1.6
            away = 0.75 * max(0.0, turn - 0.55) / 0.45 + 0.4 * max(0.0, 0.2 - turn) / 0.2
            crest = 1.0 * math.exp(-(((turn - 0.3) / 0.22) ** 2)) * np.sin(np.pi * u**0.8)
            under = 0.5 * np.clip(u - 0.75, 0, 1) / 0.25
            return np.asarray(pleat + away - crest * math.exp(-(((q - 0.4) / 0.26) ** 2)) + under)

        n = max(3, round(9 * math.sin(math.pi * turn)))
        velvet(plate, seams[i], seams[i + 1], n, fold, samples=30)
    for k in (2, 4, 6):
        panel = np.vstack([seams[k], seams[k + 1][::-1]])
        tincture(plate, panel, color, pitch=1.0, line=0.22)
    for seam in seams[1:-1]:
        plate.fill(swell(seam, np.linspace(0.16, 0.34, len(seam))))
    rim(plate, np.vstack([seams[0], seams[-1][::-1]]), 0.28, 0.56)


def _meridian(angle: float) -> Points:
    """A seam of the crown from the middle of its top to the band, at this angle from the front."""
    x, y = _BRIM
    down = np.array([-13.4, -13.2, -11.6, -8.4, -4.8, -1.4])
    reach = np.array([0.4, 5.6, 9.8, 12.2, 12.0, 9.6])
    depth = np.array([0.1, 0.6, 1.6, 2.2, 2.4, 2.4])
    knots = np.stack([x + reach * math.sin(angle), y + down + depth * math.cos(angle)], axis=1)
    return spline(knots, 8)


def _rosettes(plate: Plate) -> None:
    """Ribbon roses round the foot of the crown, every other one colored, a jewel on the front."""
    x, y = _BRIM
    for degrees in (-84, 84, -63, 63, -42, 42, -21, 21):
        angle = math.radians(degrees)
        place = (x + 10.0 * math.sin(angle), y - 1.7 + 2.4 * math.cos(angle))
        squeeze = 0.35 + 0.65 * math.cos(angle)
        _rosette(plate, place, 1.75, squeeze, plain=degrees % 42 == 0)


def _rosette(
    plate: Plate, place: tuple[float, float], size: float, squeeze: float, *, plain: bool
) -> None:
    """A rose of folded ribbon of ``size`` mm about the place, narrower where it turns away."""
    t = np.linspace(0, 2 * math.pi, 72, endpoint=False)
    reach = size * (0.9 + 0.12 * np.abs(np.sin(4 * t)))
    edge = np.stack([reach * np.cos(t) * squeeze, reach * np.sin(t)], axis=1) + place
    plate.shape(polygon(edge), fill="paper" if plain else "tint", stroke="ink", width=0.28)
    folds = []
    for k in range(16):
        angle = 2 * math.pi * (k + 0.5) / 16
        way = np.array([math.cos(angle) * squeeze, math.sin(angle)]) * size
        dark = 0.16 + 0.12 * (way[0] + way[1]) / size
        fold = np.linspace(place + way * 0.4, place + way * 0.86, 5)
        folds.append(swell(fold, np.linspace(dark + 0.1, 0.06, 5)))
    plate.fill("".join(folds))
    heart = ellipse(*place, size * 0.36 * squeeze, size * 0.36, 20)
    plate.shape(polygon(heart), fill="accent", stroke="ink", width=0.24)
