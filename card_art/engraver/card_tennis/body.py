"""The parts of a dressed figure: limbs, cloth and skirts as round forms under one light; mm."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique import burin
from engraver.technique.curves import arc_length, normals, resample, spline, tangents
from engraver.technique.light import brightness, facing
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: Distance in mm of the lines that go round a limb.
GAP = 0.4


@dataclass(frozen=True, slots=True)
class Cloth:
    """A stuff: its field, how dark its shade may get (0 to 1), stripes along it, their ink.

    ``dusk`` is added to its tone, for what lies on the far side; ``sheen`` rules the lit side of
    a colored stuff in ``tint``.
    """

    field: str = "light"
    depth: float = 0.72
    dusk: float = 0.0
    stripes: int = 0
    stripe: str = "accent"
    sheen: bool = False


WHITE = Cloth()
FLANNEL = Cloth(depth=0.62)
FAR_FLANNEL = Cloth(depth=0.8, dusk=0.3)
FAR_WHITE = Cloth(depth=0.8, dusk=0.2)
SKIN = Cloth(depth=0.55)
COLOR = Cloth("accent", depth=0.95, dusk=0.02, sheen=True)
FAR_COLOR = Cloth("accent", depth=1.0, dusk=0.22)
BLAZER = Cloth(depth=0.66, stripes=3)
FAR_BLAZER = Cloth(depth=0.8, dusk=0.2, stripes=3)
JACKET = Cloth(depth=0.66, stripes=4)


@dataclass(frozen=True, slots=True)
class Surface:
    """The surface between two edges: a trunk, a sleeve. q runs across it, u along it, 0 to 1."""

    left: Points
    right: Points

    def at(self, places: ArrayLike) -> Points:
        """The points on the plate of places (q, u), shape (n, 2)."""
        a, b = resample(self.left, 120), resample(self.right, 120)
        q, u = np.asarray(places, dtype=float).T
        k = np.clip(u, 0, 1) * 119
        rows = np.arange(120)
        ends = [
            np.stack([np.interp(k, rows, edge[:, i]) for i in (0, 1)], axis=1) for edge in (a, b)
        ]
        return np.asarray(ends[0] * (1 - q)[:, None] + ends[1] * q[:, None])


def form(
    plate: Plate, left: ArrayLike, right: ArrayLike, cloth: Cloth, *, cap: ArrayLike = ()
) -> Surface:
    """A round form between two edges, shaded by lines that go round it.

    ``cap`` closes its beginning, from the first point of the right edge to that of the left.
    """
    n = max(4, int(max(arc_length(left)[-1], arc_length(right)[-1]) / GAP))
    a, b = resample(left, n), resample(right, n)
    ends = np.asarray(cap, dtype=float).reshape(-1, 2)
    outline = np.vstack([left, np.asarray(right)[::-1], ends])
    plate.fill(polygon(outline), cloth.field)
    bulge = ends[len(ends) // 2] - (a[0] + b[0]) / 2 if len(ends) else np.zeros(2)
    _stripes(plate, a, b, cloth, bulge)
    _rings(plate, a, b, cloth)
    _edge(plate, a, b, ends)
    return Surface(a, b)


def _edge(plate: Plate, a: Points, b: Points, cap: Points) -> None:
    """The outline: thick away from the light, fine over a rounded beginning."""
    n = 4 * len(a)
    start = resample(np.vstack([a[:1], cap[::-1], b[:1]]), 20)
    # A rounded beginning melts into what it lies on: its seam is left open in the middle.
    gap = 6 if len(cap) else 10
    plate.stroke(polyline(start[:gap]) + polyline(start[-gap:]) + polyline([a[-1], b[-1]]), 0.2)
    middle = (a + b) / 2
    for edge in (a, b):
        outward = resample(edge - middle, n)
        outward = outward / np.maximum(np.hypot(*outward.T), 1e-6)[:, None]
        width = 0.18 + 0.24 * np.clip(0.5 - 0.7 * facing(outward), 0, 1)
        plate.fill(swell(resample(edge, n), width))


def _stripes(plate: Plate, a: Points, b: Points, cloth: Cloth, bulge: Points) -> None:
    wide = np.hypot(*(b - a).T)
    n = cloth.stripes
    for k in range(n + 1 if n else 0):
        # The outermost lie along the edges, half as wide, and leave no sliver there.
        q = np.clip(k / n, 0.125 / n, 1 - 0.125 / n)
        line = a * (1 - q) + b * q
        first = line[0] + bulge * np.sqrt(1 - (2 * q - 1) ** 2)
        width = np.r_[wide[0], wide] / n * (0.5 if 0 < k < n else 0.25)
        plate.fill(swell(np.vstack([first, line]), width), cloth.stripe)


def _rings(plate: Plate, a: Points, b: Points, cloth: Cloth) -> None:
    v = np.linspace(-1, 1, 15)
    z = np.sqrt(np.clip(1 - v * v, 0, 1))
    middle = (a + b) / 2
    along = tangents(middle)
    # Lines lie as far apart as their ends do along the form, not along a slanting edge.
    steps = [np.abs((np.gradient(edge, axis=0) * along).sum(axis=1)) for edge in (a, b)]
    dark, pale = [], []
    for i in range(1, len(a) - 1):
        half = (b[i] - a[i]) / 2
        size = max(float(np.hypot(*half)), 1e-6)
        across = half / size
        ring = middle[i] + half * v[:, None] + along[i] * ((1 - v * v) * size * 0.3)[:, None]
        lit = brightness(across[0] * v, across[1] * v, z)
        tone = np.clip(0.86 - 1.22 * lit + cloth.dusk, 0, 1) * cloth.depth
        apart = burin.every(steps[0][i] * (1 - v) / 2 + steps[1][i] * (1 + v) / 2, i)
        dark.append(swell(ring, np.minimum(burin.ruled(tone, apart), np.maximum(apart - 0.24, 0))))
        if cloth.sheen:
            pale.append(swell(ring, burin.ruled(np.clip(2.6 * lit - 2.0, 0, 0.5), apart)))
    plate.fill("".join(pale), "tint")
    plate.fill("".join(dark))


def limb(plate: Plate, joints: ArrayLike, radii: ArrayLike, cloth: Cloth) -> Surface:
    """A limb through its joints with a radius (mm) at each, its beginning rounded."""
    knots = np.asarray(joints, dtype=float)
    line = resample(_rounded(knots), 90)
    stops = arc_length(knots) / arc_length(knots)[-1]
    wide = np.asarray(radii, dtype=float)
    r = np.interp(np.linspace(0, 1, 90), stops, wide)
    r = np.convolve(np.pad(r, 6, mode="edge"), np.ones(13) / 13, "valid")
    side = normals(line)
    turn = np.linspace(0, np.pi, 9)[1:-1, None]
    cap = line[0] + r[0] * (np.cos(turn) * side[0] - np.sin(turn) * tangents(line)[0])
    edges = [_trimmed(line, line + way * side * r[:, None], r) for way in (-1, 1)]
    shape = form(plate, edges[0], edges[1], cloth, cap=cap)
    if len(knots) == 3:
        _creases(plate, knots, float(wide[1]))
    return shape


def sides(points: ArrayLike, radii: ArrayLike) -> tuple[Points, Points]:
    """Both edges of a straight or bent bar with a radius (mm) at each of its points."""
    line = resample(points, 30)
    wide = np.asarray(radii, dtype=float)
    r = np.interp(np.linspace(0, 1, 30), np.linspace(0, 1, len(wide)), wide)
    side = normals(line) * r[:, None]
    return line - side, line + side


def _trimmed(line: Points, edge: Points, r: Points) -> Points:
    """The edge without the loop that an offset makes in the hollow of a bend."""
    gap = np.hypot(*(edge[:, None] - line[None]).transpose(2, 0, 1)).min(axis=1)
    return np.asarray(edge[gap > 0.96 * r])


def _rounded(knots: Points) -> Points:
    """The joints as a line that bends at each within a little way before and behind it."""
    points = [knots[0]]
    for before, at, after in zip(knots, knots[1:], knots[2:], strict=False):
        points += [at + 0.3 * (before - at), at + 0.06 * (before + after - 2 * at)]
        points += [at + 0.3 * (after - at)]
    return spline([*points, knots[-1]], 14)


def _creases(plate: Plate, knots: Points, r: float) -> None:
    """Folds that run from the hollow of a bent limb over it, up and down."""
    a, at, b = knots
    up, down = ((end - at) / np.hypot(*(end - at)) for end in (a, b))
    inward = up + down
    bend = float(np.hypot(*inward))
    if bend < 0.7:
        return
    inward = inward / bend
    root = at + inward * r * (0.8 + 0.3 * bend)
    folds = []
    for along, reach in ((up, 1.0), (down, 1.0), (up + down * 0.2, 0.55)):
        tip = root + (along * 1.0 - inward * 0.9) * r * reach
        middle = (root + tip) / 2 + along * 0.22 * r
        line = spline([root, middle, tip], 8)
        folds.append(swell(line, np.linspace(0.32, 0.1, len(line))))
    plate.fill("".join(folds))


def fold(plate: Plate, points: ArrayLike, width: float = 0.26, ink: str = "ink") -> None:
    """A crease through the points, swelling to ``width`` mm and fine at both ends."""
    line = spline(points, 10)
    plate.fill(swell(line, width * np.sin(np.linspace(0.25, 3.0, len(line)))), ink)
