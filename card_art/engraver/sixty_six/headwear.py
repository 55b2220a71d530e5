"""Headwear of the court, in mm about the middle of a crown's foot or in head units."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from engraver.sixty_six.crowns import Circlet, circlet
from engraver.technique.cloth import velvet
from engraver.technique.curves import bezier, resample, spline
from engraver.technique.cutpaper import Cut, curve, loop
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import rim, sphere
from engraver.technique.swell import swell
from engraver.wardrobe.jewels import cabochon, lozenge

#: The right half of an oak leaf from its root to its tip, one unit high.
OAK = (
    "0.03,0 0.06,-0.12 0.19,-0.13 0.25,-0.21 0.15,-0.31 0.3,-0.35 0.37,-0.46 0.29,-0.55 "
    "0.18,-0.57 0.28,-0.64 0.3,-0.75 0.2,-0.8 0.11,-0.8 0.16,-0.9 0.1,-0.98 0,-1"
)


def rayed_crown(plate: Plate) -> None:
    """An open crown of seven tall rays, each with a pearl, over a jeweled ring."""
    hoop = Circlet(5.4, 6.6, 1.9, 0.95)
    for degrees in (-72, 72, -48, 48, -24, 24, 0):
        x, y, reach = hoop.spot(degrees, 0.9)
        lean = 0.16 * x
        ray = np.array([(-0.95 * reach, 0.3), (lean, -4.0), (0.95 * reach, 0.3)]) + np.array([x, y])
        plate.shape(polygon(ray), fill="light", stroke="ink", width=0.24, round_ends=True)
        half = np.array([(lean, -4.0), (0.95 * reach, 0.3), (lean * 0.2, 0.3)]) + np.array([x, y])
        plate.fill(polygon(half), "tint")
        plate.use("pearl", x + lean, y - 4.3, 1.3, 1.3)
    circlet(plate, hoop)


def leafed_crown(plate: Plate) -> None:
    """A crown of five great oak leaves and acorns rising from a plain ring."""
    hoop = Circlet(5.3, 6.2, 1.5, 0.95)
    for degrees in (-58, 58, -19, 19):
        x, y, _ = hoop.spot(degrees, 1.0)
        plate.stroke(polyline([(x, y), (x * 1.04, y - 1.6)]), 0.3)
        sphere(plate, x * 1.05, y - 2.1, 0.78, 5)
    for degrees in (-80, 80, -40, 40, 0):
        x, y, reach = hoop.spot(degrees, 0.7)
        oak_leaf(plate, (x, y), 5.0, degrees * 0.32, 0.55 + 0.45 * reach)
    circlet(plate, hoop, 3)


def oak_leaf(
    plate: Plate,
    root: tuple[float, float],
    length: float,
    turn: float,
    squeeze: float = 1.0,
    line: str = "ink",
) -> None:
    """An oak leaf from its root, ``turn`` degrees clockwise from upright, one half in shade.

    ``line`` is the ink of its outline and veins.
    """
    side = curve(OAK, 4) * [squeeze, 1] * length
    angle = math.radians(turn)
    frame = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
    place = np.array(root)
    spine = np.array([(0.0, 0.0), (0.0, -length)])
    for sign, ink in ((-1, "light"), (1, "accent")):
        half = np.vstack([side * [sign, 1], spine[::-1][1:]])
        plate.fill(polygon(half @ frame + place), ink)
    whole = np.vstack([side, (side * [-1, 1])[::-1]]) @ frame + place
    plate.stroke(polygon(whole), 0.2, line)
    veins = [polyline(spine * 0.92 @ frame + place)]
    plate.stroke("".join(veins), 0.18, line)


def rose_wreath(plate: Plate, spots: Sequence[tuple[float, float, float]]) -> None:
    """Small roses (x, y, size) among leaves; needs the symbol ``bloom``, a rose 5.4 mm across."""
    for k, (x, y, size) in enumerate(spots):
        for turn in (-70 + 15 * (k % 3), 60 - 20 * (k % 2)):
            small_leaf(plate, (x, y), 2.6, turn)
        plate.use("bloom", x, y, size, size, turn=(k * 31) % 72)


def small_leaf(plate: Plate, root: tuple[float, float], length: float, turn: float) -> None:
    """A pointed leaf from its root, ``turn`` degrees clockwise from upright."""
    angle = math.radians(turn)
    frame = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
    side = bezier((0, 0), (0.36, -0.2), (0.4, -0.7), (0, -1), 12) * length
    whole = np.vstack([side, (side * [-1, 1])[::-1]]) @ frame + np.array(root)
    plate.shape(polygon(whole), fill="light", stroke="ink", width=0.18)
    plate.stroke(
        polyline(np.array([(0, -0.2), (0, -0.85)]) * length @ frame + np.array(root)), 0.15
    )


def turban(cut: Cut, wraps: Sequence[str], outline: str) -> None:
    """A turban of white cloth: its outline and the edges of its windings; head units."""
    cut.edged(loop(outline), 0.28, "light")
    for k, text in enumerate(wraps):
        line = curve(text, 12)
        cut.scratch(line, 0.14, 0.3, 0.3, 0.14, ink="ink")
        for step, share in ((2.6, (0.12, 0.62)), (5.0, (0.3, 0.86)), (7.2, (0.42, 0.7))):
            part = line[int(share[0] * len(line)) : int(share[1] * len(line))]
            cut.scratch(part - [0.25 * step * (k % 2), step], 0.05, 0.2, 0.05, ink="ink")


def brimmed(cut: Cut, brim: str, crown: str, band: str, weave: Sequence[str] = ()) -> None:
    """A hat of plaited straw: crown, ribbon and brim; head units."""
    cut.edged(loop(crown), 0.26, "light")
    for text in weave:
        cut.scratch(text, 0.08, 0.2, 0.2, 0.08, ink="ink")
    cut.edged(loop(band), 0.2, "accent")
    cut.edged(loop(brim), 0.28, "light")


def soft_cap(cut: Cut, outline: str, left: str, right: str, ink: str = "accent") -> None:
    """A soft cap of velvet, gathered between its left and right edges; head units."""
    plate = cut.plate
    crown = cut.place(loop(outline))
    plate.fill(polygon(crown), ink)

    def fold(u: Points, q: float, _: Points) -> Points:
        gather = 1.6 * np.clip(0.25 - u, 0, 1)
        return np.asarray(0.5 * np.sin(q * 19 + 2 * u) + 0.5 * q - 0.25 + gather)

    a, b = (cut.place(curve(edge, 10)) for edge in (left, right))
    velvet(plate, a, b, 20, fold, fill="", samples=40)
    rim(plate, crown, 0.22, 0.4)


def jeweled(plate: Plate, line: Points, n: int, size: float) -> None:
    """Stones along a line in mm, cut and rounded in turn."""
    for i, (x, y) in enumerate(resample(line, n)):
        stone = cabochon if i % 2 else lozenge
        stone(plate, float(x), float(y), size, size * (0.9 if i % 2 else 1.15))


def quill(plate: Plate, points: Sequence[tuple[float, float]], wide: float) -> None:
    """A pheasant's tail feather along the points, barred, in mm."""
    line = resample(spline(points, 12), 60)
    half = wide * np.interp(np.linspace(0, 1, 60), [0, 0.1, 0.5, 1], [0.1, 0.7, 1, 0.05])
    step = np.gradient(line, axis=0)
    across = np.stack([-step[:, 1], step[:, 0]], axis=1) / np.hypot(*step.T)[:, None]
    a, b = line + across * half[:, None], line - across * half[:, None]
    plate.shape(polygon(np.vstack([a, b[::-1]])), fill="tint", stroke="ink", width=0.22)
    bars = [swell(spline([a[i], line[i - 2], b[i]], 4), 0.3) for i in range(8, 54, 4)]
    plate.fill("".join(bars))
    plate.fill(swell(line, np.linspace(0.3, 0.13, 60)))
