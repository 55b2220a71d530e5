"""What the court wears: brocade, ermine, velvet sleeves; in mm on the plate."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from generator.engraver.cloth import velvet
from generator.engraver.curves import normals, resample, signed_area
from generator.engraver.cutpaper import curve, inside
from generator.engraver.light import facing
from generator.engraver.pathdata import Points, dot, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.sixty_six.sash import behind
from generator.engraver.solids import Tone, hatch, rim, rule_along
from generator.engraver.swell import swell


def brocade(
    plate: Plate,
    outline: ArrayLike,
    *,
    gap: float = 1.9,
    slant: float = 0.98,
    field: str = "accent",
    thread: str = "tint",
    flower: float = 0.34,
) -> None:
    """Cloth woven with a lattice of lozenges and a small flower in each.

    ``gap``: mm from thread to thread; ``slant``: their angle with the level in radians.
    """
    area = np.asarray(outline, dtype=float)
    plate.fill(polygon(area), field)
    for angle in (slant, -slant):
        hatch(plate, area, 0.14 / (gap * 0.95), angle=angle, gap=gap, ink=thread)
    middles = _middles(area, gap, slant)
    edges = flower * np.array([(-1, 0), (1, 0), (0, -1.35), (0, 1.35)])
    whole = np.all([inside(area, middles + edge) for edge in edges], axis=0)
    kept = middles[whole]
    plate.fill("".join(_flower(float(x), float(y), flower) for x, y in kept), thread)


def _middles(area: Points, gap: float, slant: float) -> Points:
    """The middle of every lozenge between the threads that ``hatch`` rules, shape (n, 2)."""
    c, s = math.cos(slant), math.sin(slant)
    across = np.array([[-s, c], [s, c]])
    levels = area @ across.T
    low, high = levels.min(axis=0), levels.max(axis=0)
    steps = [np.arange(a, b, gap) for a, b in zip(low, high, strict=True)]
    grid = np.stack(np.meshgrid(*steps, indexing="ij"), axis=-1).reshape(-1, 2)
    return np.asarray(grid @ np.linalg.inv(across).T)


def _flower(x: float, y: float, r: float) -> str:
    """Path data of a four-petalled flower about (x, y)."""
    t = np.arange(8) * math.pi / 4
    reach = np.where(np.arange(8) % 2 == 0, r, 0.38 * r)
    return polygon(np.stack([x + reach * np.cos(t), y + 1.35 * reach * np.sin(t)], axis=1))


def shaded(plate: Plate, outline: ArrayLike, tone: Tone, *, angle: float = math.pi / 2) -> None:
    """Rule folds and shade over a coloured cloth, in the suit's deep ink."""
    hatch(plate, outline, tone, angle=angle, gap=0.42, ink="deep")


def panes(
    plate: Plate, left: ArrayLike, right: ArrayLike, n: int, *, lines: int = 5, dusk: float = 0.0
) -> None:
    """Cloth between two edges in n stripes, the suit's velvet and white silk in turn.

    ``lines`` are ruled on each stripe; ``dusk`` (0 to 1) is how far the whole lies in shade.
    """
    a, b = resample(left, 40), resample(right, 40)
    seams = [a * (1 - k / n) + b * (k / n) for k in range(n + 1)]
    for k in range(n):

        def fold(u: Points, q: float, _: Points) -> Points:
            return np.asarray(1.5 * abs(q - 0.42) ** 1.3 - 0.28 + dusk + 0 * u)

        if k % 2 == 0:
            velvet(plate, seams[k], seams[k + 1], lines, fold, samples=24)
        else:
            plate.fill(polygon(np.vstack([seams[k], seams[k + 1][::-1]])), "light")
            rule_along(plate, seams[k], seams[k + 1], lines, fold, samples=24, depth=0.6)
    plate.stroke("".join(polyline(seam) for seam in seams[1:]), 0.2)


def frill(plate: Plate, seam: ArrayLike, fall: tuple[float, float], n: int) -> None:
    """A lace edging that falls from the seam by ``fall`` mm (x, y) in n scallops, eyed."""
    line = resample(seam, 10 * n + 1)
    wave = 1 + 0.45 * np.abs(np.sin(np.linspace(0, n * math.pi, 10 * n + 1)))
    edge = line + np.array([fall]) * wave[:, None]
    lace = polygon(np.vstack([line, edge[::-1]]))
    plate.shape(lace, fill="light", stroke="ink", width=0.2, round_ends=True)
    eyes = line[5::10] + np.array(fall) * 0.78
    plate.fill("".join(dot(float(x), float(y), 0.17) for x, y in eyes))


def forearm(plate: Plate, x: float, wrist: float, half: float) -> None:
    """A velvet sleeve from behind the sash to a wrist ``2 * half`` mm wide about (x, wrist)."""
    foot = behind(x + half)
    left = curve(f"{x - half},{wrist} {x - half - 0.8},{foot - 2.6} {x - half - 1.6},{foot}")
    right = curve(f"{x + half},{wrist} {x + half + 0.9},{foot - 2.6} {x + half + 1.8},{foot}")

    def fold(u: Points, q: float, _: Points) -> Points:
        return np.asarray(0.42 * np.sin(q * 13 + 1.4 * u + 1) - 0.12 + 0.5 * q**2)

    velvet(plate, left, right, 11, fold, samples=24)
    plate.stroke(polyline(left) + polyline(right), 0.28)


def ermine(
    plate: Plate, outline: ArrayLike, tails: Sequence[tuple[float, float, float]], size: float = 1.0
) -> None:
    """White fur within the closed outline, with tails at (x, y, degrees) and hairs on its edge."""
    area = np.asarray(outline, dtype=float)
    plate.fill(polygon(area), "light")
    plate.fill("".join(_tail(x, y, turn, size) for x, y, turn in tails))
    plate.fill(_hairs(area))
    rim(plate, area, 0.18, 0.36)


def _hairs(area: Points) -> str:
    """Short hairs that spring inwards from the edge where it turns from the light."""
    ring = np.vstack([area, area[:1]])
    edge = resample(ring, int(np.hypot(*np.diff(ring, axis=0).T).sum() / 0.42))
    inward = normals(edge) * (1 if signed_area(edge) > 0 else -1)
    dark = np.clip(0.45 + 0.6 * facing(inward), 0, 1)
    hairs = []
    for i in range(1, len(edge) - 1):
        if dark[i] > 0.2:
            reach = (0.55 + 0.4 * math.sin(i * 2.4)) * (0.5 + 0.7 * dark[i])
            lean = np.array([-inward[i, 1], inward[i, 0]]) * 0.35
            strand = edge[i] + np.linspace(0, reach, 5)[:, None] * (inward[i] + lean)
            hairs.append(swell(strand, np.linspace(0.1 + 0.14 * dark[i], 0.05, 5)))
    return "".join(hairs)


def _tail(x: float, y: float, turn: float, size: float) -> str:
    """Path data of a tail of ermine about (x, y): a forked tuft, turned by degrees."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    half = [(0, -0.95), (0.17, -0.35), (0.5, 0.62), (0.2, 0.44), (0, 0.95)]
    tuft = np.array(half + [(-a, b) for a, b in half[-2:0:-1]]) * size
    return polygon(tuft @ np.array([[c, s], [-s, c]]) + [x, y])
