"""A wheatsheaf bound with a colored sash, poppies in it, before a scythe."""

from __future__ import annotations

import math

import numpy as np

from engraver.court.tincture import medal, tincture
from engraver.technique.cloth import velvet, velvet_across
from engraver.technique.curves import bezier, ellipse, normals, spline
from engraver.technique.light import metal
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_along
from engraver.technique.solids import rim, tube
from engraver.technique.swell import swell

#: Where the stalks would meet, and the level of the sash.
_ROOT = np.array([22.0, 41.5])
_TIE = 33.0
#: Ears of a row: how many, how far they fan (degrees), how far (mm) their feet lie from _ROOT.
_ROWS = ((5, 33.0, 20.2), (6, 31.0, 16.6), (5, 25.0, 12.0))
#: Poppies: degrees of the fan, mm from _ROOT, petal length.
_POPPIES = ((-20.0, 19.6, 3.2), (20.0, 21.6, 3.0), (5.0, 15.6, 3.2))
#: A grain in its husk, from its foot outward and up.
_GRAIN = spline([(0, 0), (0.95, -0.55), (1.25, -1.4), (0.75, -2.3), (0.15, -1.5)], 4, closed=True)


def sheaf(color: str) -> Plate:
    """The Serf's scythe and sheaf, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.defined("ear"):
        _ear(plate)
    _blade(plate)
    _snath(plate)
    _straw(plate)
    _ears(plate)
    for degrees, reach, size in _POPPIES:
        _poppy(plate, *_on_fan(degrees, reach), size)
    _sash(plate, color)
    return plate


def _on_fan(degrees: float, reach: float) -> tuple[float, float]:
    """The place ``reach`` mm from the root of the sheaf at this angle from upright."""
    angle = math.radians(degrees)
    return float(_ROOT[0] + reach * math.sin(angle)), float(_ROOT[1] - reach * math.cos(angle))


def _ear(plate: Plate) -> None:
    """An ear of bearded wheat standing on the origin, 7.4 mm without its beard."""
    awns = []
    for lean in (-0.42, 0.0, 0.42):
        tip = np.array([lean * 4.6, -9.3 - (0.5 - abs(lean))])
        awn = bezier((lean, -5), (lean * 1.4, -6.5), tip + np.array([0, 1.5]), tip, 9)
        awns.append(swell(awn, np.linspace(0.17, 0.1, 9)))
    plate.fill("".join(awns))
    plate.stroke(polygon(ellipse(0, -4.3, 1.0, 3.0, 20)), 0.8, "paper")
    grains, shades = [], []
    for k in range(5):
        for side in (-1, 1):
            foot = np.array([side * 0.12, -0.2 - 1.25 * k - (0.55 if side > 0 else 0)])
            grain = foot + _GRAIN * [side, 1] * (1.0 - 0.06 * k)
            grains.append((polygon(grain), "light" if side < 0 else "accent"))
            if side > 0:
                shades.append(swell(grain[2:12], 0.36))
            else:
                shades.append(swell(grain[3:9] + np.array([0.5, 0.1]), 0.16))
    grains.append((polygon(np.array([-0.35, -6.2]) + _GRAIN * [0.6, 0.9]), "paper"))
    for data, fill in reversed(grains):
        plate.shape(data, fill=fill, stroke="ink", width=0.2, round_ends=True)
    plate.fill("".join(shades))


def _places(count: int, spread: float, reach: float) -> list[tuple[float, float, float]]:
    """Degrees and foot of the ears of one row: the outer ones first and a little lower."""
    fan = sorted(np.linspace(-spread, spread, count).tolist(), key=lambda d: (-abs(round(d, 6)), d))
    return [(d, *_on_fan(d, reach - 0.9 * abs(d) / spread)) for d in fan]


def _ears(plate: Plate) -> None:
    """Every ear on its stalk, the far rows first; all stalks lie behind all ears."""
    rows = [_places(*row) for row in _ROWS]
    edge = [_on_fan(d, 22.4 - 0.0022 * d * d) for d in np.linspace(-36, 36, 25).tolist()]
    shade = [(22 - 4.4, _TIE), *edge, (22 + 4.4, _TIE)]
    plate.fill(polygon(shade), "deep")
    for degrees, x, y in (place for row in rows for place in row):
        waist, bend = (22 + degrees * 0.1, _TIE), (22 + degrees * 0.13, _TIE - 4)
        stalk = bezier(waist, bend, (x - degrees * 0.08, y + 3), (x, y - 0.6), 12)
        plate.fill(swell(stalk, 0.82))
        plate.fill(swell(stalk, 0.42), "paper")
    for degrees, x, y in (place for row in rows for place in row):
        plate.use("ear", x, y, 1.36, 1.36, turn=round(degrees * 1.15, 1))


def _straw(plate: Plate) -> None:
    """The stalks below the sash, spread to their cut ends, every second one in front."""
    fan = np.linspace(-1, 1, 13)
    for k in (*range(0, 13, 2), *range(1, 13, 2)):
        _stalk(plate, float(fan[k]), 46.0 + 0.9 * math.cos(fan[k] * 1.4) - 0.7 * (k % 2))


def _stalk(plate: Plate, share: float, foot: float) -> None:
    """One stalk from the sash to its cut end, at a share from -1 (left) to 1 of the spread."""
    spread = 22 + share * np.array([4.2, 5, 7.4, 9.6])
    top, knee, calf, end = np.stack([spread, [_TIE, 38, 42, foot]], axis=1)
    line = bezier(top, knee, calf, end, 16)
    u = np.linspace(0, 1, 16)
    wide = 0.85 + 0.65 * u
    plate.fill(swell(line, wide))
    plate.fill(swell(line, wide - 0.42), "paper")
    side = normals(line) * (wide * 0.2)[:, None]
    dark = np.clip(0.12 + 0.3 * (share + 0.4) + 0.3 * (0.4 - u), 0.04, 0.5)
    plate.fill(swell(line - side * 2.2, dark))
    cut = ellipse(end[0], end[1], 0.75, 0.42, 16)
    plate.shape(polygon(cut), fill="light", stroke="ink", width=0.2)


def _snath(plate: Plate) -> None:
    """The scythe's curved pole, with its grip and the rings that hold the blade."""
    line = spline([(4.4, 5.4), (8.4, 15.6), (16, 24.4), (26.4, 33), (34.2, 39.6), (39.0, 46.0)], 20)
    plate.disc(line[-1, 0], line[-1, 1], 1.15, fill="light", stroke="ink", width=0.3)
    tube(plate, line, np.linspace(0.95, 1.2, len(line)), gap=0.46, outline=0.28, depth=0.75)
    x, y, dx, dy = 33.0, 38.6, 3.4, -4.8
    plate.disc(x + dx, y + dy, 1.05, fill="paper", stroke="ink", width=0.34)
    grip = np.linspace((x, y), (x + dx, y + dy), 16)
    tube(plate, grip, np.linspace(0.75, 1.0, 16), gap=0.4, outline=0.26, depth=0.75)
    for a, b in (((4.0, 8.5), (7.2, 7.3)), ((5.2, 11.5), (8.4, 10.1))):
        tube(plate, np.linspace(a, b, 8), 0.62, gap=0.3)
    plate.shape(polygon(ellipse(4.4, 5.4, 0.95, 0.55, 20)), fill="light", stroke="ink", width=0.26)


def _blade(plate: Plate) -> None:
    """The long blade that sweeps over the sheaf: a thick back, bright steel, a keen edge."""
    back = spline([(4.6, 8.2), (10.5, 4.2), (20, 1.7), (31, 3.2), (42.6, 12.4)], 14)
    edge = spline([(6.4, 10.6), (12, 8.0), (20, 6.3), (30, 6.6), (42.6, 12.4)], 14)
    plate.fill(polygon(np.vstack([back, edge[::-1]])), "paper")

    def steel(u: Points, q: float, _: Points) -> Points:
        return metal(
            np.interp(u, [0, 0.25, 0.45, 0.7, 1], [0.3, 0.85, 0.8, 0.3, -0.2]) - 0.55 * (q - 0.3)
        )

    rule_along(plate, back, edge, 8, steel, samples=60)
    rim(plate, np.vstack([back, edge[::-1]]), 0.26, 0.5)
    spine = back * 0.8 + edge * 0.2
    plate.fill(swell(spine, np.linspace(0.8, 0.5, len(spine))), "paper")
    plate.fill(swell(back * 0.72 + edge * 0.28, np.linspace(0.3, 0.16, len(spine))))


def _poppy(plate: Plate, x: float, y: float, size: float) -> None:
    """A poppy of four crumpled petals about (x, y), in the suit's color."""
    for start in (0.3, 1.87, 3.44, 5.01):
        t = np.linspace(start - 0.95, start + 0.95, 22)
        ruffle = size * (1 - 0.35 * np.abs((t - start) / 0.95) ** 5 + 0.05 * np.sin(9 * t))
        petal = np.vstack(
            [[(x, y)], np.stack([x + ruffle * np.cos(t), y + 0.92 * ruffle * np.sin(t)], axis=1)]
        )
        plate.shape(polygon(petal), fill="accent", stroke="ink", width=0.24, round_ends=True)
        lines: dict[str, list[str]] = {"ink": [], "tint": []}
        for angle in start + np.linspace(-0.7, 0.7, 6):
            way = np.array([math.cos(angle), 0.92 * math.sin(angle)]) * size
            lit = way @ np.array([-0.67, -0.74]) > 0.25 * size
            ray = np.linspace(
                np.array([x, y]) + way * (0.5 if lit else 0.3), np.array([x, y]) + way * 0.86, 6
            )
            lines["tint" if lit else "ink"].append(
                swell(ray, np.linspace(0.1, 0.17, 6) if lit else np.linspace(0.24, 0.08, 6))
            )
        for ink, drawn in lines.items():
            plate.fill("".join(drawn), ink)
    plate.shape(
        polygon(ellipse(x, y, 0.3 * size, 0.28 * size, 20)), fill="paper", stroke="ink", width=0.26
    )
    plate.disc(x, y, 0.12 * size, fill="ink")


def _sash(plate: Plate, color: str) -> None:
    """The band round the sheaf, and its bow: tails first, then loops, then the knot."""
    t = np.linspace(-1, 1, 40)
    upper = np.stack([22 + 4.8 * t, _TIE - 1.9 + 0.9 * (1 - t * t)], axis=1)
    lower = np.stack([22 + 5.1 * t, _TIE + 1.9 + 0.9 * (1 - t * t)], axis=1)

    def wrap(u: Points, q: float, _: Points) -> Points:
        crease = 0.45 * math.cos(q * 4 * math.pi)
        return np.asarray(
            0.1
            + crease * (0.4 + 0.6 * u)
            + 0.8 * np.clip(u - 0.5, 0, 1)
            - 0.8 * np.exp(-(((u - 0.25) / 0.16) ** 2))
        )

    velvet(plate, upper, lower, 9, wrap, samples=40)
    rim(plate, np.vstack([upper, lower[::-1]]), 0.26, 0.5)
    knot = (19.4, _TIE + 0.7)
    _tail(plate, color, knot, 1, 9.4)
    _tail(plate, color, knot, -1, 11.4)
    medal(plate, color, knot[0] + 1.2, knot[1] - 0.4, 3.9)


def _tail(plate: Plate, color: str, knot: tuple[float, float], side: int, length: float) -> None:
    """An end of the sash that hangs ``length`` mm from the knot, to the left (-1) or the right."""
    x, y = knot
    fall = np.array([0.0, 0.32, 0.62, 1.0]) * length
    outer = spline(
        np.stack([x + side * np.array([1.2, 3.8, 3.9, 6.0]), y + fall - 0.2], axis=1), 12
    )
    inner = spline(
        np.stack([x - side * np.array([0.6, -0.2, 0.2, -1.9]), y + fall + 0.9], axis=1), 12
    )
    notch = (outer[-1] + inner[-1]) / 2 + np.array([-side * 0.7, -1.4])
    ribbon = np.vstack([outer, notch, inner[::-1]])
    plate.fill(polygon(ribbon), "accent")
    tincture(plate, ribbon, color, pitch=0.95)

    def fold(u: float, v: Points) -> Points:
        return np.clip(0.1 - 0.75 * math.sin(u * 8 + 2.6) + 0.3 * v + 0.15 * side, 0, 1)

    velvet_across(plate, outer[:34], inner[:34], 26, fold, fill="")
    rim(plate, ribbon, 0.26, 0.48)
