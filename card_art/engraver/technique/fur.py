"""Fur: locks of hair that follow a nap and break the outline; ermine with its black tails."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.curves import arc_length, bezier, normals, resample, signed_area
from engraver.technique.cutpaper import inside
from engraver.technique.light import facing
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import Tone
from engraver.technique.solids import rim
from engraver.technique.swell import swell

#: The direction of the nap, in radians, at points (x, y), each of shape (n,).
Nap = Callable[[Points, Points], ArrayLike]


def fur(
    plate: Plate,
    outline: ArrayLike,
    tone: Tone | float,
    *,
    nap: Nap | float = math.pi / 2,
    length: float = 2.2,
    gap: float = 0.62,
    paper: str = "paper",
    ink: str = "ink",
) -> None:
    """Shaggy fur within the closed outline: locks ``length`` mm long that lie along the nap.

    Where the tone (0 to 1) is dark the locks are thick, where it is light they fade out; ``gap``
    is their distance in mm across the nap. Locks stand over the edge they point to, so give the
    outline without its hair. For animals, muffs, caps and hems.
    """
    area = np.asarray(outline, dtype=float)
    plate.fill(polygon(area), paper)
    roots = _quincunx(area, gap, length * 0.55)
    dark = np.asarray(tone(roots[:, 0], roots[:, 1]) if callable(tone) else tone) + 0 * roots[:, 0]
    locks = [
        _lock(root, _heading(nap, root), length * (0.8 + 0.2 * math.sin(7.1 * i)), width, i)
        for i, (root, width) in enumerate(zip(roots, 0.1 + 0.3 * np.clip(dark, 0, 1), strict=True))
        if dark[i] > 0.12 or i % 5 == 0
    ]
    plate.fill("".join([*locks, *_fringe(area, nap, length)]), ink)


def _heading(nap: Nap | float, place: Points) -> float:
    return float(np.asarray(nap(place[:1], place[1:])).item()) if callable(nap) else nap


def _quincunx(area: Points, gap: float, step: float) -> Points:
    """Places within the area in staggered rows, shaken a little."""
    low, high = area.min(axis=0), area.max(axis=0)
    places = []
    for j, y in enumerate(np.arange(low[1] + step / 2, high[1], step)):
        for i, x in enumerate(np.arange(low[0] + gap / 2, high[0], gap)):
            shake = math.sin(12.9 * i + 7.7 * j), math.sin(5.3 * i + 17.1 * j)
            places.append((x + gap * (0.5 * (j % 2) + 0.16 * shake[0]), y + 0.2 * step * shake[1]))
    found = np.array(places).reshape(-1, 2)
    return found[inside(area, found)]


def _lock(root: Points, heading: float, length: float, width: float, i: int) -> str:
    """A hair that springs along the nap and curls to one side, thick in the middle."""
    lean = heading + 0.22 * math.sin(3.7 * i)
    way = np.array([math.cos(lean), math.sin(lean)])
    curl = np.array([-way[1], way[0]]) * 0.18 * length * (1 if i % 2 else -1)
    line = bezier(root, root + way * length * 0.35, root + way * length * 0.7 + curl * 0.3,
                  root + way * length + curl, 7)  # fmt: skip
    return swell(line, width * np.array([0.55, 0.8, 1.0, 1.0, 0.85, 0.6, 0.4]))


def _fringe(area: Points, nap: Nap | float, length: float) -> list[str]:
    """The hair along the outline: it stands over where the nap leaves, and is short elsewhere."""
    ring = np.vstack([area, area[:1]])
    count = max(8, int(arc_length(ring)[-1] / 0.55))
    edge = resample(ring, count + 1)
    outward = -normals(edge) * (1 if signed_area(area) > 0 else -1)
    hairs = []
    for i in range(count):
        heading = _heading(nap, edge[i])
        leaving = float(outward[i] @ (math.cos(heading), math.sin(heading)))
        shade = 0.28 - 0.1 * float(facing(outward[i]))
        size = length * (0.34 + 0.4 * max(leaving, 0)) * (0.85 + 0.15 * math.sin(4.3 * i))
        turn = math.atan2(*(outward[i] * 0.5 + [math.cos(heading), math.sin(heading)])[::-1])
        root = edge[i] - outward[i] * 0.3 * size * max(leaving, 0)
        hairs.append(_lock(root, turn, size, shade, i))
    return hairs


def ermine(
    plate: Plate,
    outline: ArrayLike,
    *,
    pitch: float = 4.4,
    tail: float = 2.2,
    turn: float = 0.0,
    name: str = "ermine-tail",
) -> None:
    """White fur within the closed outline, sewn with black tails in quincunx, short-haired.

    Tails lie ``pitch`` mm apart and hang ``tail`` mm long, ``turn`` degrees clockwise from
    straight down; only whole ones are set. A second ermine on the same plate needs a ``name`` of
    its own. For crowns, robes and mantles.
    """
    area = np.asarray(outline, dtype=float)
    plate.fill(polygon(area), "light")
    with plate.defined(name):
        plate.fill(_tail(tail))
    low, high = area.min(axis=0), area.max(axis=0)
    middle = (low + high) / 2
    for j, y in enumerate(np.arange(low[1] + tail * 0.6, high[1], pitch * 0.62)):
        columns = math.ceil((high[0] - low[0]) / pitch / 2) + 1
        for i in range(-columns, columns + 1):
            place = np.array([middle[0] + (i + 0.5 * (j % 2)) * pitch, y])
            reach = np.array([[0, -0.75], [-0.4, 0.6], [0.4, 0.6], [0, 0.8]]) * tail
            if all(inside(area, place + reach)):
                plate.use(name, float(place[0]), float(place[1]), turn=turn)
    plate.fill(_down(area))
    rim(plate, area, 0.2, 0.42)


def _down(area: Points) -> str:
    """Short hairs within the edge that turns from the light."""
    ring = np.vstack([area, area[:1]])
    count = max(8, int(arc_length(ring)[-1] / 0.62))
    edge = resample(ring, count + 1)
    outward = -normals(edge) * (1 if signed_area(area) > 0 else -1)
    hairs = []
    for i in range(count):
        shade = float(np.clip(0.15 - facing(outward[i]), 0, 1))
        if shade < 0.12:
            continue
        size = (0.5 + 0.9 * shade) * (0.8 + 0.2 * math.sin(4.3 * i))
        along = np.array([-outward[i, 1], outward[i, 0]]) * 0.3 * size
        tip = edge[i] - outward[i] * size - along
        line = bezier(edge[i], edge[i] - outward[i] * size * 0.5, tip + along * 0.6, tip, 7)
        hairs.append(swell(line, np.linspace(0.13 + 0.17 * shade, 0.07, 7)))
    return "".join(hairs)


def _tail(size: float) -> str:
    """A stoat's tail about the origin: three dots of thread above, three points below."""
    half = [(0, -0.42), (0.13, -0.1), (0.27, 0.42), (0.13, 0.3), (0, 0.52)]
    whole = np.array([*half, *((-x, y) for x, y in half[-2:0:-1])]) * size
    threads = np.array([(0, -0.6), (-0.2, -0.42), (0.2, -0.42)]) * size
    petals = "".join(
        polygon(spot + np.array([(0, -0.09), (0.09, 0), (0, 0.09), (-0.09, 0)]) * size)
        for spot in threads
    )
    return polygon(whole) + petals
