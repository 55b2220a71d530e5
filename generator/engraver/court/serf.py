"""The Serf: a wheatsheaf bound with a coloured sash, poppies in it, before a scythe."""

from __future__ import annotations

import math

import numpy as np

from generator.engraver.cloth import velvet, velvet_across
from generator.engraver.curves import bezier, ellipse, spline
from generator.engraver.light import metal
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.solids import rim, rule_along, tube
from generator.engraver.swell import swell

#: Where the stalks would meet, and the level of the sash.
_ROOT = np.array([22.0, 41.5])
_TIE = 33.0
#: Ears of a row: how many, how far they fan (degrees), how far (mm) their feet lie from _ROOT.
_ROWS = ((8, 36.0, 23.0), (9, 34.0, 19.4), (8, 27.0, 15.8), (7, 21.0, 12.4))
#: Poppies: degrees of the fan, mm from _ROOT, petal length.
_POPPIES = ((-15.0, 20.4, 2.9), (21.0, 17.4, 2.7), (-6.0, 13.6, 2.5))


def serf() -> Plate:
    """The Serf, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.defined("ear"):
        _ear(plate)
    _snath(plate)
    _blade(plate)
    _stalks(plate)
    for count, spread, reach in _ROWS:
        _row(plate, count, spread, reach)
    for degrees, reach, size in _POPPIES:
        _poppy(plate, *_on_fan(degrees, reach), size)
    _sash(plate)
    return plate


def _on_fan(degrees: float, reach: float) -> tuple[float, float]:
    """The place ``reach`` mm from the root of the sheaf at this angle from upright."""
    angle = math.radians(degrees)
    return float(_ROOT[0] + reach * math.sin(angle)), float(_ROOT[1] - reach * math.cos(angle))


def _ear(plate: Plate) -> None:
    """An ear of bearded wheat standing on the origin, 7.4 mm without its beard."""
    awns = []
    for k, lean in enumerate((-0.42, -0.2, 0.0, 0.2, 0.42)):
        tip = np.array([lean * 4.6, -9.6 - 0.5 * (k % 2) - (0.5 - abs(lean))])
        awns.append(swell(bezier((lean, -5), (lean * 1.4, -6.5), tip + [0, 1.5], tip, 9), np.linspace(0.17, 0.1, 9)))
    plate.fill("".join(awns))
    grains, shades = [], []
    for k in range(5):
        for side in (-1, 1):
            foot = np.array([side * 0.12, -0.2 - 1.25 * k - (0.55 if side > 0 else 0)])
            grain = foot + _GRAIN * [side, 1] * (1.0 - 0.06 * k)
            grains.append(polygon(grain))
            if side > 0:
                shades.append(swell(grain[2:12], 0.36))
            else:
                shades.append(swell(grain[3:9] + [0.5, 0.1], 0.16))
    grains.append(polygon(np.array([0, -6.2]) + _GRAIN * [0.6, 0.9] - [0.35, 0]))
    for data in reversed(grains):
        plate.shape(data, fill="paper", stroke="ink", width=0.2, round_ends=True)
    plate.fill("".join(shades))


#: A grain in its husk, from its foot outward and up.
_GRAIN = spline([(0, 0), (0.95, -0.55), (1.25, -1.4), (0.75, -2.3), (0.15, -1.5)], 4, closed=True)


def _row(plate: Plate, count: int, spread: float, reach: float) -> None:
    """Ears side by side on the fan, the outer ones first and a little lower."""
    places = np.linspace(-spread, spread, count)
    for degrees in sorted(places, key=lambda d: (-abs(round(d, 6)), d)):
        x, y = _on_fan(float(degrees), reach - 0.9 * abs(degrees) / spread)
        stalk = np.linspace((x, y - 0.5), _on_fan(float(degrees) * 0.8, reach - 4), 6)
        plate.fill(swell(stalk, 0.7))
        plate.fill(swell(stalk, 0.34), "paper")
        plate.use("ear", x, y, turn=round(float(degrees) * 1.15, 1))


def _stalks(plate: Plate) -> None:
    """The straw above and below the sash, ruled from one side of the sheaf to the other."""
    left = spline([(17.6, _TIE), (15.2, 29), (11.4, 24.4)], 10)
    right = left * [-1, 1] + [44, 0]
    crown = np.stack([np.linspace(11.4, 32.6, 20), 24.4 - 5 * np.sin(np.linspace(0, np.pi, 20))], axis=1)
    plate.fill(polygon(np.vstack([left, crown, right[::-1]])), "paper")
    rule_along(plate, left, right, 30, _straw, samples=16)
    foot = spline([(17.6, _TIE), (15.6, 38.6), (12.6, 46.2)], 10)
    other = foot * [-1, 1] + [44, 0]
    ends = np.stack([np.linspace(12.6, 31.4, 29), 46.4 + 0.55 * (np.arange(29) % 2) + 0.8 * np.sin(np.linspace(0, np.pi, 29))], axis=1)
    plate.fill(polygon(np.vstack([foot, ends, other[::-1]])), "paper")
    rule_along(plate, foot, other, 24, _straw, samples=16)
    plate.stroke(polyline(ends), 0.3)
    for edge, width in ((foot, 0.3), (other, 0.5)):
        plate.fill(swell(edge, width))


def _straw(u: Points, q: float, _: Points) -> Points:
    """Straw: every third stalk in shade, all dark under the sash and away from the light."""
    stalk = 0.3 * (round(q * 60) % 3 == 0)
    return np.asarray(0.24 + stalk + 0.42 * max(0.0, q - 0.45) + 0.5 * np.clip(0.35 - u, 0, 1))


def _snath(plate: Plate) -> None:
    """The scythe's curved pole, with its two grips."""
    line = spline([(6.0, 8.6), (9.4, 17), (17, 25), (27, 33.4), (34.6, 40), (39.4, 46.6)], 20)
    tube(plate, line, np.linspace(0.9, 1.15, len(line)), gap=0.46, outline=0.28, depth=0.75)
    for x, y, dx, dy in ((31.8, 37.4, 3.0, -4.4), (9.9, 17.8, -3.6, 2.4)):
        grip = np.linspace((x, y), (x + dx, y + dy), 16)
        tube(plate, grip, np.interp(np.linspace(0, 1, 16), [0, 0.5, 1], [0.65, 0.8, 1.05]), gap=0.4, depth=0.75)
        tube(plate, np.array([(x - dy * 0.16, y + dx * 0.16), (x + dy * 0.16, y - dx * 0.16)]), 0.7, gap=0.3)


def _blade(plate: Plate) -> None:
    """The long blade that sweeps over the sheaf: a thick back, bright steel, a keen edge."""
    back = spline([(4.6, 9.0), (10.5, 4.6), (20, 1.9), (31, 3.2), (42.6, 12.4)], 14)
    edge = spline([(6.4, 11.2), (12, 8.4), (20, 6.3), (30, 6.6), (42.6, 12.4)], 14)
    plate.fill(polygon(np.vstack([back, edge[::-1]])), "paper")

    def steel(u: Points, q: float, _: Points) -> Points:
        return metal(np.interp(u, [0, 0.25, 0.45, 0.7, 1], [0.3, 0.85, 0.8, 0.3, -0.2]) - 0.55 * (q - 0.3))

    rule_along(plate, back, edge, 10, steel, samples=60)
    rim(plate, np.vstack([back, edge[::-1]]), 0.26, 0.5)
    spine = back * 0.8 + edge * 0.2
    plate.fill(swell(spine, np.linspace(0.5, 0.2, len(spine))), "paper")
    plate.fill(swell(spine + [0, 0.2], np.linspace(0.24, 0.14, len(spine))))
    tube(plate, np.array([(4.9, 8.6), (6.6, 12.4)]), 1.5, gap=0.4, outline=0.3)


def _poppy(plate: Plate, x: float, y: float, size: float) -> None:
    """A poppy of four crumpled petals about (x, y), in the suit's colour."""
    for start in (0.3, 1.87, 3.44, 5.01):
        t = np.linspace(start - 0.95, start + 0.95, 22)
        ruffle = size * (1 - 0.35 * np.abs((t - start) / 0.95) ** 5 + 0.05 * np.sin(9 * t))
        petal = np.vstack([[(x, y)], np.stack([x + ruffle * np.cos(t), y + 0.92 * ruffle * np.sin(t)], axis=1)])
        plate.shape(polygon(petal), fill="accent", stroke="ink", width=0.24, round_ends=True)
        lines: dict[str, list[str]] = {"ink": [], "tint": []}
        for angle in start + np.linspace(-0.7, 0.7, 6):
            way = np.array([math.cos(angle), 0.92 * math.sin(angle)]) * size
            lit = way @ np.array([-0.67, -0.74]) > 0.25 * size
            ray = np.linspace([x, y] + way * (0.5 if lit else 0.3), [x, y] + way * 0.86, 6)
            lines["tint" if lit else "ink"].append(swell(ray, np.linspace(0.1, 0.17, 6) if lit else np.linspace(0.24, 0.08, 6)))
        for ink, drawn in lines.items():
            plate.fill("".join(drawn), ink)
    plate.shape(polygon(ellipse(x, y, 0.3 * size, 0.28 * size, 20)), fill="paper", stroke="ink", width=0.26)
    plate.disc(x, y, 0.12 * size, fill="ink")


def _sash(plate: Plate) -> None:
    """The band round the sheaf, and its bow: tails first, then loops, then the knot."""
    t = np.linspace(-1, 1, 40)
    upper = np.stack([22 + 5.0 * t, _TIE - 1.9 + 0.9 * (1 - t * t)], axis=1)
    lower = np.stack([22 + 5.2 * t, _TIE + 1.9 + 0.9 * (1 - t * t)], axis=1)

    def wrap(u: Points, q: float, _: Points) -> Points:
        crease = 0.45 * math.cos(q * 4 * math.pi)
        return np.asarray(0.1 + crease * (0.4 + 0.6 * u) + 0.8 * np.clip(u - 0.5, 0, 1) - 0.8 * np.exp(-(((u - 0.25) / 0.16) ** 2)))

    velvet(plate, upper, lower, 9, wrap, samples=40)
    rim(plate, np.vstack([upper, lower[::-1]]), 0.26, 0.5)
    knot = (22.0, _TIE + 0.8)
    for side in (-1, 1):
        _tail(plate, knot, side)
    for side in (-1, 1):
        _loop(plate, knot, side)
    plate.shape(polygon(ellipse(*knot, 1.7, 1.9, 40)), fill="accent", stroke="ink", width=0.34)
    creases = [swell(bezier((knot[0] + x, knot[1] - 1.5), (knot[0] + x * 0.5, knot[1] - 0.5), (knot[0] + x * 0.5, knot[1] + 0.5), (knot[0] + x, knot[1] + 1.5), 9), 0.22) for x in (0.4, 1.0)]
    plate.fill("".join(creases))
    plate.fill(swell(np.linspace((knot[0] - 0.7, knot[1] - 1), (knot[0] - 0.7, knot[1] + 0.9), 5), 0.3), "tint")


def _tail(plate: Plate, knot: tuple[float, float], side: int) -> None:
    x, y = knot
    outer = spline([(x + side * 1.0, y), (x + side * 5.0, y + 3.2), (x + side * 5.6, y + 7), (x + side * 8.6, y + 11.2)], 12)
    inner = spline([(x + side * 0.1, y + 0.8), (x + side * 2.2, y + 4), (x + side * 2.4, y + 8), (x + side * 4.8, y + 12.6)], 12)
    notch = (outer[-1] + inner[-1]) / 2 + [-side * 0.9, -1.4]
    ribbon = np.vstack([outer, notch, inner[::-1]])
    plate.fill(polygon(ribbon), "accent")

    def fold(u: float, v: Points) -> Points:
        return np.asarray(0.1 - 0.75 * math.sin(u * 8 + 2.6) + 0.3 * v + 0.15 * side)

    velvet_across(plate, outer[:34], inner[:34], 30, fold, fill="")
    rim(plate, ribbon, 0.26, 0.48)


def _loop(plate: Plate, knot: tuple[float, float], side: int) -> None:
    x, y = knot
    upper = spline([(x + side * 0.6, y - 0.6), (x + side * 4, y - 3.6), (x + side * 8, y - 3.8), (x + side * 9.4, y - 1.2)], 10)
    lower = spline([(x + side * 0.6, y + 0.6), (x + side * 4, y + 1.8), (x + side * 7.6, y + 2.2), (x + side * 9.4, y - 1.2)], 10)

    def fold(u: Points, q: float, _: Points) -> Points:
        gather = 0.95 * np.clip(0.45 - u, 0, 1) / 0.45 * (0.5 + 0.5 * math.cos(q * 5 * math.pi))
        crest = 1.1 * np.exp(-(((u - 0.62) / 0.2) ** 2)) * math.exp(-(((q - 0.3) / 0.2) ** 2))
        return np.asarray(0.08 + gather + 0.8 * max(0.0, q - 0.55) + 0.2 * (side > 0) - crest)

    velvet(plate, upper, lower, 11, fold, samples=30)
    rim(plate, np.vstack([upper, lower[::-1]]), 0.26, 0.52)
