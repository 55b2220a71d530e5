"""Three ears of wheat, tied with a ribbon."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.emblems.parts import mirrored
from engraver.portrait_authors.emblems import relief
from engraver.technique.curves import bezier, normals, resample, spline, tangents
from engraver.technique.cutpaper import loop, points
from engraver.technique.light import facing
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.swell import swell


def ear_of_wheat(plate: Plate) -> None:
    """Bearded ears on their stalks: one upright, two that bow to the sides."""
    for stalk in (
        [(23.4, 28.8), (22.6, 23.0), (16.0, 15.4), (6.2, 9.6)],
        [(20.6, 28.8), (21.4, 23.0), (28.0, 15.4), (37.8, 9.6)],
        [(22.0, 28.9), (22.0, 24.0), (22.1, 15.4), (22.0, 7.2)],
    ):
        _ear(plate, resample(spline(stalk, 24), 161))
    for side in (-1, 1):
        _blade(plate, side)
    _bow(plate)


def _ear(plate: Plate, stalk: Points) -> None:
    """The stalk, the beards, then the grains from the tip downwards."""
    plate.fill(swell(stalk, np.linspace(0.95, 0.5, len(stalk))))
    plate.fill(swell(stalk[:70], np.full(70, 0.34)), "paper")
    along, across = tangents(stalk), normals(stalk)
    places = [(min(160, round(72 + 7.4 * k)), side) for k in range(12) for side in (-1, 1)]
    for i, side in places:
        out = across[i] * side
        way = along[i] * 0.95 + out * (0.34 if i < 150 else 0.16)
        course = [way * 2.2, way * 4.2 + out * 0.2, way * 6.4 + out * 0.9]
        beard = stalk[i] + spline(course, 6)
        plate.fill(swell(beard, np.linspace(0.28, 0.15, len(beard))))
    for i, side in places[::-1]:
        _grain(plate, stalk[i], along[i] * 0.86 + across[i] * side * 0.5)
    _grain(plate, stalk[158], along[158])


def _grain(plate: Plate, root: Points, way: Points) -> None:
    """A plump grain in its husk that points along ``way``."""
    way = way / np.hypot(*way)
    across = np.array([-way[1], way[0]])
    t = np.linspace(0, 1, 14)
    half = (1.0 * np.sin(np.pi * t**0.8) ** 0.8)[:, None]
    axis = root + way * (3.3 * t)[:, None]
    outline = np.vstack([axis + across * half, (axis - across * half)[::-1]])
    plate.shape(polygon(outline), fill="accent", stroke="ink", width=0.4, round_ends=True)
    sign = 1 if float(facing(across)) < 0 else -1
    shade = axis + across * sign * half * 0.56
    plate.fill(swell(shade[2:-1], np.linspace(0.5, 0.3, 11)))
    light = axis - across * sign * half * 0.36
    plate.fill(swell(light[3:10], np.array([0.15, 0.26, 0.34, 0.34, 0.3, 0.2, 0.14])), "tint")


def _blade(plate: Plate, side: int) -> None:
    """A narrow leaf that bends over."""
    line = mirrored(bezier((22, 26), (25, 20.6), (31, 18.4), (37.4, 24.6), 40), side)
    plate.fill(swell(line, 1.9 * np.sin(np.linspace(0.5, 3.1, 40)) ** 0.8))
    plate.fill(swell(line[4:-6], 1.0 * np.sin(np.linspace(0.6, 3.0, 30)) ** 0.8), "paper")
    plate.fill(swell(line[4:-6], 0.26))


def _bow(plate: Plate) -> None:
    """The ribbon that ties the stalks."""
    for side in (-1, 1):
        end = mirrored(points("22,26 24.6,27 25.2,29.1 26.5,28.5 27.6,28.9 26.4,26.6"), side)
        relief.flat(plate, end, "accent", 0.34)
        wing = mirrored(loop("22,25.8 25,23.8 28.2,23.6 28.8,25.8 27.6,27.4 24.6,26.8"), side)
        plate.stroke(polygon(wing), 1.1, "paper")
        relief.body(plate, wing, fill="accent", angle=0.6 * side, gap=0.48, edge=(0.3, 0.5))
    knot = loop("20.6,24.9 22,24.5 23.4,24.9 23.7,26.2 23.2,27.3 22,27.6 20.8,27.3 20.3,26.2")
    plate.stroke(polygon(knot), 1.1, "paper")
    relief.body(plate, knot, fill="accent", angle=1.3, gap=0.48, edge=(0.3, 0.5))


EMBLEMS: dict[str, Callable[[Plate], None]] = {"ear-of-wheat": ear_of_wheat}
