"""What stands on the lawn: balls and their flight, turf, the net."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from generator.engraver.curves import arc_length, normals, resample, spline, tangents
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.solids import rim, sphere, tube
from generator.engraver.swell import swell


def ball(plate: Plate, x: float, y: float, r: float, lines: int = 13) -> None:
    """A ball in white flannel of radius r mm about (x, y), its cover sewn in two seams."""
    if r < 2.2:
        plate.disc(x, y, r, fill="light")
        t = np.linspace(-0.75, 2.35, 20)
        dark = np.stack([x + 0.62 * r * np.cos(t), y + 0.62 * r * np.sin(t)], axis=1)
        plate.fill(swell(dark, 0.62 * r * np.sin(np.linspace(0.1, 3.04, 20)) ** 0.7))
        seam = spline(np.array([(-0.95, -0.1), (-0.35, -0.2), (0.0, -0.95)]) * r + [x, y], 8)
        plate.fill(swell(seam, 0.16))
        plate.disc(x, y, r, stroke="ink", width=0.3)
        return
    sphere(plate, x, y, r, lines)
    _seam(plate, x, y, r)
    plate.disc(x, y, r, stroke="ink", width=min(max(0.12, r * 0.09), 0.9))


def _seam(plate: Plate, x: float, y: float, r: float) -> None:
    """The seam of a ball's two-piece cover, sewn over and over with thread."""
    t = np.linspace(0, 2 * math.pi, 361)
    curve = np.stack(
        [
            0.72 * np.cos(t) + 0.28 * np.cos(3 * t),
            0.72 * np.sin(t) - 0.28 * np.sin(3 * t),
            0.9 * np.sin(2 * t),
        ],
        axis=1,
    )
    curve /= np.linalg.norm(curve, axis=1)[:, None]
    turned = curve @ _turn(1.05, 0.62, 0.3).T
    shown = turned[:, 2] > 0.05
    first = int(np.flatnonzero(shown & ~np.roll(shown, 1))[0])
    turned, shown = np.roll(turned, -first, axis=0), np.roll(shown, -first)
    place = turned[:, :2] * r * 0.985 + [x, y]
    flat = np.sqrt(np.clip(turned[:, 2], 0, 1))
    wide = (0.1 * r + 0.28) * (0.35 + 0.65 * flat) * shown
    plate.fill(swell(place, wide), "light")
    plate.fill(swell(place, (0.02 * r + 0.14) * shown))
    if r < 2.8:
        return
    side, along = normals(place), tangents(place)
    threads = []
    step = max(3, int(360 * 0.75 / (2 * math.pi * r)))
    for i in range(step // 2, 360, step):
        if shown[i] and turned[i, 2] > 0.2:
            reach = wide[i] * 0.62 * side[i]
            lean = 0.28 * wide[i] * along[i]
            thread = np.linspace(place[i] - reach - lean, place[i] + reach + lean, 5)
            threads.append(swell(thread, 0.012 * r + 0.13))
    plate.fill("".join(threads))


def _turn(a: float, b: float, c: float) -> Points:
    """The rotation about x by a, then y by b, then z by c radians."""
    ca, sa, cb, sb, cc, sc = (f(v) for v in (a, b, c) for f in (math.cos, math.sin))
    about_x = np.array([[1, 0, 0], [0, ca, -sa], [0, sa, ca]])
    about_y = np.array([[cb, 0, sb], [0, 1, 0], [-sb, 0, cb]])
    about_z = np.array([[cc, -sc, 0], [sc, cc, 0], [0, 0, 1]])
    return np.asarray(about_z @ about_y @ about_x)


def flight(plate: Plate, points: ArrayLike, *, arrow: bool = False, width: float = 0.5) -> None:
    """The dashed way of a ball through the points, growing to ``width`` mm towards its end.

    ``arrow`` ends it in a barb, where the ball itself is not at its end.
    """
    line = spline(points, 20)
    length = float(arc_length(line)[-1])
    n = max(30, int(length / 0.1))
    line = resample(line, n)
    far = np.linspace(0, length, n)
    # Dashes are counted from the end, so that the last is whole.
    on = ((length - far) % 2.1) < 1.35
    plate.fill(swell(line, (0.2 + (width - 0.2) * far / length) * on))
    if arrow:
        end = line[-1]
        way = (line[-1] - line[-8]) / np.hypot(*(line[-1] - line[-8]))
        side = np.array([-way[1], way[0]])
        barb = [end + way * 1.5, end - way * 0.8 + side * 1.0, end - way * 0.3]
        barb += [end - way * 0.8 - side * 1.0]
        plate.fill(polygon(barb))


def shadow(plate: Plate, x: float, y: float, half: float) -> None:
    """A shadow on the grass: level strokes about (x, y), ``half`` mm to either side."""
    strokes = []
    for k in range(-2, 3):
        wide = half * (1 - 0.16 * abs(k)) - 0.35 * (k % 2)
        u = np.linspace(-wide, wide, 24) + 0.5 * k
        width = 0.24 * (1 - (np.linspace(-1, 1, 24)) ** 4)
        strokes.append(swell(np.stack([x + u, y + 0.56 * k + 0 * u], axis=1), width))
    plate.fill("".join(strokes))


def bounce(plate: Plate, x: float, y: float) -> None:
    """The mark of a ball that has struck the ground at (x, y): a dent and clods flung up."""
    dent = spline([(x - 3.2, y - 0.2), (x, y + 0.9), (x + 3.2, y - 0.2)], 12)
    plate.fill(swell(dent, 0.75 * np.sin(np.linspace(0.1, 3.04, len(dent)))))
    rays = []
    for turn, near, far in ((-62, 2.0, 3.6), (-35, 1.3, 2.6), (35, 1.3, 2.6), (62, 2.0, 3.6)):
        way = np.array([math.sin(math.radians(turn)), -math.cos(math.radians(turn))])
        ray = np.array([x, y]) + np.linspace(near, far, 6)[:, None] * way
        rays.append(swell(ray, np.linspace(0.42, 0.16, 6)))
    plate.fill("".join(rays))


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
