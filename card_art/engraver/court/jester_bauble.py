"""A fool's bauble (marotte): a carved head in a horned hood of motley on a turned stick.

Drawn about a point beside the carved ear; the face looks left.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from engraver.court.marotte_face import face
from engraver.court.motley import bell
from engraver.court.tincture import medal, tincture
from engraver.technique.cloth import velvet, velvet_across
from engraver.technique.curves import normals, resample, spline, tangents
from engraver.technique.light import facing
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_along
from engraver.technique.solids import rim, sphere, tube
from engraver.technique.swell import swell
from engraver.technique.trimmings import ring, turned

_STICK = 1.2


def bauble(color: str) -> Plate:
    """The Jester's bauble with two horns, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.defined("bell"):
        bell(plate)
    with plate.placed(21.3, 19.3, 0.81):
        _stick(plate)
        _ribbons(plate)
        far = _horn(plate, [(19.4, 6.5), (22, -0.5), (20.5, -9.5), (13, -13), (4, -7)], 5.4)
        _cape(plate)
        face(plate)
        _hood(plate, color)
        _coxcomb(plate)
        near = _horn(
            plate, [(-20.4, -8.4), (-19, -15.8), (-12, -19.4), (-4, -16.2), (1.8, -9.2)], 4.8
        )
        _roll(plate, [(-2.2, -6.0), (1.6, -5.6), (4.9, -8.2), (5.6, -12.6)], 0.7)
        medal(plate, color, 5.2, 1.6, 3.8)
        for x, y, turn in (far, near):
            plate.use("bell", x, y, 1.55, 1.55, turn)
    return plate


def _stick(plate: Plate) -> None:
    x = _STICK
    profile = [(0, 1.15), (16.2, 1.15), (16.6, 1.6), (17.4, 1.6), (17.8, 1.15), (19, 1.25)]
    turned(plate, (x, 13), (x, 32), profile, gap=0.5)
    for y, reach, height in ((19.4, 2.0, 1.0), (21.0, 1.6, 0.9)):
        ring(plate, x, y, reach, 0.45, height)
    sphere(plate, x, 32.6, 1.9, 9)


def _ribbons(plate: Plate) -> None:
    x = _STICK
    for side in (-1, 1):
        outer = [(0, 21.2), (3.8, 22.4), (7.6, 25.2), (6.6, 28.6), (10.0, 33.2)]
        inner = [(0, 22.4), (2.8, 24.0), (5.0, 26.2), (4.0, 29.6), (6.6, 34.6)]
        a = spline([(x + side * px, py) for px, py in outer], 10)
        b = spline([(x + side * px, py) for px, py in inner], 10)
        notch = (a[-1] + b[-1]) / 2 + np.array([-side * 1.0, -1.3])
        ribbon = np.vstack([a, notch, b[::-1]])
        plate.fill(polygon(ribbon), "accent" if side < 0 else "paper")

        def fold(u: float, v: Points, side: int = side) -> Points:
            wave = math.sin(u * 11 + (0.6 if side < 0 else 2.4))
            return np.asarray(0.3 * (1 if side > 0 else 0.4) + 0.6 * wave + 0.2 * v)

        if side < 0:
            velvet_across(plate, a[:37], b[:37], 30, fold, fill="")
        else:
            velvet_across(
                plate, a[:37], b[:37], 30, lambda u, v: np.clip(fold(u, v), 0, 1), fill=""
            )
        rim(plate, ribbon, 0.2, 0.4)


def _horn(plate: Plate, points: ArrayLike, width: float) -> tuple[float, float, float]:
    """A stuffed horn from tip to root in five bands; where its bell hangs and how it is turned."""
    bands = 5
    line = resample(spline(points, 16), 120)
    radius = np.interp(np.linspace(0, 1, 120), [0, 0.65, 1], [1.1, width * 0.86, width])
    along, across = tangents(line), normals(line)
    v = np.linspace(-1, 1, 15)[:, None]
    cuts = [round(k * 119 / bands) for k in range(bands + 1)]
    for k in range(bands - 1, -1, -1):
        cut, part = cuts[k + 1], slice(cuts[k], cuts[k + 1] + 1)
        seam = line[cut] + (v * across[cut] + 0.45 * (1 - v * v) * along[cut]) * radius[cut]
        paper = "accent" if k % 2 else "paper"
        plate.fill(polygon(np.vstack([seam, seam[[-1, 0]] - along[cut] * 0.3])), paper)
        tube(plate, line[part], radius[part], gap=0.6, outline=0.3, depth=0.85, paper=paper)
        if k % 2:
            _shine(plate, line[part], radius[part])
        plate.fill(swell(seam, 0.3))
    x, y = line[0] - along[0] * 0.2
    turn = math.degrees(math.atan2(along[0][0], -along[0][1]))
    return float(x), float(y), round(turn, 1)


def _shine(plate: Plate, line: Points, radius: Points) -> None:
    """Pale lines along the side of a colored bar that faces the light."""
    across = normals(line)
    lit = facing(across)
    offset = across * (np.sign(lit) * radius)[:, None]
    width = 0.24 * np.abs(lit) * np.sin(np.pi * np.linspace(0.08, 0.92, len(line)))
    rays = [swell(line + offset * share, width) for share in (0.3, 0.46, 0.62)]
    plate.fill("".join(rays), "tint")


def _cape(plate: Plate) -> None:
    """Seven dagged points of two cloths about the neck, each with its bell."""
    neck = spline([(-4.2, 9.4), (-1, 11.4), (3, 12), (7.4, 10.8), (10, 8)], 16)
    foot = spline([(-13.5, 11.4), (-8, 15.4), (1.5, 17.4), (11, 15.4), (17, 10.4)], 16)
    neck, foot = resample(neck, 7 * 12 + 1), resample(foot, 7 * 12 + 1)
    for i in (0, 6, 1, 5, 2, 4, 3):
        a, b = neck[i * 12 : i * 12 + 13], foot[i * 12 : i * 12 + 13]
        drop = b[6] - a[6]
        tip = b[6] + drop / math.hypot(*drop) * 3.4
        left, right = _dag_side(a[0], b[0], tip, -1), _dag_side(a[-1], b[-1], tip, 1)
        dag = np.vstack([left, right[::-1]])
        shaded = abs(i - 2.4) / 4 * (1.0 if i > 2 else 0.4)

        def fold(u: Points, q: float, _: Points, shaded: float = shaded) -> Points:
            under = 0.6 * np.clip(0.3 - u, 0, 1) / 0.3
            return np.asarray(0.36 * shaded - 0.3 + 1.5 * abs(q - 0.36) ** 1.1 + under)

        if i % 2:
            velvet(plate, left, right, 9, fold, samples=24)
        else:
            plate.fill(polygon(dag), "paper")
            rule_along(plate, left, right, 9, fold, samples=24)
        rim(plate, dag, 0.22, 0.44)
        plate.use("bell", float(tip[0]), float(tip[1]))


def _dag_side(top: Points, hip: Points, tip: Points, sign: int) -> Points:
    middle = (top + hip) / 2 + np.array([0.25 * sign, 0])
    return spline([top, middle, hip, tip * 0.8 + hip * 0.2 + np.array([0.1 * sign, -0.3]), tip], 6)


def _hood(plate: Plate, color: str) -> None:
    """The hood in halves, colored behind and plain before, with rolled edges."""
    outer = spline(
        [(-6.4, -9.2), (-4.6, -13), (0.4, -15.6), (6, -14.8), (10.2, -10.6), (11.6, -4), (11, 3),
         (10.6, 9.6), (10.4, 11.0)], 12,
    )  # fmt: skip
    inner = spline(
        [(-6.0, -7.2), (-3.0, -7.0), (-0.4, -4.6), (0.4, -0.6), (-0.2, 4), (-1.0, 7.6),
         (-1.6, 9.8), (-2.4, 12.2)], 12,
    )  # fmt: skip
    middle = resample(inner, 90) * 0.5 + resample(outer, 90) * 0.5
    plate.fill(polygon(np.vstack([outer, [(3, 11.6)], inner[::-1]])), "paper")

    def back(u: Points, q: float, p: Points) -> Points:
        crest = 0.9 * math.exp(-(((q - 0.62) / 0.2) ** 2)) * np.exp(-(((p[:, 1] + 4) / 7) ** 2))
        return np.asarray(
            0.1 + 0.75 * (1 - q) ** 2 + 0.35 * (q > 0.9) + 0.3 * np.clip(u - 0.75, 0, 1) - crest
        )

    def front(u: Points, q: float, p: Points) -> Points:
        return np.asarray(
            0.16 + 0.4 * math.exp(-((q / 0.16) ** 2)) + 0.42 * (q > 0.72)
            + 0.34 * np.clip((p[:, 1] - 2) / 9, 0, 1) + 0.1 * np.sin(u * 16 + q * 5)
        )  # fmt: skip

    plate.fill(polygon(np.vstack([outer, middle[::-1]])), "accent")
    rule_along(plate, outer, middle, 11, back, samples=60)
    tincture(plate, np.vstack([outer, middle[::-1]]), color, pitch=1.3, line=0.26)
    rule_along(plate, middle, inner, 9, front, samples=60)
    plate.fill(swell(middle, 0.32))
    rim(plate, outer, 0.26, 0.52, closed=False)
    _roll(plate, [(-3.6, 10.6), (-0.6, 12.0), (3.2, 12.5), (7.4, 11.6), (11.2, 9.0)], 0.95)
    brow = [(-6.4, -7.6), (-3.4, -7.6), (-0.6, -5.2), (0.4, -1)]
    _roll(plate, [*brow, (-0.2, 4), (-1.2, 8.2), (-2.8, 11.4)], 0.78)


def _roll(plate: Plate, points: ArrayLike, radius: float) -> None:
    tube(plate, spline(points, 12), radius, gap=0.55, outline=0.28)


def _coxcomb(plate: Plate) -> None:
    """The cock's comb sewn along the crown, in seven lobes."""
    base = spline([(-5.6, -11.6), (-2, -14.8), (3, -15.8), (8, -13.4), (11, -8.6), (11.8, -3)], 14)
    u = np.linspace(0, 1, len(base))
    along = tangents(base)
    lobes = np.abs(np.sin(np.pi * 7 * u))
    height = (1.2 + 4.3 * np.sin(np.pi * (u * 0.9 + 0.06)) ** 0.8) * (0.52 + 0.48 * lobes**0.7)
    out = np.stack([along[:, 1], -along[:, 0]], axis=1)
    tips = base + out * height[:, None] - along * (0.32 * height)[:, None]

    def fold(u: float, v: Points) -> Points:
        lobe = abs(math.sin(np.pi * 7 * u))
        return np.asarray(0.7 - 1.3 * v * (0.3 + 0.7 * lobe) - 0.2 * (u < 0.4) + 0.3 * (u > 0.7))

    velvet_across(plate, base, tips, 44, fold)
    rim(plate, np.vstack([base, tips[::-1]]), 0.24, 0.5)
