"""The lawn: balls, their flight and bounce, turf and shadows; mm."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique import burin
from engraver.technique.curves import arc_length, normals, resample, spline, tangents
from engraver.technique.light import brightness
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: The picture of a stroke, mm.
WIDTH, HEIGHT = 46.0, 50.0


def ball(
    plate: Plate, x: float, y: float, r: float, lines: int = 13, *, spared: bool = False
) -> None:
    """A ball in white flannel of radius r mm about (x, y), its cover sewn in two seams.

    Three of four of its lines are `spared`: ruled, so that the face may leave them out.
    """
    if r < 2.2:
        plate.disc(x, y, r, fill="light")
        t = np.linspace(-0.75, 2.35, 20)
        dark = np.stack([x + 0.62 * r * np.cos(t), y + 0.62 * r * np.sin(t)], axis=1)
        plate.fill(swell(dark, 0.62 * r * np.sin(np.linspace(0.1, 3.04, 20)) ** 0.7))
        seam = spline(np.array([(-0.95, -0.1), (-0.35, -0.2), (0.0, -0.95)]) * r + [x, y], 8)
        plate.fill(swell(seam, 0.16))
        plate.disc(x, y, r, stroke="ink", width=0.3)
        return
    plate.disc(x, y, r, fill="light")
    nap = _nap(x, y, r, min(lines, int(2 * r / 0.6)))
    if spared:
        plate.fill("".join(line for i, line in enumerate(nap) if i % 4), "rule")
        nap = nap[::4]
    plate.fill("".join(nap))
    _seam(plate, x, y, r)
    plate.disc(x, y, r, stroke="ink", width=min(max(0.45, r * 0.09), 0.9))


def _nap(x: float, y: float, r: float, lines: int) -> list[str]:
    """Path data of each of the lines about a ball of white flannel.

    They are soft and broken, and pale at the far edge.
    """
    strokes = []
    for i in range(lines):
        level = -1 + 2 * (i + 0.5) / lines
        half = math.sqrt(max(0.0, 1 - level * level))
        u = np.linspace(-half, half, max(26, int(9 * r)))
        v = np.clip(level + 0.23 * (1 - (u / half) ** 2) * half, -1, 1)
        z = np.sqrt(np.clip(1 - u * u - v * v, 0, 1))
        shade = np.clip(1.0 - 1.18 * brightness(u, v, z), 0, 1)
        # The grass throws a little light back under the ball.
        shade = shade - 0.5 * np.clip(0.42 - z, 0, 1) * np.clip(u + v, 0, 2)
        rough = 1 - 0.16 * np.sin(23 * u + 5.1 * i) * np.sin(7 * u + 2.3 * i)
        inside = u * u + v * v <= (1 - 0.16 / r) ** 2
        # The bowed lines draw together towards the foot; where they meet they are a solid.
        near = 1 - 0.23 * level / half * (1 + (u / half) ** 2)
        pitch = 2 * r / lines * np.maximum(near, 0) / np.sqrt(1 + (0.46 * u / half) ** 2)
        width = np.minimum(burin.ruled(shade * rough, pitch), pitch - 0.22)
        width = np.where(pitch < 0.42, pitch + 0.12, width) * inside
        strokes.append(swell(np.stack([x + u * r, y + v * r], axis=1), width))
    return strokes


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
    shown = turned[:, 2] > 0.16
    first = int(np.flatnonzero(shown & ~np.roll(shown, 1))[0])
    turned, shown = np.roll(turned, -first, axis=0), np.roll(shown, -first)
    place = turned[:, :2] * r * 0.985 + [x, y]
    flat = np.sqrt(np.clip(turned[:, 2], 0, 1))
    wide = (0.06 * r + 0.62) * (0.35 + 0.65 * flat) * shown
    plate.fill(swell(place, wide), "light")
    plate.fill(swell(place, (0.02 * r + 0.14) * shown))
    if r < 6:
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
    line = _thrown(points)
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


def _thrown(points: ArrayLike) -> Points:
    """One even curve through the points, as of a thing thrown: no bend sharper than another."""
    through = np.asarray(points, dtype=float)
    way = arc_length(through)
    curve = np.polynomial.polynomial.Polynomial.fit
    t = np.linspace(0, way[-1], 80)
    return np.stack([curve(way, place, min(3, len(way) - 1))(t) for place in through.T], axis=1)


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


def turf(
    plate: Plate, y: float, x0: float, x1: float, seed: int, shade: tuple[float, float] = (0, 0)
) -> None:
    """A strip of mown grass from x0 to x1 at height y: level strokes and tufts.

    ``shade`` is where a shadow lies on it: the x of its middle and its half width, mm.
    """
    rng = np.random.default_rng(seed)
    middle, half = (x0 + x1) / 2, (x1 - x0) / 2
    strokes, tufts = [], []
    for k in range(6):
        wide = half * (1 - 0.07 * k - 0.05 * rng.random())
        x = np.linspace(middle - wide, middle + wide, 90)
        edge = np.clip((1 - np.abs(x - middle) / wide) * 5, 0, 1)
        width = 0.24 * np.clip(np.sin(x * 0.7 + k * 2.1) + 0.55, 0, 1) * edge
        if shade[1] and k < 4:
            reach = shade[1] * (1 - 0.16 * k)
            width = np.maximum(width, 0.38 * np.clip(3 * (1 - np.abs(x - shade[0]) / reach), 0, 1))
        strokes.append(swell(np.stack([x, np.full_like(x, y + k * 0.66)], axis=1), width))
    for _ in range(11):
        root, foot = x0 + 2 + (x1 - x0 - 4) * rng.random(), y + 0.66 * rng.integers(0, 6)
        blades = [(-0.3, 0), (-0.85, -0.95), (-0.14, -0.5), (0.12, -1.5), (0.3, -0.45)]
        blades += [(0.95, -0.8), (0.36, 0)]
        tufts.append(polygon(np.array(blades) * 0.9 + [root, foot]))
    plate.fill("".join(strokes))
    plate.stroke("".join(tufts), 0.5, "paper")
    plate.fill("".join(tufts))
