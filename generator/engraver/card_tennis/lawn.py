"""What stands on the lawn: balls and their flight, turf, the net."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from generator.engraver.curves import normals, resample, spline
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.solids import rim, sphere, tube
from generator.engraver.swell import swell


def ball(plate: Plate, x: float, y: float, r: float, lines: int = 13) -> None:
    """A felt-covered ball of radius r mm about (x, y) with one plain seam."""
    sphere(plate, x, y, r, lines)
    seams = (
        [(-0.97, 0.12), (-0.45, -0.08), (-0.02, -0.42), (0.12, -0.97)],
        [(0.98, -0.02), (0.42, 0.16), (0.08, 0.5), (0.02, 0.98)],
    )
    for seam in seams:
        line = spline(np.asarray(seam) * r * 0.985 + [x, y], 12)
        plate.fill(swell(line, 0.18 * r), "paper")
        plate.fill(swell(line, 0.045 * r + 0.02))
    plate.disc(x, y, r, stroke="ink", width=min(max(0.12, r * 0.09), 1.1))


def flight(plate: Plate, points: ArrayLike, *, streaks: bool = True) -> None:
    """The dashed way of a ball through the points, growing heavier towards it."""
    line = resample(spline(points, 20), 400)
    u = np.linspace(0, 1, 400)
    dashes = (np.arange(400) % 26) < 16
    plate.fill(swell(line, (0.14 + 0.34 * u) * dashes))
    if not streaks:
        return
    side = normals(line)
    for offset, start in ((1.25, 0.80), (-1.25, 0.80), (2.3, 0.87), (-2.3, 0.87)):
        part = slice(int(start * 400), -14)
        width = 0.26 * np.clip((u[part] - start) / (1 - start), 0, 1)
        plate.fill(swell(line[part] + side[part] * offset, width))


def turf(plate: Plate, y: float, x0: float, x1: float, seed: int) -> None:
    """A strip of mown grass from x0 to x1 at height y: level strokes and tufts."""
    rng = np.random.default_rng(seed)
    middle, half = (x0 + x1) / 2, (x1 - x0) / 2
    strokes = []
    for k in range(7):
        wide = half * (1 - 0.07 * k - 0.05 * rng.random())
        x = np.linspace(middle - wide, middle + wide, 60)
        edge = np.clip((1 - np.abs(x - middle) / wide) * 5, 0, 1)
        width = 0.24 * np.clip(np.sin(x * 0.7 + k * 2.1) + 0.55, 0, 1) * edge
        level = y + k * 0.55 + 0.04 * np.sin(x * 3 + k)
        strokes.append(swell(np.stack([x, level], axis=1), width))
    for _ in range(20):
        root, foot = x0 + 2 + (x1 - x0 - 4) * rng.random(), y + 3 * rng.random()
        for lean in (-1, 0, 1):
            t = np.linspace(0, 1, 5)
            blade = [root + lean * 0.25 + t * t * (lean * 0.4 + 0.1), foot - 1.2 * t]
            strokes.append(swell(np.stack(blade, axis=1), np.linspace(0.24, 0.04, 5)))
    plate.fill("".join(strokes))


def net(plate: Plate, x0: float, x1: float, top: float, foot: float, *, sag: float = 1.6) -> None:
    """A net between two posts: mesh, white band, ball-headed posts; ``sag`` mm in the middle."""
    middle = (x0 + x1) / 2

    def dip(x: ArrayLike) -> Points:
        return sag * (1 - ((np.asarray(x) - middle) / ((x1 - x0) / 2)) ** 2)

    gap = 1.7
    uprights = np.arange(x0 + gap / 2, x1, gap)
    mesh = [polyline([(x, top + float(dip(x))), (x, foot)]) for x in uprights]
    for share in np.linspace(0.12, 1, 11):
        x = np.linspace(x0, x1, 40)
        y = top + dip(x) * (1 - share) + share * (foot - top)
        mesh.append(polyline(np.stack([x, y], axis=1)))
    plate.stroke("".join(mesh), 0.17)
    x = np.linspace(x0, x1, 60)
    upper = np.stack([x, top + dip(x) - 0.4], axis=1)
    lower = upper + np.array((0, 2.4))
    band = np.vstack([upper, lower[::-1]])
    plate.fill(polygon(band), "light")
    rim(plate, band, 0.2, 0.42)
    plate.fill(swell(lower - np.array((0, 0.5)), 0.14))
    for post in (x0, x1):
        column = resample([(post, top - 2.6), (post, foot + 1.4)], 40)
        tube(plate, column, 0.95, gap=0.42, outline=0.3, paper="tint")
        sphere(plate, post, top - 3.2, 1.35, 7)


def lawn_plan(plate: Plate, width: float, height: float) -> None:
    """A lawn court from above in mown stripes, with the lines of the laws of the 1880s.

    Proportions 78 × 36 feet, service lines 21 feet from the net, singles side lines 4½ feet in.
    """
    foot = width / 84
    left, top = (plate.width - 78 * foot) / 2, (plate.height - 36 * foot) / 2
    right, bottom = left + 78 * foot, top + 36 * foot
    _stripes(plate, width, height)
    middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
    inner_top, inner_bottom = top + 4.5 * foot, bottom - 4.5 * foot
    near, far = middle_x - 21 * foot, middle_x + 21 * foot
    lines = [
        [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)],
        [(left, inner_top), (right, inner_top)],
        [(left, inner_bottom), (right, inner_bottom)],
        [(near, inner_top), (near, inner_bottom)],
        [(far, inner_top), (far, inner_bottom)],
        [(near, middle_y), (far, middle_y)],
        [(left, middle_y), (left + 1.5 * foot, middle_y)],
        [(right, middle_y), (right - 1.5 * foot, middle_y)],
    ]
    data = "".join(polyline(line) for line in lines)
    plate.stroke(data, 1.5, "accent", round_ends=True)
    plate.stroke(data, 1.0, "light", round_ends=True)
    post_top, post_foot = top - 3 * foot, bottom + 3 * foot
    mesh = np.arange(post_top, post_foot, 1.5)
    ties = "".join(polyline([(middle_x - 1.1, y), (middle_x + 1.1, y + 1.5)]) for y in mesh)
    ties += "".join(polyline([(middle_x + 1.1, y), (middle_x - 1.1, y + 1.5)]) for y in mesh)
    plate.stroke(ties, 0.2)
    plate.stroke(polyline([(middle_x, post_top), (middle_x, post_foot)]), 0.7, "ink")
    for y in (post_top, post_foot):
        sphere(plate, middle_x, y, 1.9, 9)


def _stripes(plate: Plate, width: float, height: float) -> None:
    """Mown lawn: bands of level and of upright strokes by turns, in the accent."""
    x0, y0 = (plate.width - width) / 2, (plate.height - height) / 2
    outline = [(x0, y0), (x0 + width, y0), (x0 + width, y0 + height), (x0, y0 + height)]
    plate.fill(polygon(outline), "tint")
    band = width / 14
    for i in range(14):
        left = x0 + i * band
        data = []
        if i % 2:
            for y in np.arange(y0 + 0.8, y0 + height, 1.6):
                line = resample([(left + 0.4, y), (left + band - 0.4, y)], 12)
                data.append(swell(line, 0.16 + 0.16 * np.sin(np.linspace(0, math.pi, 12))))
        else:
            for x in np.arange(left + 0.8, left + band, 1.6):
                line = resample([(x, y0 + 0.4), (x, y0 + height - 0.4)], 40)
                data.append(swell(line, 0.15 + 0.05 * np.sin(np.linspace(0, 40, 40) + x)))
        plate.fill("".join(data), "accent")
    rim(plate, outline, 0.5, 0.9)
